"""Functions that write rows as operators of ONNX, from `onnx:` or from the element formula."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from ..model import onnx
from ..model.bodies import lets_of
from ..model.formula import Binary, Call, Formula, Name, Node, Number, Unary, names, not_of_elements, walk
from ..model.rows import Row
from ..model.vocabulary import CONSTANTS
from .layout import hanging


def has_onnx(row: Row) -> bool:
    """Return whether a row has an expression, or a formula whose functions all have operators."""
    if row.onnx:
        return True
    if row.body.kind != "loop" or row.states:
        return False
    trees = [formula.tree for formula in row.body.formulas.values()]
    trees += [row.lets[name].tree for name in lets_of(trees, row.lets)]
    return all(_is_known(node) for tree in trees for node in walk(tree))


def _is_known(node: Node) -> bool:
    if isinstance(node, Call):
        return node.function in onnx.FUNCTIONS
    if isinstance(node, Binary):
        return node.operator in onnx.OPERATORS
    return isinstance(node, (Name, Number)) or isinstance(node, Unary) and node.operator in onnx.UNARY_OPERATORS


def definition(row: Row) -> str:
    """Return `def leaky_relu(onnx, *, input, negative_slope=0.01):`."""
    given = [p.python for p in row.parameters]
    return hanging(f"def {row.op}", ["onnx", *(["*", *given] if given else [])], ":")


def statements(row: Row) -> list[str]:
    """Return the assignments and the return statement of the function of a row."""
    if row.onnx:
        lines = [f"{name} = {_whole(text)}" for name, text in row.onnx[:-1]]
        return [*lines, f"return {_whole(row.onnx[-1][1])}"]
    trees = [formula.tree for formula in row.body.formulas.values()]
    lines = [f"{p.name} = {list(p.words)}.index({p.name})".replace("'", '"') for p in row.parameters if p.words]
    lines += [f"{name} = {_element(row.lets[name].tree)}" for name in lets_of(trees, row.lets)]
    results = []
    tensors = {p.name for p in row.parameters if p.is_tensor}
    for formula in row.body.formulas.values():
        text = _element(formula.tree)
        if not tensors & _all_names(formula.tree, row.lets):
            text = f'onnx("Expand", {text}, onnx("Shape", {row.tensors[0].name}))'
        results.append(text)
    return [*lines, f"return {', '.join(results)}"]


def _whole(text: str) -> str:
    """Return an expression that may be broken into lines."""
    return f"({text})" if " if " in text else text


def _all_names(tree: Node, lets: dict[str, Formula]) -> set[str]:
    result = set(names(tree))
    for name in list(result):
        if name in lets:
            result |= _all_names(lets[name].tree, lets)
    return result


def _element(node: Node) -> str:
    if isinstance(node, Number):
        return repr(node.value)
    if isinstance(node, Name):
        if node.name in ("inf", "nan"):
            return f'float("{node.name}")'
        return repr(CONSTANTS[node.name]) if node.name in CONSTANTS else node.name
    if isinstance(node, Unary):
        if node.operator == "-" and isinstance(node.operand, Number):
            return f"-{node.operand.value!r}"
        return _filled(onnx.UNARY_OPERATORS[node.operator], [node.operand])
    if isinstance(node, Binary):
        return _filled(onnx.OPERATORS[node.operator], [node.left, node.right])
    if isinstance(node, Call):
        return _filled(onnx.FUNCTIONS[node.function], node.arguments)
    raise not_of_elements(node)


def _filled(text: str, arguments: Sequence[Node]) -> str:
    """Return the text of an operator with arguments in place of x, y and z."""
    tree = ast.parse(onnx.printed(text, "xyz"), mode="eval")
    values = dict(zip("xyz", (ast.parse(_element(argument), mode="eval").body for argument in arguments), strict=False))

    class Fill(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return values.get(node.id, node)

    return onnx.source(Fill().visit(tree))
