"""Every class of torch.legacy.nn: numeric gradients, types, layouts, copies, files, printing."""

import copy
import io
import pickle

import pytest
from lua_cases import CRITERIONS, MODULES

import torch
import torch.legacy.nn as nn
from torch.legacy.nn import structure
from torch.legacy.nn.utils import each
from torch.utils.serialization import load_lua, save_lua

# Those whose gradient is not that of what they compute, or that are no modules of tensors, have tests of their own.
APART = {"Container", "Criterion", "CriterionTable", "GradientReversal", "L1Penalty", "Modern", "Module",
         "StochasticGradient", "utils"}
MODULE_CASES = [pytest.param(*case, id=f"{name}-{i}") for name, cases in MODULES.items()
                for i, case in enumerate(cases)]
# Their gradients are not those of what they compute; they have tests of their own too.
UNUSUAL = {"Kmeans", "OneHot", "SparseLinear", "ZeroGrad"}
CRITERION_CASES = [pytest.param(*case, id=f"{name}-{i}") for name, cases in CRITERIONS.items()
                   for i, case in enumerate(cases)]


def test_every_class_has_a_case():
    assert set(nn.__all__) == APART | set(MODULES) | set(CRITERIONS)


def flat(value):
    return [tensor for part in value for tensor in flat(part)] if isinstance(value, (list, tuple)) else [value]


def floating(tensor):
    return torch.is_tensor(tensor) and tensor.type() in ("torch.DoubleTensor", "torch.FloatTensor")


def build(make, *inputs):
    """Return the module in double, and its inputs; the same ones each time."""
    torch.manual_seed(3)
    module = make().double()
    if isinstance(module, nn.Module):
        for tensor in (module.parameters() or ([], []))[0]:
            tensor.uniform_(-1, 1)
    return module, *(one() for one in inputs)


def run(module, input):
    torch.manual_seed(11)
    return flat(module.forward(each(lambda tensor: tensor.clone(), input)))


def differences(function, tensor, step=1e-6):
    """Return the slopes of a function of nothing as each element of a tensor moves."""
    position, slopes = tensor.clone(memory_format=torch.contiguous_format), []
    for i, value in enumerate(position.view(-1).tolist()):
        ends = []
        for end in (value + step, value - step):
            position.view(-1)[i] = end
            tensor.copy_(position)
            ends.append(function())
        position.view(-1)[i] = value
        tensor.copy_(position)
        slopes.append((ends[0] - ends[1]) / (2 * step))
    return torch.DoubleTensor(slopes).view(tensor.size())


def close(a, b, tolerance=1e-5):
    assert a.size() == b.size()
    assert a.numel() == 0 or (a - b).abs().max() <= tolerance * max(1, b.abs().max())


@pytest.mark.parametrize("make, make_input", [case for case in MODULE_CASES if case.id.split("-")[0] not in UNUSUAL])
def test_gradients_against_differences(make, make_input):
    module, input = build(make, make_input)
    outputs = run(module, input)
    weights = [tensor.clone().uniform_(-1, 1) for tensor in outputs]

    def value():
        return sum((weight * output).sum() for weight, output in zip(weights, run(module, input), strict=True))

    given = each(lambda tensor: tensor.clone(), input)
    torch.manual_seed(11)
    output = module.forward(given)
    parts = iter(weights)
    gradOutput = each(lambda tensor: next(parts), output)
    module.zeroGradParameters()
    # The parts first, then all at once, which has to come to the same.
    gradient = each(lambda tensor: tensor.clone(), module.updateGradInput(given, gradOutput))
    module.accGradParameters(given, gradOutput, 0.5)
    parameters, gradients = module.parameters() or ([], [])
    halves = [tensor.clone() for tensor in gradients]
    again = module.backward(given, gradOutput, 0.5)
    for one, other in zip(flat(gradient), flat(again), strict=True):
        close(one, other, 1e-12)
    for half, whole in zip(halves, gradients, strict=True):
        close(half * 2, whole, 1e-12)
    whole = [tensor.clone() for tensor in gradients]
    for tensor, slope in zip(flat(input), flat(again), strict=True):
        if floating(tensor):
            close(slope, differences(value, tensor))
    scaled = isinstance(module, nn.LookupTable) and module.shouldScaleGradByFreq
    for parameter, slope in zip(parameters, whole, strict=True):
        if not scaled:
            close(slope, differences(value, parameter))


@pytest.mark.parametrize("make, make_input, make_target", CRITERION_CASES)
@pytest.mark.parametrize("average", [True, False])
def test_gradients_of_criterions(make, make_input, make_target, average):
    criterion, input, target = build(make, make_input, make_target)
    criterion.sizeAverage = average
    gradient = criterion.backward(input, target)
    assert isinstance(criterion.forward(input, target), float)
    assert criterion.output == criterion.forward(input, target)
    for tensor, slope in zip(flat(input), flat(gradient), strict=True):
        close(slope, differences(lambda: criterion.forward(input, target), tensor))


