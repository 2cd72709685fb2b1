"""Modules, containers and criterions besides computing: printing, sharing, types, modes, messages."""

import io

import pytest

import torch
import torch.legacy.nn as nn
import torch.legacy.nngraph
import torch.nn
from torch.legacy.nn import utils
from torch.legacy.nngraph.graph import dot
from torch.utils.serialization import load_lua, save_lua


def network():
    return nn.Sequential(nn.Linear(4, 3), nn.ConcatTable().add(nn.Tanh()).add(nn.Sequential().add(nn.ReLU())),
                         nn.CAddTable(), nn.Dropout(0.3), nn.Linear(3, 2, bias=False))


def test_trees_are_printed_as_lua_has_them():
    assert repr(network()) == """nn.Sequential {
  [input -> (0) -> (1) -> (2) -> (3) -> (4) -> output]
  (0): nn.Linear(4 -> 3)
  (1): nn.ConcatTable {
    input
      |`-> (0): nn.Tanh
       `-> (1): nn.Sequential {
             [input -> (0) -> output]
             (0): nn.ReLU
           }
       ... -> output
  }
  (2): nn.CAddTable
  (3): nn.Dropout(0.3)
  (4): nn.Linear(3 -> 2) without bias
}"""
    assert repr(nn.SpatialConvolution(3, 8, 5, 5, 1, 1, 2)) == "nn.SpatialConvolution(3 -> 8, 5x5, 1, 1, 2, 2)"
    assert repr(nn.MultiCriterion().add(nn.MSECriterion())) == "nn.MultiCriterion {\n  nn.MSECriterion\n}"


def test_walking():
    net = network()
    assert net.size() == len(net) == 5 and net.get(0) is net[0] is net.modules[0]
    result, holders = net.findModules("nn.Sequential")
    assert result == [net, net[1][1]] and holders == [net, net[1]]
    assert [type(module).__name__ for module in net.listModules()] == [
        "Sequential", "Linear", "ConcatTable", "Tanh", "Sequential", "ReLU", "CAddTable", "Dropout", "Linear"]
    net.replace(lambda module: nn.Sigmoid() if isinstance(module, nn.Tanh) else module)
    assert isinstance(net[1][0], nn.Sigmoid)
    seen = []
    net.applyToModules(seen.append)
    assert seen == net.modules
    net.insert(nn.Exp(), 1).remove(2).remove()
    assert [type(module).__name__ for module in net.modules] == ["Linear", "Exp", "CAddTable", "Dropout"]
    for wrong in (lambda: net.insert(nn.Exp(), 9), lambda: net.remove(9)):
        with pytest.raises(IndexError, match="holds 4 modules"):
            wrong()
    with pytest.raises(TypeError, match="add takes a module"):
        net.add(nn.MSECriterion())


def test_modes_reach_all():
    net = network()
    net.evaluate()
    assert not any(module.train for module in net.listModules())
    x = torch.randn(2, 4)
    assert net.forward(x).equal(net.forward(x))
    net.training()
    assert all(module.train for module in net.listModules())


def test_types_keep_what_is_shared_shared():
    first = nn.Linear(3, 3)
    net = nn.Sequential(first, first.clone("weight", "bias"), first)
    net.flattenParameters()
    net.double()
    assert net.type() == first.type() == first.weight.type() == "torch.DoubleTensor"
    assert net[1].weight.data_ptr() == first.weight.data_ptr()
    assert first.weight.storage().data_ptr() == first.bias.storage().data_ptr()
    assert net.forward(torch.randn(2, 3).double()).type() == "torch.DoubleTensor"
    with pytest.raises(ValueError, match="type takes a name such as"):
        net.type("torch.LongTensor")
    if not torch.cuda.is_available():
        with pytest.raises(RuntimeError, match="CUDA: "):
            net.cuda()


def test_flat_parameters_are_the_modules_own():
    net = network()
    x = torch.randn(2, 4)
    net.evaluate()
    before = net.forward(x).clone()
    flat, gradient = net.getParameters()
    assert flat.size() == gradient.size() == (21,)
    assert net.forward(x).equal(before)
    flat.mul_(0)
    assert net.forward(x).abs().sum() == 0 and net[0].weight.sum() == 0
    net.zeroGradParameters()
    net.backward(x, torch.ones(2, 2))
    assert net[4].gradWeight.data_ptr() in range(gradient.data_ptr(), gradient.data_ptr() + 4 * 21)
    offsets = [[tensor.storage_offset() for tensor in tensors] for tensors in net.parameters()]
    assert offsets == [[0, 12, 15]] * 2  # parameters and gradients lie alike
    tied = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
    tied[1].share(tied[0], "weight", "gradWeight")
    assert [tensor.size(0) for tensor in tied.getParameters()] == [8, 8]
    assert nn.Sequential(nn.Tanh()).getParameters()[0].numel() == 0
    with pytest.raises(TypeError, match="convert the network first"):
        nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2).double()).getParameters()


