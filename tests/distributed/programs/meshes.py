"""DTensors and parallel modules beside the same computation on whole tensors: meshes.py CASE."""

import copy
import gc
import io
import itertools
import pickle
import sys

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.tensor import (
    DTensor,
    Partial,
    Replicate,
    Shard,
    distribute_module,
    distribute_tensor,
    init_device_mesh,
    zeros,
)
from torch.distributed.tensor import placements as tensor_placements
from torch.distributed.tensor.parallel import loss_parallel
from torch.nn import functional as F

dist.init_process_group()
RANK, COUNT = dist.get_rank(), dist.get_world_size()
MESH = init_device_mesh("cpu", (COUNT,))
torch.manual_seed(1)  # the same numbers on all ranks
F32 = {"atol": 1e-5, "rtol": 1e-4}


def drawn(*size):
    return torch.randn(*size, requires_grad=True)


def beside(call, sizes, placements, mesh=MESH, wanted=None):
    """Compare a call on DTensors, and its gradients, with whole tensors; `wanted`: placements of the result."""
    wholes = [drawn(*size) for size in sizes]
    parts = [distribute_tensor(one, mesh, places) for one, places in zip(wholes, placements, strict=True)]
    result, expected = call(*parts), call(*wholes)
    assert isinstance(result, DTensor) and result.shape == expected.shape, (result, expected.shape)
    assert wanted is None or result.placements == tuple(wanted), (result.placements, wanted)
    weight = torch.linspace(-1, 1, expected.numel()).view(expected.shape)
    torch.testing.assert_close(result.full_tensor(), expected, **F32)
    (result * distribute_tensor(weight, mesh)).sum().backward()
    (expected * weight).sum().backward()
    for part, one, places in zip(parts, wholes, placements, strict=True):
        assert (part.grad is None) == (one.grad is None)
        if one.grad is not None:
            assert part.grad.placements == tuple(places)
            torch.testing.assert_close(part.grad.full_tensor(), one.grad, **F32)


def everywhere(call, *sizes):
    """Compare a call for every placement of its operands."""
    choices = [[Replicate(), *map(Shard, range(len(size)))] for size in sizes]
    for placements in itertools.product(*choices):
        beside(call, sizes, [[one] for one in placements])


def rows():
    """Each kind of row, under every placement; sizes that the ranks do not divide, too."""
    everywhere(lambda x: x.exp() + 1, (5, 3))
    everywhere(lambda x, y: x * y - y, (4, 3), (4, 3))
    everywhere(lambda x, y: x * y, (2, 5, 3), (5, 1))
    everywhere(lambda x: x.sum(1), (4, 5))
    everywhere(lambda x: x.sum(), (5, 3))
    everywhere(lambda x: x.mean((0, 2), keepdim=True), (4, 2, 4))
    everywhere(lambda x: x.mean(0), (3, 4))
    everywhere(lambda x: x.amax(1), (4, 5))
    everywhere(lambda x: x.softmax(-1), (4, 6))
    everywhere(lambda x: x.cumsum(0), (4, 6))
    everywhere(lambda x: F.layer_norm(x, (6,)), (4, 3, 6))
    everywhere(lambda x, w, b: F.layer_norm(x, (6,), w, b), (4, 2, 6), (6,), (6,))
    everywhere(torch.mm, (4, 6), (6, 3))
    everywhere(torch.matmul, (2, 4, 6), (6, 3))
    everywhere(torch.bmm, (4, 2, 6), (4, 6, 3))
    everywhere(lambda x, a, b: torch.addmm(x, a, b), (3,), (4, 6), (6, 3))
    everywhere(F.linear, (4, 2, 6), (3, 6), (3,))
    everywhere(lambda x: x.transpose(0, 1), (4, 6))
    everywhere(lambda x: x.permute(2, 0, 1) * 2, (4, 3, 6))
    everywhere(lambda x: x.view(4, 6), (4, 2, 3))
    everywhere(lambda x: x.reshape(2, 3, 4) * 1, (6, 4))
    everywhere(lambda x: x.unsqueeze(1).squeeze(1), (4, 6))
    everywhere(lambda x: x[1:3, ::2] + x[:2, 1::2], (4, 6))
    everywhere(lambda x: torch.cat(x.chunk(2, -1), 0), (4, 6))
    everywhere(lambda x, y: torch.cat([x, y], 1), (4, 3), (4, 2))
    everywhere(F.conv1d, (4, 2, 5), (3, 2, 3), (3,))
    everywhere(lambda x: F.max_pool2d(x, 2), (4, 2, 4, 4))
    everywhere(lambda x: F.gelu(x).norm(), (4, 6))
    everywhere(lambda w: F.embedding(torch.tensor([[1, 4], [0, 4]]) if not isinstance(w, DTensor) else
                                     distribute_tensor(torch.tensor([[1, 4], [0, 4]]), MESH), w, padding_idx=1), (5, 4))


