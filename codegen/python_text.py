"""The Python text of a row: the keyword function of road two, the Function class, stubs, docstrings."""

from __future__ import annotations

import re
import textwrap

from . import formula
from .composed import names_of_sizes, names_of_values
from .formula import Binary, Call, Name, Number, Sequence, Slice, Unary
from .printing import to_python
from .rows import OPERATORS, result_type

WIDTH = 100


def wrapped(head: str, parts: list[str], tail: str, indent: int = 0) -> str:
    """`head(parts)tail` on one line, or with one level of hanging indent."""
    space = " " * indent
    whole = f"{space}{head}({', '.join(parts)}){tail}"
    if len(whole) <= WIDTH:
        return whole
    inside = textwrap.fill(
        ", ".join(parts) + ",",
        WIDTH,
        initial_indent=space + "    ",
        subsequent_indent=space + "    ",
    )
    return f"{space}{head}(\n{inside}\n{space}){tail}"


def definition(row) -> str:
    """`def addmm(*, input, mat1, mat2, beta=1, alpha=1, out=None):`"""
    parameters = [p.python for p in row.required_first] + ([] if row.without_out else ["out=None"])
    return wrapped(f"def {row.op}", ["*", *parameters] if parameters else [], ":")


def docstring(row, indent: int = 4) -> str:
    """Usage, what it computes, types, gradient."""
    space = " " * indent
    opening = textwrap.fill(
        f'"""{row.call_text}', WIDTH, initial_indent=space, subsequent_indent=space + "    "
    )
    body = [wrap(row.doc, indent), "", wrap(f"Element types: {row.dtype_text}.", indent)]
    body += [space + line for line in row.gradient_lines]
    return "\n".join([opening, "", *body, space + '"""']).replace("\\", "\\\\")


def wrap(text: str, indent: int) -> str:
    """A paragraph."""
    return textwrap.fill(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * indent)


def call_line(row) -> str:
    """`return call(ADDMM, (beta, input, alpha, mat1, mat2), out)`"""
    if row.body.kind == "python":
        return wrapped(f"return composed.{row.body.text}", [p.name for p in row.parameters], "", 4)
    values = ", ".join(p.name for p in row.parameters) + ("," if len(row.parameters) == 1 else "")
    return wrapped(
        "return call", [row.constant, f"({values})", "None" if row.without_out else "out"], "", 4
    )


# Function classes


def has_class(row) -> bool:
    """Formulas to run over Variables exist."""
    return bool(row.gradients)


def gradient_method(row, gradient) -> str:
    """`def mat1(grad, alpha, mat2):`, parameters in the order of the formula."""
    if row.elementwise:
        read = formula.names(gradient.tree)
    else:
        read = list(
            dict.fromkeys([*names_of_values(gradient.tree), *names_of_sizes(gradient.tree)])
        )
        read = [name for name in formula.names(gradient.tree) if name in read]
    return wrapped(f"def {method_name(gradient)}", read, ":", 4)


def method_name(gradient) -> str:
    """`mat1`, or of a joint gradient `input_and_weight`."""
    return "_and_".join(p.name for p in gradient.parameters)


def gradient_body(row, gradient) -> str:
    """The formula over Variables."""
    if row.elementwise:
        numbers = {p.name for p in row.parameters if p.kind == "scalar"} | {"count"}
        varying = set(formula.names(gradient.tree)) - numbers
        return f"        return {to_python(gradient.tree, varying)}"
    return f"        return {composed_python(gradient)}"


def composed_python(gradient) -> str:
    """As ops.yaml has it; a plain function gets its module."""
    called = {
        node.function
        for node in formula.walk(gradient.tree)
        if isinstance(node, Call) and node.target is None
    }
    return _spell(gradient.tree) if called else gradient.text


def _spell(node) -> str:
    """Python of a composed formula that calls functions of the module."""
    if isinstance(node, Number):
        return repr(node.value)
    if isinstance(node, Name):
        return node.name
    if isinstance(node, Sequence):
        return f"({', '.join(map(_spell, node.items))}{',' if len(node.items) == 1 else ''})"
    if isinstance(node, Slice):
        inside = (
            _spell(node.start)
            if node.single
            else ":".join(_spell(b) if b else "" for b in (node.start, node.stop))
        )
        return f"{_spell(node.target)}[{inside}]"
    if isinstance(node, Unary):
        return f"{node.operator}{_atom(node.operand)}"
    if isinstance(node, Binary):
        return f"{_atom(node.left)} {node.operator} {_atom(node.right)}"
    arguments = [
        *map(_spell, node.arguments),
        *(f"{key}={_spell(value)}" for key, value in node.keywords),
    ]
    owner = "torch" if node.target is None else _atom(node.target)
    return f"{owner}.{node.function}({', '.join(arguments)})"


def _atom(node) -> str:
    text = _spell(node)
    return f"({text})" if isinstance(node, (Binary, Unary)) else text


def uses(catalogue, word: str) -> bool:
    """Whether any Function body speaks of a module."""
    rows = (row for row in catalogue.rows if has_class(row))
    return any(f"{word}." in gradient_body(row, g) for row in rows for g in row.formula_gradients)


def class_docstring(row) -> str:
    """The signature, wrapped."""
    return textwrap.fill(
        f'"""{row.signature}"""', WIDTH, initial_indent="    ", subsequent_indent="        "
    )


def result_names(row) -> str:
    """`("values", "indices")`"""
    return (
        "("
        + ", ".join(f'"{result.name}"' for result in row.results)
        + ("," if len(row.results) == 1 else "")
        + ")"
    )


# Stubs

