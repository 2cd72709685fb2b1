"""Types of elements: torch.dtype objects, truths, and what operands of several types are together."""

import copy
import io
import pickle

import numpy as np
import pytest

import torch
from torch.autograd import Variable

NAMES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64")
TYPES = [getattr(torch, name) for name in NAMES]
# What PyTorch 2.13's promote_types says, a letter for each type, in the order above.
LETTERS = dict(zip("bBchilegfd", TYPES, strict=True))
TOGETHER = ("bBchilegfd", "BBhhilegfd", "chchilegfd", "hhhhilegfd", "iiiiilegfd", "llllllegfd", "eeeeeeeffd",
            "ggggggfgfd", "fffffffffd", "dddddddddd")  # fmt: skip


def test_promotion_table():
    for a, row in zip(TYPES, TOGETHER, strict=True):
        for b, letter in zip(TYPES, row, strict=True):
            assert torch.promote_types(a, b) is LETTERS[letter], (a, b)
            assert (torch.ones(2, dtype=a) * torch.ones(2, dtype=b)).dtype is LETTERS[letter]
            assert torch.result_type(torch.ones(2, dtype=a), torch.ones(2, dtype=b)) is LETTERS[letter]
            assert torch.cat([torch.ones(2, dtype=a), torch.zeros(1, dtype=b)]).dtype is LETTERS[letter]


def test_numbers_do_not_widen_within_a_kind():
    result = {(str(kind), number): (torch.ones(2, dtype=kind) + number).dtype
              for kind in TYPES for number in (True, 2, 2.5)}
    for kind in TYPES:
        whole = kind is torch.bool or not kind.is_floating_point
        assert result[str(kind), True] is kind
        assert result[str(kind), 2] is (torch.int64 if kind is torch.bool else kind)
        assert result[str(kind), 2.5] is (torch.float32 if whole else kind)
    assert torch.result_type(torch.ByteTensor(2), 300) is torch.uint8 and torch.result_type(1, 2.5) is torch.float32
    assert (torch.ByteTensor([1]) + 300).tolist() == [45]  # as sums of bytes wrap
    assert (torch.ByteTensor([1]) < 300).tolist() == [True] and (torch.ByteTensor([44]) == 300).tolist() == [False]
    assert (torch.ByteTensor([1]) < -1).tolist() == [False] and torch.ByteTensor([44]).eq_(300).tolist() == [0]


def test_dtype_objects():
    x = torch.ones(2)
    assert x.dtype is torch.float32 is torch.float and str(x.dtype) == repr(torch.float) == "torch.float32"
    assert torch.int64 is torch.long is torch.LongTensor(1).dtype and torch.half is torch.float16
    assert [one.itemsize for one in TYPES] == [1, 1, 1, 2, 4, 8, 2, 2, 4, 8]
    assert [one.is_floating_point for one in TYPES] == [False] * 6 + [True] * 4
    assert [one.is_signed for one in TYPES] == [False, False] + [True] * 8
    assert isinstance(x.dtype, torch.dtype) and not torch.float32.is_complex
    assert torch.float32.to_real() is torch.float32
    for one in TYPES:
        assert pickle.loads(pickle.dumps(one)) is one is copy.deepcopy(one) and {one: 1}[one] == 1
        assert torch.zeros(2, dtype=one).dtype is one is x.to(one).dtype is x.type(one).dtype
        assert x.new_zeros(2, dtype=one).dtype is one
        assert torch.tensor([1], dtype=one).type() == x.type(one).type()
        assert torch.can_cast(one, torch.float64) and torch.can_cast(torch.bool, one)
        assert torch.can_cast(torch.float16, one) == one.is_floating_point
    with pytest.raises(TypeError, match="float"):
        torch.promote_types(torch.float32, "float")
    with pytest.raises(TypeError):
        torch.zeros(2, dtype=object)


def test_types_that_are_not_said():
    assert torch.arange(3).dtype is torch.full((2,), 1).dtype is torch.tensor([1]).dtype is torch.int64
    assert torch.arange(3.0).dtype is torch.full((2,), 1.5).dtype is torch.tensor([1.5]).dtype is torch.float32
    assert torch.full((2,), True).dtype is torch.tensor([True, False]).dtype is torch.bool
    assert torch.zeros(2).dtype is torch.range(1, 3).dtype is torch.float32
    assert torch.arange(3, dtype=torch.float16).dtype is torch.float16
    assert torch.full((2,), 1, out=torch.DoubleTensor()).dtype is torch.float64


