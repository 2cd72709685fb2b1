"""torch.ao.quantization: observers, rounding to levels, and models before and after convert."""

import copy
import importlib

import numpy as np
import pytest

import torch
from torch import nn
from torch.ao import quantization as q


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.quant, self.dequant = q.QuantStub(), q.DeQuantStub()
        self.conv, self.norm, self.relu, self.head = nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Linear(4, 2)

    def forward(self, x):
        x = self.relu(self.norm(self.conv(self.quant(x))))
        return self.dequant(self.head(x.mean((2, 3))))


def test_rounding_to_levels_and_its_gradient():
    x = torch.linspace(-1, 2, 31, dtype=torch.float64, requires_grad=True)
    result = torch.fake_quantize_per_tensor_affine(x, 0.15, 3, 0, 10)
    level = np.rint(x.detach().numpy() * (1 / 0.15) + 3)
    np.testing.assert_allclose(result.detach(), (np.clip(level, 0, 10) - 3) * 0.15)
    result.sum().backward()
    assert x.grad.tolist() == ((level >= 0) & (level <= 10)).astype(float).tolist()
    x = torch.randn(3, 4)
    scale, zero = torch.tensor([0.1, 0.2, 0.3]), torch.tensor([0, 1, 2], dtype=torch.int32)
    rows = torch.fake_quantize_per_channel_affine(x, scale, zero, 0, 0, 10)
    columns = torch.fake_quantize_per_channel_affine(x.t(), scale, zero, -1, 0, 10)
    assert rows.equal(columns.t())
    for row, value, s, z in zip(rows, x, scale, zero, strict=True):
        torch.testing.assert_close(row, torch.fake_quantize_per_tensor_affine(value, s, z, 0, 10))
    with pytest.raises(RuntimeError, match="quant_min is 4, quant_max 3"):
        torch.fake_quantize_per_tensor_affine(x, 1.0, 0, 4, 3)


@pytest.mark.parametrize(("observer", "low", "high"), [
    (q.MinMaxObserver(), 0, 255), (q.MinMaxObserver(reduce_range=True), 0, 127),
    (q.MinMaxObserver(dtype=torch.qint8, qscheme=torch.per_tensor_symmetric), -128, 127),
    (q.HistogramObserver(), 0, 255), (q.MovingAverageMinMaxObserver(averaging_constant=0.5), 0, 255),
    (q.PerChannelMinMaxObserver(ch_axis=1), 0, 255),
])
def test_observed_ranges_cover_what_was_seen(observer, low, high):
    seen = [torch.randn(200, 4) + shift for shift in (0.5, 1.0)]
    for x in seen:
        assert observer(x) is x
    scale, zero = observer.calculate_qparams()
    assert (observer.quant_min, observer.quant_max) == (low, high)
    assert scale.shape == zero.shape == ((4,) if isinstance(observer, q.PerChannelMinMaxObserver) else (1,))
    assert (zero >= low).all() and (zero <= high).all()
    inside = torch.cat(seen).clamp(-1, 2)
    rounded = torch.fake_quantize_per_tensor_affine(inside, scale, zero, low, high)
    assert ((rounded - inside).abs() <= scale * 0.5001).all()


def test_a_converted_model_is_close_and_has_few_bits():
    torch.manual_seed(0)
    model = Network().eval()
    for backend in ("fbgemm", "qnnpack"):
        fused = q.fuse_modules(model, [["conv", "norm", "relu"]])
        fused.qconfig = q.get_default_qconfig(backend)
        observed = q.prepare(fused)
        x = torch.randn(16, 1, 8, 8)
        torch.testing.assert_close(observed(x), model(x), atol=1e-5, rtol=1e-4)
        converted = q.convert(observed)
        levels = converted.head.rounding.scale.item()
        assert (converted(x) - model(x)).abs().max() < 4 * levels
        on_grid = converted(x) / levels
        torch.testing.assert_close(on_grid, on_grid.round(), atol=1e-3, rtol=0)
        assert converted.head.weight_levels.dtype == torch.int8 and "conv.0.weight" not in converted.state_dict()
        other = copy.deepcopy(converted)
        other.load_state_dict(converted.state_dict())
        assert other(x).equal(converted(x))


def test_training_with_rounding():
    torch.manual_seed(0)
    model = Network().train()
    model.qconfig = q.get_default_qat_qconfig("fbgemm")
    prepared = q.prepare_qat(model)
    optimizer, x = torch.optim.SGD(prepared.parameters(), lr=0.1), torch.randn(16, 1, 8, 8)
    losses = []
    for _ in range(30):
        optimizer.zero_grad()
        losses.append((prepared(x) - 1).square().mean())
        losses[-1].backward()
        optimizer.step()
    assert losses[-1] < losses[0] / 2
    prepared.apply(q.disable_observer)
    torch.testing.assert_close(q.convert(prepared.eval())(x), prepared(x))
    with pytest.raises(ValueError, match="the model is in evaluation mode"):
        q.prepare_qat(model.eval())


def test_models_without_stubs():
    from torch.ao.quantization.quantize_fx import convert_fx, prepare_fx

    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)).eval()
    mapping = q.get_default_qconfig_mapping("x86").set_module_name("2", None)
    observed = prepare_fx(model, mapping, (torch.ones(1, 4),))
    x = torch.randn(32, 4)
    observed(x)
    converted = convert_fx(observed)
    assert type(converted.module[2]) is nn.Linear and type(converted.module[0]) is not nn.Linear
    assert (converted(x) - model(x)).abs().max() < 0.1


def test_mistakes_are_named():
    model = nn.Sequential(nn.Conv2d(1, 1, 1), nn.BatchNorm2d(1), nn.Sigmoid())
    with pytest.raises(NotImplementedError, match="Conv2d, Sigmoid cannot be fused; need a convolution or Linear"):
        q.fuse_modules(model.eval(), ["0", "2"])
    with pytest.raises(ValueError, match="is folded in evaluation; call model.eval"):
        q.fuse_modules(model.train(), ["0", "1"])
    with pytest.raises(ValueError, match="there is no backend 'other'; need one of fbgemm"):
        q.get_default_qconfig("other")


def test_older_module_paths_leave_the_functions():
    for path in ("torch.ao.quantization.fuse_modules", "torch.quantization.fuse_modules",
                 "torch.quantization.quantize"):
        module = importlib.import_module(path)
        assert callable(getattr(module, path.rpartition(".")[2])) and callable(q.fuse_modules) and callable(q.quantize)
