"""torch.jit for compatibility. There is no compiler: functions and modules are returned unchanged."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Final

from torch.nn import Module

if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "Attribute", "Error", "Final", "ScriptModule", "TracerWarning", "annotate", "export", "fork", "freeze", "ignore",
    "interface", "is_scripting", "is_tracing", "isinstance", "load", "optimize_for_inference", "save", "script",
    "script_if_tracing", "script_method", "trace", "trace_module", "unused", "wait",
]


class ScriptModule(Module):
    """A module; `script` returns modules unchanged.

    >>> import torch
    >>> issubclass(torch.jit.ScriptModule, torch.nn.Module)
    True
    """


class TracerWarning(Warning):
    """Category of warnings about traces; none is given, because `trace` returns the function unchanged."""


Error = Exception  # errors of a compiled function: whichever Python raises, which runs it


class ScriptFunction:
    """The class of compiled functions, which has no instances."""


def script(obj: Any, *arguments: Any, **options: Any) -> Any:
    """Return the function, class or module unchanged; compiler options are ignored.

    >>> import torch
    >>> torch.jit.script(lambda x: x + 1)(torch.ones(1)).tolist()
    [2.0]
    """
    return obj


def trace(func: Any, example_inputs: Any = None, *arguments: Any, **options: Any) -> Any:
    """Return the function or module unchanged. It accepts inputs of any size, not only that of the examples.

    >>> import torch
    >>> torch.jit.trace(torch.exp, torch.ones(1))(torch.zeros(2)).tolist()
    [1.0, 1.0]
    """
    return func


def export(fn: Any) -> Any:
    """Return the function unchanged.

    >>> import torch
    >>> torch.jit.export(abs)(-1)
    1
    """
    return fn


script_method = script_if_tracing = _script_if_tracing = _overload = _overload_method = export


def ignore(drop: Any = False, **options: Any) -> Any:
    """Return the function unchanged; also usable as a decorator with options.

    >>> import torch
    >>> torch.jit.ignore(abs)(-1)
    1
    """
    return drop if callable(drop) else export


unused = ignore


def is_scripting() -> bool:
    """Return False: Python runs the function.

    >>> import torch
    >>> torch.jit.is_scripting()
    False
    """
    return False


is_tracing = is_scripting


def annotate(the_type: Any, the_value: Any) -> Any:
    """Return the value.

    >>> import torch
    >>> torch.jit.annotate(list[int], [])
    []
    """
    return the_value


def fork(func: Any, *args: Any, **kwargs: Any) -> Any:
    """Run func(*args, **kwargs) at once, and return a torch.futures.Future of the result.

    >>> import torch
    >>> torch.jit.wait(torch.jit.fork(abs, -1))
    1
    """
    from torch.functions.on_demand import fork

    return fork(func, *args, **kwargs)


def wait(future: Any) -> Any:
    """Return the value of a future.

    >>> import torch
    >>> torch.jit.wait(torch.jit.fork(abs, -1))
    1
    """
    return future.wait()


def freeze(mod: Any, *arguments: Any, **options: Any) -> Any:
    """Return the module unchanged.

    >>> import torch
    >>> torch.jit.freeze(torch.nn.Linear(2, 1).eval())
    Linear(in_features=2, out_features=1, bias=True)
    """
    return mod


optimize_for_inference = trace_module = interface = freeze


def save(m: Any, f: Any, *arguments: Any, **options: Any) -> None:
    """Write the module of an exported program to a file, as torch.export.save does.

    >>> program = torch.export.export(torch.nn.Linear(2, 1), (torch.ones(3, 2),))
    >>> import io
    >>> file = io.BytesIO()
    >>> torch.jit.save(program.module(), file)
    >>> _ = file.seek(0)
    >>> torch.jit.load(file)(torch.ones(3, 2)).size()
    torch.Size([3, 1])

    Raises:
        NotImplementedError: another module: Python runs it, so there is no program to write.
    """
    from torch.export import save
    from torch.export.program import ExportedModule

    if not builtins.isinstance(m, ExportedModule):
        raise NotImplementedError("jit.save: the module has no graph to write; export it first: "
                                  "torch.jit.save(torch.export.export(module, inputs).module(), file)")
    save(m.program, f)


def load(f: Any, *arguments: Any, **options: Any) -> Any:
    """Read the module of an exported program.

    >>> import io
    >>> file = io.BytesIO()
    >>> torch.jit.save(torch.export.export(torch.exp, (torch.zeros(1),)).module(), file)
    >>> _ = file.seek(0)
    >>> torch.jit.load(file)(torch.zeros(1)).tolist()
    [1.0]

    Raises:
        ValueError: the file contains no exported program. TorchScript programs cannot be run; torch.load returns their
            tensors by name, for module.load_state_dict.
    """
    from torch.export import load

    return load(f).module()


def Attribute(value: Any, type: Any) -> Any:
    """Return the value of an annotated attribute.

    >>> torch.jit.Attribute(0.5, float)
    0.5
    """
    return value


isinstance = isinstance


class BroadcastingList1:
    """Annotation of an int or a list of n ints, such as BroadcastingList2[int]."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return kind


BroadcastingList2 = BroadcastingList3 = BroadcastingList4 = BroadcastingList5 = BroadcastingList6 = BroadcastingList1


def __getattr__(name):
    """Return names of typing that programs import from torch.jit.annotations."""
    import typing

    if name in ("Any", "Dict", "List", "Optional", "Tuple", "Union"):
        return getattr(typing, name)
    from torch._names import missing_names

    return missing_names.find(__name__, name)
