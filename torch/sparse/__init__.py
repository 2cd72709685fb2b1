"""Functions on sparse tensors, and their constructors. docs/sparse.md shows their use."""

from torch.sparse.construction import (
    sparse_bsc_tensor,
    sparse_bsr_tensor,
    sparse_compressed_tensor,
    sparse_coo_tensor,
    sparse_csc_tensor,
    sparse_csr_tensor,
    to_sparse,
)
from torch.sparse.dense import to_sparse_bsc, to_sparse_bsr, to_sparse_csc, to_sparse_csr
from torch.sparse.functions import (
    addmm,
    check_sparse_tensor_invariants,
    log_softmax,
    mm,
    sampled_addmm,
    softmax,
    spdiags,
    sum,
)
from torch.sparse.legacy import dsmm, hsmm, hspmm, saddmm, smm, spmm, sspaddmm
from torch.sparse.tensor import SparseTensor

__all__ = [
    "SparseTensor", "addmm", "check_sparse_tensor_invariants", "dsmm", "hsmm", "hspmm", "log_softmax", "mm", "saddmm",
    "sampled_addmm", "smm", "softmax", "sparse_bsc_tensor", "sparse_bsr_tensor", "sparse_compressed_tensor",
    "sparse_coo_tensor", "sparse_csc_tensor", "sparse_csr_tensor", "spdiags", "spmm", "sspaddmm", "sum", "to_sparse",
    "to_sparse_bsc", "to_sparse_bsr", "to_sparse_csc", "to_sparse_csr",
]


def __getattr__(name):
    """Return a tensor class of 2017, or raise AttributeError with advice."""
    from torch._names import missing_names
    from torch.sparse.legacy import by_type

    result = by_type(name)
    if result is None:
        return missing_names.find(__name__, name)
    return globals().setdefault(name, result)
