"""Counter of floating point operations in matrix products, convolutions and attention, by module and operator."""

from __future__ import annotations

import functools
from collections import defaultdict
from math import prod
from typing import TYPE_CHECKING

from torch._core import Tensor
from torch._ops import OpOverloadPacket
from torch._ops import ops as _ops
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map
from torch.utils.module_tracker import ModuleTracker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Size = Sequence[int]

__all__ = ["FlopCounterMode", "register_flop_formula"]

aten = _ops.aten
flop_registry: dict[Any, Any] = {}  # the cost of a call by operator


def get_shape(i: Any) -> Any:
    """Return the size of a tensor, and anything else as it is."""
    return i.size() if isinstance(i, Tensor) else i


def register_flop_formula(targets: Any, get_raw: bool = False) -> Callable[..., Any]:
    """Return a decorator that enters a function into `flop_registry` as the cost of calls of operators.

    Args:
        targets: an operator, such as `torch.ops.aten.mm`, or a list of them.
        get_raw: the function takes the arguments of the call and `out_val`, its result; by default it takes sizes in
            place of tensors, and `out_shape`.
    Raises:
        ValueError: a target is no operator.
        RuntimeError: an operator has a cost.

    >>> @register_flop_formula(torch.ops.aten.sigmoid)
    ... def sigmoid_flop(size, out_shape=None, **kwargs):
    ...     return 4 * size.numel()
    >>> with FlopCounterMode(display=False) as counter:
    ...     _ = torch.ones(5).sigmoid()
    >>> counter.get_total_flops(), flop_registry.pop(torch.ops.aten.sigmoid) is not None
    (20, True)
    """
    def register(formula: Callable[..., int]) -> Callable[..., int]:
        cost = formula if get_raw else _of_sizes(formula)
        for target in targets if isinstance(targets, (list, tuple)) else [targets]:
            if not isinstance(target, OpOverloadPacket):
                raise ValueError(f"register_flop_formula: {target!r} is of type {type(target).__name__}; pass "
                                 "operators, such as torch.ops.aten.mm")
            if target in flop_registry:
                raise RuntimeError(f"register_flop_formula: {target} is registered already; pass custom_mapping to "
                                   "FlopCounterMode to count it in another way")
            flop_registry[target] = cost
        return formula
    return register


def _of_sizes(formula):
    """Return the cost of a call by a formula over sizes."""
    @functools.wraps(formula)
    def cost(*args, out_val=None, **kwargs):
        args, kwargs, out = tree_map(get_shape, (args, kwargs, out_val))
        return formula(*args, out_shape=out, **kwargs)
    return cost


@register_flop_formula(aten.mm)
def mm_flop(a_shape: Size, b_shape: Size, *args: Any, out_shape: Any = None, **kwargs: Any) -> int:
    """Return 2 m n k for a product of (m, k) and (k, n)."""
    (m, k), (_, n) = a_shape, b_shape
    return 2 * m * n * k


@register_flop_formula(aten.addmm)
def addmm_flop(self_shape: Size, a_shape: Size, b_shape: Size, out_shape: Any = None, **kwargs: Any) -> int:
    """Return the cost of the product; the sum is free."""
    return mm_flop(a_shape, b_shape)


@register_flop_formula(aten.bmm)
def bmm_flop(a_shape: Size, b_shape: Size, out_shape: Any = None, **kwargs: Any) -> int:
    """Return the cost of the products of a batch."""
    return a_shape[0] * mm_flop(a_shape[1:], b_shape[1:])


@register_flop_formula(aten.baddbmm)
def baddbmm_flop(self_shape: Size, a_shape: Size, b_shape: Size, out_shape: Any = None, **kwargs: Any) -> int:
    """Return the cost of the products of a batch; the sum is free."""
    return bmm_flop(a_shape, b_shape)


def conv_flop_count(x_shape: Size, w_shape: Size, out_shape: Size, transposed: bool = False) -> int:
    """Return the cost of a convolution: each weight meets every position of the result; if transposed, of the input."""
    return 2 * x_shape[0] * prod((x_shape if transposed else out_shape)[2:]) * prod(w_shape)


@register_flop_formula(aten.convolution)
def conv_flop(x_shape: Size, w_shape: Size, _bias: Any, _stride: Any, _padding: Any, _dilation: Any, transposed: bool,
              *args: Any, out_shape: Any = None, **kwargs: Any) -> int:
    """Return the cost of a convolution."""
    return conv_flop_count(x_shape, w_shape, out_shape, transposed)


