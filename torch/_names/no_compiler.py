"""Names of torch._dynamo and torch._inductor that programs use. There is no compiler; see torch/compiler.py."""

from contextlib import nullcontext as TransformGetItemToIndex  # noqa: F401
from types import SimpleNamespace

from torch.compiler import allow_in_graph, compile, disable, is_compiling, reset

__all__ = ["allow_in_graph", "config", "disable", "forbid_in_graph", "graph_break", "is_compiling", "mark_dynamic",
           "mark_static", "maybe_mark_dynamic", "optimize", "reset"]


class OptimizedModule:
    """Class of compiled modules. It has no instances."""


config = SimpleNamespace()  # settings have no effect
forbid_in_graph = disallow_in_graph = assume_constant_result = nonstrict_trace = run = disable


def graph_break(*arguments, **options):
    """Do nothing: there is no graph."""


mark_dynamic = mark_static = mark_static_address = mark_unbacked = maybe_mark_dynamic = graph_break


def is_dynamo_supported():
    """Return False: there is no compiler."""
    return False


def list_backends(*arguments, **options):
    """Return an empty list: there are no compilers."""
    return []


def optimize(*arguments, **options):
    """Return a decorator that returns the function unchanged."""
    return lambda function: compile(function)

__path__: list[str] = []  # makes torch._inductor.config importable


def __getattr__(name):
    """Return modules below, which can be used without an import."""
    from importlib import import_module

    from torch._names import absent

    if absent.absence(f"torch._dynamo.{name}") is not None:
        return import_module(f"torch._dynamo.{name}")
    raise AttributeError(f"torch._dynamo has no {name!r}: there is no compiler")
