"""What modules do to a tensor or to every tensor of a nested list."""

from torch import _core
from torch._base.arguments import size_text


def is_list(value):
    return isinstance(value, (list, tuple))


def each(function, value, *others):
    """Apply a function to a tensor, or to each of nested lists; `others` have the same structure."""
    if is_list(value):
        return [each(function, *parts) for parts in zip(value, *others, strict=True)]
    return function(value, *others)


def recursiveType(value, type, tensorCache=None):
    """Return a tensor in another type; convert lists, dicts, modules and criterions in place and return them.

    type: a name such as "torch.DoubleTensor". tensorCache: a dict; tensors that share a storage share one afterwards,
    also across calls with the same dict.
    """
    cache = {} if tensorCache is None else tensorCache
    if hasattr(value, "updateOutput"):
        return value.type(type, cache)
    if isinstance(value, list):
        value[:] = [recursiveType(part, type, cache) for part in value]
    elif isinstance(value, tuple):
        return tuple(recursiveType(part, type, cache) for part in value)
    elif isinstance(value, dict):
        for key, part in value.items():
            value[key] = recursiveType(part, type, cache)
    elif _core.is_tensor(value) and floating(value):
        return _converted(value, type, cache)
    return value


FLOATING = "FloatTensor", "DoubleTensor", "HalfTensor"


def floating(tensor):
    """Return whether its elements are floating, in memory or on a GPU."""
    return tensor.type().rpartition(".")[2] in FLOATING


def on_device_of(index, tensor):
    """Return the tensor on the device of another one."""
    if index.is_cuda == tensor.is_cuda:
        return index
    return index.cuda(tensor.get_device()) if tensor.is_cuda else index.cpu()


def _converted(tensor, type, cache):
    if tensor.type() == type:
        return tensor
    if id(tensor) in cache:
        return cache[id(tensor)][0]
    storage = tensor.storage()
    if not storage.size():
        result = tensor.type(type)
    else:
        key = storage.data_ptr(), storage.type()
        if key not in cache:
            cache[key] = tensor.new().set_(storage).type(type)
        whole = cache[key]
        result = whole.new().set_(whole.storage(), tensor.storage_offset(), tensor.size(), tensor.stride())
    cache[id(tensor)] = result, tensor  # with the tensor, so that no other one gets its id
    return result


def recursiveResizeAs(t1, t2):
    """Return (t1, t2) with t1 of the structure and sizes of t2; t1 is None or what is resized."""
    if is_list(t2):
        t1 = list(t1) if is_list(t1) else []
        t1 = [recursiveResizeAs(t1[i] if i < len(t1) else None, part)[0] for i, part in enumerate(t2)]
        return t1, t2
    t1 = t1 if _core.is_tensor(t1) else t2.new()
    return t1.resize_(t2.size()), t2


def recursiveFill(t, val):
    """Return every tensor filled with a number, in place."""
    return each(lambda tensor: tensor.fill_(val), t)


def recursiveAdd(t1, val=1, t2=None):
    """Return (t1 + val * t2, t2), in place in t1; recursiveAdd(t1, t2) adds once."""
    if t2 is None:
        val, t2 = 1, val
    return each(lambda a, b: a.add_(val, b), t1, t2), t2


def recursiveCopy(t1, t2):
    """Return (t1, t2) with t1 a copy of t2, in the memory of t1 where it has the structure."""
    t1, _ = recursiveResizeAs(t1, t2)
    return each(lambda a, b: a.copy_(b), t1, t2), t2


def addSingletondimension(*args):
    """Return a view of a tensor with a dim of size 1 at `dim`: addSingletondimension([result,] tensor, dim)."""
    *result, tensor, dim = args
    view = tensor.unsqueeze(dim)
    return result[0].set_(view) if result else view


def contiguousView(output, input, *args):
    """Set `output` to the elements of input in the sizes `args`, copied unless they are contiguous. Returns output."""
    size = args[0] if len(args) == 1 and is_list(args[0]) else args
    return output.set_((input if input.is_contiguous() else input.contiguous()).reshape(*size))


def clear(self, *names):
    """Set attributes of a module to empty tensors, or to empty lists, or to None. Returns the module."""
    for name in names[0] if len(names) == 1 and is_list(names[0]) else names:
        value = getattr(self, name, None)
        if _core.is_tensor(value):
            setattr(self, name, value.new())
        elif value is not None:
            setattr(self, name, [] if is_list(value) else None)
    return self


def describe(value):
    """Return a description of a value for messages."""
    if is_list(value):
        return f"a list of {len(value)}"
    if _core.is_tensor(value):
        return f"{value.type().removeprefix('torch.')} {size_text(value.size())}"
    return f"a {type(value).__name__}"


def distinct_spans(tensors):
    """Return [(tensor, address of its storage, first element, end)], the part of its storage that each tensor spans."""
    result = []
    for tensor in tensors:
        span = sum((size - 1) * step for size, step in zip(tensor.size(), tensor.stride(), strict=True)) + 1
        begin = tensor.storage_offset()
        result.append((tensor, tensor.storage().data_ptr(), begin, begin + span if tensor.numel() else begin))
    return result


def flatten(tensors):
    """Move tensors into one new storage and return it as a flat tensor. Tensors that share memory share it there.

    Each tensor object is set to its part of the storage.
    """
    if not tensors:
        return _core.Tensor()
    kinds = {tensor.type() for tensor in tensors}
    if len(kinds) > 1:
        raise TypeError(f"flattenParameters: parameters are {' and '.join(sorted(kinds))}; convert the network first, "
                        "e.g. with float()")
    placed = [place for place in distinct_spans(tensors) if place[3] > place[2]]
    stretches = {}  # of each storage: [first element, element behind the last, place in the flat tensor]
    for _, storage, begin, end in sorted(placed, key=lambda place: place[1:]):
        own = stretches.setdefault(storage, [])
        if own and begin < own[-1][1]:
            own[-1][1] = max(own[-1][1], end)
        else:
            own.append([begin, end, None])
    total = 0
    for _, storage, begin, _ in placed:  # in the order of the parameters, so that gradients lie alike
        stretch = next(one for one in stretches[storage] if one[0] <= begin < one[1])
        if stretch[2] is None:
            stretch[2] = total
            total += stretch[1] - stretch[0]
    flat = tensors[0].new(total)
    for tensor, storage, begin, _ in placed:
        stretch = next(one for one in stretches[storage] if one[0] <= begin < one[1])
        at = stretch[2] + begin - stretch[0]
        view = flat.new().set_(flat.storage(), at, tensor.size(), tensor.stride())
        view.copy_(tensor)
        tensor.set_(view)
    return flat
