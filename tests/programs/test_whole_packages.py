"""The page of whole packages has every program, and each has PyTorch's numbers."""

import ast
import json

import packages


def names():
    """Return the programs of all rooms, read from their text, because their packages may be absent."""
    result = set()
    for path in (packages.HERE / "whole").glob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and ast.unparse(node).startswith("@program("):
                result.add(node.name)
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and node.value.keys:
                result.update(ast.literal_eval(key) for key in node.value.keys)
    return result


def test_every_program_has_figures_and_a_line_on_the_page():
    figures = json.loads(packages.FIGURES.read_text())
    lines = {line.split("`")[1] for line in packages.PAGE.read_text().splitlines() if line.startswith("| `")}
    assert names() == set(figures) == lines
    assert all(result["numbers"] for result in figures.values())


def test_differences_are_seen():
    def differs(ours, theirs):
        return packages.verdict({"numbers": ours}, {"numbers": theirs})

    assert differs([1.0, 2e3], [1.0, 2e3 + 0.1]) == "nothing"
    assert differs([1.0, 7.0], [1.0, 8.0]) == "1 of 2 numbers, the first is 7, not 8"
    assert differs([float("nan")], [1.0]) == "1 of 1 numbers, the first is nan, not 1"
    assert differs([1.0], [1.0, 2.0]) == "it has 1 numbers, not 2"
    assert packages.verdict({"error": "ValueError: a | b"}, {"numbers": []}) == "ValueError: a / b"
