"""Functions of torch whose arguments no row can describe: texts, and lists of any length."""

from torch import _core


def meshgrid(*tensors, indexing="ij"):
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


def tensordot(a, b, dims=2):
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


def einsum(equation, *operands):
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


def randint(low=0, high=None, size=None):
    """A LongTensor of whole numbers from low up to, but not with, high, each as likely: randint(high, size) or
    randint(low, high, size). Raises ValueError where low is not below high.

    >>> import torch
    >>> torch.randint(2, 3, (2, 2)).tolist()
    [[2, 2], [2, 2]]
    """
    if size is None:
        low, high, size = 0, low, high
    size = (size,) if isinstance(size, int) else tuple(size or ())
    if not size or isinstance(high, bool) or not isinstance(high, int):
        raise TypeError("randint: need randint(high, size) or randint(low, high, size), with ints and a tuple of sizes")
    return _core.zeros(*size, out=_core.LongTensor()).random_(low, high)


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


__all__ = ["einsum", "meshgrid", "randint", "tensordot"]
