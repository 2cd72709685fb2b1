"""torch.backends.cuda: flags of matrix products and attention on GPUs. They keep their values without effect."""

from __future__ import annotations

import contextlib
import types
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

matmul = types.SimpleNamespace(
    allow_tf32=False, allow_fp16_reduced_precision_reduction=False, allow_bf16_reduced_precision_reduction=False,
    fp32_precision="ieee")
_attention = {"flash": False, "mem_efficient": False, "math": True, "cudnn": False}


def is_built() -> bool:
    """Return True: GPU support is always built; it needs only a driver."""
    return True


def flash_sdp_enabled() -> bool:
    """Return the flag of enable_flash_sdp; there is one implementation of attention."""
    return _attention["flash"]


def mem_efficient_sdp_enabled() -> bool:
    """Return the flag of enable_mem_efficient_sdp."""
    return _attention["mem_efficient"]


def math_sdp_enabled() -> bool:
    """Return the flag of enable_math_sdp."""
    return _attention["math"]


def cudnn_sdp_enabled() -> bool:
    """Return the flag of enable_cudnn_sdp."""
    return _attention["cudnn"]


def enable_flash_sdp(enabled: bool) -> None:
    """Set the flag."""
    _attention["flash"] = enabled


def enable_mem_efficient_sdp(enabled: bool) -> None:
    """Set the flag."""
    _attention["mem_efficient"] = enabled


def enable_math_sdp(enabled: bool) -> None:
    """Set the flag."""
    _attention["math"] = enabled


def enable_cudnn_sdp(enabled: bool) -> None:
    """Set the flag."""
    _attention["cudnn"] = enabled


@contextlib.contextmanager
def sdp_kernel(
    enable_flash: bool = True, enable_math: bool = True, enable_mem_efficient: bool = True, enable_cudnn: bool = True,
) -> Any:
    """Context that sets the flags of attention."""
    before = dict(_attention)
    _attention.update(flash=enable_flash, math=enable_math, mem_efficient=enable_mem_efficient, cudnn=enable_cudnn)
    try:
        yield
    finally:
        _attention.update(before)
