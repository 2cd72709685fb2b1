"""How a row acts on sharded operands, along one dim of a mesh, chosen by what the catalogue states about the row.

A rule receives the placement of each operand and returns (placements that the call needs, placement of the results).
A row without a rule runs on whole operands.
"""

from __future__ import annotations

import functools

import torch
from torch._base.torch_function import function_of
from torch._base.type_checking import TYPE_CHECKING
from torch._call.signatures import parameters
from torch._core import Tensor
from torch.distributed.tensor.placements import Partial, Replicate, Shard, rows_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.distributed.tensor.placements import Placement

WHOLE = Replicate()


def run_row(row: Any, name: str, values: dict[str, Any]) -> Any:
    """Run a row under a public name."""
    function = None if name.endswith("_") else function_of(row.op, row.name)
    if function is not None and getattr(function, "__objclass__", None) is not Tensor:
        return function(**values)
    first = next(iter(values))
    others = {key: value for key, value in values.items() if key != first}
    return getattr(values[first], name)(**others)


class Call:
    """A call of a row on DTensors.

    Attributes:
        values: arguments by parameter.
        sizes: sizes of whole operands, by (parameter, position in a list or None).
        ranks, rank: number of ranks along the dim of the mesh, and the place of this one.
        around: called with (function that runs the row on arguments, arguments of this rank).
    """

    def __init__(self, row: Any, values: dict[str, Any], sizes: dict[Any, torch.Size]) -> None:
        self.row, self.values, self.sizes = row, values, sizes
        self.ranks, self.rank = 1, 0
        self.around: Callable[..., Any] = lambda run, values: run(values)

    def preset(self, name: str) -> Any:
        """Return an argument, or the parameter's default."""
        if name in self.values:
            return self.values[name]
        return next((preset for known, _, preset, _ in parameters(self.row) if known == name), None)

    @functools.cached_property
    def results(self) -> list[Any]:
        """The results for whole operands, without elements."""
        def empty(key):
            value = self.values[key[0]] if key[1] is None else self.values[key[0]][key[1]]
            return torch.empty(self.sizes[key], dtype=value.dtype, device="meta")

        result = run_row(self.row, self.row.name, with_tensors(self.values, self.sizes, empty))
        return [result] if torch.is_tensor(result) else [one for one in result if torch.is_tensor(one)]


def with_tensors(values: dict[str, Any], keys: Any, tensor_of: Callable[[Any], Any]) -> dict[str, Any]:
    """Return arguments in which tensors are replaced by `tensor_of(key)`."""
    result = {name: list(value) if isinstance(value, (list, tuple)) else value for name, value in values.items()}
    for name, position in keys:
        if position is None:
            result[name] = tensor_of((name, None))
        else:
            result[name][position] = tensor_of((name, position))
    return result


def whole(call: Call, given: dict[Any, Placement]) -> tuple[dict[Any, Placement], Placement]:
    """Return the rule of all other rows."""
    return dict.fromkeys(given, WHOLE), WHOLE


def rule_of(row: Any) -> Callable[..., Any]:
    """Return the rule of a row."""
    stated, _, rest = (row.vmap or "").removesuffix(")").partition("(")
    names = [name.strip() for name in rest.split(",")]
    if row.elementwise:
        return elementwise
    if "view " in row.traits:
        return view
    if stated == "matmul":
        one, other = [name for name, kind, *_ in parameters(row) if kind == "Tensor"][:2]
        return functools.partial(product, one=one, other=other)
    if stated == "added" and names[0] == "matmul":
        return functools.partial(product, one=names[1], other=names[2], added="input")
    if stated == "linear":
        return functools.partial(product, one="input", other="weight", added="bias", transposed=True)
    if "reduce " in row.traits:
        return reduction
    return {"along_lines": along_lines, "layer_norm": last_dims, "embedding": embedding, "convolution": images,
            "folded": images}.get(stated, whole)


def _aligned(call, rank, dim):
    """Return the placements of operands that broadcast to a result of `rank` dims which is sharded along `dim`."""
    result = {}
    for key, size in call.sizes.items():
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
    return _aligned(call, len(size), dim), Shard(dim)


