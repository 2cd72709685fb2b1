/* weighted_sum.h: elements that indices name, summed with weights: what is made of what, and on a GPU. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Planes [n, c, s], index and weight [n, k, p], points [n, c, p]; all contiguous. */
typedef struct weighted {
    int64_t images, channels, places, terms, points; /* n, c, s, k, p */
    const int64_t *index;
    const void *first, *second; /* beside index; the second may be NULL where put has no weights */
    void *to;
} weighted;

/* Points of planes and weight; planes of points and weight; products of points and planes. */
typedef enum { TH_WEIGHTED_TAKE, TH_WEIGHTED_PUT, TH_WEIGHTED_PRODUCTS } weighting;
/* index is what w->index lies in. */
int th_gpu_weighted(const char *op, const weighted *w, weighting how, dtype type,
                    const tensor *index);