def test_truths():
    a, b = torch.BoolTensor([True, True, False]), torch.tensor([True, False, False])
    assert a.tolist() == [True, True, False] and b.sum() == 1 and a.storage().type() == "torch.BoolStorage"
    for result, wanted in ((a & b, [1, 0, 0]), (a | b, [1, 1, 0]), (a ^ b, [0, 1, 0]), (~a, [0, 0, 1]),
                           (a + b, [1, 1, 0]), (a * b, [1, 0, 0]), (a == b, [1, 0, 1]),
                           (torch.where(a, b, True), [1, 0, 1])):
        assert result.type() == "torch.BoolTensor" and result.tolist() == wanted
    assert (a + 1).tolist() == [2, 2, 1] and (1 - a).tolist() == [0, 0, 1] and (a / b)[0] == 1
    for wrong in (lambda: a - b, lambda: -a, lambda: a.mean(), lambda: a.add_(1), lambda: a % b):
        with pytest.raises((TypeError, RuntimeError)):
            wrong()
    x = torch.arange(0, 3)
    assert x[a].tolist() == x[torch.ByteTensor([1, 1, 0])].tolist() == [0, 1]
    x[~a] = 7
    for number in (1 - a, torch.sub(1, a), torch.rsub(a, 1), torch.tensor(1) - a):
        assert number.type() == "torch.LongTensor" and number.tolist() == [0, 0, 1]
    assert x.tolist() == [0, 1, 7] and x.masked_fill(a, 5).tolist() == [5, 5, 7] and "True" in repr(a)


def test_no_truth_is_more_than_one():
    x = torch.zeros(4, dtype=torch.bool)
    for fill in (lambda: x.fill_(3), lambda: x.copy_(torch.Tensor([0.5, -2, float("nan"), 256])),
                 lambda: x.__setitem__(slice(None), 9), lambda: torch.add(x, True, out=x),
                 lambda: x.masked_fill_(~x, 2)):
        fill()
        assert x.numpy().view(np.uint8).tolist() == [1] * 4 and x.sum() == 4
        x.zero_()
    foreign = torch.from_numpy(np.array([2, 0, 255], np.uint8).view(np.bool_))
    assert foreign.sum() == 2 and (foreign & foreign).tolist() == [True, False, True]
    assert foreign.long().tolist() == [1, 0, 1] and (~foreign).tolist() == [False, True, False]


def test_truths_go_through_files_and_arrays():
    a = torch.tensor([[True, False], [False, True]])
    file = io.BytesIO()
    torch.save({"mask": a, "type": torch.bool}, file)
    file.seek(0)
    result = torch.load(file)
    assert result["mask"].equal(a) and result["mask"].dtype is torch.bool is result["type"]
    assert pickle.loads(pickle.dumps(a)).equal(a) and copy.deepcopy(a).dtype is torch.bool
    array = a.numpy()
    array[0, 1] = True
    assert a.tolist() == [[True, True], [False, True]] and torch.from_dlpack(array).dtype is torch.bool
    assert torch.BoolTensor([0.5, 0]).tolist() == [True, False] and torch.BoolTensor(2, 3).size() == (2, 3)


@pytest.mark.parametrize("other", [torch.float64, torch.float16, torch.int64, torch.bool])
@pytest.mark.parametrize("call", [
    lambda a, b: a * b, lambda a, b: a + b, lambda a, b: a / (b + 1), lambda a, b: torch.where(b > 0, a, b),
    lambda a, b: torch.cat([a, b]), lambda a, b: torch.max(a, b), lambda a, b: a.view(3, 1) * b,
    lambda a, b: torch.nn.functional.mse_loss(a, b), lambda a, b: a.clone().mul_(b),
    lambda a, b: torch.addcmul(a, b, b),
])  # fmt: skip
def test_gradients_are_of_the_type_of_what_they_belong_to(call, other):
    a = Variable(torch.FloatTensor([1.5, 2, 3]))
    b = Variable(torch.tensor([1, 0, 2]).type(other), requires_grad=other.is_floating_point)
    y = call(a, b)
    y.sum().backward()
    wide = Variable(a.data.double()), Variable(b.data.double())
    call(*wide).sum().backward()
    for given, exact in zip((a, b), wide, strict=True):
        if given.requires_grad:
            assert given.grad.dtype is given.dtype
            np.testing.assert_allclose(given.grad.data.double().numpy(), exact.grad.data.numpy(), rtol=4e-3)
    grad = torch.autograd.grad(call(a, b).sum(), [a], create_graph=True)[0]
    assert grad.dtype is torch.float32


