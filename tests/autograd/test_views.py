"""Writes in place to a recorded Variable through its views: all that share the data know of them."""

import operator

import numpy as np
import pytest
from programs import Doubled

import torch
from torch.autograd import Function, Variable, grad, gradcheck

MASK = np.arange(12).reshape(3, 4) % 5 < 2
KEYS = {
    "int": 1, "row from the end": -1, "slice": slice(0, 2), "steps": slice(None, None, 2), "column": (slice(None), 0),
    "element": (1, 2), "ellipsis": (Ellipsis, 1), "new axis": (None, 0), "axes": (None, slice(1, 3), None, 2),
    "part": (slice(1, 3), slice(0, 4, 2)), "all": slice(None), "nothing": slice(0, 0), "list": [0, 2],
    "pairs": ([0, 1], [2, 3]), "rest and list": (slice(None), [0, 2]), "mask": MASK, "rows": MASK[:, 0],
}
CHANGES = {
    "+=": operator.iadd, "-=": operator.isub, "*=": operator.imul, "/=": operator.itruediv, "**=": operator.ipow,
    "%=": operator.imod,
}


def taken(key):
    """Return the argument of torch for an array."""
    return torch.from_numpy(key.astype(np.uint8)) if isinstance(key, np.ndarray) else key


def leaf():
    return Variable(torch.arange(1, 13).view(3, 4).double(), requires_grad=True)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", KEYS)
@pytest.mark.parametrize("given", ["number", "weight"])
def test_augmented_assignments(name, change, given):
    """y[key] op= value is where(key, op(y, value), y), with its gradients."""
    key, plain = KEYS[name], getattr(operator, CHANGES[change].__name__[1:])
    chosen = np.zeros((3, 4), np.uint8)
    chosen[key] = 1
    chosen = Variable(torch.from_numpy(chosen), requires_grad=False)
    result = []
    for wanted in (False, True):
        x, w = leaf(), Variable(torch.DoubleTensor([3]).view(()), requires_grad=True)
        value, y = w if given == "weight" else 3, x * 2
        if wanted:
            y = torch.where(chosen, plain(y, value), y)
        else:
            y[taken(key)] = CHANGES[change](y[taken(key)], value)
        (y * leaf().detach()).sum().backward()
        weight = w.grad.data if w.grad is not None else torch.zeros(()).double()
        result.append([y.data, x.grad.data, weight])
    for ours, wanted in zip(*result, strict=True):
        np.testing.assert_allclose(ours.numpy(), wanted.numpy(), rtol=1e-12)


MOVES = [
    lambda v: v[0], lambda v: v[-1], lambda v: v[1:], lambda v: v[..., 1:], lambda v: v[::2], lambda v: v[..., 0],
    lambda v: v[None],
]
WRITES = [
    lambda v, w: operator.imul(v, w), lambda v, w: operator.iadd(v, 2), lambda v, w: operator.ipow(v, 2),
    lambda v, w: operator.isub(v, w * 3), lambda v, w: operator.setitem(v, Ellipsis, w),
    lambda v, w: operator.setitem(v, 0, 5), lambda v, w: operator.imul(v, v),
]


@pytest.mark.parametrize("seed", range(60))
def test_any_views_and_writes(seed):
    """Views of views are made and written to in turn: each shows what NumPy's shows, and gradcheck passes."""
    random = np.random.default_rng(seed)
    steps = [(random.random() < 0.5, random.integers(0, 100), random.integers(0, 100)) for _ in range(8)]
    recorded = bool(seed % 3)

    def program(y, w):
        views = [y]
        for writes, which, how in steps:
            v = views[which % len(views)]
            if writes:
                WRITES[how % len(WRITES)](v, w)
            elif len(v.shape) > 1 and v.shape[0] > 1 and v.shape[-1] > 1:
                views.append(MOVES[how % len(MOVES)](v))
        return views

    start = random.uniform(0.5, 1.5, (3, 4))
    weight = np.array([1.25])

    def run(x, w):
        y = x * 2 if recorded else Variable(torch.from_numpy(start.copy() * 2), requires_grad=False)
        views = program(y, w)
        shown = [v.data.numpy().copy() for v in views]
        total = sum((v * (k + 1)).sum() for k, v in enumerate(views))
        return total + (x.sum() if not recorded else 0) + w.sum(), shown

    x = Variable(torch.from_numpy(start.copy()), requires_grad=True)
    w = Variable(torch.from_numpy(weight.copy()), requires_grad=True)
    arrays = program(start.copy() * 2, weight)
    for ours, wanted in zip(run(x, w)[1], arrays, strict=True):
        np.testing.assert_allclose(ours, wanted, rtol=1e-12)
    assert gradcheck(lambda *inputs: run(*inputs)[0], (x, w))


