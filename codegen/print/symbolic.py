"""Symbolic derivatives: a whole row from a formula (`new --loop`), and the check of stated derivatives (`--verify`)."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, TypeGuard

from ..model.bodies import Gradient
from ..model.catalogue import Catalogue
from ..model.derivative import bare, derivative, numpy, text
from ..model.elements import check_element
from ..model.evaluate import evaluate, inlined
from ..model.formula import (
    Binary,
    Call,
    FormulaError,
    Name,
    Node,
    Number,
    Unary,
    names,
    not_of_elements,
    parse,
    replaced,
    walk,
)
from ..model.problems import CatalogueError
from ..model.rows import Row
from ..model.signature import Signature, parse_signature
from ..model.vocabulary import CONSTANTS, WORDS

if TYPE_CHECKING:
    import sympy

TENSORS = ("input", "other", "target", "weight", "tensor1", "tensor2", "x", "y", "z")
RANGES = ((-3, 3), (0.01, 3), (-0.99, 0.99), (1.01, 3))  # candidate domains, the default first


# A new row


def new_row(op: str, loop: str) -> str:
    """Return the row of a formula: signature from the names, simplified derivatives, an oracle, and a domain."""
    try:
        tree = parse(loop)
        result = [name for name in names(tree) if name not in CONSTANTS]
        signature = op if "(" in op else f"{op}({', '.join(declared(result))})"
        row = parse_signature(signature)
        wrong = check_element(tree, [p.name for p in row.parameters])
        wrong = wrong or ([] if result else [f"'{loop}' names no tensor"])
        tensors = [p.name for p in row.parameters if p.is_tensor and not wrong]
        gradients = {name: simplest(tree, derivative(tree, name)) for name in tensors}
    except ValueError as error:
        raise CatalogueError([f"new: {error}"]) from None
    if wrong:
        raise CatalogueError([f"new: {sentence}" for sentence in wrong])
    low, high = finite([tree, *gradients.values()], row)
    oracle = bare(numpy(tree))
    lets, (tree, *slopes) = shared([tree, *(graded(slope) for slope in gradients.values())])
    lines = [f"- op: {signature}", f"  doc: {loop}."]
    lines += ["  let:", *(f"    {name}: {text(part)}" for name, part in lets.items())] if lets else []
    lines += [f"  loop: {text(tree)}", "  dtypes: floating", "  grad:"]
    lines += [f"    {name}: {text(slope)}" for name, slope in zip(gradients, slopes, strict=True)]
    if any(module in oracle for module in ("math.", "statistics.", "scipy.")):  # an inline oracle may only use NumPy
        arguments = ", ".join(p.name for p in row.parameters)
        lines += [f"  # in tests/oracles: def {row.op}({arguments}): return {oracle}"]
        oracle = f"oracles.{row.op}({arguments})"
    lines.append(f"  test: {oracle}")
    lines += [f"  domain: [{low}, {high}]"] if (low, high) != (-3, 3) else []
    return "\n".join(lines) + "\n"


def declared(found: list[str]) -> list[str]:
    """Return `Tensor input` or `Scalar beta=1`. Names that tensors usually have are tensors, or else the first name."""
    tensors = [name for name in found if name in TENSORS] or found[:1]
    return [*(f"Tensor {name}" for name in tensors), *(f"Scalar {name}=1" for name in found if name not in tensors)]


def graded(tree: Node) -> Node:
    """Return `grad * d`."""
    if tree in (Number(0), Number(1)):
        return Name("grad") if tree == Number(1) else tree
    if isinstance(tree, Binary) and tree.operator == "/" and tree.left == Number(1):
        return Binary("/", Name("grad"), tree.right)
    return Binary("*", Name("grad"), tree)


def shared(trees: list[Node]) -> tuple[dict[str, Node], list[Node]]:
    """Return lets for costly calls that occur several times, and the trees with these names in their place.

    Inner calls come first, so that later lets read earlier ones. `x * y` and `y * x` are equal.
    """
    lets: dict[str, Node] = {}
    while True:
        places: dict[Node, list[Call]] = {}
        for node in (node for tree in (*lets.values(), *trees) for node in walk(tree) if is_worth_a_name(node)):
            places.setdefault(ordered(node), []).append(node)
        result = [(tree, nodes[0]) for tree, nodes in places.items() if len(nodes) > 1]
        if not result:
            return read_twice(lets, trees)
        tree, node = min(result, key=lambda pair: len(list(walk(pair[0]))))
        name = name_of(node, lets)

        def put_in(part: Node, tree: Node = tree, name: str = name) -> Node | None:
            return Name(name) if is_worth_a_name(part) and ordered(part) == tree else None

        lets = {known: replaced(part, put_in) for known, part in lets.items()} | {name: node}
        trees = [replaced(each, put_in) for each in trees]


def read_twice(lets: dict[str, Node], trees: list[Node]) -> tuple[dict[str, Node], list[Node]]:
    """Return the lets that several places read, and the trees."""
    for name in list(lets):
        if sum(node == Name(name) for tree in (*lets.values(), *trees) for node in walk(tree)) < 2:
            part = lets.pop(name)

            def put_in(node: Node, name: str = name, part: Node = part) -> Node | None:
                return part if node == Name(name) else None

            lets = {known: replaced(tree, put_in) for known, tree in lets.items()}
            trees = [replaced(tree, put_in) for tree in trees]
    return lets, trees


def name_of(call: Call, taken: Collection[str]) -> str:
    """Return `exp_input` for exp(... input ...), with a number if that name is taken."""
    leaf = next((node.name for node in walk(call) if isinstance(node, Name)), "1").rpartition("_")[2]
    name = f"{call.function}_{leaf}"
    return name if name not in taken else f"{name}_{len(taken)}"


def is_worth_a_name(node: Node) -> TypeGuard[Call]:
    """Return whether a part of a formula is a call that takes longer than reading a value."""
    return isinstance(node, Call) and node.function in WORDS and WORDS[node.function].is_costly


def ordered(node: Node) -> Node:
    """Return a tree with sorted operands of sums and products, so that equal values have equal trees."""
    if isinstance(node, Binary) and node.operator in ("+", "*"):
        first, *others = sorted(map(ordered, chained(node, node.operator)), key=text)
        for other in others:
            first = Binary(node.operator, first, other)
        return first
    if isinstance(node, (Binary, Unary, Call)):
        parts = [ordered(child) for child in node.children]
        return replaced(node, lambda each: parts.pop(0) if each is not node else None)
    return node


def chained(node: Node, operator: str) -> list[Node]:
    """Return the operands of a + b + c."""
    if isinstance(node, Binary) and node.operator == operator:
        return [*chained(node.left, operator), *chained(node.right, operator)]
    return [node]


def simplest(loop: Node, tree: Node) -> Node:
    """Return the cheapest derivative, from the chain rule or SymPy, also with `output` in place of the formula."""
    result = [without_signs(each) for each in (tree, *simplified(tree))]
    result += [replaced(each, lambda node: Name("output") if node == loop else None) for each in result]
    return min(result, key=cost)


def without_signs(tree: Node) -> Node:
    """Return a tree in which sign(x) * sign(x) is 1 and sign(x) * abs(x) is x, the limits at 0 of these products.

    >>> text(without_signs(parse("sign(x) * (sign(x) / (1 + abs(x)))")))
    '1 / (1 + abs(x))'
    """
    if not isinstance(tree, (Binary, Unary, Call)):
        return tree
    parts = [without_signs(child) for child in tree.children]
    tree = replaced(tree, lambda node: parts.pop(0) if node is not tree else None)
    if not isinstance(tree, Binary) or tree.operator not in ("*", "/"):
        return tree
    top, bottom = factors(tree)
    for sign in [node for node in top if isinstance(node, Call) and node.function == "sign"]:
        inside = sign.children[0]
        if top.count(sign) > 1:
            top.remove(sign)
            top.remove(sign)
        elif sign in top and sign in bottom:
            top.remove(sign)
            bottom.remove(sign)
        elif sign in top and Call("abs", (inside,)) in top:
            top.remove(Call("abs", (inside,)))
            top[top.index(sign)] = inside
        else:
            continue
        above, below = product(top), product(bottom)
        return above if below == Number(1) else Binary("/", above, below)
    return tree


def factors(node: Node) -> tuple[list[Node], list[Node]]:
    """Return the factors above and below the line of a product."""
    if not isinstance(node, Binary) or node.operator not in ("*", "/"):
        return [node], []
    (top, bottom), (more, less) = factors(node.left), factors(node.right)
    return (top + more, bottom + less) if node.operator == "*" else (top + less, bottom + more)


def product(parts: list[Node]) -> Node:
    """Return the product of trees, without factors 1."""
    first, *others = [part for part in parts if part != Number(1)] or [Number(1)]
    for other in others:
        first = Binary("*", first, other)
    return first


def cost(tree: Node) -> int:
    """Return the cost of a tree: functions cost more than products, and equal parts count once."""
    inner = {node for node in walk(tree) if not isinstance(node, (Name, Number))}
    slow = [node for node in inner if isinstance(node, Binary) and node.operator in ("/", "**")]
    return len(inner) + 9 * sum(isinstance(node, Call) for node in inner) + 2 * len(slow)


def simplified(tree: Node) -> list[Node]:
    """Return SymPy's simplification, or nothing if SymPy lacks a function."""
    import sympy

    result = {name: sympy.Symbol(name, real=True) for name in names(tree) if name not in CONSTANTS}
    try:
        expression = to_sympy(tree, result)
        forms = [sympy.simplify(expression), sympy.factor(expression), sympy.together(expression)]
        return [from_sympy(form) for form in forms]
    except (FormulaError, NotImplementedError, TypeError, ValueError):
        return []


