"""A language model of characters: an embedding, an LSTM and a linear map. It learns a text and continues a prompt.

python examples/language_model.py [file]    a text file; by default a few repeated lines
"""

import sys
from collections.abc import Callable, Iterator

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch import Tensor

State = tuple[Tensor, ...]  # hidden state and cell state of the LSTM
RHYME = "one for sorrow, two for joy, three for a girl, four for a boy. "


class LanguageModel(nn.Module):
    """Model that scores the next character at each position."""

    def __init__(self, characters: int, width: int = 64, layers: int = 1) -> None:
        super().__init__()
        self.embedding = nn.Embedding(characters, width)
        self.lstm = nn.LSTM(width, width, layers)
        self.scores = nn.Linear(width, characters)

    def forward(self, input: Tensor, state: State | None = None) -> tuple[Tensor, State]:
        """Return scores (steps * batch, characters) and the state, for a LongTensor (steps, batch)."""
        output, last = self.lstm(self.embedding(input), state)
        return self.scores(output.view(-1, output.size(2))), last


def batches(codes: Tensor, batch: int, steps: int) -> Iterator[tuple[Tensor, Tensor]]:
    """Yield pairs (input, target), each (steps, batch); every column continues that of the previous pair."""
    columns = codes.narrow(0, 0, codes.size(0) // batch * batch).view(batch, -1).t().contiguous()
    for first in range(0, columns.size(0) - 1, steps):
        length = min(steps, columns.size(0) - 1 - first)
        yield columns.narrow(0, first, length), columns.narrow(0, first + 1, length).contiguous()


def train(
    model: LanguageModel, codes: Tensor, epochs: int = 10, batch: int = 8, steps: int = 20, rate: float = 5e-3,
    report: Callable[[str], object] = print,
) -> list[float]:
    """Train by truncated backpropagation over `steps` steps, which keeps the state; return the mean losses."""
    optimizer, means = optim.Adam(model.parameters(), lr=rate), []
    for epoch in range(epochs):
        state: State | None = None
        total, count = 0.0, 0
        for input, target in batches(codes, batch, steps):
            optimizer.zero_grad()
            scores, state = model(input, state)
            loss = F.cross_entropy(scores, target.view(-1))
            loss.backward()
            nn.utils.clip_grad_norm(model.parameters(), 1)
            optimizer.step()
            state = tuple(part.detach() for part in state)
            total, count = total + loss.item(), count + 1
        means.append(total / count)
        report(f"epoch {epoch + 1}: loss {means[-1]:.3f}")
    return means


def write(model: LanguageModel, text: str, alphabet: list[str], length: int) -> str:
    """Return the text followed by the `length` most probable characters."""
    codes = [alphabet.index(letter) for letter in text]
    state: State | None = None
    input = torch.tensor(codes).view(-1, 1)
    for _ in range(length):
        with torch.no_grad():
            scores, state = model(input, state)
        code = int(scores[-1].argmax())
        codes.append(code)
        input = torch.tensor([[code]])
    return "".join(alphabet[code] for code in codes)


def main() -> None:
    torch.manual_seed(1)
    text = open(sys.argv[1], encoding="utf-8").read() if len(sys.argv) > 1 else RHYME * 40
    alphabet = sorted(set(text))
    codes = torch.tensor([alphabet.index(letter) for letter in text])
    model = LanguageModel(len(alphabet))
    train(model, codes)
    print(write(model, text[:10], alphabet, 120))


if __name__ == "__main__":
    main()
