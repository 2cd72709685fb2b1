"""Observers: modules that return their input, and keep the range of its elements."""

from __future__ import annotations

import functools

import torch
from torch.nn import Module

per_tensor_affine, per_tensor_symmetric = torch.per_tensor_affine, torch.per_tensor_symmetric
per_channel_affine, per_channel_symmetric = torch.per_channel_affine, torch.per_channel_symmetric
_LEVELS = {"torch.quint8": (0, 255), "torch.qint8": (-128, 127), "torch.qint32": (-(2**31), 2**31 - 1),
           "torch.uint8": (0, 255), "torch.int8": (-128, 127)}


class ObserverBase(Module):
    """Base class. `calculate_qparams` returns (scale, zero_point) of what was observed.

    Args:
        dtype: the type of the levels, such as torch.quint8.
        qscheme: torch.per_tensor_affine, per_tensor_symmetric, per_channel_affine or per_channel_symmetric.
        reduce_range: whether to use half of the levels.
        quant_min, quant_max: the first and last level, by default those of the type.
        eps: the least scale.
    """

    @classmethod
    def with_args(cls, **options):
        """Return a function that makes an observer with these options."""
        return _Partial(cls, **options)

    def __init__(self, dtype=torch.quint8, qscheme=per_tensor_affine, reduce_range=False, quant_min=None,
                 quant_max=None, eps=2**-23, is_dynamic=False, **options):
        super().__init__()
        low, high = _LEVELS.get(str(dtype), (0, 255))
        if reduce_range:
            low, high = low // 2, (high + 1) // 2 - 1
        self.dtype, self.qscheme, self.reduce_range, self.is_dynamic = dtype, qscheme, reduce_range, is_dynamic
        self.quant_min = low if quant_min is None else quant_min
        self.quant_max = high if quant_max is None else quant_max
        self.eps = eps

    def _parameters_of(self, low, high):
        """Return the scale and the zero point of ranges, which are widened to contain 0."""
        low, high = low.clamp(max=0), high.clamp(min=0)
        steps = float(self.quant_max - self.quant_min)
        if self.qscheme in (per_tensor_symmetric, per_channel_symmetric):
            scale = (torch.maximum(-low, high) / (steps / 2)).clamp(min=self.eps)
            middle = 0 if self.quant_min < 0 else (self.quant_min + self.quant_max + 1) // 2
            return scale, torch.full(scale.size(), middle, dtype=torch.int64)
        scale = ((high - low) / steps).clamp(min=self.eps)
        zero = self.quant_min - (low / scale).round().to(torch.int32)
        return scale, zero.clamp(self.quant_min, self.quant_max)


class _Partial(functools.partial):
    """A factory of modules, which takes further options by `with_args`."""

    def with_args(self, **options):
        """Return a factory with these options."""
        return _Partial(self, **options)


class MinMaxObserver(ObserverBase):
    """Keeps the least and the largest element of all inputs.

    >>> observer = MinMaxObserver()
    >>> _ = observer(torch.tensor([-1.0, 3.0]))
    >>> scale, zero_point = observer.calculate_qparams()
    >>> round(scale.item() * 255, 4), zero_point.item()
    (4.0, 64)
    """

    def __init__(self, **options):
        super().__init__(**options)
        self.register_buffer("min_val", torch.tensor(float("inf")))
        self.register_buffer("max_val", torch.tensor(float("-inf")))

    def forward(self, x):
        """Observe the input and return it."""
        if x.numel():
            self._observe(*self._range(x.detach().float()))
        return x

    def _range(self, x):
        return x.amin(), x.amax()

    def _observe(self, low, high):
        first = self.min_val.size() != low.size() or self.min_val.numel() == 0
        self.min_val = low if first else torch.minimum(self.min_val, low)
        self.max_val = high if first else torch.maximum(self.max_val, high)

    def calculate_qparams(self):
        """Return the scale and the zero point: of one element, or one per channel."""
        if (self.min_val > self.max_val).any() or self.min_val.numel() == 0:
            return torch.ones(1), torch.zeros(1, dtype=torch.int64)
        scale, zero = self._parameters_of(*self._chosen())
        return (scale.view(1), zero.view(1)) if scale.dim() == 0 else (scale, zero)

    def _chosen(self):
        return self.min_val, self.max_val

    def reset_min_max_vals(self):
        """Forget what was observed."""
        self.min_val, self.max_val = torch.tensor(float("inf")), torch.tensor(float("-inf"))

    def _load_from_state_dict(self, state, prefix, *others):
        for name in ("min_val", "max_val"):  # ranges per channel have sizes that only the file knows
            if prefix + name in state:
                setattr(self, name, torch.empty_like(state[prefix + name]))
        super()._load_from_state_dict(state, prefix, *others)

    def extra_repr(self):
        """Return what was observed, for repr()."""
        return f"min_val={self.min_val}, max_val={self.max_val}"


