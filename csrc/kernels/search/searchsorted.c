/* searchsorted.c: insertion points in sorted sequences. */
#include "searchsorted.h"

#include <string.h>

#include "base/each.h"
#include "row/row.h"
#include "walk/dense.h"
#include "walk/loop.h"

/* One sequence of `length` elements per line of `count` elements, or one for all lines. */
typedef struct searching {
    const void *sequence, *from;
    int64_t *to;
    int64_t length, count;
    bool right, shared;
    dtype type;
} searching;

/* NaN is the largest; for integers that comparison compiles away. */
#define BEFORE(a, b) (((a) < (b)) | (IS_NAN(b) & !IS_NAN(a)))
#define PASSES(x, middle) (right ? !BEFORE(x, middle) : BEFORE(middle, x))

/* The same for a number x, which is not NaN, in one comparison. */
#define PASSES_NUMBER(x, middle) (right ? (middle) <= (x) : (middle) < (x))

#define TOGETHER 8 /* elements that are searched in the same steps */
#define KEY(x) (x)
#define TEMPLATE "kernels/search/search_ranges.h"
#include "base/each/type.h"

/* Half and bfloat16 have the order of these integers, in which both zeros are equal and NaN is the largest. */
STEP int order_of(uint16_t bits, int infinity) {
    const int size = bits & 0x7fff;
    return size > infinity ? 0x7fff : bits >> 15 ? -size : size;
}
#undef KEY
#define KEY(x) order_of(x, TYPE == TH_HALF ? 0x7c00 : 0x7f80)
#define TEMPLATE "kernels/search/search_ranges.h"
#include "base/each/narrow_float.h"

static void range(int64_t begin, int64_t end, void *context) {
    const searching *s = context;
    switch (s->type) {
#define RANGE_CASE(type, T, name) CASE_OF(type, range_##name(s, begin, end))
        EACH_TYPE(RANGE_CASE)
        EACH_NARROW_FLOAT(RANGE_CASE)
    default: break;
    }
}

int shape_searchsorted(extent *result, const tensor *sorted_sequence, const tensor *input,
                       bool right) {
    (void)right;
    const int last = sorted_sequence->ndim - 1;
    bool fits = last == 0 || (last > 0 && last == input->ndim - 1);
    for (int d = 0; last && fits && d < last; d++)
        fits = sorted_sequence->size[d] == input->size[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "searchsorted: sorted_sequence is %s, input is %s; need a vector, or the "
                       "same sizes except in the last dimension",
                       th_describe(sorted_sequence), th_describe(input));
    *result = th_extent(input);
    return 0;
}

int cpu_searchsorted(tensor *output, const tensor *sorted_sequence, const tensor *input,
                     bool right) {
    if (!output->numel)
        return 0;
    searching s = {.sequence = th_data(sorted_sequence),
                   .from = th_data(input),
                   .to = th_data(output),
                   .length = sorted_sequence->size[sorted_sequence->ndim - 1],
                   .count = input->size[th_last_dim(input)],
                   .right = right,
                   .shared = sorted_sequence->ndim == 1,
                   .type = input->dtype};
    th_parallel(output->numel, 16, range, &s);
    return 0;
}