def test_steps_along_gradients():
    net, x, g = nn.Linear(3, 2), torch.randn(4, 3), torch.randn(4, 2)
    net.forward(x)
    net.zeroGradParameters()
    net.backward(x, g)
    wanted = net.weight - net.gradWeight * 0.1
    held = net.gradWeight.clone()
    other = net.clone()
    net.updateParameters(0.1)
    assert (net.weight - wanted).abs().max() < 1e-6
    other.forward(x)
    other.backwardUpdate(x, g, 0.1)
    assert (other.weight - wanted).abs().max() < 1e-6 and other.gradWeight.equal(held)
    table = nn.LookupTable(4, 2).accUpdateOnly()
    before, index = table.weight.clone(), torch.LongTensor([1, 1, 3])
    table.forward(index)
    table.backwardUpdate(index, torch.ones(3, 2), 0.5)
    assert (before - table.weight).sum(1).tolist() == pytest.approx([0, 2, 0, 1], abs=1e-5)


def test_a_module_may_stand_twice_in_a_network():
    torch.manual_seed(1)
    layer = nn.Linear(3, 3).double()
    tanh = nn.Tanh().double()
    net = nn.Sequential(layer, tanh, layer, tanh)
    x, g = torch.randn(2, 3).double(), torch.randn(2, 3).double()
    net.forward(x)
    net.zeroGradParameters()
    gradient = net.backward(x, g).clone()
    step, numeric = 1e-6, []
    for i in range(6):
        ends = []
        for sign in (step, -step):
            moved = x.clone()
            moved.view(-1)[i] += sign
            ends.append((net.forward(moved) * g).sum())
        numeric.append(float(ends[0] - ends[1]) / 2 / step)
    assert gradient.view(-1).tolist() == pytest.approx(numeric, abs=1e-7)


def test_a_criterion_s_gradient_is_that_of_what_it_is_given():
    """Saved values of forward are used for the same input and target only."""
    a, b, y, z = (torch.randn(4) for _ in range(4))
    criterion, pair = nn.MSECriterion(), nn.MarginRankingCriterion(0.1)
    for given in ((a, y), (b, y), (a, z), (b, z)):
        criterion.forward(a, y)
        wanted = nn.MSECriterion().backward(*given)
        assert criterion.backward(*given).equal(wanted) and criterion.backward(*given).equal(wanted)
    inputs, sign = [a, b], y.sign()
    pair.forward(inputs, sign)
    inputs.reverse()
    gradient = pair.backward(inputs, sign)
    assert all(map(torch.equal, gradient, nn.MarginRankingCriterion(0.1).backward([b, a], sign)))


def test_what_only_gradients_notice():
    x = torch.Tensor([-2, 1, 4])
    reversal = nn.GradientReversal(0.5)
    assert reversal.forward(x) is x and reversal.backward(x, torch.ones(3)).tolist() == [-0.5] * 3
    penalty = nn.L1Penalty(0.1, True)
    assert penalty.forward(x) is x and penalty.loss == pytest.approx(0.7 / 3)
    assert penalty.backward(x, torch.ones(3)).tolist() == pytest.approx([1 - 0.1 / 3, 1 + 0.1 / 3, 1 + 0.1 / 3])
    assert nn.L1Penalty(0.1, False, False).updateGradInput(x, x).tolist() == pytest.approx([-0.1, 0.1, 0.1])
    table = nn.CriterionTable(nn.MSECriterion())
    assert table.forward([x, x * 0]) == 7 and table.backward([x, x * 0]).tolist() == \
        pytest.approx([-4 / 3, 2 / 3, 8 / 3])


def test_in_place_modules_overwrite_their_input():
    for module in (nn.ReLU(True), nn.Threshold(0.5, 0, True), nn.LeakyReLU(0.1, True), nn.AddConstant(1, True)):
        x = torch.randn(5)
        wanted = type(module)(*module_arguments(module)).forward(x)
        assert module.forward(x) is x and x.equal(wanted)


