"""DataLoader: order, sharing, seeds, and every way in which workers fail."""

import errno
import os
import random
import signal
import subprocess
import sys
import time

import numpy
import pytest
from census import gone

import torch
from torch.multiprocessing.connection import Connection
from torch.utils.data import DataLoader, Dataset, TensorDataset, default_collate, default_convert, get_worker_info

pytestmark = pytest.mark.usefixtures("nothing_is_left")


class Squares(Dataset):
    """Sample i is (i, i * i as a tensor)."""

    def __init__(self, count):
        self.count = count

    def __len__(self):
        return self.count

    def __getitem__(self, number):
        return number, torch.ones(3) * number * number


class Draws(Squares):
    """Return numbers from the three kinds of generators."""

    def __getitem__(self, number):
        info = get_worker_info()
        return random.random(), float(numpy.random.rand()), torch.rand(1)[0], info.seed if info else -1


class Failing(Squares):
    """Sample 7 goes wrong in a way of its own."""

    def __init__(self, count, how):
        super().__init__(count)
        self.how = how

    def __getitem__(self, number):
        if number == 7:
            if self.how == "raise":
                raise LookupError("sample 7 is missing")
            if self.how == "odd":
                raise Odd("a", "b")
            if self.how == "ragged":
                return number, torch.ones(4)
            if self.how == "kill":
                os.kill(os.getpid(), signal.SIGKILL)
            if self.how == "exit":
                os._exit(3)
            if self.how == "hang":
                time.sleep(1000)
        return super().__getitem__(number)


class Odd(Exception):
    """Cannot be unpickled."""

    def __init__(self, a, b):
        super().__init__(a)


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_batches_come_in_order(workers, method):
    loader = DataLoader(Squares(23), batch_size=4, num_workers=workers, multiprocessing_context=method)
    assert len(loader) == 6
    for _ in range(2):
        batches = list(loader)
        assert [batch[0].tolist() for batch in batches] == [list(range(s, min(s + 4, 23))) for s in range(0, 23, 4)]
        assert batches[5][1].tolist() == [[n * n] * 3 for n in range(20, 23)]
        assert all(batch[1].is_shared() == bool(workers) for batch in batches)


@pytest.mark.parametrize("workers", [0, 2])
def test_options(workers):
    data = TensorDataset(torch.LongTensor(list(range(10))))

    def seen(**options):
        return [batch[0].tolist() for batch in DataLoader(data, num_workers=workers, **options)]

    assert seen(batch_size=4, drop_last=True) == [[0, 1, 2, 3], [4, 5, 6, 7]]
    torch.manual_seed(3)
    first = seen(batch_size=4, shuffle=True)
    assert sorted(sum(first, [])) == list(range(10)) and sum(first, []) != list(range(10))
    torch.manual_seed(3)
    assert seen(batch_size=4, shuffle=True) == first != seen(batch_size=4, shuffle=True)
    assert seen(batch_size=2, sampler=[5, 3, 1]) == [[5, 3], [1]]
    assert seen(batch_sampler=[[1, 2], [7]]) == [[1, 2], [7]]
    assert seen(batch_size=4, pin_memory=True)[0] == [0, 1, 2, 3]
    lists = list(DataLoader(data, batch_size=6, num_workers=workers, collate_fn=len))
    assert lists == [6, 4]
    assert list(DataLoader(TensorDataset(torch.zeros(0, 3)), num_workers=workers, shuffle=True)) == []


def test_what_the_loop_draws_does_not_depend_on_the_workers():
    drawn = []
    for workers in (0, 1, 2):
        torch.manual_seed(5)
        loader = DataLoader(Squares(6), batch_size=2, shuffle=True, num_workers=workers)
        order = [batch[0].tolist() for batch in loader]
        drawn.append((order, torch.rand(1)[0]))
    assert drawn[0] == drawn[1] == drawn[2]


def test_seeds(method):
    def draw():
        return [tuple(part.tolist() for part in batch)
                for batch in DataLoader(Draws(8), batch_size=2, num_workers=2, multiprocessing_context=method)]

    torch.manual_seed(1)
    first, second = draw(), draw()
    torch.manual_seed(1)
    assert draw() == first != second
    for kind in range(3):
        values = [value for batch in first + second for value in batch[kind]]
        assert len(set(values)) == len(values)
    seeds = [batch[3][0] for batch in first]
    assert seeds[1] == seeds[0] + 1 and seeds[2] == seeds[0] and get_worker_info() is None


class Numbers(Squares):
    """Sample i is i."""

    def __getitem__(self, number):
        return number


def long_lists(samples):
    return ["x" * 15_000]


def test_more_is_under_way_than_the_kernel_takes():
    """Both the numbers sent to a worker and the batches it sends fill their socket's buffer."""
    loader = DataLoader(Numbers(300_000), batch_size=3000, num_workers=1, prefetch_factor=100, collate_fn=long_lists)
    assert sum(len(batch[0]) for batch in loader) == 100 * 15_000


