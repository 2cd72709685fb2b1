"""Types that hold, convert and move elements, and that rows which compute refuse."""

import copy
import functools
import io
import pickle

import numpy as np
import pytest

import torch
from torch import _core

UNSIGNED = {torch.uint16: np.uint16, torch.uint32: np.uint32, torch.uint64: np.uint64}
# Bits of the exponent, its bias, and whether there are infinities, or one zero.
FLOAT8 = {
    torch.float8_e4m3fn: (4, 7, False, False), torch.float8_e5m2: (5, 15, True, False),
    torch.float8_e4m3fnuz: (4, 8, False, True), torch.float8_e5m2fnuz: (5, 16, False, True),
}  # fmt: skip
STORED = [*UNSIGNED, *FLOAT8, torch.complex32]
COMPUTED = [
    torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16, torch.bfloat16,
    torch.float32, torch.float64, torch.complex64, torch.complex128,
]  # fmt: skip
BYTES = torch.arange(256, dtype=torch.uint8)


@functools.cache
def values_of(dtype):
    """Return the 256 numbers of an 8-bit float as doubles, by the definition of its format."""
    exponents, bias, infinite, one_zero = FLOAT8[dtype]
    codes, fraction = np.arange(256), 7 - exponents
    power, part = codes >> fraction & (1 << exponents) - 1, (codes & (1 << fraction) - 1) / (1 << fraction)
    size = np.where(power > 0, np.ldexp(1 + part, power - bias), np.ldexp(part, 1 - bias))
    if infinite:
        size = np.where(power == (1 << exponents) - 1, np.where(part > 0, np.nan, np.inf), size)
    size = np.where(codes & 128, -size, size)
    size[[128] if one_zero else [] if infinite else [127, 255]] = np.nan
    return size


@functools.cache
def sizes_of(dtype):
    """Return the codes and sizes of the finite numbers that are not negative, the largest size, and the last step."""
    values = values_of(dtype)
    sizes = [(code, values[code]) for code in range(128) if np.isfinite(values[code])]
    return sizes, sizes[-1][1], sizes[-1][1] - sizes[-2][1]


def nearest(dtype, number):
    """Return the code of the number in a format that is nearest, ties to even, by a search of all of them."""
    (_, _, infinite, one_zero), (sizes, largest, step) = FLOAT8[dtype], sizes_of(dtype)
    if np.isnan(number):
        return 0x80 if one_zero else 0x7F
    sign = 0x80 if np.signbit(number) else 0
    if abs(number) >= largest + step / 2 and (infinite or one_zero):
        return 0x80 if one_zero else 0x7C | sign
    code = min((abs(value - abs(number)), code & 1, code) for code, value in sizes)[2] \
        if abs(number) < largest else sizes[-1][0]
    return code if one_zero and not code else code | sign


@pytest.mark.parametrize("dtype", FLOAT8, ids=str)
def test_values_of_8_bit_floats(dtype):
    held = BYTES.view(dtype)
    for wide in (torch.float32, torch.float64):
        assert np.array_equal(held.to(wide).numpy().astype("f8"), values_of(dtype), equal_nan=True)
    assert np.array_equal(np.array(held.tolist()), values_of(dtype), equal_nan=True)
    back = held.float().to(dtype).view(torch.uint8)
    assert (back == BYTES)[~held.float().isnan()].all()


@pytest.mark.parametrize("dtype", FLOAT8, ids=str)
def test_rounding_to_8_bits(dtype):
    values = values_of(dtype)
    values = np.unique(np.abs(values[np.isfinite(values)]))
    middle = (values[1:] + values[:-1]) / 2
    numbers = np.concatenate([values, middle, np.nextafter(middle, 0), np.nextafter(middle, 1e9), values * 1.03,
                              values[-1] * np.array([1.01, 1.05, 1.0625, 1.07, 2, 1e9, np.inf])])
    numbers = np.concatenate([numbers, -numbers, [np.nan]])
    expected = [nearest(dtype, number) for number in numbers]
    assert torch.from_numpy(numbers).to(dtype).view(torch.uint8).tolist() == expected
    assert [torch.full((), x, dtype=dtype).view(torch.uint8).item() for x in numbers.tolist()] == expected
    single = numbers.astype("f4")
    expected = [nearest(dtype, number) for number in single.astype("f8")]
    assert torch.from_numpy(single).to(dtype).view(torch.uint8).tolist() == expected
    assert torch.from_numpy(single).repeat(40).to(dtype).view(torch.uint8).tolist() == expected * 40


