"""The stub file: one typed signature per way to call a name."""

from __future__ import annotations

import re
import textwrap

from codegen.model.keys import OPERATORS
from codegen.model.rows import result_type

from .tables import applies

WIDTH = 100

DUNDERS = {
    "+": ("__add__", "__radd__", "__iadd__"), "-": ("__sub__", "__rsub__", "__isub__"),
    "*": ("__mul__", "__rmul__", "__imul__"), "/": ("__truediv__", "__rtruediv__", "__itruediv__"),
    "//": ("__floordiv__", "__rfloordiv__", "__ifloordiv__"),
    "%": ("__mod__", "__rmod__", "__imod__"), "**": ("__pow__", "__rpow__", "__ipow__"),
    "@": ("__matmul__", "__rmatmul__", "__imatmul__"), "&": ("__and__", "__rand__", "__iand__"),
    "|": ("__or__", "__ror__", "__ior__"), "^": ("__xor__", "__rxor__", "__ixor__"),
    "<<": ("__lshift__", "__rlshift__", "__ilshift__"),
    ">>": ("__rshift__", "__rrshift__", "__irshift__"), "<": ("__lt__",), "<=": ("__le__",),
    "==": ("__eq__",), "!=": ("__ne__",), ">=": ("__ge__",), ">": ("__gt__",),
    "~": ("__invert__",), "neg": ("__neg__",), "abs": ("__abs__",),
}  # fmt: skip


def stub_result(row) -> str:
    """The annotation of what it returns."""
    types = ["tuple[Tensor, ...]" if r.many else result_type(r) for r in row.returned] or ["Tensor"]
    plain = types[0] if len(types) == 1 else f"tuple[{', '.join(types)}]"
    return f"{plain} | float" if row.gives_number else plain


def annotation(p) -> str:
    """The Python type of a parameter."""
    tensor = f"{p.dtype}Tensor" if p.dtype else "Tensor"
    plain = {
        "tensor": tensor, "state": tensor, "either": f"{tensor} | float", "scalar": "float",
        "int": "int", "bool": "bool", "dim": "int", "keepdim": "bool",
        "ints": "int | Sequence[int]", "list": "Sequence[int]", "dims": "int | Sequence[int]",
        "tensors": f"Sequence[{tensor}]",
    }[p.kind]  # fmt: skip
    return f"{plain} | None" if p.nullable or p.default is None else plain


def typed(p) -> str:
    """`alpha: float = 1`"""
    text = f"{p.name}: {annotation(p)}"
    return text if p.required else f"{text} = {stub_default(p)}"


def stub_default(p) -> str:
    """Infinities have no literal."""
    return (
        "..."
        if isinstance(p.default, float) and p.default in (float("inf"), float("-inf"))
        else repr(p.default)
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
    last = row.parameters[-1] if row.parameters else None
    if not row.parameters or last.kind != "list" or not last.required:
        return []
    return [
        line.replace(f"{last.name}: Sequence[int]", f"*{last.name}: int").replace(
            ", *, out:", ", out:"
        )
    ]


def _trailing(row, parameter) -> bool:
    return all(not p.required for p in row.parameters[parameter.index :])


def _without(row, skippable) -> tuple:
    return tuple(p for p in row.parameters if p not in skippable)


def _as_required(row, skippable) -> tuple:
    """The same with every leading default given."""
    return tuple((p, True) if p in skippable else p for p in row.parameters)


def one_stub(row, name: str, kind: str, parameters) -> str:
    """`def add(self, alpha: float, other: Tensor | float, *, out: Tensor | None = None) -> Tensor:
    ...`
    """
    inside = []
    for item in parameters:
        p, forced = item if isinstance(item, tuple) else (item, False)
        if kind != "function" and p is row.self_parameter:
            continue
        inside.append(f"{p.name}: {annotation(p)}" if forced else typed(p))
    if kind != "inplace" and not row.without_out:
        out = "Tensor" if len(row.returned) == 1 else "Sequence[Tensor]"
        inside += ["*", f"out: {out} | None = None"]
    head = ["self"] if kind != "function" else []
    result = "Tensor" if kind == "inplace" else stub_result(row)
    shown = f"{name}_" if kind == "inplace" else name
    line = f"def {shown}({', '.join([*head, *inside])}) -> {result}: ..."
    return for_variables(line) if kind == "function" and row.tensors else line


def for_variables(line: str) -> str:
    """A function's stub with T, a Tensor or a Variable; whether a number comes back is up to the
    caller to know.
    """
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
