"""python -m codegen review: the report of each kind of change, in a repository with the small catalogue."""

import re
import shutil
import subprocess

import pytest
from small_catalogue import HERE, SMALL

from codegen import __main__ as command
from codegen.print import render
from codegen.review import history, lines, report

NEW_ROW = """\
- op: shifted(Tensor input, Scalar by=1)
  doc: Sum with a number.
  loop: input + by
  dtypes: floating
  grad:
    input: grad
  test: input + by
"""
TANH = "- op: tanh(Tensor input)"


def git(folder, *arguments):
    who = ["-c", "user.name=someone", "-c", "user.email=someone@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    """Return a committed catalogue with its generated files."""
    folder = tmp_path_factory.mktemp("review") / "repository"
    shutil.copytree(HERE / "house", folder)
    (folder / "ops.yaml").write_text(SMALL, encoding="utf-8")
    assert command.main(["gen", "--ops", str(folder / "ops.yaml"), "--out", str(folder / "generated")]) == 0
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "first")
    return folder


@pytest.fixture
def folder(base, tmp_path):
    shutil.copytree(base, tmp_path / "repository")
    return tmp_path / "repository"


def change(folder, old, new, generate=True):
    text = (folder / "ops.yaml").read_text(encoding="utf-8")
    assert old in text
    (folder / "ops.yaml").write_text(text.replace(old, new, 1), encoding="utf-8")
    if generate:
        assert command.main(["gen", "--ops", str(folder / "ops.yaml"), "--out", str(folder / "generated")]) == 0


def review(folder, capsys, *options):
    """Return the exit status and the output."""
    capsys.readouterr()
    status = command.main(
        ["review", *options, "--ops", str(folder / "ops.yaml"), "--out", str(folder / "generated")])
    return status, capsys.readouterr().out


def test_no_change(folder, capsys):
    assert review(folder, capsys) == (0, "review: HEAD → working tree\nnothing of the catalogue changed\n")


def test_a_formula_that_its_row_contradicts(folder, capsys):
    change(folder, "loop: tanh(input)", "loop: 2 * tanh(input)")
    status, said = review(folder, capsys)
    assert status == 1 and "rows: 1 changed" in said and "contradicts itself: tanh" in said
    assert "   -  loop: tanh(input)\n   +  loop: 2 * tanh(input)" in said
    largest = float(re.search(r"values +largest difference ([\d.]+) at input", said)[1])
    assert 0.99 < largest < 1  # tanh(3)
    assert "oracle         WRONG" in said and "d input        WRONG: 'grad * (1 - output * output)'" in said
    assert "c/pointwise.c +" in said and "!!" not in said


def test_a_formula_that_is_only_written_otherwise(folder, capsys):
    change(folder, "loop: tanh(input)", "loop: 1 - 2 / (exp(2 * input) + 1)")
    status, said = review(folder, capsys)
    assert status == 0 and "the same at 400 points" in said and "agrees with the symbolic derivative" in said


def test_a_default_breaks_callers(folder, capsys):
    change(folder, "Scalar alpha=1, Tensor|Scalar other)", "Scalar alpha=2, Tensor|Scalar other)")
    status, said = review(folder, capsys)
    assert "breaks callers: add" in said and "call           BREAKS:" in said and "alpha=2" in said
    assert status == 0 or "WRONG" in said


def test_new_removed_and_renamed_rows(folder, capsys):
    change(folder, TANH, NEW_ROW + TANH)
    status, said = review(folder, capsys)
    assert status == 0 and "rows: 1 new" in said and "breaks" not in said
    assert "oracle         agrees with the formula" in said and "generated      +" in said
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "second")
    change(folder, "- op: shifted(", "- op: moved_by(")
    status, said = review(folder, capsys)
    assert status == 0 and "── shifted → moved_by: renamed, BREAKS CALLERS" in said and "the same at 400 points" in said
    change(folder, NEW_ROW.replace("shifted", "moved_by"), "")
    status, said = review(folder, capsys)
    assert status == 0 and "── shifted: removed, BREAKS CALLERS" in said and "no more: shifted(input, by=1" in said
    status, said = review(folder, capsys, "HEAD~1..HEAD")
    assert status == 0 and "rows: 1 new" in said and "── shifted: new" in said


def test_an_edit_of_generated_code_is_shouted(folder, capsys):
    path = folder / "generated/c/pointwise.c"
    path.write_text(path.read_text().replace("f_tanh(in_input[i])", "f_tanh(in_input[i] + 1)", 1))
    status, said = review(folder, capsys)
    assert status == 1 and "!! NO ROW EXPLAINS" in said and "f_tanh(in_input[i] + 1)" in said
    git(folder, "commit", "-q", "-a", "-m", "by hand")
    assert review(folder, capsys, "HEAD~1..HEAD")[0] == 1


def test_what_was_not_generated_again_and_what_is_no_catalogue(folder, capsys):
    change(folder, "doc: Hyperbolic tangent.", "doc: The hyperbolic tangent.", generate=False)
    status, said = review(folder, capsys)
    assert status == 1 and "run make gen" in said and "documentation  Hyperbolic tangent. → The hyperbolic" in said
    change(folder, "loop: tanh(input)", "loop: tahn(input)", generate=False)
    status, said = review(folder, capsys)
    assert status == 1 and "!! ops.yaml:" in said and "unknown function 'tahn'" in said


def test_a_change_of_the_generator_is_said_once(folder, monkeypatch):
    """Every row's code differs in one way: one kind with one example."""
    write = render.render
    monkeypatch.setattr(render, "render", lambda rows: {
        name: text.replace(".enter = ", ".enters = ") for name, text in write(rows).items()})
    assert command.main(["gen", "--ops", str(folder / "ops.yaml"), "--out", str(folder / "generated")]) == 0
    result = report.review(folder / "ops.yaml", folder / "generated", "HEAD")
    assert not result.entries and not result.failed
    assert len(result.patterns) <= 8 and sum(len(pattern.rows) for pattern in result.patterns) > 10


def test_c_that_no_row_names(folder, capsys):
    files = sorted((folder / "csrc").rglob("*.c"))
    stray = folder / "csrc" / "base" / "stray.c"
    stray.parent.mkdir(exist_ok=True)
    stray.write_text("int stray;\n")
    files[0].write_text(files[0].read_text() + "/* changed */\n")
    status, said = review(folder, capsys)
    assert "!! C that no row names: csrc/base/stray.c +1" in said and status == 0
    assert f"{files[0].relative_to(folder)} +1 −0 (rows: " in said


def test_page_and_comment(folder, capsys, tmp_path):
    change(folder, "loop: tanh(input)", "loop: 2 * tanh(input) * select(input < 1, 1, 0)")
    status, said = review(folder, capsys, "--markdown", "--html", str(tmp_path / "page.html"))
    assert status == 1 and said.count("<details>") == said.count("</details>") and "```diff" in said
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "<polyline" in page and "<mark>" in page and "input &lt; 1" in page and "http" not in page


def test_a_revision_that_is_none(folder, capsys):
    status, _ = review(folder, capsys, "nowhere")
    assert status == 1


def test_hunks_side_by_side_are_cut_by_row():
    hunk = history.Hunk("x.c", 1, 1, (), ("int one_a;", "{", "int two_a;", "}"))
    cut = lines.parts(hunk, {"one": "one", "two": "two"})
    assert [part.added for part in cut] == [("int one_a;", "{"), ("int two_a;", "}")]
