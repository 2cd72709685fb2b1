"""Functions of torch.linalg that are no expressions: orders of products, reflections, tensor equations."""

from __future__ import annotations

import functools

import torch
from torch._base.arguments import value_of
from torch._core import internal
from torch.autograd.function import Function


def _without_elements(row, *tensors):
    """Return the result of a row on the meta device: its size and type, or what it raises."""
    return row(*[tensor.detach().to("meta") for tensor in tensors])


def linalg_lu_solve(LU, pivots, B, left=True, adjoint=False):
    if LU.dim() < 2:
        raise ValueError(f"LU is {list(LU.size())}; need 2 dimensions or more")
    if not left:
        return linalg_lu_solve(LU, pivots, B.mH, adjoint=not adjoint).mH
    if not adjoint and not (torch.is_grad_enabled() and (LU.requires_grad or B.requires_grad)):
        return internal.lu_solution(B, LU, pivots)
    solve, result = torch.linalg.solve_triangular, _without_elements(internal.lu_solution, B, LU, pivots)
    batch = result.size()[:-2]
    LU, pivots = LU.to(result.dtype).expand(batch + LU.size()[-2:]), pivots.expand(batch + pivots.size()[-1:])
    B = B.to(result.dtype).expand(result.size())
    permutation, lower, upper = torch.lu_unpack(LU, pivots)
    if adjoint:
        return permutation.matmul(solve(lower.mH, solve(upper.mH, B, upper=False), upper=True))
    return solve(upper, solve(lower, permutation.mT.matmul(B), upper=False), upper=True)


def linalg_householder_product(A, tau):
    if torch.is_grad_enabled() and (A.requires_grad or tau.requires_grad):
        kind = _without_elements(torch.orgqr, A, tau).dtype
        return _reflected(A.to(kind), tau.to(kind))
    return torch.orgqr(A, tau)


def _reflected(A, tau):
    """Compute the product by differentiable products with I - tau v v^H, last reflection first."""
    if not A.numel():
        return A.clone()
    unit = torch.eye(A.size(-2), out=value_of(A).new())[:, : A.size(-1)]
    vectors, columns = A.tril(-1) + unit, unit.expand(A.size())
    if not tau.size(-1):
        return vectors.clone().zero_() + unit  # of the graph, with a gradient of zeros
    for i in reversed(range(tau.size(-1))):
        v = vectors.narrow(-1, i, 1)
        columns = columns - v.matmul(v.mH.matmul(columns)) * tau[..., i, None, None]
    return columns


def linalg_multi_dot(tensors):
    matrices = list(tensors)
    if len(matrices) < 2:
        raise ValueError(f"{len(matrices)} tensors; need two or more")
    ends = [matrices[0].dim() == 1, matrices[-1].dim() == 1]
    matrices[0] = matrices[0].unsqueeze(0) if ends[0] else matrices[0]
    matrices[-1] = matrices[-1].unsqueeze(1) if ends[1] else matrices[-1]
    for number, one in enumerate(matrices):
        if one.dim() != 2:
            raise ValueError(f"tensor {number} has size {list(one.size())}; need matrices")
    result = _in_order(matrices, _cheapest((matrices[0].size(0), *[one.size(1) for one in matrices])), 0, len(matrices))
    if all(ends):
        return result.reshape(())
    return result.squeeze(0) if ends[0] else result.squeeze(1) if ends[1] else result


@functools.lru_cache(maxsize=256)  # the search takes longer than products of small matrices
def _cheapest(sizes):
    """Return where to split the factors i to j - 1 for the fewest multiplications."""
    count = len(sizes) - 1
    cost, part = {(i, i + 1): 0 for i in range(count)}, {}
    for length in range(2, count + 1):
        for i in range(count - length + 1):
            j = i + length
            cost[i, j], part[i, j] = min(
                (cost[i, k] + cost[k, j] + sizes[i] * sizes[k] * sizes[j], k) for k in range(i + 1, j))
    return part


def _in_order(matrices, part, i, j):
    if j == i + 1:
        return matrices[i]
    return _in_order(matrices, part, i, part[i, j]).mm(_in_order(matrices, part, part[i, j], j))


def tolerance(values, size):
    """Return the default relative tolerance of singular values: the larger size times the type's epsilon."""
    return max(size[-2:]) * (2.0**-52 if "Double" in value_of(values).type() else 2.0**-23)


def significant(s, size, rtol, atol=None):
    """Return which singular values count as nonzero: above `atol` and above `rtol` times the largest."""
    values = value_of(s)
    if not values.numel():
        return values > values * 0
    atol = 0 if atol is None else atol
    rtol = tolerance(values, size) * (atol == 0) if rtol is None else rtol
    relative, absolute = (bound.unsqueeze(-1) if torch.is_tensor(bound) else bound for bound in (rtol, atol))
    return (values > values.amax(-1, True) * relative) & (values > absolute)


def linalg_pinv(A, rcond=None, hermitian=False, atol=None, rtol=None):
    with torch.no_grad():
        u, s, vh = torch.linalg.svd(A, False)
        inverse = torch.where(significant(s, A.size(), rcond if rtol is None else rtol, atol), 1 / s, 0)
        result = (vh.mH * inverse.unsqueeze(-2)).matmul(u.mH)
    return _Pinv.apply(A, result) if A.requires_grad and torch.is_grad_enabled() else result


class _Pinv(Function):
    """The pseudoinverse, with its gradient for a constant rank."""

    @staticmethod
    def forward(ctx, A, inverse):
        inverse = inverse.clone()
        ctx.save_for_backward(A, inverse)
        return inverse

    @staticmethod
    def backward(ctx, grad):
        A, P = ctx.saved_tensors
        G = grad.mH
        rows = P.mH.matmul(P).matmul(G - G.matmul(P).matmul(A))
        columns = (G - A.matmul(P).matmul(G)).matmul(P).matmul(P.mH)
        return rows + columns - P.matmul(G).matmul(P).mH, None
