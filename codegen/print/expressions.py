"""Prints element formulas as C and CUDA for one element, and as Python for tensors."""

from __future__ import annotations

from collections.abc import Collection

from ..model.formula import Binary, Call, Name, Node, Number, Unary, names, not_of_elements
from ..model.vocabulary import CONSTANTS, WORDS
from .literals import c_number

LEVELS = {
    "or": 1, "and": 2, "==": 4, "!=": 4, "<": 4, "<=": 4, ">": 4, ">=": 4, "|": 5, "^": 6, "&": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "//": 10, "%": 10, "@": 10, "**": 12,
}  # fmt: skip
UNARY_LEVEL, ATOM = 11, 14
CALLED = {
    "/": "divide",
    "%": "remainder",
    "<<": "shift_left",
    ">>": "shift_right",
}  # functions of the vocabulary
JOINED = {"and": "&", "or": "|"}  # without a branch, so that gcc vectorizes the loop
BITS = ("|", "^", "&", "<<", ">>")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


def to_c(node: Node, ctype: str, spelled: dict[str, str] | None = None) -> str:
    """Return a formula as a C (and CUDA) expression for elements of a type; `spelled` maps names to their text.

    >>> from codegen.model.formula import parse
    >>> to_c(parse("select(input > 0.5, exp(input), input ** 2)"), "float")
    'f_select(in_input > (float)0.5, f_exp(in_input), in_input * in_input)'
    """
    return Writer(ctype, spelled or {}).text(node)[0]


# Functions of csrc/base/half.h, and whether their operands change places.
OF_BITS = {"<": ("less", 1), ">": ("less", -1), "<=": ("at_most", 1), ">=": ("at_most", -1), "==": ("equal", 1)}


def to_bits(node: Node, ctype: str, spelled: dict[str, str], numbers: Collection[str]) -> str:
    """Return a formula that moves or compares elements or changes their signs, for the bits of a narrow float.

    The bits of a number are in `bits_<name>`.

    >>> from codegen.model.formula import parse
    >>> to_bits(parse("select(input < 0, -input, value)"), "half", {"input": "in_input[i]"}, {"value"})
    'th_half_select(th_half_less(in_input[i], 0), (half)(in_input[i] ^ 0x8000), bits_value)'
    """
    if isinstance(node, Number):
        return f"th_float_{ctype}({c_number(float(node.value))}F)" if node.value else "0"
    if isinstance(node, Name):
        return f"bits_{node.name}" if node.name in numbers else spelled.get(node.name, f"in_{node.name}")
    inside = [to_bits(child, ctype, spelled, numbers) for child in node.children]
    if isinstance(node, (Binary, Unary)):
        return _operator_of_bits(node.operator, ctype, inside)
    if not isinstance(node, Call):
        raise not_of_elements(node)
    if node.function == "abs":
        return f"({ctype})({inside[0]} & 0x7fff)"
    if node.function == "copysign":
        return f"({ctype})(({inside[0]} & 0x7fff) | ({inside[1]} & 0x8000))"
    if node.function == "select" and isinstance(node.arguments[0], Name):
        inside[0] = f"({ctype})-({inside[0]} != 0)"
    return f"th_{ctype}_{node.function}({', '.join(inside)})"


def _operator_of_bits(operator: str, ctype: str, inside: list[str]) -> str:
    """Return an operator of masks, comparisons, or the change of a sign."""
    if operator == "-":
        return f"({ctype})({inside[0]} ^ 0x8000)"
    if operator == "not":
        return f"th_{ctype}_not({inside[0]})"
    if operator == "!=":
        return f"th_{ctype}_not(th_{ctype}_equal({', '.join(inside)}))"
    if operator in ("and", "or"):
        return f"({ctype})({inside[0]} {'&' if operator == 'and' else '|'} {inside[1]})"
    function, order = OF_BITS[operator]
    return f"th_{ctype}_{function}({', '.join(inside[::order])})"


class Writer:
    """Writer of formulas for one element type; names are `in_<name>` unless `spelled` contains them."""

    def __init__(self, ctype: str, spelled: dict[str, str]) -> None:
        self.ctype, self.spelled = ctype, spelled

    def name(self, name: str) -> str:
        return self.spelled.get(name, f"in_{name}")

    def text(self, node: Node) -> tuple[str, int, str]:
        """Return the text, its precedence and its top operator."""
        if isinstance(node, Number):
            return self.constant(node.value)
        if isinstance(node, Name) and node.name in CONSTANTS and node.name not in self.spelled:
            return f"({self.ctype}){c_number(CONSTANTS[node.name])}", ATOM, ""
        if isinstance(node, Name):
            return self.name(node.name), ATOM, ""
        if isinstance(node, Unary):
            operator = "!" if node.operator == "not" else node.operator
            return operator + self.inside(node.operand, UNARY_LEVEL + 1, ""), UNARY_LEVEL, ""
        if isinstance(node, Call):
            return self.call(node.function, node.arguments)
        if isinstance(node, Binary):
            return self.binary(node)
        raise not_of_elements(node)

    def constant(self, value: int | float) -> tuple[str, int, str]:
        text = c_number(value)
        return (text, ATOM, "") if isinstance(value, int) else (f"({self.ctype}){text}", ATOM, "")

    def binary(self, node: Binary) -> tuple[str, int, str]:
        if node.operator == "**" and node.right == Number(2) and isinstance(node.left, Name):
            name = self.name(
                node.left.name
            )  # A square is a product: pow() costs twenty times as much.
            return f"{name} * {name}", LEVELS["*"], "*"
        if node.operator == "**":
            return self.call("pow", node.children)
        if node.operator in CALLED:
            return self.call(CALLED[node.operator], node.children)
        level = LEVELS[node.operator]
        if node.operator in JOINED:
            left, right = (self.truth(side, node.operator) for side in node.children)
            return f"{left} {JOINED[node.operator]} {right}", level, node.operator
        left = self.inside(node.left, level, node.operator)
        right = self.inside(node.right, level + 1, node.operator)
        return f"{left} {node.operator} {right}", level, node.operator

    def truth(self, node: Node, around: str) -> str:
        """Return an operand of `and` or `or`, which is 0 or 1."""
        text, _, operator = self.text(node)
        if operator == around or (isinstance(node, Unary) and node.operator == "not"):
            return text
        if isinstance(node, Call) and node.function in WORDS and WORDS[node.function].truth:
            return text
        if operator in (*COMPARISONS, *JOINED):
            return f"({text})"
        return f"({self.inside(node, LEVELS['!='] + 1, '!=')} != 0)"

    def inside(self, node: Node, level: int, around: str) -> str:
        text, own, operator = self.text(node)
        return f"({text})" if own < level or _confusing(operator, around) else text

    def call(self, function: str, arguments: tuple[Node, ...]) -> tuple[str, int, str]:
        """Return a call of the vocabulary; numbers as arguments get the element's type."""
        if function == "integers":
            drawn, low, high = (self.text(argument)[0] for argument in arguments)
            return f"f_integers({self.ctype}, {drawn}, {low}, {high})", ATOM, ""
        printed = [
            f"({self.ctype}){c_number(argument.value)}"
            if isinstance(argument, Number)
            else self.text(argument)[0]
            for argument in arguments
        ]
        return f"f_{function}({', '.join(printed)})", ATOM, ""


