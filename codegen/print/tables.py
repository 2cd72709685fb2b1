"""What table.c and methods.c place: names with the rows behind them, and doc strings."""

from __future__ import annotations

import math
from dataclasses import replace

from .c import CRow
from .literals import c_string, string_lines


def name_line(catalogue, name: str) -> str:
    """`NAME(abs, "abs($module, input, *, out=None)..." ABOUT_abs, &op_abs)`; NULL where C makes no such function."""
    rows = catalogue.by_name[name]
    is_function = name not in catalogue.composed and any(applies(row, "function") for row in rows)
    doc = docstring(catalogue, name, "function") if is_function else ["NULL"]
    return entry(f"NAME({name}", doc, [f"&op_{row.op}" for row in rows])


def method_line(catalogue, name: str, kind: str) -> str:
    """`ENTRY("abs_", inplace_abs, "abs_($self)..." ABOUT_abs)`"""
    shown = name + "_" if kind == "inplace" else name
    return entry(f'ENTRY("{shown}", {kind}_{name}', docstring(catalogue, name, kind), [])


def entry(head: str, doc: list[str], more: list[str]) -> str:
    """A macro's arguments, on one line where they fit."""
    words = [head, " ".join(doc), *more]
    if len(", ".join(words)) < 100:
        return ", ".join(words) + ")"
    doc[-1] += "".join(f", {word}" for word in more) + ")"
    return "\n".join([f"{head},", *(f"    {piece}" for piece in doc)])


def about(row) -> str:
    """Return the text of `ABOUT_<op>`, which every docstring of a row shares: summary, types, gradient and shapes."""
    text = "\n".join([row.doc, f"Element types: {row.dtype_text}.", *row.gradient_lines, *row.shape_lines])
    return string_lines(text, 4, " \\")


def example(text: str) -> str:
    """Return the text of `EXAMPLE_<op>`, which follows `ABOUT_<op>` in one docstring per public name."""
    return string_lines(f"\n\n{text}", 4, " \\")


def has_example(row, kind: str) -> bool:
    """Whether this docstring shows the row's example: the function does, or the method if there is no function.
    One copy keeps the library small.
    """
    return not row.internal and (kind == "function" or kind == "method" and not row.is_function)


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


def docstring(catalogue, name: str, kind: str) -> list[str]:
    """Return the pieces of the docstring of a method, in-place method or function.

    It begins with a text signature, which `inspect` and `help` read. A usage line follows for each row if that
    signature does not cover every call; then the description of each row, and its example.
    """
    chosen = [row for row in catalogue.by_name[name] if applies(row, kind)]
    shown = name + "_" if kind == "inplace" else name
    exact = len(chosen) == 1 and chosen[0].in_python_order
    found = [c_string(text_signature(chosen, shown, kind) + "\n--\n\n")]
    for row in chosen:
        between = "" if row is chosen[0] else "\n\n"
        found += [] if exact else [c_string(f"{between}{usage(row, shown, kind)}\n\n")]
        found.append(f"ABOUT_{row.op}")
        found += [f"EXAMPLE_{row.op}"] if has_example(row, kind) else []
    if kind != "function" and any(row.is_function for row in chosen):
        found.append(c_string(f"\n\nhelp({chosen[0].package or 'torch'}.{name}) shows an example."))
    return found


def applies(row, kind: str) -> bool:
    """Whether a row is among what a name of this kind means."""
    return {"method": row.is_method, "inplace": row.inplace, "function": row.is_function or row.internal}[kind]


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
