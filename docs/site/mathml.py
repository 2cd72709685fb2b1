"""A Sphinx extension: formulas as MathML, which browsers set by themselves, without a script or a font."""

from __future__ import annotations

from docutils import nodes
from latex2mathml.converter import convert


def inline(translator, node) -> None:
    """A formula within a line."""
    translator.body.append(convert(node.astext(), display="inline"))
    raise nodes.SkipNode


def display(translator, node) -> None:
    """A formula on a line of its own."""
    classes = " ".join(["math-block", *node.get("classes", ())])
    translator.body.append(f'<div class="{classes}">{convert(node.astext(), display="block")}</div>')
    raise nodes.SkipNode


def setup(app) -> dict:
    app.add_html_math_renderer("mathml", (inline, None), (display, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
