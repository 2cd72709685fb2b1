"""Trains the alpha's convolutional network on handwritten digits.

python examples/mnist.py                      the digits in this repository, enlarged to 28 x 28
python examples/mnist.py --data FOLDER        MNIST's IDX files
python examples/mnist.py --plot result.png    also draws the curves and the misclassified digits
python examples/mnist.py --checkpoint FILE    saves after each epoch, and continues when run again
"""

import argparse
import pathlib
import time
from typing import Any

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch import Tensor
from torch.utils.data import DataLoader, Dataset, Digits, TensorDataset, digits
from torch.utils.trainer import Trainer, plugins

SHIFT = 2  # largest shift of training images, in pixels


class Network(nn.Container):
    """Network from images (N, 1, 28, 28) to log-probabilities of ten digits (N, 10)."""

    conv1: nn.Conv2d  # declared for type checkers, which cannot infer a Container's children
    conv2: nn.Conv2d
    fc1: nn.Linear
    fc2: nn.Linear

    def __init__(self) -> None:
        super().__init__(
            conv1=nn.Conv2d(1, 20, 5),
            conv2=nn.Conv2d(20, 50, 5),
            fc1=nn.Linear(50 * 4 * 4, 500),
            fc2=nn.Linear(500, 10),
        )

    def forward(self, x: Tensor) -> Tensor:
        x = F.max_pool2d(F.relu(self.conv1(x)), 2)
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        x = F.relu(self.fc1(x.view(-1, 50 * 4 * 4)))
        return F.log_softmax(self.fc2(x), 1)


class Shifted(Dataset):
    """Dataset that moves each image (1, H, W) of a TensorDataset by a random distance on each access."""

    def __init__(self, data: TensorDataset) -> None:
        images, self.labels = data.tensors
        count, _, self.height, self.width = images.size()
        self.padded = torch.zeros(count, 1, self.height + 2 * SHIFT, self.width + 2 * SHIFT).fill_(images.min().item())
        self.padded.narrow(2, SHIFT, self.height).narrow(3, SHIFT, self.width).copy_(images)

    def __len__(self) -> int:
        return self.labels.size(0)

    def __getitem__(self, number: int) -> tuple[Tensor, Tensor]:
        down, right = (torch.rand(2) * (2 * SHIFT + 1)).long().tolist()
        return self.padded[number].narrow(1, down, self.height).narrow(2, right, self.width), self.labels[number]


class Report(plugins.Plugin):
    """Plugin that prints a line for each epoch."""

    def __init__(self) -> None:
        super().__init__([(1, "epoch")])
        self.start = time.perf_counter()

    def epoch(self, i: int) -> None:
        loss, test = self.trainer.stats["loss"]["epoch_mean"], self.trainer.stats["test"]
        print(f"epoch {i:2}  train loss {loss:.4f}  test loss {test['loss']:.4f}  "
              f"test accuracy {test['accuracy']:.2f} %  {time.perf_counter() - self.start:.1f} s")


def prepare(data: Digits, options: argparse.Namespace) -> tuple[Trainer, plugins.Evaluation, plugins.Curves]:
    """Return (trainer, evaluation, curves): a Trainer with its plugins, and the two plugins that are read later."""
    model, criterion = Network(), nn.NLLLoss()
    if options.cuda:
        model.cuda()
    optimizer = optim.SGD((model, criterion), lr=options.lr, momentum=options.momentum)
    batches = DataLoader(Shifted(data.train), batch_size=options.batch_size, shuffle=True, num_workers=options.workers)
    trainer = Trainer(batches, model, optimizer)
    steps = options.epochs * len(batches)
    evaluation = plugins.Evaluation(DataLoader(data.test, batch_size=500), outputs=True)
    curves = plugins.Curves(["loss.epoch_mean", "test.loss", "test.accuracy"])
    for plugin in (plugins.LearningRate(lambda step: options.lr * (1 - step / steps)), plugins.LossMonitor(),
                   plugins.ProgressBar(), evaluation, curves, Report()):
        trainer.register_plugin(plugin)
    return trainer, evaluation, curves


