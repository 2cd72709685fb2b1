"""Tracer: runs a module or function once with proxies and returns the graph of its operations."""

from __future__ import annotations

import builtins
import contextlib
import functools
import inspect
import math
import threading
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING

import torch
from torch._base.nested import leaves, rebuilt
from torch.fx.graph import Graph
from torch.fx.graph_module import GraphModule
from torch.fx.proxy import TracerBase, find_tracer
from torch.nn import Module, Parameter

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_wrapped: dict[tuple[int, str], dict[str, Any]] = {}  # the globals in which functions are wrapped, by id and name
_one_trace = threading.RLock()
_ABSENT = object()
PH = object()  # in concrete_args: a part that the call gives


def wrap(fn_or_name: str | Callable[..., Any]) -> Any:
    """Record calls of a function of this module as one node, instead of tracing into it.

    Call it at the top level of the module, with the function's name, or use it as a decorator.

    >>> def scaled(x):  # at the top level of a module
    ...     return x * len(x)
    >>> torch.fx.wrap("scaled")
    'scaled'
    """
    name = fn_or_name if isinstance(fn_or_name, str) else getattr(fn_or_name, "__name__", None)
    if not isinstance(name, str):
        raise RuntimeError(f"wrap: {fn_or_name!r} is neither a function nor the name of one")
    frame = inspect.currentframe().f_back
    if frame.f_code.co_name != "<module>":
        raise NotImplementedError(f"wrap: call it at the top level of a module, not in {frame.f_code.co_name}")
    _wrapped[id(frame.f_globals), name] = frame.f_globals
    return fn_or_name


def _recording(function):
    """Return a function that records a call with proxies as a node, and makes other calls."""
    @functools.wraps(function)
    def record(*args, **kwargs):
        tracer = find_tracer((args, kwargs))
        if tracer is None:
            return function(*args, **kwargs)
        return tracer.create_proxy("call_function", function, args, kwargs)
    record.recorded = function
    return record


class _Patches(contextlib.ExitStack):
    """Changes of modules and classes that are undone when the trace ends."""

    def set(self, owner, name, value):
        before = vars(owner).get(name, _ABSENT) if not isinstance(owner, dict) else owner.get(name, _ABSENT)
        assign, remove = (owner.__setitem__, owner.__delitem__) if isinstance(owner, dict) else (
            functools.partial(setattr, owner), functools.partial(delattr, owner))
        assign(name, value)
        self.callback(remove, name) if before is _ABSENT else self.callback(assign, name, before)

    def record_in(self, names, functions):
        """Record calls of functions among global names."""
        for name, value in list(names.items()):
            if not name.startswith("_") and isinstance(value, (FunctionType, type(len))) and value in functions:
                self.set(names, name, _recording(value))


