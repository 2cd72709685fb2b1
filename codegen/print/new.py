"""Drafts of rows for new ops, with the body that fits the signature; for a kernel, also of its C file."""

from __future__ import annotations

from types import SimpleNamespace

from ..model.bodies import File
from ..model.problems import CatalogueError
from ..model.signature import parse_signature
from .kernels import prototypes

ROW = """\
- op: {signature}
  doc: What it computes, in a sentence; the source of its formula.
{body}
  dtypes: floating
  grad:
{grad}
  test: {test}
"""
REDUCE = """\
  reduce:
    start: 0
    step: acc + {first}
    finish: acc / count"""


def new_row(text: str, file: str = "") -> str:
    """Return a draft of a row.

    The types of the parameters select a loop, a reduction or a loss. With a file, the body is a kernel, and a draft
    of the file follows the row. The text is a name or a whole signature.
    """
    written = text if "(" in text else f"{text}(Tensor input)"
    try:
        signature = parse_signature(written)
    except ValueError as error:
        raise CatalogueError([f"new: {error}"]) from None
    tensors = [p.name for p in signature.parameters if p.kind in ("tensor", "either") and p.dtype is None] or ["input"]
    kinds = {p.kind for p in signature.parameters}
    body, slope = f"  loop: {tensors[0]}", "grad"
    if file:
        body, slope = f"  kernel: {file}\n  layout: dense", "kernel"
    elif "reduction" in kinds:
        body = f"  loss: {' - '.join(tensors)}"
    elif kinds & {"dim", "dims"}:
        body, slope = REDUCE.format(first=tensors[0]), "grad / count"
    grad = "\n".join(f"    {name}: {slope}" for name in tensors)
    row = ROW.format(signature=written, body=body, grad=grad, test=tensors[0])
    return f"{row}{SAMPLES.format(first=tensors[0])}\n{kernel_file(signature, file)}" if file else row


SAMPLES = """\
  cuda: host
  samples:
    - {{{first}: [3, 4]}}
    - {{{first}: [2, 0, 4]}}
"""
PARTS = {
    "shape": "    *size = th_extent({input});\n    return 0;",
    "cpu": """\
    /* th_data({input}) and th_data({output}) are contiguous: {input}->numel and {output}->numel elements. */
    return th_copy({output}, {input});""",
    "backward": """\
    const tensor *{input} = s->t[0];
    tensor *dy = th_dense(grad[0]), *dx = dy ? th_new_like({input}) : NULL;
    if (dx) {{
        /* dx from dy; s->n and s->s have the numbers of the call. */
    }}
    th_drop(dy);
    result[0] = dx;
    return dx ? 0 : -1;""",
}


def kernel_file(signature, file: str) -> str:
    """Return the C file of a kernel, with the functions that the row calls, for one tensor and one result."""
    row = SimpleNamespace(
        op=signature.op, results=signature.results, parameters=signature.parameters, body=File("kernel", file),
        shapes=None, cuda="", kernel_gradient=True,
    )  # fmt: skip
    lines = [f"/* {file}: what it computes. */", f'#include "{file.removesuffix(".c")}.h"', "",
             '#include "base/each.h"', '#include "walk/dense.h"']  # fmt: skip
    names = {"input": next((p.name for p in signature.parameters if p.is_tensor), "input"),
             "output": next((r.name for r in signature.results), "output")}  # fmt: skip
    for declared in prototypes(row):
        head = declared.removesuffix(";").replace("in_", "").replace("to_", "")
        part = head.removeprefix("int ").partition("_")[0]
        lines += ["", f"{head} {{", PARTS[part].format(**names), "}"]
    return "\n".join(lines) + "\n"
