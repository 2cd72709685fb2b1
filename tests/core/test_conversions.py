"""Tensors as other things: printed, converted, iterated, copied, pickled, as Python numbers, mapped by functions."""

import copy
import pickle

import pytest

import torch
from torch.autograd import Variable

KINDS = ("Byte", "Char", "Short", "Int", "Long", "Float", "Double", "Half", "BFloat16")


def test_format():
    assert f"{torch.Tensor([1.5]):.3f}" == "1.500" and f"{Variable(torch.Tensor([2])):.1f}" == "2.0"
    assert format(torch.zeros(2)) == str(torch.zeros(2))
    with pytest.raises((TypeError, ValueError)):
        format(torch.zeros(2), ".3f")


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_conversions(source, target):
    x = getattr(torch, f"{source}Tensor")([1, 2, 100])
    for y in (getattr(x, target.lower())(), x.type(f"torch.{target}Tensor"), x.type(getattr(torch, f"{target}Tensor")),
              x.type_as(getattr(torch, f"{target}Tensor")()),
              getattr(torch, f"{target}Tensor")(3).copy_(x)):  # fmt: skip
        assert y.type() == f"torch.{target}Tensor" and y.tolist() == [1, 2, 100]
    assert (getattr(x, target.lower())() is x) == (source == target)


def test_conversion_of_numbers_that_do_not_fit_is_harmless():
    odd = torch.DoubleTensor([float("nan"), float("inf"), -float("inf"), 1e300, -1e300, 2.0**63, -1.5, 255.9])
    for kind in KINDS:
        converted = getattr(odd, kind.lower())()
        assert converted.numel() == 8 and len(converted.tolist()) == 8
    wide = torch.LongTensor([2**40 + 5, -1])
    assert wide.byte().tolist() == [5, 255] and wide.int().tolist() == [5, -1]
    for wrong in ("FloatTensor", "torch.NoTensor", 3, None.__class__, "torch.FloatTensor\0", bytes):
        with pytest.raises(TypeError):
            wide.type(wrong)


def test_variables_convert_and_send_gradients_back():
    x = Variable(torch.Tensor([1, 2]))
    y = x.double()
    assert y.data.type() == "torch.DoubleTensor"
    (y * y).sum().backward()
    assert x.grad.data.type() == "torch.FloatTensor" and x.grad.data.tolist() == [2, 4]


def test_iteration_and_length():
    x = torch.Tensor([[1, 2], [3, 4]])
    assert [row.tolist() for row in x] == [[1, 2], [3, 4]] and len(x) == 2 and list(x[0]) == [1, 2]
    a, b = Variable(x)
    assert a.data.tolist() == [1, 2] and len(Variable(x)) == 2
    assert list(torch.Tensor()) == [] and 3 in x[1].tolist()
    assert [t.tolist() for t in reversed(x)] == [[3, 4], [1, 2]]


def test_python_numbers():
    x = torch.Tensor([2.5])
    assert float(x) == 2.5 and int(x) == 2 and bool(x) and x.item() == 2.5 and not torch.zeros(1, 1)
    assert float(Variable(x)) == 2.5 and [1, 2, 3][torch.LongTensor([1])] == 2
    for convert in (float, int, bool, lambda t: t.item()):
        for wrong in (torch.zeros(2), torch.Tensor()):
            with pytest.raises((RuntimeError, ValueError), match="one"):
                convert(wrong)
    with pytest.raises(TypeError):
        [1, 2][torch.Tensor([1])]
    with pytest.raises((OverflowError, ValueError)):
        int(torch.Tensor([float("inf")]))


def test_hash_is_identity():
    x, y = torch.ones(1), torch.ones(1)
    assert {x: 1, y: 2}[x] == 1 and hash(x) != hash(y) and len({x, y, x}) == 2
    assert hash(Variable(x)) is not None and (x == y).tolist() == [1] and x.equal(y) and torch.equal(x, y)
    assert not x.equal(torch.zeros(1)) and not x.equal(torch.ones(2)) and torch.Tensor().equal(torch.Tensor())
    assert x.equal(x.double()) and x.equal(x.long())
    for wrong in (3, None, "x"):
        with pytest.raises(TypeError):
            x.equal(wrong)


@pytest.mark.parametrize("kind", KINDS)
def test_copies(kind):
    x = getattr(torch, f"{kind}Tensor")([[1, 2, 3], [4, 5, 6]])
    shallow, deep = copy.copy(x), copy.deepcopy(x)
    for protocol in range(2, 6):
        back = pickle.loads(pickle.dumps(x.t(), protocol))
        assert type(back) is type(x) and back.tolist() == [[1, 4], [2, 5], [3, 6]]
    x[0, 0] = 9
    assert shallow.data_ptr() == x.data_ptr() and deep.tolist()[0][0] == 1
    a, b = copy.deepcopy([x, x[1]])
    a[1, 0] = 7
    assert b[0] == 7 and x[1, 0] == 4
    assert pickle.loads(pickle.dumps(x[:0])).size() == (0, 3)
    assert kind == "Half" or x.clone().tolist() == x.tolist()
    assert x.t().contiguous().tolist() == x.t().tolist()


def test_copies_of_variables_and_sizes():
    x = Variable(torch.ones(2), requires_grad=True)
    for back in (copy.deepcopy(x), pickle.loads(pickle.dumps(x))):
        assert back.requires_grad and back.data.tolist() == [1, 1] and back.data.data_ptr() != x.data.data_ptr()
    with pytest.raises(RuntimeError, match="leaves"):
        copy.deepcopy(x * 2)
    back = pickle.loads(pickle.dumps(x * 2))  # the result of a call comes back as a leaf
    assert back.requires_grad and back.is_leaf and back.data.tolist() == [2, 2]
    size = torch.Size([2, 3])
    assert pickle.loads(pickle.dumps(size)) == size == (2, 3) and size.numel() == 6 and copy.deepcopy(size) == size
    assert repr(size) == "torch.Size([2, 3])" and isinstance(size + (1,), torch.Size) and isinstance(size[:1],
                                                                                                     torch.Size)


