"""The generator's command, the real catalogue, and the files of codegen."""

import os
import re
import shutil
import subprocess
import sys
import textwrap

import pytest
from small_catalogue import HERE, ROOT, SMALL, small

from codegen import __main__ as command
from codegen.model.signature import COMPLEX
from codegen.print import explain, new, render, schema
from codegen.read.catalogue import load, load_named


@pytest.fixture
def folder(tmp_path):
    """Return a folder with a catalogue, whose name is ignored within packages."""
    folder = tmp_path / "build"
    shutil.copytree(HERE / "house", folder)
    (folder / "ops.yaml").write_text(SMALL, encoding="utf-8")
    return folder


def run(folder, *arguments):
    return command.main(
        [*arguments, "--ops", str(folder / "ops.yaml"), "--out", str(folder / "generated")]
    )


def test_gen_and_check(folder, capsys):
    assert run(folder, "gen") == 0
    assert "new generated/c/names.h" in capsys.readouterr().out
    assert run(folder, "--check") == 0
    before = (folder / "generated/c/names.h").stat().st_mtime_ns
    capsys.readouterr()
    assert run(folder) == 0 and capsys.readouterr().out == ""
    assert (folder / "generated/c/names.h").stat().st_mtime_ns == before
    (folder / "generated/c/stale.c").write_text("int x;\n")
    path = folder / "generated/docs/manual.md"
    path.write_text(path.read_text().replace("tanh", "tahn"))
    assert run(folder, "--check") == 1
    output = capsys.readouterr().out
    assert "+### tanh" in output and "-int x;" in output and output.endswith("run `make gen`\n")
    assert run(folder, "gen") == 0 and not (folder / "generated/c/stale.c").exists()
    assert run(folder, "--check") == 0


def test_problems_go_to_stderr(folder, capsys):
    (folder / "ops.yaml").write_text(SMALL.replace("loop:", "lop:", 1))
    assert run(folder) == 1
    assert "ops.yaml:5: tanh: unknown key 'lop'" in capsys.readouterr().err
    assert not (folder / "generated").exists()


def test_explain(rows, files, folder, capsys):
    text = explain.explain(rows, files, "addmm")
    assert text.startswith("ops.yaml:")
    for part in (
        "kernels/blas.c: cpu_addmm",
        "def addmm(",
        "### addmm",
        "class Addmm",
        "tests/",
        "th_apply(&f,",
    ):
        assert part in text, part
    text = explain.explain(rows, files, "tanh")
    for part in (
        "\nWIDE_LOOPS(tanh, EACH_FLOATING, {",
        "static int tanh_backward(",
        "EACH_FLOATING(KERNEL_OF, tanh)",
        "f_tanh(in_input[i])",
    ):
        assert part in text, part
    assert run(folder, "explain", "tnah") == 1
    assert "no row is named 'tnah'; did you mean 'tanh'?" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["tanh", "mse_loss", "max", "conv2d"])
def test_explain_reads_only_what_has_the_name(name):
    rows = load(ROOT / "ops.yaml")
    generated = render.existing(ROOT / "generated")
    picked = load_named(ROOT / "ops.yaml", name)
    assert explain.explain(picked, generated, name) == explain.explain(rows, generated, name)


def test_explain_shows_the_cuda_text_of_every_row_that_has_one():
    rows, generated = load(ROOT / "ops.yaml"), render.existing(ROOT / "generated")
    kinds = ("loop", "reduce", "scan", "random")
    chosen = [row for row in rows.rows if row.cuda == "formula" and row.body.kind in kinds
              and not set(row.dtypes) <= set(COMPLEX)]  # of which GPUs have none
    lacking = []
    for row in chosen:
        result = [piece.lines for piece in explain.pieces(rows, row, generated) if piece.kind == "kernel"]
        defined = any(lines[0].startswith("template <") and "struct" in "".join(lines[:2]) for lines in result)
        lacking += [] if defined and any(lines[0].endswith(")") for lines in result) else [row.op]
    assert len(chosen) > 200 and not lacking


def test_a_second_row_of_an_op_is_refused_in_two_lines(folder, capsys):
    row = SMALL[SMALL.index("- op: tanh(") :].split("\n- ")[0]
    (folder / "ops.yaml").write_text(SMALL + "\n" + row + "\n", encoding="utf-8")
    assert run(folder) == 1
    first, *others = capsys.readouterr().err.splitlines()
    assert "op 'tanh' is tanh's in line" in first and len(others) < 2


def test_a_new_row_is_nearly_right(capsys):
    assert command.main(["new", "softsign(Tensor input)"]) == 0
    row = capsys.readouterr().out
    assert (
        small(textwrap.dedent("- section: new\n  doc: New ones.\n") + row).rows[0].op == "softsign"
    )


def test_a_new_row_has_the_body_of_its_signature(capsys):
    assert command.main(["new", "rms(Tensor input, Dim* dim=None, Keepdim keepdim=False)"]) == 0
    row = capsys.readouterr().out
    assert small("- section: new\n  doc: New ones.\n" + row).rows[0].body.kind == "reduce"
    assert command.main(["new", "gap(Tensor input, Tensor target, Reduction reduction=mean)"]) == 0
    assert "  loss: input - target\n" in capsys.readouterr().out


