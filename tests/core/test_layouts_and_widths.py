"""Loops for vectors of a CPU level, 16-bit elements, short blocks and lines: both sides of every threshold."""

import pathlib
import re

import numpy as np
import pytest

import torch
from torch.codegen.print.loops import works_on_bits
from torch.testing.cases import load

ROOT = pathlib.Path(__file__).resolve().parents[2]
NARROW = [torch.half, torch.bfloat16]
CATALOGUE = load("ops.yaml")


def random(seed=0):
    return np.random.default_rng(seed)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5, 7, 8, 9, 13])
def test_batches_of_small_products(kind, rows):
    """Rows are computed eight, four, two or one at a time, and columns in groups of eight."""
    for depth, columns in [(1, 1), (2, 2), (3, 7), (8, 8), (5, 9), (20, 17)]:
        a, b = (random(k).normal(size=s).astype(kind) for k, s in enumerate([(3, rows, depth), (3, depth, columns)]))
        wanted, exact = a @ b, np.finfo(kind).eps * 8 * depth
        x, y = torch.from_numpy(a), torch.from_numpy(b)
        turned = torch.from_numpy(np.ascontiguousarray(b.swapaxes(1, 2))).transpose(1, 2)
        to = torch.empty(3, columns, rows, dtype=x.dtype).transpose(1, 2)
        torch.bmm(x, y, out=to)
        for product in (torch.bmm(x, y), torch.bmm(x, turned), to, torch.baddbmm(x.new_ones(1), x, y) - 1):
            np.testing.assert_allclose(product.numpy(), wanted, rtol=exact, atol=exact)
    nothing = torch.from_numpy(np.full((1, 2, 2), np.nan, kind))
    assert torch.baddbmm(nothing.new_ones(1), nothing, nothing, alpha=0).tolist() == [[[1, 1], [1, 1]]]


@pytest.mark.parametrize("rows", [1, 2, 3, 6, 15, 16, 17])
@pytest.mark.parametrize("depth", [1, 63, 600, 1023, 1024, 1025, 2100])
def test_products_of_a_few_rows(rows, depth):
    x, weight = (random(k).normal(size=size).astype(np.float32) for k, size in enumerate([(rows, depth), (50, depth)]))
    wanted = x.astype(np.float64) @ weight.T.astype(np.float64)
    bias = random(2).normal(size=50).astype(np.float32)
    result = torch.nn.functional.linear(*map(torch.from_numpy, (x, weight, bias)))
    np.testing.assert_allclose(result.numpy(), wanted + bias, rtol=0, atol=1e-5 * np.sqrt(depth) + 1e-6)
    result = torch.from_numpy(x) @ torch.from_numpy(np.ascontiguousarray(weight.T))
    np.testing.assert_allclose(result.numpy(), wanted, rtol=0, atol=1e-5 * np.sqrt(depth) + 1e-6)


@pytest.mark.parametrize("kind", NARROW)
def test_signs_of_narrow_floats_change_bit_by_bit(kind):
    every = torch.arange(-(1 << 15), 1 << 15).short()
    x = every.view(kind)
    assert (-x).view(torch.short).equal(every ^ torch.tensor(-(1 << 15)).short())
    assert x.abs().view(torch.short).equal(every & 0x7fff)
    assert x.clone().view(torch.short).equal(every)
    assert x[::2].neg().view(torch.short).equal((-x).view(torch.short)[::2])
    mask = every % 3 == 0
    assert torch.where(mask, x, -x).view(torch.short).equal(torch.where(mask, every, (-x).view(torch.short)))
    assert torch.where(mask, x, 2.5)[~mask].eq(2.5).all()
    assert torch.zeros(3, dtype=kind).fill_(0.1).tolist() == torch.tensor([0.1] * 3).to(kind).tolist()


@pytest.mark.parametrize("kind", NARROW)
def test_arithmetic_of_narrow_floats_is_that_of_floats_rounded_once(kind):
    x, y = (torch.from_numpy(random(k).normal(size=(70, 9)).astype(np.float32)).to(kind) for k in (3, 4))
    layouts = [(x, y), (x.t(), y.t()), (x, y[:1]), (x, y[:, :1]), (x[::2], y[::2]), (x, y[0, 0]), (x.t(), y.t()[:, :1])]
    for a, b in layouts:
        for call in (torch.add, torch.mul, torch.maximum, torch.eq, torch.sub, torch.div):
            wanted = call(a.float(), b.float())
            assert call(a, b).equal(wanted.to(kind) if wanted.is_floating_point() else wanted)
        assert (a * 1.7).equal((a.float() * 1.7).to(kind)) and (1.75 - a).equal((1.75 - a.float()).to(kind))
        assert a.float().add(b).equal(a.float() + b.float())


