"""Fuzzed layouts: matrices with batch dims, memory formats, torch.equal, and writes through views of views.

Each has a property: a batch equals its matrices one by one, a memory format changes no number, and the gradient of a
program that only moves, scales and overwrites elements is that of its differences.
"""

import itertools

from calls import CATALOGUE, SAMPLES, Case, Finding, _close, function_of
from world import EXPECTED

import torch

BATCHED = [row for row in CATALOGUE.rows if row.batched and row.is_function and not row.internal and SAMPLES[row.op]]
IMAGES = [row for row in CATALOGUE.rows if row.is_function and not row.internal and not row.changes
          and any(isinstance(size, list) and len(size) == 4 for sample in SAMPLES[row.op] for size in sample.values())]
# Their factors are unique up to signs or phases, or to the order of rows, which rounding may decide.
LOOSE = {"linalg_svd", "svd", "linalg_eig", "eig", "linalg_eigh", "symeig", "geqrf", "pstrf", "qr", "linalg_qr"}
SEVERAL = {"rrelu", "dropout", "bernoulli", "multinomial", "randperm", "empty_like", "is_contiguous", "stride"}
COUNTS = dict.fromkeys(("batches", "images", "writes through views"), 0)


def _parts(value):
    return list(value) if isinstance(value, (list, tuple)) else [value]


def batch(world):
    """Check that a row of matrices gives for a batch what it gives for each, in any strides."""
    row = world.pick(BATCHED)
    case = Case(row, world.pick(SAMPLES[row.op]), world.pick(row.dtypes), world.random.getrandbits(16))
    given = {name: value for name, value in case.arguments().items() if value is not None}
    size = world.pick(((2,), (0,), (3, 2), (1, 4), (2, 1, 2), (17,)))
    wide, singles = {}, {}
    for name, value in given.items():
        if name not in row.batched or not isinstance(value, torch.Tensor) or value.dim() != row.batched[name]:
            wide[name] = value
            continue
        own = tuple(1 if world.chance(0.2) else n for n in size)
        own = own[world.random.randrange(len(own) + 1):] if world.chance(0.3) else own
        factors = [1 + 0.01 * k for k in range(torch.Size(own).numel())]
        parts = [value * factor if value.is_floating_point() or value.is_complex() else value for factor in factors]
        stacked = torch.stack(parts).reshape(*own, *value.size()) if parts else value.new_zeros((*own, *value.size()))
        layout = world.random.randrange(4)
        if layout == 0:
            stacked = stacked.transpose(-1, -2).contiguous().transpose(-1, -2) if value.dim() > 1 else stacked
        elif layout == 1:
            stacked = torch.stack([stacked, stacked], -1)[..., 0]
        elif layout == 2 and len(own) > 1:
            stacked = stacked.transpose(0, 1).contiguous().transpose(0, 1)
        wide[name] = stacked
        singles[name] = stacked.expand(*size, *value.size())
    if not singles:
        return
    COUNTS["batches"] += 1
    world.calls += 1
    result = _parts(function_of(row)(**wide))
    common = torch.broadcast_shapes(*(wide[name].size()[:wide[name].dim() - given[name].dim()] for name in singles))
    if row.op in LOOSE:
        return
    for index in itertools.product(*map(range, common)):
        if 0 in size:
            return
        own = index if len(common) == len(size) else (0,) * (len(size) - len(common)) + index
        alone = {name: singles[name][own] if name in singles else value for name, value in wide.items()}
        for one, other in zip(result, _parts(function_of(row)(**alone)), strict=True):
            if not world.evil_used and isinstance(one, torch.Tensor) and not _close(one[index].clone(), other):
                raise Finding(f"{row.op} of a batch {common} gives {one[index]} at {index}, and alone {other}: {alone}")
        world.calls += 1
        if world.chance(0.5):
            return


def image(world):
    """Check that rows give the same numbers for channels_last operands."""
    row = world.pick(IMAGES)
    case = Case(row, world.pick(SAMPLES[row.op]), world.pick(row.dtypes), world.random.getrandbits(16))
    if row.op in SEVERAL or "random" in str(row.body.kind):
        return
    given = [value for value in case.arguments().values()]
    while given and given[-1] is None:
        given.pop()
    turned = [value.contiguous(memory_format=torch.channels_last)
              if isinstance(value, torch.Tensor) and value.dim() == 4 and world.chance(0.8) else value
              for value in given]
    COUNTS["images"] += 1
    world.calls += 2
    torch.manual_seed(1)
    plain = function_of(row)(*given)
    torch.manual_seed(1)
    result = function_of(row)(*turned)
    if not world.evil_used and not _close(plain, result):
        raise Finding(f"{row.op} of channels_last operands gives {result}, not {plain}")


def equal(world):
    """Check torch.equal against the elements, for two layouts of nearly equal tensors."""
    one = world.fresh()
    other = one.clone() if world.chance(0.5) else one.contiguous().t().contiguous().t() if one.dim() == 2 else one
    if other.numel() and world.chance(0.5):
        other = other.contiguous().clone()
        flat = other.view(-1)
        flat[world.random.randrange(other.numel())] = world.pick((0, 1, 3))
    wanted = one.size() == other.size() and one.tolist() == other.tolist()
    if torch.equal(one, other) != wanted:
        raise Finding(f"equal of {one} and {other} is not {wanted}")


