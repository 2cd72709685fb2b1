"""Calls rows on tensors without elements whose other sizes are huge. Run as a child, it
prints each call before it makes it, and ends at one that takes longer than SECONDS."""

import faulthandler
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "rows"), str(HERE.parent.parent)]

import numpy as np  # noqa: E402
from cases import CATALOGUE, Case, samples  # noqa: E402
from limits import limit  # noqa: E402
from world import is_variable  # noqa: E402

import torch  # noqa: E402
from torch.autograd import Variable  # noqa: E402

HUGE = 1 << 40
SECONDS = 60  # a loop over what is huge takes hours
EXPECTED = (TypeError, ValueError, IndexError, RuntimeError, OverflowError, MemoryError)
TENSORS = ("tensor", "state", "either")
REPLACED = (*TENSORS, "tensors", "ints")


def _sizes(row, sample):
    """Return the sizes of all tensors of a sample; those whose values are given are left out."""
    given = [sample.get(p.name) for p in row.parameters if p.kind == "tensors"]
    given = [one for several in given if several for one in several]
    given += [sample.get(p.name) for p in row.parameters if p.kind in TENSORS]
    return [size for size in given if isinstance(size, list)]


def _changed(value, sizes):
    """Return a value of a sample with sizes replaced."""
    if isinstance(value, list):
        return [_changed(one, sizes) for one in value]
    return sizes.get(value, value) if type(value) is int else value


def _whole(row, sample):
    """Return whether no tensor is broadcast, which would have as many elements as there are."""
    values = [value for value in sample.values() if isinstance(value, dict)]
    return not any(1 in np.shape(value["values"]) for value in values)


def _replacements(known):
    """Return one size huge, and another zero, or all others."""
    for large in known:
        yield from ({large: HUGE, none: 0} for none in known if none != large)
        if len(known) > 2:
            yield {n: HUGE if n == large else 0 for n in known}


def calls():
    """Return (what it is, the case) for each sample of each row with one of its sizes huge and another zero."""
    for row in CATALOGUE.rows:
        dtype = next((kind for kind in ("Float", "Long", *row.dtypes) if kind in row.dtypes), None)
        for sample in filter(lambda sample: _whole(row, sample), samples(row)):
            known = sorted({n for size in _sizes(row, sample) for n in size})
            for sizes in _replacements(known):
                changed = {p.name: _changed(sample[p.name], sizes) if p.kind in REPLACED else sample[p.name]
                           for p in row.parameters if p.name in sample}
                if all(math.prod(size) < 1 << 20 for size in _sizes(row, changed)):
                    yield f"{row.op} {changed}", row, changed, dtype


def make(row, sample, dtype, wrap):
    """Return the call, and the gradient of its result."""
    case = Case.__new__(Case)
    case.row, case.dtype, case.random = row, dtype, np.random.default_rng(0)
    case.values = {p.name: case.value(p, sample) for p in row.parameters}
    result = case.call(case.arguments(wrap=wrap))
    for one in result if isinstance(result, tuple) else [result]:
        if is_variable(one) and one.numel() == 0:
            one.backward(torch.zeros(*one.size()).type_as(one.data), retain_variables=True)


def main():
    limit()
    for name, row, sample, dtype in calls():
        print(name, flush=True)
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        for wrap in (None, lambda t: Variable(t, requires_grad=t.dtype is torch.float32)):
            try:
                make(row, sample, dtype, wrap)
            except EXPECTED:
                pass


if __name__ == "__main__":
    main()
