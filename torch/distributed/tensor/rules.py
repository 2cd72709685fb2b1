"""How a row acts on sharded operands, along one dim of a mesh, chosen by what the catalogue states about the row.

A rule receives the placement of each operand and returns (placements that the call needs, placement of the results).
A row without a rule runs on whole operands.
"""

from __future__ import annotations

import functools

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch._call.signatures import parameters
from torch.distributed.tensor.placements import Move, Partial, Replicate, Shard, rows_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.distributed.tensor.placements import Placement
    from torch.distributed.tensor.row_call import Call

WHOLE = Replicate()


def whole(call: Call, given: dict[Any, Placement]) -> tuple[dict[Any, Placement], Placement]:
    """Return the rule of all other rows."""
    return dict.fromkeys(given, WHOLE), WHOLE


# How products index their operands and their result, with any dims in front of these.
LETTERS = {"matmul": ("ij", "jk", "ik"), "mv": ("ij", "j", "i"), "dot": ("i", "i", ""), "ger": ("i", "j", "ij"),
           "linear": ("i", "oi", "o"), "sum_of_products": ("bij", "bjk", "ik")}


def rule_of(row: Any) -> Callable[..., Any]:
    """Return the rule of a row."""
    stated, _, rest = (row.vmap or "").removesuffix(")").partition("(")
    names = [name.strip() for name in rest.split(",")]
    tensors = [name for name, kind, *_ in parameters(row) if kind == "Tensor"]
    if row.elementwise or stated == "masked_fill":
        return elementwise
    if "view " in row.traits:
        return view
    if row.batch:
        return matrices
    if stated in LETTERS:
        return functools.partial(product, letters=LETTERS[stated], names=tensors[:2])
    if stated == "added":
        return functools.partial(product, letters=LETTERS[names[0]], names=names[1:])
    if any(kind == "Reduction" for _, kind, *_ in parameters(row)):
        return samples if stated in ("loss", "loss_of") else losses
    if "reduce " in row.traits or stated in ("reduction", "reduction_by"):
        return reduction
    return {"along_lines": along_lines, "layer_norm": last_dims, "embedding": embedding, "convolution": images,
            "folded": images, "group_norm": channels, "batch_norm": channels, "leading": leading,
            "matrices_last": in_front_of_matrices, "index_select": index_select,
            "triangles": functools.partial(triangles, diagonal=names[0])}.get(stated, whole)


def _aligned(sizes, rank, dim):
    """Return the placements of operands that broadcast to a result of `rank` dims which is sharded along `dim`."""
    result = {}
    for key, size in sizes.items():
        own = dim - (rank - len(size))
        result[key] = WHOLE if own < 0 or size[own] == 1 else Shard(own)
    return result


def elementwise(call, given):
    size = torch.broadcast_shapes(*call.sizes.values())
    shards = []
    for key, one in given.items():
        own = call.sizes[key]
        if isinstance(one, Shard) and own[one.dim] == size[one.dim - len(own)]:
            shards.append((own.numel(), len(size) - len(own) + one.dim))
    if not shards:
        return whole(call, given)
    dim = max(shards)[1]
    return _aligned(call.sizes, len(size), dim), Shard(dim)


def _dims(call, rank):
    dims = call.preset("dim")
    dims = list(range(rank)) if dims is None else [dims] if isinstance(dims, int) else list(dims) or list(range(rank))
    return {dim % rank for dim in dims}


def is_cut(call: Call, operands: dict[Any, Any]) -> bool:
    """Return whether the lines along the dims of a call are in parts."""
    dims = {key: _dims(call, len(size)) for key, size in call.sizes.items() if size}
    return any(one.is_shard() and one.dim in dims.get(key, ()) for key, tensor in operands.items()
               for one in tensor.placements)


def _common(call, given):
    """Return the sharded dim of operands of one size, or None."""
    dims = [one.dim for one in given.values() if isinstance(one, Shard)]
    return max(dims, key=dims.count) if dims and len(set(call.sizes.values())) == 1 else None


