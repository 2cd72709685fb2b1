"""Weight normalization: a weight as length times direction."""

from __future__ import annotations

from torch._base.arguments import dim_of
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def norm_of(tensor: Any, dim: int | None) -> Any:
    """Return the 2-norm over all dims but `dim`, with kept dims; over all dims if None."""
    squares = tensor * tensor
    if dim is None:
        return squares.sum().sqrt()
    for other in range(tensor.dim()):
        if other != dim:
            squares = squares.sum(other, keepdim=True)
    return squares.sqrt()


class WeightNorm:
    """Hook that computes the weight before each call from <name>_g, its lengths, and <name>_v, its directions.

    `derived` names the attribute that copies and pickles of the module omit, and then recompute.
    """

    def __init__(self, name: str, dim: int | None) -> None:
        self.name, self.dim = name, dim

    @property
    def derived(self) -> str:
        return self.name

    def weight(self, module: Module) -> Any:
        length, direction = getattr(module, self.name + "_g"), getattr(module, self.name + "_v")
        return direction * (length / norm_of(direction, self.dim))

    def recompute(self, module: Module) -> None:
        object.__setattr__(module, self.name, self.weight(module))

    def __call__(self, module: Module, input: Any) -> None:
        self.recompute(module)


def weight_norm(module: _Module, name: str = "weight", dim: int | None = 0) -> _Module:
    """Replace a Parameter by <name>_g * <name>_v / norm(<name>_v), and return the module (Salimans and Kingma, 2016).

    The weight is computed in each forward from the two new Parameters.

    Args:
        dim: the dim whose slices have separate lengths; None: one length.
    Raises:
        ValueError: there is no such Parameter, or it is normalized already.
        IndexError: `dim` is out of range.

    >>> sorted(nn.utils.weight_norm(nn.Linear(3, 2)).state_dict())
    ['bias', 'weight_g', 'weight_v']
    """
    weight = parameter_of("weight_norm", module, name)
    norm = WeightNorm(name, None if dim is None else dim_of(dim, weight.dim(), "weight_norm"))
    length = Parameter(norm_of(weight.data, norm.dim).data)
    delattr(module, name)
    module.register_parameter(name + "_g", length)
    module.register_parameter(name + "_v", Parameter(weight.data.clone()))
    module.register_forward_pre_hook(norm)
    norm(module, ())
    return module


def remove_weight_norm(module: _Module, name: str = "weight") -> _Module:
    """Convert a normalized weight back to one Parameter with its current value, and return the module.

    Raises:
        ValueError: the weight is not normalized.

    >>> layer = nn.utils.remove_weight_norm(nn.utils.weight_norm(nn.Linear(3, 2)))
    >>> sorted(layer.state_dict())
    ['bias', 'weight']
    """
    return restore("remove_weight_norm", module, WeightNorm, name, ("_g", "_v"))


def parameter_of(function: str, module: Module, name: str) -> Parameter:
    """Return a Parameter of a module. Raise ValueError if there is none."""
    weight = getattr(module, name, None)
    if not isinstance(weight, Parameter) or name not in (module._parameters or {}):
        raise ValueError(f"{function}: {type(module).__name__} has no Parameter {name!r}")
    return weight


def restore(function: str, module: _Module, kind: type, name: str, parts: Iterable[str]) -> _Module:
    """Convert a tensor that a hook of this kind computes back to a Parameter with its current value."""
    for number, (_, hook, *_) in list(module._hooks.items()):
        if isinstance(hook, kind) and hook.name == name:
            del module._hooks[number]
            weight = hook.weight(module)
            for part in ("", *parts):
                delattr(module, name + part)
            module.register_parameter(name, Parameter(weight.data))
            return module
    raise ValueError(f"{function}: {name!r} of {type(module).__name__} is not normalized")
