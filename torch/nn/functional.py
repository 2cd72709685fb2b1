"""Layers as functions without state: a function receives everything that it reads as an argument.

The functions of rows are in generated/python/functional.py, the others in torch/nn/functions/.
"""

from __future__ import annotations

from torch._base.torch_dispatch import parse_to as _parse_to  # noqa: F401 - this is torch._C._nn, too
from torch._base.type_checking import TYPE_CHECKING
from torch._core import batch_norm as _batch_norm
from torch._generated.python.functional import *  # noqa: F403
from torch._generated.python.functional import __all__ as _rows
from torch.nn.functions.activation import *  # noqa: F403
from torch.nn.functions.activation import __all__ as _activation
from torch.nn.functions.attention import *  # noqa: F403
from torch.nn.functions.attention import __all__ as _attention
from torch.nn.functions.distance import *  # noqa: F403
from torch.nn.functions.distance import __all__ as _distance
from torch.nn.functions.embedding import *  # noqa: F403
from torch.nn.functions.embedding import __all__ as _embedding
from torch.nn.functions.loss import *  # noqa: F403
from torch.nn.functions.loss import __all__ as _loss
from torch.nn.functions.normalization import *  # noqa: F403
from torch.nn.functions.normalization import __all__ as _normalization
from torch.nn.functions.pooling import *  # noqa: F403
from torch.nn.functions.pooling import __all__ as _pooling
from torch.nn.functions.resampling import *  # noqa: F403
from torch.nn.functions.resampling import __all__ as _resampling
from torch.nn.functions.sampling import *  # noqa: F403
from torch.nn.functions.sampling import __all__ as _sampling

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = [
    "batch_norm",
    *_rows,
    *_activation,
    *_attention,
    *_distance,
    *_embedding,
    *_loss,
    *_normalization,
    *_pooling,
    *_resampling,
    *_sampling,
]


def batch_norm(
    input: Tensor, running_mean: Tensor | None, running_var: Tensor | None,
    weight: Tensor | None = None, bias: Tensor | None = None, training: bool = False,
    momentum: float = 0.1, eps: float = 1e-5,
) -> Tensor:
    """Normalize each channel (dim 1) to mean 0 and variance 1, times `weight` plus `bias` (Ioffe and Szegedy, 2015).

    Args:
        input: (N, C, ...).
        running_mean, running_var: mean and variance of each channel (C), used for evaluation; None without them.
        weight, bias: scale and shift of each channel (C), by default 1 and 0.
        training: normalize by the mean and variance of the batch, and move the running ones towards them by
            `momentum`.
        eps: added to the variance for numerical stability.

    >>> F.batch_norm(torch.tensor([[1.0], [3.0]]), None, None, training=True, eps=0).tolist()
    [[-1.0], [1.0]]
    """
    return _batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)
