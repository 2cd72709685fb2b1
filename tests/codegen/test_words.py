"""Names that the registry accepts compile: words of C, C++ and Python as parameters, lets and accumulators."""

import ast
import shutil
import subprocess
import sysconfig

import pytest
from small_catalogue import ROOT, TANH, small

from codegen.model.handwritten import C_WORDS
from codegen.model.signature import UNUSABLE
from codegen.print import render
from codegen.read.formulas import RESERVED

MACROS = "errno stdin stdout complex i386 NULL M_PI I INFINITY isnan half warpsize at option to in_input new_k".split()
WORDS = [word for word in (*C_WORDS, *MACROS) if word not in UNUSABLE and not word.endswith("_")]
SENTENCES = ["*/ ends.", "/* begins.", "// is C.", "A trigraph ??/.", 'Three """ quotes.', "A \\\\ backslash \\n.",
             "%s %d.",
             "${x} #% if %#.", "A # sign."]


def number(word, k):
    """Return a row with a number and a let of that name."""
    let = word if word.islower() and word != "input" else f"let_{k}"
    doc = SENTENCES[k % len(SENTENCES)].replace('"', '\\"')
    return f"""- op: odd_{k}(Tensor input, Scalar {word}=1)
  doc: "{doc}"
  let: {{{let}_x: input * {word}}}
  loop: tanh({let}_x)
  dtypes: floating
  grad:
    input: grad * (1 - output * output) * {word}
  test: np.tanh(input * {word})
"""


def named(word, k):
    """Return a row with a let of that name, and a mean with an accumulator of it where it may have it."""
    plain = word not in C_WORDS
    fold = f"""- op: odd_mean_{k}(Tensor input)
  doc: Mean.
  reduce:
    start: {{{word}: 0, b: 0}}
    step: {{{word}: {word} + input, b: b + 1}}
    join: {{{word}: {word} + other_{word}, b: b + other_b}}
    finish: {word} / b
  dtypes: floating
  grad: none (a test says so)
  test: np.mean(input)
"""
    return f"""- op: odd_let_{k}(Tensor input)
  doc: A let.
  let: {{{word}: input * 2}}
  loop: tanh({word})
  dtypes: floating
  grad:
    input: grad * 2 * (1 - output * output) * abs({word}) / abs({word})
  test: np.tanh(input * 2)
""" + (fold if plain else "")


@pytest.fixture(scope="module")
def files():
    lets = [word for word in WORDS if word.islower() and not word.startswith("in_") and word not in RESERVED]
    rows = "".join(number(word, k) for k, word in enumerate(WORDS))
    helpers = "".join(f"""- op: {name}(Tensor input)
  doc: Of each element.
  loop: {name}(input)
  dtypes: floating
  grad: none (a test says so)
  test: np.{name}(input)
""" for name in ("abs",))
    return render.render(small(TANH + helpers + rows + "".join(named(word, k) for k, word in enumerate(lets))))


def test_python(files):
    for path, text in files.items():
        if path.endswith((".py", ".pyi")):
            ast.parse(text, path)


@pytest.mark.parametrize("file", ["c/pointwise.c", "c/methods.c", "c/table.c", "cuda/pointwise.cu"])
def test_c(files, file, tmp_path):
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    folders = [tmp_path / "c", ROOT / "csrc", tmp_path, sysconfig.get_paths()["include"]]
    command = ["gcc", "-std=gnu11", "-fopenmp", "-Wall", "-Wextra", "-Werror"]
    if file.endswith(".cu"):
        emulator = ROOT / "tests/cuda_emulator/include"
        folders = [emulator, tmp_path / "cuda", ROOT / "csrc/cuda"]
        command = ["g++", "-std=c++17", "-w", "-D__global__=", "-D__shared__=static",
                   "-include", emulator / "emulator.h", "-x", "c++"]
    if not shutil.which(command[0]):
        pytest.skip(f"needs {command[0]}")
    command += ["-fsyntax-only", *(f"-I{folder}" for folder in folders), tmp_path / file]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[:2000]
