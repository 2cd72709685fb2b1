"""Losses of samples whose classes, or which themselves, are spread over the ranks."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.tensor.placements import Replicate
from torch.nn import functional
from torch.nn.reduction import NAMES, SUM

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.distributed.tensor.row_call import Call


def split_loss(call: Call, operands: dict[Any, Any], run: Callable[[dict[str, Any]], Any]) -> Any:
    """Return a loss as calls that gather no scores, or None if `run`, which runs the row, need not be changed.

    Scores whose classes are sharded become logarithms of probabilities, a mean becomes a sum and a count.
    """
    scores, target = operands["input", None], operands["target", None]
    sharded = any(one.is_shard(1) for one in scores.placements)
    if scores.dim() < 2 or all(one == Replicate() for one in (*scores.placements, *target.placements)):
        return None
    given = call.values | {name: tensor for (name, _), tensor in operands.items()}
    if sharded and call.scores_function:
        if call.preset("label_smoothing"):
            return None
        names = "target", "weight", "ignore_index"
        return functional.nll_loss(_log_softmax(scores), **{name: given[name] for name in names if name in given},
                                   reduction=call.reduction)
    if call.reduction != NAMES[SUM] and call.reduction != "none":
        return run(given | {"reduction": SUM}) / _total(target, given.get("weight"), call.preset("ignore_index"))
    return None


def _log_softmax(scores):
    """Return the logarithms of probabilities by the largest score and a sum, which the ranks exchange."""
    apart = scores - scores.detach().amax(1, keepdim=True)
    return apart - apart.exp().sum(1, keepdim=True).log()


def _total(target, weight, ignored):
    """Return the sum of the weights of the targets that count."""
    counts = target != ignored
    if weight is None:
        return counts.sum()
    return (functional.embedding(target.masked_fill(~counts, 0), weight.unsqueeze(1)).squeeze(-1) * counts).sum()
