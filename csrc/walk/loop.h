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
    LEVELS(name, (FOLD_ARGUMENTS), (into, FOLD_GIVEN)) {                                           \
        for (int64_t row = 0; row < (calls); row++)                                                \
            name##_row(into + row * (sets), FOLD_GIVEN, row * rows.pitch, fuses);                  \
    }                                                                                              \
    STEP void name##_row(FOLD_ARGUMENTS, UNUSED int64_t shift, UNUSED bool fuses)

/* A fold keeps LANES partial results, element i in lane i % LANES, and joins them pairwise: a fixed
   order that vectorises without -ffast-math. More lanes would spill the registers of x86-64-v3 and
   hide no more of an addition's latency. Fewer than FEW elements are folded one by one. */
#define LANES 32
#define FEW LANES
#define HALVE(JOIN, width)                                                                         \
    for (int64_t k = 0; k < (width); k++)                                                          \
        lane[k] = JOIN(lane[k], lane[k + (width)]);
#define JOIN_LANES(JOIN)                                                                           \
    HALVE(JOIN, 16)                                                                                \
    HALVE(JOIN, 8)                                                                                 \
    HALVE(JOIN, 4)                                                                                 \
    HALVE(JOIN, 2)                                                                                 \
    HALVE(JOIN, 1)

/* Fold into one accumulator of type ACC by JOIN(acc, part), where `part` reads element i. */
#define FOLD_EACH(ACC, JOIN, START, part)                                                          \
    ACC *total = (ACC *)into, acc = *total;                                                        \
    int64_t begin = 0;                                                                             \
    if (count >= FEW) {                                                                            \
        ACC lane[LANES];                                                                           \
        for (int64_t k = 0; k < LANES; k++)                                                        \
            lane[k] = (ACC)(START);                                                                \
        for (; begin + LANES <= count; begin += LANES)                                             \
            EACH (k, LANES) {                                                                      \
                const int64_t i = begin + k;                                                       \
                const ACC value = (ACC)(part);                                                     \
                lane[k] = JOIN(lane[k], value);                                                    \
            }                                                                                      \
        for (int64_t k = 0; begin + k < count; k++) {                                              \
            const int64_t i = begin + k;                                                           \
            const ACC value = (ACC)(part);                                                         \
            lane[k] = JOIN(lane[k], value);                                                        \
        }                                                                                          \
        begin = count;                                                                             \
        JOIN_LANES(JOIN)                                                                           \
        acc = JOIN(acc, lane[0]);                                                                  \
    }                                                                                              \
    for (int64_t i = begin; i < count; i++) {                                                      \
        const ACC value = (ACC)(part);                                                             \
        acc = JOIN(acc, value);                                                                    \
    }                                                                                              \
    *total = acc;

/* Sum parts that are floats. Converting floats to double costs more than reading them, so four are
   first added as floats, in pairs. Each such sum is off by at most 2^-23 of the sum of magnitudes,
   and so is the total. If a sum of four overflows, all parts are added as doubles. */
#define FLOAT_AT(place, part)                                                                      \
    ({                                                                                             \
        const int64_t i = place;                                                                   \
        (float)(part);                                                                             \
    })
#define FOLD_FLOATS(part)                                                                          \
    if (count >= 2 * LANES) {                                                                      \
        double lane[LANES] = {0};                                                                  \
        int64_t done = 0;                                                                          \
        for (; done + 4 * LANES <= count; done += 4 * LANES)                                       \
            EACH (k, LANES)                                                                        \
                lane[k] = th_join_wide(                                                            \
                    lane[k], (FLOAT_AT(done + k, part) + FLOAT_AT(done + LANES + k, part))         \
                                 + (FLOAT_AT(done + 2 * LANES + k, part)                           \
                                    + FLOAT_AT(done + 3 * LANES + k, part)));                      \
        for (; done + 2 * LANES <= count; done += 2 * LANES)                                       \
            EACH (k, LANES)                                                                        \
                lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k, part)                           \
                                                    + FLOAT_AT(done + LANES + k, part));           \
        for (; done + LANES <= count; done += LANES)                                               \
            EACH (k, LANES)                                                                        \
                lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k, part));                         \
        for (int64_t k = 0; done + k < count; k++)                                                 \
            lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k, part));                             \
        JOIN_LANES(th_join_sum)                                                                    \
        if (__builtin_expect(__builtin_isfinite(lane[0]), 1)) {                                    \
            into->f += lane[0];                                                                    \
            return;                                                                                \
        }                                                                                          \
    }                                                                                              \
    FOLD_EACH(double, th_join_sum, 0, part)
/* Sum parts that take long to compute: a block is stored before it is summed, so that their formula is
   compiled once. The rest of the last block is 0. If a sum of floats overflows, sum doubles. */
