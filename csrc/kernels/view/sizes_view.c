/* sizes_view.c: views whose size follows from another tensor or from dims. */
#include "sizes_view.h"

#include "view.h"

int view_view_as(tensor *output, const tensor *other) {
    return view_view(output, (ints){other->size, other->ndim});
}

int view_expand_as(tensor *output, const tensor *other) {
    bool fits = output->ndim < other->ndim;
    for (int d = 1; d <= output->ndim && fits; d++)
        fits = output->size[output->ndim - d] == 1
               || output->size[output->ndim - d] == other->size[other->ndim - d];
    if (!fits && output->ndim < other->ndim)
        return th_fail(
            TH_RUNTIME,
            "expand_as: input is %s, other is %s; sizes must be equal or 1, counted from "
            "the end. A reduction such as sum(1) drops the dim; keepdim=True keeps it",
            th_sizes(output->size, output->ndim), th_sizes(other->size, other->ndim));
    return view_expand(output, (ints){other->size, other->ndim});
}

/* Like reshape, copy if the strides allow no view. */
int view_flatten(tensor *output, int64_t start_dim, int64_t end_dim) {
    const int64_t start = th_wrap_dim("flatten", start_dim, output->ndim);
    const int64_t end = start < 0 ? -1 : th_wrap_dim("flatten", end_dim, output->ndim);
    if (end < 0)
        return -1;
    if (start > end)
        return th_fail(TH_VALUE,
                       "flatten: start_dim is %lld, end_dim is %lld; need start_dim <= end_dim",
                       (long long)start_dim, (long long)end_dim);
    int64_t size[TH_MAX_DIM];
    int count = 0;
    for (int64_t d = 0; d < output->ndim; d++)
        if (d > start && d <= end)
            size[count - 1] *= output->size[d];
        else
            size[count++] = output->size[d];
    if (!count)
        size[count++] = 1;
    return view_reshape(output, (ints){size, count});
}

/* Named dims move to their positions; the others fill the remaining ones in order. */
int view_movedim(tensor *output, ints source, ints destination) {
    if (source.count != destination.count)
        return th_fail(TH_VALUE, "movedim: %d dims to %d places; need as many", source.count,
                       destination.count);
    int64_t order[TH_MAX_DIM];
    uint64_t moved = 0, taken = 0;
    for (int k = 0; k < source.count; k++) {
        const int64_t from = th_wrap_dim("movedim", source.at[k], output->ndim);
        const int64_t to = from < 0 ? -1 : th_wrap_dim("movedim", destination.at[k], output->ndim);
        if (to < 0)
            return -1;
        if (moved >> from & 1 || taken >> to & 1)
            return th_fail(TH_VALUE, "movedim: dims are %s, places are %s; need different ones",
                           th_sizes(source.at, source.count),
                           th_sizes(destination.at, destination.count));
        moved |= th_dim_bit(from), taken |= th_dim_bit(to);
        order[to] = from;
    }
    for (int64_t from = 0, to = 0; from < output->ndim; from++) {
        if (moved >> from & 1)
            continue;
        while (taken >> to & 1)
            to++;
        order[to++] = from;
    }
    return view_permute(output, (ints){order, output->ndim});
}
