"""Flags of the libraries behind tensors, for compatibility. Flags keep their values but do not change any result."""

from torch.backends import cuda, cudnn, mkl, mkldnn, mps, openmp, opt_einsum

__all__ = ["cuda", "cudnn", "mkl", "mkldnn", "mps", "openmp", "opt_einsum"]
