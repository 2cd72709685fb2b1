"""Index and shape, special values and matrices that no LAPACK solves: refused with nothing lost,
or a defined result."""

import contextlib
import math

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch.autograd import Variable

INT_MIN = -(2**31)
NAN = math.nan


def refused(error, match, call, *kept):
    """Check that a call raises the error and leaves the tensors that it would change untouched."""
    before = [t.clone() for t in kept]
    with pytest.raises(error, match=match):
        call()
    assert all(torch.equal(a, b) for a, b in zip(kept, before, strict=True))


def longs(*values):
    return torch.LongTensor(list(values))


@pytest.mark.parametrize("call", [
    lambda x: x[3], lambda x: x[-4], lambda x: x[0, 4], lambda x: x[0, -5], lambda x: x.select(1, 4),
    lambda x: x.index_select(0, longs(0, 3)), lambda x: x.index_select(1, longs(-5)), lambda x: x.gather(0,
    longs(3).view(1, 1)),
    lambda x: x.take(longs(12)), lambda x: x.narrow(1, 3, 2), lambda x: x.sum(2), lambda x: x.transpose(0, 2),
])  # fmt: skip
def test_reading_outside_is_refused(call):
    x = torch.rand(3, 4)
    refused((IndexError, ValueError, RuntimeError), ".", lambda: call(x), x)


@pytest.mark.parametrize("call", [
    lambda x: x.index_add_(0, longs(0, 3), torch.ones(2, 4)), lambda x: x.index_copy_(1, longs(4), torch.ones(3, 1)),
    lambda x: x.index_fill_(0, longs(0, -4), 5), lambda x: x.scatter_(0, longs(0, 3).view(2, 1), torch.ones(2, 1)),
    lambda x: x.put_(longs(0, 12), torch.ones(2)), lambda x: x.__setitem__((0, 4), 5), lambda x: x.__setitem__(3, 5),
])  # fmt: skip
def test_writing_outside_writes_nothing(call):
    x = torch.rand(3, 4)
    refused(IndexError, ".", lambda: call(x), x)


@pytest.mark.parametrize("kind", [torch.BFloat16Tensor, torch.FloatTensor])
def test_an_index_of_another_type_is_refused(kind):
    x = torch.rand(3, 4)
    refused(TypeError, "LongTensor", lambda: x.index_select(0, kind([0])), x)
    refused(TypeError, "LongTensor", lambda: x.gather(0, kind([[0]])), x)
    refused(TypeError, "LongTensor", lambda: x.index_fill_(0, kind([0]), 1), x)


def test_a_mask_of_another_size_is_refused():
    x, mask = torch.rand(3, 4), torch.ByteTensor([1, 0])
    refused((RuntimeError, IndexError), ".", lambda: x.masked_select(mask), x)
    refused((RuntimeError, IndexError), ".", lambda: x.masked_fill_(mask, 1), x)
    refused((RuntimeError, IndexError), ".", lambda: x[mask], x)
    refused(TypeError, "BoolTensor", lambda: x.masked_select(torch.ones(3, 4)), x)


def test_duplicates_go_in_their_order():
    index = longs(1, 1, 0, 1)
    assert torch.zeros(2).index_add_(0, index, torch.FloatTensor([1, 2, 4, 8])).tolist() == [4, 11]
    assert torch.zeros(2).index_copy_(0, index, torch.FloatTensor([1, 2, 4, 8])).tolist() == [4, 8]
    assert torch.zeros(2).scatter_(0, index, torch.FloatTensor([1, 2, 4, 8])).tolist() == [4, 8]
    many = torch.zeros(3, 1000).long()
    rows = longs(*[i % 3 for i in range(999)])
    many.index_copy_(0, rows, torch.arange(0, 999, out=torch.LongTensor()).view(999, 1).expand(999, 1000))
    assert many[:, 0].tolist() == [996, 997, 998]


def test_an_index_may_be_what_it_changes():
    """The result is computed from the index as it was before the call."""
    for change in (lambda x, index: x.index_fill_(0, index[:2], 9), lambda x, index: x.index_fill_(0, index, 9),
                   lambda x, index: x.scatter_(0, index, longs(4, 5, 6)),
                   lambda x, index: torch.index_select(x, 0, index, out=x)):
        x, apart = longs(1, 0, 2), longs(1, 0, 2)
        try:
            change(x, x)
        except RuntimeError as error:
            assert "shares memory" in str(error) and x.tolist() == [1, 0, 2]
            continue
        change(apart, longs(1, 0, 2))
        assert x.equal(apart)