SYMPY = {"abs": "Abs", "max": "Max", "min": "Min", "asinh": "asinh", "ceil": "ceiling"}
KNOWN = """
exp log sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc sign floor abs max min ceil
""".split()


def to_sympy(node: Node, made: dict[str, sympy.Expr]) -> sympy.Expr:
    """Return a tree as a SymPy expression; unknown functions stay opaque."""
    import sympy

    if isinstance(node, Number):
        return sympy.Rational(str(node.value)) if math.isfinite(node.value) else sympy.Float(node.value)
    if isinstance(node, Name):
        return {"pi": sympy.pi, "inf": sympy.oo}.get(node.name) if node.name in CONSTANTS else made[node.name]
    inside = [to_sympy(child, made) for child in node.children]
    if isinstance(node, Unary):
        return -inside[0]
    if isinstance(node, Call) and node.function in KNOWN:
        return getattr(sympy, SYMPY.get(node.function, node.function))(*inside)
    if isinstance(node, Call):
        return sympy.Function(node.function, real=True)(*inside)
    if not isinstance(node, Binary):
        raise not_of_elements(node)
    a, b = inside
    if node.operator in ("<", "<=", ">", ">=", "==", "!=", "and", "or"):
        return sympy.Function({"<": "lt", "<=": "le", ">": "gt", ">=": "ge", "==": "eq", "!=": "ne"}.get(
            node.operator, f"{node.operator}_"))(a, b)  # fmt: skip
    return {"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: a / b, "**": lambda: a**b}[
        node.operator]()


