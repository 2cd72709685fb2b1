"""torch.dtype: element types as objects, their limits, and their promotion."""

from __future__ import annotations

import builtins
import functools

from torch import _core
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import devices

if TYPE_CHECKING:
    from typing import Any


class dtype:
    """Element type of a tensor, such as torch.float32. `x.dtype` returns it; `dtype=` and `.to()` take it.

    Tensor classes such as torch.FloatTensor stand for the same types.

    Attributes:
        itemsize: the bytes of an element.
        is_floating_point, is_signed, is_complex: the kind of numbers.

    >>> import torch
    >>> torch.ones(2).dtype, torch.long.itemsize, torch.uint8.is_signed
    (torch.float32, 8, False)
    """

    __slots__ = ("_kind", "_name", "is_complex", "is_floating_point", "is_signed", "itemsize")
    __module__ = "torch"

    def __init__(self, kind: str, name: str, itemsize: int) -> None:
        self._kind, self._name, self.itemsize = kind, name, itemsize
        self.is_floating_point = name.startswith(("float", "bfloat"))
        self.is_complex = name.startswith("complex")
        self.is_signed = not name.startswith(("bool", "uint", "quint", "bits")) and name != "float8_e8m0fnu"

    def to_real(self) -> dtype:
        """Return the type of the real parts, which is the type itself unless it is complex."""
        return {"complex32": float16, "complex64": float32, "complex128": float64}.get(self._name, self)

    def to_complex(self) -> dtype:
        """Return the complex type with parts of this type."""
        kept = {"float64": complex128, "complex128": complex128, "complex32": complex32}
        return kept.get(self._name, complex64)

    def __repr__(self) -> str:
        return f"torch.{self._name}"

    def __reduce__(self) -> str:
        return self._name

    def __copy__(self) -> dtype:
        return self

    def __deepcopy__(self, known: Any) -> dtype:
        return self


ALL = tuple(dtype(*facts) for facts in (
    ("Bool", "bool", 1), ("Byte", "uint8", 1), ("Char", "int8", 1), ("Short", "int16", 2), ("Int", "int32", 4),
    ("Long", "int64", 8), ("Half", "float16", 2), ("BFloat16", "bfloat16", 2), ("Float", "float32", 4),
    ("Double", "float64", 8), ("ComplexFloat", "complex64", 8), ("ComplexDouble", "complex128", 16),
    ("UInt16", "uint16", 2), ("UInt32", "uint32", 4), ("UInt64", "uint64", 8), ("Float8_e4m3fn", "float8_e4m3fn", 1),
    ("Float8_e5m2", "float8_e5m2", 1), ("Float8_e4m3fnuz", "float8_e4m3fnuz", 1),
    ("Float8_e5m2fnuz", "float8_e5m2fnuz", 1), ("ComplexHalf", "complex32", 4),
))  # fmt: skip
_core.set_dtypes(ALL)
for _one in ALL:  # the classes have no objects of their own, whose attributes these would hide
    _class = getattr(_core, f"{_one._kind}Tensor")
    _class.dtype, _class.is_cuda, _class.layout = _one, False, devices.strided
OF_KIND = {one._kind: one for one in ALL}
bool, uint8, int8, int16, int32, int64, float16, bfloat16, float32, float64, complex64, complex128, *STORED = ALL
uint16, uint32, uint64, float8_e4m3fn, float8_e5m2, float8_e4m3fnuz, float8_e5m2fnuz, complex32 = STORED


# Types of PyTorch that no tensor has here, and their bytes. Programs name them in tables and compare them with dtypes.
_ABSENT = {
    **{f"{sign}int{bits}": 1 for sign in ("", "u") for bits in range(1, 8)}, "float4_e2m1fn_x2": 1, "float8_e8m0fnu": 1,
    "qint8": 1, "quint8": 1, "qint32": 4, "quint4x2": 1, "quint2x4": 1,
    "bits1x8": 1, "bits2x4": 1, "bits4x2": 1, "bits8": 1, "bits16": 2,
}  # fmt: skip


# max, eps and the smallest normal number of the 8-bit floats.
_SMALL_LIMITS = {
    "float8_e4m3fn": (448.0, 0.125, 2.0**-6), "float8_e4m3fnuz": (240.0, 0.125, 2.0**-7),
    "float8_e5m2": (57344.0, 0.25, 2.0**-14), "float8_e5m2fnuz": (57344.0, 0.125, 2.0**-15),
    "float8_e8m0fnu": (2.0**127, 1.0, 2.0**-127),
}


def absent(name: str) -> dtype:
    """Return the object of a type of PyTorch that no tensor has here. Raises KeyError for other names."""
    if name not in OF_KIND:
        OF_KIND[name] = dtype(name, name, _ABSENT[name])
    return OF_KIND[name]


def class_of(value: dtype) -> Any:
    """Return the class of tensors in memory with this element type. Raises TypeError if there is none."""
    if value._kind in _ABSENT:
        raise TypeError(f"no tensor has elements of {value}; take torch.int8, torch.uint8 or torch.float8_e4m3fn")
    return getattr(_core, f"{value._kind}Tensor")


def of_python(value: Any) -> Any:
    """Return the dtype for Python's bool, int or float, and any other value unchanged."""
    kinds = {builtins.bool: bool, builtins.int: int64, builtins.float: float64, builtins.complex: complex128}
    return kinds.get(value, value) if isinstance(value, builtins.type) else value


