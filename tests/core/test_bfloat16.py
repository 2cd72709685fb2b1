"""bfloat16: its numbers from and to every other type, its words in Python, its memory in NumPy's hands."""

import subprocess
import sys

import numpy as np
import pytest

import torch
from torch import _core
from torch.autograd import Variable

BITS = np.arange(65536, dtype=np.uint32)
VALUES = (BITS << 16).view(np.float32)
FINITE = np.isfinite(VALUES)


def of_bits(bits):
    return _core.reinterpret(torch.from_numpy(np.asarray(bits).astype(np.uint16).view(np.int16)), torch.bfloat16)


def bits_of(tensor):
    return _core.reinterpret(tensor, torch.int16).numpy().view(np.uint16)


def nearest(values):
    """Return the bits of the nearest numbers by search: ties to even, and overflow half a step above the largest."""
    order = np.argsort(VALUES[:0x7F81].astype("d"))
    known = VALUES[:0x7F81].astype("d")[order]
    known[-1] = 2.0**128
    size = np.abs(np.asarray(values, "d"))
    above = np.searchsorted(known, size).clip(1, 0x7F80)
    below = above - 1
    up, down = known[above] - size, size - known[below]
    chosen = np.where((up < down) | (up == down) & (above % 2 == 0), above, below)
    return np.where(np.isinf(size), 0x7F80, chosen) | np.where(np.signbit(values), 0x8000, 0)


def samples():
    """Return numbers of all magnitudes: each bfloat16, the midpoints, and numbers next to midpoints."""
    random = np.random.default_rng(0)
    bits = random.integers(0, 2**32, 200_000, dtype=np.uint32)
    ties = (BITS[:, None] << 16 | np.array([0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF])).astype(np.uint32).ravel()
    result = np.concatenate([bits, ties]).view(np.float32)
    return result[~np.isnan(result)]


def test_every_number_as_float_and_double():
    x = of_bits(BITS)
    for result in (x.float().numpy(), x.double().numpy(), np.array(x.tolist())):
        np.testing.assert_array_equal(result, VALUES)
        np.testing.assert_array_equal(np.signbit(result)[FINITE], np.signbit(VALUES)[FINITE])
    np.testing.assert_array_equal(bits_of(x.float().bfloat16())[FINITE], BITS[FINITE])
    np.testing.assert_array_equal(bits_of(x.double().bfloat16())[FINITE], BITS[FINITE])


@pytest.mark.parametrize("length", [1, 7, 16, 33])
def test_floats_are_rounded_to_the_nearest(length):
    """Also in pieces that are not as long as registers."""
    values = samples()
    x = torch.from_numpy(values)
    np.testing.assert_array_equal(bits_of(x.bfloat16()), nearest(values))
    for begin in range(0, 2000, length):
        part = slice(begin, begin + length)
        np.testing.assert_array_equal(bits_of(x[part].bfloat16()), nearest(values[part]))


def test_doubles_are_rounded_once():
    values = samples()[::7].astype("d")
    near = values * (1 + np.random.default_rng(1).choice([0, 2.0**-52, -2.0**-52, 2.0**-30, -2.0**-30], values.size))
    more = np.array([3.39e38, 3.3961775292304957e38, np.nextafter(3.3961775292304957e38, 0), 1e300, 5e-324, 4.6e-41,
                     2.0**-134, np.nextafter(2.0**-134, 1), np.inf, -np.inf, -0.0])
    for given in (near, more):
        np.testing.assert_array_equal(bits_of(torch.from_numpy(given).bfloat16()), nearest(given))
    assert [bits_of(torch.tensor(v, dtype=torch.bfloat16)) for v in near[:500]] == nearest(near[:500]).tolist()


def test_nan_stays_nan_with_its_sign():
    bits = [0x7FC00000, 0xFFC00000, 0x7F800001, 0xFFFFFFFF, 0x7FA00000, 0x7FFF8000]
    quiet = np.array(bits, np.uint32).view(np.float32)
    with np.errstate(invalid="ignore"):
        wide = quiet.astype("d")
    for x in (torch.from_numpy(quiet), torch.from_numpy(wide)):
        result = x.bfloat16()
        assert (result != result).all() and bits_of(result).tolist()[:2] == [0x7FC0, 0xFFC0]
    np.testing.assert_array_equal(np.signbit(torch.from_numpy(quiet).bfloat16().float().numpy()), np.signbit(quiet))


