"""Packages of rows: what their functions and methods do, what is refused, and that it leaves nothing behind."""

import ctypes
import importlib
import zipfile

import numpy as np
import pytest
from own_rows import CUBED, DOUBLED, HEAD

import torch
from torch.autograd import Variable, profiler
from torch.testing import cases
from torch.testing.modes import Wrapper

CALLS_BOTH = """\
- op: pair_sum(Tensor input)
  doc: The sum of a square matrix and what it is turned over.
  kernel: pairs.c
  shapes: {input: [n, n], output: [n, n]}
  dtypes: floating
  grad:
    input: halved_pair(pair_sum(grad.t())).mul(2)
  test: input + input.T
  cuda: host

- op: halved_pair(Tensor input)
  doc: Half of each element.
  loop: input / 2
  dtypes: floating
  grad:
    input: grad / 2
  test: input / 2
  only: internal
"""
PAIRS = """\
#include "pairs.h"
#include "walk/dense.h"

int cpu_pair_sum(tensor *output, const tensor *input) {
    tensor *x = th_dense_disjoint(output, input), *y = x ? th_dense_result(output) : NULL;
    const int64_t n = input->size[0];
    for (int64_t i = 0; y && i < n * n; i++)
        if (y->dtype == TH_FLOAT)
            ((float *)th_data(y))[i] = ((float *)th_data(x))[i] + ((float *)th_data(x))[i % n * n + i / n];
        else
            ((double *)th_data(y))[i] = ((double *)th_data(x))[i] + ((double *)th_data(x))[i % n * n + i / n];
    th_drop(x);
    return th_deliver(output, y, 0);
}
"""


def test_rows_are_functions_and_methods_with_all_forms(load):
    own = load("first_rows")
    x = np.linspace(-2, 2, 12).reshape(3, 4)
    t = torch.from_numpy(x.copy())
    for got in (own.cubed(t, 2), own.cubed(scale=2, input=t), t.cubed(2), own.cubed(t.t().contiguous().t(), scale=2)):
        np.testing.assert_allclose(got.numpy(), 2 * x**3, rtol=1e-12)
    out = torch.DoubleTensor()
    assert own.cubed(t, out=out) is out and (out.numpy() == own.cubed(t).numpy()).all()
    assert own.cubed(out, t) is out  # the result first
    assert t.clone().cubed_().equal(out) and own.cubed(torch.ByteTensor([3])).tolist() == [27]
    assert torch._core.rows["first_rows.cubed"].signature == "cubed(Tensor input, Scalar scale=1)"
    assert "grad" in own.cubed.__doc__ and not hasattr(torch, "cubed")


def test_rows_are_differentiated_twice_explained_and_timed(load):
    own = load("second_rows", methods="false")
    v = Variable(torch.DoubleTensor([1, 2]))
    with profiler.profile() as profile:
        gradient, = torch.autograd.grad(own.cubed(v).sum(), v, create_graph=True)
    assert gradient.data.tolist() == [3, 12]
    gradient.sum().backward()
    assert v.grad.data.tolist() == [6, 12]
    assert "cubed" in str(profile)
    text = torch.explain(own.cubed)
    assert "class Cubed(RowFunction)" in text and "LOOPS(cubed, " in text and "(KERNEL_OF, cubed)" in text
    assert not hasattr(torch.Tensor, "second_cubed")


SCANS = """
- op: running_max(Tensor input, Dim dim)
  doc: The largest element along dim up to each.
  scan: {start: -inf, step: "max(acc, input)"}
  dtypes: all
  grad: none (an order)
  test: np.maximum.accumulate(input, axis=dim)
  samples:
    - {input: [3, 4], dim: 1}
    - {input: [4, 3], dim: 0}

- op: excess(Tensor input, Dim dim, Scalar keep=0.5)
  doc: Elements over the mean of those from each on, which forgets.
  let: {fresh: (1 - keep) * input}
  scan:
    start: {share: 1, mean: 0}
    step:
      share: share * keep
      mean: mean * keep + fresh
    join:
      share: share * other_share
      mean: mean * other_share + other_mean
    finish: input - mean * keep
    from: last
  dtypes: floating
  grad: none (of one)
  test: input
  samples:
    - {input: [3, 4], dim: 1}
    - {input: [4, 3], dim: 0}
"""


def test_scans_of_a_package(load):
    """Lines, columns, lines that threads share, and a tensor without dimensions."""
    package = load("scans", SCANS)
    for shape, dim in ((3, 40), 1), ((40, 3), 0), ((2, 150_000), 1), ((5, 6, 7), -2), ((), 0):
        x = np.random.default_rng(0).standard_normal(shape)
        lines = np.moveaxis(np.atleast_1d(x), dim, -1)
        np.testing.assert_array_equal(
            package.running_max(torch.tensor(x * 100).int(), dim).numpy(),
            np.reshape(np.maximum.accumulate(np.atleast_1d((x * 100).astype(np.int32)), axis=dim), shape))
        mean, wanted = np.zeros(lines.shape[:-1]), np.empty(lines.shape)
        for k in reversed(range(lines.shape[-1])):
            mean = 0.25 * mean + 0.75 * lines[..., k]
            wanted[..., k] = lines[..., k] - 0.25 * mean
        result = package.excess(torch.tensor(x), dim, keep=0.25).numpy()
        np.testing.assert_allclose(result, np.reshape(np.moveaxis(wanted, -1, dim), shape), rtol=1e-12, atol=1e-14)


