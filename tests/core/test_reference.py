"""Every name of the early library is there, or stated here with the reason why not; so are the options of today."""

import math

import numpy as np
import pytest
from reference_names import FUNCTIONS, IN_PLACE, METHODS, STORAGE_METHODS, TYPES, VARIABLE_METHODS

import torch
from torch._core import Variable

PYTHON_2 = "Python 2 called it; Python 3 does not"
FILES = "how files and pickles were read inside the early library; torch.load reads its files another way"
SHARING = "how storages travelled inside the early library; share_memory_ and torch.multiprocessing do"
GPU = "memory of a GPU does not travel between processes"
STATED = {
    "__nonzero__": PYTHON_2,
    "_new_with_metadata_file": FILES, "_write_metadata": FILES, "_write_file": FILES, "_new_with_file": FILES,
    "_set_from_file": FILES, "__setstate__": "__reduce_ex__ rebuilds tensors",
    "_share_cuda_": GPU, "_new_shared_cuda": GPU,
    "__iter__": "sequences are iterated without it", "get_device": "a method of tensors",
    "_set_index": "private: __setitem__ does it",
    "_get_shared_fd": SHARING, "_new_shared_fd": SHARING, "_new_shared_filename": SHARING, "_new_using_fd": SHARING,
    "_new_using_filename": SHARING, "_new_view": "FloatStorage(storage, offset, size)", "_root_storage": SHARING,
    "_new_with_weak_ptr": SHARING, "_share_fd_": SHARING, "_share_filename_": SHARING, "_shared_decref": SHARING,
    "_shared_incref": SHARING, "_weak_ref": SHARING, "_set_cdata": SHARING,
}  # fmt: skip


@pytest.mark.parametrize("names, owner", [
    (FUNCTIONS, torch), (METHODS, torch.FloatTensor), (IN_PLACE, torch.FloatTensor), (VARIABLE_METHODS, Variable),
    (TYPES, torch), (STORAGE_METHODS, torch.FloatStorage),
], ids=["functions", "methods", "in place", "Variables", "types", "storages"])  # fmt: skip
def test_every_name_is_there_or_stated(names, owner):
    assert [name for name in names if not hasattr(owner, name) and name not in STATED] == []


def test_what_is_stated_as_missing_is_missing():
    tensors = {name for names in (FUNCTIONS, METHODS, IN_PLACE, VARIABLE_METHODS) for name in names}
    owners = torch, torch.FloatTensor, Variable
    known = {"__setstate__", "__iter__", "get_device"}  # of storages, or of object
    assert [name for name in STATED if name in tensors - known and any(hasattr(owner, name) for owner in owners)] == []


TODAY = """
    absolute allclose amax amin arange argmax argmin argsort as_tensor bincount bucketize cat cdist clamp concat
    copysign
    corrcoef cosine_similarity cov cumprod cumsum det diagonal digamma dist divide dstack einsum empty empty_like erf
    erfc
    erfinv exp2 expm1 fft flatten flip full full_like greater heaviside histc hstack hypot isclose isfinite isinf isnan
    kron kthvalue less lgamma linalg linspace log10 log2 logaddexp logdet logical_and logical_not logical_or logical_xor
    logspace logsumexp matmul matrix_power maximum meshgrid minimum mode moveaxis movedim multinomial multiply
    nan_to_num
    normalize one_hot ones_like outer pdist polygamma rand_like randint randn_like randperm repeat_interleave roll
    searchsorted slogdet square std subtract swapaxes swapdims take tensor tensordot tile topk trapezoid trapz
    tril_indices
    triu_indices true_divide unique var vstack where Generator Size Storage float16 float32 float64 int8 int16 int32
    int64
    uint8 float double half int long short
""".split()


def test_names_of_today():
    assert [name for name in TODAY if not hasattr(torch, name)] == []


