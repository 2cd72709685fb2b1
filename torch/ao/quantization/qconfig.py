"""QConfig: how a module's activations and weights are observed, or rounded while it trains."""

from __future__ import annotations

from collections import namedtuple

import torch
from torch.ao.quantization.fake_quantize import (
    FakeQuantize,
    default_fake_quant,
    default_per_channel_weight_fake_quant,
    default_weight_fake_quant,
)
from torch.ao.quantization.observer import (
    HistogramObserver,
    MovingAverageMinMaxObserver,
    default_observer,
    default_per_channel_weight_observer,
    default_placeholder_observer,
    default_weight_observer,
)

QConfig = namedtuple("QConfig", ["activation", "weight"])
QConfig.__doc__ = "The functions that make the observers, or the FakeQuantize modules, of activations and weights."

default_qconfig = QConfig(default_observer, default_weight_observer)
default_per_channel_qconfig = QConfig(default_observer, default_per_channel_weight_observer)
default_qat_qconfig = QConfig(default_fake_quant, default_weight_fake_quant)
default_dynamic_qconfig = QConfig(default_placeholder_observer, default_weight_observer)
float16_dynamic_qconfig = QConfig(default_placeholder_observer, default_placeholder_observer)
_BACKENDS = ("fbgemm", "x86", "qnnpack", "onednn")


def get_default_qconfig(backend="x86", version=0):
    """Return the QConfig of a backend of PyTorch: weights per channel, or per tensor for qnnpack.

    Raises:
        ValueError: another name.
    """
    _known(backend)
    weight = default_weight_observer if backend == "qnnpack" else default_per_channel_weight_observer
    return QConfig(HistogramObserver.with_args(reduce_range=backend in ("fbgemm", "x86")), weight)


def get_default_qat_qconfig(backend="x86", version=1):
    """Return the QConfig of training for a backend of PyTorch. Raises ValueError for another name."""
    _known(backend)
    activation = FakeQuantize.with_args(observer=MovingAverageMinMaxObserver, quant_min=0, quant_max=255,
                                        dtype=torch.quint8, reduce_range=backend in ("fbgemm", "x86"))
    weight = default_weight_fake_quant if backend == "qnnpack" else default_per_channel_weight_fake_quant
    return QConfig(activation, weight)


def _known(backend):
    if backend not in _BACKENDS:
        raise ValueError(f"qconfig: there is no backend {backend!r}; need one of {', '.join(_BACKENDS)}")


class QConfigMapping:
    """The QConfig of each module of a model: that of its name, else of its class, else the global one.

    >>> mapping = QConfigMapping().set_global(default_qconfig).set_module_name("head", None)
    >>> mapping.of("head", torch.nn.Linear(1, 1)) is None
    True
    """

    def __init__(self):
        self.global_qconfig, self.by_class, self.by_name = None, {}, {}

    def set_global(self, global_qconfig):
        """Set the QConfig of modules without another one; return the mapping."""
        self.global_qconfig = global_qconfig
        return self

    def set_object_type(self, object_type, qconfig):
        """Set the QConfig of a class of modules; return the mapping."""
        self.by_class[object_type] = qconfig
        return self

    def set_module_name(self, module_name, qconfig):
        """Set the QConfig of a module by its path; return the mapping."""
        self.by_name[module_name] = qconfig
        return self

    def of(self, path, module):
        """Return the QConfig of a module, or None."""
        if path in self.by_name:
            return self.by_name[path]
        return self.by_class.get(type(module), self.global_qconfig)


def get_default_qconfig_mapping(backend="x86", version=0):
    """Return the mapping with the default QConfig of a backend for all modules."""
    return QConfigMapping().set_global(get_default_qconfig(backend))


def get_default_qat_qconfig_mapping(backend="x86", version=1):
    """Return the mapping with the default QConfig of training for all modules."""
    return QConfigMapping().set_global(get_default_qat_qconfig(backend))
