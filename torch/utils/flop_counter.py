"""Counter of floating point operations in matrix products, convolutions and attention."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from torch._core import Tensor
from torch.overrides import TorchFunctionMode

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["FlopCounterMode"]


def _product(left, result):
    """Return the cost of a product: each result element is a sum over the last dim of the left operand."""
    return 2 * result.numel() * left.size(-1)


def _convolved(input, weight, result, transposed):
    places = input if transposed else result
    return 2 * places.numel() // max(places.size(1 - weight.dim()), 1) * weight.numel()


def _attended(query, key, value):
    pairs = query.numel() // query.size(-1) * key.size(-2)
    return 2 * pairs * (query.size(-1) + value.size(-1))


# The cost of a call by its function's name, and the number of tensors that it reads; other functions are free.
_COSTS = (
    dict.fromkeys("mm bmm matmul mv dot linear".split(), (2, lambda result, left, right: _product(left, result)))
    | dict.fromkeys("addmm baddbmm addmv".split(), (3, lambda result, base, left, right: _product(left, result)))
    | {f"conv{k}d": (2, lambda result, x, weight: _convolved(x, weight, result, False)) for k in (1, 2, 3)}
    | {f"conv_transpose{k}d": (2, lambda result, x, weight: _convolved(x, weight, result, True)) for k in (1, 2, 3)}
    | {"scaled_dot_product_attention": (3, lambda result, *operands: _attended(*operands))}
)


def _operations(name, tensors, result):
    """Return the operations of a call by its function's name."""
    count, cost = _COSTS.get(name, (0, None))
    return cost(result, *tensors[:count]) if cost and isinstance(result, Tensor) and len(tensors) >= count else 0


class FlopCounterMode(TorchFunctionMode):
    """Context that counts the operations of forward passes; a multiplication and an addition count as two.

    Args:
        display: print a table at the end of the context.
        mods, depth, custom_mapping: ignored; operations are counted by function, not by module.

    >>> import torch
    >>> with FlopCounterMode(display=False) as counter:
    ...     _ = torch.ones(2, 3) @ torch.ones(3, 4)
    >>> counter.get_total_flops()
    48
    """

    whole_calls = ()

    def __init__(
        self, mods: Any = None, depth: int = 2, display: bool = True, custom_mapping: dict[Any, Any] | None = None,
    ) -> None:
        self.display, self.flop_counts = display, Counter()

    def __torch_function__(self, func: Callable[..., Any], types: Any, args: tuple[Any, ...] = (),
                           kwargs: dict[str, Any] | None = None) -> Any:
        """Run a call and count its operations."""
        result = func(*args, **(kwargs or {}))
        tensors = [value for value in (*args, *(kwargs or {}).values()) if isinstance(value, Tensor)]
        name = getattr(func, "__name__", "").strip("_")
        operations = _operations(name, tensors, result)
        if operations:
            self.flop_counts[name] += operations
        return result

    def get_total_flops(self) -> int:
        """Return the total number of operations."""
        return sum(self.flop_counts.values())

    def get_flop_counts(self) -> dict[str, dict[str, int]]:
        """Return the operations by function, under the key "Global"."""
        return {"Global": dict(self.flop_counts)}

    def get_table(self, depth: int | None = None) -> str:
        """Return a table with a row per function and a total."""
        rows = [*self.flop_counts.most_common(), ("total", self.get_total_flops())]
        return "\n".join(f"{name:<30}{operations:>20,}" for name, operations in rows)

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        if self.display:
            print(self.get_table())
