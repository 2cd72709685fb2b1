/* blas.h: matrix products for other kernels, row-major. Pointers and leading dimensions as BLAS has
   them. */
#pragma once
#include "tensor.h"

/* c[m, n] = alpha * op(a)[m, k] @ op(b)[k, n] + beta * c, op transposing where ta or tb says so;
   with beta 0 c is not read. Inside a parallel region, and for small products, it stays on one
   thread. */
void th_sgemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, float alpha, const float *a,
              int64_t lda, const float *b, int64_t ldb, float beta, float *c, int64_t ldc);
void th_dgemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha, const double *a,
              int64_t lda, const double *b, int64_t ldb, double beta, double *c, int64_t ldc);

/* The most threads that one product uses; 0: as many as th_threads(). */
void th_blas_threads(int count);