def _view(world, t, whole):
    """Return the parameters of a view of a tensor: a function."""
    d = world.random.randrange(t.dim()) if t.dim() else 0
    n = t.size(d) if t.dim() else 1
    k, m = world.random.randrange(max(n, 1)), world.random.randrange(1, 3)
    count = max(1, t.numel() // 2)
    return world.pick((
        lambda v: v.select(d, k), lambda v: v.narrow(d, k, n - k), lambda v: v[..., k::m] if v.dim() else v,
        lambda v: v.unsqueeze(0), lambda v: v.squeeze(), lambda v: v.transpose(d, 0), lambda v: v.view(-1),
        lambda v: v.expand(2, *v.size()), lambda v: v.unfold(d, min(2, n), 1), lambda v: v.diagonal(),
        lambda v: v.chunk(2, d)[0], lambda v: v.permute(*reversed(range(v.dim()))), lambda v: v.unflatten(0, (1, -1)),
        lambda v: torch.view_as_complex(v.unflatten(-1, (-1, 2))).real, lambda v: v.flatten(),
        lambda v: v.movedim(0, -1), lambda v: v[(None,) * m], lambda v: v.split(1, d)[0],
        *(_strided(count) if whole else ())))


def _strided(count):
    return (lambda v: v.as_strided((count,), (1,)), lambda v: v.as_strided((2, count), (0, 1)),
            lambda v: v.as_strided((2, count), (1, 1)), lambda v: v.as_strided((count, 2), (2, 1), 0))


def _write(world, t):
    """Return a write to a tensor, which depends on other values at most linearly."""
    n, k = world.pick((0.0, 2.0, -1.0)), world.random.randrange(max(t.size(0), 1) if t.dim() else 1)
    mask = torch.tensor([world.chance(0.5) for _ in range(t.numel())], dtype=torch.bool).view(t.size())
    return world.pick((
        lambda v, o: v.mul_(n), lambda v, o: v.add_(1.5), lambda v, o: v.fill_(n), lambda v, o: v.zero_(),
        lambda v, o: v.copy_(o.sum()), lambda v, o: v.add_(o), lambda v, o: v.__setitem__(k, n),
        lambda v, o: v.__setitem__(Ellipsis, o.sum()), lambda v, o: v.masked_fill_(mask, n),
        lambda v, o: v.__setitem__(mask, o.sum()), lambda v, o: v.__setitem__((Ellipsis, slice(None, None, 2)), n),
        lambda v, o: v.sub_(v * 2), lambda v, o: v.neg_(), lambda v, o: v.swapaxes_(0, -1),
        lambda v, o: v.copy_(o), lambda v, o: v.index_fill_(0, torch.tensor([k]), n)))


def _run(plan, x):
    """Run views and writes; return the sum of all values, weighted, and the number of writes; or raise."""
    values = [x * 1.0]
    for kind, position, other, function in plan:
        if kind == "view":
            values.append(function(values[position]))
        else:
            function(values[position], values[other])
    total = x.new_zeros(())
    for k, value in enumerate(values):
        total = total + (value.reshape(-1) * torch.arange(1.0, 1.0 + value.numel(), dtype=x.dtype)).sum() * (k + 1)
    return total


def views(world):
    """Check the gradient through writes to views of views against differences of the plain program."""
    x = torch.tensor([float(world.random.randrange(1, 9)) for _ in range(12)], dtype=torch.float64)
    x = x.view(world.pick(((12,), (3, 4), (2, 3, 2), (4, 3), (2, 1, 6))))
    plan, values = [], [x * 1.0]
    for _ in range(world.random.randrange(2, 14)):
        position, other = world.random.randrange(len(values)), world.random.randrange(len(values))
        views_ = world.chance(0.6) and len(values) < 8
        function = _view(world, values[position], position == 0) if views_ else _write(world, values[position])
        try:
            made = function(values[position]) if views_ else function(values[position], values[other])
        except EXPECTED:
            continue
        if views_ and (made.dtype is not x.dtype or made.numel() > 100):
            continue
        plan.append(("view" if views_ else "write", position, other, function))
        if views_:
            values.append(made)
    leaf = x.clone().requires_grad_()
    world.calls += 2 * len(plan)
    try:
        total = _run(plan, leaf)
    except EXPECTED:
        return  # a write that cannot be recorded
    if not total.requires_grad:
        return
    COUNTS["writes through views"] += sum(kind == "write" for kind, *_ in plan)
    total.backward()
    with torch.no_grad():
        base = _run(plan, x)
        for k in range(x.numel()):
            step = torch.zeros_like(x)
            step.view(-1)[k] = 1
            result, wanted = leaf.grad.reshape(-1)[k].item(), (_run(plan, x + step) - base).item()
            if not world.evil_used and abs(result - wanted) > 1e-6 * max(1, abs(wanted), abs(base.item())):
                source = [(kind, position, other, function.__code__.co_firstlineno, function.__code__.co_names,
                           [cell.cell_contents for cell in function.__closure__ or ()])
                          for kind, position, other, function in plan]
                raise Finding(f"the gradient of {source} at {k} of {tuple(x.size())} is {result}, not {wanted}")


ACTIONS = (batch, batch, image, image, equal, views, views, views)
