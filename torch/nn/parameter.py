"""Parameter: a tensor that a Module registers when it becomes an attribute."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, disabled_torch_function, empty, leaf, overrides, set_class

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Self


class _ParameterMeta(type(Tensor)):
    def __instancecheck__(cls, value: Any) -> bool:
        kind = type(value)
        return issubclass(kind, cls) or cls is Parameter and issubclass(kind, Tensor) and hasattr(value, "_is_param")


class Parameter(Tensor, metaclass=_ParameterMeta):
    """A tensor that a Module registers as a parameter when it is assigned to an attribute.

    Args:
        data: a tensor, whose data it shares; None: an empty tensor of the default type. If its class is derived from
            Tensor, the parameter is an object of that class, and an instance of Parameter, too.
        requires_grad: whether backward computes its gradient.
    Raises:
        TypeError: `data` is not a tensor.

    >>> Parameter(torch.zeros(2)).requires_grad
    True
    """

    __torch_function__ = disabled_torch_function  # results of operations are plain tensors

    def __new__(cls, data: Tensor | None = None, requires_grad: bool = True) -> Self:
        data = Tensor() if data is None else data
        if cls is Parameter and overrides(data):
            result = data.detach().requires_grad_(requires_grad)
            result._is_param = True
            return result
        return leaf(cls, data.data if isinstance(data, Tensor) else data, requires_grad)

    def __repr__(self) -> str:
        return f"Parameter containing:\n{super().__repr__()}"


class Buffer(Tensor):
    """A tensor that a Module registers as a buffer when it is assigned to an attribute.

    Args:
        persistent: False excludes it from state dicts.

    >>> layer = torch.nn.Module()
    >>> layer.mean = Buffer(torch.zeros(2))
    >>> list(layer.state_dict())
    ['mean']
    """

    __torch_function__ = disabled_torch_function

    def __new__(cls, data: Tensor | None = None, *, persistent: bool = True) -> Self:
        data = Tensor() if data is None else data
        result = leaf(cls, data.data if isinstance(data, Tensor) else data, False)
        result.persistent = persistent
        return result


_WITHOUT_ELEMENTS = frozenset((
    "__get__ __set__ __delete__ __hash__ __reduce_ex__ __deepcopy__ size copy_ requires_grad_ is_complex get_device "
    "is_floating_point half bfloat16 float double char short int long cuda cpu to share_memory_ is_shared").split())


class UninitializedTensorMixin:
    """Base of tensors without elements, whose size is set by the module's first input."""

    def materialize(self, shape: Any, device: Any = None, dtype: Any = None) -> None:
        """Set the size and allocate uninitialized elements; the object becomes a Parameter, or a Tensor."""
        self.data = empty(*shape, dtype=dtype or self.dtype, device=device or self.device)
        set_class(self, self.cls_to_become)

    @property
    def shape(self) -> Any:
        """Raise RuntimeError: the size is not known yet."""
        raise RuntimeError(f"{type(self).__name__}: its size is unknown until the module's first input")

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Refuse operations; only attributes, conversions and copies need no elements."""
        name = getattr(function, "__name__", "")
        if name not in _WITHOUT_ELEMENTS:
            raise ValueError(f"{name}: an uninitialized parameter has no elements; run its module on an input first")
        result = super().__torch_function__(function, types, args, kwargs)
        if type(result) is Tensor and name != "__get__":
            set_class(result, cls)  # a conversion
        return result

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class UninitializedParameter(UninitializedTensorMixin, Parameter):
    """A parameter without elements, whose size is set by the module's first input.

    >>> is_lazy(nn.LazyLinear(4).weight)
    True
    """

    cls_to_become = Parameter

    def __new__(cls, requires_grad: bool = True, device: Any = None, dtype: Any = None) -> UninitializedParameter:
        return super().__new__(cls, empty(0, dtype=dtype, device=device), requires_grad)


class UninitializedBuffer(UninitializedTensorMixin, Buffer):
    """A buffer without elements, whose size is set by the module's first input.

    >>> torch.nn.UninitializedBuffer().requires_grad
    False
    """

    cls_to_become = Tensor

    def __new__(cls, requires_grad: bool = False, device: Any = None, dtype: Any = None,
                persistent: bool = True) -> UninitializedBuffer:
        return super().__new__(cls, empty(0, dtype=dtype, device=device), persistent=persistent)


def is_lazy(param: Any) -> bool:
    """Return whether the size of a parameter is unknown.

    >>> layer = nn.LazyLinear(2)
    >>> torch.nn.parameter.is_lazy(layer.weight)
    True
    >>> _ = layer(torch.ones(1, 3))
    >>> torch.nn.parameter.is_lazy(layer.weight)
    False
    """
    return isinstance(param, UninitializedTensorMixin)


def zero_gradients(parameters: Iterable[Tensor], set_to_none: bool = True) -> None:
    """Set gradients to None, or fill existing ones with zeros, in place and without a graph."""
    for parameter in parameters:
        if set_to_none:
            parameter.grad = None
        elif parameter.grad is not None:
            parameter.grad.data.zero_()
