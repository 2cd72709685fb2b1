/* loop.h: macros that wrap a formula into the loops of elementwise rows and reductions. */
#pragma once
#include "walk/walk.h"

#define UNUSED __attribute__((unused))
#define STEP static inline __attribute__((always_inline, unused))

#define LOOP_ARGUMENTS char *const *at, int64_t count, UNUSED const scalar *option
/* Apply a formula to `count` elements of contiguous operands. Use WIDE_LOOP for formulas that
   compute more than they move: functions of the C library, divisions, conversions. */
#define LOOP(name) FEW_LEVELS(name, (LOOP_ARGUMENTS), (at, count, option))
#define WIDE_LOOP(name) LEVELS(name, (LOOP_ARGUMENTS), (at, count, option))
/* An output may alias an input exactly, element by element: hence ivdep and no restrict. */
#define EACH(i, count) _Pragma("GCC ivdep") for (int64_t i = 0; i < (count); i++)

/* FOLD folds count elements into one set of accumulators; SPREAD folds element i into set i. */
#define FOLD_ARGUMENTS                                                                             \
    accumulator *into, char *const *at, int64_t count, UNUSED int64_t first,                       \
        UNUSED const scalar *option
#define FOLD(name) LEVELS(name, (FOLD_ARGUMENTS), (into, at, count, first, option))
#define SPREAD(name) FOLD(name)

/* A fold keeps LANES partial results, element i in lane i % LANES, and joins them pairwise: a fixed
   order that vectorises without -ffast-math. More lanes would spill the registers of x86-64-v3 and
   hide no more of an addition's latency. Fewer than FEW elements are folded one by one. */
#define LANES 32
#define FEW LANES
#define HALVE(JOIN, width)                                                                         \
    for (int64_t k = 0; k < (width); k++)                                                          \
        lane[k] = JOIN(lane[k], lane[k + (width)]);
#define JOIN_LANES(JOIN, UNIT)                                                                     \
    HALVE(JOIN, 16)                                                                                \
    HALVE(JOIN, 8)                                                                                 \
    HALVE(JOIN, 4)                                                                                 \
    HALVE(JOIN, 2)                                                                                 \
    *total = JOIN(*total, JOIN(lane[0], lane[1]) / (UNIT));

/* Fold into one accumulator of type ACC by JOIN(acc, part), where `part` reads element i. `wide`
   handles WIDTH elements at a time; the rest go through lane by lane. Lanes hold parts times UNIT,
   a power of two. */
#define FOLD_LANES(ACC, JOIN, START, part, UNIT, WIDTH, wide)                                      \
    ACC *total = (ACC *)into;                                                                      \
    if (count < FEW) {                                                                             \
        ACC acc = *total;                                                                          \
        for (int64_t i = 0; i < count; i++) {                                                      \
            const ACC value = (ACC)(part);                                                         \
            acc = JOIN(acc, value);                                                                \
        }                                                                                          \
        *total = acc;                                                                              \
        return;                                                                                    \
    }                                                                                              \
    ACC lane[LANES];                                                                               \
    for (int64_t k = 0; k < LANES; k++)                                                            \
        lane[k] = (ACC)(START);                                                                    \
    int64_t begin = 0;                                                                             \
    for (; begin + (WIDTH) <= count; begin += (WIDTH))                                             \
        EACH (k, LANES)                                                                            \
            wide;                                                                                  \
    if ((WIDTH) > LANES && begin + LANES <= count) {                                               \
        EACH (k, LANES) {                                                                          \
            const int64_t i = begin + k;                                                           \
            const ACC value = (ACC)(part) * (UNIT);                                                \
            lane[k] = JOIN(lane[k], value);                                                        \
        }                                                                                          \
        begin += LANES;                                                                            \
    }                                                                                              \
    for (int64_t k = 0; begin + k < count; k++) {                                                  \
        const int64_t i = begin + k;                                                               \
        const ACC value = (ACC)(part) * (UNIT);                                                    \
        lane[k] = JOIN(lane[k], value);                                                            \
    }                                                                                              \
    JOIN_LANES(JOIN, UNIT)
