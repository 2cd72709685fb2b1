"""Module, the base class of everything with parameters: registration, state and calls."""

from __future__ import annotations

import warnings
from collections import OrderedDict

from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, is_tensor
from torch.nn.modules import calling, state, summary
from torch.nn.modules.conversion import Convertible
from torch.nn.modules.global_hooks import *  # noqa: F403
from torch.nn.modules.global_hooks import EVERYWHERE, registered
from torch.nn.modules.module_hooks import Hooked
from torch.nn.modules.registry import KINDS, Registry, bind, replace
from torch.nn.modules.state import _EXTRA as _EXTRA_STATE_KEY_SUFFIX  # noqa: F401, packages import it
from torch.nn.modules.state import Unmatched as _IncompatibleKeys  # noqa: F401, packages import it
from torch.nn.modules.state import converted_attributes
from torch.nn.modules.tree import Tree
from torch.nn.parameter import Buffer, Parameter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any, ParamSpec, Protocol, Self, TypeVar

    Inputs = ParamSpec("Inputs")
    Output = TypeVar("Output", covariant=True)

    class Computes(Protocol[Inputs, Output]):
        @property
        def forward(self) -> Callable[Inputs, Output]: ...

    class Called(Protocol):
        """Protocol of a module's call; it is a method, so that subclasses may define it in place of forward."""

        def __get__(self, module: Computes[Inputs, Output], owner: Any = None, /) -> Callable[Inputs, Output]: ...

_ABSENT = object()


