"""Times sending of tensors and loading of data, for one library or two.

PYTHON benchmarks/processes.py                     figures of this interpreter's torch, as JSON
PYTHON benchmarks/processes.py --peer OTHER_PYTHON  both in turn, three rounds, medians and ratios
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import time

MEGABYTES_10 = 10 * 1024 * 1024 // 4
KILOBYTE = 1024 // 4


def answer(inbox, outbox):
    """Receive tensors, read each, and answer every None with the number of tensors."""
    import torch

    torch.set_num_threads(1)
    count = 0
    while True:
        tensor = inbox.get()
        if tensor is None:
            outbox.put(count)
            count = 0
        elif isinstance(tensor, str):
            return
        else:
            count += int(tensor.view(-1)[0] == tensor.view(-1)[-1])


def seconds_to_send(size, count, rounds):
    """Return the best time to send `count` new tensors of `size` floats through a Queue and read them."""
    import torch
    import torch.multiprocessing as multiprocessing

    inbox, outbox = multiprocessing.Queue(), multiprocessing.Queue()
    process = multiprocessing.Process(target=answer, args=(inbox, outbox))
    process.start()
    times = []
    for _ in range(rounds):
        tensors = [torch.ones(size) for _ in range(count)]
        start = time.perf_counter()
        for tensor in tensors:
            inbox.put(tensor)
        inbox.put(None)
        assert outbox.get() == count
        times.append(time.perf_counter() - start)
        del tensors, tensor
    inbox.put("end")
    process.join()
    return statistics.median(times)


class Small:
    """2000 samples of 16 numbers and a label, one by one."""

    def __init__(self):
        import torch

        self.samples, self.make = torch.randn(2000, 16), torch.ones

    def __getitem__(self, number):
        return self.samples[number], number % 10

    def __len__(self):
        return 2000


def loading(workers, rounds=5):
    """Return (seconds until the first batch, seconds for each further batch of 20 small samples)."""
    from torch.utils.data import DataLoader

    loader = DataLoader(Small(), batch_size=20, num_workers=workers)
    first, each = [], []
    for _ in range(rounds):
        start = time.perf_counter()
        batches = iter(loader)
        next(batches)
        begun = time.perf_counter()
        count = sum(1 for _ in batches)
        each.append((time.perf_counter() - begun) / count)
        first.append(begun - start)
    return statistics.median(first), statistics.median(each)


def measure():
    import torch

    torch.set_num_threads(1)
    figures = {"send_10_megabytes": seconds_to_send(MEGABYTES_10, 1, 15),
               "send_1000_kilobytes": seconds_to_send(KILOBYTE, 1000, 5)}
    for workers in (0, 2):
        first, each = loading(workers)
        figures[f"loader_{workers}_workers_start"], figures[f"loader_{workers}_workers_batch"] = first, each
    return figures


def compare(peer, rounds):
    """Print each figure of both libraries and their ratio, ours / peer's."""
    sides = {sys.executable: {}, peer: {}}
    for _ in range(rounds):
        for python, figures in sides.items():
            done = subprocess.run([python, pathlib.Path(__file__).resolve()], capture_output=True, text=True,
                                  check=True, cwd="/")
            for name, value in json.loads(done.stdout.splitlines()[-1]).items():
                figures.setdefault(name, []).append(value)
    ours, theirs = sides.values()
    for name in theirs:
        a, b = statistics.median(ours[name]), statistics.median(theirs[name])
        print(f"{name:24} ours {a * 1e3:9.3f} ms  peer {b * 1e3:9.3f} ms  ratio {a / b:5.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", help="a Python with another torch in it")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    if options.peer:
        compare(options.peer, options.rounds)
    else:
        print(json.dumps(measure()))
