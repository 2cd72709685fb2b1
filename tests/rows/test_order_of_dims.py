"""The order of dims of every row's results: that of the operands, channels_last or contiguous, as the row says."""

import itertools

import numpy as np
import pytest
from cases import CATALOGUE, Case, function_of, samples

import torch

KINDS = {"loop", "loss", "reduce", "scan", "random", "kernel", "update"}
ROWS = [row for row in CATALOGUE.rows
        if row.body.kind in KINDS and row.tensors and row.returned and not row.changes and not row.creates]


def permuted(array):
    return np.array(array, order="F")


def inner_channels(array):
    """Lay out dim 1 innermost."""
    return np.moveaxis(np.ascontiguousarray(np.moveaxis(array, 1, -1)), -1, 1) if array.ndim > 2 else array.copy()


def expanded(array):
    """Repeat the first slice of dim 0 with stride 0."""
    if not array.ndim:
        return array.copy()
    first = array[:1].copy()
    return np.lib.stride_tricks.as_strided(first, array.shape, (0, *first.strides[1:]))  # which may be written


def with_gaps(array):
    """Reverse the dims in memory, and take every second element of each."""
    large = np.zeros([2 * n for n in array.shape][::-1], array.dtype).T[(..., *[slice(None, None, 2)] * array.ndim)]
    large[...] = array
    return large


LAYOUTS = {"contiguous": np.copy, "permuted": permuted, "inner_channels": inner_channels, "expanded": expanded,
           "with_gaps": with_gaps}


def ordered(size, strides):
    """Return the strides of a dense result whose dims have the order of the operands' strides.

    Dims are inserted from the last to the first, inside a dim that an operand has at a larger stride. The first
    operand with two strides that are not 0 decides.
    """
    def side(a, b):
        for stride in strides:
            if stride[a] and stride[b] and (stride[a], size[a]) > (stride[b], size[b]):
                return 1 if stride[a] > stride[b] or size[a] > size[b] else 0
            if stride[a] and stride[b] and stride[a] != stride[b]:
                return -1
        return 0

    order = list(range(len(size)))[::-1]
    for last in range(1, len(order)):
        at = last
        for k in range(last)[::-1]:
            result = side(order[k], order[at])
            if result < 0:
                break
            if result:
                order[k], order[at] = order[at], order[k]
                at = k
    return dense(size, order)


def dense(size, order):
    """Return the strides of dims without gaps, from the innermost to the outermost."""
    result, step = [0] * len(size), 1
    for d in order:
        result[d], step = step, step * size[d]
    return result


def broadcast(tensor, size):
    """Return the strides of an operand in a result, 0 where it is broadcast."""
    own = [0] * (len(size) - tensor.dim()) + list(tensor.stride())
    sizes = [1] * (len(size) - tensor.dim()) + list(tensor.size())
    return [step if n == m else 0 for step, n, m in zip(own, sizes, size, strict=True)]


def is_channels_last(tensor):
    """Return whether dim 1 is the innermost, then the last ones, then dim 0."""
    if tensor.dim() not in (4, 5) or not tensor.numel() or not tensor.stride(1):
        return False
    spans = [tensor.stride(d) * tensor.size(d) for d in (1, *range(2, tensor.dim())[::-1])]
    steps = [tensor.stride(d) for d in (*range(2, tensor.dim())[::-1], 0)]
    return all(step >= span for step, span in zip(steps, spans, strict=True)) and tensor.stride(0) != tensor.stride(1)


def wanted(row, tensors, size):
    """Return the strides of a new result."""
    count = len(size)
    if row.body.kind == "loop" and "contiguous" not in row.layout:
        return ordered(size, [broadcast(t, size) for t in tensors])
    if "kept" in row.layout and tuple(tensors[0].size()) == size:
        return ordered(size, [tensors[0].stride()])
    lists = any(p.kind == "tensors" for p in row.parameters)
    if "channels_last" in row.layout and (all if lists else any)(
            is_channels_last(t) and t.dim() == count for t in tensors) and not (
            row.unbatched and count == row.rank + 1):  # planes without the batch are laid out as one image
        return dense(size, (1, *range(2, count)[::-1], 0))
    return dense(size, range(count)[::-1])


def same_order(size, strides, expected):
    """Return whether strides agree in each dim of more than one element."""
    return all(n < 2 or step == other for n, step, other in zip(size, strides, expected, strict=True))


def tensors_of(arguments):
    listed = [value if isinstance(value, list) else [value] for value in arguments.values()]
    return [value for value in itertools.chain(*listed) if isinstance(value, torch.Tensor)]


def laid_out(case, names):
    """Return the arguments, each array in the next of some layouts."""
    layouts = itertools.cycle(LAYOUTS[name] for name in names)

    def convert(value):
        if isinstance(value, list) and value and isinstance(value[0], np.ndarray):
            return [convert(item) for item in value]
        return torch.from_numpy(next(layouts)(value)) if isinstance(value, np.ndarray) else value
    return {name: convert(value) for name, value in case.values.items()}


