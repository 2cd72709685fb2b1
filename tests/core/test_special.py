"""Bessel functions, orthogonal polynomials and the zeta function, against SciPy."""

import numpy as np
import pytest
import scipy.special as sp

import torch
from torch.autograd import gradcheck

RANDOM = np.random.default_rng(5)
PLACES = np.concatenate([np.linspace(0.001, 60, 997), 10.0 ** np.arange(-200, 5, 7), [0, 2, 25, 1e-8]])
BESSEL = {
    "bessel_j0": sp.j0, "bessel_j1": sp.j1, "bessel_y0": sp.y0, "bessel_y1": sp.y1, "modified_bessel_i0": sp.i0,
    "modified_bessel_i1": sp.i1, "modified_bessel_k0": sp.k0, "modified_bessel_k1": sp.k1,
    "scaled_modified_bessel_k0": sp.k0e, "scaled_modified_bessel_k1": sp.k1e,
    "spherical_bessel_j0": lambda x: sp.spherical_jn(0, x), "airy_ai": lambda x: sp.airy(x)[0],
}  # fmt: skip
POLYNOMIALS = {
    "chebyshev_polynomial_t": sp.eval_chebyt, "chebyshev_polynomial_u": sp.eval_chebyu,
    "hermite_polynomial_h": sp.eval_hermite, "hermite_polynomial_he": sp.eval_hermitenorm,
    "laguerre_polynomial_l": sp.eval_laguerre, "legendre_polynomial_p": sp.eval_legendre,
    "shifted_chebyshev_polynomial_t": sp.eval_sh_chebyt, "shifted_chebyshev_polynomial_u": sp.eval_sh_chebyu,
}  # fmt: skip


@pytest.mark.parametrize("name", BESSEL)
def test_bessel_functions(name):
    function = getattr(torch.special, name)
    places = PLACES[PLACES < 700] if "_i" in name else PLACES
    with np.errstate(all="ignore"):
        wanted = BESSEL[name](places)
    np.testing.assert_allclose(function(torch.from_numpy(places)).numpy(), wanted, rtol=1e-13, atol=1e-14)
    assert function(torch.tensor([float("nan")])).isnan().all()
    assert "_i" in name or function(torch.tensor([float("inf")])).item() == 0
    np.testing.assert_allclose(function(torch.tensor([1, 3])).numpy(), BESSEL[name](np.array([1, 3])), rtol=1e-6)
    assert function(torch.ones(2, dtype=torch.bfloat16)).dtype == torch.bfloat16
    assert gradcheck(function, [torch.tensor([0.5, 1.7, 3, 10, 30], dtype=torch.float64).requires_grad_()])


@pytest.mark.parametrize("name", BESSEL)
def test_bessel_functions_of_negative_numbers(name):
    places = -PLACES[(PLACES > 0) & (PLACES < 60)]
    with np.errstate(all="ignore"):
        wanted = BESSEL[name](places)
    np.testing.assert_allclose(getattr(torch.special, name)(torch.from_numpy(places)).numpy(), wanted, rtol=1e-12,
                               atol=1e-14)


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials(name):
    x, n = RANDOM.uniform(-1, 1, (4, 25)), RANDOM.integers(0, 9, 25)
    function = getattr(torch.special, name)
    np.testing.assert_allclose(function(torch.from_numpy(x), torch.from_numpy(n)).numpy(), POLYNOMIALS[name](n, x),
                               rtol=1e-9, atol=1e-10)
    assert function(torch.ones(2), -1).eq(0).all() and function(0.5, torch.tensor([0])).tolist() == [1.0]
    assert gradcheck(lambda x: function(x, 5), [torch.from_numpy(x[0]).requires_grad_()])


@pytest.mark.parametrize("name, sign", [("v", -1), ("w", 1)])
def test_chebyshev_polynomials_of_the_third_and_fourth_kind(name, sign):
    """They are sums and differences of polynomials of the second kind."""
    x = torch.linspace(-2, 2, 9, dtype=torch.float64)
    first = getattr(torch.special, f"chebyshev_polynomial_{name}")
    shifted = getattr(torch.special, f"shifted_chebyshev_polynomial_{name}")
    u = torch.special.chebyshev_polynomial_u
    for n in range(6):
        assert torch.allclose(first(x, n), u(x, n) + sign * u(x, n - 1))
        assert torch.allclose(shifted(x, n), first(2 * x - 1, n))


def test_zeta():
    s, q = RANDOM.uniform(1.01, 30, 200), RANDOM.uniform(0.01, 50, 200)
    np.testing.assert_allclose(torch.special.zeta(torch.from_numpy(s), torch.from_numpy(q)).numpy(), sp.zeta(s, q),
                               rtol=1e-13)
    s, q = [2.0, 1, 0.5, 3, 2, 2.5], [0.0, 2, 2, -1.5, -1, -1.5]
    np.testing.assert_allclose(torch.special.zeta(torch.tensor(s), torch.tensor(q)).numpy(), sp.zeta(s, q), rtol=1e-6)
    assert torch.special.zeta(2, torch.ones(3, dtype=torch.int64)).dtype == torch.float32


def test_quantiles_of_bytes():
    assert torch.special.ndtri(torch.tensor([0, 1], dtype=torch.uint8)).tolist() == [-float("inf"), float("inf")]
