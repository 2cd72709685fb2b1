"""Every row on both sides of the sizes at which the C changes its ways, strided, in every type, forward and backward.

The thresholds: rows of 32 (LONG, TILE, LANES) and 64 (pairs of LANES) elements, pieces of 256 and 512, random chunks
of 1024, sets of 2048, folds of 4096, threads from 32768, parts of 65536, reduced rows of 128 that are gathered,
256 outputs in short rows whose elements are copied next to each other, 16 at a time.
"""

import numpy as np
import pytest
from cases import CATALOGUE, LAYOUTS, Case, some, variables

import torch
from torch.autograd import Variable

LOOPS = [row for row in CATALOGUE.rows if row.body.kind == "loop" and not row.states and row.tensors]
REDUCTIONS = [row for row in CATALOGUE.rows if row.body.kind == "reduce"]
SIZES = [(31,), (33,), (255,), (257,), (511,), (513,), (31, 33), (33, 31), (9, 8), (3, 40, 9), (70, 513)]
LARGE = [(32767,), (32769,), (190, 180)]
REDUCED = [(31, 33), (33, 65), (65, 31), (2, 1023), (1025, 2), (2, 2049), (3, 4095), (4097, 3), (5, 3, 130), (40, 1030),
           (129, 2, 3), (90, 17, 3)]
TOLERANCE = {"Float": 2e-4, "Half": 2e-2, "ComplexFloat": 2e-4}


def stepped_mixed(array):
    """Return every second element along the last dim, and the first two dims exchanged in memory."""
    if not array.ndim:
        return torch.from_numpy(array)
    large = np.zeros([*array.shape[:-1][::-1], 2 * array.shape[-1]], array.dtype)
    view = np.moveaxis(large, range(array.ndim - 1), range(array.ndim - 1)[::-1])[..., ::2]
    view[...] = array
    return torch.from_numpy(view)


WAYS = [LAYOUTS["transposed"], LAYOUTS["stepped"], stepped_mixed, LAYOUTS["contiguous"]]


def each(rows, kinds=None):
    pairs = [(row, dtype) for row in rows for dtype in row.dtypes if dtype != "Half" and dtype in (kinds or row.dtypes)]
    return pytest.mark.parametrize("row, dtype", pairs, ids=lambda value: getattr(value, "op", value))


def sized(row, size, dtype):
    """Return a case of a row in which every tensor has one size; options are those of its first sample."""
    first = row.samples[0] if row.samples else {}
    sample = {p.name: first[p.name] for p in row.parameters if p.is_option and p.name in first}
    case = Case(row, {**sample, **{p.name: list(size) for p in row.tensors}}, dtype)
    if "prod" in row.op:  # long products stay within the type
        case.values["input"][np.abs(case.values["input"]) > 1] = 1
    return case


def laid_out(case, shift, wrap=None):
    """Return the arguments, each tensor laid out in another way."""
    result = {}
    for k, (name, value) in enumerate(case.values.items()):
        if isinstance(value, np.ndarray):
            value = WAYS[(k + shift) % len(WAYS)](value)
            value = wrap(value) if wrap else value
        result[name] = value
    return result


def arrays(result):
    values = result if isinstance(result, tuple) else (result,)
    values = [value.data if isinstance(value, Variable) else value for value in values]
    return [value.numpy() if isinstance(value, torch.Tensor) else np.asarray(value) for value in values]


def assert_close(found, wanted, dtype, what):
    tolerance = TOLERANCE.get(dtype, 1e-9)
    for a, b in zip(found, wanted, strict=True):
        b = np.asarray(b)
        if a.dtype.kind in "fc":
            scale = np.abs(b[np.isfinite(b)]).max(initial=1)
            np.testing.assert_allclose(a.ravel(), b.ravel(), rtol=tolerance, atol=tolerance * scale, err_msg=what)
        else:
            np.testing.assert_array_equal(a.ravel(), b.ravel().astype(a.dtype), err_msg=what)


@each(LOOPS)
def test_loops(row, dtype):
    large = some(LARGE, len(row.op)) if dtype in ("Float", "Double", "Byte") else []
    for turn, size in enumerate([*SIZES, *large]):
        case = sized(row, size, dtype)
        wanted = case.expected()
        for shift in some(range(2 if size in LARGE else len(WAYS)), turn):
            result = case.call(laid_out(case, shift))
            assert_close(arrays(result), wanted, dtype, f"{row.op} {size} {shift}")
        if row.without_out:
            continue
        many = isinstance(result, tuple)
        given = [WAYS[size[0] % 3](np.zeros(size, t.numpy().dtype)) for t in (result if many else (result,))]
        case.call(laid_out(case, 1), out=given if many else given[0])
        assert_close(arrays(tuple(given)), wanted, dtype, f"{row.op} {size} out=")


