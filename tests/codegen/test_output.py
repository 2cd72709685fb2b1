"""Properties derived from a row, the generated text, and its stability."""

import ast
import re

import pytest
from small_catalogue import SMALL, TANH, small

from codegen.print import docs, kernels, layout, literals, render, stubs, tables

# Rows


def test_reads_and_sizes(rows):
    bits = {op: rows.by_op[op].parameter_bits for op in rows.by_op}
    assert bits["tanh"] == ((1 << 8, 0),)
    assert bits["mul"] == ((2, 0), (1, 0))
    assert bits["addmm"] == ((0, 1), (4, 0), (2, 0))
    assert bits["pair"] == ((1 << 9, 1),)
    assert bits["mean"] == ((0, 1),)
    assert bits["loss"] == ((3, 3),)
    assert bits["cat"] == () and rows.by_op["cat"].differentiable == 1 << 8
    assert bits["norm"] == ((0x201, 0), (0x201, 0))


def test_results_and_gradients(rows):
    by_op = rows.by_op
    assert by_op["both"].grads == 3 and by_op["both"].gradient_names == (
        "grad",
        "grad_low",
        "grad_high",
    )
    assert (
        by_op["pair"].grads == 1
        and by_op["pair"].differentiable_results == by_op["pair"].results[:1]
    )
    assert [r.name for r in by_op["norm"].returned] == ["output"] and len(
        by_op["norm"].results
    ) == 2
    assert by_op["norm"].differentiable_results == by_op["norm"].returned
    assert by_op["loss"].without == {"target": "a test says so"}
    assert by_op["loss"].gradient_lines[-1] == "No gradient for target: a test says so."


def test_kinds(rows):
    by_op = rows.by_op
    assert [op for op, row in by_op.items() if row.inplace] == [
        "tanh",
        "mul",
        "add",
        "exp",
        "addmm",
        "bent",
    ]
    assert [op for op, row in by_op.items() if row.returns_bool] == ["is_signed"]
    assert [op for op, row in by_op.items() if row.creates] == ["zeros"]
    assert [op for op, row in by_op.items() if row.changes] == ["bernoulli_", "step_", "twins_"]
    assert by_op["step_"].changed == ("parameter", "state")
    assert "pair_input" in rows.internal and "pair_input" not in rows.public
    assert "where" not in rows.methods and by_op["where"].self_parameter.name == "condition"
    assert by_op["addmm"].required_first[0].name == "input" and not by_op["addmm"].in_python_order
    assert rows.by_operator["+"] is by_op["add"] and by_op["add"].public_names == ("add", "plus")


# Generated C


def block(text, start):
    """Return the lines from the one that begins with `start`, a loop at any level, to the end of its braces."""
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.removeprefix("WIDE_").startswith(start))
    last = next(i for i in range(first, len(lines)) if lines[i].startswith("}"))
    return "\n".join(lines[first : last + 1])


def test_a_loop_is_one_plain_for(files):
    assert block(files["c/pointwise.c"], "LOOPS(tanh, EACH_FLOATING,") == (
        "WIDE_LOOPS(tanh, EACH_FLOATING, {\n"
        "    T *to_output = (T *)at[0];\n"
        "    const T *in_input = (const T *)at[1];\n"
        "    EACH(i, count) to_output[i] = f_tanh(in_input[i]);\n"
        "})"
    )
    text = block(files["c/pointwise.c"], "LOOPS(add_number, EACH_TYPE,")
    assert "const T in_other = *(const T *)at[2];" in text
    assert "const T in_alpha = NUMBER(T, option[1]);" in text
    assert "uint8_t *to_output" in block(files["c/pointwise.c"], "LOOPS(eq, EACH_TYPE,")


def test_loops_of_a_set_of_types_are_one_if_only_the_type_differs(files):
    text = files["c/pointwise.c"]
    assert "LOOP(add_bool) {" in text and "LOOP(add_byte)" not in text  # truths are read by th_truth
    assert ".loops = {\n        EACH_TYPE(AT_TYPE, add)\n" in block(text, "static const pointwise add_body")


