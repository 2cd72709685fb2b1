"""prepare, convert, prepare_qat: observe a model, and replace its layers by those that round to 8 bits."""

from __future__ import annotations

import copy

import torch
from torch.ao.quantization.fake_quantize import FakeQuantizeBase, rounded
from torch.ao.quantization.fusing import Fused
from torch.nn import Conv1d, Conv2d, Conv3d, Linear, Module, Sequential
from torch.nn.utils import parametrize

_LAYERS = Linear, Conv1d, Conv2d, Conv3d


class QuantStub(Module):
    """Where a model's floats become numbers of 8 bits: observed, then rounded."""

    def __init__(self, qconfig=None):
        super().__init__()
        if qconfig is not None:
            self.qconfig = qconfig

    def forward(self, x):
        """Return the input."""
        return x


class DeQuantStub(QuantStub):
    """Where numbers of 8 bits become floats. Both are floating tensors here, so it only returns its input."""


class QuantWrapper(Module):
    """A model between a QuantStub and a DeQuantStub."""

    def __init__(self, module):
        super().__init__()
        self.quant, self.module, self.dequant = QuantStub(), module, DeQuantStub()
        self.training = module.training

    def forward(self, x):
        """Return the model's output."""
        return self.dequant(self.module(self.quant(x)))


def add_quant_dequant(module):
    """Return the module in a QuantWrapper if it has a qconfig; its children with one are wrapped otherwise."""
    if getattr(module, "qconfig", None) is not None and not module._modules:
        return QuantWrapper(module)
    for name, child in module.named_children():
        module._modules[name] = add_quant_dequant(child)
    return module


class Rounding(Module):
    """Rounds its input to the levels of 8 bits.

    Args:
        observer: has the levels.
    """

    def __init__(self, observer):
        super().__init__()
        scale, zero = observer.calculate_qparams()
        self.register_buffer("scale", scale.detach().clone())
        self.register_buffer("zero_point", zero.detach().to(torch.int32))
        self.quant_min, self.quant_max = observer.quant_min, observer.quant_max

    def forward(self, x):
        """Return the input rounded."""
        return rounded(x, self.scale, self.zero_point, -1, self.quant_min, self.quant_max)

    def extra_repr(self):
        """Return the levels, for repr()."""
        return f"scale={self.scale.item():.6g}, zero_point={self.zero_point.item()}"


class QuantizedLayer(Module):
    """A linear layer or convolution whose weight has 8 bits, and whose output is rounded.

    Args:
        layer: the layer with floats.
        observer: of the weight.
        rounding: of the output, or None.
    """

    def __init__(self, layer, observer, rounding):
        super().__init__()
        weight = layer.weight.detach()
        if not isinstance(observer, FakeQuantizeBase):  # otherwise it knows the weight from training
            observer(weight)
        scale, zero = observer.calculate_qparams()
        self.axis = getattr(observer, "ch_axis", -1)
        shape = [1] * weight.dim()
        if scale.numel() > 1:
            shape[self.axis] = -1
        scale, zero = scale.view(shape), zero.view(shape)
        levels = (weight / scale + zero).round().clamp(observer.quant_min, observer.quant_max)
        self.register_buffer("weight_levels", (levels - zero).to(torch.int16 if zero.any() else torch.int8))
        self.register_buffer("weight_scale", scale.detach().clone())
        self.layer, self.rounding = copy.copy(layer), rounding
        self.layer._parameters = {name: value for name, value in layer._parameters.items() if name != "weight"}
        vars(self.layer).pop("weight", None)

    def weight(self):
        """Return the weight as floats."""
        return self.weight_levels.to(self.weight_scale.dtype) * self.weight_scale

    def forward(self, x):
        """Return the layer's output, rounded."""
        if isinstance(self.layer, Linear):
            result = torch.nn.functional.linear(x, self.weight(), self.layer.bias)
        else:
            result = self.layer._conv_forward(x, self.weight(), self.layer.bias)
        return result if self.rounding is None else self.rounding(result)


