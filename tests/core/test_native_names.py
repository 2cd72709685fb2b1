"""Functions under the names of PyTorch's kernels equal the public functions."""

import numpy
import pytest

import torch
import torch.nn.functional as F
from torch import nn


@pytest.mark.parametrize("name, args", [
    ("view", ((6, 4),)), ("squeeze", ()), ("unsqueeze", (0,)), ("select", (0, 1)), ("expand", ((2, 2, 3, 4),)),
    ("permute", ((2, 0, 1),)), ("transpose", (0, 1)), ("unbind", (0,)), ("split", (1,)), ("unfold", (2, 2, 1)),
    ("detach", ()), ("diagonal", ()), ("as_strided", ((2, 2), (1, 2))), ("split_with_sizes", ([1, 2], 1)),
])  # fmt: skip
def test_views_as_copies(name, args):
    x = torch.arange(24.0).view(2, 3, 4)
    result, seen = getattr(torch, f"{name}_copy")(x, *args), getattr(x, name)(*args)
    pairs = zip(result, seen, strict=True) if isinstance(result, tuple) else [(result, seen)]
    assert all(a.equal(b) and a.data_ptr() != b.data_ptr() for a, b in pairs)
    assert torch.slice_copy(x, 1, 0, 3, 2).equal(x[:, 0:3:2])


def test_norms_with_their_moments():
    x = torch.randn(2, 4, 6)
    output, mean, scale = torch.native_layer_norm(x, [6], None, None, 1e-5)
    assert torch.allclose(output, (x - mean) * scale, atol=1e-5) and mean.size() == (2, 4, 1)
    output, mean, scale = torch.native_group_norm(x, None, None, 2, 4, 6, 2, 1e-5)
    assert torch.allclose(output.view(2, 2, -1), (x.view(2, 2, -1) - mean[..., None]) * scale[..., None], atol=1e-5)
    output, mean, scale = torch.native_batch_norm(x, None, None, None, None, True, 0.1, 1e-5)
    assert torch.allclose(output, (x - mean[:, None]) * scale[:, None], atol=1e-5)
    assert torch.native_batch_norm(x, None, None, torch.zeros(4), torch.ones(4), False, 0.1, 1e-5)[1].numel() == 0
    assert torch.allclose(torch.instance_norm(x, None, None, None, None, True, 0.1, 1e-5, False), F.instance_norm(x))


def test_attention_with_its_weights():
    layer = nn.MultiheadAttention(4, 2)
    x = torch.randn(3, 2, 4)
    weights = (layer.in_proj_weight, layer.in_proj_bias, None, None, False, 0.0, layer.out_proj.weight,
               layer.out_proj.bias)
    for given in (x, x[:, 0]):
        expected = layer(given, given, given)
        result = F.multi_head_attention_forward(given, given, given, 4, 2, *weights)
        assert all(torch.allclose(a, b) for a, b in zip(expected, result, strict=True))
    apart = F.multi_head_attention_forward(
        x, x, x, 4, 2, None, *weights[1:], use_separate_proj_weight=True, need_weights=False,
        **dict(zip(("q_proj_weight", "k_proj_weight", "v_proj_weight"), weights[0].chunk(3), strict=True)))
    assert torch.allclose(apart[0], layer(x, x, x)[0]) and apart[1] is None
    with pytest.raises(ValueError, match="need 5 columns"):
        F.multi_head_attention_forward(x, x, x, 5, 2, *weights)


def test_places_windows_and_factors():
    x = torch.tensor([0, 1, 1])
    assert torch.nonzero_static(x, size=4, fill_value=9).tolist() == [[1], [2], [9], [9]]
    assert x.nonzero_static(size=1).tolist() == [[1]]
    image, weight = torch.randn(1, 2, 5), torch.randn(3, 2, 2)
    assert torch.convolution(image, weight, None, [1], [0], [1], False, [0], 1).equal(F.conv1d(image, weight))
    assert torch.conv_tbc(image.permute(2, 0, 1), weight.permute(2, 1, 0), torch.zeros(3)).size() == (4, 1, 3)
    assert all(a.equal(b) for a, b in zip(torch.max_pool1d_with_indices(image, 2),
                                          F.max_pool1d(image, 2, return_indices=True), strict=True))
    matrix = torch.tensor([[2.0, 1.0], [4.0, 3.0]])
    factors, pivots = matrix.lu()
    assert torch.lu(torch.zeros(2, 2))[1].tolist() == [1, 2]
    assert torch.lu(torch.zeros(2, 2), get_infos=True)[2].item() == 1
    p, lower, upper = torch.lu_unpack(factors, pivots)
    assert torch.allclose(p @ lower @ upper, matrix)
    b = torch.ones(2, 1)
    assert torch.allclose(matrix @ torch.lu_solve(b, factors, pivots), b)
    assert torch.allclose(b.lu_solve(factors, pivots), torch.linalg.solve(matrix, b))
    rows = torch.full((3, 2), 3.0)
    torch.embedding_renorm_(rows, torch.tensor([1, 1]), 1.0)
    assert torch.allclose(rows.norm(dim=1), torch.tensor([18.0**0.5, 1.0, 18.0**0.5]), atol=1e-4)