def targets(*size, classes=6, ignored=False):
    result = torch.randint(classes, size)
    if ignored:
        result.view(-1)[::3] = -100
    return result


def on(tensor, call, *placements, mesh=MESH):
    """Return a call with one more operand, which is on all ranks or placed."""
    return lambda *operands: call(*operands, distribute_tensor(tensor, mesh, placements or [Replicate()] * mesh.ndim)
                                  if isinstance(operands[0], DTensor) else tensor)


def staying():
    """Calls that gather nothing, or only what is small: attention, losses, einsum, norms, indices."""
    gathered, before = [], tensor_placements._gathered

    def counted(local, *others):
        gathered.append(local.numel())
        return before(local, *others)

    tensor_placements._gathered = counted

    def stays(call, sizes, where, wanted=None, most=0):
        parts = [distribute_tensor(drawn(*size), MESH, [place]) for size, place in zip(sizes, where, strict=True)]
        gathered.clear()
        result = call(*parts)
        assert sum(gathered) <= most, gathered
        assert wanted is None or result.placements == (wanted,), (result.placements, wanted)
        beside(call, sizes, [[place] for place in where])

    rows, columns, whole = Shard(0), Shard(1), Replicate()
    attention = F.scaled_dot_product_attention
    for place in (rows, columns):
        stays(attention, [(4, 4, 5, 3)] * 3, [place] * 3, place)
        stays(lambda q, k, v: attention(q, k, v, is_causal=True), [(4, 4, 5, 3)] * 3, [place] * 3, place)
    stays(on(torch.randn(5, 5) > 0, attention), [(4, 4, 5, 3)] * 3, [columns] * 3, columns)
    stays(lambda q, k, v: attention(q, k, v, enable_gqa=True), [(2, 8, 5, 3), *[(2, 4, 5, 3)] * 2],
          [columns] * 3, columns)
    for equation, sizes, where, wanted in (
            ("bhqd,bhkd->bhqk", [(2, 4, 3, 5), (2, 4, 6, 5)], [columns] * 2, columns),
            ("bqd,ed->bqe", [(3, 4, 6), (8, 6)], [columns, whole], columns),
            ("bqd,ed->bqe", [(3, 4, 8), (6, 8)], [Shard(2), columns], Partial()),
            ("...i,...i->...", [(4, 3, 2), (3, 2)], [rows, whole], rows), ("ij->ji", [(4, 3)], [rows], columns),
            ("ab,bc,cd->ad", [(4, 3), (3, 5), (5, 2)], [rows, whole, whole], rows)):
        stays(lambda *operands, equation=equation: torch.einsum(equation, *operands), sizes, where, wanted)
    everywhere(lambda x: torch.einsum("iij->ij", x), (4, 4, 3))
    everywhere(lambda x, y: torch.einsum("ab,cb->ac", x, y), (4, 3), (5, 3))
    for reduction, after in (("none", rows), ("sum", Partial()), ("mean", Partial())):
        for loss in (F.mse_loss, F.smooth_l1_loss, F.binary_cross_entropy_with_logits, F.kl_div):
            stays(lambda x, y, loss=loss: loss(x, y.sigmoid(), reduction=reduction), [(8, 3)] * 2, [rows] * 2, after)  # noqa: B023
            everywhere(lambda x, y, loss=loss: loss(x, y.sigmoid(), reduction=reduction), (5, 3), (5, 3))  # noqa: B023
        for sample, classes in ((rows, whole), (columns, Shard(0))):
            for options in ({}, {"weight": True}, {"ignore_index": 2}, {"weight": True, "ignore_index": 2}):
                for loss in (F.cross_entropy, F.nll_loss):
                    def call(x, w, target, loss=loss, options=options, reduction=reduction):
                        more = options | ({"weight": w.detach().exp()} if "weight" in options else {})
                        return loss(x, target, reduction=reduction, **more)
                    places = [sample] if sample == rows else [whole]
                    for size in ((8, 8), (8, 8, 3)):
                        target = targets(8, *size[2:], classes=8, ignored="ignore_index" not in options)
                        stays(on(target, call, *places), [size, (8,)], [sample, classes], most=2 * target.numel())
                    everywhere(on(targets(5, classes=4), call), (5, 4), (4,))
    everywhere(on(targets(5, classes=4), lambda x, t: F.cross_entropy(x, t, label_smoothing=0.1)), (5, 4))
    stays(lambda x: torch.linalg.inv(x @ x.mT + distribute_tensor(torch.eye(3), MESH) if isinstance(x, DTensor) else
                                     x @ x.mT + torch.eye(3)), [(4, 3, 3)], [rows], rows)
    for call in (lambda x: x.std(1), lambda x: x.var(1, unbiased=False), lambda x: x.norm(dim=1),
                 lambda x: x.norm(1, -1), lambda x: F.cosine_similarity(x, x + 1), lambda x: F.normalize(x),
                 lambda x: F.group_norm(x, 2), lambda x: x.masked_fill(x > 0, 2), lambda x: x[:, 1:3],
                 lambda x: x[..., 0], lambda x: x[:, None, ::2]):
        stays(call, [(8, 4)], [rows], rows if call(torch.ones(8, 4)).dim() else None)
    lines(stays)
    for call in (lambda x: x.std(), lambda x: x.std(0), lambda x: x[1], lambda x: x[1:, 0], lambda x: x[None],
                 lambda x: x[-2:], lambda x: x.amax(), lambda x: x.amin(0), lambda x: x.prod(1),
                 lambda x: x.max(), lambda x: x.norm(),
                 lambda x: F.batch_norm(x, None, None, training=True), lambda x: x.unfold(1, 2, 1)):
        everywhere(call, (5, 4))
    stays(lambda x: x.amax(0), [(8, 4)], [rows], whole, most=4)
    stays(torch.mv, [(8, 4), (4,)], [rows, whole], rows)
    stays(torch.dot, [(8,), (8,)], [rows, rows], Partial())
    stays(torch.outer, [(8,), (4,)], [rows, whole], rows)
    z = distribute_tensor(torch.randn(4, 3, dtype=torch.complex64), MESH, [rows])
    assert isinstance(z.real, DTensor) and torch.equal(z.real.full_tensor(), z.full_tensor().real)
    tensor_placements._gathered = before
    grids()


