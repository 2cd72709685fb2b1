"""Sparse tensors against dense ones: the same elements, gradients and bits for every pattern, type and layout."""

import copy
import io
import pickle

import pytest

import torch
from torch.autograd import gradcheck, gradgradcheck

TYPES = ["float32", "float64", "float16", "bfloat16", "int64", "int32", "uint8", "bool", "complex64", "complex128"]
SIZES = [((4, 5), 6, 2), ((4, 5), 0, 2), ((0, 5), 0, 2), ((3, 4, 2), 7, 2), ((3, 4, 2), 9, 3), ((6,), 4, 1),
         ((2, 3, 0), 4, 2)]


def drawn(sizes=(4, 5), nnz=6, sparse=2, dtype=torch.float64, seed=0):
    """Return (indices, values) of random places, some of which come twice."""
    torch.manual_seed(seed)
    indices = torch.stack([torch.randint(0, max(1, size), (nnz,)) for size in sizes[:sparse]])
    values = torch.rand(nnz, *sizes[sparse:], dtype=torch.float64) * 4 + 0.5
    return indices, values.to(dtype)


def build(indices, values, sizes=(4, 5)):
    """Return the dense tensor, written element by element."""
    dense = torch.zeros(*sizes, dtype=values.dtype)
    for position, value in zip(indices.t().tolist(), values, strict=True):
        held = dense[tuple(position)]
        dense[tuple(position)] = held | value if values.dtype is torch.bool else held + value
    return dense


def same(sparse, dense, tolerance=1e-12):
    given = sparse.to_dense() if sparse.layout is not torch.strided else sparse
    assert given.shape == dense.shape and given.dtype is dense.dtype
    assert not given.numel() or (given.to(torch.complex128) - dense.to(torch.complex128)).abs().max() <= tolerance


@pytest.mark.parametrize("sizes, nnz, sparse", SIZES)
def test_what_is_put_in_comes_out(sizes, nnz, sparse):
    indices, values = drawn(sizes, nnz, sparse)
    s, dense = torch.sparse_coo_tensor(indices, values, sizes), build(indices, values, sizes)
    same(s, dense)
    merged = s.coalesce()
    same(merged, dense)
    assert isinstance(s, torch.Tensor) and s.is_sparse and s.layout is torch.sparse_coo and not dense.is_sparse
    assert (s.shape, s.dim(), s.numel(), s.dtype, s.device) == (
        dense.shape, dense.dim(), dense.numel(), dense.dtype, dense.device)
    assert (s.sparse_dim(), s.dense_dim(), s._nnz()) == (sparse, len(sizes) - sparse, nnz)
    assert merged.is_coalesced() and merged.coalesce() is merged
    places = [tuple(one) for one in merged.indices().t().tolist()]
    assert places == sorted(set(places)) and set(places) == {tuple(one) for one in indices.t().tolist()}
    same(dense.to_sparse(sparse), dense)
    same(dense.to_sparse(), dense)


@pytest.mark.parametrize("dtype", TYPES)
def test_every_type(dtype):
    dtype = getattr(torch, dtype)
    indices, values = drawn(dtype=dtype)
    s, dense = torch.sparse_coo_tensor(indices, values, (4, 5)), build(indices, values)
    rough = 0.05 if dtype in (torch.float16, torch.bfloat16) else 1e-5
    same(s, dense, rough)
    same(s.coalesce(), dense, rough)
    same(s.to_sparse_csr(), dense, rough)
    same(s.t(), dense.t(), rough)
    other = torch.rand(5, 3).mul(3).to(dtype)
    if dtype is torch.bool:
        with pytest.raises(TypeError, match="mm: .*bools have no product"):
            s @ other
        return
    same(s * 2, dense * 2, rough * 2)
    same(s + s, dense + dense, rough * 2)
    same(torch.ones(4, 5, dtype=dtype) + s, dense + 1, rough)
    wide = torch.complex128 if dtype.is_complex else torch.float64
    for one in (s, s.to_sparse_csr()):
        same(one @ other, (dense.to(wide) @ other.to(wide)).to(dtype), 40 * rough)
    assert s.to(wide).dtype is (s.cdouble() if dtype.is_complex else s.double()).dtype is wide


