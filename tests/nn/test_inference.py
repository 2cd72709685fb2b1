"""optimize_for_inference: fused layers against the original network."""

import pytest

import torch
import torch.nn.functional as F
from torch import nn


class Block(nn.Module):
    """A residual block; how: what joins and follows its two paths."""

    def __init__(self, channels, outputs, kernel, how):
        super().__init__()
        self.first = nn.Conv2d(channels, outputs, kernel, padding=kernel // 2, bias=False)
        self.second = nn.Conv2d(channels, outputs, 1)
        self.norm, self.other, self.how = nn.BatchNorm2d(outputs), nn.BatchNorm2d(outputs, affine=False), how

    def forward(self, x):
        y, z = self.norm(self.first(x)), self.other(self.second(x))
        if self.how == "in place":
            y += z
            return F.relu(y, inplace=True)
        if self.how == "twice":  # the convolution's result is read again: nothing may change it
            y = self.first(x)
            return F.relu(self.norm(y)) + y
        if self.how == "overwritten":  # between the convolution and what follows it
            y = self.first(x)
            x.mul_(2)
            return F.relu(self.norm(y) + z)
        return F.relu(z + y) if self.how == "new" else (y + z).sigmoid()


def settle(model):
    torch.manual_seed(3)
    for module in model.modules():
        if isinstance(module, nn.BatchNorm2d):
            module.running_mean.normal_()
            module.running_var.uniform_(0.5, 2)
    return model.eval()


def names(fast):
    return [step.name for program in fast.programs.values() for step in program.steps]


@pytest.mark.parametrize("how, finished", {"in place": 1, "new": 1, "no relu": 1, "twice": 0, "overwritten": 0}.items())
@pytest.mark.parametrize("channels, outputs, kernel", [(16, 32, 3), (5, 7, 3), (24, 24, 5), (8, 40, 1)])
@pytest.mark.parametrize("threads", [1, 2])
def test_results_are_the_networks(how, finished, channels, outputs, kernel, threads):
    model = settle(Block(channels, outputs, kernel, how))
    fast, before = nn.utils.optimize_for_inference(model), torch.get_num_threads()
    torch.set_num_threads(threads)
    try:
        for batch, size in ((2, 20), (3, 9), (2, 20)):
            x = torch.randn(batch, channels, size, size)
            result = fast(x.clone())
            assert torch.allclose(result, model(x).data, atol=1e-4) and not result.requires_grad
    finally:
        torch.set_num_threads(before)
    assert len(fast.programs) == 2
    assert names(fast).count("conv2d_finished") == 2 * finished
    assert names(fast).count("batch_norm") == 2 * (1 - finished)


@pytest.mark.parametrize("threads", [1, 2])
def test_weights_are_prepared_for_each_size(threads):
    layers = [nn.Conv2d(3, 32, 5, padding=2), nn.Conv2d(32, 48, 3, padding=1, bias=False), nn.BatchNorm2d(48),
              nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(48, 160, 1), nn.Conv2d(160, 40, 3, 2, 1), nn.BatchNorm2d(40)]
    model = settle(nn.Sequential(*layers))
    fast, before = nn.utils.optimize_for_inference(model), torch.get_num_threads()
    torch.set_num_threads(threads)
    try:
        for batch, size in ((1, 14), (2, 36), (1, 14)):
            x = torch.randn(batch, 3, size, size)
            assert torch.allclose(fast(x), model(x).data, atol=1e-3)
            steps = list(fast.programs.values())[-1].steps
            prepared = [step.arguments[9].numel() for step in steps if len(step.arguments) > 9]
            assert prepared and all(prepared)
            held = [step.result.tensor for step in steps] + [a.tensor for s in steps for a in s.arguments[:1]]
            assert held == [None] * len(held)  # recorded results are released
    finally:
        torch.set_num_threads(before)


def test_infinities_spread_as_they_do_without():
    model = settle(nn.Sequential(nn.Conv2d(16, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU()))
    x = torch.randn(1, 16, 12, 12)
    fast = nn.utils.optimize_for_inference(model)
    fast(x)
    x[0, 3, 5, 5] = float("inf")
    assert torch.equal(torch.isfinite(fast(x)), torch.isfinite(model(x).data))


def test_structures_go_in_and_come_out():
    class Two(nn.Module):
        def forward(self, pair, scale):
            return {"sum": torch.cat([pair[0], pair[1]]) * scale, "first": (pair[0],)}

    fast = nn.utils.optimize_for_inference(Two().eval())
    x, y = torch.randn(2, 3), torch.randn(4, 3)
    for scale in (2, 3):
        result = fast((x, y), scale)
        assert torch.equal(result["sum"], torch.cat([x, y]) * scale) and result["first"][0] is x


def test_what_depends_on_values_is_refused():
    class Branch(nn.Module):
        def forward(self, x):
            return x + 1 if float(x.sum()) > 10 else x - 1

    with pytest.raises(RuntimeError, match="its calls depend on values"):
        nn.utils.optimize_for_inference(Branch().eval())(torch.full((2, 6), 1.0))


def test_training_is_refused():
    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4))
    with pytest.raises(ValueError, match="Sequential is in training"):
        nn.utils.optimize_for_inference(model)
    with pytest.raises(RuntimeError, match="has no training mode"):
        nn.utils.optimize_for_inference(model.eval()).train()