def test_dropout_by_its_kernels():
    assert torch.native_dropout(torch.ones(4), 0.0, True)[1].all() and torch.feature_dropout(
        torch.ones(2, 3, 4), 0.5, True).view(6, 4).std(1).max() == 0
    x = torch.ones(3)
    assert torch.dropout_(x, 1.0, True) is x and x.tolist() == [0, 0, 0]
    with pytest.raises(RuntimeError, match=r"feature_dropout: input is FloatTensor 2; need input.dim\(\) > 1"):
        torch.feature_dropout(torch.ones(2), 0.5, True)


def test_helpers_of_networks():
    a, b = nn.Parameter(torch.ones(2)), nn.Parameter(torch.zeros(3), requires_grad=False)
    torch.utils.swap_tensors(a, b)
    assert a.tolist() == [0, 0, 0] and b.tolist() == [1, 1] and (a.requires_grad, b.requires_grad) == (False, True)
    conv, norm = nn.Conv2d(2, 3, 2).eval(), nn.BatchNorm2d(3).eval()
    norm.running_mean.normal_()
    weight, bias = nn.utils.fuse_conv_bn_weights(conv.weight, conv.bias, norm.running_mean, norm.running_var, norm.eps,
                                                 norm.weight, norm.bias)
    x = torch.randn(1, 2, 4, 4)
    assert torch.allclose(F.conv2d(x, weight, bias), norm(conv(x)), atol=1e-5)
    assert nn.utils.skip_init(nn.Linear, 2, 3).weight.size() == (3, 2) and issubclass(nn.GRUCell, nn.RNNCellBase)
    moved = nn.utils.convert_conv2d_weight_memory_format(conv, torch.channels_last)
    assert moved is conv and conv.weight.is_contiguous(memory_format=torch.channels_last)


def test_scalars_of_arrays_keep_their_type():
    kinds = [([numpy.float64(1), 2], torch.float64), ([numpy.float32(1), 2.5], torch.float32),
             ([[numpy.int32(1)]], torch.int32), ([numpy.bool_(True)], torch.bool),
             ([numpy.int16(1), 2.5], torch.float32),
             ([torch.tensor(1.0, dtype=torch.float64), 2], torch.float64)]
    assert [torch.tensor(data).dtype for data, _ in kinds] == [kind for _, kind in kinds]


def test_one_index_of_a_vector():
    x = torch.zeros(4, requires_grad=True)
    assert torch.zeros(4).scatter_(0, torch.tensor(3), value=1).tolist() == [0, 0, 0, 1]
    x.gather(0, torch.tensor(2)).backward()
    assert x.grad.tolist() == [0, 0, 1, 0]
    assert torch.randn(2, dtype=torch.complex64, requires_grad=True).is_leaf


@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_gradients_of_softmax_are_rounded_once(name, dtype):
    rng = torch.Generator().manual_seed(0)
    grad, output = ((torch.rand(5, 10, generator=rng) * 4 - 2).to(dtype) for _ in range(2))
    function = getattr(torch.ops.aten, f"_{name}_backward_data")
    wide = function(grad.double(), output.double(), 1, torch.float64)
    assert function(grad, output, 1, dtype).sub(wide.to(dtype)).abs().max() <= torch.finfo(dtype).eps * wide.abs().max()


def test_view_copy_copies_what_no_view_shows():
    x = torch.arange(6).view(2, 3)
    assert torch.view_copy(x.t(), [6]).tolist() == x.t().flatten().tolist()
    assert torch.view_copy(x, (3, 2)).tolist() == x.view(3, 2).tolist()
    assert torch.view_copy(torch.ones(2), torch.int32).dtype is torch.int32


def test_copies_of_views_are_written_to_out():
    x, parts = torch.arange(6.0).view(2, 3), [torch.empty(3), torch.empty(0)]
    assert torch.permute_copy(x, (1, 0), out=torch.empty(3, 2)).equal(x.t())
    assert torch.unbind_copy(x, out=parts)[1] is parts[1] and parts[1].tolist() == [3, 4, 5]
    with pytest.raises(TypeError, match="views of its input"):
        torch.unbind(x, out=parts)


def test_forms_in_place_keep_what_their_gradient_reads():
    x = torch.tensor([0.5, 2.0], requires_grad=True)
    y = x * 1
    assert y.cumprod_(0) is y and y.float_power_(2).tolist() == [0.25, 1.0]
    y.sum().backward()
    assert x.grad.tolist() == [5.0, 1.0]  # d/dx (x0^2 + x0^2 x1^2)
    assert torch.ones(2, dtype=torch.bool).cumsum_(0).tolist() == [True, True]
    assert torch.arange(6).view(2, 3).swapaxes_(0, 1).size() == (3, 2)
    with pytest.raises(RuntimeError, match="leaf that requires grad"):
        torch.ones(2, 3, requires_grad=True).t_()
