"""Examples of the manual and of docstrings: a call of each row with small numbers, and the result from its oracle.

Sizes come from the row's samples, and numbers from its domain by a generator seeded with its name. `test` is
evaluated by NumPy, so the example shows the specified result, not that of the build. `settled` removes what depends on
the CPU that runs NumPy. tests/core/test_manual.py runs all examples; `Checker` allows for rounding.
"""

from __future__ import annotations

import doctest
import importlib
import math
import random
import re
import sys
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from ..model import evaluate
from ..model.catalogue import Catalogue
from ..model.evaluate import Array
from ..model.keys import SHORT
from ..model.matrices import MATRICES
from ..model.problems import CatalogueError
from ..model.rows import Row
from ..model.signature import Parameter, Result
from ..model.spelling import nearest
from ..place import ROOT
from . import modules
from .degrees import wrong_degrees
from .literals import python_number

Sample: TypeAlias = dict[str, Any]  # sizes of tensors, and values of other parameters

ROUNDING = {"Float": 1e-6, "ComplexFloat": 1e-6}  # largest relative error of an oracle; of other types 1e-12
DECIMAL = re.compile(r"\d+\.\d*(?:e[+-]?\d+)?(?![\d.])")  # not of digits that dots continue
MOST = 12  # largest number of elements of an array that an example lists
NUMPY = {
    "Bool": "bool", "Byte": "uint8", "Char": "int8", "Short": "int16", "Int": "int32", "Long": "int64",
    "Half": "float16", "BFloat16": "float32", "Float": "float32", "Double": "float64",
    "ComplexFloat": "complex64", "ComplexDouble": "complex128",
}  # fmt: skip


def examples(catalogue: Catalogue) -> dict[str, Example]:
    """Return each row's example. Raises CatalogueError for an oracle that fails on its sample."""
    result, wrong = {}, []
    for row in catalogue.rows:
        dtype = next(kind for kind in ("Double", "Long", "Float", *row.dtypes) if kind in row.dtypes)
        best = min(samples(row), key=lambda sample: cost(row, sample))
        try:
            example = result[row.op] = Example(row, best, dtype, catalogue.root)
            example.evaluate()
        except Exception as error:  # an oracle may raise anything
            near = nearest(error.name or "", dir(error.obj)) if isinstance(error, AttributeError) and error.obj else ""
            reason = f"of the sample {best}: {type(error).__name__}: {error}{near}"
            wrong.append(f"{row.source}: {row.op}: test: the oracle fails {reason}")
        else:
            degrees = wrong_degrees(row, example.values, example.answers, oracles_of(catalogue.root))
            wrong += [f"{row.source}: {row.op}: {sentence}" for sentence in degrees]
    if wrong:
        raise CatalogueError(wrong)
    return result


def samples(row: Row) -> list[Sample]:
    """Return the samples of the row, or sizes that fit its signature."""
    if row.samples:
        return list(row.samples)
    used = "".join("".join(shape) for shape in row.letters.values())
    letters = {letter: 2 + number % 2 for number, letter in enumerate(used)}
    result: Sample = {}
    for p in row.parameters:
        if p.kind in ("tensor", "state", "either") and (p.required or p.kind == "state"):
            shape = row.letters.get(p.name)
            result[p.name] = [int(s) if s.isdigit() else letters[s] for s in shape] if shape else [2, 2]
        elif p.required:
            result[p.name] = {"scalar": 1, "int": 2, "bool": True, "dim": 0}.get(p.kind, [2, 3])
    return [result]


def cost(row: Row, sample: Sample) -> tuple[int, int, int]:
    """Return a sort key for samples: few elements, but more than one, and few arguments come first."""
    sizes = [math.prod(given) for p in row.parameters for given in arrays_of(p, sample)]
    bad = sum((size > MOST) + 2 * (size < 2) for size in sizes)
    return bad, len(sample), sum(sizes)


def arrays_of(p: Parameter, sample: Sample) -> list[list[int]]:
    """Return the sizes of the arrays that a sample passes to a parameter."""
    given = sample.get(p.name)
    if p.kind == "tensors":
        return [size for size in given or [] if isinstance(size, list)]
    if p.kind in ("tensor", "state", "either") and isinstance(given, list):
        return [given]
    return []