def test_several_results_read_the_old_values(files):
    text = block(files["c/newer.c"], "LOOPS(step_, EACH_FLOATING,")
    assert "const T in_warm = NUMBER(T, option[1]);" in text
    assert (
        text.index("new_state") < text.index("to_parameter[i] =")
        and "in_speed = in_state[i]" in text
    )
    assert ".to = {0, TO_STATE + 2}, .from = {0, 2, 1}," in files["c/newer.c"]
    text = block(files["c/newer.c"], "LOOPS(both, EACH_FLOATING,")
    assert "const bool in_twice = option[0].i != 0;" in text
    assert text.index("in_half =") < text.index("in_quarter =")
    text = block(files["c/newer.c"], "LOOPS(both_input, EACH_FLOATING,")
    assert "const T *in_grad_high = (const T *)at[2];" in text and "in_half" not in text
    assert ".from = {FROM_GRAD, FROM_GRAD + 1}" in files["c/newer.c"]


def test_structures(files):
    text = block(files["c/pointwise.c"], "static const pointwise add_body")
    assert ".number = {[0] = 0, [1] = 2}, .eithers = 3, .fixed = 2," in text
    assert ".to = {0}, .from = {0, 1}," in text
    assert ".typed = 1," in block(files["c/pointwise.c"], "static const pointwise where_body")
    text = block(files["c/newer.c"], "static const random_body twins__body")
    assert ".draws = 2, .source = {DRAW_UNIFORM, DRAW_NORMAL}," in text and ".inputs" not in text
    assert "in_draw_0[i] + in_draw_1[i] + in_low" in files["c/newer.c"]


def test_reductions(files):
    text = files["c/reduction.c"]
    body = '#define PART in_input[i]\n#include "walk/folds/floats.h"\n'
    assert body in block(text, "FOLD(sum_float)")
    body = "#define ACC double\n#define JOIN th_join_sum\n#define START 0\n#define PART in_input[i]\n"
    assert body + '#include "walk/folds/each.h"\n' in block(text, "FOLD(sum_double)")
    body = '#define T float\n#define PART f_log(in_input[i])\n#include "walk/folds/stored.h"\n'
    assert body in block(text, "FOLD(log_sum_float)")
    assert '#include "walk/folds/spread_floats.h"' in block(text, "SPREAD(sum_each_float)")
    assert ".fold = {EACH_FLOATING(AT_TYPE, sum)}," in block(text, "static const reduction mean_body")
    assert "FOLD(mean_" not in text and "SPREAD(mean_" not in text
    assert "FINISH_EACH(double, f_divide(acc, count))" in text and "sum_finish" not in text
    body = block(text, "static const reduction max_body")
    assert ".start[0] = {{.i = INT64_MIN}}," in body and ".start[1] = {{.f = -INFINITY}}," in body
    assert ".empty" not in body and ".dim = 255, .keepdim = 255," in body
    body = block(text, "static const reduction sum_body")
    assert (
        ".empty = true," in body and ".dims = true," in body and ".dim = 0, .keepdim = 0," in body
    )
    assert "const T in_count = (T)option[1].f;" in block(text, "LOOPS(mean_input, EACH_FLOATING,")


def test_several_accumulators(files):
    text = files["c/newer.c"]
    assert "    double top, sum;\n} logsumexp_floating;" in text
    step = block(text, "STEP logsumexp_floating logsumexp_step_float(")
    assert "f_max((float)acc.top, in_input)" in step
    join = block(text, "STEP logsumexp_floating logsumexp_join_one_floating(")
    assert "f_max(acc.top, other.top)" in join
    assert "into[i * 2 + 0].f = acc.top + f_log(acc.sum);" in text
    assert "first_step_float(acc, in_input[i], first + i, option)" in " ".join(text.split())
    assert ".ordered = true," in block(text, "static const reduction first_body")
    step = block(text, "STEP float loss_step_float(float in_input, float in_target, ")
    assert "const float in_away = in_input - in_target;\n    return in_away * in_away;" in step


def test_kernels_and_their_headers(files):
    text = files["c/blas.c"]
    assert "return cpu_addmm(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);" in text
    assert '.shapes = "*np,nm,mp->np"' in text and '#include "blas.h"' in text
    plan = [2, 0, 1, 2, 0, 17, 2, 17, 1, 1, 2, 0, 1]  # per dim 16 * slot + dim of the first with its letter
    assert f".plan = (const uint8_t[]){{{', '.join(map(str, plan))}}}" in " ".join(text.split())
    assert "static const kernel_body t_body = {.shapes = NULL};" in text
    assert ".types = {TH_SAME, TH_LONG}" in text and ".enter = NULL" not in text
    header = files["c/pair.h"]
    assert (
        "int shape_pair(extent *size, const tensor *in_input, const int64_t *in_size, int64_t in_dim);"
        in header
    )
    assert "tensor *in_running" in header
    header = files["c/join.h"]
    assert "int cpu_cat(tensor *to_output, tensors in_tensors, int64_t in_dim);" in header
    assert "int backward_cat(const saved *s, tensor *const *grad, tensor **result);" in header
    assert ".backward = backward_cat" in files["c/blas.c"]


