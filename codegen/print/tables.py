"""What table.c and methods.c place: names with the rows behind them, and doc strings."""

from __future__ import annotations

from dataclasses import dataclass

from .literals import string_lines


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


def docstring(catalogue, name: str, kind: str, indent: int) -> str:
    """The doc of a method, in-place method or function: a text signature where Python can say it,
    then each row.
    """
    chosen = [row for row in catalogue.by_name[name] if applies(row, kind)]
    shown = name + "_" if kind == "inplace" else name
    parts = [usage(row, shown, kind) + "\n\n" + row.doc for row in chosen]
    text = "\n\n".join(parts)
    if len(chosen) == 1 and chosen[0].in_python_order and can_lead(chosen[0], kind):
        text = text_signature(chosen[0], shown, kind) + "\n--\n\n" + chosen[0].doc
    return string_lines(text, indent)


def applies(row, kind: str) -> bool:
    """Whether a row is among what a name of this kind means."""
    return {"method": row.is_method, "inplace": row.inplace, "function": row.is_function}[kind]


def can_lead(row, kind: str) -> bool:
    """A method's text signature needs the tensor in front."""
    return kind == "function" or row.parameters[0] is row.self_parameter


def text_signature(row, name: str, kind: str) -> str:
    """`tanh($self, *, out=None)`, which inspect.signature reads."""
    parameters = row.parameters if kind == "function" else row.parameters[1:]
    inside = ["$module" if kind == "function" else "$self", *(p.python for p in parameters)]
    if kind != "inplace" and not row.without_out:
        inside += ["*", "out=None"]
    return f"{name}({', '.join(inside)})"


def usage(row, name: str, kind: str) -> str:
    """A plain usage line: `addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> Tensor`."""
    parameters = [p for p in row.parameters if kind == "function" or p is not row.self_parameter]
    inside = [p.python for p in parameters]
    if kind != "inplace" and not row.without_out:
        inside += ["*", "out=None"]
    return f"{name}({', '.join(inside)}) -> {row.result_text}"
