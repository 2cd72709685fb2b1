"""Factorizations of complex matrices by NumPy's LAPACK, and solutions by real systems of twice the size.

Gradients are those of the real factorizations with conjugated transposes.
"""

import torch
from torch._base.arguments import shown
from torch.autograd import Function


def _numpy(name, function, *matrices):
    """Call a function of numpy.linalg on tensors and return tensors; errors name the op."""
    import numpy

    if matrices[0].is_meta:
        raise NotImplementedError(f"{name}: tensors on the meta device have no elements, and NumPy computes the result")
    _check(name, *matrices)
    try:
        found = getattr(numpy.linalg, function[0])(*(one.numpy() for one in matrices), **function[1])
    except numpy.linalg.LinAlgError as error:
        raise RuntimeError(f"{name}: input is {shown(matrices[0])}: {error}") from None
    parts = tuple(found) if isinstance(found, tuple) else (found,)
    return tuple(torch.from_numpy(numpy.array(part, order="C")) for part in parts)


def _check(name, *matrices):
    """Raise RuntimeError unless the operands are matrices of finite elements."""
    for one in matrices:
        if one.dim() != 2:
            raise RuntimeError(f"{name}: input is {shown(one)}; need 2 dimensions")
        if max(one.size()) >= 2**31:
            raise RuntimeError(f"{name}: input is {shown(one)}; LAPACK takes less than 2**31 rows and columns")
        if not one.is_meta and not torch.isfinite(one).all():
            raise RuntimeError(f"{name}: input is {shown(one)} with elements that are not finite")


def _pairs(matrix):
    """Return a matrix with a row of real and a row of imaginary parts for each row."""
    return torch.stack([matrix.real, matrix.imag], 1).reshape(2 * matrix.size(0), matrix.size(1))


def _in_reals(A):
    """Return the real matrix that multiplies pairs as A multiplies complex numbers."""
    lines = torch.stack([A.real, -A.imag, A.imag, A.real], -1).reshape(*A.size(), 2, 2)
    return lines.permute(0, 2, 1, 3).reshape(2 * A.size(0), 2 * A.size(1))


def _solved_in_reals(op, B, A, *options):
    """Return X with A @ X = B by a real row, which also detects singular matrices."""
    _check(op, A, B)
    if not B.numel() and A.size(0) == A.size(1) == B.size(0):
        return B.clone()
    try:
        found = getattr(_pairs(B), op)(_in_reals(A), *options)[0]
    except RuntimeError:
        if A.size(0) != A.size(1) or A.size(0) != B.size(0):
            need = "need a square A with as many rows as input"
            raise RuntimeError(f"{op}: input is {shown(B)}, A is {shown(A)}; {need}") from None
        raise RuntimeError(f"{op}: A is {shown(A)} and singular, or so nearly that its solutions would be rounding "
                           "errors") from None
    return torch.view_as_complex(found.reshape(A.size(0), 2, B.size(1)).transpose(1, 2).contiguous())


class _Solve(Function):
    """X with A @ X = B. dB = A.mH^-1 @ dX and dA = -dB @ X.mH; `upper` is None unless A is triangular."""

    @staticmethod
    def forward(ctx, B, A, upper):
        ctx.upper = upper
        if upper is None:
            solution = _solved_in_reals("gesv", B, A)
        else:  # with a real diagonal the real matrix is triangular too
            phase = torch.where(A.diagonal() == 0, 1, torch.sgn(A.diagonal()).conj()).unsqueeze(1)
            solution = _solved_in_reals("trtrs", B * phase, A * phase, upper)
        ctx.save_for_backward(A, solution)
        return solution

    @staticmethod
    def backward(ctx, grad):
        A, solution = ctx.saved_tensors
        found = solved(grad, A.mH, None if ctx.upper is None else not ctx.upper)
        return found, -found.mm(solution.mH), None


def solved(B, A, upper=None):
    """Return X with A @ X = B; `upper` tells which triangle A is, or None."""
    return _Solve.apply(B, A, upper)


def gesv(input, A):
    """Return the solution, and A."""
    return solved(input, A), A.clone()


def inverse(input):
    """Return the solution for the identity matrix."""
    if input.dim() != 2 or input.size(0) != input.size(1):
        raise RuntimeError(f"inverse: input is {shown(input)}; need a square matrix")
    return solved(torch.eye(input.size(0), dtype=input.dtype), input)


class _Slogdet(Function):
    """log|det A|, with dA = inverse(A).mH."""

    @staticmethod
    def forward(ctx, A):
        sign, size = _numpy("slogdet", ("slogdet", {}), A)
        ctx.save_for_backward(A)
        ctx.mark_non_differentiable(sign)
        return sign, size

    @staticmethod
    def backward(ctx, grad_sign, grad):
        A, = ctx.saved_tensors
        return grad * inverse(A).mH