DENSE = {
    "neg": lambda s, d: -s, "abs": lambda s, d: s.abs(), "sin": lambda s, d: torch.sin(s),
    "sqrt": lambda s, d: s.sqrt(), "pow": lambda s, d: s ** 2, "scaled": lambda s, d: 3 * s / 2,
    "mul": lambda s, d: s * d, "of dense": lambda s, d: d * s, "div": lambda s, d: s / (d + 1),
    "add": lambda s, d: d + s, "sub": lambda s, d: d - s, "alpha": lambda s, d: torch.add( d, s, alpha=0.5),
    "reversed": lambda s, d: s + d, "two": lambda s, d: s + s * 2, "less": lambda s, d: s - s * s,
    "product": lambda s, d: s * s.sin(), "sum": lambda s, d: s.sum(), "sum 0": lambda s, d: torch.sum(s, 0),
    "sum 1": lambda s, d: s.sum(-1), "kept": lambda s, d: s.sum(1, keepdim=True), "both": lambda s, d: s.sum((0, 1)),
    "mean": lambda s, d: s.mean(0), "norm": lambda s, d: s.norm(), "t": lambda s, d: s.t(), "T": lambda s, d: s.T,
    "transpose": lambda s, d: s.transpose(-1, 0), "permute": lambda s, d: s.permute(1, 0),
    "mm": lambda s, d: s @ d.t(), "mv": lambda s, d: s @ d[0], "left": lambda s, d: d.t() @ s,
    "vm": lambda s, d: d[:, 0] @ s, "torch.mm": lambda s, d: torch.mm(s, d.t()), "sparse": lambda s, d: s @ s.t(),
    "addmm": lambda s, d: torch.addmm(d[:, :4], s, d.t(), beta=0.5, alpha=2),
    "index_select": lambda s, d: s.index_select(1, torch.tensor([4, 0, 0, 2])), "select": lambda s, d: s[1],
    "narrow": lambda s, d: s[1:3, 2:], "element": lambda s, d: s[-1, 2], "unsqueeze": lambda s, d: s.unsqueeze(1),
    "cat": lambda s, d: torch.cat([s, s * 2], 1), "stack": lambda s, d: torch.stack([s, s], 1),
    "clone": lambda s, d: s.clone(), "double": lambda s, d: s.double(),
    "squeeze": lambda s, d: s.unsqueeze(0).squeeze(), "in place": lambda s, d: (s * 1).mul_(2).neg_(),
}  # fmt: skip


@pytest.mark.parametrize("name", DENSE)
def test_operations_give_what_dense_ones_give(name):
    """Of tensors in both layouts, with coordinates in and out of order; and with the same gradients."""
    indices, values = drawn()
    d = torch.rand(4, 5, dtype=torch.float64) + 0.1
    expected = DENSE[name](build(indices, values), d)
    s = torch.sparse_coo_tensor(indices, values, (4, 5))
    for one in (s, s.coalesce(), s.to_sparse_csr()):
        given = DENSE[name](one, d)
        same(given, expected)
        if given.layout is torch.sparse_csr or given.layout is torch.sparse_coo and given.is_coalesced():
            again = torch.sparse_coo_tensor(given._indices(), given._values(), given.shape)
            assert (given._indices() == again.coalesce()._indices()).all()  # it is as coalesced as it says

    def run(values, d):
        result = DENSE[name](torch.sparse_coo_tensor(indices, values, (4, 5)), d)
        return result if result.layout is torch.strided else result.to_dense()
    leaves = values.clone().requires_grad_(), d.clone().requires_grad_()
    assert gradcheck(run, leaves)
    if name in ("mm", "mul", "sparse", "left"):
        assert gradgradcheck(run, leaves)


def test_gradients_of_dense_and_sparse_leaves():
    indices, values = drawn()
    leaf = torch.sparse_coo_tensor(indices, values, (4, 5), requires_grad=True)
    (leaf @ torch.ones(5, 2, dtype=torch.float64)).sum().backward()
    assert leaf.is_leaf and leaf.requires_grad and leaf.grad.layout is torch.sparse_coo
    assert leaf.grad._values().tolist() == [2] * 6 and (leaf.grad._indices() == indices).all()
    result, = torch.autograd.grad((leaf * 3).sum(), leaf)
    assert result._values().tolist() == [3] * 6
    with pytest.raises(RuntimeError, match="mul_: a leaf that requires grad"):
        leaf.mul_(2)
    dense = torch.rand(4, 5, requires_grad=True)
    (dense.to_sparse() * 2).sum().backward()
    assert (dense.grad == 2).all()
    assert not leaf.detach().requires_grad and not (leaf.detach() * 2).requires_grad


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_softmax_of_what_is_stored(dim):
    indices, values = drawn((3, 4, 2), 8, 2)
    leaf = values.requires_grad_()

    def full(values):
        s = torch.sparse_coo_tensor(indices, values, (3, 4, 2)).coalesce()
        return s, torch.full((3, 4, 2), -torch.inf, dtype=torch.float64).index_put(tuple(s.indices()), s.values())
    s, dense = full(leaf)
    same(torch.sparse.softmax(s, dim), dense.softmax(dim).nan_to_num())
    same(torch.sparse.log_softmax(s, dim), torch.where(dense > -torch.inf, dense.log_softmax(dim), 0.0))
    for function in (torch.sparse.softmax, torch.sparse.log_softmax):
        assert gradcheck(lambda values, function=function: function(full(values)[0], dim).to_dense(), (leaf,))


