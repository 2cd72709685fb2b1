"""torch.ops.torchaudio: recursive filters, the loss of RNN transducers, alignment of labels to frames."""

import torch
from torch._libraries import Operators

_BLOCK = 128  # samples that a recursive filter solves at a time
_operators = Operators("torchaudio")
_operator = _operators.define_by


_binary = Operators("_torchaudio")
_binary.define_by("cuda_version() -> int?")(lambda: None)
_binary.define_by("is_align_available() -> bool")(lambda: True)


@_operator("_lfilter_core_loop(Tensor input_signal_windows, Tensor a_coeff_flipped, Tensor(a!) padded_output_waveform) "
           "-> Tensor(a!)")
def _lfilter_core_loop(signal, coefficients, output):
    """Write y[n] = x[n] - sum of a[k] y[n - k] for k from 1, behind the values of y before the first sample.

    The samples of a block are the solution of a triangular system: the recursion's matrix is a band of Toeplitz form,
    and what precedes the block stands on the right.

    Args:
        signal: x (batch, channels, samples).
        coefficients: (channels, order + 1), a[order] first and a[0] = 1 last.
        output: (batch, channels, order + samples).
    """
    order = coefficients.size(1) - 1
    samples = signal.size(2)
    if order == 0 or samples == 0:
        return output[..., order:].copy_(signal)
    size = min(max(_BLOCK, order), samples)
    band = coefficients.new_zeros(coefficients.size(0), size, size + order)
    for row in range(size):
        band[:, row, row:row + order + 1] = coefficients
    # Solve once for the block's samples (unit) and for the values before it (history).
    answer = torch.linalg.solve_triangular(
        band[..., order:], torch.cat([torch.eye(size).to(band).expand_as(band[..., order:]), -band[..., :order]], -1),
        upper=False, unitriangular=True)
    for begin in range(0, samples, size):
        end = min(begin + size, samples)
        part = torch.cat([signal[..., begin:end], signal.new_zeros(*signal.shape[:2], size - (end - begin)),
                          output[..., begin:begin + order]], -1)
        solved = (answer @ part.unsqueeze(-1)).squeeze(-1)
        output[..., begin + order:end + order] = solved[..., :end - begin]
    return output


@_operator("_overdrive_core_loop(Tensor waveform, Tensor temp, Tensor(a!) last_in, Tensor(b!) last_out, "
           "Tensor(c!) output_waveform) -> (Tensor(a!), Tensor(b!), Tensor(c!))")
def _overdrive_core_loop(waveform, temp, last_in, last_out, output):
    """Write 0.5 waveform + 0.75 y, where y[n] = temp[n] - temp[n - 1] + 0.995 y[n - 1], and the last values."""
    if waveform.size(-1) == 0:
        return last_in, last_out, output
    steps = temp - torch.cat([last_in.unsqueeze(1), temp[:, :-1]], 1)
    filtered = torch.cat([last_out.unsqueeze(1), torch.zeros_like(steps)], 1).unsqueeze(1)
    _lfilter_core_loop(steps.unsqueeze(1), temp.new_tensor([[-0.995, 1.0]]), filtered)
    output.copy_(0.5 * waveform + 0.75 * filtered[:, 0, 1:])
    last_in.copy_(temp[:, -1])
    last_out.copy_(filtered[:, 0, -1])
    return last_in, last_out, output


@_operator("rnnt_loss_forward(Tensor logits, Tensor targets, Tensor logit_lengths, Tensor target_lengths, int blank, "
           "float clamp, bool fused_log_softmax) -> (Tensor, Tensor)")
def rnnt_loss_forward(logits, targets, logit_lengths, target_lengths, blank, clamp, fused_log_softmax):
    """Return -log P(targets) of each sequence, and its gradient (Graves, Sequence Transduction with RNNs, 2012).

    Args:
        logits: (batch, frames, labels + 1, classes).
        targets: (batch, labels).
        clamp: the gradient's elements stay between -clamp and clamp, if it is positive.
    """
    with torch.enable_grad():
        leaf = logits.detach().float().requires_grad_()
        scores = leaf.log_softmax(3) if fused_log_softmax else leaf
        costs = _transducer(scores, targets.long(), logit_lengths.long(), target_lengths.long(), blank)
        grad = torch.autograd.grad(costs.sum(), leaf)[0]
    grad = grad.clamp(-clamp, clamp) if clamp > 0 else grad
    return costs.detach().to(logits.dtype), grad.to(logits.dtype)


