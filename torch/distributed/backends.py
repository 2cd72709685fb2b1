"""The backends, MPI and NCCL: their names, which of them are installed, and what they can."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi

if TYPE_CHECKING:
    from typing import Any

BACKENDS = ("mpi", "nccl")
OTHERS = ("gloo", "cpu:gloo", "cpu:gloo,cuda:nccl", "cpu:mpi,cuda:nccl")  # PyTorch's backends that MPI replaces


def backend_named(backend: str | None) -> str:
    """Return the backend of a name. Raise ValueError if it is unknown and RuntimeError if it is not installed."""
    name = "mpi" if backend is None or str(backend).lower() in OTHERS else str(backend).lower()
    name = "nccl" if "nccl" in str(backend).lower() and "," not in str(backend) else name
    if name not in BACKENDS:
        raise ValueError(f'init_process_group: backend is {backend!r}; need "mpi" or "nccl"')
    if name == "nccl" and not is_nccl_available():
        raise RuntimeError('init_process_group: NCCL is not installed; pip install nvidia-nccl-cu13, or use "mpi", '
                           "which copies GPU tensors through host memory")
    return name


def is_available() -> bool:
    """Return whether mpi4py is installed, so that a job can be joined.

    >>> dist.is_available()
    True
    """
    return mpi.is_available()


is_mpi_available = is_available


def is_nccl_available() -> bool:
    """Return whether NCCL is installed.

    >>> isinstance(dist.is_nccl_available(), bool)
    True
    """
    from torch.cuda import nccl

    return nccl.is_available()


def is_gloo_available() -> bool:
    """Return False: MPI takes the role of gloo.

    >>> dist.is_gloo_available()
    False
    """
    return False


def is_ucc_available() -> bool:
    """Return False: MPI takes the role of UCC.

    >>> dist.is_ucc_available()
    False
    """
    return False


def is_xccl_available() -> bool:
    """Return False: XCCL is for GPUs that this library does not support.

    >>> dist.is_xccl_available()
    False
    """
    return False


def is_backend_available(backend: str) -> bool:
    """Return whether a backend, such as "mpi" or "nccl", is installed. "gloo" means "mpi".

    >>> dist.is_backend_available("smoke signals")
    False
    """
    name = str(backend).lower()
    return is_nccl_available() if name == "nccl" else is_available() if name == "mpi" or name in OTHERS else False


def get_default_backend_for_device(device: Any) -> str:
    """Return "nccl" for GPUs if it is installed, else "mpi".

    >>> dist.get_default_backend_for_device("cpu")
    'mpi'
    """
    return "nccl" if str(device).startswith("cuda") and is_nccl_available() else "mpi"


def supports_complex(reduce_op: Any) -> bool:
    """Return whether a reduction takes complex tensors.

    >>> dist.supports_complex(dist.ReduceOp.SUM), dist.supports_complex(dist.ReduceOp.MAX)
    (True, False)
    """
    return reduce_op.takes_complex


class Backend(str):
    """The name of a backend in lower case, such as `Backend.MPI` or `Backend.NCCL`.

    Raises:
        TypeError: the name is not a str.

    >>> dist.Backend("MPI")
    'mpi'
    """

    GLOO, MPI, NCCL, UCC, XCCL, UNDEFINED = "gloo", "mpi", "nccl", "ucc", "xccl", "undefined"
    default_device_backend_map = {"cpu": "mpi", "cuda": "nccl"}  # Lightning chooses by it

    def __new__(cls, name: str) -> Backend:
        """Return the name in lower case. Raise TypeError unless it is a str."""
        if not isinstance(name, str):
            raise TypeError(f"Backend: the name is {name!r}; need a str")
        return super().__new__(cls, name.lower())
