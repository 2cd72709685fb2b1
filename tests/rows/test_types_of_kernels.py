"""Types of operands: what `computes` and `promotes` say, wrapping integers, and truths that are gathered."""

import numpy as np
import pytest
from cases import CATALOGUE

import torch
from torch.nn import functional as F

INTEGERS = (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64)
NARROW = (torch.float16, torch.bfloat16)


def test_some_rows_state_what_they_compute():
    assert any(row.computes for row in CATALOGUE.rows) and any(row.promotes for row in CATALOGUE.rows)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integers_wrap_in_convolutions_and_products_as_they_do_in_sums(dtype):
    image, weight = torch.arange(50).view(1, 2, 5, 5), torch.arange(16).view(2, 2, 2, 2)
    assert F.conv2d(image.to(dtype), weight.to(dtype)).equal(F.conv2d(image.double(), weight.double()).long().to(dtype))
    assert F.linear(image.to(dtype), image[0, 0].to(dtype)).equal(F.linear(image, image[0, 0]).to(dtype))


def test_long_convolutions_are_exact_beyond_the_integers_of_doubles():
    large = 2**53 + 1
    assert F.conv1d(torch.tensor([[[large, 1]]]), torch.tensor([[[1]]])).tolist() == [[[large, 1]]]
    assert F.avg_pool1d(torch.tensor([[large, large]]), 2).tolist() == [[large]]
    assert F.max_pool1d(torch.tensor([[large - 1, large]]), 2).tolist() == [[large]]


def test_means_of_integers_are_cut_towards_zero():
    assert F.avg_pool2d(-torch.arange(16).view(1, 1, 4, 4), 2).tolist() == [[[[-2, -4], [-10, -12]]]]
    assert F.avg_pool2d(-torch.arange(16).view(1, 1, 4, 4), 4).tolist() == [[[[-7]]]]


@pytest.mark.parametrize("reduce, wanted", [("sum", np.any), ("prod", np.all), ("amax", np.any), ("amin", np.all)])
def test_many_truths_are_or_and_and(reduce, wanted):
    """256 truths are as true as one: no byte counts them."""
    given = torch.ones(512, dtype=torch.bool)
    index = torch.arange(512) % 2
    result = torch.zeros(2, dtype=torch.bool).scatter_reduce(0, index, given, reduce, include_self=False)
    assert result.tolist() == [bool(wanted(given.numpy()))] * 2


def test_truths_are_added_as_or():
    index = torch.zeros(256, dtype=torch.long)
    given = torch.ones(256, dtype=torch.bool)
    assert torch.zeros(1, dtype=torch.bool).scatter_add(0, index, given).tolist() == [True]
    assert torch.zeros(1, dtype=torch.bool).index_add(0, index, given).tolist() == [True]


NORMS = {
    "batch_norm": lambda x, w: F.batch_norm(x, torch.zeros(4), torch.ones(4), w, w * 2, True),
    "batch_norm of running statistics": lambda x, w: F.batch_norm(x, torch.zeros(4), torch.ones(4), w, w * 2),
    "group_norm": lambda x, w: F.group_norm(x, 2, w, w * 2),
    "instance_norm": lambda x, w: F.instance_norm(x, None, None, w, w * 2),
    "layer_norm": lambda x, w: F.layer_norm(x.transpose(1, 3), (4,), w, w * 2),
    "rms_norm": lambda x, w: F.rms_norm(x.transpose(1, 3), (4,), w),
}


@pytest.mark.parametrize("name", NORMS)
@pytest.mark.parametrize("dtype", NARROW)
def test_norms_of_narrow_floats_take_weights_of_floats(name, dtype):
    narrow = torch.randn(2, 4, 3, 3).to(dtype).requires_grad_()
    weight = torch.randn(4, requires_grad=True)
    result = NORMS[name](narrow, weight)
    wanted = NORMS[name](narrow.detach().float(), weight.detach())
    step = 2 * torch.finfo(dtype).eps
    assert result.dtype is dtype
    np.testing.assert_allclose(result.detach().float().numpy(), wanted.numpy(), atol=step, rtol=step)
    result.float().sum().backward()
    assert narrow.grad.dtype is dtype and weight.grad.dtype is torch.float32


def test_weights_narrower_than_the_input_are_refused():
    with pytest.raises(TypeError, match="weight is HalfTensor 3"):
        F.layer_norm(torch.ones(2, 3), (3,), torch.ones(3).half())


def test_statistics_of_floats_move_beside_narrow_inputs():
    mean, var = torch.zeros(4), torch.ones(4)
    F.batch_norm(torch.full((8, 4), 3.0, dtype=torch.float16), mean, var, training=True)
    np.testing.assert_allclose(mean.numpy(), np.full(4, 0.3), rtol=1e-6)


