"""What one row makes: every file, line and symbol, and the code itself."""

from __future__ import annotations

import re

from ..model.bodies import ELEMENTS
from ..model.problems import CatalogueError
from ..model.spelling import nearest
from ..place import Place
from .c import CRow


def explain(catalogue, files: dict[str, str], op: str) -> str:
    """`file:line: symbol` for all that a row makes, its tests, then its loop, backward and CUDA
    kernel.
    """
    row = catalogue.by_op.get(op)
    if row is None:
        rows = catalogue.by_name.get(op)
        if rows is None:
            known = [*catalogue.by_op, *catalogue.by_name]
            raise CatalogueError([f"no row is named '{op}'" + nearest(op, known)])
        return "\n".join(explain(catalogue, files, each.op) for each in rows)
    lines = [f"{row.source}: {row.signature}"]
    for name, text in files.items():
        lines += [f"generated/{name}:{number}: {line}" for number, line in places(row, name, text)]
    lines += hand_written(catalogue, row)
    lines.append(f"tests/rows/test_rows.py: every test whose name holds [{row.op}-")
    return "\n".join([*lines, *code(catalogue, row, files)]) + "\n"


def code(catalogue, row, files: dict[str, str]) -> list[str]:
    """The C that runs for one element type, forward and backward, and the CUDA kernels."""
    found = []
    dtype = next((d for d in ("Float", "Long") if d in row.loop_dtypes), "").lower()
    text = files.get(f"c/{row.section}.c", "")
    names = [f"{macro}({row.op}_{dtype})" for macro in ("LOOP", "WIDE_LOOP", "FOLD")]
    names += [
        f"{macro}({op}_{g.key}_{dtype})"
        for op in (row.op, row.op + ELEMENTS)  # whose loops a loss's gradients run
        for g in row.gradients
        for macro in ("LOOP", "WIDE_LOOP")
    ]
    names += [
        f"STEP {word} {row.op}_step_{dtype}("
        for word in (dtype, f"{row.op}_floating", f"{row.op}_integral")
    ]
    names.append(f"static int {CRow(row, catalogue).backward}(")
    for name in names:
        found += statement(text, name)
    text = files.get(f"cuda/{row.section}.cu", "") if row.cuda else ""
    for name in [row.op, *(f"{row.op}_{g.key}" for g in row.gradients)]:
        found += statement(text, f"__device__ void {name}_formula(")
        found += [line for line in text.splitlines() if line.startswith(f"KERNEL({name}_{dtype},")]
    return found


def statement(text: str, start: str) -> list[str]:
    """A function of generated C, from the line that begins with start; a blank line before it."""
    lines = text.splitlines()
    first = next((number for number, line in enumerate(lines) if line.startswith(start)), None)
    if first is None:
        return []
    last = next(number for number in range(first, len(lines)) if lines[number].startswith("}"))
    return ["", *lines[first : last + 1]]


def hand_written(catalogue, row) -> list[str]:
    """The files that a person writes for it."""
    if row.has_file:
        found = Place(catalogue.root, catalogue.package).c_files().get(row.body.file, ())
        place = found[0].relative_to(catalogue.root).as_posix() if found else row.body.file
        found = [f"{place}: {'view' if row.body.kind == 'view' else 'cpu'}_{row.op}"]
        found += [] if row.shapes or row.body.kind == "view" else [f"{place}: shape_{row.op}"]
        found += [f"{place}: backward_{row.op}"] if row.kernel_gradient else []
    else:
        found = [f"torch/composed/: {row.body.function}"] if row.body.kind == "python" else []
    return found + ([f"torch/composed/: {row.recorded}"] if row.recorded else [])


def places(row, name: str, text: str) -> list[tuple[int, str]]:
    """Where a generated file defines or lists the row."""
    if not any(word in text for word in (row.op, *row.public_names, row.module or row.op)):
        return []
    pattern = re.compile("|".join(patterns(row, name)))
    lines = enumerate(text.splitlines(), 1)
    return [(number, line.strip()[:100]) for number, line in lines if pattern.search(line)]


def patterns(row, name: str) -> list[str]:
    """What to look for in a file of that kind."""
    names = "|".join(map(re.escape, row.public_names))
    op = row.op
    if name.endswith((".c", ".h", ".cu")):
        return [
            rf"^const row op_{op} =", rf"^    &op_{op},$", rf"^extern const row op_{op};$", rf"^#define ABOUT_{op} ",
            rf"^static int {op}_(backward|cpu|shape|require)\(",
            rf"^int (cpu|shape|view|backward)_{op}\(", rf"^(LOOP|FOLD|SPREAD)\({op}_[a-z]+\)",
            rf"^KERNEL\({op}_[a-z]+,", rf"^NAME\(({names}),",
            rf"^(METHOD|INPLACE)\(({names})\)", rf'^ENTRY\("({names})_?",',
            *(rf"^(LOOP|KERNEL)\({op}_{g.key}_(float|double)\b" for g in row.gradients),
        ]  # fmt: skip
    if name.endswith((".py", ".pyi")):
        classes = "|".join({row.function_class, row.module or row.function_class})
        return [rf"^def {op}\(", rf"^class ({classes})\(", rf"def ({names})_?\("]
    return [rf"^### {op}$"] if name.endswith(".md") else [r"(?!)"]
