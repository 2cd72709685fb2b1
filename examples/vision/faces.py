"""Residual network that separates faces from other pictures, or classifies small digits, with cross-validation.

python examples/vision/faces.py
python examples/vision/faces.py --data digits
"""

from typing import Any

import skimage.data
import sklearn.datasets  # type: ignore[import-untyped]
from images import sheet
from run import Run, parse, parser, shuffled
from sklearn.svm import SVC  # type: ignore[import-untyped]

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"steps": 60}
FOLDS = 5


def pictures(name: str) -> tuple[Tensor, Tensor]:
    """Return images (N, 1, H, W) from 0 to 1 and labels (N,), in a fixed random order.

    "faces" are 100 faces of Labeled Faces in the Wild and 100 other parts of its photos. "digits" are 1,797 digits
    from bank forms.
    """
    if name == "faces":
        parts = skimage.data.lfw_subset()  # type: ignore[no-untyped-call]
        images: Tensor = torch.from_numpy(parts).float().unsqueeze(1)
        labels: Tensor = torch.arange(200) // 100
    else:
        pixels, numbers = sklearn.datasets.load_digits(return_X_y=True)
        images, labels = torch.from_numpy(pixels).float().view(-1, 1, 8, 8) / 16, torch.from_numpy(numbers)
    order = shuffled(len(images), 0)
    return images[order], labels[order]


class Block(nn.Module):
    """Two convolutions, added to their input (He and others, 2016)."""

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, stride=stride, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(),
            nn.Conv2d(outputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs))
        self.past: nn.Module = nn.Identity()
        if stride != 1 or inputs != outputs:
            self.past = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride=stride, bias=False),
                                      nn.BatchNorm2d(outputs))

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(self.layers(x) + self.past(x))


def network(width: int, classes: int) -> nn.Sequential:
    """Return a network from images (N, 1, H, W) to scores (N, classes)."""
    return nn.Sequential(
        nn.Conv2d(1, width, 3, padding=1, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
        Block(width, width, 1), Block(width, 2 * width, 2), Block(2 * width, 4 * width, 2),
        nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(0.2), nn.Linear(4 * width, classes))


def moved(images: Tensor, mirror: bool) -> Tensor:
    """Return the batch, moved by up to a pixel; `mirror` reflects half of it."""
    down, right = torch.randint(0, 3, (2,)).tolist()
    height, width = images.shape[2:]
    images = F.pad(images, (1, 1, 1, 1), mode="replicate")[:, :, down : down + height, right : right + width]
    if mirror:
        half = len(images) // 2
        images = torch.cat([images[:half], images[half:].flip(3)])
    return images


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to tell faces from other pictures.", "faces")
    options.add_argument("--data", choices=("faces", "digits"), default="faces", help="what to learn")
    options.add_argument("--steps", type=int, default=80, help="updates of each network; there is one for each fold")
    options.add_argument("--batch", type=int, default=16, help="images in one update")
    options.add_argument("--width", type=int, default=8, help="channels of the first block")
    options.add_argument("--rate", type=float, default=0.003, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    images, labels = pictures(chosen.data)
    fold = torch.arange(len(images)) % FOLDS
    models = nn.ModuleList([network(chosen.width, int(labels.max()) + 1) for _ in range(FOLDS)])
    optimizer = optim.AdamW(models.parameters(), lr=chosen.rate, weight_decay=0.02)
    run = Run(chosen, models=models, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / chosen.steps)
        losses = []
        for place, model in enumerate(models):
            learn = (fold != place).nonzero().flatten()
            rows = learn[torch.randint(0, len(learn), (chosen.batch,))]
            losses.append(F.cross_entropy(model(moved(images[rows], chosen.data == "faces")), labels[rows]))
        loss = torch.stack(losses).mean()
        optimizer.zero_grad()
        (FOLDS * loss).backward()
        optimizer.step()
        if step % 10 == 0:
            run.record(loss=loss.item())

    models.eval()
    found, baseline = torch.zeros(len(labels)).long(), torch.zeros(len(labels)).long()
    flat = (images - images.mean()).flatten(1).numpy()
    with torch.no_grad():
        for place, model in enumerate(models):
            test = fold == place
            found[test] = model(images[test]).argmax(1)
            machine = SVC(C=10).fit(flat[~test.numpy()], labels[~test].numpy())
            baseline[test] = torch.from_numpy(machine.predict(flat[test.numpy()])).long()
    wrong = found != labels
    sheet(chosen.out / "wrong.png", torch.cat([images[wrong], torch.ones(10, *images.shape[1:])])[:10], 10)
    return run.report(accuracy=1 - wrong.float().mean().item(), wrong=int(wrong.sum()),
                      support_vectors=(baseline == labels).float().mean().item(), images=len(images))


if __name__ == "__main__":
    main()
