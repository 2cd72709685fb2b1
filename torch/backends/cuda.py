"""torch.backends.cuda: flags of matrix products and attention on GPUs. Those of attention have no effect."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from torch._C import lib

if TYPE_CHECKING:
    from typing import Any

_CUBLAS = 0  # of csrc/cuda/library.h


class _Products:
    """Flags of matrix products.

    Attributes:
        allow_tf32: allow cuBLAS to round float32 operands to TF32, which tensor cores multiply several times faster.
            Sums stay float32.
        allow_fp16_reduced_precision_reduction, allow_bf16_reduced_precision_reduction: without effect; products of
            narrow floats are always summed in float32.
    """

    allow_fp16_reduced_precision_reduction = False
    allow_bf16_reduced_precision_reduction = False

    @property
    def allow_tf32(self) -> bool:
        return bool(lib.th_gpu_allows_tf32(_CUBLAS))

    @allow_tf32.setter
    def allow_tf32(self, allowed: bool) -> None:
        lib.th_gpu_allow_tf32(_CUBLAS, bool(allowed))

    @property
    def fp32_precision(self) -> str:
        return "tf32" if self.allow_tf32 else "ieee"

    @fp32_precision.setter
    def fp32_precision(self, precision: str) -> None:
        if precision not in ("ieee", "tf32"):
            raise ValueError(f"torch.backends.cuda.matmul.fp32_precision: {precision!r} is neither 'ieee' nor 'tf32'")
        self.allow_tf32 = precision == "tf32"


matmul = _Products()
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


class SDPAParams:
    """The operands of an attention, for the questions below."""

    def __init__(self, *operands: Any) -> None:
        self.operands = operands


def can_use_flash_attention(params: Any, debug: bool = False) -> bool:
    """Return False: there is one implementation of attention."""
    return False


can_use_efficient_attention = can_use_cudnn_attention = can_use_flash_attention


def is_flash_attention_available() -> bool:
    """Return False: there is one implementation of attention."""
    return False


def preferred_linalg_library(backend: str | None = None) -> str:
    """Return "default"; a choice has no effect."""
    return "default"


preferred_blas_library = preferred_rocm_fa_library = preferred_linalg_library
is_ck_sdpa_available = is_flash_attention_available


def allow_fp16_bf16_reduction_math_sdp(enabled: bool) -> None:
    """Do nothing: sums of narrow floats are float32."""


def fp16_bf16_reduction_math_sdp_allowed() -> bool:
    """Return False: sums of narrow floats are float32."""
    return False
