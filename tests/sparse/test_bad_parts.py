"""Calls that sparse tensors refuse, and their messages. None may end the process."""

import io
import re

import pytest

import torch

I, V = torch.tensor([[0, 1], [2, 0]]), torch.tensor([3.0, 4.0])
COO, CSR = torch.sparse_coo_tensor, torch.sparse_csr_tensor
REFUSED = [
    (lambda: COO(I, V, (2, 2)), IndexError, "dim 1 has the indices 0 to 2, and its size is 2"),
    (lambda: COO(-I, V, (3, 3)), IndexError, "dim 0 has the indices -1 to 0, and its size is 3"),
    (lambda: COO(I, V[:1], (2, 3)), RuntimeError, "need indices.size(1) == values.size(0)"),
    (lambda: COO(I, V, (2, 3, 4)), RuntimeError, "need 2 sizes and then []"),
    (lambda: COO(I, V, (2, -3)), ValueError, "need sizes of 0 or more"),
    (lambda: COO(I, V, (1 << 40, 1 << 40)), ValueError, "need 2^48 elements or fewer"),
    (lambda: COO(I, V, (1 << 70, 2)), ValueError, "need 2^48 elements or fewer"),
    (lambda: COO(I / 2, V, (2, 3)), TypeError, "the indices are a torch.FloatTensor of 2 dims; need integers"),
    (lambda: COO(I[0], V, (2, 3)), TypeError, "of 1 dims; need integers of 2"),
    (lambda: COO(I, V, (0, 3)), IndexError, "its size is 0"),
    (lambda: COO(I.flip(1), V, (2, 3), is_coalesced=True), RuntimeError, "not in order, each once"),
    (lambda: COO(I, COO(I, V, (2, 3)), (2, 3)), TypeError, "the values are sparse"),
    (lambda: CSR([0, 1, 1], [0, 1], V, (2, 2)), RuntimeError, "need numbers from 0 to 2, the number of values"),
    (lambda: CSR([0, 2, 1, 2], [0, 1], V, (3, 2)), RuntimeError, "none is below that before it"),
    (lambda: CSR([1, 1, 2], [0, 1], V, (2, 2)), RuntimeError, "crow_indices go from 1 to 2"),
    (lambda: CSR([0, 1, 2], [0, 5], V, (2, 2)), IndexError, "dim 1 has the indices 0 to 5"),
    (lambda: CSR([0, 1, 2], [0, 1], V, (3, 2)), RuntimeError, "crow_indices tell 2 rows"),
    (lambda: CSR([], [], []), RuntimeError, "need rows + 1, nnz and nnz"),
    (lambda: COO(I, V, (2, 3)).exp(), NotImplementedError, "exp: a torch.sparse.FloatTensor of size 2x3 is sparse"),
    (lambda: COO(I, V, (2, 3)) + 1, NotImplementedError, "a number would be added to every element"),
    (lambda: COO(I, V, (2, 3)) == 1, NotImplementedError, "there is no sparse eq"),
    (lambda: torch.ones(2, 3)[COO(I, V, (2, 3))], NotImplementedError, "a sparse tensor is no index"),
    (lambda: COO(I, V, (2, 3))[..., 0], NotImplementedError, "indexed by ints and by slices of step 1"),
    (lambda: COO(I, V, (2, 3))[5], IndexError, "index is 5, and the size of dim 0 is 2"),
    (lambda: COO(I, V, (2, 3)).numpy(), RuntimeError, "sparse"),
    (lambda: torch.nn.functional.conv1d(COO(I, V, (2, 3)), torch.ones(1, 2, 1)), NotImplementedError, "is sparse"),
    (lambda: COO(I, V, (2, 3)).indices(), RuntimeError, "indices: the tensor is not coalesced; use coalesce() first"),
    (lambda: COO(I, V, (2, 3)).crow_indices(), RuntimeError, "use to_sparse_csr() first"),
    (lambda: CSR([0, 1], [0], V[:1]).indices(), RuntimeError, "use to_sparse() first"),
    (lambda: torch.ones(2).values(), RuntimeError, "of layout torch.strided; use to_sparse() first"),
    (lambda: COO(I, V, (2, 3)) @ torch.ones(2, 3), RuntimeError, "need input.size(1) == mat2.size(0)"),
    (lambda: COO(I, V, (2, 3)) @ torch.ones(3, 3).double(), TypeError, "convert one"),
    (lambda: COO(I, V, (2, 3)) + COO(I, V, (3, 3)), RuntimeError, "need the same size and sparse dims"),
    (lambda: COO(I, V, (2, 3)) * torch.ones(4, 3), RuntimeError, "need other to expand to the size of input"),
    (lambda: COO(I, V, (2, 3)).sum(5), IndexError, "sum: dims are (5,), but input has 2 dimensions"),
    (lambda: COO(I, V, (2, 3)).index_select(0, torch.tensor([2])), IndexError, "need 0 to 1"),
    (lambda: 1 / COO(I, V, (2, 3)), NotImplementedError, "sparse"),
    (lambda: torch.mul(COO(I, V, (2, 3)), 2, out=COO(I, V, (3, 3))), RuntimeError, "mul: the result is a torch.sparse"),
    (lambda: torch.bmm(COO(I, V, (2, 3)), torch.ones(2, 3, 1)), RuntimeError, "need (b, n, m) and (b, m, p)"),
    (lambda: bool(COO(I, V, (2, 3))), RuntimeError, "a tensor of 6 elements is neither true nor false"),
    (lambda: COO(I, V, (2, 3)).to_sparse(layout=torch.sparse_bsr), RuntimeError, "need two sizes for torch.sparse_bsr"),
    (lambda: COO(I, V, (2, 3)).to_sparse_bsr((2, 2)), RuntimeError, "need sizes that are multiples of the block's"),
    (lambda: COO(I, V, (2, 3)).to_sparse_csc().crow_indices(), RuntimeError, "use to_sparse_csr() first"),
    (lambda: COO(I, V, (2, 3)).to_sparse_csc().indices(), RuntimeError, "use to_sparse() first"),
    (lambda: COO(I, V, (2, 3)).sparse_resize_((1, 3), 2, 0), RuntimeError, "no smaller size"),
    (lambda: torch.eye(2).to_sparse(5), IndexError, "sparse_dim is 5"),
    (lambda: torch.sparse.SparseTensor(2, 3), TypeError, "use torch.sparse_coo_tensor"),
    (lambda: torch.sparse.spdiags(torch.ones(2, 3), torch.tensor([1, 1]), (3, 3)), ValueError, "need each once"),
    (lambda: torch.sparse_csc_tensor([0, 1], [2], [1.0], (2, 1)), IndexError, "dim 0 has the indices 2 to 2"),
    (lambda: torch.sparse_bsr_tensor([0, 1], [0], torch.ones(1, 2, 2), (3, 2)), RuntimeError, "and of whole blocks"),
    (lambda: torch.sparse_csc_tensor([0, 2], [0, 0], [1.0, 2.0]), RuntimeError, "need each once"),
    (lambda: torch.sparse_bsc_tensor([0, 1], [0], [1.0]), RuntimeError, "need cols + 1, nnz and blocks"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_what_is_refused(number):
    call, error, words = REFUSED[number]
    with pytest.raises(error, match=re.escape(words)):
        call()


def every_call(s):
    """Calls that read the coordinates of a tensor."""
    dense = torch.ones(s.size(1), 2)
    return [s.to_dense, s.coalesce, s.t, lambda: s @ dense, lambda: s + s, lambda: s * s, lambda: s.sum(0),
            lambda: torch.sparse.softmax(s, 1), lambda: s.index_select(0, torch.tensor([0])), lambda: s[0], s.clone,
            lambda: s @ s.t(), lambda: s.sparse_mask(s), s.to_sparse_csr, lambda: torch.ones(2, 3) + s,
            lambda: s * torch.ones(2, 3), lambda: torch.hspmm(s, dense), lambda: torch.cat([s, s]), lambda: repr(s)]


@pytest.mark.parametrize("bad", [-1, 3, 10**12, -10**15, 2**62, -2**63])
@pytest.mark.parametrize("kept", [False, True])
def test_coordinates_that_are_written_to_afterwards(bad, kept):
    """A sentence or some result: what reads them asks whether they lie inside."""
    indices = torch.tensor([[0, 1, 1], [2, 0, 1]])
    rows, columns = torch.tensor([0, 1, 3]), torch.tensor([2, 0, 1])
    for s, parts in ((COO(indices, torch.ones(3), (2, 3), is_coalesced=True), [indices]),
                     (CSR(rows, columns, torch.ones(3), (2, 3)), [columns, rows])):
        for part in parts:
            if kept:
                s @ torch.ones(3, 1)
            part.view(-1)[1] = bad
            for call in every_call(s):
                try:
                    call()
                except (IndexError, RuntimeError, ValueError, MemoryError):
                    pass
            part.view(-1)[1] = 1


def test_files_that_lie():
    """Parts that do not fit are refused when a file is read."""
    good = COO(I, V, (2, 3)).coalesce()
    for attribute, value in (("_indices_or_columns", good._indices() + 5), ("_stored", torch.ones(7)),
                             ("_indices_or_columns", torch.ones(2, 2)), ("_stored", good)):
        bad = good.clone()
        setattr(bad, attribute, value)
        file = io.BytesIO()
        torch.save(bad, file)
        file.seek(0)
        with pytest.raises(RuntimeError, match="damaged"):
            torch.load(file)


@pytest.mark.parametrize("layout", ["to_sparse", "to_sparse_csr"])
def test_other_classes_refuse_sparse_tensors(layout):
    """They read the elements from the header of a sparse tensor, which has none."""
    class Own(torch.Tensor):
        pass

    sparse = getattr(torch.eye(3), layout)()
    for call in (lambda: sparse.as_subclass(Own), lambda: torch.Tensor._make_subclass(Own, sparse)):
        with pytest.raises(NotImplementedError, match="it is sparse"):
            call()
    assert sparse.to_dense().sum() == 3
