"""Export of a module by examples alone: which sizes of its inputs may differ is tried out."""

from __future__ import annotations

import contextlib

import torch
from torch.export.program import recorded
from torch.export.record import ExportError
from torch.export.sizes import Dim
from torch.utils._pytree import tree_flatten, tree_unflatten

_MOST = 4  # dynamic sizes: the module runs at all subsets of them


def export_like(mod, args, kwargs):
    """Return the program of a module with as many dynamic sizes as the module accepts.

    A size is dynamic if the module runs with one more; sizes that must grow together share a `Dim`.

    Args:
        args, kwargs: inputs, of which tensors on the meta device stand for tensors of zeros.
    Raises:
        ExportError: the module is no graph of rows.
    """
    leaves, spec = tree_flatten((args, kwargs))
    leaves = [torch.zeros(leaf.size(), dtype=leaf.dtype) if isinstance(leaf, torch.Tensor) and leaf.is_meta else leaf
              for leaf in leaves]
    args, kwargs = tree_unflatten(leaves, spec)
    with unchanged(mod):
        groups = _groups(mod, leaves, spec)[:_MOST]
        while True:
            dynamic = {position: Dim(f"size{number}") for number, group in enumerate(groups) for position in group}
            try:
                return recorded(mod, args, kwargs, dynamic)
            except ExportError:
                if not groups:
                    raise
                groups.pop()


@contextlib.contextmanager
def unchanged(mod):
    """Restore buffers and the generator's state behind the runs."""
    buffers = list(mod.buffers()) if isinstance(mod, torch.nn.Module) else []
    before = [buffer.clone() for buffer in buffers]
    with torch.random.fork_rng():
        yield
    with torch.no_grad():
        for buffer, value in zip(buffers, before, strict=True):
            buffer.copy_(value)


def _groups(mod, leaves, spec):
    """Return groups of (number of an input tensor, dim) that can grow, the outermost dims first."""
    tensors = [number for number, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    dims = sorted(((position, dim) for position, number in enumerate(tensors) for dim in range(leaves[number].dim())),
                  key=lambda each: each[1])

    def accepts(group):
        grown = list(leaves)
        for position, dim in group:
            value = grown[tensors[position]]
            grown[tensors[position]] = torch.cat([value, value.narrow(dim, 0, min(1, value.size(dim)))], dim)
        args, kwargs = tree_unflatten(grown, spec)
        try:
            with torch.no_grad():
                mod(*args, **kwargs)
        except Exception:  # whatever a module raises for a size that it does not take
            return False
        return True

    alone = [[each] for each in dims if accepts([each])]
    others = {}
    for position, dim in dims:
        if [(position, dim)] not in alone:
            others.setdefault((dim, leaves[tensors[position]].size(dim)), []).append((position, dim))
    together = [group for group in others.values() if len(group) > 1 and accepts(group)]
    return sorted(alone + together, key=lambda group: group[0][1])