def test_results_have_to_fit_where_they_go():
    x, y = torch.LongTensor([1, 2]), torch.FloatTensor([0.5, 1.5])
    for wrong in (lambda: x.add_(y), lambda: x.div_(2), lambda: x.mul_(1.5),
                  lambda: torch.add(x, y, out=torch.LongTensor(2)), lambda: torch.sqrt(x, out=torch.LongTensor(2)),
                  lambda: torch.add(x, x, out=torch.BoolTensor(2))):
        with pytest.raises(TypeError, match="cannot hold a result of"):
            wrong()
    assert x.tolist() == [1, 2] and y.add_(x).tolist() == [1.5, 3.5]
    assert y.half().add_(y.double()).dtype is torch.float16
    assert torch.eq(x, y, out=torch.FloatTensor()).tolist() == [0, 0] and x.clone().eq_(1.0).tolist() == [1, 0]
    with pytest.raises(TypeError, match="mm: input is"):
        torch.mm(torch.ones(2, 2), torch.ones(2, 2).long())


@pytest.mark.parametrize("kind", "Bool Byte Char Short Int Long Half BFloat16 Float Double".split())
def test_classes_know_their_type(kind):
    old = getattr(torch, f"{kind}Tensor")
    assert old.dtype is old().dtype and old.is_cuda is False and old.layout is torch.strided
    assert old(2, 3, device="cpu").size() == (2, 3) and old([1, 0], device=torch.device("cpu")).tolist() == [1, 0]
    with pytest.raises(TypeError, match="no keyword but device"):
        old(2, device="cuda")
    with pytest.raises(TypeError, match="no keyword but device"):
        old(2, dtype=torch.float32)


def test_weights_and_inputs_promote_in_cov():
    half, ints = torch.ones(2, 3, dtype=torch.float16), torch.tensor([[1, 2, 3]])
    assert torch.cov(half, aweights=torch.ones(3)).dtype is torch.float32
    assert torch.cov(ints, aweights=torch.ones(3, dtype=torch.float64)).dtype is torch.float64
    x, weights = torch.randn(2, 5, dtype=torch.complex128), torch.rand(5, dtype=torch.float64)
    mean = (x * weights).sum(1, keepdim=True) / weights.sum()
    wanted = ((x - mean) * weights) @ (x - mean).mH / (weights.sum() - (weights**2).sum() / weights.sum())
    assert torch.allclose(torch.cov(x, aweights=weights), wanted)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int32, torch.int64])
def test_products_of_tensors_keep_the_type_of_integers(dtype):
    a, b = torch.full((2, 3), 2, dtype=dtype), torch.ones(1, 2, dtype=dtype)
    result = torch.tensordot(a, b, 1)
    assert result.dtype is dtype and result.tolist() == [[6, 6], [6, 6]]


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.complex64])
def test_masked_deviations_have_the_type_of_the_input(dtype):
    x = torch.tensor([1, 2, 4]).to(dtype)
    for function in (torch.masked.var, torch.masked.std):
        assert function(x, correction=0.5).dtype is dtype


@pytest.mark.parametrize("repeats", [torch.int32, torch.int64])
def test_repeated_indices_have_the_type_of_the_counts(repeats):
    result = torch.repeat_interleave(torch.tensor([1, 2], dtype=repeats))
    assert result.dtype is repeats and result.tolist() == [0, 1, 1]


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
def test_indices_of_32_bits_are_written_to_any_type_that_they_can_be_cast_to(dtype):
    out = torch.empty(1, dtype=dtype)
    assert torch.searchsorted(torch.tensor([1, 2, 3]), torch.tensor([2]), out=out, out_int32=True) is out
    assert out.tolist() == [1]
    with pytest.raises(TypeError):
        torch.searchsorted(torch.tensor([1, 2, 3]), torch.tensor([2]), out=out.bool(), out_int32=True)