@pytest.mark.parametrize("sequence", (*INTEGERS, *NARROW, torch.float32, torch.float64))
@pytest.mark.parametrize("values", (*INTEGERS, *NARROW, torch.float32, torch.float64))
def test_searches_promote(sequence, values):
    places = torch.searchsorted(torch.tensor([1, 2, 5]).to(sequence), torch.tensor([0, 2, 3, 9]).to(values))
    assert places.tolist() == [0, 1, 2, 3]


def test_searches_compare_fractions_with_integers():
    assert torch.searchsorted(torch.tensor([1, 2, 3]), torch.tensor([1.5, 2.0])).tolist() == [1, 1]
    assert torch.bucketize(torch.tensor([1, 2]), torch.tensor([0.5, 1.5])).tolist() == [1, 2]


def test_normal_has_the_type_of_the_first_tensor():
    first, second = torch.zeros(3), torch.ones(3).double()
    assert torch.normal(first, second).dtype is torch.float32
    assert torch.normal(second, first).dtype is torch.float64
    assert torch.normal(first.bfloat16(), second).dtype is torch.bfloat16
    assert torch.normal(0.0, second).dtype is torch.float64


@pytest.mark.parametrize("python, dtype", [(complex, torch.complex128), (float, torch.float64), (int, torch.int64),
                                           (bool, torch.bool)])
def test_types_of_python_stand_for_their_widest_dtype(python, dtype):
    ones = torch.ones(2)
    for result in (torch.zeros(2, dtype=python), ones.to(python), ones.type(python), torch.tensor([1], dtype=python),
                   ones.new_zeros(2, dtype=python), torch.empty_like(ones, dtype=python),
                   torch.full((2,), 1, dtype=python), torch.as_tensor([1], dtype=python)):
        assert result.dtype is dtype
    if python is not bool:
        assert ones.sum(dtype=python).dtype is dtype


def test_complex_convolutions_have_the_gradients_of_their_parts():
    x = torch.randn(2, 3, 6, 5, dtype=torch.complex128, requires_grad=True)
    w = torch.randn(4, 3, 3, 2, dtype=torch.complex128, requires_grad=True)
    assert torch.autograd.gradcheck(lambda x, w: F.conv2d(x, w, stride=2, padding=1), (x, w))
    assert torch.autograd.gradcheck(lambda x, w: F.conv_transpose2d(x, w.transpose(0, 1), stride=2), (x, w))


def test_results_of_searches_are_written_as_int():
    out = torch.zeros(3, 2, dtype=torch.int32).t()
    sequence, values = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([[0, 2, 9], [1, 3, 4]])
    torch.searchsorted(sequence, values, out_int32=True, out=out)
    assert out.tolist() == [[0, 1, 3], [0, 2, 3]]


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_absolute_losses_of_complex_numbers(reduction):
    x, y = torch.randn(4, dtype=torch.complex64), torch.randn(4, dtype=torch.complex64)
    away = np.abs((x - y).numpy())
    wanted = {"none": away, "mean": away.mean(), "sum": away.sum()}[reduction]
    np.testing.assert_allclose(F.l1_loss(x, y, reduction=reduction).numpy(), wanted, rtol=1e-6)


def test_distances_promote():
    x, y = torch.ones(2, requires_grad=True), torch.zeros(2, dtype=torch.float64, requires_grad=True)
    result = torch.dist(x, y)
    result.backward()
    assert result.dtype is torch.float64 and x.grad.dtype is torch.float32 and y.grad.dtype is torch.float64
    assert torch.ones(2).dist(torch.tensor([1, 1])).tolist() == 0


def test_sums_to_a_size_given_as_an_int():
    for dtype, wanted in ((torch.int64, 3), (torch.bool, 3), (torch.uint8, 3)):
        result = torch.ones(3, dtype=dtype).sum_to_size(1)
        assert result.tolist() == [wanted] and result.dtype is torch.int64


@pytest.mark.parametrize("dtype", INTEGERS)
def test_tensordot_keeps_the_type_of_integers(dtype):
    result = torch.tensordot(torch.ones(2, 3).to(dtype), torch.ones(1, 2).to(dtype), 1)
    assert result.dtype is dtype and result.tolist() == [[3, 3], [3, 3]]


def test_complex_draws_are_written_to_an_output():
    out = torch.zeros(50, dtype=torch.complex64)
    assert torch.randn(50, dtype=torch.complex64, out=out) is out and (out.imag != 0).all()
    assert torch.empty(3, dtype=torch.bool).bernoulli_(1.0).all()
