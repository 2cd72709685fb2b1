"""torch.masked against functions of the selected elements."""

import numpy as np
import pytest

import torch
from torch import masked
from torch.autograd import gradcheck

RANDOM = np.random.default_rng(3)
X = torch.from_numpy(RANDOM.standard_normal((3, 4, 5)))
MASK = torch.from_numpy(RANDOM.random((4, 5)) < 0.6)
MASK[:, 0] = True  # some element of each line
ONE_LINE = {
    "sum": torch.sum, "prod": torch.prod, "mean": torch.mean, "amax": torch.max, "amin": torch.min,
    "var": torch.var, "std": torch.std, "norm": torch.norm, "logsumexp": lambda x: x.logsumexp(-1),
}  # fmt: skip


@pytest.mark.parametrize("name", ONE_LINE)
def test_reductions(name):
    function, mask = getattr(masked, name), MASK | (torch.arange(5) == 1)
    rows = [[ONE_LINE[name](x[m]) for x, m in zip(plane, mask, strict=True)] for plane in X]
    wanted = torch.stack([torch.stack(row) for row in rows])
    assert torch.allclose(function(X, dim=-1, mask=mask), wanted)
    assert torch.allclose(function(X, dim=-1, keepdim=True, mask=mask), wanted.unsqueeze(-1))
    assert torch.allclose(function(X, mask=mask), ONE_LINE[name](X[mask.expand(X.shape)]))
    assert torch.allclose(function(X, dim=(0, 2)), function(X.transpose(0, 1).reshape(4, 15), dim=1))
    assert gradcheck(lambda x: function(x, dim=(0, -1), mask=mask), [X.clone().requires_grad_()])


def test_indices_and_medians():
    filled = X.masked_fill(~MASK.expand(X.shape), float("inf"))
    assert masked.argmin(X, 2, mask=MASK).equal(filled.argmin(2)) and masked.argmin(X, mask=MASK) == filled.argmin()
    assert masked.argmax(-X, 2, mask=MASK).equal(filled.argmin(2))
    result = masked.median(X, 2, mask=MASK)
    wanted = [[x[m].median() for x, m in zip(plane, MASK, strict=True)] for plane in X]
    assert result.equal(torch.stack([torch.stack(row) for row in wanted]))
    assert masked.median(torch.tensor([1.0, float("nan"), 2]), 0).isnan()


def test_lines_keep_their_size():
    hidden, mask = ~MASK.expand(X.shape), MASK.expand(X.shape)
    for function, sign in ((masked.softmax, 1), (masked.softmin, -1)):
        result = function(X, -1, mask=MASK)
        weights = (sign * X).exp() * mask
        assert torch.allclose(result, weights / weights.sum(-1, keepdim=True)) and result[hidden].eq(0).all()
    assert torch.allclose(masked.log_softmax(X, -1, mask=MASK).exp(), masked.softmax(X, -1, mask=MASK))
    assert torch.allclose(masked.cumsum(X, 1, mask=MASK), (X * mask).cumsum(1))
    assert torch.allclose(masked.cumprod(X, 1, mask=MASK), X.masked_fill(hidden, 1).cumprod(1))
    assert torch.allclose(masked.norm(masked.normalize(X, 3.0, 2, mask=MASK), 3.0, 2), torch.ones(3, 4).double())
    assert torch.allclose(masked.logaddexp(X, X * 2, other_mask=MASK)[hidden], X[hidden])


def test_nothing_selected():
    x, none = torch.tensor([1.0, 2.0]), torch.tensor([False, False])
    result = {name: getattr(masked, name)(x, mask=none).item() for name in ("sum", "prod", "amax", "amin", "logsumexp")}
    assert result == {"sum": 0, "prod": 1, "amax": -np.inf, "amin": np.inf, "logsumexp": -np.inf}
    assert masked.mean(x, mask=none).isnan() and masked.var(x, mask=none).isnan()
    ints = torch.tensor([3, 4], dtype=torch.int32)
    assert masked.amax(ints, mask=none) == -(2**31) and masked.amin(ints, mask=none) == 2**31 - 1


def test_types_and_tensors_without_dims():
    ints = torch.tensor([3, 4, 5], dtype=torch.int32)
    assert masked.sum(ints).dtype == torch.int64 and masked.sum(ints, dtype=torch.float64).dtype == torch.float64
    assert masked.sum(torch.tensor(2.0)) == 2 and masked.amax(torch.tensor(2.0), 0, keepdim=True).shape == ()
    with pytest.raises(RuntimeError, match="masked.mean: input is IntTensor 3; need floating"):
        masked.mean(ints)
    with pytest.raises(ValueError, match="need a mask that broadcasts to the input"):
        masked.sum(torch.ones(3), mask=torch.ones(2, 3, dtype=torch.bool))
    with pytest.raises(RuntimeError, match="got unbiased and correction"):
        masked.var(torch.ones(3), 0, True, correction=1)


def test_other_names_are_missing():
    assert not hasattr(masked, "maximum")
