"""Times torch.distributed on two ranks of one machine, against mpi4py, one rank, and PyTorch with gloo.

PYTHON benchmarks/distributed.py [--peer PYTHON] [--rounds N]    prints a table; the peer has PyTorch PYTHON
PYTHON benchmarks/distributed.py memory [--peer PYTHON]   prints the memory of sharded layers on 1, 2 and 4 ranks
benchmarks/distributed.py --model [--check]               prints the cost model; with --check, also measurements

Figures are ratios of minimum times of alternating measurements; of 25 MB and more, medians of paired ratios.
benchmarks/DISTRIBUTED.md has them, and the model.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve()
SIZES = {"1 KB": 256, "32 KB": 8192, "1 MB": 262144, "25 MB": 6553600, "100 MB": 26214400}
STEPS = {"digits": 2, "resnet": 1}  # in one sample of time


def networks():
    """Return two networks and a batch for each, with names that both libraries have."""
    from torch import nn

    class Block(nn.Module):
        def __init__(self, before, width, stride):
            super().__init__()
            self.path = nn.Sequential(
                nn.Conv2d(before, width, 3, stride, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
                nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))
            same = before == width and stride == 1
            self.shortcut = nn.Sequential() if same else nn.Sequential(
                nn.Conv2d(before, width, 1, stride, bias=False), nn.BatchNorm2d(width))

        def forward(self, x):
            return nn.functional.relu(self.path(x) + self.shortcut(x))

    digits = nn.Sequential(nn.Conv2d(1, 20, 5), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(20, 50, 5), nn.ReLU(),
                           nn.MaxPool2d(2), nn.Flatten(), nn.Linear(800, 500), nn.ReLU(), nn.Linear(500, 10))
    blocks, before = [nn.Conv2d(3, 64, 3, 1, 1, bias=False), nn.BatchNorm2d(64), nn.ReLU()], 64
    for stage in range(4):
        for number in range(2):
            blocks.append(Block(before, 64 << stage, 2 if stage and not number else 1))
            before = 64 << stage
    resnet = nn.Sequential(*blocks, nn.AvgPool2d(4), nn.Flatten(), nn.Linear(512, 10))
    return {"digits": (digits, (64, 1, 28, 28)), "resnet": (resnet, (8, 3, 32, 32))}


class Step:
    """A training step of a network."""

    def __init__(self, name, wrap):
        import torch
        from torch import nn, optim
        from torch.autograd import Variable

        torch.manual_seed(1)
        network, size = networks()[name]
        self.model, self.count = wrap(network), STEPS[name]
        self.optimizer = optim.SGD(self.model.parameters(), lr=0.01, momentum=0.9)
        self.input = Variable(torch.randn(*size), requires_grad=False)
        self.labels = Variable(torch.arange(0, size[0]).long() % 10, requires_grad=False)
        self.loss = nn.CrossEntropyLoss()

    def __call__(self):
        for _ in range(self.count):
            self.optimizer.zero_grad()
            self.loss(self.model(self.input), self.labels).backward()
            self.optimizer.step()


def sharded(network):
    """Shard each layer with parameters, then the rest."""
    from torch.distributed.fsdp import fully_shard

    for layer in network.modules():
        if layer is not network and not list(layer.children()) and list(layer.parameters()):
            fully_shard(layer)
    fully_shard(network)
    return network


class Local(Step):
    """A training step without communication."""

    def __call__(self):
        with self.model.no_sync():
            super().__call__()


def in_turn(cases, rounds, meet):
    """Return a list of seconds for each case, without the first sample. All ranks synchronize before each sample.

    The order alternates.
    """
    times = {name: [] for name in cases}
    for turn in range(rounds + 1):
        for name, case in list(cases.items())[:: 1 if turn % 2 else -1]:
            meet()
            start = time.perf_counter()
            case()
            if turn:
                times[name].append(time.perf_counter() - start)
    return times


def sums(dist, numbers):
    """Return functions that sum tensors of several sizes, and arrays through mpi4py if it is available."""
    import torch

    cases = {}
    for name, count in numbers.items():
        tensor, often = torch.zeros(count), max(1, min(100, 500_000 // count))
        cases[f"{name} ours"] = lambda tensor=tensor, often=often: [dist.all_reduce(tensor) for _ in range(often)]
        if hasattr(dist, "distlearn"):
            import numpy
            from mpi4py import MPI

            array, comm = numpy.zeros(count, numpy.float32), MPI.COMM_WORLD
            cases[f"{name} mpi4py"] = lambda array=array, often=often, comm=comm: [
                comm.Allreduce(MPI.IN_PLACE, array) for _ in range(often)]
    return cases


def measure(path, rounds):
    """Measure one library on each of its ranks; the first rank writes medians of seconds."""
    import torch
    import torch.distributed as dist
    from torch.nn.parallel import DistributedDataParallel

    torch.set_num_threads(1)
    dist.init_process_group("gloo")
    small = {name: count for name, count in SIZES.items() if count < 1 << 20}
    large = {name: count for name, count in SIZES.items() if name not in small}
    found = in_turn(sums(dist, small), 10 * rounds, dist.barrier) | in_turn(sums(dist, large), 4 * rounds, dist.barrier)
    for name in STEPS:
        cases = {f"{name} ddp": Step(name, DistributedDataParallel),
                 f"{name} local": Local(name, DistributedDataParallel), f"{name} sharded": Step(name, sharded)}
        alone = Step(name, lambda network: network)
        flat = torch.zeros(sum(one.numel() for one in alone.model.parameters()))
        cases[f"{name} sum"] = lambda flat=flat, name=name: [dist.all_reduce(flat) for _ in range(STEPS[name])]
        found |= in_turn(cases, rounds, dist.barrier)
        if dist.get_rank() == 0:  # the other rank waits, as on a machine with idle cores
            found |= in_turn({f"{name} one": alone}, rounds, lambda: None)
        dist.barrier()
    if dist.get_rank() == 0:
        pathlib.Path(path).write_text(json.dumps(found))


def measure_one(path, rounds):
    """Run a job of one rank: a step with and without DistributedDataParallel."""
    import torch
    import torch.distributed as dist
    from torch.nn.parallel import DistributedDataParallel

    torch.set_num_threads(1)
    dist.init_process_group("gloo")
    cases = {}
    for name in STEPS:
        cases |= {f"{name} wrapped": Step(name, DistributedDataParallel), f"{name} bare": Step(name, lambda net: net)}
    pathlib.Path(path).write_text(json.dumps(in_turn(cases, rounds, lambda: None)))


def resident(name):
    """Return a line of /proc/self/status, in MiB."""
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith(name)) / 1024


def measure_memory(path, rounds):
    """Write how far resident memory grows over three steps of eight sharded layers of 4 MiB with Adam, at most."""
    import torch
    import torch.distributed as dist
    from torch import nn, optim

    torch.set_num_threads(1)
    dist.init_process_group("gloo")
    first = sharded(nn.Sequential(nn.Linear(8, 8, bias=False)))  # loads what the libraries load late
    early = optim.Adam(first.parameters())
    first(torch.ones(1, 8)).sum().backward()
    early.step()
    start = resident("VmRSS:")
    model = nn.Sequential(*(layer for _ in range(8) for layer in (nn.Linear(1024, 1024, bias=False), nn.ReLU())))
    sharded(model)
    optimizer = optim.Adam(model.parameters())
    for _ in range(3):
        optimizer.zero_grad()
        model(torch.ones(4, 1024)).sum().backward()
        optimizer.step()
    if dist.get_rank() == 0:
        found = {"end": resident("VmRSS:") - start, "peak": resident("VmHWM:") - start}
        pathlib.Path(path).write_text(json.dumps(found))
    dist.barrier()


def memory(options):
    """Print the memory of a rank on 1, 2 and 4 ranks."""
    for ranks in (1, 2, 4):
        for name, python in {"ours": options.ours, "peer": options.peer}.items():
            found = job(python, "resident", 1, ranks) if python else {}
            print(f"{ranks} ranks, {name}:", ", ".join(f"{key} {value:.0f} MiB" for key, value in found.items()))


def job(python, what, rounds, ranks):
    """Run a measurement on some ranks, under a Python."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "found.json")
        number = ["--nproc-per-node", str(ranks)]
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run([python, "-m", "torch.distributed.run", *number, str(HERE), what, str(path), "--rounds",
                        str(rounds)], check=True, cwd="/", stdout=subprocess.DEVNULL, env=own)
        return json.loads(path.read_text())


