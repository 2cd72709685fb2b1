/* narrow_extremes.c: the largest and smallest elements of Half and bfloat16, in lanes of 16 bits: integers have the order
   of the numbers, with nan beyond the infinities. */
#include "base/half.h"
#include "walk/loop.h"

#define TOGETHER 256 /* sets that are folded together */

#define order_half th_half_order
#define order_bfloat16 th_bfloat16_order
#define TEMPLATE "walk/narrow_orders.h"
#include "base/each/narrow_float.h"

static double number(dtype type, int64_t order) {
    const uint16_t bits = (uint16_t)(order < 0 ? 0x8000 - order : order);
    return (double)(type == TH_HALF ? th_half_float(bits) : th_bfloat16_float(bits));
}

/* Join the smallest and the largest integer of a set to its accumulators, one for each bit of `which`. */
STEP void join_extremes(accumulator *into, const accumulator *order, dtype type, int which) {
    const int64_t infinity = type == TH_HALF ? 0x7c00 : 0x7f80, low = order[0].i, high = order[1].i;
    const bool nan = low < -infinity || high > infinity;
    if (which & 2) {
        const double least = nan ? NAN : number(type, low);
        into->f = th_join_min(into->f, least);
        into++;
    }
    if (which & 1) {
        const double most = nan ? NAN : number(type, high);
        into->f = th_join_max(into->f, most);
    }
}

STEP void begin_orders(accumulator *order, int64_t sets) {
    for (int64_t i = 0; i < sets; i++) {
        order[2 * i].i = INT64_MAX;
        order[2 * i + 1].i = INT64_MIN;
    }
}

STEP void fold_extremes(fold body, dtype type, int which, accumulator *into, const uint16_t *from,
                        int64_t count) {
    accumulator order[2];
    begin_orders(order, 1);
    body(order, &(char *){(char *)(uintptr_t)from}, count, 0, NULL, TH_ONE_ROW);
    join_extremes(into, order, type, which);
}

STEP void spread_extremes(fold body, dtype type, int which, accumulator *into, const uint16_t *from,
                          int64_t pitch, int64_t rows, int64_t count) {
    accumulator order[2 * TOGETHER];
    const int sets = which == 3 ? 2 : 1;
    for (int64_t done = 0, some; done < count; done += some) {
        some = count - done < TOGETHER ? count - done : TOGETHER;
        begin_orders(order, some);
        body(order, &(char *){(char *)(uintptr_t)(from + done)}, some, 0, NULL,
             (fold_rows){rows, pitch, 2});
        for (int64_t i = 0; i < some; i++)
            join_extremes(into + (done + i) * sets, order + 2 * i, type, which);
    }
}

#define FOLD_OF(name, type, which)                                                                 \
    static void fold_##name##_##which(accumulator *into, const uint16_t *from, int64_t count) {    \
        fold_extremes(extremes_##name, type, which, into, from, count);                            \
    }
#define SPREAD_OF(name, type, which)                                                               \
    static void spread_##name##_##which(accumulator *into, const uint16_t *from, int64_t pitch,    \
                                        int64_t rows, int64_t count) {                             \
        spread_extremes(extremes_each_##name, type, which, into, from, pitch, rows, count);        \
    }
#define FOLDS_OF(...) FOLD_OF(__VA_ARGS__) SPREAD_OF(__VA_ARGS__)
FOLDS_OF(half, TH_HALF, 1)
FOLDS_OF(half, TH_HALF, 2)
FOLDS_OF(half, TH_HALF, 3)
FOLDS_OF(bfloat16, TH_BFLOAT16, 1)
FOLDS_OF(bfloat16, TH_BFLOAT16, 2)
FOLDS_OF(bfloat16, TH_BFLOAT16, 3)

const narrow_folds *th_narrow_extremes(dtype type, int which) {
#define ENTRY(name, which)                                                                         \
    {                                                                                              \
        fold_##name##_##which, spread_##name##_##which                                             \
    }
    static const narrow_folds folds[2][3] = {
        {ENTRY(half, 1), ENTRY(half, 2), ENTRY(half, 3)},
        {ENTRY(bfloat16, 1), ENTRY(bfloat16, 2), ENTRY(bfloat16, 3)}};
    return th_is_narrow(type) ? &folds[type == TH_BFLOAT16][which - 1] : NULL;
}
