"""Losses of sequences and classes, and bags of rows, by every case: small and slow."""

import itertools

import numpy as np


def _reduced(losses, reduction):
    """Return the losses (0), their mean (1) or their sum (2)."""
    return losses if reduction == 0 else losses.sum() / (np.size(losses) if reduction == 1 else 1)


def multi_margin_loss(input, target, p, margin, weight, reduction):
    """Return each other class by itself."""
    rows, losses = input.reshape(-1, input.shape[-1]), []
    for row, which in zip(rows, target, strict=True):
        lacks = [np.maximum(0, margin - row[which] + score) ** p for j, score in enumerate(row) if j != which]
        losses.append((1 if weight is None else weight[which]) * sum(lacks) / len(row))
    return _reduced(np.array(losses, input.dtype), reduction)


def multilabel_margin_loss(input, target, reduction):
    """Return each pair of a target and another class by itself."""
    losses = []
    for row, labels in zip(input.reshape(-1, input.shape[-1]), target.reshape(-1, input.shape[-1]), strict=True):
        named = list(itertools.takewhile(lambda label: label >= 0, labels))
        others = [j for j in range(len(row)) if j not in named]
        losses.append(sum(np.maximum(0, 1 - (row[i] - row[j])) for i in named for j in others) / len(row))
    return _reduced(np.array(losses, input.dtype), reduction)


def labels_of(alignment, blank):
    """Return the labels of a class per time step, without repetitions and blanks."""
    return [label for label, _ in itertools.groupby(alignment) if label != blank]


def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity):
    """Return the probabilities of all alignments, one by one, whose labels are the targets."""
    lines = log_probs[:, None] if log_probs.ndim == 2 else log_probs
    starts, losses = np.concatenate([[0], np.cumsum(target_lengths)]).astype(int), []
    for n, (times, count) in enumerate(zip(input_lengths, target_lengths, strict=True)):
        wanted = list(targets[n, :count] if targets.ndim == 2 else targets[starts[n]:starts[n] + count])
        sums = [sum(float(lines[t, n, label]) for t, label in enumerate(alignment))
                for alignment in itertools.product(range(lines.shape[2]), repeat=int(times))
                if labels_of(alignment, blank) == wanted]
        loss = 0 - np.logaddexp.reduce(sums) if sums else np.inf
        losses.append(0 if zero_infinity and loss == np.inf else loss)
    losses = np.array(losses, log_probs.dtype)
    shares = losses / np.maximum(np.asarray(target_lengths), 1) if reduction == 1 else losses
    return _reduced(shares.astype(log_probs.dtype), reduction)


def embedding_bag(weight, input, offsets, mode, per_sample_weights, padding_idx):
    """Return each bag by itself; a bag without rows that count is zero."""
    if offsets is None:
        bags = [list(range(first, first + input.shape[1])) for first in range(0, input.size, max(1, input.shape[1]))]
    else:
        ends = [*offsets[1:], input.size] if len(offsets) else []
        bags = [list(range(start, end)) for start, end in zip(offsets, ends, strict=True)]
    flat, result = input.reshape(-1).astype(int), np.zeros((len(bags), weight.shape[1]), weight.dtype)
    factors = np.ones(input.size) if per_sample_weights is None else per_sample_weights.reshape(-1)
    for line, bag in zip(result, bags, strict=True):
        kept = [position for position in bag if flat[position] != padding_idx]
        if kept:
            line[:] = getattr(np, mode)(weight[flat[kept]] * factors[kept][:, None], 0)
    return result


def window(name, count, periodic):
    """Return NumPy's window, or a sum of cosines, without the last point if it is periodic; one point is 1."""
    name, option = name if isinstance(name, tuple) else (name, None)
    points = count + bool(periodic)
    if count < 2:
        return np.ones(count)
    if name == "general_cosine":
        return (option[0] - option[1] * np.cos(np.linspace(0, 2 * np.pi, points)))[:count]
    made = np.kaiser(points, option) if name == "kaiser" else getattr(np, name.replace("hann", "hanning"))(points)
    return made[:count]


