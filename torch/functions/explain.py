"""torch.explain: the sources of an operator of the catalogue."""

from __future__ import annotations

import importlib
import itertools

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def explain(function: Callable[..., Any] | str) -> Any:
    """Return the sources of an operator: its rows, its Python gradients and, in a checkout, the generated C and CUDA.

    Args:
        function: a function or method such as `torch.tanh`, a generated module such as `nn.Softplus`, or the name of
            a row.

    Returns:
        a string to print.

    Raises:
        ValueError: no row has the name.

    >>> print(torch.explain("tanh").splitlines()[0])
    tanh(Tensor input)
    """
    function = _called(function)
    name = function if isinstance(function, str) else getattr(function, "__name__", repr(function))
    rows = [row for row in _core.rows.values() if name.rstrip("_") in (row.name, row.op) or name in (row.name, row.op)]
    if not rows:
        from difflib import get_close_matches

        near = get_close_matches(name, {word for row in _core.rows.values() for word in (row.name, row.op)}, 1)
        hint = f"did you mean {near[0]!r}?" if near else "what is written in Python has no row"
        raise ValueError(f"explain: no row is named {name!r}; {hint}")
    rows.sort(key=lambda row: row.op != name)  # the row of that very name first, then its overloads
    parts = [row.signature for row in rows] + list(dict.fromkeys(map(_doc, rows)))
    parts += [part for row in rows for part in (_gradient(row), _code(row))]
    return "\n".join(filter(None, parts))


def _called(function):
    """Return the function of a row that a module calls; return any other value unchanged."""
    from torch.nn.modules.module import Module

    kind = function if isinstance(function, type) else type(function)
    if not issubclass(kind, Module):
        return function
    public = {row.name for row in _core.rows.values()}
    code = getattr(kind.forward, "__code__", None)
    names = itertools.pairwise(code.co_names if code else ())
    return next((name for before, name in names if before in ("functional", "_core") and name in public), kind)


def _doc(row):
    """Return the docstring of the public name of a row."""
    package, _, op = row.op.rpartition(".")
    module = importlib.import_module(f"{package}.generated._C") if package else _core
    places = ((module, row.name), (_core.Tensor, row.name), (module, op), (_core.internal, op))
    result = next((getattr(*position) for position in places if hasattr(*position)), None)
    return "\n" + (result.__doc__ or "") + "\n"


def _gradient(row):
    """Return the source of the class that runs with create_graph=True."""
    import inspect

    from torch.autograd.row_function import class_of

    kind = class_of(row.op)
    own = [] if kind is None else [each for each in kind.__mro__ if each.__module__ == kind.__module__]
    return "".join("\n" + inspect.getsource(each) for each in own)


def _code(row):
    """Return the output of `python -m torch.codegen explain` if the catalogue and the generator are available."""
    try:
        from torch.codegen.place import BASE
        from torch.codegen.print import explain, render
        from torch.codegen.read import catalogue
    except ImportError:
        return ""
    package, _, op = row.op.rpartition(".")
    path = BASE
    if package:
        path = type(BASE)(importlib.import_module(package).__path__[0], "ops.yaml")
    if not (path.parent / "generated").is_dir():  # an installed torch has no C files
        return ""
    return explain.explain(catalogue.load_named(path, op), render.existing(path.parent / "generated"), op)
