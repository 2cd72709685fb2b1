"""NumPy oracles of linear algebra."""

import numpy as np

from oracles.views import along


def bilinear(input1, input2, weight, bias):
    """Return x1 @ weight[k] @ x2 + bias[k] for each k."""
    sums = np.einsum("...i,kij,...j->...k", input1, weight, input2)
    return sums if bias is None else sums + bias


def _elimination(A):
    """Triangular factors in one matrix, rows exchanged for the largest pivot, and the exchanges from 1."""
    a, pivots = A.astype(np.clongdouble if np.iscomplexobj(A) else np.longdouble), []
    for k in range(min(a.shape)):
        column = a[k:, k]
        best = k + int(np.argmax(np.abs(column.real) + np.abs(column.imag)))
        pivots.append(best + 1)
        a[[k, best]] = a[[best, k]]
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])
    return a.astype(A.dtype), np.array(pivots)


def lu(A):
    """Return the factors."""
    return _elimination(A)[0]


def lu_pivots(A):
    """Return the exchanges."""
    return _elimination(A)[1]


def lu_parts(lower_upper, exchanges):
    """Return P, L and U of one matrix or of a batch."""
    if lower_upper.ndim > 2:
        parts = [lu_parts(*one) for one in zip(lower_upper, exchanges, strict=True)]
        return tuple(np.stack(each) for each in zip(*parts, strict=True))
    m, n = lower_upper.shape
    k = min(m, n)
    permutation = np.eye(m, dtype=lower_upper.dtype)
    for i, other in reversed(list(enumerate(exchanges))):
        permutation[[i, other - 1]] = permutation[[other - 1, i]]
    lower = np.tril(lower_upper, -1)[:, :k]
    np.fill_diagonal(lower, 1)
    return permutation, lower, np.triu(lower_upper)[:k]


def lu_unpacked(lower_upper, exchanges, unpack_data, unpack_pivots):
    """Return the requested parts, and empty arrays for the others."""
    requested = unpack_pivots, unpack_data, unpack_data
    parts = lu_parts(lower_upper, exchanges)
    return tuple(part if wanted else np.zeros(0) for part, wanted in zip(parts, requested, strict=True))


def lu_joined(lower, upper):
    """Return the factors in one matrix."""
    (m, k), n = lower.shape, upper.shape[1]
    if len(upper) != k or k != min(m, n):
        raise ValueError("need the triangles of one matrix")
    joined = np.zeros((m, n), np.result_type(lower, upper))
    joined[:, :k] += np.tril(lower, -1)
    joined[:k] += np.triu(upper)
    return joined


def _multiplied(lower_upper, exchanges):
    """Return the matrix with these factors."""
    m, n = lower_upper.shape
    k = min(m, n)
    matrix = (np.tril(lower_upper, -1)[:, :k] + np.eye(m, k)) @ np.triu(lower_upper)[:k]
    for i in reversed(range(k)):
        matrix[[i, exchanges[i] - 1]] = matrix[[exchanges[i] - 1, i]]
    return matrix


def btrisolve(input, factors, pivots):
    """Return the matrices put together again, and solved for."""
    return np.stack([lu_solution(*each) for each in zip(input, factors, pivots, strict=True)])


def lu_solution(input, lower_upper, exchanges):
    """Return the solution with the matrix put together again."""
    return np.linalg.solve(_multiplied(lower_upper, exchanges), input)


def lu_gradient(grad, lower_upper, exchanges):
    """Solve for the gradient G with sum(conj(G) dA) = sum(conj(grad) dLU), over changes dLU of each element."""
    wide, columns = lower_upper.astype(np.complex128), []
    for position in np.ndindex(*wide.shape):
        moved = np.zeros_like(wide)
        moved[position] = 0.5  # the product is linear in each element
        columns.append((_multiplied(wide + moved, exchanges) - _multiplied(wide - moved, exchanges)).ravel())
    result = np.linalg.solve(np.array(columns).conj(), grad.ravel()).reshape(grad.shape)
    return result if np.iscomplexobj(grad) else result.real


def qr_mode(A, mode):
    """np.linalg.qr, whose Q is square, or R alone."""
    if mode == "r":
        return np.zeros(0), np.linalg.qr(A)[1]
    q, r = np.linalg.qr(np.concatenate([A, np.eye(len(A))], 1))
    return q, r[:, : A.shape[1]]


def eig_of(A):
    """np.linalg.eig, always complex."""
    values, vectors = np.linalg.eig(A.astype(np.promote_types(A.dtype, np.float64)))
    return values.astype(complex), vectors * _positive(vectors.astype(complex))


def at_largest(input, vectors):
    """Elements in the rows of the largest elements of each column."""
    if not vectors.size:
        return np.zeros(vectors.shape[1])
    return np.take_along_axis(input, np.abs(vectors).argmax(0)[None], 0)[0]


