"""nn.utils: norms of gradients in two steps, and BatchNorms put into the layers before them."""

import copy
import pickle

import numpy as np
import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable


def drawn(*size):
    return Variable(torch.from_numpy(np.random.RandomState(sum(size)).randn(*size)))


@pytest.mark.parametrize("norm_type", [1, 2, 3.5, float("inf"), "inf"])
def test_a_norm_and_what_is_clipped_by_it(norm_type):
    nets = [nn.Linear(3, 2).double() for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    for net in nets:
        net(drawn(4, 3)).pow(2).sum().backward()
    total = nn.utils.get_total_norm([p.grad for p in nets[0].parameters()], norm_type)
    whole = np.concatenate([p.grad.data.numpy().ravel() for p in nets[0].parameters()])
    assert total == pytest.approx(np.linalg.norm(whole, float(norm_type)))
    assert total == nn.utils.get_total_norm((p.grad.data for p in nets[0].parameters()), norm_type)
    assert nn.utils.clip_grads_with_norm_(nets[0].parameters(), 0.5, total) is None
    assert nn.utils.clip_grad_norm_(nets[1].parameters(), 0.5, norm_type) == total
    for one, other in zip(*(net.parameters() for net in nets), strict=True):
        assert one.grad.data.equal(other.grad.data)
    assert nn.utils.get_total_norm([p.grad for p in nets[0].parameters()], norm_type) == pytest.approx(0.5, rel=1e-5)


def test_norms_of_nothing_and_wrong_ones():
    assert nn.utils.get_total_norm([torch.Tensor()], float("inf")) == 0
    assert nn.utils.get_total_norm([]) == 0 and nn.utils.get_total_norm(torch.Tensor([3, 4])) == 5
    assert nn.utils.get_total_norm([], 0) == 0
    with pytest.raises(ValueError, match="p is nan; need a number"):
        nn.utils.get_total_norm([torch.ones(1)], float("nan"))
    with pytest.raises(RuntimeError, match="get_total_norm: the norm of the gradients is (nan|inf)"):
        nn.utils.get_total_norm([torch.Tensor([float("inf")])], error_if_nonfinite=True)


LAYERS = {
    "linear": (lambda bias: nn.Linear(3, 4, bias=bias), nn.BatchNorm1d, (5, 3), {}),
    "conv1d": (lambda bias: nn.Conv1d(4, 4, 2, groups=2, bias=bias), nn.BatchNorm1d, (2, 4, 5), {}),
    "conv2d": (lambda bias: nn.Conv2d(3, 4, 2, bias=bias), nn.BatchNorm2d, (2, 3, 5, 4), {}),
    "transposed": (lambda bias: nn.ConvTranspose2d(3, 4, 2, bias=bias), nn.BatchNorm2d, (2, 3, 3, 4),
                   {"transpose": True}),
    "groups": (lambda bias: nn.ConvTranspose3d(4, 4, 2, groups=2, bias=bias), nn.BatchNorm3d, (2, 4, 2, 3, 2),
               {"transpose": True}),
}


@pytest.mark.parametrize("kind", LAYERS)
@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("affine", [True, False])
def test_batch_norms_are_put_into_layers(kind, bias, affine):
    make, norm, size, options = LAYERS[kind]
    torch.manual_seed(1)
    layers = nn.Sequential(make(bias), norm(4, affine=affine)).double()
    for p in layers[1].parameters():
        p.data.normal_()
    x = drawn(*size)
    for _ in range(3):
        layers(x)
    layers.eval()
    before = {name: tensor.clone() for name, tensor in layers.state_dict().items()}
    fuse = nn.utils.fuse_linear_bn_eval if kind == "linear" else nn.utils.fuse_conv_bn_eval
    fused = fuse(*layers, **options)
    assert type(fused) is type(layers[0]) and fused.weight.requires_grad and not fused.training
    np.testing.assert_allclose(fused(x).data.numpy(), layers(x).data.numpy(), rtol=1e-9, atol=1e-12)
    assert all(tensor.equal(before[name]) for name, tensor in layers.state_dict().items())
    layer, learned = layers
    if not options and getattr(layer, "groups", 1) == 1:
        weight, bias = nn.utils.fuse_conv_bn_weights(layer.weight, layer.bias, learned.running_mean,
                                                     learned.running_var, learned.eps, learned.weight, learned.bias)
        assert weight.data.equal(fused.weight.data) and bias.data.equal(fused.bias.data)


def test_what_cannot_be_put_together():
    for layer, norm, text in ((nn.Linear(3, 4), nn.BatchNorm1d(4).eval(), "Linear is in training"),
                              (nn.Linear(3, 4).eval(), nn.BatchNorm1d(4), "BatchNorm1d is in training"),
                              (nn.Linear(3, 4).eval(), nn.BatchNorm1d(5).eval(), "of 5 channels, Linear has 4"),
                              (nn.Linear(3, 4).eval(), nn.BatchNorm1d(4, track_running_stats=False).eval(),
                               "no running")):
        with pytest.raises(ValueError, match=text):
            nn.utils.fuse_linear_bn_eval(layer, norm)


@pytest.mark.parametrize("normalize", [nn.utils.spectral_norm, nn.utils.weight_norm,
                                       nn.utils.parametrizations.spectral_norm])
def test_copies_of_a_normalized_module_have_its_state(normalize):
    layer = normalize(nn.Linear(3, 4)).train()
    layer(torch.ones(1, 3))
    before = {name: value.clone() for name, value in layer.state_dict().items()}
    for result in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer)), layer):
        state = result.state_dict()
        assert state.keys() == before.keys() and all(torch.equal(state[name], before[name]) for name in before)
