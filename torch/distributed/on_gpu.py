"""Collectives on GPU tensors through NCCL, in groups of that backend.

They run on a stream of the group, so that they overlap with the work that the current stream gets meanwhile.
"""

from __future__ import annotations

from torch.distributed.mpi import kind_of

OPERATIONS = {"SUM": 0, "PRODUCT": 1, "MAX": 2, "MIN": 3, "AVG": 4}  # as ncclRedOp_t numbers them


def takes(group, tensor):
    """Return whether NCCL handles a call on this tensor."""
    return tensor.is_cuda and group.backend == "nccl"


def _communicator(group, tensor):
    """Return the group's communicator, created on first use: the first rank broadcasts its id over MPI."""
    from torch.cuda import nccl

    if not tensor.is_contiguous():
        raise ValueError("torch.distributed: NCCL takes contiguous tensors; use .contiguous()")
    if group.nccl is None:
        identity = group.comm.bcast(nccl.unique_id() if group.rank() == 0 else None)
        group.nccl = nccl.Communicator(identity, group.rank(), group.size(), tensor.get_device())
    return group.nccl


class Queued:
    """The Work of a call that NCCL has queued on the group's stream."""

    def __init__(self, stream, current):
        self.done, self.current = stream.record_event(), current

    def wait(self, timeout=None):
        """Let later work of the stream that was current at the call wait for the result; return at once."""
        self.current.wait_event(self.done)
        return True

    def is_completed(self):
        """Return whether the result is there."""
        return self.done.query()

    is_success = is_completed


def _queued(group, call, tensors, async_op):
    """Queue a call behind the current stream's work; the memory of the tensors is not reused before it is done."""
    from torch import cuda

    communicator = _communicator(group, tensors[0])
    current, stream = cuda.current_stream(communicator.device), communicator.stream
    stream.wait_stream(current)
    with cuda.stream(stream):
        call(communicator)
    for tensor in tensors:
        tensor.record_stream(stream)
    work = Queued(stream, current)
    if async_op:
        return work
    work.wait()
    return None


def all_reduce(group, tensor, op, async_op):
    if op.name not in OPERATIONS:
        raise ValueError(f"all_reduce: NCCL has no {op.name}")
    return _queued(group, lambda by: by.all_reduce(tensor, tensor, OPERATIONS[op.name]), [tensor], async_op)


def broadcast(group, tensor, root, async_op):
    return _queued(group, lambda by: by.broadcast(tensor, root), [tensor], async_op)


def all_gather(group, tensor, output, async_op):
    return _queued(group, lambda by: by.all_gather(tensor, output), [tensor, output], async_op)


def reduce_scatter(group, tensor, output, op, async_op):
    if op.name not in OPERATIONS or kind_of(tensor) != kind_of(output):
        raise ValueError(f"reduce_scatter: NCCL has no {op.name} of {kind_of(tensor)}s into {kind_of(output)}s")
    return _queued(group, lambda by: by.reduce_scatter(tensor, output, OPERATIONS[op.name]), [tensor, output], async_op)
