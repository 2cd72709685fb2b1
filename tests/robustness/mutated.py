"""Fuzzed calls of rows whose right arguments are changed in a few places: one size, element, stride or number becomes
an extreme one, and tensors end where memory ends that nobody may touch."""

import math

import calls
from cases import CATALOGUE, samples
from ends import at_end
from world import is_variable

import torch

# Near what fits, and near what overflows in 32 and 64 bits, also as a product with the size of an element.
NUMBERS = (0, 1, -1, 2, -2, 3, 7, 15, 16, 17, 31, 33, 64, 100, 255, 1000, -1000, 2**15, 2**31 - 1, 2**31, -(2**31),
           2**32, 2**53 + 1, 2**60, 2**61, 2**62, 2**62 + 1, 2**63 - 1, -(2**63), -(2**62))
FLOATS = (0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 1e-45, 1e-300, -1e-9, 1e9, -1e9, 3e9, 1e19, -1e19, 3.4e38, 1e308, math.nan,
          math.inf, -math.inf)
COUNTS = (0, 1, 2, 3, 5, 8, 15, 16, 17, 33, 65)
MOST = 1 << 20  # elements of an operand
ROWS = [row for row in CATALOGUE.rows if calls.SAMPLES.setdefault(row.op, samples(row))]


def _resized(world, t):
    """Return new elements of a size with one dim changed."""
    size = list(t.size())
    k = world.random.randrange(len(size) + 1)
    way = world.random.randrange(3)
    if way == 0 or not size:
        size.insert(k, world.pick((0, 1, 2)))
    elif way == 1:
        del size[min(k, len(size) - 1)]
    else:
        k = min(k, len(size) - 1)
        size[k] = world.pick((*COUNTS, size[k] + 1, max(size[k] - 1, 0), 2 * size[k]))
    return world.fresh(t.type()[6:-6], size) if math.prod(size) < 10_000 else t


def _with_elements(world, t):
    t = t.clone()
    flat = t.view(-1)
    for _ in range(min(world.random.randrange(1, 4), t.numel())):
        k = world.random.randrange(t.numel())
        if t.is_floating_point() or t.is_complex():
            flat[k] = world.pick(FLOATS)
        elif t.dtype is torch.bool:
            flat[k] = not flat[k]
        else:
            bits = 8 * t.element_size()
            number = (world.pick(NUMBERS) + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
            flat[k] = number % 256 if t.dtype is torch.uint8 else number
    return t


def _strided(world, t):
    """Return the same elements in another place, or fewer elements that are repeated."""
    way = world.random.randrange(5)
    if way == 0 and t.dim() and t.size(0):
        return t[:1].expand(t.size())
    if way == 1 and t.dim() > 1:
        order = world.random.sample(range(t.dim()), t.dim())
        return t.permute(order).contiguous().permute([order.index(k) for k in range(t.dim())])
    if way == 2 and t.dim():
        wide = torch.empty((*t.size()[:-1], t.size(-1) + world.random.randrange(1, 4)), dtype=t.dtype)
        return wide[..., wide.size(-1) - t.size(-1):].copy_(t)
    if way == 3 and t.dim():
        wide = torch.empty((*t.size()[:-1], 3 * t.size(-1)), dtype=t.dtype)
        return wide[..., ::3].copy_(t)
    if t.numel():
        steps = [world.random.randrange(4) for _ in t.size()]
        need = sum(s * (n - 1) for s, n in zip(steps, t.size(), strict=True)) + 1
        return world.fresh(t.type()[6:-6], (need,)).as_strided(t.size(), steps)
    return t


def _tensor(world, t):
    if t.layout is not torch.strided or t.numel() > MOST:
        return t
    recorded, t = is_variable(t), t.detach()
    way = world.random.randrange(7)
    if way < 2:
        t = _resized(world, t)
    elif way < 4 and t.numel():
        t = _with_elements(world, t)
    elif way == 4:
        t = _strided(world, t)
    elif way == 5:
        t = world.fresh(size=t.size())
    if world.chance(0.5):
        t = at_end(t)
    return t.requires_grad_() if recorded and (t.is_floating_point() or t.is_complex()) else t


def _number(world, value):
    if isinstance(value, bool):
        return not value
    if isinstance(value, float):
        return world.pick(FLOATS)
    return world.pick((*NUMBERS, value + 1, value - 1, -value, 2 * value))


def _changed(world, value):
    """Return a value with one place changed."""
    if isinstance(value, torch.Tensor):
        return _tensor(world, value)
    if isinstance(value, (bool, int, float)):
        return _number(world, value)
    if isinstance(value, (tuple, list)):
        items = list(value)
        k = world.random.randrange(len(items) + 1)
        way = world.random.randrange(6)
        if way == 0 or not items:
            items.insert(k, world.pick(items) if items else 1)
        elif way == 1:
            del items[min(k, len(items) - 1)]
        else:
            items[min(k, len(items) - 1)] = _changed(world, items[min(k, len(items) - 1)])
        return type(value)(items)
    return value


def _placed(value):
    return at_end(value) if isinstance(value, torch.Tensor) and not is_variable(value) else value


def row(world):
    """Any row, also one that only gradients call, with right arguments but for one to three changes."""
    one = world.pick(ROWS)
    recorded = world.chance(0.4)

    def wrap(t):
        return t.requires_grad_() if t.type() in ("torch.FloatTensor", "torch.DoubleTensor") else t

    case = calls._arguments(world, one, None)
    layout = world.pick((None, "stepped", "transposed"))
    named = {name: value for name, value in case.arguments(layout, wrap=wrap if recorded else None).items()
             if value is not None}
    for name in world.random.sample(list(named), min(len(named), world.random.randrange(1, 4))):
        named[name] = _changed(world, named[name])
    if world.chance(0.3):
        named = {name: _placed(value) for name, value in named.items()}
    world.current = list(named.values())
    text = f"{one.op}({', '.join(map(_described, world.current))})"
    function, named = calls._function(one, dict(named))
    world.note(text)
    result = world.keep(calls.unchanged(world, function, [], named, text))
    _backward(world, result)
    if one.is_function and not one.without_out and not recorded and world.chance(0.3) \
            and isinstance(result, torch.Tensor) and result.layout is torch.strided:
        world.calls += 1
        function(**named, out=at_end(torch.zeros_like(result)))


def _backward(world, result):
    for one in result[:3] if isinstance(result, tuple) else (result,):
        if is_variable(one) and world.chance(0.8):
            world.calls += 1
            one.backward(at_end(torch.ones_like(one.detach())), create_graph=world.chance(0.3), retain_graph=True)


def _described(value):
    if isinstance(value, torch.Tensor):
        return f"{value.type()[6:-6]}{tuple(value.size())}{'' if value.is_contiguous() else value.stride()}"
    return f"[{', '.join(map(_described, value))}]" if isinstance(value, (tuple, list)) else repr(value)[:24]


ACTIONS = (row,)