def _transducer(scores, targets, frames, labels, blank):
    """Walk over diagonals of the lattice (frame, label): all nodes of one depend on the diagonal before it."""
    batch, rows, columns = scores.shape[:3]
    skips = scores[..., blank]
    index = targets.view(batch, 1, columns - 1, 1).expand(-1, rows, -1, -1)
    emits = scores[:, :, :-1].gather(3, index).squeeze(3)
    label = torch.arange(columns, device=scores.device)
    infinite = scores.new_full((batch, columns), -torch.inf)
    current = infinite.masked_fill(label == 0, 0)
    finals = []
    for diagonal in range(rows + columns - 1):
        frame = diagonal - label  # node (frame, label)
        if diagonal:
            before = (frame - 1).clamp(0, rows - 1)
            stay = (current + skips[:, before, label]).where((frame > 0) & (frame <= rows), infinite)
            inside = frame.clamp(0, rows - 1)[1:]
            move = current[:, :-1] + emits[:, inside, label[:-1]]
            move = torch.cat([infinite[:, :1], move.where((frame[1:] >= 0) & (frame[1:] < rows), infinite[:, 1:])], 1)
            current = _sum_of_paths(stay, move)
        finals.append(current)
    every = torch.arange(batch, device=scores.device)
    end = torch.stack(finals, 1)[every, frames - 1 + labels, labels]
    return -(end + skips[every, frames - 1, labels])


def _sum_of_paths(one, other):
    """Return logaddexp, with gradients 0 where both are -inf."""
    dead = (one == -torch.inf) & (other == -torch.inf)
    return torch.logaddexp(one.masked_fill(dead, 0), other.masked_fill(dead, 0)).masked_fill(dead, -torch.inf)


@_operator("forced_align(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank) -> "
           "(Tensor, Tensor)")
def forced_align(log_probs, targets, input_lengths, target_lengths, blank):
    """Return the most probable path of labels and blanks (1, frames) that reads as the targets, and log_probs."""
    if log_probs.dim() != 3 or log_probs.size(0) != 1 or targets.dim() != 2 or targets.size(0) != 1:
        raise RuntimeError(f"forced_align: log_probs has sizes {list(log_probs.shape)}, targets {list(targets.shape)}; "
                           "need (1, frames, classes) and (1, labels)")
    frames, labels = int(input_lengths[0]), targets[0, :int(target_lengths[0])].long()
    repeats = int((labels[1:] == labels[:-1]).sum())
    if frames < labels.numel() + repeats:
        raise RuntimeError(f"forced_align: targets length is too long for CTC: {labels.numel()} labels and {repeats} "
                           f"repeats need as many frames; there are {frames}")
    states = labels.new_full((2 * labels.numel() + 1,), blank)
    states[1::2] = labels
    emits = log_probs[0, :frames].float().index_select(1, states)
    skips = torch.zeros_like(states, dtype=torch.bool)
    skips[3::2] = labels[1:] != labels[:-1]
    never = emits.new_full((2,), -torch.inf)
    best = emits[0].clone()
    best[2:] = -torch.inf
    steps = []
    for frame in range(1, frames):
        padded = torch.cat([never, best])
        choices = torch.stack([best, padded[1:-1], padded[:-2].masked_fill(~skips, -torch.inf)])
        best, step = choices.max(0)
        best = best + emits[frame]
        steps.append(step)
    state = states.numel() - 1
    if state and best[state - 1] > best[state]:
        state -= 1
    path = [state]
    for step in reversed(steps):
        path.append(path[-1] - int(step[path[-1]]))
    result = states[torch.tensor(path[::-1])]
    return result.unsqueeze(0).to(targets.dtype), log_probs