def multilabel_soft_margin_loss(input, target, weight, reduction):
    """Return the mean over the classes of the binary cross entropies of the sigmoids."""
    chance = 1 / (1 + np.exp(-input))
    losses = -(target * np.log(chance) + (1 - target) * np.log(1 - chance)) * (1 if weight is None else weight)
    return _reduced(losses.mean(-1), reduction)


def cosine_embedding_loss(input1, input2, target, margin, reduction):
    """Return the losses of the pairs by their cosines."""
    cosine = (input1 * input2).sum(-1) / np.sqrt((input1**2).sum(-1) * (input2**2).sum(-1))
    return _reduced(np.select([target == 1, target == -1], [1 - cosine, np.maximum(cosine - margin, 0)]), reduction)


def triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, reduction):
    """Return how much nearer the negatives are than the positives and the margin."""
    near, far, other = ((np.abs(a - b + eps) ** p).sum(-1) ** (1 / p)
                        for a, b in ((anchor, positive), (anchor, negative), (positive, negative)))
    return _reduced(np.maximum(near - (np.minimum(far, other) if swap else far) + margin, 0), reduction)


def cross_entropy_probabilities(input, target, weight, reduction, label_smoothing):
    """Return the entropies along the classes, the last dim after a transposition."""
    input, target = (np.moveaxis(each, min(1, each.ndim - 1), -1) for each in (input, target))
    logs = input - np.log(np.exp(input).sum(-1, keepdims=True))
    target = target * (1 - label_smoothing) + label_smoothing / input.shape[-1]
    return _reduced(-(target * logs * (1 if weight is None else weight)).sum(-1), reduction)


def padded_window(n_fft, win_length, window):
    """Return the window, or ones, centred in n_fft elements."""
    width = n_fft if win_length is None else win_length
    before = (n_fft - width) // 2
    return np.pad(np.ones(width) if window is None else window, (before, n_fft - width - before))


def stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex):
    """Return the transform of each frame, as pairs unless return_complex."""
    hop, width = hop_length or n_fft // 4, n_fft // 2 if center else 0
    mode = {"reflect": "reflect", "constant": "constant", "replicate": "edge", "circular": "wrap"}[pad_mode]
    padded = np.pad(input, [(0, 0)] * (input.ndim - 1) + [(width, width)], mode)
    starts = range(0, padded.shape[-1] - n_fft + 1, hop)
    frames = np.stack([padded[..., at : at + n_fft] for at in starts], -2) * padded_window(n_fft, win_length, window)
    every = np.iscomplexobj(frames) or onesided is False
    spectra = np.fft.fft(frames) if every else np.fft.rfft(frames)
    spectra = np.swapaxes(spectra / np.sqrt(n_fft) if normalized else spectra, -1, -2)
    pairs = return_complex is False or return_complex is None and not np.iscomplexobj(input)
    return np.stack([spectra.real, spectra.imag], -1) if pairs else spectra


def istft(input, n_fft, hop_length, win_length, window, center, normalized, onesided, length):
    """Return the signal whose frames, weighted by the window, are the spectra's."""
    hop, taper = hop_length or n_fft // 4, padded_window(n_fft, win_length, window)
    spectra = input if np.iscomplexobj(input) else input[..., 0] + 1j * input[..., 1]
    frames = np.fft.irfft(np.swapaxes(spectra, -1, -2)[..., : n_fft // 2 + 1], n_fft) * taper
    count = frames.shape[-2]
    sums, weights = (np.zeros((*lead, n_fft + hop * (count - 1))) for lead in (frames.shape[:-2], ()))
    for k in range(count):
        sums[..., k * hop : k * hop + n_fft] += frames[..., k, :] * (np.sqrt(n_fft) if normalized else 1)
        weights[k * hop : k * hop + n_fft] += taper * taper
    first = n_fft // 2 if center else 0
    end = len(weights) - first if length is None else first + length
    sums, weights = (array[..., first:end] for array in (sums, weights))
    signal = sums / np.where(weights < 1e-11, 1, weights)
    missing = 0 if length is None else max(0, length - signal.shape[-1])
    return np.pad(signal, [(0, 0)] * (signal.ndim - 1) + [(0, missing)])