WAYS = [*((name,) for name in LAYOUTS), ("permuted", "contiguous"), ("contiguous", "permuted"),
        ("permuted", "with_gaps"), ("expanded", "permuted"), ("inner_channels", "permuted")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.op)
def test_new_results_have_the_order_that_the_row_says(row):
    dtype = next((dtype for dtype in ("Double", "Long", "Bool", "ComplexDouble") if dtype in row.dtypes), row.dtypes[0])
    results = 0
    for sample, names in itertools.product(samples(row), WAYS):
        arguments = laid_out(Case(row, sample, dtype), names)
        tensors = tensors_of(arguments)
        with np.errstate(all="ignore"):
            found = call(row, arguments)
        results += len(found)
        for result in found:
            if result.numel() < 2 or any(result.data_ptr() == t.data_ptr() for t in tensors):
                continue
            expected = wanted(row, tensors, tuple(result.size()))
            assert same_order(result.size(), result.stride(), expected), (sample, names, result.stride(), expected)
    assert results


def call(row, arguments):
    """Return the tensors of a call, none if it refuses the values that a layout repeats."""
    given = {name: value for name, value in arguments.items() if value is not None}
    try:
        if row.internal or row.is_function:
            result = function_of(row)(**given)
        else:
            result = getattr(given.pop(row.self_parameter.name), row.public)(**given)
    except (RuntimeError, ValueError, IndexError):
        return []
    return [r for r in (result if isinstance(result, (tuple, list)) else [result]) if isinstance(r, torch.Tensor)]


T = torch.ones(3, 4).t()


@pytest.mark.parametrize("call", [
    lambda: T.index_put((torch.tensor([0]),), torch.tensor(5.0)), lambda: torch.diagonal_scatter(T, torch.zeros(3)),
    lambda: torch.select_scatter(T, torch.zeros(3), 0, 1), lambda: torch.slice_scatter(T, torch.zeros(1, 3), 0, 1, 2),
    lambda: torch.special.chebyshev_polynomial_t(T, 2), lambda: torch.special.zeta(T + 1, T)])
def test_composed_results_keep_the_order_of_a_dense_input(call):
    assert call().stride() == T.stride()


@pytest.mark.parametrize("view, strides", [
    (lambda: torch.ones(5).expand(1, 1, 5), (5, 5, 1)), (lambda: torch.ones(5, 2).expand(1, 5, 2), (10, 2, 1)),
    (lambda: torch.ones(5).expand(2, 1, 5), (0, 5, 1)), (lambda: torch.ones(5)[None], (5, 1)),
    (lambda: torch.ones(5, 3)[:, None], (3, 3, 1)), (lambda: torch.ones(5, 3)[None, :, None, None], (15, 3, 3, 3, 1)),
    (lambda: torch.ones(2)[..., None], (1, 1))])
def test_a_new_dim_has_the_stride_of_a_contiguous_tensor(view, strides):
    assert view().stride() == strides


@pytest.mark.parametrize("before", [(0,), (96,), (2, 3, 4, 4), (1, 2)])
def test_resize_takes_a_memory_format(before):
    for dims, last in ((4, torch.channels_last), (5, torch.channels_last_3d)):
        size, like = (2, 3, 4, 4, 2)[:dims], torch.ones(2, 3, 4, 4, 2)[(..., *[0] * (5 - dims))].contiguous()
        ordered = like.contiguous(memory_format=last)
        assert torch.empty(before).resize_(size, memory_format=last).stride() == ordered.stride()
        assert torch.empty(before).resize_(*size, memory_format=torch.contiguous_format).stride() == like.stride()
        assert torch.empty(before).resize_as_(ordered, memory_format=torch.preserve_format).stride() == ordered.stride()
    with pytest.raises(TypeError, match="memory_format"):
        torch.empty(3).resize_(2, memory_format=1)
    with pytest.raises(ValueError, match="need 4"):
        torch.empty(3).resize_(2, memory_format=torch.channels_last)


def test_channels_last_has_its_strides_also_in_dims_of_one_element():
    for size, strides in (((10, 3, 1, 1), (3, 1, 3, 3)), ((1, 1, 4, 4), (16, 1, 4, 1)), ((1, 3, 1, 5), (15, 1, 15, 3))):
        x = torch.ones(size)
        assert x.to(memory_format=torch.channels_last).stride() == strides
        assert x.contiguous(memory_format=torch.channels_last).to(memory_format=torch.channels_last).stride() == strides
    layer = torch.nn.Conv2d(3, 4, 1).to(memory_format=torch.channels_last)
    assert layer(torch.ones(2, 3, 4, 4)).is_contiguous(memory_format=torch.channels_last)
