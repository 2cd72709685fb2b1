"""torch.ops.torchvision: suppression of boxes, pooling of regions, deformable convolution.

Regions are sampled at points between pixels. A point is the weighted sum of four pixels, so pooling is a sum of bags:
`embedding_bag` over the table of all pixels, a row of channels each, and never holds the samples.
"""

import torch
from torch._libraries import Operators
from torch.nn import functional as F

_CHUNK = 1 << 22  # samples whose indices and weights are held at a time
_operators = Operators("torchvision")
_operator = _operators.define_by


def _gradient_of(function, schema, inputs):
    """Define the gradient of an operator with respect to its first `inputs` arguments, which are tensors."""
    @_operator(schema)
    def backward(grad, *arguments):
        with torch.enable_grad():
            leaves = [one.detach().requires_grad_() for one in arguments[:inputs]]
            result = function(*leaves, *arguments[inputs:])
        return torch.autograd.grad(result, leaves, grad, allow_unused=True, materialize_grads=True)
    return backward


@_operator("_cuda_version() -> int")
def _cuda_version():
    return -1


@_operator("nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor")
def nms(dets, scores, iou_threshold):
    """Return the indices of boxes, by falling score, without those that overlap a better one (greedily)."""
    if dets.dim() != 2 or dets.size(1) != 4 or scores.shape != dets.shape[:1]:
        raise RuntimeError(f"nms: dets has sizes {list(dets.shape)}, scores {list(scores.shape)}; need (n, 4) and (n)")
    order = scores.sort(descending=True, stable=True)[1]
    corners = dets.detach().float().index_select(0, order)
    areas = (corners[:, 2] - corners[:, 0]) * (corners[:, 3] - corners[:, 1])
    kept = []
    while order.numel():
        kept.append(order[0])
        low = torch.maximum(corners[1:, :2], corners[0, :2])
        high = torch.minimum(corners[1:, 2:], corners[0, 2:])
        common = (high - low).clamp_(min=0).prod(1)
        # A product instead of a quotient, so that two boxes without an area do not overlap.
        stays = common <= iou_threshold * (areas[1:] + areas[0] - common)
        order, corners, areas = order[1:][stays], corners[1:][stays], areas[1:][stays]
    return torch.stack(kept) if kept else order


def _table(input):
    """Return the pixels of (batch, channels, height, width) as rows of channels."""
    return input.permute(0, 2, 3, 1).reshape(-1, input.size(1))


def _between(position, size, ends):
    """Return the two neighbours of positions between 0 and size - 1, and their weights: (..., 2) each.

    Positions that lie outside by more than `ends` have weights 0; the others outside take the border's value.
    """
    outside = (position < -ends) | (position > size - 1 + ends)
    position = position.clamp(0, size - 1)
    low = position.detach().floor().clamp_(max=max(size - 2, 0))
    part = position - low
    weights = torch.stack([1 - part, part], -1).masked_fill(outside[..., None], 0)
    low = low.long()
    return torch.stack([low, (low + 1).clamp_(max=size - 1)], -1), weights


def _spread(rois, spatial_scale, shift, smallest):
    """Return image numbers, the first corner and the size of regions (image, x1, y1, x2, y2), in pixels."""
    corners = rois[:, 1:] * spatial_scale - shift
    size = corners[:, 2:] - corners[:, :2]
    return rois[:, 0].long(), corners[:, :2], size if smallest is None else size.clamp(min=smallest)


def _samples(first, size, bins, count):
    """Return positions (regions, bins, count): the centres of `count` equal parts of each of `bins` parts."""
    steps = torch.arange(bins * count, dtype=size.dtype, device=size.device) + 0.5
    return (first[:, None] + steps * (size / (bins * count))[:, None]).view(-1, bins, count)


def _aligned(input, image, first, size, pooled, counts, table):
    """Return the mean of (regions, rows of bins, columns of bins) samples, a row of channels each."""
    height, width = input.shape[2:]
    rows, row_weights = _between(_samples(first[:, 1], size[:, 1], pooled[0], counts[0]), height, 1)
    columns, column_weights = _between(_samples(first[:, 0], size[:, 0], pooled[1], counts[1]), width, 1)
    rows = rows.flatten(2)[:, :, None, :, None] * width + image.view(-1, 1, 1, 1, 1) * (height * width)
    pixels = rows + columns.flatten(2)[:, None, :, None, :]
    weights = row_weights.flatten(2)[:, :, None, :, None] * column_weights.flatten(2)[:, None, :, None, :]
    weights = weights / max(counts[0] * counts[1], 1)
    taps = pixels.size(-2) * pixels.size(-1)
    return F.embedding_bag(pixels.reshape(-1, taps), table, mode="sum", per_sample_weights=weights.reshape(-1, taps))


