"""Random programs of all differentiable rows: gradients equal numeric ones in every way of running them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from programs import Program, Way, array_of, slopes

import torch
from torch import _core, autograd
from torch.autograd import Variable
from torch.testing.cases import load
from torch.testing.gradients import differentiable

ROWS = [row for row in load(Path(__file__).parents[2] / "ops.yaml").rows if differentiable(row) and not row.internal]
FEW, MANY = range(40), pytest.param(range(1000, 1400), marks=pytest.mark.slow)


def programs(seeds, count):
    """Small ones, and every tenth of values over all thresholds of the C."""
    return (Program(ROWS, seed, count, large=seed % 10 == 9) for seed in seeds)


def assert_near_one(slope, found, program):
    found = list(found)
    assert any(abs(slope - one) <= 1e-4 * (1 + abs(slope)) for one in found), f"{slope}, not {found}: {program}"


def along(directions, gradients):
    return sum((d * g).sum() for d, g in zip(directions, gradients, strict=True))


@pytest.mark.parametrize("seeds", [FEW, MANY])
def test_gradients_are_numeric_ones(seeds):
    for program in programs(seeds, 12):
        way = Way()
        leaves = program.variables()
        total = program.total(way, leaves)
        total.backward()
        plain = replace(way, plain=True, replay=True, inplace=False)

        def run(arrays, program=program, plain=plain):
            return program.total(plain, [torch.from_numpy(array) for array in arrays])

        np.testing.assert_allclose(run(program.leaves), total.item(), rtol=1e-9, err_msg=repr(program))
        directions = program.directions()
        slope = along(directions, [array_of(leaf.grad, leaf) for leaf in leaves])
        assert_near_one(slope, slopes(run, program.leaves, directions), program)


@pytest.mark.parametrize("seeds", [FEW, MANY])
def test_second_gradients_are_numeric_ones(seeds):
    for program in programs(seeds, 8):
        way = Way(twice=True)
        leaves = program.variables()
        weights = [np.random.default_rng(3).uniform(0.5, 1.5, leaf.shape) for leaf in program.leaves]

        def weighted(way, leaves, create_graph, program=program, weights=weights):
            found = autograd.grad(program.total(way, leaves), leaves, create_graph=create_graph, materialize_grads=True)
            return sum((g * Variable(torch.from_numpy(w), requires_grad=False)).sum()
                       for g, w in zip(found, weights, strict=True))

        try:
            second = autograd.grad(weighted(way, leaves, True) + leaves[0].sum(), leaves)
        except RuntimeError as error:  # draws of the gamma distribution have no second derivatives
            assert "is not derived" in str(error), program
            continue
        second = [array_of(g, leaf) - (leaf is leaves[0]) for g, leaf in zip(second, leaves, strict=True)]
        again = replace(way, hooks=False, replay=True, inplace=False)

        def run(arrays, again=again, weighted=weighted):
            return weighted(again, [Variable(torch.from_numpy(array)) for array in arrays], False).item()

        directions = program.directions()
        assert_near_one(along(directions, second), slopes(run, program.leaves, directions), program)


def reused(program):
    before = _core.set_reuses_memory(False)
    try:
        return program.gradients(Way())
    finally:
        _core.set_reuses_memory(before)


def threaded(program):
    before = torch.get_num_threads()
    torch.set_num_threads(2 if before == 1 else 1)
    try:
        return program.gradients(Way())
    finally:
        torch.set_num_threads(before)


def twice(program):
    """Of a retained graph, whose second pass gives the same again."""
    leaves = program.variables()
    roots, gradients = program.roots(Way(), leaves)
    autograd.backward(roots, gradients, retain_variables=True)
    autograd.backward(roots, gradients)
    return [array_of(leaf.grad, leaf) / 2 for leaf in leaves]


def one_by_one(program):
    """Of passes for one leaf alone, with hooks."""
    leaves, seen = program.variables(), []
    roots, gradients = program.roots(Way(), leaves)
    for leaf in leaves:
        leaf.register_hook(lambda gradient, leaf=leaf: seen.append(leaf))
    result = [autograd.grad(roots, leaf, gradients)[0] for leaf in leaves]
    assert seen == [leaf for leaf, gradient in zip(leaves, result, strict=True) if gradient is not None]
    assert all(leaf.grad is None for leaf in leaves)
    return [array_of(*pair) for pair in zip(result, leaves, strict=True)]


WAYS = {
    "out of place": (lambda program: program.gradients(Way(inplace=False)), 1e-9),
    "arithmetic for hooks": (lambda program: program.gradients(Way(hooks=False)), 1e-9),
    "checkpoints": (lambda program: program.gradients(Way(checkpoint=True)), 0),
    "memory kept apart": (reused, 0), "other threads": (threaded, 1e-12), "twice": (twice, 1e-12),
    "one by one": (one_by_one, 1e-12),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seeds", [FEW, MANY])
def test_gradients_are_the_same(seeds, way):
    run, tolerance = WAYS[way]
    for program in programs(seeds, 12):
        for got, wanted in zip(run(program), program.gradients(Way()), strict=True):
            np.testing.assert_allclose(got, wanted, rtol=tolerance, atol=tolerance, err_msg=repr(program))
