"""Functions that make tensors of sizes, buffers and other tensors, and what types are called."""

import enum
import math
import subprocess
import sys
import warnings
from array import array as array_of_doubles

import numpy as np
import pytest

import torch
from torch.autograd import Variable


def test_sizes_that_are_broadcast():
    for sizes in ([(2, 1), (3,)], [(1,)], [(4, 1, 3), (5, 1), (3,)], [(0, 1), (1, 2)]):
        assert torch.broadcast_shapes(*sizes) == np.broadcast_shapes(*sizes)
        arrays = [np.random.default_rng(1).standard_normal(size) for size in sizes]
        result = torch.broadcast_tensors(*(torch.from_numpy(array.copy()) for array in arrays))
        for tensor, array in zip(result, np.broadcast_arrays(*arrays), strict=True):
            np.testing.assert_array_equal(tensor.numpy(), array)
    with pytest.raises(RuntimeError):
        torch.broadcast_shapes((2,), (3,))


def test_choices_and_blocks():
    a, b = torch.LongTensor([1, 2]), torch.LongTensor([3, 4, 5])
    assert torch.cartesian_prod(a, b).tolist() == [[x, y] for x in (1, 2) for y in (3, 4, 5)]
    assert torch.cartesian_prod(a).tolist() == [1, 2]
    parts = [Variable(torch.ones(2, 3), requires_grad=True), Variable(torch.ones(1), requires_grad=True)]
    joined = torch.block_diag(*parts)
    assert joined.data.tolist() == [[1, 1, 1, 0], [1, 1, 1, 0], [0, 0, 0, 1]]
    joined.sum().backward()
    assert parts[0].grad.data.tolist() == [[1] * 3] * 2
    with pytest.raises(ValueError):
        torch.block_diag(torch.ones(1, 1, 1))


@pytest.mark.parametrize("options", [{}, {"dim": 1}, {"dim": (0, 1), "keepdim": True}, {"dim": 0, "correction": 0}])
def test_two_moments_at_once(options):
    x = torch.randn(3, 4)
    mean = {key: value for key, value in options.items() if key != "correction"}
    for both, one in ((torch.var_mean, x.var), (torch.std_mean, x.std)):
        for got, wanted in zip(both(x, **options), (one(**options), x.mean(**mean)), strict=True):
            assert got == wanted if isinstance(got, float) else got.tolist() == wanted.tolist()


def test_buffers_and_types():
    buffer = bytearray(16)
    shared = torch.frombuffer(buffer, dtype=torch.float32, count=2, offset=4).fill_(1)
    assert np.frombuffer(buffer, np.float32).tolist() == [0, 1, 1, 0] and shared.size() == (2,)
    assert torch.frombuffer(bytearray(8), dtype=torch.float32).tolist() == [0, 0]
    for wrong in (lambda: torch.frombuffer(bytearray(7), dtype=torch.float32),
                  lambda: torch.frombuffer(bytearray(8), dtype=torch.float32, count=3)):
        with pytest.raises(ValueError):
            wrong()
    assert torch.finfo(torch.float16).max == 65504 and torch.iinfo(torch.uint8).max == 255
    assert torch.finfo().eps == np.finfo(np.float32).eps
    for wrong in (lambda: torch.finfo(torch.int32), lambda: torch.iinfo(torch.float32),
                  lambda: torch.iinfo(torch.bool)):
        with pytest.raises(TypeError):
            wrong()
    assert torch.get_default_dtype() is torch.float32
    torch.set_default_dtype(torch.float64)
    try:
        assert torch.get_default_dtype() is torch.float64 and torch.scalar_tensor(2).dtype is torch.float64
    finally:
        torch.set_default_dtype(torch.float32)
    assert (torch.inf, torch.pi, torch.e, torch.newaxis) == (math.inf, math.pi, math.e, None) and torch.nan != torch.nan


def test_whole_numbers_like_others():
    x = torch.zeros(50, 20)
    drawn = torch.randint_like(x, 3, 9)
    assert drawn.dtype is torch.float32 and sorted(set(drawn.view(-1).tolist())) == list(range(3, 9))
    assert torch.randint_like(x.byte(), 2).max() == 1
    generators = [torch.Generator().manual_seed(2) for _ in range(2)]
    a, b = (torch.randint_like(x, 100, dtype=torch.int64, generator=g) for g in generators)
    assert a.tolist() == b.tolist() and not torch.randint_like(Variable(x), 3).requires_grad


