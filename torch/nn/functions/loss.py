"""Losses with rules of their own: classes, probabilities that are checked, reductions with other names."""

from __future__ import annotations

import operator

from torch import _core
from torch._base.arguments import is_int, is_number, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import cross_entropy as _cross_entropy
from torch._core import ctc_loss as _ctc_loss
from torch._core import internal, log_softmax
from torch._core import nll_loss as _nll_loss
from torch._generated.python import functional as rows
from torch.autograd.moves import moved
from torch.nn.reduction import NONE, of_same_size, reduced, reduction_of

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["binary_cross_entropy", "cross_entropy", "ctc_loss", "gaussian_nll_loss", "kl_div", "nll_loss"]


def nll_loss(
    input: Tensor, target: Tensor, weight: Tensor | None = None,
    size_average: bool | None = True, ignore_index: int = -100, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """Mean of -input[i, target[i]], for logarithms of probabilities (N, C) or (N, C, d1 ...) and classes.

    target: LongTensor of the size of input without the C.

    weight: Tensor of C elements; the mean is then weighted. Targets that are ignore_index do not count.
    Raises IndexError for any other target outside the classes.
    """
    return _nll_loss(input, target, weight, reduction_of(size_average, reduce, reduction),
                     ignore_index)


def cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None,
    size_average: bool | None = True, ignore_index: int = -100, reduce: bool | None = True,
    reduction: str | None = None, label_smoothing: float = 0.0,
) -> Tensor:
    """nll_loss of log_softmax: input (N, C) or (N, C, d1 ...) holds scores of any size.

    target: a LongTensor of classes, or probabilities of the size of input.
    label_smoothing: a share, 0 to 1, that every target gives to all classes alike (Szegedy and others, 2016).
    """
    kind = reduction_of(size_average, reduce, reduction)
    target, weight = target, weight
    if not 0 <= label_smoothing <= 1:
        raise ValueError(f"cross_entropy: label_smoothing is a share from 0 to 1, not {label_smoothing}")
    if target.size() == input.size() and value_of(target).type() == value_of(input).type():
        return _of_probabilities(input, target, weight, kind, label_smoothing)
    return _cross_entropy(input, target, weight, kind, ignore_index, label_smoothing)


def _per_class(weight, input, classes):
    """The weights of classes as a tensor that broadcasts over input."""
    return weight.reshape(*[-1 if dim == classes else 1 for dim in range(input.dim())])


def _of_probabilities(input, target, weight, kind, smoothing):
    classes = 0 if input.dim() == 1 else 1
    logarithms = log_softmax(input, classes)
    if smoothing:
        target = target * (1 - smoothing) + smoothing / logarithms.size(classes)
    losses = -target * logarithms
    losses = (losses if weight is None else losses * _per_class(weight, losses, classes)).sum(classes)
    return reduced(losses, kind)


def binary_cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """Mean of -(t log x + (1 - t) log(1 - x)) for probabilities x. weight: Tensor, broadcast to the elements.

    Raises ValueError where input leaves 0 to 1; on a GPU, where nobody waits to look, the loss is nan then.
    """
    loss = rows.binary_cross_entropy(input, target, weight, size_average, reduce, reduction)
    if loss.is_cuda:
        return loss
    number = float(value_of(loss).sum())
    if number != number:  # Only the logarithm of what is no probability, or nan itself, gives nan.
        _check_probabilities("binary_cross_entropy", value_of(input))
    return loss


def _check_probabilities(name, tensor):
    outside = tensor[(tensor < 0) | (tensor > 1)]
    if outside.numel():
        raise ValueError(f"{name}: input holds {outside[0]:.6g}, and needs probabilities from 0 to 1; "
                         "take the sigmoid of scores first")


def gaussian_nll_loss(
    input: Tensor, target: Tensor, var: Tensor | float, full: bool = False, eps: float = 1e-6,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """Mean of (log v + (input - target)^2 / v) / 2, for targets that are normal around input with variance v.

    var: of the size of input, with a last dimension of 1 or none where it is one for a row, or a number. It counts as
    eps where it is less. full adds log(2 pi) / 2. Source: Nix and Weigend, 1994. Raises ValueError for other sizes.
    """
    size = input.size()
    if is_number(var):
        var = value_of(input).new(size).fill_(var)
    elif size and var.size() == size[:-1]:
        var = var.unsqueeze(-1)
    if var.size() == (*size[:-1], 1):
        var = var.expand(size)
    return rows.gaussian_nll_loss(input, target, var, full, eps, size_average, reduce, reduction)


def kl_div(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None, log_target: bool = False,
) -> Tensor:
    """Mean of t * (log t - x): how far logarithms x of probabilities are from the distribution t.

    reduction: also "batchmean", the sum over the size of dim 0, which is the divergence itself. log_target: target
    holds logarithms too. Raises ValueError if the sizes differ.
    """
    if log_target:
        target = _core.exp(target)
    each = reduction == "batchmean"
    how = reduction_of(size_average, reduce, "sum" if each else reduction)
    target = of_same_size("kl_div", input, target)
    loss = internal.kl_div_elements(input, target) if how == NONE else _core.kl_div(input, target, how)
    return loss / max(1, input.size(0)) if each else loss


def ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any, blank: int = 0,
    reduction: str | None = "mean", zero_infinity: bool = False,
) -> Tensor:
    """Minus the logarithm of the probability of all ways to spread labels over time (Graves and others, 2006).

    log_probs: logarithms of probabilities (T, N, C), as log_softmax gives them, or (T, C). targets: a LongTensor (N, S)
    of labels, or all labels behind each other; none of them is blank. input_lengths, target_lengths: how much of either
    belongs to each sample, LongTensors (N) or sequences of ints. The mean is that of the losses over their lengths.
    zero_infinity: a sample that does not fit its time has loss 0 and no gradient, instead of inf.

    Raises ValueError for lengths that do not fit and a label that is blank, IndexError for one outside the classes.

    >>> even = torch.zeros(2, 1, 2) - 0.6931472
    >>> loss = F.ctc_loss(even, torch.LongTensor([[1]]), [2], [1], reduction="sum")  # three of four ways
    >>> round(float(loss), 4)
    0.2877
    """
    given = [moved(_whole(value), log_probs._gpu)
             for value in (targets, input_lengths, target_lengths)]
    return _ctc_loss(log_probs, *given, blank, reduction_of(reduction=reduction), zero_infinity)


def _whole(value):
    """Ints, or a tensor of any integers, as a LongTensor."""
    value = value_of(value)
    if not _core.is_tensor(value):
        return _core.LongTensor([value] if is_int(value) else [operator.index(number) for number in value])
    return value.long()
