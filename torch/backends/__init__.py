"""Flags of the libraries behind tensors, for compatibility. Most keep their values without effect; see each module."""

from torch.backends import cuda, cudnn, mkl, mkldnn, mps, openmp, opt_einsum

fp32_precision = "none"  # which products of floats may be rounded; none are

__all__ = ["cuda", "cudnn", "mkl", "mkldnn", "mps", "openmp", "opt_einsum"]
