"""Pinned memory, copies that do not wait, streams that use a tensor."""

import pytest

import torch
from torch.autograd import Variable
from torch.utils.data import DataLoader, TensorDataset

SIZES = [0, 1, 1023, 1024, 1025, 70000]


@pytest.mark.parametrize("size", SIZES)
def test_pinned_copies_hold_the_same(size):
    x = torch.arange(0, size)
    pinned = x.pin_memory()
    assert pinned.is_pinned() and not x.is_pinned() and pinned.equal(x) and pinned.pin_memory() is pinned
    assert pinned.storage().is_pinned() and pinned[: size // 2].is_pinned() and not pinned.clone().is_pinned()
    y = pinned.cuda(non_blocking=True)
    assert y.cpu().equal(x) and not y.is_pinned()
    back = torch.zeros(size).pin_memory()
    back.copy_(y + 1, non_blocking=True)
    torch.cuda.current_stream().synchronize()
    assert back.equal(x + 1)


def test_a_copy_from_pinned_memory_does_not_wait_and_others_do():
    """What is overwritten before the stream gets to it shows which copy had waited."""
    for later in (False, True):
        x = torch.ones(3000).pin_memory()
        y = x.cuda(non_blocking=later)
        assert torch.cuda.current_stream().query() or later
        torch.cuda.synchronize()
        x.fill_(2)
        assert y.cpu().equal(torch.ones(3000))
    z = torch.zeros(3000).cuda()
    z.copy_(torch.ones(3000), True)  # not pinned: it waits, whatever was asked
    assert z.cpu().equal(torch.ones(3000))


def test_converted_and_strided_targets():
    x = torch.arange(0, 12).view(3, 4).pin_memory()
    y = torch.zeros(4, 3).double().cuda().t()
    y.copy_(x, non_blocking=True)
    assert y.cpu().equal(x.double())
    back = torch.zeros(3, 8).long().pin_memory()[:, ::2]
    back.copy_(y, non_blocking=True)
    torch.cuda.synchronize()
    assert back.equal(x.long())


def test_memory_that_is_still_read_is_not_given_out_again():
    kept = []
    for step in range(20):
        kept.append(torch.FloatTensor(5000).fill_(step).pin_memory().cuda(non_blocking=True))
    for step, y in enumerate(kept):
        assert y.cpu().equal(torch.FloatTensor(5000).fill_(step))


def test_pinned_memory_is_used_again():
    def place():
        x = torch.ones(5000).pin_memory()
        x.cuda(non_blocking=True)
        torch.cuda.synchronize()
        return x.data_ptr()

    assert place() == place()
    torch.cuda.empty_cache()
    assert torch.ones(5000).pin_memory().equal(torch.ones(5000))


def test_variables_and_errors():
    x = Variable(torch.ones(3))
    y = x.pin_memory()
    assert y.is_pinned() and y.is_leaf
    y.cuda(non_blocking=True).sum().backward()
    assert y.grad.data.tolist() == [1, 1, 1]
    with pytest.raises(TypeError, match="pin_memory takes a tensor in memory"):
        torch.ones(3).cuda().pin_memory()
    with pytest.raises(RuntimeError, match="own its memory"):
        torch.ones(3).pin_memory().resize_(10000)


def test_a_stream_that_uses_a_tensor_keeps_its_memory():
    """Freed memory is used again by the stream it belongs to, but only after what the other was given."""
    other = torch.cuda.Stream()
    x = torch.ones(4000).cuda()
    other.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(other):
        y = x * 2
    x.record_stream(other)
    place = x.data_ptr()
    del x
    z = torch.cuda.FloatTensor(4000).fill_(7)
    assert z.data_ptr() == place
    torch.cuda.synchronize()
    assert y.cpu().equal(torch.FloatTensor(4000).fill_(2)) and z.cpu().equal(torch.FloatTensor(4000).fill_(7))
    with pytest.raises(RuntimeError, match="record_stream: the memory is not one"):
        torch.ones(3).record_stream(other)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_loader_gives_pinned_batches(workers):
    data = TensorDataset(torch.arange(0, 10), torch.arange(10, 20))
    seen = []
    for numbers, others in DataLoader(data, batch_size=4, pin_memory=True, num_workers=workers):
        assert numbers.is_pinned() and others.is_pinned()
        seen += numbers.cuda(non_blocking=True).cpu().tolist()
    assert seen == list(range(10))
