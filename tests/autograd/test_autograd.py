"""Basics of autograd: leaves, accumulation, hooks, volatile, in-place rules."""

import numpy as np
import pytest
from leaves import leaf, values

import torch
from torch.autograd import Variable, backward, grad

# Leaves and accumulation


def test_gradients_go_to_leaves_only_and_add_up():
    x = leaf(1, 2, 3)
    y = x * 2
    assert x.is_leaf and x.creator is None and not y.is_leaf and y.creator is not None
    y.sum().backward()
    y.sum().backward()
    assert values(x.grad) == [4, 4, 4]
    with pytest.warns(UserWarning, match="call retain_grad"):
        assert y.grad is None
    x.grad = None
    (x * x).sum().backward()
    assert values(x.grad) == [2, 4, 6]


def test_requires_grad_is_set_on_leaves_only():
    x = leaf(1)
    y = x + 1
    with pytest.raises(RuntimeError, match="leaf"):
        y.requires_grad = False
    with pytest.raises(RuntimeError, match="leaf"):
        y.volatile = True
    x.requires_grad = False
    assert not (x + 1).requires_grad
    with pytest.raises(RuntimeError, match="does not require grad"):
        (x + 1).backward()


def test_no_gradient_is_computed_for_what_wants_none():
    x, constant = leaf(2), leaf(3, requires_grad=False)
    (x * constant).backward()
    assert constant.grad is None and values(x.grad) == [3]


@pytest.mark.parametrize("operation", [lambda x, y: x + y, lambda x, y: x - y, lambda x, y: x.view(2) + y.view(2)])
def test_gradients_that_pass_through_are_not_shared(operation):
    x, y, g = leaf(1, 2), leaf(3, 4), torch.DoubleTensor([1, 1])
    operation(x, y).backward(g)
    x.grad.data.fill_(7)
    assert abs(y.grad.data[0]) == 1 and g.tolist() == [1, 1]
    assert len({x.grad.data.data_ptr(), y.grad.data.data_ptr(), g.data_ptr()}) == 3


def test_gradient_given_as_variable_is_not_taken_over():
    x, g = leaf(1, 2), leaf(5, 6, requires_grad=False)
    (x + 0).backward(g)
    x.grad.data.zero_()
    assert values(g) == [5, 6]
    y = leaf(1, 2)
    y.backward(g)
    y.grad.data.zero_()
    assert values(g) == [5, 6]


def test_same_variable_several_times():
    x = leaf(3)
    (x * x * x).backward()
    assert values(x.grad) == [27]
    x.grad = None
    torch.cat([x] * 40).sum().backward()
    assert values(x.grad) == [40]


def test_expanded_gradient_is_not_kept_as_such():
    x = leaf(1, 2, 3)
    x.sum().backward()
    assert x.grad.data.is_contiguous()
    x.grad.data[0] = 9
    assert values(x.grad) == [9, 1, 1]
    x.sum().backward()
    assert values(x.grad) == [10, 2, 2]


def test_broadcasting_is_undone():
    x, y, z = leaf(1), Variable(torch.ones(3, 1).double()), Variable(torch.ones(1, 4).double())
    (x * y * z).sum().backward()
    assert values(x.grad) == [12] and values(y.grad) == [[4]] * 3 and values(z.grad) == [[3] * 4]


@pytest.mark.parametrize("gradient, error", [
    (torch.ones(2).double(), RuntimeError), (torch.ones(3).cfloat(), RuntimeError),
    (torch.ones(3, 1).double(), RuntimeError),
    ([1, 1, 1], TypeError), (1.0, TypeError), (np.ones(3), TypeError), ("x", TypeError), (None, RuntimeError),
])  # fmt: skip
def test_backward_refuses_a_wrong_gradient(gradient, error):
    x = leaf(1, 2, 3)
    with pytest.raises(error, match="backward"):
        (x * 1).backward(gradient)
    assert x.grad is None


