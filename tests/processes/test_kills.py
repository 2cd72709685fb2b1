"""Resources of killed processes are freed: slots of bounded queues, and workers without a parent."""

import os
import queue
import random
import signal
import subprocess
import sys
import time

import pytest
from census import gone
from children import start

import torch
import torch.multiprocessing as multiprocessing
from torch.autograd import Variable


def put_without_end(shelf):
    while True:
        shelf.put(torch.ones(3))


def get_without_end(shelf):
    while True:
        shelf.get()


@pytest.mark.parametrize("size, rounds", [(1, 15), (50, 15)])
def test_places_of_a_bounded_queue_come_back(size, rounds):
    context, draw = multiprocessing.get_context("fork"), random.Random(size)
    shelf = context.Queue(size)
    for _ in range(rounds):
        processes = [start(context, each, shelf) for each in (put_without_end, get_without_end, put_without_end)]
        time.sleep(draw.random() * 0.03)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
            process.close()
    with pytest.raises(queue.Empty):
        while True:
            shelf.get(timeout=0.1)
    assert shelf.qsize() == 0 and not shelf.full()
    for number in range(size):
        shelf.put(number, timeout=5)
    assert shelf.full() and shelf.qsize() == size
    with pytest.raises(queue.Full):
        shelf.put_nowait(size)
    assert [shelf.get(timeout=5) for _ in range(size)] == list(range(size))
    shelf.close()


def hold_its_places(shelf, told):
    shelf.put("x" * (1 << 20))
    shelf.put("y" * (1 << 20))
    told.put(1)
    time.sleep(1000)


def test_a_killed_process_gives_the_places_of_what_it_had_not_sent(context):
    shelf, told = context.Queue(3), context.Queue()
    process = start(context, hold_its_places, shelf, told)
    told.get(timeout=60)
    assert shelf.qsize() == 2
    process.kill()
    process.join()
    process.close()
    while not shelf.empty():
        shelf.get(timeout=5)
    for number in range(3):
        shelf.put(number, timeout=5)
    shelf.close()
    told.close()


def test_variables_and_slices_share():
    shelf, x = multiprocessing.Queue(), Variable(torch.zeros(6), requires_grad=False)
    part = x.data.storage()[1:4]
    shelf.put([x, part])
    there, slice_ = shelf.get(timeout=30)
    x.data.fill_(5)
    assert there.data.tolist() == [5] * 6 and slice_.tolist() == [5, 5, 5] == part.tolist() and not there.requires_grad
    slice_[0] = 7
    assert x.data[1] == 7 and part[0] == 7
    shelf.close()


WORKERS = """
import sys, time, torch
from torch.utils.data import DataLoader
class Slow:
    def __len__(self): return 100
    def __getitem__(self, number):
        time.sleep(1000 if number >= 4 else 0)
        return torch.ones(2)
if __name__ == "__main__":
    loader = iter(DataLoader(Slow(), num_workers=2))
    next(loader)
    print(*[process.pid for process in loader._workers._processes], flush=True)
    time.sleep(1000)
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_parent(number, tmp_path):
    """Also in the midst of a sample."""
    (tmp_path / "main.py").write_text(WORKERS)
    run = subprocess.Popen([sys.executable, tmp_path / "main.py"], stdout=subprocess.PIPE, text=True)
    workers = list(map(int, run.stdout.readline().split()))
    assert len(workers) == 2
    os.kill(run.pid, number)
    run.wait()
    run.stdout.close()
    start = time.monotonic()
    assert gone(workers) and time.monotonic() - start < 3  # 0.3 where nothing else runs


class Failing:
    def __len__(self):
        return 6

    def __getitem__(self, number):
        if number in (1, 4):
            raise KeyError(number)
        return torch.ones(1) * number


@pytest.mark.parametrize("workers", [0, 2])
def test_a_loader_goes_on_behind_an_error(workers):
    result, errors = [], 0
    batches = iter(torch.utils.data.DataLoader(Failing(), num_workers=workers))
    while True:
        try:
            result.append(float(next(batches)[0][0]))
        except KeyError:
            errors += 1
        except StopIteration:
            break
    assert result == [0, 2, 3, 5] and errors == 2


def test_a_sampler_draws_as_it_goes():
    sampler = torch.utils.data.RandomSampler(range(5), replacement=True, num_samples=10**10)
    numbers = iter(sampler)
    assert len(sampler) == 10**10 and {next(numbers) for _ in range(200)} == set(range(5))


TRAINING = """
import resource, sys, numpy, torch
from torch import nn
from torch.autograd import Variable
torch.set_num_threads(4)
size = int(next(line for line in open("/proc/self/status") if line.startswith("VmSize")).split()[1]) << 10
resource.setrlimit(resource.RLIMIT_AS, (size + (int(sys.argv[1]) << 20), resource.RLIM_INFINITY))
try:
    net = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.Flatten(), nn.Linear(8192, 10))
    optimizer = torch.optim.Adam(net.parameters())
    x = Variable(torch.randn(32, 3, 32, 32), requires_grad=False)
    for _ in range(2):
        optimizer.zero_grad()
        net(x).sum().backward()
        optimizer.step()
    torch.save(net.state_dict(), sys.argv[2])
    torch.load(sys.argv[2])
    torch.randn(600, 600).mm(torch.randn(600, 600))
    torch.randn(200, 200).inverse()
    print("done")
except (MemoryError, OSError, ImportError) as error:
    print("refused", error)
"""


@pytest.mark.slow
@pytest.mark.skipif("sanitize" in torch.__file__, reason="the sanitizer maps terabytes")
@pytest.mark.parametrize("extra", range(2, 400, 22))
def test_no_limit_of_memory_ends_a_process(extra, tmp_path):
    done = subprocess.run([sys.executable, "-c", TRAINING, str(extra), tmp_path / "x"], capture_output=True, text=True,
                          timeout=120)
    assert done.returncode == 0 and done.stdout.startswith(("done", "refused")), done.stderr


def test_training_under_a_limit_of_memory(tmp_path):
    for extra in (10, 90):
        test_no_limit_of_memory_ends_a_process(extra, tmp_path)