X = np.random.default_rng(0).uniform(-2, 2, (3, 4))
B = np.random.default_rng(1).uniform(-2, 2, (2, 4, 4))
inf = math.inf
# What a call says, and what NumPy gives for it; x and b are DoubleTensors of X and B.
OPTIONS = [
    ("x.sum(dim=(0, 1))", "X.sum()"), ("x.sum((0, 1), keepdim=True)", "X.sum(keepdims=True)"),
    ("x.mean(dim=(0, 1))", "X.mean()"), ("x.prod(dim=(0, 1))", "X.prod()"),
    ("x.var(dim=(0, 1))", "X.var(ddof=1)"), ("b.std((0, 2), unbiased=False)", "B.std((0, 2))"),
    ("x.var(dim=0, correction=0)", "X.var(0)"), ("x.std(0, correction=2)", "X.std(0, ddof=2)"),
    ("x.var(correction=0)", "X.var()"), ("x.sum(axis=0)", "X.sum(0)"),
    ("torch.sum(x, axis=1, keepdims=True)", "X.sum(1, keepdims=True)"), ("x.max(axis=1)[0]", "X.max(1)"),
    ("torch.cat([x, x], axis=1)", "np.concatenate([X, X], 1)"), ("torch.stack([x, x], axis=0)", "np.stack([X, X])"),
    ("x.argmax(axis=0)", "X.argmax(0)"), ("x.mean(axis=(0, 1), keepdims=True)", "X.mean(keepdims=True)"),
    ("x.cumsum(axis=0)", "X.cumsum(0)"), ("x.unsqueeze(0).squeeze(axis=0)", "X"),
    ("x.sort(axis=0)[0]", "np.sort(X, 0)"),
    ("torch.softmax(x, axis=1)", "np.exp(X) / np.exp(X).sum(1, keepdims=True)"),
    ("x.split([1, 2])[1]", "X[1:]"), ("x.split([1, 3], 1)[0]", "X[:, :1]"),
    ("torch.split(x, [1, 2], dim=0)[0]", "X[:1]"),
    ("x.view(1, 3, 1, 4).squeeze((0, 2))", "X"), ("x.view(1, 3, 1, 4).squeeze(dim=(0, 1))", "X[:, None]"),
    ("x.clamp(x - 1, x + 1)", "X"), ("x.clamp(min=x + 1)", "X + 1"), ("x.clamp(max=x - 1)", "X - 1"),
    ("x.clamp(min=0, max=x + 1)", "np.clip(X, 0, X + 1)"), ("torch.clamp(x, min=0)", "np.maximum(X, 0)"),
    ("x.clone().clamp_(min=x + 1)", "X + 1"), ("x.lerp(x + 1, x)", "X + X"), ("torch.lerp(x, x + 1, 0.5)", "X + 0.5"),
    ("x.div(2, rounding_mode='floor')", "np.floor(X / 2)"),
    ("x.div(x + 5, rounding_mode='trunc')", "np.trunc(X / (X + 5))"),
    ("torch.div(x, 2, rounding_mode=None)", "X / 2"), ("x.clone().div_(2, rounding_mode='floor')", "np.floor(X / 2)"),
    ("x.round(decimals=2)", "np.round(X, 2)"), ("x.clone().round_(decimals=1)", "np.round(X, 1)"),
    ("torch.nonzero(x, as_tuple=True)[1]", "np.nonzero(X)[1]"), ("b.tril()", "np.tril(B)"),
    ("b.triu(1)", "np.triu(B, 1)"),
    ("b.clone().tril_()", "np.tril(B)"), ("torch.matmul(b, b)", "B @ B"),
    ("torch.nn.functional.linear(b, x)", "B @ X.T"), ("torch.logspace(0, 3, 4, base=2).double()", "[1, 2, 4, 8]"),
    ("x.norm('fro', dim=(0, 1))", "np.linalg.norm(X)"), ("x.norm('fro')", "np.linalg.norm(X)"),
    ("torch.norm(x, p='nuc')", "np.linalg.norm(X, 'nuc')"), ("x.norm(0, 1)", "(X != 0).sum(1)"),
    ("x.norm(inf)", "abs(X).max()"), ("x.norm(-inf)", "abs(X).min()"), ("x.norm(inf, dim=(0, 1))", "abs(X).max()"),
    ("x.norm(-inf, 0)", "abs(X).min(0)"), ("x.norm(-1)", "1 / (1 / abs(X)).sum()"),
    ("torch.dist(x, x + 1, p=inf)", "1"), ("torch.dist(x, x + 1, p=-inf)", "1"), ("torch.dist(x, x + 1, p=0)", "12"),
    ("torch.cdist(x, x, p=inf)", "abs(X[:, None] - X).max(2)"), ("torch.cdist(x, x, p=0)", "(X[:, None] != X).sum(2)"),
    ("torch.pdist(x, p=-inf)", "[abs(X[i] - X[j]).min() for i, j in ((0, 1), (0, 2), (1, 2))]"),
    ("x.renorm(inf, 0, 1)", "X / np.maximum(abs(X).max(1, keepdims=True), 1)"),
    ("torch.nn.functional.normalize(x, p=inf)", "X / abs(X).max(1, keepdims=True)"),
    ("torch.zeros(2, 3, dtype=torch.float64)", "np.zeros((2, 3))"), ("torch.ones((2,), dtype=torch.long)", "[1, 1]"),
    ("torch.full((2, 3), 7, dtype=torch.int32)", "np.full((2, 3), 7)"),
    ("torch.eye(3, dtype=torch.uint8)", "np.eye(3)"),
    ("torch.arange(5, dtype=torch.int64)", "range(5)"),
    ("torch.linspace(0, 1, 5, dtype=torch.float64)", "np.linspace(0, 1, 5)"),
    ("torch.zeros_like(x, dtype=torch.long)", "np.zeros((3, 4))"),
    ("torch.full_like(x, 3, dtype='torch.IntTensor')", "X * 0 + 3"),
    ("x.float().sum(0, dtype=torch.float64)", "X.astype(np.float32).astype(float).sum(0)"),
    ("torch.tensor([[1, 2], [3, 4]])", "[[1, 2], [3, 4]]"), ("torch.tensor([1.5], dtype=torch.float64)", "[1.5]"),
    ("torch.tensor(3, dtype=torch.double)", "3"), ("x.new_full((2,), 3)", "[3, 3]"),
    ("x.to(torch.int32)", "X.astype(np.int32)"),
    ("torch.tril_indices(3, 4, 1)", "np.array(np.tril_indices(3, 1, 4))"),
    ("torch.triu_indices(3, 3)", "np.array(np.triu_indices(3))"),
]  # fmt: skip


