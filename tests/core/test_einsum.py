"""torch.einsum: any letters, layouts and types, against NumPy, with gradients."""

import numpy as np
import pytest

import torch

SIZES = {"a": 3, "b": 4, "c": 1, "d": 5, "e": 2}
EQUATIONS = [
    "ab,ab->ab", "ab,ad->abd", "a,b->ab", "ab,ab->a", "ab,ab->b", "ab,ab->", "ab,bd->ad", "ab,dab->da", "ab,adb->ad",
    "adb,ab->ad", "abd,ad->ab", "abd,aed->abe", "abd,aed->eba", "abde,aed->ab", "aab,bd->ad", "abb->ab", "aa->",
    "ab->ba", "ab->b", "abd,e->", "ab,bd,de->ae", "ab,b,ad->d", "c,ab->cab", "ac,cb->ab", "...b,bd->...d",
    "a...,a...->...", "ab,ab", "ba,bd", "abd,b->db", "ab,ab,ab->ab", "ad,bd,ed->abe",
]


def operand(random, term, layout):
    """Return an array of the term's sizes, in C's order, Fortran's, or as every second element."""
    size = [SIZES[letter] for letter in term.replace("...", "ed")]
    if layout == "stepped":
        return random.standard_normal([2 * n for n in size])[tuple(slice(None, None, 2) for _ in size)]
    return np.asarray(random.standard_normal(size), order="F" if layout == "transposed" else "C")


@pytest.mark.parametrize("layout", ["contiguous", "transposed", "stepped"])
@pytest.mark.parametrize("equation", EQUATIONS)
def test_sums_are_those_of_numpy(equation, layout):
    random = np.random.default_rng(len(equation))
    arrays = [operand(random, term, layout) for term in equation.partition("->")[0].split(",")]
    wanted = np.einsum(equation, *arrays)
    result = torch.einsum(equation, *map(torch.from_numpy, arrays))
    assert tuple(result.size()) == wanted.shape
    np.testing.assert_allclose(result.numpy(), wanted, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("equation", EQUATIONS)
def test_gradients_are_numeric_ones(equation):
    random = np.random.default_rng(len(equation))
    terms = equation.partition("->")[0].split(",")
    inputs = [torch.from_numpy(operand(random, term, "contiguous")).requires_grad_() for term in terms]
    assert torch.autograd.gradcheck(lambda *each: torch.einsum(equation, *each), inputs)


@pytest.mark.parametrize("width", [1, 2, 7, 8, 9, 100, 700])
@pytest.mark.parametrize("count", [1, 6, 60])
@pytest.mark.parametrize("transposed", [False, True])
def test_batches_of_vectors_by_matrices(width, count, transposed):
    """Dot products, products of vectors, and OpenBLAS's for long ones."""
    random = np.random.default_rng(width)
    words, others = random.standard_normal((5, width)), random.standard_normal((5, count, width))
    if transposed:
        others = others.transpose(0, 2, 1).copy().transpose(0, 2, 1)
    x, y = (torch.from_numpy(each.astype(np.float32)).requires_grad_() for each in (words, others))
    found = torch.einsum("bw,bkw->bk", x, y)
    weights = random.standard_normal((5, count))
    found.backward(torch.from_numpy(weights.astype(np.float32)))
    for result, wanted in [
        (found.data, np.einsum("bw,bkw->bk", words, others)), (x.grad, np.einsum("bk,bkw->bw", weights, others)),
        (y.grad, np.einsum("bk,bw->bkw", weights, words)),
    ]:
        np.testing.assert_allclose(result.numpy(), wanted, rtol=1e-4, atol=1e-4)


def test_types_are_promoted():
    x, y = torch.arange(6).view(2, 3), torch.ones(3).double()
    for equation in ("ab,b->a", "ab,b->ab"):
        result = torch.einsum(equation, x, y)
        assert result.dtype is torch.float64 and result.tolist() == np.einsum(equation, x.numpy(), y.numpy()).tolist()


def test_sizes_that_differ_are_refused_each_time():
    for _ in range(2):
        with pytest.raises(ValueError, match="b is 3 and, in operand 1, 4"):
            torch.einsum("ab,bc->ac", torch.ones(2, 3), torch.ones(4, 5))


def test_a_dim_of_size_one_that_only_the_last_operand_repeats():
    a, b, c = torch.randn(4, 1, 3), torch.randn(4, 1, 3), torch.randn(1, 5, 3)
    assert torch.allclose(torch.einsum("...d,...d,...d->...", a, b, c), (a * b * c).sum(-1))
    assert torch.allclose(torch.einsum("bkd,bkd,bkd->bk", a, b, c), (a * b * c).sum(-1))
    assert torch.einsum("bk,bk->b", torch.ones(2, 1), torch.ones(2, 0)).tolist() == [0, 0]
