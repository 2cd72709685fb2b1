"""Trains a network on several ranks in three ways, and draws the loss by samples and by seconds.

python examples/distributed.py --plot curves.png         1, 2 and 4 ranks in each way, one job after another
torchrun -n 2 examples/distributed.py --way ddp          one job: ddp, sgd (AllReduceSGD) or ea (AllReduceEA)
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

from mnist import Network

import torch
import torch.distributed as dist
import torch.nn as nn
import torch.optim as optim
from torch.distributed.distlearn import AllReduceEA, AllReduceSGD
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset, digits

WAYS = {"ddp": "DistributedDataParallel", "sgd": "AllReduceSGD", "ea": "AllReduceEA"}
EVERY = 4  # steps between points of the curve


def train(options: argparse.Namespace) -> list[tuple[int, float, float]]:
    """Run one job, and return points (samples of all ranks, seconds, loss); batch_size counts all ranks."""
    torch.manual_seed(options.seed)
    data = digits().train
    sampler = DistributedSampler(data, seed=options.seed)
    batches = DataLoader(data, batch_size=max(1, options.batch_size // dist.world_size()), sampler=sampler)
    network = Network()
    model = DistributedDataParallel(network) if options.way == "ddp" else network
    optimizer = optim.SGD(network.parameters(), lr=options.lr, momentum=0.9)
    sgd, ea = AllReduceSGD(), AllReduceEA(tau=4, alpha=0.9 / dist.world_size())
    points, seen, losses, start = [], 0, torch.zeros(2), time.perf_counter()
    for epoch in range(options.epochs):
        sampler.set_epoch(epoch)
        for step, (images, labels) in enumerate(batches, 1):
            optimizer.zero_grad()
            loss = nn.functional.nll_loss(model(images), labels)
            loss.backward()
            if options.way == "sgd":
                sgd.sum_and_normalize_gradients([one.grad for one in network.parameters()])
            optimizer.step()
            if options.way == "ea":
                ea.average_parameters(network)
            seen += images.size(0) * dist.world_size()
            losses += torch.tensor([loss.item(), 1])
            if step % EVERY == 0:
                dist.all_reduce(losses)
                points.append((seen, time.perf_counter() - start, float(losses[0] / losses[1])))
                losses.zero_()
    if options.way == "sgd":
        sgd.synchronize_parameters(network)
    elif options.way == "ea":
        ea.synchronize_parameters(network)
    if dist.rank() == 0:
        print(f"{WAYS[options.way]:24} {dist.world_size()} ranks: loss {points[-1][2]:.4f} after {seen} samples and "
              f"{points[-1][1]:.1f} s, test accuracy {accuracy(network):.2f} %")
    return points


def accuracy(network: nn.Module) -> float:
    """Return the percentage of correctly classified test digits."""
    test = digits().test
    assert isinstance(test, TensorDataset)
    images, labels = test.tensors
    network.eval()
    with torch.no_grad():
        right = network(images).argmax(1) == labels
    return float(100 * right.float().mean())


def jobs(options: argparse.Namespace) -> dict[str, list[tuple[int, float, float]]]:
    """Return the curves of all jobs by name."""
    curves = {}
    with tempfile.TemporaryDirectory() as folder:
        for way in WAYS:
            for ranks in options.ranks:
                points = pathlib.Path(folder, f"{way}{ranks}.json")
                subprocess.run([sys.executable, "-m", "torch.distributed.run", "-n", str(ranks), __file__, "--way", way,
                                "--points", str(points), "--epochs", str(options.epochs), "--lr", str(options.lr),
                                "--batch-size", str(options.batch_size), "--seed", str(options.seed)], check=True)
                curves[f"{WAYS[way]}, {ranks} rank{'s' if ranks > 1 else ''}"] = json.loads(points.read_text())
    return curves


def plot(path: str, curves: dict[str, list[tuple[int, float, float]]]) -> None:
    """Draw loss by samples and by seconds."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 5), layout="constrained")
    panels = figure.subplots(1, 2, sharey=True)
    for name, points in curves.items():
        style = {"1": ":", "2": "--", "4": "-"}.get(name.split()[-2], "-")
        color = f"C{[*WAYS.values()].index(name.split(',')[0])}"
        for panel, axis in zip(panels, (0, 1), strict=True):
            panel.semilogy([point[axis] for point in points], [point[2] for point in points], style, color=color,
                           label=name)
    panels[0].set(xlabel="samples", ylabel="training loss")
    panels[1].set(xlabel="seconds")
    panels[1].legend(fontsize=8)
    figure.savefig(path)
    print(f"wrote {path}")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train the digits' network on several ranks.")
    parser.add_argument("--way", choices=WAYS, help="one job, on the ranks that torchrun started")
    parser.add_argument("--ranks", type=int, nargs="+", default=[1, 2, 4], help="ranks of each job (1 2 4)")
    parser.add_argument("--epochs", type=int, default=3, help="passes over the training digits (%(default)s)")
    parser.add_argument("--batch-size", type=int, default=48, help="digits of a step on all ranks (%(default)s)")
    parser.add_argument("--lr", type=float, default=0.02, help="learning rate (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all random numbers (%(default)s)")
    parser.add_argument("--points", metavar="FILE", help="write the points of the curve")
    parser.add_argument("--plot", metavar="FILE", help="draw all curves, e.g. curves.png")
    options = parser.parse_args(arguments)
    if options.way:
        dist.init()
        points = train(options)
        if options.points and dist.rank() == 0:
            pathlib.Path(options.points).write_text(json.dumps(points))
    else:
        curves = jobs(options)
        if options.plot:
            plot(options.plot, curves)


if __name__ == "__main__":
    main()
