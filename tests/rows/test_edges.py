"""Values and gradients at the edges: nan, infinities, ties, poles, bounds, and parts of complex numbers."""

import math

import numpy as np
import pytest

import torch
from torch.nn import functional as F

nan, inf = math.nan, math.inf


def grad_of(function, values, **options):
    x = torch.tensor(values, requires_grad=True, **options)
    return torch.autograd.grad(function(x).sum(), x)[0]


def same(found, wanted, **options):
    torch.testing.assert_close(found, torch.tensor(wanted, dtype=found.dtype), equal_nan=True, **options)


@pytest.mark.parametrize("bounds", [{"max": nan}, {"min": nan}, {"min": nan, "max": 0.5}, {"min": 0.5, "max": nan}])
def test_a_bound_that_is_nan_gives_nan(bounds):
    assert torch.tensor([2.0, 1.0, nan]).clamp(**bounds).isnan().all()
    assert torch.tensor([2.0, 1.0]).clamp_(**bounds).isnan().all()


def test_nan_receives_the_gradient_of_what_it_decides():
    values = [1.0, nan, 2.0]
    same(grad_of(lambda x: x.clamp(0, 1), values), [1.0, 0.0, 0.0])
    same(grad_of(lambda x: x.clamp(min=0), values), [1.0, 0.0, 1.0])
    same(grad_of(lambda x: x.clamp(torch.zeros(3), torch.ones(3)), values), [1.0, 0.0, 0.0])
    same(grad_of(torch.abs, values), [1.0, 0.0, 1.0])
    same(grad_of(lambda x: x.quantile(0.5), values), [0.0, 1.0, 0.0])
    same(grad_of(lambda x: x.copysign(-torch.ones(3)), values), [-1.0, nan, -1.0])


@pytest.mark.parametrize("function", [torch.median, torch.nanmedian])
def test_elements_that_equal_the_median_share_its_gradient(function):
    same(grad_of(function, [1.0, 2.0, 2.0, 1.0]), [0.5, 0.0, 0.0, 0.5])
    same(grad_of(function, [3.0, 1.0, 2.0]), [0.0, 0.0, 1.0])
    assert function(torch.ones(0)).isnan()
    with pytest.raises(ValueError, match="need one element"):
        function(torch.ones(0).long())


def test_a_loss_passes_its_gradient_at_the_margin():
    x, y = torch.tensor([1.0, 3.0], requires_grad=True), torch.tensor([1.0, 2.0])
    F.margin_ranking_loss(x, y, torch.ones(2), reduction="sum").backward()
    same(x.grad, [-1.0, 0.0])
    same(grad_of(lambda x: F.hinge_embedding_loss(x, -torch.ones(3), reduction="sum"), [0.0, 1.0, 2.0]),
         [-1.0, -1.0, 0.0])


def test_binary_cross_entropy_of_certain_answers():
    p, target = torch.tensor([0.0, 1.0, 1e-20, 1.0]), torch.tensor([1.0, 0.0, 1.0, 1.0])
    same(F.binary_cross_entropy(p, target, reduction="none"), [100.0, 100.0, -math.log(1e-20), 0.0])
    assert grad_of(lambda x: F.binary_cross_entropy(x, target[:2]), [0.0, 1.0]).isfinite().all()


def test_parts_of_complex_numbers_count():
    both = torch.tensor([complex(nan, 1), complex(nan, -inf), complex(inf, nan), 1j])
    same(torch.nan_to_num(both, nan=1.0, posinf=2.0, neginf=-3.0), [1 + 1j, 1 - 3j, 2 + 1j, 1j])
    assert torch.isinf(both).tolist() == [False, True, True, False]
    for refused in (lambda z: torch.gcd(z, torch.tensor([2])), lambda z: torch.special.zeta(torch.tensor([2.0]), z),
                    torch.special.ndtri, torch.special.bessel_j0, torch.special.spherical_bessel_j0,
                    lambda z: torch.tensor([False]).fill_(1j), lambda z: torch.tensor([2.5]).float_power_(2j),
                    lambda z: torch.tensor([False]).index_fill_(0, torch.tensor([0]), 1j)):
        with pytest.raises((TypeError, RuntimeError)):
            refused(torch.tensor([4 + 2j]))


