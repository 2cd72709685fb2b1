"""Views by strides, gradients along dims, indices: functions of torch that are not methods."""

import numpy as np
import oracles
import pytest

import torch
from torch.autograd import Variable, gradcheck, gradgradcheck

RANDOM = np.random.default_rng(3)


@pytest.mark.parametrize("size, stride, offset", [
    ((3, 4), (4, 1), 0), ((4, 3), (1, 4), 0), ((2, 2), (5, 2), 3), ((5, 3), (1, 1), 2), ((3, 2), (0, 1), 4),
    ((0, 3), (9, 9), 0),
    ((1,), (100,), 11), ((2, 1, 2, 2), (6, 1, 3, 1), 1), ((12,), (1,), None),
])  # fmt: skip
def test_views_by_strides(size, stride, offset):
    array = np.arange(12.0)
    x = torch.from_numpy(array)
    view = x.as_strided(size, stride, offset)
    wanted = np.lib.stride_tricks.as_strided(array[offset or 0 :], size, [8 * step for step in stride])
    np.testing.assert_array_equal(view.numpy(), wanted)
    assert view.storage_offset() == (offset or 0) and (not view.numel() or view.storage().data_ptr() == x.data_ptr())
    np.testing.assert_array_equal(torch.as_strided(Variable(x), size, stride, offset).data.numpy(), wanted)
    leaf = Variable(torch.from_numpy(RANDOM.standard_normal((3, 4))), requires_grad=True)
    assert gradcheck(lambda v: v.as_strided(size, stride, offset) ** 2, (leaf,))
    assert gradgradcheck(lambda v: v.as_strided(size, stride, offset) ** 2, (leaf,))


@pytest.mark.parametrize("of", [lambda v: v.t(), lambda v: v[1:, ::2], lambda v: v[:, :1].expand(3, 5)])
def test_gradients_go_back_to_where_they_were_viewed(of):
    leaf = Variable(torch.from_numpy(RANDOM.standard_normal((3, 4))), requires_grad=True)
    (of(leaf).as_strided((2, 2), (1, 1), 4) * 3).sum().backward()
    own, wanted = of(leaf), np.zeros(12)
    for position in (4, 5, 5, 6):
        seen = [i * own.stride()[0] + j * own.stride()[1] + own.data.storage_offset() for i in range(own.size(0))
                for j in range(own.size(1))]
        wanted[position] += 3 * (position in seen)
    np.testing.assert_allclose(leaf.grad.data.numpy().ravel(), wanted)


@pytest.mark.parametrize("size, stride, offset", [
    ((13,), (1,), 0), ((2,), (12,), 0), ((2,), (1,), 11), ((2, 2), (1,), 0), ((2,), (-1,), 5), ((-1,), (1,), 0),
    ((2,), (1,), -1), ((2**62, 2**62), (2**62, 1), 0), ((2**40,), (2**40,), 0),
])  # fmt: skip
def test_views_beyond_a_storage_are_refused(size, stride, offset):
    x = torch.zeros(12)
    for call in (x.as_strided, Variable(x).as_strided):
        with pytest.raises(ValueError, match="as_strided: size is"):
            call(size, stride, offset)


def test_a_view_by_strides_is_written_through():
    x = torch.zeros(6)
    x.as_strided((2, 2), (3, 1), 1).fill_(1)
    assert x.tolist() == [0, 1, 1, 0, 1, 1]
    with pytest.raises(RuntimeError, match="overlap"):
        x.as_strided((3, 2), (1, 1)).add_(1)


@pytest.mark.parametrize("edge_order", [1, 2])
@pytest.mark.parametrize("dim", [None, 0, -1, (0, 2)])
@pytest.mark.parametrize("spacing", ["one", "number", "places"])
def test_gradient(edge_order, dim, spacing):
    array = RANDOM.standard_normal((4, 3, 5))
    dims = range(3) if dim is None else (dim,) if isinstance(dim, int) else dim
    places = [np.cumsum(RANDOM.uniform(0.5, 2, array.shape[d])) for d in dims]
    ours = {"one": 1, "number": 0.5, "places": [torch.from_numpy(one) for one in places]}[spacing]
    theirs = {"one": [1], "number": [0.5], "places": places}[spacing]
    result = torch.gradient(torch.from_numpy(array), spacing=ours, dim=dim, edge_order=edge_order)
    wanted = np.gradient(array, *theirs, axis=tuple(dims), edge_order=edge_order)
    for one, other in zip(result, wanted if isinstance(wanted, (list, tuple)) else [wanted], strict=True):
        np.testing.assert_allclose(one.numpy(), other)
    leaf = Variable(torch.from_numpy(array), requires_grad=True)
    assert gradcheck(lambda v: torch.gradient(v, spacing=ours, dim=dim, edge_order=edge_order)[0], (leaf,))