COMPARED = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!=", "and_": "and", "or_": "or"}


def from_sympy(expression: sympy.Expr) -> Node:
    """Return the tree of a SymPy expression."""
    import sympy

    if expression.is_Rational:
        value = Number(int(expression.p))
        return value if expression.q == 1 else Binary("/", value, Number(int(expression.q)))
    if expression.is_Number:
        return Number(float(expression))
    if expression.is_Symbol:
        return Name(expression.name)
    if expression == sympy.pi:
        return Name("pi")
    if expression.is_Add:
        terms = sorted(expression.args, key=lambda term: (term.could_extract_minus_sign(), term.is_Number, str(term)))
        total = from_sympy(terms[0])
        for term in terms[1:]:
            minus = term.could_extract_minus_sign()
            total = Binary("-" if minus else "+", total, from_sympy(-term if minus else term))
        return total
    if expression.is_Mul:
        return _product(expression)
    if expression.is_Pow:
        return _power(*expression.as_base_exp())
    arguments = tuple(from_sympy(argument) for argument in expression.args)
    name = type(expression).__name__
    if name == "exp":
        return Call("exp", arguments)
    if name in COMPARED:
        return Binary(COMPARED[name], *arguments)
    name = {value: key for key, value in SYMPY.items()}.get(name, name)
    if name not in WORDS and name != "select":
        raise FormulaError(f"{name} is no word of formulas")
    return Call(name, arguments)


