"""Forms of calls on tensors: transposed views, reversal, membership, copies, devices, and lists of tensors."""

import copy
import warnings

import pytest

import torch
import torch.nn.functional as F


@pytest.mark.parametrize("size", [(2, 3), (2, 3, 4), (2, 3, 4, 5)])
def test_t_reverses_all_dims(size):
    x = torch.randn(size, requires_grad=True)
    assert x.T.shape == size[::-1] and x.T.stride() == x.stride()[::-1] and x.T.data_ptr() == x.data_ptr()
    (x.T * torch.arange(x.numel()).view(size[::-1])).sum().backward()
    assert x.grad.equal(torch.arange(x.numel()).view(size[::-1]).T.float())


def test_matrices_that_are_none_are_refused():
    assert torch.tensor(1.0).mT.item() == 1
    for wrong in (torch.ones(3), torch.ones(2, 3, 4)):
        with pytest.raises(RuntimeError, match="need a matrix"):
            _ = wrong.H


def test_a_tensor_is_reversed_as_a_tensor():
    assert reversed(torch.arange(3)).tolist() == [2, 1, 0]
    assert reversed(torch.tensor([[1, 2], [3, 4]])).tolist() == [[3, 4], [1, 2]]
    assert reversed(torch.tensor(4)).item() == 4


@pytest.mark.parametrize("item", ["a", [1, 2], None, {}])
def test_only_numbers_and_tensors_may_be_elements(item):
    with pytest.raises(TypeError, match="no number and no tensor"):
        item in torch.tensor([1, 2])  # noqa: B015
    assert 1 in torch.tensor([1, 2]) and torch.tensor(2) in torch.tensor([1, 2]) and 1 << 70 not in torch.tensor([1])


@pytest.mark.parametrize("name", ["var", "std"])
def test_a_bool_alone_is_the_flag_of_the_divisor(name):
    x = torch.randn(3, 4)
    for z in (x, torch.complex(x, x.flip(0))):
        for flag in (True, False):
            wanted = getattr(z, name)(unbiased=flag)
            assert getattr(z, name)(flag).equal(wanted) and getattr(torch, name)(z, flag).equal(wanted)
            assert getattr(torch, f"{name}_mean")(z, flag)[0].equal(wanted)
    assert getattr(x, name)(0, correction=30).isinf().all()


def test_negative_powers_of_integers():
    assert (torch.tensor([2, 1, -1, -1]) ** torch.tensor([-1, -1, -3, -2])).tolist() == [0, 1, -1, 1]
    assert (2 ** torch.tensor([-1, 2])).tolist() == [0, 4]
    with pytest.raises(RuntimeError, match="no negative powers"):
        torch.tensor([2]) ** -1


def test_a_tensor_of_a_tensor_is_a_new_leaf():
    x = torch.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match="copy without its history"):
        result = torch.tensor(x * 2)
    assert result.is_leaf and not result.requires_grad
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not torch.ones(1).new_tensor(x * 2).requires_grad


def test_a_deep_copy_has_the_gradient():
    w = torch.ones(2, requires_grad=True)
    w.sum().backward()
    result, grad = copy.deepcopy([w, w.grad])
    assert result.grad is grad and grad.tolist() == [1, 1] and grad is not w.grad


def test_a_device_of_the_cpu_keeps_its_index():
    first = torch.device("cpu:0")
    assert first.index == 0 and str(first) == "cpu:0" and first != torch.device("cpu") == torch.ones(1).device
    assert torch.ones(2, device=first).sum() == 2


def test_lists_of_tensors_take_a_number_for_each():
    a, b = torch.ones(2), torch.ones(3)
    result = torch._foreach_addcmul([a, b], [a, b], [a, b], [1, 2])
    assert isinstance(result, tuple) and result[1].tolist() == [3, 3, 3]
    assert torch._foreach_add([a, b], torch.tensor([1.0, 2.0]))[1].tolist() == [3, 3, 3]
    assert torch._foreach_pow(2, [a, b])[0].tolist() == [2, 2]
    for wrong in (lambda: torch._foreach_add([a], [a, a]), lambda: torch._foreach_add([], 1)):
        with pytest.raises(RuntimeError, match="need one tensor or more"):
            wrong()


