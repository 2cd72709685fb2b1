"""Module: the base of everything that has parameters. Registration, conversion, modes and state."""

from __future__ import annotations

from collections import OrderedDict

from torch._checking import TYPE_CHECKING
from torch._core import Variable, is_tensor
from torch.nn.modules import calling, state, summary
from torch.nn.modules.tree import Tree
from torch.nn.parameter import Parameter, zero_gradients

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, ParamSpec, Protocol, Self, TypeAlias, TypeVar

    from torch._core import Tensor
    from torch.autograd.hooks import RemovableHandle

    Inputs = ParamSpec("Inputs")
    Output = TypeVar("Output", covariant=True)
    TensorType: TypeAlias = str | type[Tensor]

    class Computes(Protocol[Inputs, Output]):
        @property
        def forward(self) -> Callable[Inputs, Output]: ...

    class Called(Protocol):
        """How a module is called; a method too, so that subclasses may have one in the place of forward."""

        def __get__(self, module: Computes[Inputs, Output], owner: Any = None, /) -> Callable[Inputs, Output]: ...

_ABSENT = object()


class Module(Tree):
    """Base class of layers, losses and whole networks. Modules hold modules, as a tree.

    Subclasses create their parts in __init__, after super().__init__(), and compute in forward. Assigning a Parameter
    or a Module to an attribute registers it; register_buffer adds a tensor that is saved but not trained.

    >>> class Twice(nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.layer = nn.Linear(3, 3)
    ...     def forward(self, x):
    ...         return self.layer(self.layer(x))
    >>> len(list(Twice().parameters()))
    2
    """

    # What a module sees whose class forgot super().__init__(): it runs, but it can register nothing.
    _parameters = _buffers = _modules = None
    _hooks = ()
    _unsaved = frozenset()  # names of the buffers that are no part of the state
    training = True

    def __init__(self) -> None:
        assign = object.__setattr__
        assign(self, "_parameters", {})
        assign(self, "_buffers", {})
        assign(self, "_modules", {})
        assign(self, "_hooks", OrderedDict())
        assign(self, "training", True)

    def __init_subclass__(cls, **keywords: Any) -> None:
        """A subclass may override __call__ instead of forward; hooks and notes work there as well."""
        super().__init_subclass__(**keywords)
        if "__call__" in cls.__dict__:
            cls.__call__ = calling.observed(cls.__dict__["__call__"])

    def forward(self, *input: Any, **keywords: Any) -> Any:
        """Computes the module's output from Variables. Subclasses define it."""
        raise NotImplementedError(f"{type(self).__name__} defines neither forward nor __call__")

    if TYPE_CHECKING:  # module(x) has the types of the module's forward; children and buffers may have any name.
        __call__: Called
        def __getattr__(self, name: str) -> Any: ...
    else:

        def __call__(self, input=_ABSENT, /, *others, **keywords):
            """Runs forward and the hooks. An exception gets a note that names the module's path."""
            if others or keywords or self._hooks or input is _ABSENT:
                return calling.run(self, () if input is _ABSENT else (input, *others), keywords)
            given = [input]
            del input  # so forward has the only reference to what its caller did not keep, and may overwrite it
            try:
                return self.forward(given.pop())
            except Exception as error:
                calling.add_note(self, error)
                raise

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles keep: all but the attributes that a hook derives from others before each call."""
        hooks = self._hooks.values() if self._hooks else ()
        derived = [hook.derived for _, hook in hooks if hasattr(hook, "derived")]
        return {name: value for name, value in self.__dict__.items() if name not in derived}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        for _, hook in list(self._hooks.values()) if self._hooks else ():
            if hasattr(hook, "derived"):
                hook(self, ())

    # --- registration: parameters, buffers and children are kept by name and as plain attributes -----------------

    def __setattr__(self, name: str, value: Any) -> None:
        if isinstance(value, Parameter):
            self._set_parameter(name, value)
        elif isinstance(value, Module):
            self._register("_modules", name, value)
        else:
            self._replace(name, value)
            object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        for registry in (self._parameters, self._buffers, self._modules):
            if registry is not None:
                registry.pop(name, None)
        object.__delattr__(self, name)

    def _register(self, kind, name, value):
        if self._modules is None:
            raise AttributeError(f"{type(self).__name__}: call super().__init__() before assigning {name!r}")
        self._check_name(name)
        for registry in (self._parameters, self._buffers, self._modules):
            if registry is not getattr(self, kind):
                registry.pop(name, None)
        getattr(self, kind)[name] = value
        object.__setattr__(self, name, value)

    def _check_name(self, name):
        if not isinstance(name, str) or not name or "." in name:
            raise KeyError(f"{type(self).__name__}: {name!r} cannot name a part; give a string without dots")

    def _check_free(self, name, registry):
        """Raises KeyError where an attribute that the registry does not have has the name."""
        self._check_name(name)
        if hasattr(self, name) and name not in (registry or ()):
            raise KeyError(f"{type(self).__name__} has an attribute {name!r} already; to replace it assign to it")

    def _replace(self, name, value):
        """Checks and records the assignment of something that is neither Parameter nor Module."""
        if not self._modules and not self._parameters and not self._buffers:
            return
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

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Adds a Parameter, or None for one that is switched off.

        Raises TypeError for other values, ValueError for the result of an operation, KeyError if the name is taken by
        an attribute that is no parameter, AttributeError before super().__init__().
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
        """Adds a tensor that is part of the state but has no gradient, such as a running mean. None switches it off.

        persistent=False: it moves and changes its type with the module, but is no part of state_dict.
        Raises TypeError for other values, KeyError if the name is taken by an attribute that is no buffer.
        """
        self._check_free(name, self._buffers)
        if tensor is not None and not is_tensor(tensor):
            raise TypeError(f"{type(self).__name__}.{name}: a buffer is a Tensor or None, not {type(tensor).__name__}")
        self._register("_buffers", name, tensor)
        object.__setattr__(self, "_unsaved", self._unsaved - {name} if persistent else self._unsaved | {name})

    def add_module(self, name: str, module: Module | None) -> None:
        """Adds a child, or None. Raises TypeError for other values and KeyError if an attribute has the name."""
        if module is not None and not isinstance(module, Module):
            legacy = "; wrap it, as nn.Legacy(module)" if hasattr(module, "updateOutput") else ""
            raise TypeError(f"{type(self).__name__}.{name}: a child is an nn.Module or None, "
                            f"not {type(module).__name__}{legacy}")
        if hasattr(self, name):
            raise KeyError(f"{type(self).__name__} has an attribute {name!r} already; to replace a child assign to it")
        self._register("_modules", name, module)

    # --- conversion and modes -------------------------------------------------------------------------------------

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Says of all Parameters whether backward computes gradients for them. Returns the module."""
        for parameter in self.parameters():
            parameter.requires_grad = requires_grad
        return self

    def apply(self, fn: Callable[[Module], Any]) -> Self:
        """Calls fn(module) for all modules below and then for this one. Returns the module."""
        for child in self.children():
            child.apply(fn)
        fn(self)
        return self

    def _apply(self, function):
        """Replaces every parameter's data, gradient and every buffer by function(tensor). Returns the module.

        Nothing is replaced until all is made: where function raises, the module is as it was.
        """
        parameters, buffers = [], []
        for parameter in self.parameters():
            data, gradient = function(parameter.data), parameter.grad
            if gradient is not None:
                gradient = Variable(function(gradient.data), requires_grad=gradient.requires_grad)
            if not is_tensor(data):
                raise TypeError(f"{type(self).__name__}: a parameter became a {type(data).__name__}, not a Tensor")
            if gradient is not None and (gradient.size(), gradient.data.type()) != (data.size(), data.type()):
                raise TypeError(f"{type(self).__name__}: a parameter became {data.type()} of size {list(data.size())}, "
                                f"its gradient {gradient.data.type()} of size {list(gradient.size())}")
            parameters.append((parameter, data, gradient))
        for module in self.modules():
            buffers += [(module, name, function(tensor)) for name, tensor in (module._buffers or {}).items()
                        if tensor is not None]
        for parameter, data, gradient in parameters:
            parameter.grad = None
            parameter.data = data
            parameter.grad = gradient
        for module, name, tensor in buffers:
            module._register("_buffers", name, tensor)
        return self

    def type(self, dst_type: TensorType) -> Self:
        """Converts parameters and buffers to a tensor type such as torch.DoubleTensor. Returns the module."""
        return self._apply(lambda tensor: tensor.type(dst_type))

    def float(self) -> Self:
        """Converts parameters and buffers to FloatTensors."""
        return self._apply(lambda tensor: tensor.float())

    def double(self) -> Self:
        """Converts parameters and buffers to DoubleTensors."""
        return self._apply(lambda tensor: tensor.double())

    def half(self) -> Self:
        """Converts parameters and buffers to HalfTensors."""
        return self._apply(lambda tensor: tensor.half())

    def to(self, *target: Any, **options: Any) -> Self:
        """Moves parameters and buffers to a device and converts the floating ones to a type, as Tensor.to does both.

        Returns the module. target and options: a device, a type, or a tensor that has both; device=, dtype=.
        """
        def moved(tensor):
            found = tensor.to(*target, **options)
            return found if tensor.is_floating_point() else tensor.to(found.device)
        return self._apply(moved)

    def cpu(self, device_id: int | None = None) -> Self:
        """Moves parameters and buffers to the CPU."""
        return self._apply(lambda tensor: tensor.cpu())

    def cuda(self, device: int | None = None, device_id: int | None = None) -> Self:
        """Moves parameters and buffers to a GPU; device_id is another name of device.

        Raises RuntimeError where there is none.
        """
        return self._apply(lambda tensor: tensor.cuda(device_id if device is None else device))

    def share_memory(self) -> Self:
        """Moves parameters, their gradients and buffers into memory that other processes can map. Returns the module.

        They stay the same objects, so an optimizer goes on with them, and processes that are given the module train
        one set of parameters (Hogwild: Niu, Recht, Re, Wright, 2011).
        """
        for parameter in self.parameters():
            parameter.share_memory_()
            if parameter.grad is not None:
                parameter.grad.share_memory_()
        for tensor in self.buffers():
            tensor.share_memory_()
        return self

    share = share_memory

    def train(self, mode: bool = True) -> Self:
        """Sets training mode, which Dropout and BatchNorm heed, here and below. Returns the module."""
        for module in self.modules():
            object.__setattr__(module, "training", bool(mode))
        return self

    def eval(self) -> Self:
        """Ends training mode here and below. Returns the module."""
        return self.train(False)

    def zero_grad(self, set_to_none: bool = False) -> None:
        """Zeroes the gradients that the parameters have; with set_to_none they are None until the next backward."""
        zero_gradients(self.parameters(), set_to_none)

    zero_grad_parameters = zero_grad

    # --- state and hooks ------------------------------------------------------------------------------------------

    def state_dict(
        self, destination: dict[str, Any] | None = None, prefix: str = "", keep_vars: bool = False,
    ) -> OrderedDict[str, Tensor]:
        """An OrderedDict from dotted path to tensor, of all parameters and buffers, with which they share memory.

        keep_vars=True: parameters stand there themselves, not their tensors.
        """
        return state.collect(self, destination, prefix, keep_vars)

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True) -> state.Unmatched:
        """Copies the tensors of a state_dict into the parameters and buffers.

        Raises StateError, a KeyError and RuntimeError, if a name is missing or unexpected or a size differs. Its
        message is a table of these with the nearest names. Nothing is copied then. With strict=False only sizes count,
        and names that only one of the two has are left alone; missing_keys and unexpected_keys of the result list them.
        """
        return state.load(self, state_dict, strict)

    def register_forward_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls hook(module, input, output) after each forward; input is a tuple. Returns a handle with remove().

        The hook must return None, else the call raises RuntimeError.
        """
        return calling.add_hook(self, "forward", hook)

    def register_forward_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls hook(module, input) before each forward; input is a tuple. Returns a handle with remove().

        What the hook returns, if not None, replaces input.
        """
        return calling.add_hook(self, "before", hook)

    def register_backward_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls hook(module, grad_input, grad_output) when the gradient has passed the last operation of the module.

        Both are tuples of Variables or None: the gradients of that operation's inputs and outputs. What the hook
        returns, if not None, replaces grad_input. Returns a handle with remove().
        """
        return calling.add_hook(self, "backward", hook)

    # --- looking at it --------------------------------------------------------------------------------------------

    def extra_repr(self) -> str:
        """What stands between the parentheses of repr: sizes and options. Subclasses define it."""
        return ""

    def summary(self, *input: Any, **keywords: Any) -> Any:
        """A table of the layers that run on `input`: outputs, parameters, operations. Nothing is recorded or changed.

        >>> print(nn.Sequential(nn.Linear(4, 3), nn.ReLU()).summary(torch.zeros(2, 4)))
           layer   output  parameters  operations
        0  Linear  2x3             15          48
        1  ReLU    2x3              0           0
        15 parameters, 15 of them trained; 48 operations
        """
        return summary.summary(self, *input, **keywords)

    def __repr__(self) -> str:
        lines = [f"({name}): " + repr(child).replace("\n", "\n  ") for name, child in (self._modules or {}).items()]
        extra = self.extra_repr()
        if not lines:
            return f"{type(self).__name__}({extra})"
        return f"{type(self).__name__}({extra}\n  " + "\n  ".join(lines) + "\n)"
