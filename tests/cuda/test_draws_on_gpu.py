"""Orders and indices drawn on a GPU: the CPU's numbers from the same seed, on both sides of blocks and sorted runs."""

import numpy as np
import pytest

import torch

SIZES = [0, 1, 2, 31, 32, 33, 255, 257, 1025, 5000]


def both(call):
    """Return the results on CPU and GPU from one seed, and the number of draws."""
    result = []
    for where in ("cpu", "cuda"):
        torch.manual_seed(11)
        result.append((call(where).cpu().numpy(), torch.rand(1)[0]))
    np.testing.assert_array_equal(result[1][0], result[0][0])
    assert result[0][1] == result[1][1], "what is drawn next is the same"
    return result[1][0]


@pytest.mark.parametrize("size", SIZES)
def test_randperm(size):
    order = both(lambda where: torch.randperm(size, device=where))
    assert sorted(order.tolist()) == list(range(size))
    both(lambda where: torch.randperm(size, out=torch.zeros(size, 2, device=where).long().select(1, 1)))


def test_every_order_of_three_is_as_likely():
    for where in ("cpu", "cuda"):
        torch.manual_seed(5)
        often = {}
        for _ in range(600):
            order = tuple(torch.randperm(3, device=where).tolist())
            often[order] = often.get(order, 0) + 1
        assert len(often) == 6 and all(60 < count < 140 for count in often.values()), often


def weights_of(size, kind="Double"):
    drawn = np.random.default_rng(3).uniform(0, 1, size)
    drawn[..., ::3] = 0
    return getattr(torch.from_numpy(drawn), kind.lower())()


@pytest.mark.parametrize("kind", ["Half", "BFloat16", "Float", "Double"])
@pytest.mark.parametrize("size", [(2,), (64,), (65,), (300,), (5, 40), (3, 257), (0, 4)], ids=str)
def test_multinomial(size, kind):
    weights = weights_of(size, kind)
    for samples, replacement in ((1, False), (size[-1] * 2 // 3 - 1 or 1, False), (1, True), (600, True)):
        def draw(where, given=weights, samples=samples, replacement=replacement):
            given = given if where == "cpu" else given.cuda()
            return torch.multinomial(given, samples, replacement)
        result = both(draw)
        assert result.shape == (*size[:-1], samples) and (result % 3 != 0).all(), "weights of zero are never drawn"
        for line in result.reshape(-1, samples):
            assert replacement or len(set(line.tolist())) == samples


@pytest.mark.parametrize("replacement", [False, True])
def test_weights_and_results_with_strides(replacement):
    weights = weights_of((9, 40), "Double")
    both(lambda where: torch.multinomial(weights.to(where).t()[1::3], 3, replacement,
                                         out=torch.zeros(3, 13, device=where).long().t()))


def test_a_line_of_many_parts():
    weights = weights_of((20000,), "Float")
    both(lambda where: torch.multinomial(weights if where == "cpu" else weights.cuda(), 300, True))
    both(lambda where: torch.multinomial(weights if where == "cpu" else weights.cuda(), 300))


def test_a_sum_that_overflows_draws_no_weight_of_zero():
    weights = torch.DoubleTensor([1e308, 1e308, 0, 0])
    for where in ("cpu", "cuda"):
        assert torch.multinomial(weights.to(where), 99, True).max() == 1


@pytest.mark.parametrize("values, samples, message", [
    ([[1, 1], [1, 0]], 2, "line 1 of input has 1 weights above 0; need 2"),
    ([1, -1, 2], 1, "holds -1; need finite"), ([1, float("nan")], 1, "holds nan"), ([float("inf"), 1], 1, "holds inf"),
    ([[0] * 70, [0] * 69 + [1]], 1, "line 0 of input has 0 weights"), ([1.0] * 70 + [-1], 1, "holds -1"),
])
def test_multinomial_refuses(values, samples, message):
    for one in (torch.FloatTensor(values), torch.FloatTensor(values).cuda()):
        with pytest.raises(RuntimeError, match=message):
            torch.multinomial(one, samples)
