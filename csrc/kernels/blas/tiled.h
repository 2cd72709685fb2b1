/* tiled.h: float matrix products by the register tiles of the convolutions. */
#pragma once
#include "kernels/conv/conv.h"

/* c[m, n] = alpha * op(a)[m, k] @ op(b)[k, n] + beta * c, with the arguments of th_sgemm. */
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

/* Whether tiles are faster on this machine, judged by shape alone. wide: OpenBLAS also uses vectors
   of 16 floats. */
bool th_suits_tiles(const tiled *x, bool wide);
/* The summation order does not depend on the number of threads. -1: out of memory, c is
   unchanged. */
int th_multiply_tiled(const tiled *x);
