"""Several results of a call: a named tuple."""

import copy
import gc
import io
import pickle
import re

import pytest

import torch
import torch.utils.data
from torch.autograd import Variable

X = torch.FloatTensor([[3, 1, 2], [4, 6, 5]])
CALLS = {
    "max": lambda x: x.max(1), "min": lambda x: x.min(0), "sort": lambda x: x.sort(), "topk": lambda x: x.topk(2),
    "kthvalue": lambda x: x.kthvalue(2), "median": lambda x: x.median(1), "mode": lambda x: x.mode(1),
    "cummax": lambda x: x.cummax(1), "cummin": lambda x: x.cummin(0),
}


@pytest.mark.parametrize("wrap", [lambda x: x, Variable, lambda x: Variable(x, requires_grad=True)],
                         ids=["tensor", "Variable", "recorded"])
@pytest.mark.parametrize("name", CALLS)
def test_values_and_indices(name, wrap):
    result = CALLS[name](wrap(X.clone()))
    values, indices = result
    assert isinstance(result, tuple) and len(result) == 2 and result == (values, indices)
    assert result.values is values and result[0] is values and result.indices is indices
    assert list(result.indices.size()) == list(result.values.size())


def test_names_are_those_of_the_signature():
    calls = {"aminmax": lambda: torch.aminmax(X), "qr": lambda: torch.qr(X), "svd": lambda: torch.svd(X),
             "slogdet": lambda: torch.slogdet(X[:, :2])}
    for op, call in calls.items():
        signature = torch._core.rows[op].signature
        names = re.findall(r"(\w+)(?=[,)])", signature.split("->")[1])
        result = call()
        assert len(names) == len(result)
        assert all(getattr(result, name) is each for name, each in zip(names, result, strict=True)), signature


@pytest.mark.parametrize("wrap", [lambda x: x, Variable, lambda x: Variable(x, requires_grad=True)],
                         ids=["tensor", "Variable", "recorded"])
@pytest.mark.parametrize("leading", [(), (2,), (2, 0)])
@pytest.mark.parametrize("names, call", [
    ("Q R", torch.linalg.qr), ("Q R", lambda a: torch.linalg.qr(a, "complete")),
    ("Q R", lambda a: torch.linalg.qr(a, "r")), ("U S Vh", torch.linalg.svd),
    ("eigenvalues eigenvectors", lambda a: torch.linalg.eigh(a @ a.transpose(-1, -2))),
    ("eigenvalues eigenvectors", lambda a: torch.linalg.eig(Variable(a.data) if isinstance(a, Variable) else a)),
    ("sign logabsdet", torch.linalg.slogdet), ("P L U", torch.linalg.lu), ("LU pivots", torch.linalg.lu_factor),
    ("solution residuals rank singular_values", lambda a: torch.linalg.lstsq(a, a)),
])
def test_names_of_linear_algebra(wrap, leading, names, call):
    matrix = torch.DoubleTensor([[2, 1, 0], [-1, 3, 1], [0, 1, 4]]).expand(*leading, 3, 3).clone()
    result = call(wrap(matrix))
    assert isinstance(result, tuple) and len(result) == len(names.split())
    assert all(getattr(result, name) is each for name, each in zip(names.split(), result, strict=True))


def test_classes_of_results_are_one_for_the_same_names_and_say_what_is_wrong():
    assert torch._core.results("sort values indices") is type(X.sort())
    short = torch._core.results("pair first second")._make([1])
    assert short.first == 1 and repr(short) == "torch.return_types.pair(\nfirst=1)"
    assert repr(torch._core.results("pair first second")._make([1, 2, 3])).endswith("second=2)")
    with pytest.raises(IndexError):
        short.second  # noqa: B018
    with pytest.raises(TypeError):
        torch._core.results(3)
    with pytest.raises(TypeError):
        torch._core.results("one two")._make(3)
    with pytest.raises(ValueError, match="need a name and names of elements"):
        torch._core.results("one")
    with pytest.raises(UnicodeEncodeError):
        torch._core.results("\ud800")


def test_out_is_what_comes_back():
    values, indices = torch.FloatTensor(), torch.LongTensor()
    result = torch.max(X, 1, out=(values, indices))
    assert result.values is values and result.indices is indices and values.tolist() == [3, 6]


def test_copies_are_plain_tuples_and_names_cannot_be_set():
    result = X.max(1)
    for other in (pickle.loads(pickle.dumps(result)), copy.deepcopy(result)):
        assert type(other) is tuple and other[0].tolist() == [3, 6] and other[1].tolist() == [0, 1]
    with pytest.raises(AttributeError):
        result.values = X
    with pytest.raises(AttributeError):
        result.vlaues  # noqa: B018


def test_saved_results_come_back():
    stream = io.BytesIO()
    torch.save({"found": X.max(1)}, stream)
    stream.seek(0)
    values, indices = torch.load(stream)["found"]
    assert values.tolist() == [3, 6] and indices.tolist() == [0, 1]


def test_collated_results_are_results():
    values, indices = torch.utils.data.default_collate([X.max(1), X.max(1)])
    assert values.tolist() == [[3, 6], [3, 6]] and indices.tolist() == [[0, 1], [0, 1]]


def test_calls_of_a_row_share_a_class_and_nothing_is_kept():
    assert type(X.max(1)) is type(Variable(X).max(0)) is torch.return_types.max is not type(X.sort())
    assert isinstance(torch.linalg.qr(X), torch.return_types.linalg_qr) and "topk" in dir(torch.return_types)
    with pytest.raises(AttributeError, match="torch.return_types has no function 'relu'; use"):
        _ = torch.return_types.relu
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(1000):
        X.max(1), X.sort()
    gc.collect()
    assert len(gc.get_objects()) - before < 100


def test_a_module_that_returns_them_takes_full_backward_hooks():
    class Largest(torch.nn.Module):
        def forward(self, input):
            return input.max(1)

    module, seen = Largest(), []
    module.register_full_backward_hook(lambda module, grads, of: seen.append((grads[0].tolist(), of[0].tolist())))
    x = Variable(X.clone(), requires_grad=True)
    result = module(x)
    result.values.sum().backward()
    assert seen == [([[1, 0, 0], [0, 1, 0]], [1, 1])] and result.indices.data.tolist() == [0, 1]
