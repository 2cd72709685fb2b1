/* loop.h: what wraps a formula into the loops of elementwise rows and reductions. */
#pragma once
#include "base/each.h"
#include "walk/walk.h"

#define UNUSED __attribute__((unused))
#define STEP static inline __attribute__((always_inline, unused))

#define LOOP_ARGUMENTS char *const *at, int64_t count, UNUSED const scalar *option
/* Apply a formula to `count` elements of contiguous operands. Use WIDE_LOOP for formulas that
   compute more than they move: functions of the C library, divisions, conversions. */
#define LOOP(name) FEW_LEVELS(name, (LOOP_ARGUMENTS), (at, count, option))
#define WIDE_LOOP(name) LEVELS(name, (LOOP_ARGUMENTS), (at, count, option))
/* A loop for each type T of a set of base/each.h, and their entries in a table by type. */
#define LOOPS(name, each, ...) each(LOOP_OF, LOOP, name, __VA_ARGS__)
#define WIDE_LOOPS(name, each, ...) each(LOOP_OF, WIDE_LOOP, name, __VA_ARGS__)
#define LOOP_OF(dtype, type, suffix, kind, name, ...)                                              \
    kind(name##_##suffix) {                                                                        \
        UNUSED typedef type T;                                                                     \
        __VA_ARGS__                                                                                \
    }
#define AT_TYPE(dtype, type, suffix, name) [dtype] = name##_##suffix,
/* An output may alias an input exactly, element by element: hence ivdep and no restrict. gcc would
   unroll what vectors leave over, in up to 15 copies that take more room than a loop and no less
   time. EVERY is for lanes and steps of folds and for conversions, which gain by being unrolled. */
#define EACH(i, count)                                                                             \
    _Pragma("GCC ivdep") _Pragma("GCC unroll 1") for (int64_t i = 0; i < (count); i++)
#define EVERY(i, count) _Pragma("GCC ivdep") for (int64_t i = 0; i < (count); i++)
/* An element of a BoolTensor: any byte but 0 is true. */
STEP uint8_t th_truth(uint8_t element) { return element != 0; }

/* FOLD folds row r into set r; SPREAD folds element i of every row into set i. A body reads row 0 or,
   with FOLD, the row that begins `shift` elements later. `fuses` is constant: the CPU level has
   fused multiplication and addition. */
#define FOLD_ARGUMENTS                                                                             \
    accumulator *into, char *const *at, int64_t count, UNUSED int64_t first,                       \
        UNUSED const scalar *option, UNUSED fold_rows rows
