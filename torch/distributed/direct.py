"""Collectives that C calls directly: those of plain tensors in host memory, which need no conversion."""

from __future__ import annotations

import ctypes
import functools
import sys

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import dtypes
from torch.distributed import mpi

if TYPE_CHECKING:
    from typing import Any

# The order of csrc/python/bridge/communicator.h.
CALLS = {"all_reduce": "allreduce", "broadcast": "bcast", "reduce": "reduce", "all_gather_into_tensor": "allgather",
         "reduce_scatter_tensor": "reduce_scatter_block", "barrier": "barrier", "all_gather": "allgather",
         "reduce_scatter": "reduce_scatter_block", "gather": "gather", "scatter": "scatter",
         "all_to_all_single": "alltoallv", "all_to_all": "alltoallv",
         "send": "send", "isend": "send", "recv": "recv", "irecv": "recv"}
(ALL_REDUCE, BROADCAST, REDUCE, ALL_GATHER, REDUCE_SCATTER, BARRIER, ALL_GATHER_LIST, REDUCE_SCATTER_LIST, GATHER,
 SCATTER, ALL_TO_ALL, ALL_TO_ALL_LIST, SEND, ISEND, RECV, IRECV) = range(len(CALLS))
ROOTS = {BROADCAST: "src", REDUCE: "dst", GATHER: "dst", SCATTER: "src"}
NUMBERS = {name: number for number, name in enumerate(CALLS)}
TAGS = 32  # tags of MPI for each tag of a user: one for each dtype
OBJECTS = TAGS - 1  # the tag of lists of objects, which no dtype has
REDUCTIONS = "SUM", "AVG", "PRODUCT", "MIN", "MAX", "BAND", "BOR", "BXOR"


def connect(group: Any, comm: Any) -> None:
    """Let C call collectives on a communicator; on none if it is None."""
    if comm is None:
        group._connect(0, 0, 0)
    else:
        _prepare()
        group._connect(mpi.load()._handleof(comm), comm.rank, comm.size)


@functools.cache
def _prepare():
    """Pass the functions and handles of the MPI library to C."""
    MPI = mpi.load()
    library = ctypes.CDLL(MPI.__file__)
    names = [*(name.capitalize() for name in CALLS.values()), *(f"I{name}" for name in CALLS.values()), "Wait", "Test",
             "Cancel", "Test_cancelled", "Get_count"]
    functions = tuple(ctypes.cast(getattr(library, f"MPI_{name}"), ctypes.c_void_p).value for name in names)
    kinds = {dtype: dtype._kind for dtype in dtypes.ALL if dtype._kind in mpi.types()}
    types = tuple((dtype, MPI._handleof(mpi.types()[kind])) for dtype, kind in kinds.items())
    numbers = int(MPI.ANY_SOURCE), MPI.COMM_WORLD.Get_attr(MPI.TAG_UB), _source_offset(MPI)
    _core.set_mpi(_failed, _differing, work, functions, int(MPI.IN_PLACE), numbers, types, tuple(
        (op, tuple(_handles(op, kinds))) for op in (getattr(mpi.ReduceOp, name) for name in REDUCTIONS)))


def _source_offset(MPI):
    """Return the offset of the sender in a status, whose layout differs between libraries."""
    status, mark = MPI.Status(), 0x5EA5CE
    status.Set_source(mark)
    return ctypes.string_at(MPI._addressof(status), MPI._sizeof(status)).index(mark.to_bytes(4, sys.byteorder))


def _failed(code, call, group):
    from torch.distributed import failures

    raise failures.translated(mpi.load().Exception(code), list(CALLS)[call], group)


differing: Any = None  # torch.distributed.checks sets it to `refuse`
work: Any = None  # torch.distributed.work sets it to Work, the class of started calls


def _differing(group):
    differing(group)


def _handles(op, kinds):
    """Yield (dtype, handle) for the types that MPI reduces without a conversion before or after."""
    for dtype, kind in kinds.items():
        try:
            operation = op.for_type(kind, "")
        except TypeError:
            continue
        if op.name != "AVG" and kind not in ("Half", "BFloat16"):
            yield dtype, mpi.load()._handleof(operation)


def kind(call: str, tensor: Any, options: dict[str, Any]) -> int:
    """Return the description of one of these calls that C compares."""
    op = options.get("op")
    number = len(REDUCTIONS) if op is None else REDUCTIONS.index(op)
    return _core.call_kind(NUMBERS[call], tensor, number, options.get("src", options.get("dst", 0)))


def text(kind: int) -> str:
    """Return the description for messages, such as 'all_reduce(FloatTensor of 4 elements, op=SUM)'."""
    number, dtype, op, root = (kind >> shift & 0xFF for shift in (56, 48, 40, 32))
    if number >= len(CALLS):
        return "another collective"
    call = list(CALLS)[number]
    what = [] if number == BARRIER else [f"{dtypes.ALL[dtype]._kind}Tensor"]
    if what and number not in (ALL_TO_ALL, ALL_TO_ALL_LIST):
        what[0] += f" of {kind & 0xFFFFFFFF} elements"
    if number in ROOTS:
        what.append(f"{ROOTS[number]}={root}")
    return f"{call}({', '.join(what + ([f'op={REDUCTIONS[op]}'] if op < len(REDUCTIONS) else []))})"
