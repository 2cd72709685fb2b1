"""Gradient sums and elastic averaging, after torch-distlearn, over nodes whose numbers of steps may differ.

A node is a rank. A node that has no more data calls the synchronize method of its class. There it contributes nothing
to the other nodes' sums until all nodes have arrived.
"""

from __future__ import annotations

import torch
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.buckets import flattened, put_back
from torch.distributed.collectives import all_reduce, broadcast
from torch.distributed.elastic import check_elastic, recovered
from torch.distributed.groups import member
from torch.distributed.objects import all_gather_object
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from typing import Any

    from torch.distributed.process_group import ProcessGroup


def _tensors(values, call):
    """Return the plain tensors of a Module's parameters or of a list of tensors."""
    result = list(values.parameters() if isinstance(values, Module) else values)
    if any(one is None for one in result):
        raise ValueError(f"{call}: tensor {result.index(None)} is None; every node gives tensors of the same sizes")
    return [value_of(one) for one in result]


class _Nodes:
    """A group of nodes, and sums over the nodes that contribute."""

    def __init__(self, group: ProcessGroup | None, elastic: bool) -> None:
        if elastic:
            check_elastic(type(self).__name__)
        self.group, self.elastic = member(group, type(self).__name__), elastic
        self.steps = 0  # of this node since the nodes were last made equal

    def _all(self, attempt):
        """Return the result of `attempt()`; if a rank dies, repeat the call among the remaining ranks."""
        return recovered(self.group, attempt) if self.elastic else attempt()

    def _sum(self, tensors, contributes):
        """Return (sums of the tensors of each type, number of contributing nodes)."""
        parts = flattened(tensors)

        def attempt():
            sums = []
            for memory, _ in parts:
                share = memory.new(memory.numel() + 1).fill_(1 if contributes else 0)
                share.narrow(0, 0, memory.numel()).copy_(memory) if contributes else share.zero_()
                all_reduce(share, group=self.group)
                sums.append(share)
            return sums

        sums = self._all(attempt)
        count = int(sums[0][-1:].tolist()[0]) if sums else 0
        return [(one.narrow(0, 0, one.numel() - 1), same) for one, (_, same) in zip(sums, parts, strict=True)], count

    def _follow(self, tensors, use):
        """Take part in the other nodes' sums until every node has arrived."""
        while True:
            sums, count = self._sum(tensors, False)
            if not count:
                return
            use(sums)

    def _winner(self):
        """Return the number of the node with the most steps, the first if several are equal."""
        def attempt():
            every: list[Any] = [None] * self.group.size()
            all_gather_object(every, self.steps, self.group)
            return every

        every = self._all(attempt)
        return every.index(max(every))

    def _spread(self, tensors, src):
        def attempt():
            for memory, same in flattened(tensors):
                broadcast(memory, group=self.group, group_src=src)
                put_back(memory, same)

        self._all(attempt)


class AllReduceSGD(_Nodes):
    """Gradient sums and means over nodes.

    Args:
        group: the nodes, by default all ranks.
        elastic: continue if a node dies.

    >>> dist.init()
    >>> nodes, gradient = dist.distlearn.AllReduceSGD(), torch.ones(2)
    >>> nodes.sum_and_normalize_gradients([gradient]) == dist.world_size()
    True
    """

    def __init__(self, group: ProcessGroup | None = None, elastic: bool = False) -> None:
        super().__init__(group, elastic)

    def sum_gradients(self, grads: Any) -> int:
        """Replace gradients with their sums over the nodes that still train, and return the number of these nodes."""
        sums, count = self._sum(_tensors(grads, "sum_gradients"), True)
        for memory, same in sums:
            put_back(memory, same)
        self.steps += 1
        return count

    def sum_and_normalize_gradients(self, grads: Any) -> int:
        """Replace gradients with their means over the nodes that still train, and return the number of these nodes."""
        sums, count = self._sum(_tensors(grads, "sum_and_normalize_gradients"), True)
        for memory, same in sums:
            put_back(memory.div_(count), same)
        self.steps += 1
        return count

    def synchronize_parameters(self, params: Any) -> None:
        """Wait for all nodes, then copy the parameters of the node with the most steps to all nodes."""
        tensors = _tensors(params, "synchronize_parameters")
        self._follow(tensors, lambda sums: None)
        self._spread(tensors, self._winner())
        self.steps = 0


class AllReduceEA(_Nodes):
    """Elastic averaging of parameters (Zhang, Choromanska and LeCun, 2015).

    Each node has parameters x and a copy of the center c. After every `tau` steps, d = alpha (x - c); x becomes x -
    d, and c becomes c plus the sum of all nodes' d.

    Args:
        tau: steps between two averages, at least 1.
        alpha: strength, above 0 and up to 1. The iteration is stable if alpha times the number of nodes is below 1.
        group: the nodes, by default all ranks.
        elastic: continue if a node dies.
    Raises:
        ValueError: `tau` or `alpha` is out of range.

    >>> dist.init()
    >>> nodes, x = dist.distlearn.AllReduceEA(tau=1, alpha=0.5), torch.zeros(2)
    >>> nodes.average_parameters([x])
    >>> nodes.average_parameters([x.fill_(1)])
    >>> x.tolist()
    [0.5, 0.5]
    """

    def __init__(self, tau: int, alpha: float, group: ProcessGroup | None = None, elastic: bool = False) -> None:
        super().__init__(group, elastic)
        if tau < 1 or not 0 < alpha <= 1:
            raise ValueError(f"AllReduceEA: tau is {tau}, alpha {alpha}; need at least 1, and above 0 up to 1")
        self.tau, self.alpha = tau, alpha
        self.center: list[Any] | None = None

    def _begin(self, tensors):
        """Initialize the center with the parameters of the first node."""
        if self.center is None:
            self._spread(tensors, 0)
            self.center = [one.clone() for one in tensors]

    def average_parameters(self, params: Any) -> None:
        """Count a step of this node's optimizer, and move parameters and center in every `tau`-th call.

        The first call copies the first node's parameters to all nodes.
        """
        tensors = _tensors(params, "average_parameters")
        if self.center is None:
            return self._begin(tensors)
        self.steps += 1
        if self.steps % self.tau:
            return None
        moves = [torch.mul(x - c, self.alpha) for x, c in zip(tensors, self.center, strict=True)]
        sums, _ = self._sum(moves, True)
        for x, move in zip(tensors, moves, strict=True):
            x.sub_(move)
        self._move(sums, moves)

    def _move(self, sums, moves):
        """Add the sums, which are in the order of `moves`, to the center."""
        of = {id(move): center for move, center in zip(moves, self.center, strict=True)}
        for memory, same in sums:
            centers = [of[id(move)] for move in same]
            total = [center.clone() for center in centers]
            put_back(memory, total)
            for center, change in zip(centers, total, strict=True):
                center.add_(change)

    def synchronize_center(self, params: Any) -> None:
        """Wait for all nodes, then copy the first node's center to all nodes."""
        tensors = _tensors(params, "synchronize_center")
        self._begin(tensors)
        self._follow(self.center, lambda sums: self._move(sums, self.center))
        self._spread(self.center, 0)
        self.steps = 0

    def synchronize_parameters(self, params: Any) -> None:
        """Wait for all nodes, then copy parameters and center of the node with the most steps to all nodes."""
        tensors = _tensors(params, "synchronize_parameters")
        self._begin(tensors)
        self._follow(self.center, lambda sums: self._move(sums, self.center))
        self._spread(tensors, self._winner())
        for center, x in zip(self.center, tensors, strict=True):
            center.copy_(x)
        self.steps = 0
