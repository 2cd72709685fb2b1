"""Queues and pipes, under fork, forkserver and spawn."""

import collections
import errno
import queue
import threading
import time

import numpy
import pytest
from children import end, fill, start

import torch
import torch.multiprocessing as multiprocessing
import torch.nn as nn
from torch.autograd import Variable
from torch.multiprocessing.connection import Message
from torch.multiprocessing.queues import _feed


def test_what_the_child_writes_the_parent_sees(context):
    inbox, outbox = context.Queue(), context.Queue()
    process = start(context, fill, inbox, outbox)
    tensor = torch.zeros(3)
    inbox.put(tensor)
    back = outbox.get(timeout=30)
    assert tensor.tolist() == [5, 5, 5] and back.data_ptr() == tensor.data_ptr()
    end(process)


def compare(inbox, outbox):
    whole, part, storage, again = inbox.get()
    same = whole.data_ptr() == part.data_ptr() - 3 * 4 == storage.data_ptr() == again.data_ptr()
    part.fill_(1)
    outbox.put((same, whole.sum(), again.stride(), part.storage_offset()))
    later = inbox.get()
    outbox.put(later.data_ptr() == whole.data_ptr())


def test_views_share_their_storage_and_what_is_sent_twice_is_mapped_once(context):
    inbox, outbox = context.Queue(), context.Queue()
    process = start(context, compare, inbox, outbox)
    whole = torch.zeros(4, 3)
    inbox.put((whole, whole[1], whole.storage(), whole.t()))
    assert outbox.get(timeout=30) == (True, 3.0, (1, 3), 3)
    inbox.put(whole[0])
    assert outbox.get(timeout=30) is True and whole.sum() == 3
    end(process)


def train(model, criterion, weight, outbox):
    model(Variable(torch.ones(1, 2))).sum().backward()
    for parameter in model.parameters():
        parameter.data.fill_(4)
    outbox.put([type(parameter).__name__ for parameter in model.parameters()])
    outbox.put((weight is model[0].weight, weight.requires_grad))


def test_modules_and_parameters_as_arguments(context):
    outbox = context.SimpleQueue()
    model = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1)).share_memory()
    process = start(context, train, model, nn.MSELoss(), model[0].weight, outbox)
    assert outbox.get() == ["Parameter"] * 4 and outbox.get() == (True, True)
    end(process)
    assert all(parameter.data.min() == parameter.data.max() == 4 for parameter in model.parameters())
    outbox.close()


def echo(connection):
    try:
        while True:
            connection.send(connection.recv())
    except EOFError:
        connection.close()


def test_pipes_carry_everything(context):
    ours, theirs = context.Pipe()
    process = start(context, echo, theirs)
    theirs.close()
    tensors = [torch.ones(2).type(f"torch.{name}Tensor") for name in ("Byte", "Half", "BFloat16", "Long", "Double")]
    for value in (None, 7, "x" * 100_000, numpy.arange(50_000), {"a": [torch.ones(2, 0), b""]}, tensors,
                  torch.IntStorage([1, 2]), Variable(torch.ones(2), requires_grad=False)):
        ours.send(value)
        assert ours.poll(30)
        back = ours.recv()
        assert repr(back) == repr(value)
    ours.send_bytes(b"raw" * 20_000)
    del tensors, value, back
    ours.close()
    process.terminate()
    process.join()
    process.close()


class Marked(nn.Parameter):
    """A class of a program's own."""


class Plain(torch.FloatTensor):
    """One of plain tensors."""


def leaf(kind, **flags):
    return lambda: kind(torch.zeros(2, 3), **flags)


@pytest.mark.parametrize("make", [
    leaf(Variable), leaf(Variable, requires_grad=False), leaf(Variable, volatile=True), leaf(nn.Parameter),
    leaf(nn.Parameter, requires_grad=False), leaf(Marked), lambda: torch.zeros(2, 3).requires_grad_(),
    lambda: Plain(2, 3).zero_(), lambda: Variable(torch.tensor(0.0)), lambda: torch.zeros(2, 3),
    lambda: torch.tensor(0)])
def test_what_is_sent_keeps_its_class_its_flags_and_its_memory(make):
    reader, writer = multiprocessing.Pipe(duplex=False)
    sent = make()
    own = type(sent) not in (torch.FloatTensor, torch.LongTensor)  # a class that has attributes
    if own:
        sent.note = "kept"
    writer.send([sent, sent.data, sent])
    back, data, again = reader.recv()
    assert type(back) is type(sent) and back is again and type(data) is type(sent.data)
    assert (back.requires_grad, back.size()) == (sent.requires_grad, sent.size())
    assert not own or back.note == "kept"
    assert getattr(back, "volatile", None) == getattr(sent, "volatile", None)
    sent.data.fill_(5)
    assert back.data.min().item() == data.max().item() == 5
    reader.close()
    writer.close()


def test_results_of_recorded_calls_are_not_sent():
    reader, writer = multiprocessing.Pipe(duplex=False)
    with pytest.raises(RuntimeError, match="only leaves can be pickled.*detach"):
        writer.send(Variable(torch.ones(2)) * 2)
    reader.close()
    writer.close()


def test_bytes_and_ends():
    reader, writer = multiprocessing.Pipe(duplex=False)
    writer.send_bytes(b"12345")
    assert reader.recv_bytes() == b"12345"
    writer.send_bytes(b"7" * 70_000)
    assert len(reader.recv_bytes()) == 70_000
    with pytest.raises(OSError, match="write-only|read-only"):
        reader.send(1)
    with pytest.raises(OSError, match="write-only|read-only"):
        writer.recv()
    writer.send(torch.ones(3))
    writer.close()
    assert reader.recv().sum() == 3
    with pytest.raises(EOFError):
        reader.recv()
    reader.close()
    first, second = multiprocessing.Pipe()
    second.close()
    with pytest.raises(BrokenPipeError):
        first.send(torch.ones(3))
    first.close()


