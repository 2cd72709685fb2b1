"""torch.formula and torch.fuse: numbers and gradients of the unfused rows, at every size, and refusals that say why."""

import itertools
import math

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch._core import rows
from torch.autograd import Variable, gradcheck, gradgradcheck

CHUNK = 1024  # floats of a register: csrc/row/formula.c
SIZES = [0, 1, 2, 31, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 5, 32767, 32768, 70001]
TEXTS = {
    "input * tanh(log1p(exp(input)))": lambda x: x * np.tanh(np.log1p(np.exp(x))),
    "select(x > 0 and y < 1, x ** 3, abs(y) ** 2.5 * x)":
        lambda x, y: np.where((x > 0) & (y < 1), x**3, abs(y) ** 2.5 * x),
    "abs(x) * sign(y) + max(x, y) - min(x, 0.5)":
        lambda x, y: abs(x) * np.sign(y) + np.maximum(x, y) - np.minimum(x, 0.5),
    "atan2(x, y) ** 2 / (1 + y * y)": lambda x, y: np.arctan2(x, y) ** 2 / (1 + y * y),
    "1 - x / (2 + y) * z": lambda x, y, z: 1 - x / (2 + y) * z,
    "exp(-x * x / 2) * pi": lambda x: np.exp(-x * x / 2) * np.pi,
    "select(not (x < 0 or x > 1), x, 2 * x)": lambda x: np.where(~((x < 0) | (x > 1)), x, 2 * x),
    "max(0.25, x) + max(min(x, 1), -1)": lambda x: np.maximum(0.25, x) + np.clip(x, -1, 1),
    "x": lambda x: x,
    "sqrt(x * x + 1) - rsqrt(x * x + 1) + isnan(x) * 1": None,
}


def arrays(count, *size):
    random = np.random.default_rng(3)
    return [random.uniform(-1.9, 1.9, size) for _ in range(count)]


@pytest.mark.parametrize("text", [text for text in TEXTS if TEXTS[text]])
def test_values_and_gradients(text):
    f = torch.formula("f", text)
    given = arrays(len(f.parameters), 3, 5)
    for kind, tolerance in ((np.float64, 1e-12), (np.float32, 2e-6)):
        inputs = [a.astype(kind) for a in given]
        got = f(*map(torch.from_numpy, inputs)).numpy()
        assert got.dtype == kind
        np.testing.assert_allclose(got, TEXTS[text](*inputs), rtol=tolerance, atol=tolerance)
    variables = tuple(Variable(torch.from_numpy(a)) for a in given)
    assert gradcheck(f, variables)
    if text not in ("x", "max(0.25, x) + max(min(x, 1), -1)"):
        assert gradgradcheck(f, variables)


@pytest.mark.parametrize("size", SIZES)
def test_every_size_in_every_layout(size):
    f = torch.fuse(lambda x, a, b: torch.relu(x * a + b).sigmoid())
    x, a = arrays(2, 2 * size)
    wanted = 1 / (1 + np.exp(-np.maximum(x * a + 0.5, 0)))
    tx, ta = torch.from_numpy(x), torch.from_numpy(a)
    np.testing.assert_allclose(f(tx, ta, 0.5).numpy(), wanted, rtol=1e-12)
    np.testing.assert_allclose(f(tx[::2], ta[1::2], 0.5).numpy(), 1 / (1 + np.exp(-np.maximum(
        x[::2] * a[1::2] + 0.5, 0))), rtol=1e-12)  # fmt: skip
    half = f(tx.view(2, size), ta.view(2, size)[1], 0.5).numpy()
    np.testing.assert_allclose(half, 1 / (1 + np.exp(-np.maximum(x.reshape(2, size) * a[size:] + 0.5, 0))), rtol=1e-12)
    out = torch.DoubleTensor(2 * size, 2).select(1, 0) if size else torch.DoubleTensor()
    assert f(tx, ta, 0.5, out=out) is out
    np.testing.assert_allclose(out.numpy(), wanted, rtol=1e-12)


