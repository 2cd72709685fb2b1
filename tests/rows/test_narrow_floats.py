"""Half and bfloat16: every row that takes Float takes them, computes in float and rounds its results once."""

import math

import numpy as np
import pytest
from cases import CATALOGUE, Case, array_of, defined, grad_names, is_bfloat16, numbers, samples, some, variables

import torch
from torch import _core
from torch.autograd import Variable
from torch.codegen.model import formula
from torch.codegen.model.signature import NARROW

# Sums of weights are Doubles, and spectra have no narrow type.
WIDER = {"bincount_weighted", "stft", "istft"}
ROWS = [row for row in CATALOGUE.rows if {"Float", "Half"} <= {*row.dtypes, *row.accepted_types}
        and row.op not in WIDER]
VALUED = [row for row in ROWS if row.body.kind != "random"]
DIFFERENTIABLE = [row for row in VALUED if row.gradients or row.composed]
TYPES = {"Half": torch.float16, "BFloat16": torch.bfloat16}
# What is composed rounds what stands between its rows too, and accumulates in place: 3 bits of 11, or of 8.
LOOSE = {"Half": 2.0**-8, "BFloat16": 2.0**-5}
of_each_kind = pytest.mark.parametrize("kind", NARROW)


def each(rows):
    def mark(test):
        return of_each_kind(pytest.mark.parametrize("row", rows, ids=lambda row: row.op)(test))
    return mark


def kind_of(array):
    return "BFloat16" if is_bfloat16(array) else "Half" if array.dtype == np.float16 else None


def pairs(row, kind):
    """Cases in a narrow type, each with the same case in Float."""
    for sample in samples(row):
        narrow, single = Case(row, sample, kind), Case(row, sample, "Float")
        if any(kind_of(value) not in (None, kind) for value in narrow.values.values() if isinstance(value, np.ndarray)):
            continue  # a sample that says another type
        single.values = {name: widened(value) for name, value in narrow.values.items()}
        if defined(single) is not None:
            yield narrow, single


def widened(value):
    if isinstance(value, list):
        return [widened(item) for item in value]
    return value.astype(np.float32) if isinstance(value, np.ndarray) and kind_of(value) else value


def results_of(value):
    if isinstance(value, (tuple, list)):
        return [array for item in value for array in results_of(item)]
    return [array_of(value) if isinstance(value, torch.Tensor) else np.asarray(value)]


def rounded(array, kind):
    """Return a float result rounded to the type; other types are unchanged."""
    with np.errstate(over="ignore"):
        return numbers(array, kind) if array.dtype == np.float32 else array


def every(kind):
    """Return a tensor of all numbers of a type."""
    return of_bits(np.arange(65536), kind)


def of_bits(bits, kind):
    return _core.reinterpret(torch.from_numpy(bits.astype(np.uint16).view(np.int16)), TYPES[kind])


def bits_of(tensor):
    return _core.reinterpret(tensor, torch.int16).numpy().view(np.uint16)


def next_bits(bits, step):
    """Return the bits of the next numbers up or down; bits are ordered on each side of zero."""
    bits = bits.astype(np.int64)
    position = np.where(bits & 0x8000, -(bits & 0x7FFF), bits) + step
    return np.where((position < 0) | (position == 0) & (bits & 0x8000 > 0), -position | 0x8000, position)


def assert_near(got, wanted, loose, what):
    wide = np.complex128 if np.iscomplexobj(wanted) else np.float64
    got, wanted = got.astype(wide).ravel(), wanted.astype(wide).ravel()
    assert got.size == wanted.size, what
    largest = np.abs(wanted[np.isfinite(wanted)]).max(initial=1)
    np.testing.assert_allclose(got, wanted, rtol=loose, atol=loose * largest, err_msg=what)


