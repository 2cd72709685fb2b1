/* multiply.c: one product of two matrices, or of a matrix and a vector. Floats use our tiles or
   OpenBLAS, whichever is faster; a few rows read the other factor as it lies; integers and small
   products use plain loops. */
#include <cblas.h>
#include <string.h>

#include "base/each.h"
#include "kernels/blas/blas.h"
#include "kernels/blas/complex.h"
#include "kernels/blas/int_panels.h"
#include "kernels/blas/tiled.h"
#include "walk/walk.h"

#define INLINE static inline __attribute__((always_inline))
/* Products of fewer multiplications are faster without OpenBLAS. */
#define SMALL 8192
#define DEPTH 1024     /* elements of a row copied together for dot products */
#define PANEL_ROWS 256 /* of adjacent columns of integers copied together */
#define LEAST_ROWS 8   /* which gain from that */
#define SHORT 16       /* rows of fewer elements are multiplied by a vector in one loop */

#define gemm_float scipy_cblas_sgemm
#define gemm_double scipy_cblas_dgemm

/* OpenBLAS stays single-threaded: its threads would compete with ours for the same cores. Its kernels for
   vectors of 16 floats are used where it has them, and not on AMD's CPUs, where each small product of
   them takes 4 us more. */
static bool wide;
__attribute__((constructor)) static void begin_library(void) {
    scipy_openblas_set_num_threads(1);
    const char *kernels = scipy_openblas_get_corename();
    wide = !strcmp(kernels, "SkylakeX") || !strcmp(kernels, "Cooperlake")
           || !strcmp(kernels, "SapphireRapids");
#ifdef __x86_64__
    wide &= !__builtin_cpu_is("amd");
#endif
}

#define PER_CYCLE 16.0 /* multiplications, approximately */

#define RESULTS 32 /* lines of dot products per task */
#define THIN 64    /* bytes of a line from which on it is read as it lies */

/* OpenBLAS copies the rows of a anew for each panel of columns, which only few rows repay. */
#define MANY_ROWS 256
#define PANEL_COLUMNS 1024

static int product_threads(double multiplications) {
    return th_threads_for(multiplications / PER_CYCLE);
}

#define TEMPLATE "kernels/blas/plain_products.h"
#include "base/each/multiplied.h"

static bool by_tiles(const tiled *x) {
    if (!th_suits_tiles(x, wide))
        return false;
    if (!th_multiply_tiled(x))
        return true;
    th_forget_error(); /* OpenBLAS does not need our buffer */
    return false;
}

static bool too_long(int64_t m, int64_t n, int64_t k, int64_t lda, int64_t ldb, int64_t ldc) {
    return (m | n | k | lda | ldb | ldc) > INT32_MAX;
}

/* Rows, or rows of dot products, for which OpenBLAS would copy the other factor in vain. */
#define FEW_ROWS 16
#define FEW_DOTS 8
#define NEAR_BYTES (16 << 10) /* of sums in the first-level cache */
#define TEMPLATE "kernels/blas/row_products.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/blas/library_products.h"
#include "base/each/floating.h"

bool th_is_small_product(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c,
                         small_product *result, bool *swapped) {
    *swapped = !th_leading(&c);
    const matrix left = *swapped ? th_transposed(b) : a, right = *swapped ? th_transposed(a) : b;
    c = *swapped ? th_transposed(c) : c;
    *result = (small_product){c.rows,       c.columns,  left.columns,  alpha.f,     beta.f,
                              left.data,    right.data, left.row,      left.column, right.row,
                              right.column, c.data,     th_leading(&c)};
    return (type == TH_FLOAT || type == TH_DOUBLE) && th_leading(&c) && left.columns > 0
           && alpha.f != 0 && left.columns <= TH_SMALL_DEPTH
           && (double)c.rows * (double)c.columns * (double)left.columns <= SMALL;
}

void th_multiply(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c) {
    if (c.rows < 1 || c.columns < 1)
        return;
    if (th_is_complex(type)) {
        th_multiply_complex(type, alpha, a, b, beta, c);
        return;
    }
    switch (type) {
#define INTEGRAL_CASE(T, name)                                                                     \
    return plain_##name(c.rows, c.columns, a.columns, (T)alpha.i, (const T *)a.data, a.row,        \
                        a.column, (const T *)b.data, b.row, b.column, (T)beta.i, (T *)c.data,      \
                        c.row, c.column)
    case TH_BYTE:
    case TH_CHAR: INTEGRAL_CASE(uint8_t, byte);
    case TH_SHORT: INTEGRAL_CASE(int16_t, short);
    case TH_INT: INTEGRAL_CASE(int32_t, int);
    case TH_LONG: INTEGRAL_CASE(int64_t, long);
    default: break;
    }
    const bool adds_columns = c.columns == 1 && c.row == 1 && a.row == 1;
    if (!th_leading(&c) || adds_columns) { /* transposed: swap the factors and transpose them */
        const matrix left = th_transposed(b);
        b = th_transposed(a);
        a = left;
        c = th_transposed(c);
    }
    if (th_are_dots(type, &a, &b)) {
        const dots d = th_dots_of(&a, &b, &c, alpha.f, beta.f);
        th_dots(type, &d, 0, 1);
        return;
    }
    const bool empty = a.columns < 1;
    const matrix at = th_transposed(a), bt = th_transposed(b);
    const int64_t lda = empty ? 1 : th_leading(&a), ldb = empty ? 1 : th_leading(&b);
#define FLOATING_CASE(T, gemm)                                                                     \
    gemm(!lda, !ldb, c.rows, c.columns, a.columns, (T)alpha.f, (const T *)a.data,                  \
         lda ? lda : th_leading(&at), (const T *)b.data, ldb ? ldb : th_leading(&bt), (T)beta.f,   \
         (T *)c.data, th_leading(&c));
    if (type == TH_FLOAT)
        FLOATING_CASE(float, th_sgemm)
    else
        FLOATING_CASE(double, th_dgemm)
}
