"""Functions composed of factorizations: pseudoinverses, least squares, products of several matrices."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.error_names import named
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch._generated.python.linalg import multi_dot, svdvals
from torch.composed.linear_algebra import tolerance
from torch.linalg.norms import check

if TYPE_CHECKING:
    from typing import Any, NamedTuple

    from torch._core import Tensor

    class Least(NamedTuple):
        solution: Tensor
        residuals: Tensor
        rank: Any
        singular_values: Tensor

else:
    Least = _core.results("linalg_lstsq solution residuals rank singular_values")


def _holds_vectors(A, B):
    """Return whether the B of A @ X = B is a vector, or a batch of vectors."""
    return B.dim() == 1 or B.size() == A.size()[:-1]


@one_op(autocast="promoted")
def lstsq(A: Tensor, B: Tensor, rcond: float | None = None, *, driver: str | None = None) -> Least:
    """Compute the X that minimizes |A @ X - B|, the one of smallest norm if there are several.

    The rank comes from a QR factorization with column pivoting, which stops where the condition number of the
    triangle R would exceed 1 / rcond. Batch dims are broadcast.

    Shape:
        A: (*, m, n).
        B: (*, m, k) for matrices; (m), or (*, m) with the batch dims of A, for vectors.
    Args:
        rcond: by default the `rtol` of `matrix_rank`.
        driver: None, "gels", "gelsy", "gelss" or "gelsd", LAPACK's names. There is one algorithm; the name selects
            which results are empty.
    Returns:
        (solution, residuals, rank, singular_values). Residuals are the column sums of |A @ X - B|^2 if m > n, every
            matrix has rank n and the driver is not "gelsy"; otherwise they are empty. "gels" returns no rank. "gelss"
            and "gelsd" return the singular values of A.

    >>> import torch
    >>> found = torch.linalg.lstsq(torch.Tensor([[1, 0], [0, 2], [0, 0]]), torch.ones(3))
    >>> found.solution.tolist(), found.residuals.tolist(), found.rank.item()
    ([1.0, 0.5], [1.0], 2)
    """
    check("lstsq", A)
    if driver not in (None, "gels", "gelsy", "gelss", "gelsd"):
        raise ValueError(f"linalg.lstsq: driver is {shown(driver)}; need 'gels', 'gelsy', 'gelss' or 'gelsd'")
    vectors = _holds_vectors(A, B)
    right = B.unsqueeze(-1) if vectors else B
    least = tolerance(A, A.size()) if rcond is None else rcond
    solution, rank = named("linalg.lstsq", internal.least_squares, right, A, least)
    residuals = nothing = value_of(A).real.new_empty(0)
    if A.size(-2) > A.size(-1) and driver != "gelsy" and value_of(rank).eq(A.size(-1)).all():
        residuals = (A.matmul(solution) - right).abs().pow(2).sum(-2)
    rank = rank.new_empty(0) if driver == "gels" else value_of(rank)
    values = svdvals(value_of(A)) if driver in ("gelss", "gelsd") else nothing
    if vectors:
        solution, residuals = solution.squeeze(-1), residuals if A.dim() == 2 else residuals.squeeze(-1)
    return Least._make((solution, residuals, rank, values))


@one_op(autocast="promoted")
def chain_matmul(*matrices: Tensor) -> Tensor:
    """Multiply the given matrices as multi_dot does.

    >>> import torch
    >>> torch.linalg.chain_matmul(torch.ones(2, 3), torch.ones(3, 2)).tolist()
    [[3.0, 3.0], [3.0, 3.0]]
    """
    return multi_dot(matrices)
