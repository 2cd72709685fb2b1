"""Composed gradients, `grad.mm(mat2.t()) * alpha`: each call resolved to a row and printed as C over th_apply."""

from __future__ import annotations

from .arguments import Value, bind, call_text, is_integral
from .document import nearest
from .formula import (
    CONSTANTS,
    FUNCTIONS,
    Binary,
    Call,
    FormulaError,
    Name,
    Number,
    Sequence,
    Slice,
    Unary,
    walk,
)
from .layout import Group

SIZE_METHODS = ("size", "dim")
NEGATION = "neg"


def names_of_sizes(tree) -> list[str]:
    """Names whose sizes a composed formula reads, by x.size() or x.dim()."""
    return list(dict.fromkeys(name.name for name in _size_targets(tree)))


def names_of_values(tree) -> list[str]:
    """Names whose values it reads."""
    targets = {id(name) for name in _size_targets(tree)}
    found = [node.name for node in walk(tree) if isinstance(node, Name) and id(node) not in targets]
    return list(dict.fromkeys(found))


def _size_targets(tree) -> list[Name]:
    calls = [
        node for node in walk(tree) if isinstance(node, Call) and node.function in SIZE_METHODS
    ]
    return [call.target for call in calls if isinstance(call.target, Name)]


def check(row, gradient, catalogue) -> list[str]:
    """What keeps a composed gradient from being printed: nothing, or one sentence."""
    try:
        Composer(row, catalogue).gradient(gradient)
    except FormulaError as error:
        return [str(error)]
    return []


def missing_functions(tree, catalogue) -> list[str]:
    """Functions of an element formula that no row offers, so that it could not run over Variables."""
    variables = {
        node.function
        for node in walk(tree)
        if isinstance(node, Call) and node.function in FUNCTIONS
    }
    instead = {"select": "where", "isnan": "ne"}
    used = sorted(instead.get(name, name) for name in variables)
    return [
        f"gradients of gradients need a row named '{name}'"
        for name in used
        if name not in catalogue.by_name
    ]


