"""Composed formulas, `grad.mm(mat2.t()) * alpha`, with each call resolved to a row and typed arguments.

The result is a tree of Values: a kind, and its content. The printer spells it in C.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .formula import Binary, Call, FormulaError, Name, Number, Sequence, Slice, Unary, walk
from .limits import DIMS
from .signature import FLOATING, INTEGRAL
from .spelling import nearest
from .vocabulary import CONSTANTS

if TYPE_CHECKING:
    from .bodies import Gradient
    from .formula import Node
    from .signature import Parameter

SIZE_METHODS = ("size", "dim")
NEGATION = "neg"
ARITHMETIC = ("+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=")  # with equal results in C and Python
NUMBERS = ("number", "int", "bool", "dim", "keepdim", "reduction", "word")


def names_of_sizes(tree: Node) -> list[str]:
    """Return the names whose sizes a composed formula reads, by x.size() or x.dim()."""
    return list(dict.fromkeys(name.name for name in _size_targets(tree)))


def names_of_values(tree: Node) -> list[str]:
    """Return the names whose values a composed formula reads."""
    targets = {id(name) for name in _size_targets(tree)}
    result = [node.name for node in walk(tree) if isinstance(node, Name) and id(node) not in targets]
    return list(dict.fromkeys(result))


def _size_targets(tree: Node) -> list[Name]:
    calls = [
        node for node in walk(tree) if isinstance(node, Call) and node.function in SIZE_METHODS
    ]
    return [call.target for call in calls if isinstance(call.target, Name)]


# Contents of values


@dataclass(frozen=True)
class Given:
    """A parameter of the row in its backward."""

    parameter: Parameter


@dataclass(frozen=True)
class Made:
    """A result, or its gradient if `is_gradient`."""

    number: int
    is_gradient: bool


@dataclass(frozen=True)
class Applied:
    """A call of another row: arguments by parameter name."""

    row: Any
    arguments: dict[str, Value]


@dataclass(frozen=True)
class IntOf:
    """One int of an int[k] parameter."""

    parameter: Parameter
    index: int


@dataclass(frozen=True)
class SizeOf:
    """One size of a tensor, or one int of a list; the number of sizes if `index` is None."""

    of: Given | Made
    index: Value | None


@dataclass(frozen=True)
class Operation:
    """Arithmetic of numbers."""

    operator: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Run:
    """Consecutive ints: all sizes of a tensor (`of`), or a list parameter, from start to stop."""

    of: Given | Made
    start: Value | None = None
    stop: Value | None = None


@dataclass(frozen=True)
class Value:
    """A part of a formula. `kind` is a parameter's kind, `number` (a literal), `ints` or `none`.

    For ints, `what` is a tuple of Runs and of Values that are single ints; for tensors, a tuple of Values.
    """

    kind: str
    what: Any


class Resolver:
    """Resolver of the composed gradients of one row."""

    def __init__(self, row: Any, catalogue: Any) -> None:
        self.row, self.catalogue = row, catalogue

    def gradient(self, gradient: Gradient) -> Value:
        """Return the value of a gradient; a joint gradient is a call with as many results."""
        value = self.value(gradient.tree)
        if value.kind != "tensor":
            raise FormulaError(f"'{gradient.text}' is not a tensor")
        if not gradient.joint and dtype_of(value.what) in INTEGRAL:
            raise FormulaError(f"'{gradient.text}' is a {dtype_of(value.what)}Tensor, and a gradient is floating")
        if not gradient.joint:
            return value
        if not isinstance(value.what, Applied):
            raise FormulaError(
                "the gradient of several parameters is one call with as many results"
            )
        count = len(value.what.row.results)
        if count != len(gradient.parameters):
            raise FormulaError(
                f"{value.what.row.op} has {count} results, not {len(gradient.parameters)}"
            )
        return value

    def value(self, node: Node) -> Value:
        """Return the value of a node."""
        if isinstance(node, Number):
            return Value("number", node.value)
        if isinstance(node, Name):
            return self.name(node.name)
        if isinstance(node, Sequence):
            return self.sequence([self.value(item) for item in node.items])
        if isinstance(node, Slice):
            return self.slice(node)
        if isinstance(node, Call) and node.function in SIZE_METHODS and node.target is not None:
            return self.size(node)
        if isinstance(node, Call):
            return Value("tensor", self.resolve(node))
        return self.arithmetic(node)

    def name(self, name: str) -> Value:
        if name == "None":
            return Value("none", None)
        if name in CONSTANTS:
            raise FormulaError(f"unknown name '{name}' in a composed formula")
        parameter, result = self.row.parameter(name), self.row.result(name)
        if parameter is not None and parameter.kind == "ints":
            return Value(
                "ints",
                tuple(Value("int", IntOf(parameter, k)) for k in range(parameter.length)),
            )
        if parameter is not None and parameter.kind in ("list", "dims"):
            return Value("ints", (Run(Given(parameter)),))
        if parameter is not None:
            return Value(
                "tensor" if parameter.kind == "state" else parameter.kind, Given(parameter)
            )
        if result is not None:
            return Value("tensor", Made(result, False))
        return Value("tensor", Made(self.row.gradient_name(name), True))

    @staticmethod
    def sequence(values: list[Value]) -> Value:
        """Return a tuple of ints, or of tensors."""
        if values and all(value.kind == "tensor" for value in values):
            return Value("tensors", tuple(values))
        if any(not is_int(value) for value in values):
            raise FormulaError("a list holds ints or tensors")
        return Value("ints", tuple(values))

    def shape(self, target: Node | None) -> Given | Made:
        """Return the tensor whose sizes `target.size()` reads: a saved one, or the gradient in place of a result."""
        if isinstance(target, Name):
            parameter = self.row.parameter(target.name)
            if parameter is not None and parameter.is_tensor:
                return Given(parameter)
            number = self.row.gradient_name(target.name)
            number = self.row.result(target.name) if number is None else number
            if number is not None and self.row.results[number] in self.row.differentiable_results:
                return Made(number, True)
        raise FormulaError(
            "size() and dim() are asked of a parameter, of a gradient or of a result that has one"
        )

    def size(self, node: Call) -> Value:
        of = self.shape(node.target)
        if node.function == "dim" and not node.arguments:
            return Value("int", SizeOf(of, None))
        if node.keywords or len(node.arguments) > (node.function == "size"):
            raise FormulaError("write x.size(), x.size(dim) or x.dim()")
        if not node.arguments:
            return Value("ints", (Run(of),))
        index = self.value(node.arguments[0])
        if not is_int(index):
            raise FormulaError("size(dim) takes an int")
        return self.size_at(of, index)

    @staticmethod
    def size_at(of: Given | Made, index: Value) -> Value:
        """Return one size, or one int of a list whose length is known at the call only."""
        lowest = 0 if isinstance(of, Given) and of.parameter.group == "list" else -DIMS
        if index.kind == "number" and not lowest <= index.what < DIMS:
            raise FormulaError(f"number {index.what} of sizes or ints: there are {lowest} to {DIMS - 1}")
        return Value("int", SizeOf(of, index))

    def slice(self, node: Slice) -> Value:
        """Return `x.size()[2:]` and similar slices. Bounds are literals from the front, or from the end for a stop."""
        target = self.value(node.target)
        if target.kind != "ints":
            raise FormulaError("only sizes and lists of ints are sliced")
        if len(target.what) == 1 and isinstance(target.what[0], Run):
            return self.slice_run(target.what[0], node)
        if any(isinstance(item, Run) for item in target.what):
            raise FormulaError("joined lists are not sliced")
        if not node.single:
            bounds = [None if bound is None else literal(bound) for bound in (node.start, node.stop)]
            return Value("ints", target.what[slice(*bounds)])
        position, count = literal(node.start), len(target.what)
        if not -count <= position < count:
            raise FormulaError(f"a list of {count} ints has no number {position}")
        single: Value = target.what[position]
        return single

    def slice_run(self, run: Run, node: Slice) -> Value:
        """Return a part of sizes or of a list of ints whose length is known at the call only."""
        if run.start or run.stop:
            raise FormulaError("a slice is not sliced again")
        if node.single:
            return self.size_at(run.of, Value("number", literal(node.start)))
        start, stop = (
            None if bound is None else self.bound(bound) for bound in (node.start, node.stop)
        )
        return Value("ints", (Run(run.of, start, stop),))

    def bound(self, node: Node) -> Value:
        value = self.value(node)
        if not is_int(value):
            raise FormulaError("the bounds of a slice are ints")
        return value

    def arithmetic(self, node: Any) -> Value:
        """Return an operation: a row for tensors, C's operator for numbers, and joined lists for + of ints."""
        values = [self.value(child) for child in node.children]
        if (
            isinstance(node, Binary)
            and node.operator == "+"
            and all(value.kind == "ints" for value in values)
        ):
            return Value("ints", values[0].what + values[1].what)
        if any(value.kind in ("tensor", "either") for value in values):
            unary = isinstance(node, Unary)
            operator = {"-": NEGATION}.get(node.operator, node.operator) if unary else node.operator
            row = self.catalogue.serving.get(operator)
            if row is None:
                raise FormulaError(f"no row serves the operator '{operator}'")
            return Value("tensor", self.match(row.public, values, {}))
        return number_arithmetic(node, values)

    def resolve(self, node: Call) -> Applied:
        """Return the row that a call selects, with its arguments."""
        head = [] if node.target is None else [self.value(node.target)]
        values = head + [self.value(argument) for argument in node.arguments]
        return self.match(
            node.function, values, {name: self.value(child) for name, child in node.keywords}
        )

    def match(self, name: str, values: list[Value], keywords: dict[str, Value]) -> Applied:
        """Return the first overload that accepts these kinds."""
        rows = self.catalogue.callable.get(name)
        if rows is None:
            raise FormulaError(f"no row is named '{name}'" + nearest(name, self.catalogue.callable))
        for row in rows:
            if row.body.kind == "composed" or row.changes:
                continue
            bound = bind(row, values, keywords)
            if bound is not None:
                return Applied(row, bound)
        kinds = ", ".join([value.kind for value in values] + [f"{key}=" for key in keywords])
        raise FormulaError(
            f"{name} takes no ({kinds}); it is {' or '.join(row.signature for row in rows)}"
        )


