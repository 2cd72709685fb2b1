"""torch.ao.quantization: replace the linear layers of a model by layers with weights of few bits."""

from __future__ import annotations

import copy

from torch._base.type_checking import TYPE_CHECKING
from torch.ao.nn.quantized import dynamic
from torch.functions.few_bits import qint8, quint4x2
from torch.nn.modules.linear import Linear, NonDynamicallyQuantizableLinear

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from torch.nn.modules.module import Module

__all__ = ["quantize_dynamic"]


def quantize_dynamic(
    model: Module, qconfig_spec: Iterable[Any] | None = None, dtype: Any = qint8, mapping: dict[Any, Any] | None = None,
    inplace: bool = False, group_size: int = 32,
) -> Module:
    """Return a model whose linear layers have weights of 8 or 4 bits. Inputs and sums remain floats.

    A copy of a shared weight, such as that of an output layer tied to an embedding, is quantized; the embedding keeps
    its floats. PyTorch rounds the inputs of a call to 8 bits, with one scale for all rows; here each row is rounded to
    16 bits, an error below that of the weights. That costs time with many rows: benchmarks/GENERATION.md.

    Args:
        model: the model; it stays unchanged unless `inplace` is True.
        qconfig_spec: classes of modules and names of submodules to replace, {nn.Linear} if None. A name stands for
            the linear layers below it, too. Only linear layers are replaced.
        dtype: torch.qint8 for 8 bits with a scale per output, or torch.quint4x2 for 4 bits in groups of inputs.
        mapping: {class of a layer: class with `from_float(layer, dtype, group_size)`} instead of {nn.Linear: Linear of
            torch.ao.nn.quantized.dynamic}.
        inplace: whether the layers of `model` itself are replaced.
        group_size: inputs of a group of 4 bits.

    Raises:
        ValueError: dtype is another one, or group_size does not divide the inputs of a layer.

    >>> from torch import nn
    >>> quantize_dynamic(nn.Sequential(nn.Linear(64, 8), nn.ReLU()), {nn.Linear})
    Sequential(
      (0): DynamicQuantizedLinear(in_features=64, out_features=8, bias=True, dtype=torch.qint8)
      (1): ReLU()
    )
    """
    if dtype is not qint8 and dtype is not quint4x2:
        raise ValueError(f"quantize_dynamic: dtype is {dtype!r}; need torch.qint8 or torch.quint4x2")
    chosen = {Linear} if qconfig_spec is None else set(qconfig_spec)
    classes = {Linear: dynamic.Linear} if mapping is None else mapping
    model = model if inplace else copy.deepcopy(model)
    replaced = {}  # a layer that occurs twice is replaced by one layer
    for path, module in list(model.named_modules()):
        for name, child in list(module._modules.items()):
            if type(child) is NonDynamicallyQuantizableLinear or type(child) not in classes:
                continue
            if type(child) in chosen or _names(f"{path}.{name}".lstrip("."), chosen):
                if child not in replaced:
                    replaced[child] = classes[type(child)].from_float(child, dtype=dtype, group_size=group_size)
                setattr(module, name, replaced[child])
    return model


def _names(path, chosen):
    """Return whether a path, or one above it, is chosen."""
    parts = path.split(".")
    return any(".".join(parts[:count]) in chosen for count in range(1, len(parts) + 1))
