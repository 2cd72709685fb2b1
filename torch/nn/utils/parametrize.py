"""Parametrizations: tensors of a module that are computed from other tensors each time they are read.

A parametrization is a module. Its forward computes the tensor from the `original`, which is trained and saved. Its
optional right_inverse computes an original from an assigned tensor. Several parametrizations are composed in order.
"""

from __future__ import annotations

import contextlib

from torch._base.arguments import shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.autograd.grad_mode import no_grad
from torch.nn.modules.container import ModuleDict, ModuleList
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, TypeVar

    _Module = TypeVar("_Module", bound=Module)

__all__ = ["ParametrizationList", "cached", "is_parametrized", "register_parametrization", "remove_parametrizations",
           "transfer_parametrizations_and_params", "type_before_parametrizations"]

_blocks = 0  # number of open cached() contexts
_kept = {}  # (id of a module, name) -> the module, kept alive, and the tensor


@contextlib.contextmanager
def cached() -> Iterator[None]:
    """Context in which each parametrized tensor is computed once, on first use; useful in recurrent networks.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> with nn.utils.parametrize.cached():
    ...     layer.weight is layer.weight
    True
    """
    global _blocks
    _blocks += 1
    try:
        yield
    finally:
        _blocks -= 1
        if not _blocks:
            _kept.clear()


def _tensor(module, name):
    """Return the value of a parametrized tensor."""
    if not _blocks:
        return module.parametrizations[name]()
    if (id(module), name) not in _kept:
        _kept[id(module), name] = module, module.parametrizations[name]()
    return _kept[id(module), name][1]


class ParametrizationList(ModuleList):
    """The parametrizations of one tensor and their inputs: original, or original0, original1, …

    Args:
        modules: the parametrizations.
        original: the Parameter or buffer; the right_inverse, if any, is applied to it.
        unsafe: allow changes of size and type.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> layer.parametrizations.weight.original0.size()
    torch.Size([2, 1])
    """

    def __init__(self, modules: Any, original: Any, unsafe: bool = False) -> None:
        super().__init__(modules)
        self.unsafe = unsafe
        with no_grad():
            result = self._inverse(original)
        self.is_tensor = not isinstance(result, (tuple, list))
        self.ntensors = 1 if self.is_tensor else len(result)
        data, before = value_of(original), value_of(original).clone()
        if self.is_tensor:
            self._keep("original", original, original)
        else:
            for number, each in enumerate(result):
                self._keep(f"original{number}", value_of(each).clone(), original)
        try:
            self._put(result)
            if not unsafe:
                with no_grad():
                    _compare(type(self[0]).__name__, self(), before)
        except Exception:
            data.resize_as_(before).copy_(before)
            raise

    def _keep(self, name, value, like):
        if not isinstance(like, Parameter):
            self.register_buffer(name, value)
        else:
            own = value if isinstance(value, Parameter) else Parameter(value, requires_grad=like.requires_grad)
            self.register_parameter(name, own)

    def _inverse(self, value):
        for each in reversed(list(self)):
            with contextlib.suppress(NotImplementedError):
                value = each.right_inverse(value) if hasattr(each, "right_inverse") else value
        if not (isinstance(value, (tuple, list)) or is_tensor(value)):
            raise ValueError(f"{type(self[0]).__name__}.right_inverse gave a {type(value).__name__}; need a tensor, or "
                             "a list of them")
        return value

    def _originals(self):
        return [getattr(self, name) for name in
                (("original",) if self.is_tensor else [f"original{k}" for k in range(self.ntensors)])]

    def _put(self, found):
        """Assign new values to the originals."""
        found = [found] if self.is_tensor else list(found)
        if len(found) != self.ntensors:
            raise ValueError(f"{type(self[0]).__name__}.right_inverse gave {len(found)} tensors; need {self.ntensors}")
        values = [value_of(each).clone() for each in found]
        for own, value in zip(map(value_of, self._originals()), values, strict=True):
            if not self.unsafe:
                _compare(f"{type(self[0]).__name__}.right_inverse", value, own)
        for own, value in zip(self._originals(), values, strict=True):
            if isinstance(own, Parameter) and (own.size(), own.type()) != (value.size(), value.type()):
                own.data = value
            else:
                value_of(own).resize_as_(value).copy_(value)

    def right_inverse(self, value: Any) -> None:
        """Set the originals so that the tensor becomes `value`, as far as the parametrizations allow.

        Raises RuntimeError if a parametrization has no right_inverse.
        """
        for each in self:
            if not hasattr(each, "right_inverse"):
                raise RuntimeError(f"{type(each).__name__} has no right_inverse(value), which gives the original of an "
                                   "assigned tensor")
        with no_grad():
            self._put(self._inverse(value))

    def forward(self) -> Any:
        """Return the value of the tensor."""
        first, *others = self
        value = first(*self._originals())
        for each in others:
            value = each(value)
        return value


