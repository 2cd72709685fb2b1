"""The generator: what it refuses and how it says so, what follows from a row, and that its output is stable."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

pytest.importorskip("jinja2")
pytest.importorskip("yaml")

from codegen import (  # noqa: E402
    composed,
    formula,
    printing,
)
from codegen.catalogue import loads  # noqa: E402
from codegen.document import CatalogueError, Problems, convert, nearest, read  # noqa: E402
from codegen.forms import positional_forms  # noqa: E402
from codegen.signature import SignatureError, c_scalar, parse_signature  # noqa: E402

SMALL = (ROOT / "tests" / "small_ops.yaml").read_text(encoding="utf-8").split("\n", 1)[1]
TANH = SMALL[: SMALL.index("- op: mul")]


@pytest.fixture(autouse=True)
def seeded():
    """In place of conftest's: the generator is tested without a build of torch."""


@pytest.fixture(scope="module")
def small():
    return loads(SMALL)


def problems(text):
    """The messages for a catalogue that is refused."""
    with pytest.raises(CatalogueError) as caught:
        loads(text)
    return caught.value.messages


def changed(old, new):
    """The refusal of the tanh row with one text replaced."""
    assert old in TANH
    return problems(TANH.replace(old, new, 1))


# What is refused: each message has file, line, op, and the nearest known word


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("loop: t", "lop: t", "ops.yaml:5: tanh: unknown key 'lop'; did you mean 'loop'?"),
        (
            "output * o",
            "outptu * o",
            "ops.yaml:8: tanh: grad.input: unknown name 'outptu'; did you mean 'output'?",
        ),
        (
            "tanh(input)\n  d",
            "tahn(input)\n  d",
            "ops.yaml:5: tanh: loop: unknown function 'tahn'; did you mean 'tan'?",
        ),
        (
            "floating",
            "floatin",
            "ops.yaml:6: tanh: dtypes: unknown dtypes 'floatin'; did you mean 'floating'?",
        ),
        (
            "floating",
            "[Flaot]",
            "ops.yaml:6: tanh: dtypes: unknown dtype 'Flaot'; did you mean 'Float'?",
        ),
        (
            "    input:",
            "    inptu:",
            "ops.yaml:8: tanh: grad.inptu: no parameter 'inptu'; did you mean 'input'?",
        ),
        ("tangent.", "tangent", "ops.yaml:4: tanh: doc: the first sentence ends with a period"),
        (
            "np.tanh(input)",
            "np.tanh(inptu)",
            "ops.yaml:9: tanh: test: unknown name 'inptu'; did you mean 'input'?",
        ),
        ("np.tanh(input)", "none", "ops.yaml:9: tanh: test: every row has an oracle"),
        (
            "Tensor input",
            "Tenser input",
            "ops.yaml:3: tanh: unknown type 'Tenser'; did you mean 'Tensor'?",
        ),
        (
            "  loop: tanh(input)\n",
            "",
            "a row has exactly one body, one of loop, reduce, random, kernel, update, view, ",
        ),
        (
            "  dtypes",
            "  kernel: a.c\n  dtypes",
            "ops.yaml:3: tanh: a row has exactly one body, one of ",
        ),
        (
            "  dtypes",
            "  loop: exp(input)\n  dtypes",
            "ops.yaml:6: tanh: 'loop' stands here twice; the first is in line 5",
        ),
        (
            "  test",
            "  operator: ngeg\n  test",
            "ops.yaml:9: tanh: operator: unknown operator 'ngeg'; did you mean 'neg'?",
        ),
        (
            "  test",
            "  only: methods\n  test",
            "tanh: only: 'methods' is not one of method, function; did you mean 'method'?",
        ),
        (
            "  test",
            "  cuda: none\n  test",
            "ops.yaml:9: tanh: cuda: a loop row has CUDA source from its formula",
        ),
        (
            "  test",
            "  domain: [3]\n  test",
            "ops.yaml:9: tanh: domain: write [low, high], or such a pair per parameter",
        ),
        (
            "  test",
            "  domain: {inptu: [0, 1]}\n  test",
            "domain: unknown parameter 'inptu'; did you mean 'input'?",
        ),
        (
            "  test",
            "  samples: [{inptu: [2]}]\n  test",
            "samples: unknown parameter 'inptu'; did you mean 'input'?",
        ),
        (
            "  test",
            "  errors: [{cal: {}}]\n  test",
            "ops.yaml:9: tanh: errors: unknown key 'cal'; did you mean 'call'?",
        ),
        ("(1 - output", "(1 -", "is no formula"),
        (
            "tanh(input)\n  d",
            "tanh(input, 2)\n  d",
            "ops.yaml:5: tanh: loop: tanh takes 1 argument(s), not 2",
        ),
        (
            "tanh(input)\n  d",
            "input.tanh()\n  d",
            "an element formula calls functions by position, not methods",
        ),
        ("tanh(input)\n  d", "'lambda x: x'\n  d", "is more than a formula may say"),
        ("tanh(input)\n  d", "0 < input < 1\n  d", "compare two things at a time"),
        ("Tensor input", "Tensor lambda", "'lambda' cannot name a parameter"),
        (
            "Tensor input",
            "Tensor input, int count=1",
            "'count' cannot name a parameter of a loop row",
        ),
        ("tanh(input)\n  d", "tanh(input) * k\n  d", "unknown name 'k'"),
    ],
)
def test_refusals(old, new, message):
    assert any(message in found for found in changed(old, new)), changed(old, new)


