"""Text of the manual: the facts of each operator."""

from __future__ import annotations

from ..model.bodies import Loop, Random, Reduction, lets_of
from ..model.catalogue import Section
from ..model.rows import Row
from . import modules


def entries(section: Section) -> list[Row]:
    """Return the rows of a section that have an entry. A loss and its elements share one."""
    losses = {row.elements for row in section.rows}
    return [row for row in section.rows if row.op not in losses]


def title(section: Section) -> str:
    """Return `Pointwise` for a section of that name."""
    return section.name.replace("_", " ").capitalize()


def forms(row: Row) -> str:
    """Return the ways to call a row."""
    kinds = [
        ("method", row.is_method),
        ("function", row.is_function),
        ("in place", row.inplace or row.changes),
    ]
    return ", ".join(kind for kind, there in kinds if there) or "internal"


def facts(row: Row) -> str:
    """Return a list of formula, types, forms, gradient, CUDA support and other names."""
    others = [name for name in row.public_names if name != row.op]
    formulas = formula(row)
    lines = [
        *formulas,
        f"- Element types: {row.dtype_text}",
        f"- Called as: {forms(row)}" + (f"; operator `{row.operator}`" if row.operator else ""),
        f"- CUDA: {cuda(row)}",
        *([f"- Within autocast: {row.autocast}"] if row.autocast else []),
        *([f"- Meta device: refused, since {row.no_meta}"] if row.no_meta else []),
        *(line for line in map(gradient, row.gradient_lines) if line not in formulas),
    ]
    if row.module:
        lines.append(f"- Module: `nn.{modules.usage(row)}`")
    if others:
        lines.append("- Also named: " + ", ".join(f"`{name}`" for name in others))
    return "\n".join(lines)


def formula(row: Row) -> list[str]:
    """Return the formula of the result, and those of its named parts."""
    if isinstance(row.body, Loop | Random | Reduction):
        parts = lets_of(row.body.trees, row.lets)
    elif row.body.kind == "composed" and row.body.formula:
        parts = row.body.parts
    else:
        return []
    return [f"- Formula: `{row.body.text}`", *(f"- where `{name} = {part.text}`" for name, part in parts.items())]


def gradient(line: str) -> str:
    """Return a line about the gradient: a formula, that of a named part, or a sentence."""
    if line.startswith("d "):
        return f"- Gradient: `{line}`"
    return f"- where `{line.removeprefix('where ')}`" if line.startswith("where ") else f"- {line}"


def cuda(row: Row) -> str:
    """Return where a row runs if its tensors are on a GPU."""
    if row.body.kind == "composed":
        return "through the operators that compute it"
    return "computed on the CPU, with copies in both directions" if row.cuda == "host" else "yes"
