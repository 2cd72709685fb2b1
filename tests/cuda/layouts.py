"""Arrays as tensors on a GPU, laid out there as cases.LAYOUTS does it in memory."""

import numpy as np

import torch
from torch.testing.cases import array_of
from torch.testing.cases import contiguous as in_memory


def contiguous(array):
    return in_memory(array).cuda()


def transposed(array):
    if array.ndim < 2:
        return contiguous(array)
    dims = tuple(reversed(range(array.ndim)))
    return contiguous(array.transpose(dims)).permute(*dims)


def stepped(array):
    if array.ndim == 0:
        return contiguous(array)
    large = in_memory(np.zeros([2 * n + 1 for n in array.shape], array.dtype)).cuda()
    view = large[tuple(slice(1, None, 2) for _ in array.shape)]
    view.copy_(in_memory(array))
    return view


LAYOUTS = {"contiguous": contiguous, "transposed": transposed, "stepped": stepped}


def arguments(case, layout="contiguous", wrap=None):
    """Return a case's values with its arrays on the GPU; wrap is applied to tensors that have a gradient."""
    def convert(value, wrap):
        if isinstance(value, np.ndarray):
            tensor = LAYOUTS[layout](value)
            return wrap(tensor) if wrap else tensor
        return [convert(item, wrap) for item in value] if isinstance(value, list) else value
    return {name: convert(value, None if name in case.row.missing else wrap) for name, value in case.values.items()}


def results_of(value):
    """Return the results of a call as arrays; all tensors must be on the GPU."""
    if isinstance(value, (tuple, list)):
        return [array for item in value for array in results_of(item)]
    value = getattr(value, "data", value)
    if isinstance(value, torch.Tensor):
        assert value.is_cuda, f"{value.type()} does not lie on the GPU"
        return [array_of(value.cpu())]
    return [np.asarray(value)]