def tensor_class(value: Any) -> Any:
    """Return the tensor class for a `dtype=`: a torch.dtype, a class, or its name. Raises TypeError for others."""
    value = of_python(value)
    if isinstance(value, dtype):
        return class_of(value)
    name = value if isinstance(value, str) else getattr(value, "__name__", "")
    far = getattr(value, "__module__", "").endswith("cuda") or name.startswith("torch.cuda.")
    result = getattr(_core, ("_cuda_" if far else "") + name.rpartition(".")[2], None)
    if result is None or not name.endswith("Tensor") or name == "Tensor":
        raise TypeError(f"dtype is {shown(value)}; need a type such as torch.float64, or torch.DoubleTensor")
    return result


def is_mask_type(value: dtype) -> builtins.bool:
    """Return whether tensors of this type are masks: torch.bool, and bytes of zeros and ones."""
    return value is bool or value is uint8


class _Limits:
    """Limits of an element type."""

    _shown = ("min", "max")

    def __init__(self, type: Any) -> None:
        self.__dict__ = _limits(self.__class__, type).copy()

    def _find(self, type):
        known = isinstance(type, dtype) and type._kind in _ABSENT
        self._of = type if known else OF_KIND[tensor_class(type).__name__.removesuffix("Tensor")].to_real()
        self.dtype, self.bits = self._of._name, 8 * self._of.itemsize

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name):g}" for name in self._shown)
        return f"{self.__class__.__name__}({shown}, dtype={self.dtype})"


@functools.cache
def _limits(kind, type):
    """Return the attributes of the limits of an element type."""
    limits = kind.__new__(kind)
    limits._find(type)
    return vars(limits)


# Bits of the exponent and of the fraction, and the decimal digits that the type resolves.
_FORMATS = {float16: (5, 10, 1e-3), bfloat16: (8, 7, 1e-2), float32: (8, 23, 1e-6), float64: (11, 52, 1e-15)}


class finfo(_Limits):
    """Limits of a floating type, or of the parts of a complex one: bits, eps, max, min, tiny, resolution.

    By default it describes the default type.

    >>> import torch
    >>> torch.finfo(torch.float64).eps == 2**-52, torch.finfo(torch.float16).max
    (True, 65504.0)
    """

    _shown = ("resolution", "min", "max", "eps", "smallest_normal", "tiny")

    def __init__(self, type: Any = None) -> None:
        self.__dict__ = _limits(finfo, _core.get_default_dtype() if type is None else type).copy()

    def _find(self, type):
        super()._find(type)
        if self._of._name in _SMALL_LIMITS:
            self.max, self.eps, self.tiny = _SMALL_LIMITS[self._of._name]
            self.min = -self.max if self._of.is_signed else self.tiny
            self.smallest_normal, self.resolution = self.tiny, 1.0
            return
        if not self._of.is_floating_point:
            raise TypeError(f"finfo: {self._of} is no floating type; iinfo tells of integers")
        exponent, fraction, self.resolution = _FORMATS[self._of]
        self.eps, self.tiny = 2.0**-fraction, 2.0 ** (2 - 2 ** (exponent - 1))
        self.max = (2 - self.eps) / self.tiny * 2
        self.min, self.smallest_normal = -self.max, self.tiny


limits_of = functools.cache(finfo)


class iinfo(_Limits):
    """Limits of an integral type: bits, max, min.

    >>> import torch
    >>> torch.iinfo(torch.int16).max
    32767
    """

    def _find(self, type):
        super()._find(type)
        if self._of.is_floating_point or self._of is bool:
            raise TypeError(f"iinfo: {self._of} is no type of integers")
        self.max = 2 ** (self.bits - self._of.is_signed) - 1
        self.min = -self.max - 1 if self._of.is_signed else 0


def result_type(tensor: Any, other: Any) -> dtype:
    """Return the promoted type of two tensors or numbers.

    The highest kind of bools, integers, floats and complex numbers decides. Within a kind, tensors with dims have
    priority over tensors without dims, and those over numbers.

    >>> import torch
    >>> torch.result_type(torch.IntTensor(2), 2.5), torch.result_type(torch.ByteTensor(2), 300)
    (torch.float32, torch.uint8)
    """
    if isinstance(tensor, _core.Tensor) and isinstance(other, _core.Tensor) and tensor.dim() and other.dim():
        return _core.promote_types(tensor.dtype, other.dtype)
    result: Any = None
    for level in range(3):
        level_types = [_type_of(one) for one in (tensor, other) if _level(one) == level]
        if not level_types:
            continue
        both = _core.promote_types(level_types[0], level_types[-1])
        if result is not None and both.is_complex and result.is_floating_point:
            result = result.to_complex()
        result = both if result is None or _kind(both) > _kind(result) else result
    return result


def _level(value):
    return 2 if not isinstance(value, _core.Tensor) else 1 if value.dim() == 0 else 0


def _type_of(value):
    if isinstance(value, _core.Tensor):
        return value.dtype
    if isinstance(value, builtins.bool):
        return bool
    default = _core.get_default_dtype()
    return int64 if isinstance(value, int) else default.to_complex() if isinstance(value, complex) else default


def _kind(value):
    return 2 * value.is_complex + value.is_floating_point + (value is not bool)
