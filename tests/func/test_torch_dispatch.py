"""Classes with `__torch_dispatch__`: they see operators of torch.ops.aten, and wrap other tensors."""

import copy

import pytest

import torch
from torch import nn
from torch.nn import functional as F
from torch.utils._python_dispatch import TorchDispatchMode, return_and_correct_aliasing
from torch.utils._pytree import tree_map

aten = torch.ops.aten


class Wrapped(torch.Tensor):
    """Computes with the tensor inside and notes the operators."""

    seen = []

    @staticmethod
    def __new__(cls, inner):
        return torch.Tensor._make_wrapper_subclass(cls, inner.size(), dtype=inner.dtype, device=inner.device)

    def __init__(self, inner):
        self.inner = inner

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        cls.seen.append(func.__name__)
        inner, options = tree_map(lambda v: v.inner if isinstance(v, cls) else v, (args, kwargs or {}))
        result = tree_map(lambda v: cls(v) if isinstance(v, torch.Tensor) else v, func(*inner, **options))
        return return_and_correct_aliasing(func, args, kwargs, result)


class Quiet(Wrapped):
    """As most such classes of packages: only `__torch_dispatch__` sees calls."""

    __torch_function__ = torch._C._disabled_torch_function_impl


@pytest.fixture(params=[Wrapped, Quiet])
def kind(request):
    Wrapped.seen.clear()
    return request.param


CALLS = {
    "arithmetic": (lambda x: 1 - x * 2 + x, ["mul.Tensor", "rsub.Scalar", "add.Tensor"]),
    "method": (lambda x: x.exp().sum(1, keepdim=True), ["exp.default", "sum.dim_IntList"]),
    "function": (lambda x: torch.cat([F.relu(x), x]), ["relu.default", "cat.default"]),
    "product": (lambda x: x @ x.T, ["permute.default", "mm.default"]),
    "batches": (lambda x: x.view(1, 3, 4).matmul(x.mT.unsqueeze(0)),
                ["view.default", "transpose.int", "unsqueeze.default", "bmm.default"]),
    "layer": (lambda x: F.linear(torch.ones(2, 4), x), ["linear.default"]),
    "key": (lambda x: x[1:, None, ..., -1], ["slice.Tensor", "unsqueeze.default", "select.int"]),
    "tensor as key": (lambda x: x[:, torch.tensor([0, 2])], ["index.Tensor"]),
    "mask": (lambda x: x[x > 3], ["gt.Scalar", "index.Tensor"]),
    "cast": (lambda x: x.double().to(torch.float16), ["_to_copy.default"] * 2),
    "cast to itself": (lambda x: x.float().to("cpu").contiguous() + 1, ["add.Tensor"]),
    "like": (lambda x: torch.ones_like(x) + x.new_zeros(4),
             ["ones_like.default", "new_zeros.default", "add.Tensor"]),
    "detached": (lambda x: x.data.clone(), ["detach.default", "clone.default"]),
    "composed": (lambda x: F.mse_loss(x, x * 0), ["mul.Tensor", "mse_loss.default"]),
    "reflected": (lambda x: 2 ** (1 / (x + 1)) // 2,
                  ["add.Tensor", "div.Tensor", "pow.Scalar", "floor_divide.default"]),
    "linear algebra": (lambda x: torch.linalg.inv(x[:, :3] + torch.eye(3) * 9),
                       ["slice.Tensor", "add.Tensor", "linalg_inv.default"]),
    "by hand": (lambda x: F.softmax(x, 1) + torch.linalg.norm(x), ["softmax.default", "norm.default", "add.Tensor"]),
    "rows": (lambda x: torch.stack(list(x)), ["unbind.int", "stack.default"]),
    "bytes": (lambda x: x.byte().char() + x.type("torch.DoubleTensor"), ["_to_copy.default"] * 3 + ["add.Tensor"]),
    "strides": (lambda x: torch.as_strided(x * 2, (2, 2), (4, 1)), ["mul.Tensor", "as_strided.default"]),
    "named operand": (lambda x: torch.exp(input=x), ["exp.default"]),
    "through the class": (lambda x: torch.Tensor.sum(torch.Tensor.__getitem__(torch.Tensor.double(x), 0)),
                          ["_to_copy.default", "select.int", "sum.default"]),
}


@pytest.mark.parametrize("name", CALLS)
def test_the_class_sees_the_operators(kind, name):
    call, operators = CALLS[name]
    plain = torch.arange(12.0).view(3, 4)
    result = call(kind(plain))
    assert type(result) is kind
    torch.testing.assert_close(result.inner, call(plain))
    assert result.size() == result.inner.size() and result.dtype == result.inner.dtype
    assert kind.seen == operators


@pytest.mark.parametrize("alias, name", [
    ("absolute", "abs"), ("arccos", "acos"), ("multiply", "mul"), ("less_equal", "le"), ("true_divide", "div"),
    ("fix", "trunc"), ("maximum", "maximum"), ("subtract_", "sub_")])
def test_the_class_sees_the_operator_of_an_alias(kind, alias, name):
    x = torch.tensor([0.5, -1.0])
    two = alias in ("multiply", "less_equal", "true_divide", "maximum", "subtract_")
    function = getattr(torch.Tensor if alias.endswith("_") else torch, alias)
    result = function(*[kind(x.clone()) for _ in range(1 + two)])
    assert [each.partition(".")[0] for each in Wrapped.seen] == [name]
    assert torch.equal(result.inner, function(*[x.clone() for _ in range(1 + two)]))


def test_writes_keep_the_object(kind):
    x = kind(torch.zeros(2, 3))
    same = x.add_(1)
    x[0] = 5
    x[1, :2] = kind(torch.full((2,), 7.0))
    assert same is x
    assert x.inner.tolist() == [[5, 5, 5], [7, 7, 1]]
    assert kind.seen == ["add_.Tensor", "select.int", "fill_.Scalar", "select.int", "slice.Tensor", "copy_.default"]


