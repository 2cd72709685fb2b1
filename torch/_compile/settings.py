"""Settings of PyTorch's compilers: torch._dynamo.config, torch._inductor.config, torch._functorch.config.

Programs read and set them. They have no effect here.
"""

from __future__ import annotations

import contextlib
from typing import Any

# Settings that PyTorch counts or names; all others are switches, which are off until a program sets them.
_VALUES = {"accumulated_cache_size_limit": 256, "accumulated_recompile_limit": 256, "cache_size_limit": 8,
           "compile_threads": 1, "max_autotune_conv_backends": "ATEN,TRITON", "max_autotune_gemm_backends": "ATEN",
           "max_autotune_gemm_search_space": "DEFAULT", "recompile_limit": 8}
_GROUPS = ("aot_inductor", "cpp", "cuda", "cutlass", "eager_numerics", "halide", "rocm", "trace", "triton", "xpu")
_ABSENT = object()


class _Group:
    """Settings of one backend, such as `config.triton`."""

    def __getattr__(self, name: str) -> Any:
        return _default(name)


@contextlib.contextmanager
def patch(*changes: Any, **options: Any) -> Any:
    """Context or decorator in which settings have other values: patch("name", value), patch({...}) or patch(name=1).

    The name of a setting of a group has a point, as "triton.cudagraphs".

    >>> from torch._dynamo import config
    >>> with config.patch(suppress_errors=True):
    ...     print(config.suppress_errors)
    True
    >>> config.suppress_errors
    False
    """
    options |= dict([changes]) if len(changes) == 2 else dict(*changes)
    changed = [(_holder(name), name.rpartition(".")[2], value) for name, value in options.items()]
    before = [(holder, name, holder.get(name, _ABSENT)) for holder, name, _ in changed]
    for holder, name, value in changed:
        holder[name] = value
    try:
        yield
    finally:
        for holder, name, value in before:
            holder[name] = value
            if value is _ABSENT:
                del holder[name]


def _holder(name):
    """Return the dict that holds a setting: for "triton.cudagraphs" that of the group."""
    group = name.rpartition(".")[0]
    return vars(globals().setdefault(group, _Group())) if group else globals()


def _default(name):
    if name.startswith("__"):
        raise AttributeError(f"torch._dynamo.config has no {name!r}")
    return _VALUES.get(name, False)


def __getattr__(name):
    if name in _GROUPS:
        return globals().setdefault(name, _Group())
    return _default(name)
