/* part.c: views as headers on the stack. */
#include "kernels/view/part.h"

#include "view.h"

int th_shape_header(const char *op, tensor *t, const tensor *like, ints size) {
    extent wanted;
    if (th_take_sizes(op, &wanted, size))
        return -1;
    *t = (tensor){.dtype = like->dtype, .device = like->device, .ndim = (uint8_t)wanted.ndim};
    int64_t step = 1;
    for (int d = wanted.ndim - 1; d >= 0; d--) {
        t->size[d] = wanted.size[d];
        th_stride(t)[d] = step;
        step *= wanted.size[d] > 1 ? wanted.size[d] : 1;
    }
    th_update_layout(t);
    return 0;
}

static int measured(tensor *part, int failed) {
    if (!failed)
        th_update_layout(part);
    return failed;
}

int th_part_index(tensor *part, const tensor *t, ints spec) {
    th_copy_header(part, t);
    return measured(part, view_index(part, spec));
}

int th_part_narrow(tensor *part, const tensor *t, int64_t dim, int64_t start, int64_t length) {
    th_copy_header(part, t);
    return measured(part, view_narrow(part, dim, start, length));
}

int th_part_select(tensor *part, const tensor *t, int64_t dim, int64_t index) {
    th_copy_header(part, t);
    return measured(part, view_select(part, dim, index));
}

int th_part_with_dim(tensor *part, const tensor *t, int64_t dim, int ndim) {
    th_copy_header(part, t);
    return t->ndim < ndim ? measured(part, view_unsqueeze(part, dim)) : 0;
}

tensor th_part_trimmed(const tensor *t, int ndim) {
    tensor part = th_header(t);
    while (part.ndim > ndim && part.size[0] == 1) {
        part.ndim--;
        for (int d = 0; d < part.ndim; d++) {
            part.size[d] = part.size[d + 1];
            th_stride(&part)[d] = th_stride(&part)[d + 1];
        }
    }
    th_update_layout(&part);
    return part;
}
