"""Systems of equations that are singular, nearly singular or badly scaled, and what every routine owes them.

`python tests/rows/singular_systems.py` prints the outcome of each probe, in which CPUs and kernels may not differ.
"""

import json
import pathlib
import sys

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
import torch
from torch.autograd import Variable

REAL_KINDS = {"float": np.float32, "double": np.float64}
KINDS = {**REAL_KINDS, "complex float": np.complex64, "complex double": np.complex128}
SHORT = (np.float32, np.complex64)
SIZES = (1, 2, 3, 5, 20, 70)
REGULAR, SINGULAR, NEAR = "regular", "singular", "near"


def base(n, symmetric):
    random = np.random.default_rng(n)
    q = np.linalg.qr(random.standard_normal((n, n)))[0]
    return q * np.linspace(1, 3, n) @ q.T if symmetric else random.standard_normal((n, n)) + 2 * n**0.5 * np.eye(n)


def of_rank(n, rank, symmetric, whole=False):
    random = np.random.default_rng(n + rank)
    left, right = random.standard_normal((2, n, rank)) if not whole else random.integers(-4, 5, (2, n, rank))
    return left @ (left if symmetric else right).T


def hilbert(n):
    return 1 / (np.arange(n)[:, None] + np.arange(n) + 1.0)


def matrices(n, kind, symmetric):
    """Return names, matrices, and whether they are singular; nearly singular ones count alike on every CPU."""
    turns = np.exp(1j * np.random.default_rng(n).uniform(0, 6, (2, n)))
    for name, matrix, state in real_matrices(n, kind, symmetric):
        if np.issubdtype(kind, np.complexfloating):  # lines and columns turned keep the rank
            size = len(matrix)
            left = np.resize(turns[0], size)
            matrix = matrix * left[:, None] * (left.conj() if symmetric else np.resize(turns[1], size))
        yield name, matrix, state


def real_matrices(n, kind, symmetric):
    limits, matrix = np.finfo(kind), base(n, symmetric)
    scale = 10.0 ** np.linspace(*((-8, 8) if kind in SHORT else (-60, 60)), n)
    yield "plain", matrix, REGULAR
    yield "zero", np.zeros((n, n)), SINGULAR
    yield "tiny", matrix * float(limits.tiny) * 64 * n, REGULAR
    yield "huge", matrix * (float(limits.max) / (64 * n * np.abs(matrix).max())), REGULAR
    if n == 1:
        return
    yield "badly scaled", matrix * scale[:, None] * (scale if symmetric else scale[::-1]), REGULAR
    kept = np.arange(n) != n // 2
    yield "a line of zeros", matrix * kept * kept[:, None], SINGULAR
    for rank in sorted({n - 1, max(n - 2, 1), 1}):
        yield f"rank {rank}", of_rank(n, rank, symmetric), SINGULAR
        yield f"thirds of rank {rank}", of_rank(n, rank, symmetric, True) / 3, SINGULAR
    yield "ones", np.ones((n, n)), SINGULAR
    for distance in (1e-3, 0.02, 1e3, 1e5):
        less = of_rank(n, n - 1, symmetric)
        away = distance * limits.eps * np.abs(less).sum(0).max()
        yield f"{distance} eps from singular", less + np.eye(n) * away, NEAR
    if n in (3, 5):
        yield "hilbert", hilbert(n), REGULAR if n == 3 or kind not in SHORT else NEAR
    if n == 20 and kind not in SHORT:
        yield "hilbert(8)", hilbert(8), REGULAR
        yield "hilbert(15)", hilbert(15), NEAR


def right(a):
    return torch.ones(a.size(0), 2).type(a.type())


def batched(call):
    """Return the same for two matrices at once, through torch.linalg."""
    return lambda a: call(torch.stack([a, a]), torch.stack([right(a), right(a)])).select(0, 1)


def through_qr(a):
    q, r = a.qr()
    return q.mH.mm(right(a)).trtrs(r)[0]


def gradient(call):
    def both(a):
        x = Variable(a, requires_grad=True)
        call(x).sum().backward()
        return x.grad.data
    return both


def condition(a):
    """Return the condition; an infinite one counts as an error."""
    result = torch.linalg.cond(a, 1)
    if result.isinf():
        raise RuntimeError("singular")
    return result