def module_arguments(module):
    return {nn.ReLU: (), nn.Threshold: (0.5, 0), nn.LeakyReLU: (0.1,), nn.AddConstant: (1,)}[type(module)]


def test_dropout_keeps_the_mean_and_evaluation_the_input():
    module, x = nn.Dropout(0.3), torch.ones(10000)
    y = module.forward(x)
    largest = y.max().item()
    assert abs(y.mean() - 1) < 0.05 and set(y.tolist()) == {0, largest} and largest == pytest.approx(1 / 0.7)
    assert module.backward(x, x).equal(y)
    module.evaluate()
    assert module.forward(x).equal(x)
    with pytest.raises(ValueError, match="probability"):
        nn.Dropout(1)
    rrelu, x = nn.RReLU(0.2, 0.4), -torch.ones(10000)
    assert -0.4 <= rrelu.forward(x).min() < -0.39 and abs(rrelu.output.mean() + 0.3) < 0.01
    rrelu.evaluate()
    assert rrelu.forward(x).mean().item() == pytest.approx(-0.3)


def test_batch_normalisation_follows_the_batches():
    module, x = nn.BatchNormalization(2), torch.randn(50, 2) * 3 + 1
    module.forward(x)
    assert (module.running_mean - 0.1 * x.mean(0)).abs().max() < 1e-5
    moved = module.running_mean.clone()
    module.backward(x, x)
    module.backward(x.clone(), x)  # computed anew, but no batch of its own
    assert module.running_mean.equal(moved)


def test_lookups_bound_their_rows():
    table = nn.LookupTable(5, 4, 0, 1.0)
    table.weight.fill_(3)
    table.forward(torch.LongTensor([1, 4]))
    assert [round(table.weight[i].norm(), 4) for i in range(5)] == [6, 1, 6, 6, 1]
    table.zeroGradParameters()
    index = torch.LongTensor([0, 2])
    table.forward(index)
    table.backward(index, torch.ones(2, 4))
    assert table.gradWeight.sum(1).tolist() == [0, 0, 4, 0, 0]


# --- bad input --------------------------------------------------------------------------------------------------------


def notes(caught):
    return [str(caught.value), *getattr(caught.value, "__notes__", ())]


def test_a_wrong_shape_names_the_module_and_its_place():
    net = nn.Sequential(nn.Tanh(), nn.Sequential(nn.Linear(4, 3), nn.Linear(5, 2)))
    with pytest.raises((RuntimeError, ValueError)) as caught:
        net.forward(torch.randn(2, 4))
    assert notes(caught)[1:] == ["in module 1 of nn.Sequential: nn.Linear(5 -> 2)",
                                 "in module 1 of nn.Sequential: nn.Sequential"]
    with pytest.raises((RuntimeError, TypeError)) as caught:
        net.forward(torch.randn(2, 4).double())
    assert "in module 0 of nn.Sequential: nn.Linear(4 -> 3)" in notes(caught)
    net = nn.Sequential(nn.Linear(4, 3), nn.Tanh())
    x = torch.randn(2, 4)
    net.forward(x)
    with pytest.raises((RuntimeError, ValueError)) as caught:
        net.backward(x, torch.randn(2, 5))
    assert "in module 1 of nn.Sequential: nn.Tanh" in notes(caught)


@pytest.mark.parametrize("make", [nn.Tanh, lambda: nn.Linear(3, 3), lambda: nn.Sequential(nn.Tanh()),
                                  lambda: nn.ConcatTable().add(nn.Tanh())])
def test_backward_before_forward(make):
    with pytest.raises(RuntimeError, match="backward before forward; call forward"):
        make().backward(torch.ones(3), torch.ones(3))


