"""Rows that are written of a formula, and stated derivatives compared with symbolic ones."""

import importlib.util

import numpy as np
import pytest

from codegen import __main__ as command
from codegen.model.derivative import derivative, numpy, text
from codegen.model.formula import parse
from codegen.model.problems import CatalogueError
from codegen.print import symbolic
from codegen.read.catalogue import loads

pytestmark = pytest.mark.skipif(importlib.util.find_spec("sympy") is None, reason="SymPy is not installed")
HEAD = "- package: some\n- section: rows\n  doc: Rows.\n"
LOOPS = [
    "input * tanh(log1p(exp(input)))", "tanh(input)", "input * sigmoid(beta * input)", "1 / (1 + input * input)",
    "0.5 * input * (1 + tanh(0.7978845608 * (input + 0.044715 * input ** 3)))", "log(input)", "input ** 2.5",
    "hypot(input, other) - atan2(input, other)", "select(input > 0, input, exp(input) - 1)", "erf(input) * cosh(x)",
    "max(input, other) * min(input, 1)", "asin(input)", "log(x - 1)", "abs(x) ** y", "-x", "x", "x - (y - z)", "3 * x",
]


@pytest.mark.parametrize("loop", LOOPS)
def test_a_row_of_a_formula_is_whole_and_right(loop):
    """A generated row is valid, its derivative is right, and its oracle agrees with its loop."""
    written = symbolic.new_row("made_up", loop)
    rows = loads(HEAD + written)
    row, = rows.rows
    assert row.gradients and not row.without and "output.output" not in written
    differences = [symbolic.compare(row, g, p.name) for g in row.gradients for p in g.parameters if g.tree]
    assert differences and not any(differences), differences
    random, (low, high) = np.random.default_rng(1), row.domain
    env = {p.name: random.uniform(low, high, 50) if p.is_tensor else 1.0 for p in row.parameters}
    wanted = eval(numpy(parse(loop)), {"np": np, "math": __import__("math"), **env})
    if "oracles." not in row.test["output"]:
        np.testing.assert_allclose(eval(row.test["output"], {"np": np, **env}), wanted, rtol=1e-12)


def test_the_result_stands_for_the_formula_where_that_is_cheaper():
    assert "grad * (1 - output * output)" in symbolic.new_row("t", "tanh(input)")
    assert "grad * output" in symbolic.new_row("e", "exp(input)")
    assert "let:" in symbolic.new_row("m", "input * sigmoid(input)")


def test_a_let_is_read_wherever_its_value_is():
    row = symbolic.new_row("m", "input * tanh(log1p(exp(input)))")
    assert row.count("exp(input)") == 3 and "exp_input: exp(input)" in row  # the doc, the let and the oracle
    row = symbolic.new_row("s", "log(1 + exp(input * beta)) / beta")
    assert "loop: log(1 + exp_input) / beta" in row and "input: grad * exp_input / (exp_input + 1)" in row
    assert "let:" not in symbolic.new_row("s", "sign(input) * log1p(abs(input))")


@pytest.mark.parametrize("loop, message", [
    ("tanh(", "is not a formula"), ("foo(x)", "unknown function 'foo'"), ("3", "names no tensor"),
    ("lgamma(x)", "the derivative of lgamma is not a formula"),
])
def test_what_no_row_can_be_written_of(loop, message):
    with pytest.raises(CatalogueError, match=message.replace("(", r"\(")):
        symbolic.new_row("made_up", loop)


def test_a_wrong_derivative_is_found(tmp_path, capsys):
    row = symbolic.new_row("made_up", "x * y * tanh(x)")
    path = tmp_path / "ops.yaml"
    path.write_text(HEAD + row)
    assert command.main([str(path), "--verify"]) == 0 and "2 derivatives compared, 0 differ" in capsys.readouterr().out
    right = next(line for line in row.splitlines() if line.startswith("    y: grad"))
    path.write_text(HEAD + row.replace(right, "    y: grad * x"))
    assert command.main([str(path), "--verify"]) == 1
    out = capsys.readouterr().out
    assert "ops.yaml:" in out and "made_up: grad.y: 'grad * x' gives" in out
    assert "2 derivatives compared, 1 differ" in out


def test_our_own_derivatives_hold(capsys):
    assert command.main(["--verify"]) == 0
    assert int(capsys.readouterr().out.split()[0]) > 100


def test_derivatives_are_the_slopes():
    random = np.random.default_rng(2)
    for loop in LOOPS:
        tree = parse(loop)
        names = ["input", "other", "beta", "x", "y", "z"]
        env = {name: random.uniform(1.1, 1.2, 20) * (0.5 if "asin" in loop else 1) for name in names}
        for name in names:
            space = {"np": np, "math": __import__("math")}
            above, below = (np.asarray(eval(numpy(tree), {**space, **env, name: env[name] + d})) for d in (1e-6, -1e-6))
            slope = np.broadcast_to(eval(numpy(derivative(tree, name)), {**space, **env}), 20)
            np.testing.assert_allclose(np.broadcast_to((above - below) / 2e-6, 20), slope, rtol=1e-5, atol=1e-7)


def test_text_reads_as_the_same_tree():
    for loop in [*LOOPS, "a - (b - c) - d", "(a / b) / (c / d)", "-(a + b) ** 2", "not (a < b) and c > d or e == f"]:
        assert parse(text(parse(loop))) == parse(loop)


@pytest.mark.parametrize("loop, slope", [("sign(input) * log1p(abs(input))", 1), ("abs(input) * input", 0),
                                         ("sign(input) * (exp(abs(input)) - 1)", 1), ("abs(input) * sign(input)", 1)])
def test_a_drafted_derivative_is_right_where_a_sign_is_zero(loop, slope):
    row, = loads(HEAD + symbolic.new_row("made_up", loop)).rows
    gradient, = row.gradients
    env = {"input": np.zeros(1), "grad": np.ones(1), "output": np.zeros(1)}
    assert symbolic.evaluate(symbolic.inlined(gradient.tree, gradient.lets), env) == slope


def test_a_derivative_that_is_wrong_at_one_point_is_found(tmp_path, capsys):
    row = symbolic.new_row("made_up", "sign(x) * log1p(abs(x))")
    path = tmp_path / "ops.yaml"
    path.write_text(HEAD + row.replace("grad / (1 + abs(x))", "grad * sign(x) * sign(x) / (1 + abs(x))"))
    assert command.main([str(path), "--verify"]) == 1
    out = capsys.readouterr().out
    assert "gives 0 and the slope is" in out and "at x = 0" in out


@pytest.mark.parametrize("loop", ["sign(input) ** 2 * input", "sqrt(input ** 2)",
                                  "sign(input) * sqrt(abs(input)) * sqrt(abs(input))"])
def test_a_draft_says_which_derivative_it_cannot_simplify(loop, capsys):
    assert command.main(["new", "made_up", "--loop", loop]) == 0
    assert "at input = 0; write this derivative by hand" in capsys.readouterr().err
    assert command.main(["new", "made_up", "--loop", "sign(input) * log1p(abs(input))"]) == 0
    assert not capsys.readouterr().err