@pytest.mark.parametrize("edge_order", [1, 2])
def test_gradient_at_complex_places(edge_order):
    x, places = torch.from_numpy(RANDOM.standard_normal(6)), torch.from_numpy(np.cumsum(RANDOM.uniform(0.5, 2, 6)))
    real = torch.gradient(x, spacing=[places], edge_order=edge_order)[0]
    turned = torch.gradient(x, spacing=[places * (1 + 2j)], edge_order=edge_order)[0]
    np.testing.assert_allclose((turned * (1 + 2j)).numpy(), real.numpy(), atol=1e-12)


def test_slopes_that_are_refused():
    for call in (lambda: torch.gradient(torch.ones(1)), lambda: torch.gradient(torch.ones(2), edge_order=2),
                 lambda: torch.gradient(torch.ones(3), edge_order=3),
                 lambda: torch.gradient(torch.ones(3, 3), spacing=[1, 2, 3])):
        with pytest.raises(ValueError, match="gradient: .* need"):
            call()


@pytest.mark.parametrize("shape", [(5,), (2, 3), (4, 1, 3)])
def test_unravel_index(shape):
    numbers = np.arange(-np.prod(shape), np.prod(shape))
    result = torch.unravel_index(torch.from_numpy(numbers), shape)
    wanted = np.unravel_index(numbers % np.prod(shape), shape)
    assert [one.tolist() for one in result] == [one.tolist() for one in wanted]
    with pytest.raises(ValueError, match="unravel_index: indices is"):
        torch.unravel_index(torch.LongTensor([int(np.prod(shape))]), shape)
    narrow = torch.unravel_index(torch.tensor([5, 200], dtype=torch.uint8), (4, 1 << 30))  # sizes beyond the type
    assert [one.tolist() for one in narrow] == [[0, 0], [5, 200]] and narrow[0].dtype is torch.int64


def test_index_add_takes_alpha():
    x, index = torch.ones(3, 2), torch.LongTensor([2, 0, 2])
    source = torch.arange(0, 6.0).view(3, 2)
    wanted = x.index_add(0, index, source * 3)
    for result in (x.index_add(0, index, source, alpha=3), torch.index_add(x, 0, index, source, alpha=3),
                   torch.index_add(x, dim=0, index=index, source=source, alpha=3),
                   x.clone().index_add_(0, index, source, alpha=3)):
        assert result.equal(wanted)
    with pytest.raises(TypeError, match="no parameter is called alpha"):
        x.index_copy(0, index, source, alpha=3)


REDUCTIONS = ["sum", "prod", "mean", "amax", "amin"]


@pytest.mark.parametrize("reduce", REDUCTIONS)
@pytest.mark.parametrize("include_self", [True, False])
def test_gradient_of_scatter_reduce(reduce, include_self):
    index = torch.LongTensor([[0, 2, 2, 0], [1, 2, 0, 0]])
    x, source = (Variable(torch.from_numpy(RANDOM.standard_normal(size)), requires_grad=True)
                 for size in ((3, 4), (3, 5)))

    def reduced(a, b):
        return a.scatter_reduce(0, index, b, reduce, include_self)

    assert gradcheck(reduced, (x, source)) and gradgradcheck(reduced, (x, source))
    (reduced(x, source) * 2).sum().backward()
    grads, one = [each.grad.data.clone() for each in (x, source)], Variable(x.data.clone(), requires_grad=True)
    source.grad = None
    written = one * 1
    written.scatter_reduce_(0, index, source, reduce, include_self)
    (written * 2).sum().backward()
    assert one.grad.data.equal(grads[0]) and source.grad.data.equal(grads[1])


@pytest.mark.parametrize("zeros", [(0,), (1,), (0, 1), (1, 2), (0, 1, 2), (4,), (3, 5)])
@pytest.mark.parametrize("include_self", [True, False])
def test_gradients_of_products_where_elements_are_zero(zeros, include_self):
    numbers = np.array([2.0, 3, -1, 5, 7, 0.5])
    numbers[list(zeros)] = 0
    x, source = (Variable(torch.from_numpy(part), requires_grad=True) for part in (numbers[:2], numbers[2:]))
    index = torch.LongTensor([0, 0, 1, 0])

    def product(a, b):
        return a.scatter_reduce(0, index, b, "prod", include_self)

    assert gradcheck(product, (x, source)) and gradgradcheck(product, (x, source))


