"""Gradients of cofactors and of LU factors, composed of recorded operations."""

import torch


def cofactors_gradient(node, grad):
    """Return the gradient of the conjugate cofactors of invertible matrices."""
    input = node.value("input")
    inverse = input.inverse()
    trace = (grad * inverse.mT).sum((-2, -1)).unsqueeze(-1).unsqueeze(-1)
    inner = trace * inverse - inverse.matmul(grad).matmul(inverse)
    return (input.det().unsqueeze(-1).unsqueeze(-1) * inner).mH,


def lu_gradient(node, grad, *_):
    """Return the gradient of the factors.

    With square A = P L U, dL = L tril(M, -1) and dU = triu(M) U, where M = inverse(L) P^H dA inverse(U). Further
    columns of U are inverse(L) P^H A. Further rows of L are P^H A inverse(U), with the triangles of the square part.
    """
    solve = torch.linalg.solve_triangular
    factors, pivots = node.value(0), node.value(1)
    n = pivots.size(-1)
    rows, lower, upper = torch.lu_unpack(factors, pivots)
    first, right, below = lower[..., :n, :], upper[..., n:], lower[..., n:, :]
    square, beside, under = grad[..., :n, :n], grad[..., :n, n:], grad[..., n:, :n]
    upper = upper[..., :n]
    beside = solve(first.mH, beside, upper=True)
    under = solve(upper.mH, under, upper=False, left=False)
    grad_lower = square.tril(-1) - beside.matmul(right.mH).tril(-1)
    grad_upper = square.triu() - below.mH.matmul(under).triu()
    middle = first.mH.matmul(grad_lower).tril(-1) + grad_upper.matmul(upper.mH).triu()
    middle = solve(upper.mH, middle, upper=False, left=False)
    whole = torch.cat([solve(first.mH, middle, upper=True), beside], -1)
    return rows.matmul(torch.cat([whole, under], -2) if factors.size(-2) > n else whole),
