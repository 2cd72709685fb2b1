"""Tensors by hand: from sizes and sequences, numbers that fit a type, resizing, attributes, classes."""

import functools
import gc
import operator
import weakref

import numpy as np
import pytest

import torch
from torch import nn
from torch.autograd import Variable


def tensor(kind, *args):
    return getattr(torch, f"{kind}Tensor")(*args)


# Making


def test_making_from_sizes_and_sequences():
    assert torch.Tensor().size() == (0,) and torch.Tensor(2, 3).size() == (2, 3)
    assert torch.Tensor(torch.Size([2, 0, 3])).size() == (2, 0, 3)
    assert torch.Tensor([[1, 2], [3, 4.5]]).tolist() == [[1, 2], [3, 4.5]]
    assert torch.Tensor((1, 2)).tolist() == [1, 2] and torch.Tensor(range(3)).tolist() == [0, 1, 2]
    assert torch.Tensor([]).size() == (0,) and torch.Tensor([[], []]).size() == (2, 0)
    assert torch.LongTensor([2**62, -(2**63)]).tolist() == [2**62, -(2**63)]
    assert torch.Tensor([np.float32(1), np.int64(2), True]).tolist() == [1, 2, 1]
    assert torch.DoubleTensor([torch.DoubleTensor([1, 2]), [3, 4]]).tolist() == [[1, 2], [3, 4]]


@pytest.mark.parametrize("args, error", [
    (([[1, 2], [3]],), ValueError), (([[1, 2], 3],), (ValueError, TypeError)), (([1, [2]],), (ValueError, TypeError)),
    ((-1,), (ValueError, RuntimeError)), ((2, -3), (ValueError, RuntimeError)), ((2**40, 2**40), MemoryError),
    ((2**62, 4), MemoryError), ((2**70,), OverflowError), (("abc",), TypeError), ((1.5,), TypeError),
    ((None,), TypeError),
    (([None],), TypeError), ((["a"],), TypeError), (({1: 2},), TypeError), ((1, [2]), TypeError),
    ((object(),), TypeError),
    ((1,) * 65, ValueError), ((functools.reduce(lambda nested, _: [nested], range(65), 1),), ValueError),
    (([1j],), TypeError),
    ((b"ab",), TypeError),
    (([1, 2**70],), OverflowError),
])  # fmt: skip
def test_making_from_nonsense(args, error):
    with pytest.raises(error) as raised:
        torch.Tensor(*args)
    assert str(raised.value)


def test_a_sequence_that_contains_itself():
    endless = []
    endless.append(endless)
    with pytest.raises(ValueError, match="nested deeper"):
        torch.Tensor(endless)


def test_a_sequence_that_changes_while_it_is_read():
    class Shrinking(list):
        def __getitem__(self, index):
            self.clear()
            return 1.0

    with pytest.raises((ValueError, IndexError, TypeError)):
        torch.Tensor([[1, 2], Shrinking([1, 2]), [1]])


def test_numbers_must_fit_the_type():
    for kind, number in (("Byte", 256), ("Byte", -256), ("Char", 128), ("Short", 2**15), ("Int", 2**31)):
        with pytest.raises(RuntimeError, match=f"{number} is out of range for {kind}Tensor"):
            tensor(kind, [number])
    for numbers in ([2**63], [-2**63 - 1], [2**64]):
        with pytest.raises((OverflowError, RuntimeError)):
            torch.LongTensor(numbers)


@pytest.mark.parametrize("kind", ["Half", "Float", "Double", "ComplexFloat", "Bool"])
@pytest.mark.parametrize("number", [2**63, -2**63 - 1, 2**64, 10**30])
def test_ints_of_any_size_are_floats_and_truths(kind, number):
    dtype = getattr(torch, f"{kind}Tensor")().dtype
    wanted = torch.tensor(float(number), dtype=torch.float64).to(dtype)
    assert torch.tensor(number, dtype=dtype).equal(wanted)
    assert torch.tensor([[number], [0]], dtype=dtype)[0, 0].equal(wanted)
    assert torch.tensor([number, 0.5])[0] == float(number)


