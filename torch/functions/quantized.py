"""Quantized tensors: levels of few bits that stand for multiples of a scale.

An element is (level - zero_point) * scale, with one scale for all elements or one for each channel. Operators that move
elements work on the levels. With one scale, those of `_REQUANTIZED` compute in floats and quantize the result; for all
others, call `dequantize()`.
"""

from __future__ import annotations

import copy
from collections import OrderedDict
from typing import Any

import torch
from torch import Tensor, _core, _utils
from torch._base.arguments import shown
from torch._base.row_kinds import COPIES, moves
from torch.functions.few_bits import per_channel_affine, per_tensor_affine, qint8, qint32, quint8
from torch.serialization.pickling import StoredAs
from torch.utils._pytree import tree_map

# The names of storages in files.
QUInt8Storage, QInt8Storage, QInt32Storage = (type(name, (), {"__module__": "torch"}) for name in (
    "QUInt8Storage", "QInt8Storage", "QInt32Storage"))
_STORAGES = {quint8: QUInt8Storage, qint8: QInt8Storage, qint32: QInt32Storage}
_TYPES = {quint8: torch.uint8, qint8: torch.int8, qint32: torch.int32}
_WIDTH = 80


class QuantizedTensor(Tensor):
    """A tensor of levels with their scales. torch.quantize_per_tensor and torch.quantize_per_channel make one.

    Args:
        levels: integers.
        scale, zero_point: numbers, or one-dimensional tensors with an element per channel.
        axis: the dim of the channels, None with numbers.
        dtype: torch.quint8, qint8 or qint32.

    >>> x = torch.quantize_per_tensor(torch.tensor([-1.0, 0.5]), 0.1, 10, torch.quint8)
    >>> x.int_repr().tolist(), x.dequantize().tolist(), x.q_scale(), x[1].int_repr().item()
    ([0, 15], [-1.0, 0.5], 0.1, 15)
    """

    __torch_function__ = _core.disabled_torch_function
    is_quantized = writes_itself = True  # torch.save asks

    @staticmethod
    def __new__(cls, levels: Tensor, scale: Any, zero_point: Any, axis: int | None, dtype: Any) -> QuantizedTensor:
        return Tensor._make_wrapper_subclass(cls, levels.size(), dtype=levels.dtype, device=levels.device)

    def __init__(self, levels: Tensor, scale: Any, zero_point: Any, axis: int | None, dtype: Any) -> None:
        self._levels, self._scale, self._zero_point, self._axis, self._type = levels, scale, zero_point, axis, dtype

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Move the levels, or compute in floats; with a scale per channel, refuse all but copies."""
        name, first = func.overloadpacket.__name__, _first(args)
        if name in _ANSWERS:
            return _ANSWERS[name](*args)
        if name in _COMPARES:
            return func(*tree_map(_floats, args), **(kwargs or {}))
        if name.rstrip("_") in _REQUANTIZED and first._axis is None:
            return _requantized(func, name, first, args, kwargs or {})
        if name not in COPIES and (not moves(name) or first._axis is not None):
            raise NotImplementedError(f"{name}: a quantized tensor of {first.qscheme()!r} has no such operator; call "
                                      "dequantize() first")
        levels = func(*tree_map(_levels, args), **tree_map(_levels, kwargs or {}))
        return tree_map(lambda part: first._with(part) if isinstance(part, Tensor) else part, levels)

    def _with(self, levels: Tensor) -> QuantizedTensor:
        return QuantizedTensor(levels, self._scale, self._zero_point, self._axis, self._type)

    def _replace(self, other: QuantizedTensor) -> QuantizedTensor:
        self._levels.copy_(other._levels)
        self._scale, self._zero_point = other._scale, other._zero_point
        return self

    def __reduce_ex__(self, protocol: Any) -> Any:
        storage, offset = self._levels.storage()._whole
        parts = self._parts()[1:]
        params = (self.qscheme(), *parts) if self._axis is None else (self.qscheme(), *parts, self._axis)
        return _utils._rebuild_qtensor, (
            StoredAs(_STORAGES[self._type], storage), offset + self._levels.storage_offset(), tuple(self.size()),
            self.stride(), params, False, OrderedDict())

    def __deepcopy__(self, memo: Any) -> QuantizedTensor:
        return self._with(copy.deepcopy(self._levels, memo))

    def is_contiguous(self, *, memory_format: Any = torch.contiguous_format) -> bool:
        """Return whether the levels are contiguous."""
        return self._levels.is_contiguous(memory_format=memory_format)

    def _parts(self):
        return self._levels, self._scale, self._zero_point

    @property
    def dtype(self) -> Any:  # type: ignore[override]
        """torch.quint8, qint8 or qint32."""
        return self._type

    def stride(self, *dim: int) -> Any:
        """Return the strides of the levels."""
        return self._levels.stride(*dim)

    def int_repr(self) -> Tensor:
        """Return the levels."""
        return self._levels.clone()

    def dequantize(self) -> Tensor:
        """Return the elements as floats."""
        scale, zero_point = self._scale, self._zero_point
        if self._axis is not None:
            sizes = [-1 if dim == self._axis else 1 for dim in range(self._levels.dim())]
            scale, zero_point = scale.float().view(sizes), zero_point.view(sizes)
        return (self._levels.float() - zero_point) * scale

    def qscheme(self) -> Any:
        """Return torch.per_tensor_affine or torch.per_channel_affine."""
        return per_tensor_affine if self._axis is None else per_channel_affine

    def q_scale(self) -> float:
        """Return the scale of all elements."""
        return self._of_scheme("q_scale", per_tensor_affine, self._scale)

    def q_zero_point(self) -> int:
        """Return the level that stands for 0."""
        return self._of_scheme("q_zero_point", per_tensor_affine, self._zero_point)

    def q_per_channel_scales(self) -> Tensor:
        """Return the scale of each channel."""
        return self._of_scheme("q_per_channel_scales", per_channel_affine, self._scale)

    def q_per_channel_zero_points(self) -> Tensor:
        """Return the level of each channel that stands for 0."""
        return self._of_scheme("q_per_channel_zero_points", per_channel_affine, self._zero_point)

    def q_per_channel_axis(self) -> int:
        """Return the dim of the channels."""
        return self._of_scheme("q_per_channel_axis", per_channel_affine, self._axis)

    def _of_scheme(self, name, scheme, value):
        if self.qscheme() != scheme:
            raise RuntimeError(f"{name}: the tensor is quantized by {self.qscheme()!r}; need {scheme!r}")
        return value

    def __repr__(self) -> str:
        text = repr(self.dequantize())[:-1]
        scales = (f"scale={self._scale}", f"zero_point={self._zero_point}")
        for part in (f"size={tuple(self.size())}", f"dtype={self._type}", f"quantization_scheme={self.qscheme()!r}",
                     *scales, *([] if self._axis is None else [f"axis={self._axis}"])):
            line = text.rpartition("\n")[2]
            text += f",\n       {part}" if len(line) + len(part) + 2 > _WIDTH else f", {part}"
        return f"{text})"


def _first(values):
    """Return the first quantized tensor of the arguments, which may stand in a list."""
    lists = (each for value in values for each in (value if isinstance(value, (tuple, list)) else (value,)))
    return next(each for each in lists if isinstance(each, QuantizedTensor))


def _equal(x, y):
    """Return whether two tensors have the same type, levels and scales."""
    both = isinstance(x, QuantizedTensor) and isinstance(y, QuantizedTensor)
    return both and (x._type, x._axis) == (y._type, y._axis) and all(
        torch.equal(*map(torch.as_tensor, pair)) for pair in zip(x._parts(), y._parts(), strict=True))


def rebuilt(levels: Tensor, params: Any) -> QuantizedTensor:
    """Return a quantized tensor of a file: params are the scheme, scale and zero point, and the dim of channels."""
    dtype = {torch.uint8: quint8, torch.int8: qint8, torch.int32: qint32}.get(levels.dtype)
    kinds = [*map(type, params)] if type(params) is tuple else []
    single = len(kinds) == 3 and params[0] == per_tensor_affine and kinds[1:] == [float, int]
    each = len(kinds) == 4 and params[0] == per_channel_affine and kinds[1:] == [Tensor, Tensor, int]
    each = each and 0 <= params[3] < levels.dim() and (
        params[1].size() == params[2].size() == (levels.size(params[3]),))
    if dtype is None or not single and not each:
        raise TypeError("a quantized tensor is rebuilt from levels and (scheme, scale, zero point, dim of channels)")
    return QuantizedTensor(levels, params[1], params[2], None if single else params[3], dtype)


_ANSWERS = {"equal": _equal}  # operators that make no tensor
_COMPARES = {"eq", "ne", "lt", "le", "gt", "ge", "_local_scalar_dense"}
# Averages, of differences of levels: exact, so that ties round as in PyTorch.
_AVERAGES = frozenset("adaptive_avg_pool2d adaptive_avg_pool3d avg_pool2d avg_pool3d interpolate mean".split())
_REQUANTIZED = frozenset("""
channel_shuffle clamp clamp_max clamp_min gelu hardsigmoid hardtanh leaky_relu masked_fill max max_pool1d max_pool2d
max_pool3d min pad relu relu6 sigmoid sort std tanh threshold topk
""".split()) | _AVERAGES
_UNIT = {quint8: (2.0**-8, 0), qint8: (2.0**-8, -128), qint32: (2.0**-32, -2**31)}  # of results in [0, 1)
# The scale and zero point of results whose range is known, in place of those of the input.
_SCALES = {"sigmoid": _UNIT, "hardsigmoid": _UNIT, "tanh": {
    quint8: (2.0**-7, 128), qint8: (2.0**-7, 0), qint32: (2.0**-31, 0)}}


def _requantized(func, name, first, args, kwargs):
    """Return the result of an operator on floats, in levels of the input's scale or of the operator's own."""
    average, plain = name in _AVERAGES, name.rstrip("_")
    scale, zero_point = _SCALES.get(plain, {}).get(first._type, first._parts()[1:])

    def quantized(part):
        if not isinstance(part, Tensor) or not part.is_floating_point():
            return part
        result = _quantized(name, part, 1.0 if average else scale, zero_point, None, first._type)
        result._scale = scale
        return result

    result = tree_map(quantized, func(*tree_map(_differences if average else _floats, args),
                                      **tree_map(_floats, kwargs)))
    return first._replace(result) if name != plain else result


def _floats(value):
    return value.dequantize() if isinstance(value, QuantizedTensor) else value


def _differences(value):
    return (value._levels.int() - value._zero_point).float() if isinstance(value, QuantizedTensor) else value


def _levels(value):
    return value._levels if isinstance(value, QuantizedTensor) else value


def _quantized(name, input, scale, zero_point, axis, dtype):
    """Return a quantized tensor of the nearest levels; scale and zero_point broadcast to the input."""
    if not isinstance(input, Tensor) or not input.is_floating_point():
        raise RuntimeError(f"{name}: input is {shown(input)}; need a tensor of floats")
    if dtype not in _TYPES:
        raise RuntimeError(f"{name}: dtype is {dtype}; need torch.quint8, torch.qint8 or torch.qint32")
    kind = _TYPES[dtype]
    limits = torch.iinfo(kind)
    sizes = [-1 if dim == axis else 1 for dim in range(input.dim())]
    inverse = 1 / torch.as_tensor(scale, dtype=torch.float32)
    first = torch.as_tensor(zero_point)
    if axis is not None:
        inverse, first = inverse.view(sizes), first.view(sizes)
    # In floats, which decide ties as in PyTorch; it rounds product and sum of bytes with one scale at once.
    fused = axis is None and dtype is not qint32
    product = input.detach().double() * inverse.double() if fused else input.detach().float() * inverse
    levels = (product + first).float().round()
    return QuantizedTensor(levels.clamp(limits.min, limits.max).to(kind), scale, zero_point, axis, dtype)


def quantize_per_tensor(input: Tensor, scale: Any, zero_point: Any, dtype: Any) -> QuantizedTensor:
    """Return a tensor of levels round(input / scale) + zero_point, within the range of the type.

    Args:
        scale, zero_point: numbers, or tensors of one element.
        dtype: torch.quint8, qint8 or qint32.

    >>> torch.quantize_per_tensor(torch.tensor([0.0, 1.0]), 0.5, 1, torch.qint8).int_repr().tolist()
    [1, 3]
    """
    return _quantized("quantize_per_tensor", input, float(scale), int(zero_point), None, dtype)


def quantize_per_channel(input: Tensor, scales: Tensor, zero_points: Tensor, axis: int, dtype: Any) -> QuantizedTensor:
    """Return a tensor of levels with a scale and a zero point for each index of the dim `axis`.

    >>> scales, zeros = torch.tensor([0.5, 0.25]), torch.tensor([0, 1])
    >>> torch.quantize_per_channel(torch.ones(2, 1), scales, zeros, 0, torch.qint8).int_repr().tolist()
    [[2], [5]]
    """
    fits = 0 <= axis < input.dim() and scales.dim() == 1 and scales.size() == zero_points.size()
    if not fits or len(scales) != input.size(axis):
        raise RuntimeError(f"quantize_per_channel: input is {shown(input)}, scales is {shown(scales)}, zero_points is "
                           f"{shown(zero_points)}; need one of each for every index of dim {axis}, counted from 0")
    return _quantized("quantize_per_channel", input, scales.double(), zero_points.long(), axis, dtype)


def dequantize(tensor: Any) -> Any:
    """Return the elements of a quantized tensor as floats; of a list or tuple of tensors, each of them.

    >>> torch.dequantize(torch.quantize_per_tensor(torch.ones(2), 0.5, 0, torch.qint8)).tolist()
    [1.0, 1.0]
    """
    if isinstance(tensor, (tuple, list)):
        return type(tensor)(map(dequantize, tensor))
    return tensor.dequantize() if isinstance(tensor, QuantizedTensor) else tensor.float()
