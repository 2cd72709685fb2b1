/* tiled.h: products of floats by the register tiles of convolutions. */
#pragma once
#include "kernels/conv/conv.h"

/* c[m, n] = alpha * op(a)[m, k] @ op(b)[k, n] + beta * c, as th_sgemm takes it. */
typedef struct tiled {
    bool ta, tb;
    int64_t m, n, k;
    float alpha;
    const float *a;
    int64_t lda;
    const float *b;
    int64_t ldb;
    float beta;
    float *c;
    int64_t ldc;
} tiled;

/* Whether tiles are the faster way on this machine, by the shape alone. wide: OpenBLAS has vectors of
   16 floats as well. */
bool th_suits_tiles(const tiled *x, bool wide);
/* An element's sum has one order whatever the number of threads. -1 when memory ran out: c is as it was. */
int th_times_tiled(const tiled *x);
