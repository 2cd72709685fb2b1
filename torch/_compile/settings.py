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


class _Group:
    """Settings of one backend, such as `config.triton`."""

    def __getattr__(self, name: str) -> Any:
        return _default(name)


@contextlib.contextmanager
def patch(*changes: Any, **options: Any) -> Any:
    """Context or decorator in which settings have other values: patch("name", value), patch({...}) or patch(name=1).

    >>> from torch._dynamo import config
    >>> with config.patch(suppress_errors=True):
    ...     print(config.suppress_errors)
    True
    >>> config.suppress_errors
    False
    """
    options |= dict([changes]) if len(changes) == 2 else dict(*changes)
    before = {name: globals()[name] for name in options if name in globals()}
    globals().update(options)
    try:
        yield
    finally:
        for name in options:
            del globals()[name]
        globals().update(before)


def _default(name):
    if name.startswith("__"):
        raise AttributeError(f"torch._dynamo.config has no {name!r}")
    return _VALUES.get(name, False)


def __getattr__(name):
    if name in _GROUPS:
        return globals().setdefault(name, _Group())
    return _default(name)
