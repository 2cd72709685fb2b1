"""Every collective on every type of tensor, in several memory layouts, against NumPy."""

import functools

import numpy as np

import torch
import torch.distributed as dist
from torch.autograd import Variable

dist.init_process_group("gloo")  # as programs of today have it
RANK, COUNT = dist.get_rank(), dist.get_world_size()
KINDS = ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"]
JOIN = {"SUM": np.add, "PRODUCT": np.multiply, "MIN": np.minimum, "MAX": np.maximum}
LAYOUTS = {
    "contiguous": lambda t: t, "transposed": lambda t: t.t().contiguous().t(),
    "stepped": lambda t: torch.cat([t, t], 1)[:, ::2].copy_(t), "variable": lambda t: Variable(t, requires_grad=False),
}


def drawn(rank, kind, layout):
    torch.manual_seed(100 + rank)
    return LAYOUTS[layout](torch.rand(3, 4).mul_(4).add_(1).type(f"torch.{kind}Tensor"))


def array(tensor):
    return np.array((tensor.data if isinstance(tensor, Variable) else tensor).tolist())


def same(tensor, wanted):
    assert np.allclose(array(tensor), wanted, rtol=1e-2), (tensor, wanted)


def reductions(kind, layout, arrays):
    for name, join in JOIN.items():
        wanted = functools.reduce(join, arrays)
        for waits in (False, True):
            x = drawn(RANK, kind, layout)
            work = dist.all_reduce(x, getattr(dist.ReduceOp, name), async_op=waits)
            assert not waits or (work.wait() and work.is_completed() and work.result()[0] is x)
            same(x, wanted)
            x = drawn(RANK, kind, layout)
            work = dist.reduce(x, 1, getattr(dist.ReduceOp, name), async_op=waits)
            assert not waits or work.wait()
            same(x, wanted if RANK == 1 else arrays[RANK])


def movements(kind, layout, every, arrays):
    def empty():
        return [drawn(50, kind, layout) for _ in range(COUNT)]

    x = drawn(RANK, kind, layout)
    dist.broadcast(x, 1)
    same(x, arrays[1])
    result = empty()
    dist.all_gather(result, every[RANK])
    [same(one, wanted) for one, wanted in zip(result, arrays, strict=True)]
    result = empty() if RANK == 0 else None
    dist.gather(every[RANK], result, 0)
    [same(one, wanted) for one, wanted in zip(result or [], arrays, strict=False)]
    x = drawn(50, kind, layout)
    dist.scatter(x, every if RANK == COUNT - 1 else None, COUNT - 1)
    same(x, arrays[RANK])
    x = drawn(50, kind, layout)
    dist.reduce_scatter(x, every)
    same(x, arrays[RANK] * COUNT)
    result = empty()
    dist.all_to_all(result, every)
    [same(one, arrays[RANK]) for one in result]
    x = drawn(50, kind, layout)
    if RANK == 0:
        dist.send(every[0], 1)
    elif RANK == 1:
        assert dist.recv(x) == 0
        same(x, arrays[0])
    x = torch.zeros(3 * COUNT, 4).type(f"torch.{kind}Tensor")
    dist.all_gather_into_tensor(x, every[RANK])
    same(x, np.concatenate(arrays))


def single():
    x, out = torch.arange(0, COUNT * 2).float() + 10 * RANK, torch.zeros(COUNT * 2)
    dist.all_to_all_single(out, x)
    assert out.tolist() == [2 * RANK + 10 * k + j for k in range(COUNT) for j in (0, 1)]
    out = torch.zeros(2)
    dist.reduce_scatter_tensor(out, x)
    assert out.tolist() == [sum(2 * RANK + j + 10 * k for k in range(COUNT)) for j in (0, 1)]
    sizes = [k + 1 for k in range(COUNT)]  # rank r gets r + 1 rows from each
    x, out = torch.ones(sum(sizes), 2) * RANK, torch.zeros(COUNT * (RANK + 1), 2)
    dist.all_to_all_single(out, x, [RANK + 1] * COUNT, sizes)
    assert out[:, 0].tolist() == [k for k in range(COUNT) for _ in range(RANK + 1)]
    x = torch.ones(4) * (RANK + 1)
    dist.all_reduce(x, dist.ReduceOp.AVG)
    assert x.tolist() == [(COUNT + 1) / 2] * 4
    dist.all_reduce(torch.ones(0))
    x = torch.zeros(2)
    ring = [dist.P2POp(dist.isend, torch.ones(2) * RANK, (RANK + 1) % COUNT),
            dist.P2POp(dist.irecv, x, (RANK - 1) % COUNT)]
    [work.wait() for work in dist.batch_isend_irecv(ring)]
    assert x.tolist() == [(RANK - 1) % COUNT] * 2