def test_out_may_not_overlap_an_input():
    x = torch.rand(5)
    refused(RuntimeError, "shares memory", lambda: torch.cumsum(x[:4], 0, out=x[1:]), x)
    refused(RuntimeError, "shares memory", lambda: torch.add(x[:4], 1, out=x[1:]), x)
    refused(RuntimeError, "shares memory", lambda: torch.cat([x[:2], x[3:]], out=x[:4]), x)
    y = torch.rand(3, 3)
    refused(RuntimeError, "shares memory", lambda: torch.mm(y, y, out=y.t()), y)


@pytest.mark.parametrize("call, error, match", [
    (lambda x: x.topk(5), RuntimeError, "topk: .* k is 5"), (lambda x: x.topk(-1), RuntimeError, "topk: .* k is -1"),
    (lambda x: x.kthvalue(0), RuntimeError, "kthvalue: .* k is 0"),
    (lambda x: x.split(0), ValueError, "split_size >= 1"),
    (lambda x: x.split([2, 2]), ValueError, "add up"), (lambda x: x.chunk(0), ValueError, "chunks >= 1"),
    (lambda x: torch.zeros(0, 3).view(-1, 0), (RuntimeError, ValueError), "view"),
    (lambda x: x.view(-1, -1), (RuntimeError, ValueError), "view"), (lambda x: x.view(5, -1),
    (RuntimeError, ValueError), "view"),
    (lambda x: x[::-1], ValueError, "flip"), (lambda x: x[::0], ValueError, "."), (lambda x: x.unfold(0, 1, 0),
    (RuntimeError, ValueError), "step"),
    (lambda x: x.sum(True), TypeError, "bool"), (lambda x: x.topk(True), TypeError, "bool"),
    (lambda x: x.transpose(False, 1), TypeError, "bool"),
    (lambda x: torch.zeros(True), TypeError, "bool"), (lambda x: torch.eye(True), TypeError, "bool"),
])  # fmt: skip
def test_wrong_numbers_are_refused(call, error, match):
    x = torch.rand(3, 4)
    refused(error, match, lambda: call(x), x)


def wide_pair():
    """Return two tensors of one element in memory that broadcast to 2**64 elements."""
    return torch.zeros(1, 1).expand(2**32, 1), torch.zeros(1, 1).expand(1, 2**32)


@pytest.mark.parametrize("call", [
    lambda: torch.zeros(2**31, 2**31, 4), lambda: torch.zeros(2**62), lambda: torch.FloatTensor(2**40, 2**40),
    lambda: torch.zeros(1).expand(2**40, 2**40), lambda: torch.rand(1).repeat(2**62),
    lambda: torch.zeros(2).resize_(2**61),
    lambda: torch.zeros(3).set_(torch.FloatStorage(3), 2**62, (2,), (2**62,)),
    lambda: torch.zeros(3).set_(torch.FloatStorage(3), 1, (2,), (2**63 - 1,)),
    lambda: torch.eye(2**32), lambda: torch.arange(0, 1e30), lambda: torch.linspace(0, 1, 2**61),
    lambda: torch.dist(*wide_pair()), lambda: torch.mse_loss(*wide_pair()), lambda: torch.smooth_l1_loss(*wide_pair()),
    lambda: F.fold(torch.zeros(1, 1, 0), (2, 2), 1, padding=2**31 - 1),
    lambda: F.unfold(torch.zeros(1, 0, 1, 1), 1, padding=2**31 - 1),
    lambda: F.fold(torch.zeros(1, 0, 1), (2**31, 2**31), 2**31 - 1, stride=2**31 - 1),
    lambda: torch.btrisolve(torch.zeros(1).expand(1, 1, 2**31), torch.ones(1, 1, 1), torch.ones(1, 1).int()),
])  # fmt: skip
def test_sizes_that_overflow_are_refused(call):
    refused((MemoryError, ValueError, RuntimeError, OverflowError), ".", call)