def test_a_view_that_is_written_gives_its_base_the_gradient():
    x = leaf()
    y = x * 2
    row = y[1]
    row.mul_(10)
    row.add_(1)
    y.sum().backward(retain_graph=True)
    assert x.grad.data.tolist() == [[2] * 4, [20] * 4, [2] * 4]
    x.grad = None
    row.sum().backward()
    assert x.grad.data.tolist() == [[0] * 4, [20] * 4, [0] * 4]


def test_a_buffer_records_what_is_written_to_its_views():
    w = Variable(torch.ones(4), requires_grad=True)
    buffer = Variable(torch.zeros(3, 4), requires_grad=False)
    for i in range(3):
        buffer[i] += w * (i + 1)
    buffer.sum().backward()
    assert w.grad.data.tolist() == [6] * 4


VIEWS = {  # made before the write, from a plain tensor of 2 x 2 ones
    "index": lambda h: h[0], "transposed": lambda h: h.T, "flat": lambda h: h.view(-1),
    "reshaped": lambda h: h.reshape(4, 1), "expanded": lambda h: h.expand(3, 2, 2), "row": lambda h: next(iter(h)),
    "narrow": lambda h: h.narrow(1, 0, 1), "chunk": lambda h: h.chunk(2)[0], "diagonal": lambda h: h.diagonal(),
    "view of a view": lambda h: h.t()[0].view(2, 1),
}  # fmt: skip


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("written", ["whole", "part", "sibling"])
def test_plain_views_of_what_is_written_get_the_gradient(view, written):
    h, w = torch.zeros(2, 2), torch.tensor([3.0, 5.0], requires_grad=True)
    sibling, seen, apart = h[0], VIEWS[view](h), h.detach()
    if written == "whole":
        h.copy_(w)
    elif written == "part":
        h[0] = w
    else:
        sibling.mul_(0).add_(w)
    assert seen.requires_grad and h.requires_grad and not apart.requires_grad

    def again(w):
        new = w.expand(2, 2) if written == "whole" else torch.stack([w, torch.zeros(2)])
        return VIEWS[view](new.clone())

    wanted = torch.autograd.grad((again(w) ** 2).sum(), w)[0]
    assert seen.tolist() == again(w).tolist()
    assert torch.equal(torch.autograd.grad((seen**2).sum(), w)[0], wanted)


def test_views_that_are_gone_and_headers_that_are_shared_leave_the_others():
    w = torch.ones(1, requires_grad=True)
    views = [torch.zeros(6)]
    for step in range(40):
        views.append(views[step * 7 % len(views)][:])
        if step % 3 == 0:
            del views[step % len(views)]
    data = views[0].data
    data[:2].fill_(4)
    views[-1].add_(w)
    assert all(view.requires_grad for view in views) and not data.requires_grad
    assert torch.autograd.grad(sum(view.sum() for view in views), w)[0].item() == 6 * len(views)
    flat = torch.zeros(4)
    parts = torch.nn.Parameter(flat[:2]), torch.nn.Parameter(flat[2:])
    parts[0].data.copy_(w)
    assert flat.tolist() == [1, 1, 0, 0] and not flat.requires_grad


def test_every_write_is_counted():
    x = torch.ones(3)
    view, data = x[1:], x.data
    x[0] = 2
    view.add_(1)
    torch.add(x, 1, out=x)
    x.zero_()
    assert x._version == view._version == 4 and data._version == 0
    y = torch.ones(2)
    y.mul_(2)
    z = (y * torch.ones(2, requires_grad=True)).sum()
    y.mul_(2)
    assert y._version == 2
    with pytest.raises(RuntimeError, match="version 2, expected 1"):
        z.backward()
    del z
    assert y._version == 2


def test_what_is_saved_of_a_base_is_missed_when_a_view_is_written():
    x = leaf()
    y = x * 2
    z = y * y
    y[0] += 1
    with pytest.raises(RuntimeError, match="overwrote"):
        z.sum().backward()


