/* scan.h: macros that wrap the formulas of a scan into loops along one line or along adjacent
   columns. */
#pragma once
#include "walk/loop.h"

/* Scan count elements, starting with the accumulators in `into` and updating them. With a width,
   scan as many columns, whose accumulators are in a row; a column's elements are `step` apart. at:
   results, then inputs, at the first element in scan order. */
typedef void (*scan_loop)(accumulator *into, char *const *at, int64_t count, int64_t step,
                          int64_t width, const scalar *option);
#define SCAN(name)                                                                                 \
    FEW_LEVELS(name,                                                                               \
               (accumulator * into, char *const *at, int64_t count, int64_t step, int64_t width,   \
                UNUSED const scalar *option),                                                      \
               (into, at, count, step, width, option))

/* Position of element number k of a line, by direction. */
#define FIRST 1
#define LAST (-1)

/* `next` updates the accumulators with element i, `put` writes its results. */
#define SCAN_COLUMNS(SET, next, put)                                                               \
    if (width) {                                                                                   \
        SET *each = (SET *)into;                                                                   \
        for (int64_t row = 0; row < count; row++)                                                  \
            EACH (j, width) {                                                                      \
                UNUSED const int64_t index = row;                                                  \
                const int64_t i = row * step + j;                                                  \
                SET acc = each[j];                                                                 \
                acc = next;                                                                        \
                each[j] = acc;                                                                     \
                put;                                                                               \
            }                                                                                      \
        return;                                                                                    \
    }

/* One accumulator updated by JOIN(acc, part). Eight elements at a time shorten the dependency chain
   to one operation per four elements. Without results only the accumulator is computed. */
#define SCAN_PART(ACC, WAY, k, part)                                                               \
    ({                                                                                             \
        UNUSED const int64_t index = begin + (k), i = WAY * index;                                 \
        (ACC)(part);                                                                               \
    })
#define SCAN_PUT(ACC, WAY, k, value, put)                                                          \
    {                                                                                              \
        UNUSED const int64_t index = begin + (k), i = WAY * index;                                 \
        const ACC acc = value;                                                                     \
        put;                                                                                       \
    }
#define SCAN_EACH(ACC, JOIN, WAY, part, put)                                                       \
    SCAN_COLUMNS(ACC, JOIN(acc, (ACC)(part)), put)                                                 \
    ACC before = *(ACC *)into;                                                                     \
    int64_t begin = 0;                                                                             \
    for (; begin + 8 <= count; begin += 8) {                                                       \
        const ACC a0 = SCAN_PART(ACC, WAY, 0, part), p1 = SCAN_PART(ACC, WAY, 1, part);            \
        const ACC a2 = SCAN_PART(ACC, WAY, 2, part), p3 = SCAN_PART(ACC, WAY, 3, part);            \
        const ACC a4 = SCAN_PART(ACC, WAY, 4, part), p5 = SCAN_PART(ACC, WAY, 5, part);            \
        const ACC a6 = SCAN_PART(ACC, WAY, 6, part), p7 = SCAN_PART(ACC, WAY, 7, part);            \
        const ACC a1 = JOIN(a0, p1), a3 = JOIN(a2, p3), a5 = JOIN(a4, p5), a7 = JOIN(a6, p7);      \
        const ACC b2 = JOIN(a1, a2), b3 = JOIN(a1, a3), b6 = JOIN(a5, a6), b7 = JOIN(a5, a7);      \
        const ACC half = JOIN(before, b3);                                                         \
        if (at[0]) {                                                                               \
            SCAN_PUT(ACC, WAY, 0, JOIN(before, a0), put)                                           \
            SCAN_PUT(ACC, WAY, 1, JOIN(before, a1), put)                                           \
            SCAN_PUT(ACC, WAY, 2, JOIN(before, b2), put)                                           \
            SCAN_PUT(ACC, WAY, 3, half, put)                                                       \
            SCAN_PUT(ACC, WAY, 4, JOIN(half, a4), put)                                             \
            SCAN_PUT(ACC, WAY, 5, JOIN(half, a5), put)                                             \
            SCAN_PUT(ACC, WAY, 6, JOIN(half, b6), put)                                             \
            SCAN_PUT(ACC, WAY, 7, JOIN(half, b7), put)                                             \
        }                                                                                          \
        before = JOIN(half, b7);                                                                   \
    }                                                                                              \
    for (; begin < count; begin++) {                                                               \
        before = JOIN(before, SCAN_PART(ACC, WAY, 0, part));                                       \
        if (at[0])                                                                                 \
            SCAN_PUT(ACC, WAY, 0, before, put)                                                     \
    }                                                                                              \
    *(ACC *)into = before;

/* Several accumulators, element by element. */
#define SCAN_STEPS(SET, WAY, next, put)                                                            \
    SCAN_COLUMNS(SET, next, put)                                                                   \
    SET acc = *(SET *)into;                                                                        \
    for (int64_t index = 0; index < count; index++) {                                              \
        const int64_t i = WAY * index;                                                             \
        acc = next;                                                                                \
        put;                                                                                       \
    }

/* Accumulators that are results and change when an element replaces them, as in cummax. Replacement
   is rare in most lines, so a run without one writes equal results. Columns read acc from the
   previous row of results. */
#define RUN 32
#define SCAN_CHOSEN(SET, T, replaces, START, last, next, put)                                      \
    (void)into;                                                                                    \
    if (width) {                                                                                   \
        for (int64_t i = 0, index = 0; i < width; i++) {                                           \
            SET acc = START;                                                                       \
            acc = next;                                                                            \
            put;                                                                                   \
        }                                                                                          \
        for (int64_t index = 1; index < count; index++)                                            \
            for (int64_t i = index * step; i < index * step + width; i++) {                        \
                SET acc = last;                                                                    \
                acc = next;                                                                        \
                put;                                                                               \
            }                                                                                      \
        return;                                                                                    \
    }                                                                                              \
    SET acc = START;                                                                               \
    for (int64_t begin = 0; begin < count; begin += RUN) {                                         \
        const int64_t end = count - begin < RUN ? count : begin + RUN;                             \
        T some = end - begin < RUN;                                                                \
        if (!some)                                                                                 \
            for (int64_t i = begin; i < begin + RUN; i++)                                          \
                some = (replaces) ? 1 : some;                                                      \
        if (!some)                                                                                 \
            for (int64_t i = begin; i < begin + RUN; i++) {                                        \
                put;                                                                               \
            }                                                                                      \
        else                                                                                       \
            for (int64_t i = begin; i < end; i++) {                                                \
                const int64_t index = i;                                                           \
                acc = next;                                                                        \
                put;                                                                               \
            }                                                                                      \
    }
