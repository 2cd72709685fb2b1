"""Layers and losses against NumPy; nn.init, nn.utils."""

import copy
import math
import pickle

import numpy
import pytest

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable


def constant(*size):
    return Variable(torch.randn(*size), requires_grad=False)


def check_gradient(function, *inputs):
    """Compare the gradients of function(*inputs), summed with fixed weights, with central differences in double."""
    variables = [Variable(value.double()) for value in inputs]
    output = function(*variables)
    weights = torch.randn(output.size()).double()
    output.backward(weights)
    for variable in variables:
        flat = variable.data.view(-1)
        for i in range(flat.size(0)):
            kept, values = flat[i].item(), []
            for step in (1e-6, -1e-6):
                flat[i] = kept + step
                values.append((function(*variables).data * weights).sum().item())
            flat[i] = kept
            assert abs(variable.grad.data.view(-1)[i].item() - (values[0] - values[1]) / 2e-6) < 1e-5


def test_linear_and_its_start():
    layer = nn.Linear(100, 50)
    assert layer.weight.data.abs().max() <= 0.1 and layer.weight.data.abs().max() > 0.09
    x = constant(4, 100)
    expected = x.data.numpy() @ layer.weight.data.numpy().T + layer.bias.data.numpy()
    numpy.testing.assert_allclose(layer(x).data.numpy(), expected, rtol=1e-4, atol=1e-5)
    bare = nn.Linear(100, 50, bias=False)
    assert bare.bias is None and len(list(bare.parameters())) == 1 and bare(x).size() == (4, 50)
    assert nn.Linear(3, 2)(constant(3)).size() == (2,)


def test_inputs_without_grad_get_none():
    x = constant(2, 3)
    nn.Linear(3, 2)(x).sum().backward()
    assert x.grad is None


@pytest.mark.parametrize("layer", [nn.Conv2d(2, 4, 3, stride=2, padding=1), nn.Conv2d(2, 4, (3, 2), groups=2),
                                   nn.ConvTranspose2d(2, 4, 3, stride=2, output_padding=1), nn.PReLU(2)],
                         ids=repr)
def test_gradients_of_layers(layer):
    layer.double()
    check_gradient(layer, torch.randn(1, 2, 5, 4))


def test_spatial_convolution_has_width_first():
    layer = nn.SpatialConvolution(3, 16, 5, 3, 2, 1, 4, 0)
    assert layer.weight.size() == (16, 3, 3, 5) and layer.stride == (1, 2) and layer.padding == (0, 4)
    with pytest.raises(ValueError, match="groups=2"):
        nn.Conv2d(3, 4, 3, groups=2)
    with pytest.raises(ValueError, match="kernel_size"):
        nn.Conv2d(3, 4, (3, 3, 3))


def test_transposed_convolution_to_a_given_size():
    layer = nn.ConvTranspose2d(1, 1, 3, stride=2)
    assert layer(constant(1, 1, 4, 4), output_size=(10, 9)).size() == (1, 1, 10, 9)
    with pytest.raises(ValueError, match="gives 9 to 10"):
        layer(constant(1, 1, 4, 4), output_size=(11, 9))


@pytest.mark.parametrize("module", [nn.ReLU(True), nn.ReLU6(True), nn.Hardtanh(inplace=True), nn.ELU(inplace=True),
                                    nn.LeakyReLU(inplace=True), nn.Threshold(0, 0, True)], ids=repr)
def test_activations_in_place(module):
    x = Variable(torch.randn(3, 4))
    given = x + 0
    module(given).sum().backward()
    inplace = x.grad.data.clone()
    x.grad = None
    fresh = copy.deepcopy(module)
    fresh.inplace = False
    fresh(x + 0).sum().backward()
    numpy.testing.assert_allclose(inplace.numpy(), x.grad.data.numpy(), rtol=1e-6)


def test_softmax_axis_without_dim():
    for size, axis in [((5,), 0), ((4, 5), 1), ((3, 4, 5), 0), ((2, 3, 4, 5), 1)]:
        total = nn.Softmax()(constant(*size)).data.numpy().sum(axis)
        numpy.testing.assert_allclose(total, numpy.ones_like(total), rtol=1e-5)
    total = nn.Softmax(dim=-1)(constant(2, 3, 4)).data.numpy().sum(-1)
    numpy.testing.assert_allclose(total, numpy.ones_like(total), rtol=1e-5)