def test_the_bounds_of_randint_by_position_and_by_keyword():
    for result in (torch.randint(3, (40,)), torch.randint(3, size=(40,)), torch.randint(high=3, size=(40,)),
                   torch.randint(0, 3, (40,)), torch.randint(0, high=3, size=(40,)),
                   torch.randint(low=0, high=3, size=40)):
        assert result.size() == (40,) and set(result.tolist()) == {0, 1, 2}


def test_attributes_that_others_have():
    x = torch.randn(2, 3, 4).double()
    assert x.mT.tolist() == x.transpose(1, 2).tolist() == x.mH.tolist() and x[0].H.tolist() == x[0].t().tolist()
    assert (x.itemsize, x.nbytes) == (8, 192) and (torch.ones(3).byte().itemsize, torch.ones(0).nbytes) == (1, 0)
    with pytest.raises(IndexError):
        torch.ones(3).mT  # noqa: B018


def test_functions_under_other_names():
    x = torch.rand(5)
    assert torch.special.expit(x).tolist() == torch.sigmoid(x).tolist()
    assert torch.special.gammaln(x).tolist() == torch.lgamma(x).tolist()
    assert all(callable(getattr(torch.special, name)) for name in torch.special.__all__)


def test_where_as_a_method_chooses_by_its_argument():
    x, mask = torch.ByteTensor([5, 6, 7]), torch.ByteTensor([1, 0, 1])
    assert x.where(mask, 0).tolist() == [5, 0, 7] and torch.where(mask, x, 0).tolist() == [5, 0, 7]
    assert torch.where(mask)[0].tolist() == [0, 2]
    floats = Variable(torch.ones(3), requires_grad=True)
    floats.where(Variable(mask), 0).sum().backward()
    assert floats.grad.data.tolist() == [1, 0, 1]


def test_words_are_checked_and_none_may_be_given():
    x = torch.Tensor([7, -7])
    assert x.div(2, rounding_mode=None).tolist() == [3.5, -3.5]
    assert x.div(2, rounding_mode="floor").tolist() == [3, -4]
    assert x.clone().div_(2, rounding_mode="trunc").tolist() == [3, -3]
    assert x.clamp(min=None, max=0).tolist() == [0, -7] and torch.clip(x, 0, 1).tolist() == [1, 0]
    for wrong in ("", "floor trunc", "flo", "floors", "FLOOR"):
        with pytest.raises(ValueError, match="rounding_mode is .*; need one of: floor trunc"):
            x.div(2, rounding_mode=wrong)
    with pytest.raises(TypeError):
        x.div(2, rounding_mode=1)
    with pytest.raises(TypeError):
        x.clamp(min=None, bogus=None)
    with pytest.raises(ValueError, match="interpolation"):
        x.quantile(0.5, interpolation="cubic")
    y = Variable(x, requires_grad=True)
    y.norm("fro").backward()
    assert y.grad.data.tolist() == pytest.approx([0.5**0.5, -(0.5**0.5)])


@pytest.mark.parametrize("equation, sizes", [
    ("ij,kj->ik", [(2, 3), (4, 3)]), ("ij,jk", [(2, 3), (3, 4)]), ("bij,bjk->bik", [(2, 3, 4), (2, 4, 5)]),
    ("...ij,jk->...ik", [(2, 5, 3, 4), (4, 2)]), ("...a,...a->...", [(2, 3), (1, 3)]),
    ("iij,jk->ik", [(3, 3, 2), (2, 4)]), ("ab,cd->dbac", [(2, 3), (4, 5)]), ("ij,jk->ik", [(2, 0), (0, 3)]),
    ("abc,cd,de->abe", [(2, 3, 4), (4, 5), (5, 2)]), ("ii->i", [(3, 3)]), ("ij->ji", [(2, 3)]),
    ("ij,ij->", [(2, 3), (2, 3)]), ("a...,a...->...", [(2, 3, 4), (2, 1, 4)]),
])  # fmt: skip
def test_einsum_as_numpy_has_it_also_when_it_is_called_again(equation, sizes):
    for seed in range(2):
        arrays = [np.random.default_rng(seed).standard_normal(size) for size in sizes]
        got = torch.einsum(equation, *(torch.from_numpy(array.copy()) for array in arrays))
        wanted = np.einsum(equation, *arrays)
        np.testing.assert_allclose(np.reshape(got.numpy(), wanted.shape), wanted, atol=1e-12)
    with pytest.raises(ValueError, match="einsum"):
        torch.einsum(equation, torch.ones(1, 1, 1, 1, 1))
    with pytest.raises(ValueError, match="operands"):
        torch.einsum(equation, *arrays)


