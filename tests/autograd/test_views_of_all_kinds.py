"""Recorded writes in place to Variables of which others show the data, in any way that a row gives: all of them are
what they show, and have its gradient.
"""

import gc
import operator
import weakref
from pathlib import Path

import numpy as np
import pytest
from torch._C import lib

import torch
from torch import autograd
from torch.autograd import Variable, gradgradcheck
from torch.testing.cases import load

ROWS = {row.op for row in load(Path(__file__).parents[2] / "ops.yaml").rows if row.body.kind == "view"}
BACKWARD = {"unpermute", "index_input_input"}  # rows that gradients and layers call

VIEWS = {
    "view": lambda v, k: v.view(-1) if v.is_contiguous() else v.view_as(v),
    "reshape": lambda v, k: v.reshape(-1, v.size(k % v.dim())), "transpose": lambda v, k: v.transpose(0, -1),
    "t": lambda v, k: v.t() if v.dim() == 2 else v.unsqueeze(0),
    "permute": lambda v, k: v.permute(*np.random.default_rng(k).permutation(v.dim()).tolist()),
    "narrow": lambda v, k: v.narrow(k % v.dim(), v.size(k % v.dim()) // 3, (v.size(k % v.dim()) + 1) // 2),
    "select": lambda v, k: v.select(k % v.dim(), -1) if v.dim() > 1 else v.narrow(0, 0, 1),
    "expand": lambda v, k: v.expand(2, *v.size()) if v.dim() < 4 else v, "squeeze": lambda v, k: v.squeeze(),
    "unsqueeze": lambda v, k: v.unsqueeze(k % (v.dim() + 1)) if v.dim() < 4 else v,
    "unfold": lambda v, k: v.unfold(k % v.dim(), (v.size(k % v.dim()) + 1) // 2, 1 + k % 2) if v.dim() < 4 else v,
    "index": lambda v, k: v[[..., slice(k % 2, None), slice(None, None, 2), None, (..., slice(None, None, 2))][k % 5]],
    "view_as": lambda v, k: v.view_as(v), "expand_as": lambda v, k: v.expand_as(v),
    "diagonal": lambda v, k: v.diagonal(k % 3 - 1) if v.dim() > 1 else v.unsqueeze(1),
    "movedim": lambda v, k: v.movedim(0, -1), "flatten": lambda v, k: v.flatten(),
}
WITHOUT_DIMS = {"view_as", "expand_as", "unsqueeze", "expand", "squeeze", "permute", "flatten"}
PIECES = {
    "chunk": lambda v, k: v.chunk(2, k % v.dim())[-1], "split": lambda v, k: v.split(1, k % v.dim())[0],
    "unbind": lambda v, k: v.unbind(k % v.dim())[-1] if v.dim() > 1 else v, "each": lambda v, k: list(v)[0]
    if v.dim() > 1 else v,
    "as_strided": lambda v, k: v.as_strided((v.size(0) // 2 + 1, *v.size()[1:]), getattr(v, "data", v).stride()),
}  # fmt: skip
WRITES = {
    "sin_": lambda v, w: v.sin_(), "mul_": lambda v, w: v.mul_(w), "zero_": lambda v, w: v.zero_(),
    "add_": lambda v, w: v.add_(0.5, w.expand_as(v)), "copy_": lambda v, w: v.copy_(w),
    "fill_": lambda v, w: v.fill_(3),
    "assign": lambda v, w: operator.setitem(v, ..., w), "assign a number": lambda v, w: operator.setitem(v, 0, 0.5),
    "masked_fill_": lambda v, w: v.masked_fill_(v > 1, 0.5), "**=": lambda v, w: operator.ipow(v, 2).sin_(),
    "itself": lambda v, w: operator.imul(v, v).sin_(), "-=": lambda v, w: operator.isub(v[-1:], 1),
    "a list": lambda v, w: operator.setitem(v, [0, -1], w),
}
AS_LIST = {"assign a number", "-=", "a list"}  # which need a dim
ONCE = WRITES | {"exp_": lambda v, w: v.mul_(0.5).exp_(), "sigmoid_": lambda v, w: v.sigmoid_()}  # save their results
SIZES = [(3, 4), (2, 3, 4), (6,), (1, 5), (4, 1, 2), (2, 2)]


def test_all_rows_that_give_views_are_tried():
    assert set(VIEWS) == ROWS - BACKWARD - {"view_as_real", "view_as_complex"} and BACKWARD < ROWS


def overlaps_itself(v):
    """What does is not written: sizes and strides of expand() and unfold() alone lead to an element twice."""
    places, data = set(), getattr(v, "data", v)
    for index in np.ndindex(*data.size()):
        places.add(sum(i * step for i, step in zip(index, data.stride(), strict=True)))
    return len(places) < data.numel()


class Program:
    """Views and writes that a seed draws, of Variables or of tensors."""

    def __init__(self, seed, steps=10):
        drawn = self.drawn = np.random.default_rng(seed)
        self.start, self.factor = drawn.uniform(0.3, 1.5, SIZES[seed % len(SIZES)]), drawn.uniform(0.5, 1.5, 1)
        self.recorded = seed % 4 != 3
        ways = [*VIEWS.items(), *PIECES.items()]
        self.steps = []
        for _ in range(steps):
            kind = drawn.choice(["view", "write", "drop"], p=[0.5, 0.4, 0.1])
            name, act = ways[drawn.integers(len(ways))] if kind == "view" else [*WRITES.items()][
                drawn.integers(len(WRITES))] if kind == "write" else ("drop", None)
            self.steps.append((kind, name, act, int(drawn.integers(1000)), int(drawn.integers(1000))))

    def __repr__(self):
        return f"{self.start.shape}, recorded: {self.recorded}\n" + "\n".join(
            f"{kind} {name} {which} {how}" for kind, name, _, which, how in self.steps)

    def __call__(self, x, w):
        """What is shown in the end."""
        constant = x * 0 if isinstance(x, torch.Tensor) else Variable(x.data * 0, requires_grad=False)
        shown = [x * 2 if self.recorded else constant]
        for kind, name, act, which, how in self.steps:
            which %= len(shown)
            one = shown[which]
            if not one.dim() and (kind == "view" and name not in WITHOUT_DIMS or name in AS_LIST):
                one = one.view(1)
            if kind == "view":
                shown.append(act(one, how) if one.numel() else one.view_as(one))
            elif kind == "write":
                if not overlaps_itself(one):
                    act(one, w if one.dim() else w[0]) if one.numel() else one.mul_(w)
            elif len(shown) > 1:
                del shown[which]
        return shown

    def leaves(self, shift=0, directions=(0, 0)):
        return [torch.from_numpy(array + shift * d)
                for array, d in zip((self.start, self.factor), directions, strict=True)]


def weights(shown):
    random = np.random.default_rng(5)
    return [torch.from_numpy(random.uniform(0.5, 1.5, tuple(v.size()))) for v in shown]


def check(program):
    leaves = [Variable(t) for t in program.leaves()]
    shown, plain = program(*leaves), program(*program.leaves())
    given, step = weights(plain), 1e-6
    directions = [np.random.default_rng(k).normal(size=leaf.size()) for k, leaf in enumerate(leaves)]
    above, below = (program(*program.leaves(shift, directions)) for shift in (step, -step))
    for k, variable in enumerate(shown):
        np.testing.assert_allclose(variable.data.numpy(), plain[k].numpy(), rtol=1e-14, err_msg=f"{k} {program}")
        slope = (((above[k] - below[k]) * given[k]).sum() if plain[k].numel() else 0) / (2 * step)
        result = 0
        if variable.requires_grad:
            result = sum((g.data.numpy() * d).sum() for g, d in zip(
                autograd.grad(variable, leaves, given[k], retain_graph=True, materialize_grads=True), directions,
                strict=True))
        assert abs(slope - result) <= 1e-5 * (1 + abs(slope)), (k, slope, result, program)


@pytest.mark.parametrize("first", [*range(0, 600, 100), *(pytest.param(k, marks=pytest.mark.slow)
                                                          for k in range(1000, 21000, 1000))])
def test_all_are_what_they_show(first):
    for seed in range(first, first + (100 if first < 1000 else 1000)):
        check(Program(seed))


@pytest.mark.parametrize("way", VIEWS)
@pytest.mark.parametrize("write", ONCE)
def test_each_write_with_each_view(way, write):
    """To the view, to what it is a view of, and to a part of that; in all sizes."""
    for seed in range(len(SIZES) * 2):
        program = Program(seed, 0)
        for which in range(4):
            program.steps = [("view", way, VIEWS[way], 0, seed), ("view", "narrow", VIEWS["narrow"], 0, seed),
                             ("view", "t", VIEWS["t"], 1, seed), ("write", write, ONCE[write], which, 0)]
            check(program)


@pytest.mark.parametrize("seed", range(24))
def test_second_gradients(seed):
    program = Program(seed, 7)

    def run(x, w):
        shown = program(x, w)
        terms = [(v * v * Variable(given, requires_grad=False)).sum()
                 for v, given in zip(shown, weights(shown), strict=True) if v.numel()]
        return sum(terms) + x.sum() + w.sum()

    assert gradgradcheck(run, [Variable(t) for t in program.leaves()])


@pytest.mark.parametrize("seed", range(40))
def test_a_checkpoint_gives_the_same(seed):
    program, result = Program(seed), []
    for way in (lambda run, *given: run(*given), autograd.checkpoint):
        leaves = [Variable(t) for t in program.leaves()]

        def run(x, w):
            return sum((v * v).sum() for v in program(x * 1, w * 1)) + x.sum() + w.sum()

        way(run, *leaves).backward()
        result.append([leaf.grad.data for leaf in leaves])
    assert all(a.equal(b) for a, b in zip(*result, strict=True)), program


def shown(y):
    """Views of a matrix of Variables, of all kinds."""
    return [y, y[1], y.t(), y.view(-1), y[:, 1:], y.unsqueeze(1), y.diagonal(), y[::2], y.view(-1).unfold(0, 2, 1),
            y.t().expand(2, *y.t().size()), y.narrow(0, 0, 0), *y.split(2, 1)]


def leaf(*size):
    return Variable(torch.from_numpy(np.random.default_rng(3).uniform(0.3, 1.3, size)))


def test_what_is_written_every_day():
    x, w = leaf(3, 4), leaf(4)
    y = x * 1
    y[:, 0] += 1
    y[1] *= w
    y[..., 2:] -= y[..., :2]
    for row in y:
        row.mul_(2)
    left, right = y.chunk(2, 1)
    left.sigmoid_()
    y[0].zero_()
    y.t()[3] = 7
    y.view(-1)[5] = 1
    y[y > 5] = 1
    y[2], y[1] = y[1].clone(), y[2].clone()
    y.transpose(0, 1).mul_(y.t()).mul_(2)
    y.diagonal().zero_()
    (y.sum() + right.sum()).backward()
    assert x.grad.data[0].tolist() == [0] * 4 and w.grad is not None


def test_a_constant_becomes_a_result():
    filled, x = Variable(torch.zeros(3, 2), requires_grad=False), Variable(torch.ones(2))
    first, others = filled[0], filled[1:]
    for k in range(3):
        filled[k].add_(k + 1, x)
    assert filled.requires_grad and first.requires_grad and others.requires_grad
    (others.sum() + first.sum() * 10).backward()
    assert x.grad.data.tolist() == [15, 15]


@pytest.mark.parametrize("shift", range(4))
def test_the_whole_may_be_gone(shift):
    """Two parts that show something in common, and neither all of the other."""
    x = leaf(6)
    y = x * 1
    first, second = y[:4], y[shift:shift + 3]
    del y
    second.mul_(3)
    factors = [3 if shift <= k < shift + 3 else 1 for k in range(4)]
    assert autograd.grad(first.sum(), x, retain_graph=True)[0].data.tolist() == factors + [0] * 2
    assert autograd.grad(second.sum(), x)[0].data.sum() == 9


def test_each_of_two_has_the_gradient_of_itself_alone():
    """Hooks and retained gradients see what comes through one Variable."""
    x, seen = leaf(3), {}
    y = x * 1
    part = y[1:]
    part.mul_(3)
    for name, v in (("y", y), ("part", part)):
        v.register_hook(lambda g, name=name: seen.update({name: g.data.tolist()}))
        v.retain_grad()
    (y.sum() + part.sum() * 2).backward()
    assert seen == {"y": [1, 1, 1], "part": [2, 2]} and x.grad.data.tolist() == [1, 9, 9]
    assert part.grad.data.tolist() == [2, 2]


def test_what_was_saved_before_is_missed_whichever_view_is_written():
    for k, _ in enumerate(shown(leaf(2, 2))):
        y = leaf(2, 2) * 1
        square, view = y * y, shown(y)[k]
        if not view.numel() or overlaps_itself(view):
            continue
        view.mul_(2)
        with pytest.raises(RuntimeError, match="backward of mul needs input.*mul overwrote it"):
            square.sum().backward()


def test_what_shows_an_element_twice_is_not_written():
    for view in (lambda y: y.expand(2, 3), lambda y: y.unfold(0, 2, 1), lambda y: y.expand(2, 3).t()):
        y = leaf(3) * 1
        two, before = view(y), y.data.clone()
        with pytest.raises(RuntimeError, match="add_.*(more than once|overlap|clone)"):
            two.add_(1)
        assert y.data.equal(before)
        y.mul_(2)
        assert two.data.equal(view(y.data))


def test_nothing_is_written_to_nothing():
    x, w = leaf(3, 4), leaf(1)
    y = x * 1
    square, creator = y * y, y.creator
    for nothing in (y[:0], y.narrow(1, 4, 0), y.t()[4:]):
        nothing.mul_(w)
    assert y.creator is creator
    square.sum().backward()
    with pytest.raises(RuntimeError):
        y[:0].add_(leaf(2, 3))
    empty = leaf(0, 2) * 1
    empty.mul_(w).mul_(w)
    empty.sum().backward()
    seen, start = torch.zeros(0, 2), leaf(0, 2)
    shown = seen.detach()
    seen.add_(start)  # another tensor shows the nothing that is written
    assert shown.numel() == 0 and seen.requires_grad
    assert autograd.grad(seen.sum(), [start])[0].size() == (0, 2)


@pytest.mark.parametrize("which", range(len(shown(leaf(3, 4)))))
def test_a_refused_call_changes_nothing(which):
    x, w = leaf(3, 4), leaf(7)
    for whole in (x, x * 2):
        every = shown(whole)
        view = every[which]
        before, creators = whole.data.clone(), [v.creator for v in every]
        calls = [lambda v: v.add_(w), lambda v: v.mul_("a"), lambda v: v.copy_(w), lambda v: v.gather_(0),
                 lambda v: operator.setitem(v, 99, 1), lambda v: operator.setitem(v, slice(0, 1), w)]
        for call in [*calls, lambda v: v.mul_(2)] if whole is x and view.numel() else calls:
            with pytest.raises((RuntimeError, TypeError, AttributeError, IndexError, ValueError)):
                call(view)
            assert whole.data.equal(before) and [v.creator for v in every] == creators


def test_a_leaf_is_refused_through_each_of_its_views():
    x = leaf(3, 4)
    for view in shown(x):
        if view.numel() and not overlaps_itself(view):
            with pytest.raises(RuntimeError, match="leaf that requires grad cannot be changed in place"):
                view.mul_(2)
    with torch.no_grad():
        x.t()[0] = 1
    assert x.data.t()[0].tolist() == [1, 1, 1]


@pytest.mark.parametrize("which", range(len(shown(leaf(3, 4)))))
def test_a_call_that_finds_no_memory_changes_nothing(which):
    """For each allocation of the call."""
    def prepare():
        every = shown(leaf(3, 4) * 2)
        return every, every[which]

    w = leaf(1)
    if overlaps_itself(prepare()[1]) or not prepare()[1].numel():
        return
    for call in (lambda view: view.mul_(w), lambda view: view.__setitem__(0, w) if view.dim() > 1 else view.sin_()):
        for count in range(1, 1000):
            every, view = prepare()
            before, creators = every[0].data.clone(), [v.creator for v in every]
            lib.th_fail_allocation(count)
            try:
                call(view)
            except MemoryError:
                assert every[0].data.equal(before) and [v.creator for v in every] == creators
            finally:
                left = lib.th_allocations_left()
                lib.th_fail_allocation(0)
            if left:
                break
        assert count > 10 and left


MOVES = {
    "resized": lambda every: every[0].data.resize_(200), "of a view": lambda every: every[2].data.resize_(1, 50),
    "set": lambda every: every[3].data.set_(torch.zeros(12).double()), "turned": lambda every: every[2].data.t_(),
    "storage": lambda every: every[0].data.storage().resize_(10_000), "gone": lambda every: every.clear(),
    "replaced": lambda every: setattr(every[0], "data", torch.zeros(3, 4).double()),
    "shown again": lambda every: every.append(every[0][1:]),
    "cut": lambda every: every[1].detach_(), "written": lambda every: every[0].mul_(2),
}  # fmt: skip


REFUSED = set(MOVES) - {"storage", "gone", "written"}


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("which", [0, 1, 2, 4, 6])
def test_other_code_moves_the_data_meanwhile(move, which):
    """Collections run it, at each of the places where there may be one: an error, or all show what they are.

    Only objects from CPython's own allocator have such places.
    """
    thresholds, refused = gc.get_threshold(), 0
    for at in range(1, 40):
        every, w = shown(leaf(3, 4) * 2), leaf(1)
        view, left, whole = every[which], [at], every[0]

        def act(phase, info, every=every, left=left):
            left[0] -= phase == "start"
            if left[0] == 0 and every:
                left[0] = -1
                MOVES[move](every)

        own = lib.th_make_heads(False)
        gc.callbacks.append(act)
        gc.set_threshold(1)
        try:
            view.mul_(w)
        except RuntimeError as error:
            assert "other code moved the data or a view of it" in str(error)
            refused += 1
        finally:
            gc.set_threshold(*thresholds)
            gc.callbacks.remove(act)
            lib.th_make_heads(own)
        if left[0] > 0:
            break
        every += [whole, view]
        if move in ("storage", "gone", "shown again", "cut", "written"):
            assert all(v.data.equal(one) for v, one in zip(shown(whole), shown(whole.data), strict=True))
            assert all(v.sum().backward(retain_variables=True) is None for v in every if v.requires_grad and v.numel())
        assert all(len(v.data.tolist()) == v.size(0) for v in every)
    assert at > 5 and (refused > 0) == (move in REFUSED), (at, refused)


def test_many_changes_make_no_cycles():
    gc.collect()
    gc.disable()
    try:
        x = leaf(4)
        y = x * 1
        every = [y[k % 4:] for k in range(50)] + [y.view(2, 2).t()]
        for k in range(500):
            y[k % 4] += 1
        y.sum().backward()
        assert x.grad.data.tolist() == [1] * 4
        gone = [weakref.ref(v) for v in (y, *every)]
        del y, every
        assert all(reference() is None for reference in gone)
    finally:
        gc.enable()


def test_many_views_are_told():
    x = leaf(2)
    y = x * 1
    every = [y.view(2) for _ in range(50_000)]
    order = every[::2] + every[1::2]
    del every
    y.add_(1)
    y[0].mul_(2)
    assert autograd.grad(order[-1].sum(), x)[0].data.tolist() == [2, 1]