def test_arguments_have_pytorchs_names():
    x, classes = torch.rand(5, 3), torch.tensor([0, 1, 5, 6, 7])
    assert nn.RMSNorm(3)(x=x).size() == (5, 3)
    assert nn.AdaptiveLogSoftmaxWithLoss(3, 10, [4])(input_=x, target_=classes).output.size() == (5,)
    assert torch.equal(torch.from_dlpack(ext_tensor=x, device="cpu"), x)
    assert torch.tensordot(x, x.t(), 1, torch.empty(5, 5)).size() == (5, 5)
    seen = []
    x.requires_grad_().register_hook(hook=seen.append)
    x.sum().backward()
    assert torch.equal(seen[0], torch.ones(5, 3))


def test_attributes_that_programs_read():
    layer = nn.TransformerEncoderLayer(4, 2, activation="gelu")
    assert layer.activation is F.gelu and pickle.loads(pickle.dumps(layer)).activation is F.gelu
    assert nn.PairwiseDistance(p=1.5).norm == 1.5 and nn.PReLU(3, init=0.5).init == 0.5
    slopes = nn.PReLU(3, init=0.5)
    slopes.weight.data.zero_()
    slopes.reset_parameters()
    assert slopes.weight.tolist() == [0.5] * 3


def test_lazy_instance_norms_have_weights_and_statistics_unless_told_otherwise():
    x = torch.rand(2, 3, 4, 4)
    for arguments, wanted in (((), (True, True)), ((1e-5, 0.1, False), (False, True)),
                              ((1e-5, 0.1, True, False), (True, False))):
        layer = nn.LazyInstanceNorm2d(*arguments)
        layer(x)
        assert (layer.affine, layer.track_running_stats) == wanted


@pytest.mark.parametrize("make, fan", [
    (lambda: nn.Conv2d(20, 40, 3), 180), (lambda: nn.Conv2d(20, 40, 3, groups=4), 45),
    (lambda: nn.Conv1d(64, 64, 5, groups=64), 5),
    (lambda: nn.ConvTranspose2d(20, 30, 3), 270), (lambda: nn.ConvTranspose2d(20, 40, 3, groups=2), 180),
])  # fmt: skip
def test_weights_of_convolutions_start_within_the_root_of_what_they_sum(make, fan):
    largest = make().weight.detach().abs().max() * fan**0.5
    assert 0.9 < largest <= 1


@pytest.mark.parametrize("rank, ndim, own", [
    (1, 2, 1), (1, 3, 2), (2, 2, 2), (2, 3, 2), (2, 4, 2), (2, 5, 2), (3, 1, 1), (3, 3, 1), (3, 4, 1), (3, 5, 2),
    (3, 6, 1),
])  # fmt: skip
def test_channels_are_dropped_as_in_pytorch(rank, ndim, own):
    """The first `own` dims have numbers of their own, which the others share."""
    x = torch.ones([64, 5, 3, 2, 2, 2][:ndim])
    y = getattr(F, f"dropout{rank}d")(x, 0.5)
    kept = y[(slice(None),) * own + (slice(0, 1),) * (ndim - own)]
    assert torch.equal(y, kept.expand_as(y)) and set(y.flatten().tolist()) == {0, 2}
    assert own == 1 or not torch.equal(y, y[:, :1].expand_as(y))


@pytest.mark.parametrize("rank, ndim", [(1, 1), (1, 4), (2, 1), (3, 0)])
def test_channel_dropout_refuses_other_dims(rank, ndim):
    with pytest.raises(ValueError, match=f"dropout{rank}d: .*need"):
        getattr(F, f"dropout{rank}d")(torch.ones([2] * ndim), 0.5)


def test_dropout():
    torch.manual_seed(1)
    x = Variable(torch.ones(100, 100))
    for layer, size in ((nn.Dropout(0.25), (100, 100)), (nn.Dropout2d(0.25), (100, 100, 2, 2))):
        x = Variable(torch.ones(*size))
        y = layer(x)
        values = set(numpy.unique(y.data.numpy()).tolist())
        assert values == {0, numpy.float32(1 / 0.75)} and abs((y.data == 0).float().mean() - 0.25) < 0.02
        y.backward(torch.ones(*size))
        assert x.grad.data.tolist() == y.data.tolist()
        assert layer.eval()(x) is x
    planes = nn.Dropout2d()(x).data.numpy().reshape(100, 100, 4)
    assert (planes == planes[:, :, :1]).all()
    assert nn.Dropout(1.0)(x).data.abs().max() == 0 and F.dropout(x, training=False) is x
    assert all(f(x, 1.0).data.abs().max() == 0 for f in (F.dropout, F.dropout2d, F.dropout3d))
    for make in (nn.Dropout, lambda p: F.dropout(x, p, True)):
        with pytest.raises(ValueError, match="p is (1.5; need p >= 0 and p <= 1|a probability)"):
            make(1.5)