@pytest.mark.parametrize("written", [
    lambda: torch.tensor([1, 2]).nextafter_(torch.tensor([3.5, 4.0])),
    lambda: torch.tensor([True]).gcd_(torch.tensor([4])), lambda: torch.tensor([True]).lcm_(torch.tensor([4])),
    lambda: torch.tensor([2.5]).float_power_(torch.tensor([1j])),
    lambda: torch.tensor([1]).index_put_((torch.tensor([0]),), torch.tensor([2.5])),
    lambda: torch.tensor([1.0]).index_put((torch.tensor([0]),), torch.tensor([2j])),
])
def test_no_result_is_written_into_a_type_of_a_lower_kind(written):
    with pytest.raises((TypeError, RuntimeError)):
        written()


def test_functions_at_the_ends_of_their_range():
    same(torch.ldexp(torch.tensor([1e-30, 1e30]), torch.tensor([130, -200])), [1e-30 * 2.0**130, 1e30 * 2.0**-200])
    x = torch.tensor([3e38, 1e30, 1e-38])
    assert torch.ldexp(*torch.frexp(x)).equal(x)
    same(torch.special.ndtri(torch.tensor([1e-20, 0.0, 1.0], dtype=torch.float64)), [-9.262340089798408, -inf, inf])
    assert torch.polygamma(2, torch.tensor([-3.0, 0.0])).tolist() == [-inf, -inf]
    assert torch.polygamma(3, torch.tensor([-3.0, 0.0])).tolist() == [inf, inf]


@pytest.mark.parametrize("value", [16.0, 40.0, -20.0])
def test_the_exponential_of_a_matrix_is_as_exact_as_its_type(value):
    result = torch.matrix_exp(torch.tensor([[value]]))
    assert abs(result.item() / math.exp(value) - 1) < 5e-7


def test_bounds_of_a_histogram_are_inside():
    assert torch.tensor([0.1, 0.2, 0.3]).histc(2, 0.1, 0.3).sum() == 3


def test_differences_of_infinite_neighbours():
    assert torch.gradient(torch.tensor([1.0, inf, inf, 16.0]))[0].tolist() == [inf, inf, -inf, -inf]
    assert torch.gradient(torch.tensor([0.0, 2.0, 4.0]), spacing=1j)[0].tolist() == [-2j, -2j, -2j]
    result, = torch.gradient(torch.tensor([1.0, 2.0, 4.0]), spacing=(torch.tensor([0, 0.5, 1.5]).double(),))
    assert result.tolist() == [2, 2, 2] and result.dtype is torch.float64
    for dim, error in ((3, IndexError), ((1, 1), ValueError)):
        with pytest.raises(error):
            torch.gradient(torch.ones(2, 2), dim=dim)


@pytest.mark.parametrize("rank", [0, 1, 2])
def test_the_gradient_of_a_pseudoinverse_at_any_rank(rank):
    parts = torch.randn(2, 3, rank, dtype=torch.double)
    A = (parts[0] @ parts[1].mT).requires_grad_()
    grad, = torch.autograd.grad(torch.linalg.pinv(A).sum(), A)
    step = 1e-6 * (A.detach() @ torch.randn(3, 3, dtype=torch.double))  # a change that keeps the rank
    slope = (torch.linalg.pinv(A.detach() + step) - torch.linalg.pinv(A.detach() - step)).sum() / 2
    torch.testing.assert_close((grad * step).sum(), slope, rtol=1e-4, atol=1e-12)


def test_empty_dims_are_divided():
    assert [tuple(one.shape) for one in torch.empty(0, 3).chunk(3)] == [(0, 3)] * 3
    assert [tuple(one.shape) for one in torch.empty(0).split(0)] == [(0,)]
    assert torch.ones(1, 3, 1).squeeze(()).shape == (1, 3, 1)
    with pytest.raises(ValueError, match="need split_size"):
        torch.ones(2).split(0)


def test_results_share_no_memory_with_their_operand():
    z = torch.tensor([2 + 1j])
    for copy in (torch.prod(z, 0), torch.prod(z), torch.cumprod(z, 0), z.sum(0)):
        copy.mul_(3)
    x = torch.ones(1, 1, 2, 2)
    for copy in (F.pixel_shuffle(x, 1), F.pixel_unshuffle(x, 1)):
        copy.mul_(3)
    assert z.tolist() == [2 + 1j] and x.sum() == 4


