"""Views and their gradients: other sizes, parts along a dim, windows."""

import numpy as np


def squeeze(input, dim):
    """np.squeeze, which refuses a dim of another size than 1."""
    if dim is None:
        return np.squeeze(input)
    dims = (dim,) if isinstance(dim, int) else dim
    return np.squeeze(input, axis=tuple(d for d in dims if input.shape[d] == 1))


def expand(input, size):
    """np.broadcast_to, -1 for the input's own sizes."""
    own = (1,) * (len(size) - input.ndim) + input.shape
    return np.broadcast_to(input, [mine if wanted == -1 else wanted for wanted, mine in zip(size, own, strict=True)])


def sum_to_size(input, size):
    """Sums over the dims that size lacks or has as 1."""
    result = np.sum(input, axis=tuple(range(input.ndim - len(size))))
    for dim, length in enumerate(size):
        if length == 1:
            result = np.sum(result, axis=dim, keepdims=True)
    return result


def along(ndim, dim, index):
    """Return an index that is full but for one dim."""
    places = [slice(None)] * ndim
    places[dim] = index
    return tuple(places)


def narrow_input(grad_output, dimension, start, size):
    """Zeros that hold grad_output from start along a dim."""
    result = np.zeros(size, grad_output.dtype)
    result[along(len(size), dimension, slice(start, start + grad_output.shape[dimension]))] = grad_output
    return result


def select_input(grad_output, dim, index, size):
    """Zeros that hold grad_output at index along a dim."""
    result = np.zeros(size, grad_output.dtype)
    position = along(len(size), dim, index)
    result[position] = grad_output.reshape(result[position].shape)
    return result


def _starts(length, size, step):
    return range(0, length - size + 1, step)


def unfold(input, dimension, size, step):
    """Return the parts of size elements along a dim, their elements in a new last one."""
    dimension %= input.ndim
    starts = _starts(input.shape[dimension], size, step)
    shape = (*input.shape[:dimension], len(starts), *input.shape[dimension + 1 :], size)
    result = np.zeros(shape, input.dtype)
    for number, start in enumerate(starts):
        part = input[along(input.ndim, dimension, slice(start, start + size))]
        result[along(result.ndim, dimension, number)] = np.moveaxis(part, dimension, -1)
    return result


def unfold_input(grad_output, dimension, length, step, size):
    """Return the parts added up where unfold took them from."""
    dimension %= len(size)
    result = np.zeros(size, grad_output.dtype)
    for number, start in enumerate(_starts(size[dimension], length, step)):
        part = grad_output[along(grad_output.ndim, dimension, number)]
        result[along(len(size), dimension, slice(start, start + length))] += np.moveaxis(part, -1, dimension)
    return result


def slice_copy(input, dim, start, end, step):
    """input[start:end:step] along dim."""
    return input[along(input.ndim, dim, slice(start, end, step))]


def split(input, split_size, dim):
    """Parts of split_size along dim, one empty part of nothing."""
    length = input.shape[dim]
    starts = range(0, length, split_size) if length else [0]
    return tuple(input[along(input.ndim, dim, slice(start, start + split_size))] for start in starts)


def chunk(input, chunks, dim):
    """Parts of the size that makes at most chunks of them; an empty dim gives that many empty parts."""
    if not input.shape[dim]:
        return (input,) * chunks
    return split(input, max(int(np.ceil(input.shape[dim] / chunks)), 1), dim)


def unbind(input, dim):
    """Return the slices along dim."""
    return tuple(np.asarray(np.take(input, i, axis=dim)) for i in range(input.shape[dim]))