def test_broadcast_gradients_are_summed():
    f = torch.fuse(lambda x, a, b: torch.clamp_min(x * a + b, 0))
    x, a, b = (Variable(torch.from_numpy(array)) for array in (*arrays(2, 3, 4), *arrays(1, 4)))
    assert gradcheck(f, (x, a, b)) and f(x, a, b).data.equal(torch.clamp_min(x * a + b, 0).data)
    f(x, a, b).sum().backward()
    assert b.grad.size() == b.size()


def test_numbers_stand_where_tensors_may():
    f = torch.fuse(lambda x, low, high: torch.clamp(x, low, high) * high)
    x = torch.DoubleTensor([-3, 0.5, 3])
    assert f(x, -1, 2).tolist() == [-2, 1, 4] and f(x, -1.5, 1).tolist() == [-1.5, 0.5, 1]
    g = torch.formula("g", "scale * x + shift")
    assert g(2, x, 1).tolist() == [-5, 2, 7] and g(x, x, x).tolist() == [6, 0.75, 12]
    assert g(shift=1, scale=x, x=2).tolist() == [-5, 2, 7]
    with pytest.raises(TypeError, match="g: needs a tensor; scale, x, shift are numbers"):
        g(1, 2, 3)
    with pytest.raises(TypeError, match="g: takes scale, x, shift; got 1 by position, wide"):
        g(x, wide=3)


def test_equal_formulas_are_one_row():
    before = len(rows)
    for _ in range(3):
        torch.formula("once", "x * 3 + 1.5")(torch.ones(2))
    assert len(rows) <= before + 1


def test_rows_of_layers_fuse():
    f = torch.fuse(lambda x: F.softplus(F.leaky_relu(x, 0.1)) * torch.erf(x / 2 ** 0.5))
    x = Variable(torch.from_numpy(arrays(1, 4, 6)[0]))
    plain = F.softplus(F.leaky_relu(x, 0.1)) * torch.erf(x / 2**0.5)
    np.testing.assert_allclose(f(x).data.numpy(), plain.data.numpy(), rtol=1e-12)
    assert gradcheck(f, (x,))


def test_halves_and_threads():
    f = torch.fuse(lambda x: torch.tanh(x) * x)
    assert f(torch.HalfTensor([1, 2])).tolist() == [0.76171875, 1.927734375]
    x = torch.randn(100_000)
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    one = f(x)
    torch.set_num_threads(before)
    assert f(x).equal(one)


REFUSED = {
    "it branches on a value, which a formula cannot": lambda x: x if x > 0 else -x,
    "mul gets a Tensor; hand tensors to the function as arguments": lambda x: x * torch.ones(3),
    "reads a number out of a tensor": lambda x: float(x),
    "view": lambda x: x.view(3),
    "gives truth values, not the elements of one tensor": lambda x: x > 0,
    "add writes into a tensor": lambda x: torch.add(x, 1, out=x),
    "add_": lambda x: x.add_(1),
    "gives int, not the elements": lambda x: 3,
    "reads a number out of a tensor, or goes over": lambda x: x[0],
}


@pytest.mark.parametrize("message", REFUSED)
def test_what_is_no_formula_says_why(message):
    with pytest.raises((TypeError, AttributeError), match=message):
        torch.fuse(REFUSED[message])(torch.ones(3))


def test_bad_formulas():
    for text, message in {
        "sin(": "is not a formula", "foo(x)": "unknown function 'foo'", "x @ x": "knows no '@'",
        "3 + pi": "names no parameter", "uniform() * x": "stands in the formula of a random row only",
        "tanh(x, y)": "tanh takes 1 argument",
    }.items():  # fmt: skip
        with pytest.raises(ValueError, match=message.replace("(", r"\(").replace(")", r"\)")):
            torch.formula("bad", text)
    with pytest.raises(ValueError, match="is no name"):
        torch.formula("Bad name", "x")
    with pytest.raises(ValueError, match="formula on_gpu: device is 'gpu'; need 'cpu' or 'cuda'"):
        torch.formula("on_gpu", "x", device="gpu")
    powers = [f"exp(x * {k + 0.5})" for k in range(40)]
    with pytest.raises(TypeError, match="32 intermediate values"):
        torch.formula("many", " + ".join([" * ".join(powers), *powers]))(torch.zeros(1))