class Module(Tree, Convertible, Hooked, state.Stateful):
    """Base class of layers, losses and networks. Modules contain modules and form a tree.

    A subclass creates its parts in `__init__`, after `super().__init__()`, and computes in `forward`. Assigning a
    Parameter or a Module to an attribute registers it. `register_buffer` adds a tensor that is saved but not trained.

    >>> class Twice(nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.layer = nn.Linear(3, 3)
    ...     def forward(self, x):
    ...         return self.layer(self.layer(x))
    >>> len(list(Twice().parameters()))
    2
    """

    # Defaults for classes that do not call super().__init__(): the module runs, but cannot register anything.
    _parameters = _buffers = _modules = None
    _hooks = ()
    _unsaved = frozenset()  # names of buffers that are not part of the state
    _version = 1  # of what state_dict saves of the class; it goes with the state
    _repr_options = {}  # {attribute that repr shows: the value that repr omits, or ...}
    _later = frozenset()  # names of tensors that older states lack; load_state_dict ignores their absence
    training = True

    def __init__(self) -> None:
        assign = object.__setattr__
        assign(self, "_parameters", Registry(self))
        assign(self, "_buffers", Registry(self))
        assign(self, "_modules", Registry(self))
        assign(self, "_hooks", OrderedDict())
        assign(self, "training", True)

    def __init_subclass__(cls, **keywords: Any) -> None:
        """Let a subclass override __call__ instead of forward; hooks and error notes work in both cases."""
        super().__init_subclass__(**keywords)
        if "__call__" in cls.__dict__:
            cls.__call__ = calling.observed(cls.__dict__["__call__"])
        if cls.__getattr__ is not Module.__getattr__:  # its own, or that of a base that is no Module
            from torch.nn.modules.custom_getattr import add_lookup

            add_lookup(cls)

    def forward(self, *input: Any, **keywords: Any) -> Any:
        """Compute the module's output. Subclasses define it."""
        raise NotImplementedError(f"{type(self).__name__} defines neither forward nor __call__")

    if TYPE_CHECKING:  # module(x) has the types of the module's forward; children and buffers may have any name.
        __call__: Called
        def __getattr__(self, name: str) -> Any: ...
    else:

        def __getattr__(self, name):
            """Return a part that only a registry holds; else the error of the missing attribute, raised anew."""
            for kind in KINDS:
                registry = self.__dict__.get(kind)
                if registry and name in registry:
                    return registry[name]
            if name in ("ipu", "mtia", "xpu"):
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}; use cpu() or cuda(): "
                                     "there are no other devices", name=name, obj=self)
            return object.__getattribute__(self, name)

        def __call__(self, input=_ABSENT, /, *others, **keywords):
            """Run forward and the hooks. Exceptions get a note with the module's path."""
            if others or keywords or self._hooks or EVERYWHERE or input is _ABSENT:
                return calling.run(self, () if input is _ABSENT else (input, *others), keywords)
            given = [input]
            del input  # so forward has the only reference to what its caller did not keep, and may overwrite it
            try:
                return self.forward(given.pop())
            except Exception as error:
                calling.add_note(self, error)
                raise

    def __dir__(self) -> list[str]:
        """Return the names of the attributes, without the numbers under which containers hold children."""
        return [name for name in super().__dir__() if not name[0].isdigit()]

    def _call_impl(self, *input: Any, **keywords: Any) -> Any:
        """Run forward and the hooks, as a call of the module does."""
        return calling.run(self, input, keywords)

    _wrapped_call_impl = _call_impl

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for copying and pickling, without attributes that a hook recomputes before each call."""
        hooks = self._hooks.values() if self._hooks else ()
        derived = [hook.call.derived for hook in hooks if hasattr(hook.call, "derived")]
        return {name: value for name, value in self.__dict__.items() if name not in derived}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(converted_attributes(type(self), state))
        bind(self)
        for hook in list(self._hooks.values()) if self._hooks else ():
            if hasattr(hook.call, "derived"):
                hook.call.recompute(self)

    # --- registration: parameters, buffers and children are kept by name and as plain attributes -----------------

    def __setattr__(self, name: str, value: Any) -> None:
        if isinstance(value, Parameter):
            taken = name not in (self._parameters or ()) and hasattr(self, name)
            (self._set_parameter if taken else self.register_parameter)(name, value)
        elif isinstance(value, Module):
            self._register("_modules", name, value)
        elif isinstance(value, Buffer) and name not in self._buffers:
            self.register_buffer(name, value, value.persistent)
        elif name in KINDS:
            replace(self, name, value)
        else:
            object.__setattr__(self, name, self._replace(name, value))

    def __delattr__(self, name: str) -> None:
        for registry in (self._parameters, self._buffers, self._modules):
            if registry is not None and name in registry:
                dict.pop(registry, name)
        object.__delattr__(self, name)

    def _register(self, kind, name, value):
        if self._modules is None:
            raise AttributeError(f"{type(self).__name__}: call super().__init__() before assigning {name!r}")
        self._check_name(name, dots=kind == "_modules")
        if EVERYWHERE and value is not None:
            given, value = value, registered(kind, self, name, value)
            wanted = {"_parameters": Parameter, "_modules": Module, "_buffers": Tensor}[kind]
            if not isinstance(value, wanted):
                raise TypeError(f"{type(self).__name__}.{name}: a hook gave a {type(value).__name__} instead of "
                                f"a {type(given).__name__}; need a {wanted.__name__}")
        self._place(kind, name, value)

    def _place(self, kind, name, value):
        for registry in (self._parameters, self._buffers, self._modules):
            if registry is not getattr(self, kind):
                registry.pop(name, None)
        getattr(self, kind)[name] = value

    def _show(self, name, value):
        self.__dict__[name] = value  # a property of this name stays what is read

    def _check_name(self, name, dots=False):
        if not isinstance(name, str) or not name or ("." in name and not dots):
            raise (KeyError if isinstance(name, str) else TypeError)(
                f"{type(self).__name__}: {name!r} cannot name a part; give a string without dots")
        if "." in name:  # as models of 2017 have it
            warnings.warn(f"{type(self).__name__}: the module {name!r} has a dot in its name, so get_submodule cannot "
                          f"find it", DeprecationWarning, stacklevel=4)

    def _check_free(self, name, registry):
        """Raise KeyError if an attribute outside the registry has this name."""
        self._check_name(name, dots=registry is self._modules)
        if hasattr(self, name) and name not in (registry or ()):
            raise KeyError(f"{type(self).__name__} has an attribute {name!r} already; to replace it assign to it")

    def _replace(self, name, value):
        """Check and record the assignment of a value that is neither Parameter nor Module; return the value."""
        if not self._modules and not self._parameters and not self._buffers:
            return value
        for registry, kind in ((self._parameters, "Parameter"), (self._modules, "Module")):
            if name in registry:
                if value is not None:
                    hint = "; change its numbers through .data" if kind == "Parameter" else ""
                    raise TypeError(f"{type(self).__name__}.{name} is a {kind}, so it takes a {kind} or None, "
                                    f"not {type(value).__name__}{hint}")
                registry[name] = None
        if name in self._buffers:
            if value is not None and not is_tensor(value):
                raise TypeError(f"{type(self).__name__}.{name} is a buffer, so it takes a Tensor or None, "
                                f"not {type(value).__name__}")
            self._buffers[name] = value
            if EVERYWHERE:
                self._register("_buffers", name, value)
                value = self._buffers[name]
        return value

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Add a Parameter, or None for a disabled one.

        Raises:
            TypeError: another kind of value.
            ValueError: the result of an operation.
            KeyError: an attribute that is no parameter has the name.
            AttributeError: before super().__init__().
        """
        if param is not None and not isinstance(param, Parameter):
            raise TypeError(f"{type(self).__name__}.{name}: a parameter is an nn.Parameter or None, "
                            f"not {type(param).__name__}")
        self._check_free(name, self._parameters)
        self._set_parameter(name, param)

    def _set_parameter(self, name, parameter):
        if parameter is not None and parameter.creator is not None:
            raise ValueError(f"{type(self).__name__}.{name}: a parameter is a leaf, but this one is the result of "
                             "an operation; compute it in forward instead")
        self._register("_parameters", name, parameter)

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Add a tensor that is part of the state but has no gradient, such as a running mean. None disables it.

        Args:
            persistent: False leaves the buffer out of `state_dict`; it still moves with the module.
        Raises:
            TypeError: another kind of value.
            KeyError: an attribute that is no buffer has the name.
        """
        self._check_free(name, self._buffers)
        if tensor is not None and not is_tensor(tensor):
            raise TypeError(f"{type(self).__name__}.{name}: a buffer is a Tensor or None, not {type(tensor).__name__}")
        self._register("_buffers", name, tensor)
        (self._non_persistent_buffers_set.discard if persistent else self._non_persistent_buffers_set.add)(name)

    @property
    def _non_persistent_buffers_set(self) -> set[str]:
        return vars(self).setdefault("_unsaved", set())

    @_non_persistent_buffers_set.setter
    def _non_persistent_buffers_set(self, names: Iterable[str]) -> None:
        vars(self)["_unsaved"] = set(names)

    def add_module(self, name: str, module: Module | None) -> None:
        """Add a child, or None; it replaces a child of that name.

        Raises TypeError for other values, and KeyError if another attribute has the name or the name has a dot.
        """
        self._check_child(name, module)
        is_child = name in (self._modules or {})
        if hasattr(self, name) and not is_child:
            raise KeyError(f"{type(self).__name__} has an attribute {name!r} already; to replace a child assign to it")
        if "." in name or not name:
            raise KeyError(f"{type(self).__name__}: a child's name is not empty and has no dot, unlike {name!r}")
        if is_child:
            setattr(self, name, module)
        else:
            self._register("_modules", name, module)

    register_module = add_module

    def _check_child(self, name, module):
        if module is not None and not isinstance(module, Module):
            legacy = "; wrap it, as nn.Legacy(module)" if hasattr(module, "updateOutput") else ""
            raise TypeError(f"{type(self).__name__}.{name}: a child is an nn.Module or None, "
                            f"not {type(module).__name__}{legacy}")
        return self

    def apply(self, fn: Callable[[Module], Any]) -> Self:
        """Call fn(module) for all modules below and then for this one. Returns the module."""
        for child in self.children():
            child.apply(fn)
        fn(self)
        return self

    # --- state ----------------------------------------------------------------------------------------------------

    def state_dict(
        self, destination: dict[str, Any] | None = None, prefix: str = "", keep_vars: bool = False,
    ) -> OrderedDict[str, Tensor]:
        """Return an OrderedDict from dotted path to tensor with all parameters and buffers, which share their memory.

        Args:
            keep_vars: return the Parameters themselves instead of their data.
        """
        return state.collect(self, destination, prefix, keep_vars)

    def load_state_dict(
        self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False,
    ) -> state.Unmatched:
        """Copy the tensors of a state dict into the parameters and buffers.

        Args:
            strict: False ignores names that only one side has; the result's `missing_keys` and `unexpected_keys` list
                them.
            assign: use the given tensors, with their type and device, instead of copying. Parameters remain the same
                objects.
        Raises:
            RuntimeError: if a name is missing or unexpected or a size differs. The message
                is a table of these with the nearest names. Nothing is copied then.
        """
        return state.load(self, state_dict, strict, assign)

    # --- looking at it --------------------------------------------------------------------------------------------

    def _get_name(self):
        return type(self).__name__

    def extra_repr(self) -> str:
        """Return the sizes and options to show in repr. Subclasses define it."""
        values = [(name, getattr(self, name), usual) for name, usual in self._repr_options.items()]
        return ", ".join(f"{name}={value!r}" for name, value, usual in values if usual is ... or value != usual)

    def summary(self, *input: Any, **keywords: Any) -> Any:
        """Return a table of the layers that run on `input`: outputs, parameters, operations.

        Nothing is recorded or changed.

        >>> print(nn.Sequential(nn.Linear(4, 3), nn.ReLU()).summary(torch.zeros(2, 4)))
           layer   output  parameters  operations
        0  Linear  2x3             15          48
        1  ReLU    2x3              0           0
        15 parameters, 15 of them trained; 48 operations
        """
        return summary.summary(self, *input, **keywords)

    def __repr__(self) -> str:
        return shown(self, [f"({name}): {child!r}" for name, child in (self._modules or {}).items()])


def shown(module: Module, children: list[str]) -> str:
    """Return the repr of a module: its class, its options, and a line or more for each child."""
    extra = module.extra_repr()
    if not children:
        if "\n" not in extra:
            return f"{module._get_name()}({extra})"
    lines = [*extra.splitlines(), *(_addindent(child, 2) for child in children)]
    return "\n  ".join([f"{module._get_name()}(", *lines]) + "\n)"


def _addindent(s_: str, numSpaces: int) -> str:
    """Return a text with all lines after the first indented; packages that print modules use it."""
    return s_.replace("\n", "\n" + " " * numSpaces)
