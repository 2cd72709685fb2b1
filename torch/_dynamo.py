"""Names of torch._dynamo and torch._inductor that programs use; see torch/compiler.py."""

from contextlib import nullcontext as TransformGetItemToIndex  # noqa: F401

from torch import compiler
from torch._compile.backends import register_backend
from torch._compile.module import OptimizedModule
from torch.compiler import allow_in_graph, compile, disable, is_compiling, list_backends, reset

__all__ = ["OptimizedModule", "allow_in_graph", "disable", "explain", "forbid_in_graph", "graph_break",
           "is_compiling", "list_backends", "mark_dynamic", "mark_static", "maybe_mark_dynamic", "optimize",
           "register_backend", "reset"]


forbid_in_graph = disallow_in_graph = assume_constant_result = nonstrict_trace = run = disable


def graph_break(*arguments, **options):
    """Do nothing: there is no graph."""


mark_dynamic = mark_static = mark_static_address = mark_unbacked = maybe_mark_dynamic = graph_break


def is_dynamo_supported():
    """Return True."""
    return True


def explain(f, *arguments, **options):
    """Return a function whose call returns `torch.compiler.explain(f, ...)`."""
    return lambda *args, **kwargs: compiler.explain(f, *args, **kwargs)


def optimize(backend="inductor", **options):
    """Return `torch.compile` as a decorator."""
    return compile(backend=backend, **options)


__path__: list[str] = []  # makes torch._inductor.config importable


def __getattr__(name):
    """Return modules below, which can be used without an import. Settings of `config` have no effect."""
    from importlib import import_module

    from torch._names import absent, aliases

    path = f"torch._dynamo.{name}"
    if path in aliases.NAMES or absent.absence(path) is not None:
        return import_module(path)
    raise AttributeError(f"torch._dynamo has no {name!r}; see torch.compiler")
