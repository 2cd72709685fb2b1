"""A weight as length times direction."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def norm_of(tensor: Any, dim: int | None) -> Any:
    """The 2-norm over all dims but `dim`, kept; over all with None."""
    squares = tensor * tensor
    if dim is None:
        return squares.sum().sqrt()
    for other in range(tensor.dim()):
        if other != dim:
            squares = squares.sum(other, keepdim=True)
    return squares.sqrt()


class WeightNorm:
    """Computes the weight before each call of the module from <name>_g, its lengths, and <name>_v, its directions.

    `derived` names what the module computes anew: copies and pickles of the module leave it out.
    """

    def __init__(self, name: str, dim: int | None) -> None:
        self.name, self.dim = name, dim

    @property
    def derived(self) -> str:
        return self.name

    def weight(self, module: Module) -> Any:
        length, direction = getattr(module, self.name + "_g"), getattr(module, self.name + "_v")
        return direction * (length / norm_of(direction, self.dim))

    def __call__(self, module: Module, input: Any) -> None:
        object.__setattr__(module, self.name, self.weight(module))


def weight_norm(module: _Module, name: str = "weight", dim: int | None = 0) -> _Module:
    """Replaces a module's Parameter `name` by <name>_g * <name>_v / norm(<name>_v), and gives the module back.

    dim: the dim whose every index has a length of its own; None: one length for all. The weight is computed anew in
    each forward, so it follows what an optimizer does with the two. Source: Salimans and Kingma, 2016. Raises
    ValueError where the name is no Parameter, or normed already, IndexError where it has no such dim.

    >>> sorted(nn.utils.weight_norm(nn.Linear(3, 2)).state_dict())
    ['bias', 'weight_g', 'weight_v']
    """
    weight = parameter_of("weight_norm", module, name)
    norm = WeightNorm(name, dim_of("weight_norm", weight, dim))
    length = Parameter(norm_of(weight.data, norm.dim).data)
    delattr(module, name)
    module.register_parameter(name + "_g", length)
    module.register_parameter(name + "_v", Parameter(weight.data.clone()))
    module.register_forward_pre_hook(norm)
    norm(module, ())
    return module


def remove_weight_norm(module: _Module, name: str = "weight") -> _Module:
    """Makes the weight one Parameter again, with its present value. Raises ValueError where it is not normed."""
    return restore("remove_weight_norm", module, WeightNorm, name, ("_g", "_v"))


def dim_of(name: str, weight: Any, dim: int | None) -> int | None:
    """A dim of the weight, counted from 0; None stays. Raises IndexError where there is none."""
    from torch.composed.shapes import several

    return None if dim is None else several(dim, weight.dim(), name)[0]


def parameter_of(function: str, module: Module, name: str) -> Parameter:
    """A Parameter of a module. Raises ValueError where there is none."""
    weight = getattr(module, name, None)
    if not isinstance(weight, Parameter) or name not in (module._parameters or {}):
        raise ValueError(f"{function}: {type(module).__name__} has no Parameter {name!r}")
    return weight


def restore(function: str, module: _Module, kind: type, name: str, parts: Iterable[str]) -> _Module:
    """Makes what a hook of this kind computes before each call a Parameter of its present value again."""
    for number, (_, hook, *_) in list(module._hooks.items()):
        if isinstance(hook, kind) and hook.name == name:
            del module._hooks[number]
            weight = hook.weight(module)
            for part in ("", *parts):
                delattr(module, name + part)
            module.register_parameter(name, Parameter(weight.data))
            return module
    raise ValueError(f"{function}: {name!r} of {type(module).__name__} is not normed")
