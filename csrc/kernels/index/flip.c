/* flip.c: reverses elements along a dimension. */
#include "flip.h"

#include "row/row.h"
#include "walk/dense.h"

int shape_flip_dim(extent *result, const tensor *input, int64_t dim) {
    if (th_wrap_dim("flip", dim, input->ndim) < 0)
        return -1;
    *result = th_extent(input);
    return 0;
}

/* A copy of a view whose stride along the dimension is negative. */
int cpu_flip_dim(tensor *output, const tensor *input, int64_t dim) {
    const int64_t along = th_wrap_dim("flip", dim, input->ndim);
    tensor *from = th_overlaps(output, input) ? th_clone(input) : (tensor *)(uintptr_t)input;
    if (!from)
        return -1;
    tensor turned = th_header(from);
    if (input->numel && input->ndim) {
        turned.offset += (turned.size[along] - 1) * th_stride(&turned)[along];
        th_stride(&turned)[along] *= -1;
        turned.contiguous = false;
    }
    const int failed = th_move(output, &turned);
    if (from != input)
        th_drop(from);
    return failed;
}
