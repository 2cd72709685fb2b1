/* sort.c: sorts along a dimension, with original positions. */
#include "sort.h"

#include "kernels/sort/lines.h"
#include "kernels/sort/sort_keys.h"
#include "row/row.h"

static int sort_lines(const lines *l, int64_t begin, int64_t end) {
    const int64_t item = th_item_size[l->type];
    sort_keys x;
    if (th_sort_short(l, begin, end, l->flag))
        return 0;
    if (th_keys_new(&x, l->type, l->count, true))
        return -1;
    for (int64_t i = begin; i < end; i++) {
        const char *line = (const char *)l->from + i * l->count * item;
        if (x.narrow)
            x.at = l->indices + i * l->count;
        th_keys_load(&x, l->type, line, l->flag);
        char *values = l->values ? (char *)l->values + i * l->count * item : NULL;
        th_keys_sort(&x,
                     &(sort_output){l->type, line, l->count, l->indices + i * l->count, values});
    }
    th_keys_drop(&x);
    return 0;
}

int shape_sort(extent *result, const tensor *input, int64_t dim, bool descending, bool stable) {
    (void)descending, (void)stable;
    if (th_wrap_dim("sort", dim, input->ndim) < 0)
        return -1;
    result[0] = result[1] = th_extent(input);
    return 0;
}

int cpu_sort(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool descending,
             bool stable) {
    (void)stable;
    lines l = {.op = "sort", .flag = descending, .work = sort_lines};
    return th_lines(&l, values, indices, input, dim);
}

int shape_argsort(extent *result, const tensor *input, int64_t dim, bool descending, bool stable) {
    (void)descending, (void)stable;
    if (th_wrap_dim("argsort", dim, input->ndim) < 0)
        return -1;
    *result = th_extent(input);
    return 0;
}

int cpu_argsort(tensor *output, const tensor *input, int64_t dim, bool descending, bool stable) {
    (void)stable;
    lines l = {.op = "argsort", .flag = descending, .work = sort_lines};
    return th_lines(&l, NULL, output, input, dim);
}

int shape_sorted_values(extent *result, const tensor *input) {
    *result = (extent){1, {input->numel}};
    return 0;
}

int cpu_sorted_values(tensor *output, const tensor *input) {
    tensor *from = th_dense_disjoint(output, input), *to = th_dense_result(output);
    int failed = from && to ? 0 : -1;
    if (!failed)
        failed = th_sort_values((dtype)input->dtype, th_data(from), input->numel, th_data(to));
    th_drop(from);
    return th_deliver(output, to, failed);
}