def assert_rounded(row, got, wanted, kind, what):
    """Check that arrays equal the rounded float result, and that numbers and composed results are near it."""
    assert len(got) == len(wanted), what
    for narrow, single in zip(got, wanted, strict=True):
        assert kind_of(narrow) == (kind if single.dtype == np.float32 else None), what
        if row.op in ("nan_to_num", "nan_to_num_"):  # its numbers are the largest of the type
            most = torch.finfo(TYPES[kind]).max
            np.testing.assert_array_equal(narrow, rounded(np.clip(single, -most, most), kind), err_msg=what)
        elif row.body.kind in ("composed", "update") or not narrow.ndim or row.op == "nextafter":  # a step of its own
            assert_near(narrow, rounded(single, kind), LOOSE[kind], what)
        else:
            np.testing.assert_array_equal(narrow.ravel(), rounded(single, kind).ravel(), err_msg=what)


@each(VALUED)
def test_value(row, kind):
    for turn, (half, single) in enumerate(pairs(row, kind)):
        wanted = results_of(single.call_and_changes(single.arguments()))
        for layout in some(("contiguous", "stepped"), turn):
            got = results_of(half.call_and_changes(half.arguments(layout)))
            assert_rounded(row, got, wanted, kind, f"{row.op} {half.values} {layout}")


@each([row for row in VALUED if not row.without_out])
def test_out_is_filled(row, kind):
    for half, _ in list(pairs(row, kind))[:3]:
        plain = half.call(half.arguments())
        many = isinstance(plain, tuple)
        if not all(isinstance(t, torch.Tensor) for t in (plain if many else [plain])):
            continue
        given = tuple(t.new() for t in plain) if many else plain.new()
        half.call(half.arguments(), out=given)
        for got, wanted in zip(results_of(given), results_of(plain), strict=True):
            np.testing.assert_array_equal(got, wanted, err_msg=row.op)


@each([row for row in VALUED if row.inplace and not row.internal])
def test_in_place(row, kind):
    for half, _ in list(pairs(row, kind))[:3]:
        arguments, plain = half.arguments("stepped"), half.call(half.arguments())
        target = arguments.pop(row.self_parameter.name)
        if not isinstance(target, torch.Tensor) or plain.size() != target.size():
            continue
        rest = {key: value for key, value in arguments.items() if value is not None}
        assert getattr(target, row.public + "_")(**rest) is target
        np.testing.assert_array_equal(array_of(target), array_of(plain), err_msg=row.op)


def leaves(case, row, names):
    """Return the gradients of the sum of all floating results, by the floating leaves' order."""
    arguments = case.arguments(None, variables)
    value = case.call(arguments)
    outputs = [o for o in (value if isinstance(value, (tuple, list)) else [value]) if o.requires_grad and o.numel()]
    if not outputs:
        return []
    torch.autograd.backward(outputs[:1], [outputs[0].data.new().resize_as_(outputs[0].data).fill_(0.5)])
    found = [v for name in names for v in (arguments[name] if isinstance(arguments[name], list) else [arguments[name]])]
    return [v for v in found if v.grad is not None]


@each(DIFFERENTIABLE)
def test_gradient(row, kind):
    for half, single in list(pairs(row, kind))[:4]:
        names = grad_names(row, single)
        got, wanted = leaves(half, row, names), leaves(single, row, names)
        assert len(got) == len(wanted)
        for a, b in zip(got, wanted, strict=True):
            assert a.grad.dtype is TYPES[kind]
            wanted_grad = rounded(b.grad.data.numpy(), kind)
            assert_near(array_of(a.grad), wanted_grad, LOOSE[kind], f"{row.op} {half.values}")


@pytest.mark.parametrize("name, arguments", [
    ("normal_", (1, 2)), ("uniform_", (-1, 1)), ("exponential_", (2,)), ("cauchy_", ()), ("log_normal_", ()),
    ("geometric_", (0.3,)), ("bernoulli_", (0.4,)), ("random_", (100,)),
])  # fmt: skip
@of_each_kind
def test_draws_are_those_of_float(name, arguments, kind):
    half, single = torch.empty(5, 7, dtype=TYPES[kind]), torch.FloatTensor(5, 7)
    for tensor in (half, single):
        torch.manual_seed(3)
        getattr(tensor, name)(*arguments)
    np.testing.assert_array_equal(bits_of(half), bits_away_from_ends(single, kind, CATALOGUE.by_op[name]))


