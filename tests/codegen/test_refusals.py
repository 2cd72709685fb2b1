"""The generator: what it refuses, and how it says so."""

import pytest
from small_catalogue import SMALL, TANH

from codegen.catalogue import loads
from codegen.document import CatalogueError, Problems, convert, nearest, read


@pytest.fixture(autouse=True)
def seeded():
    """In place of conftest's: the generator is tested without a build of torch."""


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


def test_samples_are_asked_for():
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
