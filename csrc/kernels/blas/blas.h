/* blas.h: matrix products for kernels. */
#pragma once
#include "tensor/tensor.h"

/* c[m, n] = alpha * op(a)[m, k] @ op(b)[k, n] + beta * c, row-major, op transposing where ta or tb
   says so; pointers and leading dimensions as BLAS has them. With beta 0 c is not read. Inside a
   parallel region, and for small products, it stays on one thread. */
void th_sgemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, float alpha, const float *a,
              int64_t lda, const float *b, int64_t ldb, float beta, float *c, int64_t ldc);
void th_dgemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha, const double *a,
              int64_t lda, const double *b, int64_t ldb, double beta, double *c, int64_t ldc);

/* A matrix of any type in memory; strides count elements. */
typedef struct matrix {
    char *data;
    int64_t rows, columns, row, column;
} matrix;

static inline matrix th_transposed(matrix x) {
    return (matrix){x.data, x.columns, x.rows, x.column, x.row};
}

/* The leading dimension of rows that lie one behind the other, or 0 where they do not. */
static inline int64_t th_leading(const matrix *x) {
    if (x->columns > 1 && x->column != 1)
        return 0;
    if (x->rows <= 1)
        return x->columns > 1 ? x->columns : 1;
    return x->row >= x->columns ? x->row : 0;
}

/* c = alpha * a @ b + beta * c. Each floating matrix, or its transpose, has a leading dimension;
   integers wrap around and may have any strides. */
void th_multiply(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c);

/* blas_memory.c: how many calls of OpenBLAS may run at one time, `threads` at most; each enter has its leave. */
int th_blas_enter(int threads);
void th_blas_leave(int threads, double multiplications); /* of a product of matrices, else 0 */
int th_blas_check(const char *what); /* -1 and MemoryError where not even one may */
