"""Trains the alpha's convolutional network on handwritten digits.

python examples/mnist.py                    the real digits of scikit-learn, enlarged to 28 x 28
python examples/mnist.py --data FOLDER      MNIST's own IDX files
python examples/mnist.py --plot result.png  also draws the curves and the misread digits
"""

import argparse
import pathlib
import time

import numpy
from digits import SIDE, load
from tqdm import tqdm

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.autograd import Variable

SHIFT = 2  # Training images are moved by up to so many pixels.


class Network(nn.Container):
    """Images (N, 1, 28, 28) to logarithms of the probabilities of ten digits (N, 10)."""

    def __init__(self):
        super().__init__(
            conv1=nn.Conv2d(1, 20, 5),
            conv2=nn.Conv2d(20, 50, 5),
            fc1=nn.Linear(50 * 4 * 4, 500),
            fc2=nn.Linear(500, 10),
        )

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.conv1(x)), 2)
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        x = F.relu(self.fc1(x.view(-1, 50 * 4 * 4)))
        return F.log_softmax(self.fc2(x))


def shifted(images, random):
    """Each of the images (N, 28, 28) moved by its own random distance; what comes in from outside is background."""
    padded = numpy.pad(images, ((0, 0), (SHIFT, SHIFT), (SHIFT, SHIFT)), constant_values=images.min())
    start = random.randint(0, 2 * SHIFT + 1, (2, len(images), 1))
    rows, columns = start + numpy.arange(SIDE)
    return padded[numpy.arange(len(images))[:, None, None], rows[:, :, None], columns[:, None, :]]


def constant(array, cuda, volatile=False):
    """An array as a Variable that needs no gradient."""
    tensor = torch.from_numpy(numpy.ascontiguousarray(array))
    return Variable(tensor.cuda() if cuda else tensor, requires_grad=False, volatile=volatile)


def train(model, optimizer, images, labels, batch_size, random, rates, cuda=False):
    """One epoch in random order. rates gives the learning rate of each step. Returns the mean loss."""
    model.train()
    order, total = random.permutation(len(images)), 0.0
    bar = tqdm(range(0, len(images), batch_size), leave=False, disable=None, unit="batch")
    for start in bar:
        batch = order[start:start + batch_size]
        optimizer.param_groups[0]["lr"] = next(rates)
        input = constant(shifted(images[batch], random)[:, None], cuda)
        loss = optimizer.step(input, constant(labels[batch], cuda))
        total += loss * len(batch)
        bar.set_postfix(loss=f"{loss:.3f}", refresh=False)
    return total / len(images)


def evaluate(model, criterion, images, labels, cuda=False, batch_size=500):
    """Mean loss, and which digit was read in each image."""
    model.eval()
    total, read = 0.0, []
    for start in range(0, len(images), batch_size):
        output = model(constant(images[start:start + batch_size, None], cuda, volatile=True))
        target = constant(labels[start:start + batch_size], cuda, volatile=True)
        total += criterion(output, target).data[0] * target.size(0)
        read += output.data.max(1)[1].cpu().view(-1).tolist()
    return total / len(images), numpy.array(read)


def falling(rate, steps):
    """The learning rate of each step: from rate in a straight line towards zero."""
    return (rate * (1 - step / steps) for step in range(steps))


def plot(path, history, data, read, shown=24, columns=8):
    """Draws loss and accuracy of each epoch, and a sheet of misread digits, at most `shown`, into a file."""
    from matplotlib.figure import Figure

    wrong = numpy.flatnonzero(read != data.test_labels)
    rows = max(1, -(-min(len(wrong), shown) // columns))
    figure = Figure(figsize=(10, 4 + 1.6 * rows), layout="constrained")
    top, bottom = figure.subfigures(2, 1, height_ratios=(3.5, 0.5 + 1.6 * rows))
    loss, accuracy = top.subplots(1, 2)
    epochs = range(1, len(history) + 1)
    for column, name in ((0, "train"), (1, "test")):
        loss.plot(epochs, [row[column] for row in history], label=name)
    loss.set(title="loss", xlabel="epoch", yscale="log")
    loss.legend()
    accuracy.plot(epochs, [100 * row[2] for row in history])
    accuracy.set(title="test accuracy in %", xlabel="epoch")
    for axes in (loss, accuracy):
        axes.xaxis.get_major_locator().set_params(integer=True)
    bottom.suptitle(f"{len(wrong)} of {len(read)} test digits misread")
    for place, axes in enumerate(bottom.subplots(rows, columns, squeeze=False).flat):
        axes.set_axis_off()
        if place < min(len(wrong), shown):
            number = wrong[place]
            axes.imshow(data.test_images[number], cmap="gray_r")
            axes.set_title(f"{data.test_labels[number]} read as {read[number]}", fontsize=9)
    figure.savefig(path)


def parse(arguments):
    parser = argparse.ArgumentParser(description="Train a convolutional network on handwritten digits.")
    parser.add_argument("--data", metavar="DIR", help="folder of MNIST's files (gz or not); else scikit-learn's digits")
    parser.add_argument("--epochs", type=int, default=15, help="passes over the training digits (%(default)s)")
    parser.add_argument("--batch-size", type=int, default=50, help="digits in one step (%(default)s)")
    parser.add_argument("--lr", type=float, default=0.05, help="learning rate at the start, falling to 0 (%(default)s)")
    parser.add_argument("--momentum", type=float, default=0.9, help="momentum of SGD (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all random numbers (%(default)s)")
    parser.add_argument("--threads", type=int, help="threads to use (all cores)")
    parser.add_argument("--plot", metavar="FILE", help="draw the curves and the misread digits, e.g. result.png")
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


def main(arguments=None):
    """Runs the program and returns the share of the test digits that it reads correctly after the last epoch."""
    options = parse(arguments)
    if options.threads:
        torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    random = numpy.random.RandomState(options.seed)
    data = load(options.data)
    model, criterion = Network(), nn.NLLLoss()
    if options.cuda:
        model.cuda()
    optimizer = optim.SGD((model, criterion), lr=options.lr, momentum=options.momentum)
    print(model)
    print(f"{len(data.train_images)} digits to learn from, {len(data.test_images)} to be tested on")
    rates = falling(options.lr, options.epochs * -(-len(data.train_images) // options.batch_size))
    history, seconds = [], 0.0
    for epoch in range(1, options.epochs + 1):
        start = time.perf_counter()
        train_loss = train(model, optimizer, data.train_images, data.train_labels, options.batch_size, random, rates,
                           options.cuda)
        seconds += time.perf_counter() - start
        test_loss, read = evaluate(model, criterion, data.test_images, data.test_labels, options.cuda)
        right = int((read == data.test_labels).sum())
        history.append((train_loss, test_loss, right / len(read)))
        print(f"epoch {epoch:2}  train loss {train_loss:.4f}  test loss {test_loss:.4f}  "
              f"test accuracy {100 * right / len(read):.2f} % ({right} of {len(read)})  {seconds:.1f} s")
    if options.plot:
        plot(options.plot, history, data, read)
        print(f"wrote {options.plot}")
    return history[-1][2]


if __name__ == "__main__":
    main()