def _product(expression: sympy.Expr) -> Node:
    top, bottom = expression.as_numer_denom()
    if bottom != 1:
        return Binary("/", from_sympy(top), from_sympy(bottom))
    if expression.could_extract_minus_sign():
        return Unary("-", from_sympy(-expression))
    order = [(not factor.is_Number, not factor.is_Symbol, str(factor), factor) for factor in expression.args]
    first, *others = (factor for *_, factor in sorted(order, key=lambda key: key[:3]))
    total = from_sympy(first)
    for factor in others:
        total = Binary("*", total, from_sympy(factor))
    return total


def _power(base: sympy.Expr, exponent: sympy.Expr) -> Node:
    inner = from_sympy(base)
    if exponent == -1:
        return Binary("/", Number(1), inner)
    if str(exponent) in ("1/2", "-1/2"):
        return Call("sqrt" if exponent > 0 else "rsqrt", (inner,))
    if exponent == 2:
        return Binary("*", inner, inner)
    return Binary("**", inner, from_sympy(exponent))


def finite(trees: list[Node], row: Signature) -> tuple[float, float]:
    """Return the first range in which formulas and their derivatives are finite."""
    for low, high in RANGES:
        if all(_is_finite(tree, low, high, row) for tree in trees):
            return low, high
    return -3, 3


def _is_finite(tree: Node, low: float, high: float, row: Signature) -> bool:
    import numpy as np

    random = np.random.default_rng(0)
    env = {p.name: random.uniform(low, high, 999) if p.is_tensor else 1.0 for p in row.parameters}
    return bool(np.isfinite(evaluate(tree, env | {"output": np.ones(999)})).all())


# Stated derivatives


def verify(catalogue: Catalogue) -> int:
    """Print the rows whose stated derivative differs from the symbolic one, and return the exit status."""
    checked, wrong = 0, []
    for row in catalogue.rows:
        for name, difference in differences(row, True):
            checked += 1
            wrong += [f"{row.source}: {row.op}: grad.{name}: {difference}"] if difference else []
    for line in wrong:
        print(line)
    print(f"{checked} derivatives compared, {len(wrong)} differ")
    return 1 if wrong else 0


def differences(row: Row, all_compared: bool = False) -> Iterator[tuple[str, str]]:
    """Yield the parameters whose stated derivative differs, or all that are compared, with the difference."""
    for gradient in row.formula_gradients if row.body.kind == "loop" else ():
        for p in gradient.parameters:
            difference = compare(row, gradient, p.name)
            if difference or all_compared and difference is not None:
                yield p.name, difference