#define STORED (4 * LANES)
#define FOLD_STORED(T, part)                                                                       \
    for (bool narrow = sizeof(T) == sizeof(float);; narrow = false) {                              \
        double lane[LANES] = {0};                                                                  \
        for (int64_t done = 0; done < count; done += STORED) {                                     \
            T parts[STORED];                                                                       \
            const int64_t stored = count - done < STORED ? count - done : STORED;                  \
            EACH (k, stored) {                                                                     \
                const int64_t i = done + k;                                                        \
                parts[k] = (T)(part);                                                              \
            }                                                                                      \
            for (int64_t k = stored; k < STORED; k++)                                              \
                parts[k] = 0;                                                                      \
            for (int64_t k = 0; k < LANES && narrow; k++)                                          \
                lane[k] += (double)((parts[k] + parts[k + LANES])                                  \
                                    + (parts[k + 2 * LANES] + parts[k + 3 * LANES]));              \
            for (int64_t k = 0; k < STORED && !narrow; k++)                                        \
                lane[k % LANES] += (double)parts[k];                                               \
        }                                                                                          \
        JOIN_LANES(th_join_sum)                                                                    \
        if (!narrow || __builtin_isfinite(lane[0])) {                                              \
            into->f += lane[0];                                                                    \
            return;                                                                                \
        }                                                                                          \
    }
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
/* Four rows at a time: each accumulator is read and written once for all of them. */
#define SPREAD_ROWS 4
#define PART_OF_ROW(ACC, number, part)                                                             \
    ({                                                                                             \
        const int64_t i = k + (number) * rows.pitch, reduced = first + (number);                   \
        ({                                                                                         \
            UNUSED const int64_t first = reduced;                                                  \
            (ACC)(part);                                                                           \
        });                                                                                        \
    })
#define SPREAD_EACH(ACC, JOIN, part)                                                               \
    ACC *each = (ACC *)into;                                                                       \
    int64_t row = 0;                                                                               \
    for (; row + SPREAD_ROWS <= rows.count; row += SPREAD_ROWS)                                    \
        EACH (k, count) {                                                                          \
            ACC acc = each[k];                                                                     \
            _Pragma("GCC unroll 4") for (int64_t more = 0; more < SPREAD_ROWS; more++) {           \
                const ACC value = PART_OF_ROW(ACC, row + more, part);                              \
                acc = JOIN(acc, value);                                                            \
            }                                                                                      \
            each[k] = acc;                                                                         \
        }                                                                                          \
    for (; row < rows.count; row++)                                                                \
        EACH (k, count) {                                                                          \
            const ACC value = PART_OF_ROW(ACC, row, part);                                         \
            each[k] = JOIN(each[k], value);                                                        \
        }

/* Extremes along outer dims are kept in lanes of the element's type over all rows of the call: an accumulator is
   up to eight times as wide. */
#define SPREAD_LANES(ACC, T, JOIN, WIDTH, part)                                                    \
    for (; done + (int64_t)(WIDTH) <= count; done += (int64_t)(WIDTH)) {                           \
        T lane[WIDTH];                                                                             \
        EACH (k, (int64_t)(WIDTH)) {                                                               \
            const int64_t i = done + k;                                                            \
            lane[k] = part;                                                                        \
        }                                                                                          \
        for (int64_t row = 1; row < rows.count; row++)                                             \
            EACH (k, (int64_t)(WIDTH)) {                                                           \
                const int64_t i = done + k + row * rows.pitch;                                     \
                const T value = part;                                                              \
                lane[k] = JOIN(lane[k], value);                                                    \
            }                                                                                      \
        EACH (k, (int64_t)(WIDTH)) {                                                               \
            const ACC value = (ACC)lane[k];                                                        \
            each[done + k] = JOIN(each[done + k], value);                                          \
        }                                                                                          \
    }
#define SPREAD_EXTREME(ACC, T, JOIN, part)                                                         \
    ACC *each = (ACC *)into;                                                                       \
    int64_t done = 0;                                                                              \
    SPREAD_LANES(ACC, T, JOIN, 2 * NARROW / sizeof(T), part)                                       \
    SPREAD_LANES(ACC, T, JOIN, 16 / sizeof(T), part)                                               \
    for (; done < count; done++)                                                                   \
        for (int64_t row = 0; row < rows.count; row++) {                                           \
            const int64_t i = done + row * rows.pitch;                                             \
            const ACC value = (ACC)(part);                                                         \
            each[done] = JOIN(each[done], value);                                                  \
        }

