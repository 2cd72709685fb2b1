"""The stub file: a typed signature for each way to call a name."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ..model.catalogue import Catalogue
from ..model.keys import OPERATORS
from ..model.rows import Row
from ..model.signature import FLOATING, NO_DEFAULT, Parameter
from ..model.stated import name_within
from .layout import hanging
from .tables import applies

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

OPERAND = re.compile(r"^([*\w]+)(?:: (.*?))?( = .*)?$")
CHOICE = re.compile(r"'[^']*'|[A-Z]\w*\[[^'\]]*\]|\w+")  # the words of a Literal, or the types between bars


@dataclass(frozen=True)
class Argument:
    """A parameter in one way of calling a row."""

    p: Parameter
    given: bool = False  # passed although it has a default
    spread: bool = False  # `*size: int`


@dataclass(frozen=True)
class Way:
    """One way of calling a row: a signature of the stub file."""

    row: Row
    name: str
    kind: str  # method, inplace or function
    arguments: tuple[Argument, ...]
    omitted: tuple[Argument, ...] = ()  # options before a required parameter, which keywords give

    def argument(self, each: Argument) -> str:
        """`alpha: float = 1`"""
        p = each.p
        if each.spread:
            return f"*{p.name}: int"
        if each.given:
            return f"{p.name}: {annotation(replace(p, nullable=False, default=NO_DEFAULT))}"
        text = f"{p.name}: {annotation(p)}"
        return text if p.required else f"{text} = {stub_default(p)}"

    @property
    def operands(self) -> list[str]:
        """The parameters of the row, after `self` for a method."""
        function = self.kind == "function"
        chosen = [each for each in self.arguments if function or each.p is not self.row.self_parameter]
        return [*([] if function else ["self"]), *map(self.argument, chosen)]

    @property
    def parts(self) -> list[str]:
        """Everything between the parentheses."""
        keywords = [*map(self.argument, self.omitted)]
        if self.kind != "inplace" and not self.row.without_out:
            keywords += self.keywords
        star = [] if not keywords or any(each.spread for each in self.arguments) else ["*"]
        return [*self.operands, *star, *keywords]

    @property
    def keywords(self) -> list[str]:
        """out=, and the options of torch/_call/options.py."""
        several = "Tensor" if len(self.row.returned) == 1 else "Sequence[Tensor]"
        result = [f"out: {several} | None = None", "dtype: Any = None"]
        if self.row.creates or self.row.makes:
            result += ["device: Any = None", "requires_grad: bool = False"]
        return result

    @property
    def returns(self) -> str:
        """The annotation of the result."""
        if self.kind == "inplace" or self.row.changes and self.kind == "method":
            return "Self"
        if self.row.returns_bool:
            return "bool"
        types = ["tuple[Tensor, ...]" if r.many else "Tensor" for r in self.row.returned] or ["Tensor"]
        if self.row.unnamed:
            return f"tuple[{', '.join(types)}]"
        return types[0] if len(types) == 1 else results_class(self.row)

    def text(self, indent: int) -> str:
        """`def add(self, alpha: float, ...) -> Tensor: ...`"""
        ending = "_" if self.kind == "inplace" else ""
        return hanging(f"def {self.name}{ending}", self.parts, f" -> {self.returns}: ...", indent)


def is_named(row: Row) -> bool:
    """Return whether the results are a named tuple."""
    return len(row.returned) > 1 and not row.unnamed


def results_class(row: Row) -> str:
    """Return `ValuesIndices`, the named tuple of the results."""
    return "".join(r.name.title().replace("_", "") for r in row.returned)


def results_stubs(catalogue: Catalogue) -> list[str]:
    """Return the named tuples of all public rows with several results."""
    others = [name for names in catalogue.module_functions.values() for name in names]
    names = dict.fromkeys([*catalogue.functions, *catalogue.methods, *others])
    rows = [row for name in names for row in catalogue.by_name[name] if is_named(row)]
    lines = []
    for name, row in sorted({results_class(row): row for row in rows}.items()):
        lines += ["", f"class {name}(NamedTuple):", *(f"    {r.name}: Tensor" for r in row.returned)]
    return lines


def results_names(catalogue: Catalogue, module: str) -> str:
    """Return the named tuples that the functions of a module return."""
    rows = [row for name in catalogue.module_functions[module] for row in catalogue.by_name[name]]
    return ", ".join(sorted({results_class(row) for row in rows if is_named(row)}))


def module_stubs(catalogue: Catalogue, module: str, indent: int) -> list[str]:
    """Return the typed signatures of the functions of a module, under their names there."""
    lines = []
    for name in catalogue.module_functions[module]:
        for line in stubs(catalogue, name, "function", indent):
            lines.append(line.replace(f"def {name}(", f"def {name_within(module, name)}(", 1))
    return lines


def annotation(p: Parameter) -> str:
    """Return the Python type of a parameter."""
    plain = {
        "tensor": "Tensor", "state": "Tensor", "either": "Tensor | float", "scalar": "float",
        "int": "int", "bool": "bool", "fixed": "bool" if p.truth is None else f"Literal[{p.truth}]",
        "dim": "int", "reduction": "int", "keepdim": "bool",
        "ints": "int | Sequence[int | None]" if p.nullable and p.required else "int | Sequence[int]",
        "list": "int | Sequence[int]" if p.default is None else "Sequence[int]", "dims": "int | Sequence[int]",
        "scalars": "float | Sequence[float]",
        "tensors": "Sequence[Tensor]", "flag": "bool | str", "text": "str",
        "word": f"Literal[{', '.join(map(repr, p.words))}]",
    }[p.kind]  # fmt: skip
    return f"{plain} | None" if p.nullable or p.default is None else plain


def stub_default(p: Parameter) -> str:
    """Return a default; infinities have no literal."""
    infinite = isinstance(p.default, float) and p.default in (float("inf"), float("-inf"))
    return "..." if infinite else repr(p.default)


def ways(row: Row, name: str, kind: str) -> list[Way]:
    """Return one Way for each set of omitted parameters before a required one."""
    skippable = [p for p in row.parameters if not p.required and any(q.required for q in row.parameters[p.index :])]
    if not skippable:
        result = [Way(row, name, kind, tuple(map(Argument, row.spelled)))]
    else:
        without = tuple(Argument(p) for p in row.parameters if p not in skippable)
        omitted = tuple(map(Argument, skippable))
        given = tuple(Argument(p, given=p in skippable) for p in row.parameters)
        result = [Way(row, name, kind, without, omitted), Way(row, name, kind, given)]
    return [each for way in result for each in (way, *spread(way))]


def base_of(dtype: str) -> str:
    """Return the stub file's base of a tensor class."""
    return "Tensor" if dtype in FLOATING else "IntegralTensor"


