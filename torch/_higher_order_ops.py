"""Loops over slices, whose bodies are functions: torch._higher_order_ops of PyTorch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import cond, while_loop
from torch.utils._pytree import tree_flatten, tree_map, tree_unflatten

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["associative_scan", "cond", "map", "scan", "while_loop"]


def associative_scan(combine_fn: Callable[..., Any], xs: Any, dim: int, reverse: bool = False,
                     combine_mode: str = "pointwise") -> Any:
    """Return the running combination of slices along `dim`: x0, x0 * x1, (x0 * x1) * x2, …

    The steps double in width (Hillis & Steele, 1986), so n slices take log2(n) calls on tensors of all slices.

    Args:
        combine_fn: an associative function of two slices; for trees of tensors, of two trees.
        xs: a tensor, or a tree of tensors of one size along `dim`.
        reverse: whether to begin at the last slice.
        combine_mode: "pointwise" if `combine_fn` acts on elements, "generic" for any function of slices.
    Raises:
        ValueError: another mode, no tensors, or sizes along `dim` that differ.

    >>> from torch._higher_order_ops.associative_scan import associative_scan
    >>> associative_scan(torch.add, torch.arange(4.0), 0).tolist()
    [0.0, 1.0, 3.0, 6.0]
    """
    leaves, spec = tree_flatten(xs)
    counts = {leaf.size(dim) for leaf in leaves}
    if combine_mode not in ("pointwise", "generic") or len(counts) != 1:
        raise ValueError(f"associative_scan: combine_mode is {combine_mode!r}, the sizes along dim {dim} are "
                         f"{sorted(counts)}; need 'pointwise' or 'generic', and one size")

    def combined(left, right):
        return tree_flatten(combine_fn(tree_unflatten(left, spec), tree_unflatten(right, spec)))[0]

    combine = combined if combine_mode == "pointwise" else torch.func.vmap(combined)
    parts = [leaf.movedim(dim, 0) for leaf in leaves]
    parts = [part.flip(0) for part in parts] if reverse else parts
    width, count = 1, counts.pop()
    while width < count:
        joined = combine([part[:-width] for part in parts], [part[width:] for part in parts])
        parts = [torch.cat([part[:width], new]) for part, new in zip(parts, joined, strict=True)]
        width *= 2
    parts = [part.flip(0) for part in parts] if reverse else parts
    return tree_unflatten([part.movedim(0, dim) for part in parts], spec)


def scan(combine_fn: Callable[..., Any], init: Any, xs: Any, *, dim: int = 0, reverse: bool = False) -> Any:
    """Return (the last state, the outputs stacked) of `state, output = combine_fn(state, slice)` along `dim`.

    Raises:
        ValueError: there are no slices.

    >>> from torch._higher_order_ops.scan import scan
    >>> state, sums = scan(lambda s, x: (s + x, s + x), torch.zeros(()), torch.ones(3))
    >>> state.item(), sums.tolist()
    (3.0, [1.0, 2.0, 3.0])
    """
    leaves, spec = tree_flatten(xs)
    if not leaves or not leaves[0].size(dim):
        raise ValueError("scan: xs has no slices")
    slices = list(zip(*(leaf.unbind(dim) for leaf in leaves), strict=True))
    state, outputs = init, []
    for one in reversed(slices) if reverse else slices:
        state, output = combine_fn(state, tree_unflatten(list(one), spec))
        outputs.append(output)
    return state, tree_map(lambda *parts: torch.stack(parts), *(outputs[::-1] if reverse else outputs))


def map(f: Callable[..., Any], xs: Any, *args: Any) -> Any:
    """Return the results of f(slice, *args) for the slices along the first dim, stacked.

    >>> torch._higher_order_ops.map(lambda x, k: x * k, torch.ones(2, 3), 2).shape
    torch.Size([2, 3])
    """
    return scan(lambda state, one: (state, f(one, *args)), None, xs)[1]
