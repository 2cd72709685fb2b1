"""Sphinx extension that writes formulas as MathML, which browsers render without scripts or fonts."""

from __future__ import annotations

from docutils import nodes
from latex2mathml.converter import convert


def inline(translator, node) -> None:
    """Write a formula within a line."""
    translator.body.append(convert(node.astext(), display="inline"))
    raise nodes.SkipNode


def display(translator, node) -> None:
    """Write a formula on a separate line."""
    classes = " ".join(["math-block", *node.get("classes", ())])
    translator.body.append(f'<div class="{classes}">{convert(node.astext(), display="block")}</div>')
    raise nodes.SkipNode


def setup(app) -> dict:
    app.add_html_math_renderer("mathml", (inline, None), (display, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