def test_unsigned_ints_meet_floats():
    for number in (2**63, 2**64 - 1):
        for dtype in (torch.float32, torch.float64):
            wanted = torch.full((2,), float(number), dtype=dtype)
            assert (torch.ones(2, dtype=dtype) * number).equal(wanted)
            assert (number - torch.zeros(2, dtype=dtype)).equal(wanted)
    with pytest.raises(OverflowError):
        torch.ones(2) * 2**64


STORES = {
    "item": lambda x, v: x.__setitem__(0, v), "slice": lambda x, v: x.__setitem__(slice(0, 1), v),
    "mask": lambda x, v: x.__setitem__(torch.tensor([True, False]), v), "index": lambda x, v: x.__setitem__([0], v),
    "fill_": lambda x, v: x.fill_(v), "full_like": torch.full_like, "new_full": lambda x, v: x.new_full((2,), v),
    "full": lambda x, v: torch.full((2,), v, dtype=x.dtype), "tensor": lambda x, v: torch.tensor([v], dtype=x.dtype),
    "constructor": lambda x, v: getattr(torch, x.type()[6:])([v]),
    "storage": lambda x, v: x.storage().__setitem__(0, v),
    "masked_fill_": lambda x, v: x.masked_fill_(torch.tensor([True, False]), v),
    "index_fill_": lambda x, v: x.index_fill_(0, torch.tensor([0]), v),
    "scatter_": lambda x, v: x.scatter_(0, torch.tensor([0]), v),
    "pad": lambda x, v: torch.nn.functional.pad(x[:1], (1, 0), value=v),
    "where": lambda x, v: torch.where(x < 0, x, v).to(x.dtype),
}


@pytest.mark.parametrize("kind", ["Byte", "Char", "Short", "Int", "Long"])
@pytest.mark.parametrize("store", STORES.values(), ids=STORES)
def test_integers_take_floats_cut_towards_zero(store, kind):
    """As a conversion of a tensor of floats does, and nothing is written where a number does not fit."""
    def stored(number):
        x = tensor(kind, [0, 0])
        result = store(x, number)
        return (x if result is None else result)[0].item()

    for number in (1.9, 2.0, 100.5) + (() if kind == "Byte" else (-1.9, -100.5)):
        assert stored(number) == int(number)
    if kind == "Byte":
        assert stored(-1) == 255 and stored(-255) == 1
    if store is STORES["where"]:
        return
    for number in (float("nan"), float("inf"), -1e30, 2.0**63, *((-0.5, 255.5) if kind == "Byte" else ())):
        x = tensor(kind, [7, 7])
        with pytest.raises(RuntimeError, match=f"is out of range for {kind}Tensor"):
            store(x, number)
        assert x.tolist() == [7, 7]


def test_integers_are_computed_with_ints():
    x = torch.arange(3)
    for call in (lambda: x.add(x, alpha=1.5), lambda: torch.addcmul(x, x, x, value=0.5), lambda: x.add_(1.5),
                 lambda: x.random_(1.5)):
        with pytest.raises(TypeError, match="LongTensor"):
            call()
    assert x.tolist() == [0, 1, 2]
    assert torch.arange(0, 3, 1.5, dtype=torch.long).tolist() == [0, 1, 2]
    assert torch.arange(-0.5, 3.7, dtype=torch.long).tolist() == [0, 1, 2]


def test_default_type():
    assert isinstance(torch.Tensor(1), torch.FloatTensor) and torch.zeros(1).type() == "torch.FloatTensor"
    torch.set_default_tensor_type("torch.DoubleTensor")
    assert isinstance(torch.Tensor(1), torch.DoubleTensor) and torch.rand(2).type() == "torch.DoubleTensor"
    torch.set_default_tensor_type(torch.FloatTensor)
    for wrong in ("FloatTensor", "torch.LongTensor", 3, None, int, torch.IntTensor):
        with pytest.raises(TypeError):
            torch.set_default_tensor_type(wrong)
    assert torch.zeros(1).type() == "torch.FloatTensor"


