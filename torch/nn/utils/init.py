"""Construction of a module without initializing its weights."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


def skip_init(module_cls: Any, *args: Any, **kwargs: Any) -> Any:
    """Return module_cls(*args, **kwargs). Initialization is cheap here, so it is not skipped.

    >>> nn.utils.skip_init(nn.Linear, 2, 3)
    Linear(in_features=2, out_features=3, bias=True)
    """
    return module_cls(*args, **kwargs)
