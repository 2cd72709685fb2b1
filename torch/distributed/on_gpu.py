"""Collectives on GPU tensors through NCCL, in groups of that backend."""

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
    """The Work of a call that NCCL has queued on the GPU's current stream; later work on that stream waits for it."""

    def wait(self, timeout=None):
        """Return at once; `torch.cuda.synchronize()` waits for the GPU."""
        return True

    is_completed = is_success = wait


def all_reduce(group, tensor, op):
    if op.name not in OPERATIONS:
        raise ValueError(f"all_reduce: NCCL has no {op.name}")
    _communicator(group, tensor).all_reduce(tensor, tensor, OPERATIONS[op.name])
    return Queued()


def broadcast(group, tensor, root):
    _communicator(group, tensor).broadcast(tensor, root)
    return Queued()


def all_gather(group, tensor, output):
    _communicator(group, tensor).all_gather(tensor, output)
    return Queued()


def reduce_scatter(group, tensor, output, op):
    if op.name not in OPERATIONS or kind_of(tensor) != kind_of(output):
        raise ValueError(f"reduce_scatter: NCCL has no {op.name} of {kind_of(tensor)}s into {kind_of(output)}s")
    _communicator(group, tensor).reduce_scatter(tensor, output, OPERATIONS[op.name])
    return Queued()
