"""Layers as functions without state: a function receives everything that it reads as an argument.

The functions of rows are in generated/python/functional.py, the others in torch/nn/functions/.
"""

from __future__ import annotations

from torch._base.torch_dispatch import parse_to as _parse_to  # noqa: F401 - this is torch._C._nn, too
from torch._generated.python.functional import *  # noqa: F403
from torch._generated.python.functional import __all__ as _rows
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
from torch.nn.functions.sampling import *  # noqa: F403
from torch.nn.functions.sampling import __all__ as _sampling

__all__ = [
    *_rows,
    *_attention,
    *_distance,
    *_embedding,
    *_loss,
    *_normalization,
    *_sampling,
]