# --- the queue itself -----------------------------------------------------------------------------------------------


def test_a_bounded_queue():
    shelf = multiprocessing.Queue(2)
    assert shelf.empty() and not shelf.full() and shelf.qsize() == 0
    shelf.put(torch.ones(1))
    shelf.put(2, timeout=1)
    assert shelf.full() and shelf.qsize() == 2
    with pytest.raises(queue.Full):
        shelf.put(torch.ones(3), timeout=0.05)
    with pytest.raises(queue.Full):
        shelf.put_nowait(3)
    assert shelf.get().sum() == 1 and shelf.get_nowait() == 2
    with pytest.raises(queue.Empty):
        shelf.get(timeout=0.05)
    with pytest.raises(queue.Empty):
        shelf.get_nowait()
    shelf.close()
    with pytest.raises(ValueError, match="closed"):
        shelf.put(1)
    with pytest.raises(ValueError, match="closed"):
        shelf.get()


def test_how_long_is_waited():
    first, second = multiprocessing.Pipe()
    assert not first.poll(-1) and not first.poll(0)
    second.send(1)
    assert first.poll(1e12) and first.recv() == 1
    shelf = multiprocessing.Queue(1)
    shelf.put(1)
    threads = [threading.Timer(0.05, shelf.get), threading.Timer(0.1, shelf.get, [True, 1e12])]
    for thread in threads:
        thread.start()
    shelf.put(2, timeout=1e12)
    for thread in threads:
        thread.join()
    with pytest.raises(queue.Empty):
        shelf.get(timeout=-1)
    shelf.close()
    with pytest.raises(OSError, match="closed"):
        first.close()
        first.take()
    second.close()


def test_a_put_that_fails_takes_no_place(monkeypatch):
    shelf = multiprocessing.Queue(1)

    def scarce(*_, **__):
        raise OSError(errno.EMFILE, "no descriptor is free")

    with monkeypatch.context() as patch:
        patch.setattr(type(shelf._writer), "transmit", scarce)
        with pytest.raises(OSError, match="no descriptor is free"):
            shelf.put(1)
    shelf.put(2, timeout=1)
    assert shelf.get() == 2 and shelf.qsize() == 0
    shelf.close()


class Scarce:
    """A writer that finds no descriptor free at first."""

    def __init__(self):
        self.failures, self.sent, self.closed = 2, [], False

    def transmit(self, message):
        if self.failures:
            self.failures -= 1
            raise OSError(errno.EMFILE, "no descriptor is free")
        self.sent.append(message)

    def close(self):
        self.closed = True


def test_what_finds_no_descriptor_free_is_sent_later():
    shelf = multiprocessing.Queue(2)
    messages = [Message(1), Message(2)]
    for message in messages:
        message.place = shelf._places.take(0)
    writer, waiting, changed = Scarce(), collections.deque(messages), threading.Condition()
    thread = threading.Thread(target=_feed, args=(waiting, changed, writer, shelf._places))
    thread.start()
    while waiting and thread.is_alive():
        time.sleep(0.001)
    with changed:
        waiting.append(None)
        changed.notify()
    thread.join()
    assert writer.sent == messages and writer.closed and shelf.qsize() == 0  # here a sent place is free
    shelf.close()


def test_put_never_waits_and_order_is_kept():
    shelf = multiprocessing.Queue()
    for number in range(3000):
        shelf.put((number, torch.ones(1)))
    assert [shelf.get(timeout=30)[0] for _ in range(3000)] == list(range(3000))
    shelf.close()
    shelf.join_thread()


def test_put_raises_what_cannot_be_pickled_and_takes_nothing():
    shelf = multiprocessing.Queue(1)
    with pytest.raises((AttributeError, TypeError), match="pickle"):
        shelf.put([torch.ones(3), lambda: 0])
    shelf.put(1)
    assert shelf.get() == 1
    shelf.close()


def test_queues_are_given_to_children_only():
    with pytest.raises(RuntimeError, match="inheritance"):
        multiprocessing.Queue().put(multiprocessing.Queue())


def test_contexts_and_strategies():
    assert multiprocessing.get_sharing_strategy() == "file_descriptor"
    assert multiprocessing.get_all_sharing_strategies() == {"file_descriptor", "file_system"}
    with pytest.raises(ValueError, match="nothing"):
        multiprocessing.set_sharing_strategy("nothing")
    with pytest.raises(ValueError, match="thread"):
        multiprocessing.get_context("thread")


def test_named_files(context, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    multiprocessing.set_sharing_strategy("file_system")
    try:
        inbox, outbox = context.Queue(), context.Queue()
        process = start(context, fill, inbox, outbox)
        tensor = torch.zeros(3)
        inbox.put(tensor)
        assert outbox.get(timeout=30).data_ptr() == tensor.data_ptr() and tensor.sum() == 15
        assert len(list(tmp_path.glob("torch_*"))) == 1
        end(process)
        del tensor
        torch.empty_cache()
        assert not list(tmp_path.iterdir())
    finally:
        multiprocessing.set_sharing_strategy("file_descriptor")


def put_later(shelf):
    time.sleep(0.1)
    shelf.put(torch.ones(2))


def test_get_waits(context):
    shelf = context.Queue()
    process = start(context, put_later, shelf)
    assert shelf.get().sum() == 2
    end(process)
