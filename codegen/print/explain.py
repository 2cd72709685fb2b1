"""Everything that one row generates: files, lines, symbols, and the code."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..model.bodies import ELEMENTS
from ..model.catalogue import Catalogue
from ..model.problems import CatalogueError
from ..model.rows import Row
from ..model.spelling import nearest
from ..place import Place
from . import cuda
from .c import CRow


def explain(catalogue: Catalogue, files: dict[str, str], op: str) -> str:
    """Return `file:line: symbol` for all that a row generates, its tests, its loop, backward and CUDA kernel."""
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


def code(catalogue: Catalogue, row: Row, files: dict[str, str]) -> list[str]:
    """Return the C for one element type, forward and backward, and the CUDA kernels."""
    result = []
    for piece in pieces(catalogue, row, files):
        if piece.kind in ("loop", "backward", "kernel"):
            result += ["", *piece.lines] if len(piece.lines) > 1 else piece.lines
    return result


@dataclass(frozen=True)
class Piece:
    """Lines of a generated file that belong to one row."""

    kind: str  # loop, backward, kernel (CUDA), function (its class), module, stub
    file: str
    line: int
    lines: list[str]


def pieces(catalogue: Catalogue, row: Row, files: dict[str, str]) -> list[Piece]:
    """Return the generated code of a row, for one element type."""
    dtype = next((d for d in ("Float", "Long", *row.loop_dtypes) if d in row.loop_dtypes), "").lower()
    op, result = row.op, []

    def search(kind: str, file: str, *starts: str) -> None:
        for start in starts:
            result.extend(statements(kind, file, files.get(file, ""), start))

    c, cu = f"c/{row.section}.c", f"cuda/{row.section}.cu"
    search("loop", c, *loop_heads(op, dtype), f"FOLD({op}_{dtype}) {{")
    graded = [f"{name}_{g.key}" for name in (op, op + ELEMENTS) for g in row.gradients]  # of a loss: its elements'
    search("backward", c, *(head for name in graded for head in loop_heads(name, dtype)))
    words = (dtype, f"{op}_floating", f"{op}_integral")
    search("loop", c, *(f"STEP {word} {op}_step_{dtype}(" for word in words))
    search("backward", c, f"static int {CRow(row, catalogue).backward}(")
    for name in [op, *(f"{op}_{g.key}" for g in row.gradients)] if row.cuda else ():
        heads = f"template <typename T, typename S = T> struct {name}_formula {{", f"struct {name}_fold {{"
        search("kernel", cu, *heads)
    search("kernel", cu, *cuda.instances_of(row))
    search("function", "python/functions.py", f"class {row.function_class}(")
    search("module", "python/modules.py", *([f"class {row.module}("] if row.module else []))
    search("stub", "python/tensor.pyi", f"def {row.public}(" if row.is_function else f"    def {row.public}(")
    return result


def loop_heads(name: str, dtype: str) -> list[str]:
    """Return the texts that a loop of a type begins with: alone, or with those of other types."""
    return [f"{width}{head}" for width in ("", "WIDE_") for head in (f"LOOPS({name}, ", f"LOOP({name}_{dtype}) {{")]


def statements(kind: str, file: str, text: str, start: str) -> list[Piece]:
    """Return the text from `start` on: a C function up to its brace, a Python statement up to the next one."""
    lines, result = text.splitlines() if start in text else [], []
    for first in (number for number, line in enumerate(lines) if line.startswith(start)):
        last = first
        if file.endswith((".py", ".pyi")):
            inner = " " * (len(start) - len(start.lstrip()) + 1)
            closing = inner[1:] + ")"
            while last + 1 < len(lines) and (not lines[last + 1] or lines[last + 1].startswith((inner, closing))):
                last += 1
        elif not start.endswith(")"):
            first -= lines[first - 1].startswith("template")
            last = next(number for number in range(first, len(lines)) if lines[number].startswith("}"))
        while not lines[last]:
            last -= 1
        result.append(Piece(kind, f"generated/{file}", first + 1, lines[first : last + 1]))
        if not file.endswith(".pyi"):
            break
    return result


def hand_written(catalogue: Catalogue, row: Row) -> list[str]:
    """Return the handwritten files of a row."""
    if row.has_file:
        paths = Place(catalogue.root, catalogue.package).c_files().get(row.body.file, ())
        position = paths[0].relative_to(catalogue.root).as_posix() if paths else row.body.file
        op = row.like.op if row.like else row.op
        result = [f"{position}: {'view' if row.body.kind == 'view' else 'cpu'}_{op}"]
        result += [] if row.shapes or row.body.kind == "view" else [f"{position}: shape_{op}"]
        gradient_file = position.replace(".c", "_gradient.c")
        position = gradient_file if (catalogue.root / gradient_file).exists() else position
        result += [f"{position}: backward_{op}"] if row.kernel_gradient else []
    else:
        by_hand = row.body.kind == "composed" and not row.body.generated
        result = [f"torch/composed/: {row.body.function}"] if by_hand else []
    return result + ([f"torch/composed/: {row.recorded}"] if row.recorded else [])


def places(row: Row, name: str, text: str) -> list[tuple[int, str]]:
    """Return where a generated file defines or lists the row."""
    if not any(word in text for word in (row.op, *row.public_names, row.module or row.op)):
        return []
    pattern = re.compile("|".join(patterns(row, name)))
    lines = enumerate(text.splitlines(), 1)
    return [(number, line.strip()[:100]) for number, line in lines if pattern.search(line)]


def patterns(row: Row, name: str) -> list[str]:
    """Return the patterns to search for in this kind of file."""
    names = "|".join(map(re.escape, row.public_names))
    op = row.op
    if name.endswith((".c", ".h", ".cu")):
        return [
            rf"^const row op_{op} =", rf"^    &op_{op},$", rf"^extern const row op_{op};$", rf"^#define ABOUT_{op} ",
            rf"^static int {op}_(backward|cpu|shape|require)\(",
            rf"^int (cpu|shape|view|backward)_{op}\(", rf"^(FOLD|SPREAD)\({op}_(each_)?[a-z]+\)",
            rf"^(WIDE_)?LOOPS?\({op}(_number)?(, |_[a-z]+\))", rf"^NARROW_LOOPS\({op}(_number)?,",
            *(f"^{re.escape(line)}$" for line in cuda.instances_of(row)), rf"^NAME\(({names}),",
            rf"^(METHOD|INPLACE)\(({names})\)", rf'^ENTRY\("({names})_?",',
            *(rf"^(WIDE_)?LOOPS\({op}_{g.key}, " for g in row.gradients),
        ]  # fmt: skip
    if name.endswith((".py", ".pyi")):
        classes = "|".join({row.function_class, row.module or row.function_class})
        return [rf"^def {op}\(", rf"^class ({classes})\(", rf"def ({names})_?\("]
    return [rf"^### {op}$"] if name.endswith(".md") else [r"(?!)"]
