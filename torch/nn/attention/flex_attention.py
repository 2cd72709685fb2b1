"""Attention with a function of the scores and a mask that is a function of positions.

The functions receive tensors of indices that broadcast against the scores (B, H, Q, K), and all scores at once. A block
mask tells which blocks of scores a mask leaves empty or full. Here it describes a mask; the scores are computed whole.
"""

from __future__ import annotations

import math

import torch
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.functional import pad, scaled_dot_product_attention

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch import Tensor

__all__ = [
    "AuxOutput", "AuxRequest", "BlockMask", "FlexKernelOptions", "and_masks", "create_block_mask", "create_mask",
    "flex_attention", "noop_mask", "or_masks",
]

_DEFAULT_SPARSE_BLOCK_SIZE = 128
FlexKernelOptions = dict  # options of PyTorch's GPU kernels; they have no effect


class AuxRequest:
    """What `flex_attention` returns beside its result.

    Args:
        lse: the logarithm of the sum of the exponentials of each query's scores.
        max_scores: the largest score of each query.

    >>> nn.attention.flex_attention.AuxRequest(lse=True).lse
    True
    """

    def __init__(self, lse: bool = False, max_scores: bool = False) -> None:
        self.lse, self.max_scores = lse, max_scores


class AuxOutput:
    """What an `AuxRequest` asked for: tensors of size (B, H, Q), or None.

    >>> nn.attention.flex_attention.AuxOutput().lse is None
    True
    """

    def __init__(self, lse: Tensor | None = None, max_scores: Tensor | None = None) -> None:
        self.lse, self.max_scores = lse, max_scores


def noop_mask(batch: Tensor, head: Tensor, token_q: Tensor, token_kv: Tensor) -> Tensor:
    """Return True: every query attends to every key.

    >>> nn.attention.flex_attention.noop_mask(*torch.zeros(4).long()).item()
    True
    """
    return torch.ones((), dtype=torch.bool, device=batch.device)


