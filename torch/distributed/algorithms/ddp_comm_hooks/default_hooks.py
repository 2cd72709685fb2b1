"""Hooks that average gradients over the ranks, in their own type or in a smaller one."""

from __future__ import annotations

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.collectives import all_reduce
from torch.distributed.groups import member

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.distributed.comm_hooks import GradBucket
    from torch.distributed.process_group import ProcessGroup
    from torch.futures import Future

    Hook = Callable[[Any, GradBucket], Future[Any]]


def _mean(process_group, tensor):
    group = member(process_group, "allreduce_hook")
    work = all_reduce(tensor.div_(group.size()), group=group, async_op=True)
    return work.get_future().then(lambda done: done.value()[0])


def allreduce_hook(process_group: ProcessGroup | None, bucket: GradBucket) -> Future[Any]:
    """Average the gradients, as DistributedDataParallel does without a hook.

    >>> from torch.distributed.algorithms.ddp_comm_hooks import default_hooks
    >>> dist.init()
    >>> model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2))
    >>> model.register_comm_hook(None, default_hooks.allreduce_hook)
    """
    return _mean(process_group, bucket.buffer())


def _smaller(process_group, bucket, dtype):
    own = bucket.buffer()
    return _mean(process_group, own.to(dtype)).then(lambda done: own.copy_(done.value()))


def fp16_compress_hook(process_group: ProcessGroup | None, bucket: GradBucket) -> Future[Any]:
    """Average the gradients rounded to float16.

    >>> from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import fp16_compress_hook
    >>> dist.init()
    >>> model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2))
    >>> model.register_comm_hook(None, fp16_compress_hook)
    """
    return _smaller(process_group, bucket, torch.float16)


def bf16_compress_hook(process_group: ProcessGroup | None, bucket: GradBucket) -> Future[Any]:
    """Average the gradients rounded to bfloat16.

    >>> from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import bf16_compress_hook
    >>> dist.init()
    >>> model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2))
    >>> model.register_comm_hook(None, bf16_compress_hook)
    """
    return _smaller(process_group, bucket, torch.bfloat16)


def _wrapper(hook, dtype):
    def wrapped(state, bucket):
        own = bucket.buffer()
        bucket.set_buffer(own.to(dtype))
        return hook(state, bucket).then(lambda done: own.copy_(done.value()))

    return wrapped


def fp16_compress_wrapper(hook: Hook) -> Hook:
    """Return a hook that passes gradients in float16 to another hook.

    >>> from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import allreduce_hook, fp16_compress_wrapper
    >>> callable(fp16_compress_wrapper(allreduce_hook))
    True
    """
    return _wrapper(hook, torch.float16)


def bf16_compress_wrapper(hook: Hook) -> Hook:
    """Return a hook that passes gradients in bfloat16 to another hook.

    >>> from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import allreduce_hook, bf16_compress_wrapper
    >>> callable(bf16_compress_wrapper(allreduce_hook))
    True
    """
    return _wrapper(hook, torch.bfloat16)