@pytest.mark.parametrize("kind", ["Bool", "Byte", "Char", "Short", "Int", "Long", "Half"])
def test_other_types(kind):
    x = of_bits(BITS)
    there = x.type(f"torch.{kind}Tensor")
    assert there.equal(x.double().type(there.type())) or kind == "Half"
    if kind == "Half":
        with np.errstate(over="ignore"):
            np.testing.assert_array_equal(there.numpy(), VALUES.astype(np.float16))
        every = torch.from_numpy(np.arange(65536, dtype=np.uint16).view(np.float16))
    else:
        low, high = (0, 2) if kind == "Bool" else (torch.iinfo(there.dtype).min, torch.iinfo(there.dtype).max)
        every = torch.from_numpy(np.random.default_rng(2).integers(low, high, 100_000)).type(there.type())
        every = torch.cat([every, torch.tensor([257, 259, 1 << 60 | 1 << 51 | 1]).type(there.type())])
    back = every.bfloat16()
    values = every.double().numpy() if kind != "Long" else np.array([float(v) for v in every.tolist()])
    known = ~np.isnan(values)
    np.testing.assert_array_equal(bits_of(back)[known], nearest(values[known]))


def test_types_together():
    x = torch.ones(2).bfloat16()
    assert (x + x.half()).dtype is torch.float32 and torch.promote_types(torch.half, torch.bfloat16) is torch.float32
    for other, wanted in ((torch.int64, torch.bfloat16), (torch.bool, torch.bfloat16), (torch.float32, torch.float32),
                          (torch.float64, torch.float64), (torch.bfloat16, torch.bfloat16)):
        assert (x * torch.ones(2, dtype=other)).dtype is wanted is torch.result_type(torch.ones(2, dtype=other), x)
    assert (x * 2.5).dtype is (x * torch.tensor(2.5)).dtype is torch.bfloat16
    assert torch.result_type(x, torch.tensor(1, dtype=torch.half)) is torch.bfloat16
    assert torch.cat([x, x.half()]).dtype is torch.float32 and torch.can_cast(torch.bfloat16, torch.half)
    with pytest.raises(TypeError, match="cannot hold a result of BFloat16Tensor"):
        torch.ones(2).long().add_(x)


def test_words():
    x = torch.tensor([1.5, -2], dtype=torch.bfloat16)
    assert x.type() == "torch.BFloat16Tensor" and isinstance(x, torch.BFloat16Tensor) and x.element_size() == 2
    assert repr(x) == "tensor([ 1.5000, -2.0000], dtype=torch.bfloat16)"
    assert repr(x[0]) == "tensor(1.5000, dtype=torch.bfloat16)" and x[0].item() == 1.5 and [*map(float, x)] == [1.5, -2]
    assert x.to(torch.bfloat16) is x is x.bfloat16() and x.dtype is torch.bfloat16 and x.is_floating_point()
    assert type(x.storage()) is torch.BFloat16Storage and x.storage().tolist() == [1.5, -2]
    assert torch.FloatStorage([1, 2]).bfloat16().float().tolist() == [1, 2]
    assert x.new_zeros(2).dtype is torch.zeros_like(x).dtype is torch.empty(1, dtype=torch.bfloat16).dtype is x.dtype
    info = torch.finfo(torch.bfloat16)
    assert (info.bits, info.eps, info.max, info.tiny) == (16, 2.0**-7, float(VALUES[0x7F7F]), 2.0**-126)
    assert torch.tensor([3.4e38, -3.3e38], dtype=torch.bfloat16).tolist() == [float("inf"), float(VALUES[0xFF78])]
    with pytest.raises(TypeError, match="the default tensor type is of floats, not IntTensor"):
        torch.set_default_dtype(torch.int32)
    layer = torch.nn.BatchNorm1d(2, affine=True).bfloat16()
    assert {t.dtype for t in layer.state_dict().values() if t.is_floating_point()} == {torch.bfloat16}


@pytest.mark.parametrize("optimizer", [torch.optim.SGD, torch.optim.Adam, torch.optim.Adagrad, torch.optim.RMSprop])
def test_parameters_and_gradients_are_bfloat16(optimizer):
    torch.manual_seed(0)
    layer = torch.nn.Linear(3, 4).bfloat16()
    step = optimizer(layer.parameters(), lr=0.1)
    before = layer.weight.data.clone()
    layer(torch.randn(5, 3).bfloat16()).pow(2).mean().backward()
    assert layer.weight.grad.dtype is layer.bias.grad.dtype is torch.bfloat16
    step.step()
    assert layer.weight.dtype is torch.bfloat16 and not layer.weight.data.equal(before)


def test_sums_are_gathered_in_float():
    x = torch.ones(100_000).bfloat16()
    assert x.sum().item() == 99840 and x.mean().item() == 1 and x.view(1000, 100).sum(0).tolist() == [1000] * 100
    small = torch.full((512, 512), 2.0**-8).bfloat16()
    assert (small @ small).tolist() == [[2.0**-7] * 512] * 512