def _by_count(size, pooled, sampling_ratio):
    """Return [(regions, (rows, columns) of samples in a bin)]: a ratio of 0 or less takes one sample per pixel."""
    every = torch.arange(size.size(0), device=size.device)
    if sampling_ratio > 0:
        groups = [(every, (sampling_ratio, sampling_ratio))]
    else:
        bins = torch.tensor(pooled, dtype=size.dtype, device=size.device)
        counts = (size.detach().flip(1) / bins).ceil().long().clamp(min=0)
        kinds, group = counts.unique(dim=0, return_inverse=True)
        groups = [(every[group == index], tuple(kind)) for index, kind in enumerate(kinds.tolist())]
    for regions, counts in groups:
        held = max(1, _CHUNK // max(1, 4 * pooled[0] * pooled[1] * counts[0] * counts[1]))
        for part in regions.split(held):
            yield part, counts


def _align(input, rois, spatial_scale, pooled, sampling_ratio, shift, smallest):
    """Return means of samples in each bin of each region: (regions, rows, columns, channels)."""
    if rois.dim() != 2 or rois.size(1) != 5:
        raise RuntimeError(f"rois has sizes {list(rois.shape)}; need (regions, 5)")
    image, first, size = _spread(rois.to(input.dtype), spatial_scale, shift, smallest)
    table = _table(input)
    result = input.new_zeros(rois.size(0), *pooled, input.size(1))
    for part, counts in _by_count(size, pooled, sampling_ratio):
        if 0 not in counts:
            means = _aligned(input, image[part], first[part], size[part], pooled, counts, table)
            result = result.index_copy(0, part, means.view(-1, *pooled, input.size(1)))
    return result


@_operator("roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, "
           "int sampling_ratio, bool aligned) -> Tensor")
def roi_align(input, rois, spatial_scale, pooled_height, pooled_width, sampling_ratio, aligned):
    """Return regions in bins, the mean of bilinear samples each (He et al., Mask R-CNN, 2017)."""
    wide = input.float() if input.dtype in (torch.float16, torch.bfloat16) else input
    shift, smallest = (0.5, None) if aligned else (0.0, 1.0)
    means = _align(wide, rois.detach(), spatial_scale, (pooled_height, pooled_width), sampling_ratio, shift, smallest)
    return means.permute(0, 3, 1, 2).contiguous().to(input.dtype)


def _channel_of_bin(channels, pooled, device):
    """Return the input's channel of (output channel, row, column) in position-sensitive pooling."""
    bins = pooled[0] * pooled[1]
    if channels % bins:
        raise RuntimeError(f"the input has {channels} channels; need a multiple of the {bins} bins")
    return torch.arange(channels, device=device).view(channels // bins, *pooled)


def _sensitive(means):
    """Return (regions, channels, rows, columns) of (regions, rows, columns, channels of the input), and channels."""
    channel = _channel_of_bin(means.size(3), means.shape[1:3], means.device)
    chosen = means.gather(3, channel.permute(1, 2, 0).expand(means.size(0), -1, -1, -1))
    return chosen.permute(0, 3, 1, 2).contiguous(), channel.int().expand(means.size(0), -1, -1, -1).contiguous()


@_operator("ps_roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, "
           "int sampling_ratio) -> (Tensor, Tensor)")
def ps_roi_align(input, rois, spatial_scale, pooled_height, pooled_width, sampling_ratio):
    """Align regions, with a channel of its own for each bin (Dai et al., R-FCN, 2016)."""
    pooled = pooled_height, pooled_width
    return _sensitive(_align(input, rois.detach(), spatial_scale, pooled, sampling_ratio, 0.5, None))


def _bins(first, size, pooled, limit):
    """Return the first pixel and the end of each bin along one dim: (regions, bins)."""
    edges = torch.arange(pooled + 1, dtype=size.dtype, device=size.device) * (size / pooled)[:, None]
    begin, end = edges[:, :-1].floor() + first[:, None], edges[:, 1:].ceil() + first[:, None]
    return begin.clamp(0, limit).long(), end.clamp(0, limit).long()


def _rounded(value):
    """Return the nearest whole numbers, halves away from zero as C rounds them."""
    return torch.where(value < 0, (value - 0.5).ceil(), (value + 0.5).floor())


@_operator("roi_pool(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width) -> "
           "(Tensor, Tensor)")
def roi_pool(input, rois, spatial_scale, pooled_height, pooled_width):
    """Return the maximum of each bin of each region, and its place (Girshick, Fast R-CNN, 2015)."""
    channels, height, width = input.shape[1:]
    corners = _rounded(rois.detach()[:, 1:].to(input.dtype) * spatial_scale)
    first, size = corners[:, :2], (corners[:, 2:] - corners[:, :2] + 1).clamp(min=1)
    tops, bottoms = _bins(first[:, 1], size[:, 1], pooled_height, height)
    lefts, rights = _bins(first[:, 0], size[:, 0], pooled_width, width)
    values, places = [], []
    bounds = zip(rois[:, 0].long().tolist(), tops.tolist(), bottoms.tolist(), lefts.tolist(), rights.tolist(),
                 strict=True)
    for image, top, bottom, left, right in bounds:
        for row in range(pooled_height):
            for column in range(pooled_width):
                part = input[image, :, top[row]:bottom[row], left[column]:right[column]]
                if part.numel():
                    value, position = part.flatten(1).max(1)
                    across = right[column] - left[column]
                    position = (top[row] + position // across) * width + left[column] + position % across
                else:
                    value, position = input.new_zeros(channels), torch.full((channels,), -1, device=input.device)
                values.append(value)
                places.append(position)
    sizes = rois.size(0), pooled_height, pooled_width, channels
    if not values:
        return input.new_zeros(0, channels, *sizes[1:3]), torch.zeros(0, channels, *sizes[1:3], dtype=torch.int32)
    return (torch.stack(values).view(sizes).permute(0, 3, 1, 2).contiguous(),
            torch.stack(places).view(sizes).permute(0, 3, 1, 2).int().contiguous())


@_operator("ps_roi_pool(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width) -> "
           "(Tensor, Tensor)")
def ps_roi_pool(input, rois, spatial_scale, pooled_height, pooled_width):
    """Return the mean of each bin of each region, with a channel of its own for each bin (R-FCN)."""
    height, width = input.shape[2:]
    corners = _rounded(rois.detach()[:, 1:].to(input.dtype) * spatial_scale)
    first, size = corners[:, :2], (corners[:, 2:] - corners[:, :2]).clamp(min=1)
    top, bottom = (edge[:, :, None] for edge in _bins(first[:, 1], size[:, 1], pooled_height, height - 1))
    left, right = (edge[:, None, :] for edge in _bins(first[:, 0], size[:, 0], pooled_width, width - 1))
    # Sums of rectangles by differences of the sums from the corner, in double.
    sums = F.pad(input.double().cumsum(2).cumsum(3), (1, 0, 1, 0)).permute(0, 2, 3, 1)
    image = rois[:, 0].long().view(-1, 1, 1)
    total = sums[image, bottom, right] - sums[image, top, right] - sums[image, bottom, left] + sums[image, top, left]
    area = ((bottom - top).clamp(min=0) * (right - left).clamp(min=0)).unsqueeze(-1)
    means = torch.where(area > 0, total / area.clamp(min=1), torch.zeros_like(total)).to(input.dtype)
    return _sensitive(means)


@_operator("deform_conv2d(Tensor input, Tensor weight, Tensor offset, Tensor mask, Tensor bias, int stride_h, "
           "int stride_w, int pad_h, int pad_w, int dilation_h, int dilation_w, int groups, int offset_groups, "
           "bool use_mask) -> Tensor")
def deform_conv2d(input, weight, offset, mask, bias, stride_h, stride_w, pad_h, pad_w, dilation_h, dilation_w, groups,
                  offset_groups, use_mask):
    """Return a convolution whose taps lie at offsets of their own (Dai et al., 2017; with masks Zhu et al., 2019)."""
    batch, channels, height, width = input.shape
    taps = tuple(weight.shape[2:])
    out = offset.shape[2:]
    kernel = taps[0] * taps[1]
    if offset.size(1) != 2 * offset_groups * kernel:
        raise RuntimeError(f"deform_conv2d: offset has {offset.size(1)} channels; need 2 * {offset_groups} offset "
                           f"groups * {kernel} taps")
    steps = [torch.arange(count, dtype=input.dtype, device=input.device) for count in (*out, *taps)]
    rows = (steps[0] * stride_h - pad_h).view(1, 1, 1, 1, -1, 1) + (steps[2] * dilation_h).view(1, 1, -1, 1, 1, 1)
    columns = (steps[1] * stride_w - pad_w).view(1, 1, 1, 1, 1, -1) + (steps[3] * dilation_w).view(1, 1, 1, -1, 1, 1)
    shift = offset.view(batch, offset_groups, *taps, 2, *out)
    weights = mask.view(batch, offset_groups, *taps, *out) if use_mask else None
    # Pixels outside count as zeros, so the plane gets a border of zeros: its width is that of a bilinear sample.
    table = F.pad(input, (1, 1, 1, 1)).view(batch * offset_groups, channels // offset_groups, height + 2, width + 2)
    y, y_weights = _between(rows + shift[:, :, :, :, 0] + 1, height + 2, 0)
    x, x_weights = _between(columns + shift[:, :, :, :, 1] + 1, width + 2, 0)
    plane = torch.arange(batch * offset_groups, device=input.device).view(batch, offset_groups, 1, 1, 1, 1, 1, 1)
    pixels = (plane * (height + 2) + y[..., None]) * (width + 2) + x[..., None, :]
    share = y_weights[..., None] * x_weights[..., None, :]
    share = share if weights is None else share * weights[..., None, None]
    columns = F.embedding_bag(pixels.reshape(-1, 4), _table(table), mode="sum",
                              per_sample_weights=share.reshape(-1, 4))
    columns = columns.view(batch, offset_groups, kernel, out[0] * out[1], channels // offset_groups)
    columns = columns.permute(0, 1, 4, 2, 3).reshape(batch, groups, channels // groups * kernel, out[0] * out[1])
    result = weight.reshape(groups, weight.size(0) // groups, -1) @ columns
    return result.reshape(batch, weight.size(0), *out) + bias.view(1, -1, 1, 1)


@_operator("_roi_align_backward(Tensor grad, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, "
           "int batch_size, int channels, int height, int width, int sampling_ratio, bool aligned) -> Tensor")
def _roi_align_backward(grad, rois, spatial_scale, pooled_height, pooled_width, batch_size, channels, height, width,
                        sampling_ratio, aligned):
    return _linear(grad, (batch_size, channels, height, width), lambda input: roi_align(
        input, rois, spatial_scale, pooled_height, pooled_width, sampling_ratio, aligned))


@_operator("_roi_pool_backward(Tensor grad, Tensor rois, Tensor argmax, float spatial_scale, int pooled_height, "
           "int pooled_width, int batch_size, int channels, int height, int width) -> Tensor")
def _roi_pool_backward(grad, rois, argmax, spatial_scale, pooled_height, pooled_width, batch_size, channels, height,
                       width):
    plane = rois[:, 0].long().view(-1, 1) * channels + torch.arange(channels, device=grad.device)
    position = plane[:, :, None, None] * (height * width) + argmax
    result = grad.new_zeros(batch_size * channels * height * width)
    some = argmax >= 0
    return result.index_add_(0, position[some], grad[some]).view(batch_size, channels, height, width)


@_operator("_ps_roi_align_backward(Tensor grad, Tensor rois, Tensor channel_mapping, float spatial_scale, "
           "int pooled_height, int pooled_width, int sampling_ratio, int batch_size, int channels, int height, "
           "int width) -> Tensor")
def _ps_roi_align_backward(grad, rois, channel_mapping, spatial_scale, pooled_height, pooled_width, sampling_ratio,
                           batch_size, channels, height, width):
    return _linear(grad, (batch_size, channels, height, width), lambda input: ps_roi_align(
        input, rois, spatial_scale, pooled_height, pooled_width, sampling_ratio)[0])


@_operator("_ps_roi_pool_backward(Tensor grad, Tensor rois, Tensor channel_mapping, float spatial_scale, "
           "int pooled_height, int pooled_width, int batch_size, int channels, int height, int width) -> Tensor")
def _ps_roi_pool_backward(grad, rois, channel_mapping, spatial_scale, pooled_height, pooled_width, batch_size, channels,
                          height, width):
    return _linear(grad, (batch_size, channels, height, width), lambda input: ps_roi_pool(
        input, rois, spatial_scale, pooled_height, pooled_width)[0])


def _linear(grad, sizes, function):
    """Return the gradient of a linear function of a tensor of `sizes`."""
    with torch.enable_grad():
        input = grad.new_zeros(sizes).requires_grad_()
        return torch.autograd.grad(function(input), input, grad)[0]


_gradient_of(deform_conv2d, "_deform_conv2d_backward(Tensor grad, Tensor input, Tensor weight, Tensor offset, "
             "Tensor mask, Tensor bias, int stride_h, int stride_w, int pad_h, int pad_w, int dilation_h, "
             "int dilation_w, int groups, int offset_groups, bool use_mask) -> (Tensor, Tensor, Tensor, Tensor, "
             "Tensor)", 5)

# Kernels of quantized images are not there; the package's autocast asks for their names.
for _schema in ("qnms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
                "qroi_align(Tensor input, Tensor rois, float spatial_scale) -> Tensor",
                "box_iou_rotated(Tensor boxes1, Tensor boxes2) -> Tensor"):
    _operators.define(_schema)