def test_lists_that_hold_themselves():
    rows = []
    rows.append(rows)
    wide = []
    wide.extend([wide] * 50)
    for data in (rows, wide, [1, [rows]], (wide, 2)):
        with pytest.raises((TypeError, ValueError)):
            torch.tensor(data)


def test_arrays_of_no_dimensions():
    for kind, expected in ((np.float64, torch.DoubleTensor), (np.float32, torch.FloatTensor),
                           (np.int32, torch.IntTensor), (np.bool_, torch.BoolTensor)):
        result = torch.tensor(np.array(1, kind))
        assert isinstance(result, expected) and result.size() == () and result.item() == 1
    assert torch.tensor(np.array(2.5), dtype=torch.float32).tolist() == 2.5


@pytest.mark.parametrize("low, high, kind", [(5, 2, "Long"), (3, 3, "Float"), (0, 300, "Byte"), (0.5, 3, "Long")])
def test_a_refused_randint_leaves_out_as_it_was(low, high, kind):
    out = getattr(torch, f"{kind}Tensor")([1, 2, 3])
    with pytest.raises((TypeError, ValueError, RuntimeError, OverflowError)):
        torch.randint(low, high, (2,), out=out)
    assert out.tolist() == [1, 2, 3]
    out.resize_(0)
    assert torch.randint(4, 5, (2, 2), out=out) is out and out.tolist() == [[4, 4], [4, 4]]


def test_results_of_questions_in_out():
    x, out = torch.ones(2), torch.FloatTensor([7])
    for call in (lambda: torch.allclose(x, x, out=out), lambda: torch.is_nonzero(torch.zeros(1), out=out)):
        with pytest.raises(TypeError, match="the result for out is <class 'bool'>; need a Tensor"):
            call()
    assert out.tolist() == [7]


@pytest.mark.parametrize("call, error, text", [
    (lambda t: torch.tensordot(t, t, ([5], [0])), IndexError, r"tensordot: dims are \(5,\)"),
    (lambda t: torch.tensordot(t, t, 3), ValueError, "tensordot: dims is 3"),
    (lambda t: torch.tensordot(t, t, -1), ValueError, "tensordot: dims is -1"),
    (lambda t: torch.tensordot(t, t, 10**12), ValueError, "tensordot: dims is"),
    (lambda t: torch.tensordot(t, t, ([0], [0], [0])), ValueError, "tensordot: dims are"),
    (lambda t: torch.tensordot(t, t, ([0, 0], [0, 1])), ValueError, "tensordot: dims are .* need different"),
    (lambda t: torch.einsum("ii", t.narrow(0, 0, 1)), ValueError, "einsum: i is 1 and 2 in one operand"),
    (lambda t: torch.broadcast_shapes((2,), (3,)), RuntimeError, r"broadcast_shapes: sizes \[2\] and \[3\]"),
    (lambda t: torch.cartesian_prod(), ValueError, "cartesian_prod: need vectors"),
    (lambda t: torch.cartesian_prod(t), ValueError, "cartesian_prod: need vectors"),
    (lambda t: torch.block_diag(torch.ones(1, 1, 1)), ValueError, "need matrices, vectors and numbers"),
    (lambda t: torch.rot90(t, 1, (0, 1, 0)), ValueError, "rot90: dims are"),
    (lambda t: torch.trapz(t, torch.ones(1)), ValueError, "trapz: x is FloatTensor 1, y is FloatTensor 2x2, dim is -1"),
    (lambda t: torch.cumulative_trapezoid(t, torch.ones(3)), ValueError, "cumulative_trapezoid: x is FloatTensor 3"),
    (lambda t: torch.gcd(t, t), TypeError, "gcd: input is FloatTensor 2x2; need ByteTensor"),
    (lambda t: torch.lcm(t.long(), t * float("nan")), TypeError, "lcm: other is FloatTensor 2x2; need ByteTensor"),
    (lambda t: torch.FloatStorage.from_file("nothing", size=-1), ValueError, "from_file: size is -1"),
])
def test_refused_by_name(call, error, text):
    with pytest.raises(error, match=text):
        call(torch.ones(2, 2))


