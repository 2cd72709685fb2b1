"""Programs with small models: learning by reward, flows, equations, graphs, finance."""

import math

from programs_common import classifier, labels, perceptron, program

import torch
import torch.nn.functional as F
from torch import nn


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
