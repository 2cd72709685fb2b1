"""The generator: what follows from a row, what is written for it, and that the output is stable."""

import re
import shutil
import subprocess
import sys
import textwrap

import pytest
from small_catalogue import ROOT, SMALL, TANH

from codegen import __main__ as command
from codegen import (
    backwards,
    entries,
    explain,
    generate,
    headers,
    layout,
    native,
    python_text,
    reductions,
    schema,
    tables,
)
from codegen.catalogue import load, loads


@pytest.fixture(autouse=True)
def seeded():
    """In place of conftest's: the generator is tested without a build of torch."""


@pytest.fixture(scope="module")
def small():
    return loads(SMALL)


@pytest.fixture(scope="module")
def files(small):
    return generate.render(small)


# Rows


def test_reads_and_sizes(small):
    bits = {op: small.by_op[op].parameter_bits for op in small.by_op}
    assert bits["tanh"] == ((1 << 8, 0),)
    assert bits["mul"] == ((2, 0), (1, 0))
    assert bits["addmm"] == ((0, 1), (4, 0), (2, 0))
    assert bits["pair"] == ((1 << 9, 1),)
    assert bits["mean"] == ((0, 1),)
    assert bits["cat"] == ((0, 1),)


def test_derived_properties(small):
    by_op = small.by_op
    assert [op for op, row in by_op.items() if row.inplace] == ["tanh", "mul", "add", "addmm"]
    assert [op for op, row in by_op.items() if row.gives_number] == ["sum", "mean", "max"]
    assert [op for op, row in by_op.items() if row.creates] == ["zeros"]
    assert by_op["bernoulli_"].only_inplace and not by_op["pair_input"].is_method
    assert by_op["addmm"].required_first[0].name == "input" and not by_op["addmm"].in_python_order
    assert by_op["add"].public_names == ("add", "plus")
    assert by_op["pair"].flags == "ROW_METHOD | ROW_FUNCTION | ROW_INDEX_RESULT"
    assert (
        by_op["pair"].function_class == "Pair" and by_op["pair_input"].function_class == "PairInput"
    )
    assert by_op["tanh"].dtype_mask == "TH_FLOATING" and by_op["pair"].dtype_mask == "1 << TH_FLOAT"
    assert small.by_operator["+"] is by_op["add"]


def test_entries_never_take_a_name_of_the_core():
    assert {"th_fill", "th_zero", "th_range", "th_clone"} <= headers.taken()
    row = loads(TANH.replace("- op: tanh", "- op: clone")).rows[0]
    assert row.entry == "th_clone_row" and "int th_clone_row(call *c)" in entries.entry(row)


# Generated C


def test_loops(small):
    text = native.loops(small.by_op["tanh"])
    assert text.splitlines()[0] == "LOOP(tanh_float) { LOOP1(float, float, input, f_tanh(input)) }"
    assert "const int32_t alpha = (int32_t)option[1].i;" in native.loops(small.by_op["add"])
    assert "LOOP2(uint8_t, float, input, float, other, input == other)" in native.loops(
        small.by_op["eq"]
    )


def test_structures(small):
    text = native.pointwise_structure(small.by_op["add"])
    assert (
        ".either = 3," in text
        and ".either_slot = {[0] = 0, [1] = 2}," in text
        and ".scalars = 3," in text
    )
    assert ".fills = true" in native.random_structure(small.by_op["bernoulli_"])


def test_reductions(small):
    row = small.by_op["mean"]
    assert (
        "FOLD(mean_float) { FOLD1(double, th_join_sum, 0, float, input, input) }"
        in reductions.step_lines(row)
    )
    assert "FINISH_EACH(f, double, f_divide(acc, count))" in reductions.finish_lines(row)
    assert not reductions.finishes(small.by_op["sum"])
    text = reductions.reduction_structure(small.by_op["max"])
    assert "[0] = {.i = INT64_MIN}, [1] = {.f = -INFINITY}" in text and ".empty = false" in text
    assert ".empty = true" in reductions.reduction_structure(small.by_op["sum"])
    assert "const float count = (float)option[0].f;" in backwards.gradient_loops(row, row.gradients[0])


