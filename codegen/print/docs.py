"""Text of the manual: the facts of each operator."""

from __future__ import annotations

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
    lines = [
        f"- Element types: {row.dtype_text}",
        f"- Called as: {forms(row)}" + (f"; operator `{row.operator}`" if row.operator else ""),
        f"- CUDA: {cuda(row)}",
        *([f"- Within autocast: {row.autocast}"] if row.autocast else []),
        *([f"- Meta device: refused, since {row.no_meta}"] if row.no_meta else []),
        *(
            f"- Gradient: `{line}`" if line.startswith("d ") else f"- {line}"
            for line in row.gradient_lines
        ),
    ]
    if row.body.kind in ("loop", "random") or row.body.kind == "composed" and row.body.formula:
        lines.insert(0, f"- Formula: `{row.body.text}`")
    if row.module:
        lines.append(f"- Module: `nn.{modules.usage(row)}`")
    if others:
        lines.append("- Also named: " + ", ".join(f"`{name}`" for name in others))
    return "\n".join(lines)


def cuda(row: Row) -> str:
    """Return where a row runs if its tensors are on a GPU."""
    if row.body.kind == "composed":
        return "through the operators that compute it"
    return "computed on the CPU, with copies in both directions" if row.cuda == "host" else "yes"
