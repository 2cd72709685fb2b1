"""The text of the manual: counts and the facts under each operator."""

from __future__ import annotations

from . import modules


def counts(catalogue) -> str:
    """How many operators there are, and how many have what."""
    rows = [row for row in catalogue.rows if not row.internal]
    lines = [
        ("operators", len(rows)),
        ("with an in-place form", sum(row.inplace or row.changes for row in rows)),
        ("with a gradient", sum(bool(row.gradients) or row.composed for row in rows)),
        ("with a CUDA kernel", sum(row.cuda not in ("", "host") for row in rows)),
        ("on CUDA through the CPU, with a copy each way", sum(row.cuda == "host" for row in rows)),
        (
            "composed of others, so on CUDA when those are",
            sum(row.body.kind == "python" for row in rows),
        ),
        ("internal: called by gradients alone", len(catalogue.rows) - len(rows)),
    ]
    return "\n".join(["| | |", "|---|---:|", *(f"| {text} | {number} |" for text, number in lines)])


def title(section) -> str:
    """`Pointwise`"""
    return section.name.replace("_", " ").capitalize()


def forms(row) -> str:
    """How it can be called."""
    kinds = [
        ("method", row.is_method),
        ("function", row.is_function),
        ("in place", row.inplace or row.changes),
    ]
    return ", ".join(kind for kind, there in kinds if there) or "internal"


def facts(row) -> str:
    """A list: formula, types, forms, gradient, CUDA, other names."""
    others = [name for name in row.public_names if name != row.op]
    lines = [
        f"- Element types: {row.dtype_text}",
        f"- Called as: {forms(row)}" + (f"; operator `{row.operator}`" if row.operator else ""),
        f"- CUDA: {cuda(row)}",
        *(
            f"- Gradient: `{line}`" if line.startswith("d ") else f"- {line}"
            for line in row.gradient_lines
        ),
    ]
    if row.body.kind in ("loop", "random"):
        lines.insert(0, f"- Formula: `{row.body.text}`")
    if row.module:
        lines.append(f"- Module: `nn.{modules.usage(row)}`")
    if others:
        lines.append("- Also named: " + ", ".join(f"`{name}`" for name in others))
    return "\n".join(lines)


def cuda(row) -> str:
    """Whether it runs there."""
    if row.body.kind == "python":
        return "as the operators it is composed of"
    return "through the CPU, with a copy each way" if row.cuda == "host" else "yes"
