"""What one row makes: every file, line and symbol; and a row to fill in for a new op."""

from __future__ import annotations

import re

from codegen.model.problems import CatalogueError
from codegen.model.spelling import nearest

NEW_ROW = """\
- op: {signature}
  doc: What it computes, in a sentence; the source of its formula.
  loop: {first}
  dtypes: floating
  grad:
    {first}: grad
  test: {first}
"""


def new_row(text: str) -> str:
    """A row to fill in; the text is a name or a whole signature."""
    signature = text if "(" in text else f"{text}(Tensor input)"
    match = re.search(r"Tensor\S*\s+(\w+)", signature)
    return NEW_ROW.format(signature=signature, first=match[1] if match else "input")


def explain(catalogue, files: dict[str, str], op: str) -> str:
    """Lines of `file:line: symbol` for all that a row makes, then its tests."""
    row = catalogue.by_op.get(op)
    if row is None:
        rows = catalogue.by_name.get(op)
        if rows is None:
            known = [*catalogue.by_op, *catalogue.by_name]
            raise CatalogueError([f"no row is named '{op}'" + nearest(op, known)])
        return (
            "".join(explain(catalogue, files, each.op) + "\n" for each in rows).rstrip("\n") + "\n"
        )
    lines = [f"{row.source}: {row.signature}"]
    for name, text in files.items():
        lines += [f"generated/{name}:{number}: {line}" for number, line in places(row, name, text)]
    lines += hand_written(row)
    lines.append(f"tests/test_catalogue.py: every test whose name holds [{row.op}-")
    return "\n".join(lines) + "\n"


def hand_written(row) -> list[str]:
    """The files that a person writes for it."""
    if row.body.kind in ("kernel", "update", "view"):
        suffix = "view" if row.body.kind == "view" else "cpu"
        found = [f"csrc/{row.body.text}: th_{row.op}_{suffix}"]
        found += (
            []
            if row.shapes or row.body.kind == "view"
            else [f"csrc/{row.body.text}: th_{row.op}_shape"]
        )
        return found + (
            [f"csrc/{row.body.text}: th_{row.op}_backward"] if row.kernel_gradient else []
        )
    return [f"torch/composed.py: {row.body.text}"] if row.body.kind == "python" else []


def places(row, name: str, text: str) -> list[tuple[int, str]]:
    """Where a generated file defines or lists the row."""
    pattern = re.compile("|".join(patterns(row, name)))
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.search(line):
            found.append((number, line.strip()[:100]))
    return found


def patterns(row, name: str) -> list[str]:
    """What to look for in a file of that kind."""
    names = "|".join(map(re.escape, row.public_names))
    if name.endswith((".c", ".h", ".cu")):
        return [
            rf"\bth_{row.op}(_row|_backward|_cpu|_shape|_view)?\(", rf"\b{row.op}_(row|params|forms)\b.*= ?{{",
            rf"\[{row.identifier}\]", rf"\b(NAME|FUNCTION|METHOD|INPLACE)[_(]({names})\b",
            rf"^\s*{row.identifier},$", *gradient_patterns(row), rf"^(LOOP|FOLD|KERNEL\d)\({row.op}_[a-z]+[,)]",
        ]  # fmt: skip
    if name.endswith((".py", ".pyi")):
        return [rf"^def {row.op}\(", rf"^class {row.function_class}\(", rf"def ({names})_?\("]
    return [rf"^### {row.op}$"] if name.endswith(".md") else [r"(?!)"]


def gradient_patterns(row) -> list[str]:
    """The loops of its gradients."""
    return [rf"\b{row.op}_{gradient.key}(_float|_double)?\b" for gradient in row.gradients]
