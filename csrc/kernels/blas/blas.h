/* blas.h: matrix products for kernels. */
#pragma once
#include "tensor/tensor.h"

/* c[m, n] = alpha * op(a)[m, k] @ op(b)[k, n] + beta * c, row-major; ta and tb transpose a and b;
   leading dimensions as in BLAS. With beta 0, c is not read. Single-threaded for small products and
   inside a parallel region. */
void th_sgemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, float alpha, const float *a,
              int64_t lda, const float *b, int64_t ldb, float beta, float *c, int64_t ldc);
void th_dgemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha, const double *a,
              int64_t lda, const double *b, int64_t ldb, double beta, double *c, int64_t ldc);
/* NAME(th_gemm) in a template. */
#define th_gemm_float th_sgemm
#define th_gemm_double th_dgemm

/* A matrix of any type in memory; strides count elements. */
typedef struct matrix {
    char *data;
    int64_t rows, columns, row, column;
} matrix;

static inline matrix th_transposed(matrix x) {
    return (matrix){x.data, x.columns, x.rows, x.column, x.row};
}

/* Leading dimension if rows are contiguous, else 0. */
static inline int64_t th_leading(const matrix *x) {
    if (x->columns > 1 && x->column != 1)
        return 0;
    if (x->rows <= 1)
        return x->columns > 1 ? x->columns : 1;
    return x->row >= x->columns ? x->row : 0;
}

/* c = alpha * a @ b + beta * c. Each floating matrix, or its transpose, needs contiguous rows;
   integers wrap around and may have any strides. */
void th_multiply(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c);

/* Small products with a vector, whose results are dot products of contiguous elements: y = alpha * a
   @ x + beta * y for each of a batch. Steps count elements. */
typedef struct dots {
    const char *a, *x;
    char *y;
    int64_t rows, depth, row, y_row, a_batch, x_batch, y_batch;
    double alpha, beta;
} dots;
bool th_are_dots(dtype type, const matrix *a, const matrix *b);
dots th_dots_of(const matrix *a, const matrix *b, const matrix *c, double alpha, double beta);
void th_dots(dtype type, const dots *d, int64_t begin, int64_t end);

/* small_products.h: c = alpha * a[m, k] @ b[k, n] + beta * c with any strides of a and b, for a k of at
   most TH_SMALL_DEPTH. */
typedef struct small_product {
    int64_t m, n, k;
    double alpha, beta;
    const void *a, *b;
    int64_t a_row, a_column, b_row, b_column;
    void *c;
    int64_t c_row;
} small_product;

/* Products of a batch, and the elements from one matrix to the next. */
typedef struct product_steps {
    int64_t count, a, b, c;
} product_steps;
enum { TH_SMALL_DEPTH = 512 };
/* Fill in the product of many pairs of matrices, if it is small and its rows are contiguous. `swapped`:
   a is that of the second factor. */
bool th_is_small_product(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c,
                         small_product *result, bool *swapped);

/* blas_memory.c: reserve up to `threads` concurrent calls of OpenBLAS and return their number; pair
   each enter with a leave. */
int th_blas_enter(int threads);
/* multiplications: of a matrix product, else 0 */
void th_blas_leave(int threads, double multiplications);
/* Rows of each thread's call. OpenBLAS computes rows in groups of 4, 8 or 12, and adds up the elements of a
   group in an order that depends on its place in the call; with whole groups, each has the same order
   for any number of threads. */
static inline int64_t th_panel_rows(int64_t rows, int threads) {
    enum { GROUP = 24 };
    return ((rows + threads - 1) / threads + GROUP - 1) / GROUP * GROUP;
}
int th_blas_check(const char *what); /* -1 with MemoryError if not one call is possible */
