"""Which operator and overload of PyTorch a call is, as a mode sees it: the key `overload` of the row."""

import pytest

import torch
from torch.utils._python_dispatch import TorchDispatchMode

X = torch.tensor([[0.5, 1.0, 2.0], [3.0, 0.25, 4.0]])
Y, M, I = X.flip(1), X > 1, torch.tensor([[0, 1, 1], [1, 0, 0]])
NAMES = {"torch": torch, "x": X, "y": Y, "m": M, "i": I}
# Calls with the operators that PyTorch 2.13 calls for them.
CALLS = """
x + y | add.Tensor
2 + x | add.Tensor
1 - x | rsub.Scalar
torch.multiply(x, 2) | mul.Tensor
torch.divide(x, y, rounding_mode="floor") | div.Tensor_mode
torch.true_divide(x, y) | div.Tensor
x // 2 | floor_divide.default
torch.greater(x, y) | gt.Tensor
torch.not_equal(x, 1) | ne.Scalar
x % 2 | remainder.Scalar
2 % x | remainder.Scalar_Tensor
torch.fmod(x, y) | fmod.Tensor
i & 1 | bitwise_and.Scalar
torch.bitwise_or(1, i) | bitwise_or.Scalar_Tensor
torch.bitwise_left_shift(i, i) | bitwise_left_shift.Tensor
1 << i | bitwise_left_shift.Scalar_Tensor
x ** 2 | pow.Tensor_Scalar
x ** y | pow.Tensor_Tensor
2 ** x | pow.Scalar
torch.where(m, x, y) | where.self
x.where(m, y) | where.self
x.scatter(0, i, y) | scatter.src
x.scatter(0, i, src=y) | scatter.src
x.scatter(0, i, value=1.5) | scatter.value
x.scatter(0, i, y, reduce="add") | scatter.reduce
x.scatter(0, i, 2.0, reduce="multiply") | scatter.value_reduce
x.scatter_reduce(0, i, y, "sum") | scatter_reduce.two
x.index_fill(1, i[0, :2], 1.0) | select.int slice.Tensor index_fill.int_Scalar
x.masked_fill(m, 1.0) | masked_fill.Scalar
x.masked_fill(m, x[0, 0]) | select.int select.int masked_fill.Tensor
x.lerp(y, 0.5) | lerp.Scalar
x.lerp(y, x) | lerp.Tensor
x.sum() | sum.default
x.sum(dtype=torch.float64) | sum.default
x.sum((0, 1)) | sum.dim_IntList
torch.sum(x, dim=1, keepdim=True) | sum.dim_IntList
x.nansum(1) | nansum.default
x.mean() | mean.default
x.mean(0) | mean.dim
x.max() | max.default
x.max(1) | max.dim
torch.max(x, y) | maximum.default
torch.minimum(x, y) | minimum.default
m.any() | any.default
m.any(1) | any.dim
m.all((0, 1)) | all.dims
x.median(1) | median.dim
x.prod(1) | prod.dim_int
x.count_nonzero(1) | count_nonzero.default
x[None].squeeze() | unsqueeze.default squeeze.default
x[None].squeeze(0) | unsqueeze.default squeeze.dim
x[None].squeeze((0, 1)) | unsqueeze.default squeeze.dims
x.std(1) | std.correction
torch.var_mean(x, 1) | var_mean.correction
x.round(decimals=1) | round.decimals
x.clip(0, 1) | clamp.default
x.clamp(min=y) | clamp.Tensor
x.split(2, 1) | split.Tensor
x.split([1, 2], 1) | split_with_sizes.default
x.chunk(2, 1) | split.Tensor
x.sort(stable=True) | sort.stable
torch.arange(1, 5) | arange.start
torch.arange(1, 5, 2) | arange.start_step
torch.searchsorted(x[0], 0.7) | select.int searchsorted.Scalar
torch.bucketize(x, x[0]) | select.int bucketize.Tensor
torch.isin(i, 1) | isin.Tensor_Scalar
torch.xlogy(2, x) | xlogy.Scalar_Self
torch.copysign(x, -1.0) | copysign.Scalar
torch.frexp(x) | frexp.Tensor
x.clone().fill_(1.0) | clone.default fill_.Scalar
x.clone().clamp_(max=1) | clone.default clamp_.default
x.clone().multiply_(2) | clone.default mul_.Tensor
x.view(3, 2) | view.default
x.reshape(3, -1) | view.default
x.softmax(1) | _softmax.default
torch.log_softmax(x, 1, dtype=torch.float64) | _to_copy.default _log_softmax.default
torch.add(x, y, out=torch.empty(2, 3)) | empty.memory_format add.out
"""


class Seen(TorchDispatchMode):
    """Keeps the names of the operators."""

    def __init__(self):
        self.names = []

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        self.names.append(str(function).removeprefix("aten."))
        return function(*args, **kwargs or {})


@pytest.mark.parametrize("line", CALLS.strip().splitlines())
def test_a_call_is_the_overload_of_pytorch(line):
    call, _, operators = line.partition(" | ")
    with Seen() as mode:
        result = eval(call, NAMES)
    assert mode.names == operators.split()
    torch.testing.assert_close(result, eval(call, NAMES), rtol=0, atol=0)


def test_another_view_of_the_bytes_is_an_overload_of_its_own():
    with Seen() as mode:
        result = X.view(torch.int32)
    assert mode.names[0] == "view.dtype" and torch.equal(result.view(torch.float32), X)
