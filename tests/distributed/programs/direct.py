"""Collectives that C calls directly: which calls it takes, their results, and one digest on both paths."""

import ctypes
import threading

import torch
import torch.distributed as dist
from torch._core import collective, exchange, message
from torch._tensor.dtypes import ALL
from torch.distributed import direct, mpi
from torch.distributed.process_group import _state

dist.init_process_group()
RANK, COUNT, SUM = dist.get_rank(), dist.get_world_size(), dist.ReduceOp.SUM
for _ in range(4):
    dist.barrier()  # the first four calls are compared
world = _state.world
fresh, x = dist.new_group(list(range(COUNT))), torch.ones(4)
for _ in range(6):  # asynchronous calls cannot be compared before they run
    assert collective(fresh, direct.ALL_REDUCE, x, None, SUM, 0, True).wait()
assert not collective(fresh, direct.ALL_REDUCE, x, None, SUM, 0, False)
assert x.eq(COUNT**6).all()
world.next_check = 1 << 40  # every call that C may take


def strided(t):
    return torch.stack([t, t], 1)[:, 0]


def ran(call):
    """Return (whether C took a call of direct.CALLS, whether it counted one)."""
    before = world.calls
    return call(), world.calls - before


def movements(dtype, layout):
    own = layout(torch.tensor([RANK, 1]).to(dtype))
    x = own.clone() if layout is not strided else strided(own)
    dist.broadcast(x, 1)
    every = layout(torch.zeros(2 * COUNT, dtype=dtype))
    dist.all_gather_into_tensor(every, own)
    assert x.tolist() == torch.tensor([1, 1]).to(dtype).tolist()
    assert every.tolist() == torch.tensor([[rank, 1] for rank in range(COUNT)]).to(dtype).view(-1).tolist()
    lists(dtype, layout)


def lists(dtype, layout):
    """Lists and messages, blocking and not."""
    def empty():
        return [layout(torch.zeros(2, dtype=dtype)) for _ in range(COUNT)]

    wanted = [torch.tensor([rank, 1]).to(dtype).tolist() for rank in range(COUNT)]
    own = layout(torch.tensor([RANK, 1]).to(dtype))
    for later in (False, True):
        result, x = empty(), empty()[0]
        for calls in ((dist.all_gather(result, own, async_op=later),),
                      (dist.gather(own, result if RANK == 1 else None, 1, async_op=later),),
                      (dist.scatter(x, result if RANK == 0 else None, 0, async_op=later),),
                      (dist.isend(own, 1 - RANK, tag=5), dist.irecv(x, 1 - RANK, tag=5))):
            for work in calls:
                assert work is None or work.wait() and work.is_completed() and work.is_success()
            assert len(calls) > 1 or (calls[0] is not None) == later
        assert [one.tolist() for one in result] == wanted and x.tolist() == wanted[1 - RANK]
        if RANK == 0:
            dist.send(own, 1)
        else:
            assert dist.recv(x) == 0 and x.tolist() == wanted[0]
        everyone(own, empty, wanted, later)
        work = dist.scatter(x, result if RANK == 0 else None, 0, async_op=later)
        assert not later or work.result() == [x]
        assert x.tolist() == wanted[RANK]


def everyone(own, empty, wanted, later):
    """Rank r sends r + 1 rows, or tensors of r + 1 elements, to each; then equal parts."""
    mine = torch.cat([own.reshape(1, 2)] * COUNT * (RANK + 1))
    result = torch.cat([one.reshape(1, 2) for rank in range(COUNT) for one in [empty()[0]] * (rank + 1)])
    calls = [dist.all_to_all_single(result, mine, [rank + 1 for rank in range(COUNT)], [RANK + 1] * COUNT, None, later)]
    lists = [torch.cat([one[:1]] * (rank + 1)) for rank, one in enumerate(empty())]
    calls += [dist.all_to_all(lists, [torch.cat([own[:1]] * (RANK + 1))] * COUNT, None, later)]
    halves = empty()[0]
    calls += [dist.all_to_all_single(halves, own, async_op=later)]
    for work in calls:
        assert (work is not None) == later and (not later or work.wait() and work.is_success())
    assert result.tolist() == [wanted[rank] for rank in range(COUNT) for _ in range(rank + 1)]
    assert [one.tolist() for one in lists] == [wanted[rank][:1] * (rank + 1) for rank in range(COUNT)]
    assert halves.tolist() == [wanted[rank][RANK] for rank in range(COUNT)]


def refused(dtype, layout):
    for call in (dist.all_reduce, dist.reduce):
        try:
            call(layout(torch.zeros(2, dtype=dtype)))
            raise AssertionError(dtype)
        except TypeError as error:
            assert "which has no arithmetic; convert it" in str(error)


