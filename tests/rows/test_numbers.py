"""Numbers among the arguments: beta before alpha, bools that are no ints, distributions that cannot be."""

import numpy as np
import pytest
from cases import CATALOGUE, cases, defined

import torch
from torch import nn, optim
from torch.autograd import Variable

INF, NAN = float("inf"), float("nan")
V, M, B = (torch.DoubleTensor(np.random.default_rng(3).uniform(1, 2, size).tolist()) for size in (2, (2, 2), (3, 2, 2)))
MIXED = {  # operand, then what is multiplied
    "addmm": (M, M, M, lambda a, b: a @ b), "addmv": (V, M, V, lambda a, b: a @ b),
    "addr": (M, V, V, np.outer), "addbmm": (M, B, B, lambda a, b: (a @ b).sum(0)),
    "baddbmm": (B, B, B, lambda a, b: a @ b),
}  # fmt: skip


def as_variable(tensor):
    return Variable(tensor.clone())


@pytest.mark.parametrize("name", MIXED)
@pytest.mark.parametrize("wrap", [torch.DoubleTensor.clone, as_variable], ids=["Tensor", "Variable"])
def test_one_number_is_beta_and_two_are_beta_and_alpha(name, wrap):
    operand, a, b, product = MIXED[name]
    product, held = product(a.numpy(), b.numpy()), operand.numpy()
    t, a, b = wrap(operand), wrap(a), wrap(b)
    function = getattr(torch, name)
    calls = [
        (2, 1, [lambda: getattr(t, name)(2, a, b), lambda: function(2, t, a, b), lambda: getattr(t, name)(a, b, beta=2),
                lambda: getattr(t, name)(np.float64(2), a, b)]),
        (0.5, 0.25, [lambda: getattr(t, name)(0.5, 0.25, a, b), lambda: function(0.5, t, 0.25, a, b),
                     lambda: getattr(t, name)(np.float64(0.5), np.float64(0.25), a, b)]),
        (1, 3, [lambda: function(t, 3, a, b), lambda: getattr(t, name)(a, b, alpha=3)]),
    ]  # fmt: skip
    for beta, alpha, ways in calls:
        for way in ways:
            result = way()
            result = result.data if isinstance(result, Variable) else result
            np.testing.assert_allclose(result.numpy(), beta * held + alpha * product)
    if not isinstance(t, Variable):
        for arguments, beta, alpha in (((2, a, b), 2, 1), ((0.5, 0.25, a, b), 0.5, 0.25)):
            changed = t.clone()
            assert getattr(changed, name + "_")(*arguments) is changed
            np.testing.assert_allclose(changed.numpy(), beta * held + alpha * product)


@pytest.mark.parametrize("name", ["addcmul", "addcdiv"])
def test_the_value_of_addcmul_comes_before_the_tensors(name):
    operate = np.multiply if name == "addcmul" else np.divide
    for result in (getattr(M, name)(0.5, M, M), getattr(torch, name)(M, 0.5, M, M), getattr(M, name)(M, M, value=0.5)):
        np.testing.assert_allclose(result.numpy(), M.numpy() + 0.5 * operate(M.numpy(), M.numpy()))


# --- bools ---------------------------------------------------------------------------------------------------------

INDEX = torch.LongTensor([[0, 0], [0, 0]])
BOOLS = [
    "t.sum(True)", "t.mean(True)", "t.prod(True)", "t.max(True)", "t.norm(2, True)",
    "t.select(True, 0)", "t.select(0, True)", "t.narrow(True, 0, 1)", "t.narrow(0, 0, True)", "t.size(True)",
    "t.transpose(True, 0)", "t.view(True, 4)", "t.view([True, 4])", "t.squeeze(True)", "t.unsqueeze(True)",
    "t.index_select(True, torch.LongTensor([0]))", "t.chunk(True)", "t.split(True)", "t.expand(True, 2, 2)",
    "t.repeat(True, 1)", "t.permute(True, 0)", "t.sum(dim=True)", "t.softmax(True)", "t.unfold(0, True, 1)",
    "t.resize_(True, 2)", "t.gather(True, INDEX)", "t.tril(True)", "t.diag(True)", "torch.zeros(True)",
    "torch.eye(True)",
    "torch.randperm(True)", "torch.FloatTensor(True, 2)", "torch.cat([t, t], True)", "torch.stack([t, t], True)",
    "torch.linspace(0, 1, True)", "torch.Size([True])", "t.sum((True, 0))", "t.repeat([True, 2])",
    "t.flip([True])", "t.flip(True)", "t.roll([1], [True])", "t.rot90(1, [True, False])", "t.repeat_interleave(True)",
    "torch.nn.Conv2d(True, 1, 1)", "torch.nn.Conv2d(1, True, 1)", "torch.nn.Conv1d(1, 1, 1, groups=True)",
    "torch.nn.ConvTranspose3d(True, 1, 1)", "torch.nn.Linear(True, 2)", "torch.nn.Embedding(True, 2)",
]  # fmt: skip