def reduction(call, given):
    own = _common(call, given)
    if own is None:
        return whole(call, given)
    size, one = next(iter(call.sizes.values())), Shard(own)
    dims, needs = _dims(call, len(size)), dict.fromkeys(given, one)
    if own not in dims:
        gone = 0 if call.preset("keepdim") else sum(dim < own for dim in dims)
        return needs, Shard(own - gone)
    if "adds " in call.row.traits or call.averages and _all_have_rows(call, size[own]):
        return needs, Partial()
    if len(given) == 1 and "repeats " in call.row.traits and _all_have_rows(call, size[own]):
        call.around = _again(call.group, own, call.preset("keepdim") is not None)
        return needs, WHOLE
    return whole(call, given)


def _again(group, dim, has_keepdim):
    """Return what reduces this rank's part, then the results of all ranks."""
    def around(run, values):
        one = run(values | {"keepdim": True} if has_keepdim else values)
        one, along = (one, dim) if one.dim() else (one.reshape(1), 0)
        return run(values | {"input": Move.apply(one, group, Shard(along), WHOLE, group.size())})

    return around


def losses(call, given):
    """A loss of each element, or the sum or the mean of these."""
    needs, after = elementwise(call, given)
    if call.reduction == "none" or after == WHOLE:
        return needs, after
    rows = torch.broadcast_shapes(*call.sizes.values())[after.dim]
    return (needs, Partial()) if call.reduction == "sum" or _all_have_rows(call, rows) else whole(call, given)


def samples(call, given):
    """A loss of each sample, or the sum of these; a mean and sharded classes of scores come from losses.py."""
    scores, size = given["input", None], call.sizes["input", None]
    if call.reduction == "mean" or len(size) < 2:
        return whole(call, given)
    if scores.is_shard(1) and not call.scores_function and _all_have_rows(call, size[1]):
        call.around = _of_classes(call.row.name, *rows_of(size[1], call.ranks, call.rank), size[1],
                                  call.preset("ignore_index"))
        return {key: {"input": scores, "weight": Shard(0)}.get(key[0], WHOLE) for key in given}, Partial()
    if not any(one.is_shard(0) for one in (scores, given["target", None])):
        return whole(call, given)
    needs = {key: Shard(0) if key[0] in ("input", "target") else WHOLE for key in given}
    return needs, Shard(0) if call.reduction == "none" else Partial()


