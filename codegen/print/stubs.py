"""The stub file: one typed signature per way to call a name."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ..model.keys import OPERATORS
from ..model.signature import FLOATING, NO_DEFAULT
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


# In the class of operations, AnyTensor is the class itself, Tensor or Variable, and the numbers of full reductions are
# of Python or Variables. Functions have AnyTensor alone, and are stated for each where the numbers differ.
NUMBERS = {None: ("Number", "float"), "Long": ("Whole", "int"), "Bool": ("Truth", "bool")}  # by the row's result


@dataclass(frozen=True)
class Argument:
    """A parameter in one way of calling a row."""

    p: object
    given: bool = False  # though it has a default
    spread: bool = False  # `*size: int`
    named: bool = False  # and all behind it: `*, dim: int`


@dataclass(frozen=True)
class Way:
    """One way of calling a row: a signature of the stub file."""

    row: object
    name: str
    kind: str  # method, inplace or function
    arguments: tuple[Argument, ...]
    result: str = ""  # where it is not what the row says
    tensor: str = ""  # the word for a tensor, where it is not AnyTensor
    out: str = "optional"  # or given, or absent
    leaf: bool = False  # with requires_grad=True, which gives a Variable
    first: bool = False  # of another that takes its tensors too, for a float: mypy does not take an int for one here

    @property
    def word(self) -> str:
        """The word for a tensor: of a function whose arguments do not tell which, Tensor."""
        generic = self.kind != "function" or any(self.is_generic(each.p) for each in self.arguments)
        return self.tensor or ("AnyTensor" if generic else "Tensor")

    def is_generic(self, p) -> bool:
        """Whether a parameter tells Tensors from Variables."""
        return p.kind in ("tensor", "either", "tensors") and (not p.dtype or self.is_own(p))

    def is_own(self, p) -> bool:
        """The tensor that says which of the two comes back, where no other could."""
        fixed = all(q.dtype or q.kind not in ("tensor", "either", "tensors") for q in self.row.parameters)
        return fixed and p is self.row.self_parameter

    def argument(self, each: Argument) -> str:
        """`alpha: float = 1`"""
        p = each.p
        if each.spread:
            return f"*{p.name}: int"
        word = "" if p.dtype and not self.is_own(p) else self.word
        if each.given:
            return f"{p.name}: {annotation(replace(p, nullable=False, default=NO_DEFAULT), word)}"
        text = f"{p.name}: {annotation(p, word)}"
        return text if p.required else f"{text} = {stub_default(p)}"

    @property
    def parts(self) -> list[str]:
        """All that stands between the parentheses."""
        parts = ["self"] if self.kind != "function" else []
        chosen = [each for each in self.arguments if self.kind == "function" or each.p is not self.row.self_parameter]
        for each in chosen:
            parts += [*(["*"] if each.named else []), self.argument(each)]
        if self.kind == "inplace" or self.row.without_out:
            return parts
        star = [] if any(each.named or each.spread for each in chosen) else ["*"]
        return [*parts, *star, *self.keywords]

    @property
    def keywords(self) -> list[str]:
        """out=, and the options that torch/_options.py has."""
        several = self.word if len(self.row.returned) == 1 else f"Sequence[{self.word}]"
        out = f"out: {several}" if self.out == "given" else f"out: {several} | None = None"
        found = [*([] if self.out == "absent" else [out]), "dtype: Any = None"]
        if self.row.creates:
            flag = "Literal[True]" if self.leaf else "Literal[False] = False"
            found += ["device: Any = None", f"requires_grad: {flag}"]
        return found

    @property
    def returns(self) -> str:
        """The annotation of what comes back."""
        if self.leaf:
            return "Variable"
        if self.result or self.kind == "inplace" or self.row.changes and self.kind == "method":
            return self.result or "Self"
        types = [f"tuple[{self.word}, ...]" if r.many else self.word for r in self.row.returned] or [self.word]
        return types[0] if len(types) == 1 else f"{results_class(self.row)}[{self.word}]"

    def text(self, indent: int) -> str:
        """`def add(self, alpha: float, ...) -> AnyTensor: ...`"""
        ending = "_" if self.kind == "inplace" else ""
        head, *rest = hanging(f"def {self.name}{ending}", self.parts, f" -> {self.returns}: ...", indent).split("\n")
        return "\n".join([head + ("  # type: ignore[overload-overlap]" if self.first else ""), *rest])


def results_class(row) -> str:
    """`ValuesIndices`: the named tuple of what comes back."""
    return "".join(r.name.title().replace("_", "") for r in row.returned)


def results_stubs(catalogue) -> list[str]:
    """The named tuples of all public rows with several results."""
    names = dict.fromkeys([*catalogue.functions, *catalogue.methods])
    rows = [row for name in names for row in catalogue.by_name[name] if len(row.returned) > 1]
    lines = []
    for name, row in sorted({results_class(row): row for row in rows}.items()):
        lines += ["", f"class {name}(NamedTuple, Generic[T]):", *(f"    {r.name}: T" for r in row.returned)]
    return ["", 'T = TypeVar("T")', *lines] if lines else []


def annotation(p, tensor: str = "") -> str:
    """The Python type of a parameter. One of a fixed element type takes Tensors beside Variables: no word is given."""
    tensor = tensor or "Tensor | Variable"
    plain = {
        "tensor": tensor, "state": "Tensor | Variable", "either": f"{tensor} | float", "scalar": "float",
        "int": "int", "bool": "bool", "dim": "int", "reduction": "int", "keepdim": "bool",
        "ints": "int | Sequence[int]", "list": "Sequence[int]", "dims": "int | Sequence[int]",
        "tensors": f"Sequence[{tensor}]", "word": f"Literal[{', '.join(map(repr, p.words))}]",
    }[p.kind]  # fmt: skip
    return f"{plain} | None" if p.nullable or p.default is None else plain


def stub_default(p) -> str:
    """Infinities have no literal."""
    infinite = isinstance(p.default, float) and p.default in (float("inf"), float("-inf"))
    return "..." if infinite else repr(p.default)


def ways(row, name: str, kind: str) -> list[Way]:
    """One per way of leaving out what stands before a required parameter; of what may give a number, one without a
    dim and one with it.
    """
    skippable = [p for p in row.parameters if not p.required and any(q.required for q in row.parameters[p.index :])]
    if row.gives_number:
        found = number_ways(row, name, kind)
    elif not skippable:
        found = [Way(row, name, kind, tuple(map(Argument, row.parameters)))]
    else:
        without = tuple(Argument(p) for p in row.parameters if p not in skippable)
        given = tuple(Argument(p, given=p in skippable) for p in row.parameters)
        found = [Way(row, name, kind, without), Way(row, name, kind, given)]
    found = [each for way in found for each in (way, *spread(way))]
    leaves = row.creates and not row.without_out
    return [each for way in found for each in (way, *([replace(way, leaf=True)] if leaves else []))]


def number_ways(row, name: str, kind: str) -> list[Way]:
    """`sum() -> Number` and `sum(dim, keepdim=False) -> AnyTensor`."""
    dims = [p for p in row.parameters if p.kind in ("dim", "dims", "keepdim")]
    rest = tuple(Argument(p) for p in row.parameters if p not in dims)
    variable, number = NUMBERS[row.returned[0].dtype]
    words = ((variable, ""),) if kind != "function" else ((number, "Tensor"), ("Variable", "Variable"))
    found = [Way(row, name, kind, rest, result, word, "absent") for result, word in words]
    if kind == "function" and keeps_integers(row):
        found.insert(0, replace(found[0], result="int", tensor="IntegralTensor", first=True))
    if not dims:
        return found if row.without_out else [*found, Way(row, name, kind, rest, out="given")]
    last = max((p.index for p in dims if p.kind != "keepdim"), default=-1)
    given = tuple(Argument(p, given=p.index <= last and not p.required) for p in row.parameters)
    return [*found, Way(row, name, kind, given), *by_name(row, name, kind)]


def keeps_integers(row) -> bool:
    """Whether the number is an int where the elements are integers."""
    return row.gives_number and row.returned[0].dtype is None and "Long" in row.dtypes


def integral_stubs(catalogue, indent: int = 0) -> list[str]:
    """The methods of tensors of integers whose number is an int."""
    names = [name for name in catalogue.methods if any(map(keeps_integers, catalogue.by_name[name]))]
    words = {"Number": "int", "AnyTensor": "Tensor"}
    lines = [line for name in names for line in stubs(catalogue, name, "method", indent)]
    return [re.sub(r"\b(Number|AnyTensor)\b", lambda word: words[word[0]], line) for line in lines]


def base_of(dtype: str) -> str:
    """The stub file's base of a tensor class."""
    return "Tensor" if dtype in FLOATING else "IntegralTensor"


