"""The alpha's MNIST network with Lua's interface: trained with torch.legacy, saved as .t7, loaded and converted.

python examples/legacy.py                  the digits in this repository, enlarged to 28 x 28
python examples/legacy.py --data FOLDER    MNIST's IDX files
python examples/legacy.py --file model.t7  file of the network for Lua
"""

# mypy: allow-untyped-calls

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
import torch.nn
import torch.optim
from torch import Tensor
from torch.legacy import nn, optim
from torch.legacy.convert import convert
from torch.utils.data import Digits, digits
from torch.utils.serialization import load_lua, save_lua


def network() -> Any:
    """Return a network from images (N, 1, 28, 28) to log-probabilities of ten digits (N, 10)."""
    net = nn.Sequential()
    net.add(nn.SpatialConvolution(1, 20, 5, 5)).add(nn.ReLU(True)).add(nn.SpatialMaxPooling(2, 2, 2, 2))
    net.add(nn.SpatialConvolution(20, 50, 5, 5)).add(nn.ReLU(True)).add(nn.SpatialMaxPooling(2, 2, 2, 2))
    net.add(nn.View(50 * 4 * 4)).add(nn.Linear(50 * 4 * 4, 500)).add(nn.ReLU(True)).add(nn.Linear(500, 10))
    return net.add(nn.LogSoftMax())


def batches(tensors: Sequence[Tensor], size: int) -> Iterator[tuple[Tensor, Tensor]]:
    """Yield shuffled pairs of images and labels."""
    images, labels = tensors
    order = torch.randperm(labels.size(0))
    for begin in range(0, labels.size(0), size):
        index = order.narrow(0, begin, min(size, labels.size(0) - begin))
        yield images.index_select(0, index), labels.index_select(0, index)


def train_legacy(net: Any, data: Digits, options: argparse.Namespace) -> None:
    """Train with Lua's loop: flat parameters, a closure, and a step of optim. Prints the mean loss of each epoch."""
    criterion = nn.ClassNLLCriterion()
    parameters, gradients = net.getParameters()
    config = {"learningRate": options.lr, "momentum": 0.9, "dampening": 0}
    state: dict[str, Any] = {}
    net.training()
    for epoch in range(options.epochs):
        losses = []
        for images, labels in batches(data.train.tensors, options.batch_size):
            def feval(_: Tensor, images: Tensor = images, labels: Tensor = labels) -> tuple[float, Tensor]:
                net.zeroGradParameters()
                loss = criterion.forward(net.forward(images), labels)
                net.backward(images, criterion.backward(net.output, labels))
                return loss, gradients

            losses.append(optim.sgd(feval, parameters, config, state)[1])
        print(f"legacy   epoch {epoch + 1}  loss {sum(losses) / len(losses):.4f}")


def train(model: torch.nn.Module, data: Digits, options: argparse.Namespace) -> None:
    """Train the network with torch.nn and torch.optim."""
    optimizer = torch.optim.SGD((model, torch.nn.NLLLoss()), lr=options.lr, momentum=0.9)
    for epoch in range(options.epochs):
        losses = [float(optimizer.step(images, labels))
                  for images, labels in batches(data.train.tensors, options.batch_size)]
        print(f"torch.nn epoch {epoch + 1}  loss {sum(losses) / len(losses):.4f}")


def accuracy(forward: Callable[[Tensor], Tensor], data: Digits) -> float:
    """Return the share of correctly classified test images."""
    images, labels = data.test.tensors
    return (forward(images).argmax(1) == labels).float().mean().item()


def main(arguments: list[str] | None = None) -> list[float]:
    """Run the program. Returns the accuracies of the legacy network, the loaded, the converted and the final one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", help="a folder with MNIST's IDX files")
    parser.add_argument("--file", help="the .t7 file to write; a temporary one without")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch-size", type=int, default=64)
    parser.add_argument("--lr", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    torch.manual_seed(options.seed)
    data = digits(options.data) if options.data else digits()
    net = network()
    print(net)
    train_legacy(net, data, options)
    net.evaluate()
    results = [accuracy(net.forward, data)]
    path = options.file or os.path.join(tempfile.mkdtemp(), "model.t7")
    save_lua(path, net.clearState())
    again = load_lua(path)
    results.append(accuracy(again.forward, data))
    model = convert(again)
    model.train()
    train(model, data, options)
    model.eval()
    with torch.no_grad():
        results.append(accuracy(model.forward, data))
    save_lua(path, model)
    results.append(accuracy(load_lua(path).forward, data))
    steps = "legacy", f"read from {path}", "converted and trained on", "given back to Lua"
    for what, result in zip(steps, results, strict=True):
        print(f"{result:.2%} right: {what}")
    return results


if __name__ == "__main__":
    main()
