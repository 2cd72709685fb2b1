"""Continues the training of a network of Lua torch: reads a .t7 file, converts it to torch.nn, trains, and writes .t7.

python examples/lua/from_lua.py
"""

import pathlib
from typing import Any

import sklearn.datasets  # type: ignore[import-untyped]
from run import Run, parse, parser, shuffled

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim
from torch.legacy.convert import convert
from torch.utils.serialization import load_lua, save_lua

QUICK = {"steps": 300}
HERE = pathlib.Path(__file__).parent


def digits() -> tuple[Tensor, Tensor]:
    """Return 1,797 digits from bank forms: images (N, 1, 8, 8) from 0 to 1 and labels (N,), in a fixed order."""
    pixels, labels = sklearn.datasets.load_digits(return_X_y=True)
    order = shuffled(len(labels), 0)
    return torch.from_numpy(pixels).float().view(-1, 1, 8, 8)[order] / 16, torch.from_numpy(labels)[order]


def from_lua(file: pathlib.Path) -> nn.Sequential:
    """Return the network in a .t7 file as modules of torch.nn."""
    model = convert(load_lua(file))
    assert isinstance(model, nn.Sequential), f"{file} holds a {type(model).__name__}, not a Sequential"
    return model


def apart(model: nn.Module, file: pathlib.Path) -> float:
    """Return the largest difference between the network's output and Lua's, for {input, output} in a .t7 file."""
    known = load_lua(file)
    model.eval()
    with torch.no_grad():
        difference: float = (model(known["input"]) - known["output"]).abs().max().item()
    model.train()
    return difference


def accuracy(model: Any, images: Tensor, labels: Tensor) -> float:
    """Return the share of correctly classified digits."""
    model.eval()
    with torch.no_grad():
        right: float = (model(images).argmax(1) == labels).float().mean().item()
    model.train()
    return right


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Train a network of Lua torch.", "from_lua")
    options.add_argument("--model", type=pathlib.Path, default=HERE / "convnet.t7", help="a network for 8 x 8 pixels")
    options.add_argument("--known", type=pathlib.Path, default=HERE / "convnet_io.t7", help="what it gave in Lua")
    options.add_argument("--steps", type=int, default=3000, help="updates")
    options.add_argument("--batch", type=int, default=32, help="digits in one update")
    options.add_argument("--rate", type=float, default=0.01, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    images, labels = digits()
    test = torch.arange(len(labels)) % 5 == 0
    model = from_lua(chosen.model)
    difference = apart(model, chosen.known)
    last = next(place for place, module in reversed(list(enumerate(model))) if isinstance(module, nn.Linear))
    model[last] = nn.Linear(model[last].in_features, 10)  # Lua's network has three classes
    before = accuracy(model, images[test], labels[test])
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / chosen.steps)
        rows = run.rows(int((~test).sum()), chosen.batch)
        loss = F.nll_loss(model(images[~test][rows]), labels[~test][rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 20 == 0:
            run.record(loss=loss.item())

    reached = accuracy(model, images[test], labels[test])
    model.eval()
    save_lua(chosen.out / "trained.t7", model)
    again = load_lua(chosen.out / "trained.t7")
    again.evaluate()
    back = (again.forward(images[test]).argmax(1) == labels[test]).float().mean().item()
    print(again)
    return run.report(accuracy=reached, before=before, back_in_lua=back, apart=difference)


if __name__ == "__main__":
    main()
