/* complex.c: complex matrix products: by OpenBLAS, small ones by plain loops. */
#include "kernels/blas/complex.h"

#include <cblas.h>

#include "base/each.h"

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

#define PRODUCT(T, name, gemm)                                                                     \
    static void plain_##name(const product *p) {                                                   \
        const T alpha = __builtin_complex(p->alpha.f, p->alpha.imaginary);                         \
        const T beta = __builtin_complex(p->beta.f, p->beta.imaginary);                            \
        const T *a = (const T *)p->a.data, *b = (const T *)p->b.data;                              \
        for (int64_t i = 0; i < p->c.rows; i++)                                                    \
            for (int64_t j = 0; j < p->c.columns; j++) {                                           \
                T *to = (T *)p->c.data + i * p->c.row + j * p->c.column;                           \
                complexdouble sum = 0;                                                             \
                for (int64_t k = 0; k < p->a.columns; k++)                                         \
                    sum += (complexdouble)a[i * p->a.row + k * p->a.column]                        \
                           * b[k * p->b.row + j * p->b.column];                                    \
                *to = beta == 0 ? (T)(alpha * sum) : (T)(alpha * sum + beta * *to);                \
            }                                                                                      \
    }                                                                                              \
    static void panels_##name(int64_t begin, int64_t end, void *context) {                         \
        const product *p = context;                                                                \
        const int64_t first = begin * p->width, last = end * p->width;                             \
        const int64_t count = (last < p->c.rows ? last : p->c.rows) - first;                       \
        const T alpha = __builtin_complex(p->alpha.f, p->alpha.imaginary);                         \
        const T beta = __builtin_complex(p->beta.f, p->beta.imaginary);                            \
        if (count > 0)                                                                             \
            gemm(CblasRowMajor, p->ta ? CblasTrans : CblasNoTrans,                                 \
                 p->tb ? CblasTrans : CblasNoTrans, (int)count, (int)p->c.columns,                 \
                 (int)p->a.columns, &alpha, (const T *)p->a.data + first * p->a.row, (int)p->lda,  \
                 p->b.data, (int)p->ldb, &beta, (T *)p->c.data + first * p->c.row, (int)p->ldc);   \
    }
PRODUCT(complexfloat, float, scipy_cblas_cgemm)
PRODUCT(complexdouble, double, scipy_cblas_zgemm)

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
        (wide ? plain_double : plain_float)(&p);
        return;
    }
    p.width = threads < 2 ? p.c.rows : ((p.c.rows + threads - 1) / threads + 15) / 16 * 16;
    th_parallel((p.c.rows + p.width - 1) / p.width, work / 4 / threads,
                wide ? panels_double : panels_float, &p);
    th_blas_leave(threads, work);
}
