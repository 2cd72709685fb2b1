"""Results of every class of torch.legacy.nn against NumPy, for inputs of all ranks and types."""

import inspect

import lua_reference
import numpy as np
import pytest
from lua_formulas import cost, of
from lua_inputs import positive, t
from test_lua_modules import CRITERION_CASES, MODULE_CASES, build, close, differences, flat, run

import torch
import torch.legacy.nn as nn
from torch.legacy.nn.utils import each


def arrays(value):
    return each(lambda tensor: tensor.numpy().copy() if torch.is_tensor(tensor) else tensor, value)


def near(found, wanted, tolerance=1e-10):
    found, wanted = flat(arrays(found)), flat(wanted)
    assert len(found) == len(wanted)
    for one, other in zip(found, wanted, strict=True):
        assert one.shape == np.shape(other)
        np.testing.assert_allclose(one, other, atol=tolerance, rtol=tolerance)


@pytest.mark.parametrize("make, make_input", MODULE_CASES)
def test_modules_compute_what_numpy_does(make, make_input):
    module, input = build(make, make_input)
    torch.manual_seed(11)
    output = module.forward(each(lambda tensor: tensor.clone(), input))
    near(output, of(module, arrays(input)))


@pytest.mark.parametrize("make, make_input, make_target", CRITERION_CASES)
@pytest.mark.parametrize("average", [True, False])
def test_criterions_compute_what_numpy_does(make, make_input, make_target, average):
    criterion, input, target = build(make, make_input, make_target)
    criterion.sizeAverage = average
    wanted = cost(criterion, arrays(input), arrays(target))
    assert criterion.forward(input, target) == pytest.approx(float(wanted), rel=1e-10)


# Classes that work element by element, or on whole planes whatever comes behind them.
ELEMENTS = [nn.Abs, nn.ELU, nn.Exp, nn.HardShrink, nn.HardTanh, nn.LeakyReLU, nn.LogSigmoid, nn.ReLU, nn.ReLU6,
            nn.Sigmoid, nn.SoftPlus, nn.SoftShrink, nn.SoftSign, nn.Square, nn.Tanh, nn.TanhShrink, nn.Threshold,
            nn.Mul, nn.Dropout, nn.RReLU, nn.Identity, nn.Contiguous, nn.Max, nn.Min, nn.Mean, nn.Sum]
BY_RANK = [
    *((name.__name__, name) for name in ELEMENTS), ("PReLU", lambda: nn.PReLU(2)), ("Sqrt", nn.Sqrt),
    ("Log", nn.Log), ("Power", lambda: nn.Power(2.5)), ("Narrow", lambda: nn.Narrow(-1, 0, 1)),
    ("Narrow behind", lambda: nn.Narrow(0, -1, 1)), ("Replicate", lambda: nn.Replicate(3, 0)),
    ("Unsqueeze", lambda: nn.Unsqueeze(0)), ("Select", lambda: nn.Select(0, -1)), ("Padding", lambda: nn.Padding(0, 2)),
    ("AddConstant", lambda: nn.AddConstant(2)), ("MulConstant", lambda: nn.MulConstant(2)),
    ("Clamp", lambda: nn.Clamp(-0.5, 0.5)),
]


@pytest.mark.parametrize("rank", range(1, 6))
@pytest.mark.parametrize("name, make", BY_RANK)
@pytest.mark.parametrize("kind", ["torch.DoubleTensor", "torch.FloatTensor"])
def test_inputs_of_every_rank(name, make, rank, kind):
    if (name, rank) == ("Select", 1):
        return  # an element has no rank of its own in Lua
    size = (2, 2, 3, 2, 2)[:rank]
    module, input = build(make, lambda: positive(*size) if name in ("Sqrt", "Log", "Power") else t(*size))
    module.type(kind)
    given = input.type(kind)
    torch.manual_seed(11)
    output = module.forward(given.clone())
    near(output, of(module, arrays(given)), 1e-10 if kind == "torch.DoubleTensor" else 1e-5)
    if kind == "torch.FloatTensor":
        return
    weight = output.clone().uniform_(-1, 1)
    slope = module.updateGradInput(given, weight)
    close(slope, differences(lambda: float((run(module, given)[0] * weight).sum()), given))


