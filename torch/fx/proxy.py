"""Proxy, which stands for a value in a traced program, and the tracers that record its operations."""

from __future__ import annotations

import dis
import inspect
import operator
from typing import TYPE_CHECKING

from torch.fx.graph import Graph
from torch.fx.node import Node, map_aggregate
from torch.overrides import is_tensor_method_or_property

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from torch.fx.node import Target


class TraceError(ValueError):
    """A program needs the value of a proxy, such as in `if x.sum() > 0`."""


class TracerBase:
    """Base class of tracers, which turn operations on proxies into nodes."""

    graph: Graph
    param_shapes_constant = record_stack_traces = trace_asserts = proxy_buffer_attributes = False

    def create_node(self, kind: str, target: Target, args: tuple[Any, ...], kwargs: dict[str, Any],
                    name: str | None = None, type_expr: Any = None) -> Node:
        """Insert a node into the graph."""
        return self.graph.create_node(kind, target, args, kwargs, name, type_expr)

    def proxy(self, node: Node) -> Proxy:
        """Return the proxy of a node."""
        return Proxy(node, self)

    def create_proxy(self, kind: str, target: Target, args: tuple[Any, ...], kwargs: dict[str, Any],
                     name: str | None = None, type_expr: Any = None, proxy_factory_fn: Any = None) -> Proxy:
        """Insert a node whose arguments may contain proxies, and return its proxy."""
        node = self.create_node(kind, target, self.create_arg(args), self.create_arg(kwargs), name, type_expr)
        return (proxy_factory_fn or self.proxy)(node)

    def create_arg(self, a: Any) -> Any:
        """Return an argument of a node for a value of the program: nodes for proxies, and constants as they are."""
        if isinstance(a, dict) and any(isinstance(key, Proxy) for key in a):
            raise TraceError("a proxy is a key of a dict; a graph has no values while it is traced")
        return map_aggregate(a, self._argument)

    def _argument(self, value):
        return value.node if isinstance(value, Proxy) else value

    def to_bool(self, obj: Proxy) -> bool:
        """Return the truth of a proxy. Raises TraceError unless a derived class knows it."""
        raise TraceError(f"the truth of {obj.node} is needed while tracing, as by `if`, `while`, `and` or `assert`; "
                         "no value is known then. Make the condition depend on arguments in concrete_args, or put it "
                         "into a function that torch.fx.wrap keeps whole or a module that is a leaf")

    def iter(self, obj: Proxy) -> Iterator[Any]:
        """Return the items of a proxy that is unpacked into names, as in `n, c = x.shape`.

        Raises TraceError for other loops, whose length is not known.
        """
        frame = inspect.currentframe().f_back.f_back
        result = next((step for step in dis.get_instructions(frame.f_code) if step.offset == frame.f_lasti), None)
        if result is not None and result.opname == "UNPACK_SEQUENCE":
            return (obj[index] for index in range(result.arg))
        raise TraceError(f"{obj.node} is iterated while tracing, as by a loop, `*` or list(); its length is not known "
                         "then. Index it, or unpack it into names")

    def keys(self, obj: Proxy) -> Any:
        """Return the keys of a proxy that is unpacked with `**`."""
        return Attribute(obj, "keys")()