@pytest.mark.parametrize("call, wanted", OPTIONS, ids=[call for call, _ in OPTIONS])
def test_options_of_today(call, wanted):
    x, b = torch.from_numpy(X.copy()), torch.from_numpy(B.copy())
    found = eval(call, {"torch": torch, "x": x, "b": b, "inf": inf})
    wanted = np.asarray(eval(wanted, {"np": np, "X": X, "B": B}))
    found = np.asarray(found if isinstance(found, (int, float)) else found.numpy())
    assert found.shape == wanted.shape
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-12)


def test_dtype_names_the_type_of_what_is_made():
    makers = [torch.zeros, torch.ones, torch.empty, torch.rand, torch.randn]
    for kind in (torch.float32, torch.float64):
        assert all(maker(2, 3, dtype=kind).dtype is kind for maker in makers)
        assert all(maker(torch.zeros(2), dtype=kind).dtype is kind
                   for maker in (torch.zeros_like, torch.ones_like, torch.rand_like, torch.randn_like,
                   torch.empty_like))
    assert torch.randint(0, 5, (2,), dtype=torch.int32).type() == "torch.IntTensor"
    assert torch.randperm(4, dtype=torch.int32).type() == "torch.IntTensor"
    for kind, most in ((torch.uint8, 256), (torch.int8, 128), (torch.half, 2049)):
        assert torch.randperm(most, dtype=kind).long().sort(0)[0].equal(torch.arange(0, most).long())
        with pytest.raises(ValueError, match=f"randperm: .*Tensor does not hold all of {most + 1} numbers"):
            torch.randperm(most + 1, dtype=kind)
    assert torch.softmax(torch.zeros(2, 2), dim=1, dtype=torch.float64).dtype is torch.float64


