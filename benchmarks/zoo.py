"""Programs that `programs.py` measures: each builds a model, random data and a loss. Only names that this library and
PyTorch share are used, so one file serves both.

A program is a function without arguments that returns (modules, loss, apply, optimizer): what is trained, the loss of a
training step, the forward pass that inference runs, and the optimizer's name.
"""

import math

import torch
import torch.nn.functional as F
from torch import nn

PROGRAMS = {}


def program(build):
    """Register a program under the name of its function."""
    PROGRAMS[build.__name__] = build
    return build


def labels(count, *size):
    return torch.randint(0, count, size)


def classifier(model, x, count, optimizer="SGD"):
    """Train a model on random images or vectors with the cross entropy of `count` classes."""
    y = labels(count, len(x))
    return [model], lambda: F.cross_entropy(model(x), y), lambda: model(x), optimizer


# --- images -----------------------------------------------------------------------------------------------------------


def conv(a, b, kernel=3, stride=1, groups=1, activation=nn.ReLU):
    """Return a convolution without bias, batch normalization and an activation."""
    parts = [nn.Conv2d(a, b, kernel, stride, kernel // 2, groups=groups, bias=False), nn.BatchNorm2d(b)]
    return nn.Sequential(*parts, *([activation()] if activation else []))


class Residual(nn.Module):
    def __init__(self, a, b, stride=1):
        super().__init__()
        self.body = nn.Sequential(conv(a, b, 3, stride), conv(b, b, activation=None))
        self.short = conv(a, b, 1, stride, activation=None) if stride > 1 or a != b else nn.Identity()

    def forward(self, x):
        return F.relu(self.body(x) + self.short(x))


@program
def resnet18():
    sizes = [(64, 64, 1), (64, 128, 2), (128, 256, 2), (256, 512, 2)]
    blocks = [part for a, b, stride in sizes for part in (Residual(a, b, stride), Residual(b, b))]
    model = nn.Sequential(conv(3, 64), *blocks, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 10))
    return classifier(model, torch.randn(4, 3, 32, 32), 10)


@program
def vgg11():
    widths, parts, before = [64, "M", 128, "M", 256, 256, "M", 512, 512, "M"], [], 3
    for width in widths:
        parts += [nn.MaxPool2d(2)] if width == "M" else [nn.Conv2d(before, width, 3, padding=1), nn.ReLU(True)]
        before = before if width == "M" else width
    model = nn.Sequential(*parts, nn.Flatten(), nn.Linear(2048, 512), nn.ReLU(True), nn.Dropout(), nn.Linear(512, 10))
    return classifier(model, torch.randn(8, 3, 32, 32), 10)


class Dense(nn.Module):
    def __init__(self, width, growth):
        super().__init__()
        self.body = nn.Sequential(nn.BatchNorm2d(width), nn.ReLU(), nn.Conv2d(width, growth, 3, padding=1, bias=False))

    def forward(self, x):
        return torch.cat([x, self.body(x)], 1)


@program
def densenet():
    stage = [[Dense(start + 12 * i, 12) for i in range(6)] for start in (24, 48)]
    model = nn.Sequential(
        nn.Conv2d(3, 24, 3, padding=1), *stage[0], conv(96, 48, 1), nn.AvgPool2d(2), *stage[1],
        nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(120, 10),
    )  # fmt: skip
    return classifier(model, torch.randn(8, 3, 32, 32), 10)


class Inverted(nn.Module):
    """Depthwise convolution with squeeze and excitation."""

    def __init__(self, a, b, stride, grow=4):
        super().__init__()
        wide = a * grow
        self.open, self.deep = conv(a, wide, 1, activation=nn.SiLU), conv(wide, wide, 3, stride, wide, nn.SiLU)
        self.squeeze = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(wide, a // 4, 1), nn.SiLU(),
                                     nn.Conv2d(a // 4, wide, 1), nn.Sigmoid())  # fmt: skip
        self.close, self.same = conv(wide, b, 1, activation=None), a == b and stride == 1

    def forward(self, x):
        h = self.deep(self.open(x))
        h = self.close(h * self.squeeze(h))
        return x + h if self.same else h


@program
def efficientnet():
    model = nn.Sequential(
        conv(3, 16, 3, 2, activation=nn.SiLU), Inverted(16, 24, 2), Inverted(24, 24, 1), Inverted(24, 40, 2),
        Inverted(40, 40, 1), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(40, 100),
    )  # fmt: skip
    return classifier(model, torch.randn(4, 3, 96, 96), 100, "RMSprop")


@program
def unet():
    down = nn.ModuleList([nn.Sequential(conv(a, b), conv(b, b)) for a, b in ((1, 16), (16, 32), (32, 64))])
    up = nn.ModuleList([nn.ConvTranspose2d(a, b, 2, 2) for a, b in ((64, 32), (32, 16))])
    merge = nn.ModuleList([conv(64, 32), conv(32, 16)])
    last, x, y = nn.Conv2d(16, 2, 1), torch.randn(2, 1, 96, 96), labels(2, 2, 96, 96)

    def apply():
        kept, h = [], x
        for part in down:
            h = part(F.max_pool2d(h, 2) if kept else h)
            kept.append(h)
        for grow, mix, skip in zip(up, merge, kept[-2::-1], strict=True):
            h = mix(torch.cat([skip, grow(h)], 1))
        return last(h)

    return [down, up, merge, last], lambda: F.cross_entropy(apply(), y), apply, "Adam"


@program
def dcgan():
    """Return one step of both networks."""
    make = nn.Sequential(
        nn.ConvTranspose2d(64, 128, 4), nn.BatchNorm2d(128), nn.ReLU(True), nn.ConvTranspose2d(128, 64, 4, 2, 1),
        nn.BatchNorm2d(64), nn.ReLU(True), nn.ConvTranspose2d(64, 1, 4, 2, 1), nn.Tanh(),
    )  # fmt: skip
    judge = nn.Sequential(nn.Conv2d(1, 64, 4, 2, 1), nn.LeakyReLU(0.2), nn.Conv2d(64, 128, 4, 2, 1),
                          nn.BatchNorm2d(128), nn.LeakyReLU(0.2), nn.Conv2d(128, 1, 4))  # fmt: skip
    noise, real = torch.randn(16, 64, 1, 1), torch.randn(16, 1, 16, 16)
    one, zero = torch.ones(16, 1, 1, 1), torch.zeros(16, 1, 1, 1)
    loss = F.binary_cross_entropy_with_logits

    def both():
        fake = make(noise)
        return loss(judge(real), one) + loss(judge(fake.detach()), zero) + loss(judge(fake), one)

    return [make, judge], both, lambda: make(noise), "Adam"


@program
def super_resolution():
    model = nn.Sequential(nn.Conv2d(1, 64, 5, padding=2), nn.ReLU(), nn.Conv2d(64, 32, 3, padding=1), nn.ReLU(),
                          nn.Conv2d(32, 9, 3, padding=1), nn.PixelShuffle(3))  # fmt: skip
    x, y = torch.rand(4, 1, 32, 32), torch.rand(4, 1, 96, 96)
    return [model], lambda: F.mse_loss(model(x), y), lambda: model(x), "Adam"


@program
def autoencoder():
    """Group normalization, upsampling and the variational bound."""
    enter = nn.Sequential(nn.Conv2d(1, 16, 3, 2, 1), nn.GroupNorm(4, 16), nn.SiLU(), nn.Conv2d(16, 32, 3, 2, 1),
                          nn.GroupNorm(4, 32), nn.SiLU(), nn.Flatten(), nn.Linear(32 * 49, 32))  # fmt: skip
    leave = nn.Sequential(nn.Linear(16, 32 * 49), nn.Unflatten(1, (32, 7, 7)), nn.Upsample(scale_factor=2),
                          nn.Conv2d(32, 16, 3, padding=1), nn.SiLU(), nn.Upsample(scale_factor=2),
                          nn.Conv2d(16, 1, 3, padding=1))  # fmt: skip
    x = torch.rand(32, 1, 28, 28)

    def loss():
        mean, spread = enter(x).chunk(2, 1)
        made = leave(mean + torch.randn(32, 16) * (0.5 * spread).exp())
        bound = -0.5 * (1 + spread - mean.pow(2) - spread.exp()).sum()
        return F.binary_cross_entropy_with_logits(made, x, reduction="sum") + bound

    return [enter, leave], loss, lambda: leave(enter(x).chunk(2, 1)[0]), "Adam"


class Mixer(nn.Module):
    def __init__(self, places, width):
        super().__init__()
        self.norms = nn.ModuleList([nn.LayerNorm(width), nn.LayerNorm(width)])
        self.across = nn.Sequential(nn.Linear(places, 2 * places), nn.GELU(), nn.Linear(2 * places, places))
        self.along = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x):
        x = x + self.across(self.norms[0](x).transpose(1, 2)).transpose(1, 2)
        return x + self.along(self.norms[1](x))


@program
def mlp_mixer():
    cut, blocks, last = nn.Conv2d(3, 64, 8, 8), nn.Sequential(*(Mixer(64, 64) for _ in range(4))), nn.Linear(64, 10)
    x, y = torch.randn(8, 3, 64, 64), labels(10, 8)

    def apply():
        return last(blocks(cut(x).flatten(2).transpose(1, 2)).mean(1))

    return [cut, blocks, last], lambda: F.cross_entropy(apply(), y), apply, "AdamW"


# --- sequences --------------------------------------------------------------------------------------------------------


class Block(nn.Module):
    """A transformer's block, normalized first."""

    def __init__(self, width, heads, causal):
        super().__init__()
        self.heads, self.causal = heads, causal
        self.norms = nn.ModuleList([nn.LayerNorm(width), nn.LayerNorm(width)])
        self.project, self.merge = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.feed = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x, mask=None):
        size = x.size(0), x.size(1), self.heads, x.size(2) // self.heads
        q, k, v = (part.view(*size).transpose(1, 2) for part in self.project(self.norms[0](x)).chunk(3, 2))
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=self.causal)
        x = x + self.merge(mixed.transpose(1, 2).reshape(x.shape))
        return x + self.feed(self.norms[1](x))


