"""Programs on text and sound, for programs.py and threads.py."""

from programs_common import conv, labels, program

import torch
import torch.nn.functional as F
from torch import nn


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