def test_pivots_of_other_sizes_and_rows():
    factors, pivots = torch.randn(2, 3, 3).btrifact()
    for given in ((factors, pivots[0]), (factors.narrow(0, 0, 1), pivots), (factors.narrow(2, 0, 2), pivots)):
        with pytest.raises(ValueError, match="btriunpack: LU_data is"):
            torch.btriunpack(*given)
    for wrong in (pivots * 0, pivots + 3, pivots - 4):
        with pytest.raises(IndexError, match="LU_pivots holds .*; need 1 to 3"):
            torch.btriunpack(factors, wrong)
    for plain, recorded in zip(torch.btriunpack(factors, pivots),
                               torch.btriunpack(Variable(factors), Variable(pivots)), strict=True):
        assert recorded.data.equal(plain)


def test_distances_between_operands_of_several_ranks():
    a, b = torch.randn(2, 3), torch.randn(5, 4, 3)
    for one, other in ((a, b), (b, a), (b, b), (a, a)):
        expected = (one.unsqueeze(-2) - other.unsqueeze(-3)).norm(2, -1)
        assert torch.cdist(one, other).size() == expected.size()
        assert (torch.cdist(one, other) - expected).abs().max() < 1e-6  # the sums go another way
    rows = torch.randn(6, 3)
    expected = [(rows[i] - rows[j]).norm(2) for i in range(6) for j in range(i + 1, 6)]
    assert (torch.pdist(rows) - torch.Tensor(expected)).abs().max() < 1e-6
    assert [tuple(torch.pdist(rows.narrow(0, 0, n)).size()) for n in (0, 1, 2)] == [(0,), (0,), (1,)]


def test_results_that_are_no_views_of_the_input():
    x = torch.randn(2, 2)
    assert torch.matrix_power(x, 1).data_ptr() != x.data_ptr() and torch.matrix_power(x, 1).equal(x)


def test_rows_of_zeros_have_a_slope_where_they_are_renormed():
    for scale in (0, 0.5, 3):
        x = Variable(torch.DoubleTensor([[0, 0, 0], [1, 2, -2]]) * scale)
        x.renorm(2, 0, 1).sum().backward()
        assert x.grad.data.equal(x.grad.data) and x.grad.data[0].tolist() == [1, 1, 1]


def test_generators_within_generators():
    def alone(seed, *counts):
        generator = torch.Generator().manual_seed(seed)
        return [torch.rand(count, generator=generator).tolist() for count in counts]

    first, second = torch.Generator().manual_seed(1), torch.Generator().manual_seed(2)
    with first.drawing():
        result = [torch.rand(2).tolist()]
        with second.drawing():
            other = [torch.rand(3).tolist(), torch.rand(1, generator=first).tolist(), torch.rand(3).tolist()]
        result += [other.pop(1), torch.rand(2).tolist()]
        torch.rand(3, generator=second)
        result.append(torch.rand(2).tolist())
    assert result == alone(1, 2, 1, 2, 2) and other == alone(2, 3, 3)
    torch.manual_seed(5)
    expected = torch.rand(2)
    torch.manual_seed(5)
    outer, inner = first.drawing(), second.drawing()
    outer.__enter__()
    inner.__enter__()
    outer.__exit__(None, None, None)  # before the inner one: nothing is drawn from what may be gone
    del first
    inner.__exit__(None, None, None)
    assert torch.rand(2).equal(expected)


def test_tensors_and_arrays_of_one_element_are_numbers():
    one, two = torch.ones(1), torch.FloatTensor([[2.5]])
    assert torch.tensor([one, two]).tolist() == [1, 2.5] and torch.tensor([one, two]).type() == "torch.FloatTensor"
    assert torch.tensor([one.int(), 2]).type() == "torch.LongTensor"
    assert torch.tensor([[one, 2], [3, Variable(two)]]).tolist() == [[1, 2], [3, 2.5]]
    assert torch.tensor([np.array(3.0), np.float32(4), np.array([5.5])]).tolist() == [3, 4, 5.5]
    assert torch.tensor([np.array(3), 4]).type() == "torch.LongTensor"
    assert torch.tensor([one, np.array(2)], dtype=torch.float64).type() == "torch.DoubleTensor"
    for ragged in ([one, torch.ones(2)], [[one], 2], [np.ones(2), 1.0], [one, "2"]):
        with pytest.raises((TypeError, ValueError)):
            torch.tensor(ragged)
    loop = [one]
    loop.append(loop)
    with pytest.raises((TypeError, ValueError)):
        torch.tensor(loop)


