"""Tensors on CPU and CUDA, autograd, nn and optim, from one declarative catalogue of operators."""

from torch import _load

_load.load()

from torch import (  # noqa: E402
    _core,
    autograd,
    nn,
    optim,
    serialization,
)
from torch._core import *  # noqa: E402, F403
from torch._core import Tensor, is_storage, is_tensor, set_default_tensor_type  # noqa: E402
from torch._explain import explain  # noqa: E402
from torch._printing import set_printoptions  # noqa: E402
from torch._random import (  # noqa: E402
    default_generator,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,
    set_rng_state,
)
from torch._settings import (  # noqa: E402
    empty_cache,
    get_num_threads,
    set_flush_denormal,
    set_num_threads,
    typename,
)
from torch._tensor import equal, is_same_size, numel  # noqa: E402
from torch.serialization import load, save  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    *_core.__all__,
    "Tensor", "autograd", "default_generator", "empty_cache", "equal", "explain", "get_num_threads", "get_rng_state",
    "initial_seed", "is_same_size", "is_storage", "is_tensor", "load", "manual_seed", "nn", "numel", "optim", "save",
    "seed", "serialization",
    "set_default_tensor_type", "set_flush_denormal", "set_num_threads", "set_printoptions", "set_rng_state", "typename",
]
