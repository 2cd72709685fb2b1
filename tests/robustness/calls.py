"""Fuzzed calls of rows: by function, method, in place, with out=, on odd layouts and values; and two properties."""

import numpy as np
from cases import CATALOGUE, Case, function_of, samples
from evil import EvilList
from world import EXPECTED, TYPES, is_variable

import torch
from torch.autograd import Variable
from torch.testing.types import Mixed, operands, promotes

ROWS = [row for row in CATALOGUE.rows if not row.internal]
SAMPLES = {row.op: samples(row) for row in ROWS}
LARGE = 10_000


class Finding(Exception):
    """A property does not hold."""


def bytes_of(value):
    """Return the elements and size of every tensor in `value`."""
    if is_variable(value):
        value = value.data
    if isinstance(value, torch.Tensor):
        large = value.numel() >= LARGE
        return tuple(value.size()), None if large else bytes(memoryview(value.contiguous().view(-1).view(torch.uint8)))
    return [bytes_of(item) for item in value] if isinstance(value, (list, tuple)) else None


def unchanged(world, function, arguments, keywords, text):
    """Calls; what raised changed nothing, unless evil code did."""
    given = [*arguments, *keywords.values()]
    before = [bytes_of(value) for value in given]
    try:
        return function(*arguments, **keywords)
    except EXPECTED as error:
        if not world.evil_used and [bytes_of(value) for value in given] != before:
            raise Finding(f"{text} raised {error!r} and changed an operand") from error
        raise


def _close(a, b):
    if is_variable(a):
        a, b = a.data, b.data
    if isinstance(a, torch.Tensor):
        if a.type() != b.type() or a.size() != b.size():
            return False
        x, y = (np.asarray(memoryview(t.contiguous().double())) for t in (a, b))
        steps = {"torch.HalfTensor": 2e-3, "torch.BFloat16Tensor": 1.6e-2}
        return np.allclose(x, y, rtol=steps.get(a.type(), 1e-4), atol=1e-4, equal_nan=True)
    if torch.is_storage(a):
        return type(a) is type(b) and _close(a.tolist(), b.tolist())
    if isinstance(a, (tuple, list)):
        return len(a) == len(b) and all(map(_close, a, b))
    return a == b or (isinstance(a, float) and np.allclose(a, b, rtol=1e-4, atol=1e-4, equal_nan=True))


def _dtype(world, row):
    return world.pick(row.dtypes) if row.dtypes and world.chance(0.8) else world.pick(TYPES)


def _arguments(world, row, layout):
    sample = world.pick(SAMPLES[row.op])
    mixed = [p.name for p in operands(row) if isinstance(sample.get(p.name), list)] if promotes(row) else ()
    if mixed and world.chance(0.4):
        return Mixed(row, sample, {name: world.pick(TYPES) for name in mixed})
    return Case(row, sample, _dtype(world, row), world.random.getrandbits(16))


def _function(row, named):
    """Return the function to call, and its remaining arguments."""
    if row.is_function:
        return function_of(row), named
    first = named.pop(row.self_parameter.name)
    return getattr(first, row.public), named


def same_on_copies(world):
    """Check that a valid call on odd layouts equals the call on contiguous copies."""
    row = world.pick(ROWS)
    if not SAMPLES[row.op] or row.creates:
        return
    case = _arguments(world, row, None)
    layout = world.pick(("transposed", "stepped"))
    odd = {name: value for name, value in case.arguments(layout).items() if value is not None}
    plain = {name: value for name, value in case.arguments().items() if value is not None}
    world.calls += 2
    torch.manual_seed(1)
    function, odd = _function(row, odd)
    first = function(**odd)
    torch.manual_seed(1)
    function, plain = _function(row, plain)
    second = function(**plain)
    if row.op not in ("randperm", "multinomial") and "data_ptr" not in row.op and not _close(first, second):
        raise Finding(f"{row.op} on {layout} operands of {case.dtype} differs: {case.values}")


