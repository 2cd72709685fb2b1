"""Systems of linear equations of vectors and of transposed triangles, and modes of factorizations."""

import torch
from torch._base.arguments import value_of


def _columns(A, B, left, **options):
    if not left:
        raise ValueError(f"linalg.solve: B has size {list(B.size())}, left is False; need matrices")
    return torch.linalg.solve(A, B.unsqueeze(-1), **options)


def linalg_solve_ex_vectors(A, B, left=True, check_errors=False):
    """Return the solution for a vector, or for a batch of vectors, and a number per matrix."""
    if not left:
        _columns(A, B, left)
    result, info = torch.linalg.solve_ex(A, B.unsqueeze(-1), check_errors=check_errors)
    return result.squeeze(-1), info


def svd_chosen(input, some, compute_uv):
    """Return the decomposition, or the singular values between matrices of zeros."""
    if compute_uv:
        return input.svd(some)
    rows, columns = input.size()[-2:]
    batch, data = input.size()[:-2], value_of(input)
    return data.new_zeros((*batch, rows, rows)), torch.linalg.svdvals(input), data.new_zeros((*batch, columns, columns))


def linalg_qr_mode(A, mode):
    """Return the factors of A next to the identity, whose Q is square; or R alone."""
    rows, columns = A.size()[-2:]
    if mode == "r":
        r = torch.linalg.qr(A)[1]
        return r.detach().narrow(-1, 0, 0).reshape((0,)), r
    if rows <= columns:
        return torch.linalg.qr(A)
    unit = torch.eye(rows, out=value_of(A).new()).expand((*A.size()[:-2], rows, rows))
    q, r = torch.linalg.qr(torch.cat([A, unit], -1))
    return q, r.narrow(-1, 0, columns)