class Example:
    """One call: values by parameter, its lines and its results."""

    def __init__(self, row: Row, sample: Sample, dtype: str, root: Path) -> None:
        self.row, self.sample, self.dtype, self.root = row, sample, dtype, root
        self.random = random.Random(row.op)
        self.lines: list[str] = []
        self.values: dict[str, Any] = {}
        self.spelled: dict[str, str] = {}
        self.answers: dict[str, Array | list[Array]] = {}
        for p in row.parameters:
            self.take(p)

    def evaluate(self) -> None:
        """Compute the results, and the values of the tensors that the row changes, by their oracles."""
        if self.row.body.kind != "random":
            changed = [p.name for p in self.row.states if self.values[p.name] is not None]
            names = [*(r.name for r in self.row.returned), *changed]
            self.answers = {name: self.settled(self.answer(self.row.test[name])) for name in names}

    def take(self, p: Parameter) -> None:
        """Read or draw one argument."""
        given = self.sample.get(p.name, None if p.required else p.default)
        if given is None or p.name not in self.sample and not p.required:
            self.values[p.name] = given
        elif p.kind == "tensors":
            names = [f"{p.name}_{number}" for number in range(len(given))]
            self.values[p.name] = [self.array(p, size, name) for size, name in zip(given, names, strict=True)]
            self.spelled[p.name] = f"[{', '.join(names)}]"
        elif p.kind in ("tensor", "state") or p.kind == "either" and isinstance(given, list | dict):
            self.values[p.name] = self.array(p, given, p.name)
            self.spelled[p.name] = p.name
        else:
            number = p.kind in ("scalar", "either") and self.dtype not in ("Float", "Double")
            given = int(given) if number and math.isfinite(given) else given
            self.values[p.name] = tuple(given) if isinstance(given, list) else given
            self.spelled[p.name] = python_number(self.values[p.name])

    def array(self, p: Parameter, given: Any, name: str) -> Array:
        """Return an array, and add the line that creates the tensor."""
        import numpy as np

        dtype = p.dtype or self.dtype
        if isinstance(given, dict):
            dtype = given.get("dtype", dtype)
            array = np.array(given["values"], NUMPY[dtype])
        elif math.prod(given) > 2 * MOST and not p.dtype and (steps := self.steps(p)):
            return self.long_array(given, name, *steps)
        else:
            count = math.prod(given)
            array = np.array([self.number(p, dtype) for _ in range(count)], NUMPY[dtype]).reshape(given)
            array = MATRICES[self.row.matrices[p.name]](array) if p.name in self.row.matrices else array
        numbers = re.sub(r"-?\b(inf|nan)\b", lambda m: f"float('{m[0]}')", str(array.tolist()))
        result = f"torch.{dtype}Tensor({numbers if array.ndim else f'[{numbers}]'}){'' if array.ndim else '.view(())'}"
        numbers = result if array.size else empty(dtype, array.shape)
        self.lines.append(f">>> {name} = {numbers}")
        return array

    def steps(self, p: Parameter) -> tuple[int, int, int] | None:
        """Return the first numerator of numbers in the domain, how many follow, and the denominator; or None."""
        low, high = self.row.domain_of(p.name)
        if self.dtype not in ("Double", "Float"):
            return None
        if low <= -1.5 and high >= 1.5:
            return -3, 7, 2
        inside = quarters(low, high)
        return (round(inside[0] * 4), len(inside), 4) if inside and inside[0] > 0 else None

    def long_array(self, size: list[int], name: str, first: int, steps: int, denominator: int) -> Array:
        """Return a long array without listing its elements: repeating multiples of a fraction."""
        import numpy as np

        count, sizes = math.prod(size), ", ".join(map(str, size))
        numbers = f"(torch.arange(0, {count}) % {steps} {'-' if first < 0 else '+'} {abs(first)}).view({sizes})"
        self.lines.append(f">>> {name} = {numbers}.type('torch.{self.dtype}Tensor') / {denominator}")
        return ((np.arange(count) % steps + first) / denominator).reshape(size).astype(NUMPY[self.dtype])

    def number(self, p: Parameter, dtype: str) -> float | complex:
        """Return a random multiple of 1/4 if the domain has one: sums and products of these are exact."""
        low, high = self.row.domain_of(p.name)
        if dtype.startswith("Complex"):
            return complex(self.number(p, "Float"), self.number(p, "Float"))
        if dtype in ("Double", "Float", "Half"):
            return self.random.choice(quarters(low, high) or [(low + high) / 2])
        if "Bool" in (p.dtype, dtype):
            return self.random.randint(0, 1)
        low = math.ceil(max(low, 0 if dtype == "Byte" else low))
        return self.random.randint(low, max(math.floor(high), low))

    @property
    def call(self) -> str:
        """The call: `torch.add(input, other, alpha=2)`."""
        row, given = self.row, [p for p in self.row.parameters if p.name in self.spelled]
        package = row.package or "torch"
        inside = f"{package}.generated._C" if row.package else "torch._core.internal"
        owner = inside if row.internal else SHORT.get(row.module_name, package)
        name = row.op if row.internal else row.shown
        name = name.removeprefix(f"{row.module_name}.") if owner in SHORT.values() else name
        if not row.internal and not row.is_function and (own := row.self_parameter):
            owner, given = self.spelled[own.name], [p for p in given if p is not own]
        placed, arguments = True, []
        for p in given:
            tensor = p.kind in ("tensor", "state", "either", "tensors")
            placed = placed and p.required and (tensor or row.in_python_order)
            arguments.append(self.spelled[p.name] if placed else f"{p.name}={self.spelled[p.name]}")
        return f"{owner}.{name}({', '.join(arguments)})"

    @cached_property
    def text(self) -> str:
        """All lines of the example."""
        return self.calling(self.call)

    @property
    def function_text(self) -> str:
        """The example of the row's function in `torch.nn.functional`: `F.softplus(input)`."""
        owner = f"{self.row.package}.generated.functional" if self.row.package else "F"
        given = [*(p.name for p in modules.inputs(self.row)), *self.options]
        return self.calling(f"{owner}.{self.row.public}({', '.join(given)})")

    @property
    def module_text(self) -> str:
        """The example of the row's module: `nn.Softplus()(input)`."""
        inputs = ", ".join(p.name for p in modules.inputs(self.row))
        return self.calling(f"{self.row.package or 'nn'}.{self.row.module}({', '.join(self.options)})({inputs})")

    @property
    def options(self) -> list[str]:
        """The options of the row's module that the sample sets, as keywords."""
        kept = [p for p in modules.kept(self.row) if p.name in self.spelled and p.kind != "reduction"]
        return [f"{p.name}={self.spelled[p.name]}" for p in kept]

    def calling(self, call: str) -> str:
        """Return the lines that make the operands, then the call and its results."""
        return "\n".join([*self.lines, *(self.computed(call) if self.answers else self.drawn(call))])

    def drawn(self, call: str) -> list[str]:
        """Return lines that show the size of random results."""
        size = self.sample.get("size") or next(iter(self.values.values())).shape
        return [f">>> {call}.size()", f"torch.Size({list(size)})"]

    def computed(self, call: str) -> list[str]:
        """Return the lines of the call and its results, then of the tensors that it changes."""
        row, answers = self.row, self.answers
        if row.changes:
            return shown(call, next(iter(answers.values())), self.kind(None))
        first = row.returned[0]
        if first.many:
            parts = [part.tolist() for part in answers[first.name]]
            return [f">>> [part.tolist() for part in {call}]", digits(parts)]
        if len(answers) == 1:
            return shown(call, answers[first.name], self.kind(first), row.returns_bool)
        lines = [f">>> {', '.join(r.name for r in row.returned)} = {call}"]
        for name, answer in answers.items():
            lines += shown(name, answer, self.kind(next((r for r in row.returned if r.name == name), None)))
        return lines

    def kind(self, result: Result | None) -> type | None:
        """Return the Python type of the elements of a result, or None for that of the oracle."""
        if result and result.by_numbers:
            return float if any(isinstance(self.values[name], float) for name in self.spelled) else int
        fixed = result.dtype if result else None
        if not fixed and self.dtype == "Bool":  # numbers widen truth values
            return None
        dtype = fixed or self.dtype
        floating = dtype.startswith("Complex") or dtype in ("Double", "Float", "Half", "BFloat16")
        return float if floating else bool if dtype == "Bool" else int

    def answer(self, text: str) -> Any:
        """Return the result of an oracle."""
        return evaluate.answer(text, self.values, oracles_of(self.root))

    def settled(self, answer: Any) -> Array | list[Array]:
        """Return a result in which no digit depends on how this CPU rounds."""
        error = ROUNDING.get(self.dtype, 1e-12)
        if isinstance(answer, list | tuple):
            return [settled(part, error) for part in answer]
        return settled(answer, error)


