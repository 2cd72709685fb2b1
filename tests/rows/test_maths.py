"""Functions of csrc/maths: their error, special numbers, and equal bits at every position."""

import hashlib
import os
import pathlib
import subprocess
import sys
from functools import partial

import mpmath
import numpy as np
import pytest
import ulps
from mpmath import mpf
from scipy import special

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
ONE = {
    "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh, "log": np.log,
    "log2": np.log2, "log10": np.log10, "log1p": np.log1p, "asinh": np.arcsinh, "acosh": np.arccosh,
    "atanh": np.arctanh, "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos,
    "atan": np.arctan, "erf": special.erf, "erfc": special.erfc,
}  # fmt: skip
# Functions with wider bounds in test_ends_of_range.py, and equal bits everywhere.
WIDER = ("ndtr", "log_ndtr", "erfinv", "erfcx", "i0", "i0e", "i1", "i1e")
TWO = {"pow": np.power, "atan2": np.arctan2, "hypot": np.hypot, "fmod": np.fmod}
BOUNDS = {"float": 1.5, "double": 2.0}


def function(name):
    return getattr(torch, name, None) or getattr(torch.special, name)


def called(name, *arrays):
    return function(name)(*(torch.from_numpy(array) for array in arrays)).numpy()


def check_floats(name, bits):
    """Against the function of doubles, whose error is 2**-28 of such a unit."""
    x = bits.astype(np.uint32).view(np.float32)
    with np.errstate(all="ignore"):
        exact = ONE[name](x.astype(np.float64))
        rounded = exact.astype(np.float32)
    result = called(name, x)
    finite = np.isfinite(rounded) & np.isfinite(result)
    np.testing.assert_array_equal(result[~finite], rounded[~finite])
    unit = np.spacing(np.abs(rounded[finite])).astype(np.float64)
    off = np.abs(result[finite] - exact[finite]) / unit
    assert off.max(initial=0) <= BOUNDS["float"], (float(x[finite][off.argmax()]), off.max())
    zero = rounded == 0
    assert (np.signbit(result) == np.signbit(rounded))[zero & (exact == 0)].all()


@pytest.mark.parametrize("name", ONE)
def test_floats_of_every_size(name):
    check_floats(name, np.arange(0, 1 << 32, 39989, dtype=np.uint64))


@pytest.mark.slow
@pytest.mark.parametrize("name", ONE)
def test_all_floats(name):
    for start in range(0, 1 << 32, 1 << 22):
        check_floats(name, np.arange(start, start + (1 << 22), dtype=np.uint64))


@pytest.mark.parametrize("kind", BOUNDS)
@pytest.mark.parametrize("name", [*ONE, "pow", "atan2", "hypot"])
def test_distance_from_exact_numbers(name, kind):
    result = max(ulps.errors(torch, name, kind, 12, 7), default=(0,))
    assert result[0] <= BOUNDS[kind], result


@pytest.mark.parametrize("kind, whole", [(np.float32, np.uint32), (np.float64, np.uint64)])
@pytest.mark.parametrize("spread", [4, 30, 55, 2000])
def test_remainders_are_exact(kind, whole, spread):
    """Quotients of up to `spread` bits, also of subnormal numbers and around whole ones."""
    random, limits = np.random.default_rng(spread), np.finfo(kind)
    low, high = np.log2(float(limits.smallest_subnormal)) + 1, np.log2(float(limits.max)) - 1
    exponent = random.uniform(low, high, 5000)
    near = np.clip(exponent + random.uniform(-1, spread, 5000), low, high)
    y = (2.0**exponent * random.choice([-1, 1], 5000)).astype(kind)
    x = (2.0**near * random.choice([-1, 1], 5000)).astype(kind)
    with np.errstate(all="ignore"):
        multiples = (np.rint(x / y) * y).astype(kind)
    multiples = multiples[np.isfinite(multiples)]
    x = np.concatenate([x, multiples, np.nextafter(multiples, kind(np.inf))])
    y = np.resize(y, x.shape)
    with np.errstate(all="ignore"):
        wanted = np.fmod(x, y)
    usual = ~np.isnan(wanted)
    np.testing.assert_array_equal(called("fmod", x, y)[usual].view(whole), wanted[usual].view(whole))