class _Det(Function):
    """Determinant, with dA = conj(det) * inverse(A).mH."""

    @staticmethod
    def forward(ctx, A):
        found, = _numpy("det", ("det", {}), A)
        ctx.save_for_backward(A)
        return found

    @staticmethod
    def backward(ctx, grad):
        A, = ctx.saved_tensors
        return grad * det(A).conj() * inverse(A).mH


def det(input):
    """Return the determinant from triangular factors."""
    return _Det.apply(input)


def slogdet(input):
    """Return the sign, det over its absolute value, which has a gradient, and the logarithm."""
    size = _Slogdet.apply(input)[1]
    return torch.sgn(det(input)), size


def _halved(matrix):
    """Return the lower triangle with its diagonal halved."""
    return matrix.tril() - matrix.diagonal().diag() / 2


class _Cholesky(Function):
    """L with L @ L.mH = A (Murray, 2016)."""

    @staticmethod
    def forward(ctx, A):
        _check("potrf", A)
        try:
            _in_reals(A).potrf()  # raises an error unless A is numerically positive definite
        except RuntimeError:
            raise RuntimeError(f"potrf: input is {shown(A)} and not positive definite beyond rounding; add to its "
                               "diagonal") from None
        L, = _numpy("potrf", ("cholesky", {}), A)
        ctx.save_for_backward(L)
        return L

    @staticmethod
    def backward(ctx, grad):
        L, = ctx.saved_tensors
        inside = _real_diagonal(_halved(L.mH.mm(grad)))
        found = solved(solved(inside.mH, L.mH, True).mH, L.mH, True)
        return (found + found.mH) / 2


def _real_diagonal(matrix):
    diagonal = matrix.diagonal()
    return matrix - torch.complex(torch.zeros_like(diagonal.real), diagonal.imag).diag()


def potrf(input, upper=True):
    """Return the lower factor, or its conjugate transpose, of the Hermitian matrix given by one triangle."""
    whole = _hermitian(input, upper)
    found = _Cholesky.apply(whole)
    return found.mH if upper else found


def _hermitian(input, upper):
    """Return the Hermitian matrix given by one triangle. Imaginary parts of the diagonal are ignored."""
    triangle = input.triu(1) if upper else input.tril(-1)
    return triangle + triangle.mH + torch.view_as_complex(
        torch.stack([input.diagonal().real, torch.zeros_like(input.diagonal().real)], -1)).diag()


class _Qr(Function):
    """Q and R of a matrix with at least as many rows as columns."""

    @staticmethod
    def forward(ctx, A):
        q, r = _numpy("qr", ("qr", {}), A)
        phase = torch.where(r.diagonal() == 0, 1, torch.sgn(r.diagonal()))
        if phase.size(0) < q.size(1):
            phase = torch.cat([phase, torch.ones(q.size(1) - phase.size(0), dtype=phase.dtype)])
        q, r = q * phase, r * phase.conj().unsqueeze(1)
        ctx.save_for_backward(q, r)
        return q, r

    @staticmethod
    def backward(ctx, grad_q, grad_r):
        q, r = ctx.saved_tensors
        if r.size(0) != r.size(1):
            raise RuntimeError("qr: the gradient requires at least as many rows as columns")
        inside = (r.mm(grad_r.mH) - grad_q.mH.mm(q)).tril()
        inside = _real_diagonal(inside + inside.tril(-1).mH)
        return solved((grad_q + q.mm(inside)).mH, r, True).mH


def qr(input):
    """Return Q and R, scaled so that the diagonal of R is real."""
    return _Qr.apply(input)


def _phase_factors(columns):
    """Return factors of absolute value 1 that make the largest element of each column positive."""
    largest = columns.abs().argmax(0)
    return torch.sgn(columns.gather(0, largest.unsqueeze(0)).squeeze(0)).conj()


def _gaps(rows, columns):
    """Return 1 / (rows - columns), with zeros on the diagonal."""
    gap = rows.unsqueeze(0) - columns.unsqueeze(1)
    same = torch.eye(gap.size(0), dtype=torch.bool)
    return torch.where(same, 0, 1 / torch.where(same, 1, gap))


class _Symeig(Function):
    """Eigenvalues and eigenvectors of a Hermitian matrix."""

    @staticmethod
    def forward(ctx, A):
        values, vectors = _numpy("symeig", ("eigh", {}), A)
        vectors = vectors * _phase_factors(vectors) if vectors.numel() else vectors
        ctx.save_for_backward(values, vectors)
        return values, vectors

    @staticmethod
    def backward(ctx, grad_values, grad_vectors):
        values, vectors = ctx.saved_tensors
        inside = _fixed(vectors, grad_vectors) * _gaps(values, values)
        return vectors.mm(inside + grad_values.to(vectors.dtype).diag()).mm(vectors.mH)


