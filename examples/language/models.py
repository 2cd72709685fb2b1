"""Two models of characters: codes (N, T) to scores (N, T, characters) of the next character."""

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

Activation = Callable[[], nn.Module]


class LSTM(nn.Module):
    """Long short-term memory (Hochreiter and Schmidhuber, 1997)."""

    def __init__(self, characters: int, width: int, layers: int) -> None:
        super().__init__()
        self.embedding = nn.Embedding(characters, width)
        self.lstm = nn.LSTM(width, width, layers, batch_first=True)
        self.scores = nn.Linear(width, characters)

    def forward(self, codes: Tensor) -> Tensor:
        scores: Tensor = self.scores(self.lstm(self.embedding(codes))[0])
        return scores


class Block(nn.Module):
    """Causal attention and two linear maps, each added to its input and normalized before."""

    def __init__(self, width: int, heads: int, activation: Activation) -> None:
        super().__init__()
        self.heads = heads
        self.before_attention, self.before_linear = nn.LayerNorm(width), nn.LayerNorm(width)
        self.query_key_value, self.project = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.linear = nn.Sequential(nn.Linear(width, 4 * width), activation(), nn.Linear(4 * width, width))

    def attend(self, x: Tensor) -> Tensor:
        """Return (N, T, width): each position attends to itself and to earlier ones."""
        n, t, width = x.shape
        split = self.query_key_value(x).view(n, t, 3, self.heads, width // self.heads)
        query, key, value = split.permute(2, 0, 3, 1, 4).unbind(0)
        read = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        attended: Tensor = self.project(read.transpose(1, 2).reshape(n, t, width))
        return attended

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.attend(self.before_attention(x))
        x = x + self.linear(self.before_linear(x))
        return x


class GPT(nn.Module):
    """A decoder-only transformer (Radford and others, 2018). `length` is the longest input."""

    def __init__(
        self, characters: int, width: int, layers: int, heads: int, length: int, activation: Activation = nn.GELU
    ) -> None:
        super().__init__()
        self.embedding, self.position = nn.Embedding(characters, width), nn.Embedding(length, width)
        self.blocks = nn.Sequential(*[Block(width, heads, activation) for _ in range(layers)])
        self.norm, self.scores = nn.LayerNorm(width), nn.Linear(width, characters)
        for parameter in self.parameters():
            if parameter.dim() == 2:
                nn.init.normal_(parameter, std=0.02)

    def forward(self, codes: Tensor) -> Tensor:
        x = self.embedding(codes) + self.position(torch.arange(codes.shape[1]))
        scores: Tensor = self.scores(self.norm(self.blocks(x)))
        return scores