def test_a_function_that_fits_no_passes_is_called_as_it_is():
    fused, x = torch.fuse(lambda x: many(x, 40)), torch.linspace(-1, 0, 7)
    assert torch.equal(fused(x), many(x, 40)) and torch.equal(fused(x), many(x, 40))
    assert fused.explain(x) == "calls one by one"


def many(x, count):
    """Compute all values before the first use, and use each twice."""
    result = [torch.exp(x * (k + 0.5)) for k in range(count)]
    total = result[0]
    for value in result[1:]:
        total = total * value
    for value in result:
        total = total + value
    return total


def test_random_formulas_equal_the_unfused_calls():
    """Functions of random rows: the fused one gives the same numbers and gradients as its rows, one by one."""
    random = np.random.default_rng(5)
    unary = [torch.tanh, torch.sigmoid, torch.sin, torch.exp, lambda v: -v, abs, torch.sqrt, lambda v: v * v]
    binary = [lambda a, b: a + b, lambda a, b: a * b, lambda a, b: a - b, lambda a, b: a / (b * b + 1),
              lambda a, b: torch.where(a > b, a, b * 0.5), torch.max]
    for _ in range(60):
        run = planned(random.integers(100, size=(8, 4)), unary, binary)
        x, y = (Variable(torch.from_numpy(a)) for a in arrays(2, 4, 3))
        found = []
        for f in (run, torch.fuse(run)):
            x.grad = y.grad = None
            result = f(x, y)
            result.sum().backward()
            found.append([t.data.numpy().copy() if t is not None else 0 for t in (result, x.grad, y.grad)])
        for plain, fused in zip(*found, strict=True):
            np.testing.assert_allclose(fused, plain, rtol=1e-10, atol=1e-12)


def planned(plan, unary, binary):
    """Return a function of two tensors, as some random numbers say."""
    def run(x, y):
        values = [x * x + 0.5, y]
        for kind, which, a, b in plan:
            a, b = values[a % len(values)], values[b % len(values)]
            result = unary[which % len(unary)](a) if kind % 2 else binary[which % len(binary)](a, b)
            values.append(torch.clamp(result, -4, 4) + 4.5 if which % 3 == 0 else torch.tanh(result) + 1.5)
        return values[-1] * values[-2]

    return run


def test_compiled_formulas_equal_interpreted_ones(tmp_path, monkeypatch):
    """A formula with nearly all that the writer of C knows: choices, joined truths, numbers, a gradient of each."""
    def f(x, y, slope):
        inside = torch.where((x > 0) & (y < 1) | (x < -1), torch.sigmoid(x) * y, F.softplus(y) - slope * x)
        return torch.clamp(inside, -5, 5) / (1 + y * y) + F.leaky_relu(x, 0.1)

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    one, two = torch.fuse(f), torch.fuse(f, compile=True)
    x, y = (Variable(torch.from_numpy(a)) for a in arrays(2, 3, 4))
    np.testing.assert_allclose(two(x, y, 0.3).data.numpy(), one(x, y, 0.3).data.numpy(), rtol=1e-12)
    assert gradcheck(lambda x, y: two(x, y, 0.3), (x, y)) and gradgradcheck(lambda x, y: two(x, y, 0.3), (x, y))
    result = [path.name for path in (tmp_path / "torch" / "formulas").iterdir()]
    torch.fuse(f, compile=True)(x, y, 0.4)
    assert [path.name for path in (tmp_path / "torch" / "formulas").iterdir()] == result and len(result) == 1
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(RuntimeError, match="g: the compiler no-such-compiler is not there: install gcc"):
        torch.formula("g", "x + 41", compile=True)(torch.ones(2))