def literal(node: Node | None) -> int:
    """Return a literal int of a slice."""
    if isinstance(node, Number) and isinstance(node.value, int):
        return node.value
    if isinstance(node, Unary) and node.operator == "-" and isinstance(node.operand, Number):
        return -literal(node.operand)
    raise FormulaError("the bounds of a slice are literal ints")


def is_int(value: Value) -> bool:
    """Return whether a value is an int, or an integral literal."""
    return (
        value.kind in ("int", "dim", "bool", "keepdim", "reduction", "word")
        or value.kind == "number"
        and isinstance(value.what, int)
    )


def number_arithmetic(node: Any, values: list[Value]) -> Value:
    """Return arithmetic of numbers: ints stay ints; Scalars and fractions are real."""
    if any(value.kind not in (*NUMBERS, "scalar") for value in values):
        raise FormulaError(f"'{node.operator}' joins tensors, numbers or lists of ints, not these")
    if node.operator not in ARITHMETIC:
        raise FormulaError(f"'{node.operator}' is not allowed for numbers, since C and Python differ; use "
                           + " ".join(ARITHMETIC))  # fmt: skip
    if isinstance(node, Unary) and node.operator == "-" and values[0].kind == "number":
        return Value("number", -values[0].what)
    if all(value.kind == "number" for value in values):
        raise FormulaError("write the number itself: C and Python round differently")
    integral = all(is_int(value) for value in values) and node.operator != "/"
    return Value("int" if integral else "scalar", Operation(node.operator, tuple(values)))


