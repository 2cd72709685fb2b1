"""torch._dynamo and torch._inductor, as programs name them in passing. There is no compiler: torch/compiler.py."""

from contextlib import nullcontext as TransformGetItemToIndex  # noqa: F401
from types import SimpleNamespace

from torch.compiler import allow_in_graph, compile, disable, is_compiling, reset

__all__ = ["allow_in_graph", "config", "disable", "forbid_in_graph", "graph_break", "is_compiling", "mark_dynamic",
           "mark_static", "maybe_mark_dynamic", "optimize", "reset"]


class OptimizedModule:
    """The class of compiled modules, which no module here is an object of."""


config = SimpleNamespace()  # what is set here says nothing
forbid_in_graph = disallow_in_graph = assume_constant_result = nonstrict_trace = run = disable


def graph_break(*arguments, **options):
    """There is no graph to break."""


mark_dynamic = mark_static = mark_static_address = mark_unbacked = maybe_mark_dynamic = graph_break


def list_backends(*arguments, **options):
    """No compiler is there to choose."""
    return []


def optimize(*arguments, **options):
    """A decorator that gives the function itself."""
    return lambda function: compile(function)

__path__: list[str] = []  # so that torch._inductor.config is a module below


def __getattr__(name):
    """Modules below, which can be named without an import."""
    from importlib import import_module

    from torch._names import aliases

    if aliases.absence(f"torch._dynamo.{name}") is not None:
        return import_module(f"torch._dynamo.{name}")
    raise AttributeError(f"torch._dynamo has no {name!r}: there is no compiler")
