"""Networks of both kinds: legacy modules in autograd's graphs, torch.nn's in legacy networks, and conversion."""

import copy
import pickle
import subprocess
import sys

import pytest
from lua_cases import CRITERIONS, MODULES
from lua_manifest import FOLDER
from test_lua_modules import CRITERION_CASES, MODULE_CASES, build, close, flat, floating, run

import torch
import torch.legacy.nn as legacy
import torch.legacy.optim
from torch import nn
from torch.autograd import Variable
from torch.legacy.convert import convert
from torch.legacy.convert.__main__ import main
from torch.legacy.nn.utils import each
from torch.legacy.twins import AHEAD
from torch.utils.serialization import load_lua


def variables(value):
    return [variables(part) for part in value] if isinstance(value, list) else Variable(value)


@pytest.mark.parametrize("make, make_input", MODULE_CASES)
def test_legacy_modules_pass_gradients_on(make, make_input):
    module, input = build(make, make_input)
    twin, given = nn.Legacy(module.clone()), variables(input)
    if isinstance(module, legacy.SpatialMaxUnpooling):
        twin = nn.Legacy(module)
    torch.manual_seed(11)
    outputs = flat(twin(*given) if isinstance(given, list) else twin(given))
    for one, other in zip(run(module, input), outputs, strict=True):
        close(other.data, one, 1e-12)
    if not any(output.requires_grad for output in outputs):
        return
    torch.autograd.backward(outputs, [torch.ones(output.size()).double() for output in outputs])
    module.zeroGradParameters()
    torch.manual_seed(11)
    copied = [tensor.clone() for tensor in input] if isinstance(input, list) and all(map(torch.is_tensor, input)) else \
        copy.deepcopy(input)
    output = module.forward(copied)
    ones = copy.deepcopy(output)
    for tensor in flat(ones):
        tensor.fill_(1)
    gradient = module.backward(copied, ones)
    for variable, wanted in zip(flat(given), flat(gradient), strict=True):
        if floating(variable.data) and wanted.numel():
            close(variable.grad.data, wanted, 1e-12)
    _, gradients = module.parameters() or ((), ())
    for parameter, wanted in zip(twin.parameters(), gradients, strict=True):
        close(parameter.grad.data, wanted, 1e-12)


def test_a_mixed_network_learns_in_both_directions():
    torch.manual_seed(4)
    x, y = torch.randn(30, 4), torch.randn(30, 2)
    inner = legacy.Sequential(legacy.Linear(5, 5), legacy.Tanh())
    mixed = nn.Sequential(nn.Linear(4, 5), nn.Legacy(inner), nn.Linear(5, 2))
    plain = convert(legacy.Sequential(legacy.Modern(copy.deepcopy(mixed[0])), inner.clone(),
                                      legacy.Modern(copy.deepcopy(mixed[2]))))
    reverse = legacy.Sequential(legacy.Modern(copy.deepcopy(mixed[0])), inner.clone(),
                                legacy.Modern(copy.deepcopy(mixed[2])))
    losses, others = [], []
    optimizer, criterion = torch.optim.SGD(mixed.parameters(), lr=0.1), legacy.MSECriterion()
    for _ in range(20):
        optimizer.zero_grad()
        loss = nn.MSELoss()(mixed(Variable(x)), Variable(y))
        loss.backward()
        optimizer.step()
        losses.append(float(loss))
        reverse.zeroGradParameters()
        others.append(criterion.forward(reverse.forward(x), y))
        reverse.backward(x, criterion.backward(reverse.output, y))
        reverse.updateParameters(0.1)
    assert losses == pytest.approx(others, rel=1e-5) and losses[-1] < losses[0]
    assert plain[1][0].weight.size() == (5, 5)
    for twin in (copy.deepcopy(mixed), pickle.loads(pickle.dumps(mixed))):
        assert twin(Variable(x)).data.equal(mixed(Variable(x)).data)
        state = twin.state_dict()
        assert "1.parameter0" in state
        mixed.load_state_dict(state)
    assert mixed.double()(Variable(x.double())).data.type() == "torch.DoubleTensor"


def test_a_legacy_module_may_be_called_often_before_backward():
    layer = nn.Legacy(legacy.Sequential(legacy.Linear(3, 3), legacy.Dropout(0.5), legacy.Tanh()))
    x = Variable(torch.randn(2, 3))
    first = layer(x)
    dropped = layer.module.get(1).noise.clone()
    second = layer(first)
    second.sum().backward()
    assert x.grad.data.abs().sum() > 0 and layer.parameter0.grad is not None
    assert not dropped.equal(layer.module.get(1).noise) or dropped.sum() in (0, 12)
    tied = legacy.Linear(3, 3)
    twice = nn.Legacy(legacy.Sequential(tied, tied, tied.clone("weight", "bias")))
    assert len(list(twice.parameters())) == 2
    twice(x).sum().backward()
    with pytest.raises(RuntimeError, match="convert it with torch.legacy.convert"):
        torch.autograd.grad(nn.Legacy(legacy.Tanh())(x).sum(), x, create_graph=True)[0].sum().backward()
    with pytest.raises(TypeError, match="need a module of torch.legacy.nn"):
        nn.Legacy(nn.Tanh())
    with pytest.raises(TypeError, match="need a module of torch.nn"):
        legacy.Modern(legacy.Tanh())
    with pytest.raises(TypeError, match=r"not Tanh; wrap it, as nn.Legacy\(module\)"):
        nn.Sequential(legacy.Tanh())


