"""Batching rules of matrix products, layers and losses."""

from __future__ import annotations

import torch
from torch.func import batched as batches
from torch.func.batched import is_at, lowered
from torch.func.binding import in_line, tensors_of
from torch.nn.reduction import NONE

# --- products ------------------------------------------------------------------------------------------------------


def matmul(call):
    return lowered(call.values["input"], call.level).matmul(lowered(call.values["mat2"], call.level))


def mv(call):
    return lowered(call.values["input"], call.level).matmul(
        lowered(call.values["vec"], call.level).unsqueeze(-1)).squeeze(-1)


def dot(call):
    products = lowered(call.values["input"], call.level) * lowered(call.values["tensor"], call.level)
    return products.sum(-1, dtype=products.dtype)  # the dot product of small integers wraps around


def ger(call):
    return (lowered(call.values["input"], call.level).unsqueeze(-1)
            * lowered(call.values["vec2"], call.level).unsqueeze(-2))


def linear(call):
    rank = call.rank()
    if not call.has("weight", "bias"):
        return call.run() if rank else NotImplemented
    given, weight = lowered(call.values["input"], call.level), lowered(call.values["weight"], call.level)
    if not rank:
        return NotImplemented
    given = given.unsqueeze(-2) if rank == 1 else given
    if call.has("weight") and rank > 2:
        weight = weight[(slice(None), *(None,) * (rank - 2))]
    result = given.matmul(weight.transpose(-1, -2))
    result = result.squeeze(-2) if rank == 1 else result
    bias = call.values.get("bias")
    return result if bias is None else result + in_line(bias, call.level, max(rank, 1))


def sum_of_products(one, two):
    """Return the product of addbmm."""
    return one.matmul(two).sum(0)


def added(product, *names):
    """Return a rule for beta * input + alpha * product."""
    product = getattr(torch.Tensor, product, sum_of_products)

    def rule(call):
        one, two = (call.values[name] for name in names)
        kind = torch.promote_types(torch.promote_types(call.values["input"].dtype, one.dtype), two.dtype)
        alpha, beta = (call.preset(word) for word in ("alpha", "beta"))
        if not kind.is_floating_point and not kind.is_complex:
            alpha, beta = int(alpha), int(beta)
        scaled = alpha * product(one, two)
        result = (scaled if beta == 0 else beta * call.values["input"] + scaled).to(kind)
        if call.inplace:
            call.values["input"].copy_(result)
        return result.value if is_at(result, call.level) else NotImplemented
    return rule


def leading(call):
    """Run a row whose tensors have the same dims in front; its random numbers are not for a batch."""
    return NotImplemented if call.values.get("draws") is not None else call.run(
        **{name: call.whole(name) for name in tensors_of(call)})


# --- images and their like -----------------------------------------------------------------------------------------

def folded(call):
    """Join the batch dim and dim 0 of a row that treats each of dim 0 apart: images, or their channels."""
    rank, widths = call.rank(), call.values.get("widths")
    if rank < 2 or widths and len(widths) >= 2 * rank:
        return NotImplemented
    if [name for name, operand in tensors_of(call).items() if name not in ("input", "indices")]:
        return NotImplemented
    wholes = {name: call.whole(name) for name in tensors_of(call)}
    if call.row.unbatched.get("input") == rank:  # the batch dim is the row's own
        return call.run(**wholes)
    result = call.run(**{name: whole.flatten(0, 1) for name, whole in wholes.items()})
    count = call.values["input"].size(0)
    return _unfolded(result, call.size, count)


def _unfolded(found, size, count):
    if isinstance(found, tuple):
        return tuple(_unfolded(one, size, count) for one in found)
    return found.reshape(size, count, *tuple(found.size())[1:])


def convolution(call):
    dims = call.values["weight"].dim() - 2
    alone = call.rank() == dims + 1
    if call.rank() not in (dims + 1, dims + 2):
        return NotImplemented
    if not call.has("weight", "bias"):
        whole = call.whole("input")
        if alone:
            return call.run()
        return _unfolded(call.run(input=whole.flatten(0, 1)), call.size, whole.size(1))
    images = call.whole("input")
    images = (images.unsqueeze(1) if alone else images).transpose(0, 1).flatten(1, 2)
    weight, bias = call.whole("weight").flatten(0, 1), call.values.get("bias")
    bias = None if bias is None else call.whole("bias").flatten(0, 1)
    result = call.run(input=images, weight=weight, bias=bias, groups=call.preset("groups") * call.size)
    result = result.unflatten(1, (call.size, result.size(1) // call.size)).transpose(0, 1)
    return result.squeeze(1) if alone else result


def embedding(call):
    return NotImplemented if call.has("weight") else call.run()


def loss(call):
    """Compute the loss of every sample, then the mean or sum per batch."""
    if call.has("weight") or call.rank() != 2 or call.values["target"].dim() != 1:
        return NotImplemented
    reduction = call.reduction
    if reduction == "mean" and (call.values.get("weight") is not None or call.preset("ignore_index") >= 0):
        return NotImplemented
    target = call.whole("target")
    if reduction == "mean" and not is_at(target, call.level) and _ignores(target, call.preset("ignore_index")):
        return NotImplemented
    given = call.whole("input").flatten(0, 1)
    each = call.run(input=given, target=target.flatten(0, 1), reduction=NONE).reshape(call.size, -1)
    return each if reduction == "none" else getattr(each, reduction)(1)


def loss_of(function):
    """Return the rule of a loss that applies a function to its input first."""
    return loss


def _ignores(target, index):
    while type(target) is batches.Batched:
        target = target.value
    return (target == index).any().item()


def loss_of_elements(call):
    operands = tensors_of(call)
    reduction, size = call.reduction, next(iter(operands.values())).size()
    if reduction not in ("none", "mean", "sum") or any(operand.size() != size for operand in operands.values()):
        return NotImplemented  # an operand is broadcast, or is no tensor
    function = getattr(torch.nn.functional, call.name)
    each = function(**call.values | {name: call.whole(name) for name in operands} | {"reduction": "none"})
    return each if reduction == "none" else getattr(each.reshape(call.size, -1), reduction)(1)


def masked_fill(call):
    if call.rank("mask") > call.rank():
        return NotImplemented
    return call.run(input=call.whole("input"), mask=in_line(call.values["mask"], call.level, call.rank()))


def trace(call):
    return call.whole("input").diagonal(0, 1, 2).sum(-1)


def batch_norm(call):
    if call.preset("training") or call.has("weight", "bias", "running_mean", "running_var") or call.rank() < 2:
        return NotImplemented
    whole = call.whole("input")
    return _unfolded(call.run(input=whole.flatten(0, 1)), call.size, whole.size(1))


def layer_norm(call):
    return NotImplemented if call.has("weight", "bias") else call.run()


def group_norm(call):
    if call.has("weight", "bias") or call.rank() < 2:
        return NotImplemented
    whole = call.whole("input")
    return _unfolded(call.run(input=whole.flatten(0, 1)), call.size, whole.size(1))
