/* flip.c: reverses elements along a dimension. */
#include "flip.h"

#include <string.h>

#include "base/each.h"
#include "row/row.h"
#include "walk/dense.h"

/* Contiguous [outer, count, inner]; bytes of one element and of a run of `inner` elements. */
typedef struct reversal {
    const char *from;
    char *to;
    int64_t count, run;
    int item;
} reversal;

#define TURN(bytes, T)                                                                             \
    FEW_CLONES static void turn_##T(const T *from, int64_t count, T *to) {                         \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = from[count - 1 - i];                                                           \
    }
EACH_SIZE(TURN)

static void flip_lines(int64_t begin, int64_t end, void *context) {
    const reversal *r = context;
    for (int64_t line = begin; line < end; line++) {
        const char *from = r->from + line * r->count * r->run;
        char *to = r->to + line * r->count * r->run;
        if (r->run == r->item) {
            switch (r->item) {
#define TURN_CASE(bytes, T)                                                                        \
    case bytes: turn_##T((const T *)(const void *)from, r->count, (T *)(void *)to); break;
                EACH_SIZE(TURN_CASE)
            }
            continue;
        }
        for (int64_t i = 0; i < r->count; i++)
            memcpy(to + i * r->run, from + (r->count - 1 - i) * r->run, (size_t)r->run);
    }
}

int shape_flip_dim(extent *result, const tensor *input, int64_t dim) {
    if (th_wrap_dim("flip", dim, input->ndim) < 0)
        return -1;
    *result = th_extent(input);
    return 0;
}

int cpu_flip_dim(tensor *output, const tensor *input, int64_t dim) {
    const int64_t along = th_wrap_dim("flip", dim, input->ndim);
    tensor *from = th_dense_disjoint(output, input), *to = th_dense_result(output);
    int failed = from && to ? 0 : -1;
    if (!failed && input->numel) {
        const around a = th_around(input, along);
        const int item = th_item_size[input->dtype];
        reversal r = {th_data(from), th_data(to), a.count, a.inner * item, item};
        th_parallel(a.outer, (double)(a.count * a.inner), flip_lines, &r);
    }
    th_drop(from);
    return th_deliver(output, to, failed);
}
