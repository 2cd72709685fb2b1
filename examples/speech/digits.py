"""Recognizes digits spoken by synthetic voices, by connectionist temporal classification (Graves, 2006).

apt-get install espeak-ng flite
python examples/speech/digits.py
"""

import itertools
import pathlib
import subprocess
import tempfile
from typing import Any

from run import Run, parse, parser
from sounds import bands, read, spectrogram

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim
from torch.nn.utils.rnn import pad_sequence

QUICK = {"spoken": 30, "voices": 4, "longest": 2, "epochs": 30, "width": 48, "rate": 0.006}
WORDS = "zero one two three four five six seven eight nine".split()
BLANK = len(WORDS)
BANDS = 40
ACCENTS = ("en-us", "en-gb", "en-gb-scotland", "en-029")
LEARN = [f"espeak-ng {accent}+{variant}" for variant in ("m1", "f2", "m3", "f1", "m2", "m4") for accent in ACCENTS]
LEARN[1:1] = ["flite awb", "flite kal", "flite rms"]
HELD_OUT = ["espeak-ng en-gb-x-gbcwmd+f4", "espeak-ng en-gb-x-rp+m7", "flite slt"]
Spoken = list[tuple[Tensor, Tensor]]  # spectrograms (BANDS, frames) and digits (length,)


def speak(voice: str, text: str, path: pathlib.Path) -> None:
    """Write spoken text into a sound file. `voice` is a program and one of its voices."""
    program, name = voice.split()
    options = ["-v", name, "-w", str(path)] if program == "espeak-ng" else ["-voice", name, "-o", str(path), "-t"]
    try:
        subprocess.run([program, *options, text], check=True, capture_output=True)
    except FileNotFoundError:
        raise SystemExit(f"{program} is missing; run `apt-get install espeak-ng flite`") from None


def spoken(voices: list[str], count: int, longest: int) -> Spoken:
    """Return `count` random numbers of up to `longest` digits, spoken by each voice."""
    found, filters = [], bands(BANDS)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "number.wav")
        for voice in voices:
            for place in range(count):
                digits = torch.randint(0, len(WORDS), (1 + place % longest,))
                speak(voice, " ".join(WORDS[digit] for digit in digits.tolist()), path)
                found.append((spectrogram(read(path), filters), digits))
    return found


class Network(nn.Module):
    """Network from spectrograms (N, BANDS, frames) to log-probabilities (frames / 2, N, digits and blank)."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.near = nn.Sequential(nn.Conv1d(BANDS, width, 5, padding=2), nn.BatchNorm1d(width), nn.ReLU(),
                                  nn.Conv1d(width, width, 5, stride=2, padding=2), nn.BatchNorm1d(width), nn.ReLU())
        self.far = nn.GRU(width, width, bidirectional=True)
        self.scores = nn.Linear(2 * width, BLANK + 1)

    def forward(self, pictures: Tensor) -> Tensor:
        read = self.far(self.near(pictures).permute(2, 0, 1))[0]
        return F.log_softmax(self.scores(read), 2)


def batch(some: Spoken) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Return padded spectrograms, all digits in one row, the number of output frames, and the numbers of digits."""
    pictures, digits = zip(*some, strict=True)
    padded = pad_sequence([picture.t() for picture in pictures], batch_first=True).transpose(1, 2)
    frames = torch.tensor([(picture.shape[1] + 1) // 2 for picture in pictures])
    return padded, torch.cat(digits), frames, torch.tensor([len(one) for one in digits])


def written(probabilities: Tensor) -> list[int]:
    """Return the most probable label of each frame (frames, labels), without repetitions and blanks."""
    return [label for label, _ in itertools.groupby(probabilities.argmax(1).tolist()) if label != BLANK]


def distance(found: list[int], wanted: list[int]) -> int:
    """Return the number of insertions, deletions and replacements between two sequences (Levenshtein, 1966)."""
    row = list(range(len(wanted) + 1))
    for i, mine in enumerate(found, 1):
        before, row = row, [i]
        for j, theirs in enumerate(wanted, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (mine != theirs)))
    return row[-1]


def errors(model: Network, some: Spoken) -> float:
    """Return the digit error rate: edits per spoken digit."""
    model.eval()
    with torch.no_grad():
        edits = sum(distance(written(model(picture.unsqueeze(0))[:, 0]), digits.tolist()) for picture, digits in some)
    model.train()
    return edits / sum(len(digits) for _, digits in some)


def alignment(path: pathlib.Path, picture: Tensor, probabilities: Tensor) -> None:
    """Draw a spectrogram, and below it the probability of each digit (frames, labels) over time."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    above, below = figure.subplots(2, 1)
    above.imshow(picture.numpy(), aspect="auto", origin="lower", cmap="magma")
    for digit, word in enumerate(WORDS):
        if probabilities[:, digit].max().item() > 0.3:
            below.plot(probabilities[:, digit].tolist(), label=word)
    below.plot(probabilities[:, BLANK].tolist(), color="gray", linestyle=":", label="blank")
    below.set_xlim(0, len(probabilities))
    below.legend(loc="right", fontsize=8)
    figure.savefig(path, dpi=70)
    print(f"alignment: {path}")


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to write down spoken digits.", "digits")
    options.add_argument("--voices", type=int, default=len(LEARN), help="voices to learn from")
    options.add_argument("--spoken", type=int, default=40, help="numbers that each voice speaks")
    options.add_argument("--longest", type=int, default=5, help="digits of a number, at most")
    options.add_argument("--epochs", type=int, default=12, help="passes over the recordings")
    options.add_argument("--batch", type=int, default=16, help="recordings in one update")
    options.add_argument("--width", type=int, default=64, help="width of the network")
    options.add_argument("--rate", type=float, default=0.003, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    learn = spoken(LEARN[: chosen.voices], chosen.spoken, chosen.longest)
    tests = {voice: spoken([voice], chosen.spoken, chosen.longest) for voice in HELD_OUT}
    model = Network(chosen.width)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    steps = chosen.epochs * -(-len(learn) // chosen.batch)
    for step in run.steps(steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / steps)
        pictures, digits, frames, lengths = batch([learn[row] for row in run.rows(len(learn), chosen.batch).tolist()])
        loss = F.ctc_loss(model(pictures), digits, frames, lengths, blank=BLANK)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if step % 10 == 0:
            run.record(loss=loss.item())

    rates = {voice: errors(model, test) for voice, test in tests.items()}
    for voice, rate in rates.items():
        print(f"{rate:6.1%} of digits wrong: {voice}")
    model.eval()
    picture, digits = tests[HELD_OUT[-1]][chosen.longest - 1]
    with torch.no_grad():
        probabilities = model(picture.unsqueeze(0))[:, 0].exp()
    print("spoken", *digits.tolist(), "written", *written(probabilities))
    alignment(chosen.out / "alignment.png", picture, probabilities)
    return run.report(error_rate=sum(rates.values()) / len(rates), recordings=len(learn), voices=chosen.voices)


if __name__ == "__main__":
    main()