@register_flop_formula(aten.convolution_backward)
def conv_backward_flop(grad_out_shape: Size, x_shape: Size, w_shape: Size, _bias: Any, _stride: Any, _padding: Any,
                       _dilation: Any, transposed: bool, _output_padding: Any, _groups: int,
                       output_mask: Sequence[bool], out_shape: Any, **kwargs: Any) -> int:
    """Return the cost of the gradients of a convolution that `output_mask` asks for: of input, weight and bias.

    As in PyTorch 2.13, the gradient of the weight counts as that of a convolution of one group.
    """
    count = conv_flop_count(grad_out_shape, w_shape, x_shape, not transposed) if output_mask[0] else 0
    if output_mask[1]:
        small, large = (x_shape, grad_out_shape) if transposed else (grad_out_shape, x_shape)
        count += 2 * large[1] * prod(w_shape[2:]) * prod(small)
    return count


def sdpa_flop_count(query_shape: Size, key_shape: Size, value_shape: Size) -> int:
    """Return the cost of attention: the scores of all queries and keys, and the sums of the values."""
    heads, queries, width = prod(query_shape[:-2]), *query_shape[-2:]
    return 2 * heads * queries * key_shape[-2] * (width + value_shape[-1])


@register_flop_formula(aten._scaled_dot_product_flash_attention_for_cpu)
def sdpa_flop(query_shape: Size, key_shape: Size, value_shape: Size, *args: Any, out_shape: Any = None,
              **kwargs: Any) -> int:
    """Return the cost of attention, the same with and without a mask."""
    return sdpa_flop_count(query_shape, key_shape, value_shape)


def sdpa_backward_flop_count(grad_out_shape: Size, query_shape: Size, key_shape: Size, value_shape: Size) -> int:
    """Return the cost of the gradients of attention, which compute the scores anew: five products."""
    heads, queries, width = prod(query_shape[:-2]), *query_shape[-2:]
    return 2 * heads * queries * key_shape[-2] * (3 * width + 2 * value_shape[-1])


@register_flop_formula(aten._scaled_dot_product_flash_attention_for_cpu_backward)
def sdpa_backward_flop(grad_out_shape: Size, query_shape: Size, key_shape: Size, value_shape: Size, *args: Any,
                       out_shape: Any = None, **kwargs: Any) -> int:
    """Return the cost of the gradients of attention."""
    return sdpa_backward_flop_count(grad_out_shape, query_shape, key_shape, value_shape)


# The operators that compute the gradients of an operator.
_BACKWARD = {
    aten.mm: aten.mm, aten.addmm: aten.mm, aten.bmm: aten.bmm, aten.baddbmm: aten.bmm,
    aten.convolution: aten.convolution_backward,
    aten._scaled_dot_product_flash_attention_for_cpu: aten._scaled_dot_product_flash_attention_for_cpu_backward,
}


def _gradients(operator, sizes, grad, results):
    """Return the calls that computed the gradients `results` of a call's operands, as operators and sizes."""
    backward, asked = _BACKWARD[operator], [each is not None for each in results]
    if backward is aten.convolution_backward:
        return [(backward, (grad, *sizes[:2], None, *sizes[3:], [*asked, False, False][:3]))]
    if backward not in (aten.mm, aten.bmm):
        return [(backward, (grad, *sizes[:3]))]
    if any(each is not None and each.requires_grad for each in results):  # recorded, so the mode sees the products
        return []
    return [(backward, sizes[-2:])] * sum(asked[-2:])  # the gradient of each factor is a product of the same cost


