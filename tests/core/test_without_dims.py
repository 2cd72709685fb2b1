"""Tensors without dimensions: made, converted, indexed, joined, saved, and given to every row."""

import copy
import io
import math
import pickle
import subprocess
import sys

import numpy as np
import pytest

import torch
from torch.autograd import Variable

SCALAR = torch.Size([])


def kinds():
    return [torch.tensor(3.0), Variable(torch.tensor(3.0))]


def value(x):
    return x.data if isinstance(x, Variable) else x


def test_what_gives_them():
    for x in (torch.Tensor([[1, 2], [3, 4]]), Variable(torch.Tensor([[1, 2], [3, 4]]))):
        given = [x.sum(), x.mean(), x.prod(), x.max(), x.min(), x.norm(), x.dist(x), x.var(), x.std(), x.median(),
                 x.trace(), x[0, 1], x.view(4)[2], x[0].dot(x[1]), x.select(0, 0).select(0, 1), x[:1, :1].squeeze(),
                 next(iter(x[0])), x[0].max(0)[0], x[0].sum(0), x.sum((0, 1)), x[0, 0].view(()), x[0, 0].expand(())]
        assert [one.size() for one in given] == [SCALAR] * len(given)
        assert all(one.numel() == 1 and one.dim() == 0 and one.stride() == () for one in given)
    result = [torch.tensor(3), torch.zeros(()), torch.ones(()), torch.empty(()), torch.full((), 2.5), torch.randn(()),
              torch.rand(()), torch.randint(3, ()), torch.from_numpy(np.array(3.0)), torch.Tensor(torch.Size([])),
              (torch.ones(2) == 1).all(), torch.ones(2).argmax(), torch.ones(2).count_nonzero()]
    assert [one.size() for one in result] == [SCALAR] * len(result)


def test_a_part_shares_the_memory():
    x = torch.zeros(2, 3)
    x[1, 2].fill_(5)
    x.view(6)[0].add_(1)
    assert x.tolist() == [[1, 0, 0], [0, 0, 5]]


def test_as_numbers():
    for x in kinds():
        assert float(x) == 3.0 and int(x) == 3 and bool(x) and complex(x) == 3 and math.sqrt(x) == math.sqrt(3)
        assert (f"{x:.2f}", f"{x}", "%d" % x, f"{x:5.1f}") == ("3.00", "3.0", "3", "  3.0")  # noqa: UP031
        assert round(x, 1) == 3.0 and math.floor(x) == 3 and x.item() == 3.0 and x.tolist() == 3.0
        assert float(sum([x, x])) == 6 and max(x, x + 1).item() == 4 and x == 3 and 2 < x
        assert value(np.float64(2) * x).tolist() == 6 and value(x * np.float64(2)).tolist() == 6
    whole = torch.tensor(2)
    assert list(range(whole)) == [0, 1] and "abc"[whole] == "c" and torch.zeros(whole, 3).size() == (2, 3)
    assert torch.ones(6).view(whole, -1).size() == (2, 3) and torch.ones(3)[:whole].size() == (2,)
    assert len({torch.tensor(1), torch.tensor(1)}) == 2
    with pytest.raises(TypeError, match="for one number"):
        f"{torch.ones(2):.2f}"
    with pytest.raises(TypeError, match="no index"):
        range(torch.tensor(2.0))


def test_no_sequence():
    for x in kinds():
        for use in (len, iter, list):
            with pytest.raises(TypeError, match="without dimensions"):
                use(x)
        for key in (1, -1, (0, 0), slice(None)):
            with pytest.raises(IndexError):
                x[key]
        assert x[()].size() == x[...].size() == SCALAR and x[None].size() == (1,) and x[None, ...].size() == (1,)


