"""torch.signal.windows against SciPy."""

import pytest
import scipy  # which imports scipy.signal when it is used

import torch
from torch.signal import windows

OPTIONS = {
    "exponential": {"tau": 2.5}, "gaussian": {"std": 1.5}, "general_cosine": {"a": [0.4, 0.5, 0.1]},
    "general_hamming": {"alpha": 0.6}, "kaiser": {"beta": 7.0},
}  # fmt: skip


@pytest.mark.parametrize("name", windows.__all__)
@pytest.mark.parametrize("sym", [True, False])
@pytest.mark.parametrize("count", [0, 1, 2, 7, 12])
def test_windows(name, sym, count):
    options = OPTIONS.get(name, {})
    result = getattr(windows, name)(count, sym=sym, dtype=torch.float64, **options)
    wanted = getattr(scipy.signal.windows, name)(count, sym=sym, **options)
    assert result.dtype == torch.float64 and torch.allclose(result, torch.as_tensor(wanted, dtype=torch.float64))
    assert getattr(windows, name)(count, sym=sym, requires_grad=True, **options).requires_grad


def test_the_centre_of_an_exponential():
    result = windows.exponential(5, center=1.0, sym=False, dtype=torch.float64)
    assert torch.allclose(result, torch.from_numpy(scipy.signal.windows.exponential(5, 1.0, sym=False)))


@pytest.mark.parametrize("call, message", [
    (lambda: windows.hann(-1), "M is -1; need an int of 0 or more"),
    (lambda: windows.hann(3, dtype=torch.int64), "dtype is torch.int64; need float32 or float64"),
    (lambda: windows.exponential(3, center=1.0), "center is 1.0; leave it out, or give sym=False"),
    (lambda: windows.exponential(3, tau=0), "tau is 0; need a number above 0"),
    (lambda: windows.gaussian(3, std=-1), "std is -1; need a number above 0"),
    (lambda: windows.kaiser(3, beta=-1), "beta is -1; need 0 or more"),
    (lambda: windows.general_cosine(3, a=[]), "a is empty; need one coefficient or more"),
])
def test_refused_windows(call, message):
    with pytest.raises(ValueError, match=message):
        call()