def test_the_size_of_a_recorded_result_changes_in_place():
    x = torch.arange(6.0).view(2, 3).requires_grad_()
    y = x * 2
    assert y.t_() is y and y.shape == (3, 2)
    y.unsqueeze_(0).transpose_(0, 2)
    assert y.shape == (2, 3, 1) and y.squeeze_(2).shape == (2, 3)
    (y * torch.tensor([[1.0], [3.0]])).sum().backward()
    assert x.grad.tolist() == [[2, 2, 2], [6, 6, 6]]
    with pytest.raises(RuntimeError, match="a leaf that requires grad"):
        x.t_()


def test_gradients_that_cannot_be():
    x = torch.ones(2)
    with pytest.raises(RuntimeError, match="its own gradient"):
        x.grad = x
    with pytest.raises(RuntimeError, match="does not require grad"):
        x.retain_grad()


def test_settings_of_the_wrong_kind_are_refused():
    with pytest.raises(TypeError, match="True or False"):
        torch.use_deterministic_algorithms("yes")
    with pytest.raises(ValueError, match="64 bits"):
        torch.manual_seed(2**64)
    with pytest.raises(ValueError, match="sizes is .*need one size at least"):
        torch.ones(1).unflatten(0, [])


def test_points_of_a_sobol_sequence_stay_balanced():
    pytest.importorskip("scipy")
    engine = torch.quasirandom.SobolEngine(3, scramble=True, seed=5)
    assert repr(engine) == "SobolEngine(dimension=3, scramble=True, seed=5)"
    engine.draw(3)
    with pytest.raises(ValueError, match="no power of 2"):
        engine.draw_base2(2)


def test_runs_of_slices_are_reduced():
    data, lengths = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([1, 0, 2])
    inf = torch.inf
    for word, wanted in (("sum", [1, 0, 5]), ("prod", [1, 1, 6]), ("max", [1, -inf, 3]), ("min", [1, inf, 2])):
        assert torch.segment_reduce(data, word, lengths=lengths).tolist() == wanted
    assert torch.segment_reduce(data, "mean", offsets=torch.tensor([0, 1, 3])).tolist() == [1, 2.5]
    with pytest.raises(ValueError, match="has 3 slices"):
        torch.segment_reduce(data, "sum", lengths=torch.tensor([1, 1]))


def test_points_are_counted_in_the_cells_of_a_grid():
    points = torch.rand(50, 2, dtype=torch.double)
    import numpy

    wanted, edges = numpy.histogramdd(points.numpy(), [3, 4], [(0, 1), (0, 1)])
    result = torch.histogramdd(points, [3, 4], range=[0.0, 1.0, 0.0, 1.0])
    assert result.hist.tolist() == wanted.tolist() and result.bin_edges[1].tolist() == edges[1].tolist()


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("reduce", ["sum", "mean", "max", "min", "prod"])
def test_segments_of_each_of_a_batch(axis, reduce):
    x = torch.rand(2, 5, 3)[0] if axis == 0 else torch.rand(2, 5, 3)
    lengths = torch.tensor([2, 0, 3]) if axis == 0 else torch.tensor([[2, 0, 3], [1, 1, 3]])
    whole = torch.segment_reduce(x, reduce, lengths=lengths, axis=axis, initial=1)
    rows = [(x, lengths, whole)] if axis == 0 else zip(x, lengths, whole, strict=True)
    for data, own, result in rows:
        for part, one in zip(data.split(own.tolist()), result, strict=True):
            start = torch.ones(1, 3).type_as(part)
            if reduce in ("sum", "prod"):
                wanted = getattr(torch.cat([start, part]), reduce)(0)
            else:
                joined = torch.cat([start, part])
                wanted = joined.sum(0) / max(len(part), 1) if reduce == "mean" else getattr(joined, f"a{reduce}")(0)
            assert torch.allclose(one, wanted)
    left = torch.segment_reduce(x, reduce, lengths=lengths[..., :2], axis=axis, initial=1, unsafe=True)
    assert torch.equal(left, whole[:2] if axis == 0 else whole[:, :2])
    with pytest.raises(ValueError, match="lengths whose sum is that number"):
        torch.segment_reduce(x, reduce, lengths=lengths[..., :2], axis=axis)


