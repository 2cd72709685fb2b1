"""The MPI binding, loaded when a process joins a job: reductions, types, and tensors as MPI buffers."""

from __future__ import annotations

import functools
import importlib.util

import torch
from torch import _core
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, is_tensor
from torch._tensor.dtypes import int16, int32, int64, uint8

if TYPE_CHECKING:
    from typing import Any

INSTALL = "pip install alphatorch[distributed] brings mpi4py and MPICH; on a cluster pip install mpi4py takes its MPI"


def is_available() -> bool:
    """Return whether mpi4py is installed, without importing it."""
    return importlib.util.find_spec("mpi4py") is not None


@functools.cache
def load():
    """Return the module mpi4py.MPI; MPI starts when a job is joined.

    Raises:
        RuntimeError: mpi4py or the MPI library is missing.
    """
    if not is_available():
        raise RuntimeError(f"torch.distributed: mpi4py is not installed; {INSTALL}")
    try:
        import mpi4py

        mpi4py.rc.initialize = False
        from mpi4py import MPI
    except (ImportError, RuntimeError) as error:
        raise RuntimeError(f"torch.distributed: mpi4py finds no MPI library ({error}); {INSTALL}") from error
    return MPI


COMPLEX = "ComplexFloat", "ComplexDouble"
EIGHT_BITS = "Float8_e4m3fn", "Float8_e5m2", "Float8_e4m3fnuz", "Float8_e5m2fnuz"
STORED = *EIGHT_BITS, "ComplexHalf"  # types without arithmetic
# Integers of the same size, for types that have no buffer.
SAME_SIZE = {"BFloat16": int16, "UInt16": int16, "UInt32": int32, "UInt64": int64, "ComplexHalf": int32,
             **dict.fromkeys(EIGHT_BITS, uint8)}


class Reduction:
    """A reduction of the elements of several ranks."""

    def __init__(self, name: str, mpi: str, of_bools: str | None = None) -> None:
        self.name, self._mpi, self._of_bools = name, mpi, of_bools
        self.takes_complex = name in ("SUM", "AVG", "PRODUCT")

    @functools.cached_property
    def mpi(self):
        """Return the operation of MPI."""
        return getattr(load(), self._mpi)

    def for_type(self, kind: str, call: str) -> Any:
        """Return MPI's operation for an element type such as "Float". Raise TypeError if the type is not supported."""
        if kind in STORED:
            raise TypeError(f"{call}: tensor is a {kind}Tensor, which has no arithmetic; convert it, e.g. .float()")
        floats = kind in ("Half", "BFloat16", "Float", "Double", *COMPLEX)
        if kind in COMPLEX and not self.takes_complex:
            raise TypeError(f"{call}: tensor is a {kind}Tensor; complex numbers have SUM, AVG and PRODUCT, no "
                            f"{self.name}")
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
    """Reductions: SUM, AVG (the sum divided by the number of ranks), PRODUCT, MIN, MAX, BAND, BOR and BXOR.

    >>> dist.init()
    >>> dist.all_reduce(torch.ones(2), op=dist.ReduceOp.MAX)
    """

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
    """Return the name of a tensor's element type, such as "Float"."""
    return tensor.dtype._kind


def data_of(value: Any, call: str, name: str = "tensor") -> Any:
    """Return the plain tensor of a tensor. Raise TypeError for other values."""
    if not is_tensor(value):
        raise TypeError(f"{call}: {name} is a {type(value).__name__}; need a Tensor")
    return value_of(value)


def exposed(tensor: Any, reduces: bool = False) -> Any:
    """Return a tensor whose memory MPI can read: the tensor itself if possible, else a copy.

    MPI needs contiguous host memory, and no 16-bit floats in a reduction.
    """
    if tensor.is_cuda:
        tensor = _staged(tensor)
    if reduces and kind_of(tensor) in ("Half", "BFloat16"):
        tensor = tensor.float()
    return tensor if tensor.is_contiguous() else tensor.contiguous()


def _staged(tensor):
    """Return a copy in pinned host memory, and warn once that tensors on GPUs travel through the host."""
    _warn_once()
    return tensor.contiguous().cpu().pin_memory()


@functools.cache
def _warn_once():
    import warnings

    warnings.warn("torch.distributed: GPU tensors are copied through host memory; if NCCL is installed, "
                  "init(backend='nccl') sends them from GPU to GPU", stacklevel=6)


def spec(tensor: Any) -> Any:
    """Return the mpi4py buffer specification of a contiguous tensor."""
    kind = kind_of(tensor)
    if kind not in types():
        raise TypeError(f"torch.distributed: MPI has no type for a {kind}Tensor; convert it, e.g. .float()")
    return [_core.reinterpret(tensor, SAME_SIZE[kind]) if kind in SAME_SIZE else tensor, types()[kind]]


@functools.cache
def types():
    """Return MPI's type for each element type. Small floats are sent as integers of their size."""
    MPI = load()
    return {**dict.fromkeys(EIGHT_BITS, MPI.UINT8_T), "ComplexHalf": MPI.UINT32_T, "UInt16": MPI.UINT16_T,
            "UInt32": MPI.UINT32_T, "UInt64": MPI.UINT64_T,
            "Byte": MPI.UINT8_T, "Char": MPI.INT8_T, "Short": MPI.INT16_T, "Int": MPI.INT32_T, "Long": MPI.INT64_T,
            "Half": MPI.UINT16_T, "BFloat16": MPI.UINT16_T, "Float": MPI.FLOAT, "Double": MPI.DOUBLE,
            "ComplexFloat": MPI.C_FLOAT_COMPLEX, "ComplexDouble": MPI.C_DOUBLE_COMPLEX, "Bool": MPI.C_BOOL}


def count_write(value: Any) -> None:
    """Count a write to a tensor's data, so that a later backward can detect a modified saved tensor."""
    if isinstance(value, Tensor):
        value._overwritten()


def empty_like(tensor: Any, *sizes: int) -> Any:
    """Return an uninitialized tensor of the same type and the given sizes in host memory."""
    return torch.empty(sizes or tensor.size(), dtype=tensor.dtype)
