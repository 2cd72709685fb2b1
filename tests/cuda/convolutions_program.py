"""Compares convolutions and their gradients on a GPU with the CPU, for test_convolutions_on_gpu.py.

Prints the number of convolutions by cuDNN, and the total. With the word `images` it omits volumes.
"""

import sys

import numpy as np
from torch._C import lib

import torch
import torch.nn.functional as F

SHAPES = [  # images, weight, stride, padding, dilation, groups
    ((2, 3, 6, 5), (4, 3, 3, 3), 1, 1, 1, 1),
    ((1, 4, 7, 7), (6, 2, 3, 2), 2, 1, 1, 2),
    ((2, 4, 5, 5), (4, 1, 3, 3), 1, (1, 0), 2, 4),
    ((3, 2, 4, 4), (5, 2, 1, 1), 1, 0, 1, 1),
    ((2, 2, 4, 5, 3), (3, 2, 2, 3, 2), (1, 2, 1), (1, 1, 0), 1, 1),
]


def outcome(here, kind, shape, biased):
    """Return the convolution and its gradients, drawn from the same numbers on both."""
    size, weight, stride, padding, dilation, groups = shape
    random = np.random.default_rng(1)

    def leaf(*sizes):
        made = torch.from_numpy(random.uniform(-1, 1, sizes)).to(kind)
        return (made if here else made.cuda()).requires_grad_()

    leaves = [leaf(*size), leaf(*weight), *([leaf(weight[0])] if biased else [])]
    call = F.conv2d if len(size) == 4 else F.conv3d
    result = call(leaves[0], leaves[1], leaves[2] if biased else None, stride, padding, dilation, groups)
    result.pow(2).sum().backward()
    return [result, *(leaf.grad for leaf in leaves)]


def main():
    result = 0
    torch.backends.cudnn.allow_tf32 = False
    for _ in range(2):  # the second time by plans that are kept
        for kind, tolerance in ((torch.float32, 1e-4), (torch.float64, 1e-10), (torch.float16, 2e-2),
                                (torch.bfloat16, 1e-1)):  # fmt: skip
            for shape in SHAPES[: -1 if "images" in sys.argv else None]:
                for biased in (False, True):
                    result += 3
                    pairs = zip(outcome(False, kind, shape, biased), outcome(True, kind, shape, biased), strict=True)
                    for there, here in pairs:
                        assert there.dtype is here.dtype is kind
                        wanted = here.detach().double().numpy()
                        np.testing.assert_allclose(there.detach().cpu().double().numpy(), wanted, rtol=tolerance,
                                                   atol=tolerance * max(1, np.abs(wanted).max()))  # fmt: skip
    print(lib.th_gpu_dnn_calls(), result)


if __name__ == "__main__":
    main()
