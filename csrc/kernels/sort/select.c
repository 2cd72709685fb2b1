/* select.c: elements of given ranks along a dimension, without sorting the others. */
#include "select.h"

#include <string.h>

#include "base/each.h"
#include "kernels/sort/items.h"
#include "kernels/sort/lines.h"
#include "row/row.h"

/* One rank: kthvalue and median */

static int select_lines(const lines *l, int64_t begin, int64_t end) {
    const int64_t item = th_item_size[l->type];
    items x;
    if (th_items_new(&x, l->type, l->count))
        return -1;
    for (int64_t i = begin; i < end; i++) {
        const char *line = (const char *)l->from + i * l->count * item;
        th_items_load(&x, l->type, line, false);
        l->indices[i] = th_items_select(&x, l->option);
        memcpy((char *)l->values + i * item, line + l->indices[i] * item, (size_t)item);
    }
    th_items_drop(&x);
    return 0;
}

static int check_rank(const char *op, const tensor *input, int64_t dim, int64_t k, int64_t least) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    if (k < least || k > input->size[along])
        return th_fail(TH_RUNTIME, "%s: input is %s, k is %lld; need %lld <= k <= input.size(%lld)",
                       op, th_describe(input), (long long)k, (long long)least, (long long)along);
    return 0;
}

int shape_kthvalue(extent *result, const tensor *input, int64_t k, int64_t dim, bool keepdim) {
    if (check_rank("kthvalue", input, dim, k, 1)
        || th_lines_shape("kthvalue", result, input, dim, 1, keepdim))
        return -1;
    result[1] = result[0];
    return 0;
}

int cpu_kthvalue(tensor *values, tensor *indices, const tensor *input, int64_t k, int64_t dim,
                 bool keepdim) {
    (void)keepdim;
    lines l = {.op = "kthvalue", .option = k - 1, .work = select_lines};
    return th_lines(&l, values, indices, input, dim);
}

int shape_median(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    const int64_t along = th_wrap_dim("median", dim, input->ndim);
    if (along < 0 || th_lines_shape("median", result, input, dim, 1, keepdim))
        return -1;
    if (!input->size[along])
        return th_fail(TH_RUNTIME,
                       "median: input is %s; need one element or more along dimension %lld",
                       th_describe(input), (long long)along);
    result[1] = result[0];
    return 0;
}

int cpu_median(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    const int64_t along = th_wrap_dim("median", dim, input->ndim);
    lines l = {.op = "median", .option = (input->size[along] - 1) / 2, .work = select_lines};
    return th_lines(&l, values, indices, input, dim);
}

/* Many ranks: topk */

#define FEW 64   /* so few are kept in order while the line goes by */
#define BLOCK 16 /* elements that are asked together whether one of them is to be kept */

/* A line's best so far. Elements that equal the last of them come too late. */
#define FEW_BEST(type, T, name)                                                                    \
    static inline int any_beats_##name(const T *x, T last, bool largest) {                         \
        int any = 0;                                                                               \
        if (largest)                                                                               \
            for (int i = 0; i < BLOCK; i++)                                                        \
                any |= !(x[i] <= last);                                                            \
        else                                                                                       \
            for (int i = 0; i < BLOCK; i++)                                                        \
                any |= x[i] < last;                                                                \
        return any;                                                                                \
    }                                                                                              \
    static inline bool beats_##name(T x, T y, bool largest) {                                      \
        if (largest)                                                                               \
            return x > y || (x != x && y == y);                                                    \
        return x < y || (y != y && x == x);                                                        \
    }                                                                                              \
    CLONES static void few_##name(const T *x, int64_t count, int64_t k, bool largest, T *best,     \
                                  int64_t *place) {                                                \
        int64_t have = 0;                                                                          \
        for (int64_t first = 0; first < count; first += BLOCK) {                                   \
            const int64_t left = count - first, length = left < BLOCK ? left : BLOCK;              \
            if (have == k && length == BLOCK && best[k - 1] == best[k - 1]                         \
                && !any_beats_##name(x + first, best[k - 1], largest))                             \
                continue;                                                                          \
            for (int64_t i = first; i < first + length; i++) {                                     \
                if (have == k && !beats_##name(x[i], best[k - 1], largest))                        \
                    continue;                                                                      \
                int64_t j = have < k ? have++ : k - 1;                                             \
                for (; j > 0 && beats_##name(x[i], best[j - 1], largest); j--) {                   \
                    best[j] = best[j - 1];                                                         \
                    place[j] = place[j - 1];                                                       \
                }                                                                                  \
                best[j] = x[i];                                                                    \
                place[j] = i;                                                                      \
            }                                                                                      \
        }                                                                                          \
    }
EACH_TYPE(FEW_BEST)

static int topk_few(const lines *l, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; i++) {
        switch (l->type) {
#define FEW_CASE(type, T, name)                                                                    \
    case type:                                                                                     \
        few_##name((const T *)l->from + i * l->count, l->count, l->results, l->flag,               \
                   (T *)l->values + i * l->results, l->indices + i * l->results);                  \
        break;
            EACH_TYPE(FEW_CASE)
        default: break;
        }
    }
    return 0;
}

static int topk_many(const lines *l, int64_t begin, int64_t end) {
    const int64_t item = th_item_size[l->type];
    items x;
    if (th_items_new(&x, l->type, l->count))
        return -1;
    for (int64_t i = begin; i < end; i++) {
        const char *line = (const char *)l->from + i * l->count * item;
        th_items_load(&x, l->type, line, l->flag);
        th_items_keep(&x, l->results);
        if (l->option)
            th_items_sort(&x);
        th_items_places(&x, l->indices + i * l->results);
        th_items_values(&x, (int)item, line, (char *)l->values + i * l->results * item);
    }
    th_items_drop(&x);
    return 0;
}

int shape_topk(extent *result, const tensor *input, int64_t k, int64_t dim, bool largest,
               bool sorted) {
    (void)largest, (void)sorted;
    if (check_rank("topk", input, dim, k, 0) || th_lines_shape("topk", result, input, dim, k, true))
        return -1;
    result[1] = result[0];
    return 0;
}

int cpu_topk(tensor *values, tensor *indices, const tensor *input, int64_t k, int64_t dim,
             bool largest, bool sorted) {
    lines l = {.op = "topk", .flag = largest, .option = sorted};
    l.work = k <= FEW ? topk_few : topk_many;
    return th_lines(&l, values, indices, input, dim);
}
