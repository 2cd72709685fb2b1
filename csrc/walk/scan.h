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

#define SCAN_REGISTERS 4 /* most columns whose accumulators stay in registers */

/* Position of element number k of a line, by direction. */
#define FIRST 1
#define LAST (-1)

/* The bodies of scans are templates, included in the function: scans/each.h and others. PART reads
   element i, and PUT writes its results. */
#define PART_AT(k)                                                                                 \
    ({                                                                                             \
        UNUSED const int64_t index = begin + (k), i = WAY * index;                                 \
        (ACC)(PART);                                                                               \
    })
#define PUT_AT(k, value)                                                                           \
    {                                                                                              \
        UNUSED const int64_t index = begin + (k), i = WAY * index;                                 \
        const ACC acc = value;                                                                     \
        PUT;                                                                                       \
    }