def test_making_of_the_wrong_type_names_the_conversion():
    with pytest.raises(TypeError, match=r"\.int\(\)"):
        torch.IntTensor(torch.zeros(2))
    with pytest.raises(TypeError, match="keyword"):
        torch.FloatTensor(size=3)


# Sizes


def test_resize_and_set():
    x = torch.Tensor([[1, 2], [3, 4]])
    assert x.resize_(4) is x and x.tolist() == [1, 2, 3, 4]
    assert x.resize_(2, 1).tolist() == [[1], [2]] and x.resize_(0).numel() == 0 and x.resize_(2, 2)[1, 1] == 4
    assert x.resize_as_(torch.zeros(3)).size() == (3,)
    y = torch.Tensor().set_(x.storage(), 1, (2,), (1,))
    y[0] = 9
    assert x[1] == 9 and y.is_set_to(torch.Tensor().set_(y)) and torch.zeros(2).set_().numel() == 0
    for wrong in ((-1,), (2**40, 2**40), ("x",), (2**70,), (None,), (1.5,)):
        with pytest.raises((ValueError, MemoryError, TypeError, OverflowError, RuntimeError)):
            x.resize_(*wrong)
    for wrong in ((x.storage(), -1, (1,)), (x.storage(), 0, (2**62,), (4,)), (x.storage(), 0, (1, 2), (1,)), (3,),
                  (x.storage(), 0, (2,), (-1,)), (x.storage(), 2**62, (1,)), (torch.IntTensor(2),),
                  (torch.IntStorage(2),), (x.storage(), "x"), (x.storage(), 0, (-1,))):  # fmt: skip
        with pytest.raises((ValueError, RuntimeError, TypeError, OverflowError, IndexError, MemoryError)):
            torch.Tensor().set_(*wrong)


def test_set_by_keywords():
    x = torch.arange(0, 6).float()
    for result, wanted in (
            (torch.Tensor().set_(source=x), x), (torch.Tensor().set_(source=x.storage()), x),
            (torch.Tensor().set_(source=x.storage(), storage_offset=1, size=(2,), stride=(2,)), x[1:4:2]),
            (torch.Tensor().set_(x.storage(), 1, (2,), stride=(2,)), x[1:4:2]),
            (torch.Tensor().set_(x, storage_offset=1, size=(2, 2), stride=(2, 1)), x[1:5].view(2, 2)),
            (torch.Tensor().set_(x[3:], 1, (2, 2)), x[1:5].view(2, 2)),
            (torch.Tensor().set_(x[3:], 1, 2, 2), x[1:5].view(2, 2)),
            (torch.Tensor().set_(x.storage(), size=3), x[:3]), (torch.Tensor().set_(x.storage(), 0, 1, 2, 2, 1),
                                                                x[:4].view(1, 2, 2, 1))):
        assert result.is_set_to(wanted) or result.numel() == wanted.numel() == 0
    own = x.clone()
    for wrong, error, text in (
            ({"src": x}, TypeError, "set_: 'src' is no argument; it takes source, storage_offset, size, stride"),
            ({"size": (2,)}, TypeError, "set_ takes a tensor or a storage, not None"),
            ({"source": x, "size": (2,), "stride": (1, 2)}, ValueError, "set_: 1 sizes but 2 strides"),
            ({"source": x, "stride": (1,)}, ValueError, "set_: 0 sizes but 1 strides"),
            ({"source": x, "storage_offset": (1, 2)}, ValueError, "2 ints given"),
            ({"source": x, "storage_offset": "a"}, TypeError, "str"),
            ({"source": x, "storage_offset": -1}, ValueError, "storage offset -1 is negative"),
            ({"source": torch.zeros(2).double()}, TypeError, "Double")):
        with pytest.raises(error, match=text):
            own.set_(**wrong)
        assert own.equal(x)
    for wrong in ((x, 0, (2,), (1,), 3), (x, 0, [2], 1, 3)):
        with pytest.raises(TypeError, match="5 arguments; it takes 4"):
            own.set_(*wrong)
    with pytest.raises(TypeError, match="set_: 'size' is given twice"):
        own.set_(x, 0, (2,), size=(2,))


