"""torch.cpu.amp: older names of torch.amp for the CPU."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import amp
from torch._tensor.dtypes import bfloat16

if TYPE_CHECKING:
    from typing import Any

__all__ = ["autocast"]


class autocast(amp.autocast):
    """Autocast of CPU operations: `torch.amp.autocast("cpu", ...)`.

    >>> x = torch.ones(2, 2)
    >>> with torch.cpu.amp.autocast():
    ...     (x @ x).dtype
    torch.bfloat16
    """

    def __init__(self, enabled: bool = True, dtype: Any = None, cache_enabled: bool = True) -> None:
        super().__init__("cpu", bfloat16 if dtype is None else dtype, enabled, cache_enabled)


class GradScaler(amp.GradScaler):
    """Scaler of losses on the CPU: `torch.amp.GradScaler("cpu", ...)`."""

    def __init__(self, init_scale: float = 65536.0, growth_factor: float = 2.0, backoff_factor: float = 0.5,
                 growth_interval: int = 2000, enabled: bool = True) -> None:
        super().__init__("cpu", init_scale, growth_factor, backoff_factor, growth_interval, enabled)
