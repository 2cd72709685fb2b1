"""Functions that the tests of several files apply."""

from torch.autograd import Function, InplaceFunction


class Exp(Function):
    """Instance style."""

    def forward(self, x):
        result = x.exp()
        self.save_for_backward(result)
        return result

    def backward(self, gradient):
        result, = self.saved_tensors
        return gradient * result


class Cube(Function):
    """Static style; works on Variables when the pass is recorded."""

    @staticmethod
    def forward(ctx, x, times):
        ctx.times = times
        ctx.save_for_backward(x)
        return x * x * x * times

    @staticmethod
    def backward(ctx, gradient):
        x, = ctx.saved_tensors
        return gradient * 3 * ctx.times * x * x, None


class Double(InplaceFunction):
    def forward(self, x):
        self.mark_dirty(x)
        return x.mul_(2)

    def backward(self, gradient):
        return gradient * 2