@pytest.mark.parametrize("call", [
    lambda: torch.zeros(0, 2**49), lambda: torch.FloatTensor(2**30, 0, 2**30), lambda: torch.zeros(3).resize_(2**62, 0),
    lambda: torch.zeros(1, 0).expand(2**49, 0), lambda: torch.zeros(0).view(2**30, 2**30, 0),
    lambda: torch.zeros(0).view(-1, 2**49), lambda: torch.zeros(0).view(2**62, -1),
    lambda: torch.zeros(1).expand(2**33 - 1).unfold(0, 2**32, 1), lambda: torch.from_numpy(np.empty((2**49, 0), "u1")),
    lambda: torch.zeros(3).set_(torch.FloatStorage(3), 0, (2, 0), (2**49, 1)),
    lambda: torch.zeros(3).set_(torch.FloatStorage(3), 2**49, (0,), (1,)),
    lambda: torch.zeros(3).set_(torch.FloatStorage(3), 0, (1,), (2**49,)),
    lambda: torch.cat([torch.zeros(0, 2**48), torch.zeros(0, 2**48)], 1), lambda: torch.zeros(0, 2**40).repeat(1, 2**9),
    lambda: torch.zeros(1).expand(2**25).ger(torch.zeros(1).expand(2**25)),
])  # fmt: skip
def test_sizes_beside_a_zero_are_bounded(call):
    """2**48 elements at most, dims of size 0 not counted: kernels multiply sizes, and no product may overflow."""
    refused((MemoryError, ValueError, RuntimeError), "too many|too large|reach beyond", call)


@pytest.mark.parametrize("sizes", [(2**48, 0), (0, 2**48), (2**24, 0, 2**24)])
def test_the_largest_sizes_beside_a_zero_work(sizes):
    """A kernel with counters per row of a table supports the largest possible number of rows."""
    x = Variable(torch.zeros(*sizes))
    assert (x + 1).sum().item() == 0 and x.unsqueeze(1).transpose(0, 1).size() == (1, *sizes)
    assert x.data.narrow(len(sizes) - 1, sizes[-1], 0).numel() == 0


@pytest.mark.parametrize("counted", [False, True])
def test_a_table_of_most_rows_without_columns(counted):
    """A kernel with counters per row either supports all possible rows or raises MemoryError."""
    table, rows = Variable(torch.zeros(2**48, 0)), Variable(torch.LongTensor([5, 10**9, 2**48 - 1]))
    for result in (F.embedding(rows, table, scale_grad_by_freq=counted),
                   F.embedding_bag(rows, table, torch.LongTensor([0]), mode="sum", scale_grad_by_freq=counted)):
        with pytest.raises(MemoryError) if counted else contextlib.nullcontext():
            result.backward(torch.zeros(*result.size()))


@pytest.mark.slow
def test_more_than_two_to_the_31_elements():
    count = 2**31 + 5
    x = torch.zeros(count, out=torch.ByteTensor())
    x[count - 1] = 3
    assert x.sum() == 3 and x.max() == 3 and x.nonzero().tolist() == [[count - 1]]
    assert x.argmax() == count - 1 and x[count - 1] == 3


def test_more_threads_than_a_system_has():
    before = torch.get_num_threads()
    try:
        for count in (1, 2, 1024, 1025, 10**6, 2**31 - 1):
            torch.set_num_threads(count)
            assert torch.get_num_threads() == min(count, 1024)
    finally:
        torch.set_num_threads(before)


def test_nan_has_a_place():
    x = torch.FloatTensor([2, NAN, 1, 3, NAN])
    values, order = x.sort()
    assert order.tolist() == [2, 0, 3, 1, 4] and values.tolist()[:3] == [1, 2, 3]
    assert x.sort(descending=True)[1].tolist() == [1, 4, 3, 0, 2]
    assert math.isnan(x.max()) and math.isnan(x.min()) and x.max(0)[1] == 1 and x.min(0)[1] == 1
    assert x.topk(3)[1].tolist()[2] == 3 and x.topk(3, largest=False)[0].tolist() == [1, 2, 3]
    assert x.median(0)[1] == 1 and math.isnan(x.median()) and x.kthvalue(1)[0].tolist() == 1
    assert x.argmax() == 1 and math.isnan(x.sum()) and math.isnan(x.norm(math.inf))


