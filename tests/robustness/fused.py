"""Fuzzed programs: functions of random calls, compiled (torch.compile) and fused (torch.fuse), equal the plain ones.

Programs are drawn: their calls and numbers, and their operands' types, sizes, strides, shared memory and odd values.
Compiled functions are called until their plans are replayed from C, and later again with anything.
"""

import pathlib

from calls import Finding, _close
from ends import at_end
from world import EXPECTED, is_variable

import torch
from torch._compile import compiled

compiled.thread_time = lambda: 0.0  # plans win, whatever the clock says
CALLS = 2 * compiled.TRIALS + 4  # enough for the choice, and for calls after it
COUNTS = dict.fromkeys(("programs", "plans", "passes", "settled", "fused"), 0)
FLOATS = (torch.float32, torch.float32, torch.float64, torch.float16, torch.bfloat16)
OTHERS = (torch.int64, torch.bool, torch.uint8, torch.complex64, torch.int16)
SIZES = [(), (1,), (5,), (15,), (16,), (17,), (33,), (64,), (600,), (0,), (0, 3), (3, 0), (3, 7), (4, 16), (2, 3, 40),
         (4, 129), (9, 513), (70, 40), (1, 5), (5, 1), (2, 1, 3, 8), (5000,), (3, 1100)]
VALUES = (0.0, -0.0, 1.0, -1.0, 0.5, 2.5, 1e-42, 3e38, float("inf"), -float("inf"), float("nan"))
NUMBERS = (0, 1, -1, 2, 0.5, -0.0, 1.5, 3, 1e-3)

# Calls whose elements are those of the plain loops, to the bit; `n` is a number.
EXACT = {
    "neg": lambda x, n: -x, "abs": lambda x, n: x.abs(), "root": lambda x, n: x.abs().sqrt(),
    "floor": lambda x, n: x.floor(), "ceil": lambda x, n: x.ceil(), "trunc": lambda x, n: x.trunc(),
    "round": lambda x, n: x.round(), "frac": lambda x, n: x.frac(), "sign": lambda x, n: x.sign(),
    "relu": lambda x, n: x.relu(), "leaky": lambda x, n: torch.nn.functional.leaky_relu(x, 0.25),
    "hardtanh": lambda x, n: torch.nn.functional.hardtanh(x), "clamp": lambda x, n: x.clamp(-1, 2),
    "least": lambda x, n: x.clamp(min=n), "square": lambda x, n: x.square(), "twice": lambda x, n: x * 2,
    "plus": lambda x, n: x + n, "minus": lambda x, n: n - x, "of": lambda x, n: n / x,
    "below": lambda x, n: torch.where(x < n, x, x * 2), "kept": lambda x, n: x.masked_fill(x > n, 2.0),
    "finite": lambda x, n: torch.where((x == x) & ~(x.abs() > 100), x, x * 0),
    "either": lambda x, n: torch.where((x >= n) | (x != x), x, n - x), "detach": lambda x, n: x.detach() + x,
    "reciprocal": lambda x, n: x.reciprocal(), "rsqrt": lambda x, n: x.rsqrt(),
}
PAIRS = {
    "add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y, "div": lambda x, y: x / y,
    "max": torch.maximum, "min": torch.minimum, "where": lambda x, y: torch.where(x > y, x, y),
    "equal": lambda x, y: torch.where(x == y, x, -y), "fmod": torch.fmod,
    # The sign of a nan that arithmetic makes depends on the order of an instruction's operands.
    "copysign": lambda x, y: torch.copysign(x, torch.where(y != y, x, y)),
    "addcmul": lambda x, y: torch.addcmul(x, x, y, value=0.5), "lerp": lambda x, y: torch.lerp(x, y, 0.25),
    "both": lambda x, y: torch.where((x > 0) & (y > 0), x, y), "one": lambda x, y: torch.where((x < 0) ^ (y < 0), x, y),
}
SMOOTH = {
    "times": lambda x, n: x * n, "over": lambda x, n: x / 3,
    "exp": lambda x, n: (-x.abs()).exp(), "tanh": lambda x, n: x.tanh(), "sigmoid": lambda x, n: x.sigmoid(),
    "gelu": lambda x, n: torch.nn.functional.gelu(x), "softplus": lambda x, n: torch.nn.functional.softplus(x),
    "silu": lambda x, n: torch.nn.functional.silu(x), "log1p": lambda x, n: x.abs().log1p(),
    "erf": lambda x, n: x.erf(), "sin": lambda x, n: x.sin(), "square": lambda x, n: x ** 2,
}
ROWS = {
    "softmax": lambda x, n: x.softmax(-1), "log_softmax": lambda x, n: x.log_softmax(-1),
    "sum": lambda x, n: x + x.sum(-1, keepdim=True) * 0.1, "mean": lambda x, n: x - x.mean(-1, keepdim=True),
    "amax": lambda x, n: x - x.amax(-1, keepdim=True), "amin": lambda x, n: x - x.amin(-1, True),
    "var": lambda x, n: x / (x.var(-1, keepdim=True, unbiased=False) + 1).sqrt(),
    "logsumexp": lambda x, n: x - x.logsumexp(-1, True),
}
CALM_PAIRS = {name: PAIRS[name] for name in ("add", "sub", "mul")}
CALM_ROWS = {name: ROWS[name] for name in ("softmax", "log_softmax", "mean", "var", "logsumexp")}
WHOLE = {
    "turned": lambda x, n: x.t().contiguous().t(), "flip": lambda x, n: x.flip(0), "rows": lambda x, n: x.mean(0) + x,
    "cumsum": lambda x, n: x.cumsum(-1), "mm": lambda x, n: (x @ x.t() @ x).tanh(), "view": lambda x, n: x[1:],
    "item": lambda x, n: _written(x * 1, n), "place": lambda x, n: (x * 1).mul_(0.5), "total": lambda x, n: x * x.sum(),
    "cat": lambda x, n: torch.cat([x, -x], -1).chunk(2, -1)[0], "sort": lambda x, n: x.sort(-1)[0],
    "double": lambda x, n: x.double().float(), "half": lambda x, n: x.half(), "long": lambda x, n: (x > n).long() + 1,
    "step": lambda x, n: x[..., ::2], "expand": lambda x, n: x.unsqueeze(0).expand(2, *x.size()),
    "norm": lambda x, n: torch.nn.functional.layer_norm(x, x.size()[-1:]), "read": lambda x, n: x * float(x.sum() > 0),
}


