"""Products of weights of few bits, by the names of PyTorch's kernels, and the names of their types."""

from __future__ import annotations

import torch
from torch import _core
from torch._base.one_op import one_op
from torch._core import Tensor
from torch._tensor.dtypes import absent


class QuantizationScheme(str):
    """The name of a way to place the levels of quantized numbers, such as torch.per_tensor_affine."""

    __module__ = "torch"  # the name in pickles and files

    def __repr__(self) -> str:
        return f"torch.{self:s}"

    __str__ = __repr__

    def __reduce__(self) -> str:
        return f"{self:s}"


# The names of types of weights. They choose the weights of a module, or the levels of a quantized tensor.
qint8, quint4x2, quint8, qint32 = map(absent, ("qint8", "quint4x2", "quint8", "qint32"))
per_tensor_affine, per_tensor_symmetric = map(QuantizationScheme, ("per_tensor_affine", "per_tensor_symmetric"))
per_channel_affine, per_channel_symmetric = map(QuantizationScheme, ("per_channel_affine", "per_channel_symmetric"))
per_channel_affine_float_qparams = QuantizationScheme("per_channel_affine_float_qparams")


def quantize_8_bits(weight: Tensor) -> tuple[Tensor, Tensor]:
    """Return weights (outputs, inputs) as an int8 tensor and a scale per output, for linear_int8.

    >>> quantize_8_bits(torch.tensor([[1.0, -127.0], [0.5, 0.25]]))[0].tolist()
    [[1, -127], [127, 64]]
    """
    weight, given = weight.detach().float(), weight.dtype
    most = weight.abs().amax(1) if weight.size(1) else weight.new_zeros(len(weight))
    scale = (most / 127).to(given)
    safe = torch.where(scale > 0, scale.float(), 1.0)
    return (weight / safe.unsqueeze(1)).round().clamp(-128, 127).to(torch.int8), scale


