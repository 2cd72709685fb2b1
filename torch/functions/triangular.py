"""torch.lu and its relatives: L and U of batches of square matrices in one matrix each, and the rows' exchanges."""

from __future__ import annotations

import torch
from torch._core import Tensor


def lu(A: Tensor, pivot: bool = True, get_infos: bool = False):
    """LU and pivots of torch.linalg.lu_factor, and with get_infos for each matrix 0, or its order if it is singular."""
    if not pivot:
        raise NotImplementedError("lu: pivot is False; factors are made with exchanged rows alone")
    found = torch.linalg.lu_factor_ex(A)
    return tuple(found) if get_infos else (found.LU, found.pivots)


def lu_solve(b: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    """The X of A @ X = b, by the factors of A.

    >>> torch.lu_solve(torch.ones(2, 1), *torch.linalg.lu_factor(torch.eye(2) * 2)).tolist()
    [[0.5], [0.5]]
    """
    return torch.linalg.lu_solve(LU_data, LU_pivots, b)


def lu_unpack(LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool = True, unpack_pivots: bool = True):
    """P, L and U with P @ L @ U = A; an empty tensor for what is not asked for."""
    rows = LU_pivots.reshape(-1, LU_pivots.size(-1))
    parts = torch.btriunpack(LU_data.reshape(-1, *LU_data.size()[-2:]), rows)
    wanted = (unpack_pivots, unpack_data, unpack_data)
    return tuple(part.reshape(LU_data.size()) if asked else LU_data.new_empty(0)
                 for part, asked in zip(parts, wanted, strict=True))