@program
def gpt(vocabulary=4000, width=192, heads=6, depth=4, length=128, batch=8):
    words, places = nn.Embedding(vocabulary, width), nn.Embedding(length, width)
    blocks = nn.Sequential(*(Block(width, heads, True) for _ in range(depth)), nn.LayerNorm(width))
    x, y = labels(vocabulary, batch, length), labels(vocabulary, batch * length)

    def apply():
        return F.linear(blocks(words(x) + places(torch.arange(length))), words.weight)

    return [words, places, blocks], lambda: F.cross_entropy(apply().view(-1, vocabulary), y), apply, "AdamW"


@program
def bert(vocabulary=2000, width=128, length=64, batch=16):
    """Return an encoder with a mask of padding."""
    words, last = nn.Embedding(vocabulary, width), nn.Linear(width, 2)
    blocks = nn.ModuleList([Block(width, 4, False) for _ in range(4)])
    x, y = labels(vocabulary, batch, length), labels(2, batch)
    mask = (torch.arange(length) < torch.randint(10, length, (batch, 1))).view(batch, 1, 1, length)

    def apply():
        h = words(x)
        for block in blocks:
            h = block(h, mask)
        return last(h[:, 0])

    return [words, blocks, last], lambda: F.cross_entropy(apply(), y), apply, "AdamW"