def test_masks_and_sampled_products():
    indices, values = drawn()
    mask = torch.sparse_coo_tensor(indices, values, (4, 5)).coalesce()
    a, b = torch.rand(4, 3, dtype=torch.float64), torch.rand(3, 5, dtype=torch.float64)
    held = mask.to_dense() != 0
    same((a @ b).sparse_mask(mask), (a @ b) * held)
    other = torch.sparse_coo_tensor(*drawn(seed=5), (4, 5))
    same(other.sparse_mask(mask), other.to_dense() * held)
    same(torch.sparse.sampled_addmm(mask, a, b, beta=2, alpha=3), (2 * mask.to_dense() + 3 * (a @ b)) * held)
    leaves = mask.values().clone().requires_grad_(), a.requires_grad_(), b.requires_grad_()
    assert gradcheck(lambda v, a, b: torch.sparse.sampled_addmm(
        torch.sparse_coo_tensor(mask.indices(), v, (4, 5)), a, b)._values(), leaves)


def test_diagonals():
    rows = torch.arange(1.0, 7).view(2, 3)
    result = torch.sparse.spdiags(rows, torch.tensor([0, -1]), (3, 3))
    assert result.to_dense().tolist() == [[1, 0, 0], [4, 2, 0], [0, 5, 3]]
    assert torch.sparse.spdiags(rows[0], torch.tensor([1]), (2, 3), torch.sparse_csr).to_dense().tolist() == [
        [0, 2, 0], [0, 0, 3]]


def test_copies_pickles_and_files():
    indices, values = drawn()
    twice = torch.sparse_coo_tensor(indices, values, (4, 5))
    leaf = torch.sparse_coo_tensor(indices, values, (4, 5), requires_grad=True)
    for s in (twice, twice.coalesce(), twice.to_sparse_csr(), leaf):
        file = io.BytesIO()
        torch.save({"s": s}, file)
        file.seek(0)
        for result in (torch.load(file)["s"], pickle.loads(pickle.dumps(s)), copy.deepcopy(s), copy.copy(s)):
            same(result.detach(), s.detach().to_dense())
            assert (result.layout, result.is_coalesced(), result.requires_grad) == (
                s.layout, s.is_coalesced(), s.requires_grad)
    result = copy.deepcopy(twice)
    result._values().fill_(7)
    same(twice, build(indices, values))


def test_text():
    s = torch.sparse_coo_tensor([[0, 1], [2, 0]], [3.0, 4.0], (2, 3))
    assert repr(s) == ("tensor(indices=tensor([[0, 1],\n                       [2, 0]]),\n"
                       "       values=tensor([3., 4.]),\n"
                       "       size=(2, 3), nnz=2, layout=torch.sparse_coo)")
    assert "crow_indices=tensor([0, 1, 2]),\n" in str(s.to_sparse_csr()) and s.type() == "torch.sparse.FloatTensor"


def test_results_are_the_same_with_any_number_of_threads():
    torch.manual_seed(0)
    indices, values = torch.randint(0, 3000, (2, 60000)), torch.randn(60000)
    dense, results = torch.randn(3000, 40), []
    for threads in (1, 2, 3):
        torch.set_num_threads(threads)
        v, d = values.clone().requires_grad_(), dense.clone().requires_grad_()
        s = torch.sparse_coo_tensor(indices, v, (3000, 3000))
        product = s.to_sparse_csr() @ d
        (product * product).sum().backward()
        results.append((product, s.coalesce().values(), v.grad, d.grad, (s @ d[:, :1])))
    torch.set_num_threads(1)
    assert all(one.equal(other) for result in results[1:] for one, other in zip(results[0], result, strict=True))