@pytest.mark.parametrize("key", [0, (slice(None), 0), (1, 2)])
def test_a_leaf_is_not_written_through_a_view(key):
    x = leaf()
    with pytest.raises(RuntimeError, match="leaf that requires grad cannot be changed in place, nor through"):
        x[key] += 1
    assert x.data.tolist() == leaf().data.tolist() and x.creator is None
    with torch.no_grad():
        x[key] += 1
    assert x.data.tolist() != leaf().data.tolist()


CUTS = {
    "detach": lambda y: y.detach(), "detach_": lambda y: y.view(-1).detach_(),
    "a view of detach": lambda y: y.detach()[0], "as_strided": lambda y: y.as_strided((4,), (1,)).detach(),
}  # fmt: skip


@pytest.mark.parametrize("cut", [*CUTS, "no_grad"])
def test_what_is_cut_off_shows_a_change_and_has_no_gradient(cut):
    y, w = leaf() * 2, Variable(torch.DoubleTensor([2]), requires_grad=True)
    if cut == "no_grad":
        with torch.no_grad():
            constant = y[0]
    else:
        constant = CUTS[cut](y)
    y[:, 1] += 1
    y.t()[2].mul_(w)
    assert not constant.requires_grad and constant.data.view(-1)[:4].tolist() == [2, 5, 12, 8]
    before, creator = constant.data.clone(), y.creator
    constant.mul_(w)
    assert constant.requires_grad and constant.tolist() == (2 * before).tolist()
    assert y.creator is creator and y.view(-1)[0].item() == 4, "what it was cut off from shows the numbers"
    constant.sum().backward()
    assert w.grad.item() == before.sum().item()


def test_recorded_values_are_written_into_a_detached_parameter():
    """Averages of parameters are kept so, with or without a gradient of the source."""
    kept, learnt = torch.nn.Parameter(torch.zeros(3)), torch.nn.Parameter(torch.ones(3))
    for write in (lambda: kept.detach().copy_(learnt), lambda: kept.detach().view(3).mul_(learnt),
                  lambda: kept.detach().__setitem__(0, 5 * learnt[0]), lambda: kept.detach().lerp_(learnt, 0.5)):
        write()
    assert kept.tolist() == [3, 1, 1] and kept.is_leaf and kept.requires_grad
    used = (kept * kept).sum()
    kept.detach().add_(learnt)
    with pytest.raises(RuntimeError, match="overwrote"):
        used.backward()


def test_a_write_to_what_is_cut_off_is_missed_by_what_was_saved():
    y = leaf() * 2
    square, constant = y * y, y.t().detach()
    constant[0] = 3
    assert y.data[0].tolist() == [3, 4, 6, 8]
    with pytest.raises(RuntimeError, match="overwrote"):
        square.sum().backward()


def test_data_shows_what_is_written_and_is_written_unseen():
    y = leaf() * 2
    data, column = y.t().data, y[:, 0]
    column.mul_(3)
    assert data[0].tolist() == [6, 30, 54]
    data.fill_(1)
    y.view(-1)[3:].mul_(2)
    assert y.data.tolist() == [[1, 1, 1, 2], [2] * 4, [2] * 4] and column.data.tolist() == [1, 2, 2]


class Top(Function):
    """Two rows, of which it is not known that they are no more than a view."""

    @staticmethod
    def forward(ctx, x):
        rows = x[:2]
        ctx.mark_shared_storage((x, rows))
        return rows

    @staticmethod
    def backward(ctx, g):
        return torch.cat([g, g[:1] * 0], 0)


@pytest.mark.parametrize("view", [lambda y: y[1:], lambda y: y.t(), lambda y: y.view(-1)[5:], lambda y: y.view_as(y)])
def test_views_are_told_of_what_a_function_writes(view):
    for written in range(2):
        x = leaf()
        y = x * 1
        pair = y, view(y)
        assert Doubled.apply(pair[written]) is pair[written]
        factors = torch.ones(3, 4).double()
        (view(factors) if written else factors).mul_(2)
        for v, wanted in zip(pair, (factors, torch.zeros(3, 4).double()), strict=True):
            if v is not y:
                view(wanted).copy_(view(factors))
            result, = grad(v.sum(), x, retain_graph=True)
            assert result.data.equal(wanted) and v.data.equal((view if v is not y else lambda y: y)(x.data * factors))