def test_softmax_that_is_safe_where_all_is_excluded():
    x = torch.tensor([[0.0, 1.0], [-torch.inf, -torch.inf]], requires_grad=True)
    y = torch._safe_softmax(x, 1)
    assert y[1].tolist() == [0, 0] and torch.equal(y[0], x[0].softmax(0))
    assert torch.autograd.grad(y[:, 0].sum(), x)[0][1].tolist() == [0, 0]


def test_moments_of_native_norms_have_gradients():
    x = torch.rand(3, 2, 4, requires_grad=True)
    for results in (torch.native_layer_norm(x, [4]),
                    torch.native_batch_norm(x, None, None, None, None, True, 0.1, 1e-5),
                    torch._native_batch_norm_legit(x, None, None, True, 0.1, 1e-5),
                    torch.native_group_norm(x, None, None, 3, 2, 4, 1, 1e-5)):
        assert all(one.requires_grad for one in results)


def test_bounds_of_integers_are_cut():
    x = torch.tensor([-3, 0, 3])
    assert F.hardtanh(x, -1.5, 1.5).tolist() == [-1, 0, 1] and F.hardtanh(x, -1.5, 1.5).dtype == x.dtype
    assert F.hardtanh_(x.clone(), -1.5, 2.5).tolist() == [-1, 0, 2]
    assert F.threshold(x, 0.5, 7.5).tolist() == [7, 7, 3]
    assert torch.addmm(x[2:, None], x[2:, None], x[2:, None], beta=0.5, alpha=1.5).item() == 9
    assert x.clamp(max=1.5).dtype == torch.float32


def test_a_type_behind_all_parameters():
    x = torch.ones(2)
    assert x.softmax(0, torch.float64).dtype == torch.log_softmax(x, 0, float).dtype == torch.float64
    assert x.view(int).shape == (1,) and x.view(torch.int32).shape == (2,)
    assert torch.zeros(2, dtype=complex).dtype == x.to(complex).dtype == torch.complex128
    for call in (lambda: x.add(torch.float64), lambda: x.mm(int)):
        with pytest.raises(TypeError, match="it takes"):
            call()


def test_a_parameter_that_is_misspelled():
    with pytest.raises(TypeError, match=r"no parameter is called dmi; did you mean dim\?"):
        torch.ones(2).sum(dmi=1)


def test_factors_by_name():
    x = torch.rand(3, 3)
    parts = torch.lu_unpack(*torch.linalg.lu_factor(x))
    assert torch.allclose(parts.P @ parts.L @ parts.U, x, atol=1e-6)


def test_a_deep_copy_of_a_parameter_has_no_gradient():
    layer = torch.nn.Linear(2, 1)
    layer(torch.ones(2)).sum().backward()
    twin = copy.deepcopy(layer)
    assert twin.weight.grad is None and twin.weight.equal(layer.weight) and layer.weight.grad is not None


@pytest.mark.parametrize("change", ["t_", "squeeze_", "unsqueeze_", "resize_"])
def test_the_size_of_what_is_detached_is_its_own(change):
    for x in (torch.ones(1, 2), torch.ones(1, 2, requires_grad=True), torch.ones(1, 2, requires_grad=True) * 1):
        result = x.detach()
        getattr(result, change)(*{"unsqueeze_": (0,), "resize_": ((1, 1),)}.get(change, ()))
        assert result.size() != x.size() == (1, 2) and result.data_ptr() == x.data_ptr()


def test_a_parameter_is_formatted_as_it_prints():
    parameter = torch.nn.Parameter(torch.tensor(1.5))
    assert f"{parameter}" == str(parameter) and f"{parameter:.2f}" == "1.50" and f"{parameter.detach()}" == "1.5"


@pytest.mark.parametrize("dim", [0, -1, (0,), None])
def test_a_number_is_flipped_along_dim_0(dim):
    assert torch.tensor(3).flip(dim).item() == 3
    with pytest.raises(IndexError, match="dims are"):
        torch.tensor(3).flip(1)
