"""Convertible: conversion of a module's tensors to other devices, types and shared memory, and its modes."""

from __future__ import annotations

import contextlib
import functools

from torch._base.arguments import count_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Variable, is_tensor
from torch._tensor import devices
from torch.nn.parameter import zero_gradients

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, ParamSpec, Self, TypeAlias

    from torch._core import Tensor

    TensorType: TypeAlias = str | type[Tensor]
    Options = ParamSpec("Options")


def with_placement(init: Callable[Options, None]) -> Callable[Options, None]:
    """Wrap an __init__ so that device= and dtype= move and convert the new module's tensors, as `to()` does.

    Parameters that are annotated as int receive ints: `count_of` converts or refuses their arguments. Layers need no
    code for these arguments, which therefore mean the same everywhere.
    """

    names = init.__code__.co_varnames[1:init.__code__.co_argcount]
    counted = {name for name, kind in init.__annotations__.items() if kind == "int"}
    places = [(position, name) for position, name in enumerate(names) if name in counted]
    before = names.index("device") if "device" in names else None  # number of positional arguments before device

    @functools.wraps(init)
    def placing_init(module, *arguments, device=None, dtype=None, **options):
        if before is not None and len(arguments) > before:
            arguments, (device, dtype) = _split(init, arguments, before, device, dtype)
        device = devices.chosen[-1] if device is None and devices.chosen else device
        with devices.making_on_meta() if device in ("meta", devices.META) else contextlib.nullcontext():
            init(module, *_counted(module, places, arguments), **{
                name: count_of(type(module).__name__, name, value) if name in counted else value
                for name, value in options.items()})
        if device is not None or dtype is not None:
            module.to(device, dtype=dtype)

    return placing_init


def _counted(module, places, arguments):
    """Return the arguments with counts as ints."""
    result = list(arguments)
    for position, name in places:
        if position < len(result):
            result[position] = count_of(type(module).__name__, name, result[position])
    return result


def _split(init, arguments, before, device, dtype):
    """Return the positional arguments without device and dtype, and these two."""
    position = arguments[before:]
    if len(position) > 2:
        raise TypeError(f"{init.__qualname__}: {len(arguments)} arguments; at most {before + 2} are taken by position")
    if device is not None or dtype is not None and len(position) == 2:
        raise TypeError(f"{init.__qualname__}: device or dtype is given by position and by name; give it once")
    return arguments[:before], (*position, dtype)[:2]


def _replace(parameters, buffers):
    """Assign new data and gradients to parameters, and new buffers to modules."""
    for parameter, data, gradient in parameters:
        parameter.grad = None
        parameter.data = data
        parameter.grad = gradient
    for module, name, tensor in buffers:
        module._place("_buffers", name, tensor)


