"""The generator: signatures with their slots and forms, and formulas as C and Python."""

import pytest
from small_catalogue import SMALL

from codegen import composed, formula, printing
from codegen.catalogue import loads
from codegen.forms import positional_forms
from codegen.signature import SignatureError, c_scalar, parse_signature


@pytest.fixture(autouse=True)
def seeded():
    """In place of conftest's: the generator is tested without a build of torch."""


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


def test_forms_name_their_parameters():
    small = loads(SMALL)
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
