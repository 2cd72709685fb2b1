"""Operators of ONNX: what the functions and operators of element formulas are there, in terms of x, y and z."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .spelling import instead, nearest

if TYPE_CHECKING:
    from collections.abc import Collection

OPERATORS = {
    "+": "Add(x, y)", "-": "Sub(x, y)", "*": "Mul(x, y)", "/": "Div(x, y)", "**": "Pow(x, y)", "%": "Mod(x, y)",
    "<": "Less(x, y)", "<=": "LessOrEqual(x, y)", "==": "Equal(x, y)", "!=": "Not(Equal(x, y))",
    ">=": "GreaterOrEqual(x, y)", ">": "Greater(x, y)", "and": "And(x, y)", "or": "Or(x, y)",
    "&": "BitwiseAnd(x, y)", "|": "BitwiseOr(x, y)", "^": "BitwiseXor(x, y)",
}  # fmt: skip
UNARY_OPERATORS = {"-": "Neg(x)", "~": "BitwiseNot(x)", "not": "Not(x)"}
# Functions that are missing here have no operator in ONNX, so rows that call them cannot be exported.
FUNCTIONS = {
    "exp": "Exp(x)", "exp2": "Pow(2, x)", "log": "Log(x)", "log2": "Div(Log(x), 0.6931471805599453)",
    "log10": "Div(Log(x), 2.302585092994046)", "log1p": "Log(Add(1, x))", "expm1": "Sub(Exp(x), 1)", "sqrt": "Sqrt(x)",
    "sin": "Sin(x)", "cos": "Cos(x)", "tan": "Tan(x)", "asin": "Asin(x)", "acos": "Acos(x)", "atan": "Atan(x)",
    "sinh": "Sinh(x)", "cosh": "Cosh(x)", "tanh": "Tanh(x)", "asinh": "Asinh(x)", "acosh": "Acosh(x)",
    "atanh": "Atanh(x)", "erf": "Erf(x)", "erfc": "Sub(1, Erf(x))",
    "ndtr": "Mul(0.5, Add(1, Erf(Mul(x, 0.7071067811865476))))",
    "hypot": "Sqrt(Add(Mul(x, x), Mul(y, y)))", "rsqrt": "Reciprocal(Sqrt(x))",
    "sigmoid": "Sigmoid(x)", "abs": "Abs(x)", "sign": "Sign(x)", "floor": "Floor(x)", "ceil": "Ceil(x)",
    "round": "Round(x)", "trunc": "Mul(Sign(x), Floor(Abs(x)))", "frac": "Sub(x, Mul(Sign(x), Floor(Abs(x))))",
    "isnan": "IsNaN(x)", "conj": "Identity(x)", "max": "Max(x, y)", "min": "Min(x, y)", "pow": "Pow(x, y)",
    "divide": "Div(x, y)",
    "fmod": "Mod(x, y, fmod=1)", "remainder": "rest(x, y)", "floor_divide": "quotient(x, y)",
    "select": "Where(x, y, z)",
}  # fmt: skip
# Functions of `onnx:` that are no operators; methods of torch/onnx/emitter.py.
HELPERS = (
    "adaptive", "as_result", "axes", "batched", "channels", "constant", "count", "expanded", "flattened",
    "gates", "int64", "like", "listed", "ones", "ones_of", "pads", "quotient", "rank", "refuse", "resized", "rest",
    "size", "slack", "steps", "swapped", "trailing", "unbatched",
    "unshuffled", "unshuffled_order", "zeros_of",
)  # fmt: skip
_NODES = (ast.Expression, ast.Call, ast.Name, ast.Load, ast.Constant, ast.List, ast.Tuple, ast.IfExp, ast.Compare,
          ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.keyword, ast.Subscript, ast.Starred, ast.Add, ast.Sub, ast.Mult,
          ast.Div, ast.Mod, ast.USub, ast.Not, ast.And, ast.Or, ast.Is, ast.IsNot, ast.Eq, ast.NotEq, ast.Lt, ast.LtE,
          ast.Gt, ast.GtE, ast.In, ast.NotIn, ast.Slice)  # fmt: skip


class OnnxError(ValueError):
    """A problem of an `onnx:` expression."""


def printed(text: str, scope: Collection[str]) -> str:
    """Return the Python text of an `onnx:` expression: operators are calls of `onnx`.

    >>> printed("Softmax(input, axis=dim)", ("input", "dim"))
    'onnx("Softmax", input, axis=dim)'
    """
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise OnnxError(f"'{text}' is no expression: {error.msg}") from None
    for node in ast.walk(tree):
        if not isinstance(node, _NODES):
            raise OnnxError(f"'{ast.unparse(node)}' is not allowed; write operators of ONNX, numbers, lists and "
                            "conditions")
    return source(_Printer(scope).visit(tree))


def source(tree: ast.AST) -> str:
    """Return the text of a tree, with double quotes."""
    return ast.unparse(tree).replace("'", '"')


class _Printer(ast.NodeTransformer):
    def __init__(self, scope: Collection[str]) -> None:
        self.scope = scope

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if not isinstance(node.func, ast.Name):
            raise OnnxError(f"'{ast.unparse(node)}' is not allowed; call operators of ONNX and {', '.join(HELPERS)}")
        name = node.func.id
        arguments = [self.visit(argument) for argument in node.args]
        keywords = [ast.keyword(keyword.arg, self.visit(keyword.value)) for keyword in node.keywords]
        if name[0].isupper():
            return ast.Call(ast.Name("onnx", ast.Load()), [ast.Constant(name), *arguments], keywords)
        if name == "len":
            return ast.Call(node.func, arguments, keywords)
        if name not in HELPERS:
            raise OnnxError(f"unknown function '{name}'" + nearest(name, HELPERS)
                            + "; operators of ONNX begin with a capital")  # fmt: skip
        return ast.Call(ast.Attribute(ast.Name("onnx", ast.Load()), name, ast.Load()), arguments, keywords)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id == "inf":
            return ast.parse("float('inf')", mode="eval").body
        if node.id not in self.scope:
            raise OnnxError(f"unknown name '{node.id}'" + instead(node.id, self.scope))
        return node
