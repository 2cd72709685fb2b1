"""Learns vectors of words from the words around them (skip-gram; Mikolov and others, 2013), in several processes.

The vectors are in shared memory; each process updates them without locks (Hogwild; Niu and others, 2011).

python examples/language/vectors.py --processes 2
"""

import argparse
import pathlib
import re
from collections import Counter
from typing import Any

from run import Run, parse, parser
from text import chapters

import torch
import torch.multiprocessing as multiprocessing
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"words": 80_000, "rounds": 2, "width": 32, "least": 20}

# Words by kind; the nearest word in this list should be of the same kind.
KINDS = {
    "numbers": "two three four five six seven eight nine ten twenty thirty forty fifty sixty hundred thousand",
    "family": "father mother son daughter brother sister wife husband",
    "body": "hand foot eye ear mouth tongue lips heart arm feet hands eyes ears",
    "animals": "sheep ox goat lamb ram bullock camels asses oxen horses cattle",
    "metals": "gold silver brass iron",
    "tribes": "judah benjamin ephraim manasseh reuben simeon dan gad asher naphtali zebulun issachar levi",
    "kings": "david solomon saul hezekiah ahab jeroboam rehoboam jehoshaphat asa josiah",
    "nations": "egypt babylon assyria moab edom syria philistines ammon canaanites hittites amorites",
}


class Skipgram(nn.Module):
    """Score of a word near another: the product of their vectors. Each word has two vectors."""

    def __init__(self, words: int, width: int) -> None:
        super().__init__()
        self.center, self.context = nn.Embedding(words, width), nn.Embedding(words, width)
        nn.init.uniform_(self.center.weight, -0.5 / width, 0.5 / width)
        nn.init.zeros_(self.context.weight)

    def forward(self, center: Tensor, context: Tensor) -> Tensor:
        """Return scores (N, M) of words (N, M) near words (N,)."""
        return torch.bmm(self.context(context), self.center(center).unsqueeze(2)).squeeze(2)


class Words:
    """The text as codes of its words, `text`; words that occur less than `least` times are omitted."""

    def __init__(self, count: int, least: int, common: float) -> None:
        found = [word for chapter in chapters() for word in re.findall("[a-z]+", chapter.lower())][:count]
        frequency = Counter(found)
        self.names = [word for word, times in frequency.most_common() if times >= least]
        self.code = {word: code for code, word in enumerate(self.names)}
        self.text = torch.tensor([self.code[word] for word in found if word in self.code])
        share = torch.bincount(self.text).float() / len(self.text)
        self.keep = (common / share).sqrt().clamp(max=1)  # probability that an occurrence of a word is used
        self.noise = share ** 0.75

    def pairs(self, window: int) -> tuple[Tensor, Tensor]:
        """Return pairs of a sampled word and each word up to `window` positions away: two of (pairs,), shuffled."""
        text = self.text[torch.rand(len(self.text)) < self.keep[self.text]]
        near = [(text[:-away], text[away:]) for away in range(1, window + 1)]
        left, right = (torch.cat([pair[side] for pair in near]) for side in (0, 1))
        order = torch.randperm(2 * len(left))
        return torch.cat([left, right])[order], torch.cat([right, left])[order]


def loss_of(model: Skipgram, center: Tensor, context: Tensor, noise: Tensor) -> Tensor:
    """Return the loss of separating true contexts (N,) from random words (N, noise), summed over pairs, in nats."""
    scores = model(center, torch.cat([context.unsqueeze(1), noise], 1))
    truth = torch.zeros(scores.shape)
    truth[:, 0] = 1
    return F.binary_cross_entropy_with_logits(scores, truth, reduction="sum")


def train(model: Skipgram, words: Words, number: int, done: int, options: argparse.Namespace) -> None:
    """Train in one process for a round: its share of the pairs, its own optimizer, and the shared vectors."""
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed + 1000 * done + number)
    center, context = (side[number :: options.processes] for side in words.pairs(options.window))
    optimizer = optim.SGD(model.parameters(), lr=options.rate * (1 - done / options.rounds))
    for some in torch.arange(len(center)).split(options.batch):
        noise = torch.multinomial(words.noise, len(some) * options.noise, replacement=True)
        optimizer.zero_grad()
        loss_of(model, center[some], context[some], noise.view(len(some), -1)).backward()
        optimizer.step()