def and_masks(*mask_mods: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Return the mask that allows what all masks allow.

    >>> flex = nn.attention.flex_attention
    >>> near = flex.and_masks(lambda b, h, q, k: q >= k, lambda b, h, q, k: q - k < 2)
    >>> flex.create_mask(near, 1, 1, 3, 3).int().tolist()
    [[[[1, 0, 0], [1, 1, 0], [0, 1, 1]]]]
    """
    return _combined(mask_mods, True, torch.logical_and)


def or_masks(*mask_mods: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Return the mask that allows what one of the masks allows.

    >>> flex = nn.attention.flex_attention
    >>> either = flex.or_masks(lambda b, h, q, k: q == k, lambda b, h, q, k: k == 0)
    >>> flex.create_mask(either, 1, 1, 2, 3).int().tolist()
    [[[[1, 0, 0], [1, 1, 0]]]]
    """
    return _combined(mask_mods, False, torch.logical_or)


def _combined(mask_mods, start, combine):
    if not all(map(callable, mask_mods)):
        raise RuntimeError(f"masks are functions of (b, h, q_idx, kv_idx), not {shown(mask_mods)}")

    def mask_mod(b, h, q_idx, kv_idx):
        result = torch.full((), start, dtype=torch.bool, device=b.device)
        for one in mask_mods:
            result = combine(result, one(b, h, q_idx, kv_idx))
        return result

    return mask_mod


def _indices(B, H, Q_LEN, KV_LEN, device):
    """Return the indices of batches, heads, queries and keys, which broadcast to (B, H, Q, K)."""
    lengths = B or 1, H or 1, Q_LEN, KV_LEN
    return [torch.arange(length, device=device).view(-1, *[1] * (3 - dim)) for dim, length in enumerate(lengths)]


def create_mask(
    mod_fn: Callable[..., Tensor], B: int | None, H: int | None, Q_LEN: int, KV_LEN: int, device: Any = None,
) -> Tensor:
    """Return the values of a mask, True where a query attends to a key, or of a function of scores, of zeros.

    Args:
        mod_fn: mask(b, h, q_idx, kv_idx), or function(score, b, h, q_idx, kv_idx).
        B: number of batches; None is 1.
        H: number of heads; None is 1.
    Shape:
        Result: (B, H, Q_LEN, KV_LEN).

    >>> nn.attention.flex_attention.create_mask(lambda b, h, q, k: q >= k, None, None, 2, 2).tolist()
    [[[[True, False], [True, True]]]]
    """
    size = B or 1, H or 1, Q_LEN, KV_LEN
    places = _indices(B, H, Q_LEN, KV_LEN, device)
    if _takes_scores(mod_fn):
        return mod_fn(torch.zeros(size, device=device), *places).expand(size).isneginf().logical_not()
    return mod_fn(*places).expand(size).bool()


def _takes_scores(function):
    import inspect

    kinds = inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = inspect.signature(function).parameters.values()
    return sum(one.kind in kinds and one.default is one.empty for one in parameters) == 5


def create_block_mask(
    mask_mod: Callable[..., Tensor], B: int | None, H: int | None, Q_LEN: int, KV_LEN: int, device: Any = None,
    BLOCK_SIZE: int | tuple[int, int] = 128, _compile: bool = False, **options: Any,
) -> BlockMask:
    """Return the blocks of a mask.

    Args:
        mask_mod: mask(b, h, q_idx, kv_idx), True where a query attends to a key.
        B: number of batches; None is one mask for all.
        H: number of heads; None is one mask for all.
        BLOCK_SIZE: numbers of queries and keys in a block.

    >>> flex = nn.attention.flex_attention
    >>> flex.create_block_mask(lambda b, h, q, k: q >= k, None, None, 512, 512).sparsity()
    37.5
    """
    block = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else tuple(BLOCK_SIZE)
    mask = create_mask(mask_mod, B, H, Q_LEN, KV_LEN, device)
    rows, columns = -(-Q_LEN // block[0]), -(-KV_LEN // block[1])
    mask = pad(mask, (0, columns * block[1] - KV_LEN, 0, rows * block[0] - Q_LEN))
    counts = mask.view(*mask.shape[:2], rows, block[0], columns, block[1]).sum((3, 5))
    full = counts == block[0] * block[1]
    partial = (counts > 0) & ~full
    return BlockMask((Q_LEN, KV_LEN), *_listed(partial), *_listed(full), *_listed(partial.mT), *_listed(full.mT),
                     BLOCK_SIZE=block, mask_mod=mask_mod)


def _listed(blocks):
    """Return the number of True blocks of each row, and the indices of all blocks, those first."""
    return blocks.sum(-1).int(), blocks.int().argsort(-1, descending=True, stable=True).int()


def _marked(counts, indices):
    """Return a BoolTensor of blocks, the reverse of `_listed`."""
    places = torch.arange(indices.size(-1), device=indices.device) < counts.unsqueeze(-1)
    return torch.zeros(indices.size(), dtype=torch.bool, device=indices.device).scatter(-1, indices.long(), places)


class BlockMask:
    """The blocks of a mask that are empty, full, or neither.

    Attributes:
        seq_lengths: numbers of queries and keys.
        kv_num_blocks, kv_indices: for each row of blocks, the number of blocks that are partly allowed, and the
            indices of all blocks, those first: (B, H, rows) and (B, H, rows, columns).
        full_kv_num_blocks, full_kv_indices: the same for blocks that are wholly allowed, or None.
        q_num_blocks, q_indices, full_q_num_blocks, full_q_indices: the same for columns, or None.
        BLOCK_SIZE: numbers of queries and keys in a block.
        mask_mod: the mask within blocks that are partly allowed.

    >>> mask = nn.attention.flex_attention.create_block_mask(lambda b, h, q, k: q >= k, 1, 1, 256, 256)
    >>> mask.shape, mask.to_dense().tolist()
    ((1, 1, 256, 256), [[[[1, 0], [1, 1]]]])
    """

    def __init__(
        self, seq_lengths: tuple[int, int], kv_num_blocks: Tensor, kv_indices: Tensor,
        full_kv_num_blocks: Tensor | None, full_kv_indices: Tensor | None, q_num_blocks: Tensor | None,
        q_indices: Tensor | None, full_q_num_blocks: Tensor | None, full_q_indices: Tensor | None,
        BLOCK_SIZE: tuple[int, int] = (128, 128), mask_mod: Callable[..., Tensor] = noop_mask,
    ) -> None:
        self.seq_lengths, self.BLOCK_SIZE, self.mask_mod = tuple(seq_lengths), tuple(BLOCK_SIZE), mask_mod
        self.kv_num_blocks, self.kv_indices = kv_num_blocks, kv_indices
        self.full_kv_num_blocks, self.full_kv_indices = full_kv_num_blocks, full_kv_indices
        self.q_num_blocks, self.q_indices = q_num_blocks, q_indices
        self.full_q_num_blocks, self.full_q_indices = full_q_num_blocks, full_q_indices

    @classmethod
    def from_kv_blocks(
        cls, kv_num_blocks: Tensor, kv_indices: Tensor, full_kv_num_blocks: Tensor | None = None,
        full_kv_indices: Tensor | None = None, BLOCK_SIZE: int | tuple[int, int] = 128,
        mask_mod: Callable[..., Tensor] | None = None, seq_lengths: tuple[int, int] | None = None,
        compute_q_blocks: bool = True,
    ) -> BlockMask:
        """Return the mask with the given blocks; `seq_lengths` is by default the size of all blocks."""
        block = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else tuple(BLOCK_SIZE)
        rows, columns = kv_indices.shape[-2:]
        columns_of = [None] * 4
        if compute_q_blocks:
            partial = _listed(_marked(kv_num_blocks, kv_indices).mT)
            full = (None, None) if full_kv_indices is None else _listed(_marked(full_kv_num_blocks, full_kv_indices).mT)
            columns_of = [*partial, *full]
        return cls(seq_lengths or (rows * block[0], columns * block[1]), kv_num_blocks, kv_indices,
                   full_kv_num_blocks, full_kv_indices, *columns_of, BLOCK_SIZE=block, mask_mod=mask_mod or noop_mask)

    @property
    def shape(self) -> tuple[int, ...]:
        """Size of the mask: batches, heads, queries and keys."""
        return (*self.kv_indices.shape[:-2], *self.seq_lengths)

    def numel(self) -> int:
        """Return the number of elements of the mask."""
        return math.prod(self.shape)

    def to_dense(self) -> Tensor:
        """Return 1 for each block that is not empty, an IntTensor of size (B, H, rows, columns)."""
        partial, full = self._blocks()
        return (partial | full).int()

    def sparsity(self) -> float:
        """Return the share of empty blocks in percent."""
        blocks = self.to_dense()
        return 100.0 * (1 - blocks.sum().item() / blocks.numel())

    def to(self, device: Any) -> BlockMask:
        """Return the mask on a device."""
        return self._mapped(lambda tensor: tensor.to(device))

    def __getitem__(self, index: Any) -> BlockMask:
        """Return the mask of some batches, heads, and rows of blocks; a number keeps its dim."""
        index = index if isinstance(index, tuple) else (index,)
        index = tuple(slice(one + 0, one + 1 or None) if isinstance(one, int) else one for one in index)
        result = self._mapped(lambda tensor: tensor[index])
        if len(index) > 2:
            result.seq_lengths = result.kv_indices.size(-2) * self.BLOCK_SIZE[0], self.seq_lengths[1]
            result.q_num_blocks = result.q_indices = result.full_q_num_blocks = result.full_q_indices = None
        return result

    def _mapped(self, function):
        tensors = (self.kv_num_blocks, self.kv_indices, self.full_kv_num_blocks, self.full_kv_indices,
                   self.q_num_blocks, self.q_indices, self.full_q_num_blocks, self.full_q_indices)
        return BlockMask(self.seq_lengths, *[None if one is None else function(one) for one in tensors],
                         BLOCK_SIZE=self.BLOCK_SIZE, mask_mod=self.mask_mod)

    def _blocks(self):
        """Return which blocks are partly allowed, and which wholly."""
        partial = _marked(self.kv_num_blocks, self.kv_indices)
        if self.full_kv_indices is None:
            return partial, torch.zeros_like(partial)
        return partial, _marked(self.full_kv_num_blocks, self.full_kv_indices)

    def _allowed(self, batches, heads):
        """Return where a query attends to a key."""
        queries, keys = self.seq_lengths
        partial, full = (blocks.repeat_interleave(self.BLOCK_SIZE[0], -2).repeat_interleave(self.BLOCK_SIZE[1], -1)
                         [..., :queries, :keys] for blocks in self._blocks())
        return full | partial & create_mask(self.mask_mod, batches, heads, queries, keys, partial.device)

    def __repr__(self) -> str:
        return f"BlockMask(shape={self.shape}, sparsity={self.sparsity():.2f}%, block_size={self.BLOCK_SIZE})"


def flex_attention(
    query: Tensor, key: Tensor, value: Tensor, score_mod: Callable[..., Tensor] | None = None,
    block_mask: BlockMask | None = None, scale: float | None = None, enable_gqa: bool = False,
    return_lse: bool = False, kernel_options: dict[str, Any] | None = None, *, return_aux: AuxRequest | None = None,
) -> Any:
    """Return softmax(score_mod(query @ key^T * scale)) @ value, with masked scores left out.

    A query without any allowed key gets zeros.

    Args:
        score_mod: function(score, b, h, q_idx, kv_idx) of all scores and of indices that broadcast against them.
        block_mask: the keys that each query attends to, by default all.
        scale: by default 1 / sqrt(E).
        enable_gqa: each head of `key` and `value` serves several consecutive heads of `query`.
        return_lse: also return the logarithm of the sum of the exponentials of each query's scores.
        return_aux: what else to return, in an `AuxOutput`.
    Shape:
        query: (B, H, Q, E).
        key: (B, H, K, E).
        value: (B, H, K, V).
        Result: (B, H, Q, V).
    Raises:
        ValueError: a tensor does not have four dims, or the lengths are not those of the block mask.

    >>> q = torch.randn(1, 2, 4, 8)
    >>> causal = nn.attention.flex_attention.create_block_mask(lambda b, h, q, k: q >= k, None, None, 4, 4)
    >>> found = nn.attention.flex_attention.flex_attention(q, q, q, block_mask=causal)
    >>> torch.allclose(found, F.scaled_dot_product_attention(q, q, q, is_causal=True), atol=1e-6)
    True
    """
    for name, tensor in (("query", query), ("key", key), ("value", value)):
        if tensor.dim() != 4:
            raise ValueError(f"flex_attention: {name} is {shown(tensor)}; need (batch, heads, length, features)")
    size = *query.shape[:3], key.size(2)
    if block_mask is not None and block_mask.seq_lengths != size[2:]:
        raise ValueError(f"flex_attention: query has {size[2]} places and key {size[3]}, but block_mask is for "
                         f"{block_mask.seq_lengths}")
    allowed = None if block_mask is None else block_mask._allowed(*size[:2])
    if score_mod is None and not return_lse and return_aux is None:
        return scaled_dot_product_attention(query, key, value, allowed, scale=scale, enable_gqa=enable_gqa)
    if enable_gqa:
        key, value = (one.repeat_interleave(size[1] // one.size(1), 1) for one in (key, value))
    scores = query @ key.mT * (1 / math.sqrt(query.size(-1)) if scale is None else scale)
    if score_mod is not None:
        scores = score_mod(scores, *_indices(*size, query.device))
    if allowed is not None:
        scores = scores.masked_fill(~allowed, -math.inf)
    alone = scores.isneginf().all(-1, keepdim=True)  # queries without a key; their gradients stay finite
    scores = scores.masked_fill(alone, 0)
    result = scores.softmax(-1).masked_fill(alone, 0).to(value.dtype) @ value
    lse, largest = (found(scores).masked_fill(alone.squeeze(-1), -math.inf)
                    for found in (lambda scores: scores.logsumexp(-1), lambda scores: scores.amax(-1)))
    if return_lse:
        return result, lse
    if return_aux is None:
        return result
    return result, AuxOutput(lse if return_aux.lse else None, largest if return_aux.max_scores else None)
