"""Weights of few bits: train a small transformer of characters, then compare perplexities with 32, 16, 8 and 4 bits.

python examples/few_bits.py [file]    a text file; by default Python's own help on its language
"""

import copy
import math
import pydoc_data.topics
import sys
from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.ao.quantization import quantize_dynamic


class Block(nn.Module):
    """Attention to earlier characters, then a network of two layers, each added to its input."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads, self.first, self.second = heads, nn.LayerNorm(width), nn.LayerNorm(width)
        self.inputs, self.output = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        batch, steps, width = x.size()
        parts = self.inputs(self.first(x)).view(batch, steps, 3, self.heads, width // self.heads)
        query, key, value = (part.transpose(1, 2) for part in parts.unbind(2))
        mixed = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + self.output(mixed.transpose(1, 2).reshape(batch, steps, width))
        return x + self.narrow(F.gelu(self.wide(self.second(x))))


class Transformer(nn.Module):
    """Scores (batch, steps, characters) of the next character, for a LongTensor (batch, steps)."""

    def __init__(self, characters: int, width: int = 128, layers: int = 2, heads: int = 4, steps: int = 64) -> None:
        super().__init__()
        self.characters, self.positions = nn.Embedding(characters, width), nn.Embedding(steps, width)
        self.blocks = nn.Sequential(*(Block(width, heads) for _ in range(layers)))
        self.last, self.scores = nn.LayerNorm(width), nn.Linear(width, characters)

    def forward(self, input: Tensor) -> Tensor:
        x = self.characters(input) + self.positions(torch.arange(input.size(1)))
        return self.scores(self.last(self.blocks(x)))


def codes_of(text: str) -> tuple[Tensor, int]:
    """Return the characters of a text as numbers, and how many different ones there are."""
    alphabet = {character: code for code, character in enumerate(sorted(set(text)))}
    return torch.tensor([alphabet[character] for character in text]), len(alphabet)


def train(
    model: nn.Module, codes: Tensor, updates: int = 600, batch: int = 16, steps: int = 64, rate: float = 2e-3,
    report: Callable[[str], object] = print,
) -> None:
    """Train on random pieces of a text; the rate falls to zero."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=updates)
    for update in range(updates):
        starts = torch.randint(0, len(codes) - steps, (batch,)).tolist()
        pieces = torch.stack([codes[start:start + steps + 1] for start in starts])
        loss = F.cross_entropy(model(pieces[:, :-1]).flatten(0, 1), pieces[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if (update + 1) % 100 == 0:
            report(f"{update + 1} updates: loss {loss.item():.3f}")


def perplexity(model: nn.Module, codes: Tensor, steps: int = 64) -> float:
    """Return exp of the mean negative log-likelihood per character."""
    pieces = codes[:(len(codes) - 1) // steps * steps + 1]
    input, target = pieces[:-1].view(-1, steps), pieces[1:].view(-1, steps)
    with torch.no_grad():
        losses = [F.cross_entropy(model(a).float().flatten(0, 1), b.flatten(), reduction="sum").item()
                  for a, b in zip(input.split(64), target.split(64), strict=True)]
    return math.exp(sum(losses) / target.numel())


def perplexities(model: nn.Module, codes: Tensor) -> dict[str, float]:
    """Return the perplexity by the kind of weights of the linear layers."""
    kinds = {
        "float32": model,
        "bfloat16": copy.deepcopy(model).bfloat16(),
        "8 bits": quantize_dynamic(model, {nn.Linear}, dtype=torch.qint8),
        "4 bits": quantize_dynamic(model, {nn.Linear}, dtype=torch.quint4x2),
    }
    return {name: perplexity(kind, codes) for name, kind in kinds.items()}


def main() -> None:
    torch.manual_seed(1)
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            text = file.read()
    else:
        text = "".join(pydoc_data.topics.topics.values())
    codes, characters = codes_of(text)
    model, share = Transformer(characters), len(codes) * 9 // 10
    train(model, codes[:share])
    found = perplexities(model.eval(), codes[share:])
    for name, value in found.items():
        print(f"{name}: perplexity {value:.4f} ({value / found['float32'] - 1:+.2%})")


if __name__ == "__main__":
    main()