def quantize_4_bits(weight: Tensor, group_size: int = 32) -> tuple[Tensor, Tensor, Tensor]:
    """Return weights (outputs, inputs) as bytes of two weights, and scale and zero per group, for linear_int4.

    Each group of `group_size` inputs spans its smallest to its largest weight in 15 steps.

    >>> [part.tolist() for part in quantize_4_bits(torch.tensor([[0.0, 15.0, 7.0, 1.0]]), 4)]
    [[[240, 23]], [[1.0]], [[8.0]]]
    """
    outputs, inputs = weight.size()
    if group_size < 2 or group_size % 2 or not inputs or inputs % group_size:
        raise ValueError(f"weight is {outputs}x{inputs} and group_size is {group_size}; "
                         "need a positive even group_size that divides the number of inputs")
    groups, given = weight.detach().float().view(outputs, inputs // group_size, group_size), weight.dtype
    low, high = groups.amin(2), groups.amax(2)
    scale = ((high - low) / 15).to(given)
    zero = (low + 8 * scale.float()).to(given)
    safe = torch.where(scale > 0, scale.float(), 1.0).unsqueeze(2)
    elements = ((groups - zero.float().unsqueeze(2)) / safe + 8).round().clamp(0, 15).to(torch.uint8)
    return _packed(elements.view(outputs, inputs)), scale, zero


def _packed(elements):
    """Return bytes whose low halves are the even elements of each row, and whose high halves are the odd ones."""
    return elements[:, ::2] + 16 * elements[:, 1::2]


@one_op(autocast="promoted")
def _int_mm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Return the product of two matrices of int8 as int32; the first may be uint8."""
    types = input.dtype in (torch.int8, torch.uint8), mat2.dtype is torch.int8
    if not all(types) or input.dim() != 2 or mat2.dim() != 2 or input.size(1) != mat2.size(0):
        raise RuntimeError(f"_int_mm: input is {input.type()} {tuple(input.size())}, mat2 is {mat2.type()} "
                           f"{tuple(mat2.size())}; need two matrices, the first of int8 or uint8, the second of int8, "
                           "and input.size(1) == mat2.size(0)")
    return _core.internal.int_mm(input, mat2.t())


def _matrix(name, input):
    if input.dim() != 2:
        raise RuntimeError(f"{name}: input has {input.dim()} dimensions; need a matrix")
    return input


def _weight_int8pack_mm(input: Tensor, mat2: Tensor, scales: Tensor) -> Tensor:
    """Return input @ (mat2 * scales[:, None]).t() for weights (outputs, inputs) of int8: linear_int8."""
    return _core.linear_int8(_matrix("_weight_int8pack_mm", input), mat2, scales)


def _convert_weight_to_int4pack_for_cpu(weight: Tensor, innerKTiles: int) -> Tensor:
    """Pack weights (outputs, inputs) from 0 to 15, an int32 tensor, into bytes for _weight_int4pack_mm_for_cpu."""
    if weight.dtype is not torch.int32 or weight.dim() != 2 or weight.size(1) % 2:
        raise RuntimeError(f"_convert_weight_to_int4pack_for_cpu: weight is {weight.type()} {tuple(weight.size())}; "
                           "need an int32 matrix with an even number of columns")
    return _packed((weight & 15).to(torch.uint8))


def _weight_int4pack_mm_for_cpu(input: Tensor, mat2: Tensor, qGroupSize: int, qScaleAndZeros: Tensor) -> Tensor:
    """Return input @ w.t() for packed weights w = (element - 8) * scale + zero: linear_int4.

    qScaleAndZeros is (groups, outputs, 2): scale and zero of each group of `qGroupSize` inputs.
    """
    name, inputs = "_weight_int4pack_mm_for_cpu", _matrix("_weight_int4pack_mm_for_cpu", input).size(1)
    wanted = (inputs // qGroupSize if qGroupSize > 0 else 0, mat2.size(0), 2)
    if qGroupSize <= 0 or inputs % qGroupSize or tuple(qScaleAndZeros.size()) != wanted:
        raise RuntimeError(f"{name}: input has {inputs} columns, qGroupSize is {qGroupSize}, qScaleAndZeros is "
                           f"{tuple(qScaleAndZeros.size())}; need whole groups, and qScaleAndZeros of "
                           "(groups, outputs, 2)")
    scale, zero = (part.t().contiguous() for part in qScaleAndZeros.unbind(2))
    return _core.linear_int4(input, mat2, scale, zero)


def fake_quantize_per_tensor_affine(input: Tensor, scale, zero_point, quant_min: int, quant_max: int) -> Tensor:
    """Return each element rounded to a level of quantized numbers: (level - zero_point) * scale.

    The level is round(input / scale) + zero_point, limited to the range from quant_min to quant_max. The gradient
    passes unchanged where the level is not limited (Jacob et al., 2018).

    Args:
        scale, zero_point: numbers, or tensors that broadcast.
    Raises:
        RuntimeError: quant_min is above quant_max.

    >>> torch.fake_quantize_per_tensor_affine(torch.tensor([0.1, 0.9, 9.0]), 0.5, 0, 0, 7).tolist()
    [0.0, 1.0, 3.5]
    """
    if quant_min > quant_max:
        raise RuntimeError(f"fake_quantize_per_tensor_affine: quant_min is {quant_min}, quant_max {quant_max}; need "
                           "quant_min <= quant_max")
    with torch.no_grad():
        level = torch.round(input * (1 / scale)) + zero_point
        limited = level.clamp(quant_min, quant_max)
        result = ((limited - zero_point) * scale).to(input.dtype)
    if not (input.requires_grad and torch.is_grad_enabled()):
        return result
    return result + torch.where(limited == level, input - input.detach(), 0)


def fake_quantize_per_channel_affine(
    input: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int
) -> Tensor:
    """Return fake_quantize_per_tensor_affine with a scale and a zero point for each index of the dim `axis`.

    >>> x = torch.ones(2, 2)
    >>> torch.fake_quantize_per_channel_affine(x, torch.tensor([1.0, 0.3]), torch.tensor([0, 0]), 0, 0, 7).tolist()
    [[1.0, 1.0], [0.9000000357627869, 0.9000000357627869]]
    """
    sizes = [1] * input.dim()
    sizes[axis] = -1
    return fake_quantize_per_tensor_affine(input, scale.view(sizes), zero_point.view(sizes), quant_min, quant_max)