# Of each matrix A the X with A @ X = 1, or the inverse.
SOLVE = {
    "gesv": lambda a: right(a).gesv(a)[0],
    "solve": lambda a: torch.linalg.solve(a, right(a)),
    "solve, batched": batched(torch.linalg.solve),
    "solve, transposed": lambda a: torch.linalg.solve(a.t().contiguous().t(), right(a)),
    "lu_solve": lambda a: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), right(a)),
    "lu_solve, batched": batched(lambda a, b: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), b)),
    "tensorsolve": lambda a: torch.linalg.tensorsolve(a, right(a)[:, 0].contiguous()).unsqueeze(1).expand(a.size(0), 2),
}
LEAST = {"gels": lambda a: right(a).gels(a)[0], "qr and trtrs": through_qr}
INVERT = {
    "inverse": torch.inverse,
    "inv, batched": batched(lambda a, b: torch.linalg.inv(a)),
    "inv, transposed": lambda a: torch.linalg.inv(a.t().contiguous()).t(),
    "matrix_power": lambda a: a.matrix_power(-1),
    "tensorinv": lambda a: torch.linalg.tensorinv(a, 1),
}
POSITIVE = {
    "potrs": lambda a: right(a).potrs(a.potrf()),
    "cholesky_solve": lambda a: torch.linalg.cholesky_solve(right(a), torch.linalg.cholesky(a)),
    "cholesky_solve, batched": batched(lambda a, b: torch.linalg.cholesky_solve(b, torch.linalg.cholesky(a))),
}
# What has no number to be compared with: that it comes or not, and is finite.
OTHERS = {
    "gradient of inverse": gradient(lambda x: x.inverse()),
    "gradient of gesv": gradient(lambda x: Variable(right(x.data), requires_grad=False).gesv(x)[0]),
    "gradient of slogdet": gradient(lambda x: x.slogdet()[1]),
    "cond": condition,
}


# Not there for complex numbers; or, of the inverse, accurate on the other side.
REAL = {"gels", "lu_solve", "lu_solve, batched", "potrs", "inv, transposed", "gradient of inverse", "gradient of gesv"}


def wide(tensor):
    return widened(tensor.numpy())


def widened(array):
    return array.astype(np.clongdouble if array.dtype.kind == "c" else np.longdouble)


def off(a, x, wanted, whole):
    """Return the error of A @ X relative to |A| |X| in each row, or to the largest element."""
    residual = np.abs(a @ x - wanted)
    beside = np.abs(a) @ np.abs(x) + np.abs(wanted)
    return (residual / (beside.max() if whole else beside.max(1, keepdims=True))).max()


def outcome(call, a, kind, wanted=None, whole=False):
    """Return "raised", "result", or the error of a result."""
    array = np.ascontiguousarray(a.astype(kind))
    try:
        result = wide(call(torch.from_numpy(array)))
    except RuntimeError as error:
        assert any(word in str(error) for word in ("singular", "full rank", "positive definite")), error
        return "raised"
    if wanted is None:
        return "result"
    error = off(widened(array), result, wanted, whole) if np.isfinite(result).all() else np.inf
    return "result" if error < 30 * len(a) ** 1.5 * np.finfo(kind).eps else f"off by {error:.2g}"


def calls(n, kind):
    """Return name, call, matrix, the product of the result, the scale of errors, and the kind of matrix."""
    real = not np.issubdtype(kind, np.complexfloating)
    for name, a, state in matrices(n, kind, False):
        one, unit = np.ones((len(a), 2)), np.eye(len(a))
        families = [(SOLVE, one, False), (INVERT, unit, False)]
        if name not in ("tiny", "huge", "badly scaled"):
            families += [(LEAST, one, True), (OTHERS, None, False)]
        for family, wanted, whole in families:
            for routine in family if real else sorted(family.keys() - REAL):
                call = family[routine]
                yield f"{routine} of {name}", call, a, wanted, whole, state
    for name, a, state in matrices(n, kind, True):
        for routine in POSITIVE if real else sorted(POSITIVE.keys() - REAL):
            yield f"{routine} of {name}", POSITIVE[routine], a, np.ones((len(a), 2)), False, state
        if real:
            yield f"potri of {name}", lambda a: a.potrf(upper=False).potri(upper=False), a, None, False, state


def probes(n, kind):
    """Return the outcome of each call, with the kind of its matrix."""
    for name, call, a, wanted, whole, state in calls(n, KINDS[kind]):
        yield f"{name}, {len(a)}, {kind}", outcome(call, a, KINDS[kind], wanted, whole), state


if __name__ == "__main__":
    print(json.dumps({name: found for kind in KINDS for n in SIZES for name, found, _ in probes(n, kind)}))
