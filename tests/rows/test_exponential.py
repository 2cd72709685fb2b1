"""exp and related functions of floats: their error, both ends of the range, and equal bits at every position."""

import numpy as np
import pytest
from scipy import special

import torch


@pytest.mark.parametrize("of, reference, bound", [
    (torch.exp, np.exp, 1.1), (torch.exp2, np.exp2, 1.2), (torch.erf, special.erf, 1.5),
    (torch.erfc, special.erfc, 1.5), (torch.erfinv, special.erfinv, 5),
], ids=lambda value: getattr(value, "__name__", None))
def test_functions_are_within_their_bounds_of_every_size_of_float(of, reference, bound):
    bits = np.arange(0, 1 << 32, 9973, dtype=np.uint64).astype(np.uint32)
    x = bits.view(np.float32)
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        exact = reference(x.astype(np.float64))
        rounded = exact.astype(np.float32)
    result = of(torch.from_numpy(x)).numpy()
    finite = np.isfinite(rounded)
    np.testing.assert_array_equal(result[~finite], rounded[~finite])
    unit = np.spacing(np.abs(rounded[finite])).astype(np.float64)
    assert (np.abs(result[finite] - exact[finite]) <= bound * unit).all()


@pytest.mark.parametrize("x, result", [
    (89, np.inf), (88.8, np.inf), (np.inf, np.inf), (-np.inf, 0), (-104, 0), (-3e38, 0), (3e38, np.inf), (0, 1),
    (-103.5, 1.4e-45),
])
def test_exp_at_both_ends(x, result):
    assert torch.FloatTensor([x]).exp()[0] == np.float32(result)


@pytest.mark.parametrize("count", [1, 7, 8, 15, 16, 17, 511, 512, 513])
def test_they_do_not_depend_on_the_place_of_an_element(count):
    x = torch.from_numpy(np.random.default_rng(count).normal(0, 30, count).astype(np.float32))
    for of in (torch.exp, torch.sigmoid, torch.exp2, torch.erf, torch.erfc):
        assert of(x).tolist() == [of(x[i:i + 1])[0] for i in range(count)]


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_the_inverse_of_the_error_function_keeps_its_digits_up_to_one(kind):
    near = 1 - np.logspace(0, -16 if kind is np.float64 else -7, 500)
    x = np.concatenate([near, -near, [1e-300, 1e-30, 0.993, 0.9933]]).astype(kind)
    x = x[np.abs(x) < 1]
    result = torch.from_numpy(x.copy()).erfinv().numpy()
    np.testing.assert_allclose(result, special.erfinv(x.astype(np.float64)), 1e-13 if kind is np.float64 else 5e-7)
    ends = torch.from_numpy(np.array([1, -1, 1.5, -np.inf, np.nan], kind)).erfinv().tolist()
    assert ends[:2] == [np.inf, -np.inf] and np.isnan(ends[2:]).all()


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_the_next_number_is_numpys_for_every_pair_of_special_ones(kind):
    least, most = np.finfo(kind).smallest_subnormal, np.finfo(kind).max
    ends = [0.0, least, 2 * least, np.finfo(kind).tiny, 1, 1.5, most, np.inf]
    one = np.array([sign * value for sign in (1, -1) for value in ends] + [np.nan], kind)
    x, y = (part.ravel().copy() for part in np.meshgrid(one, one))
    with np.errstate(over="ignore"):
        wanted = np.nextafter(x, y)
    result = torch.nextafter(torch.from_numpy(x), torch.from_numpy(y)).numpy()
    np.testing.assert_array_equal(result, wanted)
    assert np.array_equal(np.signbit(result)[wanted == wanted], np.signbit(wanted)[wanted == wanted])