@pytest.mark.parametrize("key", ["doc", "dtypes", "grad", "test"])
def test_stated_never_defaulted(key):
    lines = TANH.splitlines()
    kept = [
        line
        for line in lines[2:]
        if not line.startswith(f"  {key}:") and (key != "grad" or line[:4] != "    ")
    ]
    found = problems("\n".join(lines[:2] + kept))
    assert f"ops.yaml:3: tanh: '{key}' is missing: it is stated, never defaulted" in found


def test_all_problems_in_one_run():
    found = changed(
        "floating\n  grad:\n    input: grad * (1 - output",
        "floatin\n  grad:\n    input: grad * (1 - uotput",
    )
    assert [message.split(": ")[0] for message in found] == ["ops.yaml:6", "ops.yaml:8"]
    assert "ops.yaml:10: tanh: this op stands in line 3 already" in problems(
        TANH + TANH.split("\n", 2)[2]
    )


def test_ints_in_an_element_formula_are_named():
    text = TANH.replace("Tensor input", "Tensor input, int k=1").replace(
        "tanh(input)\n", "input * k\n", 1
    )
    assert "ops.yaml:5: tanh: loop: 'k' is no tensor or Scalar" in problems(text)


def test_samples_are_asked_for(small):
    text = SMALL.replace("  samples: [{size: [2]}, {size: [0]}]\n", "  samples: [{size: [2]}]\n")
    assert any(
        "a kernel row without shapes needs two samples; there are 1" in found
        for found in problems(text)
    )


def test_missing_cuda_is_stated():
    text = SMALL.replace("  test: input.T\n", "  test: input.T\n", 1).replace(
        "[0, 3]}]\n  cuda: none\n", "[0, 3]}]\n", 1
    )
    assert any(
        "t: a view row says 'cuda: none' while it has no CUDA kernel" in found
        for found in problems(text)
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "grad.mm(mat2.t())\n",
            "grad.mmm(mat2.t())\n",
            "mm: grad.input: no row is named 'mmm'; did you mean 'mm'?",
        ),
        (
            "grad.mm(mat2.t())\n",
            "grad.mm(2)\n",
            "mm: grad.input: mm takes no (tensor, number); it is mm(",
        ),
        ("grad.mm(mat2.t())\n", "grad @ mat2\n", "mm: grad.input: no row serves the operator '@'"),
        (
            "grad.mm(mat2.t())\n",
            "grad.mm(mta2.t())\n",
            "mm: grad.input: unknown name 'mta2'; did you mean 'mat2'?",
        ),
        (
            "broadcast: [input]",
            "broadcast: [inptu]",
            "addmm: shapes: unknown tensor 'inptu'; did you mean 'input'?",
        ),
        (
            "output: [n, p]}",
            "ouptut: [n, p]}",
            "mm: shapes: unknown tensor 'ouptut'; did you mean 'output'?",
        ),
        (
            "step: acc + input}",
            "step: acc - input}",
            "sum: reduce.step: write acc + E, acc * E, max(acc, E) or min(acc, E)",
        ),
    ],
)
def test_composed_refusals(old, new, message):
    found = problems(SMALL.replace(old, new, 1))
    assert any(message in line for line in found), found


def test_element_gradients_run_over_variables():
    text = TANH.replace("grad * (1 - output * output)", "grad * cosh(output)")
    assert (
        "ops.yaml:8: tanh: grad.input: gradients of gradients need a row named 'cosh'"
        in problems(text)
    )


def test_document_keeps_lines_and_text():
    item = read("a: [no, 1e-5]\nb: off\n", Problems("x.yaml"))
    assert item.value["b"].line == 2
    assert convert(item) == {"a": ["no", 1e-5], "b": "off"}
    with pytest.raises(CatalogueError, match="x.yaml:2"):
        read("a: 1\n b: [", Problems("x.yaml"))
    assert nearest("zzz", ["output"]) == ""


# Signatures, slots, forms


def test_slots():
    row = parse_signature(
        "f(int a, Scalar b=2, Tensor c, Tensor|Scalar d, int[2] e=1, int* g, bool h=True)"
    )
    slots = {p.name: (p.kind, p.t, p.s, p.n) for p in row.parameters}
    assert slots["a"] == ("int", 0, 0, 0)
    assert slots["b"][2] == 0 and slots["d"] == ("either", 1, 1, 1)
    assert slots["e"][3] == 1 and slots["h"][3] == 3 and slots["g"][3] == 4