@pytest.mark.parametrize("kind", ["Half", "BFloat16"])
@pytest.mark.parametrize("width", [3, 32, 33, 100, 511, 512, 600])
def test_rows_of_narrow_floats_with_one_row_or_column(kind, width):
    torch.manual_seed(width)
    x, row, column = (torch.rand(*size).type(f"torch.{kind}Tensor") for size in ((70, width), (width,), (70, 1)))
    wide = torch.rand(70, width + 5).type(f"torch.{kind}Tensor")[:, 5:]  # rows with gaps
    for y in (row, column, wide):
        assert torch.equal(x / y, (x.float() / y.float()).type(x.type()))
        assert torch.equal(y * x, (y.float() * x.float()).type(x.type()))
        assert torch.equal(torch.mul(x, y, out=wide.clone()), x * y)


@pytest.mark.parametrize("kind", NARROW)
def test_gradients_of_narrow_floats_are_rounded_once(kind):
    given = torch.from_numpy(random(5).normal(size=(40, 13)).astype(np.float32)).to(kind)
    for call in (torch.relu, torch.tanh, lambda x: x * given, lambda x: x * given[:1], lambda x: given / (x * x + 1)):
        slopes = []
        for dtype in (kind, torch.float):
            x = given.to(dtype).clone().requires_grad_()
            y = call(x) if dtype == kind else call(x).to(kind)
            y.backward(given)
            slopes.append(x.grad.float())
        assert torch.allclose(*slopes, rtol=2e-2, atol=2e-2)


def test_numbers_become_narrow_floats_with_one_rounding():
    """Halfway points between two narrow floats, and numbers just beside them that floats cannot tell from them."""
    for kind, bits, least in ((torch.half, 11, -14), (torch.bfloat16, 8, -126)):
        unit = 2.0 ** (1 - bits)
        steps = 1 + np.arange(1, 2 ** (bits - 1), 7) * unit + unit / 2
        halfway = torch.from_numpy((steps * 2.0 ** np.array([[0], [5], [least]])).ravel())
        low, high = ((halfway * (1 + d * 2.0**-20)).to(kind) for d in (-1, 1))
        assert (low < high).all()
        assert (halfway * (1 - 2.0**-40)).to(kind).equal(low) and (halfway * (1 + 2.0**-40)).to(kind).equal(high)
        even = halfway.to(kind)
        assert (even.eq(low) | even.eq(high)).all() and (even.view(torch.short) % 2 == 0).all()


