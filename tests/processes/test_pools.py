"""Pools and managers, and the first design's snippets with ten workers and a pool, as they were printed."""

import multiprocessing as standard
import os
import pathlib
import signal
import subprocess
import sys
from multiprocessing import resource_sharer

import pytest
from census import gone

import torch
import torch.multiprocessing as multiprocessing
from torch.multiprocessing.pool import WorkerLost, end_of


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
