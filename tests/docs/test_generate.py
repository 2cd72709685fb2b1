"""What the documentation site is made with: formulas as LaTeX, curves, links, code that runs in pages."""

import re
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "docs" / "site"))

from generate import examples, latex, operators, pages, plots, reference  # noqa: E402
from generate.repository import Repository  # noqa: E402


@pytest.fixture(scope="module")
def site():
    return operators.Operators(Repository(ROOT), {})


@pytest.fixture(scope="module")
def rows(site):
    return site.catalogue


def typeset(rows, op):
    row = rows.by_op[op]
    symbols = latex.Symbols(row)
    return latex.body(row, symbols) + latex.slopes(row, symbols)


@pytest.mark.parametrize("op, lines", [
    ("tanh", [r"y = \tanh\left(x\right)", r"\frac{\partial L}{\partial x} = g \, \left(1 - y^{2}\right)"]),
    ("sum", [r"y = \sum_i x", r"\frac{\partial L}{\partial x} = g"]),
    ("add", [r"z = x + \alpha \, y", r"\frac{\partial L}{\partial x} = g",
             r"\frac{\partial L}{\partial y} = \alpha \, g"]),
    ("sqrt", [r"y = \sqrt{x}", r"\frac{\partial L}{\partial x} = \frac{g}{2 \, y}"]),
])  # fmt: skip
def test_formulas(rows, op, lines):
    assert [line.replace(r"g \, \alpha", r"\alpha \, g") for line in typeset(rows, op)] == lines


def test_every_formula_has_balanced_braces_and_becomes_mathml(rows):
    result = [line for row in rows.rows for line in typeset(rows, row.op)]
    sides = [re.compile(rf"\\{word}(?![a-z])") for word in ("left", "right")]
    assert len(result) > 500
    for line in result:
        assert line.count("{") == line.count("}"), line
        assert len(sides[0].findall(line)) == len(sides[1].findall(line)), line
    convert = pytest.importorskip("latex2mathml.converter", reason="`make docs` installs latex2mathml").convert
    for line in result:
        assert convert(line).startswith("<math"), line


def test_parentheses_stand_where_a_formula_needs_them():
    from codegen.model.formula import parse

    class Letters:
        words, arriving = {}, {}
        name = staticmethod(str)

    write = latex.Writer(Letters())
    for text, wanted in [
        ("a - (b - c)", r"a - \left(b - c\right)"), ("a - b - c", "a - b - c"),
        ("(a + b) * c", r"\left(a + b\right) \, c"),
        ("(a * b) ** 2", r"\left(a \, b\right)^{2}"), ("a * -b", r"-a \, b"), ("-a * -b", r"a \, b"),
        ("2 * 3 * a", r"2 \cdot 3 \, a"), ("a * a * b", r"a^{2} \, b"), ("1 / (a + b)", r"\frac{1}{a + b}"),
        ("exp(-a)", "e^{-a}"), ("a < b and not c", r"a < b \land \lnot c"),
    ]:  # fmt: skip
        assert write(parse(text)) == wanted, text


def test_curves_are_those_of_numpy_and_break_at_jumps(rows):
    value, slope = plots.curves(rows.by_op["tanh"])
    np.testing.assert_allclose(value[2], np.tanh(value[1]))
    np.testing.assert_allclose(slope[2], 1 - np.tanh(slope[1]) ** 2, atol=1e-12)
    kind, x, y = plots.curves(rows.by_op["floor"])[0]
    assert len(plots.paths(x, y, -5, 5, 400, 200)) >= 8
    assert len(plots.paths(x, np.sin(x), -1, 1, 400, 200)) == 1
    assert len(plots.paths(x, np.where(np.abs(x) < 1, np.nan, x), -5, 5, 400, 200)) == 2
    assert plots.picture(rows.by_op["conv2d"]) == "" == plots.sparkline(rows.by_op["add"])
    drawn = sum(bool(plots.picture(row)) for row in rows.rows)
    assert drawn > 60


