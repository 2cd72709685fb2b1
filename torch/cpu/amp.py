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
