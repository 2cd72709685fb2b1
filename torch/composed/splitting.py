"""Composed functions that split tensors."""

import itertools

MOST_PARTS = 1 << 24  # limit of Python objects of one call


def check_parts(name, count):
    """Raise ValueError if a split would create too many parts."""
    if count > MOST_PARTS:
        raise ValueError(f"{name}: there would be {count} parts; need {MOST_PARTS} at most")


def split(input, split_size, dim=0):
    """Return parts of `split_size` along `dim`. The last part has the rest; no elements give one empty part."""
    size = input.size(dim)
    if split_size < 1 and (size or split_size):
        raise ValueError(f"split: split_size is {split_size}; need split_size >= 1, or 0 for an empty dim")
    split_size = max(split_size, 1)
    check_parts("split", -(-size // split_size))
    starts = range(0, max(size, 1), split_size)
    return tuple(input.narrow(dim, start, min(split_size, size - start)) for start in starts)


def split_sizes(input, sizes, dim=0):
    """Return parts of these sizes along `dim`."""
    sizes = (sizes,) if isinstance(sizes, int) else tuple(sizes)
    if any(size < 0 for size in sizes) or sum(sizes) != input.size(dim):
        raise ValueError(f"split: sizes are {list(sizes)}, input has {input.size(dim)} elements along dim {dim}; "
                         "need sizes from 0 up that add up to it")
    ends = itertools.accumulate(sizes)
    return tuple(input.narrow(dim, end - size, size) for end, size in zip(ends, sizes, strict=True))


def chunk(input, chunks, dim=0):
    """Return at most `chunks` parts of equal size along `dim`; the last may be shorter. An empty dim gives `chunks`."""
    if chunks < 1:
        raise ValueError(f"chunk: chunks is {chunks}; need chunks >= 1")
    if not input.size(dim):
        check_parts("chunk", chunks)
        return tuple(input.narrow(dim, 0, 0) for _ in range(chunks))
    return split(input, -(-input.size(dim) // chunks), dim)


def unbind(input, dim=0):
    """Return the slices along `dim`."""
    check_parts("unbind", input.size(dim))
    return tuple(input.select(dim, index) for index in range(input.size(dim)))