DUNDERS = {
    "+": ("__add__", "__radd__", "__iadd__"), "-": ("__sub__", "__rsub__", "__isub__"),
    "*": ("__mul__", "__rmul__", "__imul__"), "/": ("__truediv__", "__rtruediv__", "__itruediv__"),
    "//": ("__floordiv__", "__rfloordiv__", "__ifloordiv__"), "%": ("__mod__", "__rmod__", "__imod__"),
    "**": ("__pow__", "__rpow__", "__ipow__"), "@": ("__matmul__", "__rmatmul__", "__imatmul__"),
    "&": ("__and__", "__rand__", "__iand__"), "|": ("__or__", "__ror__", "__ior__"),
    "^": ("__xor__", "__rxor__", "__ixor__"), "<<": ("__lshift__", "__rlshift__", "__ilshift__"),
    ">>": ("__rshift__", "__rrshift__", "__irshift__"), "<": ("__lt__",), "<=": ("__le__",), "==": ("__eq__",),
    "!=": ("__ne__",), ">=": ("__ge__",), ">": ("__gt__",), "~": ("__invert__",), "neg": ("__neg__",),
    "abs": ("__abs__",),
}  # fmt: skip


def stub_result(row) -> str:
    """The annotation of what it returns."""
    types = ["tuple[Tensor, ...]" if r.many else result_type(r) for r in row.results]
    plain = types[0] if len(types) == 1 else f"tuple[{', '.join(types)}]"
    return f"{plain} | float" if row.gives_number else plain


def typed(p) -> str:
    """`alpha: float = 1`"""
    text = f"{p.name}: {p.annotation}"
    return text if p.required else f"{text} = {stub_default(p)}"


def stub_default(p) -> str:
    """Infinities have no literal."""
    return (
        "..."
        if isinstance(p.default, float) and p.default in (float("inf"), float("-inf"))
        else p.default_text
    )


def stub_lines(row, name: str, kind: str) -> list[str]:
    """One signature per way of leaving out what stands before a required parameter."""
    skippable = [p for p in row.parameters if not p.required and not _trailing(row, p)]
    choices = (
        [row.parameters]
        if not skippable
        else [_without(row, skippable), _as_required(row, skippable)]
    )
    lines = [one_stub(row, name, kind, chosen) for chosen in choices]
    return [line for plain in lines for line in (plain, *spread(row, plain))]


def spread(row, line: str) -> list[str]:
    """The same call with the ints of a last list one by one: `zeros(2, 3)`."""
    last = row.parameters[-1]
    if last.kind != "list" or not last.required:
        return []
    return [line.replace(f"{last.name}: Sequence[int]", f"*{last.name}: int").replace(", *, out:", ", out:")]


def _trailing(row, parameter) -> bool:
    return all(not p.required for p in row.parameters[parameter.index :])


def _without(row, skippable) -> tuple:
    return tuple(p for p in row.parameters if p not in skippable)


def _as_required(row, skippable) -> tuple:
    """The same with every leading default given."""
    return tuple((p, True) if p in skippable else p for p in row.parameters)


def one_stub(row, name: str, kind: str, parameters) -> str:
    """`def add(self, alpha: float, other: Tensor | float, *, out: Tensor | None = None) -> Tensor: ...`"""
    inside = []
    for item in parameters:
        p, forced = item if isinstance(item, tuple) else (item, False)
        if kind != "function" and p is row.self_parameter:
            continue
        inside.append(f"{p.name}: {p.annotation}" if forced else typed(p))
    if kind != "inplace" and not row.without_out:
        out = "Tensor" if len(row.results) == 1 else "Sequence[Tensor]"
        inside += ["*", f"out: {out} | None = None"]
    head = ["self"] if kind != "function" else []
    result = "Tensor" if kind == "inplace" else stub_result(row)
    shown = f"{name}_" if kind == "inplace" else name
    line = f"def {shown}({', '.join([*head, *inside])}) -> {result}: ..."
    return for_variables(line) if kind == "function" and row.tensors else line


def for_variables(line: str) -> str:
    """A function's stub with T, a Tensor or a Variable; whether a number comes back is up to the caller to know."""
    return re.sub(r"\bTensor\b", "T", line).replace("-> T | float:", "-> Any:")


def folded(line: str, indent: int) -> str:
    """A stub on as many lines as it needs."""
    space = " " * indent
    if len(space + line) <= WIDTH or not line.startswith("def "):
        return space + line
    opening, _, rest = line.partition("(")
    inside, _, result = rest.rpartition(") ->")
    parts = textwrap.fill(
        inside + ",", WIDTH, initial_indent=space + "    ", subsequent_indent=space + "    "
    )
    return f"{space}{opening}(\n{parts}\n{space}) ->{result}"


def stubs(catalogue, name: str, kind: str) -> list[str]:
    """All overloads of a name, each with its decorator where there are several."""
    from .tables import applies

    rows = [row for row in catalogue.by_name[name] if applies(row, kind)]
    lines = list(dict.fromkeys(line for row in rows for line in stub_lines(row, name, kind)))
    return lines if len(lines) == 1 else [part for line in lines for part in ("@overload", line)]


def operator_stubs(catalogue) -> list[str]:
    """The operators of the class."""
    lines = []
    for sign in OPERATORS:
        row = catalogue.by_operator.get(sign)
        if row is None:
            continue
        unary = len(row.tensors) == 1
        for dunder in DUNDERS[sign]:
            comment = "  # type: ignore[override]" if dunder in ("__eq__", "__ne__") else ""
            other = "" if unary else ", other: Tensor | float"
            result = "ByteTensor" if row.results[0].dtype else "Tensor"
            lines.append(f"def {dunder}(self{other}) -> {result}: ...{comment}")
    return lines
