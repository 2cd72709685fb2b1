"""Translates from Spanish to English: a recurrent network with attention, trained on two Bibles.

apt-get install sword-text-sparv sword-text-kjv
python examples/language/translate.py
"""

import math
import pathlib
from collections import Counter
from typing import Any

from attention import Translator, search
from bibles import PAD, START, SWORD, Units, pairs, words
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim
from torch.nn.utils.rnn import pad_sequence

QUICK = {"verses": 1500, "units": 300, "steps": 60, "width": 64, "batch": 16, "test": 10, "longest": 30, "rate": 0.01}
Coded = list[tuple[Tensor, Tensor]]


def batched(coded: Coded, size: int) -> list[tuple[Tensor, Tensor]]:
    """Return minibatches of pairs of similar length: padded sources (N, S) and targets (N, T) that begin with START."""
    ordered = sorted(coded, key=lambda pair: (len(pair[0]), len(pair[1])))
    found = []
    for first in range(0, len(ordered), size):
        sources, targets = zip(*ordered[first : first + size], strict=True)
        padded = [pad_sequence(list(codes), batch_first=True, padding_value=PAD) for codes in (sources, targets)]
        found.append((padded[0], F.pad(padded[1], (1, 0), value=START)))
    return found


def loss_of(model: nn.Module, source: Tensor, target: Tensor) -> Tensor:
    """Return the mean loss per unit in nats."""
    scores = model(source, target[:, :-1])
    return F.cross_entropy(scores.flatten(0, 1), target[:, 1:].flatten(), ignore_index=PAD)


def bleu(found: list[list[str]], wanted: list[list[str]]) -> float:
    """Return the BLEU score of a corpus, 0 to 100, for up to four words and one reference each (Papineni, 2002)."""
    right, all_of_them = [0] * 4, [0] * 4
    for mine, reference in zip(found, wanted, strict=True):
        for n in range(1, 5):
            ours, theirs = (Counter(zip(*(text[i:] for i in range(n)), strict=False)) for text in (mine, reference))
            right[n - 1] += (ours & theirs).total()
            all_of_them[n - 1] += ours.total()
    if 0 in right:
        return 0.0
    precision = sum(math.log(r / a) for r, a in zip(right, all_of_them, strict=True)) / 4
    brevity = min(0.0, 1 - sum(map(len, wanted)) / sum(map(len, found)))
    return 100 * math.exp(precision + brevity)


def picture(path: pathlib.Path, attention: Tensor, source: list[str], target: list[str]) -> None:
    """Draw the attention (T, S) of each target unit to the source units."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(0.28 * len(source) + 1, 0.28 * len(target) + 1), layout="constrained")
    axes = figure.subplots()
    axes.imshow(attention.numpy(), cmap="gray_r")
    axes.set_xticks(range(len(source)), source, rotation=90)
    axes.set_yticks(range(len(target)), target)
    figure.savefig(path, dpi=70)
    print(f"attention: {path}")


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to translate.", "translate")
    options.add_argument("--data", type=pathlib.Path, default=pathlib.Path(SWORD), help="folder of SWORD's modules")
    options.add_argument("--verses", type=int, default=40_000, help="verses to use, at most")
    options.add_argument("--units", type=int, default=1500, help="merges of byte-pair encoding in each language")
    options.add_argument("--longest", type=int, default=25, help="units of a verse to learn from, at most")
    options.add_argument("--steps", type=int, default=2500, help="updates")
    options.add_argument("--batch", type=int, default=32, help="verses in one update")
    options.add_argument("--width", type=int, default=128, help="width of the model")
    options.add_argument("--dropout", type=float, default=0.1, help="part of the features that dropout sets to 0")
    options.add_argument("--rate", type=float, default=0.004, help="learning rate at the start; it falls to 0")
    options.add_argument("--beams", type=int, default=5, help="hypotheses that beam search keeps")
    options.add_argument("--test", type=int, default=300, help="held-out verses to translate, at most")
    chosen = parse(options, arguments, QUICK)

    verses = pairs(chosen.data)[: chosen.verses]
    held_out = verses[::50]
    del verses[::50]
    spanish, english = (Units([pair[side] for pair in verses], chosen.units) for side in (0, 1))
    learn, test = ([(spanish.encode(source), english.encode(target)) for source, target in some]
                   for some in (verses, held_out))
    batches = batched([pair for pair in learn if max(map(len, pair)) <= chosen.longest], chosen.batch)
    model = Translator(len(spanish.names), len(english.names), chosen.width, chosen.dropout)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / chosen.steps)
        loss = loss_of(model, *batches[int(run.rows(len(batches), 1))])
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if step % 20 == 0:
            run.record(nats_per_unit=loss.item())

    model.eval()
    short = [place for place, pair in enumerate(test) if max(map(len, pair)) <= chosen.longest][: chosen.test]
    with torch.no_grad():
        nats = [loss_of(model, *batch).item() for batch in batched([test[place] for place in short], 1)]
        found = {beams: [search(model, test[place][0], beams, 2 * chosen.longest)[0] for place in short]
                 for beams in (1, chosen.beams)}
        shown = min(short, key=lambda place: abs(len(test[place][0]) - 18))
        codes, attention = search(model, test[shown][0], chosen.beams, chosen.longest)
    picture(chosen.out / "attention.png", attention, [spanish.names[code] for code in test[shown][0].tolist()],
            [english.names[code] for code in codes.tolist()])
    for place, translated in list(zip(short, found[chosen.beams], strict=True))[:: max(1, len(short) // 6)]:
        print(*held_out[place], " ".join(english.decode(translated)), sep="\n", end="\n\n")
    wanted = [words(held_out[place][1]) for place in short]
    greedy, beam = (bleu([english.decode(codes) for codes in some], wanted) for some in found.values())
    frequency = torch.bincount(torch.cat([pair[1] for pair in learn])).float()
    share = frequency[frequency > 0] / frequency.sum()
    return run.report(bleu=beam, bleu_greedy=greedy, nats=sum(nats) / len(nats),
                      unigram=-(share * share.log()).sum().item(), verses=len(batches) * chosen.batch,
                      parameters=sum(p.numel() for p in model.parameters()))


if __name__ == "__main__":
    main()