def test_index_zero_gives_it_with_one_warning():
    program = """
import warnings, torch
from torch.autograd import Variable
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    x = torch.tensor(3.)
    loss = Variable(torch.ones(3)).sum()
    print(x[0] is x, float(loss.data[0]), loss[0] is loss, len(seen), seen[0].category.__name__)
"""
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert result.split() == ["True", "3.0", "True", "1", "DeprecationWarning"]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_printed():
    assert repr(torch.tensor(3.0)) == "tensor(3.)" and repr(torch.tensor(7)) == "tensor(7)"
    assert repr(torch.tensor(0.5)) == "tensor(0.5000)" and repr(torch.tensor(1e-7)) == "tensor(1.0000e-07)"
    assert repr(torch.tensor(math.inf)) == "tensor(inf)" and repr(torch.tensor(-2.0)) == "tensor(-2.)"
    assert repr(torch.tensor(3.0).double()) == "tensor(3., dtype=torch.float64)"
    assert repr(Variable(torch.tensor(3.0))) == "tensor(3., requires_grad=True)"


def test_broadcast_and_gradients():
    x, s = Variable(torch.ones(2, 3)), Variable(torch.tensor(2.0))
    ((x * s).sum() / s + s).backward()
    assert s.grad.size() == SCALAR and x.grad.size() == (2, 3)
    (s * s).backward()
    assert s.grad.data.item() == 1 + 4
    y = Variable(torch.ones(3))
    torch.cat([y[0], y.sum(), y]).sum().backward()
    assert y.grad.data.tolist() == [3, 2, 2]


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
def test_a_leaf_is_a_number_where_nothing_is_recorded(mode):
    leaf, x = torch.tensor(1.0, requires_grad=True), torch.ones(2)
    with mode():
        assert torch.linspace(leaf, 3, 3).tolist() == [1, 2, 3] and torch.full((2,), leaf).tolist() == [1, 1]
        assert x.add(x, alpha=leaf).tolist() == [2, 2] and torch.nn.functional.leaky_relu(-x, leaf).tolist() == [-1, -1]
    assert leaf.item() == 1 and x.tolist() == [1, 1]
    with pytest.raises(TypeError, match="full"):
        torch.full((2,), leaf)


def test_assigned():
    x = torch.zeros(2, 2)
    x[0, 0], x[1, 1], x[0] = torch.tensor(1.0), torch.Tensor([5]), torch.tensor(2.0)
    assert x.tolist() == [[2, 2], [0, 5]]
    s = torch.tensor(1.0)
    s[()], s[...] = 3, 4
    assert s.item() == 4
    x[torch.tensor(1), 0] = 7
    assert x[torch.tensor(1)].tolist() == [7, 5]


def test_masks_without_dims():
    x = torch.Tensor([1, 2])
    on, off = torch.tensor(1).byte(), torch.tensor(0).byte()
    assert x[on].tolist() == [[1, 2]] and x[off].size() == (0, 2) and torch.tensor(5.0)[on].tolist() == [5]
    assert torch.ones(*[1] * 7)[on].dim() == 8
    for mask in (on, off):
        with pytest.raises(IndexError):
            torch.ones(*[1] * 64)[mask]
        assert torch.ones(2, 2)[mask, 0].shape == (int(mask), 2)


def test_kept_by_copies_files_and_other_libraries(tmp_path):
    for x in (torch.tensor(3.0), torch.tensor(3), torch.ones(2, 2)[1, 1]):
        torch.save({"x": x}, tmp_path / "x.pt")
        same = [copy.deepcopy(x), copy.copy(x), pickle.loads(pickle.dumps(x)), torch.load(tmp_path / "x.pt")["x"],
                torch.from_numpy(x.numpy()), torch.from_dlpack(x), x.clone(), x.contiguous(),
                torch.as_tensor(x.numpy())]
        assert [(one.size(), one.item()) for one in same] == [(SCALAR, x.item())] * len(same)
        array = np.asarray(x)
        assert array.shape == () and np.from_dlpack(x).shape == ()
        array[...] = 9
        assert x.item() == 9 and same[4].item() == 9 and memoryview(x).ndim == 0
    file = io.BytesIO()
    pickle.dump(Variable(torch.tensor(2.0)), file)
    assert pickle.loads(file.getvalue()).size() == SCALAR