def test_composed_backwards(files):
    text = files["c/blas.c"]
    assert "th_apply(&f, &op_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}})" in text
    assert "th_apply(&f, &op_t, &(call){.t = {s->t[2]}})" in text and "th_keep_sum(&f," in text
    assert "extern const row op_mul;" in text and "return th_end_frame(&f, s, result);" in text
    assert ".list = {{s->shape[0]->size, s->shape[0]->ndim}}" in text
    assert ".n = {s->shape[0]->size[1], s->shape[0]->size[2], s->n[2]}" in text
    assert "if (s->wants[0] || s->wants[1]) {" in files["c/newer.c"]
    assert "result[1] = th_pass_gradient(s, 1, grad[0]);" not in files["c/pointwise.c"]
    assert "result[0] = th_pass_gradient(s, 0, grad[0]);" in files["c/pointwise.c"]


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        ("grad + grad", ".s = {[1] = PRESET(1)}"),
        ("grad.sum(0, keepdim=True) * grad.sum()", ".n = {1}, .list = {{(const int64_t[]){0}, 1}}"),
        ("grad.sum((0, -1)).reshape(input.size())", "(const int64_t[]){0, -1}, 2"),
        ("grad.reshape(input.size() + input.size()[1:])", "th_concatenate(&f, 2, (const ints[]){"),
        ("grad.reshape(input.size()[:-1])", "s->shape[0]->size, s->shape[0]->ndim - 1"),
        (
            "grad.reshape((input.size(-1), input.dim()))",
            "th_size_at(s->shape[0], -1), s->shape[0]->ndim",
        ),
        ("cat((grad, grad), 1)", ".many = {{(tensor *const[]){grad[0], grad[0]}, 2}}"),
        ("grad * (1 / input.size(0))", "th_real(((double)1 / s->shape[0]->size[0]))"),
        ("grad * (input.size(0) / input.dim())", "th_real(((double)s->shape[0]->size[0] / s->shape[0]->ndim))"),
    ],
)
def test_composed_arguments(formula, text):
    rows = small(SMALL.replace("input: grad.t()", f"input: {formula}"))
    result = render.render(rows)["c/blas.c"]
    assert text in re.sub(r"\s+", " ", result).replace("{ ", "{").replace(" }", "}"), result


def test_conditions(files):
    text = block(files["c/blas.c"], "static int bernoulli__require")
    assert "if (!c->t[1] && !((c->s[0].f >= 0) & (c->s[0].f <= 1)))" in text
    assert 'return th_refuse(&op_bernoulli_, "p >= 0 and p <= 1", "p", c->s[0]);' in text


def test_row_fields(files):
    text = block(files["c/pointwise.c"], "const row op_add ")
    for part in (
        ".enter = th_pointwise, .body = &add_body,",
        ".flags = ROW_INPLACE",
        ".scalars = 3,",
    ):
        assert part in text, text
    text = block(files["c/blas.c"], "const row op_stack ")
    assert ".enter" not in text
    assert ".flags = ROW_CHANGES" in block(files["c/newer.c"], "const row op_step_ ")
    assert ".results = 2, .returned = 1" in " ".join(block(files["c/newer.c"], "const row op_norm ").split())
    assert ".preset = PRESET(1)" in files["c/pointwise.c"]


def test_tables(files):
    text = files["c/table.c"]
    assert "    [OPERATOR_MUL] = &name_mul," in text and "OPERATOR_SUB" not in text
    assert "    &op_pair_input,\n" in text
    assert 'NAME(mul, "mul($module, input, other, *, out=None)\\n--\\n\\n" ABOUT_mul EXAMPLE_mul, &op_mul)\n' in text
    public, internal = text.split("th_own_names[] = {")[1].split("th_own_internal[] = {")
    assert "    &name_pair_input,\n" in internal and "name_pair_input" not in public
    assert "_Static_assert(TH_MAX_TENSORS == 8," in text
    assert "extern const overloads name_plus;" in files["c/names.h"]