class FlopCounterMode(TorchDispatchMode):
    """Context that counts the operations of products, convolutions and attention; a multiplication and a sum are two.

    Backward passes within the context count as well. All else is free: `flop_registry` has the costs by operator.
    Recurrent layers, products of a vector and second derivatives of convolutions count as nothing. Attention counts,
    which PyTorch leaves out on CPUs.

    Args:
        mods: ignored; modules are found as they are called.
        depth: how many levels of modules the table shows.
        display: print a table at the end of the context.
        custom_mapping: costs by operator, functions as `register_flop_formula` takes them, besides those registered.

    >>> with FlopCounterMode(display=False) as counter:
    ...     _ = torch.ones(2, 3) @ torch.ones(3, 4)
    >>> counter.get_total_flops(), counter.get_flop_counts()["Global"]
    (48, {aten.mm: 48})
    """

    def __init__(self, mods: Any = None, depth: int = 2, display: bool = True,
                 custom_mapping: dict[Any, Any] | None = None) -> None:
        super().__init__()
        self.depth, self.display, self.mod_tracker = depth, display, ModuleTracker()
        self.flop_counts: dict[str, dict[Any, int]] = {}
        self.flop_registry = flop_registry | {
            operator: cost if getattr(cost, "_get_raw", False) else _of_sizes(cost)
            for operator, cost in (custom_mapping or {}).items()}
        self._active = False

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run a call, count its operations, and count those of its gradients when they are computed."""
        result, operator = func(*args, **(kwargs or {})), getattr(func, "overloadpacket", func)
        names = tuple(self.mod_tracker.parents)
        self._count(operator, names, args, kwargs or {}, result)
        first = result[0] if isinstance(result, (tuple, list)) and result else result
        if operator in _BACKWARD and isinstance(first, Tensor) and first.grad_fn is not None:
            sizes = tree_map(get_shape, args)

            def count(inputs, outputs):
                for backward, given in _gradients(operator, sizes, first_size, inputs) if self._active else ():
                    self._count(backward, names, given, {}, None)

            first_size = first.size()
            first.grad_fn.register_hook(count)
        return result

    def _count(self, operator, names, args, kwargs, result):
        cost = self.flop_registry.get(operator)
        if cost is not None:
            count = cost(*args, **kwargs, out_val=result)
            for name in names:
                self.flop_counts.setdefault(name, defaultdict(int))[operator] += count

    def get_total_flops(self) -> int:
        """Return the number of operations of all calls."""
        return sum(self.flop_counts.get("Global", {}).values())

    def get_flop_counts(self) -> dict[str, dict[Any, int]]:
        """Return the operations by operator for each module, such as "Net.encoder.0", and for "Global", all calls."""
        return {name: dict(counts) for name, counts in (self.flop_counts or {"Global": {}}).items()}

    def get_table(self, depth: int | None = None) -> str:
        """Return a table with the operations of each module and operator, and their shares of all."""
        total = self.get_total_flops()
        suffix = get_suffix_str(total)
        names = sorted(name for name in self.flop_counts if name != "Global"
                       and name.count(".") < (self.depth if depth is None else depth))
        if not any(sum(self.flop_counts[name].values()) >= total for name in names):
            names.insert(0, "Global")
        lines = [("Module", "FLOP", "% Total")]
        for name in names:
            counts = self.flop_counts.get(name, {})
            for each, count in ((name, sum(counts.values())), *((f"- {op}", count) for op, count in counts.items())):
                text = convert_num_with_suffix(count, suffix) if suffix else str(count)
                lines.append((each, text, convert_to_percent_str(count, total)))
        first, second, third = (max(len(column[0]) + 2, *map(len, column[1:])) for column in zip(*lines, strict=True))
        texts = [f"{name:<{first}}  {count:>{second}}  {share:>{third}}" for name, count, share in lines]
        return "\n".join([texts[0], "  ".join("-" * width for width in (first, second, third)), *texts[1:]])

    def __enter__(self) -> FlopCounterMode:
        """Begin a new count."""
        self.flop_counts, self._active = {}, True
        self.mod_tracker.__enter__()
        return super().__enter__()

    def __exit__(self, *error: object) -> None:
        """End the count, and print the table."""
        super().__exit__(*error)
        self.mod_tracker.__exit__(*error)
        self._active = False
        if self.display:
            print(self.get_table())


def get_suffix_str(number: float) -> str:
    """Return the unit of a count: "", K, M, B or T, so that the largest has two digits or more before the point."""
    return ["", "K", "M", "B", "T"][max(0, min(4, (len(str(int(number))) - 2) // 3))]


def convert_num_with_suffix(number: float, suffix: str) -> str:
    """Return a count in a unit, with three digits after the point.

    >>> convert_num_with_suffix(1_234_567, "M")
    '1.235M'
    """
    return f"{number / 1000 ** ['', 'K', 'M', 'B', 'T'].index(suffix):.3f}{suffix}"


def convert_to_percent_str(num: float, denom: float) -> str:
    """Return a share as text, or "0%" of nothing.

    >>> convert_to_percent_str(1, 3)
    '33.33%'
    """
    return f"{num / denom:.2%}" if denom else "0%"