@pytest.mark.parametrize("terms, output", [
    ([[0, 1], [1, 2]], [[0, 2]]), ([[0, 1], [1, 2]], []), ([[0, 0]], []), ([[0, 1]], [[1]]), ([[1, 0]], []),
    ([[7, 30], [30, 51]], [[51, 7]]), ([[..., 0, 1], [1, 2]], [[..., 2, 0]]), ([[0, 1]], [[]]),
])
def test_einsum_with_lists_is_that_with_letters(terms, output):
    arrays = [np.random.default_rng(0).standard_normal((3,) * (len(term) + (... in term))) for term in terms]
    wanted = np.einsum(*(each for pair in zip(arrays, terms, strict=True) for each in pair), *output)
    tensors = [torch.from_numpy(array) for array in arrays]
    got = torch.einsum(*(each for pair in zip(tensors, terms, strict=True) for each in pair), *output)
    np.testing.assert_allclose(got.numpy().reshape(wanted.shape), wanted)


@pytest.mark.parametrize("given", [([0, 52],), ([0, -1],), ([0, True],), ("ab",), (3,), (), ([0, 1], torch.ones(2))])
def test_einsum_refuses_other_lists(given):
    with pytest.raises(ValueError, match="einsum: .*; need a list of ints from 0 to 51, or an equation first"):
        torch.einsum(torch.ones(2, 2), *given)


@pytest.mark.parametrize("make", [torch.tensor, torch.as_tensor])
def test_sequences_of_every_kind_stand_for_their_numbers(make):
    class Pair:
        def __len__(self):
            return 2

        def __getitem__(self, i):
            return (1.5, 2.5)[i]

    class Arrays:
        def __array__(self, dtype=None, copy=None):
            return np.arange(3, dtype=np.int16)

    ints, floats = np.arange(2), np.zeros(2, np.float32)
    for data, kind, wanted in (
        (range(3), "Long", [0, 1, 2]), ([range(2), range(2)], "Long", [[0, 1]] * 2), (Pair(), "Float", [1.5, 2.5]),
        (array_of_doubles("d", [1, 2]), "Float", [1, 2]), (memoryview(b"ab"), "Long", [97, 98]),
        (bytearray(b"ab"), "Long", [97, 98]), (Arrays(), "Short", [0, 1, 2]),
        ((Pair(), Pair()), "Float", [[1.5, 2.5]] * 2),
        ([ints, ints], "Long", [[0, 1]] * 2), ([ints, [1, 2]], "Long", [[0, 1], [1, 2]]),
        ([floats, floats], "Float", [[0, 0]] * 2), ([floats.astype(float)] * 2, "Double", [[0, 0]] * 2),
        ([[ints], [ints]], "Long", [[[0, 1]]] * 2), ([np.float32(1.5), np.int64(2)], "Float", [1.5, 2]),
    ):  # fmt: skip
        result = make(data)
        assert result.type() == f"torch.{kind}Tensor" and result.tolist() == wanted, data
        assert make(data, dtype=torch.float64).tolist() == wanted
    for data in ({1: 2}, {1, 2}, "12", b"12", [ints, floats[:1].repeat(3)], [range(2), range(3)]):
        with pytest.raises((TypeError, ValueError)):
            make(data)


def test_asarray_decides_about_gradients():
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    assert torch.asarray(y) is y and torch.asarray(y, requires_grad=None) is y
    assert not torch.asarray(y, requires_grad=False).requires_grad
    assert torch.asarray([1.0], requires_grad=True).requires_grad and not torch.asarray([1.0]).requires_grad


def test_from_file(tmp_path):
    path = str(tmp_path / "numbers")
    shared = torch.from_file(path, shared=True, size=4, dtype=torch.float64)
    shared.copy_(torch.arange(4))
    private = torch.from_file(path, shared=False, size=3, dtype=torch.float64)
    assert private.tolist() == [0, 1, 2] and private.dtype == torch.float64
    private.fill_(7)
    assert shared.tolist() == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="need 40 for 5 elements"):
        torch.from_file(path, size=5, dtype=torch.float64)


@pytest.mark.parametrize("dtype, low, high", [
    (torch.uint8, 0, 256), (torch.int8, -128, 128), (torch.int16, 32766, 32768), (torch.bool, 0, 2)])