def test_text_signatures(rows):
    signature = '"tanh($self, *, out=None)\\n--\\n\\n"'
    assert tables.docstring(rows, "tanh", "method") == [
        signature, "ABOUT_tanh", '"\\n\\nhelp(torch.tanh) shows an example."',
    ]
    assert tables.docstring(rows, "tanh", "function")[1:] == ["ABOUT_tanh", "EXAMPLE_tanh"]
    text = " ".join(tables.docstring(rows, "addmm", "method"))
    assert text.startswith('"addmm($self, mat1, mat2, *, beta=1, alpha=1, out=None)\\n--\\n\\n"')
    assert '"addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> ' in text
    assert "bernoulli_" in rows.methods and "bernoulli_" not in rows.inplace_methods
    assert literals.c_string('a"b\\??/') == '"a\\"b\\\\?\\?/"'
    assert literals.comment("a */ b /* c") == "/* a * / b / * c */"


def test_stubs_print_no_overload_that_an_earlier_one_covers():
    assert stubs.accepts("mode: Literal['sum', 'mean']", "mode: Literal['mean']")
    assert not stubs.accepts("mode: Literal['mean']", "mode: Literal['sum', 'mean']")
    assert stubs.accepts("x: Tensor | float = 1", "x: Tensor") and not stubs.accepts("x: Tensor", "x: Tensor = 1")
    assert stubs.accepts("dim: int | Sequence[int]", "dim: int")
    assert not stubs.accepts("dim: int | Sequence[int]", "size: int") and not stubs.accepts("x: int", "self")


def test_layout():
    group = layout.Group("f(", ("a" * 60, layout.Group("g(", ("b" * 30, "c" * 30), ")")), ")")
    assert layout.lines(group, 0, ";")[1:] == [
        "    " + "a" * 60 + ",",
        "    g(" + "b" * 30 + ", " + "c" * 30 + ")",
        ");",
    ]
    long = "    return " + " + ".join(["x" * 20] * 6) + ";"
    assert all(len(line) <= 100 for line in layout.wrapped(long).splitlines())
    assert layout.wrapped('    call("' + "x " * 60 + '")') == '    call("' + "x " * 60 + '")'


# Generated Python


def test_python_functions(files):
    assert "METHOD(stack)" not in files["c/methods.c"]  # it is a function only
    assert 'NAME(stack, "stack($module, tensors, dim=0)' in files["c/table.c"]
    for name in files:
        if name.endswith((".py", ".pyi")):
            compile(files[name], name, "exec")


def test_function_classes(files):
    text = files["python/functions.py"]
    for part in (
        '    def d_mat1(self):\n        grad = self.grad(0)\n        mat2 = self.value("mat2")\n'
        '        alpha = self.value("alpha")\n        return grad.mm(mat2.t()) * alpha\n',
        '        input = self.size_of("input")\n        return grad.reshape(input.size())\n',
        "        return internal.pair_input(grad, indices, input.size()[1:], dim)\n",
        "        grad_low = self.grad(0)\n        grad_high = self.grad(1)\n",
        "        away = input - target\n        share = count if size_average else 1\n"
        "        return grad * 2 * away / share\n",
        "    recorded = staticmethod(composed.cat_gradient)\n",
        '    gradients = {("input", "weight"): d_input_weight}\n',
        '    "tanh": Tanh,\n    "mul": Mul,\n',
    ):
        assert part in text, part


def test_stubs(files):
    text = files["python/tensor.pyi"]
    assert "    def tanh(self, *, out: Tensor | None = None, dtype: Any = None) -> Tensor: ...\n" in text
    assert "    def add(self, alpha: float, other: Tensor | float, " in text.replace("\n        ", "")
    assert "    def add_(self, other: Tensor | float, *, alpha: float = 1) -> Self: ..." in text
    assert "    def __iadd__(self, other: Tensor | float) -> Self: ..." in text
    assert "pair_input" not in text and "step_" not in text
    assert "def stack(tensors: Sequence[Tensor], dim: int = 0) -> Tensor: ..." in text
    flat = " ".join(text.split())
    assert "def sum( self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, " in flat
    assert "def is_signed(input: Tensor) -> bool: ..." in flat


