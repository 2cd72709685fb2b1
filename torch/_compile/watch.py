"""Which Python code a call runs: the names that it mentions, and whether all of it can be looked into."""

from __future__ import annotations

import contextvars
import gc
import sys
import types

from torch._compile.capture import REFUSED
from torch._compile.state import PURE, family
from torch._core import Tensor

_OWN = ("torch", "generated")
# Modules of this library whose calls do more than to compute tensors.
_EFFECTS = ("torch.autograd.", "torch.func.", "torch.serialization.", "torch.distributed.", "torch.multiprocessing.",
            "torch.random.", "torch.jit.", "torch.fx.", "torch.export.", "torch.onnx.", "torch.optim.", "torch.hub.",
            "torch.utils.checkpoint.", "torch.utils.data.", "torch.cuda.", "torch.profiler.", "torch.futures.",
            "torch.functions.settings.", "torch.library.", "torch._tensor.generator.", "torch._tensor.printing.")
_HARMLESS = ("torch.autograd.grad_mode.", "torch.autograd.row_function.", "torch.export.record.")
_NODES = {"apply", "backward", "register_hook", "register_prehook", "retain_grad"}  # what makes or changes nodes
_BUILTINS = frozenset("""abs all any ascii bin bool bytes callable chr complex dict divmod enumerate filter float format
    frozenset getattr hasattr hash hex id int isinstance issubclass iter len list locals map max min next object oct ord
    pow property range repr reversed round set setattr slice sorted str sum super tuple type zip __build_class__
    """.split())
_KINDS = (str, bytes, int, float, complex, list, dict, tuple, set, frozenset, range, type, types.GeneratorType,
          types.MappingProxyType, types.ModuleType, contextvars.ContextVar)


class Watch:
    """Context that follows the calls of Python in this thread.

    Attributes:
        names: the names that the code outside this library mentions.
        globals: the dicts of global names that it reads, by id.
        reason: why the code cannot be recorded, with its line, or "".
    """

    def __init__(self):
        self.codes, self.globals, self.reason, self.paused = set(), {}, "", 0

    def __enter__(self):
        self._before = sys.getprofile()
        if self._before is not None:
            self.reason = "a profiler is at work"
        else:
            # Finalizers and callbacks of the collector are not part of the call, whenever it runs.
            self._collects = gc.isenabled()
            gc.disable()
            sys.setprofile(self._event)
        return self

    def __exit__(self, *error):
        self.end()

    def end(self):
        """Stop watching; nothing happens if it has ended."""
        if sys.getprofile() == self._event:
            sys.setprofile(None)
            if self._collects:
                gc.enable()

    @property
    def names(self):
        """The names that all code mentions."""
        result, waiting = set(), list(self.codes)
        while waiting:
            code = waiting.pop()
            result.update(code.co_names, code.co_freevars)
            waiting += [value for value in code.co_consts if isinstance(value, types.CodeType)]
        return frozenset(result)

    def _event(self, frame, event, value):
        if self.paused or self.reason:
            return
        if event == "call":
            self._call(frame)
        elif event == "c_call":
            self._builtin(frame, value)

    def _call(self, frame):
        module = frame.f_globals.get("__name__") or ""
        if family(module) in _OWN:
            asks = frame.f_code.co_name.startswith(("is_", "get_", "has_", "__getattr__"))
            acts = _within(module, _EFFECTS) and not _within(module, _HARMLESS) and not asks
            if acts and not _is_inside(frame.f_back):
                self._refuse(frame, f"it calls {module}.{frame.f_code.co_qualname}")
        elif family(module) in sys.stdlib_module_names:
            name = frame.f_code.co_qualname
            reads = module == "os" and name.startswith(("_Environ.__getitem__", "getenv", "_createenviron"))
            if family(module) not in PURE and not reads and not _is_inside(frame.f_back):
                self._refuse(frame, f"it calls {module}.{frame.f_code.co_qualname}")
        else:
            self.codes.add(frame.f_code)
            self.globals[id(frame.f_globals)] = frame.f_globals

    def _builtin(self, frame, function):
        module = frame.f_globals.get("__name__") or ""
        if family(module) in _OWN and function.__name__ in _NODES:
            self._refuse(frame, f"a module that it calls uses {function.__name__}")
        if family(module) in _OWN or family(module) in sys.stdlib_module_names and _is_inside(frame):
            return
        own = getattr(function, "__self__", None)
        home = own.__name__ if isinstance(own, types.ModuleType) else function.__module__
        if home == "builtins" and (own is None or isinstance(own, types.ModuleType)):
            pure = function.__name__ in _BUILTINS
        elif family(home) in _OWN or family(home) == "_core":
            pure = not function.__name__.startswith(("set_", "manual_seed", "seed", "initial_seed", "backward"))
        elif own is not None and not isinstance(own, types.ModuleType):
            kind = own if isinstance(own, type) else type(own)
            pure = function.__name__ not in REFUSED if issubclass(kind, Tensor) else issubclass(kind, _KINDS)
            pure = pure or not issubclass(kind, Tensor) and family(kind.__module__) in (*_OWN, *PURE)
        else:
            pure = family(home) in PURE or home is None or family(home) == "sys" and family(module) in PURE
        if not pure:
            self._refuse(frame, f"it calls {function.__qualname__}")

    def _refuse(self, frame, reason):
        while frame is not None and family(frame.f_globals.get("__name__")) in (*_OWN, *sys.stdlib_module_names):
            frame = frame.f_back
        line = f" ({frame.f_code.co_filename}:{frame.f_lineno})" if frame is not None else ""
        self.reason = self.reason or reason + line


def _within(module, modules):
    return f"{module}.".startswith(modules)


def _is_inside(frame):
    """Return whether the nearest caller outside the standard library is this library."""
    while frame is not None:
        name = family(frame.f_globals.get("__name__"))
        if name in _OWN:
            return True
        if name not in sys.stdlib_module_names:
            return False
        frame = frame.f_back
    return False
