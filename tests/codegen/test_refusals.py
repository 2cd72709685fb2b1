"""The generator refuses hundreds of mistakes before gcc compiles anything."""

import pkgutil
import re

import catalogue_mistakes
import pytest
import quiet_mistakes
import require_mistakes
import row_mistakes
import word_mistakes
from small_catalogue import HOUSE, ROOT, SMALL, TANH, problems, small

from codegen.model import handwritten, names
from codegen.model.keys import KEYS
from codegen.model.problems import CatalogueError, Problems
from codegen.model.spelling import nearest
from codegen.print import render
from codegen.print.for_types import EACH
from codegen.read.catalogue import load
from codegen.read.document import convert, read


def refused(text, sentence):
    """Return whether a catalogue is refused with that sentence; every message has its file and line."""
    result = problems(text)
    assert result, "accepted"
    assert all(re.match(r"ops\.yaml:\d+: ", message) for message in result), result
    assert any(sentence in message for message in result), result


def named(table):
    return pytest.mark.parametrize(
        "mistake", table, ids=lambda mistake: " ".join(mistake[-2].split())[:60]
    )


def test_there_are_six_hundred():
    tables = (
        row_mistakes.TANH_MISTAKES,
        catalogue_mistakes.SMALL_MISTAKES,
        require_mistakes.REQUIRE_MISTAKES,
        catalogue_mistakes.DOCUMENT_MISTAKES,
        quiet_mistakes.TANH_MISTAKES,
        quiet_mistakes.SMALL_MISTAKES,
        word_mistakes.TANH_MISTAKES,
        word_mistakes.SMALL_MISTAKES,
        word_mistakes.DOCUMENT_MISTAKES,
    )
    assert sum(map(len, tables)) >= 600


def test_small_is_accepted():
    assert problems(SMALL) == []
    assert problems(TANH) == []


@named(row_mistakes.TANH_MISTAKES + quiet_mistakes.TANH_MISTAKES + word_mistakes.TANH_MISTAKES)
def test_one_row(mistake):
    old, new, sentence = mistake
    assert old in TANH
    refused(TANH.replace(old, new, 1), sentence)


@named(catalogue_mistakes.SMALL_MISTAKES + quiet_mistakes.SMALL_MISTAKES + word_mistakes.SMALL_MISTAKES)
def test_rows_together(mistake):
    old, new, sentence = mistake
    assert old in SMALL
    refused(SMALL.replace(old, new, 1), sentence)


@named(require_mistakes.REQUIRE_MISTAKES)
def test_conditions(mistake):
    condition, sentence = mistake
    text = TANH.replace(*require_mistakes.SCALED).replace("loop: tanh(input)", "loop: tanh(input * k)", 1)
    assert problems(text) == []
    refused(text.replace("  dtypes", f"  require: {condition}\n  dtypes"), sentence)


@named(catalogue_mistakes.DOCUMENT_MISTAKES + quiet_mistakes.DOCUMENT_MISTAKES + word_mistakes.DOCUMENT_MISTAKES)
def test_documents(mistake):
    text, sentence = mistake
    refused(text, sentence)


@named(quiet_mistakes.ORACLE_MISTAKES)
def test_oracles(mistake):
    """They run while the manual's examples are written: the row and the reason come back."""
    oracle, reason = mistake
    rows = small(TANH.replace("test: np.tanh(input)", f"test: {oracle}"))
    with pytest.raises(CatalogueError, match=r"^ops.yaml:3: tanh: test: the oracle fails of the sample") as caught:
        render.render(rows)
    assert reason in str(caught.value)


def test_the_oracle_has_the_stated_degree():
    rows = small(TANH.replace("test: np.tanh(input)", "scales: {input: 1}\n  test: np.tanh(input)"))
    with pytest.raises(CatalogueError, match=r"^ops.yaml:3: tanh: scales: output is not multiplied by s\*\*1 if"):
        render.render(rows)


@pytest.mark.parametrize("data", [b"- section: a\n  doc: \xff.\n", "- a".encode("utf-16"), b"- \xed\xa0\x80"])
def test_files_of_other_encodings(tmp_path, data):
    path = tmp_path / "ops.yaml"
    path.write_bytes(data)
    with pytest.raises(CatalogueError, match=r"ops.yaml:[12]: .*; save the file as UTF-8"):
        load(path)


@pytest.mark.parametrize("key", ["doc", "dtypes", "grad", "test"])
def test_stated_never_defaulted(key):
    lines = TANH.splitlines()
    kept = [
        line
        for line in lines[2:]
        if not line.startswith(f"  {key}:") and (key != "grad" or line[:4] != "    ")
    ]
    result = problems("\n".join(lines[:2] + kept))
    assert f"ops.yaml:3: tanh: '{key}' is missing; write {KEYS[key]}" in result


@pytest.mark.parametrize("key", ["loop", "dtypes", "grad", "test"])
def test_a_misspelled_key_is_one_problem(key):
    line = next(number for number, text in enumerate(TANH.splitlines(), 1) if text.startswith(f"  {key}:"))
    assert problems(TANH.replace(f"  {key}:", f"  {key}x:")) == [
        f"ops.yaml:{line}: tanh: unknown key '{key}x'; did you mean '{key}'?"]


