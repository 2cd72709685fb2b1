/* part.c: parts of a tensor that share its storage. */
#include "kernels/view/part.h"

#include "view.h"

int th_imagine(const char *op, tensor *t, const tensor *like, ints size) {
    extent wanted;
    if (th_take_sizes(op, &wanted, size))
        return -1;
    *t = (tensor){.dtype = like->dtype, .device = like->device, .ndim = (uint8_t)wanted.ndim};
    int64_t step = 1;
    for (int d = wanted.ndim - 1; d >= 0; d--) {
        t->size[d] = wanted.size[d];
        t->stride[d] = step;
        step *= wanted.size[d] > 1 ? wanted.size[d] : 1;
    }
    th_measure(t);
    return 0;
}

/* Ends a view that was tried on an alias; drops what failed. */
static tensor *finished(tensor *part, int failed) {
    if (part && !failed) {
        th_measure(part);
        return part;
    }
    th_drop(part);
    return NULL;
}

tensor *th_indexed(const tensor *t, ints spec) {
    tensor *part = th_alias(t);
    return finished(part, part && view_index(part, spec));
}

tensor *th_narrowed(const tensor *t, int64_t dim, int64_t start, int64_t length) {
    tensor *part = th_alias(t);
    return finished(part, part && view_narrow(part, dim, start, length));
}

tensor *th_selected(const tensor *t, int64_t dim, int64_t index) {
    tensor *part = th_alias(t);
    return finished(part, part && view_select(part, dim, index));
}