def test_an_extreme_that_several_elements_are():
    ties = Variable(torch.zeros(1, 1), requires_grad=True), Variable(torch.zeros(3, 1), requires_grad=True)
    ties[0].scatter_reduce(0, torch.LongTensor([[0]] * 3), ties[1], "amax").sum().backward()
    assert ties[0].grad.data.tolist() == [[0.25]] and ties[1].grad.data.tolist() == [[0.25]] * 3


@pytest.mark.parametrize("kind", [
    torch.ByteTensor, torch.CharTensor, torch.LongTensor, torch.HalfTensor, torch.BFloat16Tensor])
@pytest.mark.parametrize("reduce", REDUCTIONS)
@pytest.mark.parametrize("count", [0, 1, 70, 5000])
def test_reductions_of_every_type(kind, reduce, count):
    random = np.random.default_rng(count)
    numbers = random.integers(0 if kind is torch.ByteTensor else -3, 4, (3, count)).astype(kind([0]).numpy().dtype)
    index = random.integers(0, 7, (3, count))
    x, source = kind([[1, 2, 3, 4, 5, 6, 7]] * 3), torch.from_numpy(numbers)
    result = x.scatter_reduce(1, torch.from_numpy(index), source, reduce)
    if kind is torch.HalfTensor:
        wanted = x.float().scatter_reduce(1, torch.from_numpy(index), source.float(), reduce).half().numpy()
    else:
        wanted = oracles.scatter_reduce(x.numpy(), 1, index, numbers, reduce, True)
    np.testing.assert_array_equal(result.numpy(), wanted)
    assert x.clone().scatter_reduce_(1, torch.from_numpy(index), source, reduce).equal(result)


def test_what_is_reduced_may_lie_with_strides():
    x, source = torch.arange(0, 12).float().view(3, 4), torch.from_numpy(RANDOM.standard_normal((3, 8))).float()
    index = torch.LongTensor([[2, 1, 0], [0, 0, 0], [1, 1, 2], [0, 1, 2]])
    for reduce in REDUCTIONS:
        own, strided = x.clone(), source.t()[::2]
        wanted = own.t().contiguous().scatter_reduce(1, index, strided.contiguous(), reduce)
        result = own.t().scatter_reduce_(1, index.t().contiguous().t(), strided, reduce)
        assert result.equal(wanted) and own.equal(wanted.t())
    wanted = x.t().contiguous().scatter_reduce(1, index, x.t().contiguous(), "prod")
    assert x.t().scatter_reduce_(1, index, x.t(), "prod").equal(wanted)


@pytest.mark.parametrize("reduce", REDUCTIONS)
@pytest.mark.parametrize("size, lines, dim", [
    ((5, 1), 3, 0), ((5, 2), 7, 0), ((4, 33), 9, 0), ((3, 4, 17), 5, 1), ((3, 4, 17), 5, 0), ((1, 6), 4, 0),
    ((3, 8), 0, 0), ((2, 3, 4), 4, 2)])  # fmt: skip
def test_an_index_that_is_expanded_is_as_one_that_is_not(reduce, size, lines, dim):
    random = np.random.default_rng(len(size) + lines)
    for kind in (torch.CharTensor, torch.LongTensor, torch.FloatTensor, torch.DoubleTensor):
        x = torch.from_numpy(random.integers(-3, 4, size)).type_as(kind())
        given = [lines if d == dim else n for d, n in enumerate(size)]
        source = torch.from_numpy(random.integers(-2, 3, given)).type_as(kind())
        thin = [n if d <= dim else 1 for d, n in enumerate(given)]
        index = torch.from_numpy(random.integers(0, size[dim], thin)).expand(given)
        for include_self in (True, False):
            result = x.scatter_reduce(dim, index, source, reduce, include_self)
            assert result.equal(x.scatter_reduce(dim, index.contiguous(), source, reduce, include_self))
            if size[-1] > 1 and lines and dim < len(size) - 1:  # what the index does not reach stays
                narrow = index.narrow(-1, 0, size[-1] - 1)
                result = x.scatter_reduce(dim, narrow, source, reduce, include_self)
                assert result.equal(x.scatter_reduce(dim, narrow.contiguous(), source, reduce, include_self))
                assert result.select(-1, size[-1] - 1).equal(x.select(-1, size[-1] - 1))
    nans = torch.Tensor([[1, float("nan")], [float("nan"), 2], [3, 0]])
    index = torch.LongTensor([[0], [0], [0]]).expand(3, 2)
    assert str(torch.zeros(1, 2).scatter_reduce(0, index, nans, reduce)) == str(
        torch.zeros(1, 2).scatter_reduce(0, index.contiguous(), nans, reduce))