@program
def vit(width=192, batch=4):
    cut, last = nn.Conv2d(3, width, 16, 16), nn.Linear(width, 100)
    layer = nn.TransformerEncoderLayer(width, 3, 4 * width, 0.0, "gelu", batch_first=True, norm_first=True)
    encoder = nn.TransformerEncoder(layer, 4, enable_nested_tensor=False)
    x, y = torch.randn(batch, 3, 224, 224), labels(100, batch)

    def apply():
        return last(encoder(cut(x).flatten(2).transpose(1, 2)).mean(1))

    return [cut, encoder, last], lambda: F.cross_entropy(apply(), y), apply, "AdamW"


@program
def long_attention(length=2048):
    project, x = nn.Linear(64, 192), torch.randn(1, 4, length, 64)

    def apply():
        return F.scaled_dot_product_attention(*project(x).chunk(3, 3), is_causal=True)

    return [project], lambda: apply().square().mean(), apply, "SGD"


def recurrent(kind, width, batch, length, vocabulary):
    words, cells, last = nn.Embedding(vocabulary, width), getattr(nn, kind)(width, width), nn.Linear(width, vocabulary)
    x, y = labels(vocabulary, length, batch), labels(vocabulary, length * batch)

    def apply():
        return last(cells(words(x))[0].reshape(-1, width))

    return [words, cells, last], lambda: F.cross_entropy(apply(), y), apply, "Adam"