def test_batch_norm_ranks():
    with pytest.raises(ValueError, match="need 4-D"):
        nn.BatchNorm2d(3)(constant(2, 3))


@pytest.mark.parametrize("loss", [F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss, F.soft_margin_loss,
                                  F.poisson_nll_loss, F.kl_div])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_losses_broadcast_with_a_warning(loss, reduction):
    x, y = torch.rand(3, 1), torch.rand(4)
    with pytest.warns(UserWarning, match="target is FloatTensor 4, input is FloatTensor 3x1"):
        result = loss(x, y, reduction=reduction)
    torch.testing.assert_close(result, loss(x.expand(3, 4).clone(), y.expand(3, 4).clone(), reduction=reduction))


def test_losses_refuse_other_sizes_and_classes():
    for loss in (F.binary_cross_entropy, F.binary_cross_entropy_with_logits):
        with pytest.raises(ValueError, match="target is FloatTensor 3, input is FloatTensor 3x1"):
            loss(torch.rand(3, 1), torch.rand(3))
    with pytest.raises(IndexError, match="4 classes"):
        nn.NLLLoss()(constant(1, 4), Variable(torch.LongTensor([4]), requires_grad=False))


def test_variables_without_gradient_record_nothing():
    output = nn.Linear(3, 2)(Variable(torch.randn(4, 3), volatile=True))
    assert output.volatile and output.creator is None


# --- nn.init and nn.utils -----------------------------------------------------------------------------------------


def test_init():
    torch.manual_seed(3)
    weight = nn.Parameter(torch.zeros(60, 40, 3, 3))
    fan_in, fan_out = 360, 540
    for fill, deviation in [
        (lambda w: nn.init.uniform(w, -1, 1), 1 / math.sqrt(3)), (lambda w: nn.init.normal(w, 0, 2), 2),
        (lambda w: nn.init.xavier_uniform(w, 2), 2 * math.sqrt(2 / (fan_in + fan_out))),
        (lambda w: nn.init.xavier_normal(w), math.sqrt(2 / (fan_in + fan_out))),
        (lambda w: nn.init.kaiming_uniform(w), math.sqrt(2 / fan_in)),
        (lambda w: nn.init.kaiming_normal(w, 1, "fan_out"), math.sqrt(1 / fan_out)),
    ]:
        assert fill(weight) is weight and abs(weight.data.std() / deviation - 1) < 0.02
    assert nn.init.constant(weight, 3).data.min() == 3
    assert nn.init.eye(torch.zeros(2, 3)).tolist() == [[1, 0, 0], [0, 1, 0]]
    kernel = nn.init.dirac(torch.ones(2, 2, 3, 3))
    assert kernel.sum() == 2 and kernel[1, 1, 1, 1] == 1
    for size in ((5, 3), (3, 5), (4, 3, 2)):
        rows = nn.init.orthogonal(torch.zeros(*size), gain=2).view(size[0], -1).numpy()
        product = rows @ rows.T if rows.shape[0] <= rows.shape[1] else rows.T @ rows
        numpy.testing.assert_allclose(product, 4 * numpy.eye(len(product)), atol=1e-5)
    corners = [nn.init.orthogonal_(torch.zeros(3, 3))[0, 0].item() for _ in range(64)]
    assert min(corners) < 0 < max(corners) and abs(sum(corner > 0 for corner in corners) - 32) < 20
    assert ((nn.init.sparse(torch.zeros(10, 4), 0.25) == 0).float().sum(0) == 3).all()
    for name in ("uniform", "normal", "constant", "eye", "dirac", "xavier_uniform", "xavier_normal", "kaiming_uniform",
                 "kaiming_normal", "orthogonal", "sparse"):
        assert getattr(nn.init, name) is getattr(nn.init, name + "_")
    assert nn.init.ones_(torch.zeros(2)).tolist() == [1, 1] and nn.init.zeros_(torch.ones(2)).tolist() == [0, 0]
    nn.init.kaiming_normal_(weight, nonlinearity="relu")
    assert abs(weight.data.std() / math.sqrt(2 / fan_in) - 1) < 0.02
    cut = nn.init.trunc_normal_(torch.zeros(20000), 1, 2, 0, 4).numpy()
    ends = numpy.array([-0.5, 1.5])  # in deviations
    height, share = numpy.exp(-ends**2 / 2) / math.sqrt(2 * math.pi), [math.erf(e / math.sqrt(2)) / 2 for e in ends]
    shift = (height[0] - height[1]) / (share[1] - share[0])
    assert cut.min() >= 0 and cut.max() <= 4 and abs(cut.mean() - 1 - 2 * shift) < 0.03
    gains = [nn.init.calculate_gain(name) for name in ("linear", "conv2d", "tanh", "relu", "selu", "leaky_relu")]
    numpy.testing.assert_allclose(gains, [1, 1, 5 / 3, math.sqrt(2), 0.75, math.sqrt(2 / 1.0001)])


