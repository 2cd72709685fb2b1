"""What programs that may be scripted say of their functions. There is no compiler: a scripted function is itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from torch.nn import Module

if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "Attribute", "Final", "ScriptModule", "annotate", "export", "fork", "freeze", "ignore", "interface", "is_scripting",
    "is_tracing", "isinstance", "load", "optimize_for_inference", "save", "script", "script_if_tracing",
    "script_method", "trace", "trace_module", "unused", "wait",
]


class ScriptModule(Module):
    """A module; those that are given to `script` stay what they are."""


class ScriptFunction:
    """The class of compiled functions, which none here is an object of."""


def script(obj: Any, *arguments: Any, **options: Any) -> Any:
    """The function, class or module itself; the options say how to compile, and say nothing here.

    >>> import torch
    >>> torch.jit.script(lambda x: x + 1)(torch.ones(1)).tolist()
    [2.0]
    """
    return obj


def trace(func: Any, example_inputs: Any = None, *arguments: Any, **options: Any) -> Any:
    """The function or module itself: it takes inputs of other sizes than the examples, too."""
    return func


def export(fn: Any) -> Any:
    """The function itself."""
    return fn


script_method = script_if_tracing = _script_if_tracing = _overload = _overload_method = export


def ignore(drop: Any = False, **options: Any) -> Any:
    """The function itself, also as a decorator with options."""
    return drop if callable(drop) else export


unused = ignore


def is_scripting() -> bool:
    """False: Python runs the function."""
    return False


is_tracing = is_scripting


def annotate(the_type: Any, the_value: Any) -> Any:
    """The value."""
    return the_value


def fork(func: Any, *args: Any, **kwargs: Any) -> Any:
    """A torch.futures.Future of func(*args, **kwargs), which runs at once."""
    from torch.functions.on_demand import fork

    return fork(func, *args, **kwargs)


def wait(future: Any) -> Any:
    """The value of a future."""
    return future.wait()


def freeze(mod: Any, *arguments: Any, **options: Any) -> Any:
    """The module itself."""
    return mod


optimize_for_inference = trace_module = interface = freeze


def save(m: Any, f: Any, *arguments: Any, **options: Any) -> None:
    """Raises NotImplementedError: there is no program to write."""
    raise NotImplementedError("jit.save: a scripted module is the module itself, of which there is no program to "
                              "write; save its state: torch.save(module.state_dict(), file)")


def load(f: Any, *arguments: Any, **options: Any) -> Any:
    """Raises NotImplementedError: programs of TorchScript are not run."""
    raise NotImplementedError("jit.load: programs of TorchScript are not run; torch.load gives the tensors of the file "
                              "by name, for module.load_state_dict")


Attribute = lambda value, type: value  # noqa: E731
isinstance = isinstance


class BroadcastingList1:
    """What annotations say of an int, or a list of so many: BroadcastingList2[int]."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return kind


BroadcastingList2 = BroadcastingList3 = BroadcastingList4 = BroadcastingList5 = BroadcastingList6 = BroadcastingList1
__path__: list[str] = []  # so that torch.jit.annotations is a module below


def __getattr__(name):
    """Names of typing, which programs import from torch.jit.annotations."""
    import typing

    if name in ("Any", "Dict", "List", "Optional", "Tuple", "Union"):
        return getattr(typing, name)
    raise AttributeError(f"torch.jit has no {name!r}")
