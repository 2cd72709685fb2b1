"""What table.c and methods.c place: names with the rows behind them, and doc strings."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from .c import CRow
from .literals import c_string, string_lines


@dataclass(frozen=True)
class Name:
    """A public name with its overloads."""

    name: str
    rows: tuple
    doc: str  # a C string, or NULL where the module has no such function


def names(catalogue) -> list[Name]:
    """The public names, in the order of their first row."""
    functions = set(catalogue.functions)
    return [
        Name(name, rows, docstring(catalogue, name, "function", 4) if name in functions else "NULL")
        for name, rows in catalogue.public.items()
    ]


def borrowed(catalogue) -> list:
    """The rows of ours that composed gradients of a package call."""
    called = {row.op: row for each in catalogue.rows for row in CRow(each, catalogue).called}
    return [row for _, row in sorted(called.items()) if not row.package]


def signature(row) -> str:
    """A C string."""
    return c_string(row.signature)


def module_names(catalogue) -> str:
    """`Swish, Mish`"""
    return ", ".join(row.module for row in catalogue.modules)


def docstring(catalogue, name: str, kind: str, indent: int) -> str:
    """The doc of a method, in-place method or function: a text signature, which inspect and help read; where that
    cannot say every way to call it, the ways; then what each row computes, its types and its gradient.
    """
    chosen = [row for row in catalogue.by_name[name] if applies(row, kind)]
    shown = name + "_" if kind == "inplace" else name
    parts = [text_signature(chosen, shown, kind) + "\n--"]
    for row in chosen:
        exact = len(chosen) == 1 and row.in_python_order
        about = [row.doc, f"Element types: {row.dtype_text}.", *row.gradient_lines]
        parts += [*([] if exact else [usage(row, shown, kind)]), "\n".join(about)]
    return string_lines("\n\n".join(parts), indent)


def applies(row, kind: str) -> bool:
    """Whether a row is among what a name of this kind means."""
    return {"method": row.is_method, "inplace": row.inplace, "function": row.is_function}[kind]


def text_signature(rows, name: str, kind: str) -> str:
    """`add($self, other, *, alpha=1, out=None)`: a default before what is required is given by name.
    Of several rows, those of the first that has all, `clamp($self, min=None, max=None)`, or else the parameters that
    all begin with: `max($module, input, *args, out=None, **keywords)`.
    """
    first = "$module" if kind == "function" else "$self"
    lists = [[p for p in row.parameters if kind == "function" or p is not row.self_parameter] for row in rows]
    out = ["out=None"] if kind != "inplace" and not all(row.without_out for row in rows) else []
    names = [{p.name for p in each} for each in lists]
    widest = next((each for each in lists if {p.name for p in each} >= set().union(*names)), None)
    if len(rows) > 1 and widest is not None:
        lists = [[p if not p.required or all(p.name in some for some in names) else replace(p, default=None)
                  for p in widest]]
    elif len(rows) > 1:
        shared = []
        for each in zip(*lists, strict=False):
            if len({p.name for p in each}) > 1:
                break
            shared.append(each[0].name)
        return f"{name}({', '.join([first, *shared, '*args', *out, '**keywords'])})"
    late = [p for p in lists[0] if not p.required and any(q.required for q in lists[0][lists[0].index(p) :])]
    named = [*map(literal, late), *out]
    placed = [literal(p) for p in lists[0] if p not in late]
    return f"{name}({', '.join([first, *placed, *(['*', *named] if named else [])])})"


def literal(p) -> str:
    """A parameter whose default can be read back: infinities are numbers too large."""
    infinite = isinstance(p.default, float) and math.isinf(p.default)
    return f"{p.name}={'-' * (p.default < 0)}1e999" if infinite else p.python


def usage(row, name: str, kind: str) -> str:
    """A plain usage line: `addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> Tensor`."""
    parameters = [p for p in row.parameters if kind == "function" or p is not row.self_parameter]
    inside = [p.python for p in parameters]
    if kind != "inplace" and not row.without_out:
        inside += ["*", "out=None"]
    return f"{name}({', '.join(inside)}) -> {row.result_text}"