def reductions(dtype, layout):
    every, back = layout(torch.tensor([[rank, 1] for rank in range(COUNT)]).view(-1).to(dtype)), layout(
        torch.zeros(2, dtype=dtype))
    dist.reduce_scatter_tensor(back, every)
    total, one = layout(torch.ones(3, dtype=dtype)), layout(torch.ones(3, dtype=dtype))
    dist.all_reduce(total)
    dist.reduce(one, 1)
    wanted = torch.tensor(COUNT).to(dtype).item()
    assert total.tolist() == [wanted] * 3 and one.tolist() == ([wanted] * 3 if RANK == 1 else [1] * 3)
    assert back.tolist() == torch.tensor([RANK * COUNT, COUNT]).to(dtype).tolist()
    dist.reduce_scatter(back, [layout(torch.ones(2, dtype=dtype)) for _ in range(COUNT)])
    assert back.tolist() == [wanted] * 2
    work = dist.all_reduce(total, async_op=True)
    assert work.wait() and total.tolist() == [torch.tensor(COUNT * COUNT).to(dtype).item()] * 3


# One rank goes the other way, with the same results and the same digest.
for dtype in ALL:
    for layout in (torch.clone, strided, strided if RANK else torch.clone):
        movements(dtype, layout)
        if dtype._kind in mpi.STORED:
            refused(dtype, layout)
        else:
            reductions(dtype, layout)
        dist.barrier()
for name in direct.REDUCTIONS:
    for layout in (torch.clone, strided if RANK else torch.clone):
        values = layout(torch.tensor([RANK + 2, 6]).to(torch.float32 if name == "AVG" else torch.int32))
        dist.all_reduce(values, getattr(dist.ReduceOp, name))
digests = [None] * COUNT
dist.all_gather_object(digests, (world.calls, world.digest))
assert len(set(digests)) == 1, digests

plain = torch.ones(4)
takes = {
    "plain": (plain, SUM, True), "bools": (torch.ones(2).bool(), SUM, True), "empty": (torch.ones(0), SUM, True),
    "complex": (torch.ones(2, dtype=torch.complex64), SUM, True),
    "ordered complex": (torch.ones(2, dtype=torch.complex64), dist.ReduceOp.MAX, False),
    "half": (plain.half(), SUM, False), "mean": (plain, dist.ReduceOp.AVG, False),
    "bits of floats": (plain, dist.ReduceOp.BAND, False), "strided": (strided(plain), SUM, False),
    "meta": (plain.to("meta"), SUM, False), "recorded": (torch.ones(2, requires_grad=True), SUM, False),
    "parameter": (torch.nn.Parameter(plain, requires_grad=False), SUM, False), "no reduction": (plain, "SUM", False),
    "no tensor": ([1.0], SUM, False), "list": (plain, [SUM], False),
}
for name, (tensor, op, wanted) in takes.items():
    assert ran(lambda: collective(world, direct.ALL_REDUCE, tensor, None, op, 0, False)) == (wanted, wanted), name  # noqa: B023
for root in (-1, COUNT, None, "0", 1 << 70):
    assert ran(lambda: collective(world, direct.BROADCAST, plain, None, None, root, False)) == (False, 0)  # noqa: B023
for output, part in ((torch.ones(3), torch.ones(2)), (torch.ones(2 * COUNT).double(), torch.ones(2))):
    assert not collective(world, direct.ALL_GATHER, output, part, None, 0, False)
    assert not collective(world, direct.REDUCE_SCATTER, part, output, SUM, 0, False)
for tensor, peer, tag in ((plain, RANK, 0), (plain, COUNT, 0), (plain, -1, 0), (plain, None, 0), (plain, 1 - RANK, -1),
                          (plain, 1 - RANK, 1 << 40), (plain, 1 - RANK, True), (strided(plain), 1 - RANK, 0),
                          (plain.to("meta"), 1 - RANK, 0), ([1.0], 1 - RANK, 0)):
    assert message(world, direct.SEND, tensor, peer, tag) is False
other, arriving = 1 - RANK, torch.zeros(4)
assert message(world, direct.ISEND, torch.ones(4) * RANK, other, 3).peer == other
arrived = message(world, direct.IRECV, arriving, other, 3)
assert arrived.is_message and arrived.peer == other and arrived.wait() and arrived.source_rank() == other
assert arrived.result() == [arriving] and arriving.tolist() == [other] * 4
waiting = message(world, direct.IRECV, arriving, -1, 4)
assert waiting.peer is None and not waiting.is_completed() and waiting._cancel() and waiting.is_completed()
for rows in ([2, 1], [5, -1], [4], (2, 2), [2.0, 2.0], 3):
    assert ran(lambda: exchange(world, direct.ALL_TO_ALL, arriving, plain, rows, None, False)) == (False, 0)  # noqa: B023
