"""DistributedDataParallel: a replica of a module on every rank, and gradients averaged over all ranks."""

from __future__ import annotations

import contextlib

import torch
from torch import _core
from torch._base.nested import mapped
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.buckets import cut, flattened, put_back
from torch.distributed.collectives import broadcast
from torch.distributed.comm_hooks import GradBucket
from torch.distributed.elastic import check_elastic, recovered
from torch.distributed.failures import RankFailed
from torch.distributed.groups import member
from torch.distributed.join import Uneven
from torch.distributed.mpi import kind_of
from torch.distributed.objects import all_gather_object, broadcast_object_list
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from torch.distributed.process_group import ProcessGroup

MEGABYTE = 1 << 20


class DistributedDataParallel(Module):
    """Wrapper that replicates a module on every rank and averages gradients over the ranks (Li and others, 2020).

    Each rank passes different data. After backward, the gradients on every rank are the mean over all ranks, bit by
    bit the same everywhere, so equal optimizer steps keep the replicas equal. Gradients are sent in buckets. Each
    bucket is sent as soon as its last gradient is complete, while backward continues. A parameter that no rank used
    keeps a grad of None. Every rank must make the same number of steps, or run them in `join()`.

    Args:
        module: its parameters and buffers are replaced with those of the group's first rank.
        device_ids: the GPU of this rank, at most one.
        broadcast_buffers: before each forward in training, copy the buffers of the first rank.
        process_group: the ranks that take part, by default all.
        bucket_cap_mb: size of a bucket in MB.
        elastic: if a rank dies, repeat the sum without it; see torch.distributed.elastic.
        find_unused_parameters, gradient_as_bucket_view, static_graph, check_reduction: ignored; accepted for
            compatibility with PyTorch.
    Attributes:
        module: the wrapped module.
    Raises:
        RuntimeError: no parameter requires a gradient, the ranks' modules differ, or backward has create_graph=True.

    >>> dist.init()
    >>> model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2))
    >>> model(torch.ones(4, 3)).sum().backward()
    """

    def __init__(
        self, module: Module, device_ids: list[int] | None = None, output_device: int | None = None, dim: int = 0,
        broadcast_buffers: bool = True, init_sync: bool = True, process_group: ProcessGroup | None = None,
        bucket_cap_mb: float | None = 25, find_unused_parameters: bool = False, check_reduction: bool = False,
        gradient_as_bucket_view: bool = True, static_graph: bool = False, *, elastic: bool = False,
    ) -> None:
        super().__init__()
        self.static_graph = static_graph  # Lightning asks for it
        if device_ids is not None and len(device_ids) > 1:
            raise ValueError(f"DistributedDataParallel: device_ids are {device_ids}; each rank has one GPU: [gpu]")
        if elastic:
            check_elastic("DistributedDataParallel")
        self.module = module.cuda(device_ids[0]) if device_ids else module
        self.device_ids, self.dim, self.broadcast_buffers, self.elastic = device_ids, dim, broadcast_buffers, elastic
        self.process_group = member(process_group, "DistributedDataParallel")
        self.require_backward_grad_sync = True
        self._parameters_used = [one for one in module.parameters() if one.requires_grad]
        if not self._parameters_used:
            raise RuntimeError("DistributedDataParallel: no parameter of the module requires a gradient; use it alone")
        self._cap = int((25 if bucket_cap_mb is None else bucket_cap_mb) * MEGABYTE)
        self._order: list[int] | None = []  # parameters in the order of their gradients; None once the buckets use it
        self._running = self._failed = False
        self._uneven: Uneven | None = None
        self._hook: Callable[[Any], Any] | None = None
        if self.process_group.size() > 1:
            self._check_same()
            if init_sync:
                self.synchronize()
            self._assign_buckets(self._parameters_used[::-1])
            for number, parameter in enumerate(self._parameters_used):
                parameter.register_post_accumulate_grad_hook(_Ready(self, number))

    # --- the same module on every rank -------------------------------------------------------------------------------

    def _check_same(self):
        """Raise RuntimeError if the parameters of two ranks' modules differ in number, type or size."""
        own = [(name, kind_of(one.data), tuple(one.size())) for name, one in self.module.named_parameters()
               if one.requires_grad]
        every: list[Any] = [None] * self.process_group.size()
        all_gather_object(every, own, self.process_group)
        for position, other in enumerate(every):
            if other != every[0]:
                pairs = zip(every[0] + [None], other + [None], strict=False)
                first, second = next(pair for pair in pairs if pair[0] != pair[1])
                raise RuntimeError(f"DistributedDataParallel: the modules of ranks {self.process_group.ranks[0]} and "
                                   f"{self.process_group.ranks[position]} differ: {first} and {second}")

    def synchronize(self, src: int = 0) -> None:
        """Copy the parameters and buffers of one rank, numbered within the group, to all ranks."""
        self._spread([*(one.data for one in self.module.parameters()), *self.module.buffers()], src)

    def _spread(self, tensors, src):
        def attempt():
            for memory, same in flattened(tensors):
                broadcast(memory, group=self.process_group, group_src=src)
                put_back(memory, same)

        with torch.no_grad():
            recovered(self.process_group, attempt) if self.elastic else attempt()

    # --- forward -----------------------------------------------------------------------------------------------------

    def forward(self, *inputs: Any, **keywords: Any) -> Any:
        if self.process_group.size() > 1 and self.require_backward_grad_sync:
            self._before_forward()
        if self.device_ids:
            inputs, keywords = mapped(self._on_gpu, (inputs, keywords))
        return self.module(*inputs, **keywords)

    def _before_forward(self):
        if self._running:  # the last backward failed
            self._end_pass()
        src = 0
        if self._uneven is not None and torch.is_grad_enabled():
            src = self._uneven.next_root()
        if self.broadcast_buffers and self.training:
            buffers = list(self.module.buffers())
            if buffers:
                self._spread(buffers, src)

    def _on_gpu(self, value):
        return value.cuda(self.device_ids[0]) if hasattr(value, "cuda") else value

    @contextlib.contextmanager
    def no_sync(self) -> Iterator[None]:
        """Context in which backward accumulates local gradients; the first backward after it averages them."""
        before, self.require_backward_grad_sync = self.require_backward_grad_sync, False
        try:
            yield
        finally:
            self.require_backward_grad_sync = before

    @contextlib.contextmanager
    def join(
        self, divide_by_initial_world_size: bool = True, enable: bool = True, throw_on_early_termination: bool = False,
    ) -> Iterator[None]:
        """Context in which ranks may make different numbers of steps.

        A rank that has no more data contributes gradients of zero to the other ranks' sums. At the end it receives
        their parameters.

        Args:
            divide_by_initial_world_size: divide sums by the number of all ranks; False: by the number of active
                ranks.
            enable: False disables the context.
            throw_on_early_termination: raise RuntimeError on all ranks when the first rank has no more data.
        """
        if self.process_group.size() > 1 and enable:
            self._uneven = Uneven(self, divide_by_initial_world_size, throw_on_early_termination)
        try:
            yield
            if self._uneven is not None:
                self._uneven.follow()
        finally:
            self._uneven = None

    def register_comm_hook(self, state: object, hook: Callable[[Any, GradBucket], Any]) -> None:
        """Let `hook(state, bucket)` sum the gradients of each bucket over the ranks.

        Args:
            hook: returns a Future of the tensor that replaces `bucket.buffer()`. It divides by the number of ranks
                itself. torch.distributed.algorithms.ddp_comm_hooks.default_hooks has some.
        Raises:
            RuntimeError: there is a hook already, or the job is elastic.
        """
        if not callable(hook):
            raise TypeError(f"register_comm_hook: hook is a {type(hook).__name__}; need a function")
        if self._hook is not None or self.elastic:
            raise RuntimeError("register_comm_hook: " + ("elastic=True repeats its own sums" if self.elastic else
                                                         "there is a hook already; register one at most"))

        def start(bucket):
            index = self._buckets.index(bucket)
            return hook(state, GradBucket(bucket, index, index == len(self._buckets) - 1))

        self._hook = start

    # --- backward ----------------------------------------------------------------------------------------------------

    def _get_ddp_logging_data(self) -> dict[str, Any]:
        """Return {}: nothing about the passes is logged. Lightning reads it at the end of a run."""
        return {}

    def _assign_buckets(self, parameters):
        """Assign the parameters to buckets in the order in which their gradients are completed."""
        self._buckets = cut(parameters, self._cap, self.elastic)
        places = {id(one): (bucket, place) for bucket in self._buckets for place, one in enumerate(bucket.parameters)}
        self._places = [places[id(one)] for one in self._parameters_used]
        self._next = 0

    def _ready(self, number):
        """Handle a complete gradient: send the buckets that are due, and let MPI make progress."""
        if not self.require_backward_grad_sync:
            return
        parameter = self._parameters_used[number]
        if parameter.grad.requires_grad:
            raise RuntimeError("DistributedDataParallel: gradients of gradients are not supported; call "
                               "backward without create_graph, or torch.autograd.grad of the module alone")
        if not self._running:
            self._running, self._failed = True, False
            _core.after_backward(self._finish)
        if self._order is not None:
            self._order.append(number)
        bucket, position = self._places[number]
        bucket.take(position)
        try:
            self._send_complete()
            for other in self._buckets[: self._next]:
                other.work.is_completed()
        except RankFailed:
            self._fail()

    def _send_complete(self):
        """Send complete buckets in order, which is the same on every rank."""
        while not self._failed and self._next < len(self._buckets) and not self._buckets[self._next].missing:
            bucket = self._buckets[self._next]
            self._next += 1
            bucket.send(self.process_group, self._hook)

    def _fail(self):
        """Handle a dead rank: in an elastic job, backward repeats the sums at its end."""
        if not self.elastic:
            raise
        self._failed = True

    def _finish(self):
        """At the end of backward, send the remaining buckets and wait for all sums."""
        try:
            self._send_missing()
            if self.elastic:
                recovered(self.process_group, self._sum_waiter())
            else:
                self._wait()
            divide_by = self.process_group.size() if self._uneven is None else self._uneven.divisor()
            divide_by = divide_by if self._hook is None else 1
            for bucket in self._buckets:
                bucket.give(divide_by)
            order = self._order
        finally:
            self._end_pass()
        if order is not None:
            self._rearrange(order)

    def _send_missing(self):
        for bucket in self._buckets:
            for position in tuple(bucket.missing):
                bucket.take(position)
        try:
            self._send_complete()
        except RankFailed:
            self._fail()

    def _wait(self):
        for bucket in self._buckets:
            bucket.wait()

    def _sum_waiter(self):
        """Return a function that waits for the pending sums; its later calls repeat the sums."""
        attempts = iter([self._first_attempt])
        return lambda: next(attempts, self._next_attempt)()

    def _first_attempt(self):
        if self._failed:
            raise RankFailed("DistributedDataParallel: a rank died")
        self._wait()

    def _next_attempt(self):
        for bucket in self._buckets:
            bucket.settle()
            if not bucket.sent:
                bucket.own.copy_(bucket.flat)
                bucket.sent = True
            bucket.work = None
        for bucket in self._buckets:
            bucket.again(self.process_group)

    def _end_pass(self):
        self._running, self._next = False, 0
        for bucket in self._buckets:
            bucket.begin()

    def _rearrange(self, order):
        """Once, rebuild the buckets in the order in which the first rank's gradients were completed."""
        self._order = None
        every = [order]

        def attempt():
            broadcast_object_list(every, group=self.process_group, group_src=0)

        recovered(self.process_group, attempt) if self.elastic else attempt()
        result = list(dict.fromkeys(every[0]))
        result += [number for number in range(len(self._parameters_used))[::-1] if number not in set(result)]
        before = {id(one): one.grad for one in self._parameters_used}
        self._assign_buckets([self._parameters_used[number] for number in result])
        for bucket in self._buckets:  # move this step's gradients into the new buckets
            for position, parameter in enumerate(bucket.parameters):
                if before[id(parameter)] is not None:
                    bucket.views[position].copy_(before[id(parameter)].data)
                    parameter.grad = bucket.grads[position]

    def __getstate__(self):
        raise TypeError("DistributedDataParallel: a process group cannot be pickled; save or copy .module instead")


class _Ready:
    """The gradient hook of a parameter."""

    def __init__(self, owner: DistributedDataParallel, number: int) -> None:
        self.owner, self.number = owner, number

    def __call__(self, parameter):
        self.owner._ready(self.number)
