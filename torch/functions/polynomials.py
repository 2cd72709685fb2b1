"""Orthogonal polynomials by their three-term recurrences (Abramowitz and Stegun, 1964, chapter 22)."""

from __future__ import annotations

import torch
from torch import Tensor
from torch._base.arguments import is_number, shown
from torch._base.autocast import one_op
from torch.functions.bessel import floating

# name: P1 from x, and P[k + 1] from x, k, P[k] and P[k - 1]; P0 is 1
_RECURRENCES = {
    "chebyshev_polynomial_t": (lambda x: x, lambda x, k, p, q: 2 * x * p - q),
    "chebyshev_polynomial_u": (lambda x: 2 * x, lambda x, k, p, q: 2 * x * p - q),
    "chebyshev_polynomial_v": (lambda x: 2 * x - 1, lambda x, k, p, q: 2 * x * p - q),
    "chebyshev_polynomial_w": (lambda x: 2 * x + 1, lambda x, k, p, q: 2 * x * p - q),
    "hermite_polynomial_h": (lambda x: 2 * x, lambda x, k, p, q: 2 * x * p - 2 * k * q),
    "hermite_polynomial_he": (lambda x: x, lambda x, k, p, q: x * p - k * q),
    "laguerre_polynomial_l": (lambda x: 1 - x, lambda x, k, p, q: ((2 * k + 1 - x) * p - k * q) / (k + 1)),
    "legendre_polynomial_p": (lambda x: x, lambda x, k, p, q: ((2 * k + 1) * x * p - k * q) / (k + 1)),
}  # fmt: skip


def _polynomial(name, shifted=False):
    first, following = _RECURRENCES[name]

    def polynomial(input: Tensor | float, n: Tensor | int) -> Tensor:
        x = torch.as_tensor(input) if is_number(input) else input
        degree = torch.as_tensor(n, device=x.device)
        kind = torch.result_type(input, n)
        x = floating(x.to(kind))
        degree = degree.detach().long()
        x = (2 * x - 1 if shifted else x) - 0 * degree  # broadcast, in the order of its dims
        degree = torch.zeros_like(x, dtype=torch.int64) + degree
        found = torch.where(degree == 0, torch.ones_like(x), 0.0)
        below, at = torch.ones_like(x), first(x)
        for k in range(1, int(degree.max()) + 1 if degree.numel() else 1):
            found = torch.where(degree == k, at, found)
            below, at = at, following(x, k, at, below)
        return found

    polynomial.__name__ = polynomial.__qualname__ = f"shifted_{name}" if shifted else name
    kind, _, letter = name.partition("_polynomial_")
    polynomial.__doc__ = (f"Return the {kind.title()} polynomial {letter.title()} of degree `n` at each element"
                          f"{' of 2 x - 1' if shifted else ''}; 0 for negative degrees.")
    return one_op(polynomial)


globals().update({name: _polynomial(name) for name in _RECURRENCES})
globals().update({f"shifted_{name}": _polynomial(name, True) for name in _RECURRENCES if name.startswith("cheb")})


@one_op
def zeta(input: Tensor | float, other: Tensor | float) -> Tensor:
    """Return the Hurwitz zeta function, the sum over k >= 0 of (other + k) ** -input, by Euler-Maclaurin summation.

    It is inf for input 1, nan for smaller inputs, and inf where `other` is 0 or a negative integer.

    >>> round(torch.special.zeta(torch.tensor(2.0), 1).item(), 4)
    1.6449
    """
    kind = torch.result_type(input, other)
    if kind.is_complex:
        raise TypeError(f"zeta: input is {shown(input)}, other is {shown(other)}; need real numbers")
    s, q = (torch.as_tensor(one) for one in (input, other))
    kind = kind if kind.is_floating_point else torch.get_default_dtype()
    s, q = s.double(), q.double()
    pole = (q <= 0) & (q == q.floor())
    valid = (s > 1) & ((q > 0) | (s == s.floor()))
    base = torch.where(pole, 1.0, q)
    power = torch.where(valid, s, 2.0)
    total, last = torch.zeros_like(base), 12 + int((-base.detach()).clamp(0, 1000).max()) if base.numel() else 0
    for k in range(last):
        total = total + (base + k) ** -power
    end = base + last
    total = total + end ** (1 - power) / (power - 1) + end ** -power / 2
    rising, factor = power, end ** (-power - 1)
    for j, (numerator, denominator) in enumerate(_BERNOULLI):
        total = total + numerator / denominator * rising * factor
        rising = rising * (power + 2 * j + 1) * (power + 2 * j + 2)
        factor = factor / (end * end)
    total = torch.where(valid, total, float("nan"))
    return torch.where((s == 1) | (pole & (s > 1)), float("inf"), total).to(kind)


# Bernoulli's number B[2 j] over (2 j)!, for j from 1
_BERNOULLI = ((1, 12), (-1, 720), (1, 30240), (-1, 1209600), (1, 47900160), (-691, 1307674368000), (1, 74724249600),
              (-3617, 10670622842880000))
