"""Debug mode: compare the calls of all ranks before a collective runs.

Set TORCH_DISTRIBUTED_DEBUG=1 in the environment of all ranks to enable it. Each call then costs one additional
exchange of 256 bytes per rank.
"""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi

if TYPE_CHECKING:
    from typing import Any

    from torch.distributed.groups import ProcessGroup

WIDTH = 256  # bytes that describe a call


def agree(group: ProcessGroup, call: str, tensor: Any = None, sized: bool = True, **options: Any) -> None:
    """In debug mode, raise RuntimeError on every rank if the ranks of a group make different calls.

    Args:
        sized: also require tensors of the same size.
    """
    if group.checks is None:
        return
    from torch.distributed.groups import shown

    own = description(call, tensor, sized, options).encode()[:WIDTH]
    all_calls = bytearray(WIDTH * group.size())
    group.checks.Allgather(own.ljust(WIDTH, b"\0"), [all_calls, mpi.load().BYTE])
    found: dict[str, list[int]] = {}
    for place, rank in enumerate(group.ranks):
        text = all_calls[place * WIDTH : (place + 1) * WIDTH].rstrip(b"\0").decode(errors="replace")
        found.setdefault(text, []).append(rank)
    if len(found) > 1:
        calls = "; ".join(f"rank{'s' if len(ranks) > 1 else ''} {shown(ranks)} call{'' if len(ranks) > 1 else 's'} "
                          f"{text}" for text, ranks in found.items())
        raise RuntimeError(f"torch.distributed: call {group.calls + 1} of {group.group_name} is not the same on all "
                           f"ranks: {calls}. Make the same calls in the same order on every rank of a group")


def description(call: str, tensor: Any, sized: bool, options: dict[str, Any]) -> str:
    """Return the description of a call for messages, such as 'all_reduce(FloatTensor 2x3, op=SUM)'."""
    what = []
    if tensor is not None:
        size = "x".join(map(str, tensor.size())) or "of one element"
        what.append(f"{mpi.kind_of(tensor)}Tensor" + (f" {size}" if sized else ""))
    return f"{call}({', '.join([*what, *(f'{name}={value}' for name, value in options.items())])})"