def test_parts_of_a_size_are_sizes():
    size = torch.Size(range(70))
    for part in (size[:2], size[1:], size[::-1], size[:0], size[5:9] + (2**70,), size[:1] + [4], size[:2] + (True,)):
        assert type(part) is torch.Size
    assert size[1:] == tuple(range(1, 70)) and size[:1] + [4] == (0, 4) and size[3] == 3 and size[:0] == ()
    for call, kind in ((lambda: size[70], IndexError), (lambda: size["a"], TypeError), (lambda: size + 3, TypeError)):
        with pytest.raises(kind):
            call()


def test_apply_and_map():
    x = torch.arange(0., 4).view(2, 2).t()
    assert x.apply_(lambda v: v * 10) is x and x.tolist() == [[0, 20], [10, 30]]
    x.map_(torch.Tensor([1, 2]), lambda a, b: a + b)
    assert x.tolist() == [[1, 22], [11, 32]]
    x.map2_(x, torch.ones(2, 2), lambda a, b, c: a - b + c)
    assert x.tolist() == [[1, 1], [1, 1]]
    for wrong in (lambda: x.apply_(3), lambda: x.apply_(lambda v: "x"), lambda: x.apply_(lambda v: 1 / 0),
                  lambda: x.map_(3, max), lambda: x.map_(torch.ones(3), max),
                  lambda: x.apply_(lambda v: None)):  # fmt: skip
        with pytest.raises((TypeError, ValueError, RuntimeError, ZeroDivisionError)):
            wrong()
    assert x.tolist() == [[1, 1], [1, 1]]
    wide = torch.ones(1).expand(3)
    for write in (lambda: wide.apply_(lambda v: v + 1), lambda: wide.copy_(torch.zeros(3)),
                  lambda: wide.__setitem__(0, x[0])):
        with pytest.raises(RuntimeError, match="overlap|copy|size"):
            write()
    with pytest.raises(RuntimeError, match="overlap"):
        wide[...] = 4
    assert wide.tolist() == [1, 1, 1]


def test_a_function_that_resizes_what_it_is_applied_to():
    x = torch.ones(4)
    with pytest.raises(RuntimeError, match="size is 10; need 4 elements"):
        x.apply_(lambda v: (x.resize_(10), 1.0)[1])


def test_queries():
    x = torch.zeros(2, 3, 4)
    assert x.dim() == x.ndimension() == x.ndim == 3 and x.numel() == x.nelement() == 24 and x.shape == x.size()
    assert x.size(-1) == 4 and x.stride() == (12, 4, 1) and x.stride(0) == 12 and x.element_size() == 4
    assert x.is_contiguous() and not x.transpose(0, 2).is_contiguous() and x.new(2).type() == x.type()
    assert torch.is_tensor(x) and torch.is_storage(x.storage()) and not torch.is_tensor(3) and not x.is_cuda
    assert torch.typename(x) == "torch.FloatTensor" and x.storage_offset() == 0 and x[1].storage_offset() == 12
    assert x.is_same_size(torch.ones(2, 3, 4)) and torch.numel(x) == 24 and x.cpu() is x
    for wrong in (lambda: x.size(3), lambda: x.size(-4), lambda: x.size("a"), lambda: x.stride(9), lambda: x.size(1, 2),
                  lambda: x.is_same_size(3), lambda: x.nonsense, lambda: x.size(2**70)):  # fmt: skip
        with pytest.raises((IndexError, TypeError, AttributeError, OverflowError)):
            wrong()


def test_to_returns_the_tensor_itself_where_nothing_changes():
    x, cpu = torch.ones(2), torch.device("cpu")
    for result in (x.to(torch.float32), x.to("cpu"), x.to(cpu), x.to(x.clone()), x.to("cpu", torch.float32),
                   x.to(cpu, torch.float32), x.to(dtype=torch.float32), x.to(device="cpu"), x.to(device=cpu)):
        assert result is x
    assert x.to(torch.double).dtype is torch.double and x.to(torch.ones(1, dtype=torch.int)).dtype is torch.int32
    assert x.to("cpu", torch.half).dtype is torch.half and x.to(dtype=torch.long).dtype is torch.int64
    assert x.to(torch.float32, copy=True) is not x and x.to(torch.float32, False, True) is not x
    for call in (lambda: x.to(torch.float32, torch.float32), lambda: x.to("cpu", device="cpu")):
        with pytest.raises(TypeError):
            call()


@pytest.mark.parametrize("sizes", [(300, 400), (2, 100000), (100000, 2), (1, 50000), (40, 50, 60)])
def test_equal_compares_all_pieces(sizes):
    x = torch.randn(*sizes)
    views = [x, x.transpose(0, -1), x.contiguous().flip(0), x[:, ::2], x[:1].expand(*sizes)]
    for one in views:
        other = one.clone()
        assert torch.equal(one, other) and torch.equal(other, one)
        flat = torch.arange(other.numel()).view(other.size())
        for position in (0, other.numel() // 2, other.numel() - 1):
            changed = torch.where(flat == position, other + 1, other)
            assert not torch.equal(one, changed) and not torch.equal(changed, one)
    assert not torch.equal(x, x[:-1]) and not torch.equal(x * float("nan"), x * float("nan"))