def lines(stays):
    """Calls along the dim that is in parts exchange results of lines; indices, borders, triangles, modules of heads."""
    rows, columns, whole = Shard(0), Shard(1), Replicate()
    stays(lambda x: x.norm(0) + x.sum(), [(8, 4)], [rows], whole, most=4)
    for p in (2, 1, 3, -1, float("inf"), -float("inf")):
        for dim in (None, 0, 1, (0, 1)):
            stays(lambda x, p=p, dim=dim: x.norm(p, dim), [(8, 4)], [rows], most=4)
            everywhere(lambda x, p=p, dim=dim: x.norm(p, dim, True), (5, 4))
    beside(lambda x: (x * 0).norm(), [(8, 4)], [[rows]])
    beside(lambda x: (x * 1e30).norm(), [(8, 4)], [[rows]])
    for call in (lambda x: x.std(), lambda x: x.std(0), lambda x: x.var(0, correction=0),
                 lambda x: x.var(unbiased=False), lambda x: torch.std_mean(x, 0)[0], lambda x: x.logsumexp(0),
                 lambda x: x.logsumexp((0, 1)), lambda x: x.softmax(0), lambda x: x.log_softmax(0),
                 lambda x: F.normalize(x, dim=0)):
        stays(call, [(8, 4)], [rows], most=4)
        everywhere(call, (5, 4))
    beside(lambda x: (x * 0).std(), [(8, 4)], [[rows]])
    stays(lambda x: x.softmax(0), [(8, 4)], [rows], rows, most=4)
    for call in (torch.any, torch.all, lambda x: x.any(0), lambda x: x.all(1)):
        for place in (rows, columns):
            x = torch.arange(32).view(8, 4) > 5
            assert call(distribute_tensor(x, MESH, [place])).full_tensor().equal(call(x))
    picked = torch.tensor([3, 0, 3])
    for call in (lambda x, i: x.index_select(1, i), lambda x, i: x.index_select(0, i)):
        stays(on(picked, call), [(8, 4)], [rows])
        for place in (whole, rows):
            for size in ((5, 4), (4, 5, 2)):
                everywhere(on(picked, call, place), size)
    images = [lambda x: F.pad(x, (1, 2)), lambda x: F.pad(x, (1, 2), value=3.0), lambda x: F.pad(x, (2, 1), "reflect"),
              lambda x: x.repeat(1, 3), lambda x: x.repeat(2, 1, 2), lambda x: x.tile((2,)),
              lambda x: x.repeat_interleave(2, 1), lambda x: x.triu(), lambda x: x.tril(-1), lambda x: x.triu(2)]
    for call in images:
        stays(call, [(8, 4)], [rows])
        everywhere(call, (5, 4))
    everywhere(lambda x: F.pad(x, (0, 0, 1, -1)), (5, 4))
    for k in (0, 1, -2):
        stays(lambda x, k=k: x.tril(k), [(8, 4, 3)], [rows], rows)
        everywhere(lambda x, k=k: x.triu(k) - x.tril(k), (3, 5, 4))
    everywhere(lambda x: F.pixel_shuffle(x, 2), (4, 8, 3, 2))
    stays(lambda x: F.interpolate(x, scale_factor=2), [(8, 2, 3)], [rows], rows)
    layer = nn.MultiheadAttention(4, 2, batch_first=True)
    parts = distribute_module(copy.deepcopy(layer), MESH)
    for options in ({}, {"need_weights": False}):
        stays(lambda x, options=options: (parts if isinstance(x, DTensor) else layer)(x, x, x, **options)[0],
              [(4, 3, 4)], [rows], rows)
    torch.testing.assert_close(parts.in_proj_weight.grad.full_tensor(), layer.in_proj_weight.grad, **F32)
    classes = distribute_tensor(torch.tensor([2, 0, 1, 2]), MESH, [rows])
    assert F.one_hot(classes).full_tensor().equal(F.one_hot(classes.full_tensor()))
    assert torch.equal(classes, classes) and not torch.equal(classes, classes + 1)
    assert classes.nonzero().full_tensor().tolist() == [[0], [2], [3]]
    assert classes.masked_select(classes > 1).full_tensor().tolist() == [2, 2]


