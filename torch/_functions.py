"""Functions of torch whose arguments no row can describe: texts, and lists of any length."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import _core

if TYPE_CHECKING:
    from typing import Any

    from torch._core import IntTensor, LongTensor, Tensor, Variable
    from torch._methods import AnyTensor
    from torch._random import Generator


def meshgrid(*tensors: AnyTensor, indexing: str = "ij") -> tuple[AnyTensor, ...]:
    """Coordinates of all points of a grid: for each vector its elements along a dim of their own.

    `indexing` is "ij", or "xy" to change the first two dims round. Returns a tuple of views.

    >>> import torch
    >>> [tuple(grid.size()) for grid in torch.meshgrid(torch.ones(2), torch.ones(3))]
    [(2, 3), (2, 3)]
    """
    if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)):
        tensors = tensors[0]
    if not tensors or any(not _is_tensor(tensor) or tensor.dim() != 1 for tensor in tensors):
        raise ValueError("meshgrid: need vectors")
    if indexing not in ("ij", "xy"):
        raise ValueError(f"meshgrid: indexing is {indexing!r}; need 'ij' or 'xy'")
    size = [tensor.numel() for tensor in tensors]
    grids = [tensor.view([-1 if d == dim else 1 for d in range(len(size))]).expand(size)
             for dim, tensor in enumerate(tensors)]
    turned = indexing == "xy" and len(size) > 1
    return tuple(grid.transpose(0, 1) if turned else grid for grid in grids)


def tensordot(a: AnyTensor, b: AnyTensor, dims: Any = 2) -> AnyTensor:
    """The sum of products over `dims` last dims of a and first ones of b, or over two lists of dims.

    Raises ValueError where the sizes of two dims to sum over differ.

    >>> import torch
    >>> torch.tensordot(torch.ones(2, 3), torch.ones(3, 4), dims=1).size()
    torch.Size([2, 4])
    """
    if isinstance(dims, int):
        dims = list(range(a.dim() - dims, a.dim())), list(range(dims))
    left, right = ([d % t.dim() for d in ([one] if isinstance(one, int) else one)]
                   for one, t in zip(dims, (a, b), strict=True))
    if [a.size(d) for d in left] != [b.size(d) for d in right]:
        raise ValueError(f"tensordot: a is {list(a.size())}, b is {list(b.size())}, dims are {left} and {right}; "
                         "need equal sizes along them")
    rest, more = ([d for d in range(t.dim()) if d not in used] for t, used in ((a, left), (b, right)))
    count = _count(a.size(d) for d in left)
    first = a.permute(rest + left).reshape((_count(a.size(d) for d in rest), count))
    second = b.permute(right + more).reshape((count, _count(b.size(d) for d in more)))
    return first.mm(second).reshape([a.size(d) for d in rest] + [b.size(d) for d in more] or [1])


def einsum(equation: str, *operands: AnyTensor) -> AnyTensor:
    """Sums of products named by letters (Einstein's convention), such as "bij,bjk->bik".

    Each operand has a letter per dim; letters that do not stand behind the arrow are summed over.
    Without an arrow the result has the letters that come once, in alphabetic order. "..." stands for
    dims that are broadcast. Operands are multiplied from left to right, as batches of matrices.

    >>> import torch
    >>> torch.einsum("ij,kj->ik", torch.ones(2, 3), torch.ones(4, 3)).size()
    torch.Size([2, 4])
    """
    if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
        operands = operands[0]
    terms, wanted = _read(equation.replace(" ", ""), operands)
    size = {}
    for number, (letters, operand) in enumerate(zip(terms, operands, strict=True)):
        for letter, length in zip(letters, operand.size(), strict=True):
            if size.setdefault(letter, length) != length and length != 1:
                if size[letter] != 1:
                    raise ValueError(
                        f"einsum: {equation!r}: {letter} is {size[letter]} and, in operand {number}, {length}")
                size[letter] = length
    result, have = _diagonals(operands[0], terms[0])
    for number in range(1, len(operands)):
        later = set("".join(wanted)).union(*terms[number + 1 :])
        result, have = _contract(result, have, *_diagonals(operands[number], terms[number]), later, size)
    for letter in [letter for letter in have if letter not in wanted]:
        result = result.sum(have.index(letter), keepdim=True)
    spare = [have.index(letter) for letter in have if letter not in wanted]
    order = [have.index(letter) for letter in wanted]
    shape = [result.size(d) for d in order]
    return result.permute(order + spare).reshape(shape or [1]) if have else result


def tensor(data: Any, dtype: Any = None) -> Tensor:
    """A tensor with a copy of the numbers in `data`: a number, nested sequences, an array or a tensor.

    Without dtype an array or tensor keeps its type, bools make a ByteTensor, ints a LongTensor, and other numbers one
    of the default type. Raises TypeError for what holds something else, ValueError where sequences are ragged.

    >>> import torch
    >>> torch.tensor([[1, 2], [3, 4]]).type(), torch.tensor([0.5, 1]).tolist()
    ('torch.LongTensor', [0.5, 1.0])
    """
    return _copied(data, dtype, True)


def as_tensor(data: Any, dtype: Any = None) -> Any:
    """As tensor, but an array or tensor of that type is not copied: the result shares its memory.

    >>> import torch
    >>> x = torch.ones(2)
    >>> torch.as_tensor(x) is x
    True
    """
    return _copied(data, dtype, False)


def _copied(data, dtype, copies):
    from torch._options import tensor_class

    kind = None if dtype is None else tensor_class(dtype)
    if _is_tensor(data):
        found = data if kind is None else data.type(kind)
        return (found.clone() if copies else found) if found is data else found
    if hasattr(data, "__array_interface__") and getattr(data, "shape", ()) != ():
        found = _core.from_numpy(data)
        converted = found if kind is None else found.type(kind)
        return converted.clone() if copies and converted is found else converted
    if kind is None:
        kind = _kind_of(data)
    return kind(data if isinstance(data, (list, tuple)) else [data])


def _kind_of(data):
    """The class for the numbers in nested sequences."""
    kinds, waiting = set(), [data]
    while waiting:
        one = waiting.pop()
        if isinstance(one, (list, tuple)):
            waiting.extend(one)
        else:
            kinds.add(bool if isinstance(one, bool) else int if hasattr(one, "__index__") else float)
    if kinds == {bool}:
        return _core.ByteTensor
    return _core.LongTensor if kinds and float not in kinds else _core.Tensor(0).dtype


def btriunpack(
    LU_data: AnyTensor, LU_pivots: IntTensor | Variable, unpack_data: bool = True, unpack_pivots: bool = True,
) -> Any:
    """P, L and U of what btrifact gives, so that P @ L @ U are the matrices; None for what is not unpacked.

    LU_data has size (batch, n, n), LU_pivots (batch, n) with rows counted from 1.

    >>> import torch
    >>> a = torch.FloatTensor([[[0, 2], [3, 1]]])
    >>> p, l, u = torch.btriunpack(*a.btrifact())
    >>> p.bmm(l).bmm(u).tolist()
    [[[0.0, 2.0], [3.0, 1.0]]]
    """
    count, n = LU_pivots.size()
    eye = _core.eye(n, out=LU_data.new()).unsqueeze(0).expand(count, n, n)
    permutation = lower = upper = None
    if unpack_data:
        lower, upper = LU_data.tril(-1) + eye, LU_data.triu()
    if unpack_pivots:
        permutation = eye.clone()
        for matrix, pivots in zip(permutation, LU_pivots.tolist(), strict=True):
            order = list(range(n))
            for row, pivot in enumerate(pivots):
                order[row], order[pivot - 1] = order[pivot - 1], order[row]
            matrix.copy_(eye[0].index_select(1, _core.LongTensor(order)))
    return permutation, lower, upper


def tril_indices(row: int, col: int, offset: int = 0) -> LongTensor:
    """The rows and columns of the elements of a matrix on and below a diagonal, a LongTensor of two rows.

    >>> import torch
    >>> torch.tril_indices(2, 2).tolist()
    [[0, 1, 1], [0, 0, 1]]
    """
    return _core.ones(row, col, out=_core.ByteTensor()).tril(offset).nonzero().t().contiguous()


def triu_indices(row: int, col: int, offset: int = 0) -> LongTensor:
    """The rows and columns of the elements of a matrix on and above a diagonal, a LongTensor of two rows.

    >>> import torch
    >>> torch.triu_indices(2, 2).tolist()
    [[0, 0, 1], [0, 1, 1]]
    """
    return _core.ones(row, col, out=_core.ByteTensor()).triu(offset).nonzero().t().contiguous()


def randint(
    low: Any = 0, high: Any = None, size: Any = None, *, dtype: Any = None, out: Tensor | None = None,
    generator: Generator | None = None,
) -> Tensor:
    """A LongTensor, or a tensor of the type dtype, of whole numbers from low up to, but not with, high, each as likely:
    randint(high, size) or randint(low, high, size). Raises ValueError where low is not below high.

    >>> import torch
    >>> torch.randint(2, 3, (2, 2)).tolist()
    [[2, 2], [2, 2]]
    """
    if size is None:
        low, high, size = 0, low, high
    size = (size,) if isinstance(size, int) else tuple(size or ())
    if not size or isinstance(high, bool) or not isinstance(high, int):
        raise TypeError("randint: need randint(high, size) or randint(low, high, size), with ints and a tuple of sizes")
    from torch._options import tensor_class

    kind = _core.LongTensor if dtype is None else tensor_class(dtype)
    if out is not None and dtype is not None and out.dtype is not kind:
        raise TypeError(f"randint: dtype is {kind.__name__} and out is {out.dtype.__name__}; leave one of them out")
    made = _core.zeros(*size, out=kind() if out is None else out)
    return made.random_(low, high, generator=generator)


def from_dlpack(array: Any, *, copy: bool | None = None) -> Tensor:
    """A tensor that shares the memory of an array of any library that has DLPack's methods.

    array: an object with __dlpack__ and __dlpack_device__, or a capsule. copy: True for memory of its own, which
    read-only arrays need. The memory lives as long as the tensor does. bool becomes ByteTensor.
    Raises BufferError where the array is on another device, TypeError for types that no tensor has, and ValueError for
    negative strides and read-only arrays.

    >>> import numpy, torch
    >>> array = numpy.zeros(2)
    >>> torch.from_dlpack(array).fill_(3).size(), array
    (torch.Size([2]), array([3., 3.]))
    """
    if type(array).__name__ == "PyCapsule":
        tensor = _core.from_capsule(array)
        return tensor.clone() if copy else tensor
    if not hasattr(array, "__dlpack__") or not hasattr(array, "__dlpack_device__"):
        raise TypeError(f"from_dlpack: need an array with __dlpack__ and __dlpack_device__, not {type(array).__name__}")
    kind = array.__dlpack_device__()[0]
    if kind in (2, 3):  # a GPU's memory, or the machine's that is pinned for one
        from torch import cuda

        kind = 1 if kind == 3 or cuda.is_available() else kind
    if kind != 1:
        raise BufferError(f"from_dlpack: the array is on a device of type {int(kind)}; copy it to the CPU first")
    try:
        capsule = array.__dlpack__(max_version=(1, 0), copy=copy)
    except TypeError:  # An exporter from before version 1 has no such arguments.
        return from_dlpack(array.__dlpack__(), copy=copy)
    return _core.from_capsule(capsule)


def _is_tensor(value):
    return isinstance(value, (_core.Tensor, _core.Variable))


def _count(sizes):
    count = 1
    for size in sizes:
        count *= size
    return count


def _read(equation, operands):
    """A list of letters per operand, and those of the result; dims of "..." get digits."""
    inputs, arrow, output = equation.partition("->")
    terms = inputs.split(",")
    if not all(map(_is_tensor, operands)) or len(terms) != len(operands):
        raise ValueError(f"einsum: {equation!r} names {len(terms)} operands; need as many tensors, not {len(operands)}")
    spread = 0
    for term, operand in zip(terms, operands, strict=True):
        letters = term.replace("...", "", 1)
        if not (letters.isalpha() or not letters) or len(letters) > operand.dim() or (
                letters == term and len(letters) != operand.dim()):
            raise ValueError(f"einsum: {term!r} for size {list(operand.size())}; need a letter per dim")
        if letters != term:
            spread = max(spread, operand.dim() - len(letters))
    digits = [str(d) for d in range(spread)]
    read = []
    for term, operand in zip(terms, operands, strict=True):
        before, dots, after = term.partition("...")
        own = operand.dim() - len(before) - len(after) if dots else 0
        read.append([*before, *digits[spread - own :], *after])
    if not arrow:
        once = sorted(letter for letter in set(inputs) if letter.isalpha() and inputs.count(letter) == 1)
        return read, digits + once
    before, dots, after = output.partition("...")
    wanted = [*before, *(digits if dots else []), *after]
    known = {letter for letters in read for letter in letters}
    if len(set(wanted)) != len(wanted) or not set(wanted) <= known:
        raise ValueError(f"einsum: {equation!r}: the result needs different letters, all of them operands'")
    return read, wanted


def _diagonals(operand, letters):
    """The operand with no letter twice."""
    letters = list(letters)
    for letter in dict.fromkeys(letters):
        while letters.count(letter) > 1:
            first = letters.index(letter)
            second = letters.index(letter, first + 1)
            operand = operand.diagonal(0, first, second)
            letters = [one for d, one in enumerate(letters) if d not in (first, second)] + [letter]
    return operand, letters


def _contract(a, left, b, right, later, size):
    """The product of two operands, summed over the letters that nobody needs any more."""
    for letter in [one for one in left if one not in right and one not in later]:
        a, left = a.sum(left.index(letter), keepdim=True), left
    for letter in [one for one in right if one not in left and one not in later]:
        b = b.sum(right.index(letter), keepdim=True)
    shared = [one for one in left if one in right]
    batch, inner = [one for one in shared if one in later], [one for one in shared if one not in later]
    own, more = [one for one in left if one not in shared], [one for one in right if one not in shared]
    a, b = (t.expand([size[one] if one in shared else t.size(d) for d, one in enumerate(letters)])
            for t, letters in ((a, left), (b, right)))
    lengths = {one: a.size(d) for d, one in enumerate(left)} | {
        one: b.size(d) for d, one in enumerate(right) if one not in left}
    n, m, k, p = (_count(lengths[one] for one in some) for some in (batch, own, inner, more))
    first = a.permute([left.index(one) for one in batch + own + inner]).reshape((n, m, k))
    second = b.permute([right.index(one) for one in batch + inner + more]).reshape((n, k, p))
    letters = batch + own + more
    result = first.bmm(second).reshape([lengths[one] for one in letters] or [1])
    return result, letters


__all__ = [
    "as_tensor", "btriunpack", "einsum", "from_dlpack", "meshgrid", "randint", "tensor", "tensordot", "tril_indices",
    "triu_indices",
]
