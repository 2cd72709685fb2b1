/* take.c: reads and writes elements by their number among all elements. */
#include "take.h"

#include <string.h>

#include "base/each.h"
#include "row/row.h"
#include "walk/dense.h"

/* If i is outside, either i + count or count - 1 - i is negative; vectors have no unsigned comparison. */
CLONES static bool all_inside(const int64_t *at, int64_t numbers, int64_t count) {
    int64_t signs = 0;
    for (int64_t i = 0; i < numbers; i++)
        signs |= (int64_t)((uint64_t)at[i] + (uint64_t)count)
                 | (int64_t)((uint64_t)count - 1 - (uint64_t)at[i]);
    return signs >= 0;
}

/* Check numbers: -count to count - 1; negative ones count from the end. */
static int check_index(const char *op, const tensor *input, const tensor *index) {
    if (index->device != TH_CPU) /* its kernel checks and reports faults */
        return 0;
    tensor *dense = th_dense(index);
    if (!dense)
        return -1;
    const int64_t *at = th_data(dense), count = input->numel;
    int failed = 0;
    const int64_t numbers = all_inside(at, dense->numel, count) ? 0 : dense->numel;
    for (int64_t i = 0; !failed && i < numbers; i++)
        if (at[i] >= count || at[i] < -count)
            failed = th_fail(TH_INDEX, "%s: index[%lld] is %lld, but input has %lld elements", op,
                             (long long)i, (long long)at[i], (long long)count);
    th_drop(dense);
    return failed;
}

/* Return the place of a number, or -1 if another thread made it invalid since the check. */
static inline int64_t place(int64_t at, int64_t count) {
    at += at < 0 ? count : 0;
    return (uint64_t)at < (uint64_t)count ? at : -1;
}

typedef struct taking {
    const char *from;
    char *to;
    const int64_t *index;
    int64_t count;
    int item;
} taking;

#define TEMPLATE "kernels/index/taken_elements.h"
#include "base/each/size.h"

static void take_range(int64_t begin, int64_t end, void *context) {
    const taking *t = context;
    switch (t->item) {
#define TAKE_CASE(bytes, T) CASE_OF(bytes, take_##bytes(t, begin, end))
        EACH_SIZE(TAKE_CASE)
    }
}

int shape_take(extent *result, const tensor *input, const tensor *index) {
    *result = th_extent(index);
    return check_index("take", input, index);
}

int cpu_take(tensor *output, const tensor *input, const tensor *index) {
    tensor *from = th_dense(input), *at = th_dense(index), *to = th_dense_result(output);
    const int failed = from && at && to ? 0 : -1;
    if (!failed && to->numel) {
        taking t = {th_data(from), th_data(to), th_data(at), from->numel,
                    th_item_size[input->dtype]};
        th_parallel(to->numel, 4, take_range, &t);
    }
    th_drop(from);
    th_drop(at);
    return th_deliver(output, to, failed);
}

#define TEMPLATE "kernels/index/put_elements.h"
#include "base/each/summed.h"

/* source NULL: zeros. */
static int put(tensor *output, const tensor *index, const tensor *source, bool accumulate) {
    tensor *at = th_dense_disjoint(output, index);
    tensor *from = source ? th_dense_disjoint(output, source) : NULL;
    tensor *to = output->contiguous ? th_keep(output) : th_clone(output);
    const int failed = at && (from || !source) && to ? 0 : -1;
    if (!failed && at->numel) {
        switch (output->dtype) {
#define PUT_CASE(type, T, name)                                                                    \
    case type:                                                                                     \
        put_##name(th_data(to), to->numel, th_data(at), at->numel, from ? th_data(from) : NULL,    \
                   accumulate);                                                                    \
        break;
            EACH_SUMMED(PUT_CASE)
        default: break;
        }
    }
    th_drop(at);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_put(extent *result, const tensor *input, const tensor *index, const tensor *source,
              bool accumulate) {
    (void)accumulate;
    *result = th_extent(input);
    if (index->numel != source->numel)
        return th_fail(TH_RUNTIME,
                       "put: index is %s, source is %s; need the same number of elements",
                       th_describe(index), th_describe(source));
    return check_index("put", input, index);
}

int cpu_put(tensor *output, const tensor *index, const tensor *source, bool accumulate) {
    return put(output, index, source, accumulate);
}

int shape_put_input(extent *result, const tensor *grad_output, const tensor *index,
                    bool accumulate) {
    (void)accumulate;
    *result = th_extent(grad_output);
    return check_index("put", grad_output, index);
}

int cpu_put_input(tensor *output, const tensor *index, bool accumulate) {
    return accumulate ? 0 : put(output, index, NULL, false);
}

int shape_take_input(extent *result, const tensor *grad_output, const tensor *index, ints size) {
    if (th_take_sizes("take", result, size))
        return -1;
    if (!th_same_size(grad_output, index))
        return th_fail(TH_RUNTIME, "take: grad_output is %s, index is %s; need the same size",
                       th_describe(grad_output), th_describe(index));
    tensor whole = {.numel = th_count(result->ndim, result->size)};
    return check_index("take", &whole, index);
}

int cpu_take_input(tensor *output, const tensor *grad_output, const tensor *index, ints size) {
    (void)size;
    return th_zero(output) ? -1 : put(output, index, grad_output, true);
}