def grids():
    """Losses of samples and classes that are sharded over both dims of a mesh; plain targets; refusals."""
    scores, labels = torch.randn(4, 8), targets(4, classes=8)
    if COUNT == 4:
        grid = init_device_mesh("cpu", (2, 2))
        for places in itertools.product([Replicate(), Shard(0), Shard(1)], repeat=2):
            beside(on(labels, F.cross_entropy, mesh=grid), [(4, 8)], [places], grid)
            beside(lambda x: F.mse_loss(x, x * 2), [(4, 8)], [places], grid)
    parts = distribute_tensor(scores, MESH, [Shard(1)]).requires_grad_()
    with loss_parallel():
        loss = F.cross_entropy(parts, labels)
        loss.backward()
    wanted = scores.clone().requires_grad_()
    F.cross_entropy(wanted, labels).backward()
    torch.testing.assert_close(parts.grad.full_tensor(), wanted.grad)
    for call, words in ((lambda: F.cross_entropy(parts, labels), "is a plain tensor beside a DTensor"),
                        (lambda: F.cross_entropy(parts, distribute_tensor(labels + 8, MESH)), "need one from 0 to 7"),
                        (lambda: F.embedding(distribute_tensor(labels - 9, MESH), distribute_tensor(scores.t(), MESH, [
                            Shard(0)])), "need one from 0 to 7")):
        try:
            call()
            raise AssertionError(words)
        except (RuntimeError, IndexError) as error:
            assert words in str(error), error


def moves(*after):
    return lambda x: (x.redistribute(placements=after) if isinstance(x, DTensor) else x) * 1


def placements():
    """Every change of a placement, its gradients, and meshes of two dims."""
    for size in ((4, 6), (5, 3)):
        for before, after in itertools.product([Replicate(), Shard(0), Shard(1)], repeat=2):
            beside(moves(after), [size], [[before]], wanted=[after])
    if COUNT == 4:
        grid = init_device_mesh("cpu", (2, 2), mesh_dim_names=("data", "model"))
        choices = [Replicate(), Shard(0), Shard(1)]
        for before in itertools.product(choices, repeat=2):
            for after in itertools.product(choices, repeat=2):
                beside(moves(*after), [(5, 4)], [before], grid, after)
        beside(F.linear, [(4, 6), (8, 6), (8,)], [(Shard(0), Replicate()), (Replicate(), Shard(0)),
                                                  (Replicate(), Shard(0))], grid, (Shard(0), Shard(1)))
    term = DTensor.from_local(torch.full((3, 2), RANK + 1.0), MESH, [Partial()])
    total = COUNT * (COUNT + 1) / 2
    assert term.full_tensor().tolist() == [[total] * 2] * 3
    assert term.redistribute(placements=[Shard(0)]).full_tensor().tolist() == [[total] * 2] * 3
    assert DTensor.from_local(torch.ones(2), MESH, [Partial("avg")]).full_tensor().tolist() == [1, 1]
    part = torch.ones(2, requires_grad=True)
    DTensor.from_local(part, MESH, [Shard(0)]).full_tensor().sum().backward()
    assert part.grad.tolist() == [1, 1]


