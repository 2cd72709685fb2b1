"""SparseTensor: a tensor that stores the coordinates and values of some elements; all others are zero."""

from __future__ import annotations

import torch
from torch import _core
from torch._base.arguments import size_text
from torch._base.torch_function import own_call
from torch._core import Tensor
from torch.sparse.arithmetic import Arithmetic
from torch.sparse.conversion import Conversion
from torch.sparse.manipulation import Manipulation
from torch.sparse.parts import Parts
from torch.sparse.products import Products

_PARTS = (Parts, Conversion, Arithmetic, Manipulation, Products)


class SparseTensor(*_PARTS, Tensor):
    """A tensor that stores some of its elements; all others are zero.

    The layout is torch.sparse_coo, with coordinates for each value, or that of a matrix with compressed rows or
    columns, of elements or blocks. Autograd records the values, so gradients flow to and from them.

    A function or operator of torch that receives a sparse tensor calls the method of its name in a base of this
    class. If there is none, it raises NotImplementedError.

    >>> x = torch.eye(2).to_sparse()
    >>> x.layout, x._nnz()
    (torch.sparse_coo, 2)
    """

    no_elements = "it is sparse; use to_dense() first"
    whole_calls = ()

    def __new__(cls, *args, **options):
        raise TypeError("SparseTensor: use torch.sparse_coo_tensor(indices, values, size) or torch.sparse_csr_tensor")

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        attribute = func.__name__ in ("__get__", "__set__")
        result = own_call(cls, func, args, {}) if attribute else NotImplemented
        name = func.__self__.__name__ if attribute else func.__name__
        return call(name, args, kwargs or {}) if result is NotImplemented else result


_OWN = {name: member for part in _PARTS for name, member in vars(part).items()}
# Elementwise functions that are zero at zero. The first ones are linear: they also apply to uncoalesced values.
_LINEAR = frozenset("neg negative conj conj_physical real imag rad2deg deg2rad positive".split())
_POINTWISE = frozenset("""
abs absolute angle arcsin arcsinh arctan arctanh asin asinh atan atanh ceil erf erfinv expm1 fix floor frac isinf isnan
isneginf isposinf leaky_relu log1p nan_to_num relu round sgn sign signbit sin sinh sqrt square tan tanh trunc
""".split())
_CONVERSIONS = frozenset("double float half bfloat16 long int short char byte bool cfloat cdouble chalf".split())


def call(name, args, keywords):
    """Dispatch a function of torch with a sparse operand."""
    out, keywords = keywords.get("out"), {key: value for key, value in keywords.items() if key != "out"}
    if out is not None:
        return _written(name, call(name, args, keywords), out)
    if name in _OWN:
        return _OWN[name](*args, **keywords)
    if name in _LINEAR or name in _POINTWISE:
        own = args[0] if name in _LINEAR or not args[0]._may_repeat else args[0].coalesce()
        return own.with_values(getattr(_core, name)(own._values(), *args[1:], **keywords))
    if name in _CONVERSIONS:
        return args[0]._moved(getattr(args[0]._values(), name)(*args[1:], **keywords))
    if name.endswith("_") and (name[:-1] in _OWN or name[:-1] in _LINEAR | _POINTWISE):
        return _overwrite(name, args, keywords)
    sparse = next((value for value in _all(args, keywords) if isinstance(value, SparseTensor)), None)
    what = "an operand" if sparse is None else f"a {sparse.type()} of size {size_text(sparse.shape)}"
    raise NotImplementedError(f"{name.strip('_')}: {what} is sparse, and there is no sparse {name}; use to_dense()")


def _all(args, keywords):
    for value in (*args, *keywords.values()):
        yield from value if isinstance(value, (tuple, list)) else (value,)


def _overwrite(name, args, keywords):
    """Store the result of the function without the trailing _ in a tensor."""
    own = args[0]
    result = call(name[:-1], args, keywords)
    if not isinstance(own, SparseTensor):
        return own.copy_(result)
    return _written(name, result, own)


def _written(name, result, own):
    """Store a result in a tensor of the caller's, which may be dense."""
    if not isinstance(own, SparseTensor):
        return _core.write(name, result.to_dense() if isinstance(result, SparseTensor) else result, own)
    own.check_writable(name)
    if isinstance(result, SparseTensor) and result.shape == own.shape and torch.can_cast(result.dtype, own.dtype):
        result = result.to(own.dtype)
    if not isinstance(result, SparseTensor) or result.shape != own.shape or result.dtype is not own.dtype:
        raise RuntimeError(f"{name}: the result is a {result.type()} of size {size_text(result.shape)}; it "
                           f"cannot replace a {own.type()} of size {size_text(own.shape)}")
    own._hold(result)
    return own