def _written(x, n):
    x[0] = n
    return x


class Program:
    """A function of some operands: drawn calls, each of an earlier value or two, as far as results depend on them."""

    def __init__(self, world, tables, operands, steps, results=1):
        self.operands, drawn = operands, []
        for k in range(operands, operands + steps):
            table = world.pick(tables)
            # late values are likelier, so that chains are long
            first, second = (k - 1 if world.chance(0.6) else world.random.randrange(k)), world.random.randrange(k)
            second = second if table is PAIRS or table is CALM_PAIRS else None
            drawn.append((table[world.pick(list(table))], first, second, world.pick(NUMBERS)))
        self.kept = [operands + steps - 1, *(world.random.randrange(operands + steps) for _ in range(results - 1))]
        read = set(self.kept)
        self.steps = []
        for k in reversed(range(operands, operands + steps)):
            if k in read:
                read.update(drawn[k - operands][1:3])
                self.steps.insert(0, (k, *drawn[k - operands]))

    def __call__(self, *operands):
        values = dict(enumerate(operands))
        for k, function, first, second, number in self.steps:
            values[k] = function(values[first], number if second is None else values[second])
        return tuple([values[k] for k in self.kept]) if len(self.kept) > 1 else values[self.kept[0]]

    def as_function(self):
        """Return it as a function whose signature tells the number of operands."""
        if self.operands == 1:
            return lambda a: self(a)
        return (lambda a, b: self(a, b)) if self.operands == 2 else lambda a, b, c: self(a, b, c)


def _elements(world, size, dtype, odd):
    """Return elements drawn by the world, some of them odd."""
    values = torch.empty(size).uniform_(-3, 3, generator=torch.Generator().manual_seed(world.random.getrandbits(32)))
    if odd and values.numel() and world.chance(0.4):
        flat = values.view(-1)
        for _ in range(min(5, values.numel())):
            flat[world.random.randrange(values.numel())] = world.pick(VALUES)
    return values.nan_to_num(0, 3, -3).to(dtype) if dtype in OTHERS else values.to(dtype)


