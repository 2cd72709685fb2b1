"""Composed random functions that use NumPy's generators, seeded from the library's generator."""

import torch
from torch._base.arguments import value_of


def _drawn(name, input, draw):
    """Return draw(random, rates) in the type of `input`."""
    import numpy

    data = value_of(input)
    seed = int(torch.LongTensor(1).random_()[0])
    result = torch.from_numpy(numpy.asarray(draw(numpy.random.Generator(numpy.random.Philox(seed))), numpy.float64))
    result = result.view(tuple(data.size())).type_as(data)
    return result


def _numbers(input):
    return value_of(input).cpu().double().numpy()


def poisson(input):
    """Draw by NumPy's transformed rejection (Hoermann, 1993)."""
    if input.is_meta:
        return torch.empty(input.size(), dtype=input.dtype, device="meta")
    rates = _numbers(input)
    if rates.size and not (rates.min() >= 0 and rates.max() < 9e18):
        wrong = rates.min() if rates.max() < 9e18 else rates.max()
        raise ValueError(f"poisson: input holds {wrong:g}; need finite rates from 0 to 9e18")
    return _drawn("poisson", input, lambda random: random.poisson(rates))


def binomial(input, prob):
    """Draw by NumPy's binomial generator; counts are rounded to whole numbers."""
    if input.is_meta:
        return torch.empty((input + prob).size(), dtype=input.dtype, device="meta")
    import numpy

    counts, shares = numpy.broadcast_arrays(_numbers(input), _numbers(prob))
    if counts.size and not (counts.min() >= 0 and counts.max() < 9e18 and shares.min() >= 0 and shares.max() <= 1):
        raise ValueError(f"binomial: input holds {counts.min():g} to {counts.max():g}, prob {shares.min():g} to "
                         f"{shares.max():g}; need finite counts from 0 to 9e18, probabilities from 0 to 1")
    counts = numpy.rint(counts)
    whole = torch.from_numpy(counts.copy()).type_as(input)
    return _drawn("binomial", whole, lambda random: random.binomial(counts.astype(numpy.int64), shares))


def normal_complex_(input, mean=0, std=1):
    """Draw both parts with half the variance each, then copy them."""
    mean, drawn = complex(mean), torch.empty_like(value_of(input))
    drawn.real.normal_(mean.real, std * 0.5**0.5)
    drawn.imag.normal_(mean.imag, std * 0.5**0.5)
    return input.copy_(drawn)


def geometric_integral_(input, p):
    """Draw doubles, check that they fit, then copy them."""
    drawn = torch.DoubleTensor(*input.size()).geometric_(p)
    largest = 2 ** (8 * input.element_size() - (input.is_signed() != 0)) - 1
    if drawn.numel() and drawn.max() > largest:
        raise OverflowError(f"geometric_: {drawn.max():.0f} trials do not fit into a {input.type()[6:]}")
    return input.copy_(drawn.type_as(value_of(input)))
