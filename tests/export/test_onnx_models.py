"""Models as ONNX files give, in onnxruntime, what they give here, at the example's sizes and at others."""

import io

import numpy as np
import pytest
from test_onnx_rows import ran

import torch
from torch import nn
from torch.nn import functional as F
from torch.utils._pytree import tree_leaves


class Attention(nn.Module):
    def forward(self, x):
        return F.scaled_dot_product_attention(x, x, x, is_causal=True)


class Decoder(nn.Module):
    """A decoder of a language model: embeddings, rotation of positions, a causal mask, tied weights."""

    def __init__(self):
        super().__init__()
        self.embedding, self.norm = nn.Embedding(11, 8), nn.RMSNorm(8)
        self.query, self.key = nn.Linear(8, 8, bias=False), nn.Linear(8, 8, bias=False)

    def forward(self, tokens):
        x = self.norm(self.embedding(tokens))
        time = tokens.size(1)
        angle = torch.arange(time)[:, None] * torch.tensor([1.0, 0.5, 0.25, 0.125])
        x = torch.cat([x[..., :4] * angle.cos() - x[..., 4:] * angle.sin(),
                       x[..., 4:] * angle.cos() + x[..., :4] * angle.sin()], -1)
        scores = self.query(x) @ self.key(x).transpose(-1, -2) / 8**0.5
        mask = torch.ones(time, time, dtype=torch.bool).tril()
        weights = scores.masked_fill(~mask, float("-inf")).softmax(-1)
        return (weights @ x) @ self.embedding.weight.t()


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(4, 4, 3, padding=1, groups=2), nn.BatchNorm2d(4), nn.ReLU(),
                                  nn.Conv2d(4, 4, 1))
        self.gate = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(4, 4, 1), nn.Sigmoid())

    def forward(self, x):
        return F.relu(x + self.body(x) * self.gate(x))


def sequence(kind, **options):
    return kind(4, 6, batch_first=True, **options), [2, 5, 4], [3, 5, 4], [0]


def encoder(**options):
    layer = nn.TransformerEncoderLayer(16, 4, 32, batch_first=True, **options)
    return nn.TransformerEncoder(layer, 2, enable_nested_tensor=False), [2, 5, 16], [3, 7, 16], [0, 1]


def images(*layers):
    return nn.Sequential(*layers), [2, 4, 8, 8], [5, 4, 8, 8], [0]