class Convertible:
    """The part of Module that changes all its tensors at once."""

    def compile(self, *arguments: Any, **options: Any) -> None:
        """Compile the module's forward in place, with the arguments of torch.compile."""
        import torch

        self.forward = torch.compile(self.forward, *arguments, **options)

    def to_empty(self, *, device: Any, recurse: bool = True) -> Self:
        """Move parameters and buffers to a device without copying their elements, and return the module.

        Args:
            recurse: False: skip submodules.

        >>> nn.Linear(2, 2).to_empty(device="cpu").weight.size()
        torch.Size([2, 2])
        """
        from torch import empty_like

        return self._apply(lambda tensor: empty_like(tensor, device=device), recurse)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set requires_grad of all parameters and return the module.

        >>> nn.Linear(2, 2).requires_grad_(False).weight.requires_grad
        False
        """
        for parameter in self.parameters():
            parameter.requires_grad = requires_grad
        return self

    def _apply(self, function, recurse=True):
        """Replace every parameter's data and gradient, and every buffer, with function(tensor), and return the module.

        All results are computed before any replacement, so an exception or an interrupt leaves the module unchanged.
        Only submodules whose class overrides `_apply` come first, by a call of their method.
        """
        modules, parameters, buffers = self._modules_to_apply(function) if recurse else [self], [], []
        for parameter in {id(own): own for module in modules for own in module.parameters(recurse=False)}.values():
            data, gradient = function(parameter.data), parameter.grad
            if gradient is not None:
                gradient = Variable(function(gradient.data), requires_grad=gradient.requires_grad)
            if not is_tensor(data):
                raise TypeError(f"{type(self).__name__}: a parameter became a {type(data).__name__}, not a Tensor")
            if gradient is not None and (gradient.size(), gradient.data.type()) != (data.size(), data.type()):
                raise TypeError(f"{type(self).__name__}: a parameter became {data.type()} of size {list(data.size())}, "
                                f"its gradient {gradient.data.type()} of size {list(gradient.size())}")
            parameters.append((parameter, data, gradient))
        for module in modules:
            buffers += [(module, name, function(tensor)) for name, tensor in (module._buffers or {}).items()
                        if tensor is not None]
        before = [(parameter, parameter.data, parameter.grad) for parameter, _, _ in parameters]
        held = [(module, name, module._buffers[name]) for module, name, _ in buffers]
        try:
            _replace(parameters, buffers)
        except BaseException:
            _replace(before, held)
            raise
        return self

    def _modules_to_apply(self, function):
        """Call `_apply` of the submodules that override it; return the other modules and this one."""
        modules, called = {id(self): self}, set()
        waiting = [self]
        while waiting:
            for child in waiting.pop().children():
                if type(child)._apply is Convertible._apply:
                    if id(child) not in modules:
                        modules[id(child)] = child
                        waiting.append(child)
                elif id(child) not in called:
                    called.add(id(child))
                    child._apply(function)
        return list(modules.values())

    def type(self, dst_type: TensorType) -> Self:
        """Convert parameters and buffers, including integers, to a tensor type such as torch.DoubleTensor."""
        return self._apply(lambda tensor: tensor.type(dst_type))

    def float(self) -> Self:
        """Convert floating parameters and buffers to FloatTensors, and return the module."""
        return self._apply(lambda tensor: tensor.float() if tensor.is_floating_point() else tensor)

    def double(self) -> Self:
        """Convert floating parameters and buffers to DoubleTensors, and return the module."""
        return self._apply(lambda tensor: tensor.double() if tensor.is_floating_point() else tensor)

    def half(self) -> Self:
        """Convert floating parameters and buffers to HalfTensors, and return the module."""
        return self._apply(lambda tensor: tensor.half() if tensor.is_floating_point() else tensor)

    def bfloat16(self) -> Self:
        """Convert floating parameters and buffers to BFloat16Tensors, and return the module."""
        return self._apply(lambda tensor: tensor.bfloat16() if tensor.is_floating_point() else tensor)

    def to(self, *target: Any, **options: Any) -> Self:
        """Move parameters and buffers to a device, convert the floating ones to a type, and return the module.

        Args:
            target, options: a device, a type, or a tensor that has both; device=, dtype=, as for Tensor.to.
        Raises:
            TypeError: the type is not a floating type.

        >>> nn.Linear(2, 2).to(torch.float64).weight.dtype
        torch.float64
        """
        order = options.pop("memory_format", None)

        def moved(tensor):
            result = tensor.to(*target, **options)
            result = result if order is None or not order.fits(tensor) else order.lay(result)
            if not tensor.is_floating_point():
                return tensor.to(result.device)
            if not (result.is_floating_point() or result.is_complex()):
                raise TypeError(f"{type(self).__name__}: parameters are floating, not {result.type()}; "
                                "give a type such as torch.float64")
            return result
        return self._apply(moved)

    def cpu(self, device_id: int | None = None) -> Self:
        """Move parameters and buffers to the CPU, and return the module."""
        return self._apply(lambda tensor: tensor.cpu())

    def cuda(self, device: int | None = None, device_id: int | None = None) -> Self:
        """Move parameters and buffers to a GPU, and return the module. `device_id` is an alias of `device`.

        Raises:
            RuntimeError: there is no GPU.
        """
        return self._apply(lambda tensor: tensor.cuda(device_id if device is None else device))

    def share_memory(self) -> Self:
        """Move parameters, their gradients and buffers into shared memory, and return the module.

        The tensors stay the same objects, so optimizers remain valid. Processes that receive the module train the
        same parameters (Hogwild: Niu, Recht, Re and Wright, 2011).
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
        """Set training mode, which Dropout and BatchNorm read, for this module and its submodules, and return it.

        Raises:
            ValueError: `mode` is not a bool.

        >>> nn.Dropout().train(False).training
        False
        """
        if not isinstance(mode, bool) and mode not in (0, 1):
            raise ValueError(f"{type(self).__name__}.train: mode is {mode!r}; need True or False")
        object.__setattr__(self, "training", bool(mode))
        for child in self.children():
            child.train(mode)
        return self

    def eval(self) -> Self:
        """Set evaluation mode for the module and its submodules, and return the module.

        >>> nn.Dropout().eval().training
        False
        """
        return self.train(False)

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Set all gradients to None, or fill existing ones with zeros with `set_to_none=False`."""
        zero_gradients(self.parameters(), set_to_none)

    zero_grad_parameters = zero_grad