def test_a_new_kernel_comes_with_its_file(capsys):
    assert command.main(["new", "runs(Tensor input, int k)", "--kernel", "runs.c"]) == 0
    row, _, file = capsys.readouterr().out.partition("/* runs.c")
    assert "  kernel: runs.c\n" in row and "  cuda: host\n" in row
    for function in ("shape_runs(extent *size,", "cpu_runs(tensor *output,", "backward_runs(const saved *s,"):
        assert f"int {function}" in file
    assert command.main(["new", "x(Tnsor input)"]) == 1
    assert capsys.readouterr().err == "new: unknown type 'Tnsor'; did you mean 'Tensor'?\n"


def test_schema(folder):
    assert run(folder, "schema") == 0
    properties = schema.schema()["items"]["anyOf"][1]["properties"]
    assert list(properties)[0] == "op" and properties["loop"]["description"]


def test_command_line_of_the_module():
    finished = subprocess.run(
        [sys.executable, "-m", "codegen", "new", "x(Tensor input)"], cwd=ROOT, capture_output=True, text=True
    )
    assert finished.returncode == 0 and finished.stdout.startswith("- op: x(Tensor input)")


# The real catalogue


def test_generated_is_current():
    assert render.difference(render.render(load(ROOT / "ops.yaml")), ROOT / "generated") == ""


def test_sections_compile_in_seconds():
    """A section of many loops makes `edit a row, make gen build` slow."""
    for section in load(ROOT / "ops.yaml").sections:
        loops = [row for row in section.rows if row.body.kind in ("loop", "reduce", "random")]
        assert len(loops) <= 12, section.name


def test_hand_written_functions_stand_where_their_row_says():
    missing, rows = [], load(ROOT / "ops.yaml")
    for row in rows.rows:
        for position in explain.hand_written(rows, row):
            file, name = position.split(": ")
            path = ROOT / file
            files = sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []
            text = "\n".join(result.read_text(encoding="utf-8") for result in files)
            # Defined by name, in C or Python, or by a macro that is given the op.
            if not re.search(rf"^(int|def) {name}\(|^[A-Z_]+\(.*\b{row.op}\b", text, re.M):
                missing.append(f"ops.yaml:{row.line}: {name} is not in {file}")
    assert not missing, "\n".join(missing)


def test_imports_go_one_way():
    """read and print import model; model imports neither."""
    for folder, forbidden in (
        ("model", ("read", "print")),
        ("read", ("print",)),
        ("print", ("read",)),
    ):
        for path in (ROOT / "codegen" / folder).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            for other in forbidden:
                assert not re.search(rf"from (codegen|\.)\.?{other}\b", text), path


# Not the one of the emulated GPUs, which stands in front of it.
FOLDERS = [folder for folder in os.environ["PATH"].split(os.pathsep) if "cuda_emulator" not in folder]
NVCC = shutil.which("nvcc", path=os.pathsep.join(FOLDERS))
CUDA_FILES = [*(ROOT / "generated/cuda").glob("*.cu"), *(ROOT / "csrc/cuda").rglob("*.cu")]


@pytest.mark.slow
@pytest.mark.skipif(not NVCC, reason="needs nvcc")
@pytest.mark.parametrize("path", sorted(CUDA_FILES), ids=lambda path: path.name)
def test_cuda_compiles(path, tmp_path):
    """For both architectures at once, without a warning."""
    targets = [f"arch=compute_{number},code=sm_{number}" for number in (80, 90)]
    folders = [f"-I{ROOT / folder}" for folder in ("csrc/cuda", "generated/cuda")]
    command = [NVCC, "-fatbin", "-t", "2", "-gencode", targets[0], "-gencode", targets[1]]
    command += ["-Werror", "all-warnings", *folders, "-o", str(tmp_path / "x.fatbin"), str(path)]
    finished = subprocess.run(command, capture_output=True, text=True)
    assert finished.returncode == 0, finished.stderr


@pytest.mark.parametrize("signature", ["runs(Tensor input)", *(pytest.param(each, marks=pytest.mark.slow) for each in (
    "runs(Tensor input, int k=1)", "runs(Tensor input, Tensor other) -> (Tensor a, LongTensor b)",
    "runs(Tensor* tensors, Dim dim=0)", "runs(int n) -> LongTensor", "runs(Tensor input, Tensor? other=None)"))])
def test_a_draft_of_a_kernel_compiles_without_a_warning(tmp_path, signature):
    row, _, code = new.new_row(signature, "runs.c").partition("\n\n")
    folder = tmp_path / "drafted"
    folder.mkdir()
    (folder / "runs.c").write_text(code, encoding="utf-8")
    head = "- package: drafted\n\n- section: rows\n  doc: Rows.\n\n"
    (folder / "ops.yaml").write_text(f"{head}{row}\n", encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "torch.codegen", "ops.yaml", "--build"], cwd=folder, text=True,
                          capture_output=True, env={**os.environ, "PYTHONPATH": str(ROOT), "CC": "gcc -Werror"})
    assert done.returncode == 0, done.stdout + done.stderr
