"""GraphModule, a module whose forward is the code of a graph."""

from __future__ import annotations

import copy
import itertools
import linecache
from typing import TYPE_CHECKING

import torch
from torch.fx.graph import Graph
from torch.nn import Module, Parameter

if TYPE_CHECKING:
    from typing import Any

_USER_PRESERVED_ATTRIBUTES_KEY = "_user_preserved_attributes"  # packages import it
_numbers = itertools.count()


class _CodeOnlyModule(Module):
    """A module with the given attributes, for packages that copy GraphModules."""

    def __init__(self, body: dict[str, Any]) -> None:
        super().__init__()
        self.__setstate__(body)


def _assign_attr(value: Any, module: Module, target: str) -> None:
    """Set the attribute at a dotted path; create the modules on the way."""
    *path, name = target.split(".")
    for step in path:
        if not isinstance(getattr(module, step, None), Module):
            module.add_module(step, Module())
        module = getattr(module, step)
    if isinstance(value, torch.Tensor) and not isinstance(value, Parameter):
        module.register_buffer(name, value)
    else:
        setattr(module, name, value)


def _find(module, target):
    for name in target.split("."):
        module = getattr(module, name)
    return module


def _copy_attr(from_module: Module, to_module: Module, target: str) -> None:
    """Share the attribute at a dotted path with another module."""
    if target:
        _assign_attr(_find(from_module, target), to_module, target)


class GraphModule(Module):
    """A module that runs a graph.

    It has the submodules, parameters and tensors of `root` that the graph names. After a change of the graph, call
    `recompile`.

    Args:
        root: a module, or a dict from dotted paths to values.
        graph: the graph.
        class_name: the name of the module's class.

    >>> traced = torch.fx.symbolic_trace(nn.Sequential(nn.Linear(2, 3), nn.ReLU()))
    >>> [node.target for node in traced.graph.nodes if node.op == "call_module"]
    ['0', '1']
    >>> traced(torch.ones(1, 2)).size()
    torch.Size([1, 3])
    """

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        """Return an object of a class of its own, so that its forward is a method."""
        base = cls.__bases__[0] if "_of_one" in vars(cls) else cls
        own = {"_of_one": True, "__module__": base.__module__,
               "__qualname__": f"{base.__qualname__}.__new__.<locals>.GraphModuleImpl"}  # packages look for the name
        return super().__new__(type(base.__name__, (base,), own))

    def __init__(self, root: Module | dict[str, Any], graph: Graph, class_name: str = "GraphModule") -> None:
        super().__init__()
        type(self).__name__ = class_name
        self.meta: dict[str, Any] = {}
        if isinstance(root, Module):
            self.training = root.training
        targets = {node.target: None for node in graph.nodes if node.op in ("get_attr", "call_module")}
        for target in sorted(targets, key=lambda target: target.count(".")):
            if isinstance(root, dict) and target not in root:
                raise RuntimeError(f"GraphModule: the graph names {target}, which root lacks; root has "
                                   f"{', '.join(root) or 'nothing'}")
            _assign_attr(root[target] if isinstance(root, dict) else _find(root, target), self, target)
        self._tracer_cls = graph._tracer_cls
        self.graph = graph

    @property
    def graph(self) -> Graph:
        """The graph. Assigning another one compiles it."""
        return self._graph

    @graph.setter
    def graph(self, graph: Graph) -> None:
        if not isinstance(graph, Graph):
            raise TypeError(f"GraphModule.graph takes a Graph, not {type(graph).__name__}")
        object.__setattr__(self, "_graph", graph)
        graph.owning_module = self
        self.recompile()

    @property
    def code(self) -> str:
        """The Python source of forward."""
        return self._code

    def recompile(self) -> Any:
        """Compile the source of the graph as this module's forward, and return it."""
        made = self._graph.python_code("self")
        object.__setattr__(self, "_code", made.src)
        file = f"<graph {next(_numbers)}>"
        linecache.cache[file] = len(made.src), None, made.src.splitlines(True), file  # for tracebacks
        names = dict(made.globals)
        exec(compile(made.src, file, "exec"), names)
        type(self).forward = names["forward"]
        return made

    def add_submodule(self, target: str, m: Module) -> bool:
        """Add a module at a dotted path; return False if an attribute on the way is not a module."""
        result: Any = self
        for name in target.split(".")[:-1]:
            result = getattr(result, name, None)
            if result is None:
                break
            if not isinstance(result, Module):
                return False
        _assign_attr(m, self, target)
        return True

    def delete_submodule(self, target: str) -> bool:
        """Delete the module at a dotted path; return whether there was one."""
        path, _, name = target.rpartition(".")
        try:
            parent = self.get_submodule(path)
        except AttributeError:
            return False
        if not isinstance(getattr(parent, name, None), Module):
            return False
        delattr(parent, name)
        return True

    def delete_all_unused_submodules(self) -> None:
        """Delete the modules that the graph neither calls nor reads from."""
        used = set()
        for node in self._graph.nodes:
            if node.op in ("call_module", "get_attr"):
                steps = node.target.split(".")
                used.update(".".join(steps[:count]) for count in range(1, len(steps) + 1))
                if node.op == "call_module":
                    used.update(f"{node.target}.{path}" for path, _ in _find(self, node.target).named_modules() if path)
        for path, _ in list(self.named_modules()):
            if path and path not in used:
                self.delete_submodule(path)

    def print_readable(self, print_output: bool = True, *ignored: Any, **options: Any) -> str:
        """Print the class with its forward, and return the text."""
        text = f"class {type(self).__name__}(torch.nn.Module):\n" + "".join(
            f"    {line}\n" for line in self._code.strip().splitlines())
        if print_output:
            print(text)
        return text

    def __str__(self) -> str:
        return f"{super().__repr__()}\n{self._code}\n# To see more, call `graph_module.print_readable()`"

    __repr__ = Module.__repr__

    def __reduce_ex__(self, protocol: Any) -> Any:
        state = {name: value for name, value in self.__getstate__().items() if name != "_code"}
        return _empty, (type(self).__bases__[0], type(self).__name__), state

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.graph = self._graph

    def __copy__(self) -> GraphModule:
        result = _empty(type(self).__bases__[0], type(self).__name__)
        result.__setstate__({**self.__getstate__(), "_graph": copy.deepcopy(self._graph)})
        return result


def _empty(base, class_name):
    """Return a module of the class without parts."""
    result = base.__new__(base)
    type(result).__name__ = class_name
    return result