rows = [1, 3] if RANK == 0 else [3, 1]
assert ran(lambda: exchange(world, direct.ALL_TO_ALL, arriving, torch.ones(4) * RANK, rows, rows, False)) == (True, 1)
assert arriving.tolist() == ([0, 1, 1, 1] if RANK == 0 else [0, 0, 0, 1])
assert not exchange(world, direct.ALL_TO_ALL, torch.ones(4).double(), plain, None, None, False)
assert not exchange(world, direct.ALL_TO_ALL, torch.ones(3), torch.ones(3), None, None, False)
assert not exchange(world, direct.ALL_TO_ALL, torch.ones(()), torch.ones(()), None, None, False)
first = dist.new_group([0])
for group in (None, 3, first if RANK else -100):
    assert not collective(group, direct.BARRIER, None, None, None, 0, False)

# Several threads may wait for one call; a call that nobody waits for keeps its tensor until it is complete.
for turn in range(20):
    late = dist.irecv(arriving, other, tag=6)
    threads = [threading.Thread(target=late.wait) for _ in range(3)]
    for thread in threads:
        thread.start()
    dist.send(torch.full((4,), float(turn)), other, tag=6)
    for thread in threads:
        thread.join()
    assert late.is_success() and arriving.tolist() == [turn] * 4
    dist.irecv(torch.zeros(3), other, tag=7)
    dist.send(torch.ones(3), other, tag=7)
for sent, size, words in ((torch.ones(3), 4, "sent 3 elements; the tensor has 4"),
                          (torch.ones(4).int(), 4, "sent IntTensor; the tensor is FloatTensor")):
    sending, refused_work = dist.isend(sent, other, tag=8), dist.irecv(torch.zeros(size), other, tag=8)
    try:
        refused_work.wait()
        raise AssertionError(words)
    except RuntimeError as error:
        assert words in str(error) and refused_work.exception() is error and not refused_work.is_success()
    if sent.dtype is torch.int32:
        dist.recv(torch.zeros(4).int(), other, tag=8)
    sending.wait()
taking = dist.irecv(arriving, other, tag=9)
for sent in (torch.ones(4) * 5, torch.ones(4).int()):
    dist.send(sent, other, tag=9)
dist.barrier()  # both messages have arrived before the call is asked
taking._refuse_other_types()
assert taking.wait() and arriving.tolist() == [5] * 4
dist.recv(torch.zeros(4).int(), other, tag=9)
# So is one that arrives between the question of a call and its cancellation.
given, set_mpi = [], torch._core.set_mpi
torch._core.set_mpi = lambda *arguments: given.extend(arguments)
direct._prepare.__wrapped__()
torch._core.set_mpi = set_mpi
answer = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int), ctypes.c_void_p)
not_yet = answer(lambda request, flag, status: flag.__setitem__(0, 0) or 0)
test = 2 * len(direct.CALLS) + 1  # the place of MPI_Test
functions = (*given[3][:test], ctypes.cast(not_yet, ctypes.c_void_p).value, *given[3][test + 1:])
taking = dist.irecv(arriving, other, tag=10)
dist.send(torch.ones(4) * 6, other, tag=10)
dist.barrier()
set_mpi(*given[:3], functions, *given[4:])
assert taking._cancel() is False
set_mpi(*given)
assert taking.wait() and taking.source_rank() == other and arriving.tolist() == [6] * 4
ended = world.ended
dist.all_reduce(arriving)
taking = dist.irecv(arriving, other, tag=11)
assert world.ended == ended + 1
dist.send(torch.ones(4), other, tag=11)
taking.wait()
assert world.ended == ended + 3
calls = world.calls
for world.calls in (-1, -2, -(2**63), 2**63 - 1):
    assert len(world._kinds()) in (0, COUNT) and not world._differs()
world.calls = calls
halves = dist.isend(strided(torch.ones(4).half() * RANK), other), dist.irecv(strided(arriving.half()), other)
assert all(work.wait() and work._group is world for work in halves)

saved = torch.ones(2, requires_grad=True)
factor = torch.ones(2)
product = (saved * factor).sum()
dist.all_reduce(factor)
try:
    product.backward()
    raise AssertionError("a direct write is not counted")
except RuntimeError:
    pass
group = dist.group.WORLD
dist.destroy_process_group()
assert not collective(group, direct.BARRIER, None, None, None, 0, False)
print(f"rank {RANK} of {COUNT} is done")