def _all_have_rows(call, count):
    return count > (call.ranks - 1) * -(-count // call.ranks)


def along_lines(call, given):
    dim, ranks = call.preset("dim"), {len(size) for size in call.sizes.values()}
    dims = [one.dim for one in given.values() if isinstance(one, Shard)]
    if len(ranks) != 1 or dim is None or not dims or not max(ranks):
        return whole(call, given)
    rank, own = max(ranks), max(dims, key=dims.count)
    result = {len(one.size()) for one in call.results}
    if own == dim % rank or len({size[own] for size in call.sizes.values()}) > 1 or result - {rank, rank - 1}:
        return whole(call, given)
    gone = result == {rank - 1} and dim % rank < own
    return dict.fromkeys(given, Shard(own)), Shard(own - gone)


def last_dims(call, given):
    one, size = given["input", None], call.sizes["input", None]
    count = len(call.values["normalized_shape"])
    if not isinstance(one, Shard) or one.dim >= len(size) - count:
        return whole(call, given)
    return dict.fromkeys(given, WHOLE) | {("input", None): one}, one


def channels(call, given):
    """Samples are independent unless statistics of all of them are computed."""
    one = given["input", None]
    if not one.is_shard(0) or call.preset("training"):
        return whole(call, given)
    return dict.fromkeys(given, WHOLE) | {("input", None): one}, one


def images(call, given):
    """Images in a batch are independent; other operands are whole."""
    one, rank = given.get(("input", None)), len(call.sizes.get(("input", None), ()))
    weight = call.sizes.get(("weight", None))
    if not one or not one.is_shard(0) or (rank != len(weight) if weight is not None else len(given) > 1):
        return whole(call, given)
    kept = [len(result.size()) == rank and result.size(0) == call.sizes["input", None][0] for result in call.results]
    kept += [rank > 1 and len(call.values.get("widths", ())) < 2 * rank]  # as torch.func has it
    return (dict.fromkeys(given, WHOLE) | {("input", None): one}, one) if all(kept) else whole(call, given)


def _by_letters(call, given, names, after):
    """Shard the dim of one letter, so that the fewest elements are gathered.

    Args:
        names: a letter for each dim, by operand. Other operands are whole.
        after: letters of the result; each rank has a term of it if it lacks the letter.
    Returns:
        Placements as those of a rule, or None.
    """
    def length(key, letter):
        return call.sizes[key][names[key].index(letter)] if letter in names[key] else 1

    def cost(letter):
        gathered = sum(call.sizes[key].numel() for key in names if isinstance(given[key], Shard)
                       and names[key][given[key].dim] != letter)
        return gathered + (0 if letter in after else call.results[0].numel()), str(letter)

    usable = []
    for letter in {names[key][one.dim] for key, one in given.items() if key in names and isinstance(one, Shard)}:
        lengths = {length(key, letter) for key in names} - {1}
        twice = any(own.count(letter) > 1 for own in names.values())
        if not twice and (len(lengths) == 1 or not any(one % call.ranks for one in lengths)):
            usable.append(letter)
    if not usable:
        return None
    letter = min(usable, key=cost)
    needs = {key: Shard(own.index(letter)) if letter in own and length(key, letter) > 1 else WHOLE
             for key, own in names.items()}
    return dict.fromkeys(given, WHOLE) | needs, Shard(after.index(letter)) if letter in after else Partial()


def _lettered(size, last):
    """Return a letter for each dim: numbers count the dims in front from the last of them."""
    return [*range(len(last) - len(size), 0), *last] if len(size) >= len(last) else None


def einsum(call, given):
    return _by_letters(call, given, call.letters, call.after) or whole(call, given)


def product(call, given, letters, names):
    keys = [(name, None) for name in names]
    read = {key: _lettered(call.sizes[key], own) for key, own in zip(keys, letters, strict=False)}
    size = call.results[0].size()
    result = _by_letters(call, given, read, _lettered(size, letters[-1])) if None not in read.values() else None
    if result is None:
        return whole(call, given)
    needs, after = result
    for key in given.keys() - read.keys():  # what is added
        needs[key] = after if after.is_partial() else _aligned({key: call.sizes[key]}, len(size), after.dim)[key]
    return needs, after


def matrices(call, given):
    """Matrices in a batch are independent; the dims in front of them are broadcast."""
    dims = {key: call.row.batch.get(key[0]) for key in given}
    if None in dims.values() or any(len(call.sizes[key]) < count for key, count in dims.items()):
        return whole(call, given)
    read = {key: _lettered(call.sizes[key], [None] * count) for key, count in dims.items()}
    front = max((own for own in read.values()), key=len)
    return _in_front(call, given, read, [letter for letter in front if letter is not None])


def leading(call, given):
    """Tensors with the same dims in front of matrices, or with a divisor of the last of these."""
    if call.values.get("draws") is not None or any(len(size) < 2 for size in call.sizes.values()):
        return whole(call, given)
    read = {key: _lettered(size, [None, None]) for key, size in call.sizes.items()}
    return _in_front(call, given, read, max(read.values(), key=len)[:-2])


def _in_front(call, given, read, after):
    """Shard a dim in front, which has no letter None; results have the same dims in front."""
    kept = {key: one if isinstance(one, Shard) and read[key][one.dim] is not None else WHOLE
            for key, one in given.items()}
    return _by_letters(call, kept, read, after) or whole(call, given)


def in_front_of_matrices(call, given):
    """Matrices are independent if the dims in front of them keep their sizes."""
    one, size = given["input", None], call.sizes["input", None]
    if not isinstance(one, Shard) or one.dim >= len(size) - 2 or call.results[0].size()[:-2] != size[:-2]:
        return whole(call, given)
    return {("input", None): one}, one


def triangles(call, given, diagonal):
    """The diagonal of a part counts from its first row or column."""
    one, size = given["input", None], call.sizes["input", None]
    if not isinstance(one, Shard) or one.dim < len(size) - 2:
        return in_front_of_matrices(call, given)
    first = rows_of(size[one.dim], call.ranks, call.rank)[0]
    shift = first if one.dim == len(size) - 2 else -first
    call.around = lambda run, values: run(values | {diagonal: values.get(diagonal, 0) + shift})
    return {("input", None): one}, one


def index_select(call, given):
    one, index, size = given["input", None], given["index", None], call.sizes["input", None]
    dim = call.preset("dim") % max(len(size), 1)
    if isinstance(one, Shard) and one.dim != dim:
        return {("input", None): one, ("index", None): WHOLE}, one
    if isinstance(index, Shard) and not isinstance(one, Shard):
        return {("input", None): WHOLE, ("index", None): index}, Shard(dim)
    if not isinstance(one, Shard) or not _all_have_rows(call, size[dim]):
        return whole(call, given)
    part = rows_of(size[dim], call.ranks, call.rank)

    def around(run, values):
        own, outside = _inside(call.row.name, values["index"], *part, size[dim])
        result = run(values | {"index": own.masked_fill(outside, 0)})
        return result.index_fill(dim, outside.view(-1).nonzero().view(-1), 0)

    call.around = around
    return {("input", None): one, ("index", None): WHOLE}, Partial()


def embedding(call, given):
    index, weight = given["input", None], given["weight", None]
    if isinstance(index, Shard):
        return {("input", None): index, ("weight", None): WHOLE}, index
    if weight.is_shard(1):
        return {("input", None): WHOLE, ("weight", None): weight}, Shard(len(call.results[0].size()) - 1)
    count = call.sizes["weight", None][0]
    if weight.is_shard(0) and not call.preset("scale_grad_by_freq") and _all_have_rows(call, count):
        call.around = _of_rows(call.row.name, *rows_of(count, call.ranks, call.rank), count)
        return {("input", None): WHOLE, ("weight", None): weight}, Partial()
    return whole(call, given)


def _inside(name, index, first, count, total, ignored=None):
    """Return an index into this rank's part of `total` rows, and where it points to another part."""
    valid = (index >= 0) & (index < total) if ignored is None else (index == ignored) | (index >= 0) & (index < total)
    if not valid.all():
        raise IndexError(f"{name}: an index is {index[~valid][0].item()}; need one from 0 to {total - 1}")
    own = index - first
    outside = (own < 0) | (own >= count)
    return own, outside if ignored is None else outside | (index == ignored)


def _of_rows(name, first, count, total):
    """Return what embeds the indices of some rows; the embeddings of others are zeros."""
    def around(run, values):
        index, outside = _inside(name, values["input"], first, count, total)
        own = values.get("padding_idx", -1) - first
        changed = {"input": index.masked_fill(outside, 0), "padding_idx": own if 0 <= own < count else -1}
        return run(values | changed).masked_fill(outside.unsqueeze(-1), 0)

    return around


def _of_classes(name, first, count, total, ignored):
    """Return what adds the losses of targets in some classes; those of others are zeros."""
    def around(run, values):
        target, outside = _inside(name, values["target"], first, count, total, ignored)
        return run(values | {"target": target.masked_fill(outside, -1), "ignore_index": -1})

    return around


def view(call, given):
    """Find the dim of the result that keeps the sharded dim by its stride."""
    own = _common(call, given)
    if own is None or len(given) > 1:
        return whole(call, given)
    [key], one = given, Shard(own)
    size = call.sizes[key]
    strides = torch.empty(size, device="meta").stride()
    end, resizes = strides[one.dim] * size[one.dim], (call.row.vmap or "") == "with_sizes"
    found = set()
    for result in call.results:
        own = [dim for dim, (length, stride) in enumerate(zip(result.size(), result.stride(), strict=True))
               if length * stride == end and length > 1 and (
                   (length, stride) == (size[one.dim], strides[one.dim])
                   or resizes and not (length % call.ranks or size[one.dim] % call.ranks))]
        found.add(own[0] if len(own) == 1 else -1)
    return (whole(call, given) if len(found) != 1 or -1 in found else ({key: one}, Shard(found.pop())))
