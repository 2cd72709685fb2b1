"""The layouts of sparse matrices whose rows or columns are compressed."""

from typing import Any, NamedTuple

from torch._tensor import devices


class Compressed(NamedTuple):
    """The parts of a compressed layout.

    `starts` names the indices of the compressed dim `dim`, `places` those along the other dim. If `is_blocked`, each
    value is a block of elements. A matrix of layout `transposed` has the transposed matrix's parts.
    """

    starts: str
    places: str
    dim: int
    is_blocked: bool
    transposed: Any


_ROWS, _COLUMNS = ("crow_indices", "col_indices", 0), ("ccol_indices", "row_indices", 1)
COMPRESSED = {
    devices.sparse_csr: Compressed(*_ROWS, False, devices.sparse_csc),
    devices.sparse_csc: Compressed(*_COLUMNS, False, devices.sparse_csr),
    devices.sparse_bsr: Compressed(*_ROWS, True, devices.sparse_bsc),
    devices.sparse_bsc: Compressed(*_COLUMNS, True, devices.sparse_bsr),
}


def check_wanted(name, layout, blocksize=None):
    """Return (layout, sizes of a block or None). Raise TypeError for no layout, RuntimeError for wrong blocks."""
    if layout is not None and layout is not devices.sparse_coo and layout not in COMPRESSED:
        raise TypeError(f"{name}: layout is {layout}; need torch.sparse_coo, torch.sparse_csr, torch.sparse_csc, "
                        "torch.sparse_bsr or torch.sparse_bsc")
    if (layout in COMPRESSED and COMPRESSED[layout].is_blocked) != (blocksize is not None):
        raise RuntimeError(f"{name}: layout is {layout}, blocksize is {blocksize}; need two sizes for torch.sparse_bsr "
                           "and torch.sparse_bsc, and none for other layouts")
    if blocksize is None:
        return layout or devices.sparse_coo, None
    block = tuple(size.__index__() for size in blocksize)
    if len(block) != 2 or min(block) < 1:
        raise RuntimeError(f"{name}: blocksize is {block}; need two sizes of 1 or more")
    return layout, block


def check_layout(tensor, name):
    """Raise RuntimeError if the tensor's layout has no part of this name."""
    kinds = {layout: kind for layout, kind in COMPRESSED.items() if name in kind[:2]} or {devices.sparse_coo: None}
    if tensor.layout not in kinds:
        other = f"to_{str(next(iter(kinds))).removeprefix('torch.')}()".replace("_coo", "")
        raise RuntimeError(f"{name}: a tensor of layout {tensor.layout} has none; use {other} first")