class GraphAppendingTracer(TracerBase):
    """A tracer that appends to a given graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph


class Proxy:
    """Stands for the result of a node. Operators, methods, attributes and functions of torch insert nodes.

    >>> graph = torch.fx.Graph()
    >>> x = Proxy(graph.placeholder("x"))
    >>> torch.relu(x + 1).node.format_node()
    '%relu : [num_users=0] = call_function[target=torch.relu](args = (%add,), kwargs = {})'
    """

    def __init__(self, node: Node, tracer: TracerBase | None = None) -> None:
        self.node, self.tracer = node, tracer or GraphAppendingTracer(node.graph)

    def __repr__(self) -> str:
        return f"Proxy({self.node.name})"

    def __getattr__(self, name: str) -> Attribute:
        if name.startswith("__") and name.endswith("__"):  # copy, pickle and NumPy ask for these
            raise AttributeError(f"a Proxy has no {name}")
        return Attribute(self, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Proxy:
        return self.tracer.create_proxy("call_method", "__call__", (self, *args), kwargs)

    def __iter__(self) -> Iterator[Any]:
        return self.tracer.iter(self)

    def keys(self) -> Any:
        """Return the keys, for `**`."""
        return self.tracer.keys(self)

    def __bool__(self) -> bool:
        return self.tracer.to_bool(self)

    def __len__(self) -> int:
        raise RuntimeError(f"len({self.node}) is needed while tracing. To record the call, put torch.fx.wrap('len') at "
                           "the top of the module; or use x.shape[0]")

    def _number(self):
        raise TypeError(f"the number in {self.node} is needed while tracing; no value is known then")

    __int__ = __index__ = __float__ = __complex__ = _number

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: tuple[Any, ...] = (),
                           kwargs: dict[str, Any] | None = None) -> Proxy:
        """Insert a node for the call of a function of torch."""
        tracer = find_tracer((args, kwargs or {}))
        if is_tensor_method_or_property(func) and getattr(func, "__name__", "__get__") != "__get__":
            return tracer.create_proxy("call_method", func.__name__, args, kwargs or {})
        return tracer.create_proxy("call_function", func, args, kwargs or {})


class Attribute(Proxy):
    """An attribute of a proxy. A call of it becomes the call of a method; only other uses insert a node."""

    def __init__(self, root: Proxy, attr: str) -> None:
        self.root, self.attr, self.tracer, self._node = root, attr, root.tracer, None

    @property
    def node(self) -> Node:
        """The node that reads the attribute."""
        if self._node is None:
            self._node = self.tracer.create_proxy("call_function", getattr, (self.root, self.attr), {}).node
        return self._node

    def __call__(self, *args: Any, **kwargs: Any) -> Proxy:
        return self.tracer.create_proxy("call_method", self.attr, (self.root, *args), kwargs)


def find_tracer(values: Any) -> TracerBase | None:
    """Return the tracer of the proxies in a structure, or None if there are none."""
    result: list[TracerBase] = []
    map_aggregate(values, lambda value: result.append(value.tracer) if isinstance(value, Proxy) else None)
    if any(tracer is not result[0] and tracer.graph is not result[0].graph for tracer in result):
        raise TraceError("a call has proxies of two graphs")
    return result[0] if result else None


def _operator(function, reflected=False):
    def record(self, *others):
        args = (*others, self) if reflected else (self, *others)
        return self.tracer.create_proxy("call_function", function, args, {})
    return record


_TWO = "add sub mul truediv floordiv mod pow matmul lshift rshift and or xor".split()
_OTHERS = "eq ne lt le gt ge neg pos invert abs getitem setitem".split()
for _name in (*_TWO, *_OTHERS):
    _function = getattr(operator, _name, None) or getattr(operator, f"{_name}_")
    setattr(Proxy, f"__{_name}__", _operator(_function))
    if _name in _TWO:
        setattr(Proxy, f"__r{_name}__", _operator(_function, reflected=True))
Proxy.__hash__ = object.__hash__


class ParameterProxy(Proxy):
    """A proxy of a Parameter, which tells the Parameter's sizes."""

    def __init__(self, tracer: Any, node: Any, name: str, param: Any) -> None:
        super().__init__(node, tracer)
        self.param, self.name = param, name

    @property
    def shape(self) -> Any:
        """The sizes of the Parameter."""
        return self.param.shape

    def size(self) -> Any:
        """Return the sizes of the Parameter."""
        return self.param.size()

    def dim(self) -> int:
        """Return the number of dims of the Parameter."""
        return self.param.dim()

    def numel(self) -> int:
        """Return the number of elements of the Parameter."""
        return self.param.numel()