@cache
def quarters(low: float, high: float) -> list[float]:
    """Return the multiples of 1/4 between the ends of a domain, without 0."""
    whole = range(math.ceil(max(low, -9) * 4), math.floor(min(high, 9) * 4) + 1)
    return [n / 4 for n in whole if n and low < n / 4 < high]


@cache
def oracles_of(root: Path) -> ModuleType | None:
    """Return the oracles module next to a catalogue's tests, or else ours if it is available."""
    folder = next((each / "tests" for each in (root, ROOT) if any((each / "tests").glob("oracles*"))), None)
    if folder is None:
        return None
    sys.path.insert(0, str(folder))
    others = [name for name in sys.modules if name.partition(".")[0] == "oracles"]
    kept = {name: sys.modules.pop(name) for name in others}
    try:
        return importlib.import_module("oracles")
    finally:
        sys.path.remove(str(folder))
        sys.modules.update(kept)


def settled(answer: Any, error: float) -> Array:
    """Return an array in which a number that is a multiple of 1/1024 up to rounding is that multiple.

    >>> settled([2.4687500000000013, 0.1, 3e-17], 1e-12).tolist()
    [2.46875, 0.1, 0.0]
    """
    import numpy as np

    array = np.asarray(answer)
    if array.dtype.kind == "c":
        pairs = array.reshape(*array.shape, 1).view(array.real.dtype)
        return settled(pairs, error).view(array.dtype).reshape(array.shape)
    if array.dtype.kind != "f" or not array.size:
        return array
    with np.errstate(all="ignore"):
        near = np.round(array.astype(float) * 1024) / 1024
        largest = np.max(np.abs(array), initial=0, where=np.isfinite(array))
        margin = np.minimum(error * np.where(near == 0, min(largest, 1), np.maximum(np.abs(array), 1)), 1e-5)
        rounded = (np.abs(array - near) < margin) & (array != near)
    result = np.array(array)
    result[rounded] = near[rounded] + 0.0
    return result


