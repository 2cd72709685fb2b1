"""Throws hostile arguments at rows of ops.yaml. Run as a child: python hostile.py LOG FIRST STEP [APART].

APART: 5 tries every fifth hostile value of a parameter, other ones for the next row.
"""

import builtins
import pathlib
import sys
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "rows"), str(HERE.parent.parent)]

import numpy as np  # noqa: E402
from cases import CATALOGUE, Case, samples  # noqa: E402
from liars import each  # noqa: E402
from limits import limit  # noqa: E402
from world import is_variable  # noqa: E402

import torch  # noqa: E402
from torch import _core  # noqa: E402
from torch.autograd import Variable  # noqa: E402
from torch.testing.cases import function_of  # noqa: E402

EXPECTED = (TypeError, ValueError, IndexError, RuntimeError, OverflowError, MemoryError)
TYPES = ("Bool", "Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double")
INTS = (-1, 0, 1, 7, -5, 2**31, -(2**31), 2**62, 2**63 - 1, -(2**63), 2**70, -(2**70))
ODD = (None, "text", b"bytes", [], [[]], (), {}, object(), 1j, float("nan"), np.ones(3), np.float32(2), np.int64(1),
       torch, *[liar for liar in each() if not hasattr(liar, "__torch_function__")][::29])


class Hostile:
    """Makes hostile values for one parameter, from a value that is right."""

    def __init__(self, random):
        self.random = random

    def tensors(self, right, dtype):
        sizes = [(0,), (1,), (3,), (2, 3), (0, 3), (3, 0), (2, 3, 4), (0, 2, 0), (1, 1, 1, 1), (2,) * 5, (1,) * 8,
                 (5, 2)]
        for size in sizes:
            yield self.filled(dtype, size)
        for other in TYPES:
            yield self.filled(other, right)
        yield self.filled(dtype, (1,)).expand(2, 3)
        yield self.filled(dtype, (1, 1)).expand(200, 200)
        yield self.filled(dtype, (7,)).unfold(0, 3, 1)
        yield Variable(self.filled(dtype, right), requires_grad=dtype in ("Float", "Double"))
        if dtype in ("Int", "Long", "Short", "Char", "Byte"):
            for value in (-1, 5, 2**31 - 1, 2**62, -(2**63), 2**63 - 1):
                yield self.filled(dtype, right, value)
        if dtype in ("Float", "Double"):
            for value in (float("nan"), float("inf"), -float("inf"), 1e38, -1):
                yield self.filled(dtype, right, value)

    def filled(self, dtype, size, value=None):
        array = np.zeros(size, np.int64)
        if value is None:
            array = self.random.integers(-3, 4, size)
        elif isinstance(value, float):
            array = np.full(size, value)
        else:
            bits = {"Byte": 8, "Char": 8, "Short": 16, "Int": 32}.get(dtype, 64)
            array[...] = (value + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
        kinds = {"Bool": "?", "Byte": "u1", "Char": "i1", "Short": "i2", "Int": "i4", "Long": "i8", "Half": "f4",
                 "BFloat16": "f4", "Float": "f4", "Double": "f8",
                 "ComplexFloat": "c8", "ComplexDouble": "c16"}
        tensor = torch.from_numpy(np.ascontiguousarray(array.astype(kinds[dtype])))
        return tensor.type(f"torch.{dtype}Tensor")

    def values(self, parameter, right, dtype):
        """Everything tried for `parameter`, whose right value is `right`."""
        dtype = parameter.dtype or dtype or "Float"
        if parameter.kind in ("tensor", "either"):
            size = tuple(right.size()) if isinstance(right, torch.Tensor) else (2, 3)
            yield from self.tensors(size, dtype)
        if parameter.kind == "tensors":
            one, other = self.filled(dtype, (2, 3)), self.filled("Int" if dtype != "Int" else "Float", (2, 3))
            yield from ([one], [one, None], [one, other], [one, self.filled(dtype, (3,))], [one] * 40, [1, 2], one)
            yield [one, self.filled(dtype, (0,))]
            yield [one, Variable(one)]
        if parameter.kind in ("scalar", "either"):
            yield from (float("nan"), float("inf"), -float("inf"), 1e308, -0.5, 255, 256, -129)
        if parameter.kind not in ("tensor", "tensors"):
            yield from INTS
        if parameter.kind in ("ints", "list"):
            yield from ([-1], [0], [2**31, 2**31], [2**62, 4], [2**40] * 8, [1] * 17, [1] * 100, [None], [1.5])
            yield [-2, -3]
            yield from ([2**70], "ab", (1, "x"), [2**33], [-1, -1], [0, -1], [-(2**63)], [2**63 - 1, 2**63 - 1])
        yield from ODD


def snapshot(value):
    """Return the elements of every tensor in `value`, to see that an error changed nothing."""
    if is_variable(value):
        value = value.data
    if issubclass(type(value), torch.Tensor):
        return value.size(), value.numel(), value.new(value.size()).copy_(value) if value.numel() < 10**4 else None
    return [snapshot(item) for item in value] if type(value) in (list, tuple) else None


def same(before, value):
    if is_variable(value):
        value = value.data
    if issubclass(type(value), torch.Tensor):
        size, _, copy = before
        if copy is None or size != value.size():
            return size == value.size()
        narrow = value.dtype is torch.bfloat16  # which the buffer protocol has no word for
        copy, value = ((one.float() if narrow else one).contiguous() for one in (copy, value))
        return bytes(memoryview(copy)) == bytes(memoryview(value))
    return all(same(a, b) for a, b in zip(before, value, strict=True)) if type(value) in (list, tuple) else True


def describe(value):
    if issubclass(type(value), torch.Tensor):
        kind = "Variable of " if is_variable(value) else ""
        return f"{kind}{value.type()}{tuple(value.size())}{tuple(value.stride())}"
    if type(value) in (list, tuple):
        return f"[{', '.join(map(describe, value[:12]))}]"
    return "object()" if type(value) is builtins.object else repr(value)[:60]


class Attack:
    """The hostile calls of one row; complaints are collected, not raised."""

    def __init__(self, row, log):
        self.row, self.log, self.complaints, self.calls = row, log, [], 0
        self.names = {row.op, row.public, torch._core.rows[row.op].name, row.shown.rpartition(".")[2],
                      row.op.rstrip("_"), row.public.rstrip("_"), *row.aliases}

    def complain(self, call, what):
        if len(self.complaints) < 500:
            self.complaints.append(f"{self.row.op}: {call}: {what}")

    def call(self, label, function, arguments, keywords):
        """Return one call: it returns, or it raises what it may raise and changes nothing."""
        given = [*arguments, *keywords.values()]
        shown = [*map(describe, arguments), *(f"{name}={describe(value)}" for name, value in keywords.items())]
        text = f"{label}({', '.join(shown)})"
        self.log.seek(0)
        self.log.truncate()
        self.log.write(text)
        self.log.flush()
        self.calls += 1
        before = snapshot(given)
        try:
            self.backward(function(*arguments, **keywords))
        except EXPECTED as error:
            message = str(error)
            if not message:
                self.complain(text, f"{type(error).__name__} without a message")
            elif not any(name in message for name in self.names):
                self.complain(text, f"does not name the op: {type(error).__name__}: {message}")
            if not same(before, given):
                self.complain(text, f"changed its input, then raised {error!r}")
        except BaseException as error:
            self.complain(text, f"raised {type(error).__name__}: {error}")

    def backward(self, result):
        """Compute the gradients of a call's results, or expect a refusal."""
        for value in result if isinstance(result, (tuple, list)) else (result,):
            if is_variable(value) and value.numel() < 10**4:
                try:
                    value.backward(value.data.clone(), create_graph=bool(self.calls & 1))
                except EXPECTED as error:
                    assert str(error), f"{type(error).__name__} without a message in backward"

    def forms(self, values):
        """Return the same arguments as function, positionally, as method, in place and with out=."""
        row = self.row
        named = {name: value for name, value in values.items()}
        if row.is_function:
            function = function_of(row)
            self.call("torch." + row.shown, function, [], named)
            self.call("torch." + row.shown, function, list(named.values()), {})
            if not row.without_out:
                kind = getattr(torch, f"{self.random.choice(TYPES)}Tensor")
                self.call("torch." + row.shown, function, [], named | {"out": kind(2, 3).zero_()})
                tensors = [v for v in named.values() if issubclass(type(v), torch.Tensor)]
                for tensor in tensors[:2]:
                    self.call("torch." + row.shown, function, [], named | {"out": tensor})
        first = row.self_parameter and named.pop(row.self_parameter.name, None)
        if not issubclass(type(first), torch.Tensor):
            return
        for name in {row.public, row.public + "_"}:
            if callable(getattr(type(first), name, None)):  # `real` and `imag` are attributes
                self.call("." + name, lambda self, *a, name=name, **k: getattr(self, name)(*a, **k), [first],
                          dict(named))
                self.call("." + name, getattr(first, name), list(named.values()), {})

    def run(self, count, begin=0, apart=1):
        row = self.row
        for number, dtype in enumerate(["Float" if "Float" in row.dtypes else row.dtypes[0], "Long", "Byte"]):
            if dtype not in row.dtypes and not (row.creates and number == 0):
                continue
            self.random = np.random.default_rng(number)
            hostile = Hostile(self.random)
            for sample in samples(row)[:2] if number == 0 else samples(row)[:1]:
                case = Case(row, sample, dtype)
                right = case.arguments()
                tried = {p.name: list(hostile.values(p, right[p.name], dtype)) for p in row.parameters}
                for name, all_tried in tried.items():
                    for value in all_tried[begin % apart :: apart]:
                        self.forms(case.arguments() | {name: value})
                for _ in range(count):
                    chosen = case.arguments()
                    for name, all_tried in tried.items():
                        if self.random.random() < 0.6:
                            chosen[name] = all_tried[self.random.integers(len(all_tried))]
                    self.forms(chosen)
                tensors = [value for value in right.values() if issubclass(type(value), torch.Tensor)]
                for tensor in tensors[:1]:
                    same = {p.name: tensor if p.kind in ("tensor", "either") else right[p.name] for p in row.parameters}
                    self.forms(same)
                    self.forms({name: Variable(v) if v is tensor else v for name, v in same.items()})
        if row.body.kind != "composed":
            self.raw()

    def raw(self):
        """Straight to the entry, past the binding."""
        pool = [None, 1, 2.5, -1, 2**63 - 1, "x", [1, 2], [-1], self.call,
                *Hostile(self.random).tensors((2, 3), "Float")]
        for _ in range(30):
            values = tuple(pool[i] for i in self.random.integers(len(pool), size=len(self.row.parameters)))
            self.call("torch._core.call", _core.call,
                      [self.row.op, values, (None, _core.INPLACE)[self.random.integers(2)]], {})


def main(log, first, step, apart=1):
    limit()
    warnings.simplefilter("ignore")
    np.seterr(all="ignore")
    torch.set_num_threads(1)
    calls = 0
    with open(log, "w") as file:
        for begin, row in enumerate(CATALOGUE.rows[first::step]):
            attack = Attack(row, file)
            attack.run(-(-10 // apart), begin, apart)
            calls += attack.calls
            print("\n".join(attack.complaints), end="\n" if attack.complaints else "", flush=True)
    print(f"survived {calls} calls", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
