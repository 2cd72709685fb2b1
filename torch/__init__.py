"""Tensors on CPU and CUDA, autograd, nn and optim, from one declarative catalogue of operators."""

from math import e, inf, nan, pi

from torch._base.imports import install as _install
from torch._base.library import load as _load

_load()

from torch import _core, autograd, linalg, nn, optim, serialization  # noqa: E402
from torch._base import type_checking as _type_checking  # noqa: E402
from torch._core import *  # noqa: E402, F403
from torch._core import Tensor, is_storage, is_tensor, set_default_tensor_type  # noqa: E402
from torch._core import _StorageBase as Storage  # noqa: E402
from torch._formula.program import formula, fuse  # noqa: E402
from torch._methods.tensor import numel  # noqa: E402
from torch._names import missing_names as _missing_names  # noqa: E402
from torch._tensor import dtypes as _dtypes  # noqa: E402
from torch._tensor.creation import (  # noqa: E402
    as_tensor,
    asarray,
    from_dlpack,
    frombuffer,
    randint,
    tensor,
)
from torch._tensor.devices import (  # noqa: E402
    channels_last,
    channels_last_3d,
    contiguous_format,
    device,
    jagged,
    layout,
    memory_format,
    preserve_format,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
    strided,
)
from torch._tensor.dtypes import dtype, finfo, iinfo, result_type  # noqa: E402
from torch._tensor.generator import (  # noqa: E402
    Generator,
    default_generator,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,
    set_rng_state,
)
from torch._tensor.printing import set_printoptions  # noqa: E402
from torch.amp import (  # noqa: E402
    autocast,
    clear_autocast_cache,
    get_autocast_cpu_dtype,
    get_autocast_dtype,
    get_autocast_gpu_dtype,
    is_autocast_cache_enabled,
    is_autocast_cpu_enabled,
    is_autocast_enabled,
)
from torch.autograd import (  # noqa: E402
    enable_grad,
    inference_mode,
    is_anomaly_enabled,
    is_grad_enabled,
    is_inference_mode_enabled,
    no_grad,
    set_grad_enabled,
)
from torch.compiler import compile  # noqa: E402
from torch.functions.correlation import conv2, conv3, xcorr2, xcorr3  # noqa: E402
from torch.functions.einsum import einsum  # noqa: E402
from torch.functions.explain import explain  # noqa: E402
from torch.functions.settings import (  # noqa: E402
    are_deterministic_algorithms_enabled,
    empty_cache,
    get_default_device,
    get_float32_matmul_precision,
    get_num_interop_threads,
    get_num_threads,
    is_deterministic_algorithms_warn_only_enabled,
    set_default_device,
    set_float32_matmul_precision,
    set_flush_denormal,
    set_memory_reuse,
    set_num_interop_threads,
    set_num_threads,
    typename,
    use_deterministic_algorithms,
)
from torch.functions.variadic import (  # noqa: E402
    as_strided,
    atleast_1d,  # noqa: F401 - generated names hold it
    atleast_2d,  # noqa: F401 - generated names hold it
    atleast_3d,  # noqa: F401 - generated names hold it
    block_diag,
    broadcast_shapes,
    broadcast_tensors,
    btriunpack,
    cartesian_prod,
    detach,
    gradient,
    meshgrid,
    tensordot,
)
from torch.linalg import chain_matmul  # noqa: E402
from torch.serialization import load, save  # noqa: E402
from torch.version import __version__ as __version__  # noqa: E402

if _type_checking.TYPE_CHECKING:  # what the function below imports when it is first used
    from torch import collect_env as collect_env
    from torch import cpu as cpu
    from torch import cuda as cuda
    from torch import distributions as distributions
    from torch import fft as fft
    from torch import legacy as legacy
    from torch import multiprocessing as multiprocessing
    from torch import sparse as sparse
    from torch import special as special
    from torch import testing as testing
    from torch import utils as utils
    from torch.functions.few_bits import qint8 as qint8
    from torch.functions.few_bits import quint4x2 as quint4x2
    from torch.sparse import sparse_coo_tensor as sparse_coo_tensor
    from torch.sparse import sparse_csr_tensor as sparse_csr_tensor
