"""vmap itself: dims, nesting, chunks, random numbers, what it refuses; functions of users under it."""

import numpy as np
import pytest

import torch
from torch.func import batched as batches
from torch.func import grad, vmap
from torch.nn import functional as F


def numbers(*size):
    return torch.randn(*size, dtype=torch.float64)


@pytest.mark.parametrize("dim", [0, 1, 2, -1, -3])
@pytest.mark.parametrize("out", [0, 1, -1])
def test_dims(dim, out):
    x = numbers(3, 4, 5)
    result = vmap(lambda a: a.sin().t() @ a, in_dims=dim, out_dims=out)(x)
    wanted = torch.stack([a.sin().t() @ a for a in x.unbind(dim)]).movedim(0, out)
    torch.testing.assert_close(result, wanted)


def test_nested_values():
    x, y = numbers(3, 2), numbers(4, 3)
    given = {"a": x, "b": [y, None]}
    result = vmap(lambda tree, scale: ({"sum": tree["a"] + tree["b"][0].sum()}, tree["a"] * scale),
                  in_dims=({"a": 0, "b": [1, None]}, None), out_dims=({"sum": 1}, 0))(given, 2)
    torch.testing.assert_close(result[0]["sum"], (x + y.sum(0).unsqueeze(1)).t())
    torch.testing.assert_close(result[1], 2 * x)


def test_vmap_in_vmap():
    a, b, c = numbers(3, 2), numbers(4, 2), numbers(5)
    product = vmap(vmap(torch.dot, in_dims=(None, 0)), in_dims=(0, None))
    torch.testing.assert_close(product(a, b), a @ b.t())
    three = vmap(vmap(vmap(lambda x, y, z: (x * y).sum() + z, (None, None, 0)), (None, 0, None)), (0, None, None))
    torch.testing.assert_close(three(a, b, c), (a @ b.t()).unsqueeze(-1) + c)


@pytest.mark.parametrize("chunk", [1, 2, 5, 100])
def test_chunks(chunk):
    x = numbers(5, 3)
    result = vmap(lambda a: (a.cumsum(0), {"max": a.max()}), out_dims=(1, 0), chunk_size=chunk)(x)
    torch.testing.assert_close(result[0], x.cumsum(1).t())
    torch.testing.assert_close(result[1]["max"], x.amax(1))


def test_random_numbers():
    x = torch.zeros(64, 3)
    for draw in (lambda a: torch.randn(3) + a, torch.randn_like, lambda a: a.clone().normal_(),
                 lambda a: torch.nn.functional.dropout(a + 1, 0.5, training=True)):
        with pytest.raises(RuntimeError, match="randomness="):
            vmap(draw)(x)
        different = vmap(draw, randomness="different")(x)
        assert (different[0] != different[1:]).any()
        same = vmap(draw, randomness="same")(x)
        assert (same == same[0]).all()


def test_in_place():
    x = numbers(3, 4)
    kept = x.clone()

    def function(a):
        b = a.clone()
        b[1] = b[0] * 2
        b.mul_(a).add_(1)
        b[a > 0] = 0
        return b
    torch.testing.assert_close(vmap(function)(x), torch.stack([function(a) for a in x]))
    assert (x == kept).all()
    vmap(lambda a: a.zero_())(x)
    assert not x.any()
    with pytest.raises(RuntimeError, match="add_ would write each of a batch into one"):
        vmap(lambda a: torch.zeros(4, dtype=torch.float64).add_(a))(kept)


KEYS = {
    "int": lambda a: a[1], "slice": lambda a: a[..., 1:3], "new": lambda a: a[None, :, 0],
    "indices": lambda a: a[torch.tensor([2, 0])], "apart": lambda a: a[torch.tensor([0, 1]), :, torch.tensor([2, 3])],
    "of the batch": lambda a: a[(a[0, 0].abs() > 0.5).long()],
    "plain": lambda a: torch.arange(9.0)[a[0, 0, 0].long() + 3],
    "mask": lambda a: a[torch.tensor([True, False, True])],
}  # fmt: skip


@pytest.mark.parametrize("key", KEYS.values(), ids=list(KEYS))
def test_indexing(key):
    x = numbers(4, 3, 2, 5)
    torch.testing.assert_close(vmap(key)(x), torch.stack([key(a) for a in x]))


