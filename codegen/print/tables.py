"""Strings of table.c and methods.c: names with their rows, and docstrings."""

from __future__ import annotations

import math
from dataclasses import replace

from ..model.catalogue import Catalogue
from ..model.rows import Row
from ..model.signature import Parameter
from ..model.stated import name_within
from .c import CRow
from .literals import c_string, string_lines


def name_line(catalogue: Catalogue, name: str) -> str:
    """Return `NAME(abs, "abs($module, input, *, out=None)..." ABOUT_abs, &op_abs)`; NULL if only tensors have it."""
    rows = catalogue.by_name[name]
    is_function = any(applies(row, "function") for row in rows)
    doc = docstring(catalogue, name, "function") if is_function else ["NULL"]
    head = f'NAMED({name}, "{rows[0].shown}"' if rows[0].shown != rows[0].public else f"NAME({name}"
    return entry(head, doc, [f"&op_{op}" for row in rows for op in (row.op, row.elements) if op])


def method_line(catalogue: Catalogue, name: str, kind: str) -> str:
    """Return `ENTRY("abs_", inplace_abs, "abs_($self)..." ABOUT_abs)`."""
    shown = name + "_" if kind == "inplace" else name
    return entry(f'ENTRY("{shown}", {kind}_{name}', docstring(catalogue, name, kind), [])


def entry(head: str, doc: list[str], more: list[str]) -> str:
    """Return a macro call, on one line if it fits."""
    words = [head, " ".join(doc), *more]
    if len(", ".join(words)) < 100:
        return ", ".join(words) + ")"
    doc[-1] += "".join(f", {word}" for word in more) + ")"
    return "\n".join([f"{head},", *(f"    {piece}" for piece in doc)])


def about(row: Row) -> str:
    """Return the text of `ABOUT_<op>`, which every docstring of a row shares: summary, types, gradient and shapes."""
    text = "\n".join([row.doc, f"Element types: {row.dtype_text}.", *row.gradient_lines, *row.shape_lines,
                      *row.reduction_lines])
    return string_lines(text, 4, " \\")


def example(text: str) -> str:
    """Return the text of `EXAMPLE_<op>`, which follows `ABOUT_<op>` in one docstring per public name."""
    return string_lines(f"\n\n{text}", 4, " \\")


def has_example(row: Row, kind: str) -> bool:
    """Return whether this docstring shows the row's example: the function does, or the method if there is no function.
    One copy keeps the library small.
    """
    return not row.internal and (kind == "function" or kind == "method" and not row.is_function)


def borrowed(catalogue: Catalogue) -> list[Row]:
    """Return our rows that composed gradients of a package call."""
    called = {row.op: row for each in catalogue.rows for row in CRow(each, catalogue).called}
    return [row for _, row in sorted(called.items()) if not row.package]


def signature(row: Row) -> str:
    """Return the signature of a row as a C string."""
    return c_string(row.signature)


def module_names(catalogue: Catalogue) -> str:
    """Return the names of the generated modules: `Swish, Mish`."""
    return ", ".join(row.module for row in catalogue.modules)


def docstring(catalogue: Catalogue, name: str, kind: str) -> list[str]:
    """Return the pieces of the docstring of a method, in-place method or function.

    It begins with a text signature, which `inspect` and `help` read. A usage line follows for each row if that
    signature does not cover every call; then the description of each row, and its example.
    """
    chosen = [row for row in catalogue.by_name[name] if applies(row, kind)]
    shown = name + "_" if kind == "inplace" else name
    shown = name_within(chosen[0].module_name, shown)
    exact = len(chosen) == 1 and chosen[0].in_python_order
    result = [c_string(text_signature(chosen, shown, kind) + "\n--\n\n")]
    for row in chosen:
        between = "" if row is chosen[0] else "\n\n"
        result += [] if exact else [c_string(f"{between}{usage(row, shown, kind)}\n\n")]
        result.append(f"ABOUT_{row.op}")
        result += [f"EXAMPLE_{row.op}"] if has_example(row, kind) else []
    if kind != "function" and any(row.is_function for row in chosen):
        result.append(c_string(f"\n\nhelp({chosen[0].package or 'torch'}.{name}) shows an example."))
    return result


def applies(row: Row, kind: str) -> bool:
    """Return whether a row belongs to a name of this kind."""
    return {"method": row.is_method, "inplace": row.inplace, "function": row.is_function or row.internal}[kind]


def text_signature(rows: list[Row], name: str, kind: str) -> str:
    """Return `add($self, other, *, alpha=1, out=None)`. Defaults before a required parameter become keywords.

    Several rows have the signature of the first that has all parameters, `clamp($self, min=None, max=None)`, or their
    common first parameters: `max($module, input, *args, out=None, **keywords)`.
    """
    first = "$module" if kind == "function" else "$self"
    lists = [[p for p in row.spelled if kind == "function" or p is not row.self_parameter] for row in rows]
    shown = {option for row in rows for option in row.named_options} if kind != "inplace" else set()
    out = sorted(shown)
    names = [{p.name for p in each} for each in lists]
    widest = next((each for each in lists if {p.name for p in each} >= set().union(*names)), None)
    if len(rows) > 1 and widest is not None:
        optional = {p.name: p for each in lists for p in each if not p.required}
        lists = [[optional.get(p.name, p if all(p.name in some for some in names) else replace(p, default=None))
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


def literal(p: Parameter) -> str:
    """Return a parameter with a default that can be parsed: infinities become numbers too large for a float."""
    if isinstance(p.default, float) and math.isinf(p.default):
        return f"{p.name}={'-' * (p.default < 0)}1e999"
    return p.python


def usage(row: Row, name: str, kind: str) -> str:
    """Return a usage line: `addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> Tensor`."""
    parameters = [p for p in row.spelled if kind == "function" or p is not row.self_parameter]
    inside = [p.python for p in parameters]
    if kind != "inplace" and row.named_options:
        inside += ["*", *row.named_options]
    return f"{name}({', '.join(inside)}) -> {row.result_text}"
