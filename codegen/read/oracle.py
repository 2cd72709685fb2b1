"""Checks oracles: Python expressions of a row's arguments, NumPy and tests/oracles, without side effects."""

from __future__ import annotations

import ast
from collections.abc import Collection

import numpy as np

from ..model.spelling import instead, nearest

BUILTINS = """
abs bool enumerate float int len list max min range round sorted sum tuple zip None True False
""".split()
REFUSED = (ast.Lambda, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.JoinedStr)

# Methods and attributes of arrays that change nothing.
METHODS = """
T all any argmax argmin argsort astype clip conj copy count cumprod cumsum diagonal dot dtype flatten imag index item
itemsize kind max mean min name ndim nonzero prod ravel real repeat reshape round searchsorted shape size squeeze std
sum swapaxes take tolist trace transpose var
""".split()

# Names of NumPy that access files, change their arguments or NumPy itself, or call an argument.
EFFECTS = """
apply_along_axis apply_over_axes asmatrix bmat copyto core ctypeslib DataSource errstate exceptions f2py fill_diagonal
frombuffer fromfile fromfunction fromiter frompyfunc fromregex fromstring genfromtxt get_include getbufsize geterr
geterrcall info lib load loadtxt memmap nditer ndarray nested_iters place printoptions put putmask put_along_axis random
rec save savetxt savez savez_compressed set_printoptions setbufsize seterr seterrcall shares_memory show_config
show_runtime test testing typing vectorize
""".split()
ROOMS = "fft", "linalg"
MODULES = {**dict.fromkeys(("numpy", "math", "cmath", "torch"), "np"), "scipy": "oracles", "special": "oracles"}
UFUNC_METHODS = "accumulate", "outer", "reduce", "reduceat"


def wrong_oracle(tree: ast.AST, parameters: Collection[str]) -> list[str]:
    """Return the reason why an oracle is not allowed, or nothing."""
    nodes = list(ast.walk(tree))
    named = [node for node in nodes if isinstance(node, ast.Name)]
    local = {node.id for node in named if isinstance(node.ctx, ast.Store)}
    fixed = {"np", "oracles", *BUILTINS, *parameters}
    result = [f"'{name}' is a name already; call the loop's own otherwise" for name in sorted(local & fixed)]
    strange = {node.id for node in named} - fixed - local
    for name in dict.fromkeys(node.id for node in named if node.id in strange):
        meant = MODULES | {known: f"np.{known}" for known in dir(np)}
        result.append(f"unknown name '{name}'" + (nearest(name, fixed | local, meant) or instead(name, parameters)))
    for node in nodes:
        if isinstance(node, REFUSED):
            result.append(f"'{ast.unparse(node)}' has no place in an oracle")
        elif isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.ctx, ast.Store):
            result.append(f"'{ast.unparse(node)}' is written by a loop; give it a name of its own")
        elif isinstance(node, ast.Attribute):
            result += [] if root_of(node) in strange else _wrong_attribute(node)
        elif isinstance(node, ast.keyword) and node.arg == "out":
            result.append("an oracle has no effects; leave out= away")
    return list(dict.fromkeys(result))


def root_of(node: ast.AST) -> str:
    """Return `np` for np.linalg.norm, or "" for an attribute of another expression."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _wrong_attribute(node: ast.Attribute) -> list[str]:
    path, root = [node.attr], node.value
    while isinstance(root, ast.Attribute):
        path.insert(0, root.attr)
        root = root.value
    if any(name.startswith("_") for name in path):
        return [f"'{'.'.join(path)}' has no place in an oracle"]
    if isinstance(root, ast.Name) and root.id == "oracles":
        return []
    if isinstance(root, ast.Name) and root.id == "np":
        return _numpy_mistakes(path)
    if node.attr not in METHODS:
        return [f"'.{node.attr}' is none of the methods without effects" + nearest(node.attr, METHODS)]
    return []


def _numpy_mistakes(path: list[str]) -> list[str]:
    written = "np." + ".".join(path)
    if path[0] in EFFECTS:
        return [f"'{written}': an oracle is an expression of NumPy functions without effects"]
    position = getattr(np, path[0]) if path[0] in ROOMS and len(path) > 1 else np
    name, *more = path[1:] if position is not np else path
    if not hasattr(position, name):
        return [f"'{written}' is nothing that NumPy has" + nearest(name, dir(position))]
    allowed = UFUNC_METHODS if isinstance(getattr(position, name), np.ufunc) else METHODS
    return [f"'{written}': '.{one}' has no place in an oracle" + nearest(one, allowed)
            for one in more if one not in allowed]