else:  # A checker that saw it would take every name for one of torch.

    def __getattr__(name):
        """Called for names that are not here: parts that are imported when first used, else says what to use."""
        return _missing_names.find(__name__, name)

    def __dir__():
        return _missing_names.names(__name__)


_core.set_absent(_missing_names.OF_TENSORS + _missing_names.SELDOM_OF_TENSORS)

__all__ = [
    *_core.__all__,
    "Tensor", "autograd", "default_generator", "einsum", "empty_cache", "enable_grad", "explain",
    "formula", "from_dlpack", "fuse", "get_num_threads", "get_rng_state", "initial_seed", "is_grad_enabled",
    "is_storage", "is_tensor", "linalg", "load", "manual_seed", "meshgrid", "nn", "no_grad",
    "numel", "optim", "randint", "save", "seed", "serialization", "set_default_tensor_type", "set_flush_denormal",
    "set_grad_enabled", "set_memory_reuse", "set_num_threads", "set_printoptions", "set_rng_state", "tensordot",
    "typename",
]

_install()  # the modules that are imported from here on are imported on first use
newaxis = None
torch = __import__(__name__)  # packages write torch.torch.deg2rad
set_default_dtype = set_default_tensor_type

bool, uint8 = _dtypes.bool, _dtypes.uint8
int8 = _dtypes.int8
int16 = short = _dtypes.int16
int32 = int = _dtypes.int32
int64 = long = _dtypes.int64
float16 = half = _dtypes.float16
float32 = float = _dtypes.float32
float64 = double = _dtypes.float64
bfloat16 = _dtypes.bfloat16
complex64 = cfloat = _dtypes.complex64
complex128 = cdouble = _dtypes.complex128
uint16, uint32, uint64, complex32 = _dtypes.uint16, _dtypes.uint32, _dtypes.uint64, _dtypes.complex32
chalf = complex32
float8_e4m3fn, float8_e5m2 = _dtypes.float8_e4m3fn, _dtypes.float8_e5m2
float8_e4m3fnuz, float8_e5m2fnuz = _dtypes.float8_e4m3fnuz, _dtypes.float8_e5m2fnuz

__all__ += [
    "Generator", "Storage", "as_strided", "as_tensor", "gradient",
    "conv2", "conv3", "xcorr2", "xcorr3",
    "asarray", "block_diag", "broadcast_shapes", "broadcast_tensors",
    "btriunpack", "cartesian_prod", "chain_matmul", "device", "dtype", "inference_mode",
    "is_anomaly_enabled", "is_inference_mode_enabled",
    "e", "fft",
    "finfo", "float16", "float32", "float64", "frombuffer", "iinfo", "inf", "int16", "int32",
    "int64", "int8", "nan", "newaxis", "pi", "result_type",
    "set_default_dtype",
    "tensor", "uint8",
    "chalf", "complex32", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "uint16", "uint32",
    "uint64",
    "bfloat16", "cdouble", "cfloat", "channels_last", "channels_last_3d", "complex128", "complex64",
    "contiguous_format", "jagged", "layout", "memory_format", "preserve_format", "sparse_bsc", "sparse_bsr",
    "sparse_coo", "sparse_csc", "sparse_csr", "strided",
    "autocast", "clear_autocast_cache", "compile", "detach", "get_autocast_cpu_dtype", "get_autocast_dtype",
    "get_autocast_gpu_dtype", "is_autocast_cache_enabled", "is_autocast_cpu_enabled", "is_autocast_enabled",
    "are_deterministic_algorithms_enabled", "get_default_device", "get_float32_matmul_precision",
    "get_num_interop_threads", "is_deterministic_algorithms_warn_only_enabled", "set_default_device",
    "set_float32_matmul_precision", "set_num_interop_threads", "use_deterministic_algorithms",
]