@pytest.mark.parametrize("call, error, message", [
    (lambda x: x.add_(1, dtype=torch.float64), TypeError, "add_: works in place, so there is no other dtype to choose"),
    (lambda x: torch.zeros(2, dtype="float64"), TypeError, "need a type such as torch.float64"),
    (lambda x: torch.zeros(2, dtype=torch.float64, out=x), TypeError, "leave one of them out"),
    (lambda x: x.div(2, rounding_mode="up"), ValueError, "need one of: floor trunc"),
    (lambda x: x.norm("two"), ValueError, "need one of: fro nuc"),
    (lambda x: x.sum(axis=0, dim=1), TypeError, "no parameter is called axis"),
    (lambda x: x.add(1, generator=torch.Generator()), TypeError, "no parameter is called generator"),
    (lambda x: torch.rand(2, generator=3), TypeError, "must be a torch.Generator, not int"),
])  # fmt: skip
def test_wrong_options_are_refused(call, error, message):
    x = torch.ones(2, 3)
    with pytest.raises(error, match=message.replace("(", r"\\(")):
        call(x)
    assert x.tolist() == torch.ones(2, 3).tolist()


@pytest.mark.parametrize("kind", ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"])
@pytest.mark.parametrize("chances", [torch.FloatTensor, torch.DoubleTensor])
def test_probabilities_are_of_any_type_beside_any_type(kind, chances):
    x, p = getattr(torch, f"{kind}Tensor")(3, 4).fill_(5), chances([0, 1, 0, 1])
    assert x.bernoulli_(p) is x and x.tolist() == [[0, 1, 0, 1]] * 3
    drawn = [x.bernoulli_(p / 2, generator=torch.Generator().manual_seed(3)).tolist() for _ in range(2)]
    assert drawn[0] == drawn[1] and any(map(any, drawn[0]))


def test_singular_matrices_of_a_batch_are_told_in_info():
    batch, info = torch.stack([torch.eye(3), torch.zeros(3, 3), torch.diag(torch.Tensor([1, 2, 0]))]), torch.IntTensor()
    lu, pivots = torch.btrifact(batch, info=info)
    assert info.tolist() == [0, 1, 3] == batch.btrifact_with_info().info.tolist()
    assert lu.tolist() == batch.tolist() and pivots.tolist() == [[1, 2, 3]] * 3
    with pytest.raises(RuntimeError, match="matrix 1 is singular"):
        batch.btrifact()
    out = torch.FloatTensor(), torch.IntTensor()
    torch.btrifact(batch[:1], out=out)
    assert out[0].tolist() == batch[:1].tolist()
    for wrong in (out[0], (out[1], out[1]), (out[0],), (out[0], None)):
        with pytest.raises(TypeError, match="btrifact: "):
            torch.btrifact(batch[:1], out=wrong)


def test_what_changes_an_argument_takes_no_results():
    x, info, lu, wrong = torch.rand(1, 2, 2), torch.IntTensor([7, 7]), torch.FloatTensor(3), torch.FloatTensor(3)
    with pytest.raises(TypeError, match="changes an argument in place, so there is nothing for out="):
        torch.btrifact(x, info, out=(lu, wrong))
    assert info.tolist() == [7, 7] and lu.size() == (3,)


def test_async_was_the_name_of_non_blocking():
    said = {"async": True}
    assert torch.zeros(2).type(torch.IntTensor, **said).type() == "torch.IntTensor"
    assert torch.FloatStorage(2).type("torch.LongStorage", **said).type() == "torch.LongStorage"
    for owner in (torch.zeros(2), torch.FloatStorage(2)):
        with pytest.raises(TypeError, match="type takes new_type and non_blocking, not faster"):
            owner.type(faster=True)


def test_questions_about_all_elements_are_answered_by_truths():
    for kind in ("Byte", "Long", "Half", "BFloat16", "Float"):
        x = getattr(torch, f"{kind}Tensor")([[0, 1], [1, 1]])
        answers = x.any(), x.all(), torch.all(x[1]), torch.any(x * 0)
        assert [one.tolist() for one in answers] == [True, False, True, False]
        assert all(one.dtype is torch.bool and one.size() == () for one in answers)
        assert x.all(1).tolist() == [0, 1] and x.any(0).type() == "torch.BoolTensor"
        assert Variable(x, requires_grad=False).all().data.tolist() is False
