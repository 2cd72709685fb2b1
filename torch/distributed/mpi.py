"""MPI, loaded when a process joins a job: reductions, types, and tensors as the memory that MPI reads and writes."""

from __future__ import annotations

import functools
import importlib.util

import torch
from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Variable, is_tensor
from torch._tensor.dtypes import int16

if TYPE_CHECKING:
    from typing import Any

INSTALL = "pip install alphatorch[distributed] brings mpi4py and MPICH; on a cluster pip install mpi4py takes its MPI"


def is_available() -> bool:
    """Whether mpi4py is installed. Imports nothing."""
    return importlib.util.find_spec("mpi4py") is not None


@functools.cache
def load():
    """The module mpi4py.MPI, which starts MPI in this process. Raises RuntimeError where either is missing."""
    if not is_available():
        raise RuntimeError(f"torch.distributed: mpi4py is not installed; {INSTALL}")
    try:
        from mpi4py import MPI
    except (ImportError, RuntimeError) as error:
        raise RuntimeError(f"torch.distributed: mpi4py finds no MPI library ({error}); {INSTALL}") from error
    return MPI


class Reduction:
    """How elements of several ranks become one."""

    def __init__(self, name: str, mpi: str, of_bools: str | None = None) -> None:
        self.name, self._mpi, self._of_bools = name, mpi, of_bools

    @functools.cached_property
    def mpi(self):
        """MPI's operation."""
        return getattr(load(), self._mpi)

    def for_type(self, kind: str, call: str) -> Any:
        """MPI's operation on elements of a type: "Float". Raises TypeError where there is none."""
        floats = kind in ("Half", "BFloat16", "Float", "Double")
        if kind == "Bool" and self._of_bools:
            return getattr(load(), self._of_bools)
        if kind == "Bool" or floats and self.name.startswith("B") or not floats and self.name == "AVG":
            need = "floats; sum them and divide" if self.name == "AVG" else "integers" if floats else "numbers"
            raise TypeError(f"{call}: tensor is a {kind}Tensor; {self.name} takes {need}")
        return self.mpi

    def __repr__(self) -> str:
        return f"ReduceOp.{self.name}"

    def __reduce__(self) -> Any:
        return getattr, (ReduceOp, self.name)


class ReduceOp:
    """How a reduction joins elements. AVG: the sum divided by the number of ranks."""

    RedOpType = Reduction

    SUM = Reduction("SUM", "SUM", "LOR")
    AVG = Reduction("AVG", "SUM")
    PRODUCT = Reduction("PRODUCT", "PROD", "LAND")
    MIN = Reduction("MIN", "MIN", "LAND")
    MAX = Reduction("MAX", "MAX", "LOR")
    BAND = Reduction("BAND", "BAND", "LAND")
    BOR = Reduction("BOR", "BOR", "LOR")
    BXOR = Reduction("BXOR", "BXOR", "LXOR")


def kind_of(tensor: Any) -> str:
    """The type of a tensor's elements: "Float"."""
    return type(tensor).__name__.removesuffix("Tensor")


def data_of(value: Any, call: str, name: str = "tensor") -> Any:
    """The plain tensor of a tensor. Raises TypeError for anything else."""
    if isinstance(value, Variable):
        return value.data
    if not is_tensor(value):
        raise TypeError(f"{call}: {name} is a {type(value).__name__}; need a Tensor")
    return value


def exposed(tensor: Any, reduces: bool = False) -> Any:
    """A tensor whose memory MPI can read: contiguous, not on a GPU, and not of 16-bit floats where it is reduced.
    The tensor itself where it is like that, else a copy.
    """
    if tensor.is_cuda:
        tensor = _staged(tensor)
    if reduces and kind_of(tensor) in ("Half", "BFloat16"):
        tensor = tensor.float()
    return tensor if tensor.is_contiguous() else tensor.contiguous()


def _staged(tensor):
    """A copy in pinned memory. Says once that tensors on GPUs take this way."""
    _warn_once()
    return tensor.contiguous().cpu().pin_memory()


@functools.cache
def _warn_once():
    import warnings

    warnings.warn("torch.distributed: tensors on GPUs travel through memory of the host; init(backend='nccl') where "
                  "NCCL is installed sends them from GPU to GPU", stacklevel=6)


def spec(tensor: Any) -> Any:
    """What mpi4py is given for a contiguous tensor."""
    kind = kind_of(tensor)
    if kind not in types():
        raise TypeError(f"torch.distributed: MPI has no type for a {kind}Tensor; convert it, e.g. .float()")
    return [_core.reinterpret(tensor, int16) if kind == "BFloat16" else tensor, types()[kind]]


@functools.cache
def types():
    """MPI's type for each type of elements. 16-bit floats travel as they are; what reduces them converts them."""
    MPI = load()
    return {"Byte": MPI.UINT8_T, "Char": MPI.INT8_T, "Short": MPI.INT16_T, "Int": MPI.INT32_T, "Long": MPI.INT64_T,
            "Half": MPI.UINT16_T, "BFloat16": MPI.UINT16_T, "Float": MPI.FLOAT, "Double": MPI.DOUBLE,
            "Bool": MPI.C_BOOL}


def told_of_write(value: Any) -> None:
    """Counts a write to a tensor's data, which a later backward may have to know."""
    note = getattr(value, "_overwritten", None) if isinstance(value, Variable) else None
    if note is not None:
        note()


def empty_like(tensor: Any, *sizes: int) -> Any:
    """A tensor of the same type in the host's memory, of the given sizes, with any elements."""
    return getattr(torch, type(tensor).__name__)(*(sizes or tuple(tensor.size())))
