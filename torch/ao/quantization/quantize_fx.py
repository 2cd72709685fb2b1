"""prepare_fx, prepare_qat_fx, convert_fx: `prepare` and `convert` for models without stubs and qconfigs."""

from __future__ import annotations

import copy

from torch.ao.quantization.qconfig import QConfigMapping
from torch.ao.quantization.quantize import QuantWrapper, convert, prepare, prepare_qat


def prepare_fx(model, qconfig_mapping, example_inputs=None, **options):
    """Return a copy of a model in evaluation that observes its input and its layers.

    Args:
        qconfig_mapping: a QConfigMapping, or the dict of older programs: {"": qconfig}.

    >>> from torch import nn
    >>> from torch.ao.quantization import get_default_qconfig_mapping
    >>> from torch.ao.quantization.quantize_fx import convert_fx, prepare_fx
    >>> model = prepare_fx(nn.Linear(4, 2).eval(), get_default_qconfig_mapping(), (torch.ones(1, 4),))
    >>> _ = model(torch.randn(8, 4))
    >>> convert_fx(model)(torch.ones(3, 4)).size()
    torch.Size([3, 2])
    """
    return prepare(_with_qconfigs(model, qconfig_mapping), inplace=True)


def prepare_qat_fx(model, qconfig_mapping, example_inputs=None, **options):
    """Return a copy of a model that trains with weights and activations rounded to 8 bits."""
    return prepare_qat(_with_qconfigs(model, qconfig_mapping), inplace=True)


def _with_qconfigs(model, mapping):
    if isinstance(mapping, dict):
        mapping = QConfigMapping().set_global(mapping.get(""))
    model = QuantWrapper(copy.deepcopy(model))
    for path, module in model.named_modules():
        module.qconfig = mapping.of(path.removeprefix("module").lstrip("."), module)
    return model


def convert_fx(graph_module, **options):
    """Return the observed model with layers of 8 bits."""
    return convert(graph_module)
