/* complex.c: complex matrix products: by OpenBLAS, small ones by plain loops. */
#include "kernels/blas/complex.h"

#include <cblas.h>

#define SMALL 512 /* products of fewer multiplications are faster without OpenBLAS */

/* Return the leading dimension with which OpenBLAS can read a matrix, directly or transposed; 0:
   neither. */
static int64_t leading(const matrix *x, bool *transposed) {
    const matrix other = th_transposed(*x);
    const int64_t rows = th_leading(x), columns = th_leading(&other);
    *transposed = !rows;
    return rows ? rows : columns;
}

typedef struct product {
    scalar alpha, beta;
    matrix a, b, c;
    int64_t lda, ldb, ldc, width;
    bool ta, tb;
} product;

#define gemm_complexfloat scipy_cblas_cgemm
#define gemm_complexdouble scipy_cblas_zgemm
#define TEMPLATE "kernels/blas/complex_products.h"
#include "base/each/complex.h"

void th_multiply_complex(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c) {
    product p = {.alpha = alpha, .beta = beta, .a = a, .b = b, .c = c};
    const double work = (double)c.rows * (double)c.columns * (double)a.columns;
    const bool wide = type == TH_COMPLEXDOUBLE;
    if (!th_leading(&c)) { /* transposed result: swap the factors and transpose them */
        p.a = th_transposed(b);
        p.b = th_transposed(a);
        p.c = th_transposed(c);
    }
    p.ldc = th_leading(&p.c);
    p.lda = leading(&p.a, &p.ta);
    p.ldb = leading(&p.b, &p.tb);
    const bool fits = p.lda && p.ldb && p.ldc
                      && (p.c.rows | p.c.columns | p.a.columns | p.lda | p.ldb | p.ldc)
                             <= INT32_MAX;
    const int threads = work <= SMALL || !fits ? 0 : th_blas_enter(th_threads_for(work / 4));
    if (!threads) {
        (wide ? plain_complexdouble : plain_complexfloat)(&p);
        return;
    }
    p.width = th_panel_rows(p.c.rows, threads);
    th_parallel((p.c.rows + p.width - 1) / p.width, work / 4 / threads,
                wide ? panels_complexdouble : panels_complexfloat, &p);
    th_blas_leave(threads, work);
}