def propagate_qconfig_(module, qconfig_dict=None, prefix="", above=None):
    """Give each module the qconfig of its path or class in the dict, else its own, else that of the module above."""
    chosen = qconfig_dict or {}
    own = vars(module).get("qconfig", chosen.get("", above) if not prefix else above)
    module.qconfig = chosen.get(prefix, chosen.get(type(module), own)) if prefix else own
    for name, child in module.named_children():
        propagate_qconfig_(child, qconfig_dict, f"{prefix}.{name}".lstrip("."), module.qconfig)


def prepare(model, inplace=False, allow_list=None, **options):
    """Return a model that observes: run it on examples, then `convert` it.

    Modules with a `qconfig`, their own or that of a module above, are observed: layers with weights, QuantStub, and
    fused modules.

    >>> from torch import nn
    >>> from torch.ao import quantization
    >>> model = quantization.QuantWrapper(nn.Linear(4, 2)).eval()
    >>> model.qconfig = quantization.get_default_qconfig("fbgemm")
    >>> model = quantization.prepare(model)
    >>> _ = model(torch.randn(8, 4))
    >>> quantization.convert(model)(torch.randn(3, 4)).size()
    torch.Size([3, 2])
    """
    model = model if inplace else copy.deepcopy(model)
    propagate_qconfig_(model)
    inside = {id(part) for child in model.modules() if isinstance(child, Fused) for part in child}
    for child in list(model.modules()):
        qconfig = getattr(child, "qconfig", None)
        observed = isinstance(child, (*_LAYERS, Fused)) or type(child) is QuantStub
        if qconfig is not None and observed and id(child) not in inside and not _is_prepared(child):
            child.activation_post_process = qconfig.activation()
            child.register_forward_hook(_observe)
    return model


def _is_prepared(module):
    return "activation_post_process" in module._modules


def _observe(module, inputs, output):
    return module.activation_post_process(output)


def prepare_qat(model, mapping=None, inplace=False):
    """Return a model that trains with weights and activations rounded to 8 bits.

    Raises:
        ValueError: the model is in evaluation mode.
    """
    if not model.training:
        raise ValueError("prepare_qat: the model is in evaluation mode; call model.train()")
    model = prepare(model, inplace=inplace)
    for child in model.modules():
        if isinstance(child, _LAYERS) and getattr(child, "qconfig", None) is not None:
            parametrize.register_parametrization(child, "weight", _Weight(child.qconfig.weight()))
    return model


class _Weight(Module):
    """The parametrization of a weight that is rounded while it trains."""

    def __init__(self, rounding):
        super().__init__()
        self.rounding = rounding

    def forward(self, weight):
        return self.rounding(weight)


def convert(module, mapping=None, inplace=False, remove_qconfig=True, **options):
    """Return the model with the layers that were observed replaced by those of 8 bits."""
    module = module if inplace else copy.deepcopy(module)
    return _converted(module, False)


def _converted(module, fused):
    """Return what replaces a module; `fused`: it is part of a Fused module that was observed."""
    prepared = _is_prepared(module)
    for name, child in list(module._modules.items()):
        if child is not None and name not in ("activation_post_process", "parametrizations"):
            replaced = _converted(child, prepared and isinstance(module, Fused))
            if replaced is not child:
                setattr(module, name, replaced)
    if not prepared and not fused:
        return module
    rounding = Rounding(module.activation_post_process) if prepared else None
    if isinstance(module, Fused):
        return Sequential(*list(module)[:-1], rounding)
    if not isinstance(module, _LAYERS):
        return module if rounding is None else rounding
    weight = module.qconfig.weight()
    if parametrize.is_parametrized(module, "weight"):
        weight = module.parametrizations.weight[0].rounding
        values = module.parametrizations.weight.original
        parametrize.remove_parametrizations(module, "weight")
        module.weight = torch.nn.Parameter(values.detach())
    return QuantizedLayer(module, weight, rounding)


def quantize(model, run_fn, run_args, mapping=None, inplace=False):
    """Return a model prepared, observed by run_fn(model, *run_args), and converted."""
    model = prepare(model.eval(), inplace=inplace)
    run_fn(model, *run_args)
    return convert(model, inplace=True)


def quantize_qat(model, run_fn, run_args, inplace=False):
    """Return a model prepared for training, trained by run_fn(model, *run_args), and converted."""
    model = prepare_qat(model.train(), inplace=inplace)
    run_fn(model, *run_args)
    return convert(model.eval(), inplace=True)