@program
def lstm():
    return recurrent("LSTM", 200, 20, 35, 2000)


@program
def rnn_characters():
    return recurrent("RNN", 100, 16, 50, 60)


@program
def translation(vocabulary=500, width=96, batch=16, length=12):
    """Return a GRU encoder and a GRU cell that attends to it, step by step."""
    words, encoder, cell = nn.Embedding(vocabulary, width), nn.GRU(width, width), nn.GRUCell(2 * width, width)
    last, x, y = nn.Linear(2 * width, vocabulary), labels(vocabulary, length, batch), labels(vocabulary, length, batch)

    def apply():
        seen, state = encoder(words(x))
        state, scores = state[0], []
        for word in words(y):
            weights = (seen * state).sum(2).softmax(0)
            context = (weights.unsqueeze(2) * seen).sum(0)
            state = cell(torch.cat([word, context], 1), state)
            scores.append(last(torch.cat([state, context], 1)))
        return torch.stack(scores)

    def loss():
        return F.cross_entropy(apply().view(-1, vocabulary), y.view(-1))

    return [words, encoder, cell, last], loss, apply, "Adam"


@program
def wavenet(width=32):
    """Gated, dilated convolutions of sound."""
    gates = nn.ModuleList([nn.Conv1d(width, 2 * width, 2, dilation=2**i) for i in range(6)])
    skips = nn.ModuleList([nn.Conv1d(width, width, 1) for _ in gates])
    enter, last, x = nn.Conv1d(1, width, 1), nn.Conv1d(width, 64, 1), torch.randn(2, 1, 1000)
    y = labels(64, 2, 1000)

    def apply():
        h, total = enter(x), 0
        for gate, skip in zip(gates, skips, strict=True):
            a, b = gate(F.pad(h, (gate.dilation[0], 0))).chunk(2, 1)
            out = skip(a.tanh() * b.sigmoid())
            h, total = h + out, total + out
        return last(total.relu())

    return [enter, gates, skips, last], lambda: F.cross_entropy(apply(), y), apply, "Adam"


@program
def spectrograms():
    """Return a short-time Fourier transform and a network on it."""
    model = nn.Sequential(conv(1, 16, 3, 2), conv(16, 32, 3, 2), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
                          nn.Linear(32, 10))  # fmt: skip
    x, y, window = torch.randn(8, 8000), labels(10, 8), torch.hann_window(256)

    def apply():
        seen = torch.stft(x, 256, 128, window=window, return_complex=True).abs()
        return model((seen + 1e-6).log().unsqueeze(1))

    return [model], lambda: F.cross_entropy(apply(), y), apply, "Adam"


@program
def word_vectors(vocabulary=5000, width=100):
    """Skip-gram with negative samples."""
    inner, outer = nn.Embedding(vocabulary, width), nn.Embedding(vocabulary, width)
    word, near, far = labels(vocabulary, 128), labels(vocabulary, 128, 1), labels(vocabulary, 128, 5)

    def apply():
        return torch.einsum("bw,bkw->bk", inner(word), outer(torch.cat([near, far], 1)))

    def loss():
        scores = apply()
        return -F.logsigmoid(scores[:, :1]).mean() - F.logsigmoid(-scores[:, 1:]).mean()

    return [inner, outer], loss, apply, "SGD"


