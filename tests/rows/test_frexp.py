"""frexp at every power and at the ends of the range."""

import numpy as np
import pytest

import torch


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64])
def test_every_number_is_taken_apart(kind):
    info = np.finfo(kind)
    powers = np.ldexp(np.ones(1, kind), np.arange(info.minexp - info.nmant, info.maxexp)).astype(kind)
    below = np.nextafter(powers[info.nmant :], kind(0))
    random = np.random.default_rng(3)
    drawn = np.ldexp(random.uniform(0.5, 1, 500).astype(kind), random.integers(info.minexp, info.maxexp, 500))
    numbers = np.concatenate([powers, below, drawn.astype(kind), np.array([0, info.max], kind)])
    numbers = np.concatenate([numbers, -numbers])
    mantissa, exponent = torch.frexp(torch.from_numpy(numbers))
    wanted = np.frexp(numbers)
    np.testing.assert_array_equal(mantissa.numpy(), wanted[0])
    np.testing.assert_array_equal(exponent.numpy(), wanted[1])
    assert (np.signbit(mantissa.numpy()) == np.signbit(numbers)).all() and exponent.type() == "torch.IntTensor"
    odd = torch.from_numpy(np.array([np.inf, -np.inf, np.nan], kind))
    np.testing.assert_array_equal(torch.frexp(odd)[0].numpy(), odd.numpy())
    assert torch.frexp(odd)[1].tolist() == [0, 0, 0]


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_the_slope_of_a_mantissa_at_the_ends_of_the_range(kind):
    info = np.finfo(kind)
    x = torch.from_numpy(np.array([1.5, info.max, -info.tiny], kind)).requires_grad_()
    mantissa, exponent = torch.frexp(x)
    slope = torch.autograd.grad(mantissa.sum(), x)[0].numpy()
    np.testing.assert_array_equal(slope, np.ldexp(np.ones(3, kind), -exponent.numpy()))
