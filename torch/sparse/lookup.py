"""Embedding lookups whose weight gradient is a sparse tensor of the selected rows."""

from torch import _core
from torch.autograd.function import Function
from torch.sparse.parts import make
from torch.sparse.sums import numbers
from torch.sparse.tensor import SparseTensor


class Lookup(Function):
    """The row embedding with a sparse gradient of the weight. Padding indices get no gradient."""

    @staticmethod
    def forward(ctx, weight, input, padding_idx, scale_grad_by_freq):
        ctx.table, ctx.padding, ctx.scales = weight.size(), padding_idx, scale_grad_by_freq
        ctx.save_for_backward(input)
        return _core.embedding(weight, input, padding_idx, scale_grad_by_freq)

    @staticmethod
    def backward(ctx, gradient):
        named = ctx.saved_tensors[0].reshape(-1)
        values = gradient.reshape(named.numel(), ctx.table[1])
        if ctx.padding >= 0:
            chosen = (named != ctx.padding).nonzero().view(-1)
            named, values = named.index_select(0, chosen), values.index_select(0, chosen)
        if ctx.scales:
            often = _core.bincount(named, minlength=ctx.table[0]).index_select(0, named)
            values = values / often.to(values.dtype).unsqueeze(1)
        return make(SparseTensor, named.clone().unsqueeze(0), values, ctx.table), None, None, None


def bags(weight, input, offsets, mode, per_sample_weights, padding_idx, scale_grad_by_freq):
    """Compute the row embedding_bag with a sparse gradient of the weight, from the rows that Lookup returns."""
    if weight.dim() != 2 or input.dim() not in (1, 2):
        return _core.embedding_bag(weight, input, offsets, mode, per_sample_weights, padding_idx, scale_grad_by_freq)
    rows = Lookup.apply(weight, input.reshape(-1), padding_idx, scale_grad_by_freq)
    places, skipped = numbers(input.numel(), rows).view(input.shape), -1
    padded = (input == padding_idx).reshape(-1).nonzero().view(-1) if padding_idx >= 0 else places.new_zeros(0)
    if padded.numel():
        skipped = padded[0].item()
        places = places.view(-1).index_fill(0, padded, skipped).view(input.shape)
    return _core.embedding_bag(rows, places, offsets, mode, per_sample_weights, skipped, False)
