/* mode.c: the most frequent element along a dimension. */
#include "mode.h"

#include <string.h>

#include "base/each.h"
#include "kernels/sort/lines.h"
#include "kernels/sort/sort_keys.h"
#include "row/row.h"

#define TEMPLATE "kernels/sort/longest_run.h"
#include "base/each/type.h"

static int64_t most_frequent(dtype type, const void *line, const int64_t *order, int64_t count) {
    switch (type) {
#define RUN_CASE(type, T, name) CASE_OF(type, longest_run_##name(line, order, count))
        EACH_TYPE(RUN_CASE)
    default: return 0;
    }
}

static int mode_lines(const lines *l, int64_t begin, int64_t end) {
    const int64_t item = th_item_size[l->type], bytes = l->count * (int64_t)sizeof(int64_t);
    sort_keys x;
    int64_t *order = th_allocate(bytes);
    if (!order || th_keys_new(&x, l->type, l->count, false)) {
        th_release(order, bytes);
        return -1;
    }
    for (int64_t i = begin; i < end; i++) {
        const char *line = (const char *)l->from + i * l->count * item;
        th_keys_load(&x, l->type, line, false);
        th_keys_sort(&x, &(sort_output){l->type, line, l->count, order, NULL});
        l->indices[i] = most_frequent(l->type, line, order, l->count);
        memcpy((char *)l->values + i * item, line + l->indices[i] * item, (size_t)item);
    }
    th_keys_drop(&x);
    th_release(order, bytes);
    return 0;
}

int shape_mode(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    const int64_t along = th_wrap_dim("mode", dim, input->ndim);
    if (along < 0 || th_lines_shape("mode", result, input, dim, 1, keepdim))
        return -1;
    if (!input->size[along])
        return th_fail(TH_INDEX, "mode: input is %s; need one element or more along dimension %lld",
                       th_describe(input), (long long)along);
    result[1] = result[0];
    return 0;
}

int cpu_mode(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    lines l = {.op = "mode", .work = mode_lines};
    return th_lines(&l, values, indices, input, dim);
}