@each([row for row in LOOPS if row.inplace and not row.internal])
def test_loops_in_place(row, dtype):
    for turn, size in enumerate(SIZES):
        case = sized(row, size, dtype)
        wanted = case.expected()
        for shift in some(range(len(WAYS)), turn):
            given = {name: value for name, value in laid_out(case, shift).items() if value is not None}
            target = given.pop(row.self_parameter.name)
            getattr(target, row.public + "_")(**given)
            assert_close(arrays(target), wanted, dtype, f"{row.op}_ {size} {shift}")


@each(REDUCTIONS)
def test_reductions(row, dtype):
    dims = [None, 0, -1] if row.named_dim else [None]
    large = [(65537,), (65535, 2), (3, 70000)] if dtype in ("Double", "Long") else []
    for turn, size in enumerate(REDUCED + large):
        for dim in some(dims, turn):
            case = sized(row, size, dtype)
            if row.named_dim:
                case.values[row.named_dim.name] = dim
            wanted = case.expected()
            for shift in some(range(2 if size in large else len(WAYS)), turn):
                result = case.call(laid_out(case, shift))
                assert_close(arrays(result), wanted, dtype, f"{row.op} {size} {dim} {shift}")


@pytest.mark.parametrize("kind", ["Float", "Double", "Half", "Int"])
@pytest.mark.parametrize("length", [1, 31, 100, 127, 128, 129])
def test_reductions_over_dims_before_and_after(length, kind):
    """Many short rows for each result, contiguous and stepped; more than one gathering holds, and parts of rows."""
    random = np.random.default_rng(length)
    for count in (2, 9, 70, 1100):
        wide = torch.from_numpy(random.integers(-50, 51, (count, 2, 2 * length))).type(f"torch.{kind}Tensor")
        for x in (wide[:, :, :length], wide[:, :, ::2]):
            values = x.double().numpy()
            for name in ("sum", "amax", "amin"):
                wanted = getattr(np, name)(values, (0, 2))
                result = getattr(x, name)((0, 2)).double().numpy()
                np.testing.assert_allclose(result, wanted, 1e-3 if kind == "Half" else 1e-6, 1, f"{name} {count}")


def gradients(case, shift, seed, create_graph):
    """Return the gradients of a call's floating Variables, given one gradient per result that is itself strided."""
    given = laid_out(case, shift, variables)
    results = case.call(given)
    results = [r for r in (results if isinstance(results, tuple) else (results,)) if r.requires_grad]
    random = np.random.default_rng(seed)
    weights = [WAYS[(shift + 2) % len(WAYS)](random.uniform(0.5, 1.5, tuple(r.size())).astype(r.data.numpy().dtype))
               for r in results]
    torch.autograd.backward(results, weights, create_graph=create_graph)
    result = [v.grad for v in given.values() if isinstance(v, Variable) and v.requires_grad]
    return [None if g is None else g.data.numpy() for g in result]


DIFFERENTIABLE = [row for row in LOOPS + REDUCTIONS if row.gradients and not row.missing]


