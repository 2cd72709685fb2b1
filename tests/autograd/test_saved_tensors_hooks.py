"""Hooks on saved tensors: what nodes and users' Functions save is packed, and unpacked for backward."""

import gc
import threading

import pytest

import torch
from torch import nn
from torch.autograd.graph import save_on_cpu, saved_tensors_hooks


class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x, None)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        x, nothing = ctx.saved_tensors
        assert nothing is None
        return grad * 2 * x


CALLS = {"row": lambda x: x * x, "Function": Square.apply, "result": lambda x: x.exp()}


def as_list():
    return saved_tensors_hooks(lambda tensor: tensor.tolist(), torch.tensor)


def leaf():
    return torch.tensor([1.0, 2.0], requires_grad=True)


def test_each_saved_tensor_is_packed_once_and_unpacked_in_each_pass():
    seen = []
    x, y = leaf(), torch.tensor([3.0, 4.0], requires_grad=True)
    with saved_tensors_hooks(lambda t: seen.append(("pack", t.tolist())) or t.tolist(),
                             lambda kept: seen.append(("unpack", kept)) or torch.tensor(kept)):
        z = (x * y).sum()
    assert sorted(seen) == [("pack", [1, 2]), ("pack", [3, 4])]
    seen.clear()
    z.backward(retain_graph=True)
    assert x.grad.tolist() == [3, 4] and y.grad.tolist() == [1, 2]
    z.backward(retain_graph=False)
    assert x.grad.tolist() == [6, 8]
    assert sorted(seen) == [("unpack", [1, 2])] * 2 + [("unpack", [3, 4])] * 2
    with pytest.raises(RuntimeError, match="freed"):
        z.backward()


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_gradients_read_what_is_unpacked(call):
    x = leaf()
    with saved_tensors_hooks(lambda t: t.clone(), lambda t: t * 3):
        y = call(x).sum()
    plain = torch.autograd.grad(call(x).sum(), x)[0]
    assert torch.allclose(torch.autograd.grad(y, x)[0], 3 * plain)


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_gradients_of_gradients(call):
    def second(x, y):
        gradient, = torch.autograd.grad(y.sum(), x, create_graph=True)
        return gradient.tolist(), torch.autograd.grad(gradient.sum(), x)[0].tolist()

    x = leaf()
    with as_list():
        packed = call(x)
        inner = call(x.sin())
    assert second(x, packed) == second(x, call(x))
    for got, wanted in zip(second(x, inner), second(x, call(x.sin())), strict=True):
        assert got == pytest.approx(wanted)


def test_the_innermost_block_counts_and_its_thread_alone():
    seen = []

    def hooks(name):
        return saved_tensors_hooks(lambda t: seen.append(name) or t, lambda t: t)

    x = leaf()
    with hooks("outer"):
        x.exp()
        with hooks("inner"):
            x.exp()
        with pytest.raises(ZeroDivisionError), hooks("failed"):
            1 / 0  # noqa: B018
        x.exp()
        thread = threading.Thread(target=lambda: leaf().exp())
        thread.start()
        thread.join()
    x.exp()
    assert seen == ["outer", "inner", "outer"]


def test_operations_of_hooks_are_not_recorded():
    x = leaf()
    states = []

    def keep(tensor):
        states.append((torch.is_grad_enabled(), tensor.requires_grad, (tensor * 2).requires_grad))
        return tensor.clone()

    with saved_tensors_hooks(keep, keep):
        y = x.exp()
    y.sum().backward()
    assert states == [(False, False, False)] * 2 and torch.is_grad_enabled()


