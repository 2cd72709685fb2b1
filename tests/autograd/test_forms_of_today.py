"""Present-day uses of gradients: setup_context, inputs=, gradients of separate parts."""

import pytest
from leaves import leaf

import torch
import torch.nn as nn
from torch.autograd import Function, Variable, grad
from torch.autograd.function import once_differentiable
from torch.utils.checkpoint import checkpoint_sequential


class Scaled(Function):
    """`setup_context` saves the tensors for backward, separately from forward."""

    @staticmethod
    def forward(x, factor):
        return x * factor, x + 1

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.factor = inputs
        ctx.save_for_backward(x, output[0])
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx, gradient, other):
        ctx.seen = gradient is None, other is None
        x, result = ctx.saved_tensors
        assert ((result.data if isinstance(result, Variable) else result) - getattr(x, "data", x) * ctx.factor
                ).abs().max() == 0
        return (0 if gradient is None else gradient * ctx.factor) + (0 if other is None else other), None


@pytest.mark.parametrize("used, seen, slope", [((0,), (False, True), 3), ((1,), (True, False), 1),
                                               ((0, 1), (False, False), 4)])
def test_a_context_that_is_set_up_apart(used, seen, slope):
    x = leaf(2, 3)
    results = Scaled.apply(x, 3.0)
    sum(results[number].sum() for number in used).backward()
    assert results[0].creator.seen == seen
    assert (x.grad.data - slope).abs().max() == 0


class Raw(Function):
    """A backward computed by NumPy, which is not differentiable."""

    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x)
        return x ** 2 * factor

    @staticmethod
    @once_differentiable
    def backward(ctx, gradient):
        x, = ctx.saved_tensors
        return torch.from_numpy(2 * x.numpy() * gradient.numpy()), None


def test_a_backward_that_is_differentiable_once():
    x = leaf(3)
    Raw.apply(x, 1).sum().backward()
    assert x.grad.data.equal(x.data * 2)
    first, = grad(Raw.apply(x, 1).sum(), x, create_graph=True)
    assert first.data.equal(x.data * 2)
    with pytest.raises(RuntimeError, match="Raw: its backward is once_differentiable"):
        first.sum().backward()
    assert Raw.backward.__name__ == "backward"


def test_some_inputs_alone():
    x, w, unused = leaf(2, 3), leaf(4, 5), leaf(1)
    for _ in range(2):
        (x * w).sum().backward(inputs=[x, unused])
    assert x.grad.data.tolist() == [8, 10] and w.grad is None and unused.grad is None
    (x * w).backward(torch.DoubleTensor([1, 2]), inputs=w)
    assert w.grad.data.tolist() == [2, 6] and x.grad.data.tolist() == [8, 10]
    inner = x * 2
    (inner * w).sum().backward(retain_graph=True, create_graph=True, inputs=(inner,))
    assert inner.grad.data.tolist() == [4, 5] and inner.grad.requires_grad and w.grad.data.tolist() == [2, 6]
    with pytest.raises(RuntimeError, match="input 0 does not require grad"):
        (x * w).sum().backward(inputs=[leaf(1, requires_grad=False)])
    with pytest.raises(RuntimeError, match="is no scalar"):
        (x * w).backward(inputs=[x])


def test_gradient_penalty_as_it_is_written():
    x, w = leaf(2, 3), leaf(4, 5)
    slope, = grad(outputs=(x * x * w).sum(), inputs=x, create_graph=True, retain_graph=True, only_inputs=True)
    ((slope.norm() - 1) ** 2).backward()
    assert w.grad is not None
    with pytest.raises(ValueError, match="only_inputs must be True"):
        grad((x * w).sum(), x, only_inputs=False)