def _dims(call, rank):
    dims = call.preset("dim")
    dims = list(range(rank)) if dims is None else [dims] if isinstance(dims, int) else list(dims) or list(range(rank))
    return {dim % rank for dim in dims}


def _only(call, given):
    """Return (key, placement) of the only operand, if it is sharded, else (None, None)."""
    [(key, one)] = given.items() if len(given) == 1 else [(None, None)]
    return (key, one) if isinstance(one, Shard) else (None, None)


def reduction(call, given):
    key, one = _only(call, given)
    if key is None:
        return whole(call, given)
    rank, size = len(call.sizes[key]), call.sizes[key]
    dims = _dims(call, rank)
    if one.dim not in dims:
        gone = 0 if call.preset("keepdim") else sum(dim < one.dim for dim in dims)
        return {key: one}, Shard(one.dim - gone)
    if "adds " in call.row.traits or "averages " in call.row.traits and _all_have_rows(call, size[one.dim]):
        return {key: one}, Partial()
    return whole(call, given)


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


def images(call, given):
    """Images in a batch are independent; other operands are whole."""
    one, rank = given.get(("input", None)), len(call.sizes.get(("input", None), ()))
    weight = call.sizes.get(("weight", None))
    if not one or not one.is_shard(0) or (rank != len(weight) if weight is not None else len(given) > 1):
        return whole(call, given)
    kept = [len(result.size()) == rank and result.size(0) == call.sizes["input", None][0] for result in call.results]
    return (dict.fromkeys(given, WHOLE) | {("input", None): one}, one) if rank > 2 and all(kept) else whole(call, given)


def product(call, given, one, other, added=None, transposed=False):
    first, second, third = (one, None), (other, None), (added, None)
    rank, sizes = len(call.results[0].size()), call.sizes
    contracted = Shard(len(sizes[first]) - 1), Shard(len(sizes[second]) - (1 if transposed else 2))
    columns = Shard(len(sizes[second]) - (2 if transposed else 1))
    a, b = given[first], given[second]
    needs = dict.fromkeys(given, WHOLE)
    if b == columns and not (isinstance(a, Shard) and a != contracted[0]):
        return needs | _third(call, third, rank, rank - 1) | {second: b}, Shard(rank - 1)
    if a == contracted[0] or b == contracted[1] and not isinstance(a, Shard):
        more = {third: Partial()} if third in given else {}
        return needs | more | {first: contracted[0], second: contracted[1]}, Partial()
    batch = a if isinstance(a, Shard) else b
    if not isinstance(batch, Shard):
        return whole(call, given)
    dims = {first: len(sizes[first]), second: len(sizes[second])}
    both = batch.dim < rank - 2 and len(set(dims.values())) == 1 and not transposed
    needs[first] = batch
    needs[second] = batch if both else WHOLE
    return needs | _third(call, third, rank, batch.dim), batch


def _third(call, key, rank, dim):
    return {key: _aligned(call, rank, dim)[key]} if key in call.sizes else {}


def embedding(call, given):
    index, weight = given["input", None], given["weight", None]
    if isinstance(index, Shard):
        return {("input", None): index, ("weight", None): WHOLE}, index
    if weight.is_shard(1):
        return {("input", None): WHOLE, ("weight", None): weight}, Shard(len(call.results[0].size()) - 1)
    count = call.sizes["weight", None][0]
    if weight.is_shard(0) and not call.preset("scale_grad_by_freq") and _all_have_rows(call, count):
        call.around = _of_rows(*rows_of(count, call.ranks, call.rank))
        return {("input", None): WHOLE, ("weight", None): weight}, Partial()
    return whole(call, given)


def _of_rows(first, count):
    """Return what embeds the indices of some rows; the embeddings of others are zeros."""
    def around(run, values):
        index = values["input"] - first
        outside = (index < 0) | (index >= count)
        own = values.get("padding_idx", -1) - first
        changed = {"input": index.masked_fill(outside, 0), "padding_idx": own if 0 <= own < count else -1}
        return run(values | changed).masked_fill(outside.unsqueeze(-1), 0)

    return around


def view(call, given):
    """Find the dim of the result that keeps the sharded dim by its stride."""
    key, one = _only(call, given)
    if key is None:
        return whole(call, given)
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
