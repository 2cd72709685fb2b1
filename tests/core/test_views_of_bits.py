"""x.view(dtype): the same bytes as elements of another type."""

import numpy as np
import pytest

import torch

TYPES = ["uint8", "int16", "int32", "int64", "float16", "float32", "float64"]


@pytest.mark.parametrize("wanted", TYPES)
@pytest.mark.parametrize("own", TYPES)
def test_bits_are_numpys(own, wanted):
    array = np.arange(48, dtype=own).reshape(2, 3, 8)
    for x, same in ((torch.from_numpy(array.copy()), array), (torch.from_numpy(array.copy())[:, 1:], array[:, 1:])):
        result = x.view(getattr(torch, wanted))
        assert torch.equal(result.isnan() if result.is_floating_point() else result * 0 != 0,
                           torch.from_numpy(np.isnan(same.view(wanted))))
        assert result.numpy().tobytes() == same.view(wanted).tobytes() and result.data_ptr() == x.data_ptr()
        assert x.view(dtype=getattr(torch, wanted)).size() == result.size()


def test_they_share_memory():
    x = torch.ones(2, 2)
    x.view(torch.int32)[0, 0] = 0
    assert x.tolist() == [[0, 1], [1, 1]]
    assert torch.ones(2, dtype=torch.bfloat16).view(torch.int16).tolist() == [0x3F80] * 2
    assert torch.tensor(1.0).view(torch.int32).item() == 0x3F800000


@pytest.mark.parametrize("recorded", [False, True])
def test_a_gradient_notices_writes_to_the_bits(recorded):
    x, y = torch.ones(3), torch.ones(3).requires_grad_()
    kept = (y * 2).detach() if recorded else x
    (y * kept).sum().backward()  # nothing was written yet
    z = (y * kept).sum()
    kept.view(torch.int32)[1:].zero_()
    with pytest.raises(RuntimeError, match="overwrote"):
        z.backward()


def test_a_gradient_notices_writes_to_a_part_of_a_storage():
    x, y = torch.ones(3), torch.ones(3).requires_grad_()
    z = (y * x).sum()
    torch.FloatTensor(x.storage()[1:]).zero_()
    with pytest.raises(RuntimeError, match="overwrote"):
        z.backward()


def test_copies_share_no_memory():
    x = torch.ones(2, 2)
    for result in (torch.view_copy(x, torch.int16), torch.view_copy(x, dtype=torch.int16)):
        assert torch.equal(result, x.view(torch.int16)) and result.data_ptr() != x.data_ptr()


@pytest.mark.parametrize("count", [3, 1000])
def test_any_byte_but_zero_is_true(count):
    bytes = torch.arange(2 * count).remainder(5).byte().view(count, 2)
    for x, y in ((bytes.t()[0].contiguous(), bytes.t()[1].contiguous()), (bytes.t()[0], bytes.t()[1])):
        x, y, p, q = x.view(torch.bool), y.view(torch.bool), x != 0, y != 0
        for op in (torch.bitwise_and, torch.bitwise_xor, torch.logical_or, torch.eq, torch.lt, torch.mul, torch.add):
            assert torch.equal(op(x, y).view(torch.uint8), op(p.byte(), q.byte()).ne(0).byte())
            assert torch.equal(op(x, True).view(torch.uint8), op(p.byte(), 1).ne(0).byte())
        assert torch.equal(torch.maximum(x, y).view(torch.uint8), p.byte() | q.byte())
        assert torch.equal((~x).view(torch.uint8), 1 - p.byte())
        assert torch.equal(x.clone().bitwise_or_(y).view(torch.uint8), p.byte() | q.byte())


def test_refusals():
    with pytest.raises(RuntimeError, match="need a last dim without gaps"):
        torch.ones(2, 3).view(torch.float64)
    with pytest.raises(RuntimeError, match="need a last dim without gaps"):
        torch.ones(2, 4).t().view(torch.uint8)
    with pytest.raises(RuntimeError, match="view: a?.*FloatTensor"):
        torch.ones(5)[1:].view(torch.float64)
    with pytest.raises(RuntimeError):
        torch.tensor(1.0).view(torch.uint8)
    assert torch.tensor([1, 0], dtype=torch.uint8).view(torch.bool).tolist() == [True, False]