def _operand(world, size, dtype, odd):
    """Return a tensor of a size, or one that broadcasts to it, in one of several layouts."""
    if world.chance(0.25):
        size = tuple(1 if world.chance(0.4) else n for n in size)
    if world.chance(0.2):
        size = size[world.random.randrange(len(size) + 1):]
    layout = world.random.randrange(7) if size else 6
    if layout == 0 and len(size) > 1:
        return _elements(world, size[::-1], dtype, odd).permute(*reversed(range(len(size))))
    if layout == 1:
        return _elements(world, (*size[:-1], 2 * size[-1]), dtype, odd)[..., ::2]
    if layout == 2:
        return _elements(world, (*size[:-1], size[-1] + 1), dtype, odd)[..., 1:]
    if layout == 3:
        return _elements(world, (1, *size[1:]), dtype, odd).expand(size)
    return at_end(_elements(world, size, dtype, odd)) if layout < 6 else _elements(world, size, dtype, odd)


def _operands(world, count, kind):
    """Return operands for a program: of one type for calm ones, whose elements are neither odd nor rounded to few
    bits."""
    size, dtype = world.pick(SIZES), torch.float64 if kind == "calm" else world.pick(FLOATS)
    given = []
    for _ in range(count):
        if given and world.chance(0.15):
            given.append(given[0])
        elif given and world.chance(0.15) and given[0].dim() and given[0].size(0) > 1:
            given = [given[0][1:], given[0][:-1]]
        else:
            own = world.pick(FLOATS + OTHERS) if kind == "any" and world.chance(0.2) else dtype
            given.append(_operand(world, size, own, kind != "calm"))
    given = (given + given)[:count]
    return [one.detach().requires_grad_() if one.is_floating_point() and world.chance(0.4) else one for one in given]


def _outcome(function, operands, gradients=True):
    """Return what a call gives: its results and gradients, or the kind of its error."""
    try:
        result = function(*operands)
    except EXPECTED as error:
        if type(error).__name__ == "Slow":
            raise
        return error, []
    results = result if isinstance(result, tuple) else (result,)
    wanted = list({id(one): one for one in operands if is_variable(one)}.values())
    roots = [one for one in results if is_variable(one)]
    if not (wanted and roots and gradients):
        return [one.detach() for one in results], []
    found = torch.autograd.grad(roots, wanted, [torch.ones_like(one) for one in roots], allow_unused=True)
    return [one.detach() for one in results], [one for one in found if one is not None]


def _bits(a, b):
    """Return whether two tensors have the same type, size and elements; nan equals nan."""
    return (a.dtype == b.dtype and a.size() == b.size()
            and bool(((a == b) & (a.signbit() == b.signbit()) | (a != a) & (b != b)).all()))


def _same(a, b, kind, operands):
    """Return whether outcomes agree: to the bit, up to rounding, or in type and size where rounding may decide."""
    (first, one), (second, other) = a, b
    if isinstance(first, Exception) or isinstance(second, Exception):
        return isinstance(first, Exception) and isinstance(second, Exception)
    if len(first) != len(second) or len(one) != len(other):
        return False
    alike = all(x.dtype == y.dtype and x.size() == y.size() for x, y in zip(first + one, second + other, strict=True))
    if kind == "calm":
        return alike and all(map(_close, first + one, second + other))
    bits = kind == "exact" and operands[0].dtype in (torch.float32, torch.float64)
    return alike and (not bits or all(map(_bits, first, second)))


TABLES = {"exact": [(EXACT, PAIRS)], "calm": [(SMOOTH, CALM_PAIRS, CALM_ROWS)],
          "any": [(EXACT, PAIRS, ROWS), (EXACT, WHOLE), (SMOOTH, WHOLE, PAIRS, ROWS)]}  # fmt: skip


def _check(world, text, program, outcomes, kind, operands):
    if not world.evil_used and not _same(*outcomes, kind, operands):
        names = [name for table in (EXACT, PAIRS, SMOOTH, ROWS, WHOLE) for step in program.steps
                 for name, function in table.items() if function is step[1]]
        kinds = [(one.type(), tuple(one.size()), one.stride(), one.requires_grad) for one in operands]
        raise Finding(f"{text} {kind} program of {names} on {kinds} gives {outcomes[1]}, not {outcomes[0]}")


def compile(world):
    """Check that a drawn program gives the same plain, watched, recorded, tried and replayed."""
    kind, count = world.pick(("exact", "calm", "any", "any")), world.random.randrange(1, 4)
    steps, results = world.random.randrange(1, 16), world.random.randrange(1, 4)
    program = Program(world, world.pick(TABLES[kind]), count, steps, results)
    function = program.as_function()
    fast = torch.compile(function)
    COUNTS["programs"] += 1
    operands, gradients = _operands(world, count, kind), world.chance(0.5)
    plain = _outcome(function, operands, gradients)
    for _ in range(CALLS):
        world.calls += 1
        _check(world, "a compiled", program, (plain, _outcome(fast, operands, gradients)), kind, operands)
    for entry in fast.entries.values():
        if entry.plan is not None:
            COUNTS["plans"] += 1
            COUNTS["passes"] += sum(line.startswith("one pass") for line in entry.plan.lines)
    COUNTS["settled"] += len(fast._settled)
    others = _operands(world, count, kind)
    _check(world, "a compiled", program, (_outcome(function, others), _outcome(fast, others)), kind, others)
    world.keep(fast)