def test_names_of_2017():
    i, v = torch.LongTensor([[0, 1, 1], [2, 0, 2]]), torch.FloatTensor([3, 4, 5])
    s = torch.sparse.FloatTensor(i, v, torch.Size([2, 3]))
    assert isinstance(s, torch.sparse.FloatTensor) and not isinstance(s, torch.sparse.DoubleTensor)
    assert torch.sparse.FloatTensor(2, 3).shape == (2, 3) and torch.sparse.LongTensor().shape == (0,)
    assert torch.sparse.DoubleTensor(torch.Size([2, 3])).dtype is torch.float64
    d, dense = torch.rand(3, 4), s.to_dense()
    for product in (torch.dsmm, torch.spmm, torch.mm):
        same(product(s, d), dense @ d, 1e-6)
    for product in (torch.smm, torch.hspmm, torch.hsmm):
        result = product(s, d)
        assert result.is_sparse
        same(result, dense @ d, 1e-6)
    base = torch.rand(2, 4)
    for product in (torch.saddmm, torch.sspaddmm):
        same(product(base.to_sparse(), s, d), base + dense @ d, 1e-6)
    same(torch.addmm(0.5, base, 2, s, d), 0.5 * base + 2 * (dense @ d), 1e-6)
    same(base.add(2, torch.rand(2, 4).to_sparse().mul(0)), base)
    assert s.contiguous().is_coalesced() and s.coalesce().is_contiguous() and s.nnz() == 3
    same(s.clone().t_(), dense.t())
    same(s.clone().transpose_(0, 1), dense.t())
    grown = torch.sparse.FloatTensor(1, 1).resize_as_(s)
    assert grown.shape == s.shape and grown._nnz() == 0
    assert s.clone().zero_()._nnz() == 0 and s._nnz() == 3
    with pytest.raises(TypeError, match="values are a torch.FloatTensor; need a DoubleTensor"):
        torch.sparse.DoubleTensor(i, v)


def test_the_same_elements():
    s = torch.sparse_coo_tensor(*drawn(), (4, 5))
    assert s.equal(s.coalesce()) and torch.equal(s, s.to_sparse_csr()) and not s.equal(s * 2)
    assert not torch.equal(s, s.to_dense()) and not torch.equal(s.to_dense(), s)
    assert torch.zeros_like(s)._nnz() == 0 and torch.zeros_like(s).shape == s.shape


def test_parts_of_other_kinds():
    assert torch.sparse_coo_tensor([[0, 2]], 4.0, (3,)).to_dense().tolist() == [4, 0, 4]
    assert torch.sparse_coo_tensor(torch.zeros(1, 2), torch.ones(2)).to_dense().tolist() == [2]
    assert torch.sparse_coo_tensor(torch.empty(1, 0), torch.empty(0, 4)).shape == (0, 4)


def test_what_is_done_to_the_parts_afterwards_does_not_reshape_the_tensor():
    i, v = torch.tensor([[0], [1]]), torch.tensor([[3.0, 4.0, 5.0]])
    x = torch.sparse_coo_tensor(i, v, (1, 2, 3))
    v.mul_(2)
    v.transpose_(0, 1)
    i.transpose_(0, 1)
    assert x.to_dense()[0, 1].tolist() == [6, 8, 10]


def test_results_are_written_to_out():
    x, dense = torch.eye(2).to_sparse(), torch.ones(2, 2)
    for out in (torch.zeros(2, 2).to_sparse(), torch.zeros(2, 2).double().to_sparse()):
        assert torch.add(x, x, out=out) is out and out.to_dense().tolist() == [[2, 0], [0, 2]]
    into = torch.zeros(2, 2)
    assert torch.mm(x, dense, out=into) is into and into.tolist() == dense.tolist()
    assert torch.neg(x, out=into) is into and into.tolist() == [[-1, 0], [0, -1]]


def test_products_of_batches_and_questions():
    torch.manual_seed(0)
    dense, other = torch.rand(3, 4, 5).bernoulli_(0.4), torch.rand(3, 5, 2, requires_grad=True)
    x = dense.to_sparse().requires_grad_()
    assert torch.allclose(torch.bmm(x, other), dense.bmm(other))
    torch.bmm(x, other).sum().backward()
    assert torch.allclose(other.grad, dense.transpose(1, 2).bmm(torch.ones(3, 4, 2)))
    assert x.any().item() and not torch.zeros(2, 2).to_sparse().any().item()
    assert bool(torch.sparse_coo_tensor([[0]], [2.0], (1,))) and not torch.sparse_coo_tensor([[0]], [0.0], (1,))