def compare(row: Row, gradient: Gradient, name: str) -> str | None:
    """Return the difference, "" if there is none, or None if the vocabulary cannot tell."""
    import numpy as np

    random = np.random.default_rng(0)
    env: dict[str, Any] = {}
    for p in row.parameters:
        low, high = row.domain_of(p.name)
        sample = next((s[p.name] for s in row.samples if isinstance(s.get(p.name), (int, float))), 1)
        env[p.name] = random.uniform(low, high, 200) if p.is_tensor else sample if p.required else p.default
        if p.is_tensor and p.dtype:
            env[p.name] = random.integers(0, 2, 200)
    try:
        outputs = {result.name: inlined(row.body.formulas[result.name].tree, row.lets) for result in row.results}
        slopes = {result: derivative(tree, name) for result, tree in outputs.items()}
        env |= {result: evaluate(tree, env) for result, tree in outputs.items()}
        env |= {f"grad_{result}": random.uniform(0.5, 1.5, 200) for result in outputs}
        env["grad"] = env[f"grad_{row.differentiable_results[0].name}"]
        wanted = sum(env[f"grad_{result}"] * evaluate(tree, env) for result, tree in slopes.items())
        stated = np.broadcast_to(evaluate(inlined(gradient.tree, gradient.lets), env), wanted.shape)
    except (FormulaError, KeyError, TypeError, NameError):
        return None
    both = np.isfinite(wanted) & np.isfinite(stated)
    off = both & ~np.isclose(wanted, stated, rtol=1e-6, atol=1e-8)
    if not off.any():
        return at_special_points(row, gradient, name, env)
    at = int(np.argmax(off))
    where = ", ".join(f"{p.name} = {np.broadcast_to(env[p.name], 200)[at]:.4g}" for p in row.parameters
                      if isinstance(env[p.name], (int, float, np.ndarray)))  # fmt: skip
    return f"'{gradient.text}' gives {stated[at]:.6g} and the derivative is {wanted[at]:.6g} at {where}"


POINTS = (-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0)  # where formulas change, or factors vanish
STEP = 1e-6


def at_special_points(row: Row, gradient: Gradient, name: str, env: dict[str, Any]) -> str:
    """Return the difference of a derivative from the slope at special points, except at kinks and jumps, or ""."""
    import numpy as np

    low, high = row.domain_of(name)
    points = np.array([point for point in POINTS if low + 0.01 < point < high - 0.01])
    if any(p.dtype for p in row.parameters if p.name == name) or not points.size:
        return ""
    few = {p: value[: points.size] if np.ndim(value) else value for p, value in env.items()} | {name: points}
    few |= {p: 1.0 for p in few if p == "grad" or p.startswith("grad_")}

    def results(shift: float) -> dict[str, Any]:
        at = few | {name: points + shift}
        return {r.name: evaluate(inlined(row.body.formulas[r.name].tree, row.lets), at) for r in row.results}

    here, left, right = results(0), results(-STEP), results(STEP)
    wanted, kinked = np.zeros(points.size), np.zeros(points.size, bool)
    with np.errstate(all="ignore"):
        for result, value in here.items():
            before, after = (value - left[result]) / STEP, (right[result] - value) / STEP
            kinked |= ~np.isclose(before, after, rtol=1e-3, atol=1e-3)
            wanted = wanted + few[f"grad_{result}"] * (before + after) / 2
        stated = np.broadcast_to(evaluate(inlined(gradient.tree, gradient.lets), few | here), points.shape)
        off = ~kinked & (np.abs(wanted) < 1e3) & ~np.isclose(wanted, stated, rtol=1e-2, atol=1e-2)
        off |= np.isnan(stated) & np.isfinite(wanted) & (np.abs(wanted) < 1e3)
    if not off.any():
        return ""
    at = int(np.argmax(off))
    return f"'{gradient.text}' gives {stated[at]:.6g} and the slope is {wanted[at]:.6g} at {name} = {points[at]:g}"
