"""The parameters of a row, with the types and defaults of its signature in ops.yaml."""

import ast
import functools
import math
import re

_PARAMETER = re.compile(r"(\S+?)(\?|&\?|&)? (\w+)(?:=(.*))?$")


@functools.cache
def parameters(row):
    """Return (name, type, default, whether it is nullable) of each parameter; a required one has the default ...."""
    inside = row.signature.partition("(")[2].partition(" ->")[0].removesuffix(")")
    result = []
    for part in re.split(r", (?![^\[(]*[\])])", inside) if inside else ():
        kind, optional, name, default = _PARAMETER.match(part).groups()
        follows = kind.startswith("int[") and (default or "").isidentifier()  # the value of another parameter
        preset = ... if default is None else None if follows else _preset(default)
        result.append((name, kind, preset, bool(optional and "?" in optional)))
    return tuple(result)


@functools.cache
def followed(row):
    """Return the parameters whose defaults are the values of others, by name."""
    return dict(re.findall(r"int\[\d\] (\w+)=([a-z_]+)", row.signature))


def with_defaults(op, values):
    """Return the values by parameter of a call of a row, with the row's defaults for the others."""
    from torch import _core

    return {name: preset for name, _, preset, _ in parameters(_core.rows[op]) if preset is not ...} | values


def _preset(text):
    try:
        return ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return math.inf if text == "inf" else -math.inf if text == "-inf" else text
