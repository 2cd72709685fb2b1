"""The words of a signature: element types and kinds of parameters, and what each is called in C and Python."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass

from .document import nearest

DTYPES = ("Byte", "Char", "Short", "Int", "Long", "Half", "Float", "Double")
C_TYPES = {
    "Byte": "uint8_t", "Char": "int8_t", "Short": "int16_t", "Int": "int32_t", "Long": "int64_t",
    "Half": "half", "Float": "float", "Double": "double",
}  # fmt: skip
INTEGRAL = ("Byte", "Char", "Short", "Int", "Long")
FLOATING = ("Float", "Double")
GROUPS = {"all": INTEGRAL + FLOATING, "floating": FLOATING, "integral": INTEGRAL}
GROUP_MASKS = {INTEGRAL + FLOATING: "TH_ALL", FLOATING: "TH_FLOATING", INTEGRAL: "TH_INTEGERS"}
KINDS = ("tensor", "either", "scalar", "int", "bool", "ints", "list", "tensors")
RESERVED = set(keyword.kwlist) | set(
    "auto case char const default do double enum extern float goto inline int long register restrict short signed "
    "sizeof static struct switch typedef union unsigned void volatile bool this new template typename operator "
    "private public protected virtual delete friend namespace throw".split()
)
NO_DEFAULT = object()


@dataclass(frozen=True)
class Parameter:
    """One parameter of a row, with its slots in `call`."""

    name: str
    type: str
    kind: str
    dtype: str | None = None  # a fixed element type
    length: int = 0  # k of int[k]
    nullable: bool = False  # None is a value
    default: object = NO_DEFAULT
    index: int = 0
    t: int = 0
    s: int = 0
    n: int = 0

    @property
    def required(self) -> bool:
        return self.default is NO_DEFAULT

    @property
    def is_tensor(self) -> bool:
        """Takes a slot of t: a Tensor, or a Tensor|Scalar."""
        return self.kind in ("tensor", "either")

    @property
    def is_scalar(self) -> bool:
        """Takes a slot of s: a Scalar, or a Tensor|Scalar given as a number."""
        return self.kind in ("scalar", "either")

    @property
    def text(self) -> str:
        """As the signature has it: `Scalar beta=1`."""
        return f"{self.type} {self.name}" + ("" if self.required else f"={self.default_text}")

    @property
    def default_text(self) -> str:
        """The default as Python reads it."""
        return repr(self.default)

    @property
    def python(self) -> str:
        """As a Python parameter: `beta=1`."""
        return self.name if self.required else f"{self.name}={self.default_text}"

    @property
    def c_declaration(self) -> str:
        """As a parameter of a hand-written kernel."""
        name = self.name
        return {
            "tensor": f"const tensor *{name}",
            "either": f"const tensor *{name}, scalar {name}_number",
            "scalar": f"scalar {name}",
            "int": f"int64_t {name}",
            "bool": f"bool {name}",
            "ints": f"const int64_t *{name}",
            "list": f"const int64_t *{name}, int {name}_length",
            "tensors": f"tensor *const *{name}, int {name}_count",
        }[self.kind]

    @property
    def c_argument(self) -> str:
        """What the entry gives a hand-written kernel, read from `call *c`."""
        return {
            "tensor": f"c->t[{self.t}]",
            "either": f"c->t[{self.t}], c->s[{self.s}]",
            "scalar": f"c->s[{self.s}]",
            "int": f"c->n[{self.n}]",
            "bool": f"c->n[{self.n}]",
            "ints": f"c->n + {self.n}" if self.n else "c->n",
            "list": f"c->n + {self.n}, c->length" if self.n else "c->n, c->length",
            "tensors": "c->list, c->list_length",
        }[self.kind]

    @property
    def c_preset(self) -> str:
        """The default as a `scalar`, or nothing where zero is meant or there is none."""
        if self.required or self.kind in ("tensor", "tensors", "list"):
            return ""
        if self.default is None:
            return "{.i = TH_NONE, .kind = TH_DEFAULT}"
        return c_scalar(self.default)

    @property
    def annotation(self) -> str:
        """The Python type for the stub file."""
        tensor = f"{self.dtype}Tensor" if self.dtype else "Tensor"
        plain = {
            "tensor": tensor, "either": f"{tensor} | float", "scalar": "float", "int": "int", "bool": "bool",
            "ints": "int | Sequence[int]", "list": "Sequence[int]", "tensors": f"Sequence[{tensor}]",
        }[self.kind]  # fmt: skip
        return f"{plain} | None" if self.nullable or self.default is None else plain


@dataclass(frozen=True)
class Result:
    """One result of a row; dtype is None where it is the row's."""

    name: str
    dtype: str | None = None
    many: bool = False  # Tensor*: a tuple of tensors, of python rows only


