"""Classes of sparse tensors by element type, with the names of 2017."""

from torch import _core
from torch._core import Tensor
from torch.sparse.products import Products

# Functions of 2017: "s", "d" and "h" mean sparse, dense and hybrid.
spmm, dsmm, hspmm, hsmm, smm = Products.spmm, Products.dsmm, Products.hspmm, Products.hsmm, Products.smm
sspaddmm, saddmm = Products.sspaddmm, Products.saddmm


class _ByType(type):
    """Metaclass of classes such as torch.sparse.FloatTensor: a call creates a sparse tensor, which is an instance."""

    def __call__(cls, *parts, **options):
        from torch.sparse.construction import sparse_coo_tensor

        options.setdefault("device", "cuda" if cls.gpu else None)
        tensors = [part for part in parts if isinstance(part, Tensor)]
        if not parts:
            parts = ((0,),)
        elif not tensors:
            parts = (parts[0] if isinstance(parts[0], (tuple, list)) else parts,)
        elif any(part.type() != cls.dense.__name__ and part.dtype is not cls.kind for part in tensors[1:]):
            raise TypeError(f"torch.sparse.{cls.__name__}: values are a {tensors[1].type()}; need a "
                            f"{cls.dense.__name__}")
        return sparse_coo_tensor(*parts, dtype=None if tensors else cls.dense, **options)

    def __instancecheck__(cls, value):
        from torch.sparse.tensor import SparseTensor

        return isinstance(value, SparseTensor) and value.is_sparse and value.is_cuda == cls.gpu and (
            value.dtype is cls.kind)


def by_type(name, gpu=False):
    """Return the class of a name such as "FloatTensor", or None."""
    dense = getattr(_core, name, None)
    if not (isinstance(dense, type) and issubclass(dense, Tensor)) or not name.endswith("Tensor") or name == "Tensor":
        return None
    text = f"Sparse tensors of {name.removesuffix('Tensor')} elements: {name}(indices, values, size) makes one."
    return _ByType(name, (), {"dense": dense, "kind": dense(0).dtype, "gpu": gpu, "__doc__": text,
                              "__module__": "torch.cuda.sparse" if gpu else "torch.sparse"})
