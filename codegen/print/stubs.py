"""The stub file: one typed signature per way to call a name."""

from __future__ import annotations

import re
import textwrap

from ..model.keys import OPERATORS
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


# In the class of operations, AnyTensor is the class itself, Tensor or Variable, and Number is what a full reduction
# gives: a Python number or a Variable. Functions have AnyTensor alone, and are stated twice where Number would differ.


def stub_result(row, number: str = "") -> str:
    """The annotation of what it returns; `number` is what stands for a full reduction."""
    if number and row.gives_number:
        return number
    types = ["tuple[AnyTensor, ...]" if r.many else "AnyTensor" for r in row.returned] or ["AnyTensor"]
    return types[0] if len(types) == 1 else f"tuple[{', '.join(types)}]"


def annotation(p, own: bool = False) -> str:
    """The Python type of a parameter. One of a fixed element type takes Tensors beside Variables, unless it is `own`:
    the tensor that says which of the two comes back.
    """
    tensor = "Tensor | Variable" if p.dtype and not own else "AnyTensor"
    plain = {
        "tensor": tensor, "state": "Tensor | Variable", "either": f"{tensor} | float", "scalar": "float",
        "int": "int", "bool": "bool", "dim": "int", "reduction": "int", "keepdim": "bool",
        "ints": "int | Sequence[int]", "list": "Sequence[int]", "dims": "int | Sequence[int]",
        "tensors": f"Sequence[{tensor}]", "word": f"Literal[{', '.join(map(repr, p.words))}]",
    }[p.kind]  # fmt: skip
    return f"{plain} | None" if p.nullable or p.default is None else plain


def typed(p, own: bool = False) -> str:
    """`alpha: float = 1`"""
    text = f"{p.name}: {annotation(p, own)}"
    return text if p.required else f"{text} = {stub_default(p)}"


def stub_default(p) -> str:
    """Infinities have no literal."""
    return (
        "..."
        if isinstance(p.default, float) and p.default in (float("inf"), float("-inf"))
        else repr(p.default)
    )


def stub_lines(row, name: str, kind: str) -> list[str]:
    """One signature per way of leaving out what stands before a required parameter; of what may give a number, one
    without a dim and one with it.
    """
    skippable = [p for p in row.parameters if not p.required and not _trailing(row, p)]
    if row.gives_number:
        lines = number_stubs(row, name, kind)
    elif not skippable:
        lines = [one_stub(row, name, kind, row.parameters)]
    else:
        choices = [_without(row, skippable), _as_required(row, skippable)]
        lines = [one_stub(row, name, kind, chosen) for chosen in choices]
    lines = [line for plain in lines for line in (plain, *spread(row, plain))]
    return [line for plain in lines for line in (plain, *leaf(row, plain))]


def number_stubs(row, name: str, kind: str) -> list[str]:
    """`sum() -> Number` and `sum(dim, keepdim=False) -> AnyTensor`."""
    dims = [p for p in row.parameters if p.kind in ("dim", "dims", "keepdim")]
    rest = tuple(p for p in row.parameters if p not in dims)
    last = max((p.index for p in dims if p.kind != "keepdim"), default=-1)
    given = tuple((p, p.index <= last and not p.required) for p in row.parameters)
    lines = []
    for number, own in (("Number", ""),) if kind != "function" else (("float", "Tensor"), ("Variable", "Variable")):
        text = one_stub(row, name, kind, rest, number).replace("*, out: AnyTensor | None = None, dtype", "*, dtype")
        lines.append(re.sub(r"\bAnyTensor\b", own, text) if own else text)
    if dims:
        return [*lines, one_stub(row, name, kind, given), *by_name(row, name, kind)]
    return lines if row.without_out else [*lines, one_stub(row, name, kind, rest, out=True)]


def by_name(row, name: str, kind: str) -> list[str]:
    """`norm(p=2, *, dim, keepdim=False)`, where a default stands before the dim."""
    first = next(p for p in row.parameters if p.kind in ("dim", "dims"))
    if all(p.required for p in row.parameters[: first.index]):
        return []
    own = f"{first.name}: {annotation(first)}"
    line = one_stub(row, name, kind, row.parameters).replace("*, out:", "out:")
    return [line.replace(f"{own} = {stub_default(first)}", f"*, {own}".removesuffix(" | None"))]


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


def leaf(row, line: str) -> list[str]:
    """The same call with requires_grad=True, which gives a Variable."""
    if "requires_grad: Literal[False] = False" not in line:
        return []
    line = line.replace("requires_grad: Literal[False] = False", "requires_grad: Literal[True]")
    return [line.replace("-> Tensor:", "-> Variable:")]


def _trailing(row, parameter) -> bool:
    return all(not p.required for p in row.parameters[parameter.index :])


def _without(row, skippable) -> tuple:
    return tuple(p for p in row.parameters if p not in skippable)


def _as_required(row, skippable) -> tuple:
    """The same with every leading default given."""
    return tuple((p, True) if p in skippable else p for p in row.parameters)


def one_stub(row, name: str, kind: str, parameters, number: str = "", out: bool = False) -> str:
    """`def add(self, alpha: float, ...) -> AnyTensor: ...`; `out`: it has to be given."""
    inside = []
    plain = all(p.dtype or p.kind not in ("tensor", "either", "tensors") for p in row.parameters)
    for item in parameters:
        p, forced = item if isinstance(item, tuple) else (item, False)
        own = plain and p is row.self_parameter
        if kind != "function" and p is row.self_parameter:
            continue
        inside.append(f"{p.name}: {annotation(p, own)}".removesuffix(" | None") if forced else typed(p, own))
    if kind != "inplace" and not row.without_out:
        several = "AnyTensor" if len(row.returned) == 1 else "Sequence[AnyTensor]"
        inside += ["*", f"out: {several}" if out else f"out: {several} | None = None", "dtype: Any = None"]
        inside += ["device: Any = None", "requires_grad: Literal[False] = False"] if row.creates else []
    head = ["self"] if kind != "function" else []
    result = "Self" if kind == "inplace" or (row.changes and kind == "method") else stub_result(row, number)
    line = f"def {name}{'_' if kind == 'inplace' else ''}({', '.join([*head, *inside])}) -> {result}: ..."
    return line if kind != "function" or _has_own(line) else re.sub(r"\bAnyTensor\b", "Tensor", line)


def _has_own(line: str) -> bool:
    """Whether an argument, and not only out=, says what AnyTensor is."""
    return bool(re.search(r"\bAnyTensor\b", line.partition("->")[0].partition(", out:")[0]))


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
            other = "" if unary else ", other: AnyTensor | float"
            result = "Self" if dunder.startswith("__i") and not unary else "AnyTensor"
            lines.append(f"def {dunder}(self{other}) -> {result}: ...{comment}")
    return lines