def test_elements_and_truths_come_from_inside(kind):
    x = kind(torch.tensor(3.0))
    assert (x.item(), float(x), bool(x), bool(x < 2)) == (3.0, 3.0, True, False)
    assert x.is_floating_point() and not x.is_complex()
    assert x.tolist() == 3.0 and kind(torch.ones(2, 1)).tolist() == [[1], [1]]
    with pytest.raises(RuntimeError, match="it stands for the tensors that it wraps"):
        x.numpy()
    assert repr(x).startswith(kind.__name__)


class Bytes(torch.Tensor):
    """A weight of 8 bits with a scale per row."""

    __torch_function__ = torch._C._disabled_torch_function_impl

    @staticmethod
    def __new__(cls, codes, scale, dtype):
        return torch.Tensor._make_wrapper_subclass(cls, codes.shape, dtype=dtype)

    def __init__(self, codes, scale, dtype):
        self.codes, self.scale = codes, scale

    @classmethod
    def of(cls, weight):
        scale = weight.abs().amax(1, keepdim=True) / 127
        return cls((weight / scale).round().to(torch.int8), scale, weight.dtype)

    @classmethod
    def __torch_dispatch__(cls, func, types, args, kwargs=None):
        own = args[0] if isinstance(args[0], cls) else args[1]
        if func in (aten.detach.default, aten.clone.default):
            return cls(func(own.codes), func(own.scale), own.dtype)
        if func == aten._to_copy.default:
            return cls(own.codes, own.scale, kwargs.get("dtype", own.dtype))
        if func == aten.linear.default:
            return F.linear(args[0], own.codes.to(own.dtype) * own.scale.to(own.dtype), *args[2:])
        return NotImplemented


def test_a_layer_with_a_weight_of_8_bits():
    layer = nn.Linear(6, 3)
    x = torch.randn(4, 6)
    want = layer(x)
    layer.weight = nn.Parameter(Bytes.of(layer.weight.detach()), requires_grad=False)
    assert isinstance(layer.weight, nn.Parameter) and type(layer.weight) is Bytes
    assert [name for name, _ in layer.named_parameters()] == ["weight", "bias"]
    assert (layer(x) - want).abs().max() < 0.05
    for other in (copy.deepcopy(layer), layer.double()):
        assert torch.equal(other.weight.codes, layer.weight.codes)
    assert layer.weight.dtype == torch.float64
    assert layer(x.double()).dtype == torch.float64
    with pytest.raises(TypeError, match="Bytes.*__torch_dispatch__ gave NotImplemented"):
        layer.weight + 1


def test_a_function_override_hands_on_to_dispatch():
    class Both(Wrapped):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            if func is F.linear:
                return "mine"
            with torch._C.DisableTorchFunctionSubclass():
                return func(*args, **(kwargs or {}))

    x = Both(torch.ones(2, 2))
    assert F.linear(x, x) == "mine"
    assert (x * 3).inner.tolist() == [[3, 3], [3, 3]]
    assert x[0].inner.tolist() == [1, 1]


def test_wrappers_of_wrappers():
    Wrapped.seen.clear()
    x = Wrapped(Wrapped(torch.ones(2)))
    assert (x + 1).inner.inner.tolist() == [2, 2]
    assert Wrapped.seen == ["add.Tensor", "add.Tensor"]


def test_plain_subclasses_stay_as_they_were():
    class Named(torch.Tensor):
        pass
    x = torch.ones(2).as_subclass(Named)
    assert type(nn.Parameter(x)) is Named and isinstance(nn.Parameter(x), nn.Parameter)
    assert not isinstance(x, nn.Parameter)
    with torch._C.DisableTorchFunctionSubclass():
        assert type(x * 2) is torch.Tensor


def test_modes_see_the_products_of_layers():
    class Names(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            names.append(str(func).removeprefix("aten."))
            return func(*args, **(kwargs or {}))

    x, names = torch.randn(2, 3, 4, requires_grad=True), []
    for layer, wanted in (
        (nn.Linear(4, 5), ["t.default", "view.default", "addmm.default", "_unsafe_view.default"]),
        (nn.Linear(4, 5, bias=False), ["t.default", "view.default", "mm.default", "_unsafe_view.default"]),
        (nn.Conv1d(3, 2, 2, padding=1), ["convolution.default"]), (lambda x: x @ x[0].t(), None),
    ):
        names.clear()
        with Names():
            result = layer(x)
        assert torch.allclose(result, layer(x)) and (names == wanted if wanted else "mm.default" in names)
        result.sum().backward()
    assert x.grad is not None


def test_a_class_without_the_whole_layer_gets_its_operators():
    class Products(Wrapped):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return NotImplemented if func == aten.linear.default else super().__torch_dispatch__(
                func, types, args, kwargs)

    x, weight = torch.randn(2, 4), torch.randn(3, 4)
    Products.seen = []
    assert torch.allclose(F.linear(x, Products(weight)).inner, F.linear(x, weight))
    assert Products.seen == ["t.default", "mm.default"]


def test_elements_are_those_of_the_object_and_not_of_its_header():
    x = Quiet(torch.tensor([5.0, 6.0]))
    assert torch.tensor([x[0], x[1], 7.0]).tolist() == [5, 6, 7]
    with pytest.raises(RuntimeError, match="needs the elements"):
        torch.vmap(lambda one: torch.tensor([one[0], 1.0]))(torch.ones(2, 2))
    with pytest.raises(RuntimeError, match="cannot be read"):
        torch.ones(2, requires_grad=True).mul(2).backward(x)