def ratio(found, one, other):
    """Return the ratio of the minimum times, which depend least on other processes."""
    return min(found[one]) / min(found[other])


def paired(found, one, other):
    """Return the median ratio of neighbouring samples: of calls that take milliseconds no sample is undisturbed."""
    return statistics.median(a / b for a, b in zip(found[one], found[other], strict=True))


def table(options):
    two, one = job(options.ours, "measure", options.rounds, 2), job(options.ours, "one", 2 * options.rounds, 1)
    peer = job(options.peer, "measure", options.rounds, 2) if options.peer else None
    for name in SIZES:
        often = max(1, min(100, 500_000 // SIZES[name]))
        compared = ratio if often > 1 else paired
        line = f"all-reduce {name:7} {min(two[f'{name} ours']) / often * 1e6:10.1f} us  of mpi4py's " \
               f"{compared(two, f'{name} ours', f'{name} mpi4py'):.2f}"
        print(line + (f"  of gloo's {min(two[f'{name} ours']) / min(peer[f'{name} ours']):.2f}" if peer else ""))
    for name, count in STEPS.items():
        step, local, one_rank, total = (min(two[f"{name} {what}"]) for what in ("ddp", "local", "one", "sum"))
        hidden = 1 - (step - local) / total
        line = f"step {name:7} {step / count * 1e3:8.2f} ms on 2 ranks, of one rank's {step / one_rank:.2f}, of its " \
               f"own without sums {step / local:.2f}; hidden {hidden:.0%} of a sum of " \
               f"{total / count * 1e3:.2f} ms"
        print(line + (f"; of PyTorch's on gloo {step / min(peer[f'{name} ddp']):.2f}" if peer else ""))
        if peer:
            print(f"step {name:7} sharded: {min(two[f'{name} sharded']) / count * 1e3:.2f} ms, of PyTorch's "
                  f"{min(two[f'{name} sharded']) / min(peer[f'{name} sharded']):.2f}")
        print(f"step {name:7} wrapped, one rank: {ratio(one, f'{name} wrapped', f'{name} bare'):.3f} of bare")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("table", "measure", "one", "memory", "resident"),
                        default="table")
    parser.add_argument("path", nargs="?")
    parser.add_argument("--ours", default=sys.executable)
    parser.add_argument("--peer", help="a Python with PyTorch")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--model", action="store_true", help="print the cost model")
    parser.add_argument("--check", action="store_true", help="compare it with sums measured over links of limited rate")
    options = parser.parse_args()
    if options.model:
        import distributed_model

        distributed_model.main(options.check)
    elif options.what in ("table", "memory"):
        {"table": table, "memory": memory}[options.what](options)
    else:
        {"measure": measure, "one": measure_one, "resident": measure_memory}[options.what](options.path, options.rounds)


if __name__ == "__main__":
    main()