@program
def many_classes(rows=256, count=50_000):
    last, x, y = nn.Linear(32, count), torch.randn(rows, 32), labels(count, rows)
    return [last], lambda: F.cross_entropy(last(x), y), lambda: last(x), "SGD"


# --- small models -----------------------------------------------------------------------------------------------------


def perceptron(*widths, activation=nn.ReLU):
    parts = [part for a, b in zip(widths, widths[1:], strict=False) for part in (nn.Linear(a, b), activation())]
    return nn.Sequential(*parts[:-1])


@program
def logistic_regression():
    return classifier(nn.Linear(64, 10), torch.randn(64, 64), 10)


@program
def digits():
    model = nn.Sequential(nn.Linear(784, 256), nn.BatchNorm1d(256), nn.ReLU(), nn.Dropout(0.2), nn.Linear(256, 10))
    return classifier(model, torch.randn(64, 784), 10, "Adam")


@program
def q_learning():
    online, target = perceptron(4, 128, 128, 2), perceptron(4, 128, 128, 2)
    state, after, reward, action = torch.randn(64, 4), torch.randn(64, 4), torch.randn(64), labels(2, 64, 1)

    def loss():
        with torch.no_grad():
            wanted = reward + 0.99 * target(after).max(1)[0]
        return F.smooth_l1_loss(online(state).gather(1, action).squeeze(1), wanted)

    return [online], loss, lambda: online(state[:1]).argmax(1), "Adam"


@program
def policy_gradient():
    policy, value = perceptron(4, 64, 2, activation=nn.Tanh), perceptron(4, 64, 1, activation=nn.Tanh)
    state, action, gain, before = torch.randn(64, 4), labels(2, 64), torch.randn(64), torch.randn(64) * 0.1 - 0.7

    def loss():
        choice = torch.distributions.Categorical(logits=policy(state))
        ratio = (choice.log_prob(action) - before).exp()
        surrogate = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
        return (value(state).squeeze(1) - gain).pow(2).mean() - surrogate - 0.01 * choice.entropy().mean()

    return [policy, value], loss, lambda: policy(state[:1]).softmax(1), "Adam"


