/* few_bits_units.h: products with weights of few bits by the CPU's units for bytes. */
#pragma once
#include <math.h>

#include "base/base.h"

enum { DIGITS = 2, UNEVEN = 8 };

/* The unit of a row: a power of two, from the bits of the largest magnitude, the sum of the exponents and the count of
   elements other than 0. 0: floats must compute the row, whose largest magnitude is infinite, close to the ends of the
   range, or so far above the others that units would round them: more than UNEVEN binary orders above the geometric
   mean. */
static inline float th_unit_of_row(uint32_t top, int64_t exponents, int64_t count) {
    const int exponent = (int)(top >> 23) - 127;
    if (!top)
        return 1;
    if (exponent < -64 || exponent > 64 || (exponent + 127 - UNEVEN) * count > exponents)
        return 0;
    /* Two digits from -128 to 127 end at 0x7f7f. */
    const bool above = (top & 0x7fffff) > 0x7efe00;
    return ldexpf(1, exponent - 14 + above);
}

/* output = x @ weight.t() + bias. Each row of x becomes whole numbers of 16 bits, multiples of a unit of the row: an
   element is within 2^-15 of the largest of its row. Sums of products by weights of 8 bits are exact, and rounded once:
   a row has the same bits by all units, and beside any other rows. */
typedef struct units_product {
    const float *x;    /* [rows][depth] */
    const float *unit; /* [rows], each of them above 0 */
    int64_t rows, depth, outputs;
    int64_t
        groups; /* of weights of 4 bits, whole numbers of 8 elements each; 0: weights of 8 bits */
    const uint8_t *weight;     /* [outputs][depth], or [outputs][depth / 2] */
    const float *scale, *zero; /* [outputs], or [outputs][groups] each */
    const float *bias;         /* [outputs], or NULL */
    float *output;             /* [rows][outputs] */
} units_product;

/* Whether sums of this depth fit the units. Of fewer elements, one below the largest of its row can be a large part of a
   sum, which floats compute better. */
static inline bool th_units_take(const units_product *p) {
    return p->depth >= 32 && p->depth <= 1 << 16 && (!p->groups || p->depth / p->groups % 8 == 0);
}

/* One row by weights of 4 bits without such units. 0: computed, -1: out of memory. */
bool th_pairs_take(const units_product *p);
int th_multiply_by_pairs(const units_product *p);

/* Any rows by weights of 8 bits without such units. */
bool th_shorts_take(const units_product *p);
int th_multiply_by_shorts(const units_product *p);