def nearest(vectors: Tensor, words: Words, count: int) -> list[list[str]]:
    """Return the `count` words nearest to each word by the angle between vectors; the first is the word itself."""
    directions = F.normalize(vectors, dim=1)
    return [[words.names[code] for code in row] for row in (directions @ directions.t()).topk(count, 1)[1].tolist()]


def kept_together(model: Skipgram, words: Words) -> float:
    """Return the share of the words in KINDS whose nearest word in KINDS is of the same kind."""
    kind = {word: name for name, members in KINDS.items() for word in members.split() if word in words.code}
    vectors = F.normalize(model.center.weight.detach()[[words.code[word] for word in kind]], dim=1)
    match = vectors @ vectors.t() - 2 * torch.eye(len(kind))
    kinds = list(kind.values())
    right = sum(1 for near, own in zip(match.argmax(1).tolist(), kinds, strict=True) if kinds[near] == own)
    return right / len(kinds)


def picture(path: pathlib.Path, model: Skipgram, words: Words) -> None:
    """Draw the words of KINDS in the two principal directions of their vectors."""
    from matplotlib.figure import Figure

    kind = {word: place for place, members in enumerate(KINDS.values()) for word in members.split()
            if word in words.code}
    vectors = F.normalize(model.center.weight.detach()[[words.code[word] for word in kind]], dim=1)
    vectors = vectors - vectors.mean(0)
    places = vectors @ torch.linalg.svd(vectors, full_matrices=False)[2][:2].t()
    figure = Figure(figsize=(8, 6), layout="constrained")
    axes = figure.subplots()
    axes.scatter(places[:, 0].numpy(), places[:, 1].numpy(), s=0)
    for (x, y), (word, place) in zip(places.tolist(), kind.items(), strict=True):
        axes.text(x, y, word, color=f"C{place}", fontsize=8)
    figure.savefig(path, dpi=70)
    print(f"words: {path}")


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn vectors of words.", "vectors")
    options.add_argument("--processes", type=int, default=2, help="processes that train side by side")
    options.add_argument("--words", type=int, default=1_000_000, help="words of the text to read, at most")
    options.add_argument("--rounds", type=int, default=6, help="passes over the text")
    options.add_argument("--width", type=int, default=64, help="numbers in a vector")
    options.add_argument("--window", type=int, default=4, help="words to either side that count as near")
    options.add_argument("--noise", type=int, default=5, help="words that are drawn against each true one")
    options.add_argument("--batch", type=int, default=256, help="pairs in one update")
    options.add_argument("--least", type=int, default=10, help="occurrences of a word that gets a vector, at least")
    options.add_argument("--common", type=float, default=1e-3, help="share of the text from which on words are skipped")
    options.add_argument("--rate", type=float, default=0.05, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    words = Words(chosen.words, chosen.least, chosen.common)
    model = Skipgram(len(words.names), chosen.width).share_memory()
    run = Run(chosen, model=model)

    center, context = (side[:5000] for side in words.pairs(chosen.window))
    noise = torch.multinomial(words.noise, 5000 * chosen.noise, replacement=True).view(5000, -1)
    def mean_loss() -> float:
        with torch.no_grad():
            return loss_of(model, center, context, noise).item() / 5000

    for step in run.steps(chosen.rounds):
        workers = [multiprocessing.Process(target=train, args=(model, words, number, step, chosen))
                   for number in range(chosen.processes)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
            if worker.exitcode:
                raise SystemExit(f"a process ended with code {worker.exitcode}")
        run.record(loss=mean_loss(), kept_together=kept_together(model, words))

    neighbours = nearest(model.center.weight.detach(), words, 6)
    for word in ("egypt", "father", "three", "silver", "sword", "wept"):
        if word in words.code:
            print(f"{word}:", *neighbours[words.code[word]][1:])
    picture(chosen.out / "words.png", model, words)
    sizes = [sum(word in words.code for word in members.split()) for members in KINDS.values()]
    chance = sum(size * (size - 1) for size in sizes) / sum(sizes) / (sum(sizes) - 1)
    return run.report(kept_together=kept_together(model, words), chance=chance, loss=mean_loss(),
                      words=len(words.names))


if __name__ == "__main__":
    main()