def bits_away_from_ends(drawn, kind, row):
    """Return the bits of draws rounded so that none becomes an end that the row excludes."""
    nearest = drawn.type(TYPES[kind])
    above, below = ("above" in row.statistics, "below" in row.statistics)
    drawn, bits, near = drawn.numpy(), bits_of(nearest), array_of(nearest)
    if row.statistics.get("below") == "np.inf":  # to the nearest number that is finite and not zero
        away = np.sign(drawn).astype(int)
        return np.where(np.isinf(near), next_bits(bits, -away), np.where((near == 0) & (drawn != 0),
                                                                         next_bits(bits, away), bits))
    return np.where((near - drawn) * (below - above) > 0, next_bits(bits, np.full(drawn.shape, above - below)), bits)


def test_narrow_draws_lie_as_often_above_the_median_as_below_it():
    for kind in ("Half", "BFloat16"):
        torch.manual_seed(0)
        x = torch.empty(100000).type(TYPES[kind]).cauchy_(50, 0.5)
        assert abs(int((x > 50).sum()) - int((x < 50).sum())) < 2000


@pytest.mark.parametrize("count", [1, 255, 256, 257, 512, 513, 4095, 4097, 70000])
@of_each_kind
def test_pieces(count, kind):
    """Sizes on both sides of the pieces in which loops and folds convert, and of threads."""
    x = torch.from_numpy(np.random.default_rng(0).uniform(-2, 2, 2 * count)).type(TYPES[kind])
    for part in (x[:count], x[::2]):
        single = part.float()
        assert part.tanh().equal(single.tanh().type(x.dtype))
        assert part.gt(0.1).equal(single.gt(x.new([0.1])[0]))
        assert part.sum().equal(single.sum().type(x.dtype))
        assert part.var().item() == pytest.approx(single.var().item(), rel=LOOSE[kind] / 4, nan_ok=True)
        a, b = part.clone(), single.clone()
        a.mul_(a).sub_(1), b.mul_(b)
        assert a.equal((b.type(x.dtype).float() - 1).type(x.dtype))
    matrix = x.view(2, count)
    assert matrix.sum(0).equal(matrix.float().sum(0).type(x.dtype))
    assert matrix.t().mean(0).equal(matrix.float().mean(1).type(x.dtype))


def test_numbers_are_not_rounded():
    x = torch.HalfTensor([1, 3, 1000])
    assert (x * 0.1).equal((x.float() * 0.1).half()) and not (x * 0.1).equal(x * float(np.float16(0.1)))
    assert (torch.HalfTensor([2.0**-14]) * 1e5)[0] == float(np.float16(2.0**-14 * 1e5))
    for number in (1e39, -1e39):  # as in floats
        assert (x * number).equal(torch.full((3,), np.copysign(np.inf, number), dtype=torch.half))
    with pytest.raises(RuntimeError, match="1e\\+39 is out of range for FloatTensor"):
        x.add(x, alpha=1e39)


@of_each_kind
def test_all_values_go_through(kind):
    x = every(kind)
    numbers = ~np.isnan(array_of(x))
    np.testing.assert_array_equal(bits_of(x * 1)[numbers], bits_of(x)[numbers])
    assert np.isnan(array_of(x * 1)[~numbers]).all()
    assert (~numbers).sum() == 2 * (1 / torch.finfo(TYPES[kind]).eps - 1)