SPECIAL = [0.0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, 1.5, 1e-30, -1e-30, 1e30, -1e30, np.inf, -np.inf, np.nan]


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("name", [*ONE, *TWO])
def test_special_numbers_are_numpys(name, kind):
    limits = np.finfo(kind)
    ends = [limits.max, -limits.max, limits.tiny, -limits.tiny, limits.smallest_subnormal, -limits.smallest_subnormal]
    x = np.array(SPECIAL + ends, kind)
    arrays = [part.ravel().copy() for part in np.meshgrid(x, x)] if name in TWO else [x]
    with np.errstate(all="ignore"):
        wanted = (TWO if name in TWO else ONE)[name](*arrays)
    result = called(name, *arrays)
    np.testing.assert_allclose(result, wanted, rtol=4 * limits.eps, atol=2 * float(limits.smallest_subnormal))
    plain = (wanted == 0) & (result == 0)
    assert np.array_equal(np.signbit(result)[plain], np.signbit(wanted)[plain])


@pytest.mark.parametrize("x", [1e5, 2.0**63, 1e22, 6381956970095103 * 2.0**797, 1.7e308, -1e300, 4.71238898038469e6])
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_turns_of_huge_numbers(name, x):
    result = called(name, np.array([x]))[0]
    with mpmath.workprec(2400):
        exact = getattr(mpmath, name)(mpf(x))
        assert ulps.distance(result, exact, np.float64) <= 2


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("name", [*ONE, *WIDER, *TWO])
def test_bits_do_not_depend_on_where_an_element_stands(name, kind):
    random = np.random.default_rng(1)
    size = 2.0 ** random.uniform(-30, 12, 83) * random.choice([-1, 1], 83)
    x = np.concatenate([size, random.uniform(-1, 1, 20), [1e30, np.nan, 0.0, -np.inf]]).astype(kind)
    other = [random.permutation(x)] if name in TWO else []
    whole = called(name, x, *other)
    alone = np.concatenate([called(name, *(one[i : i + 1] for one in (x, *other))) for i in range(len(x))])
    strided = [torch.from_numpy(np.repeat(one, 3))[::3] for one in (x, *other)]
    steps = function(name)(*strided).numpy()
    shifted = called(name, *(one[5:] for one in (x, *other)))
    for result, wanted in ((alone, whole), (steps, whole), (shifted, whole[5:])):
        assert result.tobytes() == wanted.tobytes() or np.array_equal(result, wanted, equal_nan=True)


def bessel(order, array):
    """Return the modified Bessel function with its limits at infinity, where SciPy has nan."""
    exact = [mpmath.besseli(order, mpf(x)) if np.isfinite(x) else x if order else abs(x)
             for x in array.tolist()]
    return np.array(exact, float).astype(array.dtype)


BESSEL = {"i0": partial(bessel, 0), "i1": partial(bessel, 1)}


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("name", WIDER)
def test_special_numbers_of_wider_functions_are_scipys(name, kind):
    limits = np.finfo(kind)
    x = np.array([*SPECIAL, limits.max, -limits.max, limits.tiny, 8, -8, 10, -10, -26.2, 27, 700, -700, 713.5], kind)
    with np.errstate(all="ignore"):
        wanted = BESSEL[name](x) if name in BESSEL else getattr(special, name)(x.astype(float)).astype(kind)
    np.testing.assert_allclose(called(name, x), wanted, rtol=max(1e-12, 4 * limits.eps), atol=4 * float(limits.tiny))


DIGEST = """
import sys; sys.path.insert(0, "tests/rows")
import test_maths
print(test_maths.digest())
"""


def digest():
    """Of what all functions make of the same numbers."""
    random, all_bits = np.random.default_rng(2), hashlib.sha256()
    for kind, whole in ((np.float32, np.uint32), (np.float64, np.uint64)):
        drawn = random.integers(0, np.iinfo(whole).max, 4000, whole).view(kind)
        x = np.concatenate([drawn, random.uniform(-8, 8, 4000).astype(kind)])
        for name in [*ONE, *WIDER, *TWO]:
            result = called(name, *([x, random.permutation(x)] if name in TWO else [x]))
            all_bits.update(np.where(result != result, kind(np.nan), result).tobytes())
    return all_bits.hexdigest()


def test_every_level_has_the_same_bits():
    settings = [{"TORCH_CPU_LEVEL": level} for level in ("1", "3", "")]
    done = [subprocess.run([sys.executable, "-c", DIGEST], env={**os.environ, **one}, cwd=ROOT, check=True,
                           capture_output=True, text=True).stdout for one in settings]  # fmt: skip
    assert len(set(done)) == 1 and done[0]


def test_the_core_needs_no_vector_functions_of_the_c_library():
    module = pathlib.Path(sys.modules["torch._C"].__file__).read_bytes()
    assert b"libmvec" not in module and b"_ZGV" + b"dN4v_exp\0" not in module


@pytest.mark.slow  # 14 s of Remez exchanges
def test_coefficients_are_those_of_their_definitions():
    subprocess.run([sys.executable, "-m", "codegen.coefficients", "--check"], cwd=ROOT, check=True)
