"""The line search evaluates the lengths that Nocedal and Wright's algorithms choose."""

import pytest

from torch.optim import wolfe


def lengths_of(function, slope_of, first):
    """The lengths that a search from 0 evaluates, and its result."""
    tried = []

    def at(length):
        tried.append(length)
        return function(length), slope_of(length), None

    return tried, wolfe.search(at, first, function(0), slope_of(0), None)


def test_a_length_that_is_too_small_grows_tenfold_at_most():
    tried, result = lengths_of(lambda t: (t - 1000) ** 2, lambda t: 2 * (t - 1000), 1)
    assert tried == [1, 10, 100] and result[0] == 100 and result[3] == 3


def test_a_slope_upwards_ends_the_bracket():
    """Also where it is small: the minimum lies between 0 and this length."""
    tried, result = lengths_of(lambda t: (t - 1) ** 2 / 4, lambda t: (t - 1) / 2, 1.97)
    assert tried == pytest.approx([1.97, 1]) and result[0] == pytest.approx(1)


@pytest.mark.parametrize("first", [0.5, 1.5, 30.0])
def test_both_conditions_of_wolfe_hold(first):
    _, (length, loss, *_) = lengths_of(lambda t: t ** 4 - 4 * t, lambda t: 4 * t ** 3 - 4, first)
    assert loss <= wolfe.DECREASE * length * -4 and abs(4 * length ** 3 - 4) <= wolfe.CURVATURE * 4