@pytest.mark.parametrize("call, error, match", [
    (lambda: nn.ClassNLLCriterion().forward(torch.LongTensor([1, 0]), torch.randn(2, 3)), TypeError, "swapped"),
    (lambda: nn.MSECriterion().forward(torch.LongTensor([1, 0]), torch.randn(2)), TypeError, "swapped"),
    (lambda: nn.MSECriterion().forward(torch.randn(2, 3), torch.randn(5)), ValueError, "as many elements"),
    (lambda: nn.MSECriterion().forward([torch.randn(2)], torch.randn(2)), TypeError, "a list of 1; need a tensor"),
    (lambda: nn.ClassNLLCriterion().forward(torch.randn(2, 3), torch.LongTensor([1, 3])), IndexError, "3"),
    (lambda: nn.ClassNLLCriterion().forward(torch.randn(2, 3), torch.LongTensor([1])), ValueError,
     "2 samples, target 1"),
    (lambda: nn.ParallelCriterion().add(nn.MSECriterion()).forward([1, 2], [1]), ValueError,
     "list of 2; need a list of 1"),
    (lambda: nn.MultiMarginCriterion(3), ValueError, "p is 1 or 2"),
    (lambda: nn.MultiLabelMarginCriterion().forward(torch.randn(3), torch.LongTensor([5, -1, 0])), IndexError,
     "need -1 to 2"),
    (lambda: nn.CSubTable().forward([torch.ones(2)]), ValueError, "list of 1; need 2"),
    (lambda: nn.CAddTable().forward(torch.ones(2)), TypeError, "need a list of tensors"),
    (lambda: nn.CAddTable().forward([torch.ones(2), 3]), TypeError, r"input\[1\] is a int"),
    (lambda: nn.ParallelTable().add(nn.Tanh()).forward([torch.ones(2)] * 2), ValueError, "list of 2; need 1"),
    (lambda: nn.SelectTable(2).forward([torch.ones(2)] * 2), IndexError, "index 2 lies outside a list of 2"),
    (lambda: nn.NarrowTable(1, 2).forward([torch.ones(2)] * 2), IndexError, "lie outside a list of 2"),
    (lambda: nn.View(4, 4).forward(torch.ones(2, 3)), ValueError, "do not fit"),
    (lambda: nn.View(-1, -1), ValueError, "-1 at most once"),
    (lambda: nn.Reshape(4, 4).forward(torch.ones(2, 3)), ValueError, "need 16 elements"),
    (lambda: nn.Padding(0, 1, 0, 9).forward(torch.ones(2)), IndexError, "index 9"),
    (lambda: nn.SpatialConvolution(2, 3, 3, 3).forward(torch.ones(1, 3, 5, 5)), ValueError, "3 planes; need 2"),
    (lambda: nn.SpatialConvolution(2, 3, 3, 3).forward(torch.ones(5, 5)), ValueError, "2 dims; need 3, or 4"),
    (lambda: nn.SpatialBatchNormalization(2).forward(torch.ones(1, 3, 5, 5)), ValueError,
     "3 columns or planes; need 2"),
    (lambda: nn.SpatialFullConvolution(2, 2, 3, 3, 1, 1, 0, 0, 1), ValueError, "smaller than the steps"),
    (lambda: nn.SpatialMaxUnpooling(nn.Tanh()), TypeError, "poolingModule is a Tanh"),
    (lambda: nn.SpatialMaxUnpooling(nn.SpatialMaxPooling(2, 2)).forward(torch.ones(1, 2, 2)), RuntimeError,
     "output first"),
    (lambda: nn.LookupTable(3, 2).forward(torch.LongTensor([3])), IndexError, "3"),
    (lambda: nn.Copy("torch.FloatTensor", "torch.DoubleTensor").forward(torch.ones(2).double()), TypeError,
     "FloatTensor"),
    (lambda: nn.Narrow(), TypeError, r"nn\.Narrow\(dimension, offset, length=1\): missing"),
    (lambda: nn.Container().forward(torch.ones(2)), NotImplementedError, "base class"),
    (lambda: nn.Parallel(0, 0).add(nn.Tanh()).forward(torch.ones(2, 2)), ValueError,
     "2 slices, and there are 1 modules"),
    (lambda: nn.SpatialFractionalMaxPooling(2, 2, 0.5, 3), ValueError, "neither sizes nor ratios"),
    (lambda: nn.PartialLinear(2, 3).setPartition([3]), IndexError, "outside 0 to 2"),
    (lambda: nn.SpatialSubtractiveNormalization(1, torch.ones(4, 4)), ValueError, "odd"),
    (lambda: nn.MSECriterion().forward(torch.ones(2), None), TypeError, "target is a NoneType"),
    (lambda: nn.Sequential(torch.nn.Tanh()), TypeError, r"not a Tanh; wrap it, as nn.Modern\(module\)"),
    (lambda: nn.Sequential(nn.Tanh()).type("torch.IntTensor"), ValueError, "^nn.Sequential: type takes a name"),
    (lambda: dot(nn.Sequential()), TypeError, "net is a Sequential; need a gModule"),
    (lambda: load_lua(io.StringIO("1")), TypeError, "load_lua: f must be a path or a file opened in binary mode"),
    (lambda: save_lua(io.StringIO(), 1), TypeError, "save_lua: f must be a path or a file opened in binary mode"),
])
def test_bad_calls(call, error, match):
    with pytest.raises(error, match=match):
        call()