def layouts():
    """Results stay where the work is."""
    beside(F.linear, [(4, 6), (8, 6), (8,)], [[Replicate()], [Shard(0)], [Shard(0)]], wanted=[Shard(1)])
    beside(F.linear, [(4, 6), (8, 6), (8,)], [[Shard(1)], [Shard(1)], [Replicate()]], wanted=[Partial()])
    beside(lambda x: x.sum(0), [(4, 6)], [[Shard(0)]], wanted=[Partial()])
    beside(lambda x: x.mean(), [(4, 6)], [[Shard(0)]], wanted=[Partial()])
    beside(lambda x: x.view(4, 2, 3), [(4, 6)], [[Shard(0)]], wanted=[Shard(0)])
    beside(lambda x: x.view(4, 2, 8).transpose(1, 2), [(8, 8)], [[Shard(0)]], wanted=[Shard(0)])
    beside(lambda x: x.softmax(-1), [(4, 6)], [[Shard(0)]], wanted=[Shard(0)])
    x = distribute_tensor(torch.arange(6.0), MESH, [Shard(0)])
    assert x.sum().item() == 15
    x += 1
    x.mul_(2).add_(distribute_tensor(torch.ones(6), MESH))
    assert x.placements == (Shard(0),) and x.full_tensor().tolist() == [3, 5, 7, 9, 11, 13]
    assert zeros(5, 3, device_mesh=MESH, placements=[Shard(0)]).full_tensor().tolist() == [[0] * 3] * 5
    for call, words in ((lambda: x + torch.ones(6), "is a plain tensor beside a DTensor"),
                        (lambda: x.redistribute(placements=[Shard(1)]), "of a tensor of 1 dims"),
                        (lambda: distribute_tensor(torch.ones(2), MESH, [Partial()]), "need Shard or Replicate"),
                        (lambda: x.__setitem__(0, 1), "is not changed in place"),
                        (lambda: torch.add(x, 1, out=x), "is not changed in place")):
        try:
            call()
            raise AssertionError(words)
        except (RuntimeError, ValueError, IndexError) as error:
            assert words in str(error), error


def files():
    """Each rank saves its parts and reads them back onto the same mesh."""
    mesh = init_device_mesh("cpu", (COUNT,), mesh_dim_names=("parts",))
    x = distribute_tensor(torch.arange(15.0).view(5, 3), mesh, [Shard(0)])
    state = {"parameter": nn.Parameter(x), "rows": x, "whole": torch.ones(2),
             "terms": DTensor.from_local(torch.ones(2), mesh, [Partial()])}
    for options in ({}, {"weights_only": True}, {"weights_only": False}):
        file = io.BytesIO()
        torch.save(state, file)
        file.seek(0)
        read = torch.load(file, **options)
        assert isinstance(read["parameter"], nn.Parameter) and read["parameter"].requires_grad
        assert read["rows"].placements == (Shard(0),) and not read["rows"].requires_grad and read["whole"].sum() == 2
        assert torch.equal(read["rows"].full_tensor(), x.full_tensor())
        assert read["terms"].full_tensor().tolist() == [COUNT] * 2
    assert torch.equal(pickle.loads(pickle.dumps(x)).full_tensor(), x.full_tensor())
    layer, file = distribute_module(nn.Linear(3, 4), mesh), io.BytesIO()
    torch.save(layer.state_dict(), file)
    file.seek(0)
    layer.load_state_dict(torch.load(file))
    del x, mesh, layer, state, read
    gc.collect()
    file.seek(0)
    try:
        torch.load(file)
        raise AssertionError("a mesh that is gone")
    except RuntimeError as error:
        assert "make that mesh on every rank first" in str(error), error


{"rows": rows, "staying": staying, "placements": placements, "layouts": layouts, "files": files}[sys.argv[1]]()
print(RANK, "equal")
