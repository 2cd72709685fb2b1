"""Signatures with their slots; formulas as C and Python; the vocabulary."""

import doctest
import importlib
import math
import pkgutil

import numpy as np
import pytest

import codegen
from codegen.model import compose, derivative, formula
from codegen.model.signature import SignatureError, parse_signature
from codegen.model.vocabulary import WORDS
from codegen.print import expressions
from codegen.print.literals import c_scalar

# Signatures, slots


def test_slots():
    row = parse_signature(
        "f(int a, Scalar b=2, Tensor c, Tensor|Scalar d, int[2] e=1, int* g, bool h=True, "
        "Tensor&? state=None, Dim* j=None, Tensor* k, Dim l=0)"
    )
    slots = {p.name: (p.kind, p.slot) for p in row.parameters}
    assert slots == {
        "a": ("int", 0), "b": ("scalar", 0), "c": ("tensor", 0), "d": ("either", 1), "e": ("ints", 1), "g": ("list", 0),
        "h": ("bool", 3), "state": ("state", 2), "j": ("dims", 1), "k": ("tensors", 0), "l": ("dim", 4),
    }  # fmt: skip
    assert row.parameters[3].number == 1
    assert row.slots == {"t": 3, "s": 2, "n": 5, "list": 2, "many": 1}


def test_results():
    row = parse_signature("f(Tensor a) -> (Tensor b, LongTensor c, saved FloatTensor d)")
    assert [(r.name, r.dtype, r.saved) for r in row.results] == [
        ("b", None, False),
        ("c", "Long", False),
        ("d", "Float", True),
    ]
    assert parse_signature("f(Tensor a) -> bool").results[0].truth
    assert parse_signature("f_(Tensor& a)").results == ()


def test_signature_errors_are_of_their_own_kind():
    with pytest.raises(SignatureError, match="two parameters are called 'a'"):
        parse_signature("f(Tensor a, Tensor a)")


def test_c_scalars():
    assert c_scalar(1) == "PRESET(1)"
    assert c_scalar(float("-inf")) == "PRESET(-INFINITY)"
    assert c_scalar(None) == "PRESET_NONE"


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
        ("a < b and c or d", "((a < b) & (c != 0)) | (d != 0)"),
        ("a < b and not c and isnan(d)", "(a < b) & !c & f_isnan(d)"),
        ("a & b and c + d", "((a & b) != 0) & (c + d != 0)"),
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
    tree = formula.parse(text)
    assert expressions.to_c(tree, "float", {name: name for name in formula.names(tree)}) == c


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
    assert expressions.to_python(formula.parse(text), {"x", "y", "grad"}) == python


def test_what_formulas_read():
    tree = formula.parse("a / b + fmod(c, d) - remainder(e, f * 2) * pi")
    assert formula.names(tree) == ["a", "b", "c", "d", "e", "f"]
    assert [derivative.text(node) for node in formula.divisors(tree)] == ["b", "d", "f * 2"]
    tree = formula.parse("f(x, y.size()[2:]) * x.dim()")
    assert compose.names_of_sizes(tree) == ["y", "x"] and compose.names_of_values(tree) == ["x"]


# The vocabulary: each function once, its texts agreeing with each other


def value_of(node, space):
    """Return a formula of the vocabulary in double precision."""
    if isinstance(node, formula.Number):
        return node.value
    if isinstance(node, formula.Name):
        return math.pi if node.name == "pi" else space[node.name]
    values = [value_of(child, space) for child in node.children]
    if isinstance(node, formula.Unary):
        return -values[0]
    if isinstance(node, formula.Call) and node.function == "select":
        return values[1] if values[0] else values[2]
    if isinstance(node, formula.Call):
        return numpy_of(WORDS[node.function], values)
    return eval(f"a {node.operator} b", {"a": values[0], "b": values[1]})


def numpy_of(word, values):
    """Return the NumPy text of a word, called."""
    names = dict(zip("xyz", map(np.float64, values), strict=False))
    return float(eval(word.numpy, {"np": np, "math": math, **names}))


POINTS = {
    "acosh": (1.7,),
    "asin": (0.4,),
    "acos": (0.4,),
    "atanh": (0.4,),
    "fmod": (4.4, 3.1),
    "remainder": (4.4, 3.1),
}


@pytest.mark.parametrize("word", WORDS.values(), ids=lambda word: word.name)
def test_derivatives(word):
    """Each derivative against differences of the NumPy text."""
    at = POINTS.get(word.name, (0.7, 1.3)[: word.arity])
    for k, text in enumerate(word.derivatives):
        if not text:
            continue
        step = 1e-6
        above, below = list(at), list(at)
        above[k] += step
        below[k] -= step
        numeric = (numpy_of(word, above) - numpy_of(word, below)) / (2 * step)
        space = {**dict(zip("xy", at, strict=False)), "output": numpy_of(word, at)}
        assert value_of(formula.parse(text), space) == pytest.approx(numeric, abs=1e-6), (
            word.name,
            text,
        )


def test_texts_of_the_vocabulary():
    assert WORDS["abs"].c("float") == "fabsf(x)" and WORDS["abs"].c("int64_t") == "x < 0 ? -x : x"
    assert WORDS["log"].is_library and not WORDS["rsqrt"].is_library and WORDS["exp"].c("int") == ""


@pytest.mark.parametrize(
    "name", [m.name for m in pkgutil.walk_packages(codegen.__path__, "codegen.")]
)
def test_doctests(name):
    if name.endswith("__main__") or ".templates" in name:
        return
    assert doctest.testmod(importlib.import_module(name)).failed == 0
