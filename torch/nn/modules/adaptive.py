"""Adaptive softmax, for many classes of which few are frequent."""

from __future__ import annotations

from collections import namedtuple

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.functions.sizes import check_integers, check_numbers, items_of
from torch.nn.modules.container import ModuleList, Sequential
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.linear import Linear
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor

__all__ = ["AdaptiveLogSoftmaxWithLoss"]

_ASMoutput = namedtuple("_ASMoutput", ["output", "loss"])


class AdaptiveLogSoftmaxWithLoss(Module):
    """Log-softmax over classes sorted by decreasing frequency, and its loss (Grave and others, 2017).

    Classes below cutoffs[0] form the shortlist. Each interval between two cutoffs is a cluster. The head scores the
    shortlist and, with one score each, the clusters. The tail of cluster i scores its classes through in_features //
    div_value ** i features, and is computed only for inputs whose target lies in it.

    `forward(input, target)` returns `output`, the log-probability of each target, and `loss`, minus its mean.
    `log_prob(input)` returns the log-probabilities of all classes, `predict(input)` the most probable class.

    Args:
        cutoffs: increasing class indices between 1 and n_classes - 1.
        head_bias: whether the head has a bias.
    Shape:
        input: (N, in_features) or (in_features).
        target: LongTensor (N), or a single class.
    Raises:
        ValueError: unsuitable cutoffs.
        RuntimeError: unsuitable sizes.
        IndexError: a target outside the classes.

    >>> module = nn.AdaptiveLogSoftmaxWithLoss(8, 100, cutoffs=[10, 40])
    >>> x = torch.randn(3, 8)
    >>> module(x, torch.LongTensor([5, 20, 99])).output.size(), module.log_prob(x).size()
    (torch.Size([3]), torch.Size([3, 100]))
    """

    @with_placement
    def __init__(
        self, in_features: int, n_classes: int, cutoffs: Sequence[int], div_value: float = 4.0,
        head_bias: bool = False, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        cutoffs = items_of("AdaptiveLogSoftmaxWithLoss", "cutoffs", cutoffs, "ints that rise")
        for cutoff in cutoffs:
            check_integers("AdaptiveLogSoftmaxWithLoss", cutoffs=cutoff)
        check_numbers("AdaptiveLogSoftmaxWithLoss", div_value=div_value)
        if not cutoffs or cutoffs != sorted(set(cutoffs)) or not 0 < cutoffs[0] <= cutoffs[-1] < n_classes:
            raise ValueError(f"AdaptiveLogSoftmaxWithLoss: cutoffs are {cutoffs}; need ints that rise, from 1 to "
                             f"{n_classes - 1}, one less than the classes")
        self.in_features, self.n_classes, self.div_value, self.head_bias = in_features, n_classes, div_value, head_bias
        self.cutoffs = [*cutoffs, n_classes]
        self.shortlist_size, self.n_clusters = cutoffs[0], len(cutoffs)
        self.head_size = self.shortlist_size + self.n_clusters
        self.head = Linear(in_features, cutoffs[0] + len(cutoffs), bias=head_bias)
        self.tail = ModuleList([
            Sequential(Linear(in_features, int(in_features // div_value**number), bias=False),
                       Linear(int(in_features // div_value**number), high - low, bias=False))
            for number, (low, high) in enumerate(zip(self.cutoffs, self.cutoffs[1:], strict=False), 1)])

    def reset_parameters(self) -> None:
        """Initialize all weights like those of Linear."""
        for module in (self.head, *(linear for pair in self.tail for linear in pair)):
            module.reset_parameters()

    def forward(self, input_: Tensor, target_: Tensor) -> Any:
        input, target = input_, target_
        values = value_of(target)
        unbatched = self._check(input)
        if values.numel() != (1 if unbatched else input.size(0)) or values.dim() > 1 or not (unbatched or values.dim()):
            raise RuntimeError(f"AdaptiveLogSoftmaxWithLoss: input is {shown(input)}, target is {shown(target)}; "
                               "need a target for each row of input")
        if values.numel() and not (0 <= values.min() and values.max() < self.n_classes):
            raise IndexError(f"AdaptiveLogSoftmaxWithLoss: targets are from {values.min()} to {values.max()}, but "
                             f"there are {self.n_classes} classes")
        rows, values = input.unsqueeze(0) if unbatched else input, values.reshape(-1)
        cluster = sum(((values >= cutoff).long() for cutoff in self.cutoffs[1:-1]), (values >= self.cutoffs[0]).long())
        inside = (cluster == 0).long()
        position = values * inside + (cluster + self.cutoffs[0] - 1) * (1 - inside)
        output = _log_softmax_at(self.head(rows), position)
        for number, tail in enumerate(self.tail, 1):
            where = (cluster == number).nonzero().reshape(-1)
            if where.numel():
                result = _log_softmax_at(tail(rows.index_select(0, where)),
                                values[where] - self.cutoffs[number - 1])
                output = output.index_add(0, where, result)
        return _ASMoutput(output.reshape(target.size()), -output.mean())

    def log_prob(self, input: Tensor) -> Tensor:
        """Return the log-probabilities of all classes, (N, n_classes) or (n_classes)."""
        unbatched = self._check(input)
        rows = input.unsqueeze(0) if unbatched else input
        head, short = functional.log_softmax(self.head(rows), 1), self.cutoffs[0]
        parts = [head.narrow(1, 0, short)]
        for number, tail in enumerate(self.tail):
            own = functional.log_softmax(tail(rows), 1)
            parts.append(own + head.narrow(1, short + number, 1).expand_as(own))
        result = _core.cat(parts, 1)
        return result.squeeze(0) if unbatched else result

    def predict(self, input: Tensor) -> Tensor:
        """Return the most probable class of each row (N), or of a single input."""
        return self.log_prob(input).max(-1)[1]

    def _check(self, input):
        """Return whether `input` is a single row; raise if its size is unsuitable."""
        if input.dim() not in (1, 2) or input.size(-1) != self.in_features:
            raise RuntimeError(f"AdaptiveLogSoftmaxWithLoss: input is {shown(input)}; need "
                               f"(N, {self.in_features}) or ({self.in_features})")
        return input.dim() == 1


def _log_softmax_at(scores, places):
    """Return, for each row of scores, the log-softmax at its place."""
    return functional.log_softmax(scores, 1).gather(1, places.unsqueeze(1)).squeeze(1)
