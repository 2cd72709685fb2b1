"""The cost model of benchmarks/distributed_model.py."""

import math
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "benchmarks"))
import distributed_model as model


@pytest.mark.parametrize("n", [4, 1 << 20, 1 << 30])
@pytest.mark.parametrize("p", [2, 8, 1024])
@pytest.mark.parametrize("link", model.LINKS.values(), ids=model.LINKS)
def test_no_way_beats_the_bounds(n, p, link):
    """Each node sends and receives what the others have not, 2 (p - 1) / p of the data, and waits log2 p times."""
    a, b = link
    bound = max(math.log2(p) * a, 2 * (p - 1) / p * n / b)
    costs = [way(n, p, a, b) for way in model.WAYS.values()]
    assert model.least(n, p, a, b) == min(costs) and all(cost >= min(bound, n / b + a) for cost in costs)


def test_two_nodes_by_hand():
    assert model.ring(100, 2, 1, 10) == 2 * (1 + 5)
    assert model.doubling(100, 4, 1, 10) == 2 * (1 + 10)
    assert model.halving(100, 4, 1, 10) == 4 + 15