class MovingAverageMinMaxObserver(MinMaxObserver):
    """Keeps moving averages of the least and the largest element of each input."""

    def __init__(self, averaging_constant=0.01, **options):
        super().__init__(**options)
        self.averaging_constant = averaging_constant

    def _observe(self, low, high):
        if self.min_val.size() != low.size() or self.min_val.isinf().any():
            self.min_val, self.max_val = low, high
        else:
            self.min_val = self.min_val + self.averaging_constant * (low - self.min_val)
            self.max_val = self.max_val + self.averaging_constant * (high - self.max_val)


class PerChannelMinMaxObserver(MinMaxObserver):
    """Keeps the least and the largest element of each channel, along the dim `ch_axis`."""

    def __init__(self, ch_axis=0, dtype=torch.quint8, qscheme=per_channel_affine, **options):
        super().__init__(dtype=dtype, qscheme=qscheme, **options)
        self.ch_axis = ch_axis
        self.min_val, self.max_val = torch.tensor([]), torch.tensor([])

    def _range(self, x):
        lines = x.movedim(self.ch_axis, 0).flatten(1)
        return lines.amin(1), lines.amax(1)


class MovingAveragePerChannelMinMaxObserver(PerChannelMinMaxObserver, MovingAverageMinMaxObserver):
    """Keeps moving averages of the least and the largest element of each channel."""

    def _observe(self, low, high):
        MovingAverageMinMaxObserver._observe(self, low, high)


class HistogramObserver(MinMaxObserver):
    """Keeps a histogram of all inputs, and chooses the range whose levels have the least mean square error.

    Args:
        bins: the number of bins.
    """

    def __init__(self, bins=2048, **options):
        super().__init__(**options)
        self.bins = bins
        self.register_buffer("histogram", torch.zeros(bins))

    def _observe(self, low, high):
        before = self.min_val, self.max_val
        super()._observe(low, high)
        if not before[0].isinf() and (self.min_val < before[0] or self.max_val > before[1]):
            width = (before[1] - before[0]) / self.bins
            centres = before[0] + (torch.arange(self.bins) + 0.5) * width
            self.histogram = torch.zeros(self.bins).index_add(0, self._bin(centres), self.histogram)

    def _bin(self, values):
        width = (self.max_val - self.min_val).clamp(min=self.eps) / self.bins
        return ((values - self.min_val) / width).long().clamp(0, self.bins - 1)

    def forward(self, x):
        """Observe the input and return it."""
        super().forward(x)
        if x.numel():
            bins = self._bin(x.detach().float().flatten())
            self.histogram = self.histogram + torch.bincount(bins, minlength=self.bins)
        return x

    def _chosen(self):
        """Narrow the range from the side that costs less, and return the range of the least error."""
        width = (self.max_val - self.min_val) / self.bins
        if width == 0:
            return self.min_val, self.max_val
        count = self.histogram.double()
        total = count.cumsum(0) / count.sum()
        best = None
        for step in range(1000):
            share = step * 1e-5 * 10
            first = int((total <= share).sum())
            last = min(int((total < 1 - share).sum()), self.bins - 1)
            if last <= first:
                break
            error = self._error(count, first, last, width.item())
            if best is not None and error > best[0]:
                break
            best = error, first, last
        _, first, last = best
        return self.min_val + first * width, self.min_val + (last + 1) * width

    def _error(self, count, first, last, width):
        """Return the square error of rounding to the levels between two bins, and of cutting outside."""
        level = (last + 1 - first) * width / (self.quant_max - self.quant_min)
        outside = torch.arange(self.bins, dtype=torch.float64)
        below, above = (first - outside).clamp(min=0), (outside - last).clamp(min=0)
        inside = count[first:last + 1].sum() * level**2 / 12
        return (inside + (count * ((below + above) * width) ** 2).sum()).item()


class PlaceholderObserver(ObserverBase):
    """Observes nothing: for weights of floats and activations that are rounded when they are met."""

    def forward(self, x):
        """Return the input."""
        return x

    def calculate_qparams(self):
        """Raise NotImplementedError: there is no range."""
        raise NotImplementedError(f"{type(self).__name__} observes no range")


NoopObserver = PlaceholderObserver
default_observer = MinMaxObserver.with_args(quant_min=0, quant_max=127)
default_weight_observer = MinMaxObserver.with_args(dtype=torch.qint8, qscheme=per_tensor_symmetric)
default_histogram_observer = HistogramObserver.with_args(quant_min=0, quant_max=127)
default_per_channel_weight_observer = PerChannelMinMaxObserver.with_args(dtype=torch.qint8,
                                                                         qscheme=per_channel_symmetric)
default_placeholder_observer = PlaceholderObserver
