"""Calls rows of integers on the least numbers, -1 and 0, beside numbers such as -1, and with lists whose products are
2^64, which are 0 in 64 bits. Run as a child, it prints each row before it calls it: a processor ends the process where
the least integer is divided by -1, or any by 0."""

import itertools
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "rows"), str(HERE.parent.parent)]

from cases import CATALOGUE, Case, samples  # noqa: E402
from limits import limit  # noqa: E402

import torch  # noqa: E402

EXPECTED = (TypeError, ValueError, IndexError, RuntimeError, OverflowError, MemoryError)
NUMBERS = (-1, 0, -(2**31), -(2**63), 2**63 - 1)
MOST = 6  # samples of a row
MOST_LISTS = 4
WRAPPED = {2: [2**32, 2**32], 3: [2**22, 2**21, 2**21]}
WHOLE = (torch.int64, torch.int32, torch.int16, torch.int8)
SIGNED = ("Long", "Int", "Short", "Char")


def _extreme(t, way, chance):
    """Return a tensor of the least number, -1, 0 or a mixture; None: the tensor itself."""
    least = torch.iinfo(t.dtype).min
    each = {"least": (least,), "one": (-1,), "zero": (0,), "mixed": (least, least + 1, -1, 0, 1)}.get(way)
    if each is None:
        return t
    return torch.tensor([chance.choice(each) for _ in range(t.numel())], dtype=t.dtype).view(t.size())


def calls(row, kind):
    """Yield the arguments of calls of a row."""
    chance = random.Random(0)
    for sample in samples(row)[:MOST]:
        case = Case(row, sample, kind, 1)
        given = {name: value for name, value in case.arguments().items() if value is not None}
        names = [name for name, value in given.items() if isinstance(value, torch.Tensor) and value.dtype in WHOLE]
        numbers = [name for name, value in given.items() if isinstance(value, (int, float)) and type(value) is not bool]
        for ways in itertools.product(("least", "one", "zero", "mixed", None), repeat=min(len(names), 2)):
            changed = {name: _extreme(given[name], way, chance) for name, way in zip(names, ways, strict=False)}
            for number in ({}, *({name: value} for name in numbers for value in NUMBERS)):
                yield case, given | changed | number


def lists(row, kind):
    """Yield the arguments of calls whose lists have products of 2^64, or halves of these numbers, or ones."""
    for sample in samples(row)[:2]:
        case = Case(row, sample, kind, 1)
        given = {name: value for name, value in case.arguments().items() if value is not None}
        names = [name for name, value in given.items() if isinstance(value, (list, tuple)) and len(value) in WRAPPED
                 and all(type(item) is int for item in value)][:MOST_LISTS]
        for ways in itertools.product(("wrapped", "half", "ones", None), repeat=len(names)):
            changed = {}
            for name, way in zip(names, ways, strict=True):
                wrapped = WRAPPED[len(given[name])]
                changed[name] = {"wrapped": wrapped, "half": [size // 2 for size in wrapped],
                                 "ones": [1] * len(wrapped)}.get(way, given[name])
            if names:
                yield case, given | changed
                yield case, given | changed | {name: not value for name, value in given.items() if type(value) is bool}


def main():
    limit()
    count = 0
    for row in CATALOGUE.rows:
        kind = next((kind for kind in SIGNED if kind in row.dtypes), None)
        if kind is None or row.body.kind == "random":
            continue
        print(row.op, flush=True)
        for case, arguments in itertools.chain(calls(row, kind), lists(row, kind)):
            count += 1
            try:
                case.call(arguments)
            except EXPECTED:
                pass
    print(count)


if __name__ == "__main__":
    main()
