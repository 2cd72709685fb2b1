"""torch.ops.torchvision against loops over single pixels."""

import math

import numpy as np
import pytest

import torch
from torch.nn import functional as F

RNG = np.random.default_rng(0)


def random(*sizes, low=-1.0, high=1.0):
    return torch.from_numpy(RNG.uniform(low, high, sizes))


def boxes(count, image=None):
    corner, size = random(count, 2, low=-2, high=8), random(count, 2, low=0.5, high=9)
    columns = [torch.arange(count)[:, None] % 2] if image else []
    return torch.cat([*columns, corner, corner + size], 1)


def bilinear(plane, y, x):
    """Return the sample at (y, x); the border reaches one pixel outside."""
    height, width = plane.shape
    if not (-1 <= y <= height and -1 <= x <= width):
        return 0.0
    y, x = min(max(y, 0), height - 1), min(max(x, 0), width - 1)
    top, left = min(int(y), max(height - 2, 0)), min(int(x), max(width - 2, 0))
    down, right = min(top + 1, height - 1), min(left + 1, width - 1)
    b, a = y - top, x - left
    return ((1 - b) * ((1 - a) * plane[top, left] + a * plane[top, right])
            + b * ((1 - a) * plane[down, left] + a * plane[down, right]))


def aligned(input, roi, scale, pooled, ratio, shift, smallest):
    """Return {(channel, row, column): mean of samples}."""
    image, x1, y1, x2, y2 = roi
    x1, y1, x2, y2 = (value * scale - shift for value in (x1, y1, x2, y2))
    height, width = max(y2 - y1, smallest), max(x2 - x1, smallest)
    rows = ratio if ratio > 0 else math.ceil(height / pooled[0])
    columns = ratio if ratio > 0 else math.ceil(width / pooled[1])
    result = np.zeros((input.shape[1], *pooled))
    for c, i, j in np.ndindex(result.shape):
        samples = [bilinear(input[int(image), c], y1 + (i + (a + 0.5) / rows) * height / pooled[0],
                            x1 + (j + (b + 0.5) / columns) * width / pooled[1])
                   for a in range(rows) for b in range(columns)]
        result[c, i, j] = np.mean(samples)
    return result


@pytest.mark.parametrize("ratio", [-1, 2])
@pytest.mark.parametrize("is_aligned", [False, True])
def test_regions_are_means_of_samples(vision, ratio, is_aligned):
    input, rois = random(2, 3, 6, 7), boxes(5, image=True)
    result = vision.roi_align(input, rois, 0.7, 2, 3, ratio, is_aligned)
    shift, smallest = (0.5, 0.0) if is_aligned else (0.0, 1.0)
    expected = [aligned(input.numpy(), roi, 0.7, (2, 3), ratio, shift, smallest) for roi in rois.tolist()]
    np.testing.assert_allclose(result, expected, atol=1e-9)


def test_position_sensitive_regions_take_a_channel_per_bin(vision):
    input, rois = random(2, 12, 6, 7), boxes(4, image=True)
    result, channel = vision.ps_roi_align(input, rois, 1.0, 2, 3, 2)
    for index, roi in enumerate(rois.tolist()):
        every = aligned(input.numpy(), roi, 1.0, (2, 3), 2, 0.5, 0.0)
        for c, i, j in np.ndindex(*result.shape[1:]):
            assert channel[index, c, i, j] == (c * 2 + i) * 3 + j
            assert result[index, c, i, j].item() == pytest.approx(every[(c * 2 + i) * 3 + j, i, j], abs=1e-9)


def test_pooled_regions_are_maxima(vision):
    input = random(2, 3, 8, 8)
    rois = torch.tensor([[0.0, 1, 2, 4, 5], [1, 0, 0, 7, 7], [0, 9, 9, 12, 12]])
    result, position = vision.roi_pool(input, rois.double(), 1.0, 2, 2)
    torch.testing.assert_close(result[0], F.max_pool2d(input[0, :, 2:6, 1:5], 2))
    torch.testing.assert_close(result[1], F.max_pool2d(input[1], 4))
    assert (result[2] == 0).all() and (position[2] == -1).all()
    assert (input[0].flatten(1).gather(1, position[0].flatten(1).long()) == result[0].flatten(1)).all()
    grad = vision._roi_pool_backward(torch.ones_like(result), rois.double(), position, 1.0, 2, 2, 2, 3, 8, 8)
    assert grad.sum() == 24 and grad.max() >= 1


def test_suppression_keeps_the_best_of_those_that_overlap(vision):
    dets, scores = boxes(60), random(60)
    kept = []
    for index in scores.argsort(descending=True).tolist():
        one = dets[index].tolist()
        for other in (dets[each].tolist() for each in kept):
            sides = [min(one[k + 2], other[k + 2]) - max(one[k], other[k]) for k in (0, 1)]
            common = max(sides[0], 0) * max(sides[1], 0)
            areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
            if common / (sum(areas) - common) > 0.3:
                break
        else:
            kept.append(index)
    assert vision.nms(dets, scores, 0.3).tolist() == kept
    assert vision.nms(dets[:0], scores[:0], 0.3).shape == (0,)
    with pytest.raises(RuntimeError, match=r"nms: dets has sizes \[60, 2\]"):
        vision.nms(dets[:, :2], scores, 0.3)


@pytest.mark.parametrize(("groups", "offset_groups"), [(1, 1), (2, 1), (1, 2)])
def test_deformable_convolution(vision, groups, offset_groups):
    input, weight, bias = random(2, 4, 6, 7), random(6, 4 // groups, 3, 2), random(6)
    options = 2, 1, 1, 0, 1, 2, groups, offset_groups
    plain = F.conv2d(input, weight, bias, (2, 1), (1, 0), (1, 2), groups)
    offset = torch.zeros(2, offset_groups * 12, *plain.shape[2:], dtype=torch.float64)
    mask = torch.full((2, offset_groups * 6, *plain.shape[2:]), 0.5, dtype=torch.float64)
    result = vision.deform_conv2d(input, weight, offset, mask, bias, *options, False)
    torch.testing.assert_close(result, plain)
    halves = vision.deform_conv2d(input, weight, offset, mask, bias, *options, True)
    torch.testing.assert_close(halves - bias.view(-1, 1, 1), (plain - bias.view(-1, 1, 1)) / 2)
    # Offsets of whole pixels move the image.
    moved = vision.deform_conv2d(input, weight, offset + 1, mask, bias, *options, False)
    image = F.pad(input, (0, 1, 0, 1))[:, :, 1:, 1:]
    inner = slice(None), slice(None), slice(1, None)
    torch.testing.assert_close(moved[inner], F.conv2d(image, weight, bias, (2, 1), (1, 0), (1, 2), groups)[inner])
    inputs = [each.requires_grad_() for each in (input, weight, offset + 0.3, mask, bias)]
    assert torch.autograd.gradcheck(lambda *each: vision.deform_conv2d(*each, *options, True), inputs)