def test_entries(small):
    assert (
        entries.entry(small.by_op["tanh"])
        == "int th_tanh(call *c) { return th_pointwise(&tanh_row, c); }"
    )
    assert 'th_check_shapes(r->op, "*np,nm,mp->np", ' in entries.entry(small.by_op["addmm"])
    assert "th_addmm_cpu(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2])" in entries.entry(
        small.by_op["addmm"]
    )
    pair = entries.entry(small.by_op["pair"])
    assert "extent sizes[2];" in pair and "!th_output(r->op, c, 1, TH_LONG, &sizes[1])" in pair
    assert "th_update(c->out[0]);" in entries.entry(small.by_op["t"])


def test_prototypes(small):
    assert entries.prototypes(small.by_op["pair"]) == [
        "int th_pair_shape(extent *result, const tensor *input, const int64_t *size, int64_t dim);",
        "int th_pair_cpu(\n"
        "    tensor *values, tensor *indices, const tensor *input, const int64_t *size, int64_t dim);",
    ]
    assert entries.prototypes(small.by_op["cat"])[0] == (
        "int th_cat_shape(extent *result, tensor *const *tensors, int tensors_count, int64_t dim);"
    )


def test_backwards(small):
    text = backwards.backward_text(small.by_op["add"], small)
    assert "result[0] = th_pass(s, 0, grad[0]);" in text
    assert "result[1] = th_gradient(&add_other, s, grad[0]);" in text
    text = backwards.backward_text(small.by_op["addmm"], small)
    assert "th_apply(&f, th_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}})" in text
    assert "th_apply(&f, th_t, &(call){.t = {s->t[2]}})" in text and "th_keep_sum(&f," in text
    assert "return th_leave(&f, result, 3);" in text
    text = backwards.backward_text(small.by_op["pair"], small)
    assert ".n = {s->shape[0]->size[1], s->shape[0]->size[2], s->n[2]}" in text.replace("\n", "")
    text = backwards.backward_text(small.by_op["reshape"], small)
    assert (
        "th_reshape, th_with_sizes(\n            &(call){.t = {grad[0]}},\n            0,\n            s->shape[0]"
        in text
    )
    assert backwards.backward_text(small.by_op["cat"], small) == ""


def test_presets_of_absent_parameters():
    text = SMALL.replace("input: grad.t()", "input: grad + grad").replace(
        "grad: composed", "grad: composed", 1
    )
    rows = loads(text)
    assert ".s = {[1] = {1, 1, TH_DEFAULT}}" in backwards.backward_text(rows.by_op["t"], rows)
    text = SMALL.replace("input: grad.t()", "input: grad.sum(0, keepdim=False) * grad.sum()")
    rows = loads(text)
    assert ".n = {TH_NONE, 1}" in backwards.backward_text(rows.by_op["t"], rows)


def test_tables(small):
    line = tables.parameter_line(small.by_op["add"].parameters[1])
    assert ".preset = {1, 1, TH_DEFAULT}" in line and ".optional = true" in line
    assert ".preset = {.i = TH_NONE, .kind = TH_DEFAULT}" in tables.parameter_line(
        small.by_op["sum"].parameters[1]
    )
    assert '{"tt", {0, 2}}' in tables.form_lines(small.by_op["add"])
    assert ".entry = NULL" in tables.row_fields(small.by_op["stack"])
    assert "    [OPERATOR_MUL] = NAME_mul," in tables.operator_lines(small)
    assert "    [OPERATOR_SUB] = -1," in tables.operator_lines(small)


