"""Comparisons of the calls of all ranks.

Every call changes a digest. The ranks of one machine share a board: each writes the digest there before a call, and
compares the others' after it (csrc/python/bridge/communicator.c). Without a board, every 256th call exchanges 256 bytes
per rank before it runs. So do the first calls of a group, and all calls if TORCH_DISTRIBUTED_DEBUG=1 is set. Another
comparison of digests takes place when a rank leaves (watchdog.py).
"""

from __future__ import annotations

import zlib

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import direct, mpi
from torch.distributed.failures import translated
from torch.distributed.process_group import ALWAYS, CHECKED_EVERY, CHECKED_FIRST, NEVER, is_debug, shown

if TYPE_CHECKING:
    from typing import Any

    from torch.distributed.process_group import ProcessGroup

WIDTH = 256  # bytes that describe a call


def agree(
    group: ProcessGroup, call: str, tensor: Any = None, sized: bool = True, blocks: bool = True, **options: Any,
) -> None:
    """Count a call. Raise RuntimeError on every rank if the ranks make different calls, as far as they are compared.

    Args:
        sized: also require tensors of the same size.
        blocks: the call may wait for the other ranks now; an asynchronous one may not.
    """
    number, before = group.calls, group.digest
    if group.checks is None:
        group.calls += 1
        return
    group._count(_kind(call, tensor, sized, options))
    if number < group.next_check or not (blocks or is_debug()):
        return
    if group.next_check != ALWAYS:
        every = NEVER if group.has_board else CHECKED_EVERY
        group.next_check = number + (1 if number < CHECKED_FIRST else every)
    _compare(group, description(call, tensor, sized, options), before)


def _kind(call, tensor, sized, options):
    """Return what is compared of a call, which is the same on all ranks if they make the same call."""
    if call in direct.CALLS:
        return direct.kind(call, tensor, options)
    count = tensor.numel() if sized and tensor is not None else 0
    return 0xFF << 56 | zlib.crc32(f"{call} {'' if tensor is None else mpi.kind_of(tensor)} {count} {options}".encode())


def refuse(group: ProcessGroup) -> None:
    """Raise the error of a call, or an earlier one, that differed."""
    result: dict[str, list[int]] = {}
    for rank, kind in zip(group.ranks, group._kinds(), strict=True):
        if kind is not None:
            result.setdefault(direct.text(kind), []).append(rank)
    group.digest = 0  # on all ranks; they may go on
    if len(result) > 1:
        raise RuntimeError(f"torch.distributed: call {group.calls} of {group.group_name} is not the same on all "
                           f"ranks: {_told(result)}. Its results are wrong; make the same calls in the same order on "
                           "every rank of a group")
    raise _earlier(group)


direct.differing = refuse


def _earlier(group):
    return RuntimeError(f"torch.distributed: a call of {group.group_name} before call {group.calls} was not the "
                        "same on all ranks: the type, size or operation differed, and results since then may be "
                        "wrong. TORCH_DISTRIBUTED_DEBUG=1 names the call")


def _told(found):
    return "; ".join(f"rank{'s' if len(ranks) > 1 else ''} {shown(ranks)} call{'' if len(ranks) > 1 else 's'} {text}"
                     for text, ranks in found.items())


def _exchanged(group, own, call):
    """Return the descriptions of all ranks, one after another."""
    every = bytearray(WIDTH * group.size())
    try:
        group.checks.Allgather(own, [every, mpi.load().BYTE])
    except mpi.load().Exception as error:
        raise translated(error, call, group) from None
    return every


def _compare(group, text, digest):
    """Exchange descriptions of the present call, and the digests of the earlier ones."""
    own = (b"%08x" % digest + text.encode()[: WIDTH - 8]).ljust(WIDTH, b"\0")
    all_calls = _exchanged(group, own, text.split("(")[0])
    if all_calls == own * group.size():
        return
    result: dict[str, list[int]] = {}
    digests = set()
    for position, rank in enumerate(group.ranks):
        one = bytes(all_calls[position * WIDTH : (position + 1) * WIDTH])
        digests.add(one[:8])
        result.setdefault(one[8:].rstrip(b"\0").decode(errors="replace"), []).append(rank)
    if len(result) > 1 or len(digests) > 1:
        group.digest = 0  # on all ranks; they may go on
    if len(result) > 1:
        raise RuntimeError(f"torch.distributed: call {group.calls} of {group.group_name} is not the same on all "
                           f"ranks: {_told(result)}. Make the same calls in the same order on every rank of a group")
    if len(digests) > 1:
        raise _earlier(group)


def description(call: str, tensor: Any, sized: bool, options: dict[str, Any]) -> str:
    """Return the description of a call for messages, such as 'all_reduce(FloatTensor 2x3, op=SUM)'."""
    what = []
    if tensor is not None:
        size = "x".join(map(str, tensor.size())) or "of one element"
        what.append(f"{mpi.kind_of(tensor)}Tensor" + (f" {size}" if sized else ""))
    return f"{call}({', '.join([*what, *(f'{name}={value}' for name, value in options.items())])})"