@pytest.mark.parametrize("kind", NARROW)
@pytest.mark.parametrize("source", [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64])
def test_integers_become_narrow_floats_with_one_rounding(source, kind):
    limits = torch.iinfo(source)
    near = [(2**k + 2**j + d) * s for k in range(3, 63) for j in (0, k - 9, k - 8, k - 7) if 0 <= j < k
            for d in (-1, 0, 1) for s in (-1, 1)]
    values = [x for x in near if limits.min <= x <= limits.max] + [limits.min, limits.max, 0]
    found = torch.tensor(values, dtype=source).to(kind)
    for value, result in zip(values, found.tolist(), strict=True):
        size = abs(value)
        digits = 11 if kind == torch.half else 8
        unit = 1 << max(size.bit_length() - digits, 0)
        rounded = (size + unit // 2 - (unit > 1 and size % (2 * unit) == unit // 2)) // unit * unit
        limit = 65504 if kind == torch.half else 2**127
        assert abs(result) == (float("inf") if rounded > limit and kind == torch.half else rounded), value


@pytest.mark.parametrize("kind", ["float", "double", "half", "bfloat16", "long", "byte", "bool"])
def test_places_of_extremes_in_any_layout(kind):
    values = random(6).integers(0, 40, (5, 33, 70)) % (2 if kind == "bool" else 1000)
    x = getattr(torch.from_numpy(values), kind)()
    for t, array in [(x, values), (x.transpose(0, 2), values.transpose(2, 1, 0)), (x[:, ::2], values[:, ::2]),
                     (x.permute(1, 2, 0), values.transpose(1, 2, 0))]:
        for dim in range(3):
            assert np.array_equal(t.argmax(dim).numpy(), array.argmax(dim))
            assert np.array_equal(t.argmin(dim, keepdim=True).numpy()[..., :], array.argmin(dim, keepdims=True))
        assert t.argmax().item() == array.argmax() and t.argmin().item() == array.argmin()


@pytest.mark.parametrize("kind", ["float", "bfloat16", "long"])
@pytest.mark.parametrize("count", [63, 64, 65, 65535, 65536, 65537, 200000])
def test_places_of_extremes_of_long_lines(kind, count):
    x = getattr(torch.from_numpy(random(7).integers(0, 200, count)), kind)()
    assert x.argmax().item() == x.float().numpy().argmax() and x.argmin().item() == x.float().numpy().argmin()
    if kind != "long":
        for position in (0, count // 2, count - 1):
            x[position] = float("nan")
            assert x.argmax().item() == x.argmin().item() == position
            x[position] = 1


@pytest.mark.parametrize("width", [*range(1, 20), 31, 32, 33, 63, 64, 65, 70])
def test_short_blocks_of_bytes(width):
    a, b = (random(k).integers(0, 255, (40, width)).astype(np.uint8) for k in (8, 9))
    x, y = torch.from_numpy(a), torch.from_numpy(b)
    assert np.array_equal(torch.cat([x, y, x], 1).numpy(), np.concatenate([a, b, a], 1))
    assert np.array_equal(torch.stack([x, y], 2).numpy(), np.stack([a, b], 2))
    rows = random(10).integers(0, 40, 90)
    assert np.array_equal(x.index_select(0, torch.from_numpy(rows)).numpy(), a[rows])
    places = random(11).integers(0, width, (40, 6))
    assert np.array_equal(x.gather(1, torch.from_numpy(places)).numpy(), np.take_along_axis(a, places, 1))
    places = random(12).integers(0, 40, (50, width))
    assert np.array_equal(x.gather(0, torch.from_numpy(places)).numpy(), np.take_along_axis(a, places, 0))
    assert np.array_equal(x.flip([1]).numpy(), a[:, ::-1]) and np.array_equal(x.flip([0]).numpy(), a[::-1])


@pytest.mark.parametrize("item", [1, 2, 4, 8, 16])
def test_reversed_copies_of_any_layout(item):
    values = random(13).integers(0, 255, (4, 37, 5, item)).astype(np.uint8)
    kind = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64, 16: torch.complex128}[item]
    x = torch.from_numpy(values).view(kind).squeeze(3)
    bits = values.view(f"V{item}")[..., 0]
    for order in [(0, 1, 2), (2, 0, 1), (1, 2, 0)]:
        for dim in range(3):
            result = np.ascontiguousarray(x.permute(*order).flip([dim]).numpy()).view(f"V{item}")
            assert (result == np.flip(bits.transpose(order), dim)).all()
            both = x.permute(*order).flip([dim, (dim + 1) % 3])
            assert (np.ascontiguousarray(both.numpy()).view(f"V{item}")
                    == np.flip(bits.transpose(order), (dim, (dim + 1) % 3))).all()
            assert both.stride() == x.permute(*order).stride()
    to = x.clone()
    assert torch.equal(to.flip([0, 1]).flip([1, 0]), x)


def rows_on_bits():
    """Return the rows of one or two tensors whose loops of Half and bfloat16 compare bits."""
    rows = [row for row in CATALOGUE.rows if row.body.kind == "loop" and {p.kind for p in row.parameters} <= {
        "tensor", "either"} and set(row.accepted_types) >= {"Half", "BFloat16"} and hasattr(torch, row.public)]
    return [row for row in rows if works_on_bits(row) and len(row.tensors) < 3]


@pytest.mark.parametrize("kind", NARROW)
@pytest.mark.parametrize("row", rows_on_bits(), ids=lambda row: row.op)
def test_bits_are_compared_as_the_numbers(row, kind):
    """Every number beside nan, infinities, zeros of both signs and others; the other operand may be a number."""
    x = torch.arange(-(2**15), 2**15).short().view(kind)
    others = torch.tensor([0.0, -0.0, 1.5, -1.5, 2.0**-16, torch.inf, -torch.inf, torch.nan, -torch.nan]).to(kind)
    call = getattr(torch, row.public)
    for other in others if len(row.tensors) == 2 else [None]:
        given = [()] if other is None else [(other.expand(x.size()).clone(),), (other,)]
        given += [(other.item(),)] if other is not None and row.tensors[1].kind == "either" else []
        for more in given:
            result = call(x, *more)
            wanted = call(x.float(), *(y.float() if isinstance(y, torch.Tensor) else y for y in more))
            assert torch.equal(result.isnan(), wanted.isnan()) and result.is_floating_point() == (
                wanted.is_floating_point())
            assert torch.equal(result.float().nan_to_num(7), wanted.float().nan_to_num(7)), (other, more)


@pytest.mark.parametrize("low, high", [(1, 50), (2, 1), (-0.1, float("inf")), (float("nan"), 1), (0, float("nan"))])
@pytest.mark.parametrize("kind", NARROW)
def test_limits_of_narrow_floats_are_those_of_floats(kind, low, high):
    x = torch.arange(-(2**15), 2**15).short().view(kind)
    rounded = [torch.tensor(bound).to(kind).item() for bound in (low, high)]
    result, wanted = x.clamp(low, high), x.float().clamp(*rounded)
    assert torch.equal(result.float().nan_to_num(7), wanted.nan_to_num(7))
    result, wanted = (torch.nn.functional.threshold(y, rounded[0], 3) for y in (x, x.float()))
    assert torch.equal(result.float().nan_to_num(7), wanted.nan_to_num(7))


@pytest.mark.parametrize("source", [*NARROW, torch.float, torch.double])
@pytest.mark.parametrize("target", [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64])
def test_floats_become_the_nearest_integers_towards_zero(source, target):
    """Small numbers, and pieces of which one is beyond the type or nan."""
    limits = torch.iinfo(target)
    ends = [near * s for end in (limits.max, 2**24, 2**31, 2**51, 2**52, 2**53, 2**63) for s in (-1, 1)
            for near in (float(end), np.nextafter(float(end), 0), np.nextafter(float(end), np.inf), end / 1.001)]
    values = np.concatenate([random(8).normal(size=1500) * 60, np.arange(-3, 3, 0.25)])
    for extra in [[], *([end] for end in ends), [np.inf], [-np.inf], [np.nan], ends]:
        x = torch.from_numpy(np.concatenate([values, extra, values[:7]])).to(source)
        wanted = [0 if v != v else limits.max if v >= limits.max else limits.min if v <= limits.min else int(v)
                  for v in x.tolist()]
        assert x.to(target).tolist() == wanted, extra


@pytest.mark.parametrize("target", [torch.float, torch.double])
@pytest.mark.parametrize("end", [0, 2**31 - 1, 2**31, -(2**31), -(2**31) - 1, 2**40 + 1, 2**53 + 1, 2**63 - 1])
def test_longs_become_floats_whole_pieces_or_one_by_one(target, end):
    values = np.append(random(9).integers(-(2**31), 2**31, 1030), end)
    kind = np.float32 if target == torch.float else np.float64
    assert np.array_equal(torch.from_numpy(values).to(target).numpy(), values.astype(kind))


@pytest.mark.parametrize("kind", ["half", "bfloat16", "float", "double"])
@pytest.mark.parametrize("count", [1, 31, 32, 33, 500, 4096, 4097, 9000])
def test_logsumexp_of_either_dim(count, kind):
    x = getattr(torch.from_numpy(random(10).normal(size=(count, 37)) * 30), kind)()
    x[count // 2, :9] = torch.inf
    x[0, 3:6] = -torch.inf
    x[:, 11] = -torch.inf
    x[count - 1, 5:7] = torch.nan
    exact = x.double().numpy()
    with np.errstate(all="ignore"):
        top = np.where(np.isfinite(exact.max(0)), exact.max(0), 0)
        wanted = np.log(np.exp(exact - top).sum(0)) + top
    bound = {"half": 1e-3, "bfloat16": 8e-3, "float": 1e-6, "double": 1e-13}[kind]
    for result in (x.logsumexp(0), x.t().contiguous().logsumexp(1), x.t().logsumexp(1)):
        np.testing.assert_allclose(result.double().numpy(), wanted, rtol=bound)


@pytest.mark.parametrize("kind", [torch.uint8, torch.int16, torch.int32, torch.int64])
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 15, 16, 17, 1025])
def test_products_of_integers(kind, depth):
    for rows, columns in ((1, 1), (9, 1), (3, 4), (5, 7), (2, 130)):
        a, b = (random(k).integers(0, 100, size) for k, size in ((1, (rows, depth)), (2, (columns, depth))))
        x, y = torch.from_numpy(a).to(kind), torch.from_numpy(b).to(kind)
        wanted = torch.from_numpy(a @ b.T).to(kind)
        assert x.mm(y.t()).equal(wanted) and x.mm(y.t().contiguous()).equal(wanted)
        assert x.mv(y[0]).equal(wanted[:, 0]) and x[:, :1].mm(y[:1, :1]).equal(x[:, :1] * y[0, 0])
        assert torch.addmm(wanted, x, y.t(), beta=2, alpha=3).equal(wanted * 5)


@pytest.mark.parametrize("path", sorted((ROOT / "benchmarks").glob("SWEEP-*.md")), ids=lambda path: path.stem)
def test_every_slow_case_of_a_sweep_has_a_reason(path):
    """benchmarks/sweep.py writes the cases above 1.3, with the reasons of sweep_reasons.txt."""
    rows = re.findall(r"^\| (\d+\.\d+) \| [^|]* \| ((?:\\\||[^|])*) \| ((?:\\\||[^|])*) \|$", path.read_text(), re.M)
    assert len(rows) == sum(line.startswith("| ") for line in path.read_text().splitlines()) - 1
    assert not [case for _, case, reason in rows if len(reason.split()) < 4 or "measured" in reason]