def test_what_is_refused():
    x = torch.HalfTensor(3, 4).fill_(1)
    with pytest.raises(TypeError, match="bitwise_and: input is HalfTensor 3x4; need BoolTensor"):
        x & x
    assert (x + torch.ones(3, 4)).type() == "torch.FloatTensor"
    with pytest.raises(RuntimeError, match="overlaps itself"):
        torch.HalfTensor(1).expand(3).add_(1)
    with pytest.raises(RuntimeError, match="overlaps itself"):
        torch.mm(x, x.t(), out=torch.HalfTensor(1, 1).expand(3, 3))
    with pytest.raises(TypeError, match="the output is LongTensor.*, which cannot hold a result of HalfTensor"):
        torch.mm(x, x.t(), out=torch.LongTensor(3, 3))
    assert torch.mm(x, x.t(), out=torch.FloatTensor(3, 3)).tolist() == [[4.0] * 3] * 3
    state = torch.HalfTensor(1).fill_(0).expand(4)
    with pytest.raises(RuntimeError, match="running_mean overlaps itself"):
        torch.nn.functional.batch_norm(Variable(x), state, torch.HalfTensor(4).fill_(1), training=True)
    assert (x == 1).all()
    out = torch.HalfTensor()
    assert torch.mm(x, x.t(), out=out) is out and out.size() == (3, 3) and (out == 4).all()


@of_each_kind
def test_a_network_is_trained(kind):
    torch.manual_seed(0)
    net = torch.nn.Sequential(torch.nn.Conv2d(1, 4, 3), torch.nn.BatchNorm2d(4), torch.nn.ReLU()).to(TYPES[kind])
    head = torch.nn.Linear(4, 2).to(TYPES[kind])
    x = torch.randn(16, 1, 6, 6)
    y = Variable(x.mean(3).mean(2).view(-1).gt(0).long())
    x, losses = Variable(x.type(TYPES[kind])), []
    for optimizer in (torch.optim.SGD([*net.parameters(), *head.parameters()], lr=0.2, momentum=0.9),
                      torch.optim.Adagrad([*net.parameters(), *head.parameters()], lr=0.05)):
        for _ in range(15):
            optimizer.zero_grad()
            loss = torch.nn.functional.cross_entropy(head(net(x).mean(3).mean(2)), y)
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
    assert net[1].running_mean.dtype is TYPES[kind] and net[1].running_mean.abs().max() > 0
    assert losses[-1] < 0.6 * losses[0]


def test_gradients_of_gradients():
    x = Variable(torch.HalfTensor([0.5, -1, 2]), requires_grad=True)
    first, = torch.autograd.grad((x * x * x).sum(), x, create_graph=True)
    first.sum().backward()
    assert x.grad.data.equal(torch.HalfTensor([3, -6, 12]))


@pytest.mark.parametrize("low, high", [
    (0, 1), (0, 0.1), (1, 3), (-1, 1), (-3, -1), (100, 101), (0, 1e-6), (-65504, 65504)])
@pytest.mark.parametrize("kind", ["Half", "BFloat16", "Float", "Double"])
def test_what_is_drawn_below_a_bound_stays_below_it(low, high, kind):
    """Also with few numbers between the bounds; each has the probability of all numbers that round down to it."""
    x = getattr(torch, f"{kind}Tensor")(100000)
    low, high = (x.new([bound])[0] for bound in (low, high))
    drawn = array_of(x.uniform_(low, high))
    assert low <= drawn.min() and drawn.max() < high
    step = max(-low, high) * torch.finfo(TYPES[kind]).eps + 2.0**-24 if kind in TYPES else 0
    assert abs(drawn.astype("d").mean() - (low + high) / 2) < (high - low) / 100 + step


@pytest.mark.parametrize("draw", [
    lambda dtype: torch.rand(200000, dtype=dtype), lambda dtype: torch.rand_like(torch.zeros(200000, dtype=dtype)),
    lambda dtype: torch.empty(200000, dtype=dtype).uniform_()])
@of_each_kind
def test_draws_between_zero_and_one(draw, kind):
    drawn = array_of(draw(TYPES[kind]))
    assert 0 <= drawn.min() < 1e-3 and drawn.max() == 1 - torch.finfo(TYPES[kind]).eps / 2


