"""Sparse tensors: the functions that make them and those that take them. docs/sparse.md shows their use."""

from torch.sparse.construction import (
    sparse_compressed_tensor,
    sparse_coo_tensor,
    sparse_csr_tensor,
    to_sparse,
    to_sparse_csr,
)
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
    "sampled_addmm", "smm", "softmax", "sparse_compressed_tensor", "sparse_coo_tensor", "sparse_csr_tensor", "spdiags",
    "spmm", "sspaddmm", "sum", "to_sparse", "to_sparse_csr",
]


def __getattr__(name):
    """Called for names that are not here: the classes of 2017, else says what to use."""
    from torch._names import missing_names
    from torch.sparse.legacy import by_type

    found = by_type(name)
    if found is None:
        return missing_names.find(__name__, name)
    return globals().setdefault(name, found)
