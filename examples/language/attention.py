"""A recurrent encoder and a decoder that attends to it (Bahdanau, 2015; Luong, 2015), and beam search."""

from bibles import END, PAD, START

import torch
from torch import Tensor, nn


class Translator(nn.Module):
    """Codes of a source (N, S) and of the target so far (N, T) to scores of the next unit (N, T, units)."""

    def __init__(self, sources: int, targets: int, width: int, dropout: float) -> None:
        super().__init__()
        self.source, self.target = (nn.Embedding(count, width, padding_idx=PAD) for count in (sources, targets))
        self.encoder = nn.GRU(width, width // 2, batch_first=True, bidirectional=True)
        self.decoder = nn.GRU(width, width, batch_first=True)
        self.query, self.join = nn.Linear(width, width, bias=False), nn.Linear(2 * width, width)
        self.dropout, self.scores = nn.Dropout(dropout), nn.Linear(width, targets)

    def encode(self, source: Tensor) -> Tensor:
        """Return the encoder's states, (N, S, width)."""
        memory: Tensor = self.encoder(self.dropout(self.source(source)))[0]
        return memory

    def decode(self, target: Tensor, state: Tensor | None, memory: Tensor, absent: Tensor
               ) -> tuple[Tensor, Tensor | None, Tensor]:
        """Return scores (N, T, units), the last state (1, N, width), and attention (N, T, S)."""
        read, state = self.decoder(self.dropout(self.target(target)), state)
        match = torch.bmm(self.query(read), memory.transpose(1, 2)) / memory.shape[2] ** 0.5
        attention = torch.softmax(match.masked_fill(absent.unsqueeze(1), -1e9), 2)
        joined = torch.tanh(self.join(torch.cat([read, torch.bmm(attention, memory)], 2)))
        return self.scores(self.dropout(joined)), state, attention

    def forward(self, source: Tensor, target: Tensor) -> Tensor:
        scores: Tensor = self.decode(target, None, self.encode(source), source == PAD)[0]
        return scores


def search(model: Translator, source: Tensor, beams: int, longest: int) -> tuple[Tensor, Tensor]:
    """Return the most probable translation of a source (S,) by beam search: codes (T,) and attention (T, S).

    Hypotheses are ranked by mean log-probability; `beams` of them are kept at each length.
    """
    memory, absent = model.encode(source.unsqueeze(0)), torch.zeros(1, len(source)).bool()
    codes, total, state = torch.full((1, 1), START), torch.zeros(1), None
    looked = torch.zeros(1, 0, len(source))
    best, found = float("-inf"), (codes[0], looked[0])
    for length in range(1, longest + 1):
        count = len(codes)
        scores, state, attention = model.decode(codes[:, -1:], state, memory.expand(count, -1, -1), absent)
        sums = total.unsqueeze(1) + torch.log_softmax(scores[:, 0], 1)
        total, places = sums.flatten().topk(beams)
        origin, unit = places // scores.shape[2], places % scores.shape[2]
        codes = torch.cat([codes[origin], unit.unsqueeze(1)], 1)
        looked, state = torch.cat([looked, attention], 1)[origin], None if state is None else state[:, origin]
        for beam in (unit == END).nonzero().flatten().tolist():
            if total[beam].item() / length > best:
                best, found = total[beam].item() / length, (codes[beam, 1:], looked[beam])
            total[beam] = float("-inf")
        if total.max().item() / longest < best:  # no hypothesis can become better
            break
    return found