#define FOLD_EACH(ACC, JOIN, START, part)                                                          \
    FOLD_LANES(ACC, JOIN, START, part, 1, LANES, {                                                 \
        const int64_t i = begin + k;                                                               \
        const ACC value = (ACC)(part);                                                             \
        lane[k] = JOIN(lane[k], value);                                                            \
    })

/* Sum parts that are floats. Converting floats to double costs more than reading them, so pairs are
   first added as floats. Each such sum has a relative error of at most 2^-24, so the total is off
   by at most 2^-24 of the sum of magnitudes. The parts are halved so that no partial sum overflows
   unless the total does. */
#define HALF_OF(place, part)                                                                       \
    ({                                                                                             \
        const int64_t i = place;                                                                   \
        0.5F * (float)(part);                                                                      \
    })
#define FOLD_FLOATS(part)                                                                          \
    FOLD_LANES(double, th_join_sum, 0, part, 0.5, 2 * LANES,                                       \
               lane[k] += HALF_OF(begin + k, part) + HALF_OF(begin + LANES + k, part))
/* Folds of booleans count in unsigned lanes of type LANE, as wide as the element; minima and maxima
   use lanes of the element's type. NARROW bytes fill two vectors, and a fold of TH_FOLDED elements
   cannot overflow a byte. Folds that also compare an element with itself have more latency and use
   four vectors. */
#define NARROW 128
_Static_assert(TH_FOLDED / NARROW <= UINT8_MAX, "a lane counts the truths of a fold");
#define FOLD_TRUTHS(ACC, LANE, part)                                                               \
    enum { WIDTH = NARROW / sizeof(LANE) };                                                        \
    LANE lane[WIDTH] = {0};                                                                        \
    int64_t begin = 0, truths = 0;                                                                 \
    for (; begin + WIDTH <= count; begin += WIDTH)                                                 \
        EACH (k, WIDTH) {                                                                          \
            const int64_t i = begin + k;                                                           \
            lane[k] = (LANE)(lane[k] + ((part) ? 1 : 0));                                          \
        }                                                                                          \
    for (int64_t i = begin; i < count; i++)                                                        \
        truths += (part) ? 1 : 0;                                                                  \
    for (int64_t k = 0; begin && k < WIDTH; k++)                                                   \
        truths += lane[k];                                                                         \
    *(ACC *)into += (ACC)truths;
#define HALVE_WIDE(JOIN, half)                                                                     \
    if ((int)WIDTH > (half))                                                                       \
    HALVE(JOIN, half)
#define FOLD_EXTREME(ACC, T, JOIN, part)                                                           \
    enum { WIDTH = (sizeof(T) < 4 ? NARROW : 2 * NARROW) / sizeof(T) };                            \
    ACC *total = (ACC *)into, acc = *total;                                                        \
    int64_t begin = 0;                                                                             \
    if (count >= WIDTH) {                                                                          \
        T lane[WIDTH];                                                                             \
        EACH (i, WIDTH)                                                                            \
            lane[i] = part;                                                                        \
        for (begin = WIDTH; begin + WIDTH <= count; begin += WIDTH)                                \
            EACH (k, WIDTH) {                                                                      \
                const int64_t i = begin + k;                                                       \
                const T value = part;                                                              \
                lane[k] = JOIN(lane[k], value);                                                    \
            }                                                                                      \
        HALVE_WIDE(JOIN, 64)                                                                       \
        HALVE_WIDE(JOIN, 32)                                                                       \
        HALVE_WIDE(JOIN, 16)                                                                       \
        HALVE(JOIN, 8)                                                                             \
        HALVE(JOIN, 4)                                                                             \
        HALVE(JOIN, 2)                                                                             \
        HALVE(JOIN, 1)                                                                             \
        acc = JOIN(acc, (ACC)lane[0]);                                                             \
    }                                                                                              \
    for (int64_t i = begin; i < count; i++) {                                                      \
        const ACC value = (ACC)(part);                                                             \
        acc = JOIN(acc, value);                                                                    \
    }                                                                                              \
    *total = acc;
