/* blas.c: one product of two matrices, or of a matrix and a vector. Floats use our tiles or
   OpenBLAS, whichever is faster; integers and small products use plain loops. */
#include "kernels/blas/blas.h"

#include <cblas.h>
#include <string.h>

#include "base/each.h"
#include "kernels/blas/complex.h"
#include "kernels/blas/tiled.h"

#define INLINE static inline __attribute__((always_inline))
/* Products of fewer multiplications are faster without OpenBLAS. */
#define SMALL 8192
#define DEPTH 1024 /* elements of a row copied together for dot products */
#define SHORT 16   /* rows of fewer elements are multiplied by a vector in one loop */

#define gemm_float scipy_cblas_sgemm
#define gemm_double scipy_cblas_dgemm
#define gemv_float scipy_cblas_sgemv
#define gemv_double scipy_cblas_dgemv

/* OpenBLAS stays single-threaded: its threads would compete with ours for the same cores. */
static bool wide; /* OpenBLAS uses its kernels for vectors of 16 floats */
__attribute__((constructor)) static void begin_library(void) {
    scipy_openblas_set_num_threads(1);
    const char *kernels = scipy_openblas_get_corename();
    wide = !strcmp(kernels, "SkylakeX") || !strcmp(kernels, "Cooperlake")
           || !strcmp(kernels, "SapphireRapids");
}

#define PER_CYCLE 16.0 /* multiplications, approximately */

/* Results of matrix-vector products per task: a fixed number, so that OpenBLAS computes each the
   same way for any number of threads. */
#define RESULTS 32

static int product_threads(double multiplications) {
    return th_threads_for(multiplications / PER_CYCLE);
}

/* c[m, n] = alpha * a[m, k] @ b[k, n] + beta * c for any strides; integers wrap around. Four rows
   of b at a time are added to a row of c; if b is column-major, elements of c are dot products. */