@pytest.mark.parametrize("call", [
    lambda: nn.init.xavier_uniform(torch.zeros(3)), lambda: nn.init.kaiming_normal(torch.zeros(3, 3), mode="fan"),
    lambda: nn.init.eye(torch.zeros(3)), lambda: nn.init.dirac(torch.zeros(3, 3)),
    lambda: nn.init.sparse(torch.zeros(3), 1),
    lambda: nn.init.orthogonal(torch.zeros(3)), lambda: nn.init.calculate_gain("sin"),
    lambda: nn.init.calculate_gain("leaky_relu", True), lambda: nn.init.trunc_normal_(torch.zeros(3), a=2, b=1),
    lambda: nn.init.kaiming_normal_(torch.zeros(3, 3), nonlinearity="sin")])
def test_init_refuses(call):
    with pytest.raises(ValueError):
        call()


def test_clip_grad_norm():
    a, b, unused = (nn.Parameter(torch.zeros(2)) for _ in range(3))
    for norm_type, expected in ((2, 5), (1, 7), ("inf", 4), (float("inf"), 4)):
        a.grad, b.grad = (Variable(torch.Tensor(v), requires_grad=False) for v in ([3, 0], [0, 4]))
        assert nn.utils.clip_grad_norm([a, b, unused], 100, norm_type) == pytest.approx(expected)
        assert a.grad.data.tolist() == [3, 0]
        nn.utils.clip_grad_norm([a, b, unused], 1, norm_type)
        numpy.testing.assert_allclose(a.grad.data.tolist(), [3 / expected, 0], rtol=1e-5)


@pytest.mark.parametrize("function", [F.dropout, F.dropout2d, F.alpha_dropout, F.feature_alpha_dropout])
@pytest.mark.parametrize("training", [False, True])
def test_what_is_no_probability(function, training):
    for p in (-0.1, 1.1, 5, math.nan):
        with pytest.raises(ValueError, match=f"dropout.*: p is {p}; need p >= 0 and p <= 1"):
            function(torch.ones(2, 3), p, training)


