"""Stored types on a GPU: moves, comparisons and conversions equal the CPU's."""

import pytest

import torch

TYPES = [torch.uint16, torch.uint32, torch.uint64, torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz,
         torch.float8_e5m2fnuz, torch.complex32]  # fmt: skip
BITS = torch.arange(256, dtype=torch.uint8).roll(5)


def same(x, y):
    return x.dtype is y.dtype and x.cpu().contiguous().view(torch.uint8).equal(y.contiguous().view(torch.uint8))


@pytest.mark.filterwarnings("ignore:a complex tensor becomes a real one")
@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_stored_types(dtype):
    here = BITS.view(dtype).view(4, -1)
    there, index, mask = here.cuda(), torch.tensor([2, 0]), torch.tensor([[True], [False], [True], [True]])
    for move in (
            lambda t, i, m: t.clone(), lambda t, i, m: t.t().contiguous(), lambda t, i, m: t[i],
            lambda t, i, m: t.flip(1), lambda t, i, m: torch.ones_like(t),
            lambda t, i, m: torch.cat([t, t[1:]]), lambda t, i, m: torch.where(m, t, t.flip(1)),
            lambda t, i, m: t.index_select(0, i), lambda t, i, m: t.masked_fill(m, 1),
            lambda t, i, m: t == t.flip(0), lambda t, i, m: t != 1, lambda t, i, m: t.new_full((3,), 2)):
        assert same(move(there, index.cuda(), mask.cuda()), move(here, index, mask))
    for target in (torch.float32, torch.float64, torch.int64, torch.uint8, torch.bool, torch.float16, torch.uint32):
        assert same(there.to(target), here.to(target))
    for source in (torch.float32, torch.int64, torch.bfloat16):
        numbers = torch.arange(-50, 300).to(source)
        assert same(numbers.cuda().to(dtype), numbers.to(dtype))
    with pytest.raises(TypeError, match="few rows compute with that type"):
        there + there
