"""Doubles the resolution of photos better than bicubic interpolation (after ESPCN; Shi and others, 2016).

python examples/vision/super_resolution.py
"""

import math
from typing import Any

import skimage.color
import skimage.data
from images import sheet
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"steps": 150, "batch": 8}
LEARN = ("camera", "coffee", "rocket", "hubble_deep_field", "retina", "grass", "gravel", "brick", "moon", "coins")
HELD_OUT = ("astronaut", "chelsea")


def photo(name: str) -> Tensor:
    """Return the brightness of a photo of scikit-image, (1, 1, H, W) from 0 to 1, with even sides."""
    pixels = getattr(skimage.data, name)()
    gray = skimage.color.rgb2gray(pixels) if pixels.ndim == 3 else pixels / 255
    height, width = (side // 2 * 2 for side in gray.shape)
    return torch.from_numpy(gray[:height, :width]).float().view(1, 1, height, width)


def small(images: Tensor) -> Tensor:
    """Return images of half the resolution: the mean of each 2 x 2 pixels."""
    return F.avg_pool2d(images, 2)


def bicubic(images: Tensor) -> Tensor:
    """Return images of twice the resolution, by bicubic interpolation."""
    return F.interpolate(images, scale_factor=2, mode="bicubic", align_corners=False)


class Doubler(nn.Module):
    """Images (N, 1, H, W) to (N, 1, 2 H, 2 W): bicubic interpolation, plus a correction by three convolutions."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.detail = nn.Sequential(nn.Conv2d(1, width, 5, padding=2), nn.ReLU(),
                                    nn.Conv2d(width, width, 3, padding=1), nn.ReLU(),
                                    nn.Conv2d(width, 4, 3, padding=1), nn.PixelShuffle(2))

    def forward(self, images: Tensor) -> Tensor:
        enlarged: Tensor = bicubic(images) + self.detail(images)
        return enlarged


def decibels(images: Tensor, target: Tensor) -> float:
    """Return the peak signal-to-noise ratio."""
    return -10 * math.log10((images.clamp(0, 1) - target).pow(2).mean().item())


def patches(photos: list[Tensor], count: int, side: int) -> Tensor:
    """Return random squares of the photos, rotated by quarter turns or mirrored at random, (count, 1, side, side)."""
    found = []
    for chosen in torch.randint(0, len(photos), (count,)).tolist():
        whole = photos[chosen][0]
        top, left = (int(torch.randint(0, whole.shape[axis] - side + 1, (1,))) for axis in (1, 2))
        patch = whole[:, top : top + side, left : left + side]
        turned, mirrored = torch.randint(0, 2, (2,)).tolist()
        patch = patch.transpose(1, 2) if turned else patch
        found.append(patch.flip(2) if mirrored else patch)
    return torch.stack(found)


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to double the resolution of photos.", "super_resolution")
    options.add_argument("--steps", type=int, default=1500, help="updates")
    options.add_argument("--batch", type=int, default=16, help="patches in one update")
    options.add_argument("--side", type=int, default=48, help="pixels along a patch")
    options.add_argument("--width", type=int, default=32, help="channels between the convolutions")
    options.add_argument("--rate", type=float, default=0.002, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    photos, held_out = ([photo(name) for name in names] for names in (LEARN, HELD_OUT))
    model = Doubler(chosen.width)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / chosen.steps)
        target = patches(photos, chosen.batch, chosen.side)
        loss = F.mse_loss(model(small(target)), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 20 == 0:
            run.record(loss=loss.item())

    with torch.no_grad():
        enlarged = [model(small(whole)).clamp(0, 1) for whole in held_out]
    figures: dict[str, float | str] = {}
    for name, found, whole in zip(HELD_OUT, enlarged, held_out, strict=True):
        figures[name] = decibels(found, whole)
        figures[f"{name}_bicubic"] = decibels(bicubic(small(whole)), whole)
    whole, eyes = held_out[0], (slice(None), slice(None), slice(90, 190), slice(170, 290))
    nearest = F.interpolate(small(whole), scale_factor=2)
    sheet(chosen.out / "pictures.png", torch.cat([one[eyes] for one in (
        nearest, bicubic(small(whole)).clamp(0, 1), enlarged[0], whole)]), 4)
    return run.report(**figures)


if __name__ == "__main__":
    main()