#define PLAIN(type, T, name)                                                                       \
    CLONES static void plain_row_##name(int64_t n, int64_t k, T alpha, const T *a,                 \
                                        int64_t a_column, const T *b, int64_t b_row,               \
                                        int64_t b_column, T *c, int64_t c_column) {                \
        int64_t p = 0;                                                                             \
        for (; p + 4 <= k && c_column == 1 && b_column == 1; p += 4) {                             \
            const T *one = b + p * b_row, *two = one + b_row, *three = two + b_row;                \
            const T *four = three + b_row, x = (T)(alpha * a[p * a_column]);                       \
            const T y = (T)(alpha * a[(p + 1) * a_column]);                                        \
            const T z = (T)(alpha * a[(p + 2) * a_column]);                                        \
            const T w = (T)(alpha * a[(p + 3) * a_column]);                                        \
            for (int64_t j = 0; j < n; j++)                                                        \
                c[j] = (T)(c[j] + x * one[j] + y * two[j] + z * three[j] + w * four[j]);           \
        }                                                                                          \
        for (; p < k; p++) {                                                                       \
            const T factor = (T)(alpha * a[p * a_column]), *from = b + p * b_row;                  \
            for (int64_t j = 0; j < n; j++)                                                        \
                c[j * c_column] = (T)(c[j * c_column] + factor * from[j * b_column]);              \
        }                                                                                          \
    }                                                                                              \
    /* Dot products of a row and four columns, `step` apart. */                                    \
    CLONES static void plain_dots_##name(int64_t k, const T *a, const T *b, int64_t step,          \
                                         T *sum) {                                                 \
        T one = 0, two = 0, three = 0, four = 0;                                                   \
        for (int64_t p = 0; p < k; p++) {                                                          \
            one = (T)(one + a[p] * b[p]);                                                          \
            two = (T)(two + a[p] * b[p + step]);                                                   \
            three = (T)(three + a[p] * b[p + 2 * step]);                                           \
            four = (T)(four + a[p] * b[p + 3 * step]);                                             \
        }                                                                                          \
        sum[0] = one, sum[1] = two, sum[2] = three, sum[3] = four;                                 \
    }                                                                                              \
    CLONES static T plain_dot_##name(int64_t k, const T *a, const T *b) {                          \
        T sum = 0;                                                                                 \
        for (int64_t p = 0; p < k; p++)                                                            \
            sum = (T)(sum + a[p] * b[p]);                                                          \
        return sum;                                                                                \
    }                                                                                              \
    /* Short rows by a vector: a call each would take longer than the row. */                      \
    INLINE void some_rows_##name(int64_t m, int64_t k, T alpha, const T *a, int64_t a_row,         \
                                 const T *b, T beta, T *c, int64_t c_row) {                        \
        for (int64_t i = 0; i < m; i++, a += a_row, c += c_row) {                                  \
            T sum = 0;                                                                             \
            _Pragma("GCC unroll 8") for (int64_t p = 0; p < k; p++) sum = (T)(sum + a[p] * b[p]);  \
            *c = (T)((beta == 0 ? 0 : (T)(beta * *c)) + alpha * sum);                              \
        }                                                                                          \
    }                                                                                              \
    CLONES static void plain_rows_##name(int64_t m, int64_t k, T alpha, const T *a, int64_t a_row, \
                                         const T *b, T beta, T *c, int64_t c_row) {                \
        switch (k) {                                                                               \
        case 2: some_rows_##name(m, 2, alpha, a, a_row, b, beta, c, c_row); break;                 \
        case 3: some_rows_##name(m, 3, alpha, a, a_row, b, beta, c, c_row); break;                 \
        case 4: some_rows_##name(m, 4, alpha, a, a_row, b, beta, c, c_row); break;                 \
        default: some_rows_##name(m, k, alpha, a, a_row, b, beta, c, c_row); break;                \
        }                                                                                          \
    }                                                                                              \
    static void plain_##name(int64_t m, int64_t n, int64_t k, T alpha, const T *a, int64_t a_row,  \
                             int64_t a_column, const T *b, int64_t b_row, int64_t b_column,        \
                             T beta, T *c, int64_t c_row, int64_t c_column) {                      \
        if (n == 1 && a_row == 1 && c_row == 1 && m > 1) { /* transposed, it is a row */           \
            plain_##name(1, m, k, alpha, b, b_column, b_row, a, a_column, a_row, beta, c, m, 1);   \
            return;                                                                                \
        }                                                                                          \
        if (n == 1 && k < SHORT && alpha != 0 && a_column == 1 && b_row == 1) {                    \
            plain_rows_##name(m, k, alpha, a, a_row, b, beta, c, c_row);                           \
            return;                                                                                \
        }                                                                                          \
        for (int64_t i = 0; i < m; i++) {                                                          \
            T *row = c + i * c_row, part[DEPTH];                                                   \
            for (int64_t j = 0; j < n; j++)                                                        \
                row[j * c_column] = beta == 0 ? 0 : (T)(beta * row[j * c_column]);                 \
            if (alpha != 0 && b_row != 1)                                                          \
                plain_row_##name(n, k, alpha, a + i * a_row, a_column, b, b_row, b_column, row,    \
                                 c_column);                                                        \
            for (int64_t p = 0; p < k && alpha != 0 && b_row == 1; p += DEPTH) {                   \
                const int64_t count = k - p < DEPTH ? k - p : DEPTH;                               \
                const T *from = a + i * a_row + p * a_column;                                      \
                for (int64_t q = 0; q < count && a_column != 1; q++)                               \
                    part[q] = from[q * a_column];                                                  \
                int64_t j = 0;                                                                     \
                for (; j + 4 <= n; j += 4) {                                                       \
                    T sum[4], *to = row + j * c_column;                                            \
                    plain_dots_##name(count, a_column == 1 ? from : part, b + p + j * b_column,    \
                                      b_column, sum);                                              \
                    for (int64_t q = 0; q < 4; q++)                                                \
                        to[q * c_column] = (T)(to[q * c_column] + alpha * sum[q]);                 \
                }                                                                                  \
                for (; j < n; j++)                                                                 \
                    row[j * c_column] = (T)(row[j * c_column]                                      \
                                            + alpha                                                \
                                                  * plain_dot_##name(count,                        \
                                                                     a_column == 1 ? from : part,  \
                                                                     b + p + j * b_column));       \
            }                                                                                      \
        }                                                                                          \
    }
EACH_TYPE(PLAIN)

