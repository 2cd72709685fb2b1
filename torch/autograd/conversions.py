"""Tensors of another element type or on another device: the gradient is brought back."""

from torch import _core
from torch.autograd.function import Function
from torch.autograd.row_function import of_dtype


class ToCopy(Function):
    """Another element type; the gradient is converted back."""

    @staticmethod
    def forward(ctx, tensor, name):
        ctx.source, ctx.gpu = tensor.dtype, tensor._gpu
        return tensor.detach().type(name)

    @staticmethod
    def backward(ctx, grad):
        return of_dtype(moved(grad, ctx.gpu), ctx.source), None


class Move(Function):
    """Another device, a GPU by its number or -1; the gradient is brought back."""

    @staticmethod
    def forward(ctx, tensor, gpu, non_blocking):
        ctx.source = tensor._gpu
        return _core.to_gpu(tensor.detach(), gpu, non_blocking)

    @staticmethod
    def backward(ctx, grad):
        return moved(grad, ctx.source), None, None


class Strided(Function):
    """A view of a storage by offset and strides; the gradient of an element is the sum over the places that view it."""

    @staticmethod
    def forward(ctx, tensor, size, stride, offset):
        ctx.taken, ctx.given = (size, stride, offset), (tuple(tensor.size()), tensor.stride(), tensor.storage_offset())
        ctx.like = tensor.new()
        return tensor.new().set_(tensor.storage(), offset, size, stride)

    @staticmethod
    def backward(ctx, grad):
        places, own = (moved(_places(*one), ctx.like._gpu) for one in (ctx.taken, ctx.given))
        count = 1 + max([one.max().item() for one in (places, own) if one.numel()], default=0)
        zeros = ctx.like.new(count).fill_(0)
        shares = zeros.index_add(0, own, ctx.like.new(own.numel()).fill_(1)).index_select(0, own)
        sums = zeros.index_add(0, places, grad.reshape((grad.numel(),)))
        return (sums.index_select(0, own) / shares).reshape(ctx.given[0]), None, None, None


def _places(size, stride, offset):
    """Return the places of a view's elements in its storage, in their order."""
    result = _core.LongTensor([offset])
    for length, step in zip(size, stride, strict=True):
        steps = _core.arange(0, length, out=_core.LongTensor()) * step
        result = (result.unsqueeze(1) + steps.unsqueeze(0)).reshape(-1) if length else _core.LongTensor()
        if not length:
            break
    return result


def moved(value, gpu, non_blocking=False):
    """Return the tensor on the GPU of this number, or in main memory for -1; the tensor itself if it is there."""
    if value._gpu == gpu:
        return value
    if value.requires_grad or value.volatile:
        return Move.apply(value, gpu, non_blocking)
    return _core.to_gpu(value, gpu, non_blocking)