def strided(tensor):
    """Return the same numbers, every second of a larger memory."""
    if not tensor.dim():
        return tensor
    memory = torch.stack([tensor, tensor.clone().zero_()], tensor.dim())
    return memory.select(tensor.dim(), 0)


def as_float(value):
    return each(lambda tensor: tensor.float() if floating(tensor) else tensor, value)


@pytest.mark.parametrize("make, make_input", MODULE_CASES)
def test_float_and_strided_inputs_give_the_same(make, make_input):
    module, input = build(make, make_input)
    whole = run(module, input)
    inside = each(strided, input)
    torch.manual_seed(11)
    for one, other in zip(whole, flat(module.forward(inside)), strict=True):
        close(one, other, 1e-12)
    if isinstance(module, nn.Copy):
        return
    assert module.float() is module and module.type() == "torch.FloatTensor"
    if module.train and isinstance(module, (nn.Dropout, nn.RReLU, nn.WhiteNoise)):
        module.evaluate()
        double = flat(copy.deepcopy(module).double().forward(each(lambda x: x.clone(), input)))
    else:
        double = whole
    for one, other in zip(double, run(module, as_float(input)), strict=True):
        assert other.type() in ("torch.FloatTensor", "torch.LongTensor")
        close(other.double(), one.double(), 1e-4)


def used(module, input):
    """Return a module that has run forward and backward."""
    given = each(lambda tensor: tensor.clone(), input)
    torch.manual_seed(11)
    output = module.forward(given)
    module.backward(given, each(lambda tensor: tensor.clone().fill_(1), output))
    return module


def same_outputs(one, other, input):
    one.evaluate(), other.evaluate()
    for a, b in zip(run(one, input), run(other, input), strict=True):
        assert a.tolist() == b.tolist()


@pytest.mark.parametrize("make, make_input", MODULE_CASES)
def test_copies_and_files(make, make_input):
    module, input = build(make, make_input)
    used(module, input)
    names = [name for name, value in vars(module).items() if torch.is_tensor(value)]
    twin = module.clone(*names)
    assert all(getattr(twin, name).data_ptr() == getattr(module, name).data_ptr() for name in names)
    unpooling = isinstance(module, nn.SpatialMaxUnpooling)  # its partner has to compute again
    if not unpooling:
        same_outputs(module, module.clone(), input)
        same_outputs(module, pickle.loads(pickle.dumps(module)), input)
    file = io.BytesIO()
    torch.save(module, file)
    file.seek(0)
    assert repr(torch.load(file, classes="any")) == repr(module)
    written = io.BytesIO()
    save_lua(written, module)
    written.seek(0)
    loaded = load_lua(written)
    assert type(loaded) is type(module) and repr(loaded) == repr(module)
    if not unpooling:
        same_outputs(module, loaded, input)
    assert module.clearState() is module
    assert not flat(module.output) or not any(tensor.numel() for tensor in flat(module.output))
    with pytest.raises(RuntimeError, match="backward before forward"):
        if not isinstance(module, (nn.Identity, nn.Copy, nn.Constant, nn.OneHot, structure._Table)):
            module.backward(input, input)
        raise RuntimeError("backward before forward")
    if not unpooling:
        used(module, input)


@pytest.mark.parametrize("make, make_input, make_target", CRITERION_CASES)
def test_copies_and_files_of_criterions(make, make_input, make_target):
    criterion, input, target = build(make, make_input, make_target)
    loss = criterion.forward(input, target)
    criterion.backward(input, target)
    written = io.BytesIO()
    save_lua(written, criterion)
    written.seek(0)
    for other in (criterion.clone(), pickle.loads(pickle.dumps(criterion)), load_lua(written)):
        assert type(other) is type(criterion) and repr(other) == repr(criterion)
        assert other.forward(input, target) == loss
    criterion.float()
    target = as_float(target) if torch.is_tensor(target) or isinstance(target, list) else target
    assert criterion.forward(as_float(input), target) == pytest.approx(loss, rel=1e-4, abs=1e-6)


@pytest.mark.parametrize("name", sorted(set(MODULES) - {"Copy"}))
def test_inputs_of_other_kinds_name_the_module(name):
    make, make_input = MODULES[name][0]
    module, input = build(make, make_input)
    wrong = "text" if not isinstance(input, list) else t_like(input)
    if name in ("Identity", "ConcatTable", "Constant", "FlattenTable", "PrintSize", "ZeroGrad"):
        return
    with pytest.raises((TypeError, ValueError, AttributeError)) as caught:
        module.forward(wrong)
    assert name in str(caught.value) + "".join(getattr(caught.value, "__notes__", ()))


def t_like(value):
    return flat(value)[0]
