"""Uneven inputs: a rank that has no more data takes part in the other ranks' sums until all ranks are done."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.objects import all_gather_object

if TYPE_CHECKING:
    from typing import Any


class Uneven:
    """The state of a rank within DistributedDataParallel.join()."""

    def __init__(self, owner: Any, by_all: bool, refuses: bool) -> None:
        self._owner, self._by_all, self._refuses = owner, by_all, refuses
        self._active: list[int] = list(range(owner.process_group.size()))

    def _ask(self, active):
        """Return the ranks that make another step."""
        every: list[Any] = [None] * self._owner.process_group.size()
        all_gather_object(every, active, self._owner.process_group)
        result = [number for number, next_root in enumerate(every) if next_root]
        if self._refuses and 0 < len(result) < len(every):
            done = self._owner.process_group.ranks[every.index(False)]
            raise RuntimeError(f"DistributedDataParallel.join: rank {done} has no more data; "
                               "throw_on_early_termination ends all ranks")
        return result

    def next_root(self) -> int:
        """Return the rank whose buffers are broadcast; called before each forward."""
        self._active = self._ask(True)
        return self._active[0]

    def divisor(self) -> int:
        """Return the divisor of the summed gradients."""
        return self._owner.process_group.size() if self._by_all else len(self._active)

    def follow(self) -> None:
        """Take part in the other ranks' sums with zeros, then receive their parameters."""
        owner = self._owner
        while active := self._ask(False):
            self._active = active
            if owner.broadcast_buffers and owner.training and list(owner.module.buffers()):
                owner._spread(list(owner.module.buffers()), active[0])
            for parameter in owner._parameters_used:
                parameter.grad = None
            owner._running = True
            owner._finish()
        owner.synchronize(self._active[0])
