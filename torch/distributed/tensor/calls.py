"""Calls with DTensors: each rank runs the call on its parts, after the collectives that it needs.

Autograd records what each rank computes. The gradient of a part is this rank's part of the gradient; the gradient of a
whole tensor, and of a term of a sum, is equal on all ranks.
"""

from __future__ import annotations

import torch
from torch import _core
from torch._base.torch_dispatch import name_of
from torch._base.torch_function import overriding
from torch._base.type_checking import TYPE_CHECKING
from torch._call.fitting import fitting_rows
from torch._call.signatures import with_defaults
from torch._core import Tensor
from torch._generated.python.composed import OF_PARTS
from torch.distributed.tensor.dtensor import DTensor, implicit_replication, plain, replicating
from torch.distributed.tensor.indexing import is_basic, kept_dims
from torch.distributed.tensor.losses import split_loss
from torch.distributed.tensor.placements import Partial, Replicate, Shard, Used, part_of, redistributed
from torch.distributed.tensor.row_call import Call, Einsum, run_as_it_is, run_row, with_tensors
from torch.distributed.tensor.rules import einsum, elementwise, is_cut, rule_of, samples, whole

if TYPE_CHECKING:
    from typing import Any

# Methods that act on the object itself, and those that keep the placements of its part.
OF_OBJECT = frozenset("backward register_hook requires_grad_ retain_grad register_post_accumulate_grad_hook "
                      "is_floating_point is_complex dim element_size get_device detach_ _overwritten __hash__".split())
OF_PART = frozenset("bool byte char short int long half float double bfloat16 type type_as to cpu cuda contiguous "
                    "detach __pos__ data".split())
MAKERS = frozenset("new_empty new_zeros new_ones new_full".split())
GRADIENTS = frozenset(["grad", "_grad"])