@pytest.mark.parametrize("ends", [(), (0, 5e-323)])
def test_a_histogram_of_denormal_numbers(ends):
    x = torch.DoubleTensor([5e-324 * i for i in range(11)])
    assert torch.histc(x, 10, *ends).tolist() == [1] * 9 + [2]


def test_integers_have_no_undefined_results():
    x = torch.IntTensor([INT_MIN, 7])
    refused(TypeError, "cannot hold a result of FloatTensor", lambda: x.div_(2), x)
    refused(RuntimeError, "cannot be divided", lambda: x.floor_divide_(0), x)
    refused(RuntimeError, "cannot be divided", lambda: x.floor_divide_(torch.IntTensor([1, 0])), x)
    refused(RuntimeError, "cannot be divided", lambda: x.remainder_(0), x)
    refused(RuntimeError, "cannot be divided", lambda: x.fmod_(torch.IntTensor([0, 1])), x)
    assert (x // -1).tolist() == [INT_MIN, -7] and (x % -1).tolist() == [0, 0] and x.abs().tolist() == [INT_MIN, 7]
    assert (torch.LongTensor([-(2**63)]) // -1).tolist() == [-(2**63)] and (x // -1).tolist() == [INT_MIN, -7]
    assert (-x).tolist() == [INT_MIN, -7] and x.fmod(-1).tolist() == [0, 0]


@pytest.mark.parametrize("kind", [torch.ByteTensor, torch.CharTensor, torch.ShortTensor, torch.IntTensor,
torch.LongTensor])
def test_shifts_past_the_width(kind):
    width = 8 * kind(0).element_size()
    x = kind([1, 5])
    assert (x << width).tolist() == (x << width + 60).tolist() == [0, 0]
    assert (x >> width).tolist() == (x >> width + 60).tolist() == [0, 0]


@pytest.mark.parametrize("bad", [NAN, math.inf, -math.inf, 1e30, -1e30])
def test_floats_that_no_integer_holds_convert_the_same_everywhere(bad):
    for kind in (torch.ByteTensor, torch.CharTensor, torch.ShortTensor, torch.IntTensor, torch.LongTensor):
        one = kind([0]).copy_(torch.FloatTensor([bad])).tolist()
        many = torch.FloatTensor(1000).fill_(bad).type(kind)
        strided = torch.FloatTensor(1000, 2).fill_(bad)[:, 0].type(kind)
        assert many.tolist() == strided.tolist() == one * 1000


def test_shifts_by_less_than_nothing_are_as_those_past_the_width():
    x = torch.IntTensor([1, 5])
    assert (x << -1).tolist() == (x >> -1).tolist() == [0, 0]
    assert (x << torch.IntTensor([-1, 2])).tolist() == [0, 20] and (1 << torch.IntTensor([-1, 40])).tolist() == [0, 0]


@pytest.mark.parametrize("least", [-(2**31), -(2**63)])
def test_the_least_integer_goes_through_every_division(least):
    kind = torch.IntTensor if least == INT_MIN else torch.LongTensor
    x, one = kind([least]), kind([-1])
    for result in (x // one, x.floor_divide(-1), x.div(one, rounding_mode="trunc"), x.div(-1, rounding_mode="floor")):
        assert result.tolist() == [least]
    for result in (x % one, x.fmod(one), x.remainder(-1)):
        assert result.tolist() == [0]
    assert torch.gcd(x, one).tolist() == [1] and (-x).tolist() == x.abs().tolist() == [least]


SINGULAR = [[1.0, 2.0], [2.0, 4.0]]
ZERO = torch.zeros(3, 3).double()
PIVOTS = torch.IntTensor([[1, 2, 3]])


@pytest.mark.parametrize("call", [
    lambda a: a.potrs(ZERO), lambda a: a.view(1, 3, 3).btrisolve(ZERO.view(1, 3, 3), PIVOTS), lambda a: ZERO.potri(),
    lambda a: a.trtrs(ZERO), lambda a: a.gesv(ZERO), lambda a: a.gels(torch.ones(3, 3).double()),
    lambda a: torch.linalg.cholesky_solve(a, ZERO), lambda a: torch.linalg.solve_triangular(ZERO, a, upper=True),
    lambda a: torch.linalg.lu_factor(ZERO), lambda a: torch.linalg.lu_solve(ZERO, PIVOTS[0], a),
    lambda a: ZERO.matrix_power(-1),
    lambda a: torch.linalg.tensorinv(ZERO, 1), lambda a: torch.cholesky(ZERO),
])  # fmt: skip
def test_no_solution_divides_by_zero(call):
    with pytest.raises(RuntimeError, match="singular|full rank|positive definite"):
        call(torch.eye(3).double())


@pytest.mark.parametrize("name, call", [
    ("inverse", lambda a: a.inverse()), ("gesv", lambda a: a.gesv(a)), ("potrf", lambda a: a.potrf()),
    ("trtrs", lambda a: a.trtrs(a * 0)), ("potri", lambda a: (a * 0).potri()),
])  # fmt: skip
def test_singular_matrices_are_refused(name, call):
    a = torch.DoubleTensor(SINGULAR)
    a[1, 1] = 4 if name != "potrf" else -4
    refused(RuntimeError, name, lambda: call(a), a)


EYE = torch.eye(3).double()


@pytest.mark.parametrize("bad", [NAN, math.inf, -math.inf])
@pytest.mark.parametrize("call", [
    lambda a: a.svd(), lambda a: a.symeig(True), lambda a: a.eig(True), lambda a: a.potrf(), lambda a: a.gels(a),
    lambda a: a.pstrf(), lambda a: torch.linalg.pinv(a), lambda a: torch.linalg.matrix_rank(a),
    lambda a: torch.linalg.norm(a, 2), lambda a: torch.linalg.lstsq(a, a), lambda a: EYE.gels(a),
    lambda a: torch.linalg.cond(a), lambda a: torch.linalg.svdvals(a), lambda a: torch.linalg.norm(a, "nuc"),
])  # fmt: skip
def test_matrices_that_are_not_finite_are_refused(call, bad):
    a = torch.eye(3).double()
    a[1, 2] = a[2, 1] = bad
    with pytest.raises(RuntimeError, match="not finite"):
        call(a)
    np.testing.assert_array_equal(a.numpy()[0], [1, 0, 0])


@pytest.mark.parametrize("make", [
    lambda t: t.resize_(), lambda t: t.resize_(*[1] * 65), lambda t: t.set_(t.storage(), 0, [1] * 65),
    lambda t: torch.zeros(*[1] * 65), lambda t: t.view(()), lambda t: t[:1].expand(()), lambda t: t.view(*[1] * 65),
])  # fmt: skip
def test_a_tensor_has_at_most_64_dimensions(make):
    t = torch.arange(0, 3).float()
    with pytest.raises((ValueError, RuntimeError, TypeError), match="at most 64|need|takes"):
        make(t)
    assert t.dim() == 1


@pytest.mark.parametrize("read", [
    torch.from_numpy, torch.from_dlpack, torch.asarray, torch.FloatTensor, lambda a: torch.tensor(a[()]),
])  # fmt: skip
def test_one_number_has_no_dimensions(read):
    assert read(np.array(3, "f")).size() == ()


@pytest.mark.parametrize("call, kind", [
    (lambda: torch.ones(2).item(), RuntimeError), (lambda: float(torch.ones(2)), ValueError),
    (lambda: int(torch.ones(2)), ValueError), (lambda: bool(torch.ones(2)), RuntimeError),
    (lambda: torch.multinomial(torch.ones(3), 5), RuntimeError),
    (lambda: torch.multinomial(torch.tensor([-1.0, 2.0]), 1), RuntimeError),
    (lambda: torch.nn.functional.one_hot(torch.tensor([5]), 3), RuntimeError),
    (lambda: torch.nn.functional.one_hot(torch.tensor([-1])), RuntimeError),
    (lambda: torch.device("nonsense"), RuntimeError), (lambda: torch.ones(2).to("nowhere"), RuntimeError),
    (lambda: torch.nn.functional.cross_entropy(torch.ones(2, 3), torch.tensor([0])), ValueError),
    (lambda: torch.nn.functional.nll_loss(torch.ones(2, 3), torch.tensor([0])), ValueError),
    (lambda: torch.nn.functional.nll_loss(torch.ones(2, 3, 4), torch.zeros(2, 5).long()), RuntimeError),
    (lambda: torch.nn.Linear(3, 2).load_state_dict({}), RuntimeError),
])
def test_errors_have_the_types_that_programs_of_today_catch(call, kind):
    with pytest.raises(kind) as raised:
        call()
    assert str(raised.value)
