"""A recurrent network whose length depends on the data: it computes the parity of bits, with one cell call per bit.

The graph follows the Python code: sequences differ in length, and one module runs many times in a forward pass.
"""

from collections.abc import Callable
from typing import Any

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch import Tensor


class Network(nn.Container):
    """Network that reads bits one by one and predicts whether an odd number of them is set."""

    cell: nn.GRUCell
    answer: nn.Linear

    def __init__(self, width: int = 16) -> None:
        super().__init__(cell=nn.GRUCell(1, width), answer=nn.Linear(width, 2))

    def __call__(self, bits: Tensor) -> Tensor:
        """Return the scores for bits (length, batch, 1)."""
        state: Any = None  # until the first bit
        for t in range(bits.size(0)):
            state = self.cell(bits[t], state)
        return self.answer(state)


def example(length: int, batch: int) -> tuple[Tensor, Tensor]:
    """Return random bits and their parity."""
    bits = (torch.rand(length, batch, 1) > 0.5).float()
    return bits, bits.sum(0).view(-1).long() % 2


def train(model: Network, steps: int = 600, longest: int = 6, report: Callable[[str], object] = print) -> float:
    """Train with a random length in each step, and return the accuracy over the last hundred steps."""
    optimizer, right = optim.Adam(model.parameters(), lr=1e-2), []
    for step in range(steps):
        bits, parity = example(1 + step % longest, 32)
        optimizer.zero_grad()
        scores = model(bits)
        F.cross_entropy(scores, parity).backward()
        optimizer.step()
        right.append(float((scores.argmax(1) == parity).float().mean()))
        if step % 100 == 99:
            report(f"step {step + 1}: {sum(right[-100:]):.0f} of 100 right")
    return sum(right[-100:]) / 100


def main() -> None:
    torch.manual_seed(1)
    model = Network()
    train(model)
    bits, parity = example(12, 500)
    print(f"length 12, never seen: {(model(bits).argmax(1) == parity).float().mean():.0%} right")


if __name__ == "__main__":
    main()