@pytest.mark.parametrize("name", sorted(lua_reference.SIGNATURES))
def test_the_reference_s_arguments_are_taken_by_name(name):
    given = inspect.signature(getattr(nn, name)).parameters
    wanted = inspect.signature(eval(f"lambda {lua_reference.SIGNATURES[name]}: 0")).parameters
    for (one, ours), (other, theirs) in zip(given.items(), wanted.items(), strict=False):
        assert one == other and ours.kind == theirs.kind
        assert ours.default == theirs.default or theirs.default is theirs.empty
    assert len(given) >= len(wanted)
    assert all(more.default is not more.empty or more.kind is more.VAR_POSITIONAL
               for more in list(given.values())[len(wanted):])


def test_the_slope_of_a_root_at_zero_is_zero():
    module, x = nn.Sqrt().double(), torch.DoubleTensor([0, 4])
    assert module.forward(x).tolist() == [0, 2]
    assert module.backward(x, torch.DoubleTensor([1, 1])).tolist() == [0, 0.25]
    divisive = nn.SpatialDivisiveNormalization(1, torch.ones(3, 3)).double()
    zeros = torch.zeros(1, 5, 5).double()
    assert divisive.forward(zeros).abs().sum() == 0
    assert divisive.backward(zeros, zeros + 1).abs().max() < float("inf")


@pytest.mark.parametrize("p", [1, 2, 3, 1.5])
def test_the_slope_of_a_distance_at_zero_is_zero(p):
    module, x = nn.PairwiseDistance(p).double(), torch.DoubleTensor([[1, 2], [3, 4]])
    other = torch.DoubleTensor([[1, 2], [0, 4]])
    module.forward([x, other])
    slopes = module.backward([x, other], torch.DoubleTensor([1, 1]))
    assert slopes[0].tolist() == [[0, 0], [1, 0]] and slopes[1].tolist() == [[0, 0], [-1, 0]]


def test_gradients_have_lua_s_names():
    module = nn.WeightedEuclidean(3, 4)
    assert module.gradDiagCov.size() == module.diagCov.size() and module.parameters()[1][1] is module.gradDiagCov


def test_evaluation_that_draws():
    for module, x in ((nn.Dropout(0.5, stochasticInference=True), torch.ones(400)),
                      (nn.SpatialDropout(0.5, True), torch.ones(400, 2, 2))):
        module.evaluate()
        kept = module.forward(x).clone()
        assert 50 < float((kept == 0).sum()) / (x.numel() / 400) < 350
        assert not module.forward(x).equal(kept)
        module.stochasticInference = False
        assert float((module.forward(x) == 0).sum()) == 0


@pytest.mark.parametrize("kind", [nn.ClassNLLCriterion, nn.CrossEntropyCriterion, nn.SpatialClassNLLCriterion])
@pytest.mark.parametrize("weighted", [False, True])
def test_classes_that_count_for_nothing(kind, weighted):
    criterion = kind(positive(3) if weighted else None, ignoreIndex=1).double()
    spatial = kind is nn.SpatialClassNLLCriterion
    x, y = (t(2, 3, 1, 2), [[[0, 1]], [[2, 1]]]) if spatial else (t(4, 3), [0, 1, 2, 1])
    y = torch.LongTensor(y)
    assert criterion.forward(x, y) == pytest.approx(float(cost(criterion, x.numpy(), y.numpy())), rel=1e-12)
    close(criterion.backward(x, y), differences(lambda: criterion.forward(x, y), x))
    y.fill_(1)
    assert criterion.forward(x, y) == 0 and criterion.backward(x, y).abs().sum() == 0