def test_refused_arguments():
    data = Squares(4)
    for options, text in (({"shuffle": True, "sampler": [1]}, "sampler"), ({"num_workers": -1}, "num_workers"),
                          ({"timeout": -1}, "timeout"), ({"batch_size": 0}, "batch_size"),
                          ({"batch_sampler": [], "drop_last": True}, "batch_sampler"),
                          ({"prefetch_factor": 2}, "prefetch_factor needs num_workers"),
                          ({"prefetch_factor": 0, "num_workers": 1}, "prefetch_factor must be")):
        with pytest.raises(ValueError, match=text):
            DataLoader(data, **options)


def test_workers_end_with_the_pass():
    batches = iter(DataLoader(Squares(50), num_workers=2))
    workers = list(batches._workers)
    held = batches._workers
    assert all(worker.is_alive() for worker in workers)
    del batches
    for worker in workers:
        worker.join(20)
    assert [worker.exitcode for worker in workers] == [0, 0] and len(held) == 2


def name_threads(number):
    assert number in (0, 1) and torch.get_num_threads() == 1


def fail_at_start(number):
    raise ValueError("no such disk")


def test_worker_init_fn(method):
    assert len(list(DataLoader(Squares(4), num_workers=2, worker_init_fn=name_threads,
                               multiprocessing_context=method))) == 4
    with pytest.raises(ValueError, match="no such disk"):
        list(DataLoader(Squares(4), num_workers=2, worker_init_fn=fail_at_start, multiprocessing_context=method))


# --- faults ---------------------------------------------------------------------------------------------------------


def load(how, method="fork", **options):
    loader = DataLoader(Failing(40, how), batch_size=2, num_workers=2, multiprocessing_context=method, **options)
    seen = []
    for batch in loader:
        seen.append(batch)
    return seen


def test_a_dataset_that_raises(method):
    with pytest.raises(LookupError, match="sample 7 is missing") as caught:
        load("raise", method)
    cause = str(caught.value.__cause__)
    assert "in worker 1 of the DataLoader" in cause and "__getitem__" in cause and "test_loader.py" in cause


def test_an_exception_that_cannot_be_pickled():
    with pytest.raises(RuntimeError, match="Odd: a") as caught:
        load("odd")
    assert "__getitem__" in str(caught.value.__cause__)


def test_ragged_samples():
    with pytest.raises(RuntimeError, match=r"sample\[1\]: .*FloatTensor 3, sample 1 is a FloatTensor 4") as caught:
        load("ragged")
    assert "worker 1" in str(caught.value.__cause__)


@pytest.mark.parametrize("options", [{}, {"num_workers": 1}, {"num_workers": 2}, {"num_workers": 3},
                                     {"num_workers": 2, "persistent_workers": True}])
def test_the_next_batch_comes_behind_an_exception_of_the_dataset(options):
    loader = DataLoader(Failing(40, "raise"), batch_size=2, **options)
    for _ in range(2):
        batches = iter(loader)
        assert [next(batches)[0].tolist() for _ in range(3)] == [[0, 1], [2, 3], [4, 5]]
        with pytest.raises(LookupError, match="sample 7 is missing"):
            next(batches)
        assert [batch[0].tolist() for batch in batches] == [[n, n + 1] for n in range(8, 40, 2)]
        with pytest.raises(StopIteration):
            next(batches)


@pytest.mark.parametrize("options", [{}, {"num_workers": 1, "prefetch_factor": 1}])
def test_nothing_comes_behind_an_exception_of_the_sampler(options):
    batches = iter(DataLoader(Squares(4), batch_sampler=one_batch_and_an_error(), **options))
    with pytest.raises(OSError, match="ends here"):
        while True:
            next(batches)
    assert list(batches) == []


def test_nothing_comes_behind_a_worker_that_died():
    batches = iter(DataLoader(Failing(40, "kill"), batch_size=2, num_workers=2))
    with pytest.raises(RuntimeError, match="worker 1"):
        while True:
            next(batches)
    assert list(batches) == []


def one_batch_and_an_error():
    yield [0]
    raise OSError("the list of samples ends here")


@pytest.mark.parametrize("workers", [0, 1])
def test_a_batch_sampler_that_raises_or_is_empty(workers):
    with pytest.raises(OSError, match="ends here"):
        list(DataLoader(Squares(4), num_workers=workers, batch_sampler=one_batch_and_an_error()))
    loader = DataLoader(Squares(4), num_workers=workers, batch_sampler=[])
    assert list(loader) == [] and len(loader) == 0


def test_what_cannot_be_sent_to_a_worker_is_not_forgotten(monkeypatch):
    batches = iter(DataLoader(Squares(8), num_workers=1, prefetch_factor=1))

    def scarce(*_, **__):
        raise OSError(errno.EMFILE, "no descriptor is free")

    monkeypatch.setattr(Connection, "transmit", scarce)
    with pytest.raises(OSError, match="no descriptor is free"):
        next(batches)