class Composer:
    """Prints the composed gradients of one row."""

    def __init__(self, row, catalogue) -> None:
        self.row, self.catalogue = row, catalogue
        self.scope = {"grad": Value("tensor", "grad[0]")}
        for k, result in enumerate(row.results):
            self.scope[result.name] = Value("tensor", f"s->out[{k}]")
        for parameter in row.parameters:
            self.scope[parameter.name] = self.parameter(parameter)

    @staticmethod
    def parameter(p) -> Value:
        """A parameter as the backward finds it in `const saved *s`."""
        if p.kind == "either":
            return Value("either", f"s->t[{p.t}]", f"s->s[{p.s}]")
        if p.kind == "ints":
            return Value("ints", runs=tuple((f"s->n[{p.n + k}]", None) for k in range(p.length)))
        if p.kind == "list":
            return Value("ints", runs=((f"s->n + {p.n}" if p.n else "s->n", "s->length"),))
        text = {
            "tensor": f"s->t[{p.t}]",
            "scalar": f"s->s[{p.s}]",
            "int": f"s->n[{p.n}]",
            "bool": f"s->n[{p.n}]",
        }
        return Value(p.kind, text.get(p.kind, ""))

    def gradient(self, gradient):
        """The C document of a gradient: th_apply, or for a joint one th_apply_all(..., all, count)."""
        if not gradient.joint:
            value = self.value(gradient.tree)
            if value.kind != "tensor":
                raise FormulaError(f"'{gradient.text}' is no tensor")
            return value.text
        if not isinstance(gradient.tree, Call):
            raise FormulaError(
                "the gradient of several parameters is one call with as many results"
            )
        row, call = self.resolve(gradient.tree)
        if len(row.results) != len(gradient.parameters):
            raise FormulaError(
                f"{row.op} has {len(row.results)} results, not {len(gradient.parameters)}"
            )
        return Group(
            "th_apply_all(&f, " + row.entry + ", ", (call, "all", str(len(row.results))), ")"
        )

    def value(self, node) -> Value:
        """A node as C."""
        if isinstance(node, Number):
            return Value("number", repr(node.value))
        if isinstance(node, Name):
            return self.name(node)
        if isinstance(node, Sequence):
            return self.sequence([self.value(item) for item in node.items])
        if isinstance(node, Slice):
            return self.slice(node)
        if isinstance(node, Call) and node.function in SIZE_METHODS and node.target is not None:
            return self.size(node)
        if isinstance(node, Call):
            return self.apply(node)
        return self.arithmetic(node)

    def name(self, node: Name) -> Value:
        if node.name == "None":
            return Value("none", "NULL")
        if node.name in CONSTANTS:
            return Value("number", {"pi": "3.141592653589793"}.get(node.name, CONSTANTS[node.name]))
        return self.scope[node.name]

    def sequence(self, values: list[Value]) -> Value:
        """A tuple of ints, or of tensors."""
        if values and all(value.kind == "tensor" for value in values):
            return Value("tensors", tuple(value.text for value in values))
        if any(value.kind not in ("int", "number") for value in values):
            raise FormulaError("a list holds ints or tensors")
        return Value("ints", runs=tuple((value.text, None) for value in values))

    def shape(self, target) -> str:
        """The C expression whose sizes `target.size()` asks for: saved sizes, or the gradient's for a result."""
        if isinstance(target, Name):
            parameter = self.row.parameter(target.name)
            if parameter is not None and parameter.is_tensor:
                return f"s->shape[{parameter.t}]"
            if target.name in ("grad", self.row.results[0].name):
                return "grad[0]"
        raise FormulaError(
            "size() and dim() are asked of a parameter, of grad or of the first result"
        )

    def size(self, node: Call) -> Value:
        shape = self.shape(node.target)
        if node.function == "dim":
            return Value("int", f"{shape}->ndim")
        if not node.arguments:
            return Value("ints", runs=((f"{shape}->size", f"{shape}->ndim"),))
        return Value("int", self.one_size(shape, node.arguments[0]))

    def one_size(self, shape: str, index) -> str:
        value = self.value(index)
        if value.kind == "number" and not value.text.startswith("-"):
            return f"{shape}->size[{value.text}]"
        if value.kind not in ("number", "int"):
            raise FormulaError("size(dim) takes an int")
        return f"th_size_at({shape}, {value.text})"

    def slice(self, node: Slice) -> Value:
        """`x.size()[2:]` and the like; bounds are literals that count from the front, or from the end for a stop."""
        target = self.value(node.target)
        if target.kind != "ints":
            raise FormulaError("only sizes and lists of ints are sliced")
        if len(target.runs) == 1 and target.runs[0][1] is not None:
            return self.slice_run(target.runs[0], node)
        bounds = [None if bound is None else _literal(bound) for bound in (node.start, node.stop)]
        runs = target.runs[bounds[0]] if node.single else target.runs[slice(*bounds)]
        return Value("int", runs[0]) if node.single else Value("ints", runs=runs)

    def slice_run(self, run: tuple, node: Slice) -> Value:
        """A part of sizes or of a list of ints whose length only the call knows."""
        pointer, length = run
        if node.single:
            start = _literal(node.start)
            return Value(
                "int", f"({pointer})[{start}]" if " " in pointer else f"{pointer}[{start}]"
            )
        start = "0" if node.start is None else self.bound(node.start)
        pointer = pointer if start == "0" else f"{pointer} + {start}"
        rest = length if start == "0" else f"{length} - {start}"
        if node.stop is None:
            return Value("ints", runs=((pointer, rest),))
        stop = self.bound(node.stop)
        if stop.startswith("-"):
            return Value("ints", runs=((pointer, f"{rest} {stop.replace('-', '- ', 1)}"),))
        if start.isdigit() and stop.isdigit():
            return Value("ints", runs=((pointer, str(int(stop) - int(start))),))
        return Value("ints", runs=((pointer, stop if start == "0" else f"{stop} - {start}"),))

    def bound(self, node) -> str:
        """A bound of a slice: an int that counts from the front, or a negative literal."""
        value = self.value(node)
        if value.kind != "int" and not (value.kind == "number" and is_integral(value.text)):
            raise FormulaError("the bounds of a slice are ints")
        return value.text

    def arithmetic(self, node) -> Value:
        """An operator: a row's over tensors, C's over numbers, and + joins lists of ints."""
        values = [self.value(child) for child in node.children]
        if (
            isinstance(node, Binary)
            and all(value.kind == "ints" for value in values)
            and node.operator == "+"
        ):
            return Value("ints", runs=values[0].runs + values[1].runs)
        if any(value.kind in ("tensor", "either") for value in values):
            operator = (
                node.operator
                if isinstance(node, Binary)
                else {"-": NEGATION}.get(node.operator, node.operator)
            )
            row = self.catalogue.by_operator.get(operator)
            if row is None:
                raise FormulaError(f"no row serves the operator '{operator}'")
            return self.tensor(*self.match(row.public, values, {}))
        return _number_arithmetic(node, values)

    def apply(self, node: Call) -> Value:
        row, call = self.resolve(node)
        return self.tensor(row, call)

    @staticmethod
    def tensor(row, call) -> Value:
        return Value("tensor", Group(f"th_apply(&f, {row.entry}, ", (call,), ")"))

    def resolve(self, node: Call):
        """The row that a call means, and its `call` as a C document."""
        head = [] if node.target is None else [self.value(node.target)]
        values = head + [self.value(argument) for argument in node.arguments]
        return self.match(
            node.function, values, {name: self.value(child) for name, child in node.keywords}
        )

    def match(self, name: str, values: list[Value], keywords: dict[str, Value]):
        """The first overload that takes these kinds."""
        rows = self.catalogue.by_name.get(name)
        if rows is None:
            known = self.catalogue.by_name
            raise FormulaError(f"no row is named '{name}'" + nearest(name, known))
        for row in rows:
            if row.body.kind == "python" or row.only_inplace:
                continue
            bound = bind(row, values, keywords)
            if bound is not None:
                return row, call_text(row, bound)
        kinds = ", ".join([value.kind for value in values] + [f"{key}=" for key in keywords])
        signatures = " or ".join(row.signature for row in rows)
        raise FormulaError(f"{name} takes no ({kinds}); it is {signatures}")


def _literal(node) -> int:
    if isinstance(node, Number) and isinstance(node.value, int):
        return node.value
    if isinstance(node, Unary) and node.operator == "-" and isinstance(node.operand, Number):
        return -node.operand.value
    raise FormulaError("the bounds of a slice are literal ints")


def _number_arithmetic(node, values: list[Value]) -> Value:
    """Arithmetic of ints stays an int; with a Scalar or a fraction it is real."""
    if any(value.kind not in ("number", "int", "scalar", "bool") for value in values):
        raise FormulaError(f"'{node.operator}' joins tensors, numbers or lists of ints, not these")
    if isinstance(node, Unary) and node.operator == "-" and values[0].kind == "number":
        return Value("number", "-" + values[0].text)
    integral = all(
        value.kind in ("int", "bool") or is_integral(str(value.text)) for value in values
    )
    integral = integral and node.operator != "/"
    texts = [f"{value.text}.f" if value.kind == "scalar" else value.text for value in values]
    operator = {"and": "&&", "or": "||", "not": "!", "//": "/"}.get(node.operator, node.operator)
    text = operator + texts[0] if isinstance(node, Unary) else f"({texts[0]} {operator} {texts[1]})"
    return Value("int", text) if integral else Value("scalar", f"th_real({text})")