def test_what_a_function_shares_is_not_followed():
    y = leaf() * 2
    part, before = Top.apply(y), y.data.clone()
    for call in (lambda: y.mul_(2), lambda: part.mul_(2), lambda: y[0, 1:].sin_(), lambda: y.t()[0].zero_()):
        with pytest.raises(RuntimeError, match="shares this memory.*a Function.*work on a clone"):
            call()
    assert y.data.equal(before)
    y[2].mul_(2)  # which it does not show


def test_sizes_of_what_is_written_are_checked_before():
    y = leaf() * 2
    before = y.data.clone()
    with pytest.raises(RuntimeError, match="add_"):
        y[0] += Variable(torch.ones(2, 4).double(), requires_grad=True)
    assert (y.data == before).all()


FILLS = {
    "fill_": (lambda x, value: x.fill_(value), 3), "zero-dim mask": (
        lambda x, value: x.masked_fill_(torch.tensor(True), value), 3),
    "masked_fill_": (lambda x, value: x.masked_fill_(torch.tensor([True, False, True]), value), 2),
    "index_fill_": (lambda x, value: x.index_fill_(0, torch.tensor([1]), value), 1),
}


@pytest.mark.parametrize("fill, count", FILLS.values(), ids=list(FILLS))
@pytest.mark.parametrize("begin", [lambda: torch.ones(2, 3), lambda: torch.ones(2, 3, requires_grad=True) * 1],
                         ids=["plain", "recorded"])
def test_fills_in_place_with_a_value_that_requires_a_gradient(fill, count, begin):
    value, whole = torch.tensor(2.0, requires_grad=True), begin()
    assert fill(whole[0], value) is not whole
    whole.sum().backward()
    assert value.grad.item() == count and whole[0].tolist().count(2) == count and whole[1].tolist() == [1, 1, 1]
    leaf = torch.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError, match="leaf"):
        fill(leaf, value)
    assert leaf.tolist() == [1, 1, 1]


def test_values_to_fill_with_have_no_dims():
    value = torch.ones(1, 3, requires_grad=True)
    for call in (lambda x: x.fill_(value), lambda x: x.masked_fill_(x > 0, value)):
        with pytest.raises(RuntimeError, match="value is FloatTensor 1x3; need a tensor without dims"):
            call(torch.ones(3))
    with pytest.raises((RuntimeError, TypeError)):
        torch.ones(3).masked_fill_(torch.ones(2, 3).bool(), torch.tensor(1.0, requires_grad=True))


def test_a_tensor_of_a_recorded_tensor_is_a_view_of_it():
    x = torch.ones(2, requires_grad=True)
    again = torch.Tensor(x)
    again.mul(3).sum().backward()
    assert again.requires_grad and x.grad.tolist() == [3, 3] and again.data_ptr() == x.data_ptr()
    assert not torch.Tensor(x.detach()).requires_grad


@pytest.mark.parametrize("write", [
    lambda v: v.mul_(2), lambda v: v.zero_(), lambda v: v.__setitem__(0, 7), lambda v: v.normal_(),
    lambda v: v.copy_(torch.ones(2, 2)), lambda v: torch.add(v, 1, out=v), lambda v: v[0].fill_(3),
    lambda v: v.mul_(torch.ones(2, 2, requires_grad=True)),
])
def test_a_leaf_is_not_written_through_a_view_that_is_older_than_its_flag(write):
    x = torch.arange(4.0)
    view, before = x.view(2, 2), x.tolist()
    x.requires_grad_()
    with pytest.raises(RuntimeError, match="leaf that requires grad cannot be changed in place"):
        write(view)
    assert x.tolist() == before
    y = (x * x).sum()
    with torch.no_grad():
        view.mul_(2)
    assert x.tolist() == [0, 2, 4, 6]
    with pytest.raises(RuntimeError, match="overwrote"):
        y.backward()
    x.requires_grad_(False)
    view.zero_()
    assert x.tolist() == [0, 0, 0, 0]


def test_what_is_no_view_of_a_later_leaf_is_written():
    x = torch.ones(4)
    cut, part, rest = x.detach(), x[:2].detach(), x.data[2:]
    x.requires_grad_()
    for one in (cut, part, rest):
        one.mul_(2)
    assert x.tolist() == [4] * 4
    y = torch.ones(4)
    view = y[:2]
    y.requires_grad_()
    torch.nn.init.zeros_(view)
    assert y.tolist() == [0, 0, 1, 1]
    first, second = torch.ones(4).split(2)
    first.requires_grad_()
    second.zero_()
    assert first.tolist() == [1, 1] and second.tolist() == [0, 0]