@pytest.mark.parametrize("how, text", [("kill", r"signal 9 \(SIGKILL\)"), ("exit", "exit code 3")])
def test_a_worker_that_dies(method, how, text):
    with pytest.raises(RuntimeError, match=rf"worker 1 .* ended with {text}.* samples \[6, 7\]"):
        load(how, method)


def test_a_dataset_that_hangs():
    with pytest.raises(RuntimeError, match=r"worker 1 gave no batch within 0.5 seconds; it was to load .*\[6, 7\]"):
        load("hang", timeout=0.5)


class Reader:
    """Holds what cannot be sent."""

    def __init__(self):
        self.settings = {"file": open(os.devnull)}


class Reading(Squares):
    def __init__(self):
        super().__init__(4)
        self.reader = Reader()


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_what_cannot_be_pickled_is_named(method):
    data = Reading()
    with pytest.raises(TypeError, match=r"dataset\.reader\.settings\['file'\], a TextIOWrapper, cannot be sent"):
        next(iter(DataLoader(data, num_workers=1, multiprocessing_context=method)))
    with pytest.raises(TypeError, match="collate_fn, a function, cannot be sent"):
        next(iter(DataLoader(Squares(4), num_workers=1, multiprocessing_context=method, collate_fn=lambda x: x)))
    assert len(list(DataLoader(data, num_workers=1, multiprocessing_context="fork"))) == 4
    data.reader.settings["file"].close()


def test_a_loop_that_is_left(method):
    for batch in DataLoader(Squares(1000), batch_size=2, num_workers=2, multiprocessing_context=method):
        if batch[0][0] == 4:
            break
    two = [iter(DataLoader(Squares(100), num_workers=2, multiprocessing_context=method)) for _ in range(2)]
    assert [next(one)[0][0] for one in two for _ in range(3)] == [0, 1, 2] * 2


PROGRAM = """
import signal, sys, time, torch
from torch.utils.data import DataLoader, Dataset

signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored where the tests run in the background

class Slow(Dataset):
    def __len__(self):
        return 10_000

    def __getitem__(self, number):
        time.sleep(0.01)
        return torch.ones(100)

if __name__ == "__main__":
    import multiprocessing
    loader = DataLoader(Slow(), batch_size=2, num_workers=2, multiprocessing_context=sys.argv[1])
    for number, batch in enumerate(loader):
        if number == 5:
            print(*[child.pid for child in multiprocessing.active_children()], flush=True)
"""


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL, signal.SIGTERM])
def test_a_program_that_is_stopped_in_the_middle(tmp_path, method, sent):
    """Ctrl-C reaches the whole group, workers too; the others only the main process."""
    (tmp_path / "main.py").write_text(PROGRAM)
    program = subprocess.Popen([sys.executable, tmp_path / "main.py", method], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, start_new_session=True)
    workers = list(map(int, program.stdout.readline().split()))
    assert len(workers) == 2
    if sent == signal.SIGINT:
        os.killpg(program.pid, sent)
    else:
        program.send_signal(sent)
    _, errors = program.communicate(timeout=60)
    assert gone(workers)
    if sent == signal.SIGINT:
        assert errors.count("Traceback") == 1 and errors.rstrip().endswith("KeyboardInterrupt"), errors


def test_persistent_workers_give_the_same_iterator_which_lists_its_processes():
    loader = DataLoader(range(6), num_workers=2, persistent_workers=True)
    passes = iter(loader)
    processes = list(passes._workers)
    assert len(passes._workers) == 2 and all(process.is_alive() for process in processes)
    assert [batch.item() for batch in passes] == list(range(6))
    assert iter(loader) is passes and [batch.item() for batch in passes] == list(range(6))
    del passes, loader
    for process in processes:
        process.join(20)
    assert [process.exitcode for process in processes] == [0, 0]


def test_arrays_of_words_are_a_batch_and_tuples_become_lists():
    words = numpy.array(["a", "b"])
    assert default_collate(words) is words
    assert default_convert((1, (2, numpy.float64(3)))) == [1, [2, 3]]


def test_more_workers_than_cores_are_a_warning():
    with pytest.warns(UserWarning, match="num_workers is 5000, but there are"):
        DataLoader(range(4), num_workers=5000)


def test_ints_among_floats_are_not_cut():
    assert default_collate([1, 2.5]).tolist() == [1, 2.5]
    assert default_collate([True, 2]).dtype is default_collate([2, True]).dtype is torch.int64


def test_a_loader_of_batches_has_no_batch_size():
    loader = DataLoader(range(4), batch_sampler=[[0, 1, 2], [3]])
    assert loader.batch_size is None and [batch.tolist() for batch in loader] == [[0, 1, 2], [3]]