@pytest.mark.parametrize("make, make_input", MODULE_CASES)
def test_converted_modules_compute_the_same(make, make_input):
    module, input = build(make, make_input)
    if isinstance(module, legacy.SpatialMaxUnpooling):
        return
    module.evaluate()
    twin = convert(module)
    assert isinstance(twin, nn.Module) and not twin.training
    given = variables(input)
    torch.manual_seed(11)
    outputs = flat(twin(*given) if isinstance(given, list) else twin(given))
    for one, other in zip(run(module, input), outputs, strict=True):
        close(other.data, one, 1e-12)


@pytest.mark.parametrize("name", ["mlp", "convnet", "containers", "lookup"])
def test_converted_networks_give_what_lua_recorded(name):
    recorded = load_lua(FOLDER / f"{name}_io.b.t7")
    input = recorded["input"] - (name == "lookup")
    net = convert(load_lua(FOLDER / f"{name}.b.t7"))
    close(net(Variable(input)).data, recorded["output"], 1e-6)


def test_a_converted_network_trains_on_as_the_legacy_one_does():
    torch.manual_seed(3)
    net = load_lua(FOLDER / "convnet.b.t7")
    net.training()
    for module in net.findModules("nn.Dropout")[0]:
        module.p = 0
    twin = convert(net)
    x, y = torch.randn(16, 1, 8, 8), torch.LongTensor(16).random_(3)
    criterion, optimizer = legacy.ClassNLLCriterion(), torch.optim.SGD(twin.parameters(), lr=0.05, momentum=0.9)
    flat_, gradient = net.getParameters()
    losses, state = [], {}

    def feval(_):
        net.zeroGradParameters()
        loss = criterion.forward(net.forward(x), y)
        net.backward(x, criterion.backward(net.output, y))
        return loss, gradient

    for _ in range(10):
        _, loss = torch.legacy.optim.sgd(feval, flat_, {"learningRate": 0.05, "momentum": 0.9, "dampening": 0}, state)
        optimizer.zero_grad()
        other = convert(criterion)(twin(Variable(x)), Variable(y))
        other.backward()
        optimizer.step()
        losses.append((loss, float(other)))
    for loss, other in losses:
        assert loss == pytest.approx(other, rel=1e-5)
    assert losses[-1][0] < losses[0][0]


def test_what_is_shared_stays_shared():
    net = convert(load_lua(FOLDER / "shared_weights.b.t7"))
    assert net[0] is net[3] and net[2] is not net[0] and net[2].weight is net[0].weight
    with pytest.raises(TypeError, match="no module of torch.legacy.nn, and no criterion"):
        convert(nn.Tanh())


@pytest.mark.parametrize("make, make_input, make_target", CRITERION_CASES)
def test_every_criterion_converts_and_passes_gradients_on(make, make_input, make_target):
    criterion, input, target = build(make, make_input, make_target)
    if isinstance(target, int):
        target = torch.LongTensor([target]) if criterion.integral else torch.DoubleTensor([target])
        target = target.view(()) if isinstance(criterion, legacy.CosineEmbeddingCriterion) else target  # of one pair
    given, loss = variables(input), convert(criterion)
    wanted = each(lambda tensor: tensor * 2, criterion.backward(input, target))
    if isinstance(given, Variable) and given.dim() == 1 and not isinstance(loss, nn.Legacy):
        return  # torch.nn's have a batch
    split = isinstance(given, list) and not isinstance(loss, nn.Legacy)
    targets = [] if target is None else [each(lambda tensor: Variable(tensor, requires_grad=False), target)]
    value = loss(*(given if split else [given]), *targets)
    assert float(value) == pytest.approx(criterion.forward(input, target), rel=1e-12)
    (value * 2).backward()
    for variable, slope in zip(flat(given), flat(wanted), strict=True):
        close(variable.grad.data, slope, 1e-12)


def test_a_criterion_as_a_module_converts():
    table = convert(legacy.Sequential(legacy.CriterionTable(legacy.MSECriterion())))
    x, y = Variable(torch.Tensor([1, 2])), Variable(torch.Tensor([0, 0]), requires_grad=False)
    loss = table([x, y])
    loss.backward()
    assert float(loss) == 2.5 and x.grad.data.tolist() == [1, 2]


def test_the_program(tmp_path, capsys):
    source, target, back = str(FOLDER / "mlp.b.t7"), str(tmp_path / "mlp.pt"), str(tmp_path / "mlp.t7")
    command = [sys.executable, "-m", "torch.legacy.convert", source, target]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 and "Linear(in_features=4, out_features=5" in done.stdout, done.stderr
    recorded = load_lua(FOLDER / "mlp_io.b.t7")
    close(torch.load(target, classes="any")(Variable(recorded["input"])).data, recorded["output"])
    assert main([source, str(tmp_path / "state.pt"), "--state"]) == 0
    assert set(torch.load(tmp_path / "state.pt")) == {"0.weight", "0.bias", "2.weight", "2.bias"}
    assert main([source, target, "--keep"]) == 0 and main([target, back]) == 0
    close(load_lua(back).forward(recorded["input"]), recorded["output"])
    capsys.readouterr()
    assert main([str(FOLDER / "unknown_class.b.t7"), target]) == 1
    assert "custom.Thing" in capsys.readouterr().err
    assert main([str(FOLDER / "unknown_class.b.t7"), target, "--unknown"]) == 0
    assert main([str(tmp_path / "none.t7"), target]) == 1


def test_the_cases_reach_every_rule():
    assert {kind.__name__ for kind in AHEAD if issubclass(kind, legacy.Module)} <= set(MODULES)
    assert {kind.__name__ for kind in AHEAD if issubclass(kind, legacy.Criterion)} <= set(CRITERIONS)
