"""Lazy modules: layers that take the size of their input from the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import _core
from torch._core import is_tensor
from torch.nn.modules.linear import Linear
from torch.nn.modules.module import Module
from torch.nn.parameter import UninitializedBuffer, UninitializedParameter, is_lazy

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "LazyBatchNorm1d", "LazyBatchNorm2d", "LazyBatchNorm3d", "LazyConv1d", "LazyConv2d", "LazyConv3d",
    "LazyConvTranspose1d", "LazyConvTranspose2d", "LazyConvTranspose3d", "LazyInstanceNorm1d", "LazyInstanceNorm2d",
    "LazyInstanceNorm3d", "LazyLinear", "LazyModuleMixin", "UninitializedParameter", "is_lazy",
]


class _Signature:
    """Signature of a lazy module, computed when it is read: `inspect` takes long to import."""

    def __get__(self, module: Any, kind: Any = None) -> Any:
        import inspect

        if module is not None:
            raise AttributeError("__signature__")
        whole = inspect.signature(kind.cls_to_become)
        return whole.replace(parameters=list(whole.parameters.values())[1:])


class LazyModuleMixin(Module):
    """Base of lazy modules: the first call runs `initialize_parameters(*input)`, which gives parameters their sizes.

    Until then the parameters are uninitialized. They remain the same objects, so an optimizer may be built before. The
    module becomes one of the class `cls_to_become`, unless that is None.

    >>> layer = nn.LazyLinear(2)
    >>> layer.has_uninitialized_params()
    True
    >>> _ = layer(torch.ones(1, 3))
    >>> layer
    Linear(in_features=3, out_features=2, bias=True)
    """

    cls_to_become: Any = None

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._first = self.register_forward_pre_hook(_infer, with_kwargs=True)

    def has_uninitialized_params(self) -> bool:
        """Return whether the size of a parameter is unknown."""
        return any(map(is_lazy, (*(self._parameters or {}).values(), *(self._buffers or {}).values())))

    def initialize_parameters(self, *input: Any) -> None:
        """Give the parameters their sizes, which follow from the first input."""
        raise NotImplementedError(f"{type(self).__name__} does not define initialize_parameters(*input)")

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *others: Any) -> None:
        for name, value in [*(self._parameters or {}).items(), *(self._buffers or {}).items()]:
            stored = state_dict.get(prefix + name)
            if is_lazy(value) and is_tensor(stored) and stored.numel():
                value.materialize(stored.size())
        super()._load_from_state_dict(state_dict, prefix, *others)

    def _become(self) -> None:
        """Be an ordinary module from now on."""
        self._first.remove()
        del self._first
        if self.cls_to_become is not None:
            self.__class__ = self.cls_to_become


def _infer(module: LazyModuleMixin, input: tuple[Any, ...], keywords: dict[str, Any]) -> None:
    """Give the parameters of a module their sizes before its first forward."""
    module.initialize_parameters(*input, **keywords)
    if module.has_uninitialized_params():
        raise RuntimeError(f"{type(module).__name__}: initialize_parameters leaves a parameter uninitialized; call "
                           "materialize(shape) on each")
    module._become()


class LazyLayer(LazyModuleMixin):
    """Base of the lazy layers of torch: `cls_to_become` without its first argument, the size of the input."""

    _size = "in_features"  # the attribute that is 0 until the first input
    _dim = 1  # of the input, whose size the module needs
    _weight_dim = 0  # of the weight, which has that size, divided by the number of groups
    _own: Any = {}  # positions of options that are True here unless they are given

    def __init_subclass__(cls, **keywords: Any) -> None:
        """Give the class the signature of `cls_to_become` without the input's size."""
        super().__init_subclass__(**keywords)
        cls.__signature__ = _Signature()

    def __init__(self, *arguments: Any, **options: Any) -> None:
        options = {**{name: True for name, position in self._own.items() if len(arguments) <= position}, **options}
        super().__init__(0, *arguments, **options)
        self._given = arguments, {name: value for name, value in options.items() if name not in ("device", "dtype")}
        for values, kind in ((self._parameters, UninitializedParameter), (self._buffers, UninitializedBuffer)):
            for name, value in list(values.items()):
                if value is not None and name != "num_batches_tracked":
                    setattr(self, name, kind(device=value.device, dtype=value.dtype))

    def reset_parameters(self) -> None:
        """Draw nothing: there are no elements before the first input."""

    def initialize_parameters(self, input: Tensor) -> None:
        """Take the size of an input, and initial values of the parameters."""
        self._take(input.size(self._dim))

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *others: Any) -> None:
        known = [state_dict[prefix + name] for name in ("weight", "running_mean") if prefix + name in state_dict]
        if known and self.has_uninitialized_params() and known[0].numel():
            self._take(known[0].size(self._weight_dim) * (getattr(self, "groups", 1) if self._weight_dim else 1))
            self._become()
            self._load_from_state_dict(state_dict, prefix, *others)
        else:
            super()._load_from_state_dict(state_dict, prefix, *others)

    def _take(self, size: int) -> None:
        """Take the state that a layer for inputs of this size starts with."""
        waiting = {name: value for values in (self._parameters, self._buffers) for name, value in values.items()
                   if is_lazy(value)}
        place = [{"device": value.device, "dtype": value.dtype} for value in waiting.values()][:1]
        arguments, options = self.__dict__.pop("_given")
        whole = self.cls_to_become(size, *arguments, **options, **(place[0] if place else {}))
        for name, value in waiting.items():
            result = getattr(whole, name)
            value.data = result.data
            value.requires_grad = value.requires_grad and result.requires_grad
            _core.set_class(value, value.cls_to_become)
        setattr(self, self._size, size)


class LazyLinear(LazyLayer, Linear):
    """Linear that takes `in_features` from its first input.

    >>> layer = nn.LazyLinear(4)
    >>> layer(torch.ones(2, 3)).dim(), type(layer).__name__
    (2, 'Linear')
    """

    cls_to_become = Linear
    _dim, _weight_dim = -1, 1

from torch._generated.python.layers_lazy import *  # noqa: E402, F403 - their bases are above
