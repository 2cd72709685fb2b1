"""torch.jit for compatibility. There is no compiler: Python runs the functions and modules. Their rows can be saved."""

from __future__ import annotations

import builtins
import functools
import weakref
from typing import TYPE_CHECKING, Final

from torch._core import Tensor
from torch.nn import Module
from torch.utils._pytree import tree_map

if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "Attribute", "Error", "Final", "ScriptModule", "TracerWarning", "annotate", "export", "fork", "freeze", "ignore",
    "interface", "is_scripting", "is_tracing", "isinstance", "load", "optimize_for_inference", "save", "script",
    "script_if_tracing", "script_method", "trace", "trace_module", "unused", "wait",
]


class _Read:
    """Attribute that is read off the exported program; attributes of the module with the same name come first."""

    def __init__(self, read):
        self.read = read

    def __get__(self, module, kind=None):
        return self if module is None else self.read(_exported(module))


class ScriptModule(Module):
    """A module that `script` or `trace` returned: it shares all attributes with the module, and runs the same Python.

    >>> import io, torch
    >>> traced = torch.jit.trace(torch.nn.Linear(2, 1), torch.ones(3, 2))
    >>> isinstance(traced, torch.jit.ScriptModule), isinstance(traced, torch.nn.Linear)
    (True, True)
    >>> file = io.BytesIO()
    >>> traced.save(file)
    >>> _ = file.seek(0)
    >>> torch.jit.load(file)(torch.ones(5, 2)).size()
    torch.Size([5, 1])

    Attributes:
        graph, code: the rows that the module calls, for the inputs of the trace or of the first call.
    """

    __slots__ = ("_example",)  # (args, kwargs); not an attribute of the module

    def save(self, f: Any, *arguments: Any, **options: Any) -> None:
        """Write the module to a file; see torch.jit.save."""
        save(self, f)

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Copy and pickle a module that has not been called."""
        return _empty, (type(self).__mro__[1], _Uncalled), self.__getstate__()

    graph = _Read(lambda program: program.graph)
    code = _Read(lambda program: program.graph_module.code)


class _Uncalled(ScriptModule):
    """A scripted module before its first call, which shows the inputs that it is exported with."""

    __slots__ = ()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self._example = tree_map(_kept, (args, kwargs))
        self.__class__ = _class(type(self).__mro__[1], ScriptModule)
        return self(*args, **kwargs)


@functools.cache
def _class(kind, role):
    return type(kind.__name__, (kind, role), {"__module__": kind.__module__, "__slots__": ()})


def _empty(kind, role):
    module = object.__new__(_class(kind, role))
    module._example = None
    return module


def _shared(module, role, example):
    """Return an object that shares its attributes with a module, but has methods of ScriptModule."""
    if builtins.isinstance(module, ScriptModule):
        kind = type(module).__mro__[1]
    else:
        kind = type(module)
    result = _empty(kind, role)
    result.__dict__, result._example = module.__dict__, example
    return result


def _kept(value):
    """Return an input of a call as an example: a large tensor without its elements."""
    if not builtins.isinstance(value, Tensor):
        return value
    return value.detach() if value.numel() <= 65536 else value.detach().to("meta")


class TracerWarning(Warning):
    """Category of warnings about traces; none is given, because `trace` returns the function unchanged."""


Error = Exception  # errors of a compiled function: whichever Python raises, which runs it


class ScriptFunction:
    """The class of compiled functions, which has no instances."""


def script(obj: Any, *arguments: Any, **options: Any) -> Any:
    """Return a function or class unchanged, and a module as a ScriptModule. Python runs all of them.

    >>> import torch
    >>> torch.jit.script(lambda x: x + 1)(torch.ones(1)).tolist()
    [2.0]
    """
    if not builtins.isinstance(obj, Module) or builtins.isinstance(obj, ScriptModule):
        return obj
    return _shared(obj, _Uncalled, None)


def trace(func: Any, example_inputs: Any = None, *arguments: Any, example_kwarg_inputs: Any = None,
          **options: Any) -> Any:
    """Return a function unchanged, and a module as a ScriptModule. Python runs both, for inputs of any size.

    The inputs are those that `save` exports the function or module with.

    >>> import torch
    >>> torch.jit.trace(torch.exp, torch.ones(1))(torch.zeros(2)).tolist()
    [1.0, 1.0]
    """
    args = example_inputs if builtins.isinstance(example_inputs, tuple) else (example_inputs,)
    example = None
    if example_inputs is not None or example_kwarg_inputs:
        example = tree_map(_kept, (() if example_inputs is None else args, example_kwarg_inputs or {}))
    if builtins.isinstance(func, Module):
        return _shared(func, ScriptModule, example)
    if example is not None:
        _EXAMPLES[func] = example
    return func


_EXAMPLES: Any = weakref.WeakKeyDictionary()  # of traced functions


def _exported(module):
    """Return the program of a traced function or module, or of a scripted module that has been called."""
    from torch.export.examples import export_like

    own = builtins.isinstance(module, ScriptModule)
    example = module._example if own else _EXAMPLES.get(module)
    if example is None:
        raise NotImplementedError(
            "torch.jit: the program is recorded while it runs, and no inputs are known; call the scripted module once "
            "before it is saved, or use torch.jit.trace(module, inputs)")
    return export_like(module, *example)


def export(fn: Any) -> Any:
    """Return the function unchanged.

    >>> import torch
    >>> torch.jit.export(abs)(-1)
    1
    """
    return fn


script_method = script_if_tracing = _script_if_tracing = _overload = _overload_method = export
_copy_to_script_wrapper = export


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
    from torch.functions.programs import fork

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
    """Write a traced, scripted or exported module to a file, as torch.export.save does.

    >>> program = torch.export.export(torch.nn.Linear(2, 1), (torch.ones(3, 2),))
    >>> import io
    >>> file = io.BytesIO()
    >>> torch.jit.save(program.module(), file)
    >>> _ = file.seek(0)
    >>> torch.jit.load(file)(torch.ones(3, 2)).size()
    torch.Size([3, 1])

    A traced module, or a scripted one that has been called, is exported: each size of its inputs may differ between
    calls for which the module accepts other sizes now.

    Raises:
        NotImplementedError: no inputs of the module are known.
        torch.export.ExportError: the module branches on elements of tensors, so it is no graph of rows.
    """
    from torch.export import save
    from torch.export.program import ExportedModule

    save(m.program if builtins.isinstance(m, ExportedModule) else _exported(m), f)


def load(f: Any, *arguments: Any, **options: Any) -> Any:
    """Read a module that `save` wrote.

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