def test_numbers_where_a_row_takes_no_tensor():
    x, n = torch.Tensor([1, 2, 3]), torch.tensor(2.0)
    assert x.clamp(max=n).tolist() == [1, 2, 2] and torch.full((2,), n).tolist() == [2, 2]
    assert x.clone().fill_(n).tolist() == [2, 2, 2] and torch.arange(torch.tensor(3)).tolist() == [0, 1, 2]
    assert torch.where(x > 1, 0, n.double()).type() == "torch.DoubleTensor"
    with pytest.raises(TypeError):
        x.sum(n)
    recorded = Variable(n)
    with pytest.raises(TypeError):
        torch.full((2,), recorded)


def test_resized():
    assert torch.tensor(5.0).nonzero().size() == (1, 0) and torch.tensor(0.0).nonzero().size() == (0, 0)
    assert torch.tensor(5.0).unsqueeze(-1).size() == (1,)
    x = torch.ones(2)
    assert x.resize_(()).size() == SCALAR and x.set_(torch.ones(3).storage(), 1, (), ()).size() == SCALAR
    assert torch.ones(1).squeeze_().size() == SCALAR and torch.tensor(1.0).unsqueeze_(0).size() == (1,)
    out = torch.Tensor()
    assert torch.ones(3).sum(0, out=out) is out and out.size() == SCALAR
    kept = x.new(torch.Size([]))
    assert kept.size() == SCALAR and torch.zeros_like(kept).size() == SCALAR


def test_functions_of_vectors_take_them_as_vectors_of_one():
    x = torch.tensor(2.0)
    for result in (x.flatten(), x.ravel(), torch.flatten(x), torch.atleast_1d(x)):
        assert result.size() == (1,) and result[0] == 2
    assert torch.atleast_2d(x).size() == (1, 1) and torch.atleast_3d(x).size() == (1, 1, 1)
    assert torch.column_stack([x, torch.ones(1)]).tolist() == [[2, 1]]
    assert [one.tolist() for one in torch.nonzero(x, as_tuple=True)] == [[0]]
    assert [one.tolist() for one in torch.nonzero(x * 0, as_tuple=True)] == [[]]
    for result in (torch.cov(torch.tensor([1, 2, 3])), torch.corrcoef(torch.tensor([1.0, 2, 3]))):
        assert result.size() == () and result == 1
    leaf = torch.tensor(2.0, requires_grad=True)
    leaf.flatten().sum().backward()
    assert leaf.grad.size() == () and leaf.grad == 1


def test_numbers_that_say_what_to_make_do_not_say_its_type():
    zero, three = torch.tensor(0.0), torch.tensor(3)
    for kind in (torch.float16, torch.float64):
        result = torch.linspace(zero, three, 4, dtype=kind)
        assert result.dtype is kind and result.tolist() == [0, 1, 2, 3]
        assert torch.logspace(zero, three, 4, dtype=kind).dtype is kind


def test_functions_of_several_tensors_leave_them_as_they_are():
    x, y = torch.tensor(1.0), torch.ones(2, 3)
    for rank, function in enumerate((torch.atleast_1d, torch.atleast_2d, torch.atleast_3d), 1):
        for result in (function(x, y), function([x, y])):
            assert isinstance(result, tuple) and [one.dim() for one in result] == [rank, max(rank, 2)]
        assert function(x).dim() == function(input=x).dim() == rank and x.dim() == 0


def test_contractions_and_stacks_of_numbers():
    x, y = torch.tensor([1.0, 2.0]), torch.tensor(3.0)
    assert torch.tensordot(x, x, 1).size() == torch.tensordot(x, x, ([0], [0])).size() == ()
    assert torch.hstack([y, y]).tolist() == [3, 3] and torch.hstack([y, x]).tolist() == [3, 1, 2]
    assert torch.vstack([y, y]).tolist() == [[3], [3]] and torch.dstack([y, y]).tolist() == [[[3, 3]]]
    assert torch.isin(3, torch.tensor([1, 3])) and not torch.isin(3, torch.tensor([1, 3]), invert=True)
    assert torch.searchsorted(torch.tensor([1, 2, 3]), 2.5) == torch.bucketize(2.5, torch.tensor([1, 2, 3])) == 2
    for kind in (torch.float16, torch.bfloat16):
        one = torch.tensor(1.0, dtype=kind)
        assert one.nextafter(one * 2).size() == () and one.nextafter(one * 2) > 1
