"""Models the cost of summing gradients over many nodes, and measures it on slow links: `distributed.py --model`.

A message of n bytes costs a + n / b: latency a, bandwidth b of a link that sends and receives at once. Source:
Thakur, Rabenseifner, Gropp, 2005, Optimization of Collective Communication Operations in MPICH. The cost of additions
is ignored.
"""

import argparse
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve()
GRADIENTS = {"ResNet-50": 25_557_032 * 4, "GPT of 124 M": 124_439_808 * 4}  # bytes
LINKS = {"10 Gb/s Ethernet": (30e-6, 1.15e9), "100 Gb/s InfiniBand": (2e-6, 12e9), "400 Gb/s InfiniBand": (2e-6, 48e9)}
NODES = (2, 8, 64, 256, 1024)
BUCKET = 25 << 20
CHECKED = {"256 KB": 65536, "1 MB": 262144, "4 MB": 1048576}  # floats of a measured sum


def ring(n, p, a, b):
    """Return the cost if each node sends a part of 1/p to its neighbour, 2 (p - 1) times."""
    return 2 * (p - 1) * (a + n / p / b)


def doubling(n, p, a, b):
    """Return the cost if pairs exchange everything, over distances of 1, 2, 4 …"""
    return math.ceil(math.log2(p)) * (a + n / b)


def halving(n, p, a, b):
    """Return the cost if pairs exchange halves, then quarters, …, and the sums in reverse (Rabenseifner)."""
    return 2 * math.ceil(math.log2(p)) * a + 2 * (p - 1) / p * n / b


def sharded(n, p, a, b):
    """Return the cost of a step of fully_shard: weights are gathered in forward and backward, gradients scattered.

    Each of the three moves (p - 1) / p of the bytes, in log p messages a unit of BUCKET bytes.
    """
    return 3 * (math.ceil(n / BUCKET) * math.ceil(math.log2(p)) * a + (p - 1) / p * n / b)


WAYS = {"ring": ring, "tree of all": doubling, "tree of halves": halving}


def least(n, p, a, b):
    return min(way(n, p, a, b) for way in WAYS.values())


def gradients(n, p, a, b):
    """Return the cost of all buckets, one after another."""
    full, rest = divmod(n, BUCKET)
    return full * least(BUCKET, p, a, b) + (least(rest, p, a, b) if rest else 0)


def shown(seconds):
    return f"{seconds * 1e3:.0f}" if seconds >= 0.1 else f"{seconds * 1e3:.1f}"


def model():
    """Return the tables of benchmarks/DISTRIBUTED.md."""
    for name, n in GRADIENTS.items():
        print(f"\n{name}, {n / 1e6:.0f} MB of gradients: ms for ring / tree of halves / buckets of 25 MB; "
              "time as a share of a backward of 300 ms\n")
        print("| nodes | " + " | ".join(LINKS) + " |\n|" + "---|" * (len(LINKS) + 1))
        for p in NODES:
            cells = []
            for a, b in LINKS.values():
                total = gradients(n, p, a, b)
                cells.append(" / ".join(map(shown, (ring(n, p, a, b), halving(n, p, a, b), total)))
                             + f"; {total / 0.3:.0%}")
            print(f"| {p} | " + " | ".join(cells) + " |")
    print("\nfully_shard: ms of communication in a step; times those of DistributedDataParallel\n")
    print("| nodes | " + " | ".join(f"{name}, {link}" for name in GRADIENTS for link in LINKS) + " |\n|"
          + "---|" * (len(LINKS) * len(GRADIENTS) + 1))
    for p in NODES:
        pairs = [(sharded(n, p, *link), gradients(n, p, *link)) for n in GRADIENTS.values() for link in LINKS.values()]
        print(f"| {p} | " + " | ".join(f"{shown(ours)}; {ours / ddp:.2f}" for ours, ddp in pairs) + " |")


def measure(path):
    """Measure on each host latency and bandwidth of the link to the next rank, and the minimum seconds of sums."""
    import torch
    import torch.distributed as dist

    dist.init()
    rank, found = dist.rank(), {}

    def least_seconds(action, rounds):
        times = []
        for _ in range(rounds):
            dist.barrier()
            start = time.perf_counter()
            action()
            times.append(time.perf_counter() - start)
        return min(times)

    def round_trip(tensor):
        if rank == 0:
            dist.send(tensor, 1)
            dist.recv(tensor, 1)
        elif rank == 1:
            dist.recv(tensor, 0)
            dist.send(tensor, 0)

    found["a"] = least_seconds(lambda: round_trip(torch.zeros(1)), 9) / 2
    large = torch.zeros(1 << 20)
    found["b"] = 4 * large.numel() / (least_seconds(lambda: round_trip(large), 4) / 2 - found["a"])
    for name, count in CHECKED.items():
        tensor = torch.zeros(count)
        found[name] = least_seconds(lambda tensor=tensor: dist.all_reduce(tensor), 4)
        part = torch.zeros(count // dist.world_size())
        found[f"{name} sharded"] = 2 * least_seconds(
            lambda whole=tensor, part=part: dist.all_gather_into_tensor(whole, part), 4) + least_seconds(
            lambda whole=tensor, part=part: dist.reduce_scatter_tensor(part, whole), 4)
    if rank == 0:
        pathlib.Path(path).write_text(json.dumps(found))


def check(rate="200mbit"):
    """Compare sums over network namespaces with the model for the measured latency and bandwidth."""
    sys.path.insert(0, str(HERE.parents[1] / "tests/distributed"))
    import hosts

    print(f"\nLinks of {rate}: ms measured; ms of each way by the model, and what was measured over it\n")
    for p in (2, 4):
        with tempfile.TemporaryDirectory() as folder, hosts.joined(pathlib.Path(folder), p, rate) as command:
            path = pathlib.Path(folder, "found.json")
            subprocess.run(command("-n", str(p), str(HERE), str(path)), check=True, timeout=120,
                           env={**os.environ, **hosts.ENVIRONMENT})
            found = json.loads(path.read_text())
        a, b = found["a"], found["b"]
        print(f"{p} nodes, a = {a * 1e3:.2f} ms, b = {b / 1e6:.1f} MB/s")
        for name, count in CHECKED.items():
            each = {way: cost(4 * count, p, a, b) for way, cost in WAYS.items()}
            print(f"  {name:7} {found[name] * 1e3:8.2f} measured; " + ", ".join(
                f"{way} {cost * 1e3:.2f}: {found[name] / cost:.2f}" for way, cost in each.items()))
            cost, seconds = sharded(4 * count, p, a, b), found[f"{name} sharded"]
            print(f"          {seconds * 1e3:8.2f} sharded; model {cost * 1e3:.2f}: {seconds / cost:.2f}")


def main(checks):
    model()
    if checks:
        check()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("path")
    measure(parser.parse_args().path)
