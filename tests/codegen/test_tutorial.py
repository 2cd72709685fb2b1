"""The op of CONTRIBUTING.md: its row is valid, makes the stated changes, and agrees with its oracle."""

import re

import numpy as np
import pytest
from small_catalogue import ROOT

from codegen.model.derivative import numpy
from codegen.model.problems import CatalogueError
from codegen.print import render
from codegen.read.catalogue import load, loads

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ROW = re.search(r"```yaml\n(- op: .*?)```", PAGE, re.S)[1]
CATALOGUE = (ROOT / "ops.yaml").read_text(encoding="utf-8")
NEXT = "- op: tanhshrink("  # stands behind softsign, where the page puts the row


@pytest.fixture(scope="module")
def after():
    assert CATALOGUE.count(NEXT) == 1
    return loads(CATALOGUE.replace(NEXT, f"{ROW}\n{NEXT}"))


def test_it_changes_the_files_that_the_page_lists(after):
    old, new = render.render(load(ROOT / "ops.yaml")), render.render(after)
    changed = {f"generated/{path}" for path in new if new[path] != old.get(path)}
    assert changed == set(re.findall(r"^changed (\S+)", PAGE, re.M)) and new.keys() == old.keys()
    assert re.search(r"```c\n(.*?)```", PAGE, re.S)[1] in new["c/sigmoid_activation.c"]


def test_its_oracle_agrees_with_its_loop(after):
    """At zeros of both signs, infinities and nan too, where pytest -k of the row would look."""
    row = after.by_op[re.match(r"- op: (\w+)", ROW)[1]]
    input = np.array([np.nan, np.inf, -np.inf, -0.0, 0.0, 1.0, -1.5, 1e30, -1e-30])
    oracle, loop = (eval(text, {"np": np, "input": input})
                    for text in (row.test["output"], numpy(row.body.formulas["output"].tree)))
    np.testing.assert_allclose(oracle, loop)
    np.testing.assert_array_equal(np.signbit(oracle[1:]), np.signbit(loop[1:]))


@pytest.mark.parametrize("slip", re.findall(r"^ops.yaml:\d+: tanh: (.*)$", PAGE, re.M))
def test_slips_are_answered_as_the_page_shows(slip):
    wrong = re.search(r"'(\w+)'; did you mean '(\w+)'", slip)
    text = "- section: a\n  doc: A.\n- op: tanh(Tensor input)\n  doc: T.\n  loop: tan(input)\n  dtypes: floating\n"
    text = re.sub(rf"\b{wrong[2]}\b", wrong[1], text, count=1)
    with pytest.raises(CatalogueError) as caught:
        loads(text)
    assert f"tanh: {slip}" in str(caught.value)
