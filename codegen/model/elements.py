"""Checks of element formulas: names in scope, vocabulary functions, and support of the row's element types."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

from .derivative import text
from .formula import Binary, Call, Name, Number, Sequence, Slice, Unary, divisors, names, replaced, unknown_names, walk
from .spelling import nearest
from .vocabulary import ARITIES, CONSTANTS, DIVISIONS, INTEGRAL_OPERATORS, MEANT, SOURCES, WORDS, is_defined

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from typing import Any

    from .formula import Node
    from .signature import Parameter


def check_element(
    node: Node, scope: Collection[str], *, declared: Iterable[Parameter] = (), tensors: Collection[str] = (),
    whole: Collection[str] = (), most: float | None = None, integral: bool = False, floating: bool = True,
    complex: bool = False, random: bool = False, start: bool = False, truths: Collection[str] = (),
) -> list[str]:
    """Return the problems of an element formula for integral elements, floating elements, or both.

    Args:
        random: whether the formula may call uniform() and normal().
        start: whether the formula is the start of a reduction, which may be infinite for any type.
        tensors: operands that may divide integers, because the call refuses zeros among their elements.
        whole: tensors of integers in rows of any type.
        most: largest number that all element types of the row have.
        truths: names that are truth values.
    """
    wrong = unknown_names(node, scope, declared)
    for child in walk(node):
        if isinstance(child, Call):
            wrong += _check_call(child, random, integral)
        elif (
            isinstance(child, (Sequence, Slice)) or isinstance(child, Name) and child.name == "None"
        ):
            wrong.append("an element formula knows no lists, subscripts or None")
        elif isinstance(child, (Binary, Unary)):
            wrong += _check_operator(child.operator, floating, complex)
        wrong += _check_truths(child, truths)
        if complex and isinstance(child, Call) and child.function in ARITIES:
            if not is_defined(child.function, False, complex=True):
                wrong.append(f"'{child.function}' has no meaning for the row's complex element types")
        if integral and not random and not start:
            wrong += _check_whole(child, most)
        if whole and floating:
            wrong += _check_floating(child, whole)
    if integral and not random and not wrong:
        wrong = [
            "integers are divided by a tensor of a loop, whose zeros are refused, or by a number, "
            f"not by '{text(child)}'"
            for child in divisors(node)
            if not (isinstance(child, Name) and child.name in tensors or isinstance(child, Number) and child.value)
        ]
    return list(dict.fromkeys(wrong))


def _check_operator(operator: str, floating: bool, complex: bool) -> list[str]:
    if operator in ("@", "//"):
        return [f"an element formula knows no '{operator}'" + ("; write floor(a / b)" if operator == "//" else "")]
    if operator in INTEGRAL_OPERATORS and floating:
        return [f"'{operator}' has no meaning for floating elements{INTEGRAL_OPERATORS[operator]}"]
    if complex and operator in ORDERED:
        return [f"'{operator}' has no meaning for complex elements, which have no order"]
    return []


def is_truth(node: Node, truths: Collection[str]) -> bool:
    """Return whether a part of a formula is a truth value."""
    if isinstance(node, Name):
        return node.name in truths
    if isinstance(node, Call):
        return node.function in WORDS and WORDS[node.function].truth
    return isinstance(node, (Binary, Unary)) and node.operator in TRUTHS


def _check_truths(node: Node, truths: Collection[str]) -> list[str]:
    """Check that operands of and, or, not, and the condition of select(), are comparisons."""
    asked: tuple[Node, ...] = ()
    if isinstance(node, (Binary, Unary)) and node.operator in ("and", "or", "not"):
        asked = node.children
    elif isinstance(node, Call) and node.function == "select":
        asked = node.arguments[:1]
    return [f"'{text(part)}' is an element and neither true nor false; compare it, as {text(part)} != 0"
            for part in asked if not is_truth(part, truths)]


def _check_floating(node: Node, whole: Collection[str]) -> list[str]:
    """Check that operands of divisions and floating functions are floating: C would divide integers, also by zero."""
    divides = isinstance(node, Binary) and node.operator in ("/", "%", "**")
    real = isinstance(node, Call) and (node.function in ("divide", "pow", *DIVISIONS)
                                       or node.function in ARITIES and not is_defined(node.function, True))
    if (divides or real) and all(_is_whole(child, whole) for child in node.children):
        return [f"'{text(node)}' has whole numbers alone, and the row is floating: write 1.0 * the first of them"]
    return []


def _is_whole(node: Node, whole: Collection[str]) -> bool:
    """Return whether C computes a part of a formula in integers: tensors of integers, and plain numbers with them."""
    if isinstance(node, Name):
        return node.name in whole
    if isinstance(node, Unary):
        return _is_whole(node.operand, whole)
    if isinstance(node, Binary):
        parts = [child for child in node.children if not (isinstance(child, Number) and isinstance(child.value, int))]
        return bool(parts) and all(_is_whole(child, whole) for child in parts)
    if isinstance(node, Call):
        given = node.arguments[1:] if node.function == "select" else node.arguments
        return bool(given) and all(_is_whole(child, whole) for child in given)
    return False


def _is_negative(node: Node) -> bool:
    return isinstance(node, Unary) and node.operator == "-" and isinstance(node.operand, Number)


def _check_whole(node: Node, most: float | None) -> list[str]:
    """Report values that integers would truncate silently."""
    if isinstance(node, Number) and most is not None and abs(node.value) > most + 1:
        return [f"{node.value} is more than the row's narrowest type holds, {most}"]
    if isinstance(node, Binary) and node.operator == "**" and _is_negative(node.right):
        return [f"'{text(node)}': integers have no negative powers"]
    if isinstance(node, Number) and isinstance(node.value, float):
        return [f"{node.value} is no integer, and the row has integral element types"]
    if isinstance(node, Name) and node.name in CONSTANTS:
        return [f"'{node.name}' is no integer, and the row has integral element types"]
    return []


def _check_call(call: Call, random: bool, integral: bool) -> list[str]:
    if call.target is not None or call.keywords:
        return [f"'{call.function}': an element formula calls functions by position, not methods; "
                f"write {call.function}(...)"]
    if call.function in SOURCES and random:
        wanted, given = SOURCES[call.function], len(call.arguments)
        if wanted == given:
            return []
        if wanted:
            return [f"{call.function} takes {wanted} arguments, not {given}"]
        return [f"{call.function}() takes no argument"]
    if call.function in SOURCES:
        return [f"'{call.function}()' stands in the formula of a random row only"]
    if call.function not in ARITIES:
        known = [*ARITIES, *(SOURCES if random else ())]
        return [f"unknown function '{call.function}'" + nearest(call.function, known, MEANT)]
    wanted, given = ARITIES[call.function], len(call.arguments)
    if wanted != given:
        return [f"{call.function} takes {wanted} argument(s), not {given}"]
    if integral and not random and not is_defined(call.function, True):
        return [f"'{call.function}' has no meaning for the row's integral element types"]
    return []


ROOTS = ("sqrt", "rsqrt")


def is_costly(tree: Node) -> bool:
    """Return whether an element formula divides or calls a costly function, so that wider registers pay."""
    return is_compute_bound(tree) or any(
        isinstance(node, Binary) and node.operator == "/" or isinstance(node, Call) and node.function in ROOTS
        for node in walk(tree)
    )


def is_compute_bound(tree: Node) -> bool:
    """Return whether an element formula calls a costly function, which takes longer than memory access.

    Divisions and roots do not count, because they are instructions.
    """
    return any(
        isinstance(node, Binary) and node.operator == "**"
        or isinstance(node, Call) and node.function in WORDS and WORDS[node.function].is_costly
        and node.function not in ROOTS
        for node in walk(tree)
    )


def moves_bits(tree: Node, row: Any) -> bool:
    """Return whether a formula copies or selects numbers or changes signs, so that it needs no arithmetic.

    A number that stands alone in the formula is rounded once, before the loop.
    """
    if isinstance(tree, (Name, Number)):
        p = row.parameter(tree.name) if isinstance(tree, Name) else None
        kinds = ("tensor", "state", "either", "scalar")
        return isinstance(tree, Number) or p is not None and p.dtype is None and p.kind in kinds
    if isinstance(tree, Unary):
        return tree.operator == "-" and moves_bits(tree.operand, row)
    if not isinstance(tree, Call):
        return False
    if tree.function == "select":
        condition, *rest = tree.arguments
        return compares_bits(condition, row) and all(moves_bits(part, row) for part in rest)
    return tree.function in ("abs", "copysign", "max", "min") and all(moves_bits(part, row) for part in tree.arguments)


def compares_bits(tree: Node, row: Any) -> bool:
    """Return whether a condition is a mask or compares such numbers."""
    if isinstance(tree, Name):
        p = row.parameter(tree.name)
        return p is not None and p.dtype == "Bool"
    if isinstance(tree, (Binary, Unary)) and tree.operator in ("and", "or", "not"):
        return all(compares_bits(part, row) for part in tree.children)
    is_comparison = isinstance(tree, Binary) and tree.operator in TRUTHS
    return (is_comparison or isinstance(tree, Call) and tree.function == "isnan") and all(
        moves_bits(part, row) for part in tree.children)


def of_integers(tree: Node) -> Node:
    """Return a formula of integers without what is the same for all of them: none is nan, and x - x is 0.

    >>> from codegen.model.formula import parse
    >>> of_integers(parse("x > 0 and isnan(x - x)")), of_integers(parse("select(isnan(x), 0, x)"))
    (Number(value=0), Name(name='x'))
    """
    return replaced(tree, _decided)


def _decided(node: Node) -> Node | None:
    if isinstance(node, Call) and node.function == "isnan" or isinstance(node, Binary) and (
        node.operator == "-" and node.left == node.right
    ):
        return Number(0)
    if isinstance(node, Call) and node.function == "select":
        condition, *sides = map(of_integers, node.arguments)
        return sides[not condition.value] if isinstance(condition, Number) else None
    if not isinstance(node, (Binary, Unary)) or node.operator not in TRUTHS:
        return None
    parts = [of_integers(child) for child in node.children]
    known = [part.value for part in parts if isinstance(part, Number)]
    if node.operator in ("and", "or") and len(known) == 1:
        decides = bool(known[0]) == (node.operator == "or")
        return Number(int(bool(known[0]))) if decides else next(p for p in parts if not isinstance(p, Number))
    return Number(int(DECIDED[node.operator](*known))) if len(known) == len(parts) else None


def only_copies(tree: Node) -> bool:
    """Return whether a formula chooses among operands, numbers of the call and 0, and so copies any type's bits."""
    if isinstance(tree, Call) and tree.function == "select":
        return all(only_copies(part) for part in tree.arguments[1:])
    return isinstance(tree, Name) or isinstance(tree, Number) and tree.value == 0