@pytest.mark.parametrize("kind", [torch.float64, torch.float16, torch.bfloat16, torch.int64, torch.bool])
def test_a_gradient_of_another_type_is_converted(kind):
    x = torch.ones(2, requires_grad=True)
    (x * 3).backward(torch.ones(2, dtype=kind))
    result, = grad(x * 3, x, torch.ones(2, dtype=kind))
    assert x.grad.tolist() == result.tolist() == [3, 3] and x.grad.dtype is result.dtype is torch.float32
    narrow = torch.ones(2, dtype=torch.bfloat16, requires_grad=True)
    (narrow * 3).backward(torch.ones(2))
    assert narrow.grad.dtype is torch.bfloat16


def test_a_sparse_gradient_counts_with_all_its_values():
    g = torch.sparse_coo_tensor(torch.tensor([[1, 2, 1]]), torch.tensor([1.0, 3.0, 1.0]), (3,))
    p = torch.ones(3, requires_grad=True)
    p.backward(g)
    (p * 2).backward(g)
    assert p.grad.to_dense().tolist() == [0, 6, 9]
    assert grad(p * 2, p, g)[0].to_dense().tolist() == [0, 4, 6]
    x = torch.sparse_coo_tensor([[0, 1, 2]], [1.0, 2.0, 3.0], (3,)).requires_grad_()
    (x * 2).backward(torch.sparse_coo_tensor([[1]], [1.0], (3,)))
    assert x.grad.to_dense().tolist() == [0, 2, 0]


def test_grad_is_checked_when_set():
    x = leaf(1, 2)
    for wrong in (torch.ones(2), leaf(1, 2, 3), Variable(torch.ones(2))):
        with pytest.raises((TypeError, ValueError, RuntimeError)):
            x.grad = wrong
    x.grad = leaf(1, 2)
    del x.grad
    assert x.grad is None


def test_cat_of_many_inputs():
    parts = [leaf(i, i) for i in range(40)]
    weights = leaf(*range(80), requires_grad=False)
    (torch.cat(parts) * weights).sum().backward()
    assert all(values(p.grad) == [2 * i, 2 * i + 1] for i, p in enumerate(parts))
    parts = [leaf(i, requires_grad=i % 3 == 0) for i in range(50)]
    torch.stack(parts, 1).sum().backward()
    assert all((p.grad is not None) == (i % 3 == 0) for i, p in enumerate(parts))


def test_several_roots():
    x, y = leaf(2), leaf(3)
    backward([x * y, x * x], [torch.DoubleTensor([1]), None])
    assert values(x.grad) == [7] and values(y.grad) == [2]
    with pytest.raises(ValueError):
        backward([x * y, x * x], [None])
    with pytest.raises(RuntimeError, match="does not require grad"):
        backward([x.data], [None])


def test_autograd_grad_touches_no_leaf():
    x, y = leaf(2), leaf(3)
    loss = x * x * y
    gx, = grad(loss, x)
    assert values(gx) == [12] and x.grad is None and y.grad is None
    x.grad = leaf(5)
    gx, gy = grad([loss], [x, y])
    assert values(gy) == [4] and values(x.grad) == [5] and y.grad is None
    assert grad(loss, [leaf(1)], allow_unused=True) == (None,)
    middle = x * 3
    gm, = grad(middle * middle, middle)
    assert values(gm) == [12] and values(x.grad) == [5]


# Hooks


def test_hook_of_a_leaf_sees_the_sum():
    x, seen = leaf(2), []
    handle = x.register_hook(lambda g: seen.append(values(g)))
    (x * 3 + x * 4 + x).backward()
    assert seen == [[8]] and values(x.grad) == [8]
    handle.remove()
    handle.remove()
    (x * 3).backward()
    assert len(seen) == 1


def test_hook_of_a_result_sees_the_sum_and_replaces_it():
    x = leaf(2)
    y = x * 1
    y.register_hook(lambda g: g * 10)
    y.register_hook(lambda g: g + 1)
    (y * 3 + y * 4).backward()
    assert values(x.grad) == [71]


