"""Functions of programs: branches, loops, futures, numbers of Python and settings. They compute no tensors."""

from __future__ import annotations

import torch
from torch._base.torch_function import active

_settings = {"warn_always": False, "deterministic": "default"}


def cond(pred, true_fn, false_fn, operands=()):
    """Return true_fn(*operands) or false_fn(*operands). torch.export records both, and chooses by torch.where."""
    mode = active.stack[-1] if active.stack else None
    if hasattr(mode, "chosen") and isinstance(pred, torch.Tensor):
        return mode.chosen(pred, true_fn, false_fn, operands)
    return true_fn(*operands) if pred else false_fn(*operands)


def while_loop(cond_fn, body_fn, carried_inputs):
    """Replace `carried` by body_fn(*carried) while cond_fn(*carried) is true, and return it."""
    carried = tuple(carried_inputs)
    while cond_fn(*carried):
        given = body_fn(*carried)
        carried = given if isinstance(given, tuple) else (given,)
    return carried


def set_warn_always(b: bool) -> None:
    """Set whether warnings that appear once appear every time, as warnings.simplefilter("always")."""
    import warnings

    _settings["warn_always"] = bool(b)
    warnings.simplefilter("always" if b else "default")


def is_warn_always_enabled() -> bool:
    """Return the last value of set_warn_always."""
    return _settings["warn_always"]


def set_deterministic_debug_mode(debug_mode) -> None:
    """Store "default", "warn" or "error", or 0, 1 or 2. Results are deterministic in every mode."""
    modes = ("default", "warn", "error")
    result = modes[debug_mode] if debug_mode in (0, 1, 2) else debug_mode
    if result not in modes:
        raise ValueError(f"set_deterministic_debug_mode: {debug_mode!r} is none of {', '.join(modes)}, 0, 1 or 2")
    _settings["deterministic"] = result


def get_deterministic_debug_mode() -> int:
    """Return the number of the mode that set_deterministic_debug_mode stored."""
    return ("default", "warn", "error").index(_settings["deterministic"])


def compiled_with_cxx11_abi() -> bool:
    """Return True."""
    return True


def get_device_module(device=None):
    """Return torch.cuda or torch.cpu, the module of a device; by default that of the accelerator."""
    kind = torch.device(device).type if device is not None else "cuda" if torch.cuda.is_available() else "cpu"
    return getattr(torch, kind)


def fork(func, *args, **kwargs):
    """Run func(*args, **kwargs) at once and return its result as a torch.futures.Future."""
    from torch.futures import Future

    future = Future()
    future.set_result(func(*args, **kwargs))
    return future


def wait(future):
    """Return the value of a future."""
    return future.wait()


def sym_int(a):
    """Return int(a)."""
    return int(a)


def sym_float(a):
    """Return float(a)."""
    return float(a)


def sym_max(a, b):
    """Return max(a, b)."""
    return max(a, b)


def sym_min(a, b):
    """Return min(a, b)."""
    return min(a, b)


def sym_not(a):
    """Return not a."""
    return not a


def sym_ite(b, t, f):
    """Return t if b, else f."""
    return t if b else f


def sym_sum(args):
    """Return sum(args)."""
    return sum(args)
