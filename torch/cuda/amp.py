"""torch.cuda.amp: older names of torch.amp for GPUs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import amp
from torch._tensor.dtypes import float16
from torch.amp import custom_bwd, custom_fwd

if TYPE_CHECKING:
    from typing import Any

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd"]


class autocast(amp.autocast):
    """Autocast of GPU operations: `torch.amp.autocast("cuda", ...)`.

    >>> if torch.cuda.is_available():
    ...     x = torch.ones(2, 2, device="cuda")
    ...     with torch.cuda.amp.autocast():
    ...         assert (x @ x).dtype == torch.float16
    """

    def __init__(self, enabled: bool = True, dtype: Any = None, cache_enabled: bool = True) -> None:
        super().__init__("cuda", float16 if dtype is None else dtype, enabled, cache_enabled)


class GradScaler(amp.GradScaler):
    """Loss scaler for gradients in half precision on a GPU: `torch.amp.GradScaler("cuda", ...)`.

    >>> scaler = torch.cuda.amp.GradScaler(init_scale=8.0, enabled=False)
    >>> scaler.scale(torch.ones(1)).item()  # a disabled scaler changes nothing
    1.0
    """

    def __init__(
        self, init_scale: float = 65536.0, growth_factor: float = 2.0, backoff_factor: float = 0.5,
        growth_interval: int = 2000, enabled: bool = True,
    ) -> None:
        super().__init__("cuda", init_scale, growth_factor, backoff_factor, growth_interval, enabled)


def amp_definitely_not_available() -> bool:
    """Return whether there is no GPU."""
    from torch import cuda

    return not cuda.is_available()