def from_largest(input, vectors):
    """Zeros, and the elements in those rows."""
    if not vectors.size:
        return vectors
    return np.where(np.arange(len(vectors))[:, None] == np.abs(vectors).argmax(0), input, 0)


def trtrs(input, A, upper, transpose, unitriangular):
    """np.linalg.solve of the triangle."""
    triangle = np.triu(A) if upper else np.tril(A)
    if unitriangular:
        triangle = triangle - np.diag(np.diag(triangle)) + np.eye(len(A))
    return np.linalg.solve(triangle.T if transpose else triangle, input)


def gels(input, A):
    """Square matrices of full rank only."""
    return np.linalg.solve(A, input), np.linalg.qr(A, mode="raw")[0].T


def potrf(input, upper):
    """np.linalg.cholesky of one triangle."""
    half = np.triu(input, 1).conj().T if upper else np.tril(input, -1)
    lower = np.linalg.cholesky(half + half.conj().T + np.diag(np.diag(input).real))
    return lower.conj().T if upper else lower


def potri(input, upper):
    """Return the inverse of the product."""
    factor = np.triu(input) if upper else np.tril(input)
    return np.linalg.inv(factor.conj().T @ factor if upper else factor @ factor.conj().T)


def pstrf(input, upper):
    """Steps with the largest diagonal element that is left."""
    a, order, n = input.astype(np.float64), np.arange(len(input)), len(input)
    factor = np.zeros((n, n))
    for k in range(n):
        best = k + int(np.argmax(np.diag(a)[k:]))
        if a[best, best] < 1e-6:
            break
        for exchanged in (a, a.T, factor.T):
            exchanged[[k, best]] = exchanged[[best, k]]
        order[[k, best]] = order[[best, k]]
        factor[k, k:] = a[k, k:] / np.sqrt(a[k, k])
        a[k:, k:] -= np.outer(factor[k, k:], factor[k, k:])
    return (factor if upper else factor.T), order


def reflected(input, tau, matrix):
    """Return the product of the reflections I - tau v v', times a matrix."""
    result = np.array(matrix, complex if np.iscomplexobj(input) else float)
    for k in reversed(range(len(tau))):
        v = np.concatenate([np.zeros(k), [1], input[k + 1 :, k]])
        result -= tau[k] * np.outer(v, v.conj() @ result)
    return result


def ormqr(input, tau, other, left, transpose):
    """Q as a whole, and its product."""
    q = reflected(input, tau, np.eye(len(input)))
    q = q.conj().T if transpose else q
    return q @ other if left else other @ q


def _positive(vectors):
    """Return the factor of each column with which its largest element is positive."""
    largest = np.take_along_axis(vectors, np.argmax(np.abs(vectors), axis=0)[None], axis=0)
    if not vectors.size:
        return np.ones((1, vectors.shape[1]))
    return (largest / np.where(largest == 0, 1, np.abs(largest))).conj()


def symeig(input, upper):
    """np.linalg.eigh."""
    values, vectors = np.linalg.eigh(input, "U" if upper else "L")
    return values, vectors * _positive(vectors)


def eig(input):
    """np.linalg.eigvals, real and imaginary."""
    values = np.linalg.eigvals(input)
    return np.stack([values.real, values.imag], 1)


def svd(input, some):
    """np.linalg.svd, V not transposed."""
    u, s, vt = np.linalg.svd(input, full_matrices=not some)
    signs = _positive(u)[:, : len(s)]
    v = vt.conj().T
    v[:, : len(s)] *= signs[0]
    u[:, : len(s)] *= signs[0]
    return u, s, v


def svd_chosen(input, some, compute_uv):
    """svd, or the singular values between matrices of zeros."""
    if compute_uv:
        return svd(input, some)
    return np.zeros((input.shape[0],) * 2), np.linalg.svd(input, compute_uv=False), np.zeros((input.shape[1],) * 2)


def inverse_differences(input, other):
    """Inverse differences."""
    with np.errstate(all="ignore"):
        return np.where(input == other, 0, 1 / (input - other))


def divide_or_zero(input, other):
    """Quotients, zero where the first is."""
    with np.errstate(all="ignore"):
        return np.where(input == 0, 0, input / other)


def diag_input(grad_output, diagonal, size):
    """Return the diagonal, or zeros with grad_output on the diagonal."""
    if len(size) == 1:
        return np.diag(grad_output, diagonal)
    result = np.zeros(size, grad_output.dtype)
    places = [(i, i + diagonal) for i in range(size[0]) if 0 <= i + diagonal < size[1]]
    for position, value in zip(places, np.broadcast_to(grad_output, (len(places),)), strict=True):
        result[position] = value
    return result