/* Split a large product into panels of rows or columns for the threads. */
static bool tiled_float(bool ta, bool tb, int64_t m, int64_t n, int64_t k, float alpha,
                        const float *a, int64_t lda, const float *b, int64_t ldb, float beta,
                        float *c, int64_t ldc) {
    const tiled x = {ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc};
    if (!th_suits_tiles(&x, wide))
        return false;
    if (!th_multiply_tiled(&x))
        return true;
    th_forget_error(); /* OpenBLAS does not need our buffer */
    return false;
}

static bool tiled_double(bool ta, bool tb, int64_t m, int64_t n, int64_t k, double alpha,
                         const double *a, int64_t lda, const double *b, int64_t ldb, double beta,
                         double *c, int64_t ldc) {
    (void)ta, (void)tb, (void)m, (void)n, (void)k, (void)alpha, (void)a, (void)lda, (void)b;
    (void)ldb, (void)beta, (void)c, (void)ldc;
    return false;
}

#define PANELS(type, T, name)                                                                      \
    typedef struct panels_##name {                                                                 \
        bool ta, tb, by_rows;                                                                      \
        int64_t m, n, k, lda, ldb, ldc, width;                                                     \
        T alpha, beta;                                                                             \
        const T *a, *b;                                                                            \
        T *c;                                                                                      \
    } panels_##name;                                                                               \
    static void panel_##name(int64_t begin, int64_t end, void *context) {                          \
        const panels_##name *x = context;                                                          \
        const int64_t all = x->by_rows ? x->m : x->n, first = begin * x->width;                    \
        const int64_t count = (end * x->width < all ? end * x->width : all) - first;               \
        const T *a = x->a + (x->by_rows ? first * (x->ta ? 1 : x->lda) : 0);                       \
        const T *b = x->b + (x->by_rows ? 0 : first * (x->tb ? x->ldb : 1));                       \
        T *c = x->c + (x->by_rows ? first * x->ldc : first);                                       \
        if (count > 0)                                                                             \
            gemm_##name(CblasRowMajor, x->ta ? CblasTrans : CblasNoTrans,                          \
                        x->tb ? CblasTrans : CblasNoTrans, (int)(x->by_rows ? count : x->m),       \
                        (int)(x->by_rows ? x->n : count), (int)x->k, x->alpha, a, (int)x->lda, b,  \
                        (int)x->ldb, x->beta, c, (int)x->ldc);                                     \
    }                                                                                              \
    static bool large_##name(panels_##name *x) {                                                   \
        const int wanted = product_threads((double)x->m * (double)x->n * (double)x->k);            \
        const int threads = th_blas_enter(wanted);                                                 \
        if (!threads)                                                                              \
            return false;                                                                          \
        const int64_t all = x->m > x->n ? x->m : x->n;                                             \
        x->by_rows = x->m > x->n;                                                                  \
        x->width = threads < 2 ? all : ((all + threads - 1) / threads + 15) / 16 * 16;             \
        th_parallel((all + x->width - 1) / x->width,                                               \
                    (double)x->m * (double)x->n * (double)x->k / PER_CYCLE / threads,              \
                    panel_##name, x);                                                              \
        th_blas_leave(threads, (double)x->m * (double)x->n * (double)x->k);                        \
        return true;                                                                               \
    }
EACH_FLOATING(PANELS)

/* y = alpha * op(a) @ x + beta * y, where a is [rows, columns] in memory. With beta 0, OpenBLAS
   would keep NaNs of y. */