def spread(way: Way) -> list[Way]:
    """Return the call with separate ints instead of a last list: `zeros(2, 3)`.

    Composed rows also take separate dims, if only dims follow the tensor: `x.flip(0, 1)`.
    """
    last = way.arguments[-1].p if way.arguments else None
    if last is None or last is not way.row.parameters[-1]:
        return []
    dims = last.kind == "dims" and way.row.body.kind == "composed" and len(way.row.parameters) == 2
    if not dims and not (last.kind == "list" and last.required):
        return []
    return [replace(way, arguments=(*way.arguments[:-1], Argument(last, spread=True)))]


def covers(first: Way, second: Way) -> bool:
    """Return whether a call of `second` is one of `first`, which has the options: checkers refuse such an overload."""
    pairs = list(zip(first.operands, second.operands, strict=False))
    return len(first.operands) == len(second.operands) and all(accepts(wide, narrow) for wide, narrow in pairs)


def accepts(wide: str, narrow: str) -> bool:
    """Return whether the type of one operand includes that of the other: `Literal['a', 'b']`, `Literal['a']`."""
    if wide == narrow:
        return True
    (name, types, default), (other, some, optional) = (OPERAND.findall(each)[0] for each in (wide, narrow))
    return name == other and bool(default) >= bool(optional) and set(CHOICE.findall(types)) >= set(CHOICE.findall(some))


def stubs(catalogue: Catalogue, name: str, kind: str, indent: int = 0) -> list[str]:
    """Return all overloads of a name, with a decorator if there are several."""
    rows = [row for row in catalogue.by_name[name] if applies(row, kind)]
    result: list[Way] = []
    for way in (way for row in rows for way in ways(row, name, kind)):
        if not any(covers(earlier, way) for earlier in result):
            result.append(way)
    texts = [way.text(indent) for way in result]
    decorator = " " * indent + "@overload"
    return texts if len(texts) == 1 else [part for text in texts for part in (decorator, text)]


def other_operand(row: Row) -> Parameter:
    """Return the second operand of an operator."""
    return [p for p in row.parameters if p.kind in ("tensor", "either")][1]


def operator_stubs(catalogue: Catalogue, indent: int) -> list[str]:
    """Return the operators of the class."""
    lines = []
    for sign in OPERATORS:
        row = catalogue.by_operator.get(sign)
        if row is None:
            continue
        unary = len(row.tensors) == 1
        for dunder in DUNDERS[sign]:
            comment = "  # type: ignore[override]" if dunder in ("__eq__", "__ne__") else ""
            parts = ["self"] if unary else ["self", f"other: {annotation(other_operand(row))}"]
            result = "Self" if dunder.startswith("__i") and not unary else "Tensor"
            lines.append(hanging(f"def {dunder}", parts, f" -> {result}: ...{comment}", indent))
    return lines