@program
def normalizing_flow(width=8, depth=6):
    nets = nn.ModuleList([perceptron(width // 2, 64, width) for _ in range(depth)])
    x = torch.randn(128, width)

    def apply():
        h, volume = x, 0
        for net in nets:
            a, b = h.chunk(2, 1)
            shift, scale = net(a).chunk(2, 1)
            scale = scale.tanh()
            h, volume = torch.cat([b * scale.exp() + shift, a], 1), volume + scale.sum(1)
        return -0.5 * h.pow(2).sum(1) + volume

    return [nets], lambda: -apply().mean(), apply, "Adam"


@program
def neural_ode(steps=10):
    field, x, y = perceptron(2, 50, 2, activation=nn.Tanh), torch.randn(32, 2), torch.randn(32, 2)

    def apply():
        h, dt = x, 1 / steps
        for _ in range(steps):
            a = field(h)
            b = field(h + a * (dt / 2))
            c = field(h + b * (dt / 2))
            h = h + (a + 2 * b + 2 * c + field(h + c * dt)) * (dt / 6)
        return h

    return [field], lambda: F.mse_loss(apply(), y), apply, "Adam"


@program
def heat_equation():
    """Return a network that solves u_t = u_xx, by gradients of its gradients."""
    net = perceptron(2, 32, 32, 1, activation=nn.Tanh)
    points = torch.rand(128, 2).requires_grad_()

    def loss():
        u = net(points)
        first = torch.autograd.grad(u.sum(), points, create_graph=True)[0]
        second = torch.autograd.grad(first[:, 0].sum(), points, create_graph=True)[0]
        return (first[:, 1] - second[:, 0]).pow(2).mean()

    return [net], loss, lambda: net(points), "Adam"


@program
def radiance_field(bands=6):
    net, x, y = perceptron(3 + 6 * bands, 128, 128, 128, 4), torch.rand(1024, 3), torch.rand(1024, 4)
    scale = 2.0 ** torch.arange(bands) * math.pi

    def apply():
        angles = (x.unsqueeze(2) * scale).flatten(1)
        return net(torch.cat([x, angles.sin(), angles.cos()], 1)).sigmoid()

    return [net], lambda: F.mse_loss(apply(), y), apply, "Adam"


@program
def mixture_density(parts=5):
    net, x, y = perceptron(1, 64, 3 * parts, activation=nn.Tanh), torch.randn(256, 1), torch.randn(256, 1)

    def apply():
        weight, mean, spread = net(x).chunk(3, 1)
        each = torch.distributions.Normal(mean, F.softplus(spread) + 0.01).log_prob(y)
        return (weight.log_softmax(1) + each).logsumexp(1)

    return [net], lambda: -apply().mean(), apply, "Adam"


@program
def graph_convolution(nodes=500, width=32):
    """Return a dense adjacency, two layers."""
    first, second = nn.Linear(64, width), nn.Linear(width, 7)
    near = (torch.rand(nodes, nodes) < 0.01).float() + torch.eye(nodes)
    near, x, y = near / near.sum(1, keepdim=True), torch.randn(nodes, 64), labels(7, nodes)

    def apply():
        return near.mm(second(near.mm(first(x)).relu()))

    return [first, second], lambda: F.cross_entropy(apply(), y), apply, "Adam"


@program
def graph_attention(nodes=300, edges=2000, width=32):
    """Edges by index, scores normalized over the edges of a node."""
    project, score, last = nn.Linear(32, width), nn.Linear(2 * width, 1), nn.Linear(width, 4)
    start, end, x, y = labels(nodes, edges), labels(nodes, edges), torch.randn(nodes, 32), labels(4, nodes)

    def apply():
        h = project(x)
        weight = F.leaky_relu(score(torch.cat([h[start], h[end]], 1)), 0.2).exp()
        total = torch.zeros(nodes, 1).index_add(0, end, weight)
        mixed = torch.zeros(nodes, width).index_add(0, end, h[start] * weight / (total[end] + 1e-9))
        return last(mixed.relu())

    return [project, score, last], lambda: F.cross_entropy(apply(), y), apply, "Adam"


@program
def triplets():
    net, x, y = perceptron(64, 128, 32), torch.randn(96, 64), labels(8, 96)
    same = y.unsqueeze(0) == y.unsqueeze(1)

    def loss():
        far = torch.cdist(net(x), net(x))
        positive = far.masked_fill(~same, 0.0).max(1)[0]
        negative = far.masked_fill(same, 1e9).min(1)[0]
        return (positive - negative + 1).clamp(min=0).mean()

    return [net], loss, lambda: F.normalize(net(x)), "Adam"


@program
def gaussian_process(count=200):
    length, noise = (nn.Parameter(torch.tensor(value)) for value in (0.5, 0.1))
    store = nn.ParameterList([length, noise])
    x = torch.linspace(0, 1, count).unsqueeze(1)
    y = (6 * x).sin()

    def apply():
        kernel = (-(x - x.t()).pow(2) / (2 * length**2)).exp() + (noise**2 + 1e-3) * torch.eye(count)
        factor = torch.linalg.cholesky(kernel)
        return torch.cholesky_solve(y, factor), factor

    def loss():
        solved, factor = apply()
        return 0.5 * (y * solved).sum() + factor.diagonal().log().sum()

    return [store], loss, apply, "Adam"


@program
def black_scholes(count=100_000):
    """Prices of options and, by the backward pass, what they change by."""
    stock = nn.Parameter(torch.rand(count) * 50 + 75)
    strike, years = torch.full((count,), 100.0), torch.rand(count) + 0.1
    store = nn.ParameterList([stock])

    def apply():
        spread = 0.2 * years.sqrt()
        first = ((stock / strike).log() + (0.01 + 0.02) * years) / spread
        second = first - spread
        normal = [0.5 * (1 + torch.erf(d * 0.7071067811865476)) for d in (first, second)]
        return stock * normal[0] - strike * (-0.01 * years).exp() * normal[1]

    return [store], lambda: apply().sum(), apply, "SGD"