@dataclass(frozen=True)
class Signature:
    """`name(parameters) -> results`, read."""

    op: str
    parameters: tuple[Parameter, ...]
    results: tuple[Result, ...]


class SignatureError(ValueError):
    """What is wrong with a signature."""


def c_number(value: int | float) -> str:
    """A number as a C literal of type double or int.

    >>> [c_number(value) for value in (1, 0.5, float("-inf"))]
    ['1', '0.5', '-INFINITY']
    """
    if value != value:
        return "NAN"
    if value in (float("inf"), float("-inf")):
        return "INFINITY" if value > 0 else "-INFINITY"
    return repr(value)


def c_integer(value: int | float) -> str:
    """The integral half of a scalar; what does not fit saturates."""
    if value != value:
        return "0"
    if value >= 2**63 - 1:
        return "INT64_MAX"
    if value <= -(2**63) + 1:
        return "-INT64_MAX"
    return str(int(value))


def c_scalar(value: int | float | bool, kind: str = "TH_DEFAULT") -> str:
    """A number as an initializer of `scalar`.

    >>> c_scalar(0.5)
    '{0.5, 0, TH_DEFAULT}'
    """
    value = int(value) if isinstance(value, bool) else value
    return f"{{{c_number(value)}, {c_integer(value)}, {kind}}}"


_SIGNATURE = re.compile(r"^\s*(\w+)\s*\((.*?)\)\s*(?:->\s*(.+?))?\s*$", re.S)
_PARAMETER = re.compile(r"^([\w|*\[\]]+?\??)\s+(\w+)\s*(?:=\s*(.+))?$")
_TENSOR = re.compile(r"^(\w*?)Tensor$")


def parse_signature(text: str) -> Signature:
    """Reads a signature, or raises SignatureError with the word that is wrong.

    >>> parse_signature("max_dim(Tensor input, int dim) -> (Tensor values, LongTensor indices)").results[1].dtype
    'Long'
    """
    match = _SIGNATURE.match(text)
    if not match:
        raise SignatureError(
            f"'{text}' is no signature; write name(Type name[=default], ...) [-> results]"
        )
    op, inside, outcome = match.groups()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", op):
        raise SignatureError(f"'{op}' is no name of an op; write snake_case")
    parameters = [parse_parameter(part) for part in split_commas(inside)]
    names = [parameter.name for parameter in parameters]
    for name in names:
        if names.count(name) > 1:
            raise SignatureError(f"two parameters are called '{name}'")
        if name in RESERVED or name in ("grad", "acc"):
            raise SignatureError(
                f"'{name}' cannot name a parameter: C, Python or a formula has the word"
            )
    for kind in ("list", "tensors"):
        if sum(parameter.kind == kind for parameter in parameters) > 1:
            raise SignatureError("a row takes one int* and one Tensor* at most")
    return Signature(op, number_slots(parameters), parse_results(outcome))


def split_commas(text: str) -> list[str]:
    """Splits at commas outside brackets and quotes; nothing gives an empty list."""
    return [part.strip() for part in re.split(r",(?![^\[(]*[\])])", text) if part.strip()]


