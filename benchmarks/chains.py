"""Chains of calls that compiled.py times: functions of x and y, of equal sizes, and a bias of one row."""

import torch
from torch.nn import functional as F


def bias_gelu(x, y, bias):
    return F.gelu(x + bias)


def layer_norm(x, y, bias):
    centred = x - x.mean(-1, keepdim=True)
    return centred / (centred.pow(2).mean(-1, keepdim=True) + 1e-5).sqrt() * bias + 1


def rms_norm(x, y, bias):
    return x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-6) * bias


def scaled_softmax(x, y, bias):
    return torch.softmax(x * 0.125 + bias, -1)


def swiglu(x, y, bias):
    return F.silu(x) * y + bias


def rotary(x, y, bias):
    first, second = x.chunk(2, -1)
    cos, sin = y.chunk(2, -1)
    return torch.cat([first * cos - second * sin, second * cos + first * sin], -1)


def huber(x, y, bias):
    error = (x - y).abs()
    return torch.where(error < 1, 0.5 * error * error, error - 0.5).mean()


def focal(x, y, bias):
    p = torch.sigmoid(x)
    t = torch.sigmoid(y)
    loss = -(t * torch.log(p + 1e-6) + (1 - t) * torch.log(1 - p + 1e-6))
    return ((t - p).abs() ** 2 * loss).mean()


def black_scholes(x, y, bias):
    price, strike = x.exp(), y.exp()
    d1 = (torch.log(price / strike) + 0.15) / 0.3
    return price * 0.5 * (1 + torch.erf(d1 * 0.7071)) - strike * 0.9 * 0.5 * (1 + torch.erf((d1 - 0.3) * 0.7071))


def log_probabilities(x, y, bias):
    return (x - x.logsumexp(-1, keepdim=True)) * y


def mish_residual(x, y, bias):
    return x + F.mish(x * bias) * 0.5 + y.tanh()


def normal_density(x, y, bias):
    z = (x - bias) / (y.abs() + 1)
    return (-0.5 * z * z - torch.log(y.abs() + 1) - 0.9189).sum()


def residual_layer_norm(x, y, bias):
    return F.layer_norm(x + y, x.shape[-1:], bias, bias)


def huber_loss(x, y, bias):
    return F.huber_loss(x * bias, y)


def soft_cross_entropy(x, y, bias):
    return F.cross_entropy(x + bias, torch.softmax(y, -1))


def cross_entropy(x, y, bias):
    return F.cross_entropy(x * 0.5 + y, y.detach().argmax(-1))


def heads_rotary(x, y, bias):
    """Rotate the dims of 64-wide heads by angles of the columns, as in Llama."""
    heads = x.view(-1, 4, x.shape[-1] // 4)
    angles = bias[: heads.shape[-1]]
    first, second = heads.chunk(2, -1)
    return heads * angles.cos() + torch.cat([-second, first], -1) * angles.sin()


def gelu_mlp(x, y, bias):
    hidden = F.gelu(F.linear(x, y[:64]) + bias[:64], approximate="tanh")
    return F.linear(hidden, y[:64].t()) + bias + x


def adam(x, y, bias):
    first = 0.9 * x + 0.1 * y
    second = 0.999 * x * x + 0.001 * y * y
    return x - 0.01 * (first / 0.19) / ((second / 0.002).sqrt() + 1e-8) - 0.0001 * x


def cosine(x, y, bias):
    return F.cosine_similarity(x * bias, y, dim=-1)


def unit_rows(x, y, bias):
    return F.normalize(x + y, dim=-1) * bias


def masked_softmax(x, y, bias):
    return torch.softmax((x * 0.125).masked_fill(y < 0, -1e4), -1) * y


def logits_loss(x, y, bias):
    return F.binary_cross_entropy_with_logits(x * bias, torch.sigmoid(y))


def divergence(x, y, bias):
    return F.kl_div(F.log_softmax(x, -1), F.softmax(y + bias, -1), reduction="batchmean")


def standardized_columns(x, y, bias):
    return (x - x.mean(0)) / (x.var(0, unbiased=False) + 1e-5).sqrt() * bias


FUNCTIONS = (bias_gelu, layer_norm, rms_norm, scaled_softmax, swiglu, rotary, huber, focal, black_scholes,
             log_probabilities, mish_residual, normal_density, residual_layer_norm, huber_loss, soft_cross_entropy,
             cross_entropy, heads_rotary, gelu_mlp, adam, cosine, unit_rows, masked_softmax, logits_loss, divergence,
             standardized_columns)
SIZES = ((64, 64), (512, 256), (2048, 1024))