def test_what_numpy_cannot_have_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    x = torch.ones(2).bfloat16()
    for call in (x.numpy, Variable(x).numpy, lambda: np.asarray(x), lambda: np.array(x)):
        with pytest.raises(TypeError, match=r"use \.float\(\)\.numpy\(\)"):
            call()
    with pytest.raises(BufferError, match=r"BFloat16Tensor 2; use \.float\(\)"):
        memoryview(x)
    assert not hasattr(x, "__array_interface__")


def test_arrays_of_ml_dtypes_share_memory():
    kind = pytest.importorskip("ml_dtypes").bfloat16
    x = torch.randn(3, 4).bfloat16()
    array = x.t().numpy()
    assert array.dtype == kind and np.asarray(x).dtype == np.array(x).dtype == kind and array.shape == (4, 3)
    array[0, 1] = 7
    back = torch.from_numpy(array)
    back[1, 0] = 3
    assert x[1, 0] == 7 and x[0, 1] == 3 and back.dtype is torch.bfloat16 and back.stride() == (1, 4)
    for made in (torch.tensor(array), torch.as_tensor(array), torch.BFloat16Tensor(array)):
        assert made.equal(x.t()) and made.dtype is torch.bfloat16
    assert torch.FloatTensor(array).equal(x.t().float())
    values = samples()[::5]
    result = torch.from_numpy(values).bfloat16().numpy()
    np.testing.assert_array_equal(result.view("u2"), values.astype(kind).view("u2"))
    assert torch.from_numpy(np.stack([array, array])).equal(torch.stack([back, back]))


def test_dlpack():
    x = torch.randn(2, 3).bfloat16()
    y = torch.from_dlpack(x)
    y[0, 0] = 5
    assert y.dtype is torch.bfloat16 and x[0, 0] == 5


def test_bits_are_read_as_another_type_of_the_size():
    x = torch.randn(3, 4).bfloat16()
    bits = _core.reinterpret(x.t(), torch.int16)
    assert bits.stride() == (1, 4) and bits.data_ptr() == x.data_ptr()
    del x
    assert _core.reinterpret(bits, torch.bfloat16).size() == (4, 3)
    for wrong in ("x", None):
        with pytest.raises(TypeError, match="need a type of elements"):
            _core.reinterpret(bits, wrong)
    with pytest.raises(RuntimeError, match=r"4 bytes instead of 2; need a last dim without gaps"):
        _core.reinterpret(bits, torch.float32)


def test_a_t7_file_has_no_word_for_it(tmp_path):
    for value in (torch.ones(2).bfloat16(), torch.ones(2).bfloat16().storage()):
        with pytest.raises(TypeError, match=r"BFloat16.*; convert it with \.float\(\)"):
            torch.utils.serialization.save_lua(tmp_path / "x.t7", value)


def test_another_process_gets_it():
    code = "import pickle, sys; x = pickle.load(sys.stdin.buffer); print(x.dtype, x.tolist())"
    import pickle

    data = pickle.dumps(torch.tensor([1.5, -2], dtype=torch.bfloat16))
    done = subprocess.run([sys.executable, "-c", code], input=data, capture_output=True, check=True)
    assert done.stdout.decode() == "torch.bfloat16 [1.5, -2.0]\n"


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_new_tensors_are_of_a_narrow_default_type(dtype):
    """As transformers sets it, to make a model in the type of its file."""
    torch.set_default_dtype(dtype)
    try:
        made = [torch.ones(2), torch.tensor(1.5), torch.rand(2), torch.randn(2), torch.arange(0.0, 2), torch.eye(2),
                torch.linspace(0, 1, 3), torch.full((2,), 1.5), torch.ones(2, dtype=torch.int64) / 2, torch.Tensor([1]),
                torch.ones(2, dtype=torch.int64).sqrt(), torch.zeros(2) + 1.5, torch.normal(0.0, 1.0, (2,))]
        layer = torch.nn.Sequential(torch.nn.Linear(2, 4), torch.nn.LayerNorm(4), torch.nn.Linear(4, 1))
        loss = layer(torch.ones(3, 2)).sum()
        loss.backward()
        made += [loss, *(parameter.grad for parameter in layer.parameters())]
        assert {value.dtype for value in made} == {dtype}
        assert torch.arange(0.0, 3).tolist() == [0, 1, 2] and torch.ones(2).tolist() == [1, 1]
    finally:
        torch.set_default_dtype(torch.float32)