def _confusing(inner: str, outer: str) -> bool:
    """Return whether precedence differs between C and Python, or gcc warns without parentheses."""
    if outer in COMPARISONS and inner in (*COMPARISONS, *BITS):
        return True
    mixed = inner in ("and", "or") and outer in ("and", "or") or inner and outer in BITS
    return bool(mixed) and inner != outer


def to_python(node: Node, tensors: Collection[str]) -> str:
    """Return a formula as Python for tensors. `tensors` are the names of tensors; the other names are numbers.

    >>> from codegen.model.formula import parse
    >>> to_python(parse("grad * select(p == 2, input, sign(input))"), {"grad", "input"})
    'grad * (input if p == 2 else torch.sign(input))'
    """
    return _py(node, frozenset(tensors))[0]


def _py(node: Node, tensors: Collection[str]) -> tuple[str, int]:
    if isinstance(node, Number):
        return repr(node.value), ATOM
    if isinstance(node, Name):
        return (f"math.{node.name}" if node.name in CONSTANTS else node.name), ATOM
    if isinstance(node, Call):
        return _py_call(node, tensors)
    if isinstance(node, Unary):
        return _py_unary(node, tensors)
    if not isinstance(node, Binary):
        raise not_of_elements(node)
    if node.operator in ("and", "or") and _varies(node, tensors):
        node = Binary({"and": "&", "or": "|"}[node.operator], node.left, node.right)
    level = LEVELS[node.operator]
    if node.operator == "**" and _varies(node, tensors):
        return _py_call(Call("pow", node.children), tensors)
    right_first = node.operator == "**"
    left = _py_inside(node.left, level + right_first, tensors)
    right = _py_inside(node.right, level + (not right_first), tensors)
    return f"{left} {node.operator} {right}", level


def _py_unary(node: Unary, tensors: Collection[str]) -> tuple[str, int]:
    if node.operator == "not" and _varies(node, tensors):
        return f"{_py_inside(node.operand, LEVELS['=='] + 1, tensors)} == 0", LEVELS["=="]
    if node.operator == "not":
        return f"not {_py_inside(node.operand, 3, tensors)}", 3
    return node.operator + _py_inside(node.operand, UNARY_LEVEL, tensors), UNARY_LEVEL


def _py_inside(node: Node, level: int, tensors: Collection[str]) -> str:
    text, own = _py(node, tensors)
    return f"({text})" if own < level else text


def _py_call(node: Call, tensors: Collection[str]) -> tuple[str, int]:
    arguments = [_py(argument, tensors)[0] for argument in node.arguments]
    if node.function == "isnan":
        inside = _py_inside(node.arguments[0], LEVELS["=="] + 1, tensors)
        return f"{inside} != {inside}", LEVELS["=="]
    if node.function == "select":
        return _py_select(node, arguments, tensors)
    if not _varies(node, tensors):
        return _py_number_call(node.function, arguments), ATOM
    if node.function in ("min", "max") and not _varies(node.arguments[0], tensors):
        arguments.reverse()  # The tensor goes first: torch.max(input, 0).
    return f"torch.{node.function}({', '.join(arguments)})", ATOM


def _py_select(node: Call, arguments: list[str], tensors: Collection[str]) -> tuple[str, int]:
    if _varies(node.arguments[0], tensors):
        return f"torch.where({', '.join(arguments)})", ATOM
    condition, first, second = (_py_inside(argument, 1, tensors) for argument in node.arguments)
    return f"{first} if {condition} else {second}", 0


def _py_number_call(function: str, arguments: list[str]) -> str:
    if function in ("min", "max", "abs", "round"):
        return f"{function}({', '.join(arguments)})"
    if function == "rsqrt":
        return f"(1 / math.sqrt({arguments[0]}))"
    return f"math.{function}({', '.join(arguments)})"


def _varies(node: Node, tensors: Collection[str]) -> bool:
    """Return whether a part of a formula is a tensor rather than a number."""
    return any(name in tensors for name in names(node))