def test_hook_of_a_leaf_replaces():
    x = leaf(2)
    with x.register_hook(lambda g: g * 2):
        (x * 3).backward()
        (x * 3).backward()
    assert values(x.grad) == [12]


def test_a_hook_may_remove_itself_during_backward():
    x, seen = leaf(2), []
    handles = [x.register_hook(lambda g: (handles[0].remove(), seen.append("a"))[0]),
               x.register_hook(lambda g: seen.append("b"))]
    y = x * 2
    inner = [y.register_hook(lambda g: inner[0].remove())]
    y.backward()
    y.backward()
    assert seen == ["a", "b", "b"] and values(x.grad) == [4]


@pytest.mark.parametrize("wrong", [1, "x", torch.ones(2).double(), Variable(torch.ones(2).double()),
                                   Variable(torch.ones(1))])
def test_wrong_return_of_a_hook(wrong):
    x = leaf(2)
    for target in (x, x * 1):
        handle = target.register_hook(lambda g: wrong)
        with pytest.raises((TypeError, RuntimeError), match="hook"):
            (target * 2).backward()
        handle.remove()
    assert x.grad is None
    with pytest.raises(TypeError, match="hook"):
        x.register_hook(3)
    with pytest.raises(RuntimeError, match="require grad"):
        leaf(1, requires_grad=False).register_hook(print)


def test_a_hook_does_not_change_the_gradient_of_others():
    x, y = leaf(1), leaf(1)
    x.register_hook(lambda g: g.data.fill_(9) and None)
    g = torch.DoubleTensor([1])
    (x + y).backward(g)
    assert values(y.grad) == [1]


def test_node_hooks():
    x, seen = leaf(2), []
    y = x * 3
    handle = y.creator.register_hook(lambda gi, go: seen.append((values(gi[0]), values(go[0]))))
    y.backward()
    handle.remove()
    handle = y.creator.register_hook(lambda gi, go: tuple(g and g * 2 for g in gi))
    y.backward()
    assert seen == [([3], [1])] and values(x.grad) == [9]
    for wrong in ((None,) * 5, (1, 2), "xy", (torch.ones(2).double(), None), (leaf(1, 2), None)):
        handle.remove()
        handle = y.creator.register_hook(lambda gi, go, wrong=wrong: wrong)
        with pytest.raises((TypeError, RuntimeError), match="hook"):
            y.backward()
    assert values(x.grad) == [9]


def test_a_failed_backward_leaves_nothing_behind():
    x, fail = leaf(2), [True]

    def hook(g):
        if fail[0]:
            raise ZeroDivisionError("as asked")

    a, b = x * 3, x * 5
    a.register_hook(hook)
    loss = a * b + b
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            loss.backward()
    fail[0], x.grad = False, None
    loss.backward()
    assert values(x.grad) == [65]


def test_a_failed_leaf_hook_leaves_nothing_behind():
    x, y, fail = leaf(2), leaf(3), [True]
    x.register_hook(lambda g: 1 / 0 if fail[0] else None)
    y.register_hook(lambda g: None)
    loss = x * y
    with pytest.raises(ZeroDivisionError):
        loss.backward()
    fail[0], y.grad = False, None
    loss.backward()
    assert values(x.grad) == [3] and values(y.grad) == [2]


def test_backward_within_a_hook():
    x, other = leaf(2), leaf(5)
    shared = x * x
    y = x * 3
    y.register_hook(lambda g: (other * other).backward())
    y.register_hook(lambda g: shared.backward())
    (y + shared).backward()
    assert values(other.grad) == [10] and values(x.grad) == [3 + 4 + 4]


# Volatile and detach


def test_volatile_spreads_and_records_nothing():
    x, v = leaf(2), Variable(torch.DoubleTensor([3]), volatile=True)
    y = x * v
    assert y.volatile and not y.requires_grad and y.creator is None
    with pytest.raises(RuntimeError, match="volatile"):
        y.backward()