def dtype_of(what: Given | Made | Applied) -> str | None:
    """Return the fixed element type of a tensor, or None if it is that of the row.

    A gradient is floating. The result of a call has the required type, as far as the formula shows.
    """
    if isinstance(what, Given):
        return what.parameter.dtype
    if not isinstance(what, Applied):
        return None if what.is_gradient else "any"
    fixed: str | None = what.row.results[0].dtype
    own = [what.arguments[p.name] for p in what.row.tensors if p.dtype is None and p.name in what.arguments]
    own = [value for value in own if value.kind in ("tensor", "either")]
    return fixed or (dtype_of(own[0].what) if own else None)


# Arguments


def bind(row: Any, values: list[Value], keywords: dict[str, Value]) -> dict[str, Value] | None:
    """Return arguments by parameter, or None if the row does not accept them."""
    by_name = {p.name: p for p in row.parameters}
    if any(
        name not in by_name or not takes(by_name[name], value) for name, value in keywords.items()
    ):
        return None
    free = tuple(p for p in row.parameters if p.name not in keywords)
    bound = _bind_positions(free, tuple(values))
    return None if bound is None else bound | keywords


def _bind_positions(free: tuple[Parameter, ...], values: tuple[Value, ...]) -> dict[str, Value] | None:
    """Bind positional arguments as csrc/python/call/bind.c does.

    The earliest parameter that accepts an argument takes it; optional parameters before a required one may be
    skipped.
    """
    if not free:
        return None if values else {}
    p, rest = free[0], free[1:]
    if values and p.kind == "list" and not rest and all(map(is_int, values)):
        return {p.name: Value("ints", values)}
    if values and takes(p, values[0]):
        bound = _bind_positions(rest, values[1:])
        if bound is not None:
            return {p.name: values[0]} | bound
    if p.required or (values and not any(q.required for q in rest)):
        return None
    return _bind_positions(rest, values)


def takes(p: Parameter, value: Value) -> bool:
    """Return whether a parameter accepts a part of a formula."""
    integral, kind = is_int(value), value.kind
    if kind == "tensor" and p.dtype in INTEGRAL and dtype_of(value.what) in (None, *FLOATING):
        return False
    if kind == "number" and (p.kind in ("bool", "keepdim") and value.what not in (0, 1)
                             or p.kind == "dim" and integral and not -DIMS <= value.what < DIMS):
        return False
    accepted = {
        "tensor": kind == "tensor" or kind == "none" and p.nullable,
        "state": False,
        "either": kind in ("tensor", "either", "scalar", *NUMBERS),
        "scalar": kind in ("scalar", *NUMBERS),
        "int": integral or kind == "none" and p.nullable,
        "dim": integral or kind == "none" and p.nullable,
        "bool": integral,
        "reduction": integral,
        "word": integral,
        "keepdim": integral,
        "ints": integral or kind == "ints" and _fits(value.what, p.length),
        "list": kind == "ints",
        "dims": kind in ("ints", "dim", "none") or integral,
        "tensors": kind == "tensors",
    }
    return accepted[p.kind]


def _fits(items: tuple[Run | Value, ...], length: int) -> bool:
    """Return whether a list has k ints; a run of unknown length is assumed to fit."""
    return len(items) == 1 if any(isinstance(item, Run) for item in items) else len(items) == length