@pytest.mark.parametrize(
    ("signature", "letters"),
    [
        ("tanh(Tensor input)", ["t"]),
        (
            "add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)",
            ["tt", "td", "dt", "tdt", "tdd", "ddt"],
        ),
        (
            "addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor a, Tensor b)",
            ["ttt", "dttt", "tdtt", "dtdtt"],
        ),
        ("sum(Tensor input, int? dim=None, bool keepdim=True)", ["t", "ti", "tib"]),
        ("view(Tensor input, int* size)", ["tL", "t*"]),
        ("conv(Tensor input, Tensor? bias=None, int[2] stride=1)", ["t", "tt", "ttI"]),
        ("cat(Tensor* tensors, int dim=0)", ["T", "Ti"]),
        ("zeros(int* size)", ["L", "*"]),
        ("arange(Scalar start=0, Scalar end, Scalar step=1)", ["d", "dd", "dd", "ddd"]),
    ],
)
def test_forms(signature, letters):
    assert [
        form.letters for form in positional_forms(parse_signature(signature).parameters)
    ] == letters


def test_forms_name_their_parameters(small):
    forms = {form.letters: form.parameters for form in small.by_op["add"].forms}
    assert forms["tt"] == (0, 2) and forms["tdt"] == (0, 1, 2)
    assert not small.by_op["stack"].forms


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Tanh(Tensor input)", "'Tanh' is no name of an op"),
        ("tanh", "is no signature"),
        ("f(Tensor a, Tensor a)", "two parameters are called 'a'"),
        ("f(int a=0.5)", "default '0.5' is no int"),
        ("f(Scalar a=x)", "default 'x' is no number"),
        ("f(bool a=1)", "does not fit its type"),
        ("f(int* a, int* b)", "one int\\* and one Tensor\\* at most"),
        ("f(Tensor a) -> (Tensor, Tensor)", "two results have one name"),
    ],
)
def test_signature_refusals(text, message):
    with pytest.raises(SignatureError, match=message):
        parse_signature(text)


def test_c_scalars():
    assert c_scalar(1) == "{1, 1, TH_DEFAULT}"
    assert c_scalar(float("-inf")) == "{-INFINITY, -INT64_MAX, TH_DEFAULT}"


# Formulas


@pytest.mark.parametrize(
    ("text", "c"),
    [
        ("grad * (1 - output * output)", "grad * (1 - output * output)"),
        ("input / 2", "f_divide(input, (float)2)"),
        ("input ** 2", "input * input"),
        ("1 / input ** 2", "f_divide((float)1, input * input)"),
        ("input ** p", "f_pow(input, p)"),
        ("-input ** 2", "-(input * input)"),
        ("0.5 * input", "(float)0.5 * input"),
        ("not input", "!input"),
        ("a < b and c or d", "((a < b && c) || d)"[1:-1]),
        ("(a & b) == c", "(a & b) == c"),
        ("a + b & c", "(a + b) & c"),
        ("a << 2", "f_shift_left(a, (float)2)"),
        ("a % b", "f_remainder(a, b)"),
        ("a - (b - c)", "a - (b - c)"),
        ("a - b - c", "a - b - c"),
        ("pi * inf", "(float)3.141592653589793 * (float)INFINITY"),
        ("select(a > 0.5, max(a, 0), b)", "f_select(a > (float)0.5, f_max(a, (float)0), b)"),
    ],
)
def test_formulas_as_c(text, c):
    assert printing.to_c(formula.parse(text), "float") == c


@pytest.mark.parametrize(
    ("text", "python"),
    [
        ("grad * exp(x)", "grad * torch.exp(x)"),
        ("select(x > 0, grad, 0)", "torch.where(x > 0, grad, 0)"),
        ("select(p == 2, x, exp(x))", "x if p == 2 else torch.exp(x)"),
        ("grad / select(p, 2, 1)", "grad / (2 if p else 1)"),
        ("x ** 2", "torch.pow(x, 2)"),
        ("p ** 2", "p ** 2"),
        ("x > 0 and not (x < p)", "(x > 0) & ((x < p) == 0)"),
        ("x == 1 or isnan(x)", "(x == 1) | (x != x)"),
        ("max(0, x)", "torch.max(x, 0)"),
        ("exp(p) * x", "math.exp(p) * x"),
        ("rsqrt(p) * pi", "(1 / math.sqrt(p)) * math.pi"),
        ("x / (y / grad)", "x / (y / grad)"),
        ("-(x + y)", "-(x + y)"),
    ],
)
def test_formulas_as_python(text, python):
    assert printing.to_python(formula.parse(text), {"x", "y", "grad"}) == python


def test_what_formulas_read():
    tree = formula.parse("a / b + fmod(c, d) - remainder(e, f * 2) * pi")
    assert formula.names(tree) == ["a", "b", "c", "d", "e", "f"]
    assert formula.divisors(tree) == ["b", "d", "f"]
    tree = formula.parse("f(x, y.size()[2:]) * x.dim()")
    assert composed.names_of_sizes(tree) == ["y", "x"] and composed.names_of_values(tree) == ["x"]
