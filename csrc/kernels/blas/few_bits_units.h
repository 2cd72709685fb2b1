/* few_bits_units.h: products with weights of few bits by the CPU's units for bytes. */
#pragma once
#include "base/base.h"

/* output = x @ weight.t() + bias. Each row of x becomes whole numbers of 24 bits, multiples of a unit of the row: an
   element is as exact as a float next to the largest of its row. */
typedef struct units_product {
    const float *x; /* [rows][depth] */
    int64_t rows, depth, outputs;
    int64_t
        groups; /* of weights of 4 bits, whole numbers of 8 elements each; 0: weights of 8 bits */
    const uint8_t *weight;     /* [outputs][depth], or [outputs][depth / 2] */
    const float *scale, *zero; /* [outputs], or [outputs][groups] each */
    const float *bias;         /* [outputs], or NULL */
    float *output;             /* [rows][outputs] */
} units_product;

/* Whether this CPU has such units, and sums of this depth fit them. */
bool th_units_take(const units_product *p);
/* 0: computed, 1: floats must compute these rows, -1: out of memory. */
int th_multiply_by_units(const units_product *p);