def test_a_gradient_of_the_wrong_kind():
    x = torch.ones(2, 3)
    split, tanh = nn.SplitTable(1), nn.Tanh()
    split.forward(x), tanh.forward(x)
    with pytest.raises(TypeError, match="gradOutput is FloatTensor 2x3; need a list of 3"):
        split.backward(x, x)
    with pytest.raises(ValueError, match="gradOutput is a list of 2; the output is a list of 3"):
        split.backward(x, [x, x])
    with pytest.raises(TypeError, match="gradOutput is a list of 1; need a tensor"):
        tanh.backward(x, [x])


def test_a_refused_backward_leaves_the_gradients():
    module = nn.Linear(3, 2)
    module.gradWeight.fill_(7)
    x = torch.ones(4, 3)
    module.forward(x)
    with pytest.raises(RuntimeError):
        module.accUpdateGradParameters(x, torch.ones(4, 5), 0.1)
    assert module.gradWeight.tolist() == [[7] * 3] * 2


@pytest.mark.parametrize("average", [True, False])
def test_margins_are_those_of_torch_nn(average):
    torch.manual_seed(0)
    x, classes = torch.randn(4, 5), torch.LongTensor([0, 1, 4, 2])
    labels = torch.LongTensor([[1, 3, -1, 0, 0], [0, -1, 0, 0, 0], [-1] * 5, [4, 3, 2, 1, 0]])
    weights, signs = torch.rand(5), torch.Tensor([1, -1, 1, -1])
    modern = torch.nn.functional
    options = {"size_average": average}
    for criterion, given, expected in (
        (nn.MultiLabelMarginCriterion(average), (x, labels), modern.multilabel_margin_loss(x, labels, **options)),
        (nn.MultiMarginCriterion(2, weights, 0.7, average), (x, classes),
         modern.multi_margin_loss(x, classes, 2, 0.7, weights, **options)),
        (nn.MarginRankingCriterion(0.2, average), ([x.select(1, 0), x.select(1, 1)], signs),
         modern.margin_ranking_loss(x.select(1, 0), x.select(1, 1), signs, 0.2, **options)),
        (nn.MarginRankingCriterion(0.2, average), ([x.select(1, 0), x.select(1, 1)], 1),
         modern.margin_ranking_loss(x.select(1, 0), x.select(1, 1), signs * signs, 0.2, **options)),
    ):
        assert abs(criterion.forward(*given) - float(expected)) < 1e-6
    with pytest.warns(UserWarning, match="broadcast"):  # a table of all pairs
        nn.MarginRankingCriterion().forward([x.select(1, 0), x.select(1, 1)], signs.view(4, 1))


def test_a_split_into_too_many():
    with pytest.raises(ValueError, match="whole number from 1 on, 65536 at most"):
        torch.legacy.nngraph.Node(nn.Identity(), [], "here").split(10**12)


def test_helpers_of_nested_lists():
    a = [torch.ones(2), [torch.ones(3)]]
    b, _ = utils.recursiveCopy(None, a)
    assert b[1][0].equal(a[1][0]) and b[1][0].data_ptr() != a[1][0].data_ptr()
    utils.recursiveAdd(b, 2, a)
    assert b[0].tolist() == [3, 3]
    utils.recursiveFill(b, 7)
    assert b[1][0].tolist() == [7] * 3
    sized, _ = utils.recursiveResizeAs([torch.ones(9)], a)
    assert [sized[0].size(), sized[1][0].size()] == [(2,), (3,)]
    assert utils.recursiveType(a, "torch.DoubleTensor")[1][0].type() == "torch.DoubleTensor"
    assert utils.addSingletondimension(torch.ones(2, 3), 1).size() == (2, 1, 3)
    assert utils.contiguousView(torch.Tensor(), torch.ones(2, 3).t(), 6).size() == (6,)
    module = nn.Tanh()
    module.forward(torch.ones(2))
    assert utils.clear(module, "output").output.numel() == 0