def objects():
    result = [None] * COUNT
    dist.all_gather_object(result, {"rank": RANK})
    assert result == [{"rank": k} for k in range(COUNT)]
    result = [RANK, RANK]
    dist.broadcast_object_list(result, 1)
    assert result == [1, 1]
    result = [None] * COUNT if RANK == 0 else None
    dist.gather_object(RANK, result, 0)
    assert RANK or result == list(range(COUNT))
    result = [None]
    dist.scatter_object_list(result, [k * k for k in range(COUNT)] if RANK == 0 else None, 0)
    assert result == [RANK * RANK]
    result = [None, None]
    if RANK == 0:
        early = [dist.isend(torch.ones(2), 1, tag=5), dist.isend(torch.ones(2).bool(), 1)]
        dist.send_object_list(["a", torch.ones(2)], 1)
        assert all(work.wait() for work in early)
    elif RANK == 1:
        assert dist.recv_object_list(result) == 0 and result[0] == "a" and result[1].tolist() == [1, 1]
        for arriving, tag in ((torch.zeros(2), 5), (torch.zeros(2).bool(), 0)):  # tensors that were sent before
            assert dist.recv(arriving, 0, tag=tag) == 0 and arriving.all()


def groups():
    ranks = sorted({1, COUNT - 1})
    group = dist.new_group(ranks)
    assert dist.get_rank(group) == (ranks.index(RANK) if RANK in ranks else -1)
    assert dist.get_process_group_ranks(group) == ranks
    x = torch.ones(2) * RANK
    if RANK in ranks:
        dist.all_reduce(x, group=group)
        assert x.tolist() == [sum(ranks)] * 2
        dist.broadcast(x.fill_(RANK), ranks[-1], group=group)
        assert x.tolist() == [ranks[-1]] * 2
    else:
        refused(ValueError, lambda: dist.all_reduce(x, group=group), "is not in the group of ranks")
    own, all_groups = dist.new_subgroups(1)
    assert own.ranks == [RANK] and len(all_groups) == COUNT


def refused(kind, call, words):
    try:
        call()
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)


def mistakes():
    x = torch.ones(2)
    refused(TypeError, lambda: dist.all_reduce([1]), "all_reduce: tensor is a list; need a Tensor")
    refused(ValueError, lambda: dist.broadcast(x, 99), "broadcast: src is 99; need one of the ranks 0")
    refused(ValueError, lambda: dist.all_gather([x], x), "all_gather: tensor_list has 1 tensors; need a list of")
    refused(ValueError, lambda: dist.all_gather([torch.ones(3)] * COUNT, x), "need one type and size")
    refused(ValueError, lambda: dist.send(x, RANK), "this rank; need another rank")
    refused(TypeError, lambda: dist.all_reduce(x, dist.ReduceOp.BAND), "BAND takes integers")
    refused(TypeError, lambda: dist.all_reduce(x.long(), dist.ReduceOp.AVG), "AVG takes floats")
    refused(RuntimeError, lambda: dist.init(), "joined a job already")
    refused(ValueError, lambda: dist.new_group([0, 0]), "need at least one rank among")
    work = dist.irecv(x, tag=7) if RANK == 0 else None
    if RANK == 0:
        refused(TimeoutError, lambda: work.wait(0.1), "irecv")
    dist.barrier()
    if RANK == 1:
        dist.send(torch.ones(1), 0, tag=7)
    elif RANK == 0:
        refused(RuntimeError, lambda: work.wait(), "rank 1 sent 1 elements; the tensor has 2")


for kind in KINDS:
    for layout in LAYOUTS:
        every = [drawn(rank, kind, layout) for rank in range(COUNT)]
        reductions(kind, layout, [array(one) for one in every])
        movements(kind, layout, every, [array(one) for one in every])
single()
objects()
groups()
mistakes()
dist.destroy_process_group()
assert not dist.is_initialized()
dist.init()
dist.barrier()
print(f"rank {dist.rank()} of {dist.world_size()} is done")