def test_resize_to_the_size_that_is_there_changes_nothing():
    for x in (torch.arange(6).view(2, 3).t(), torch.arange(12)[::2], torch.arange(8).view(2, 4)[:, 1:3]):
        values, strides = x.tolist(), x.stride()
        for resized in (x.resize_(x.size()), x.resize_as_(torch.zeros(x.size()))):
            assert resized.tolist() == values and resized.stride() == strides


def test_strides_of_a_scattered_part_count_in_the_storage():
    assert torch.as_strided_scatter(torch.zeros(4)[::2], torch.tensor([5.0, 6.0]), (2,), (1,)).tolist() == [5, 0]
    assert torch.as_strided_scatter(torch.zeros(6)[::2], torch.tensor([7.0]), (1,), (1,), 4).tolist() == [0, 0, 7]


IN_PLACE = {"nan_to_num_": (), "cumsum_": (1,), "cumprod_": (0,), "renorm_": (2, 0, 1.0), "float_power_": (2,),
            "mvlgamma_": (1,)}


@pytest.mark.parametrize("name", IN_PLACE)
def test_backward_goes_through_what_is_composed_in_place(name):
    x = (torch.rand(2, 3, dtype=torch.double) + 1).requires_grad_()
    assert torch.autograd.gradcheck(lambda x: getattr(x.clone(), name)(*IN_PLACE[name]), (x,))


def test_no_dim_counts_as_one_of_size_one():
    number, one, index = torch.tensor(1.0), torch.tensor([1.0]), torch.tensor([0])
    assert number.clone().index_copy_(0, index, torch.tensor([2.0])).item() == 2
    assert one.clone().index_copy_(0, index[0], torch.tensor(2.0)).tolist() == [2]
    assert number.clone().scatter_(0, index, torch.tensor([2.0])).item() == 2
    assert torch.index_reduce(number, 0, index, torch.tensor(2.0), "prod").item() == 2
    assert number.gather(0, torch.tensor([0, 0])).tolist() == [1, 1]
    with pytest.raises(IndexError):
        number.gather(0, torch.tensor([1]))


@pytest.mark.parametrize("kind", [torch.int64, torch.int32, torch.uint8])
def test_steps_of_integers_lie_between_integers(kind):
    assert torch.linspace(0.9, 4.9, 5, dtype=kind).tolist() == [0, 1, 2, 3, 4]
    assert torch.logspace(2.3, 0.9, 3, 5.0, dtype=kind).tolist() == [25, 5, 1]
    assert torch.linspace(0.5, 1.5, 2, dtype=torch.complex128).tolist() == [0.5, 1.5]
    same(torch.logspace(0.5, 1.5, 2, dtype=torch.complex64), [10**0.5, 10**1.5])


def test_spectra_of_complex_samples_as_pairs():
    signal = torch.randn(20, dtype=torch.cfloat)
    pairs = torch.stft(signal, 10, return_complex=False)
    assert torch.view_as_complex(pairs).equal(torch.stft(signal, 10, return_complex=True))
    assert torch.stft(signal, 10).is_complex()


def test_the_next_number_has_the_slope_of_its_operand():
    same(grad_of(lambda x: torch.nextafter(x, torch.tensor([2.0, 1.0])), [1.0, 1.0]), [1.0, 0.0])


def test_a_raveled_vector_is_contiguous():
    x = torch.zeros(6)
    assert x[::2].ravel().is_contiguous() and x.ravel().data_ptr() == x.data_ptr()
    x[::2].ravel().add_(1)
    assert x.sum() == 0


def test_sequences_between_complex_ends_are_complex():
    ends = np.linspace(1j, 2 + 3j, 5)
    for result, wanted in ((torch.linspace(1j, 2 + 3j, 5), ends), (torch.logspace(1j, 2 + 3j, 5), 10.0**ends),
                           (torch.logspace(1j, 2 + 3j, 5, base=-2), (-2 + 0j) ** ends),
                           (torch.logspace(0, 1j, 1, dtype=torch.complex128), np.ones(1))):
        assert result.is_complex()
        np.testing.assert_allclose(result.numpy(), wanted, rtol=1e-6)
    with pytest.raises(TypeError):
        torch.linspace(1j, 2, 5, dtype=torch.float32)


@pytest.mark.parametrize("value", [nan, inf, -inf])
def test_places_that_are_no_numbers(value):
    x, places = torch.arange(4.0).view(1, 1, 2, 2), torch.full((1, 1, 1, 2), value)
    assert F.grid_sample(x, places, align_corners=False).isnan().all()
    result = F.grid_sample(x, places, padding_mode="border", align_corners=False)
    assert result.item() == (3 if value == inf else 0)
    assert F.grid_sample(x, places, mode="nearest", align_corners=False).item() == 0