def fuse(world):
    """Check that a drawn program gives the same fused, in new memory and in memory between others'."""
    kind, count = world.pick(("exact", "calm", "any")), world.random.randrange(1, 4)
    program = Program(world, TABLES[kind][0], count, world.random.randrange(1, 16))
    function = program.as_function()
    fused = torch.fuse(function)
    COUNTS["fused"] += 1
    world.keep(fused)
    for _ in range(world.random.randrange(1, 4)):
        world.calls += 2
        operands = _operands(world, count, "exact" if kind == "any" else kind)
        result, plain = _outcome(fused, operands), _outcome(function, operands)
        if not isinstance(result[0], (TypeError, AttributeError)):  # what is no formula
            _check(world, "a fused", program, (plain, result), kind, operands)
            _between(world, fused, operands, result[0])


def _between(world, fused, operands, results):
    """Write the result between other elements, which stay."""
    if isinstance(results, Exception) or any(map(is_variable, operands)):
        return
    (result,) = results
    count, front = result.numel(), world.random.randrange(1, 20)
    memory = torch.full((front + count + 20,), 7.0, dtype=result.dtype)
    inside = memory[front:front + count].view(result.size())
    last = at_end(torch.zeros_like(result))
    fused(*operands, out=inside)
    fused(*operands, out=last)
    kept = (memory[:front] == 7).all() and (memory[front + count:] == 7).all()
    if not kept or not _bits(inside, result) or not _bits(last, result):
        raise Finding(f"out= of a fused program of {tuple(result.size())} writes beside it, or something else")


def again(world):
    """Functions of earlier calls, with anything, among them what lies about itself."""
    known = [one for one in world.others if isinstance(one, (compiled.Compiled, type(fused_of_nothing)))]
    result = world.pick(known) if known else fused_of_nothing
    given = [world.either() if world.chance(0.6) else world.value() for _ in range(world.random.randrange(1, 4))]
    world.current = given
    for _ in range(world.random.randrange(1, 5)):
        world.calls += 1
        world.keep(result(*given))


fused_of_nothing = torch.fuse(lambda x: x * 2 + 1)


def networks(world):
    """A compiled module whose state changes between calls is the plain module."""
    kind = world.random.randrange(4)
    parts = [torch.nn.Linear(4, 4), world.pick((torch.nn.ReLU, torch.nn.GELU, torch.nn.Tanh))(),
             world.pick((torch.nn.LayerNorm, torch.nn.BatchNorm1d))(4), torch.nn.Dropout(0.5)]
    network = torch.nn.Sequential(*world.random.sample(parts, 3))
    fast = torch.compile(network)
    x = _elements(world, (3, 4), torch.float32, False)
    for step in range(CALLS):
        world.calls += 1
        if kind == 0 and step % 5 == 4:
            network.train(not network.training)
        if kind == 1 and step % 7 == 6:
            network[0] = torch.nn.Linear(4, 4)
        if kind == 2 and step % 6 == 5:
            for parameter in network.parameters():
                parameter.data = parameter.data * 0.5
        torch.manual_seed(step)
        state = {name: value.clone() for name, value in network.state_dict().items()}
        result = fast(x)
        after = {name: value.clone() for name, value in network.state_dict().items()}
        network.load_state_dict(state)
        torch.manual_seed(step)
        plain = network(x)
        if not world.evil_used and not (_close(plain.detach(), result.detach()) and all(
                _close(after[name], value) for name, value in network.state_dict().items())):
            raise Finding(f"a compiled {network} gives {result}, not {plain}, in call {step} of kind {kind}")
        if is_variable(result):
            result.sum().backward()


def machine_code():
    """Return the bytes of pages of machine code that belong to no file."""
    total = 0
    for line in pathlib.Path("/proc/self/maps").read_text().splitlines():
        position, rights, _, _, inode = line.split()[:5]
        if rights == "r-xp" and inode == "0" and "[" not in line:
            first, last = (int(end, 16) for end in position.split("-"))
            total += last - first
    return total


ACTIONS = (compile, compile, fuse, fuse, fuse, again, again, networks)