@pytest.mark.parametrize("word, reduce", [("add", "sum"), ("multiply", "prod")])
def test_scatter_with_a_word(word, reduce):
    x, source = torch.arange(1, 7).float().view(2, 3), torch.Tensor([[2, 3, 4], [5, 6, 7]])
    index = torch.LongTensor([[0, 1, 1], [1, 1, 0]])
    wanted = x.scatter_reduce(0, index, source, reduce)
    for result in (x.scatter(0, index, source, reduce=word), torch.scatter(x, 0, index, src=source, reduce=word),
                   torch.scatter(input=x, dim=0, index=index, source=source, reduce=word),
                   x.clone().scatter_(0, index=index, src=source, reduce=word),
                   torch.scatter(x, 0, index, source, reduce=word, out=torch.Tensor())):
        assert result.equal(wanted)
    wanted = x.scatter_reduce(0, index, source * 0 + 3, reduce)
    for result in (x.scatter(0, index, 3, reduce=word), torch.scatter(x, 0, index, value=3, reduce=word),
                   x.clone().scatter_(0, index, 3.0, reduce=word),
                   Variable(x).scatter(0, index, 3, reduce=word).data):
        assert result.equal(wanted)
    leaf = Variable(x.double(), requires_grad=True), Variable(source.double(), requires_grad=True)
    assert gradcheck(lambda a, b: a.scatter(0, index, b, reduce=word), leaf)
    for wrong in ("sum", "mean"):
        with pytest.raises(ValueError, match="scatter: reduce is .*; need one of: add multiply"):
            x.scatter(0, index, source, reduce=wrong)
    with pytest.raises(TypeError, match="scatter_reduce"):
        x.scatter(0, index, reduce=word)


@pytest.mark.parametrize("reduce", REDUCTIONS[1:])
@pytest.mark.parametrize("dim", [0, 1, -1])
def test_slices_are_reduced_as_their_elements(reduce, dim):
    x, index = torch.from_numpy(RANDOM.standard_normal((3, 4, 2))), torch.LongTensor([1, 0, 1, 1, 0])
    size = list(x.size())
    size[dim] = 5
    source = torch.from_numpy(RANDOM.standard_normal(size))
    result = x.index_reduce(dim, index, source, reduce, include_self=False)
    for position in (0, 1):
        went = source.index_select(dim, (index == position).nonzero().view(-1)).numpy()
        wanted = {"prod": np.prod, "mean": np.mean, "amax": np.max, "amin": np.min}[reduce](went, dim)
        np.testing.assert_allclose(result.select(dim, position).numpy(), wanted, rtol=1e-12)
    assert result.select(dim, -1).equal(x.select(dim, -1)) or x.size(dim) == 2
    assert x.clone().index_reduce_(dim, index, source, reduce, include_self=False).equal(result)
    leaves = Variable(x, requires_grad=True), Variable(source, requires_grad=True)
    assert gradcheck(lambda a, b: a.index_reduce(dim, index, b, reduce), leaves)
    with pytest.raises(ValueError, match="index_reduce: reduce is 'sum'; need one of: prod mean amax amin"):
        x.index_reduce(dim, index, source, "sum")


@pytest.mark.parametrize("name, arguments, mean, variance", [
    ("poisson", (3.5,), 3.5, 3.5), ("poisson", (1000.0,), 1000, 1000), ("binomial", (20.0, 0.3), 6, 4.2)])
def test_draws_have_their_moments_and_seeds(name, arguments, mean, variance):
    def draw(generator=None):
        tensors = [torch.DoubleTensor(200, 100).fill_(number) for number in arguments]
        return getattr(torch, name)(*tensors, **({} if generator is None else {"generator": generator}))
    torch.manual_seed(0)
    first = draw().numpy()
    assert abs(first.mean() - mean) < 5 * (variance / first.size) ** 0.5 and abs(first.var() / variance - 1) < 0.1
    assert (first == first.round()).all() and (draw().numpy() != first).any()
    torch.manual_seed(0)
    assert (draw().numpy() == first).all()
    one, other = torch.Generator().manual_seed(5), torch.Generator().manual_seed(5)
    assert draw(one).equal(draw(other))
