"""conv2 and its like, and bhistc, against loops in NumPy."""


import numpy as np
import pytest

import torch
from torch.autograd import Variable

FORMS = [((), ()), ((3,), (3,)), ((3,), (2, 3))]


def loops(x, k, mode, turned):
    """Return the correlation of one plane, place by place."""
    k = np.flip(k) if turned else k
    x = np.pad(x, [(one - 1, one - 1) for one in k.shape]) if mode == "F" else x
    result = np.zeros([a - b + 1 for a, b in zip(x.shape, k.shape, strict=True)])
    for position in np.ndindex(result.shape):
        part = x[tuple(slice(at, at + one) for at, one in zip(position, k.shape, strict=True))]
        result[position] = (part * k).sum()
    return result


@pytest.mark.parametrize("name", ["conv2", "xcorr2", "conv3", "xcorr3"])
@pytest.mark.parametrize("front, own", FORMS)
@pytest.mark.parametrize("mode", ["V", "F", None])
def test_correlations_are_sums_of_products(name, front, own, mode):
    rng, dims = np.random.default_rng(1), int(name[-1])
    x = rng.standard_normal((*front, *(4, 5, 3)[:dims]))
    k = rng.standard_normal((*own, *(2, 3, 2)[:dims]))
    kind, turned = mode or "V", name.startswith("conv")
    if not front:
        wanted = loops(x, k, kind, turned)
    elif len(own) == 1:
        wanted = np.stack([loops(*pair, kind, turned) for pair in zip(x, k, strict=True)])
    else:
        wanted = np.stack([sum(loops(*pair, kind, turned) for pair in zip(x, kernels, strict=True)) for kernels in k])
    call, given = getattr(torch, name), [torch.from_numpy(x), torch.from_numpy(k)]
    more = [mode] if mode else []
    np.testing.assert_allclose(call(*given, *more).numpy(), wanted, atol=1e-12)
    result = torch.DoubleTensor()
    assert call(result, *given, *more) is result
    np.testing.assert_allclose(result.numpy(), wanted, atol=1e-12)
    variable = Variable(given[0])
    call(variable, Variable(given[1], requires_grad=False), *more).sum().backward()
    assert variable.grad.size() == given[0].size()


def test_what_does_not_go_together():
    x, k = torch.ones(3, 4), torch.ones(2, 2)
    for args, error in (((x,), TypeError), ((x, k, "S"), TypeError), ((x, torch.ones(1, 2, 2)), ValueError),
                        ((x, torch.ones(4, 4)), ValueError), ((torch.ones(2, 3, 4), torch.ones(3, 2, 2)), ValueError)):
        with pytest.raises(error, match="conv2: "):
            torch.conv2(*args)