def test_all_problems_in_one_run():
    text = TANH.replace("floating", "floatin").replace("1 - output", "1 - uotput")
    assert [message.split(": ")[0] for message in problems(text)] == ["ops.yaml:6", "ops.yaml:8"]


def test_parameters_may_have_the_words_of_c():
    """They carry a prefix in generated C."""
    for word in (
        "NULL",
        "I",
        "linux",
        "asm",
        "typeof",
        "M_PI",
        "int",
        "register",
        "i32",
        "at",
        "option",
    ):
        text = TANH.replace("Tensor input)", f"Tensor {word})").replace("(input)", f"({word})")
        assert problems(text.replace("    input:", f"    {word}:")) == [], word


def test_overloads_need_their_gradients_too():
    more = TANH[TANH.index("- op") :].replace(
        "tanh(Tensor input)", "tanh_of(Tensor input, Tensor other)\n  name: tanh"
    )
    assert any("tanh_of: grad: 'other' has no gradient" in result for result in problems(TANH + more))


def test_document_keeps_lines_and_text():
    item = read("a: [no, 1e-5]\nb: off\n", Problems("x.yaml"))
    assert item.value["b"].line == 2
    assert convert(item) == {"a": ["no", 1e-5], "b": "off"}
    with pytest.raises(CatalogueError, match="x.yaml:2"):
        read("a: 1\n b: [", Problems("x.yaml"))
    assert nearest("zzz", ["output"]) == ""


# The registry of names


def test_every_name_of_the_output_is_claimed():
    """The registry contains all definitions of generated C."""
    catalogue = load(ROOT / "ops.yaml")
    claimed = {name for scope, name, *_ in names.claims(catalogue) if scope == "C name"}
    defined = re.compile(
        r"^(?:LOOP|FOLD|SPREAD)\((\w+)\)|^(?:static |STEP |const )[\w ]*?\*?(\w+)(?:\[\])?(?:\(| = )",
        re.M,
    )
    loops = re.compile(r"^(?:WIDE_)?LOOPS\((\w+), (\w+),", re.M)
    for path, text in render.render(catalogue).items():
        if path.startswith("c/") and path.endswith(".c") and path not in names.FIXED_FILES:
            for match in defined.finditer(text):
                assert (match[1] or match[2]) in claimed, (path, match[0])
            for match in loops.finditer(text):
                assert {f"{match[1]}_{dtype.lower()}" for dtype in EACH[match[2]]} <= claimed, (path, match[0])


def test_hand_written_names_are_those_of_the_live_types():
    try:
        import torch
    except ImportError:
        pytest.skip("torch is not built")
    catalogue = load(ROOT / "ops.yaml")
    parts = {part.name for part in pkgutil.iter_modules(torch.__path__)}  # some are imported when they are named
    generated = {
        *catalogue.methods,
        *catalogue.functions,
        *(f"{name}_" for name in catalogue.inplace_methods),
    }
    for name in torch._names.missing_names.SELDOM_OF_TENSORS:
        assert hasattr(torch.FloatTensor, name)  # a method once it has been asked for
    live = {
        "TENSOR": [name for name in dir(torch.FloatTensor) if hasattr(torch.FloatTensor, name)],
        "MODULE": [*dir(torch), *parts],
    }
    known = {"TENSOR": handwritten.TENSOR, "MODULE": handwritten.MODULE}
    own = {"_execution_engine"}  # a name of the class alone
    variable = [name for name in dir(torch.autograd.Variable) if hasattr(torch.autograd.Variable, name)]
    assert live["TENSOR"] == [name for name in variable if name not in own]
    live["NN"] = dir(torch.nn.modules.row.Loss())
    known["NN"] = [*handwritten.NN, "reduction"]
    for kind, result in live.items():
        plain = {name for name in result if not name.startswith("_")} - generated
        assert plain <= set(known[kind]), (kind, sorted(plain - set(known[kind])))


def test_types_of_c_that_rows_could_meet():
    """Type names of csrc that end as a row's statics do."""
    ends = r"\w+_(?:body|params|forms|cpu|shape|require|backward|float|double|byte|char|short|int|long)"
    result = set()
    for path in (ROOT / "csrc").rglob("*.h"):
        result |= set(re.findall(rf"^}} ({ends});", path.read_text(encoding="utf-8"), re.M))
    assert {name for name in result if not name.startswith("th_")} <= set(handwritten.C_TYPES)
    assert (HOUSE / "csrc").exists()


def test_a_bad_call_starts_from_the_first_sample():
    """Required parameters that the call leaves out have the first sample's values; optional ones do not."""
    call = "errors: [{call: {other: [3]}, ValueError: a b c}]"
    text = TANH.replace("tanh(Tensor input)", "two(Tensor input, Tensor other, Scalar k=1)")
    text = text.replace("loop: tanh(input)", "loop: input + other * k").replace("grad * (1 - output * output)", "grad")
    text = text.replace("grad:\n", "grad:\n    other: grad * k\n")
    samples = "samples: [{input: [2], other: [2], k: 5}]"
    text = text.replace("test: np.tanh(input)", f"test: input + other * k\n  {samples}\n  {call}")
    row = small(text).by_op["two"]
    assert [error["call"] for error in row.errors] == [{"input": [2], "other": [3]}]