def test_manual(rows, files):
    lines = docs.facts(rows.by_op["both"]).splitlines()
    assert [line[:15] for line in lines[:3]] == ["- Formula: `low", "- where `half =", "- where `quarte"]
    assert sum(line.startswith("- where `half =") for line in lines) == 1  # its gradient reads it, too
    assert "- Called as: internal\n" in files["docs/manual.md"]
    assert "in place" in docs.forms(rows.by_op["bernoulli_"])


# Output as a whole


def test_output_is_deterministic(files):
    assert render.render(small()) == files
    assert not any(line.endswith(" ") for text in files.values() for line in text.splitlines())


def test_blocks_of_a_template_leave_no_text_behind(files):
    for name, text in files.items():
        assert "/*%" not in text and "#%" not in text and "${" not in text, name


@pytest.mark.parametrize(
    "before", ["- op: mul", "- op: eq", "- section: blas", "- op: cat", "- op: norm_input"]
)
def test_a_new_row_only_adds_lines(files, before):
    """A row at any position adds lines to its section, the table, the methods, names.h, Python and the manual only."""
    row = "- op: tan(Tensor input)" + TANH.split("tanh(Tensor input)", 1)[1].replace("tanh", "tan")
    row = row.replace("grad * (1 - output * output)", "grad * (1 + output * output)")
    after = render.render(small(SMALL.replace(before, row + before, 1)))
    assert after.keys() >= files.keys()
    changed = {name for name in files if after[name] != files[name]}
    sections = {name for name in changed if name.startswith(("c/", "cuda/"))} - {
        "c/table.c",
        "c/methods.c",
        "c/names.h",
    }
    assert len(sections) <= 2 and len({name.split("/")[1].split(".")[0] for name in sections}) <= 1
    for name, text in files.items():
        old, new = text.splitlines(), iter(after[name].splitlines())
        kept = all(any(line == other for other in new) for line in old)
        assert kept, name


def test_docs_may_hold_anything():
    doc = 'Ends */ and begins /* it. Has """ and ??/ and \\ and \\\\ and %s and ${ x } and #% if %# in it.'
    text = SMALL.replace("Hyperbolic tangent.", "'" + doc + "'", 1).replace("Along a new dim.", "'" + doc + "'")
    files = render.render(small(text))
    for name in ("python/functions.py", "python/tensor.pyi"):
        compile(files[name], name, "exec")
    assert "?" + "?/" not in files["c/pointwise.c"] and "?" + "?/" not in files["c/methods.c"]


@pytest.mark.parametrize("doc", ['Ends with a "quote"', 'Ends so: "', 'Ends so: ""', "Ends so: \\"])
def test_docs_of_modules_may_end_with_anything(doc):
    text = SMALL.replace("Hyperbolic tangent.\n", f"|-\n    A tangent. {doc}\n  module: Tanh\n", 1)
    files = render.render(small(text))
    for name in ("python/functional.py", "python/modules.py"):
        tree = ast.parse(files[name])
        result = [ast.get_docstring(node) for node in tree.body if getattr(node, "name", "") in ("tanh", "Tanh")]
        assert result and all(" ".join(each.split()).startswith(f"A tangent. {doc} >>> ") for each in result)


def test_defaults_of_modules_may_be_infinite():
    text = SMALL.replace("tanh(Tensor input)\n", "tanh(Tensor input, Scalar k=-inf)\n  module: Tanh\n", 1)
    files = render.render(small(text.replace("loop: tanh(input)", "loop: tanh(input * k)", 1)))
    for name in ("python/functional.py", "python/modules.py"):
        assert "k: float = float('-inf')" in files[name]


def test_a_module_is_imported_where_its_name_stands_alone():
    """A tensor called down does not read the module own."""
    text = SMALL.replace("{input: [n, m], mat2: [m, p], output", "{down: [n, m], mat2: [m, p], output")
    text = text.replace("mm(Tensor input, Tensor mat2)", "mm(Tensor down, Tensor mat2)")
    text = text.replace("input: grad.mm(mat2.t())\n    mat2: input.t()", "down: grad.mm(mat2.t())\n    mat2: down.t()")
    files = render.render(small(text.replace("test: input @ mat2", "test: down @ mat2")))
    assert "down.t().mm(grad)" in files["python/functions.py"] and "as own" not in files["python/functions.py"]


def test_prototypes_carry_prefixes(rows):
    assert kernels.prototypes(rows.by_op["mm"])[0].startswith(
        "int cpu_mm(tensor *to_output, const tensor *in_input,"
    )
