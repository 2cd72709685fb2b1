"""Discrete Fourier transforms of real and complex tensors.

Each transform takes `n`, the length along `dim` to which the input is cut or zero-padded, and `norm`. "backward"
divides inverse transforms by n, "forward" divides forward transforms, and "ortho" divides both by the square root of
n. Integers become floats. Gradients are differentiable. A transform takes O(n log n) for every n: lengths with prime
factors up to 61 by their factors (Cooley and Tukey, 1965), other lengths as a convolution (Bluestein, 1970).

Args:
    n: length; the input is cut or zero-padded to it.
    norm: "backward" (no factor), "forward" (1 / n) or "ortho" (1 / sqrt(n)).
Raises:
    ValueError: `n` is below 1, or another `norm`.

>>> import torch
>>> torch.fft.fft(torch.FloatTensor([1, 2, 3, 4])).tolist()
[(10+0j), (-2+2j), (-2+0j), (-2-2j)]
"""

from torch._generated.python.fft import *  # noqa: F403
from torch._generated.python.fft import __all__ as __all__
