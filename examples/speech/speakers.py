"""Identifies speakers: the four voices of the two fish of Fillets, in Czech and in Dutch.

apt-get install fillets-ng-data-cs fillets-ng-data-nl
python examples/speech/speakers.py
"""

import pathlib
import re
from typing import Any

from run import Run, parse, parser
from sounds import HOP, RATE, bands, read, spectrogram

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"lines": 160, "epochs": 8, "width": 32}
SOUNDS = "/usr/share/games/fillets-ng/sound"
VOICES = {("cs", "m"): "small fish, Czech", ("cs", "v"): "big fish, Czech",
          ("nl", "m"): "small fish, Dutch", ("nl", "v"): "big fish, Dutch"}
BANDS = 40


def recordings(folder: pathlib.Path) -> list[tuple[str, int, pathlib.Path]]:
    """Return level of the game, number of the voice, and file of each line of the fish: LEVEL/cs/let-m-oko.ogg."""
    found = []
    for path in sorted(folder.glob("*/*/*.ogg")):
        speaker = re.search(r"-([mv])-", path.name)
        voice = (path.parts[-2], speaker[1]) if speaker else None
        if voice in VOICES:
            found.append((path.parts[-3], list(VOICES).index(voice), path))
    if not found:
        raise SystemExit(f"{folder} has no recordings; run `apt-get install fillets-ng-data-cs fillets-ng-data-nl`, "
                         "or give --data FOLDER")
    return found


class Network(nn.Module):
    """Spectrograms (N, BANDS, frames) to scores (N, voices): convolutions over time, then its mean and deviation."""

    def __init__(self, width: int, dropout: float) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Conv1d(BANDS, width, 5, padding=2), nn.BatchNorm1d(width), nn.ReLU(),
            nn.Conv1d(width, width, 3, padding=2, dilation=2), nn.BatchNorm1d(width), nn.ReLU(),
            nn.Conv1d(width, width, 3, padding=3, dilation=3), nn.BatchNorm1d(width), nn.ReLU())
        self.scores = nn.Sequential(nn.Dropout(dropout), nn.Linear(2 * width, len(VOICES)))

    def forward(self, pictures: Tensor) -> Tensor:
        features = self.layers(pictures)
        scores: Tensor = self.scores(torch.cat([features.mean(2), features.std(2)], 1))
        return scores


def batch(pictures: list[Tensor], frames: int) -> Tensor:
    """Return a random part of `frames` frames of each spectrogram, (N, BANDS, frames); short ones are repeated."""
    parts = []
    for picture in pictures:
        while picture.shape[1] < frames:
            picture = torch.cat([picture, picture], 1)
        first = int(torch.randint(0, picture.shape[1] - frames + 1, (1,)))
        parts.append(picture[:, first : first + frames])
    return torch.stack(parts)


def confusion(path: pathlib.Path, counts: Tensor) -> None:
    """Draw how often each voice (row) was classified as each (column)."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 4), layout="constrained")
    axes = figure.subplots()
    axes.imshow(counts.numpy(), cmap="Blues")
    axes.set_xticks(range(len(VOICES)), VOICES.values(), rotation=30, ha="right")
    axes.set_yticks(range(len(VOICES)), VOICES.values())
    for row, column in torch.cartesian_prod(*[torch.arange(len(VOICES))] * 2).tolist():
        axes.text(column, row, str(int(counts[row, column])), ha="center", va="center", color="C1")
    figure.savefig(path, dpi=70)
    print(f"confusion: {path}")


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn who speaks.", "speakers")
    options.add_argument("--data", type=pathlib.Path, default=pathlib.Path(SOUNDS), help="folder of the recordings")
    options.add_argument("--lines", type=int, default=10_000, help="recordings to use, at most")
    options.add_argument("--epochs", type=int, default=15, help="passes over the recordings")
    options.add_argument("--batch", type=int, default=32, help="recordings in one update")
    options.add_argument("--seconds", type=float, default=1.5, help="how much of a recording the network hears")
    options.add_argument("--width", type=int, default=64, help="channels of the convolutions")
    options.add_argument("--dropout", type=float, default=0.3, help="part of the features that dropout sets to 0")
    options.add_argument("--rate", type=float, default=0.002, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    found = recordings(chosen.data)
    heard = [(level, voice, read(path)) for level, voice, path in found[:: max(1, -(-len(found) // chosen.lines))]]
    heard = [one for one in heard if len(one[2]) >= RATE // 4]  # skips a few empty files
    levels, filters = sorted({level for level, _, _ in heard}), bands(BANDS)
    pictures = [spectrogram(sound, filters) for _, _, sound in heard]
    voices = torch.tensor([voice for _, voice, _ in heard])
    held_out = torch.tensor([levels.index(level) % 5 == 4 for level, _, _ in heard])
    learn, test = (~held_out).nonzero().flatten(), held_out.nonzero().flatten()
    frames = int(chosen.seconds * RATE / HOP)
    model = Network(chosen.width, chosen.dropout)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    steps = chosen.epochs * -(-len(learn) // chosen.batch)
    for step in run.steps(steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / steps)
        rows = learn[run.rows(len(learn), chosen.batch)]
        loss = F.cross_entropy(model(batch([pictures[row] for row in rows.tolist()], frames)), voices[rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 10 == 0:
            run.record(loss=loss.item())

    model.eval()
    with torch.no_grad():
        said = torch.cat([model(pictures[row].unsqueeze(0)).argmax(1) for row in test.tolist()])
    counts = torch.bincount(voices[test] * len(VOICES) + said, minlength=len(VOICES) ** 2)
    confusion(chosen.out / "confusion.png", counts.view(len(VOICES), -1))
    return run.report(accuracy=(said == voices[test]).float().mean().item(), recordings=len(heard), held_out=len(test),
                      most_frequent=(torch.bincount(voices[test]).max() / len(test)).item())


if __name__ == "__main__":
    main()