@pytest.mark.parametrize("call, message", [
    (lambda: nn.RReLU(1, 0), "RReLU: lower=1 must not be above upper=0"),
    (lambda: F.rrelu(torch.ones(2), 1, 0), "rrelu: lower is 1, upper is 0; need lower <= upper"),
    (lambda: nn.Hardtanh(1, -1), "Hardtanh: max_val=-1 must be above min_val=1"),
    (lambda: nn.RNNCell(3, 4, nonlinearity="sin"), 'RNNCell: nonlinearity is "tanh" or "relu", not \'sin\''),
])
def test_options_that_cannot_be(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_layers_show_their_options():
    assert repr(nn.PReLU(3)) == "PReLU(num_parameters=3)"
    assert repr(nn.CrossMapLRN2d(3, 0.5, 0.75, 2)) == "CrossMapLRN2d(3, alpha=0.5, beta=0.75, k=2)"


@pytest.mark.parametrize("size", [(0, 3), (3, 0), (0, 0), (2, 0, 3), (0, 2, 3, 3)])
def test_weights_without_elements_are_drawn(size):
    for name in ("xavier_uniform_", "xavier_normal_", "kaiming_uniform_", "kaiming_normal_"):
        weight = torch.zeros(*size)
        assert getattr(nn.init, name)(weight) is weight and tuple(weight.size()) == size


@pytest.mark.parametrize(("norm_type", "expected"), [
    (0, 2), (-1, 3 / 13), (-math.inf, 0.5), (math.inf, 3), ("inf", 3)])
def test_norms_of_norms_of_any_power(norm_type, expected):
    """A norm of the gradients' norms: 0 counts the gradients that are not zero."""
    x, y = Variable(torch.ones(3)), Variable(torch.ones(2))
    x.grad, y.grad = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([0.5, 2.0])
    total = nn.utils.clip_grad_norm_([x, y], 10, norm_type)
    assert total.item() == pytest.approx(expected)
    assert x.grad.tolist() == [1, 2, 3]


def test_gradients_are_scaled_as_in_pytorch():
    x = Variable(torch.ones(2))
    x.grad = torch.tensor([1.0, 0.0])
    nn.utils.clip_grad_norm_([x], 1)
    assert x.grad.tolist() == [torch.tensor(1 / (1 + 1e-6)).item(), 0]
    x.grad = torch.tensor([1.0, math.nan])
    assert nn.utils.clip_grad_norm_([x], 1).isnan() and x.grad.isnan().all()


@pytest.mark.parametrize("call", [
    lambda weight: F.embedding_bag(torch.LongTensor([0, 1]), weight, torch.LongTensor([5]), max_norm=1),
    lambda weight: F.embedding_bag(torch.LongTensor([[0, 3]]), weight, max_norm=1),
    lambda weight: F.embedding(torch.LongTensor([0, -1]), weight, max_norm=1),
    lambda weight: F.embedding_bag(torch.LongTensor([0, 1]), weight, torch.LongTensor([0]), max_norm=1, mode="sum",
                                   per_sample_weights=torch.ones(3)),
])
def test_a_refused_look_up_shortens_no_row(call):
    weight = torch.ones(3, 2) * 10
    with pytest.raises((ValueError, IndexError, RuntimeError)):
        call(weight)
    assert weight.tolist() == [[10, 10]] * 3


def test_probabilities_of_no_samples():
    for wrap in (Variable, lambda tensor: tensor):
        loss = F.cross_entropy(wrap(torch.zeros(0, 3)), torch.zeros(0, 3))
        assert math.isnan(float(loss))


@pytest.mark.parametrize("call", [F.softmax, F.log_softmax, F.softmin])
def test_a_dim_that_is_left_out_is_warned_of(call, recwarn):
    x = torch.arange(6.0).view(2, 3)
    with pytest.warns(UserWarning, match="softm.*need dim"):
        result = call(x)
    recwarn.clear()
    assert torch.equal(result, call(x, 1)) and not recwarn


def test_layers_choose_their_dim_without_a_warning(recwarn):
    assert nn.Softmax()(torch.zeros(2, 4)).tolist() == [[0.25] * 4] * 2
    assert torch.legacy.nn.SoftMax().forward(torch.zeros(2, 4)).tolist() == [[0.25] * 4] * 2 and not recwarn


def test_local_response_norm_of_integers_is_fractional():
    result = F.local_response_norm(torch.tensor([[[1], [2]]]), 1, alpha=1, beta=1, k=0)
    assert result.dtype == torch.float32 and result.tolist() == [[[1.0], [0.5]]]


def test_truncated_normal_numbers_far_from_the_mean():
    """Both tails: the mean of N(10, 1) between -2 and 2 is about 2 - 1 / 8."""
    torch.manual_seed(1)
    cases = (10, -2, 2, 1.879), (-10, -2, 2, -1.879), (0, 6, 9, 6.16), (0, -2, 2, 0), (2, -2, 2, 1.203)
    for mean, a, b, expected in cases:
        x = nn.init.trunc_normal_(torch.empty(20000), mean, 1, a, b)
        assert abs(x.mean().item() - expected) < 0.03 and a <= x.min() and x.max() <= b and len(x.unique()) > 15000


def test_one_value_per_channel_and_margins_without_width_are_refused():
    with pytest.raises(ValueError, match="need two values or more for each channel"):
        nn.BatchNorm1d(3)(torch.ones(1, 3))
    for kind in (nn.TripletMarginLoss, nn.TripletMarginWithDistanceLoss):
        with pytest.raises(ValueError, match=f"{kind.__name__}: margin is 0; need a number above 0"):
            kind(margin=0)
