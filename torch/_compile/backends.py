"""Compiled functions whose graphs a backend of the user's turns into functions: backend(graph_module, inputs)."""

from __future__ import annotations

import functools
import types

from torch._compile.compiled import MOST_PLANS, _described, _recording, _without_tensor, is_recording
from torch._compile.module import OptimizedModule
from torch._compile.state import State, Unsafe, Wrapper, ambient
from torch._compile.watch import Watch
from torch._core import Tensor
from torch.export.examples import unchanged
from torch.export.program import recorded
from torch.export.record import ExportError
from torch.utils._pytree import tree_flatten, tree_leaves, tree_map, tree_unflatten

REGISTERED = {}  # backends by name


class ByBackend(Wrapper):
    """A function that is exported for each description of its arguments; what a backend makes of the graph runs.

    Calls that cannot be exported, and those whose objects of Python may change unseen, run as they are.

    Args:
        backend: receives a GraphModule, which returns a tuple of tensors, and its inputs; returns a function.
        fullgraph: whether a call that cannot be exported raises ExportError.
    """

    def __init__(self, function, backend, fullgraph=False):
        self._function, self._backend, self._fullgraph, self._entries = function, backend, fullgraph, {}
        functools.update_wrapper(self, function, updated=())

    def __reduce__(self):
        return ByBackend, (self._function, self._backend, self._fullgraph)

    def __get__(self, instance, owner=None):
        return self if instance is None else types.MethodType(self, instance)

    def __call__(self, *args, **kwargs):
        settings, tensors = ambient(), []
        if settings is None or is_recording():
            return self._function(*args, **kwargs)
        owner = getattr(self._function, "__self__", self._function)
        try:
            key = settings, _described(args, tensors), _described(kwargs, tensors), getattr(owner, "training", None)
        except Unsafe as error:
            return self._as_it_is(str(error), args, kwargs)
        entry = self._entries.get(key)
        if entry is None or entry.state is not None and not entry.state.holds():
            if entry is None and len(self._entries) >= MOST_PLANS:
                return self._as_it_is("its arguments differ from call to call", args, kwargs)
            entry = self._entries[key] = _Entry(self._function, self._backend, args, kwargs)
        if entry.run is None:
            return self._as_it_is(entry.reason, args, kwargs)
        return tree_unflatten(list(entry.run(*tensors)), entry.spec)

    def _as_it_is(self, reason, args, kwargs):
        if self._fullgraph:
            raise ExportError(f"compile: {reason}; without fullgraph=True the call runs as it is")
        return self._function(*args, **kwargs)


class _Entry:
    """What a backend made of the calls of one description: `run`, or the reason why there is none.

    Attributes:
        spec: the structure of the result, whose tensors `run` returns.
        state: the objects of Python that the graph depends on.
    """

    def __init__(self, function, backend, args, kwargs):
        self.run = self.state = self.spec = None
        self.reason, watch = "", Watch()

        def flat(*args, **kwargs):
            leaves, self.spec = tree_flatten(function(*args, **kwargs))
            if not all(isinstance(leaf, Tensor) for leaf in leaves):
                raise ExportError("its result has parts that are no tensors")
            return tuple(leaves)

        functools.update_wrapper(flat, getattr(function, "forward", function), updated=())
        owner = getattr(function, "__self__", function)
        copies = tree_map(lambda leaf: leaf.detach().clone() if isinstance(leaf, Tensor) else leaf, (args, kwargs))
        try:
            with unchanged(owner), _recording(), watch:
                program = recorded(flat, *copies, {}, owner)
            self.state = State([function, tree_map(_without_tensor, (args, kwargs))], watch.names,
                               list(watch.globals.values()))
        except (ExportError, Unsafe) as error:
            self.reason = str(error)
            return
        self.run = backend(program.graph_module, [leaf for leaf in tree_leaves((args, kwargs))
                                                  if isinstance(leaf, Tensor)])


def register_backend(compiler_fn=None, name=None, tags=()):
    """Register a backend by its name, also as a decorator. The name is that of the function by default."""
    if compiler_fn is None:
        return lambda compiler_fn: register_backend(compiler_fn, name, tags)
    REGISTERED[name or compiler_fn.__name__] = compiler_fn
    return compiler_fn


def make_fx(f, *arguments, **options):
    """Return a function that returns the graph of f(*args) as a GraphModule of the tensors in `args`.

    >>> from torch.fx.experimental.proxy_tensor import make_fx
    >>> [node.name for node in make_fx(lambda x: x.sin() + 1)(torch.ones(2)).graph.nodes]
    ['x', 'sin', 'add', 'output']
    """
    def traced(*args, **kwargs):
        with unchanged(f), _recording():
            return recorded(f, args, kwargs, {}).graph_module
    return traced


def aot_function(fn, fw_compiler, bw_compiler=None, *arguments, **options):
    """Return the function whose graph `fw_compiler` receives; gradients are the rows', and `bw_compiler` gets none."""
    return ByBackend(fn, fw_compiler)


def aot_module(mod, fw_compiler, *arguments, **options):
    """Return the module compiled by `aot_function`."""
    return OptimizedModule(mod, ByBackend(mod, fw_compiler))


def aot_module_simplified(mod, args, fw_compiler, *arguments, **options):
    """Return what `fw_compiler` makes of a graph."""
    return fw_compiler(mod, args)


def aot_autograd(fw_compiler, **options):
    """Return a backend that calls `fw_compiler`."""
    return lambda graph_module, inputs: fw_compiler(graph_module, inputs)


def nop(fx_g, _=None):
    """Return the graph's module unchanged."""
    return fx_g


ts_compile = print_compile = nop


def make_boxed_func(f):
    """Return a function of a list of inputs."""
    return lambda *args: f(*args[0]) if len(args) == 1 and isinstance(args[0], list) else f(*args)


make_boxed_compiler = aot_autograd
