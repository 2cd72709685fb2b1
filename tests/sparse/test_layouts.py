"""Compressed layouts: rows, columns and blocks hold the same matrix, convert to each other and keep gradients."""

import copy
import io
import itertools
import pickle

import pytest

import torch

X = torch.tensor([[1.0, 0, 2, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 5], [0, 0, 0, 0], [0, 6, 0, 0]])
LAYOUTS = [(torch.sparse_coo, None), (torch.sparse_csr, None), (torch.sparse_csc, None), (torch.sparse_bsr, (2, 2)),
           (torch.sparse_bsr, (3, 1)), (torch.sparse_bsc, (1, 4)), (torch.sparse_bsc, (6, 2))]
COMPRESSED = LAYOUTS[1:]


def of(layout, block, x=X):
    return x.to_sparse(layout=layout, blocksize=block)


def parts(m):
    rows = m.layout in (torch.sparse_csr, torch.sparse_bsr)
    return (m.crow_indices(), m.col_indices()) if rows else (m.ccol_indices(), m.row_indices())


@pytest.mark.parametrize(("one", "two"), list(itertools.product(LAYOUTS, LAYOUTS)))
def test_every_layout_converts_to_every_other(one, two):
    for x in (X, X.int(), torch.zeros(6, 4), torch.zeros(0, 4), X.to(torch.complex64) * 1j):
        result = of(*one, x).to_sparse(layout=two[0], blocksize=two[1])
        assert result.layout is two[0] and result.dtype is x.dtype and torch.equal(result.to_dense(), x)


@pytest.mark.parametrize(("layout", "block"), COMPRESSED)
def test_parts_make_the_matrix_again(layout, block):
    m = of(layout, block)
    again = torch.sparse_compressed_tensor(*parts(m), m.values(), m.shape, layout=layout)
    named = getattr(torch, f"{str(layout)[6:]}_tensor")(*parts(m), m.values(), m.shape)
    method = getattr(X, f"to_{str(layout)[6:]}")(*([block] if block else []))
    for result in (again, named, method):
        assert result.layout is layout and torch.equal(result.to_dense(), X) and result._nnz() == m.values().size(0)
    assert m.values().shape[1:] == torch.Size(block or ())


@pytest.mark.parametrize(("layout", "block"), COMPRESSED)
def test_arithmetic(layout, block):
    m, y = of(layout, block), torch.arange(24.0).view(4, 6)
    assert torch.equal(m @ y, X @ y) and torch.equal(y @ m, y @ X) and torch.equal(torch.mv(m, y[:, 0]), X @ y[:, 0])
    assert torch.equal((m @ m.t()).to_dense(), X @ X.t()) and torch.equal(m + X, X + X)
    assert torch.equal((m + m).to_dense(), X + X) and m.sum().item() == 21
    for result, wanted in ((m * 2, X * 2), (m.sin(), X.sin()), (m.double(), X.double()), (-m, -X)):
        assert result.layout is layout and torch.equal(result.to_dense(), wanted)
    assert torch.equal(m.t().to_dense(), X.t()) and m.t().layout is not layout and m.t().t().layout is layout


@pytest.mark.parametrize(("layout", "block"), COMPRESSED)
def test_copies_pickles_and_files_keep_the_layout(layout, block):
    m, file = of(layout, block), io.BytesIO()
    torch.save({"m": m, "layout": layout}, file)
    file.seek(0)
    saved = torch.load(file)
    assert saved["layout"] is layout
    for result in (saved["m"], m.clone(), copy.copy(m), copy.deepcopy(m), pickle.loads(pickle.dumps(m)), m.detach()):
        assert result.layout is layout and torch.equal(result.to_dense(), X)
    assert torch.zeros_like(m).layout is layout and torch.zeros_like(m).sum() == 0
    assert str(layout) in repr(m) and ("ccol_indices=" in repr(m)) == (layout in (torch.sparse_csc, torch.sparse_bsc))


@pytest.mark.parametrize(("layout", "block"), COMPRESSED)
def test_gradients_reach_the_values(layout, block):
    m, y = of(layout, block), torch.arange(24.0).view(4, 6)
    values = m.values().clone().requires_grad_()
    (torch.sparse_compressed_tensor(*parts(m), values, m.shape, layout=layout) @ y).sum().backward()
    slope = torch.sparse_compressed_tensor(*parts(m), values.grad, m.shape, layout=layout).to_dense()
    assert torch.equal(slope[X != 0], y.sum(1).expand(6, 4)[X != 0])
    leaf = torch.sparse_compressed_tensor(*parts(m), m.values(), m.shape, layout=layout, requires_grad=True)
    (leaf @ y).sum().backward()
    assert leaf.is_leaf and leaf.grad.layout is layout and torch.equal(leaf.grad.to_dense(), slope)


def test_resizing_coordinates():
    m = torch.eye(2).to_sparse()
    assert m.sparse_resize_((3, 4), 2, 0) is m and m.shape == (3, 4) and m.to_dense().sum() == 2
    assert m.sparse_resize_and_clear_((5,), 1, 0).shape == (5,) and m._nnz() == 0
    assert m.sparse_resize_((2, 3), 1, 1).to_dense().shape == (2, 3)
    assert m.new_zeros(2, 2).layout is torch.sparse_coo
    empty = torch.sparse_coo_tensor([[0], [1]], torch.ones(1, 0), (2, 2, 0))
    assert (torch.zeros(2, 2, 0) + empty).shape == (2, 2, 0)
