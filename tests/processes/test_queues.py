"""Queues, pipes, pools and managers, under fork, forkserver and spawn."""

import collections
import errno
import multiprocessing as standard
import os
import pathlib
import queue
import signal
import subprocess
import sys
import threading
import time
from multiprocessing import resource_sharer

import numpy
import pytest
from census import gone

import torch
import torch.multiprocessing as multiprocessing
import torch.nn as nn
from torch.autograd import Variable
from torch.multiprocessing.pool import WorkerLost, end_of
from torch.multiprocessing.queues import _feed

METHODS = ["fork", "forkserver", "spawn"]


@pytest.fixture(params=METHODS)
def context(request):
    return multiprocessing.get_context(request.param)


def fill(inbox, outbox):
    tensor = inbox.get()
    tensor.fill_(5)
    outbox.put(tensor)


def run(context, target, *args):
    process = context.Process(target=target, args=args)
    process.start()
    return process


def end(process):
    process.join(30)
    assert process.exitcode == 0
    process.close()


def test_what_the_child_writes_the_parent_sees(context):
    inbox, outbox = context.Queue(), context.Queue()
    process = run(context, fill, inbox, outbox)
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
    process = run(context, compare, inbox, outbox)
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
    process = run(context, train, model, nn.MSELoss(), model[0].weight, outbox)
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
    process = run(context, echo, theirs)
    theirs.close()
    tensors = [torch.ones(2).type(f"torch.{name}Tensor") for name in ("Byte", "Half", "Long", "Double")]
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


def double(number):
    return number * 2


def fill_pool(tensor):
    tensor.fill_(10)
    return tensor


def nest(tensor):
    with multiprocessing.get_context("fork").Pool(2) as pool:
        pool.map(fill_pool, [tensor[0], tensor[1]])
    return tensor.sum()


def test_pools(context):
    tensors = [torch.Tensor(2, 2) for _ in range(100)]
    with context.Pool(3) as pool:
        results = pool.map(fill_pool, tensors)
        assert [tensor.sum() for tensor in pool.map(torch.neg, tensors)] == [-40] * 100
        assert pool.apply(double, (4,)) == 8 and list(pool.imap_unordered(double, [1])) == [2]
    assert all(tensor.sum() == 40 for tensor in tensors)
    assert [a.data_ptr() for a in results] == [b.data_ptr() for b in tensors]
    pool.join()


class Worker(multiprocessing.get_context("fork").Process):
    """A worker that may have children of its own."""

    daemon = property(lambda self: False, lambda self, value: None)


class Nesting(type(multiprocessing.get_context("fork"))):
    Process = Worker


def test_pools_in_pools():
    tensors = [torch.zeros(2, 3) for _ in range(6)]
    with Nesting().Pool(2) as pool:
        assert pool.map(nest, tensors) == [60.0] * 6
        pool.close()
        pool.join()
    assert all(tensor.sum() == 60 for tensor in tensors)


def kill_if_seven(number):
    if number == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_pool_says_that_a_worker_was_killed_and_goes_on(context):
    with context.Pool(2) as pool:
        with pytest.raises(WorkerLost, match="SIGKILL"):
            pool.map(kill_if_seven, range(20), chunksize=1)
        assert pool.map(kill_if_seven, range(5)) == [0, 1, 2, 3, 4]
        with pytest.raises(WorkerLost):
            pool.apply(kill_if_seven, (7,))
    pool.join()


def test_how_a_process_ended():
    assert end_of(3) == "exit code 3" and end_of(-9) == "signal 9 (SIGKILL)"
    assert end_of(-40) == "signal 40"  # of real time, which has no name


def test_a_manager(context):
    with context.Manager() as manager:
        shelf = manager.dict()
        shelf["a"] = torch.ones(3)
        assert shelf["a"].sum() == 3
        tasks = manager.Queue()
        tasks.put([torch.zeros(2), 1])
        assert tasks.get()[0].tolist() == [0, 0]
    resource_sharer.stop(timeout=5)  # through which descriptors go where no Connection of ours is


def test_the_standard_queue_passes_tensors_too():
    shelf = standard.get_context("fork").Queue()
    tensor = torch.ones(3)
    shelf.put(tensor)
    received = shelf.get(timeout=30)
    assert received.data_ptr() == tensor.data_ptr()
    shelf.close()
    shelf.join_thread()
    resource_sharer.stop(timeout=5)


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
    writer, waiting, changed = Scarce(), collections.deque([1, 2]), threading.Condition()
    thread = threading.Thread(target=_feed, args=(waiting, changed, writer))
    thread.start()
    while waiting:
        time.sleep(0.001)
    with changed:
        waiting.append(None)
        changed.notify()
    thread.join()
    assert writer.sent == [1, 2] and writer.closed


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
        process = run(context, fill, inbox, outbox)
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


# --- the first design's snippets, as they were printed --------------------------------------------------------------

LOADERS = '''
# loaders.py
# Functions from this file run in the workers

def fill(queue):
  while True:
    tensor = queue.get()
    tensor.fill_(10)
    queue.put(tensor)

def fill_pool(tensor):
  tensor.fill_(10)
'''

PROCESS = '''
# Example 1: Using multiple persistent processes and a Queue
# process.py

import torch
import torch.multiprocessing as multiprocessing
from loaders import fill

# torch.multiprocessing.Queue automatically moves Tensor data to shared memory
# So the main process and worker share the data
queue = multiprocessing.Queue()
buffers = [torch.Tensor(2, 2) for i in range(4)]
for b in buffers:
  queue.put(b)
processes = [multiprocessing.Process(target=fill, args=(queue,)).start() for i in range(10)]
'''

POOL = '''
# Example 2: Using a process pool
# pool.py

import torch
from torch.multiprocessing import Pool
from loaders import fill_pool

tensors = [torch.Tensor(2, 2) for i in range(100)]
pool = Pool(10)
pool.map(fill_pool, tensors)
'''

WAIT = '''
import time
while not all(b.min() == b.max() == 10 for b in buffers):
  time.sleep(0.01)
print(*[child.pid for child in multiprocessing.active_children()], flush=True)
time.sleep(1000)
'''


def write(folder: pathlib.Path, name, text):
    (folder / "loaders.py").write_text(LOADERS)
    (folder / name).write_text(text)
    return [sys.executable, folder / name]


def test_the_snippet_with_ten_persistent_workers(tmp_path):
    program = subprocess.Popen(write(tmp_path, "process.py", PROCESS + WAIT), stdout=subprocess.PIPE, text=True,
                               stderr=subprocess.DEVNULL)
    workers = [int(number) for number in program.stdout.readline().split()]
    assert len(workers) == 10
    program.kill()
    program.wait()
    program.stdout.close()
    assert gone(workers)  # though they only wait for the queue


def test_the_snippet_with_a_pool(tmp_path):
    check = "assert all(t.min() == t.max() == 10 for t in tensors)\npool.close()\npool.join()\nprint('filled')\n"
    done = subprocess.run(write(tmp_path, "pool.py", POOL + check), capture_output=True, text=True, timeout=60)
    assert done.stdout == "filled\n", done.stderr


def put_later(shelf):
    time.sleep(0.1)
    shelf.put(torch.ones(2))


def test_get_waits(context):
    shelf = context.Queue()
    process = run(context, put_later, shelf)
    assert shelf.get().sum() == 2
    end(process)
