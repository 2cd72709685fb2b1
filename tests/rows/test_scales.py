"""Functions that are not rows, or whose degree depends on a size: f(s x) = s**k f(x), with first and second gradients.

torch/testing/scales.py tests the rows that state `scales:`.
"""

import math

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch import linalg

EPSILON = 2.0**-40  # an eps that is scaled with the operands


def parts(found):
    return [found] if isinstance(found, torch.Tensor) else list(found)


FUNCTIONS = {  # function of a 4x4 matrix and a factor, degrees of its results
    "svdvals": (lambda x, s: linalg.svdvals(x), [1]),
    "svd": (lambda x, s: linalg.svd(x), [0, 1, 0]),
    "pinv": (lambda x, s: linalg.pinv(x), [-1]),
    "inv": (lambda x, s: linalg.inv(x), [-1]),
    "solve": (lambda x, s: linalg.solve(x, x.detach()[:, :1] / s), [-1]),
    "lstsq": (lambda x, s: linalg.lstsq(x[:, :2], x.detach()[:, 3:] / s)[0], [-1]),
    "cond": (lambda x, s: linalg.cond(x), [0]),
    "cond of the largest row": (lambda x, s: linalg.cond(x, math.inf), [0]),
    "cond of Frobenius": (lambda x, s: linalg.cond(x, "fro"), [0]),
    "matrix_rank": (lambda x, s: linalg.matrix_rank(x), [0]),
    "matrix_norm": (lambda x, s: linalg.matrix_norm(x), [1]),
    "spectral norm": (lambda x, s: linalg.matrix_norm(x, 2), [1]),
    "nuclear norm": (lambda x, s: linalg.matrix_norm(x, "nuc"), [1]),
    "largest column": (lambda x, s: linalg.matrix_norm(x, 1), [1]),
    "vector_norm": (lambda x, s: linalg.vector_norm(x, 3), [1]),
    "det": (lambda x, s: linalg.det(x[:2, :2]), [2]),
    "det of 4x4": (lambda x, s: linalg.det(x), [4]),
    "slogdet": (lambda x, s: linalg.slogdet(x)[0], [0]),
    "eigvals": (lambda x, s: linalg.eigvals(x).abs(), [1]),
    "eigvalsh": (lambda x, s: linalg.eigvalsh(x + x.mT), [1]),
    "eigh": (lambda x, s: linalg.eigh(x + x.mT), [1, 0]),
    "qr": (lambda x, s: linalg.qr(x), [0, 1]),
    "cholesky": (lambda x, s: linalg.cholesky((x / s) @ (x.detach() / s).mT * s), [0.5]),
    "lu": (lambda x, s: linalg.lu(x), [0, 0, 1]),
    "multi_dot": (lambda x, s: linalg.multi_dot([x, x, x.detach() / s]), [2]),
    "matrix_power": (lambda x, s: linalg.matrix_power(x, 3), [3]),
    "cross": (lambda x, s: linalg.cross(x[0, :3], x[1, :3]), [2]),
    "prod": (lambda x, s: x[0].prod(), [4]),
    "pow": (lambda x, s: x.abs() ** 1.5, [1.5]),
    "layer_norm": (lambda x, s: F.layer_norm(x, (4,), eps=EPSILON * s * s), [0]),
    "rms_norm": (lambda x, s: F.rms_norm(x, (4,), eps=EPSILON * s * s), [0]),
    "group_norm": (lambda x, s: F.group_norm(x, 2, eps=EPSILON * s * s), [0]),
    "batch_norm": (lambda x, s: F.batch_norm(x, None, None, training=True, eps=EPSILON * s * s), [0]),
    "pairwise_distance": (lambda x, s: F.pairwise_distance(x[:2], x[2:], eps=EPSILON * s), [1]),
    "triplet_margin_loss": (
        lambda x, s: F.triplet_margin_loss(x[:1], x[1:2], x[2:3], margin=9 * s, eps=EPSILON * s), [1]),
}  # fmt: skip
# eps is added to a mean of squares, and the second derivatives read the cube of its root: they bound the scales.
CUBES = {"layer_norm", "rms_norm", "group_norm", "batch_norm"}


def gradients(function, x, s, which, twice):
    x = x.clone().requires_grad_()
    result = parts(function(x, s))[which]
    if not result.requires_grad:
        return None
    weights = torch.linspace(0.5, 1.5, result.numel(), dtype=x.dtype).reshape(result.size())
    first, = torch.autograd.grad((result * weights).sum(), x, create_graph=twice, allow_unused=True)
    if not twice or first is None or not first.requires_grad:
        return None if twice else first
    weights = torch.linspace(1.5, 0.5, x.numel(), dtype=x.dtype).reshape(x.size())
    return torch.autograd.grad((first * weights).sum(), x, allow_unused=True)[0]


def grown(value, degree, exponent, limits):
    """Return a value multiplied by a power, or None if it leaves the range."""
    wanted = value.detach().numpy().astype(np.longdouble) * np.longdouble(2) ** np.longdouble(degree * exponent)
    size = np.abs(wanted).max(initial=0)
    return wanted if size == 0 or float(limits.tiny) * 4 < size < float(limits.max) / 4 else None


def compare(found, wanted, tolerance, unit, what):
    margin = tolerance * max(np.abs(wanted).max(initial=0), unit)
    np.testing.assert_allclose(found.detach().numpy().astype(np.longdouble), wanted, rtol=tolerance, atol=float(margin),
                               err_msg=what)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_results_and_gradients_scale(name, dtype):
    function, degrees = FUNCTIONS[name]
    limits = np.finfo(np.float32 if dtype is torch.float32 else np.float64)
    tolerance = 1e-4 if dtype is torch.float32 else 1e-9
    x = torch.from_numpy(np.random.default_rng(0).uniform(-1, 1, (4, 4))).to(dtype) + torch.eye(4, dtype=dtype) * 2
    low, high = (limits.minexp + 12, limits.maxexp - 12)
    if name in CUBES:
        low, high = (low + 50) // 3, high // 3
    for exponent in map(int, np.linspace(low, high, 9)):
        s, scaled, what = 2.0**exponent, torch.ldexp(x, torch.tensor(exponent)), f"{name} * 2**{exponent}"
        if (scaled * 0 != 0).any():
            continue
        before = parts(function(x, 1))
        wanted = [grown(value, degree, exponent, limits) for value, degree in zip(before, degrees, strict=True)]
        if any(one is None for one in wanted):
            continue
        for value, one in zip(parts(function(scaled, s)), wanted, strict=True):
            compare(value, one, tolerance, 0, what)
        for which, degree in enumerate(degrees):
            for order in (1, 2):
                first = gradients(function, x, 1, which, order == 2)
                slope = None if first is None else grown(first, degree - order, exponent, limits)
                power = (degree - order) * exponent
                if slope is None or not limits.minexp < power < limits.maxexp:
                    break
                unit = float(before[which].detach().abs().max()) * 2.0**power
                compare(gradients(function, scaled, s, which, order == 2), slope, 10 * tolerance, unit,
                        f"{what}, gradient {order} of result {which}")