@each(DIFFERENTIABLE, ("Float", "Double"))
def test_backward(row, dtype):
    dims = [None, 0, -1] if row.body.kind == "reduce" and row.named_dim else [None]
    for turn, size in enumerate([(31,), (33,), (257,), (513,), (33, 31), (9, 8), (3, 40, 9), (70, 520)]):
        for dim in some(dims if len(size) > 1 else dims[:1], turn):
            case = sized(row, size, dtype)
            if len(dims) > 1:
                case.values[row.named_dim.name] = dim
            wanted = gradients(case, 3, 5, False)  # contiguous first, as the plain pass has it
            for shift in some(range(len(WAYS)), turn):
                for create_graph in some((False, True), turn // len(WAYS)):
                    result = gradients(case, shift, 5, create_graph)
                    for a, b in zip(result, wanted, strict=True):
                        assert (a is None) == (b is None), row.op
                        if a is not None:
                            assert_close([a], [b], dtype, f"{row.op} {size} {dim} {shift} {create_graph}")


def integral_results(row):
    """Rows that take integers and have a gradient: their Variables of integers carry none."""
    return [dtype for dtype in row.dtypes if dtype in ("Byte", "Char", "Short", "Int", "Long")]


@pytest.mark.parametrize("row", [row for row in DIFFERENTIABLE if integral_results(row)], ids=lambda row: row.op)
def test_integers_carry_no_gradient(row):
    for dtype in integral_results(row):
        case = sized(row, (3, 2), dtype)
        given = {name: Variable(WAYS[3](value)) if isinstance(value, np.ndarray) else value
                 for name, value in case.values.items()}
        results = case.call(given)
        for result in results if isinstance(results, tuple) else (results,):
            assert not result.requires_grad
            with pytest.raises(RuntimeError):
                result.backward(torch.ones(result.size()).type_as(result.data))


# Rows whose oracles are wrong where their plain formulas overflow, or have bad targets: these rows are guarded.
GUARDED = {f"{name}_elements" for name in (
    "kl_div", "gaussian_nll_loss", "binary_cross_entropy", "binary_cross_entropy_with_logits", "soft_margin_loss",
    "hinge_embedding_loss")} | {"log_gamma_density", "log_quotient", "softplus"}
# Rows whose SciPy functions answer otherwise at poles and infinities, ignore nan, or take small degrees only.
OTHERS = {"lgamma", "polygamma", "zeta", "airy_ai", "airy_slope", "bessel_j0", "bessel_j1", "bessel_y0",
          "bessel_y1"} | {row.op for row in LOOPS if row.section in ("polynomials", "shifted_polynomials")}
SPECIAL = np.array([np.nan, np.inf, -np.inf, -0.0, 0.0, 1.0, -1.5, 1e30, -1e-30])


@each([row for row in LOOPS if row.op not in GUARDED | OTHERS], ("Float", "Double"))
def test_special_values_are_the_oracles(row, dtype):
    """nan, infinities and zeros of both signs, all against all; long enough for vectors and their rests."""
    case = sized(row, (81 * 7,), dtype)
    for k, p in enumerate(row.tensors):
        if case.values[p.name].dtype.kind == "f":
            column = np.repeat(SPECIAL, 9) if k % 2 else np.tile(SPECIAL, 9)
            case.values[p.name] = np.tile(column, 7).astype(case.values[p.name].dtype)
    wanted = case.expected()
    for shift in range(3):
        for a, b in zip(arrays(case.call(laid_out(case, shift))), wanted, strict=True):
            np.testing.assert_allclose(a, np.asarray(b).astype(a.dtype), rtol=1e-5, atol=1e-30, err_msg=row.op)


def test_unfold_gives_its_gradient_through_strided_memory():
    x = Variable(torch.randn(6, 400).double().t())
    y = x.unfold(0, 33, 3)
    weights = np.random.default_rng(6).uniform(size=tuple(y.size()))
    y.backward(WAYS[0](weights))
    wanted = np.zeros((400, 6))
    for position in range(weights.shape[0]):
        wanted[3 * position:3 * position + 33] += weights[position].T
    np.testing.assert_allclose(x.grad.data.numpy(), wanted)


@pytest.mark.parametrize("count", [1, 1023, 1024, 1025, 32767, 32769, 70000])
def test_random_numbers_do_not_depend_on_the_layout(count):
    for fill in ("uniform_", "normal_", "random_", "exponential_"):
        plain, strided = torch.DoubleTensor(count), torch.DoubleTensor(count, 2).t()[1]
        for t in (plain, strided):
            torch.manual_seed(3)
            getattr(t, fill)()
        assert plain.equal(strided.clone()), fill


@pytest.mark.parametrize("kernel", [1, 2, 3, 5])
def test_convolutions_around_tiles(kernel):
    """Channels, widths and batches on both sides of the register tiles, against the sum of shifted products."""
    random = np.random.default_rng(7)
    for channels, outputs, width in ((1, 1, 7), (3, 15, 15), (8, 16, 17), (16, 17, 33), (17, 33, 16), (33, 8, 31)):
        x = random.uniform(-1, 1, (2, channels, width, width + 1))
        w = random.uniform(-1, 1, (outputs, channels, kernel, kernel))
        high, wide = width - kernel + 1, width + 2 - kernel
        wanted = sum(np.einsum("nchw,oc->nohw", x[:, :, i:i + high, j:j + wide], w[:, :, i, j])
                     for i in range(kernel) for j in range(kernel))
        for shift in range(3):
            a, b = Variable(WAYS[shift](x)), Variable(WAYS[shift](w))
            y = torch.conv2d(a, b)
            np.testing.assert_allclose(y.data.numpy(), wanted, rtol=1e-9, atol=1e-9)
            grad = random.uniform(-1, 1, wanted.shape)
            y.backward(WAYS[shift](grad))
            into_x, into_w = np.zeros_like(x), np.zeros_like(w)
            for i in range(kernel):
                for j in range(kernel):
                    into_x[:, :, i:i + high, j:j + wide] += np.einsum("nohw,oc->nchw", grad, w[:, :, i, j])
                    into_w[:, :, i, j] = np.einsum("nohw,nchw->oc", grad, x[:, :, i:i + high, j:j + wide])
            np.testing.assert_allclose(a.grad.data.numpy(), into_x, rtol=1e-9, atol=1e-9)
            np.testing.assert_allclose(b.grad.data.numpy(), into_w, rtol=1e-9, atol=1e-9)