MODELS = {  # a model, the sizes of the example and of another input, the dynamic dims
    "perceptron": (nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 3), nn.LogSoftmax(-1)), [2, 4], [5, 4], [0]),
    "many dims": (nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.LayerNorm(8)), [2, 3, 4], [5, 7, 4], [0, 1]),
    "lenet": images(nn.Conv2d(4, 8, 5, padding=2), nn.Tanh(), nn.AvgPool2d(2), nn.Flatten(), nn.Linear(128, 5)),
    "vgg": images(nn.Conv2d(4, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Dropout(),
                  nn.Linear(72, 5)),
    "resnet": images(Residual(), Residual(), nn.AdaptiveAvgPool2d(1), nn.Flatten()),
    "mobilenet": images(nn.Conv2d(4, 8, 1), nn.ReLU6(), nn.Conv2d(8, 8, 3, 2, 1, groups=8), nn.Hardswish()),
    "convnext": images(nn.Conv2d(4, 4, 7, padding=3, groups=4), nn.GroupNorm(1, 4), nn.Conv2d(4, 16, 1), nn.GELU()),
    "unet": images(nn.Conv2d(4, 8, 3, 2, 1), nn.LeakyReLU(0.1), nn.ConvTranspose2d(8, 4, 2, 2), nn.ReflectionPad2d(1)),
    "upsampling": images(nn.Upsample(scale_factor=2, mode="bilinear"), nn.Conv2d(4, 8, 3), nn.PixelShuffle(2)),
    "dilated": images(nn.Conv2d(4, 4, 3, dilation=2, padding=2), nn.InstanceNorm2d(4, affine=True), nn.SiLU()),
    "one dim": (nn.Sequential(nn.Conv1d(4, 8, 3, padding=1), nn.GroupNorm(2, 8), nn.Mish(), nn.MaxPool1d(2)),
                [2, 4, 10], [5, 4, 10], [0]),
    "three dims": (nn.Sequential(nn.Conv3d(2, 4, 3, padding=1), nn.BatchNorm3d(4), nn.ELU(), nn.MaxPool3d(2)),
                   [1, 2, 4, 4, 4], [3, 2, 4, 4, 4], [0]),
    "patches": images(nn.Conv2d(4, 16, 4, 4), nn.Flatten(2)),
    "lstm": sequence(nn.LSTM), "lstm of two layers": sequence(nn.LSTM, num_layers=2, bidirectional=True),
    "lstm without bias": sequence(nn.LSTM, bias=False), "gru": sequence(nn.GRU),
    "gru of two directions": sequence(nn.GRU, num_layers=2, bidirectional=True), "rnn": sequence(nn.RNN),
    "rnn of relu": sequence(nn.RNN, nonlinearity="relu"), "encoder": encoder(),
    "encoder with norms first": encoder(norm_first=True, activation="gelu"),
    "causal attention": (Attention(), [2, 3, 5, 4], [3, 3, 7, 4], [0, 2]),
    "decoder": (Decoder(), [2, 5], [3, 9], [0, 1]),
    "glu": (nn.Sequential(nn.Linear(4, 8), nn.GLU(), nn.PReLU(), nn.Softplus()), [2, 4], [5, 4], [0]),
    "activations": (nn.Sequential(nn.SELU(), nn.CELU(), nn.Hardtanh(), nn.Hardsigmoid(), nn.Softshrink(), nn.Softsign(),
                                  nn.LogSigmoid()), [2, 4], [5, 4], [0]),
    "statistics": (lambda x: (x.mean(0), x.var(1), x.std(1, keepdim=True), x.norm(dim=1), x.logsumexp(1), x.amax(1)),
                   [2, 4], [5, 4], [0]),
    "orders": (lambda x: (x.max(1), x.argmax(1), x.sort(1, descending=True), x.topk(2), x.cumsum(1)),
               [2, 4], [5, 4], [0]),
    "indexing": (lambda x: (x[:, 1:3], x[..., None, 0], x[:, torch.tensor([2, 0])], x.flip(1), x.roll(1, 1)),
                 [2, 4], [5, 4], [0]),
    "pieces": (lambda x: (*x.split(2, 1), *x.chunk(2, -1), torch.stack([x, -x], 1), torch.einsum("ij,kj->ik", x, x)),
               [2, 4], [5, 4], [0]),
    "numbers first": (lambda x: (1 - x, 2 / x, 2**x, 7 // (x.abs() + 1), 5.5 % (x.abs() + 1)), [2, 4], [5, 4], [0]),
    "masks": (lambda x: (torch.where((x > 0) & (x < 1), x, -x), (x > 0).any(1), (x * 3).long() // 2, x % 0.7, ~(x > 0)),
              [2, 4], [5, 4], [0]),
}


def drawn(name, size):
    return torch.randint(0, 11, size) if name == "decoder" else torch.randn(size)


@pytest.mark.parametrize("name", MODELS)
def test_model(name):
    model, size, other, dims = MODELS[name]
    if isinstance(model, nn.Module):
        model.eval()
    shapes = ({dim: torch.export.Dim(f"size_{dim}") for dim in dims},)
    file = io.BytesIO()
    program = torch.onnx.export(model, (drawn(name, size),), file, dynamic_shapes=shapes)
    assert file.getvalue() == program.model_bytes
    for x in (drawn(name, size), drawn(name, other)):
        for a, b in zip(ran(program, x), tree_leaves(model(x)), strict=True):
            np.testing.assert_allclose(a, b.detach().numpy(), 1e-4, 1e-5)


def test_names_of_tensors():
    program = torch.onnx.export(nn.Linear(2, 1), torch.ones(3, 2), input_names=["x"], output_names=["y"],
                                dynamic_axes={"x": {0: "batch"}})
    assert program.input_names == ["x"] and program.output_names == ["y"]
    assert ran(program, torch.ones(5, 2))[0].shape == (5, 1)


class Several(nn.Module):
    def forward(self, *inputs):
        return torch.cat(inputs, -1)


def test_dynamic_axes_of_inputs_without_a_parameter_each():
    inputs, axes = (torch.ones(3, 2), torch.ones(3, 1)), {"x": [-2], "y": {0: "x_-2"}, "out": [0]}
    program = torch.onnx.export(Several(), inputs, input_names=["x", "y"], output_names=["out"], dynamic_axes=axes)
    assert ran(program, torch.ones(5, 2), torch.ones(5, 1))[0].shape == (5, 3)
    with pytest.raises(ValueError, match="dynamic_axes names z; the inputs are x, inputs_1"):
        torch.onnx.export(Several(), inputs, input_names=["x"], dynamic_axes={"z": [0]})


@pytest.mark.parametrize("function, message", [
    (lambda x: torch.inverse(x), r"the row \w+ has no operators in ONNX \(.*test_onnx_models.py:\d+\)"),
    (lambda x: x[x > 0], "a mask selects a number of elements that depends on data"),
    (lambda x: x.clone().narrow(0, 0, 1).add_(1), "it writes into a part of a tensor"),
    (nn.BatchNorm1d(3).train(), "export a model in eval.. mode"),
])
def test_what_has_no_operators(function, message):
    with pytest.raises(torch.export.ExportError, match=message):
        torch.onnx.export(function, (torch.eye(3),))
    with pytest.raises(ValueError, match="opset_version is 99; the newest that is written is 20"):
        torch.onnx.export(function, (torch.eye(3),), opset_version=99)
