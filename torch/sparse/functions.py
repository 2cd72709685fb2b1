"""The functions of torch.sparse."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import dim_of
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import devices
from torch.sparse.construction import sparse_coo_tensor
from torch.sparse.matching import is_sparse
from torch.sparse.parts import flat
from torch.sparse.products import Products
from torch.sparse.sums import numbers, scatter_sum

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


def mm(mat1: Tensor, mat2: Tensor, reduce: str = "sum") -> Tensor:
    """Multiply two matrices, at least one of them sparse; the result is sparse if both are.

    Gradients flow to the values of a sparse operand and to a dense operand.

    Args:
        reduce: only "sum".
    Raises:
        NotImplementedError: another `reduce`.

    >>> torch.sparse.mm(torch.eye(2).to_sparse(), torch.ones(2, 3)).tolist()
    [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]
    """
    if reduce != "sum":
        raise NotImplementedError(f"mm: reduce is {reduce!r}; need 'sum'")
    return Products.mm(mat1, mat2)


def addmm(mat: Tensor, mat1: Tensor, mat2: Tensor, *, beta: float = 1, alpha: float = 1) -> Tensor:
    """Return beta * mat + alpha * (mat1 @ mat2), where at least one matrix is sparse.

    >>> torch.sparse.addmm(torch.ones(2, 2), torch.eye(2).to_sparse(), torch.ones(2, 2)).tolist()
    [[2.0, 2.0], [2.0, 2.0]]
    """
    return Products.addmm(mat, mat1, mat2, beta=beta, alpha=alpha)


def sampled_addmm(input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: float = 1, alpha: float = 1) -> Tensor:
    """Return beta * input + alpha * (mat1 @ mat2) at the stored elements of the sparse matrix `input` only.

    >>> torch.sparse.sampled_addmm(torch.eye(2).to_sparse_csr(), torch.ones(2, 3), torch.ones(3, 2)).values().tolist()
    [4.0, 4.0]
    """
    return Products.sampled_addmm(input, mat1, mat2, beta=beta, alpha=alpha)


def sum(input: Tensor, dim: Any = None, dtype: Any = None) -> Tensor:
    """Return the sum of a sparse tensor over all dims, or over `dim`; sparse as long as a sparse dim remains.

    >>> torch.sparse.sum(torch.eye(2).to_sparse()).item()
    2.0
    """
    return input.sum(dim, dtype=dtype)


def softmax(input: Tensor, dim: int, *, dtype: Any = None) -> Tensor:
    """Return the softmax along a dim over the stored elements; missing elements count as minus infinity.

    >>> attention = torch.sparse_coo_tensor([[0, 0, 1], [0, 2, 1]], [1.0, 1.0, 5.0], (2, 3))
    >>> torch.sparse.softmax(attention, 1).to_dense().tolist()
    [[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]]
    """
    shifted, group, count = _grouped("softmax", input, dim, dtype)
    if group is None:
        return shifted.with_values(shifted._values().softmax(count))
    powers = shifted._values().exp()
    return shifted.with_values(powers / scatter_sum(powers, group, count).index_select(0, group))


def log_softmax(input: Tensor, dim: int, *, dtype: Any = None) -> Tensor:
    """Return the logarithm of `softmax` at the stored elements.

    >>> torch.sparse.log_softmax(torch.eye(2).to_sparse(), 1).values().tolist()
    [0.0, 0.0]
    """
    shifted, group, count = _grouped("log_softmax", input, dim, dtype)
    if group is None:
        return shifted.with_values(shifted._values().log_softmax(count))
    values = shifted._values()
    return shifted.with_values(values - scatter_sum(values.exp(), group, count).log().index_select(0, group))


def _grouped(name, input, dim, dtype):
    """Return (the tensor minus the maximum of each line along dim, the line of each value, the number of lines).

    For a dense dim, return (the tensor, None, the dim of its values).
    """
    if not is_sparse(input):
        raise TypeError(f"{name}: input is a {input.type()}; need a sparse tensor")
    own = (input if dtype is None else input.to(dtype)).coalesce()
    at, sparse = dim_of(dim, own.dim(), name), own.sparse_dim()
    if at >= sparse:
        return own, None, at - sparse + 1
    kept = [one for one in range(sparse) if one != at]
    line = flat(own._indices()[kept], [own.shape[one] for one in kept])
    lines, group = _core.unique(line, sorted=True, return_inverse=True)
    values = own._values()
    known = values.detach()
    largest = known.new_zeros(lines.numel(), *known.shape[1:]).index_reduce(0, group, known, "amax", include_self=False)
    return own.with_values(values - largest.index_select(0, group)), group, lines.numel()


def spdiags(diagonals: Tensor, offsets: Tensor, shape: Any, layout: Any = None) -> Tensor:
    """Return a sparse matrix with the rows of `diagonals` as its diagonals.

    Args:
        offsets: LongTensor with the diagonal of each row: 0 is the main diagonal, positive ones are above it.
        shape: (rows, columns). Element j of a row goes into column j.
        layout: torch.sparse_coo or torch.sparse_csr.
    Raises:
        ValueError: the sizes do not fit, or an offset repeats.

    >>> torch.sparse.spdiags(torch.ones(1, 3), torch.tensor([1]), (3, 3)).to_dense().tolist()
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]
    """
    diagonals = diagonals.unsqueeze(0) if diagonals.dim() == 1 else diagonals
    offsets = offsets.view(-1)
    if diagonals.dim() != 2 or offsets.numel() != diagonals.size(0) or len(shape) != 2:
        raise ValueError(f"spdiags: diagonals are of size {tuple(diagonals.shape)}, offsets of {tuple(offsets.shape)}, "
                         f"shape is {tuple(shape)}; need an offset for each row, and two sizes")
    if offsets.unique().numel() != offsets.numel():
        raise ValueError(f"spdiags: offsets are {offsets.tolist()}; need each once")
    columns = numbers(diagonals.size(1), diagonals)
    columns = columns.expand(diagonals.size(0), -1)
    rows = columns - offsets.to(columns.device).unsqueeze(1)
    chosen = ((rows >= 0) & (rows < shape[0]) & (columns < shape[1])).nonzero()
    picked = tuple(chosen.t())
    result = sparse_coo_tensor(_core.stack([rows[picked], columns[picked]]), diagonals[picked], tuple(shape))
    return result.to_sparse(layout=layout or devices.sparse_coo)


class check_sparse_tensor_invariants:
    """Switch for compatibility with PyTorch; the parts of a new sparse tensor are always checked.

    >>> torch.sparse.check_sparse_tensor_invariants.is_enabled()
    True
    """

    def __init__(self, enable: bool = True) -> None:
        self.enabled = enable

    @staticmethod
    def is_enabled() -> bool:
        """Return True."""
        return True

    @staticmethod
    def enable() -> None:
        """Do nothing."""

    @staticmethod
    def disable() -> None:
        """Do nothing."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *error: object) -> None:
        return None

    def __call__(self, function: Any) -> Any:
        return function