def test_random_integers_up_to_the_end_of_a_type(dtype, low, high):
    result = torch.randint(low, high, (5000,), dtype=dtype)
    assert result.dtype == dtype and result.min() == low and result.max() == high - 1
    if dtype != torch.bool:
        with pytest.raises(RuntimeError, match="holds integers from"):
            torch.randint(low, high + 1, (3,), dtype=dtype)


def test_empty_writes_no_memory():
    program = ("import resource, torch; torch.empty(10); size = lambda: resource.getrusage(0).ru_maxrss; "
               "before = size(); x = torch.empty(10**8), torch.ones(1).new_empty(10**8)\n"
               "for kind in (bool, torch.uint8, torch.long, torch.half, torch.bfloat16, torch.complex64):\n"
               "    one = torch.zeros(1, dtype=kind)\n"
               "    x = torch.empty(10**8, dtype=kind), torch.empty_like(one.expand(10**8)), one.new_empty(10**8)\n"
               "x = torch.nn.Linear(10**4, 10**4, device='meta').to_empty(device='cpu')\n"
               "print(size() - before)")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 50_000  # KB; the elements of one tensor take 100 MB or more


def test_a_type_of_its_own_reads_no_element():
    """The tensor that a new one is like gives the type and the device where the call names none."""
    x = torch.full((2,), 1e30)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        whole = [x.new_zeros(2, dtype=torch.int64), x.new_ones((2,), dtype=torch.int64, device="cpu"),
                 x.new_full((2,), 2**40 + 1, dtype=torch.int64), x.new_empty(2, dtype=torch.int64).fill_(3)]
    assert [one.tolist() for one in whole] == [[0, 0], [1, 1], [2**40 + 1] * 2, [3, 3]]
    assert {one.dtype for one in whole} == {torch.int64}
    assert x.new_zeros(2, device="meta").is_meta and x.new_zeros(2, requires_grad=True).requires_grad
    assert torch.empty_like(torch.ones(2, 3).t(), dtype=torch.int64).stride() == (1, 3)
    with pytest.raises(RuntimeError, match="new_full: 3e[+]09 is out of range for IntTensor"):
        x.int().new_full((2,), 3e9)
    with pytest.raises(TypeError, match="new_zeros"):
        x.new_zeros()


def test_a_number_as_a_tensor():
    assert torch.scalar_tensor(True).dtype == torch.float32 and torch.scalar_tensor(2**40 + 1, torch.int64) == 2**40 + 1
    assert torch.scalar_tensor(2 + 1j) == 2 + 1j and torch.scalar_tensor(1.5, requires_grad=True).requires_grad


def test_tensors_of_one_element_in_lists_are_numbers():
    one, two = torch.tensor([1.5]), torch.tensor([[2.5]], requires_grad=True)
    for wanted, data in (([1.5, 2.5], [one, two]), ([1.5, 3.0], [one, 3]), ([[2.5], [1.0]], [[two], [1]])):
        assert torch.tensor(data).tolist() == torch.Tensor(data).tolist() == wanted
    assert torch.tensor([torch.ones(2), torch.zeros(2)]).tolist() == [[1, 1], [0, 0]]


def test_numbers_with_a_class_of_their_own_are_numbers():
    Colour = enum.IntEnum("Colour", "RED BLUE")
    assert torch.tensor(Colour.BLUE).item() == 2 and torch.tensor([Colour.RED]).tolist() == [1]


def test_sizes_are_numbers_of_other_packages_too():
    assert torch.eye(np.array(2)).shape == (2, 2) and torch.randperm(np.array(3)).shape == (3,)
    assert torch.arange(2).repeat(torch.tensor(2)).tolist() == [0, 1, 0, 1]
    assert torch.roll(torch.arange(3), torch.tensor(1)).tolist() == [2, 0, 1]
    image = torch.ones(1, 1, 2)
    assert torch.nn.functional.interpolate(image, torch.tensor(3)).shape == (1, 1, 3)
    assert torch.nn.functional.interpolate(image, scale_factor=np.float32(2)).shape == (1, 1, 4)


def test_an_array_without_dims_is_a_size():
    two = np.array(2)
    for size in (torch.zeros(two).size(), torch.empty(two).size(), torch.randn(two).size(),
                 torch.ones(2, 3).new_zeros(two).size(), torch.ones(2, 1).view(two).size(),
                 torch.ones(2).expand(two).size()):
        assert size == (2,)
    for call in (lambda: torch.zeros(np.array(2.5)), lambda: torch.zeros(np.array(True))):
        with pytest.raises(TypeError):
            call()