def called(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Return the result of a function or method of torch, with DTensors among its arguments."""
    name, attribute = name_of(func), None
    if kwargs.get("out") is not None or name == "__setitem__":
        _refuse(name)
    if name in ("__get__", "__set__"):
        attribute = func.__self__.__name__
    rows = fitting_rows(attribute or name, args, kwargs, getattr(func, "__objclass__", None) is Tensor)
    if name == "__set__" or name in OF_OBJECT or attribute not in (None, "data", "T", "mT", "H", "mH") and not rows:
        return _of_object(func, args, kwargs, attribute)
    if name in OF_PART or attribute == "data":
        own = args[0]
        with overriding(classes=False):
            return _like(own, func(plain(own), *args[1:], **kwargs))
    if attribute is not None and not rows:
        return _transposed(args[0], attribute)
    if name == "einsum":
        return _einsum(*args)
    if name == "__getitem__" and is_basic(args[1]):
        return _indexed(*args)
    if name == "copy_":
        return _copied(*args)
    if name in MAKERS or name == "new":
        return _made(Tensor.new_empty if name == "new" else func, *args, **kwargs)
    for row, values in rows:
        if "composed" in row.traits and rule_of(row) is whole:
            try:
                return _composed(row, _core.composed_function(row.op), name, with_defaults(row.op, values))
            except _Changed:  # it writes a tensor that it makes
                return _replicated(func, args, kwargs)
        return _run(row, row.name if attribute else name, values)
    return _replicated(func, args, kwargs)


class _Changed(RuntimeError):
    """A call would change a DTensor in place."""


def _refuse(name):
    raise _Changed(f"{name}: a DTensor is not changed in place by this call; use a function that returns a new "
                       "one, or to_local()")


def _like(own, result):
    return result if not isinstance(result, Tensor) else DTensor(result, own.device_mesh, own.shape, own.placements)


def _of_object(func, args, kwargs, attribute):
    own, *others = args
    with overriding(classes=False):
        result = func(own, *(plain(one) if isinstance(one, type(own)) else one for one in others), **kwargs)
        if result is None or result is own or attribute not in GRADIENTS:
            return result
    return _like(own, result)


def _made(func, own, size=(0,), *others, **options):
    """Return a new tensor: one of the same size is placed alike, another is on all ranks."""
    if isinstance(size, int):
        size, others = (size, *others), ()
    after = own.placements
    if tuple(size) != tuple(own.shape) or any(one.is_partial() for one in after):
        after = [Replicate()] * own.device_mesh.ndim
    part = [part_of(length, dim, after, own.device_mesh) for dim, length in enumerate(size)]
    with overriding(classes=False):
        return DTensor(func(plain(own), part, *others, **options), own.device_mesh, size, after)


def _transposed(own, attribute):
    order = list(range(own.dim()))
    order = order[::-1] if attribute in ("T", "H") else [*order[:-2], order[-1], order[-2]]
    result = own.permute(order)
    return result.conj() if "H" in attribute else result


def _indexed(own, key):
    """Return part of a tensor. Dims that the key cuts are gathered; others stay where they are."""
    kept = kept_dims(own.dim(), key)
    before = [Replicate() if isinstance(one, Shard) and one.dim not in kept else one for one in own.placements]
    own = own if before == list(own.placements) else own.redistribute(placements=before)
    after = [Shard(kept[one.dim]) if isinstance(one, Shard) else one for one in before]
    size = torch.empty(own.shape, device="meta")[key].size()
    with overriding(classes=False):
        return DTensor(plain(own)[key], own.device_mesh, size, after)


def _einsum(equation, *operands):
    """Run einsum on the parts, with one letter of the equation sharded along each dim of the mesh."""
    mesh, given = _distributed({("operands", position): one for position, one in enumerate(operands)}, "einsum")
    call = Einsum(equation, {key: one.shape for key, one in given.items()})
    with overriding(classes=False):
        needs, after = _placed(call, mesh, given, einsum)
        parts = [_part(one, mesh, needs[key], after) for key, one in given.items()]
        return DTensor(torch.einsum(equation, *parts), mesh, call.results[0].size(), after)


def _copied(own, source, non_blocking=False):
    """Copy the elements of a DTensor, or of a plain tensor that all ranks have, into this rank's part."""
    if not isinstance(source, DTensor):
        source = DTensor(source.expand(own.shape), own.device_mesh, own.shape, [Replicate()] * own.device_mesh.ndim)
    part = plain(source.redistribute(placements=own.placements))
    with overriding(classes=False):
        Tensor.copy_(own, part)
    return own


def _operands(values):
    """Return the tensors among arguments, by (parameter, position in a list or None)."""
    result = {}
    for name, value in values.items():
        items = enumerate(value) if isinstance(value, (list, tuple)) else [(None, value)]
        result |= {(name, position): one for position, one in items if isinstance(one, Tensor)}
    return result


def _distributed(operands, name):
    """Return the mesh, and DTensors for all operands; a number in a tensor is on all ranks."""
    mesh = next(one.device_mesh for one in operands.values() if isinstance(one, DTensor))
    for key, one in operands.items():
        if isinstance(one, DTensor):
            if one.device_mesh != mesh:
                raise RuntimeError(f"{name}: the operands are on two meshes, {mesh} and {one.device_mesh}")
        elif one.numel() == 1 or replicating.get():
            operands[key] = DTensor(one, mesh, one.size(), [Replicate()] * mesh.ndim)
        else:
            raise RuntimeError(f"{name}: {key[0]} is a plain tensor beside a DTensor; distribute_tensor makes it one")
    return mesh, operands


def _composed(row, function, name, values):
    """Run a composition of rows. The tensors that it makes are equal on all ranks."""
    _distributed(_operands(values), name)
    with implicit_replication():
        return _core.named(row.op, function(**values))


def _run(row, name, values):
    """Run a row on this rank's parts."""
    mesh, operands = _distributed(_operands(values), name)
    call = Call(row, values, {key: one.shape for key, one in operands.items()})
    if rule_of(row) is samples:
        result = split_loss(call, operands, lambda changed: run_row(row, name, changed))
        if result is not None:
            return result
    if row.op in OF_PARTS and is_cut(call, operands):
        return _composed(row, OF_PARTS[row.op], name, values)
    inplace = name.endswith("_") and not name.endswith("__")
    with overriding(classes=False):
        needs, after = _planned(call, mesh, operands, inplace, name)
        parts = {key: _part(operands[key], mesh, placements, after) for key, placements in needs.items()}
        values = with_tensors(values, parts, parts.__getitem__)
        if inplace:
            first = next(iter(operands))
            values[first[0]] = operands[first]
            run_row(row, name, values)
            return operands[first]
        _resize(call, values, after, mesh)
        result = call.around(lambda changed: run_row(row, name, changed), values)
        if call.averages:
            result = _weighed(result, call, parts, after)
    if all(isinstance(one, Replicate) for one in after):
        return _wrapped(result, mesh)
    if isinstance(result, Tensor):
        return DTensor(result, mesh, call.results[0].size(), after)
    sizes = iter(call.results)
    wrapped = [DTensor(one, mesh, next(sizes).size(), after) if isinstance(one, Tensor) else one for one in result]
    return result._make(wrapped) if hasattr(result, "_make") else type(result)(wrapped)


def _planned(call, mesh, operands, inplace, name):
    """Return the placements that the call needs, by operand, and those of the results."""
    rule = rule_of(call.row)
    return _planned_in_place(call, operands, rule, name) if inplace else _placed(call, mesh, operands, rule)


def _placed(call, mesh, operands, rule):
    needs, after = {key: [] for key in operands}, []
    for position in range(mesh.ndim):
        call.group = mesh.get_group(position)
        call.ranks, call.rank = call.group.size(), call.group.rank()
        given, before = {key: one.placements[position] for key, one in operands.items()}, call.around
        some, result = rule(call, given)
        if position and before is not call.around and before is not run_as_it_is:  # one dim of the mesh has such a rule
            call.around, (some, result) = before, whole(call, given)
        after.append(result)
        for key in operands:
            needs[key].append(some[key])
    return needs, after


def _planned_in_place(call, operands, rule, name):
    """The first operand stays where it is; others come to it."""
    first, *others = operands
    own = operands[first].placements
    drawn = "random" in call.row.traits and not others
    if rule is not elementwise and not drawn or any(one.is_partial() for one in own):
        _refuse(name)
    needs = {key: [] for key in operands}
    for one in own:
        for key in operands:
            lead = len(call.sizes[first]) - len(call.sizes[key])
            dim = one.dim - lead if isinstance(one, Shard) else -1
            needs[key].append(Shard(dim) if dim >= 0 and call.sizes[key][dim] > 1 else Replicate())
    needs[first] = list(own)
    return needs, own


def _part(tensor, mesh, placements, after):
    """Return this rank's part of an operand, as the call needs it."""
    part = redistributed(plain(tensor), mesh, tensor.shape, tensor.placements, placements)
    if not part.requires_grad:
        return part
    groups = [mesh.get_group(position) for position, (one, other) in enumerate(zip(placements, after, strict=True))
              if isinstance(one, Replicate) and not isinstance(other, Replicate) and mesh.size(position) > 1]
    return Used.apply(part, groups) if groups else part


def _resize(call, values, after, mesh):
    """Replace the size of a view by that of this rank's part."""
    sized = "view " in call.row.traits and isinstance(values.get("size"), (list, tuple))
    if sized and any(isinstance(one, Shard) for one in after):
        values["size"] = [part_of(length, dim, after, mesh) for dim, length in enumerate(call.results[0].size())]


def _weighed(result, call, parts, after):
    """Turn means of this rank's part into terms of the mean of all."""
    if not any(isinstance(one, Partial) for one in after):
        return result
    local, count = (torch.broadcast_shapes(*sizes).numel() for sizes in (
        [part.size() for part in parts.values()], call.sizes.values()))
    if not local:
        return result.masked_fill(torch.ones_like(result, dtype=torch.bool), 0)  # no elements: nan
    return result * (local / max(result.numel(), 1) / (count / max(call.results[0].numel(), 1)))


def _replicated(func, args, kwargs):
    """Run a call that no row explains on whole tensors."""
    mesh: list[Any] = []
    if func.__name__.endswith("_") and not func.__name__.endswith("__"):
        _refuse(func.__name__)

    def full(value):
        if isinstance(value, DTensor):
            mesh.append(value.device_mesh)
            return value.full_tensor()
        return type(value)(map(full, value)) if type(value) in (list, tuple) else value

    args, kwargs = tuple(map(full, args)), {key: full(value) for key, value in kwargs.items()}
    with overriding(classes=False):
        return _wrapped(func(*args, **kwargs), mesh[0])


def _wrapped(value, mesh):
    if isinstance(value, Tensor):
        return DTensor(value, mesh, value.size(), [Replicate()] * mesh.ndim)
    if not isinstance(value, (list, tuple)):
        return value
    items = [_wrapped(one, mesh) for one in value]
    return value._make(items) if hasattr(value, "_make") else type(value)(items)


DTensor._called = staticmethod(called)