def test_a_hook_of_another_size_says_both():
    x = leaf(1, 2, 3)
    x.register_hook(lambda gradient: gradient[:2])
    with pytest.raises(RuntimeError, match=r"like the gradient \(DoubleTensor 3\), not a DoubleTensor 2"):
        (x * 2).sum().backward()
    y = leaf(1, 2)
    y.register_hook(lambda gradient: gradient.float())
    with pytest.raises(RuntimeError, match=r"\(DoubleTensor 2\), not a FloatTensor 2"):
        (y * 2).sum().backward()


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("segments", [1, 2, 3, 5])
def test_parts_that_are_computed_again(count, segments):
    runs = []

    class Noisy(nn.Module):
        def forward(self, x):
            runs.append(1)
            return (x * torch.randn(1)[0]).tanh()

    layers = nn.Sequential(*[Noisy() for _ in range(count)])
    x = Variable(torch.ones(2, 3))
    if segments > count:
        with pytest.raises(ValueError, match=f"segments is {segments}; need 1 to {count}"):
            checkpoint_sequential(layers, segments, x)
        return
    torch.manual_seed(5)
    layers(x).sum().backward()
    wanted, x.grad = x.grad.data, None
    for functions in (layers, list(layers)):
        torch.manual_seed(5)
        del runs[:]
        checkpoint_sequential(functions, segments, x, use_reentrant=False).sum().backward()
        assert x.grad.data.equal(wanted)
        x.grad = None
        last = count - (segments - 1) * (count // segments)
        assert len(runs) == 2 * count - last  # all but the last part twice


@pytest.mark.parametrize("parts", [lambda y: y.unsafe_split(1), lambda y: y.unsafe_chunk(3),
                                   lambda y: y.unsafe_split_with_sizes([1, 1, 1])])
def test_unsafe_parts_are_changed_one_by_one(parts):
    x = torch.ones(3, 3, requires_grad=True)
    a, b, _ = parts(x * 2)
    a.mul_(b)
    a.sum().backward()
    assert x.grad.tolist() == [[4, 4, 4], [4, 4, 4], [0, 0, 0]]


def test_as_strided_in_place_is_recorded():
    x = torch.arange(3.0, requires_grad=True)
    y = x.clone().as_strided_((2,), (1,))
    y.sum().backward()
    assert y.tolist() == [0, 1] and x.grad.tolist() == [1, 1, 0]
    plain = torch.arange(3.0)
    assert plain.as_strided_((2,), (2,)) is plain and plain.tolist() == [0, 2]


@pytest.mark.parametrize("options, ends", [({}, 0), ({"early_stop": False}, 1)])
def test_the_second_run_of_a_checkpoint_stops_after_what_gradients_read(options, ends):
    seen = []

    def function(x):
        try:
            seen.append("start")
            y = x.sin().exp()
            z = y + 1
        except Exception:
            seen.append("caught")
        seen.append("end")
        return z - 3

    x = torch.ones(3, requires_grad=True)
    result = torch.utils.checkpoint.checkpoint(function, x, use_reentrant=False, **options)
    result.sum().backward()
    assert seen == ["start", "end", "start", "end"][:3 + ends]
    torch.testing.assert_close(x.grad, torch.ones(3).sin().exp() * torch.ones(3).cos())
    del seen[:]
    with torch.utils.checkpoint.set_checkpoint_early_stop(not ends):
        inner = torch.utils.checkpoint.checkpoint(function, x, use_reentrant=False, **options)
    torch.autograd.grad(inner.sum(), x, retain_graph=True)
    again = torch.autograd.grad(inner.sum(), x)[0]
    assert seen == (["start", "end"] + ["start"] * 2 if not ends else ["start", "end"] * 3)
    torch.testing.assert_close(again, x.grad)


def test_a_checkpoint_in_a_checkpoint_that_stops_early():
    checkpoint = torch.utils.checkpoint.checkpoint
    x = torch.linspace(0.1, 1, 4, requires_grad=True)

    def inner(x):
        return x.exp().sin() + 1

    def outer(x):
        y = checkpoint(inner, x.cos(), use_reentrant=False)
        return checkpoint(inner, y * y, use_reentrant=False) * 2

    expected, = torch.autograd.grad((2 * inner(inner(x.cos()) ** 2)).sum(), x)
    result, = torch.autograd.grad(checkpoint(outer, x, use_reentrant=False).sum(), x)
    torch.testing.assert_close(result, expected)
