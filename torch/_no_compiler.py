"""torch._dynamo and torch._inductor, as programs name them in passing. There is no compiler: torch/compiler.py."""

from contextlib import nullcontext as TransformGetItemToIndex  # noqa: F401
from types import SimpleNamespace

from torch.compiler import allow_in_graph, compile, disable, is_compiling, reset

__all__ = ["allow_in_graph", "config", "disable", "forbid_in_graph", "graph_break", "is_compiling", "mark_dynamic",
           "mark_static", "maybe_mark_dynamic", "optimize", "reset"]


class OptimizedModule:
    """The class of compiled modules, which no module here is an object of."""


config = SimpleNamespace()  # what is set here says nothing
forbid_in_graph = disable


def graph_break(*arguments, **options):
    """There is no graph to break."""


mark_dynamic = mark_static = maybe_mark_dynamic = graph_break


def optimize(*arguments, **options):
    """A decorator that gives the function itself."""
    return lambda function: compile(function)

__path__: list[str] = []  # so that torch._inductor.config is a module below