def test_no_code_runs_while_an_error_is_on_its_way():
    """Sizes that raise: reading the strides afterwards could lose the error."""
    class Raises:
        def __index__(self):
            raise ValueError("this one")

    class Handles:
        def __index__(self):
            try:
                raise KeyError
            except KeyError:
                return 1

    x = torch.zeros(3)
    with pytest.raises(ValueError, match="this one"):
        x.set_(x.storage(), 0, [Raises()], [Handles()])
    assert x.size() == (3,)


@pytest.mark.parametrize("wrap", [lambda x: x, lambda x: Variable(x, requires_grad=x.type() == "torch.FloatTensor")],
                         ids=["Tensor", "Variable"])
@pytest.mark.parametrize("kind", ["Float", "Long", "Byte"])
def test_what_is_in_a_tensor(wrap, kind):
    x = wrap(getattr(torch, f"{kind}Tensor")([[0, 1, 2], [3, 4, 5]]))
    assert 5 in x and 0 in x and 6 not in x and x[1] in x and x[1] + 1 not in x and x in x and 1 in x[0]
    assert all(item not in x for item in (float("nan"), 2.5, 2**70, -1))
    for item in ("5", None, [0, 1, 2], object()):
        with pytest.raises(TypeError):
            item in x  # noqa: B015
    assert 1 not in wrap(getattr(torch, f"{kind}Tensor")(0, 3))
    with pytest.raises(RuntimeError):
        x[:, :2] in x  # noqa: B015
    assert wrap(torch.DoubleTensor([1])) in x and wrap(torch.DoubleTensor([1.5])) not in x


def test_what_is_no_index_is_a_type_error_as_python_asks():
    for x in (torch.LongTensor([1, 2]), torch.ByteTensor([65, 66]), torch.Tensor([1])):
        with pytest.raises(TypeError):
            operator.index(x)
    assert bytes(torch.ByteTensor([65, 66])) == b"AB" and operator.index(torch.LongTensor([[3]])) == 3


def test_attributes_belong_to_one_tensor():
    class Name(str):
        """Sets an attribute of the tensor while its own is looked up."""

        def __hash__(self):
            x.requires_grad = False
            return super().__hash__()

    x, y = torch.zeros(2), torch.zeros(2)
    assert vars(y) == {} and not hasattr(y, "a")
    setattr(x, Name("a"), 1)
    x.b = 2
    y.__dict__["c"] = 3
    z = torch.zeros(2)
    assert [vars(t) for t in (x, y, z, x[0], x + y)] == [{"a": 1, "b": 2}, {"c": 3}, {}, {}, {}]
    del x.a, x.b
    y.__dict__ = {"d": 4}
    z.e = z  # a circle
    seen = weakref.ref(z)
    del z
    gc.collect()
    assert seen() is None and vars(x) == {} and vars(y) == {"d": 4} and vars(torch.ones(1)) == {}
    with pytest.raises(AttributeError, match="no attribute 'a'"):
        del x.a


def test_sixteen_dimensions():
    """Views, copies, pointwise calls, reductions and gradients of tensors with many dims, against NumPy."""
    x = torch.arange(2.0**11).view([2] * 11 + [1] * 5).requires_grad_()
    array = x.detach().numpy()
    dims = (15, 3, 10, 0, 7, 1, 14, 2, 13, 4, 12, 5, 11, 6, 9, 8)
    turned = x.permute(dims)
    assert turned.contiguous().tolist() == array.transpose(dims).tolist()
    assert (x * turned.permute([dims.index(d) for d in range(16)])).tolist() == (array * array).tolist()
    assert x.sum((0, 5, 15)).tolist() == array.sum((0, 5, 15)).tolist() and x.amax(9).dim() == 15
    assert x[1, ..., 0].size() == array[1, ..., 0].shape
    (turned * turned).sum().backward()
    assert x.grad.tolist() == (2 * array).tolist()
    assert torch.stack([x, x]).dim() == 17 and x.repeat([1] * 17).dim() == 17


