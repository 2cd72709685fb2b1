"""ZeroRedundancyOptimizer: an optimizer whose state is partitioned over the ranks."""

from __future__ import annotations

from collections import defaultdict

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.buckets import flattened, put_back
from torch.distributed.collectives import broadcast
from torch.distributed.groups import member
from torch.distributed.objects import gather_object
from torch.optim.optimizer import Optimizer

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from torch.distributed.process_group import ProcessGroup


class ZeroRedundancyOptimizer(Optimizer):
    """Optimizer whose state is partitioned over the ranks (ZeRO stage 1; Rajbhandari and others, 2020).

    Each rank holds the state of its share of the parameters and updates only these. Then every rank receives all
    parameters. The result equals that of `optimizer_class` bit by bit.

    Args:
        params: parameters or groups, as for Optimizer.
        optimizer_class: such as optim.Adam. Classes with their own `step`, such as LBFGS, are not supported.
        process_group: the ranks that take part, by default all.
        parameters_as_bucket_view: ignored; accepted for compatibility with PyTorch.
        overlap_with_ddp: must be False.
        defaults: options of `optimizer_class`.
    Raises:
        TypeError: `optimizer_class` is not supported.
        ValueError: `overlap_with_ddp` is True.

    >>> dist.init()
    >>> model = nn.Linear(3, 2)
    >>> optimizer = dist.optim.ZeroRedundancyOptimizer(model.parameters(), optim.Adam, lr=0.01)
    """

    def __init__(
        self, params: Any, optimizer_class: Any, process_group: ProcessGroup | None = None,
        parameters_as_bucket_view: bool = False, overlap_with_ddp: bool = False, **defaults: Any,
    ) -> None:
        name = "ZeroRedundancyOptimizer"
        if overlap_with_ddp:
            raise ValueError(f"{name}: overlap_with_ddp must be False")
        if not issubclass(optimizer_class, Optimizer) or optimizer_class._step is not Optimizer._step:
            raise TypeError(f"{name}: optimizer_class is {getattr(optimizer_class, '__name__', optimizer_class)!r}; "
                            "need a class of torch.optim whose step is Optimizer's, such as optim.Adam")
        self.process_group = member(process_group, name)
        self._own: Optimizer | None = None
        self._whole: dict[str, Any] | None = None
        self._options = defaults
        self._class = optimizer_class
        self.owner: dict[Any, int] = {}  # the number of the rank that steps a parameter
        super().__init__(params, {})
        self._divide()

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group as Optimizer does, and partition its parameters over the ranks."""
        super().add_param_group(param_group)
        if self._own is not None:
            group = self.param_groups[-1]
            self._share(group["params"])
            self._own.add_param_group({**group, "params": self._mine(group)})
            self._complete()

    def _divide(self):
        self._share([one for group in self.param_groups for one in group["params"]])
        self._own = self._class([{**group, "params": self._mine(group)} for group in self.param_groups],
                                **self._options)
        self.defaults = dict(self._own.defaults)
        self._complete()

    def _share(self, parameters):
        """Assign parameters to ranks, largest first, each to the rank with the fewest elements."""
        loads = [0] * self.process_group.size()
        for parameter, owner in self.owner.items():
            loads[owner] += parameter.numel()
        for parameter in sorted(parameters, key=lambda one: -one.numel()):
            owner = loads.index(min(loads))
            self.owner[parameter] = owner
            loads[owner] += parameter.numel()

    def _mine(self, group):
        return [one for one in group["params"] if self.owner[one] == self.process_group.rank()]

    def _complete(self):
        """Copy the options that `optimizer_class` added into the groups."""
        for group, own in zip(self.param_groups, self._own.param_groups, strict=True):
            group.update({option: value for option, value in own.items() if option != "params"})

    def update(self) -> None:
        """Update this rank's share of the parameters, and receive the others from their ranks."""
        for group, own in zip(self.param_groups, self._own.param_groups, strict=True):
            own.update({option: value for option, value in group.items() if option != "params"})
        self._own.update()
        self._whole = None
        works = []
        for rank in range(self.process_group.size()):
            tensors = [one.data for one, owner in self.owner.items() if owner == rank]
            for memory, same in flattened(tensors):
                works.append((broadcast(memory, group=self.process_group, group_src=rank, async_op=True), memory, same,
                              rank))
        for work, memory, same, rank in works:
            work.wait()
            if rank != self.process_group.rank():
                put_back(memory, same)

    def consolidate_state_dict(self, to: int = 0) -> None:
        """Collect the whole state on rank `to`, numbered within the group. Every rank calls it."""
        group = self.process_group
        result: list[Any] | None = [None] * group.size() if group.rank() == to else None
        gather_object(self._own.state_dict(), result, group=group, group_dst=to)
        if result is None:
            return
        state: dict[int, Any] = {}
        for rank, part in enumerate(result):
            numbers = self._numbers(rank)
            state.update({numbers[number]: values for number, values in part["state"].items()})
        self._whole = {"state": dict(sorted(state.items())), "param_groups": self._groups()}

    def _numbers(self, rank):
        """Return the numbers, among all parameters, of the parameters that a rank owns, in its order."""
        return [number for number, one in enumerate(self._parameters()) if self.owner[one] == rank]

    def _groups(self):
        number = {id(one): position for position, one in enumerate(self._parameters())}
        return [{**group, "params": [number[id(one)] for one in group["params"]]} for group in self.param_groups]

    def state_dict(self) -> dict[str, Any]:
        """Return the whole state in the format of `optimizer_class`.

        Raises:
            RuntimeError: `consolidate_state_dict` has not collected it on this rank since the last step.
        """
        if self._whole is None:
            raise RuntimeError("ZeroRedundancyOptimizer.state_dict: this rank has a share of the state; every rank "
                               "calls consolidate_state_dict(to=rank) first, then that rank has the whole")
        return self._whole

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Load a whole state, of which this rank keeps its share. Every rank loads the same state."""
        whole = self._class([{**group} for group in self.param_groups], **self._options)
        whole.load_state_dict(state_dict)
        for group, own, loaded in zip(self.param_groups, self._own.param_groups, whole.param_groups, strict=True):
            options = {option: value for option, value in loaded.items() if option != "params"}
            group.update(options)
            own.update(options)
        rank = self.process_group.rank()
        self._own.state = defaultdict(dict, {one: values for one, values in whole.state.items()
                                             if self.owner[one] == rank})
        self._whole = None


def state_elements(optimizer: Any) -> int:
    """Return the number of elements of an optimizer's state tensors on this rank, step counts aside.

    >>> import torch
    >>> weight = torch.ones(3, requires_grad=True)
    >>> weight.sum().backward()
    >>> optimizer = torch.optim.SGD([weight], lr=0.1, momentum=0.9)
    >>> optimizer.step()
    >>> torch.distributed.optim.state_elements(optimizer)
    3
    """
    of = optimizer._own.state if isinstance(optimizer, ZeroRedundancyOptimizer) else optimizer.state
    return sum(value.numel() for values in of.values() for value in values.values()
               if torch.is_tensor(value) and value.dim())


__all__ = ["ZeroRedundancyOptimizer", "state_elements"]
