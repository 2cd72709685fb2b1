"""Programs on images, for programs.py and threads.py."""

from programs_common import classifier, conv, labels, program

import torch
import torch.nn.functional as F
from torch import nn


class Residual(nn.Module):
    def __init__(self, a, b, stride=1):
        super().__init__()
        self.body = nn.Sequential(conv(a, b, 3, stride), conv(b, b, activation=None))
        self.short = conv(a, b, 1, stride, activation=None) if stride > 1 or a != b else nn.Identity()

    def forward(self, x):
        return F.relu(self.body(x) + self.short(x))


@program
def resnet18():
    sizes = [(64, 64, 1), (64, 128, 2), (128, 256, 2), (256, 512, 2)]
    blocks = [part for a, b, stride in sizes for part in (Residual(a, b, stride), Residual(b, b))]
    model = nn.Sequential(conv(3, 64), *blocks, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 10))
    return classifier(model, torch.randn(4, 3, 32, 32), 10)


@program
def vgg11():
    widths, parts, before = [64, "M", 128, "M", 256, 256, "M", 512, 512, "M"], [], 3
    for width in widths:
        parts += [nn.MaxPool2d(2)] if width == "M" else [nn.Conv2d(before, width, 3, padding=1), nn.ReLU(True)]
        before = before if width == "M" else width
    model = nn.Sequential(*parts, nn.Flatten(), nn.Linear(2048, 512), nn.ReLU(True), nn.Dropout(), nn.Linear(512, 10))
    return classifier(model, torch.randn(8, 3, 32, 32), 10)


class Dense(nn.Module):
    def __init__(self, width, growth):
        super().__init__()
        self.body = nn.Sequential(nn.BatchNorm2d(width), nn.ReLU(), nn.Conv2d(width, growth, 3, padding=1, bias=False))

    def forward(self, x):
        return torch.cat([x, self.body(x)], 1)


@program
def densenet():
    stage = [[Dense(start + 12 * i, 12) for i in range(6)] for start in (24, 48)]
    model = nn.Sequential(
        nn.Conv2d(3, 24, 3, padding=1), *stage[0], conv(96, 48, 1), nn.AvgPool2d(2), *stage[1],
        nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(120, 10),
    )  # fmt: skip
    return classifier(model, torch.randn(8, 3, 32, 32), 10)