def samples(dtype, count=1100):
    """Return numbers of a type with all bits in use, and the same in NumPy; complex32 as complex64."""
    bits = torch.randint(0, 256, (count * dtype.itemsize,), dtype=torch.uint8)
    if dtype is torch.bool:
        bits = bits & 1
    if dtype.is_complex or dtype.is_floating_point and dtype.itemsize > 1:
        part = dtype.to_real()
        result = torch.randn(count * (1 + dtype.is_complex), dtype=torch.float64).mul(300).to(part)
        return result.view(dtype) if dtype.is_complex else result
    return bits.view(dtype)


def numbers(x):
    """Return the numbers of a tensor exactly, as integers, complex numbers or doubles."""
    if x.dtype.is_complex:
        return np.array(x.tolist(), "c16")
    return np.array(x.tolist(), object if not x.dtype.is_floating_point else "f8")


def expected(x, dtype):
    """Return what a conversion of x gives, by NumPy and Python."""
    given = numbers(x)
    real = given.real if x.dtype.is_complex else given
    if dtype.is_complex:
        part = np.float16 if dtype is torch.complex32 else {8: "f4", 16: "f8"}[dtype.itemsize]
        rounded = [np.asarray(each, "f8").astype(part).astype("f8")
                   for each in (np.real(given).astype("f8"), np.imag(np.asarray(given, "c16")))]
        return rounded[0] + 1j * rounded[1]
    if dtype in FLOAT8:
        return values_of(dtype)[[nearest(dtype, float(one)) for one in real]]
    if dtype.is_floating_point:
        return np.array(torch.tensor([float(one) for one in real], dtype=torch.float64).to(dtype).tolist())
    if dtype is torch.bool:
        return np.array([one != 0 for one in given], object)
    limits = torch.iinfo(dtype)
    if not (x.dtype.is_floating_point or x.dtype.is_complex):
        return np.array([(int(one) - limits.min) % 2**limits.bits + limits.min for one in real], object)
    return np.array([0 if one != one else max(limits.min, min(limits.max, one if np.isinf(one) else int(one)))
                     for one in real], object)


@pytest.mark.filterwarnings("ignore:a complex tensor becomes a real one")
@pytest.mark.parametrize("source", [*COMPUTED, *STORED], ids=str)
def test_conversions(source):
    torch.manual_seed(3)
    x = samples(source)
    with np.errstate(all="ignore"):
        for target in STORED if source in COMPUTED else [*COMPUTED, *STORED]:
            result, wanted = x.to(target), expected(x, target)
            assert result.dtype is target
            kind = "c16" if target.is_complex else "f8" if target.is_floating_point else object
            exact = kind is object
            assert np.array_equal(numbers(result).astype(kind), wanted.astype(kind), equal_nan=not exact), target
            if source is not target:
                assert torch.equal(x.view(-1, 11).t().to(target).t().reshape(-1).view(torch.uint8),
                                   result.view(torch.uint8))


def test_uint64_is_exact():
    top = [2**64 - 1, 2**63, 2**63 - 1, 5]
    x = torch.tensor(top, dtype=torch.uint64)
    assert x.tolist() == top and x[0].item() == int(x[0]) == top[0] and x.numpy().tolist() == top
    assert x.long().tolist() == [-1, -(2**63), 2**63 - 1, 5] and torch.tensor([-1]).to(torch.uint64).tolist() == top[:1]
    assert torch.full((2,), top[0], dtype=torch.uint64).tolist() == top[:1] * 2
    x[3] = 2**64 - 2
    assert x.tolist()[3] == 2**64 - 2 and x.double().tolist()[0] == 2.0**64
    assert str(x[:1]) == "tensor([18446744073709551615], dtype=torch.uint64)"
    with pytest.raises(OverflowError):
        torch.tensor([2**64], dtype=torch.uint64)
    with pytest.raises(RuntimeError, match="out of range"):
        torch.tensor([2.0**64], dtype=torch.uint64)


