"""vmap: turns a function of single tensors into a function of batches."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from torch import _core
from torch._base.row_kinds import draws
from torch._base.torch_dispatch import name_of
from torch._call.fitting import rows_of
from torch._core import Tensor
from torch.func.batched import Batched, batched, is_at, randomness_of_level, running
from torch.func.batched import joined as _joined
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_flatten, tree_leaves, tree_map, tree_unflatten

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_WAYS = ("error", "different", "same")


def vmap(
    func: Callable[..., Any], in_dims: Any = 0, out_dims: Any = 0, randomness: str = "error", *,
    chunk_size: int | None = None,
) -> Callable[..., Any]:
    """Return a function that maps `func` over a dim of its arguments.

    Args:
        in_dims: the mapped dim of each argument, one int for all or nested like the arguments; None for an argument
            that is the same for all.
        out_dims: position of the mapped dim in each result.
        randomness: "error" refuses random numbers, "different" draws new ones for each tensor of the batch, "same"
            uses the same.
        chunk_size: number of tensors to compute at once, which bounds memory.
    Raises:
        ValueError: `in_dims` do not fit the arguments, or mapped sizes differ.

    >>> torch.func.vmap(torch.dot)(torch.ones(3, 2), torch.ones(3, 2)).tolist()
    [2.0, 2.0, 2.0]
    """
    if randomness not in _WAYS:
        raise ValueError(f"vmap: randomness is {randomness!r}; need one of {', '.join(_WAYS)}")
    if chunk_size is not None and chunk_size < 1:
        raise ValueError(f"vmap: chunk_size is {chunk_size}; need None or at least 1")

    @functools.wraps(func)
    def mapped(*args: Any, **kwargs: Any) -> Any:
        leaves, dims, shape, size = _arguments(args, kwargs, in_dims)
        if chunk_size is None or size <= chunk_size:
            return _run(func, leaves, dims, shape, size, randomness, out_dims)
        parts = []
        for start in range(0, size, chunk_size):
            length = min(chunk_size, size - start)
            part = [leaf if dim is None else leaf.narrow(dim, start, length)
                    for leaf, dim in zip(leaves, dims, strict=True)]
            parts.append(_run(func, part, dims, shape, length, randomness, out_dims))
        flat = [tree_flatten(part) for part in parts]
        places = _spread(out_dims, parts[0], "out_dims")
        columns = zip(zip(*(values for values, _ in flat), strict=True), places, strict=True)
        return tree_unflatten([_core.cat(list(column), 0 if dim is None else dim) if isinstance(column[0], Tensor)
                               else column[0] for column, dim in columns], flat[0][1])
    return mapped


_vmap = vmap  # packages import it from torch._vmap_internals


def _arguments(args, kwargs, in_dims):
    """Return the leaves of the arguments, the mapped dim of each, their structure, and the batch size."""
    if not isinstance(in_dims, (int, tuple, list)) and in_dims is not None:
        raise ValueError(f"vmap: in_dims is {in_dims!r}; need an int, or a tuple with one for each argument")
    if isinstance(in_dims, (tuple, list)) and len(in_dims) != len(args):
        raise ValueError(f"vmap: in_dims has {len(in_dims)} entries for {len(args)} arguments; need one for each")
    dims = _spread(tuple(in_dims) if isinstance(in_dims, list) else in_dims, args, "in_dims")
    named = tree_leaves(kwargs)
    dims += [0 if isinstance(leaf, Tensor) else None for leaf in named]
    leaves, shape = tree_flatten((args, kwargs))
    sizes = {}
    for position, (leaf, dim) in enumerate(zip(leaves, dims, strict=True)):
        if dim is None:
            continue
        if not isinstance(leaf, Tensor):
            if isinstance(in_dims, int):
                dims[position] = None
                continue
            raise ValueError(f"vmap: in_dims maps over dim {dim} of a {type(leaf).__name__}; only tensors have dims, "
                             "so give None there")
        if not -leaf.dim() <= dim < leaf.dim():
            raise ValueError(f"vmap: in_dims maps over dim {dim} of a tensor of {leaf.dim()} dims, "
                             f"{tuple(leaf.size())}")
        sizes[leaf.size(dim)] = tuple(leaf.size()), dim
    if not sizes:
        raise ValueError("vmap: in_dims maps no argument; need an int for one at least")
    if len(sizes) > 1:
        shown = "; ".join(f"{size} in dim {dim} of {whole}" for size, (whole, dim) in sizes.items())
        raise ValueError(f"vmap: the sizes that are mapped over differ: {shown}; need one size")
    return leaves, dims, shape, next(iter(sizes))


def _spread(dims, tree, what):
    """Return one dim per leaf, from one dim for all or a prefix of the tree."""
    if dims is None or isinstance(dims, int):
        return [dims] * len(tree_leaves(tree))
    if isinstance(dims, dict) and isinstance(tree, dict):
        pairs = [(dims[key], value) for key, value in tree.items()] if dims.keys() == tree.keys() else None
    elif isinstance(dims, (tuple, list)) and isinstance(tree, (tuple, list)) and len(dims) == len(tree):
        pairs = list(zip(dims, tree, strict=True))
    elif isinstance(dims, (tuple, list)) and len(dims) == 1 and isinstance(tree, Tensor):
        pairs = [(dims[0], tree)]
    else:
        pairs = None
    if pairs is None:
        raise ValueError(f"vmap: {what} is {dims!r}, which is not nested as the values are, {type(tree).__name__}")
    return [dim for one, value in pairs for dim in _spread(one, value, what)]


def _run(func, leaves, dims, shape, size, randomness, out_dims):
    running.stack.append((size, randomness))
    level = len(running.stack)
    try:
        given = [leaf if dim is None else batched(leaf.movedim(dim, 0) if dim % leaf.dim() else leaf, level)
                 for leaf, dim in zip(leaves, dims, strict=True)]
        args, kwargs = tree_unflatten(given, shape)
        if randomness == "same":
            result = func(*args, **kwargs)
        else:
            with _Draws(level):
                result = func(*args, **kwargs)
    finally:
        running.stack.pop()
    places = iter(_spread(out_dims, result, "out_dims"))
    return tree_map(lambda leaf: _given(leaf, level, size, next(places)), result)


def _given(leaf, level, size, dim):
    """Return a result with the batch dim at `dim`; expand what does not depend on the batch."""
    if not isinstance(leaf, Tensor):
        raise ValueError(f"vmap: the function gave a {type(leaf).__name__}; need tensors, or tuples, lists and dicts "
                         "of them")
    if not is_at(leaf, level):
        if dim is None:
            return leaf
        whole = leaf.unsqueeze(0).expand(size, *leaf.size())
    elif dim is None:
        raise ValueError("vmap: out_dims is None for a result that differs within the batch")
    else:
        whole = leaf.value
    return whole.movedim(0, dim) if dim else whole


def levels() -> int:
    """Return the number of nested vmaps in this thread."""
    return len(running.stack)


def size_of(level: int) -> int:
    """Return the batch size of a level."""
    return running.stack[level - 1][0]


def randomness_of(level: int, name: str) -> str:
    """Return the `randomness` of a level. Raises RuntimeError if it is "error"."""
    how = randomness_of_level(level)
    if how == "error":
        raise RuntimeError(f"vmap: {name} draws random numbers; say randomness='different' or randomness='same'")
    return how


class _Draws(TorchFunctionMode):
    """Makes random numbers differ within the batch, even if they are drawn for tensors outside of it."""

    sees_methods, whole_calls = False, ()

    def __init__(self, level):
        self.level = level

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = name_of(func)
        if not draws(rows_of(name)) or Batched in types:
            return NotImplemented if types else func(*args, **kwargs)
        randomness_of(self.level, name)
        if name.endswith("_"):
            raise RuntimeError(f"vmap: {name} would draw for each of a batch into one tensor that is not in the batch")
        results = [func(*args, **kwargs) for _ in range(size_of(self.level))]
        return _joined(results, func, self.level)
