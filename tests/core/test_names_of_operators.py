"""No code of torch/ compares names of operators: a fact of an operator stands in its row."""

import ast
import pathlib

import pytest

from torch.testing.cases import load

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Files that know operators as others know words, with the reason and the number of comparisons, which only falls.
KNOWN = {
    "_formula/trace.py": ("algebra: products and quotients merge, signs move outwards, fills are selections", 19),
    "_formula/reductions.py": ("algebra: sums of products and quotients", 3),
    "_formula/evaluate.py": ("functions of formulas, in the vocabulary of ops.yaml", 6),
    "_formula/compiled.py": ("two rows whose formulas are words of Python", 1),
    "nn/utils/inference.py": ("a pattern of layers that one kernel computes", 6),
    "onnx/exporter.py": ("operators of ONNX by the names of Python's operators", 1),
    "_tensor/printing.py": ("an option of set_printoptions", 1),
}
# What holds the name of an operator, as opposed to a word that a parameter takes.
HOLDERS = {"name", "op", "__name__", "method", "function", "func", "called", "base", "plain", "opname", "public"}


@pytest.fixture(scope="module")
def names():
    rows = load(ROOT / "ops.yaml")
    own = {name for row in rows.rows for name in (row.op, *row.public_names)}
    return own | {f"{name}_" for name in rows.inplace_methods}


def texts(node):
    """Yield the texts of a constant, or of the items of a tuple, list, set or dict."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, (ast.Tuple, ast.List, ast.Set, ast.Dict)):
        for item in node.keys if isinstance(node, ast.Dict) else node.elts:
            yield from texts(item) if item is not None else ()


def holds(node):
    """Return whether an expression ends with a name that holds an operator's: `row.op`, `name.rstrip("_")`."""
    if isinstance(node, ast.Call):
        node = node.func.value if isinstance(node.func, ast.Attribute) else node.func
    if isinstance(node, ast.Subscript):
        node = node.value
    return getattr(node, "attr", getattr(node, "id", "")) in HOLDERS


def comparisons(tree, names):
    """Yield the comparisons with names of operators: ==, in, match, and startswith of a whole name."""
    for node in ast.walk(tree):
        sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        if isinstance(node, ast.Match):
            patterns = [part.value for part in ast.walk(node) if isinstance(part, ast.MatchValue)]
            sides = [node.subject, *patterns]
        if any(map(holds, sides)) and any(text in names for side in sides for text in texts(side)):
            yield f"line {node.lineno}: {ast.unparse(node).splitlines()[0]}"


def test_operators_are_not_compared_by_name(names):
    result = {}
    for path in sorted((ROOT / "torch").rglob("*.py")):
        file = path.relative_to(ROOT / "torch").as_posix()
        if not file.startswith(("_generated/", "codegen/", "csrc/", "legacy/", "testing/")):
            result[file] = list(comparisons(ast.parse(path.read_text(encoding="utf-8")), names))
    assert {file: lines for file, lines in result.items() if lines and file not in KNOWN} == {}, \
        "state the fact in the rows, and read it: torch/_base/row_kinds.py"
    assert {file: len(result[file]) for file in KNOWN} == {file: count for file, (_, count) in KNOWN.items()}


@pytest.mark.parametrize("text, count", [
    ('if row.op == "tanh": pass', 1), ('if name in ("tanh", "x"): pass', 1), ('if name.rstrip("_") == "tanh": pass', 1),
    ('match name:\n    case "tanh": pass', 1), ('if func.__name__ != "tanh_": pass', 1),
    ('if mode == "tanh": pass', 0), ('if name == "no_row": pass', 0), ('HANDLERS["tanh"]()', 0)])
def test_comparisons_are_found(names, text, count):
    assert len(list(comparisons(ast.parse(text), names))) == count