def plot(
    path: str, curves: plugins.Curves, data: Digits, outputs: list[Tensor], shown: int = 24, columns: int = 8
) -> None:
    """Draw loss and accuracy of each epoch, and at most `shown` misclassified digits, into a file."""
    from matplotlib.figure import Figure

    images, labels = data.test.tensors
    read = torch.cat(outputs).argmax(1).tolist()
    wrong = [place for place, label in enumerate(labels.tolist()) if read[place] != label]
    rows = max(1, -(-min(len(wrong), shown) // columns))
    figure = Figure(figsize=(10, 4 + 1.6 * rows), layout="constrained")
    top, bottom = figure.subfigures(2, 1, squeeze=False, height_ratios=(3.5, 0.5 + 1.6 * rows)).flat
    curves.draw(top)
    bottom.suptitle(f"{len(wrong)} of {len(read)} test digits misread")
    for place, axes in enumerate(bottom.subplots(rows, columns, squeeze=False).flat):
        axes.set_axis_off()
        if place < min(len(wrong), shown):
            number = wrong[place]
            axes.imshow(images[number][0].numpy(), cmap="gray_r")
            axes.set_title(f"{labels[number]} read as {read[number]}", fontsize=9)
    figure.savefig(path)


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a convolutional network on handwritten digits.")
    parser.add_argument("--data", metavar="DIR", help="folder of MNIST's files (gz or not); else UCI's digits")
    parser.add_argument("--epochs", type=int, default=15, help="passes over the training digits (%(default)s)")
    parser.add_argument("--batch-size", type=int, default=50, help="digits in one step (%(default)s)")
    parser.add_argument("--lr", type=float, default=0.05, help="learning rate at the start, falling to 0 (%(default)s)")
    parser.add_argument("--momentum", type=float, default=0.9, help="momentum of SGD (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all random numbers (%(default)s)")
    parser.add_argument("--threads", type=int, help="threads to use (all cores)")
    parser.add_argument("--workers", type=int, default=0, help="processes that load digits (%(default)s: none)")
    parser.add_argument("--plot", metavar="FILE", help="draw the curves and the misread digits, e.g. result.png")
    parser.add_argument("--checkpoint", metavar="FILE", help="save after each epoch; go on from it if it is there")
    parser.add_argument("--cuda", action="store_true", help="train on the GPU")
    options = parser.parse_args(arguments)
    for name in ("epochs", "batch_size", "threads"):
        if getattr(options, name) is not None and getattr(options, name) < 1:
            parser.error(f"--{name.replace('_', '-')} must be at least 1")
    if options.plot and not pathlib.Path(options.plot).absolute().parent.is_dir():
        parser.error(f"--plot: the folder of {options.plot} is not there; make it first")
    if options.cuda:
        try:
            torch.zeros(1).cuda()
        except RuntimeError as error:
            parser.error(f"--cuda: {error}")
    return options


def main(arguments: list[str] | None = None) -> float:
    """Run the program, and return the share of correctly classified test digits after the last epoch."""
    options = parse(arguments)
    if options.threads:
        torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    try:
        data = digits(options.data)
    except (FileNotFoundError, ValueError) as error:
        raise SystemExit(str(error)) from None
    trainer, evaluation, curves = prepare(data, options)
    if options.checkpoint:
        checkpoint = plugins.Checkpoint(options.checkpoint)
        trainer.register_plugin(checkpoint)
        if checkpoint.resume(trainer):
            print(f"continues after epoch {trainer.epochs} of {options.checkpoint}")
    print(trainer.model)
    print(f"{len(data.train)} training digits, {len(data.test)} test digits")
    trainer.run(options.epochs - trainer.epochs)
    result: dict[str, Any] = trainer.stats.get("test") or evaluation.evaluate(trainer.model, trainer.criterion)
    if options.plot:
        plot(options.plot, curves, data, result["outputs"])
        print(f"wrote {options.plot}")
    return float(result["accuracy"]) / 100


if __name__ == "__main__":
    main()
