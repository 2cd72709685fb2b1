"""Convertible: a module's tensors on another device, of another type, in shared memory; its modes."""

from __future__ import annotations

import functools

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


def placed(init: Callable[Options, None]) -> Callable[Options, None]:
    """Of an __init__ that names device= and dtype=: what it made is moved and converted to these, as by to().

    So they mean the same for every layer, and no layer handles them.
    """

    names = init.__code__.co_varnames[1:init.__code__.co_argcount]
    before = names.index("device") if "device" in names else None  # arguments that stand before device by position

    @functools.wraps(init)
    def placing_init(module, *arguments, device=None, dtype=None, **options):
        if before is not None and len(arguments) > before:
            arguments, (device, dtype) = _split(init, arguments, before, device, dtype)
        init(module, *arguments, **options)
        device = devices.chosen[-1] if device is None and devices.chosen else device
        if device is not None or dtype is not None:
            module.to(device, dtype=dtype)

    return placing_init


def _split(init, arguments, before, device, dtype):
    """Positional arguments without device and dtype, and these two."""
    place = arguments[before:]
    if len(place) > 2:
        raise TypeError(f"{init.__qualname__}: {len(arguments)} arguments; at most {before + 2} are taken by position")
    if device is not None or dtype is not None and len(place) == 2:
        raise TypeError(f"{init.__qualname__}: device or dtype is given by position and by name; give it once")
    return arguments[:before], (*place, dtype)[:2]


def _replace(parameters, buffers):
    """Gives parameters their data and gradient, and modules their buffers."""
    for parameter, data, gradient in parameters:
        parameter.grad = None
        parameter.data = data
        parameter.grad = gradient
    for module, name, tensor in buffers:
        module._place("_buffers", name, tensor)


class Convertible:
    """The half of a Module that changes all its tensors at once; the other has parameters(), buffers(), modules()."""

    def compile(self, *arguments: Any, **options: Any) -> None:
        """Accepts what torch.compile takes. The module stays as it is: there is no compiler."""

    def to_empty(self, *, device: Any, recurse: bool = True) -> Self:
        """Moves parameters and buffers to a device; their elements are not set. Returns the module.

        recurse=False: only the tensors of this module, not of those below.
        """
        from torch import empty_like

        return self._apply(lambda tensor: empty_like(tensor, device=device), recurse)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Says of all Parameters whether backward computes gradients for them. Returns the module."""
        for parameter in self.parameters():
            parameter.requires_grad = requires_grad
        return self

    def _apply(self, function, recurse=True):
        """Replaces every parameter's data, gradient and every buffer by function(tensor). Returns the module.

        Nothing is replaced until all is made: where function raises, the module is as it was, and so it is where an
        interrupt comes between two of the replacements.
        """
        parameters, buffers = [], []
        for parameter in self.parameters(recurse=recurse):
            data, gradient = function(parameter.data), parameter.grad
            if gradient is not None:
                gradient = Variable(function(gradient.data), requires_grad=gradient.requires_grad)
            if not is_tensor(data):
                raise TypeError(f"{type(self).__name__}: a parameter became a {type(data).__name__}, not a Tensor")
            if gradient is not None and (gradient.size(), gradient.data.type()) != (data.size(), data.type()):
                raise TypeError(f"{type(self).__name__}: a parameter became {data.type()} of size {list(data.size())}, "
                                f"its gradient {gradient.data.type()} of size {list(gradient.size())}")
            parameters.append((parameter, data, gradient))
        for module in self.modules() if recurse else (self,):
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

    def type(self, dst_type: TensorType) -> Self:
        """Converts parameters and buffers to a tensor type such as torch.DoubleTensor, integers too."""
        return self._apply(lambda tensor: tensor.type(dst_type))

    def float(self) -> Self:
        """Converts parameters and buffers to FloatTensors; integers, which count or index, stay what they are."""
        return self._apply(lambda tensor: tensor.float() if tensor.is_floating_point() else tensor)

    def double(self) -> Self:
        """Converts parameters and buffers to DoubleTensors; integers stay what they are."""
        return self._apply(lambda tensor: tensor.double() if tensor.is_floating_point() else tensor)

    def half(self) -> Self:
        """Converts parameters and buffers to HalfTensors; integers stay what they are."""
        return self._apply(lambda tensor: tensor.half() if tensor.is_floating_point() else tensor)

    def bfloat16(self) -> Self:
        """Converts parameters and buffers to BFloat16Tensors; integers stay what they are."""
        return self._apply(lambda tensor: tensor.bfloat16() if tensor.is_floating_point() else tensor)

    def to(self, *target: Any, **options: Any) -> Self:
        """Moves parameters and buffers to a device and converts the floating ones to a type, as Tensor.to does both.

        Returns the module. target and options: a device, a type, or a tensor that has both; device=, dtype=.
        Raises TypeError for a type of integers.
        """
        order = options.pop("memory_format", None)

        def moved(tensor):
            found = tensor.to(*target, **options)
            found = found if order is None or not order.fits(tensor) else order.lay(found)
            if not tensor.is_floating_point():
                return tensor.to(found.device)
            if not (found.is_floating_point() or found.is_complex()):
                raise TypeError(f"{type(self).__name__}: parameters are floating, not {found.type()}; "
                                "give a type such as torch.float64")
            return found
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
        """Sets training mode, which Dropout and BatchNorm heed, here and below. Returns the module.

        Raises ValueError where mode is neither True nor False.
        """
        if not isinstance(mode, bool) and mode not in (0, 1):
            raise ValueError(f"{type(self).__name__}.train: mode is {mode!r}; need True or False")
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
