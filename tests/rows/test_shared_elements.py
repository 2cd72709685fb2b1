"""Rows that write one number in place reach elements that share memory, in whichever of them the number is written."""

import pytest

import torch

VIEWS = {"rows": lambda x: x.expand(4, 3), "columns": lambda x: x.view(3, 1).expand(3, 4),
         "apart": lambda x: x.view(3, 1, 1)[::2].expand(2, 3, 4), "of one": lambda x: x[:1].expand(6)}
WRITES = {"masked_fill_": lambda t: t.masked_fill_((torch.arange(t.numel()) % 5 == 1).view(t.size()), -1),
          "index_fill_": lambda t: t.index_fill_(0, torch.tensor([1]), -1),
          "mask": lambda t: t.__setitem__((torch.arange(t.numel()) % 5 == 1).view(t.size()), -1)}


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bfloat16, torch.complex128, torch.int8])
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("write", WRITES)
def test_one_number(write, view, dtype):
    x = torch.arange(3).to(dtype)
    positions = VIEWS[view](torch.arange(3))
    changed = positions.clone()
    WRITES[write](changed)
    written = set(positions[changed == -1].tolist())
    WRITES[write](VIEWS[view](x))
    assert written and x.tolist() == [-1 if i in written else i for i in range(3)]


def test_what_is_refused():
    windows = torch.arange(5.0)
    with pytest.raises(RuntimeError, match="masked_fill_: the output FloatTensor 4x2 overlaps itself"):
        windows.as_strided((4, 2), (1, 1)).masked_fill_(torch.tensor(True), 2)
    recorded = torch.ones(1, requires_grad=True) * 1
    with pytest.raises(RuntimeError, match="index_fill_: the output FloatTensor 3 overlaps itself"):
        recorded.expand(3).index_fill_(0, torch.tensor([1]), 2)
    with pytest.raises(IndexError):
        VIEWS["rows"](windows[:3]).index_fill_(0, torch.tensor([7]), 2)
    assert windows.tolist() == [0, 1, 2, 3, 4] and recorded.item() == 1


def test_no_memory():
    x = torch.zeros(1, device="meta").expand(3)
    assert x.masked_fill_(torch.ones(3, device="meta").bool(), 1) is x
    assert torch.zeros(1, 0).expand(3, 0).index_fill_(0, torch.tensor([1]), 2).size() == (3, 0)