def test_detach_cuts_the_graph_and_shares_the_data():
    x = leaf(2)
    y = (x * 3).detach()
    assert not y.requires_grad and y.creator is None
    z = x * 3
    d = z.detach()
    d.data.fill_(1)
    assert values(z) == [1]
    assert z.detach_() is z and not z.requires_grad and z.creator is None


# In-place


def test_in_place_on_a_leaf_is_refused():
    x = leaf(1, 2)
    for write in (lambda: x.add_(1), lambda: x.zero_(), lambda: x.__setitem__(0, 5), lambda: x.uniform_()):
        with pytest.raises(RuntimeError):
            write()
    assert values(x) == [1, 2]
    x.data.add_(1)
    assert values(x) == [2, 3]


def test_in_place_counts_versions_and_returns_itself():
    x = leaf(1, 2)
    y = x * 1
    assert y.add_(1) is y and y._version == 1 and values(y) == [2, 3]
    y += 1
    y[0] = 7
    y.sum().backward()
    assert values(x.grad) == [0, 1]


def test_overwritten_saved_tensor_is_named_with_places():
    x = leaf(1, 2)
    y = x * 1
    z = y.exp() * y
    y.mul_(2)
    with pytest.raises(RuntimeError,
                       match=r"mul.*saved at .*test_autograd.py:\d+.*mul.*overwrote it at .*test_autograd.py:\d+"):
        z.sum().backward()
    r = y.tanh()
    r.add_(1)
    with pytest.raises(RuntimeError, match="tanh.*its result.*add"):
        r.sum().backward()
    assert x.grad is None


def test_a_view_that_lives_saves_what_was_there():
    x = leaf(1, 2, 3)
    y = x * 1
    y.add_(1)
    square = y * y
    part = y[0:1]
    part.detach().data.add_(0)
    square.sum().backward()
    assert values(x.grad) == [4, 6, 8]


def test_data_of_a_plain_tensor_counts_its_own_writes():
    w, plain = leaf(1, 2), torch.ones(2)
    for write in (lambda: plain.data.fill_(2), lambda: plain.data.view(2, 1).fill_(3), lambda: plain.data[0:2].mul_(2)):
        loss = (w * plain).sum()
        write()
        w.grad = None
        loss.backward()
        assert values(w.grad) == plain.tolist()
    data = plain.data
    for write in (lambda: data.fill_(2), lambda: data[0:1].fill_(3), lambda: data.detach().fill_(4)):
        loss = (w * data).sum()
        write()
        with pytest.raises(RuntimeError, match="overwrote"):
            loss.backward()


def test_writing_through_a_detached_view_is_noticed():
    x = leaf(1, 2)
    y = x * 1
    z = y * y
    y.detach().add_(1)
    with pytest.raises(RuntimeError, match="overwrote"):
        z.sum().backward()


def test_in_place_with_numbers_and_broadcast():
    x, y = leaf(1, 2), leaf(3)
    z = x * 1
    z.add_(y).mul_(2)
    z.sum().backward()
    assert values(x.grad) == [2, 2] and values(y.grad) == [4]
    w = y * 1
    with pytest.raises(RuntimeError):
        w.add_(x)
    assert values(w) == [3] and w._version == 0


def _replaced_after_resize(x, gradient):
    x.register_hook(lambda arrived: torch.ones_like(arrived.resize_(3, 1)))
    x.backward(gradient)


def _resized_before_a_sum(x, gradient):
    def resize(arrived):
        gradient.resize_(3, 1)

    twice = x * 2
    twice.register_hook(resize)
    torch.autograd.backward([x, twice], [gradient, torch.ones(4)])


@pytest.mark.parametrize("meddle", [_replaced_after_resize, _resized_before_a_sum])
def test_a_gradient_made_from_one_that_was_resized_is_refused(meddle):
    w = torch.ones(5, 4, requires_grad=True)
    with pytest.raises(RuntimeError, match="a gradient was resized during the pass"):
        meddle(w.sum(0), torch.ones(4))
    assert w.grad is None