def _mix(world, named):
    """Make one tensor argument a view of another's memory."""
    names = [name for name, value in named.items() if isinstance(value, torch.Tensor)]
    if len(names) < 2 or not world.chance(0.15):
        return
    first, second = world.random.sample(names, 2)
    t = named[first]
    views = [t] + ([t.t()] if t.dim() == 2 else []) + ([t.narrow(0, 0, 1)] if t.dim() and t.size(0) else [])
    views += [t[1:], t.narrow(0, 0, t.size(0) - 1)] if t.dim() and t.size(0) > 1 else []
    named[second] = world.pick(views)


def _copied(value, copies):
    """Contiguous copies of all tensors in a value; what is one object stays one."""
    if isinstance(value, (list, tuple)):
        return type(value)(_copied(item, copies) for item in value)
    if is_variable(value):
        return Variable(value.data.contiguous().clone(), requires_grad=False)
    return value.contiguous().clone() if isinstance(value, torch.Tensor) else value


# What tells about memory, keeps what was there before, or asks how the operands lie.
OWN_WAYS = {"data_ptr", "stride", "is_contiguous", "storage", "storage_offset", "set_", "resize_", "resize_as_",
            "is_set_to", "empty", "empty_like", "new", "share", "share_memory_", "is_shared", "as_strided",
            "randperm", "multinomial", "symeig", "eig", "svd", "qr", "geqrf", "pstrf"}


def agrees(world, function, arguments, keywords, text):
    """Calls, and again with contiguous copies of all that was given: the result and what was changed are the same."""
    copies, more = _copied(arguments, {}), {name: _copied(value, {}) for name, value in keywords.items()}
    torch.manual_seed(1)
    result = unchanged(world, function, arguments, keywords, text)
    if world.evil_used or any(is_variable(value) for value in arguments):
        return result
    torch.manual_seed(1)
    again = function(*copies, **more)
    if not _close(result, again):
        raise Finding(f"{text} gives {result} and on copies {again}; copies {copies} {more}")
    return result


def named_any(row, names):
    """Return whether a row goes by one of the names."""
    return row.public in names or row.op in names


def _distinct(values):
    """Return whether no memory is given twice: writing one operand would otherwise change another, as it should."""
    tensors = [v.data if is_variable(v) else v for v in values if isinstance(v, torch.Tensor)]
    places = [t.storage().data_ptr() for t in tensors if t.numel()]
    return len(set(places)) == len(places)


def call_row(world):
    """Any form of any row, some of its values odd."""
    row = world.pick(ROWS)
    if not SAMPLES[row.op]:
        return
    case = _arguments(world, row, None)
    recorded = world.chance(0.4)

    def wrap(t):
        return Variable(t, requires_grad=t.type() in ("torch.FloatTensor", "torch.DoubleTensor"))

    named = {name: value for name, value in case.arguments(world.pick((None, "stepped", "transposed")),
                                                            wrap=wrap if recorded else None).items()
             if value is not None}
    for name in list(named):
        if world.chance(0.2):
            named[name] = world.value()
        elif isinstance(named[name], list) and world.chance(0.3):
            world.evil_used = True
            named[name] = EvilList(world, named[name])
    _mix(world, named)
    world.current = [value for value in named.values()]
    form = world.random.randrange(5)
    text = f"{row.op} as form {form}"
    arguments, keywords, name = list(named.values()), {}, row.public
    if form == 0 and row.is_function:
        function, arguments, keywords = function_of(row), [], named
    elif form == 1 and row.is_function:
        function, arguments, keywords = function_of(row), [], named | {"out": world.value()}
        world.current.append(keywords["out"])
    elif form == 2 and row.is_function:
        function = function_of(row)
    else:
        name += "_" if form == 3 and not name.endswith("_") else ""
        function, arguments = getattr(type(arguments[0]), name), arguments
    alike = not named_any(row, OWN_WAYS) and name not in OWN_WAYS
    call = agrees if world.chance(0.4) and alike and _distinct(world.current) else unchanged
    result = world.keep(call(world, function, arguments, keywords, text))
    for value in result if isinstance(result, tuple) else (result,):
        if is_variable(value) and world.chance(0.7):
            world.calls += 1
            value.backward(value.data.clone(), create_graph=world.chance(0.4), retain_variables=world.chance(0.5))


ACTIONS = (call_row, call_row, call_row, call_row, same_on_copies)