class Checker(doctest.OutputChecker):
    """Compares the output of a doctest as `doctest` does, or with multiples of 1/1024 where rounding missed them.

    >>> Checker().check_output("2.5", "2.4999999999999996", 0), Checker().check_output("2.5", "2.499", 0)
    (True, False)
    >>> Checker().check_output("[-0.0, 1.0]", "[0.0, 1.0]", 0)
    True
    """

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        """Return whether an output is the stated one up to rounding."""
        same = super().check_output
        return same(want, got, optionflags) or same(multiples(want), multiples(got), optionflags)


def multiples(text: str) -> str:
    """Return a text in which each decimal number near a multiple of 1/1024 is that multiple."""
    def multiple(match: re.Match[str]) -> str:
        near = float(settled([float(match[0]), 1.0], ROUNDING["Float"])[0])
        return str(near).removesuffix(".0") if near * 1024 == int(near * 1024) else match[0]

    return re.sub(r"-0(?![\w.])", "0", DECIMAL.sub(multiple, text)).replace("-0j", "+0j")


def empty(dtype: str, size: tuple[int, ...]) -> str:
    return f"torch.zeros({', '.join(map(str, size))}).type('torch.{dtype}Tensor')"


def shown(call: str, answer: Any, kind: type | None, truth: bool = False) -> list[str]:
    """Return a line that prints a result, and its output."""
    import numpy as np

    array = np.asarray(answer)
    kind = None if array.dtype.kind == "c" else kind
    if truth:
        return [f">>> {call}", repr(bool(array))]
    if array.size > 2 * MOST:
        return [f">>> {call}.size()", f"torch.Size({list(array.shape)})"]
    stays = not kind or array.dtype == "uint64"  # no type of operands: it is that of the result
    return [f">>> {call}.tolist()", digits((array if stays else array.astype(kind)).tolist())]


def complex_digits(value: complex) -> str:
    """Return a complex number as Python prints it: integral parts without a point, and no real part of zero."""
    real, imag = (digits(part).removesuffix(".0") for part in (value.real, value.imag))
    if value.real == 0:
        return f"{imag}j"
    sign = "" if imag.startswith(("-", "...")) else "+"
    return f"({real}{sign}{imag}j)"


def digits(value: Any) -> str:
    """Return numbers up to the digits that rounding can change, followed by dots."""
    if isinstance(value, list):
        return f"[{', '.join(map(digits, value))}]"
    if isinstance(value, complex):
        return complex_digits(value)
    if isinstance(value, int) or not math.isfinite(value) or value == 0:
        return repr(value)
    if not 1e-3 < abs(value) < 1e6:
        return "..."
    if value * 1024 == int(value * 1024):
        return repr(value)
    margin = ROUNDING["Float"] * max(1.0, abs(value))
    low, high = f"{value - margin:.12f}", f"{value + margin:.12f}"
    same = next(i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b)
    return low[: min(same, low.index(".") + 5)].rstrip(".") + "..."