def renorm(input, p, dim, maxnorm):
    """Slices along dim scaled down to maxnorm."""
    result = input.copy()
    for i in range(input.shape[dim]):
        position = along(input.ndim, dim, i)
        size = np.sum(np.abs(input[position]) ** p) ** (1 / p)
        if size > maxnorm:
            result[position] = input[position] * (maxnorm / size)
    return result


def cross(input, other, dim):
    """NumPy's cross along dim, or along the first dim of size 3."""
    input, other = np.broadcast_arrays(input, other)
    return np.cross(input, other, axis=input.shape.index(3) if dim is None else dim)


def matrix_exp(input):
    """SciPy's, matrix by matrix."""
    from scipy import linalg

    if not input.size:
        return input
    with np.errstate(all="raise"):
        return linalg.expm(input.astype(np.result_type(input, np.float64))).astype(input.dtype)


def cofactors(input):
    """Return the signed determinants of the matrices without a row and a column."""
    result = np.ones_like(input)
    for i, j in np.ndindex(*input.shape) if len(input) > 1 else ():
        result[i, j] = (-1) ** (i + j) * np.linalg.det(np.delete(np.delete(input, i, 0), j, 1))
    return result


def cofactors_input(grad_output, input):
    """Each cofactor is linear in the elements of other rows and columns, with cofactors of the rest as factors."""
    result = np.zeros_like(input)
    for i, j in np.ndindex(*input.shape):
        left = np.delete(np.delete(input, i, 0), j, 1)
        rows, columns = np.delete(np.arange(len(input)), i), np.delete(np.arange(len(input)), j)
        if left.size:
            result[np.ix_(rows, columns)] += grad_output[i, j] * (-1) ** (i + j) * cofactors(left)
    return result


def halves_of_bytes(weight, scale, zero):
    """Return the floats of weights of 4 bits: the low half of each byte, then the high half, in equal groups."""
    halves = np.stack([weight % 16, weight // 16], -1).astype(scale.dtype).reshape(len(weight), -1)
    group = halves.shape[1] // scale.shape[1]
    return (halves - 8) * np.repeat(scale, group, 1) + np.repeat(zero, group, 1)


def of_16_bits(input):
    """Round rows of 32 floats or more to multiples of a power of two that 16 bits hold."""
    if input.dtype != np.float32 or input.shape[-1] < 32:
        return input
    top = np.abs(input).max(-1, keepdims=True)
    unit = 2.0 ** (np.frexp(top)[1] - 15)
    unit = np.where(top < 32640 * unit, unit, 2 * unit)
    return np.round(input / unit) * unit


def eigenvalues(A):
    """Return complex eigenvalues, of each matrix in LAPACK's order."""
    return np.linalg.eigvals(A) + 0j


def plu(A):
    """Return the permutations and both triangles."""
    from scipy import linalg

    parts = [linalg.lu(one) for one in A.reshape((-1, *A.shape[-2:]))]
    return tuple(np.stack(part).reshape((*A.shape[:-2], *part[0].shape)) for part in zip(*parts, strict=True))


def lu_system(LU, pivots, B, left, adjoint):
    """Return the solution of the system of the matrix with these factors."""
    A = _multiplied(LU, pivots)
    A = A.conj().T if adjoint else A
    return np.linalg.solve(A, B) if left else np.linalg.solve(A.T, B.T).T


def reflections(A, tau):
    """Return the first columns of products of reflections, of each matrix."""
    parts = [reflected(one, factors, np.eye(*one.shape)) for one, factors in
             zip(A.reshape((-1, *A.shape[-2:])), tau.reshape((-1, tau.shape[-1])), strict=True)]
    return np.stack(parts).reshape(A.shape)


def vander(x, N):
    """Return ascending powers, row by row."""
    return x[..., None] ** np.arange(x.shape[-1] if N is None else N)


def multi_dot(tensors):
    """Return the product from left to right."""
    result = tensors[0]
    for one in tensors[1:]:
        result = result @ one
    return result


def ldl(A, hermitian):
    """Return LAPACK's factors in one matrix, and its pivots."""
    from scipy.linalg import lapack

    name = "hetrf" if hermitian and np.iscomplexobj(A) else "sytrf"
    factors, pivots, _ = lapack.get_lapack_funcs(name, (A,))(A, lower=1)
    return np.tril(factors), pivots


def ldl_system(LD, pivots, B, hermitian, conjugate):
    """Return the solution of the system of the matrix with these factors, blocks of one row only."""
    L, D = np.tril(LD, -1) + np.eye(len(LD)), np.diag(np.diag(LD).real if hermitian else np.diag(LD))
    A = L @ D @ (L.conj().T if hermitian else L.T)
    for i in reversed(range(len(LD))):
        A[[i, pivots[i] - 1]] = A[[pivots[i] - 1, i]]
        A[:, [i, pivots[i] - 1]] = A[:, [pivots[i] - 1, i]]
    return np.linalg.solve(A.conj() if conjugate else A, B)
