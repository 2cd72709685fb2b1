/* searchsorted.c: insertion points in sorted sequences. */
#include "searchsorted.h"

#include <string.h>

#include "base/each.h"
#include "row/row.h"
#include "walk/dense.h"

/* One sequence of `length` elements per line of `count` elements, or one for all lines. */
typedef struct searching {
    const void *sequence, *from;
    int64_t *to;
    int64_t length, count;
    bool right, shared;
    dtype type;
} searching;

/* NaN is the largest; for integers that comparison compiles away. */
#define BEFORE(T, a, b) ((a) < (b) || ((b) != (b) && (a) == (a)))

/* Binary search without branches, since the halves are unpredictable. */
#define SEARCH(type, T, name)                                                                      \
    static int64_t search_##name(const T *sequence, int64_t length, T x, bool right) {             \
        const T *first = sequence;                                                                 \
        while (length > 0) {                                                                       \
            const int64_t half = length / 2;                                                       \
            const T middle = first[half];                                                          \
            const bool beyond = right ? !BEFORE(T, x, middle) : BEFORE(T, middle, x);              \
            first += beyond ? half + 1 : 0;                                                        \
            length = beyond ? length - half - 1 : half;                                            \
        }                                                                                          \
        return first - sequence;                                                                   \
    }                                                                                              \
    static void range_##name(const searching *s, int64_t begin, int64_t end) {                     \
        for (int64_t i = begin; i < end; i++) {                                                    \
            const int64_t line = s->shared ? 0 : i / s->count;                                     \
            const T *sequence = (const T *)s->sequence + line * s->length;                         \
            s->to[i] = search_##name(sequence, s->length, ((const T *)s->from)[i], s->right);      \
        }                                                                                          \
    }
EACH_TYPE(SEARCH)

static void range(int64_t begin, int64_t end, void *context) {
    const searching *s = context;
    switch (s->type) {
#define RANGE_CASE(type, T, name)                                                                  \
    case type: return range_##name(s, begin, end);
        EACH_TYPE(RANGE_CASE)
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