class Tracer(TracerBase):
    """Records what a module or function does with its arguments.

    Derived classes decide which modules are recorded as one call (`is_leaf_module`), and may override `call_module`
    and `create_proxy`.

    Args:
        autowrap_modules: modules whose functions are recorded when a proxy is among their arguments.
        autowrap_functions: other such functions.
    Attributes:
        root: the traced module.
        graph: the graph.

    >>> graph = torch.fx.Tracer().trace(nn.Sequential(nn.Linear(2, 3), nn.ReLU()))
    >>> [node.target for node in graph.nodes if node.op == "call_module"]
    ['0', '1']
    """

    def __init__(self, autowrap_modules: tuple[ModuleType, ...] = (math,),
                 autowrap_functions: tuple[Callable[..., Any], ...] = (), param_shapes_constant: bool = False) -> None:
        self._autowrap_search = list(autowrap_modules)
        named = {value for module in autowrap_modules for name, value in vars(module).items()
                 if callable(value) and not name.startswith("_")}
        self._recorded = named | set(autowrap_functions)
        self.param_shapes_constant = param_shapes_constant
        self.submodule_paths: dict[Module, str] | None = None
        self.root = Module()

    def is_leaf_module(self, m: Module, module_qualified_name: str) -> bool:
        """Return whether a module is one call in the graph: those of torch.nn other than Sequential are."""
        return type(m).__module__.startswith(("torch.nn", "torch._generated")) and not isinstance(
            m, torch.nn.Sequential)

    def path_of_module(self, mod: Module) -> str:
        """Return the path of a module below the root. Raises NameError if it is not there."""
        result = (self.submodule_paths or {}).get(mod)
        if result is None:
            raise NameError(f"{type(mod).__name__} is called, but it is no submodule of {type(self.root).__name__}; "
                            "assign it to an attribute of that module")
        return result

    def call_module(self, m: Module, forward: Callable[..., Any], args: tuple[Any, ...],
                    kwargs: dict[str, Any]) -> Any:
        """Record a leaf, or run `forward` of another module."""
        path = self.path_of_module(m)
        if self.is_leaf_module(m, path):
            return self.create_proxy("call_module", path, args, kwargs)
        return forward(*args, **kwargs)

    def getattr(self, attr: str, attr_val: Any, parameter_proxy_cache: dict[str, Any]) -> Any:
        """Return the proxy of a Parameter that a traced module reads, and other attributes as they are."""
        if isinstance(attr_val, Parameter):
            path = self._paths.get(id(attr_val))
            if path is not None:
                if path not in parameter_proxy_cache:
                    parameter_proxy_cache[path] = self.create_proxy("get_attr", path, (), {})
                return parameter_proxy_cache[path]
        return attr_val

    def _argument(self, value):
        if isinstance(value, torch.Tensor):
            path = self._paths.get(id(value))
            if path is None:
                count = sum(name.startswith("_tensor_constant") for name in vars(self.root))
                path = self._paths[id(value)] = f"_tensor_constant{count}"
                setattr(self.root, path, value)
            return self.create_node("get_attr", path, (), {})
        if isinstance(value, Module) and value in (self.submodule_paths or {}):
            return self.create_node("get_attr", self.submodule_paths[value], (), {})
        return super()._argument(value)

    def trace(self, root: Module | Callable[..., Any], concrete_args: dict[str, Any] | None = None) -> Graph:
        """Return the graph of a module or function.

        Args:
            concrete_args: values for some parameters. The graph is that of these values. `fx.PH` stands for a part
                of nested lists and dicts that the call gives.
        """
        if isinstance(root, Module):
            self.root, function = root, type(root).forward
        else:
            self.root, function = Module(), root
        self.submodule_paths = {module: path for path, module in self.root.named_modules()}
        self._paths = {id(value): f"{path}.{name}" if path else name for module, path in self.submodule_paths.items()
                       for name, value in vars(module).items() if isinstance(value, torch.Tensor)}
        self._paths.update((id(value), path) for path, value in self.root.named_parameters())
        self.graph = Graph(tracer_cls=type(self))
        function, args = self._arguments(function, isinstance(root, Module), concrete_args or {})
        with _one_trace, _Patches() as patches:
            self._patch(patches, inspect.unwrap(function))
            result = function(*args)
        kind = _annotation(getattr(function, "__annotations__", {}).get("return"))
        self.create_node("output", "output", (self.create_arg(result),), {}, type_expr=kind)
        self.submodule_paths = None
        return self.graph

    def _arguments(self, function, is_module, concrete):
        """Return the function to call and its arguments, which are placeholders."""
        parameters = list(inspect.signature(function).parameters.values())
        args, starred = [self.root] if is_module else [], []
        stars = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
        for parameter in parameters[len(args):]:
            given = concrete.get(parameter.name, parameter.default)
            unknown = given is parameter.empty or any(leaf is PH for leaf in leaves(given))
            default = () if unknown else (given,)
            name = stars.get(parameter.kind, "") + parameter.name
            proxy = self.create_proxy("placeholder", name, default, {}, type_expr=_annotation(parameter.annotation))
            given = _picked(proxy, concrete[parameter.name]) if parameter.name in concrete else proxy
            (starred if parameter.kind in stars else args).append(given)
        if any(parameter.kind in stars or parameter.kind is parameter.KEYWORD_ONLY for parameter in parameters):
            function = _with_plain_parameters(inspect.unwrap(function))
        return function, [*args, *starred]  # in the order of the code's locals

    def _patch(self, patches, function):
        """Let calls of modules, reads of Parameters, and functions in Python come to the tracer while it traces."""
        thread, cache = threading.get_ident(), {}
        call, read = Module.__call__, Module.__getattribute__

        def module_call(module, *args, **kwargs):
            if threading.get_ident() != thread:
                return call(module, *args, **kwargs)
            patches.record_in(_globals(type(module).forward), self._recorded)
            return self.call_module(module, functools.partial(call, module), args, kwargs)

        def module_getattribute(module, name):
            value = read(module, name)
            if isinstance(value, torch.Tensor) and threading.get_ident() == thread:
                return self.getattr(name, value, cache)
            return value

        patches.set(Module, "__call__", module_call)
        patches.set(Module, "__getattribute__", module_getattribute)
        for names in (*map(vars, self._autowrap_search), _globals(function)):
            patches.record_in(names, self._recorded)
        for key, names in list(_wrapped.items()):
            if not names:  # a module that is gone
                del _wrapped[key]
                continue
            name = key[1]
            found = names.get(name, vars(builtins).get(name))
            if found is None:
                raise NameError(f"wrap: {names.get('__name__')} has no {name}")
            if not hasattr(found, "recorded"):
                patches.set(names, name, _recording(found))


