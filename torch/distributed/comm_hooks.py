"""What a communication hook of DistributedDataParallel receives."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from torch.distributed.buckets import Bucket


class GradBucket:
    """Gradients that a hook of `DistributedDataParallel.register_comm_hook` sums over the ranks.

    >>> def hook(state, bucket):
    ...     mean = bucket.buffer().div_(dist.get_world_size())
    ...     return dist.all_reduce(mean, async_op=True).get_future().then(lambda done: done.value()[0])
    >>> dist.init()
    >>> model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2))
    >>> model.register_comm_hook(None, hook)
    >>> model(torch.ones(4, 3)).sum().backward()
    """

    def __init__(self, bucket: Bucket, index: int, last: bool) -> None:
        self._bucket, self._index, self._last, self._buffer = bucket, index, last, bucket.gradients

    def buffer(self) -> Any:
        """Return the gradients of the bucket as one tensor of one dim."""
        return self._buffer

    def set_buffer(self, tensor: Any) -> None:
        """Replace the tensor that `buffer` returns."""
        self._buffer = tensor

    def gradients(self) -> list[Any]:
        """Return the gradient of each parameter, a view of the bucket."""
        return list(self._bucket.views)

    def parameters(self) -> list[Any]:
        """Return the parameters of the bucket."""
        return list(self._bucket.parameters)

    def index(self) -> int:
        """Return the number of the bucket, in the order in which buckets are sent."""
        return self._index

    def is_last(self) -> bool:
        """Return whether this bucket is the last one of a backward."""
        return self._last
