"""Signatures: element types, kinds of parameters with their slots, and results."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import TypeAlias

from .limits import DIMS
from .spelling import is_written, nearest

DTYPES = ("Bool", "Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double",
          "ComplexFloat", "ComplexDouble")
# Types that only rows of `any` take: they move elements unchanged.
STORED = ("UInt16", "UInt32", "UInt64", "Float8_e4m3fn", "Float8_e5m2", "Float8_e4m3fnuz", "Float8_e5m2fnuz",
          "ComplexHalf")
C_TYPES = {
    "Bool": "bool", "Byte": "uint8_t", "Char": "int8_t", "Short": "int16_t", "Int": "int32_t", "Long": "int64_t",
    "Half": "half", "BFloat16": "bfloat16", "Float": "float", "Double": "double",
    "ComplexFloat": "complexfloat", "ComplexDouble": "complexdouble",
}  # fmt: skip
INTEGERS = ("Byte", "Char", "Short", "Int", "Long")
INTEGRAL = ("Bool", *INTEGERS)
FLOATING = ("Float", "Double")
NARROW = ("Half", "BFloat16")  # stored types of floats that are computed as Float
COMPLEX = ("ComplexFloat", "ComplexDouble")
DIFFERENTIABLE = FLOATING + COMPLEX
LARGEST = {"Byte": 255, "Char": 127, "Short": 2**15 - 1, "Int": 2**31 - 1, "Long": 2**63 - 1, "Float": 3.4028235e38,
           "Double": float("inf")}  # fmt: skip
GROUPS = {
    "all": INTEGRAL + FLOATING, "numbers": INTEGERS + FLOATING, "floating": FLOATING, "integral": INTEGERS,
    "whole": INTEGRAL, "any": DTYPES, "complex": COMPLEX,
}  # fmt: skip
# Further words of `dtypes:`: UInt16 to UInt64, computed as Long of the same bits, or order.
UNSIGNED = ("unsigned", "ordered")
# Names of other libraries: for `dtypes:`, and for types of parameters.
MEANT_GROUPS = {
    **{name: f"[{dtype}]" for dtype in DTYPES for name in (dtype, dtype.lower())},
    **dict.fromkeys(("float", "floats", "real"), "floating"), **dict.fromkeys(("int", "ints", "integer"), "integral"),
    **dict.fromkeys(("number", "numeric"), "numbers"),
}  # fmt: skip
MEANT_TYPES = {
    **dict.fromkeys(("float[]", "float*", "Scalar[]"), "Scalar*"),
    **dict.fromkeys(("float", "double", "Number", "number", "real"), "Scalar"), "int64_t": "int", "integer": "int",
    "tensor": "Tensor", "str": "word[a,b]", "string": "word[a,b]", "dim": "Dim", "keepdim": "Keepdim",
    **dict.fromkeys(("int[]", "IntList", "ints", "list", "int64_t[]"), "int*"),
    **dict.fromkeys(("Tensor[]", "TensorList", "tensors"), "Tensor*"),
}  # fmt: skip
NAMED_GROUPS = GROUPS | {f"{name}, complex": GROUPS[name] + COMPLEX for name in ("all", "numbers", "floating")}
# The type that computes in place of a type without a body.
COMPUTED = {"Bool": "Byte", **dict.fromkeys(NARROW, "Float")}


class NO_DEFAULT:
    """The default of a parameter without one. A class stays the same object when rows go to another process."""


Default: TypeAlias = float | str | tuple[int, ...] | type[NO_DEFAULT] | None  # a str is a word

# Kinds of parameters by type, and their groups of slots in `call`.
PLAIN = {
    "Scalar": "scalar", "Bound": "scalar", "int": "int", "bool": "bool", "Dim": "dim", "Keepdim": "keepdim",
    "Reduction": "reduction", "Scalar*": "scalars", "int*": "list", "Dim*": "dims", "Tensor*": "tensors",
}  # fmt: skip
GROUP_OF = {
    "tensor": "t", "state": "t", "either": "t", "scalar": "s", "int": "n", "bool": "n", "dim": "n",
    "keepdim": "n", "reduction": "n", "word": "n", "fixed": "n", "ints": "n", "scalars": "list", "list": "list",
    "dims": "list", "tensors": "many", "flag": "n", "text": "n",
}  # fmt: skip

# Words that are no parameters in a Python call, or that formulas and generated Python use.
UNUSABLE = {
    *keyword.kwlist,
    *"out self cls args kwargs acc grad count i torch math internal composed call".split(),
    *"pi inf nan np oracles own dtype generator".split(),
}
FLAGS = ("bool", "keepdim", "fixed")
PARTS = {"RealTensor": "real", "ComplexTensor": "complex"}
REDUCTIONS = {"none": 0, "mean": 1, "sum": 2, "batchmean": 3}  # of a loss; the last is of rows with that default


class SignatureError(ValueError):
    """Raised for a wrong signature."""


@dataclass(frozen=True)
class Parameter:
    """Parameter of a row, with its place in `call`: its slot in the group, and the number in s of a Tensor|Scalar."""

    name: str
    type: str
    kind: str
    dtype: str | None = None  # a fixed element type
    length: int = 0  # k of int[k]
    words: tuple[str, ...] = ()  # the words of word[a,b]
    nullable: bool = False  # None is a value
    follows: str = ""  # the parameter whose value is the default: int[k] stride=kernel_size
    default: Default = NO_DEFAULT
    index: int = 0
    slot: int = 0
    number: int = 0

    @property
    def required(self) -> bool:
        return self.default is NO_DEFAULT

    @property
    def group(self) -> str:
        """Its array in `call`: t, s, n, list or many."""
        return GROUP_OF[self.kind]

    @property
    def is_tensor(self) -> bool:
        """Whether it has a slot of t: Tensor, Tensor& or Tensor|Scalar."""
        return self.group == "t"

    @property
    def is_scalar(self) -> bool:
        """Whether it has a slot of s: a Scalar, or a Tensor|Scalar that is a number."""
        return self.kind in ("scalar", "either")

    @property
    def is_cut(self) -> bool:
        """Whether it is cut towards zero where the operands are integers, and has no part in promotion: a Bound."""
        return self.type == "Bound"

    @property
    def truth(self) -> bool | None:
        """The value that a bool[True] or bool[False] accepts; None for bool[any], which has no effect."""
        return {"bool[True]": True, "bool[False]": False}.get(self.type)

    @property
    def is_option(self) -> bool:
        """Whether it is a number that element formulas read: Scalar, int, bool, Reduction or the position of a word."""
        return self.kind in ("scalar", "int", "bool", "reduction", "word")

    @property
    def preset(self) -> float | None:
        """The number that is the default in C; for a word, its position."""
        if isinstance(self.default, str):
            return self.words.index(self.default)
        return self.default if isinstance(self.default, int | float) else None

    @property
    def text(self) -> str:
        """The text in the signature: `Scalar beta=1`."""
        return f"{self.type} {self.name}" + ("" if self.required else f"={self.default!r}")

    @property
    def python(self) -> str:
        """The Python parameter: `beta=1`."""
        return self.name if self.required else f"{self.name}={self.default!r}"


@dataclass(frozen=True)
class Result:
    """Result of a row; `dtype` is None if it is that of the row."""

    name: str
    dtype: str | None = None
    many: bool = False  # Tensor*: a tuple of tensors, of composed rows only
    saved: bool = False  # only the gradient reads it; not returned
    truth: bool = False  # a Python bool
    by_numbers: bool = False  # ScalarTensor: the type of a created tensor is that of its numbers
    part: str = ""  # RealTensor, ComplexTensor: the real or complex type of the row's precision
    plain: bool = False  # one of several results that are a tuple without names


@dataclass(frozen=True)
class Signature:
    """`name(parameters) -> results`. Without results, the row changes and returns its first tensor."""

    op: str
    parameters: tuple[Parameter, ...]
    results: tuple[Result, ...]

    @cached_property
    def slots(self) -> dict[str, int]:
        """The number of slots of each group of `call`."""
        counts = dict.fromkeys(("t", "s", "n", "list", "many"), 0)
        for p in self.parameters:
            counts[p.group] += p.length if p.kind == "ints" else 1
            counts["s"] += p.kind == "either"
        return counts


_SIGNATURE = re.compile(r"^\s*(\w+)\s*\((.*?)\)\s*(?:->\s*(.+?))?\s*$", re.S)
_PARAMETER = re.compile(r"^([\w|*&,\[\]-]+?\??)\s+(\S+?)\s*(?:=\s*(.+))?$")
_NAME = re.compile(r"_?[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*")
_TENSOR = re.compile(r"^(\w*?)Tensor$")


def parse_signature(text: str) -> Signature:
    """Return a parsed signature. Raises SignatureError with the wrong word.

    >>> parse_signature("max(Tensor input) -> (Tensor values, LongTensor indices)").results[1].dtype
    'Long'
    """
    match = _SIGNATURE.match(text)
    if not match:
        raise SignatureError(
            f"'{text}' is no signature; write name(Type name[=default], ...) [-> results]"
        )
    op, inside, outcome = match.groups()
    if not is_written(op.removesuffix("_")):
        raise SignatureError(
            f"'{op}' is no name of an op; write snake_case, with one _ at the end only in place"
        )
    parameters = [parse_parameter(part) for part in split_commas(inside)]
    _check_names(parameters)
    changes = (
        next((p.kind == "state" for p in parameters if p.group == "t"), False) and outcome is None
    )
    if changes != op.endswith("_"):
        raise SignatureError(
            f"'{op}' changes its first tensor (Tensor&, no ->) and gives it back, so its name ends "
            "with _"
            if changes
            else f"'{op}' ends with _, so its first tensor is a Tensor& and it has no ->"
        )
    results = () if changes else parse_results(outcome)
    both = {r.name for r in results} & {p.name for p in parameters}
    if both:
        raise SignatureError(f"'{sorted(both)[0]}' names a parameter and a result")
    return Signature(op, number_slots(parameters), results)


def _check_names(parameters: list[Parameter]) -> None:
    names = [p.name for p in parameters]
    for position, p in enumerate(parameters):
        if p.follows and (p.follows, p.length) not in [(q.name, q.length) for q in parameters[:position]]:
            raise SignatureError(f"{p.name}: its default '{p.follows}' is no earlier {p.type}")
    for name in names:
        if names.count(name) > 1:
            raise SignatureError(f"two parameters are called '{name}'")
        if name in UNUSABLE or re.fullmatch(r"grad_(?!output$).*|other_.+|draw_\d+", name):
            raise SignatureError(
                f"'{name}' cannot name a parameter: Python or a formula has the word"
            )
        if not _NAME.fullmatch(name):
            raise SignatureError(f"'{name}' is not a name of a parameter; write snake_case")
    kinds = [p.kind for p in parameters]
    for kind, word in (("keepdim", "Keepdim"), ("reduction", "Reduction")):
        if kinds.count(kind) > 1:
            raise SignatureError(f"a row takes one {word} at most")
    if "keepdim" in kinds and not {"dim", "dims"} & set(kinds):
        raise SignatureError("a Keepdim needs a Dim or Dim* whose dims it keeps")


def split_commas(text: str) -> list[str]:
    """Split at commas outside brackets; an empty part is an error."""
    if not text.strip():
        return []
    parts = [part.strip() for part in re.split(r",(?![^\[(]*[\])])", text)]
    if not all(parts):
        raise SignatureError("a comma without a parameter")
    return parts


@cache
def parse_parameter(text: str) -> Parameter:
    """Parse one `Type name[=default]`."""
    match = _PARAMETER.match(text)
    if not match:
        raise SignatureError(f"'{text}' is not a parameter; write Type name[=default]")
    written, name, default = match.groups()
    kind, dtype, length = parse_type(written.removesuffix("?"))
    if written.endswith("?") and kind in ("keepdim", "fixed", "tensors", "reduction"):
        raise SignatureError(f"{name}: '{written}' cannot be None")
    words = tuple(written.removesuffix("?")[5:-1].split(",")) if kind == "word" else ()
    if kind == "word" and written.endswith("?") and default is None:
        raise SignatureError(f"{name}: None stands for its default, so write one")
    nothing = kind == "word" and default == "None" and written.endswith("?")
    if kind == "word" and default is not None and default not in words and not nothing:
        raise SignatureError(f"{name}: default '{default}' is none of {', '.join(words)}")
    follows = default if kind == "ints" and default and default.isidentifier() and default not in WORDS else ""
    if default is None or nothing or follows:
        value: Default = None if nothing or follows else NO_DEFAULT
    else:
        value = default if words else parse_default(default, kind, name)
    if value is None and kind in ("tensor", "state", "either", "int", "bool", "scalar") and not written.endswith("?"):
        raise SignatureError(f"{name}: its default is None, so write '{written}?'")
    return Parameter(
        name, written, kind, dtype, length, words, written.endswith("?") or value is None, follows, value
    )


def parse_type(text: str) -> tuple[str, str | None, int]:
    """Return the kind, fixed dtype and length of a type."""
    if text in PLAIN:
        return PLAIN[text], None, 0
    if match := re.fullmatch(r"int\[(\d+)\]", text):
        if not 1 <= int(match[1]) <= 9:
            raise SignatureError(f"'{text}': int[k] holds 1 to 9 ints")
        return "ints", None, int(match[1])
    if text in ("bool[True]", "bool[False]", "bool[any]"):
        return "fixed", None, 0
    if match := re.fullmatch(r"word\[([A-Za-z_-]+(?:,[A-Za-z_-]+)*)\]", text):
        if len(set(match[1].split(","))) < len(match[1].split(",")):
            raise SignatureError(f"'{text}' has a word twice")
        return "word", None, 0
    tensor, bar, rest = text.partition("|")
    state = tensor.endswith("&")
    match = _TENSOR.match(tensor.removesuffix("&"))
    fits = rest == "Scalar" and not state if bar else True
    if match and match[1] in ("", *DTYPES) and fits:
        return ("state" if state else "either" if bar else "tensor"), match[1] or None, 0
    known = [
        *PLAIN,
        "Tensor",
        "Tensor&",
        "Tensor|Scalar",
        "int[2]",
        "word[a,b]",
        *(f"{dtype}Tensor" for dtype in DTYPES),
    ]
    raise SignatureError(f"unknown type '{text}'" + nearest(text, known, MEANT_TYPES))


WORDS = {"None": None, "True": True, "False": False, "inf": float("inf"), "-inf": float("-inf")}


def parse_default(text: str, kind: str, name: str) -> Default:
    """Return a default as a Python value; raise SignatureError if it does not fit the kind."""
    if kind == "reduction":
        if text not in REDUCTIONS:
            raise SignatureError(f"{name}: default '{text}' is none of {', '.join(REDUCTIONS)}")
        return REDUCTIONS[text]
    if kind in ("list", "dims") and text.startswith("("):
        return tuple(_whole(part, name) for part in split_commas(text[1:-1].removesuffix(",")))
    value = WORDS[text] if text in WORDS else _number(text, name)
    if kind in ("tensor", "state", "tensors", "scalars", "list", "dims") and value is not None:
        raise SignatureError(f"{name}: only None can be its default")
    if kind in ("tensors", "ints", "keepdim", "fixed") and value is None:
        raise SignatureError(f"{name}: None cannot be its default")
    if isinstance(value, bool) != (kind in FLAGS) and value is not None:
        raise SignatureError(f"{name}: default '{text}' does not fit its type")
    if kind in ("int", "ints", "dim") and isinstance(value, float):
        raise SignatureError(f"{name}: default '{text}' is not an int")
    if kind == "dim" and value is not None and not -DIMS <= value < DIMS:
        raise SignatureError(f"{name}: default {text} is out of range; dims are from {-DIMS} to {DIMS - 1}")
    if isinstance(value, int) and not -(2**63) < value < 2**63:
        raise SignatureError(f"{name}: default '{text}' does not fit 64 bits")
    return value


def _number(text: str, name: str) -> int | float:
    for reading in (int, float):
        try:
            value: int | float = reading(text)
        except ValueError:
            continue
        if value == value and text.isascii() and "_" not in text and text == text.strip():
            return value
    raise SignatureError(f"{name}: default '{text}' is not a number, True, False or None")


def _whole(text: str, name: str) -> int:
    value = _number(text, name)
    if isinstance(value, float):
        raise SignatureError(f"{name}: default '{text}' is not an int")
    return value


def parse_results(text: str | None) -> tuple[Result, ...]:
    """Return the results after the arrow; a single result is called output."""
    if text is None:
        return (Result("output"),)
    inside = text.removeprefix("tuple").strip()
    plain = inside != text
    inside = inside[1:-1] if inside.startswith("(") and inside.endswith(")") else inside
    results = [replace(_result(part), plain=plain) for part in split_commas(inside)]
    if not results:
        raise SignatureError("no result stands after ->")
    names = [result.name for result in results]
    if len(set(names)) < len(names):
        raise SignatureError(
            "two results have one name; write -> (Tensor values, LongTensor indices)"
        )
    if len(names) > 1 and "index" in names:
        raise SignatureError("'index' cannot name one of several results, which come as a tuple; write indices")
    saved = [result.saved for result in results]
    if saved != sorted(saved) or all(saved):
        raise SignatureError("saved results come last, after one that is returned")
    if any(r.many or r.truth for r in results) and len(results) > 1:
        raise SignatureError("Tensor* and bool are results that stand alone")
    return tuple(results)


def _result(part: str) -> Result:
    """Parse `Tensor values`, `saved Tensor mean`, `ByteTensor` or `bool`."""
    words = part.split()
    saved = words[0] == "saved"
    words = words[saved:]
    if not 1 <= len(words) <= 2 or saved and len(words) < 2:
        raise SignatureError(f"'{part}' is not a result; write [saved] Type name")
    by_numbers, part = words[0] == "ScalarTensor", PARTS.get(words[0], "")
    kind, dtype, _ = parse_type("Tensor" if by_numbers or part else words[0])
    if kind not in ("tensor", "tensors", "bool"):
        raise SignatureError(f"'{words[0]}' is not a type of a result")
    name = words[1] if len(words) > 1 else "output"
    if not _NAME.fullmatch(name) or name in UNUSABLE or name.startswith("grad_"):
        raise SignatureError(f"'{name}' cannot name a result")
    return Result(name, "Bool" if kind == "bool" else dtype, kind == "tensors", saved, kind == "bool", by_numbers,
                  part)


def number_slots(parameters: list[Parameter]) -> tuple[Parameter, ...]:
    """Number the parameters within the groups of a call.

    State follows the other tensors, so that a node's inputs are the slots before it. A row that changes its first
    tensor has that tensor in slot 0.

    >>> [p.slot for p in parse_signature("f(int a, Tensor b, int[2] c, int d)").parameters]
    [0, 0, 1, 3]
    >>> [p.slot for p in parse_signature("f(Tensor a, Tensor& b, Tensor c)").parameters]
    [0, 2, 1]
    """
    counts = dict.fromkeys(("t", "s", "n", "list", "many"), 0)
    first = next((p for p in parameters if p.group == "t"), None)
    behind = [p for p in parameters if p.kind == "state" and p is not first]
    slots = {}
    for p in [*(p for p in parameters if p not in behind), *behind]:
        slots[p.name] = counts[p.group], counts["s"]
        counts[p.group] += p.length if p.kind == "ints" else 1
        counts["s"] += p.kind == "either"
    return tuple(
        replace(p, index=index, slot=slots[p.name][0], number=slots[p.name][1])
        for index, p in enumerate(parameters)
    )
