"""The default device of new tensors: the modes of `with torch.device(...)` and torch.set_default_device."""

from torch import _core
from torch._base.row_kinds import makes
from torch._core import Tensor
from torch.overrides import TorchFunctionMode


class Making(TorchFunctionMode):
    """Mode in which calls that create tensors and name neither a device nor a tensor create them on `device`.

    `chosen` is the list of the active devices, innermost last.
    """

    sees_methods, whole_calls = False, ()

    def __init__(self, device, chosen):
        self.device, self.chosen = device, chosen

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        named = "device" in kwargs or any(isinstance(value, Tensor) for value in (*args, *kwargs.values()))
        if not named and makes(getattr(func, "__name__", "")):
            kwargs = {**kwargs, "device": self.device}
        return func(*args, **kwargs)

    def __enter__(self):
        _core.empty(0, device=self.device)  # raises an error if the device does not exist
        self.chosen.append(self.device)
        return super().__enter__()

    def __exit__(self, *error):
        self.chosen.remove(self.device)
        super().__exit__(*error)


_default = []  # the mode of set_default_device, if it is set


def choose(device, chosen):
    """Set the device of all new tensors of this thread; None stands for memory."""
    if _default:
        _default.pop().__exit__()
    if device is not None and (device.type != "cpu" or chosen):
        _default.append(Making(device, chosen).__enter__())