/* Sums of floats along outer dims: four rows are first added as floats, as in FOLD_FLOATS. */
#define SPREAD_WIDTH 32
#define SPREAD_FLOATS(part)                                                                        \
    double *each = (double *)into;                                                                 \
    int64_t done = 0;                                                                              \
    for (; rows.count >= SPREAD_ROWS && done + SPREAD_WIDTH <= count; done += SPREAD_WIDTH) {      \
        double lane[SPREAD_WIDTH];                                                                 \
        int64_t endless = 0;                                                                       \
        EACH (k, SPREAD_WIDTH)                                                                     \
            lane[k] = each[done + k];                                                              \
        int64_t row = 0;                                                                           \
        for (; row + SPREAD_ROWS <= rows.count; row += SPREAD_ROWS)                                \
            EACH (k, SPREAD_WIDTH) {                                                               \
                const int64_t from = done + k + row * rows.pitch;                                  \
                lane[k] = th_join_wide(lane[k],                                                    \
                                       (FLOAT_AT(from, part) + FLOAT_AT(from + rows.pitch, part))  \
                                           + (FLOAT_AT(from + 2 * rows.pitch, part)                \
                                              + FLOAT_AT(from + 3 * rows.pitch, part)));           \
            }                                                                                      \
        for (; row < rows.count; row++)                                                            \
            EACH (k, SPREAD_WIDTH)                                                                 \
                lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k + row * rows.pitch, part));      \
        for (int64_t k = 0; k < SPREAD_WIDTH; k++)                                                 \
            endless |= lane[k] - lane[k] != 0;                                                     \
        if (__builtin_expect(endless != 0, 0)) /* inf or nan: maybe a sum of four overflowed */    \
            break;                                                                                 \
        EACH (k, SPREAD_WIDTH)                                                                     \
            each[done + k] = lane[k];                                                              \
    }                                                                                              \
    for (int64_t row = 0; row < rows.count; row++)                                                 \
        EACH (k, count - done) {                                                                   \
            const float value = FLOAT_AT(done + k + row * rows.pitch, part);                       \
            each[done + k] = th_join_wide(each[done + k], value);                                  \
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
    for (int64_t row = 0; row < rows.count; row++, first++)                                        \
        EACH (k, count) {                                                                          \
            const int64_t i = k + row * rows.pitch;                                                \
            const SET acc = each[k];                                                               \
            each[k] = step;                                                                        \
        }

/* Fold into the largest element and a sum of parts that are relative to it. The first pass computes
   the largest element of a piece, the second adds the parts, and JOIN scales the sum once. Of few
   elements, `step` takes one at a time. */
#define FOLD_PARTS(SET, T, JOIN, step, element, PART)                                              \
    SET *set = (SET *)into;                                                                        \
    if (count < FEW) {                                                                             \
        SET acc = *set;                                                                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            acc = step;                                                                            \
        *set = acc;                                                                                \
        return;                                                                                    \
    }                                                                                              \
    double extreme = -INFINITY, sum = 0;                                                           \
    {                                                                                              \
        accumulator *into = (accumulator *)&extreme;                                               \
        FOLD_EXTREME(double, T, th_join_max, element)                                              \
    }                                                                                              \
    const T top = (T)extreme;                                                                      \
    {                                                                                              \
        accumulator *into = (accumulator *)&sum;                                                   \
        FOLD_EACH(double, th_join_sum, 0, PART(element, top))                                      \
    }                                                                                              \
    *set = JOIN(*set, ((SET){extreme, sum}));
#define SPREAD_PARTS(SET, T, JOIN, element, PART)                                                  \
    SET *each = (SET *)into;                                                                       \
    for (int64_t done = 0, width; done < count; done += width) {                                   \
        width = count - done < SPREAD_WIDTH ? count - done : SPREAD_WIDTH;                         \
        T top[SPREAD_WIDTH];                                                                       \
        double sum[SPREAD_WIDTH];                                                                  \
        EACH (k, width) {                                                                          \
            const int64_t i = done + k;                                                            \
            top[k] = element;                                                                      \
            sum[k] = 0;                                                                            \
        }                                                                                          \
        for (int64_t row = 1; row < rows.count; row++)                                             \
            EACH (k, width) {                                                                      \
                const int64_t i = done + k + row * rows.pitch;                                     \
                const T value = element;                                                           \
                top[k] = th_join_max(top[k], value);                                               \
            }                                                                                      \
        for (int64_t row = 0; row < rows.count; row++)                                             \
            EACH (k, width) {                                                                      \
                const int64_t i = done + k + row * rows.pitch;                                     \
                sum[k] += PART(element, top[k]);                                                   \
            }                                                                                      \
        EACH (k, width)                                                                            \
            each[done + k] = JOIN(each[done + k], ((SET){top[k], sum[k]}));                        \
    }

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
