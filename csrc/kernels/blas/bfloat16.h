/* bfloat16.h: products of bfloat16 by the CPU's units for them. */
#pragma once
#include "kernels/blas/blas.h"

/* c = a @ b + bias for each of a batch, in sums of floats, rounded once. Factors or their transposes have
   contiguous rows, and c has them. Batch steps count elements. */
typedef struct bfloat16_product {
    matrix a, b, c;
    int64_t batches, a_batch, b_batch, c_batch;
    const uint16_t *bias; /* contiguous, or NULL */
} bfloat16_product;
/* Whether this CPU has such units: AVX-512-BF16. */
bool th_has_bfloat16_units(void);
int th_multiply_bfloat16s(const bfloat16_product *p); /* -1: out of memory */