ROOT_MEAN_SQUARE = """
- op: rms(Tensor input, Dim dim)
  doc: The root of the mean square along a dim.
  reduce: {start: 0, step: acc + input * input, finish: sqrt(acc / count)}
  dtypes: floating
  grad:
    input: grad * input / (output * count)
  test: np.sqrt((input ** 2).mean(dim))
  samples:
    - {input: [3, 4], dim: 0}
    - {input: [2, 3, 4], dim: -1}
"""


def test_samples_of_a_reduction_have_the_dim_that_it_requires(make, tmp_path):
    assert make("needs_dim", ROOT_MEAN_SQUARE, build=False)[0] == 0
    row, = cases.load(tmp_path / "needs_dim" / "ops.yaml").rows
    assert {tuple(sample) for sample in cases.samples(row)} == {("input", "dim")}


def test_composed_gradients_call_rows_of_both(load):
    own = load("calling_rows", CALLS_BOTH, pairs=PAIRS)
    x = np.arange(9.0).reshape(3, 3)
    v = Variable(torch.from_numpy(x))
    weights = torch.arange(0, 9).view(3, 3).double()
    y = own.pair_sum(v)
    np.testing.assert_allclose(y.data.numpy(), x + x.T)
    y.backward(weights, retain_variables=True)
    np.testing.assert_allclose(v.grad.data.numpy(), weights.numpy() + weights.numpy().T)
    v.grad = None
    y.backward(weights, create_graph=True)
    assert v.grad.data.tolist() == (weights + weights.t()).tolist()


def test_two_packages_have_rows_of_one_name(load, make):
    one, two = load("north", methods="false"), load("south", methods="false")
    assert one.cubed is not two.cubed and one.cubed(torch.ones(1)).tolist() == two.cubed(torch.ones(1)).tolist()
    assert {"north.cubed", "south.cubed"} <= set(torch._core.rows)


def test_a_method_that_is_there_is_refused_and_nothing_is_left(load, make):
    load("east", DOUBLED.format(name="doubled_up"))
    rows = set(torch._core.rows)
    both = DOUBLED.format(name="tripled_up") + DOUBLED.format(name="doubled_up")
    with pytest.raises(ValueError, match=r"a method 'doubled_up' already, that of east.doubled_up; rename the row, or"):
        load("west", both)
    assert set(torch._core.rows) == rows and not hasattr(torch.Tensor, "tripled_up")
    assert not hasattr(Variable, "tripled_up")


def test_another_abi_is_refused_with_what_to_rebuild(load, make):
    """The table that a newer torch would hand over: another version, then structs of another size."""
    api = ctypes.pythonapi
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    api.PyCapsule_New.restype = ctypes.py_object
    api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    make("later", methods="false")
    true, name = torch._core.api, ctypes.create_string_buffer(b"torch._core.api")
    table = (ctypes.c_int32 * 2).from_address(api.PyCapsule_GetPointer(true, b"torch._core.api"))
    newer, wider = f"version {table[0]} of csrc/api.h, and this torch has version", "structs of csrc/row/row.h differ"
    for changed, message in (((table[0] + 1, table[1]), newer), ((table[0], table[1] ^ 1), wider)):
        other = (ctypes.c_int32 * 2)(*changed)
        torch._core.api = api.PyCapsule_New(ctypes.addressof(other), name, None)
        try:
            with pytest.raises(ImportError, match=rf"^later was built for another torch: .*{message}.*build it again"):
                importlib.import_module("later")
        finally:
            torch._core.api = true
    assert "later.cubed" not in torch._core.rows
    assert importlib.import_module("later").cubed(torch.ones(1)).tolist() == [1]


def test_what_is_not_compiled_says_so(make):
    assert make("unbuilt", build=False)[0] == 0
    with pytest.raises(ImportError, match="^unbuilt is not compiled here, or ops.yaml is newer; run: "):
        importlib.import_module("unbuilt")