#define VECTOR(type, T, name)                                                                      \
    typedef struct vector_##name {                                                                 \
        bool transposed;                                                                           \
        int64_t rows, columns, lda, x_step, y_step;                                                \
        T alpha, beta;                                                                             \
        const T *a, *x;                                                                            \
        T *y;                                                                                      \
    } vector_##name;                                                                               \
    static void part_##name(int64_t begin, int64_t end, void *context) {                           \
        const vector_##name *v = context;                                                          \
        const int64_t results = v->transposed ? v->columns : v->rows, first = begin * RESULTS;     \
        const int64_t count = (end * RESULTS < results ? end * RESULTS : results) - first;         \
        T *y = v->y + first * v->y_step;                                                           \
        for (int64_t i = 0; i < count && v->beta == 0; i++)                                        \
            y[i * v->y_step] = 0;                                                                  \
        gemv_##name(CblasRowMajor, v->transposed ? CblasTrans : CblasNoTrans,                      \
                    (int)(v->transposed ? v->rows : count),                                        \
                    (int)(v->transposed ? count : v->columns), v->alpha,                           \
                    v->a + first * (v->transposed ? 1 : v->lda), (int)v->lda, v->x,                \
                    (int)v->x_step, v->beta == 0 ? 1 : v->beta, y, (int)v->y_step);                \
    }                                                                                              \
    static bool times_vector_##name(vector_##name v) {                                             \
        const int64_t results = v.transposed ? v.columns : v.rows;                                 \
        const int threads = th_blas_enter(                                                         \
            product_threads(8.0 * (double)v.rows * (double)v.columns));                            \
        if (!threads)                                                                              \
            return false;                                                                          \
        const double cost = RESULTS * (double)(v.transposed ? v.rows : v.columns) / 2;             \
        th_parallel((results + RESULTS - 1) / RESULTS, threads > 1 ? cost : 0, part_##name, &v);   \
        th_blas_leave(threads, 0);                                                                 \
        return true;                                                                               \
    }
EACH_FLOATING(VECTOR)

static bool too_long(int64_t m, int64_t n, int64_t k, int64_t lda, int64_t ldb, int64_t ldc) {
    return (m | n | k | lda | ldb | ldc) > INT32_MAX;
}

/* If OpenBLAS cannot get memory, compute without it. */
#define GEMM(T, name, public)                                                                      \
    void public(bool ta, bool tb, int64_t m, int64_t n, int64_t k, T alpha, const T *a,            \
                int64_t lda, const T *b, int64_t ldb, T beta, T *c, int64_t ldc) {                 \
        const int64_t a_row = ta ? 1 : lda, a_column = ta ? lda : 1;                               \
        const int64_t b_row = tb ? 1 : ldb, b_column = tb ? ldb : 1;                               \
        bool done = m < 1 || n < 1;                                                                \
        if (done || k < 1 || alpha == 0 || too_long(m, n, k, lda, ldb, ldc))                       \
            ;                                                                                      \
        else if (k <= TH_SMALL_DEPTH && (double)m * (double)n * (double)k <= SMALL)                \
            done = (th_tiles()->small_product[sizeof(T) == sizeof(double)](&(small_product){       \
                        m, n, k, alpha, beta, a, b, a_row, a_column, b_row, b_column, c, ldc}),    \
                    true);                                                                         \
        else if (n == 1)                                                                           \
            done = times_vector_##name((vector_##name){ta, ta ? k : m, ta ? m : k, lda, b_row,     \
                                                       ldc, alpha, beta, a, b, c});                \
        else if (m == 1)                                                                           \
            done = times_vector_##name((vector_##name){!tb, tb ? n : k, tb ? k : n, ldb, a_column, \
                                                       1, alpha, beta, b, a, c});                  \
        else                                                                                       \
            done = tiled_##name(ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)              \
                   || large_##name(&(panels_##name){.ta = ta,                                      \
                                                    .tb = tb,                                      \
                                                    .m = m,                                        \
                                                    .n = n,                                        \
                                                    .k = k,                                        \
                                                    .lda = lda,                                    \
                                                    .ldb = ldb,                                    \
                                                    .ldc = ldc,                                    \
                                                    .alpha = alpha,                                \
                                                    .beta = beta,                                  \
                                                    .a = a,                                        \
                                                    .b = b,                                        \
                                                    .c = c});                                      \
        if (!done)                                                                                 \
            plain_##name(m, n, k, alpha, a, a_row, a_column, b, b_row, b_column, beta, c, ldc, 1); \
    }
GEMM(float, float, th_sgemm)
GEMM(double, double, th_dgemm)

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
#define INTEGRAL_CASE(type, T, name)                                                               \
    case type:                                                                                     \
        return plain_##name(c.rows, c.columns, a.columns, (T)alpha.i, (const T *)a.data, a.row,    \
                            a.column, (const T *)b.data, b.row, b.column, (T)beta.i, (T *)c.data,  \
                            c.row, c.column);
        EACH_INTEGRAL(INTEGRAL_CASE)
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