@pytest.mark.parametrize("text", BOOLS)
def test_a_bool_is_no_dim_index_size_or_count(text):
    space = {"torch": torch, "INDEX": INDEX}
    for t in (torch.ones(2, 2), Variable(torch.ones(2, 2))):
        if isinstance(t, Variable) and "resize_" in text:
            continue
        with pytest.raises((TypeError, IndexError)):
            eval(text, space, {"t": t})


def test_a_bool_is_a_flag():
    t = torch.ones(2, 3)
    assert t.sum(1, True).size() == (2, 1) and t.sum(1, keepdim=True).size() == (2, 1)
    assert t.std(1, False).size() == (2,) and t.var(dim=1, unbiased=False).tolist() == [0, 0]
    x = torch.FloatTensor([1, 3])
    assert x.var(True).item() == 2 and x.var(False).item() == 1
    assert x.std(True).item() == pytest.approx(2**0.5) and x.std(False).item() == 1


def test_a_bool_is_an_index_of_a_new_dim():
    for t in (torch.ones(2, 3), Variable(torch.ones(2, 3))):
        assert t[True].size() == (1, 2, 3) and t[False].size() == (0, 2, 3)


@pytest.mark.parametrize("items", [torch.ones(3), [1.5], [True], ["2"], [None]])
def test_a_size_holds_ints(items):
    with pytest.raises(TypeError, match="torch.Size: item 0 is"):
        torch.Size(items)


def test_sizes_are_made_of_ints():
    assert torch.Size() == () and torch.Size([2, 3]) == (2, 3) == torch.Size(torch.LongTensor([2, 3]))
    assert type(torch.Size(np.array([1, 2]))[1]) is int and torch.Size(iter([4])).numel() == 4
    with pytest.raises(TypeError):
        torch.Size(3)


# --- parameters that cannot be -------------------------------------------------------------------------------------

IMPOSSIBLE = {
    "normal_(0, -1)": "std is -1; need std >= 0", "normal_(0, NAN)": "std is nan; need std >= 0",
    "log_normal_(0, -1)": "std is -1; need std >= 0", "bernoulli_(3)": "p is 3; need p >= 0 and p <= 1",
    "bernoulli_(-.5)": "p is -0.5; need p >= 0 and p <= 1", "geometric_(2)": "p is 2; need p > 0 and p <= 1",
    "geometric_(0)": "p is 0; need p > 0 and p <= 1", "exponential_(0)": "lambd is 0; need lambd > 0",
    "exponential_(-1)": "lambd is -1; need lambd > 0", "cauchy_(0, 0)": "sigma is 0; need sigma > 0",
    "uniform_(3, -1)": "low is 3; need low <= high", "uniform_(0, INF)": "high is inf; need high - low < inf",
    "random_(0)": "high is 0; need high > 0", "random_(5, 2)": "low is 5; need low < high",
    "random_(3, 3)": "low is 3; need low < high",
    "hardtanh(.5, -.5)": "min_val is 0.5; need min_val <= max_val",
    "softshrink(lambd=-.5)": "lambd is -0.5; need lambd >= 0", "elu(-1)": "alpha is -1; need alpha >= 0",
}  # fmt: skip


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_impossible_parameters_are_refused_and_nothing_changes(text):
    for kind in (torch.FloatTensor, torch.DoubleTensor):
        t = kind([1, 2, 3])
        with pytest.raises(ValueError) as raised:
            eval("t." + text, {"t": t, "INF": INF, "NAN": NAN})
        assert IMPOSSIBLE[text] in str(raised.value)
        assert t.tolist() == [1, 2, 3]


@pytest.mark.parametrize("low, high", [(100, 101), (1, 1 + 2**-20), (-101, -100), (2**20, 2**20 + 1), (0, 1)])
def test_uniform_never_reaches_high(low, high):
    t = torch.FloatTensor(300000).uniform_(low, high).numpy().astype(np.float64)
    assert t.min() >= low and t.max() < high
    assert abs(t.mean() - (low + high) / 2) < (high - low) * 0.05 + np.spacing(np.float32(abs(low)))
    assert torch.FloatTensor(3).uniform_(2, 2).tolist() == [2, 2, 2]


def test_isnan_of_integers():
    for kind in (torch.ByteTensor, torch.IntTensor, torch.LongTensor):
        assert torch.isnan(kind([1, 2])).tolist() == [0, 0]
    assert torch.isnan(torch.DoubleTensor([NAN, 1])).tolist() == [1, 0]


# --- integers ------------------------------------------------------------------------------------------------------

INTEGERS = ["Byte", "Char", "Short", "Int", "Long"]


