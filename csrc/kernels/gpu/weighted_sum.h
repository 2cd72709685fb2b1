/* weighted_sum.h: weighted sums of elements picked by indices: operands, and GPU kernels. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Planes [n, c, s], index and weight [n, k, p], points [n, c, p]; all contiguous. */
typedef struct weighted {
    int64_t images, channels, places, terms, points; /* n, c, s, k, p */
    const int64_t *index;
    /* the other operands; `second` may be NULL for PUT without weights */
    const void *first, *second;
    void *to;
} weighted;

/* TAKE: points from planes and weight; PUT: planes from points and weight; PRODUCTS: of points and
   planes. */
typedef enum { TH_WEIGHTED_TAKE, TH_WEIGHTED_PUT, TH_WEIGHTED_PRODUCTS } weighting;
/* index: the tensor that holds w->index. */
int th_gpu_weighted(const char *op, const weighted *w, weighting how, dtype type,
                    const tensor *index);
