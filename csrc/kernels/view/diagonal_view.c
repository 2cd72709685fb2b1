/* diagonal_view.c: the diagonal of two dimensions as a view, and its gradient. */
#include "diagonal_view.h"

#include "row/row.h"
#include "walk/walk.h"

/* Replace both dims by their diagonal as the last dim. */
static int take_diagonal(tensor *t, int64_t shift, int64_t dim1, int64_t dim2) {
    const int64_t first = th_wrap_dim("diagonal", dim1, t->ndim);
    const int64_t second = th_wrap_dim("diagonal", dim2, t->ndim);
    if (first < 0 || second < 0)
        return -1;
    if (first == second)
        return th_fail(TH_RUNTIME, "diagonal: input is %s, dim1 and dim2 are %lld; need two dims",
                       th_describe(t), (long long)first);
    const int64_t rows = t->size[first], columns = t->size[second];
    const int64_t down = shift < 0 ? (shift < -rows ? rows : -shift) : 0;
    const int64_t right = shift > 0 ? (shift > columns ? columns : shift) : 0;
    const int64_t count = rows - down < columns - right ? rows - down : columns - right;
    const int64_t step = th_stride(t)[first] + th_stride(t)[second];
    if (count > 0 && t->numel)
        t->offset += down * th_stride(t)[first] + right * th_stride(t)[second];
    int kept = 0;
    for (int d = 0; d < t->ndim; d++) {
        if (d == first || d == second)
            continue;
        t->size[kept] = t->size[d];
        th_stride(t)[kept++] = th_stride(t)[d];
    }
    t->size[kept] = count;
    th_stride(t)[kept] = step;
    t->ndim--;
    return 0;
}

int view_diagonal(tensor *output, int64_t shift, int64_t dim1, int64_t dim2) {
    return take_diagonal(output, shift, dim1, dim2);
}

int shape_diagonal_input(extent *result, const tensor *grad_output, int64_t shift, int64_t dim1,
                         int64_t dim2, ints size) {
    if (th_take_sizes("diagonal", result, size))
        return -1;
    tensor whole = {.ndim = (uint8_t)result->ndim};
    for (int d = 0; d < result->ndim; d++)
        whole.size[d] = result->size[d];
    if (take_diagonal(&whole, shift, dim1, dim2))
        return -1;
    const extent wanted = th_extent(&whole);
    return th_check_gradient("diagonal", grad_output, &wanted);
}

int cpu_diagonal_input(tensor *output, const tensor *grad_output, int64_t shift, int64_t dim1,
                       int64_t dim2, ints size) {
    (void)size;
    tensor diagonal = th_header(output);
    if (th_zero(output) || take_diagonal(&diagonal, shift, dim1, dim2))
        return -1;
    th_update_layout(&diagonal);
    return th_copy(&diagonal, grad_output);
}