@pytest.mark.parametrize("old, new, message", [
    ("cubed(", "tanh(", "ops.yaml:5: tanh: method 'tanh' is torch's row 'tanh' already"),
    ("scale=1", "while=1", "ops.yaml:5: cubed: "),
    ("scale=1", "lambda=1", "ops.yaml:5: cubed: "),
    ("loop: scale", "loop: scaled", "ops.yaml:7: cubed: loop: unknown name 'scaled'"),
    ("  grad:\n    input: 3 * scale", "  grad:\n    input: 3 * skale", "ops.yaml:10: cubed: grad.input: unknown name"),
    ("loop: scale * input * input * input", "kernel: cubes.c\n  cuda: host", "cubed: kernel: no cubes.c below wrong/"),
    ("doc: The", "operator: neg\n  doc: The", "operator: Python's operators are served by torch's rows alone"),
    ("methods: true", "method: true", "ops.yaml:2: wrong: unknown key 'method'; did you mean 'methods'?"),
    ("methods: true", "methods: yes", "methods: 'yes' is neither true nor false"),
    ("package: wrong", "package: Wrong", "write the name that Python imports"),
])
def test_mistakes_are_named_with_their_line(make, old, new, message):
    text = HEAD.format(name="wrong", methods="true") + CUBED
    assert old in text
    status, said = make("wrong", text.replace(old, new, 1), head="")
    assert status == 1 and message in said, said


def test_a_missing_compiler_and_what_it_refuses(make, monkeypatch):
    rows = CALLS_BOTH
    status, said = make("broken", rows, pairs=PAIRS.replace("int64_t n =", "int64_t m ="))
    assert status == 1 and said.startswith("broken/ops.yaml:5: pair_sum: the compiler refused"), said
    assert "pairs.c:6" in said
    status, said = make("broken", rows, pairs=PAIRS.replace("return th_deliver(", "return th_stuff("))
    assert status == 1 and "th_stuff" in said, said
    assert "csrc/api_functions.h lists" in said or "implicit declaration" in said, said
    status, said = make("broken", rows.replace("  cuda: host\n", ""), pairs=PAIRS)
    assert status == 1 and "nothing defines cuda_" in said and "unless the row says `cuda: host`" in said, said
    status, said = make("broken", CUBED, pairs=PAIRS)
    assert status == 1 and said.startswith("no row of broken/ops.yaml names broken/pairs.c: write a row"), said
    monkeypatch.setenv("CC", "no-such-compiler")
    status, said = make("broken", rows, pairs=PAIRS)
    assert status == 1 and "no-such-compiler is not there: install gcc" in said


def test_a_new_package_is_built_into_a_wheel(tmp_path, monkeypatch, capfd):
    """The calls that pip makes, without pip: the files of `new`, the backend's hook, the wheel on the path."""
    from torch.codegen import __main__ as command
    from torch.codegen import backend

    monkeypatch.chdir(tmp_path)
    assert command.main(["new", "fresh_rows"]) == 0 and command.main(["new", "fresh_rows"]) == 1
    assert "fresh_rows is there already" in capfd.readouterr().err
    assert command.main(["fresh_rows/ops.yaml"]) == 0
    monkeypatch.chdir(tmp_path / "fresh_rows")
    wheel = backend.build_wheel(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
        assert not [name for name in archive.namelist() if name.endswith((".c", ".o", "backend.py", "test_ops.py"))]
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    fresh = importlib.import_module("fresh_rows")
    assert fresh.__file__.startswith(str(tmp_path / "site")) and fresh.bent(torch.zeros(2)).tolist() == [0, 0]


class Calls(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.forward = function


class Wrapped(Wrapper):
    seen: list[str] = []

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        cls.seen.append(str(func))
        return super().__torch_dispatch__(func, types, args, kwargs)


def test_transforms_and_classes_tell_rows_of_one_name_apart(load):
    x = torch.tensor([[-1.0, 2.0], [3.0, -4.0]])
    packages = {"first_of_two": (CUBED, x**3), "second_of_two": (DOUBLED.format(name="cubed"), 2 * x)}
    for package, (rows, expected) in packages.items():
        own = load(package, rows, "false")
        operator = getattr(torch.ops, package).cubed
        Wrapped.seen.clear()
        assert torch.equal(own.cubed(Wrapped(x)).inner, expected) and Wrapped.seen == [f"{package}.cubed.default"]
        assert torch.equal(operator(x), expected) and operator.default.name() == f"{package}::cubed"
        assert torch.equal(torch.func.vmap(own.cubed)(x), expected)
        assert torch.equal(torch.compile(Calls(own.cubed))(x), expected)
        assert torch.equal(torch.export.export(Calls(own.cubed), (x,)).module()(x), expected)
    with pytest.raises(AttributeError, match=r"torch\.ops\.second_of_two has no operator 'tanh'"):
        torch.ops.second_of_two.tanh(x)


def test_methods_of_rows_reach_classes(load):
    load("rows_with_methods")
    Wrapped.seen.clear()
    x = torch.tensor([1.0, 2.0])
    assert torch.equal(Wrapped(x).cubed(2).inner, x.cubed(2)) and Wrapped.seen == ["rows_with_methods.cubed.default"]
    assert torch.equal(torch.func.vmap(lambda each: each.cubed(2))(x), x.cubed(2))
