"""torch.ops.torchaudio against SciPy, and against the sum over all paths."""

import itertools
import math

import numpy as np
import pytest
import scipy  # which imports scipy.signal when it is used

import torch

RNG = np.random.default_rng(0)


@pytest.mark.parametrize("samples", [0, 1, 127, 128, 129, 400])
@pytest.mark.parametrize("order", [0, 1, 3])
def test_recursive_filters(audio, samples, order):
    signal = RNG.standard_normal((2, 3, samples))
    taps = np.concatenate([np.ones((3, 1)), RNG.uniform(-0.3, 0.3, (3, order))], 1)
    output = torch.zeros(2, 3, samples + order, dtype=torch.float64)
    audio._lfilter_core_loop(torch.from_numpy(signal), torch.from_numpy(taps[:, ::-1].copy()), output)
    for channel in range(3):
        expected = scipy.signal.lfilter([1.0], taps[channel], signal[:, channel]) if samples else signal[:, channel]
        np.testing.assert_allclose(output[:, channel, order:], expected, atol=1e-9)


def test_overdrive_takes_and_leaves_the_last_samples(audio):
    wave, filtered = torch.randn(2, 300).double(), torch.randn(2, 300).double()
    once = [torch.full((2,), 0.5).double(), torch.full((2,), 0.25).double(), torch.empty(2, 300).double()]
    parts = [each.clone() for each in once]
    audio._overdrive_core_loop(wave, filtered, *once)
    for part in (slice(0, 100), slice(100, 300)):
        audio._overdrive_core_loop(wave[:, part], filtered[:, part], *parts[:2], parts[2][:, part])
    assert all(torch.allclose(a, b) for a, b in zip(once, parts, strict=True))
    assert once[2][0, 0].item() == pytest.approx(
        0.5 * wave[0, 0].item() + 0.75 * (filtered[0, 0].item() - 0.5 + 0.995 * 0.25))


def paths(frames, labels):
    """Yield the words of a transducer, "b" for a blank and "l" for a label; the last is a blank."""
    for places in itertools.combinations(range(frames - 1 + labels), labels):
        yield ["l" if step in places else "b" for step in range(frames - 1 + labels)] + ["b"]


@pytest.mark.parametrize(("frames", "labels"), [(1, 0), (1, 2), (3, 0), (4, 2)])
def test_transducer_sums_over_all_paths(audio, frames, labels):
    logits = torch.randn(2, 4, 4, 5)
    targets = torch.randint(1, 5, (2, 3), dtype=torch.int32)
    lengths = torch.tensor([frames, 4]), torch.tensor([labels, 3])
    costs, grad = audio.rnnt_loss_forward(logits, targets, *(each.int() for each in lengths), 0, -1.0, True)
    scores = logits.double().log_softmax(3)[0]
    total = 0.0
    for path in paths(frames, labels):
        frame = label = logarithm = 0
        for step in path:
            logarithm += scores[frame, label, 0 if step == "b" else int(targets[0, label])].item()
            frame, label = (frame + 1, label) if step == "b" else (frame, label + 1)
        total += math.exp(logarithm)
    assert costs[0].item() == pytest.approx(-math.log(total), rel=1e-5)
    assert (grad[0, frames:] == 0).all() and (grad[0, :, labels + 1:] == 0).all() and grad.isfinite().all()
    moved = logits + 1e-2 * torch.randn_like(logits)
    difference = audio.rnnt_loss_forward(moved, targets, *lengths, 0, -1.0, True)[0] - costs
    torch.testing.assert_close(difference, ((moved - logits) * grad).flatten(1).sum(1), atol=2e-3, rtol=0.05)


def test_alignment_is_the_best_path(audio):
    scores = torch.randn(1, 6, 4).log_softmax(2)
    targets = torch.tensor([[2, 2, 3]])

    def reads(word):
        return [label for label, _ in itertools.groupby(word) if label]

    best = max((word for word in itertools.product(range(4), repeat=6) if reads(word) == [2, 2, 3]),
               key=lambda word: sum(scores[0, frame, label].item() for frame, label in enumerate(word)))
    path, same = audio.forced_align(scores, targets, torch.tensor([6]), torch.tensor([3]), 0)
    assert tuple(path[0].tolist()) == best and same.equal(scores)
    with pytest.raises(RuntimeError, match="too long for CTC"):
        audio.forced_align(scores, targets, torch.tensor([3]), torch.tensor([3]), 0)
