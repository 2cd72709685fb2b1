"""Drafts of rows for new ops, with the body that fits the signature; for a kernel, also of its C file."""

from __future__ import annotations

import re

from ..model.problems import CatalogueError
from ..model.signature import Signature, parse_signature
from .kernels import declared

ROW = """\
- op: {signature}
  doc: What it computes, in a sentence; the source of its formula.
{body}
  dtypes: floating
  grad:{grad}
  test:{test}
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
    states = [p.name for p in signature.parameters if p.kind == "state"]
    tensors = [] if states else [
        p.name for p in signature.parameters if p.kind in ("tensor", "either") and p.dtype is None]
    first = next((p.name for p in signature.parameters if p.group in ("t", "many")), "")
    kinds = {p.kind for p in signature.parameters}
    body, slope, test = f"  loop: {first or 'input'}", "grad", f" {first or 'input'}"
    if file:
        body, slope, test = f"  kernel: {file}\n  layout: dense", "kernel", oracles(signature, first)
    elif "reduction" in kinds:
        body = f"  loss: {' - '.join(tensors)}"
    elif kinds & {"dim", "dims"}:
        body, slope, test = REDUCE.format(first=first), "grad / count", mean(signature, first)
    grad = [f"    {name}: {slope}" for name in tensors]
    grad += [f"    {p.name}: missing (derive it)" for p in signature.parameters if p.kind == "tensors"]
    test = "".join(f"\n    {name}: {name}" for name in states) or test
    slopes = "\n" + "\n".join(grad) if grad else " none (say why)"
    row = ROW.format(signature=written, body=body, grad=slopes, test=test)
    row += "  cuda: host\n" if file else ""
    row += samples(signature) if file or any(p.required and not p.is_tensor for p in signature.parameters) else ""
    return f"{row}\n{kernel_file(signature, file, tensors)}" if file else row


def mean(signature: Signature, first: str) -> str:
    """Return the oracle of the drafted reduction."""
    options = {"dim": "axis", "dims": "axis", "keepdim": "keepdims"}
    given = [f"{options[p.kind]}={p.name}" for p in signature.parameters if p.kind in options]
    return f" np.mean({', '.join([first, *given])})"


def oracles(signature: Signature, first: str) -> str:
    """Return a draft of `test`: the first tensor, or zeros for results of a fixed type and for calls without one."""
    like = f"{first}[0]" if any(p.name == first and p.kind == "tensors" for p in signature.parameters) else first
    number = next((p.name for p in signature.parameters if p.kind == "int"), "1")
    others = "".join(f" + 0 * np.sum({p.name})" for p in signature.parameters if p.required and p.name != number)
    zeros = f"np.zeros({like}.shape)" if like else f"np.zeros({number}){others}"
    result = {r.name: zeros if r.dtype or not like else like for r in signature.results}
    if len(result) < 2:
        return f" {next(iter(result.values()), like or 'input')}"
    return "".join(f"\n    {name}: {text}" for name, text in result.items())


VALUES = {"int": ("2", "3"), "bool": ("True", "False"), "dim": ("0", "0"), "scalar": ("1", "2"),
          "list": ("[2, 3]", "[3]"), "scalars": ("[0.5, 2]", "2"), "ints": ("2", "3"), "dims": ("0", "0"),
          "tensors": ("[[3, 4], [3, 4]]", "[[2, 0, 4], [2, 0, 4]]")}


def samples(signature: Signature) -> str:
    """Return two samples: a value for every required parameter."""
    lines = ["  samples:"]
    for k, size in enumerate(("[3, 4]", "[2, 0, 4]")):
        given = {p.name: p.words[0] if p.words else size if p.is_tensor else VALUES.get(p.kind, ("1", "2"))[k]
                 for p in signature.parameters if p.required}
        lines.append(f"    - {{{', '.join(f'{name}: {value}' for name, value in given.items())}}}")
    return "\n".join(lines) + "\n"


BACKWARD = """\
    const tensor *{first} = s->t[0];
    tensor *dy = th_dense(grad[0]), *dx = dy ? th_new_like({first}, (dtype){first}->dtype) : NULL;
    if (dx) {{
        /* dx from dy; s->n and s->s have the numbers of the call. */
    }}
    th_drop(dy);
    result[0] = dx;
    return dx ? 0 : -1;"""


def kernel_file(signature: Signature, file: str, differentiable: list[str]) -> str:
    """Return the C file of a kernel, which compiles: it copies the first tensor, or writes zeros."""
    lines = [f"/* {file}: what it computes. */", f'#include "{file.removesuffix(".c")}.h"', "",
             '#include "walk/dense.h"']  # fmt: skip
    first = next((p.name for p in signature.parameters if p.group == "t"), "")
    like = first or next((f"{p.name}.at[0]" for p in signature.parameters if p.group == "many"), "")
    number = next((p.name for p in signature.parameters if p.kind == "int"), "1")
    extent = f"th_extent({like})" if like else f"(extent){{.ndim = 1, .size = {{{number}}}}}"
    extents = "result" if any(p.name == "size" for p in signature.parameters) else "size"
    shape = [f"    {extents}[{k}] = {extent};" for k in range(len(signature.results))]
    writes = [f"th_zero({r.name})" if r.dtype or not like else f"th_copy({r.name}, {like})" for r in signature.results]
    bodies = {
        "shape": [*unread(signature, "".join(shape)), *shape, "    return 0;"],
        "cpu": [*unread(signature, "".join(writes)), "    /* th_data(t) has the t->numel elements of a tensor, one "
                "behind the other. */", f"    return {' || '.join(writes) or '0'} ? -1 : 0;"],
        "backward": [BACKWARD.format(first=differentiable[0] if differentiable else "")],
    }
    for part in ("shape", "cpu", "backward") if differentiable else ("shape", "cpu"):
        read = [p for p in signature.parameters if p.kind != "fixed"]
        head = declared(part, signature, read).removesuffix(";").replace("in_", "").replace("to_", "")
        lines += ["", f"{head.replace('*size', f'*{extents}')} {{", *bodies[part], "}"]
    return "\n".join(lines) + "\n"


def unread(signature: Signature, text: str) -> list[str]:
    """Return a line for each parameter that a draft does not read yet, without which the compiler warns."""
    return [f"    (void){p.name};" for p in signature.parameters if p.name not in re.findall(r"\w+", text)]
