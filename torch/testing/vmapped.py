"""Tests of vmap for every row: it gives what a loop over the batch gives."""

import itertools

import numpy as np

import torch
from torch.func import vmap

from .cases import Case, samples
from .values import over

SIZE = 3


def mapped(row):
    """Return whether vmap of a row is a loop: it neither draws nor creates tensors."""
    return not (row.internal or row.body.kind == "random" or row.creates or row.states or row.draws)


def outcome(call):
    """Return the results of a call as a list of arrays, [] if they are no tensors, or None where it raises."""
    try:
        result = call()
    except (RuntimeError, ValueError, TypeError, IndexError):
        return None
    result = result if isinstance(result, (tuple, list)) else [result]
    return [np.asarray(item.numpy()) for item in result] if all(map(torch.is_tensor, result)) else []


def batch_of(row, sample, dtype, chosen):
    """Return the arguments of SIZE cases; those that are in the batch are stacked, others are the first case's."""
    each = [Case(row, sample, dtype, seed) for seed in range(SIZE)]
    first = each[0].arguments()
    names = [name for name, value in first.items() if isinstance(value, torch.Tensor)
             or isinstance(value, list) and value and isinstance(value[0], torch.Tensor)]
    taken = [name for i, name in enumerate(names) if i in chosen]
    if not taken:
        return None
    single = [first | {name: case.arguments()[name] for name in taken} for case in each]
    stacked = {}
    for name in taken:
        values = [one[name] for one in single]
        lists = isinstance(values[0], list)
        stacked[name] = [torch.stack(list(column)) for column in zip(*values, strict=True)] if lists else (
            torch.stack(values))
    return each[0], single, first, stacked


def choices(row):
    count = sum(p.kind in ("tensor", "either", "tensors") for p in row.parameters)
    return [set(range(count)), *({i} for i in range(count) if count > 1)]


def agree(got, wanted, what):
    assert len(got) == len(wanted), what
    for one, other in zip(got, wanted, strict=True):
        assert one.shape == other.shape and one.dtype == other.dtype, f"{what}: {one.shape}, expected {other.shape}"
        if one.dtype.kind in "fc":
            np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-9, err_msg=what)
        else:
            np.testing.assert_array_equal(one, other, err_msg=what)


@over(mapped)
def test_vmap_is_a_loop(row):
    dtype = "Double" if "Double" in row.dtypes else row.dtypes[-1]
    tried = 0
    for sample, chosen in itertools.product(samples(row), choices(row)):
        result = batch_of(row, sample, dtype, chosen)
        if result is None:
            continue
        case, single, first, stacked = result
        wanted = [outcome(lambda one=one, case=case: case.call(one)) for one in single]
        if [] in wanted:
            return
        names = list(stacked)

        def called(*values, case=case, first=first, names=names):
            return case.call(first | dict(zip(names, values, strict=True)))
        got = outcome(lambda called=called, stacked=stacked: vmap(called, randomness="different")(*stacked.values()))
        what = f"vmap of {row.op} over {names}: {sample}"
        if None in wanted or len({tuple(a.shape for a in one) for one in wanted}) > 1:
            assert got is None, what
            continue
        tried += 1
        assert got is not None, what
        agree(got, [np.stack(column) for column in zip(*wanted, strict=True)], what)
    assert tried or not samples(row), f"{row.op}: nothing was tried"