class Inverted(nn.Module):
    """Depthwise convolution with squeeze and excitation."""

    def __init__(self, a, b, stride, grow=4):
        super().__init__()
        wide = a * grow
        self.open, self.deep = conv(a, wide, 1, activation=nn.SiLU), conv(wide, wide, 3, stride, wide, nn.SiLU)
        self.squeeze = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(wide, a // 4, 1), nn.SiLU(),
                                     nn.Conv2d(a // 4, wide, 1), nn.Sigmoid())  # fmt: skip
        self.close, self.same = conv(wide, b, 1, activation=None), a == b and stride == 1

    def forward(self, x):
        h = self.deep(self.open(x))
        h = self.close(h * self.squeeze(h))
        return x + h if self.same else h


@program
def efficientnet():
    model = nn.Sequential(
        conv(3, 16, 3, 2, activation=nn.SiLU), Inverted(16, 24, 2), Inverted(24, 24, 1), Inverted(24, 40, 2),
        Inverted(40, 40, 1), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(40, 100),
    )  # fmt: skip
    return classifier(model, torch.randn(4, 3, 96, 96), 100, "RMSprop")


@program
def unet():
    down = nn.ModuleList([nn.Sequential(conv(a, b), conv(b, b)) for a, b in ((1, 16), (16, 32), (32, 64))])
    up = nn.ModuleList([nn.ConvTranspose2d(a, b, 2, 2) for a, b in ((64, 32), (32, 16))])
    merge = nn.ModuleList([conv(64, 32), conv(32, 16)])
    last, x, y = nn.Conv2d(16, 2, 1), torch.randn(2, 1, 96, 96), labels(2, 2, 96, 96)

    def apply():
        kept, h = [], x
        for part in down:
            h = part(F.max_pool2d(h, 2) if kept else h)
            kept.append(h)
        for grow, mix, skip in zip(up, merge, kept[-2::-1], strict=True):
            h = mix(torch.cat([skip, grow(h)], 1))
        return last(h)

    return [down, up, merge, last], lambda: F.cross_entropy(apply(), y), apply, "Adam"


@program
def dcgan():
    """Return one step of both networks."""
    make = nn.Sequential(
        nn.ConvTranspose2d(64, 128, 4), nn.BatchNorm2d(128), nn.ReLU(True), nn.ConvTranspose2d(128, 64, 4, 2, 1),
        nn.BatchNorm2d(64), nn.ReLU(True), nn.ConvTranspose2d(64, 1, 4, 2, 1), nn.Tanh(),
    )  # fmt: skip
    judge = nn.Sequential(nn.Conv2d(1, 64, 4, 2, 1), nn.LeakyReLU(0.2), nn.Conv2d(64, 128, 4, 2, 1),
                          nn.BatchNorm2d(128), nn.LeakyReLU(0.2), nn.Conv2d(128, 1, 4))  # fmt: skip
    noise, real = torch.randn(16, 64, 1, 1), torch.randn(16, 1, 16, 16)
    one, zero = torch.ones(16, 1, 1, 1), torch.zeros(16, 1, 1, 1)
    loss = F.binary_cross_entropy_with_logits

    def both():
        fake = make(noise)
        return loss(judge(real), one) + loss(judge(fake.detach()), zero) + loss(judge(fake), one)

    return [make, judge], both, lambda: make(noise), "Adam"


@program
def super_resolution():
    model = nn.Sequential(nn.Conv2d(1, 64, 5, padding=2), nn.ReLU(), nn.Conv2d(64, 32, 3, padding=1), nn.ReLU(),
                          nn.Conv2d(32, 9, 3, padding=1), nn.PixelShuffle(3))  # fmt: skip
    x, y = torch.rand(4, 1, 32, 32), torch.rand(4, 1, 96, 96)
    return [model], lambda: F.mse_loss(model(x), y), lambda: model(x), "Adam"


@program
def autoencoder():
    """Group normalization, upsampling and the variational bound."""
    enter = nn.Sequential(nn.Conv2d(1, 16, 3, 2, 1), nn.GroupNorm(4, 16), nn.SiLU(), nn.Conv2d(16, 32, 3, 2, 1),
                          nn.GroupNorm(4, 32), nn.SiLU(), nn.Flatten(), nn.Linear(32 * 49, 32))  # fmt: skip
    leave = nn.Sequential(nn.Linear(16, 32 * 49), nn.Unflatten(1, (32, 7, 7)), nn.Upsample(scale_factor=2),
                          nn.Conv2d(32, 16, 3, padding=1), nn.SiLU(), nn.Upsample(scale_factor=2),
                          nn.Conv2d(16, 1, 3, padding=1))  # fmt: skip
    x = torch.rand(32, 1, 28, 28)

    def loss():
        mean, spread = enter(x).chunk(2, 1)
        made = leave(mean + torch.randn(32, 16) * (0.5 * spread).exp())
        bound = -0.5 * (1 + spread - mean.pow(2) - spread.exp()).sum()
        return F.binary_cross_entropy_with_logits(made, x, reduction="sum") + bound

    return [enter, leave], loss, lambda: leave(enter(x).chunk(2, 1)[0]), "Adam"


class Mixer(nn.Module):
    def __init__(self, places, width):
        super().__init__()
        self.norms = nn.ModuleList([nn.LayerNorm(width), nn.LayerNorm(width)])
        self.across = nn.Sequential(nn.Linear(places, 2 * places), nn.GELU(), nn.Linear(2 * places, places))
        self.along = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x):
        x = x + self.across(self.norms[0](x).transpose(1, 2)).transpose(1, 2)
        return x + self.along(self.norms[1](x))


@program
def mlp_mixer():
    cut, blocks, last = nn.Conv2d(3, 64, 8, 8), nn.Sequential(*(Mixer(64, 64) for _ in range(4))), nn.Linear(64, 10)
    x, y = torch.randn(8, 3, 64, 64), labels(10, 8)

    def apply():
        return last(blocks(cut(x).flatten(2).transpose(1, 2)).mean(1))

    return [cut, blocks, last], lambda: F.cross_entropy(apply(), y), apply, "AdamW"