def _fixed(vectors, grad):
    """Return V.mH @ dV without the component that would rotate the largest, real element of a column.

    A column v rotates by exp(-i t), where t is the change of the angle of its largest element.
    """
    place = vectors.abs().argmax(0, True)
    phase = (vectors.conj() * grad).sum(0).imag / vectors.gather(0, place).squeeze(0).real
    largest = torch.zeros_like(vectors).scatter(0, place, 1j * phase.unsqueeze(0).to(vectors.dtype))
    return vectors.mH.mm(grad - largest)


def symeig(input, eigenvectors=False, upper=True):
    """Return the eigenvalues of the Hermitian matrix given by one triangle, and its eigenvectors if requested."""
    values, vectors = _Symeig.apply(_hermitian(input, upper))
    return values, vectors if eigenvectors else vectors.new()


class _Eig(Function):
    """Eigenvalues and eigenvectors of norm 1 of any square matrix (Boeddeker and others, 2017)."""

    @staticmethod
    def forward(ctx, A):
        kind, ctx.real = A.dtype.to_complex(), not A.is_complex()
        values, vectors = (part.to(kind) for part in _numpy("eig", ("eig", {}), A))
        ctx.save_for_backward(values, vectors)
        return values, vectors

    @staticmethod
    def backward(ctx, grad_values, grad_vectors):
        values, vectors = ctx.saved_tensors
        inside = vectors.mH.mm(grad_vectors)
        inside = inside - vectors.mH.mm(vectors) * inside.diagonal().real
        inside = inside * _gaps(values, values).conj() + grad_values.diag()
        found = solved(inside.mm(vectors.mH), vectors.mH)
        return found.real if ctx.real else found


def eigenpairs(input):
    """Return the complex eigenvalues of a square matrix, and its eigenvectors in columns.

    The gradient is defined only for functions that do not depend on the phase of an eigenvector.
    """
    return _Eig.apply(input)


class _Svd(Function):
    """U, S and V of the smaller size."""

    @staticmethod
    def forward(ctx, A):
        u, s, vh = _numpy("svd", ("svd", {"full_matrices": False}), A)
        phase = _phase_factors(u) if u.numel() else torch.ones(u.size(1), dtype=u.dtype)
        u, v = u * phase, vh.mH * phase
        ctx.save_for_backward(u, s, v)
        return u, s, v

    @staticmethod
    def backward(ctx, grad_u, grad_s, grad_v):
        u, s, v = ctx.saved_tensors
        place = u.abs().argmax(0, True)
        phase = ((u.conj() * grad_u).sum(0) + (v.conj() * grad_v).sum(0)).imag / u.gather(0, place).squeeze(0).real
        grad_u = grad_u - torch.zeros_like(u).scatter(0, place, 1j * phase.unsqueeze(0).to(u.dtype))
        first, second = u.mH.mm(grad_u), v.mH.mm(grad_v)
        sums = s + s.unsqueeze(1)
        gaps, share = _gaps(s, s), s / torch.where(sums == 0, 1, sums)  # squares of s could leave the range
        inside = (first - first.mH) * gaps * share + share.t() * gaps * (second - second.mH)
        inside = inside + (grad_s + 1j * first.diagonal().imag / s).diag()
        found = u.mm(inside) + (grad_u - u.mm(first)) / s
        return found.mm(v.mH) + u.mm(((grad_v - v.mm(second)) / s).mH)


def svd(input, some=True):
    """Return U, S and V. Square U and V have no gradient."""
    if some or input.size(0) == input.size(1):
        return _Svd.apply(input)
    if input.requires_grad:
        raise RuntimeError("svd: the gradient needs some=True")
    u, s, vh = _numpy("svd", ("svd", {"full_matrices": True}), input)
    phase = _phase_factors(u)
    v = vh.mH.clone()
    v[:, :s.size(0)] *= phase[:s.size(0)]
    return u * phase, s, v


def trtrs(input, A, upper=True, transpose=False, unitriangular=False):
    """Solve with the other triangle set to zero, and the diagonal to ones if unitriangular."""
    triangle = A.triu(int(unitriangular)) if upper else A.tril(-int(unitriangular))
    if unitriangular:
        triangle = triangle + torch.eye(A.size(0), dtype=A.dtype)
    return solved(input, triangle.t() if transpose else triangle, upper != transpose), A.clone()