def test_pages_list_every_argument_and_are_found_by_words(site):
    pages = {page.op: page for page in site.pages}
    assert "cross entropy" in pages["cross_entropy"].phrases and not pages["tanh"].phrases
    arguments = {name: (kind, default) for name, kind, default in pages["cross_entropy"].arguments}
    assert arguments["reduction"] == ("Reduction", "`'mean'`") and arguments["label_smoothing"][1] == "`0.0`"
    assert arguments["input"] == ("Tensor", "required") and arguments["weight"] == ("Tensor?", "`None`")
    for page in site.pages:
        assert {p.name for p in page.row.parameters} <= {name for name, _, _ in page.arguments}, page.op


def test_pages_show_types_beside_those_of_pytorch(site):
    pages = {page.op: page for page in site.pages}
    (_, ours), (whose, theirs) = pages["exp2_complex"].types_beside
    assert whose == "PyTorch 2.13" and ours == theirs == ["✓"] * 12
    assert dict(pages["softmax"].types_beside)["here"][:2] == ["–", "–"]
    assert sum(bool(page.types_beside) for page in site.pages) > 300 and not pages["conv2d_input"].types_beside


def test_an_example_that_prints_something_else_is_refused():
    assert examples.run("one", ">>> 1 + 1\n2", {}) == ">>> 1 + 1\n2"
    with pytest.raises(ValueError, match="the example of two"):
        examples.run("two", ">>> 1 + 1\n3", {})


def test_links_lead_to_pages_and_files(tmp_path):
    repository = Repository(ROOT)
    site = pages.Pages(repository, tmp_path)
    text = "[a](../CHANGELOG.md) [b](../setup.py) `[c](d)` [e](https://f.g)\n```\n[h](i)\n```\n"
    text = site.links(text, "docs/x.md")
    assert text == ('[a](changelog.md) <a href="source/setup.py.html">b</a> `[c](d)` [e](https://f.g)\n'
                    "```text\n[h](i)\n```\n")  # fmt: skip
    with pytest.raises(ValueError, match="docs/nowhere.md"):
        site.links("[a](nowhere.md)", "docs/x.md")
    assert repository.link("ops.yaml", 31) == "source/ops.yaml.html#L31"
    assert repository.write(tmp_path) == 2
    assert '<a id="L31"' in (tmp_path / "source/ops.yaml.html").read_text()


def test_code_of_pages_runs_and_a_failure_stops_the_build(tmp_path):
    site = pages.Pages(Repository(ROOT), tmp_path)
    space = {}
    assert "\n3\n" in site.run("x = 3\nx\n", space, "page", "")
    assert "print" not in site.run("print(7)\n", space, "page", "hidden") and space["x"] == 3
    assert "ZeroDivisionError: division by zero" in site.run("x / 0\n", space, "page", "raises")
    with pytest.raises(ZeroDivisionError):
        site.run("x / 0\n", space, "page", "")
    with pytest.raises(ValueError, match="no error is raised by: x"):
        site.run("x\n", space, "page", "raises")
    with pytest.raises(ValueError, match="Expected"):
        pages.check(">>> 1 + 1\n3\n", "page.md")


def test_a_section_ends_where_the_next_of_its_level_begins():
    text = "# A\n\none\n\n## B\n\ntwo\n\n### C\n\nthree\n\n## D\n\nfour\n"
    assert pages.section(text, "B") == "two\n\n### C\n\nthree\n"
    assert pages.section(text, "A") == "one\n" and pages.section(text, "C") == "three\n"
    with pytest.raises(ValueError, match="no heading says 'E'"):
        pages.section(text, "E")


def test_docstrings_are_plain_text_but_for_examples():
    text = reference.markdown("x * y, `a_b` and c_d.\n\n>>> f(1)\n2\n\nMore.")
    assert text == "x \\* y, `a_b` and c\\_d.\n\n```{code-block} pycon\n>>> f(1)\n2\n```\n\nMore."

    listed = reference.markdown("Do it.\n\nArgs:\n    a, b: two\n        numbers.\n    c: one: `x`.\n"
                                "Raises:\n    ValueError: never.")
    assert listed == ("Do it.\n\n**Args**\n\n- `a, b`: two numbers.\n- `c`: one: `x`.\n\n"
                      "**Raises**\n\n- `ValueError`: never.")

    def example(a, b=2, *, c="d", e=len):
        pass

    assert reference.signature(example) == "(a, b=2, *, c='d', e=len)"