@pytest.mark.parametrize("dtype", STORED, ids=str)
def test_elements_move(dtype):
    x = samples(dtype, 24).view(4, 6)
    bits = torch.from_numpy(np.frombuffer(bytes(x.untyped_storage().tolist()), f"i{dtype.itemsize}").copy()).view(4, 6)
    index, mask = torch.tensor([2, 0]), torch.tensor([True, False, True, True])
    moves = [
        lambda t: t.clone(), lambda t: t.t().contiguous(), lambda t: t[1:3, ::2], lambda t: t[index],
        lambda t: t[mask], lambda t: t.index_select(1, index), lambda t: t.gather(1, index.view(1, 2).expand(4, 2)),
        lambda t: torch.cat([t, t], 1), lambda t: torch.stack([t, t]), lambda t: t.flip(0), lambda t: t.roll(1, 0),
        lambda t: t.repeat(2, 1), lambda t: t.expand(2, 4, 6).reshape(-1), lambda t: t.permute(1, 0).reshape(3, 8),
        lambda t: t.masked_select(mask.view(4, 1)), lambda t: t.take(index), lambda t: t.tril(), lambda t: t.diagonal(),
        lambda t: t.unfold(1, 3, 2), lambda t: t.chunk(2, 1)[1], lambda t: torch.nn.functional.pad(t, (1, 1)),
        lambda t: t.clone().index_copy_(0, index, t[:2]), lambda t: t.scatter(1, index.view(1, 2).expand(4, 2), t),
        lambda t: copy.deepcopy(t), lambda t: pickle.loads(pickle.dumps(t)), lambda t: t.new_empty(2, 3).zero_(),
        lambda t: torch.empty_like(t).copy_(t), lambda t: t.view(torch.int8).view(t.dtype), lambda t: t.movedim(0, 1),
        lambda t: t.clone().__setitem__((slice(0, 2), 1), t[2, 2]), lambda t: torch.zeros_like(t), lambda t: t.tile(2),
        lambda t: torch.where(mask.view(4, 1), t, t.flip(1)), lambda t: t.repeat_interleave(2, 0), lambda t: t.rot90(),
        lambda t: t.select_scatter(t[0], 0, 1), lambda t: t.slice_scatter(t[:2], 0, 1, 3),
        lambda t: t[0].diag(), lambda t: t.unsqueeze(0).squeeze(0), lambda t: t.fliplr(),
    ]  # fmt: skip
    for move in moves:
        result, wanted = move(x), move(bits)
        if wanted is not None:
            assert result.dtype is dtype and result.is_contiguous() == wanted.is_contiguous()
            assert result.contiguous().view(bits.dtype).equal(wanted.contiguous())
    assert torch.equal(x, x.clone()) == (not numbers(x).__ne__(numbers(x)).any())
    assert not torch.equal(x, x[:, :5]) and torch.equal(torch.zeros_like(x), torch.zeros_like(x))


@pytest.mark.parametrize("dtype", STORED, ids=str)
def test_they_are_made_printed_and_saved(dtype):
    for made in (torch.ones(3, dtype=dtype), torch.full((3,), 1, dtype=dtype), torch.tensor([1, 1, 1], dtype=dtype),
                 torch.empty(3, dtype=dtype).fill_(1), torch.ones_like(torch.zeros(3), dtype=dtype),
                 torch.zeros(3).new_ones(3, dtype=dtype), torch.ones(3).type(dtype)):
        assert made.dtype is dtype and made.tolist() == [1, 1, 1]
    assert str(made).endswith(f"dtype={dtype})") and made.type() == f"torch.{dtype._kind}Tensor"
    assert made.is_floating_point() == dtype.is_floating_point and made.is_complex() == dtype.is_complex
    for save in (lambda f: torch.save({"x": made[1:], "y": made}, f),):
        file = io.BytesIO()
        save(file)
        file.seek(0)
        result = torch.load(file)
        assert result["x"].dtype is dtype and result["x"].tolist() == [1, 1]
        assert result["x"].data_ptr() == result["y"].data_ptr() + dtype.itemsize
    assert torch.promote_types(dtype, dtype) is torch.result_type(made, 1) is dtype and bool(made[0])
    for name in ("sin", "exp", "cumsum", "argmax") if dtype not in UNSIGNED else ("__lshift__", "max", "cummax"):
        with pytest.raises(TypeError, match="few rows compute with that type|need"):
            getattr(made, name)(*([1] if name == "__lshift__" else [0] if name.startswith("cum") else []))


@pytest.mark.parametrize("dtype", UNSIGNED, ids=str)
def test_unsigned_integers_share_memory_with_numpy(dtype):
    array = np.arange(6, dtype=UNSIGNED[dtype]).reshape(2, 3)
    x = torch.from_numpy(array.T)
    assert x.dtype is dtype and x.stride() == (1, 3)
    x[0, 1] = 9
    assert array[1, 0] == 9 and x.numpy().dtype == array.dtype and x.numpy().ctypes.data == x.data_ptr()
    assert torch.tensor(array).equal(torch.from_numpy(array)) and np.from_dlpack(x).dtype == array.dtype
    assert torch.from_dlpack(array).dtype is dtype and torch.tensor(array, dtype=torch.int64).tolist() == array.tolist()
    assert torch.iinfo(dtype).max == np.iinfo(array.dtype).max and torch.iinfo(dtype).min == 0


