"""Lazy modules: layers that take the size of their input from the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import _core
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.linear import Linear
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter, UninitializedParameter, is_lazy

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
    """Base of lazy modules: the first call turns the module into one of the class `cls_to_become`.

    Its parameters are uninitialized until then. They remain the same objects, so an optimizer may be built before. A
    class without `cls_to_become` makes its own parameters, and `initialize_parameters(*input)` gives them their sizes.
    Loading the state of a finished module gives the sizes, too.

    >>> layer = nn.LazyLinear(2)
    >>> layer.has_uninitialized_params()
    True
    >>> _ = layer(torch.ones(1, 3))
    >>> layer
    Linear(in_features=3, out_features=2, bias=True)
    """

    cls_to_become: Any = None
    _dim = 1  # of the input, whose size the module needs
    _weight_dim = 0  # of the weight, which has that size, divided by the number of groups
    _own: Any = {}  # positions of options that are True here unless they are given

    def __init_subclass__(cls, **keywords: Any) -> None:
        """Give the class the signature of `cls_to_become` without the input's size."""
        super().__init_subclass__(**keywords)
        if cls.cls_to_become is not None:
            cls.__signature__ = _Signature()

    @with_placement
    def __init__(self, *arguments: Any, **options: Any) -> None:
        Module.__init__(self)
        if self.cls_to_become is None:
            self._first = self.register_forward_pre_hook(_infer)
            return
        own = {name: True for name, position in self._own.items() if len(arguments) <= position}
        options = {**own, **options}
        self._given = arguments, options
        whole = self.cls_to_become.__init__
        while hasattr(whole, "__wrapped__"):
            whole = whole.__wrapped__
        setattr(self, whole.__code__.co_varnames[1], 0)  # the size that is not known yet
        self.weight = UninitializedParameter()
        if options.get("bias", True) is not False:
            self.bias = UninitializedParameter()

    def has_uninitialized_params(self) -> bool:
        """Return whether the size of a parameter is unknown."""
        return any(map(is_lazy, (*(self._parameters or {}).values(), *(self._buffers or {}).values())))

    def initialize_parameters(self, input: Tensor) -> None:
        """Become a module of `cls_to_become` for inputs of this size."""
        self._become(input.size(self._dim))

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *others: Any) -> None:
        known = [state_dict[prefix + name] for name in ("weight", "running_mean") if prefix + name in state_dict]
        if self.cls_to_become is not None and known and self.has_uninitialized_params() and known[0].dim():
            arguments, options = self._given
            groups = options.get("groups", arguments[5] if len(arguments) > 5 else 1) if self._weight_dim else 1
            self._become(known[0].size(self._weight_dim) * groups)
            self._load_from_state_dict(state_dict, prefix, *others)
        else:
            super()._load_from_state_dict(state_dict, prefix, *others)

    def _become(self, size):
        waiting, hooks, training = dict(self._parameters), self._hooks, self.training
        arguments, options = self._given
        for name in (*waiting, "_given"):
            self.__dict__.pop(name)
        self.__class__ = self.cls_to_become
        position = waiting["weight"]
        self.__init__(size, *arguments, device=position.device, dtype=position.dtype, **options)
        object.__setattr__(self, "_hooks", hooks)
        self.train(training)
        for name, parameter in waiting.items():
            result = self._parameters.get(name)
            if result is None:
                continue
            parameter.data = result.data
            parameter.requires_grad = parameter.requires_grad and result.requires_grad
            _core.set_class(parameter, Parameter)
            setattr(self, name, parameter)

    def forward(self, input: Tensor, *others: Any) -> Tensor:
        self.initialize_parameters(input)
        return self.forward(input, *others)

    def extra_repr(self) -> str:
        return ", ".join([*map(str, self._given[0]), *(f"{name}={value}" for name, value in self._given[1].items())])


def _infer(module, input):
    """Give the parameters of a module their sizes before its first forward."""
    module._first.remove()
    module.initialize_parameters(*input)


class LazyLinear(LazyModuleMixin, Linear):
    """Linear that takes `in_features` from its first input.

    >>> layer = nn.LazyLinear(4)
    >>> layer(torch.ones(2, 3)).dim(), type(layer).__name__
    (2, 'Linear')
    """

    cls_to_become = Linear
    _dim, _weight_dim = -1, 1

from torch._generated.python.layers_lazy import *  # noqa: E402, F403 - their bases are above