@pytest.mark.parametrize("high", [1, 3, 2048, 2049, 5000, 60001])
@of_each_kind
def test_whole_draws_below_a_bound(high, kind):
    x, eps = torch.empty(100000, dtype=TYPES[kind]), torch.finfo(TYPES[kind]).eps
    drawn = array_of(x.random_(high)).astype("d")
    assert drawn.min() == 0 and drawn.max() == np.floor(drawn.max()) < high
    assert drawn.max() >= (high - 1) * (0.999 - eps)
    free = array_of(x.random_())
    assert free.min() == 0 and free.max() == 2 / eps and (free == np.floor(free)).all()


HALVES = torch.HalfTensor([1, 2, 3])
MASK, PLACE = HALVES > 1, torch.LongTensor([0])


BEYOND = pytest.mark.parametrize("number", [65505.0, 65519.0, -65519.0, 65520.0, 1e5, -1e5])


def assigned(x, key, number):
    x = x.clone()
    x[key] = number
    return x


@BEYOND
@pytest.mark.parametrize("place", [
    lambda x, n: torch.where(MASK, x, n), lambda x, n: torch.where(MASK, n, x).flip(0),
    lambda x, n: torch.tensor([n], dtype=torch.half), lambda x, n: torch.heaviside(x * 0, n),
    lambda x, n: assigned(x, 0, n), lambda x, n: assigned(x, [0, 1], n), lambda x, n: assigned(x, x == 1, n),
    lambda x, n: assigned(x[0], torch.tensor(True), n), lambda x, n: assigned(x, (torch.tensor([True] * 3),), n)])
def test_an_element_is_infinite_beyond_the_range(place, number):
    most = 65504 if abs(number) < 65520 else np.inf
    for x in (HALVES, Variable(HALVES, requires_grad=True)):
        assert place(x, number).view(-1)[0].item() == np.copysign(most, number)


@BEYOND
@pytest.mark.parametrize("place", [
    lambda x, n: x.clone().fill_(n), lambda x, n: torch.full_like(x, n), lambda x, n: x.new_full((2,), n),
    lambda x, n: torch.full((2,), n, dtype=torch.half), lambda x, n: x.masked_fill(x == 1, n),
    lambda x, n: x.index_fill(0, PLACE, n), lambda x, n: x.scatter(0, PLACE, n),
    lambda x, n: torch.nn.functional.pad(x, (1, 1), value=n), lambda x, n: x.clamp(n, n),
    lambda x, n: torch.nn.functional.threshold(x, 2, n), lambda x, n: (x * np.nan).nan_to_num(nan=n),
    lambda x, n: x.clone().normal_(n, 1e-3)])
def test_a_number_that_becomes_a_half_fits_it(place, number):
    """Numbers of the computation must fit a float: scales of losses exceed 65504."""
    if abs(number) < 65520:
        assert place(HALVES, number)[0].item() == np.copysign(65504, number)
        return
    with pytest.raises(RuntimeError, match="is out of range for HalfTensor"):
        place(HALVES, number)
    with pytest.raises(RuntimeError, match="is out of range for HalfTensor"):
        HALVES.clamp(max=number)
    with pytest.raises(RuntimeError, match="is out of range for HalfTensor"):
        HALVES.clone().uniform_(-abs(number), abs(number))


@BEYOND
def test_factors_and_bounds_are_no_halves(number):
    assert (HALVES * 2.0**-10 * 2.0**16).tolist() == [64, 128, 192]
    assert (HALVES < number).tolist() == [int(v < number) for v in HALVES.tolist()]
    assert torch.isinf(HALVES + abs(number) * 2).all()


def test_infinite_numbers_fit_halves():
    inf = float("inf")
    assert HALVES.masked_fill(MASK, -inf).tolist() == [1, -inf, -inf]
    assert HALVES.clamp(max=inf).tolist() == [1, 2, 3] and torch.full((1,), inf, dtype=torch.half).tolist() == [inf]