def _compare(name, found, wanted):
    """Raise ValueError if a value is not a tensor of the wanted size and type."""
    if not (is_tensor(found)):
        raise ValueError(f"{name} gave a {type(found).__name__}; need a tensor")
    found, wanted = value_of(found), value_of(wanted)
    if (found.size(), found.type()) != (wanted.size(), wanted.type()):
        raise ValueError(f"{name} gave {shown(found)} for {shown(wanted)}; need the same size and type, or "
                         "unsafe=True")


class _Parametrized(Module):
    """Base class of parametrized modules, with computed properties that copies keep."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self.__dict__.get("parametrizations", ()):
            super().__setattr__(name, value)
            return
        self.parametrizations[name].right_inverse(value)
        _kept.pop((id(self), name), None)

    def __reduce_ex__(self, protocol: Any) -> Any:
        return _bare, (type_before_parametrizations(self), tuple(self.parametrizations)), self.__getstate__()


def _class(base, names):
    """Return the subclass of `base` that computes the tensors of these names: one class for all modules and copies."""
    classes = vars(base).get("_parametrized")
    if classes is None:
        base._parametrized = classes = {}
    if names in classes:
        return classes[names]

    def computed(name):
        return property(lambda module: _tensor(module, name), doc=f"Computed by parametrizations.{name}.")

    members = {name: computed(name) for name in names}
    classes[names] = type(f"Parametrized{base.__name__}", (_Parametrized, base), {**members, "_before": base})
    return classes[names]


def _bare(base, names):
    """Return an empty parametrized module, for copies and pickles."""
    result = _class(base, names)
    return result.__new__(result)


def type_before_parametrizations(module: Module) -> type:
    """Return the class that a module had before it was parametrized.

    >>> nn.utils.parametrize.type_before_parametrizations(nn.utils.parametrizations.weight_norm(nn.Linear(2, 2)))
    <class 'torch.nn.modules.linear.Linear'>
    """
    return getattr(type(module), "_before", type(module))


def is_parametrized(module: Module, tensor_name: str | None = None) -> bool:
    """Return whether a module has a parametrized tensor, or one named `tensor_name`.

    >>> nn.utils.parametrize.is_parametrized(nn.Linear(2, 2))
    False
    """
    if not isinstance(module, _Parametrized):
        return False
    return tensor_name is None or tensor_name in module.parametrizations


def register_parametrization(
    module: _Module, tensor_name: str, parametrization: Module, *, unsafe: bool = False,
) -> _Module:
    """Compute a Parameter or buffer of a module by `parametrization` whenever it is read, and return the module.

    The module gets a new class. Its Parameter, the same object, becomes
    module.parametrizations.<tensor_name>.original. A further parametrization of the tensor is applied to the result
    of the earlier ones.

    Args:
        unsafe: allow changes of size and type, and skip the check.
    Raises:
        ValueError: there is no such tensor, or its size or type would change; then the module does not change.

    >>> class Symmetric(nn.Module):
    ...     def forward(self, x):
    ...         return x.triu() + x.triu(1).t()
    >>> layer = nn.utils.parametrize.register_parametrization(nn.Linear(3, 3), "weight", Symmetric())
    >>> layer.weight.data.equal(layer.weight.data.t()), sorted(layer.state_dict())
    (True, ['bias', 'parametrizations.weight.original'])
    """
    if not isinstance(parametrization, Module):
        raise TypeError(f"register_parametrization: a parametrization is an nn.Module, not a "
                        f"{type(parametrization).__name__}")
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        parts = module.parametrizations[tensor_name]
        if not unsafe:
            with no_grad():
                now = getattr(module, tensor_name)
                inverse = getattr(parametrization, "right_inverse", lambda value: value)(now)
                _compare(f"{type(parametrization).__name__}.right_inverse", inverse, now)
                _compare(type(parametrization).__name__, parametrization(inverse), now)
        parts.append(parametrization)
        parts.unsafe = parts.unsafe or unsafe
        _kept.pop((id(module), tensor_name), None)
        return module
    original = (module._parameters or {}).get(tensor_name)
    original = (module._buffers or {}).get(tensor_name) if original is None else original
    if original is None:
        raise ValueError(f"register_parametrization: {type(module).__name__} has no Parameter or buffer "
                         f"{tensor_name!r}")
    parts = ParametrizationList([parametrization], original, unsafe)
    parts.train(module.training)
    delattr(module, tensor_name)
    if not is_parametrized(module):
        module.parametrizations = ModuleDict()
    names = (*module.parametrizations, tensor_name)
    module.__class__ = _class(type_before_parametrizations(module), names)
    module.parametrizations[tensor_name] = parts
    return module


def transfer_parametrizations_and_params(
    from_module: Module, to_module: _Module, tensor_name: str | None = None,
) -> _Module:
    """Give `to_module` the parametrizations of `from_module`, or of its tensor `tensor_name`, and their originals.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> other = nn.utils.parametrize.transfer_parametrizations_and_params(layer, nn.Linear(2, 2))
    >>> torch.equal(other.weight, layer.weight)
    True
    """
    for name in from_module.parametrizations if tensor_name is None else (tensor_name,):
        parts = from_module.parametrizations[name]
        for part in parts:
            register_parametrization(to_module, name, part, unsafe=True)
        with no_grad():
            for own, value in zip(to_module.parametrizations[name]._originals(), parts._originals(), strict=True):
                own.data = value_of(value).clone()
    return to_module


def remove_parametrizations(module: _Module, tensor_name: str, leave_parametrized: bool = True) -> _Module:
    """Convert a parametrized tensor back to a Parameter or buffer, and return the module.

    A single original stays the same object, so optimizers remain valid.

    Args:
        leave_parametrized: keep the current value; False: restore the original, which must be a single tensor.
    Raises:
        ValueError: the tensor is not parametrized.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> sorted(nn.utils.parametrize.remove_parametrizations(layer, "weight").state_dict())
    ['bias', 'weight']
    """
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"remove_parametrizations: {tensor_name!r} of {type(module).__name__} is not parametrized")
    parts = module.parametrizations[tensor_name]
    if not leave_parametrized and not parts.is_tensor:
        raise ValueError(f"remove_parametrizations: {tensor_name!r} has {parts.ntensors} originals; need "
                         "leave_parametrized=True, as none of them is the tensor")
    originals = parts._originals()
    tensor = originals[0]
    if leave_parametrized:
        with no_grad():
            value = value_of(getattr(module, tensor_name)).clone()
        if not isinstance(tensor, Parameter):
            tensor = value
        elif parts.is_tensor:
            tensor.data = value
        else:
            tensor = Parameter(value, requires_grad=any(each.requires_grad for each in originals))
    del module.parametrizations[tensor_name]
    _kept.pop((id(module), tensor_name), None)
    left, base = tuple(module.parametrizations), type_before_parametrizations(module)
    module.__class__ = _class(base, left) if left else base
    if not left:
        del module.parametrizations
    if isinstance(tensor, Parameter):
        module.register_parameter(tensor_name, tensor)
    else:
        module.register_buffer(tensor_name, tensor)
    return module
