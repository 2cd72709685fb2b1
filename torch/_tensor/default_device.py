"""Where new tensors lie: what `with torch.device(...)` and torch.set_default_device enter."""

from torch import _core
from torch._core import Tensor
from torch.overrides import TorchFunctionMode


class Making(TorchFunctionMode):
    """While it is entered, calls that make tensors, and name neither a device nor a tensor, make them on `device`.

    chosen: the list of the devices that were entered, the innermost last.
    """

    def __init__(self, device, chosen):
        self.device, self.chosen = device, chosen

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        named = "device" in kwargs or any(isinstance(value, Tensor) for value in (*args, *kwargs.values()))
        if not named and _makes(getattr(func, "__name__", "")):
            kwargs = {**kwargs, "device": self.device}
        return func(*args, **kwargs)

    def __enter__(self):
        _core.empty(0, device=self.device)  # which says what is wrong where there is none
        self.chosen.append(self.device)
        return super().__enter__()

    def __exit__(self, *error):
        self.chosen.remove(self.device)
        super().__exit__(*error)


def _makes(name):
    """Whether the rows of a name make tensors from nothing."""
    rows = _core.rows_of(name)
    return bool(rows) and not any(kind in "tsT" for row in rows for _, kind, _, _ in row.parameters)


_default = []  # the mode of set_default_device, where there is one


def choose(device, chosen):
    """Has all new tensors of this thread lie on a device from now on; None: in memory."""
    if _default:
        _default.pop().__exit__()
    if device is not None and (device.type != "cpu" or chosen):
        _default.append(Making(device, chosen).__enter__())