@pytest.mark.parametrize("names", ["i, grad, Big", "output, e, lambda_, step0", "pi, operand0, count, option"])
def test_compiled_functions_have_any_names(names, tmp_path, monkeypatch):
    """A row may not use words of formulas, a function may."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = {}
    exec(f"def f({names}):\n    return {' * '.join(names.split(', '))} + 1", found)
    leaves = [Variable(torch.from_numpy(a)) for a in arrays(len(names.split(", ")), 3)]
    assert gradcheck(torch.fuse(found["f"], compile=True), tuple(leaves))


def test_programs_are_checked():
    """_core.make_formula takes nothing that would run beyond its registers."""
    def make(program, gradients=(), layout=None):
        parameters = (("x", False),)
        return torch._core.make_formula(f"formula:wrong:{program}", "wrong", "wrong(Tensor x)", "Wrong.", parameters,
                                        laid_out(program), gradients, False, False, False, layout)  # fmt: skip

    def laid_out(program, chunks=2):
        return (1, *program, chunks, 0)

    def step(*registers, alone=False, op="mul"):
        return op, registers, alone, False, ((-1, 0.0), (-1, 0.0)), 0, 0, 1

    wrong = [(2, (), ()), (2, (), (step(1, 1, 1),)), (2, (), (step(0, 1, 2),)), (2, (), (step(0, 1, 44),)),
             (2, (), (step(44, 1, 1),)), (2, (), (step(0, 1),)), (2, (), (step(0, 1, 1, op="sum"),)),
             (2, ((-1, 1.0, 255),), (step(0, 1, 44),)), (2, ((-1, 1.0, 255),), (step(0, 44, 1, alone=True),)),
             (2, ((0, 1.0, 255),), (step(0, 1, 44, alone=True),)), (2, ((-1, 1.0, 32),), (step(0, 1, 1),)),
             (3, (), (step(0, 1, 1),)), (13, (), (step(0, 1, 1),)), (2, (), (step(0, 1, 200),)),
             (2, (), (step(14, 1, 1), step(0, 14, 1))), (2, (), (step(0, 13, 14),)),
             (2, (), (step(0, 0, 1),)), (2, (), (step(12, 1, 1),))]  # fmt: skip
    for program in wrong:
        with pytest.raises((ValueError, KeyError, TypeError)):
            make(program)
    right = (2, ((-1, 3.0, 255),), (step(0, 1, 44, alone=True),))
    whole = (0, 0),  # the first output is the gradient of the first tensor
    for gradients in (((16,), whole, laid_out((1, (), (step(0, 1, 1),)))), ((0, 16), whole, laid_out(right)),
                      ((1,), whole, laid_out(right)), ((16,), ((1, 0),), laid_out(right)),
                      ((16,), ((0, 1),), laid_out(right)), ((16,), ((0, (0, -1, 0, 2)),), laid_out(right)),
                      ((16,), whole, (2, *laid_out(right)[1:]))):
        with pytest.raises((ValueError, TypeError)):
            make(right, (gradients,))
    for layout in (((), (0,), 0), ((0,), (), 0), ((1,), (0,), 0), ((16,), (0,), 0), ((0,), (1,), 0),
                   (((0, 65, 0, 1),), (0,), 0), (((0, 1, -1, 1),), (0,), 0), (((0, 1, 0, -1),), (0,), 0)):
        with pytest.raises((ValueError, TypeError)):
            make(right, (), layout)
    part = make((2, ((-1, 2.0, 255),), (step(0, 1, 44, alone=True),)), (), (((0, 1, 1, 2),), ((0, 1, 0, 2),), 2))
    assert part(torch.arange(4.0)).tolist() == [2, 4]
    with pytest.raises(RuntimeError, match="need the sizes that it was compiled for"):
        part(torch.ones(2))
    assert make(right)(torch.ones(2)).tolist() == [3, 3]


def test_formulas_that_differ_in_a_sign_or_a_name_are_two():
    x = torch.ones(1)
    positive, negative = (torch.fuse(f)(x).tolist()[0] for f in (lambda x: 1 / (x * 0.0), lambda x: 1 / (x * -0.0)))
    assert positive == math.inf and negative == -math.inf
    both = torch.fuse(lambda x: 1 / torch.max(0.0 / x, 0.0 / x * 1) + 2 / torch.max(-0.0 / x, -0.0 / x * 1))(x)
    assert both.tolist()[0] != both.tolist()[0]
    for name, parameter in (("alpha", "x"), ("beta", "x"), ("beta", "y")):
        result = torch.formula(name, f"{parameter} * other + 1")
        with pytest.raises(RuntimeError, match=f"{name}: {parameter} is FloatTensor 2, other is FloatTensor 3"):
            result(torch.ones(2), torch.ones(3))


def test_modes_see_fused_functions():
    from torch.overrides import TorchFunctionMode

    class Seen(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            names.append(func.__name__)
            return func(*args, **(kwargs or {}))

    names, f = [], torch.fuse(lambda x: x.exp() * 2)
    f(torch.ones(2))
    with Seen():
        result = f(torch.zeros(2))
    assert result.tolist() == [2, 2] and names == ["zeros", "fused"]


@pytest.mark.parametrize("columns", [1, 255, 256, 257, 511, 512, 513, 1024, 4095, 4097, 9000])
@pytest.mark.parametrize("f", [
    lambda x, y: ((x - y) * x).mean(-1),
    lambda x, y: (x * y).sum(-1, keepdim=True) / (x.abs().amax(-1, keepdim=True) + 1),
    lambda x, y: (x * 2).logsumexp(-1) - 1,
    lambda x, y: (x * y).exp().sum(-1, keepdim=True).log() * y.mean(-1, keepdim=True),
    lambda x, y: (x + y).var(-1, keepdim=True).sqrt(),
])  # fmt: skip
def test_long_rows_that_end_in_reductions(f, columns):
    """Rows longer than a register pass in pieces, if nothing reads the reduction along the row again."""
    for height, dtype in itertools.product((1, 3), (torch.float32, torch.float64)):
        torch.manual_seed(columns)
        x, y = (torch.rand(height, columns, dtype=dtype).add_(0.1).requires_grad_() for _ in range(2))
        expected = f(x, y)
        result = torch.fuse(f)(x, y)
        torch.testing.assert_close(result, expected, rtol=1e-4, atol=1e-5, equal_nan=True)
        if columns > 1:
            ours, theirs = (torch.autograd.grad(z.sum(), (x, y), allow_unused=True) for z in (result, expected))
            for one, other in zip(ours, theirs, strict=True):
                assert (one is None) == (other is None)
                if one is not None:
                    torch.testing.assert_close(one, other, rtol=1e-3, atol=1e-5)


@pytest.mark.parametrize("f", [lambda x: (x * x).sum(-1), lambda x: x.softmax(-1) * 2])
def test_reductions_with_compile_run_as_programs(f):
    x = torch.rand(3, 4, dtype=torch.float64, requires_grad=True)
    assert torch.allclose(torch.fuse(f, compile=True)(x), f(x)) and gradcheck(torch.fuse(f, compile=True), (x,))


@pytest.mark.parametrize("kind, other, result", [
    (torch.IntTensor, torch.LongTensor, torch.float32), (torch.BoolTensor, torch.HalfTensor, torch.float16),
    (torch.LongTensor, torch.DoubleTensor, torch.float64), (torch.FloatTensor, torch.DoubleTensor, torch.float64),
])  # fmt: skip
def test_types_are_promoted_to_a_floating_one(kind, other, result):
    made = torch.formula("mixed", "x * y + 1")(kind([1, 0, 1]), other([3, 2, 5]))
    assert made.dtype is result and made.tolist() == [4, 1, 6]


def test_a_condition_by_name():
    f = torch.fuse(lambda x: torch.where(condition=x > 0, input=x, other=x * 0))
    assert f(torch.Tensor([-1, 2])).tolist() == [0, 2]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("begin", [0, 1])
@pytest.mark.parametrize("more", [0, 1, 300])
def test_large_results_are_those_of_parts(begin, more, threads):
    """They go past the caches, with their last step in pieces of its own."""
    fused, count = torch.fuse(lambda x, y: torch.relu(x * y - 0.5) + x), (40 << 20) // 12 + more
    x, y = (torch.arange(0.0, count + begin).mul_(factor).sin_()[begin:] for factor in (1e-3, 1e-4))
    before = torch.get_num_threads()
    torch.set_num_threads(threads)
    try:
        result = fused(x, y)
    finally:
        torch.set_num_threads(before)
    parts = [fused(x[i:i + 100000], y[i:i + 100000]) for i in range(0, count, 100000)]
    assert torch.equal(result, torch.cat(parts))
