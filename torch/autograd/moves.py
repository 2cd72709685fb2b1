"""Variables of another element type or on another device: the gradient is brought back."""

from torch import _core
from torch.autograd.function import Function


class Convert(Function):
    """Another element type; the gradient is converted back."""

    @staticmethod
    def forward(ctx, tensor, name):
        ctx.source = tensor.type()
        return tensor.type(name)

    @staticmethod
    def backward(ctx, grad):
        return grad.type(ctx.source), None


class Move(Function):
    """Another device, a GPU by its number or -1; the gradient is brought back."""

    @staticmethod
    def forward(ctx, tensor, gpu):
        ctx.source = tensor._gpu
        return _core.to_gpu(tensor, gpu)

    @staticmethod
    def backward(ctx, grad):
        return moved(grad, ctx.source), None


def moved(value, gpu):
    """A tensor or Variable on a GPU by its number, or in memory for -1; itself where it lies there."""
    if value._gpu == gpu:
        return value
    return Move.apply(value, gpu) if isinstance(value, _core.Variable) else _core.to_gpu(value, gpu)