#define SPREAD_EACH(ACC, JOIN, part)                                                               \
    ACC *each = (ACC *)into;                                                                       \
    EACH (i, count) {                                                                              \
        const ACC value = (ACC)(part);                                                             \
        each[i] = JOIN(each[i], value);                                                            \
    }

/* Fold into several accumulators: SET is a struct of doubles or int64_t, and `step` reads acc (the
   set so far) and element i. JOIN is a function shared by all folds of the row because it is
   long. */
#define FOLD_STEPS(SET, JOIN, START, step)                                                         \
    SET *total = (SET *)into;                                                                      \
    if (count < FEW) {                                                                             \
        SET acc = *total;                                                                          \
        for (int64_t i = 0; i < count; i++)                                                        \
            acc = step;                                                                            \
        *total = acc;                                                                              \
        return;                                                                                    \
    }                                                                                              \
    SET lane[LANES];                                                                               \
    for (int64_t k = 0; k < LANES; k++)                                                            \
        lane[k] = START;                                                                           \
    int64_t begin = 0;                                                                             \
    for (; begin + LANES <= count; begin += LANES)                                                 \
        EACH (k, LANES) {                                                                          \
            const int64_t i = begin + k;                                                           \
            const SET acc = lane[k];                                                               \
            lane[k] = step;                                                                        \
        }                                                                                          \
    EACH (k, count - begin) {                                                                      \
        const int64_t i = begin + k;                                                               \
        const SET acc = lane[k];                                                                   \
        lane[k] = step;                                                                            \
    }                                                                                              \
    for (int64_t width = LANES / 2; width; width /= 2)                                             \
        JOIN((accumulator *)lane, (const accumulator *)(lane + width), width);                     \
    JOIN(into, (const accumulator *)lane, 1);
#define SPREAD_STEPS(SET, step)                                                                    \
    SET *each = (SET *)into;                                                                       \
    EACH (i, count) {                                                                              \
        const SET acc = each[i];                                                                   \
        each[i] = step;                                                                            \
    }

/* How two accumulators join. NaN propagates. */
#define th_join_sum(x, y) ((x) + (y))
#define th_join_product(x, y) ((x) * (y))
#define th_join_max(x, y) (((x) > (y)) | ((x) != (x)) ? (x) : (y))
#define th_join_min(x, y) (((x) < (y)) | ((x) != (x)) ? (x) : (y))

#define JOIN_ARGUMENTS accumulator *into, const accumulator *from, int64_t sets
#define JOIN_EACH(FIELD, JOIN)                                                                     \
    for (int64_t i = 0; i < sets; i++)                                                             \
        into[i].FIELD = JOIN(into[i].FIELD, from[i].FIELD);
#define JOIN_SETS(name) LEVELS(name, (JOIN_ARGUMENTS), (into, from, sets))
#define JOIN_STEPS(SET, JOIN)                                                                      \
    for (int64_t i = 0; i < sets; i++)                                                             \
        ((SET *)into)[i] = JOIN(((SET *)into)[i], ((const SET *)from)[i]);

/* Compute the results of each set; the formula reads acc and the count of reduced elements. */
#define FINISH_ARGUMENTS                                                                           \
    accumulator *into, int64_t sets, UNUSED int64_t count, UNUSED const scalar *option
#define FINISH_EACH(FIELD, ACC, formula)                                                           \
    for (int64_t i = 0; i < sets; i++) {                                                           \
        UNUSED const ACC acc = into[i].FIELD;                                                      \
        into[i].FIELD = (ACC)(formula);                                                            \
    }