class Cube(torch.autograd.Function):
    """With a backward of its own."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x ** 3

    @staticmethod
    def backward(ctx, gradient):
        x, = ctx.saved_tensors
        return 3 * x ** 2 * gradient


class CubeOfBatches(Cube):
    """With a rule for batches of its own."""

    called = 0

    @staticmethod
    def vmap(info, in_dims, x):
        CubeOfBatches.called += info.batch_size
        return Cube.apply(x), in_dims[0]


@pytest.mark.parametrize("function", [Cube, CubeOfBatches])
def test_functions_of_users(function):
    x = numbers(3, 4)
    torch.testing.assert_close(vmap(function.apply)(x), x ** 3)
    torch.testing.assert_close(vmap(grad(lambda a: function.apply(a).sum()))(x), 3 * x ** 2)
    assert function is Cube or CubeOfBatches.called == 6


def test_one_graph_and_many_vectors():
    x = numbers(3).requires_grad_()
    y = x.sin() * x.sum()
    rows = torch.vmap(lambda v: torch.autograd.grad(y, x, v, retain_graph=True)[0])(torch.eye(3, dtype=torch.float64))
    torch.testing.assert_close(rows, torch.autograd.functional.jacobian(lambda x: x.sin() * x.sum(), x))


def test_gradients_within():
    x = numbers(4, 3)

    def function(a):
        a = a.detach().requires_grad_()
        return torch.autograd.grad((a ** 3).sum(), a)[0]
    torch.testing.assert_close(vmap(function)(x), 3 * x ** 2)


def test_gradients_through():
    x, w = numbers(5, 3).requires_grad_(), numbers(3).requires_grad_()
    vmap(lambda a: (a * w).softmax(0).max(0)[0])(x).sum().backward()
    result = [x.grad.clone(), w.grad.clone()]
    x.grad = w.grad = None
    (x * w).softmax(1).amax(1).sum().backward()
    torch.testing.assert_close(result, [x.grad, w.grad])


def test_types_without_dims():
    ints, floats = torch.arange(3), torch.ones(3, 2)
    assert vmap(lambda a, b: a * b)(ints.double(), floats).dtype == torch.float32
    assert vmap(lambda a, b: a * b)(ints, floats).dtype == torch.float32
    assert vmap(lambda a, b: a + b)(floats[:, 0], ints).dtype == torch.float32


@pytest.mark.parametrize("call, text", [
    (lambda: vmap(torch.add)(torch.ones(3), torch.ones(4)), "sizes that are mapped over differ: 3 .* 4"),
    (lambda: vmap(torch.sin)(torch.tensor(1.0)), "dim 0 of a tensor of 0 dims"),
    (lambda: vmap(torch.sin, in_dims=2)(torch.ones(3)), "dim 2 of a tensor of 1 dims"),
    (lambda: vmap(torch.sin, in_dims=None)(torch.ones(3)), "maps no argument"),
    (lambda: vmap(torch.sin, in_dims=(0, 0))(torch.ones(3)), "2 entries for 1"),
    (lambda: vmap(lambda a: 3)(torch.ones(3)), "gave a int"),
    (lambda: vmap(lambda a: a, out_dims=None)(torch.ones(3)), "differs within the batch"),
    (lambda: vmap(lambda a: a, out_dims=(0, 0))(torch.ones(3)), "not nested as"),
    (lambda: vmap(torch.sin, randomness="some"), "need one of error"),
    (lambda: vmap(torch.sin, chunk_size=0), "at least 1"),
    (lambda: vmap(lambda a: a if a > 0 else -a)(torch.ones(3)), "torch.where instead of if"),
    (lambda: vmap(lambda a: a.item())(torch.ones(3)), "item needs the elements"),
    (lambda: vmap(lambda a: a.numpy())(torch.ones(3)), "numpy needs the elements"),
    (lambda: vmap(lambda a: torch.from_numpy(a))(torch.ones(3, 2)), "cannot be read: under vmap"),
    (lambda: vmap(lambda a: torch.tensor(np.asarray(a)))(torch.ones(3, 2)), "elements of one tensor|cannot be read"),
    (lambda: vmap(lambda a: a.masked_select(a > 0))(torch.tensor([[1.0, -1], [1, 1]])), "several sizes"),
    (lambda: vmap(lambda a: a.sum().backward())(torch.ones(3)), "backward needs"),
    (lambda: vmap(lambda a: a.histc())(torch.ones(0, 2, 2)), "the batch is empty"),
], ids=range(18))  # fmt: skip
def test_refusals(call, text):
    with pytest.raises((RuntimeError, ValueError), match=text):
        call()


def test_an_empty_batch():
    assert vmap(lambda a: a.sin().sum(0))(torch.ones(0, 3, 2)).shape == (0, 2)


def test_an_int_after_the_tensor_is_a_dim_and_no_bool():
    x = torch.randn(3, 4, 5)
    for dim in (0, 1):
        torch.testing.assert_close(torch.vmap(lambda row: row.std(dim))(x), x.std(dim + 1))  # noqa: B023
        torch.testing.assert_close(torch.vmap(lambda row: torch.var(row, dim))(x), x.var(dim + 1))  # noqa: B023


@pytest.mark.parametrize("options", [{}, {"is_causal": True}, {"masked": True}, {"enable_gqa": True}])
@pytest.mark.parametrize("batched", [(0, 0, 0), (0, None, None), (None, 0, 1)])
@pytest.mark.parametrize("size", [(4, 5, 3), (2, 4, 5, 3)])
def test_attention_of_a_batch_is_one_call(options, batched, size, monkeypatch):
    monkeypatch.setattr(batches, "looped", None)
    options = dict(options)
    if options.pop("masked", False):
        options["attn_mask"] = torch.randn(5, 5)
    small = (*size[:-3], 2, *size[-2:]) if "enable_gqa" in options else size
    given = [torch.randn(*one) if dim is None else torch.randn(6, *one).movedim(0, dim)
             for one, dim in zip((size, small, small), batched, strict=True)]

    def attention(q, k, v):
        return F.scaled_dot_product_attention(q, k, v, **options)

    result = torch.vmap(attention, batched)(*given)
    for number in range(6):
        own = [one if dim is None else one.select(dim, number) for one, dim in zip(given, batched, strict=True)]
        torch.testing.assert_close(result[number], attention(*own), atol=1e-5, rtol=1e-5)


def test_functions_that_call_the_method_of_their_name():
    x = torch.tensor([[1.0, 2.0], [3.0, 3.0]])
    assert vmap(lambda row: torch.tensor(torch.equal(row, row)))(x).tolist() == [True, True]
    assert vmap(lambda row: row * torch.is_same_size(row, row))(x).tolist() == x.tolist()


def test_strided_tensors_are_made_one_for_each():
    x = torch.arange(3.0)
    found = torch.vmap(lambda x: x.new_empty_strided((2, 3), (1, 2)).copy_(x.expand(2, 3)))(x)
    assert found.equal(x.view(3, 1, 1).expand(3, 2, 3))


@pytest.mark.parametrize("pool, dims", [(F.max_pool1d, 1), (F.max_pool2d, 2), (F.max_pool3d, 3)])
def test_a_stride_is_not_taken_for_the_flag_of_another_overload(pool, dims):
    x = numbers(2, 1, 2, *[5] * dims)
    assert vmap(lambda each: pool(each, 2, 1))(x).equal(torch.stack([pool(each, 2, 1) for each in x]))


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int64, torch.bool])
def test_products_of_integers_have_the_type_and_values_of_single_calls(dtype):
    x, y = (torch.arange(40).mul(7).view(4, 10).to(dtype) for _ in range(2))
    calls = [lambda v: torch.addr(v.expand(10, 10), v, v)]
    if dtype != torch.bool:
        calls += [lambda v: torch.dot(v, y[1]), lambda v: torch.addmv(v, v.expand(10, 10), v, beta=0.2, alpha=1.6),
                  lambda v: torch.addbmm(v, v.expand(2, 10, 10), v.expand(2, 10, 10), beta=2.5)]
    for call in calls:
        result, wanted = vmap(call)(x), torch.stack([call(each) for each in x])
        assert result.dtype == wanted.dtype and result.equal(wanted)


def test_a_view_by_strides_is_one_of_the_batch():
    def write(x):
        y = x.clone()
        y.as_strided((2,), (1,)).zero_()
        return y

    x = torch.arange(1.0, 7.0).view(2, 3)
    assert vmap(write)(x).tolist() == [[0, 0, 3], [0, 0, 6]]
    x = torch.arange(24.0).view(2, 3, 4).requires_grad_()
    result = vmap(vmap(lambda x: x.as_strided((2, 2), (1, 2)) ** 2))(x)
    assert result.equal(torch.stack([torch.stack([y.as_strided((2, 2), (1, 2)) ** 2 for y in z]) for z in x]))
    assert torch.autograd.grad(result.sum(), x)[0].sum().item() == 4 * sum(4 * k + j for k in range(6) for j in (
        0, 1, 2, 3)) / 2
