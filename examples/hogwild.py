"""Hogwild: several processes train one network at the same time without locks (Niu, Recht, Re, Wright, 2011).

The parameters are in shared memory. Each process reads and writes them at any time. Simultaneous updates of an
element may be lost; training converges nevertheless.

python examples/hogwild.py --processes 2 --plot curve.png
"""

import argparse

import torch
import torch.multiprocessing as multiprocessing
import torch.nn as nn
import torch.optim as optim
from torch.utils.data import DataLoader, TensorDataset, digits

FEATURES = 28 * 28


def network() -> nn.Sequential:
    """Return a network from images (N, 784) to log-probabilities of ten digits (N, 10)."""
    return nn.Sequential(nn.Linear(FEATURES, 100), nn.ReLU(), nn.Linear(100, 10), nn.LogSoftmax())


def train(model: nn.Module, data: TensorDataset, number: int, options: argparse.Namespace) -> None:
    """Train in one process, with its own order of the digits and its own optimizer, on the shared parameters."""
    torch.set_num_threads(1)
    torch.manual_seed(options.seed + number)
    optimizer = optim.SGD((model, nn.NLLLoss()), lr=options.lr)
    for images, labels in DataLoader(data, batch_size=options.batch_size, shuffle=True):
        optimizer.step(images.view(-1, FEATURES), labels)


def evaluate(model: nn.Module, data: TensorDataset) -> tuple[float, float]:
    """Return (mean loss, accuracy in percent)."""
    images, labels = data.tensors
    with torch.no_grad():
        output = model(images.view(-1, FEATURES))
        loss = nn.NLLLoss()(output, labels)
    return loss.item(), 100 * (output.argmax(1) == labels).float().mean().item()


def plot(path: str, history: list[tuple[float, float]]) -> None:
    """Draw the learning curve into a file."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4), layout="constrained")
    for axes, place, title in zip(figure.subplots(1, 2), (0, 1), ("test loss", "test accuracy in %"), strict=True):
        axes.plot(range(1, len(history) + 1), [row[place] for row in history])
        axes.set(title=title, xlabel="epoch of all processes")
    figure.savefig(path)


def main(arguments: list[str] | None = None) -> float:
    """Run the program, and return the last accuracy in percent."""
    parser = argparse.ArgumentParser(description="Train one network in several processes at once.")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--batch-size", type=int, default=10)
    parser.add_argument("--lr", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", metavar="FILE", help="draw the learning curve, e.g. curve.png")
    options = parser.parse_args(arguments)
    torch.manual_seed(options.seed)
    data, model = digits(), network().share_memory()
    history: list[tuple[float, float]] = []
    for epoch in range(1, options.epochs + 1):
        options.seed += options.processes
        workers = [multiprocessing.Process(target=train, args=(model, data.train, number, options))
                   for number in range(options.processes)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
            if worker.exitcode:
                raise SystemExit(f"a process ended with code {worker.exitcode}")
        history.append(evaluate(model, data.test))
        print("epoch {}  test loss {:.4f}  test accuracy {:.2f} %".format(epoch, *history[-1]))
    if options.plot:
        plot(options.plot, history)
    return history[-1][1]


if __name__ == "__main__":
    main()