def draw_name(number: int) -> str:
    """Return the name of draw `number` in trees, which ops.yaml cannot contain."""
    return f"draw {number}"


def number_draws(trees: Iterable[Node]) -> tuple[list[Node], list[str]]:
    """Return trees in which each uniform(), normal() and integers(low, high) is a separate draw, and their sources."""
    sources: list[str] = []

    def change(node: Node) -> Node | None:
        if isinstance(node, Call) and node.function in SOURCES and not _is_drawn(node):
            sources.append(node.function)
            draw = Name(draw_name(len(sources) - 1))
            return Call(node.function, (draw, *node.arguments)) if node.arguments else draw
        return None

    return [replaced(tree, change) for tree in trees], sources


def _is_drawn(call: Call) -> bool:
    return len(call.arguments) > SOURCES[call.function]


def check_condition(node: Node, scope: Collection[str]) -> list[str]:
    """Return the problems of a `require:` condition over Scalars, ints and bools."""
    wrong = unknown_names(node, scope)
    for child in walk(node):
        if isinstance(child, (Call, Sequence, Slice)):
            wrong.append("a condition knows comparisons, arithmetic, and, or, not")
        elif isinstance(child, (Binary, Unary)) and child.operator in (
            "@",
            "//",
            "%",
            "**",
            *INTEGRAL_OPERATORS,
        ):
            wrong.append(f"a condition knows no '{child.operator}'")
    if not isinstance(node, (Binary, Unary)) or node.operator not in TRUTHS:
        wrong.append("a condition is a comparison, or comparisons joined by and, or, not")
    if not names(node):
        wrong.append("a condition speaks of a parameter")
    return list(dict.fromkeys(wrong))


