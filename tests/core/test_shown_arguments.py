"""Errors describe an unexpected tensor by type and sizes, on one line."""

import pytest

import torch
import torch.nn.functional as F
from torch._base.arguments import shown
from torch.autograd import Variable

X = torch.ones(2, 2)
CALLS = {
    "dtype": lambda t: torch.zeros(2, dtype=t),
    "sorter": lambda t: torch.searchsorted(X, X, sorter=t),
    "einsum": lambda t: torch.einsum(X, t),
    "einsum with an equation": lambda t: torch.einsum("ij", 3, t),
    "repeats": lambda t: torch.repeat_interleave(X, t),
    "dims": lambda t: torch.flip(X, (0, t)),
    "UPLO": lambda t: torch.linalg.eigh(X, t),
    "mode": lambda t: torch.linalg.qr(X, t),
    "norm": lambda t: torch.fft.fft(X, norm=t),
    "window": lambda t: torch.hann_window([t]),
    "groups": lambda t: F.channel_shuffle(X, [t]),
    "factor": lambda t: F.pixel_shuffle(X, (t,)),
    "pad": lambda t: F.pad(X, (1, 1), mode=t),
    "grid_sample": lambda t: F.grid_sample(X, X, mode=t),
    "reduction": lambda t: F.mse_loss(Variable(X), Variable(X), reduction=t),
    "to": lambda t: X.to(torch.float64, dtype=t),
}


@pytest.mark.parametrize("wrap", [lambda x: x, Variable], ids=["tensor", "Variable"])
@pytest.mark.parametrize("name", CALLS)
def test_arguments_that_are_tensors(name, wrap):
    with pytest.raises((TypeError, ValueError)) as caught:
        CALLS[name](wrap(torch.DoubleTensor(3, 2).fill_(1)))
    assert "DoubleTensor 3x2" in str(caught.value) and "\n" not in str(caught.value)


def test_what_stands_in_lists():
    given = [X, (1, "a"), [Variable(torch.LongTensor([1]))], (X,), ()]
    assert shown(given) == "[FloatTensor 2x2, (1, 'a'), [LongTensor 1], (FloatTensor 2x2,), ()]"
    assert all(shown(value) == repr(value) for value in (3, "a", None, (1,), [2, 3], 2.5, torch.float32))