@pytest.mark.parametrize("name", INTEGERS)
@pytest.mark.parametrize("op", ["sum", "prod"])
def test_integer_reductions_are_longs(name, op):
    x = np.random.default_rng(4).integers(1, 120, (3, 4))
    t = getattr(torch, f"{name}Tensor")(x.tolist())
    wanted = getattr(x.astype(np.int64), op)
    for dim in (0, 1):
        result = getattr(t, op)(dim)
        assert result.type() == "torch.LongTensor"
        np.testing.assert_array_equal(result.numpy(), wanted(dim))
    full = getattr(t[0], op)()
    assert full.type() == "torch.LongTensor" and full.size() == ()
    assert full.item() == getattr(x[0].astype(np.int64), op)()


def test_invert_of_a_mask_is_one_minus_it_and_bitwise_not_flips_bits():
    mask = torch.ByteTensor([0, 1])
    assert (~mask).tolist() == [1, 0] and (~mask).type() == "torch.ByteTensor"
    assert mask.bitwise_not().tolist() == [255, 254]
    assert (~Variable(mask)).data.tolist() == [1, 0]
    assert (~torch.IntTensor([0, 1])).tolist() == [-1, -2] == torch.IntTensor([0, 1]).bitwise_not().tolist()
    assert torch.arange(0, 3)[~(torch.arange(0, 3) > 0)].tolist() == [0]
    with pytest.raises(TypeError):
        ~torch.ones(2)


# --- NumPy's ints --------------------------------------------------------------------------------------------------

INTS = ("int", "dim", "ints", "list", "dims")
COUNTED = [row for row in CATALOGUE.rows if any(p.kind in INTS for p in row.parameters) and row.body.kind != "random"]


def of_numpy(value):
    if isinstance(value, tuple):
        return tuple(map(of_numpy, value))
    return np.int64(value) if isinstance(value, int) and not isinstance(value, bool) else value


@pytest.mark.parametrize("row", COUNTED, ids=lambda row: row.op)
def test_ints_of_numpy_are_ints(row):
    kinds = {p.name: p.kind for p in row.parameters}
    for case in cases(row, row.loop_dtypes[-1] if row.loop_dtypes else None):
        if defined(case) is None:
            continue
        results = []
        for convert in (lambda value: value, of_numpy):
            given = case.arguments()
            given = {name: convert(value) if kinds[name] in INTS else value for name, value in given.items()}
            results.append(case.call_and_changes(given))
        for result, expected in zip(*results, strict=True):
            np.testing.assert_array_equal(np.asarray(result), np.asarray(expected))


def test_sizes_and_counts_of_numpy_are_ints():
    three = np.int64(3)
    assert torch.Tensor(three).size() == torch.LongTensor(np.int32(3)).size() == (3,)
    assert torch.randint(0, three, (three,)).size() == torch.Tensor(np.array([1, 2, 3], np.float32)).size() == (3,)
    assert torch.zeros(three, three).size() == torch.eye(three).size() == (3, 3)
    assert torch.tensordot(torch.ones(3, 3), torch.ones(3, 3), np.int64(1)).size() == (3, 3)
    assert torch.fft.fft(torch.ones(4, 2), three).size() == (4, 3)
    assert torch.linalg.norm(torch.ones(3, 2), dim=np.int64(1)).size() == (3,)
    x = Variable(torch.ones(2, 12))
    assert nn.Linear(np.prod((3, 4)), three)(x).size() == (2, 3)
    assert nn.Conv1d(three, three, three)(Variable(torch.ones(1, 3, 5))).size() == (1, 3, 3)
    assert nn.LSTM(three, three)(Variable(torch.ones(2, 1, 3)))[0].size() == (2, 1, 3)
    weight = Variable(torch.ones(2), requires_grad=True)
    weight.grad = Variable(torch.ones(2))
    optim.SGD([weight], lr=np.float32(0.5), momentum=np.float64(0.5)).step()
    assert weight.data.tolist() == [0.5, 0.5]
    for wrong in (np.float64(3), np.True_):
        with pytest.raises(TypeError):
            torch.Tensor(wrong)


@pytest.mark.parametrize("dtype", [torch.bool, torch.int64, torch.uint8])
@pytest.mark.parametrize("call", [lambda x: torch.add(x, x, alpha=1.5), lambda x: x.clone().add_(x, alpha=0.5),
                                  lambda x: torch.add(x, 1, alpha=1.5)])
def test_fractions_multiply_no_whole_numbers(call, dtype):
    x = torch.tensor([1, 0]).to(dtype)
    with pytest.raises(TypeError, match="needs to be an int"):
        call(x)
    assert torch.add(x, x, alpha=2.0).dtype == dtype


def test_reversed_differences_are_differences():
    x, y = torch.tensor([1, 2]), torch.tensor([5, 7])
    assert torch.rsub(x, y, alpha=2).tolist() == [3, 3] and torch.rsub(x, 3).tolist() == [2, 1]
    with pytest.raises(TypeError, match="rsub: .*needs to be an int"):
        torch.rsub(x, y, alpha=1.5)