ORDERED = ("<", "<=", ">", ">=")
DECIDED: dict[str, Callable[..., bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "and": lambda a, b: a and b, "or": lambda a, b: a or b, "not": operator.not_,
}  # fmt: skip
TRUTHS = tuple(DECIDED)


def join_of(step: Node, accumulator: str) -> tuple[str, Node] | None:
    """Return the derived join of a step and its E, ('sum', E) for `acc + E`, or None."""
    acc = Name(accumulator)
    if isinstance(step, Binary) and step.operator in "+*" and step.left == acc:
        join, part = {"+": "sum", "*": "product"}[step.operator], step.right
    elif isinstance(step, Call) and step.function in ("max", "min") and step.arguments[0] == acc:
        join, part = step.function, step.arguments[1]
    else:
        return None
    return None if accumulator in names(part) else (join, part)


# The neutral element of each join.
NEUTRAL = {"sum": "0", "product": "1", "max": "-inf", "min": "inf"}


def is_neutral(join: str, start: Node) -> bool:
    """Return whether a start is neutral for a join: each lane and thread begins with it."""
    if isinstance(start, Number):
        return start.value == {"sum": 0, "product": 1}.get(join)
    inside = start.operand if isinstance(start, Unary) and start.operator == "-" else start
    infinite = inside == Name("inf")
    return infinite and (join == "max") == (inside is not start) and join in ("max", "min")