def parse_parameter(text: str) -> Parameter:
    """One `Type name[=default]`."""
    match = _PARAMETER.match(text)
    if not match:
        raise SignatureError(f"'{text}' is no parameter; write Type name[=default]")
    written, name, default = match.groups()
    kind, dtype, length = parse_type(written.rstrip("?"))
    value = NO_DEFAULT if default is None else parse_default(default, kind, name)
    return Parameter(
        name, written, kind, dtype, length, written.endswith("?") or value is None, value
    )


def parse_type(text: str) -> tuple[str, str | None, int]:
    """The kind, fixed dtype and length that a type says."""
    plain = {"Scalar": "scalar", "int": "int", "bool": "bool", "int*": "list", "Tensor*": "tensors"}
    if text in plain:
        return plain[text], None, 0
    if match := re.fullmatch(r"int\[(\d)\]", text):
        return "ints", None, int(match[1])
    tensor, _, rest = text.partition("|")
    match = _TENSOR.match(tensor)
    if match and match[1] in ("", *DTYPES) and rest in ("", "Scalar"):
        return ("either" if rest else "tensor"), match[1] or None, 0
    known = [*plain, "Tensor", "Tensor|Scalar", "int[2]", *(f"{dtype}Tensor" for dtype in DTYPES)]
    raise SignatureError(f"unknown type '{text}'" + nearest(text, known))


def parse_default(text: str, kind: str, name: str):
    """A default as Python value; bad ones are refused with the kind's own."""
    words = {
        "None": None,
        "True": True,
        "False": False,
        "inf": float("inf"),
        "-inf": float("-inf"),
        "nan": float("nan"),
    }
    if text in words:
        value = words[text]
    else:
        try:
            value = int(text)
        except ValueError:
            try:
                value = float(text)
            except ValueError:
                raise SignatureError(
                    f"{name}: default '{text}' is no number, True, False or None"
                ) from None
    if isinstance(value, bool) != (kind == "bool") and value is not None:
        raise SignatureError(f"{name}: default '{text}' does not fit its type")
    if kind in ("int", "ints") and isinstance(value, float):
        raise SignatureError(f"{name}: default '{text}' is no int")
    if kind in ("tensor", "tensors", "list") and value is not None:
        raise SignatureError(f"{name}: only None can be its default")
    return value


def parse_results(text: str | None) -> tuple[Result, ...]:
    """What stands after the arrow; a single result is called output."""
    if text is None:
        return (Result("output"),)
    inside = text[1:-1] if text.startswith("(") and text.endswith(")") else text
    results = []
    for part in split_commas(inside):
        written, _, name = part.partition(" ")
        kind, dtype, _ = parse_type(written)
        if kind not in ("tensor", "tensors"):
            raise SignatureError(f"'{written}' is no type of a result")
        results.append(Result(name.strip() or "output", dtype, kind == "tensors"))
    if len({result.name for result in results}) < len(results):
        raise SignatureError(
            "two results have one name; write -> (Tensor values, LongTensor indices)"
        )
    return tuple(results)


def number_slots(parameters: list[Parameter]) -> tuple[Parameter, ...]:
    """Gives every parameter its place in t, s and n of a call; the int* list comes after all other ints."""
    t = s = n = 0
    total = sum({"int": 1, "bool": 1, "ints": p.length}.get(p.kind, 0) for p in parameters)
    numbered = []
    for index, p in enumerate(parameters):
        place = total if p.kind == "list" else n
        numbered.append(
            Parameter(
                p.name, p.type, p.kind, p.dtype, p.length, p.nullable, p.default, index, t, s, place
            )
        )
        t += p.is_tensor
        s += p.is_scalar
        n += {"int": 1, "bool": 1, "ints": p.length}.get(p.kind, 0)
    return tuple(numbered)
