"""torch.compile: calls of tensors are recorded, fused by rows of the catalogue, and replayed without a C compiler."""

from __future__ import annotations

import sys

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload

    Model = TypeVar("Model")

__all__ = [
    "allow_in_graph", "assume_constant_result", "compile", "cudagraph_mark_step_begin", "disable", "explain",
    "is_compiling", "is_dynamo_compiling", "list_backends", "reset", "set_stance",
]

_stance = ["default"]
_AS_IT_IS = ("eager", "aot_eager", "aot_eager_decomp_partition", "eager_noexcept")  # backends that run Python
# Backends of PyTorch that calls may name; the plans are the same.
_BACKENDS = ("inductor", "cudagraphs", "onnxrt", "openxla", "tvm", "aot_ts")


if TYPE_CHECKING:
    @overload
    def compile(model: None = None, **options: Any) -> Callable[[Any], Any]: ...
    @overload
    def compile(model: Model, **options: Any) -> Model: ...


def compile(model: Any = None, *, backend: Any = "inductor", mode: str | None = None, disable: bool = False,
            **options: Any) -> Any:
    """Return a function or module whose calls of tensors are recorded and replayed. It can be used as a decorator.

    The second call with arguments of given sizes, types and settings is recorded. Chains of element formulas, and
    reductions along the last dim, become one pass over memory each, as by `torch.fuse`, with their gradients; the other
    calls follow without the Python code between them. The next calls run with and without the plan in turn, and the
    faster way is kept. Results differ by rounding only.

    A plan holds while the Python objects that the function reads do not change: attributes of modules, global
    variables, closures. Functions that read elements of tensors, or have sizes that depend on them (`x[x > 0]`), change
    objects of Python, call NumPy or print run as they are: `torch.compiler.explain` says why, with the line.

    Args:
        backend: "eager" and "aot_eager" record nothing. A function, or the name of a registered one,
            gets the graph of each kind of call as a torch.fx.GraphModule, which returns a tuple, with its inputs; it
            returns the function to run. Calls that are no graph of rows run as they are, or raise with fullgraph=True.
        mode: "max-autotune" compiles the chains without reductions by gcc, which keeps their values in registers; the
            loops are cached on disk. Other modes have no effect.
        disable: whether to leave it unchanged.
        options: fullgraph, dynamic and options have no other effect.
    Raises:
        TypeError: `model` is neither a module nor a function.
        ValueError: no backend has this name.

    >>> import torch
    >>> @torch.compile
    ... def scaled(x):
    ...     return torch.tanh(x * 2) + 1
    >>> [scaled(torch.zeros(2)).tolist() for call in range(3)]
    [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]
    """
    if model is None:
        return lambda model: compile(model, backend=backend, mode=mode, disable=disable, **options)
    if not callable(model):
        raise TypeError(f"compile: need a module or a function, not a {type(model).__name__}")
    if disable or _stance[-1] == "force_eager":
        return model
    from torch._compile.backends import REGISTERED, ByBackend
    from torch._compile.compiled import Compiled
    from torch._compile.module import OptimizedModule
    from torch.nn import Module

    if isinstance(model, (Compiled, OptimizedModule, ByBackend)):
        return model
    backend = REGISTERED.get(backend, backend)
    if backend in _AS_IT_IS:
        compiled = model.__call__ if isinstance(model, Module) else model
    elif callable(backend):
        compiled = ByBackend(model, backend, options.get("fullgraph", False))
    elif backend in _BACKENDS:
        compiled = Compiled(model, (mode or "").startswith("max-autotune"))
    else:
        raise ValueError(f"compile: there is no backend {backend!r}; need a function or one of "
                         f"{', '.join([*_AS_IT_IS, *_BACKENDS, *REGISTERED])}")
    return OptimizedModule(model, compiled) if isinstance(model, Module) else compiled


def explain(f: Any, *args: Any, **kwargs: Any) -> str:
    """Return what the compiled function does with these arguments: a line per pass or call, or why it runs as it is.

    The function runs four times.

    >>> import torch
    >>> print(torch.compiler.explain(lambda x: (x * 2).exp().sum(-1), torch.ones(2, 3)))
    one pass: mul, exp, sum
    """
    from torch._compile.compiled import Compiled

    function = Compiled(getattr(f, "_orig_mod", getattr(f, "__wrapped__", f) if isinstance(f, Compiled) else f))
    for _ in range(4):
        function(*args, **kwargs)
    for entry in function.entries.values():
        return entry.reason and f"runs as it is: {entry.reason}" or "\n".join(entry.plan.lines)
    return "runs as it is: " + function.refusal(args, kwargs)


def disable(fn: Any = None, recursive: bool = True, **options: Any) -> Any:
    """Return the function unchanged, also as a decorator; within a compiled function it is recorded like other code.

    >>> import torch
    >>> torch.compiler.disable(abs)(-1)
    1
    """
    return (lambda fn: fn) if fn is None else fn


allow_in_graph = assume_constant_result = disable


def is_compiling() -> bool:
    """Return whether this thread records a function for torch.compile.

    >>> import torch
    >>> torch.compiler.is_compiling()
    False
    """
    compiled = sys.modules.get("torch._compile.compiled")
    return compiled is not None and compiled.is_recording()


is_dynamo_compiling = is_exporting = is_compiling


def reset() -> None:
    """Forget all plans.

    >>> import torch
    >>> torch.compiler.reset()
    """
    from torch._compile.compiled import forget

    forget()


def _no_effect() -> None:
    """Do nothing: there are no CUDA graphs.

    >>> import torch
    >>> torch.compiler.cudagraph_mark_step_begin()
    """


cudagraph_mark_step_begin = _no_effect


def list_backends(exclude_tags: Any = ()) -> list[str]:
    """Return the names of `backend` that record calls, with those of torch._dynamo.register_backend.

    >>> import torch
    >>> torch.compiler.list_backends()
    ['inductor']
    """
    backends = sys.modules.get("torch._compile.backends")
    return ["inductor", *(backends.REGISTERED if backends is not None else ())]


class set_stance:
    """Context, decorator or call that sets whether torch.compile compiles: "default" or "force_eager".

    >>> import torch
    >>> with torch.compiler.set_stance("force_eager"):
    ...     same = torch.compile(abs)
    >>> same is abs
    True
    """

    def __init__(self, stance: str = "default", **options: Any) -> None:
        self.stance = stance
        self._before = _stance[-1]
        _stance[-1] = stance

    def __call__(self, fn: Any) -> Any:
        return fn

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        _stance[-1] = self._before