@pytest.mark.parametrize("towards", [float("inf"), -float("inf"), 1, -2.5, 65504, 2.0**127, float("nan")])
@of_each_kind
def test_every_number_steps_to_the_next(towards, kind):
    if abs(towards) > torch.finfo(TYPES[kind]).max and np.isfinite(towards):
        return
    x = every(kind)
    with np.errstate(invalid="ignore"):  # signalling nans
        values = array_of(x).astype("d")
    target = torch.tensor([towards], dtype=TYPES[kind]).item()
    up = values < target
    bits = bits_of(x)
    zero = (bits & 0x7FFF) == 0
    stepped = np.where(zero, np.where(up, 1, 0x8001), next_bits(bits, np.where(up, 1, -1)))
    target_bits = bits_of(torch.tensor([target], dtype=TYPES[kind]))[0]
    wanted = np.where(values == target, target_bits, stepped)
    known = ~(np.isnan(values) | np.isnan(target))
    for result in (x.nextafter(towards), torch.nextafter(x, torch.tensor([towards], dtype=TYPES[kind])),
                   x.clone().nextafter_(towards), Variable(x).nextafter(towards).data,
                   torch.nextafter(x, towards, out=x.new())):
        np.testing.assert_array_equal(bits_of(result)[known], wanted[known])
        assert np.isnan(array_of(result)[~known]).all()
    back = x.nextafter(float("inf")).nextafter(-float("inf"))
    finite = np.isfinite(values)
    np.testing.assert_array_equal(array_of(back)[finite], values[finite])


WITH_NUMBERS = [row for row in VALUED if row.body.kind == "loop" and len(row.tensors) == 2
                and row.tensors[1].kind == "either" and row.op == row.public]


@pytest.mark.parametrize("row", WITH_NUMBERS, ids=lambda row: row.op)
@of_each_kind
def test_a_number_is_rounded_to_the_type_unless_it_is_a_factor(row, kind):
    function, tensors = getattr(_core, row.public), row.tensors
    x = torch.tensor([1.3, 1.7, 1.9, 2.4], dtype=TYPES[kind])
    number = 0.7
    rounded_number = torch.tensor(number, dtype=TYPES[kind]).item()
    result = function(x, number)
    if formula.Name(tensors[1].name) in [leaf for read in row.body.formulas.values()
                                         for leaf in formula.factors(read.tree)]:
        assert result.equal(function(x.float(), number).to(result.dtype))
        return
    assert result.equal(function(x, rounded_number))
    assert result.equal(function(x, torch.tensor(number)))
    assert result.equal(function(x, torch.full((4,), number, dtype=TYPES[kind])))


@of_each_kind
def test_a_limit_is_rounded_to_the_type(kind):
    x = torch.tensor([0.3, 0.5], dtype=TYPES[kind])
    assert torch.nn.functional.hardshrink(x, 0.3).tolist() == [0, 0.5]
    assert torch.nn.functional.threshold(x, 0.3, 7).tolist() == [7, 0.5]
    assert x.masked_fill(x == 0.3, 0).tolist() == [0, 0.5]


@pytest.mark.parametrize("kind", [torch.half, torch.bfloat16])
@pytest.mark.parametrize("count", [1, 31, 32, 511, 512, 545, 5000, 70000])
def test_dot_products_of_contiguous_and_spaced_elements(kind, count):
    torch.manual_seed(count)
    x, y = (torch.randn(count).to(kind) for _ in range(2))
    products = x.double() * y.double()
    for a, b in ((x, y), (torch.stack([x, x], 1)[:, 0], y)):
        assert abs(a.dot(b).double() - products.sum().to(kind).double()) <= products.abs().sum() * 2**-7
    large = torch.full((count,), 2.0**100 if kind is torch.bfloat16 else 60000.0, dtype=kind)
    signs = torch.where(torch.arange(count) < count // 2 * 2, 1 - 2 * (torch.arange(count) // 32 % 2), 0)
    expected = (large.double() * large.double() * signs).sum().to(kind)
    assert torch.equal(large.dot(large * signs.to(kind)), expected)
    x[-1] = math.nan
    assert x.dot(y).isnan()