def test_calls_take_64_dims():
    x = torch.arange(2.0**12).view([1, 2] * 12 + [1] * 40).requires_grad_()
    array = x.detach().numpy().reshape([2] * 12)
    order = list(range(63, -1, -1))
    turned = x.permute(order)
    assert turned.contiguous().flatten().tolist() == array.transpose().flatten().tolist()
    assert (x + turned.permute(order)).flatten().tolist() == (2 * array).flatten().tolist()
    assert x.sum(tuple(range(64))).item() == x.sum().item() == array.sum()
    assert x.sum((1, 40, 63)).flatten().tolist() == array.sum(0).flatten().tolist()
    assert x.amax(list(range(24))).dim() == 40 and x.std(63, keepdim=True).dim() == 64
    assert x.norm(dim=(1, 63)).flatten().tolist() == pytest.approx(np.linalg.norm(array, axis=0).flatten())
    assert torch.fft.fftshift(x.detach()).flatten().tolist() == np.fft.fftshift(array).flatten().tolist()
    assert x.movedim(63, 0).movedim(0, 63).tolist() == x.tolist() and x.squeeze().dim() == 12
    assert x[(0,) * 64].item() == 0 and x[(slice(None),) * 63 + (0,)].dim() == 63
    (x.sum((63, 3)) * 2).sum().backward()
    assert (x.grad == 2).all()
    for call in (lambda: torch.stack([x, x]), lambda: x.unsqueeze(0), lambda: x[None], lambda: x.repeat([1] * 65)):
        with pytest.raises((RuntimeError, ValueError), match="at most 64"):
            call()


def test_every_tensor_is_an_object_of_one_class():
    x = torch.ones(2, requires_grad=True)
    made = [torch.zeros(2), torch.LongTensor([1]), x, x * 2, (x * 2).detach(), x.data, Variable(torch.ones(1)), x > 0,
            torch.from_numpy(np.ones(2)), torch.FloatTensor(2), x.to(torch.bfloat16), torch.zeros(1).new(2)]
    x.sum().backward()
    assert all(type(one) is torch.Tensor for one in (*made, x.grad))
    assert all(isinstance(one, Variable) for one in made)
    kinds = torch.FloatTensor, torch.DoubleTensor, torch.LongTensor, torch.BoolTensor, torch.BFloat16Tensor
    result = [[isinstance(one, kind) for kind in kinds].index(True) for one in made]
    assert result == [0, 2, 0, 0, 0, 0, 0, 3, 1, 0, 4, 0]
    assert not isinstance(x, torch.cuda.FloatTensor) and not isinstance(3, torch.FloatTensor)
    assert issubclass(torch.FloatTensor, torch.Tensor) and issubclass(Variable, torch.Tensor)
    assert nn.Parameter.__mro__[1] is torch.Tensor and isinstance(nn.Parameter(x), torch.FloatTensor)


def test_classes_below_those_of_one_type_keep_it():
    class Ints(torch.IntTensor):
        pass

    result = Ints([1, 2])
    assert type(result) is Ints and result.dtype is torch.int32 and isinstance(result, torch.IntTensor)
    assert not isinstance(torch.IntTensor([1]), Ints) and type(result.as_subclass(torch.Tensor)) is torch.Tensor

    class Leaf(Variable):
        pass

    leaf = Leaf(torch.ones(2))
    assert type(leaf) is Leaf and leaf.requires_grad and not isinstance(torch.ones(1), Leaf)


def test_a_copy_of_a_number_fills():
    x = torch.zeros(2, 2)
    assert x.copy_(2.5) is x and x.tolist() == [[2.5, 2.5]] * 2
    leaf = torch.ones(2, requires_grad=True)
    (leaf * 2).copy_(3).sum().backward()
    assert leaf.grad.tolist() == [0, 0]
    with pytest.raises(TypeError, match="need a tensor or a number"):
        x.copy_("text")