def by_name(row, name: str, kind: str) -> list[Way]:
    """`norm(p=2, *, dim, keepdim=False)`, where a default stands before the dim."""
    first = next(p for p in row.parameters if p.kind in ("dim", "dims"))
    if all(p.required for p in row.parameters[: first.index]):
        return []
    return [Way(row, name, kind, tuple(Argument(p, given=p is first, named=p is first) for p in row.parameters))]


def spread(way: Way) -> list[Way]:
    """The same call with the ints of a last list one by one: `zeros(2, 3)`; and with the dims of what is composed,
    where they alone follow the tensor: `x.flip(0, 1)`."""
    last = way.arguments[-1].p if way.arguments else None
    if last is None or last is not way.row.parameters[-1]:
        return []
    dims = last.kind == "dims" and way.row.body.kind == "python" and len(way.row.parameters) == 2
    if not dims and not (last.kind == "list" and last.required):
        return []
    return [replace(way, arguments=(*way.arguments[:-1], Argument(last, spread=True)))]


def stubs(catalogue, name: str, kind: str, indent: int = 0) -> list[str]:
    """All overloads of a name, each with its decorator where there are several."""
    rows = [row for row in catalogue.by_name[name] if applies(row, kind)]
    found = [replace(way, first=way.first or any(covers(later, row) for later in rows[number + 1 :]))
             for number, row in enumerate(rows) for way in ways(row, name, kind)]
    texts = list(dict.fromkeys(way.text(indent) for way in found))
    decorator = " " * indent + "@overload"
    return texts if len(texts) == 1 else [part for text in texts for part in (decorator, text)]


def covers(later, row) -> bool:
    """Whether a later row also takes tensors where this one, whose tensors are of fixed types, wants numbers."""
    pairs = [(p.kind, q.kind) for p, q in zip(row.parameters, later.parameters, strict=False)]
    return ("scalar", "either") in pairs and all(p.dtype for p in row.tensors)


def other_operand(row):
    """The second of what an operator stands between."""
    return [p for p in row.parameters if p.kind in ("tensor", "either")][1]


def operator_stubs(catalogue, indent: int) -> list[str]:
    """The operators of the class."""
    lines = []
    for sign in OPERATORS:
        row = catalogue.by_operator.get(sign)
        if row is None:
            continue
        unary = len(row.tensors) == 1
        for dunder in DUNDERS[sign]:
            comment = "  # type: ignore[override]" if dunder in ("__eq__", "__ne__") else ""
            parts = ["self"] if unary else ["self", f"other: {annotation(other_operand(row), 'AnyTensor')}"]
            result = "Self" if dunder.startswith("__i") and not unary else "AnyTensor"
            lines.append(hanging(f"def {dunder}", parts, f" -> {result}: ...{comment}", indent))
    return lines
