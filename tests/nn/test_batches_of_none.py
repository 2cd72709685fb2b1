"""A batch of no images goes through every module and loss, forward and back; and hooks that raise change nothing."""

import copy

import calls
import models
import numpy as np
import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable

SECOND = {"RNN", "LSTM", "GRU", "MultiheadAttention", "Transformer", "TransformerEncoder", "TransformerDecoder",
          "TransformerEncoderLayer", "TransformerDecoderLayer"}  # the batch is their second dim


class Without(calls.Maker):
    """Makes operands without a batch."""

    def __init__(self, dim):
        super().__init__(-1)
        self.dim = dim

    def plain(self, *size):
        return super().plain(*size[:self.dim], 0, *size[self.dim + 1:])

    def ints(self, below, *size):
        return super().ints(below, 0, *size[1:])


# There is no mean of nothing.
TRAINS_ON_SOME = {"BatchNorm", "SyncBatchNorm", *(f"{kind}BatchNorm{d}d" for kind in ("", "Lazy") for d in (1, 2, 3))}
MEANS = {"AdaptiveLogSoftmaxWithLoss"}  # also returns a mean over the batch


def sizes_of(value):
    if isinstance(value, (tuple, list)):
        return [size for one in value for size in sizes_of(one)]
    return [tuple(value.size())]


@pytest.mark.parametrize("name", sorted({*models.MODULES} - TRAINS_ON_SOME))
def test_modules(name):
    dim = int(name in SECOND)
    expected, result = (sizes_of(models.run_module(name, maker)) for maker in (calls.Maker(-1), Without(dim)))
    assert len(expected) == len(result) > 0
    for size, empty in zip(expected, result, strict=True):
        assert len(size) == len(empty), (size, empty)
        if name in MEANS and size in ((), (1,)):
            assert empty == size
            continue
        places = [d for d, count in enumerate(size) if empty[d] != count]
        assert len(places) == 1 and empty[places[0]] == 0, (size, empty)


@pytest.mark.parametrize("name", sorted({*models.MODULES} - TRAINS_ON_SOME))
def test_their_gradients_are_zeros(name):
    torch.manual_seed(1)
    options, *sizes = models.MODULES[name]
    module = getattr(nn, name)(*(one() if callable(one) else one for one in options))
    none = Without(int(name in SECOND))
    inputs = list(sizes[0](none)) if callable(sizes[0]) and "Unpool" in name else [
        size(none) if callable(size) else none(*size) for size in sizes]
    output = module(*inputs)
    output = output[0] if isinstance(output, tuple) else output
    if output.requires_grad:
        output.sum().backward()
    for value in (*module.parameters(), *none.leaves):
        assert value.grad is None or (value.grad.size() == value.size() and not value.grad.data.ne(0).any()), name
    for buffer in module.buffers():
        assert np.isfinite(buffer.numpy()).all(), name


@pytest.mark.parametrize("name", sorted(models.LOSSES))
@pytest.mark.parametrize("reduction, expected", [("mean", np.nan), ("sum", 0), ("none", None)])
def test_losses_of_nothing(name, reduction, expected):
    """The sum of none is 0, and their mean is no number, as NumPy has it; gradients have the size of their input."""
    loss, maker = getattr(nn, name)(), calls.Maker(-1)
    loss.reduction = reduction
    given = [value[:0] if isinstance(value, list) else value.narrow(int(name == "CTCLoss" and value.dim() == 3), 0, 0)
             for value in models.LOSSES[name](maker)]
    result = loss(*given)
    if expected is None:
        assert 0 in result.size()
    else:
        np.testing.assert_array_equal(result.data.numpy(), [expected])
    result.sum().backward()
    assert maker.leaves and any(leaf.grad is not None for leaf in maker.leaves)
    for leaf in maker.leaves:
        assert leaf.grad is None or leaf.grad.size() == leaf.size() and not leaf.grad.data.ne(0).any()


@pytest.mark.parametrize("name", sorted(name for name in TRAINS_ON_SOME if not name.startswith("Lazy")))
def test_an_empty_batch_leaves_the_running_statistics(name):
    options, size = models.MODULES[name]
    module, x = getattr(nn, name)(*options), Without(0)(*size)
    before = copy.deepcopy(module.state_dict())
    for training in (True, False):
        y = module.train(training)(x)
        y.sum().backward()
        assert y.size() == x.size() and not module.weight.grad.data.ne(0).any()
    after = module.state_dict()
    assert after.pop("num_batches_tracked") == before.pop("num_batches_tracked") + 1
    assert all(value.equal(before[key]) for key, value in after.items())


def network():
    torch.manual_seed(3)
    return nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.Sequential(nn.ReLU(), nn.Linear(4, 2)))


def state_of(net):
    return [(name, value.clone().tolist()) for name, value in net.state_dict().items()] + [
        None if p.grad is None else p.grad.data.tolist() for p in net.parameters()] + [
        (type(m).__name__, m.training, [kind for kind, _ in m._hooks.values()]) for m in net.modules()]


@pytest.mark.parametrize("place", ["", "0", "1", "2", "2.1"])
@pytest.mark.parametrize("kind", ["forward_pre", "forward", "backward"])
def test_a_hook_that_raises(kind, place):
    """The error is raised unchanged, and without the hook the module works as before."""
    class Refused(Exception):
        pass

    def hook(*arguments):
        raise Refused("by the hook")

    net = network()
    twin, x = copy.deepcopy(net), Variable(torch.randn(5, 3))
    net.eval(), twin.eval()  # so that a forward changes no statistics
    before = state_of(net)
    handle = getattr(net.get_submodule(place), f"register_{kind}_hook")(hook)
    with pytest.raises(Refused, match="^by the hook") as caught:
        loss = net(x).sum()
        loss.backward()
    assert (kind == "backward") == (not getattr(caught.value, "__notes__", [])) or place in caught.value.__notes__[-1]
    handle.remove()
    if kind != "backward":
        assert state_of(net) == before
    net.zero_grad(set_to_none=True)
    assert state_of(net) == before
    x.grad = None
    y = Variable(x.data.clone())
    for one, given in ((net, x), (twin, y)):
        one(given).sum().backward()
    assert state_of(net) == state_of(twin) and torch.equal(x.grad.data, y.grad.data)


def test_a_backward_hook_of_a_variable_that_raises_leaves_the_graph():
    """The pass ends; the graph is there, and runs again."""
    x = Variable(torch.ones(2))
    y = x * 2
    refuses = y.register_hook(lambda gradient: 1 / 0)
    z = (y * 3).sum()
    with pytest.raises(ZeroDivisionError):
        z.backward()
    assert x.grad is None
    refuses.remove()
    z.backward()
    assert x.grad.data.tolist() == [6, 6]
