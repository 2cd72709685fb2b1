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
    """Overwriting the source before the stream copies it shows which copy waited."""
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
    """Freed memory is used again by the stream it belongs to, but not before the other has done its work."""
    other = torch.cuda.Stream()
    x = torch.ones(4000).cuda()
    other.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(other):
        y = x * 2
    x.record_stream(other)
    position = x.data_ptr()
    del x
    z = torch.cuda.FloatTensor(4000).fill_(7)
    assert z.data_ptr() != position
    torch.cuda.synchronize()
    assert y.cpu().equal(torch.FloatTensor(4000).fill_(2)) and z.cpu().equal(torch.FloatTensor(4000).fill_(7))
    with pytest.raises(RuntimeError, match="record_stream: the memory was not allocated on a GPU"):
        torch.ones(3).record_stream(other)


def test_a_block_rests_until_the_stream_that_used_it_is_done():
    """The usual prefetcher names the stream before it uses the tensor there."""
    other = torch.cuda.Stream()
    x = torch.ones(4000).cuda()
    position = x.data_ptr()
    other.wait_stream(torch.cuda.current_stream())
    x.record_stream(other)
    with torch.cuda.stream(other):
        y = x * 2
    del x
    z = torch.cuda.FloatTensor(4000).fill_(7)
    assert z.data_ptr() != position
    assert z.cpu().equal(torch.FloatTensor(4000).fill_(7))
    other.synchronize()
    assert y.cpu().equal(torch.FloatTensor(4000).fill_(2))
    del z
    assert position in [torch.cuda.FloatTensor(4000).data_ptr() for _ in range(2)]


def test_a_prefetcher_that_records_before_it_uses():
    side, seen = torch.cuda.Stream(), []
    batches = [torch.FloatTensor(3000).fill_(k).pin_memory() for k in range(6)]
    with torch.cuda.stream(side):
        ready = batches[0].cuda(non_blocking=True)
    for following in [*batches[1:], None]:
        torch.cuda.current_stream().wait_stream(side)
        batch = ready
        batch.record_stream(torch.cuda.current_stream())
        if following is not None:
            with torch.cuda.stream(side):
                ready = following.cuda(non_blocking=True)
        seen.append((batch * 3).sum() / 9000)
        del batch
    assert [s.item() for s in seen] == list(range(6))


def test_a_stream_of_python_that_is_gone_leaves_its_memory_in_order():
    """Blocks keep the handle of a stream; another Stream may take it over, and nothing destroys it."""
    def used(value):
        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            x = torch.cuda.FloatTensor(70000).fill_(value)
            y = x + 1
        return stream.handle, y, torch.cuda.current_stream()

    handle, first, main = used(1)
    again, second, _ = used(2)
    assert handle == again
    one, two = torch.cuda.Stream(), torch.cuda.Stream(priority=-1)
    assert one.handle == handle != two.handle
    main.wait_stream(one)
    assert first.cpu().equal(torch.FloatTensor(70000).fill_(2)) and second.cpu().equal(
        torch.FloatTensor(70000).fill_(3))  # fmt: skip


@pytest.mark.parametrize("workers", [0, 2])
def test_a_loader_gives_pinned_batches(workers):
    data = TensorDataset(torch.arange(0, 10), torch.arange(10, 20))
    seen = []
    for numbers, others in DataLoader(data, batch_size=4, pin_memory=True, num_workers=workers):
        assert numbers.is_pinned() and others.is_pinned()
        seen += numbers.cuda(non_blocking=True).cpu().tolist()
    assert seen == list(range(10))