def test_text_signatures(small):
    assert tables.docstring(small, "tanh", "method").startswith('"tanh($self, *, out=None)\\n"')
    assert tables.docstring(small, "addmm", "method").startswith(
        '"addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> '
    )
    assert "bernoulli_" in tables.methods(small) and "bernoulli_" not in tables.inplace_methods(
        small
    )
    assert tables.c_string('a"b\\') == '"a\\"b\\\\"'


def test_layout():
    group = layout.Group("f(", ("a" * 60, layout.Group("g(", ("b" * 30, "c" * 30), ")")), ")")
    assert layout.lines(group, 0, ";")[1:] == [
        "    " + "a" * 60 + ",",
        "    g(" + "b" * 30 + ", " + "c" * 30 + ")",
        ");",
    ]


# Generated Python


def test_python_functions(small, files):
    assert (
        python_text.definition(small.by_op["addmm"])
        == "def addmm(*, input, mat1, mat2, beta=1, alpha=1, out=None):"
    )
    assert (
        python_text.call_line(small.by_op["addmm"])
        == "    return call(ADDMM, (beta, input, alpha, mat1, mat2), out)"
    )
    assert python_text.call_line(small.by_op["tanh"]) == "    return call(TANH, (input,), out)"
    assert python_text.call_line(small.by_op["stack"]) == "    return composed.stack(tensors, dim)"
    for name in ("methods.py", "functions.py", "__init__.py", "tensor.pyi"):
        compile(files[name], name, "exec")


def test_python_numbers_are_those_of_the_table(small, files):
    text = files["methods.py"]
    numbering = text[text.index("\n(") : text.index("range(2**12)") + len("range(2**12)")]
    values = {}
    exec(numbering.strip(), values)
    assert [values[row.constant] for row in small.rows] == list(range(len(small.rows)))


def test_function_classes(files):
    text = files["functions.py"]
    assert "    def mat1(grad, mat2, alpha):\n        return grad.mm(mat2.t()) * alpha\n" in text
    assert "    def input(grad, input):\n        return grad.reshape(input.size())\n" in text
    assert "        return torch.pair_input(grad, indices, input.size()[1:], dim)\n" in text
    assert "    Tanh,\n    Mul,\n    Add,\n    None,\n" in text


def test_stubs(files):
    text = files["tensor.pyi"]
    assert "    def tanh(self, *, out: Tensor | None = None) -> Tensor: ...\n" in text
    assert (
        "    def add(self, alpha: float, other: Tensor | float, *, out: Tensor | None = None) -> Tensor: ..."
        in text
    )
    assert "    def __iadd__(self, other: Tensor | float) -> Tensor: ..." in text
    assert "    def sum(" in text and "-> Tensor | float: ..." in text


# Output as a whole


def test_output_is_deterministic(small, files):
    assert generate.render(loads(SMALL)) == files
    assert not any(line.endswith(" ") for text in files.values() for line in text.splitlines())


def test_a_new_row_only_adds_lines(files):
    """Wherever it stands: here before the second row of the catalogue."""
    row = "\n- op: tan(Tensor input)" + TANH.split("tanh(Tensor input)", 1)[1].replace("tanh", "tan")
    row = row.replace("grad * (1 - output * output)", "grad * (1 + output * output)")
    first, second = SMALL.split("\n- op: ", 2)[:2], SMALL.split("\n- op: ", 2)[2]
    after = generate.render(loads("\n- op: ".join(first) + row + "\n- op: " + second))
    assert after.keys() == files.keys()
    for name, text in files.items():
        old, new = text.splitlines(), iter(after[name].splitlines())
        kept = all(any(line == other for other in new) for line in old)
        assert kept or name == "manual.md", name
    removed = set(files["manual.md"].splitlines()) - set(after["manual.md"].splitlines())
    assert all(line.startswith("| ") for line in removed), "the manual's counts alone may change"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "ops.yaml").write_text(SMALL, encoding="utf-8")
    return tmp_path