def test_types_that_promote():
    assert torch.promote_types(torch.uint16, torch.float16) is torch.float16
    assert torch.promote_types(torch.complex32, torch.float64) is torch.complex128
    assert torch.promote_types(torch.complex32, torch.int64) is torch.complex32
    assert torch.can_cast(torch.uint16, torch.int8) and not torch.can_cast(torch.float8_e5m2, torch.uint64)
    for pair in ((torch.uint16, torch.int32), (torch.uint16, torch.uint32), (torch.float8_e5m2, torch.float32)):
        with pytest.raises(RuntimeError, match="no common type"):
            torch.promote_types(*pair)
        with pytest.raises(TypeError):
            torch.ones(2, dtype=pair[0]) + torch.ones(2, dtype=pair[1])
    mixed = torch.ones(2, dtype=torch.uint64) + torch.ones(2)
    assert mixed.dtype is torch.float32 and mixed.tolist() == [2, 2]
    assert torch.ones(2, dtype=torch.uint16).sqrt().dtype is torch.float32


@pytest.mark.parametrize("dtype", STORED, ids=str)
def test_they_compare(dtype):
    x = samples(dtype, 24)
    y = x.flip(0)
    same = numbers(x) == numbers(y)
    assert (x == y).tolist() == same.tolist() and (x != y).tolist() == (~same.astype(bool)).tolist()
    one = x[3].item()
    assert (x == x[3]).tolist() == (numbers(x) == one).tolist() and x[:1].eq(1).dtype is torch.bool
    finite = [bool(np.isfinite(complex(value))) for value in numbers(x)]
    assert x.isfinite().tolist() == finite
    assert x.isnan().tolist() == [value != value for value in numbers(x)]
    with pytest.raises(TypeError, match="few rows compute with that type"):
        torch.lt(x, x)


def test_numbers_beside_stored_types():
    assert (torch.tensor([1.1]).to(torch.float8_e5m2) == 1.1).all() and not (torch.ones(1).chalf() == 1.5).any()
    assert (torch.tensor([65535], dtype=torch.uint16) == 65535).all()
    assert not (torch.tensor([65535], dtype=torch.uint16) == -1).any()


def test_they_are_results():
    for dtype in STORED:
        out = torch.empty(3, dtype=dtype)
        if dtype in UNSIGNED:
            assert torch.add(torch.ones(3).int(), 2, out=out) is out and out.tolist() == [3, 3, 3]
        elif dtype.is_floating_point:
            assert torch.add(torch.ones(3), 2, out=out) is out and out.tolist() == [3, 3, 3]
            with pytest.raises((TypeError, RuntimeError)):
                torch.add(torch.ones(3).cfloat(), 2, out=out)


def test_indices_are_signed():
    for dtype in UNSIGNED:
        assert [1, 2, 3][torch.tensor(1, dtype=dtype)] == 2
        with pytest.raises((TypeError, IndexError)):
            torch.arange(3)[torch.ones(2, dtype=dtype)]
        with pytest.raises(TypeError):
            torch.arange(3).index_select(0, torch.ones(2, dtype=dtype))


def test_limits():
    assert torch.finfo(torch.float8_e4m3fn).max == 448 and torch.finfo(torch.float8_e5m2).tiny == 2.0**-14
    assert torch.finfo(torch.complex32).max == 65504 and torch.finfo(torch.float8_e5m2fnuz).bits == 8
    for dtype in FLOAT8:
        assert torch.finfo(dtype).max == np.nanmax(np.where(np.isinf(values_of(dtype)), np.nan, values_of(dtype)))
    with pytest.raises(TypeError):
        torch.iinfo(torch.float8_e5m2)
    torch.finfo(torch.float32).bits = 1
    assert torch.finfo(torch.float32).bits == 32  # each call makes its own object
    assert torch.complex32.to_real() is torch.float16 and torch.chalf is torch.complex32
    assert torch.ones(2).chalf().dtype is torch.complex32


def test_storages_of_stored_types():
    x = torch.arange(6).to(torch.uint16)
    assert type(x.storage()) is torch.UInt16Storage and x.storage().tolist() == list(range(6))
    assert x.untyped_storage().nbytes() == 12 and x.untyped_storage()[2] == 1
    assert _core.UInt16Tensor([1, 2]).dtype is torch.uint16
