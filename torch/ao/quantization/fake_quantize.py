"""FakeQuantize: rounds to the levels that an observer chooses, and lets gradients pass."""

from __future__ import annotations

import torch
from torch.ao.quantization.observer import (
    MovingAverageMinMaxObserver,
    MovingAveragePerChannelMinMaxObserver,
    _Partial,
    per_channel_symmetric,
    per_tensor_symmetric,
)
from torch.nn import Module


class FakeQuantizeBase(Module):
    """Base class of modules that round their input to levels."""

    @classmethod
    def with_args(cls, **options):
        """Return a function that makes a module with these options."""
        return _Partial(cls, **options)

    def __init__(self):
        super().__init__()
        self.observes, self.rounds = True, True

    def enable_fake_quant(self, enabled=True):
        """Choose whether inputs are rounded."""
        self.rounds = bool(enabled)

    def disable_fake_quant(self):
        """Return inputs as they are."""
        self.rounds = False

    def enable_observer(self, enabled=True):
        """Choose whether inputs change the levels."""
        self.observes = bool(enabled)

    def disable_observer(self):
        """Keep the levels as they are."""
        self.observes = False


class FakeQuantize(FakeQuantizeBase):
    """Observes its input and returns it rounded: (round(x / scale) + zero_point, limited, - zero_point) * scale.

    Args:
        observer: the class of the observer, or a function that makes one.
        quant_min, quant_max: the first and last level.
        options: of the observer.

    >>> rounding = FakeQuantize(quant_min=0, quant_max=3)
    >>> rounding(torch.tensor([0.0, 1.2, 3.0])).tolist()
    [0.0, 1.0, 3.0]
    """

    def __init__(self, observer=MovingAverageMinMaxObserver, quant_min=None, quant_max=None, is_dynamic=False,
                 **options):
        super().__init__()
        bounds = {"quant_min": quant_min, "quant_max": quant_max}
        bounds = {key: value for key, value in bounds.items() if value is not None}
        self.activation_post_process = observer(**options, **bounds)
        self.quant_min = self.activation_post_process.quant_min
        self.quant_max = self.activation_post_process.quant_max
        self.dtype, self.qscheme = self.activation_post_process.dtype, self.activation_post_process.qscheme
        self.ch_axis = getattr(self.activation_post_process, "ch_axis", -1)
        self.register_buffer("scale", torch.tensor([1.0]))
        self.register_buffer("zero_point", torch.tensor([0], dtype=torch.int32))

    def calculate_qparams(self):
        """Return the scale and the zero point of what was observed."""
        return self.activation_post_process.calculate_qparams()

    def forward(self, x):
        """Return the input rounded to the levels."""
        if self.observes:
            self.activation_post_process(x.detach())
            scale, zero = self.calculate_qparams()
            self.scale, self.zero_point = scale, zero.to(torch.int32)
        if not self.rounds:
            return x
        return rounded(x, self.scale, self.zero_point, self.ch_axis, self.quant_min, self.quant_max)

    def _load_from_state_dict(self, state, prefix, *others):
        for name in ("scale", "zero_point"):
            if prefix + name in state:
                setattr(self, name, torch.empty_like(state[prefix + name]))
        super()._load_from_state_dict(state, prefix, *others)

    def extra_repr(self):
        """Return the levels, for repr()."""
        return f"scale={self.scale}, zero_point={self.zero_point}, levels {self.quant_min} to {self.quant_max}"


FusedMovingAvgObsFakeQuantize = FakeQuantize


def rounded(x, scale, zero_point, axis, quant_min, quant_max):
    """Return x rounded to levels: of all elements if `scale` has one element, else of each channel along `axis`."""
    if scale.numel() == 1:
        return torch.fake_quantize_per_tensor_affine(x, scale.view(()), zero_point.view(()), quant_min, quant_max)
    return torch.fake_quantize_per_channel_affine(x, scale, zero_point, axis, quant_min, quant_max)


default_fake_quant = FakeQuantize.with_args(observer=MovingAverageMinMaxObserver, quant_min=0, quant_max=255,
                                            dtype=torch.quint8, reduce_range=True)
default_fused_act_fake_quant = default_fake_quant
default_weight_fake_quant = FakeQuantize.with_args(observer=MovingAverageMinMaxObserver, quant_min=-128, quant_max=127,
                                                   dtype=torch.qint8, qscheme=per_tensor_symmetric)
default_fused_wt_fake_quant = default_weight_fake_quant
default_per_channel_weight_fake_quant = FakeQuantize.with_args(
    observer=MovingAveragePerChannelMinMaxObserver, quant_min=-128, quant_max=127, dtype=torch.qint8,
    qscheme=per_channel_symmetric, ch_axis=0)
default_fused_per_channel_wt_fake_quant = default_per_channel_weight_fake_quant


def _switch(name):
    def switch(mod):
        if isinstance(mod, FakeQuantizeBase):
            getattr(mod, name)()
    switch.__name__ = switch.__qualname__ = name
    switch.__doc__ = f"Call {name}() of a module that rounds; for module.apply."
    return switch


enable_fake_quant, disable_fake_quant = _switch("enable_fake_quant"), _switch("disable_fake_quant")
enable_observer, disable_observer = _switch("enable_observer"), _switch("disable_observer")