def _picked(proxy, structure):
    """Return nested lists, tuples and dicts with the part of the proxy at each PH."""
    if structure is PH or not isinstance(structure, (list, tuple, dict)):
        return proxy if structure is PH else structure
    pairs = structure.items() if isinstance(structure, dict) else enumerate(structure)
    return rebuilt(structure, [_picked(proxy[key], part) for key, part in pairs])


def _annotation(kind):
    """Return a class that a parameter is annotated with, or None."""
    return kind if isinstance(kind, type) and kind is not inspect.Parameter.empty else None


def _globals(function):
    return getattr(inspect.unwrap(function), "__globals__", {})


def _with_plain_parameters(function):
    """Return a copy of a function that takes `*args`, `**kwargs` and keywords as plain positional parameters."""
    code: CodeType = function.__code__
    count = code.co_argcount + code.co_kwonlyargcount
    names = list(code.co_varnames)
    count += bool(code.co_flags & inspect.CO_VARARGS) + bool(code.co_flags & inspect.CO_VARKEYWORDS)
    flags = code.co_flags & ~(inspect.CO_VARARGS | inspect.CO_VARKEYWORDS)
    plain = code.replace(co_argcount=count, co_kwonlyargcount=0, co_posonlyargcount=0, co_flags=flags,
                         co_varnames=tuple(names))
    return FunctionType(plain, function.__globals__, function.__name__, None, function.__closure__)


def symbolic_trace(root: Module | Callable[..., Any], concrete_args: dict[str, Any] | None = None) -> GraphModule:
    """Return a GraphModule with the operations of a module or function.

    The module or function runs once with proxies in place of its arguments, so conditions must not depend on values.

    Args:
        concrete_args: values for some parameters, such as flags. The result is right for these values only.
    Raises:
        TraceError: the program needs a value, such as for an `if`.

    >>> traced = symbolic_trace(lambda x, y: torch.relu(x + y) * 2)
    >>> print(traced.code.strip())
    def forward(self, x, y):
        add = x + y;  x = y = None
        relu = torch.relu(add);  add = None
        mul = relu * 2;  relu = None
        return mul
    """
    tracer = Tracer()
    graph = tracer.trace(root, concrete_args)
    name = type(root).__name__ if isinstance(root, Module) else getattr(root, "__name__", "GraphModule")
    return GraphModule(tracer.root, graph, name)