def test_a_grid_has_no_gradient_at_the_border_and_for_the_nearest():
    x = torch.arange(4.0).view(1, 1, 2, 2)
    for options in ({"padding_mode": "border", "align_corners": True}, {"mode": "nearest", "align_corners": False}):
        places = torch.full((1, 1, 1, 2), -1.0, requires_grad=True)
        F.grid_sample(x, places, **options).sum().backward()
        assert places.grad.tolist() == [[[[0, 0]]]]


def test_a_zero_has_no_gradient_of_sgn():
    x = torch.tensor([3 + 4j, 0], requires_grad=True)
    assert torch.autograd.grad(x.sgn().real.sum(), x)[0][1] == 0


def test_empty_vectors_join_along_any_dim():
    assert torch.cat([torch.empty(0), torch.empty(0)], dim=1).shape == (0,)


def test_an_empty_vector_is_normalized():
    x, statistics = torch.empty(0, requires_grad=True), (torch.zeros(0), torch.ones(0))
    F.batch_norm(x, *statistics).sum().backward()
    assert x.grad.shape == (0,) and F.batch_norm(x, *statistics, training=True).shape == (0,)
    assert torch.batch_norm(torch.empty(0), None, None, *statistics, False, 0.1, 1e-5, False).shape == (0,)
    with pytest.raises(RuntimeError, match="2 dimensions or more"):
        F.batch_norm(torch.ones(2), *statistics)


def test_no_reflections_leave_an_identity_of_the_graph():
    a, factors = torch.ones(3, 2, requires_grad=True), torch.zeros(0, requires_grad=True)
    result = torch.linalg.householder_product(a, factors)
    result.sum().backward()
    assert result.equal(torch.eye(3, 2)) and a.grad.equal(torch.zeros(3, 2))


@pytest.mark.parametrize("value", [torch.tensor(1.5), torch.tensor([1.5])])
def test_a_mask_takes_one_element_as_a_number(value):
    x = torch.arange(6)
    x[x > 2] = value
    assert x.tolist() == [0, 1, 2, 1, 1, 1]
    with pytest.raises(TypeError, match="need|convert"):
        x[torch.tensor([0])] = value


def test_no_dims_leave_each_truth_as_it_is():
    """NumPy has the same for axis=(); other reductions take an empty list of dims for all of them."""
    x = np.array([[0.0, 2, 3], [4, 0, 0]], np.float32)
    for kind in (torch.float32, torch.float16, torch.uint8, torch.bool, torch.complex64):
        for name in ("all", "any"):
            whole, keep = getattr(torch.tensor(x).to(kind), name), getattr(np, name)(x, axis=()).tolist()
            assert whole(()).tolist() == whole(dim=[], keepdim=True).tolist() == keep
            assert whole(None).shape == whole().shape == () and whole((0, 1), True).shape == (1, 1)
    assert torch.tensor(x).amax(()) == 4 and torch.zeros(0, 3).all(dim=()).shape == (0, 3)
    assert torch.tensor(3.0).all(()).item() is True


def test_a_fractional_correction_is_rounded_once():
    x = torch.tensor([1.97, 2.5, 3.25, 9.0, -1.1])
    for kind in (torch.float16, torch.bfloat16):
        narrow = x.to(kind)
        for name in ("std", "var"):
            for correction in (0.3, 0.5, 1.7, 2.25):
                wide = getattr(narrow.double(), name)(correction=correction)
                found = getattr(narrow, name)(correction=correction)
                assert found.dtype is kind and found == wide.to(kind), (name, correction)


@pytest.mark.parametrize("dtype", [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64])
def test_integers_are_finite_in_any_layout(dtype):
    numbers = torch.arange(-300, 300).reshape(20, 30).to(dtype)
    for x in (numbers, numbers.t(), numbers[:, ::2], numbers[:1].expand(7, 30), numbers[3, 4], numbers[:0]):
        assert x.isfinite().all() and x.isfinite().shape == x.shape
        for function in (torch.isnan, torch.isinf, torch.isposinf, torch.isneginf):
            assert not function(x).any() and function(x).shape == x.shape
        assert x.fmax(x.flip(0)).equal(x.maximum(x.flip(0))) and x.nan_to_num(7).equal(x)