#define FOLD_GIVEN at, count, first, option, rows
#define FOLD(name) FOLD_BY(name, rows.count, rows.sets)
#define SPREAD(name) FOLD_BY(name, 1, 0)
#define FOLD_BY(name, calls, sets)                                                                 \
    STEP void name##_row(FOLD_ARGUMENTS, int64_t shift, bool fuses);                               \
    LEVELS(name, (FOLD_ARGUMENTS), (into, FOLD_GIVEN)) { FOLD_ROWS(name##_row, calls, sets); }     \
    STEP void name##_row(FOLD_ARGUMENTS, UNUSED int64_t shift, UNUSED bool fuses)
#define FOLD_ROWS(call, calls, sets)                                                               \
    for (int64_t row = 0; row < (calls); row++)                                                    \
    call(into + row * (sets), FOLD_GIVEN, row * rows.pitch, fuses)

/* A fold keeps LANES partial results, element i in lane i % LANES, and joins them pairwise: a fixed
   order that vectorises without -ffast-math. More lanes would spill the registers of x86-64-v3 and
   hide no more of an addition's latency. Fewer than FEW elements are folded one by one. */
#define LANES 32
#define FEW LANES
#define HALVE(JOIN, width)                                                                         \
    for (int64_t k = 0; k < (width); k++)                                                          \
        lane[k] = JOIN(lane[k], lane[k + (width)]);
#define JOIN_LANES(JOIN) HALVE(JOIN, 16) HALVE(JOIN, 8) HALVE(JOIN, 4) HALVE(JOIN, 2) HALVE(JOIN, 1)

/* The bodies of folds are templates, included in the function: folds/each.h and others. They read
   element i as PART. */
#define FLOAT_AT(position)                                                                         \
    ({                                                                                             \
        const int64_t i = position;                                                                \
        (float)(PART);                                                                             \
    })

#define ELEMENT_AT(position)                                                                       \
    ({                                                                                             \
        const int64_t i = position;                                                                \
        (T)(PART);                                                                                 \
    })

/* Folds of booleans count in unsigned lanes of type LANE, as wide as the element; minima and maxima
   use lanes of the element's type. NARROW bytes fill two vectors, and a fold of TH_FOLDED elements
   cannot overflow a byte. Folds that also compare an element with itself have more latency and use
   four vectors. */
#define NARROW 128
_Static_assert(TH_FOLDED / NARROW <= UINT8_MAX, "a lane counts the truths of a fold");

/* What folds into extremes use: the integer as wide as T, whether T is a floating type, nan or 0, an index
   that may be -1 where it is not used, and how their lanes and accumulators join. */
#define MASK_OF(T)                                                                                 \
    __typeof__(__builtin_choose_expr(                                                              \
        sizeof(T) == 8, (int64_t)0,                                                                \
        __builtin_choose_expr(sizeof(T) == 4, (int32_t)0,                                          \
                              __builtin_choose_expr(sizeof(T) == 2, (int16_t)0, (int8_t)0))))
#define HAS_FRACTIONS(T) ((T)0.5 != 0)
#define NAN_OF(T)                                                                                  \
    __builtin_choose_expr(__builtin_types_compatible_p(T, double), __builtin_nan(""), (T)0)
#define FROM_0(index) ((index) < 0 ? 0 : (index))
#define HALVE_EXTREMES(half)                                                                       \
    for (int64_t k = 0; WIDTH > (half) && k < (half); k++) {                                       \
        low[k] = th_join_min(low[k], low[k + (half) % WIDTH]);                                     \
        high[k] = th_join_max(high[k], high[k + (half) % WIDTH]);                                  \
    }
#define JOIN_EXTREME(set, index, JOIN, value)                                                      \
    if ((index) >= 0)                                                                              \
        (set)[FROM_0(index)] = JOIN((set)[FROM_0(index)], value);
#define JOIN_EXTREMES(set, one, other)                                                             \
    {JOIN_EXTREME(set, LOW, th_join_min, one) JOIN_EXTREME(set, HIGH, th_join_max, other)}

/* Folds along outer dims read so many rows or sets at a time. PART also reads the index of the row. */
#define SPREAD_ROWS 4
#define SPREAD_WIDTH 32
#define SPREAD_FAR 512     /* elements between rows that are far apart */
#define SPREAD_TOGETHER 16 /* of which so many are read side by side */
#define PART_OF_ROW(row)                                                                           \
    ({                                                                                             \
        const int64_t i = k + (row) * rows.pitch;                                                  \
        UNUSED const int64_t index = first + (row);                                                \
        (ACC)(PART);                                                                               \
    })

/* How two accumulators join. NaN propagates. */
#define th_join_sum(x, y) ((x) + (y))
/* The same sum for parts that are converted to double: some CPUs add and convert in the same units,
   and multiply in others. */
#define th_join_wide(x, y) (fuses ? __builtin_fma(y, 1.0, x) : (x) + (y))
#define th_join_product(x, y) ((x) * (y))
/* gcc keeps this form in vectors when joins follow each other, and branches on x != x. */
#define th_join_max(x, y) (!((x) <= (y)) & ((y) == (y)) ? (x) : (y))
#define th_join_min(x, y) (!((x) >= (y)) & ((y) == (y)) ? (x) : (y))

#define JOIN_ARGUMENTS accumulator *into, const accumulator *from, int64_t sets
#define JOIN_SETS(name) LEVELS(name, (JOIN_ARGUMENTS), (into, from, sets))
#define JOIN_STEPS(SET, JOIN)                                                                      \
    for (int64_t i = 0; i < sets; i++)                                                             \
        ((SET *)into)[i] = JOIN(((SET *)into)[i], ((const SET *)from)[i]);

/* Compute the results of each set; the formula reads acc and the count of reduced elements. */
#define FINISH_ARGUMENTS                                                                           \
    accumulator *into, int64_t sets, UNUSED int64_t count, UNUSED const scalar *option
#define FINISH_EACH(ACC, formula)                                                                  \
    for (int64_t i = 0; i < sets; i++) {                                                           \
        UNUSED const ACC acc = ((ACC *)into)[i];                                                   \
        ((ACC *)into)[i] = (ACC)(formula);                                                         \
    }
