"""What programs ask and set of the libraries behind tensors. Flags hold their value; none changes what is computed."""

from torch.backends import cuda, cudnn, mkl, mkldnn, mps, openmp, opt_einsum

__all__ = ["cuda", "cudnn", "mkl", "mkldnn", "mps", "openmp", "opt_einsum"]