def model():
    torch.manual_seed(5)
    return nn.Sequential(
        nn.Conv2d(2, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(inplace=True), nn.MaxPool2d(2), nn.Flatten(),
        nn.Linear(36, 8), nn.LayerNorm(8), nn.GELU(), nn.Dropout(0.5), nn.Linear(8, 3), nn.LogSoftmax(1),
    )


@pytest.mark.parametrize("block", [
    save_on_cpu,
    lambda: saved_tensors_hooks(lambda t: (t.tolist(), t.dtype), lambda kept: torch.tensor(kept[0], dtype=kept[1])),
    lambda: saved_tensors_hooks(lambda t: t, lambda t: t),
    lambda: saved_tensors_hooks(lambda t: t.clone(), lambda t: t.t().contiguous().t() if t.dim() == 2 else t),
], ids=["save_on_cpu", "list", "same", "transposed"])
def test_gradients_of_a_network(block):
    def gradients(block=None):
        net, x = model(), torch.randn(2, 2, 6, 6, generator=torch.Generator().manual_seed(1))
        target = torch.tensor([0, 2])
        if block is None:
            loss = nn.functional.nll_loss(net(x), target)
        else:
            with block():
                loss = nn.functional.nll_loss(net(x), target)
        loss.backward()
        return [parameter.grad for parameter in net.parameters()]

    for got, wanted in zip(gradients(block), gradients(), strict=True):
        assert torch.allclose(got, wanted, atol=1e-6)


def test_saved_tensors_travel_through_files(tmp_path):
    def pack(tensor):
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.pt"
        torch.save(tensor, path)
        return path

    net, x = model().eval(), torch.randn(2, 2, 6, 6)
    with saved_tensors_hooks(pack, torch.load):
        loss = net(x).sum()
    assert list(tmp_path.iterdir())
    loss.backward()
    got = net[0].weight.grad.clone()
    net.zero_grad()
    net(x).sum().backward()
    assert torch.equal(got, net[0].weight.grad)


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_packed_objects_are_freed_with_the_graph(call):
    class Kept:
        count = 0

        def __init__(self, tensor):
            self.tensor = tensor.clone()
            Kept.count += 1

        def __del__(self):
            Kept.count -= 1

    x = leaf()
    with saved_tensors_hooks(Kept, lambda kept: kept.tensor):
        y, unused = call(x), call(x)
    each = Kept.count // 2
    assert each in (1, 2)
    y.sum().backward(retain_graph=False)
    assert Kept.count == each
    x.grad = None
    del unused, y
    gc.collect()
    assert Kept.count == 0


def test_a_cycle_through_a_packed_object_is_collected():
    x, cycle = leaf(), []
    with saved_tensors_hooks(lambda t, kept=cycle: kept, lambda kept: x):
        cycle.append(x.exp())
    alive = torch.autograd.graph.Node
    before = sum(isinstance(one, alive) for one in gc.get_objects())
    del cycle
    gc.collect()
    assert sum(isinstance(one, alive) for one in gc.get_objects()) < before


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_what_hooks_keep_as_it_is_stays_checked(call):
    x = leaf() * 1
    with saved_tensors_hooks(lambda t: t, lambda t: t):
        y = call(x)
    with torch.no_grad():
        (y if call is CALLS["result"] else x).mul_(2)
    with pytest.raises(RuntimeError, match="overwrote"):
        y.sum().backward()
    x = leaf() * 1
    with saved_tensors_hooks(lambda t: t.clone(), lambda t: t):
        y = call(x)
    start = x.detach().requires_grad_()
    wanted = torch.autograd.grad(call(start).sum(), start)[0].tolist()
    with torch.no_grad():
        x.mul_(2)
    assert torch.autograd.grad(y.sum(), x)[0].tolist() == wanted


@pytest.mark.parametrize("pack, unpack, error, match", [
    (lambda t: 1 / 0, None, ZeroDivisionError, "division"), (lambda t: t.mul_(2), None, RuntimeError, "in place"),
    (lambda t: t, lambda t: 1 / 0, ZeroDivisionError, "division"), (lambda t: t, lambda t: 3, TypeError, "Tensor, not"),
    (lambda t: t, lambda t: t[:1], RuntimeError, "FloatTensor 1; need FloatTensor 2"),
    (lambda t: t, lambda t: t.double(), RuntimeError, "DoubleTensor 2; need FloatTensor 2"),
], ids=["pack fails", "pack writes", "unpack fails", "no tensor", "size", "type"])
@pytest.mark.parametrize("call", [CALLS["row"], CALLS["Function"]], ids=["row", "Function"])
def test_wrong_hooks(call, pack, unpack, error, match):
    if call is CALLS["Function"] and "need" in match:
        return  # a Function may save what it likes
    x = leaf()
    with pytest.raises(error, match=match):
        with saved_tensors_hooks(pack, unpack):
            y = call(x)
        y.sum().backward()
    (x * x).sum().backward()
    assert torch.is_grad_enabled()


def test_a_checkpoint_inside_and_around():
    x = leaf()
    with as_list():
        y = torch.utils.checkpoint.checkpoint(lambda x: (x * x).exp(), x, use_reentrant=False)

    def inside(x):
        with as_list():
            return (x * x).exp()

    z = torch.utils.checkpoint.checkpoint(inside, x, use_reentrant=False)
    wanted = torch.autograd.grad((x * x).exp().sum(), x)[0]
    for result in (y, z):
        assert torch.autograd.grad(result.sum(), x)[0].tolist() == wanted.tolist()


def test_in_place_operations():
    x = leaf()
    with as_list():
        y = x * 2
        y.mul_(y)
        y.exp_()
    y.sum().backward()
    wanted = torch.autograd.grad(((x * 2) ** 2).exp().sum(), x)[0]
    assert torch.allclose(x.grad, wanted)