def run(folder, *arguments):
    return command.main(
        [*arguments, "--ops", str(folder / "ops.yaml"), "--out", str(folder / "generated")]
    )


def test_gen_and_check(folder, capsys):
    assert run(folder, "gen") == 0
    assert run(folder, "--check") == 0
    before = (folder / "generated" / "ops.h").stat().st_mtime_ns
    capsys.readouterr()
    assert run(folder) == 0 and capsys.readouterr().out == ""
    assert (folder / "generated" / "ops.h").stat().st_mtime_ns == before
    (folder / "generated" / "stale.c").write_text("int x;\n")
    path = folder / "generated" / "manual.md"
    path.write_text(path.read_text().replace("tanh", "tahn"))
    assert run(folder, "--check") == 1
    output = capsys.readouterr().out
    assert "+### tanh" in output and "-int x;" in output and output.endswith("run `make gen`\n")
    assert run(folder, "gen") == 0 and not (folder / "generated" / "stale.c").exists()
    assert run(folder, "--check") == 0


def test_problems_go_to_stderr(folder, capsys):
    (folder / "ops.yaml").write_text(SMALL.replace("loop:", "lop:", 1))
    assert run(folder) == 1
    assert "ops.yaml:5: tanh: unknown key 'lop'" in capsys.readouterr().err
    assert not (folder / "generated").exists()


def test_explain(small, files, folder, capsys):
    text = explain.explain(small, files, "addmm")
    assert text.startswith("ops.yaml:")
    for part in (
        "int th_addmm(call *c)",
        "csrc/blas.c: th_addmm_cpu",
        "def addmm(",
        "### addmm",
        "class Addmm",
        "tests/",
    ):
        assert part in text, part
    assert run(folder, "explain", "tnah") == 1
    assert "no row is named 'tnah'; did you mean 'tanh'?" in capsys.readouterr().err


def test_a_new_row_is_nearly_right(capsys):
    assert command.main(["new", "softsign"]) == 0
    row = capsys.readouterr().out
    assert (
        loads(textwrap.dedent("- section: new\n  doc: New ones.\n") + row).rows[0].op == "softsign"
    )


def test_schema(folder):
    assert run(folder, "schema") == 0
    properties = schema.schema()["items"]["anyOf"][1]["properties"]
    assert list(properties)[0] == "op" and properties["loop"]["description"]


def test_command_line_of_the_module():
    finished = subprocess.run(
        [sys.executable, "-m", "codegen", "new", "x"], cwd=ROOT, capture_output=True, text=True
    )
    assert finished.returncode == 0 and finished.stdout.startswith("- op: x(Tensor input)")


# The real catalogue


def test_generated_is_current():
    assert generate.difference(generate.render(load(ROOT / "ops.yaml")), ROOT / "generated") == ""


def test_hand_written_functions_stand_where_their_row_says():
    missing = []
    for row in load(ROOT / "ops.yaml").rows:
        for place in explain.hand_written(row):
            file, name = place.split(": ")
            path = ROOT / file
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            # Defined by name, in C or Python, or by a macro that is given the op.
            if not re.search(rf"^(int|def) {name}\(|^[A-Z_]+\(.*\b{row.op}\b", text, re.M):
                missing.append(f"ops.yaml:{row.line}: {name} is not in {file}")
    assert not missing, "\n".join(missing)


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
@pytest.mark.parametrize(
    "path", sorted((ROOT / "generated").glob("*.cu")), ids=lambda path: path.name
)
def test_cuda_compiles(path, tmp_path):
    arguments = [
        "nvcc",
        "-cubin",
        "-arch=sm_90",
        "-I",
        str(ROOT / "csrc" / "cuda"),
        "-o",
        str(tmp_path / "x.cubin"),
    ]
    finished = subprocess.run([*arguments, str(path)], capture_output=True, text=True)
    assert finished.returncode == 0, finished.stderr
