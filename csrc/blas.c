/* blas.c: products of vectors, matrices and batches. Floats go to OpenBLAS, integers through plain
   loops. */
#include "blas.h"

#include <cblas.h>
#include <omp.h>
#include <string.h>

#include "generated/ops.h"

/* Multiplications below which a call of OpenBLAS costs more than the product. */
#define SMALL 8192
#define SMALL_VECTOR 1024
#define SMALL_DEPTH 512
#define LANES 8
#define EACH_INTEGRAL(BODY)                                                                        \
    BODY(TH_BYTE, uint8_t, byte)                                                                   \
    BODY(TH_CHAR, int8_t, char)                                                                    \
    BODY(TH_SHORT, int16_t, short)                                                                 \
    BODY(TH_INT, int32_t, int)                                                                     \
    BODY(TH_LONG, int64_t, long)
#define EACH_FLOATING(BODY)                                                                        \
    BODY(TH_FLOAT, float, float)                                                                   \
    BODY(TH_DOUBLE, double, double)
#define EACH_TYPE(BODY) EACH_INTEGRAL(BODY) EACH_FLOATING(BODY)

#define gemm_float scipy_cblas_sgemm
#define gemm_double scipy_cblas_dgemm
#define gemv_float scipy_cblas_sgemv
#define gemv_double scipy_cblas_dgemv

static int thread_limit;

void th_blas_threads(int count) { __atomic_store_n(&thread_limit, count, __ATOMIC_RELAXED); }

/* OpenBLAS stays on one thread for good: its pool and OpenMP's would fight for the same cores. */
__attribute__((constructor)) static void one_thread(void) { scipy_openblas_set_num_threads(1); }

static int product_threads(double multiplications) {
    if (multiplications < 16.0 * TH_PARALLEL || omp_in_parallel())
        return 1;
    int limit = __atomic_load_n(&thread_limit, __ATOMIC_RELAXED), count = th_threads();
    return limit > 0 && limit < count ? limit : count;
}

/* c[m, n] = alpha * a[m, k] @ b[k, n] + beta * c for any strides, wrapping around for integers. */
#define PLAIN(type, T, name)                                                                       \
    CLONES static void plain_##name(int64_t m, int64_t n, int64_t k, T alpha, const T *a,          \
                                    int64_t a_row, int64_t a_column, const T *b, int64_t b_row,    \
                                    int64_t b_column, T beta, T *c, int64_t c_row,                 \
                                    int64_t c_column) {                                            \
        for (int64_t i = 0; i < m; i++) {                                                          \
            T *row = c + i * c_row;                                                                \
            for (int64_t j = 0; j < n; j++)                                                        \
                row[j * c_column] = beta == 0 ? 0 : (T)(beta * row[j * c_column]);                 \
            for (int64_t p = 0; p < k && alpha != 0; p++) {                                        \
                const T factor = (T)(alpha * a[i * a_row + p * a_column]), *from = b + p * b_row;  \
                if (c_column == 1 && b_column == 1)                                                \
                    for (int64_t j = 0; j < n; j++)                                                \
                        row[j] = (T)(row[j] + factor * from[j]);                                   \
                else                                                                               \
                    for (int64_t j = 0; j < n; j++)                                                \
                        row[j * c_column] = (T)(row[j * c_column] + factor * from[j * b_column]);  \
            }                                                                                      \
        }                                                                                          \
    }
EACH_TYPE(PLAIN)

/* Eight columns of b at a time, copied side by side where they do not lie so, and four rows of a.
   */
#define SMALL_ROWS(T, rows)                                                                        \
    for (; i + rows <= m; i += rows) {                                                             \
        V sum[rows] = {0};                                                                         \
        for (int64_t p = 0; p < k; p++) {                                                          \
            const V line = *(const V *)(from + p * step);                                          \
            for (int r = 0; r < rows; r++)                                                         \
                sum[r] += a[(i + r) * a_row + p * a_column] * line;                                \
        }                                                                                          \
        for (int r = 0; r < rows; r++) {                                                           \
            T *to = c + (i + r) * c_row + first;                                                   \
            for (int64_t j = 0; j < width; j++)                                                    \
                to[j] = beta == 0 ? alpha * sum[r][j] : beta * to[j] + alpha * sum[r][j];          \
        }                                                                                          \
    }
#define SMALL_PRODUCT(type, T, name)                                                             \
    CLONES static void small_##name(int64_t m, int64_t n, int64_t k, T alpha, const T *a,          \
                                    int64_t a_row, int64_t a_column, const T *b, int64_t b_row,    \
                                    int64_t b_column, T beta, T *c, int64_t c_row) {               \
        typedef T V                                                                                \
            __attribute__((vector_size(LANES * sizeof(T)), aligned(sizeof(T)), may_alias));        \
        T packed[SMALL_DEPTH * LANES];                                                             \
        for (int64_t first = 0; first < n; first += LANES) {                                       \
            const int64_t width = n - first < LANES ? n - first : LANES;                           \
            const T *from = b + first * b_column;                                                  \
            int64_t step = b_row, i = 0;                                                           \
            if (width < LANES || b_column != 1) {                                                  \
                for (int64_t p = 0; p < k; p++)                                                    \
                    for (int64_t j = 0; j < LANES; j++)                                            \
                        packed[p * LANES + j] = j < width ? from[p * b_row + j * b_column] : 0;    \
                from = packed;                                                                     \
                step = LANES;                                                                      \
            }                                                                                      \
            SMALL_ROWS(T, 4)                                                                       \
            SMALL_ROWS(T, 1)                                                                       \
        }                                                                                          \
    }
EACH_FLOATING(SMALL_PRODUCT)

/* One large product, cut into panels of rows or columns for the threads. */
#define PANELS(type, T, name)                                                                    \
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
            gemm_##name(CblasRowMajor, x->ta ? CblasTrans : CblasNoTrans,                         \
                         x->tb ? CblasTrans : CblasNoTrans, (int)(x->by_rows ? count : x->m),      \
                         (int)(x->by_rows ? x->n : count), (int)x->k, x->alpha, a, (int)x->lda, b, \
                         (int)x->ldb, x->beta, c, (int)x->ldc);                                    \
    }                                                                                              \
    static void large_##name(panels_##name *x) {                                                   \
        const int threads = product_threads((double)x->m * (double)x->n * (double)x->k);           \
        const int64_t all = x->m > x->n ? x->m : x->n;                                             \
        x->by_rows = x->m > x->n;                                                                  \
        x->width = threads < 2 ? all : ((all + threads - 1) / threads + 15) / 16 * 16;             \
        th_parallel((all + x->width - 1) / x->width, 1, panel_##name, x);                          \
    }
EACH_FLOATING(PANELS)

/* y = alpha * op(a) @ x + beta * y, a being [rows, columns] in memory. OpenBLAS would keep a nan of
   y through beta 0. */
#define VECTOR(type, T, name)                                                                    \
    typedef struct vector_##name {                                                                 \
        bool transposed;                                                                           \
        int64_t rows, columns, lda, x_step, y_step;                                                \
        T alpha, beta;                                                                             \
        const T *a, *x;                                                                            \
        T *y;                                                                                      \
    } vector_##name;                                                                               \
    static void part_##name(int64_t begin, int64_t end, void *context) {                           \
        const vector_##name *v = context;                                                          \
        const int64_t count = end - begin;                                                         \
        T *y = v->y + begin * v->y_step;                                                           \
        for (int64_t i = 0; i < count && v->beta == 0; i++)                                        \
            y[i * v->y_step] = 0;                                                                  \
        gemv_##name(CblasRowMajor, v->transposed ? CblasTrans : CblasNoTrans,                     \
                     (int)(v->transposed ? v->rows : count),                                       \
                     (int)(v->transposed ? count : v->columns), v->alpha,                          \
                     v->a + begin * (v->transposed ? 1 : v->lda), (int)v->lda, v->x,               \
                     (int)v->x_step, v->beta == 0 ? 1 : v->beta, y, (int)v->y_step);               \
    }                                                                                              \
    static void times_vector_##name(vector_##name v) {                                             \
        const int64_t results = v.transposed ? v.columns : v.rows;                                 \
        const int64_t each = (v.transposed ? v.rows : v.columns) + 1;                              \
        const int64_t threads = product_threads(8.0 * (double)v.rows * (double)v.columns);         \
        const int64_t share = (results + threads - 1) / threads;                                   \
        const int64_t least = 2 * TH_PARALLEL / each + 1;                                          \
        th_parallel(results, share > least ? share : least, part_##name, &v);                      \
    }
EACH_FLOATING(VECTOR)

static bool too_long(int64_t m, int64_t n, int64_t k, int64_t lda, int64_t ldb, int64_t ldc) {
    return (m | n | k | lda | ldb | ldc) > INT32_MAX;
}

#define GEMM(T, name, public)                                                                      \
    void public(bool ta, bool tb, int64_t m, int64_t n, int64_t k, T alpha, const T *a,            \
                int64_t lda, const T *b, int64_t ldb, T beta, T *c, int64_t ldc) {                 \
        const int64_t a_row = ta ? 1 : lda, a_column = ta ? lda : 1;                               \
        const int64_t b_row = tb ? 1 : ldb, b_column = tb ? ldb : 1;                               \
        if (m < 1 || n < 1)                                                                        \
            return;                                                                                \
        if (k < 1 || alpha == 0 || too_long(m, n, k, lda, ldb, ldc))                               \
            plain_##name(m, n, k, alpha, a, a_row, a_column, b, b_row, b_column, beta, c, ldc, 1); \
        else if (k <= SMALL_DEPTH                                                                  \
                 && (double)m * (double)n * (double)k                                              \
                        <= (m == 1 || n == 1 ? SMALL_VECTOR : SMALL))                              \
            small_##name(m, n, k, alpha, a, a_row, a_column, b, b_row, b_column, beta, c, ldc);    \
        else if (n == 1)                                                                           \
            times_vector_##name((vector_##name){ta, ta ? k : m, ta ? m : k, lda, b_row, ldc,       \
                                                alpha, beta, a, b, c});                            \
        else if (m == 1)                                                                           \
            times_vector_##name((vector_##name){!tb, tb ? n : k, tb ? k : n, ldb, a_column, 1,     \
                                                alpha, beta, b, a, c});                            \
        else                                                                                       \
            large_##name(&(panels_##name){.ta = ta, .tb = tb, .m = m, .n = n, .k = k, .lda = lda,  \
                                          .ldb = ldb, .ldc = ldc, .alpha = alpha, .beta = beta,    \
                                          .a = a, .b = b, .c = c});                                \
    }
GEMM(float, float, th_sgemm)
GEMM(double, double, th_dgemm)

/* The last two dimensions of a tensor; strides count elements. */
typedef struct matrix {
    char *data;
    int64_t rows, columns, row, column;
} matrix;

static matrix matrix_of(const tensor *t) {
    const int r = t->ndim - 2, c = t->ndim - 1;
    return (matrix){th_data(t), t->size[r], t->size[c], t->stride[r], t->stride[c]};
}

static matrix transposed(matrix x) {
    return (matrix){x.data, x.columns, x.rows, x.column, x.row};
}

/* The leading dimension of rows that lie one behind the other, or 0 where they do not. */
static int64_t leading(const matrix *x) {
    if (x->columns > 1 && x->column != 1)
        return 0;
    if (x->rows <= 1)
        return x->columns > 1 ? x->columns : 1;
    return x->row >= x->columns ? x->row : 0;
}

static bool is_blas_matrix(const tensor *t) {
    if (t->dtype < TH_FLOAT || !t->numel)
        return true;
    const matrix x = matrix_of(t), y = transposed(x);
    return leading(&x) || leading(&y);
}

/* t or a copy, with one more reference; an operand that output overwrites is copied as well. */
static tensor *readable(const tensor *output, const tensor *t) {
    if (output && th_overlaps(output, t))
        return th_clone(t);
    if (t->ndim < 2 || is_blas_matrix(t)) {
        th_retain((tensor *)t);
        return (tensor *)t;
    }
    return th_contiguous((tensor *)t);
}

/* Ends what a product began: brings a result that was computed aside into output. */
static int deliver(tensor *output, tensor *result, tensor *a, tensor *b, int failed) {
    if (!failed && result != output)
        failed = th_copy(output, result);
    th_drop(result);
    th_drop(a);
    th_drop(b);
    return failed;
}

static void product(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c) {
    if (c.rows < 1 || c.columns < 1)
        return;
    switch (type) {
#define INTEGRAL_CASE(type, T, name)                                                               \
    case type:                                                                                     \
        return plain_##name(c.rows, c.columns, a.columns, (T)alpha.i, (const T *)a.data, a.row,    \
                            a.column, (const T *)b.data, b.row, b.column, (T)beta.i, (T *)c.data,  \
                            c.row, c.column);
        EACH_INTEGRAL(INTEGRAL_CASE)
    default:
        break;
    }
    if (!leading(&c)) { /* the transposed result is that of the transposed factors, exchanged */
        const matrix left = transposed(b);
        b = transposed(a);
        a = left;
        c = transposed(c);
    }
    const bool empty = a.columns < 1;
    const matrix at = transposed(a), bt = transposed(b);
    const int64_t lda = empty ? 1 : leading(&a), ldb = empty ? 1 : leading(&b);
#define FLOATING_CASE(T, gemm)                                                              \
    gemm(!lda, !ldb, c.rows, c.columns, a.columns, (T)alpha.f, (const T *)a.data,                  \
         lda ? lda : leading(&at), (const T *)b.data, ldb ? ldb : leading(&bt), (T)beta.f,         \
         (T *)c.data, leading(&c));
    if (type == TH_FLOAT)
        FLOATING_CASE(float, th_sgemm)
    else
        FLOATING_CASE(double, th_dgemm)
}

/* Products of matrices whose first dimension counts them; sums adds them all into one. */
typedef struct batches {
    const tensor *a, *b, *c;
    scalar alpha, beta;
    bool sums;
} batches;

static void multiply_batches(int64_t begin, int64_t end, void *context) {
    const batches *x = context;
    const int64_t item = th_item_size[x->a->dtype];
    for (int64_t i = begin; i < end; i++) {
        matrix a = matrix_of(x->a), b = matrix_of(x->b), c = matrix_of(x->c);
        a.data += i * x->a->stride[0] * item;
        b.data += i * x->b->stride[0] * item;
        c.data += x->sums ? 0 : i * x->c->stride[0] * item;
        product(x->a->dtype, x->alpha, a, b, x->sums && i ? th_integral(1) : x->beta, c);
    }
}

static int batched(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
                   const tensor *batch2, bool sums) {
    tensor *a = readable(output, batch1), *b = readable(output, batch2);
    tensor *c = readable(NULL, output);
    const int failed = a && b && c ? 0 : -1;
    if (!failed) {
        const batches x = {a, b, c, alpha, beta, sums};
        const double each = (double)a->size[1] * (double)a->size[2] * (double)b->size[2] / 4;
        const int64_t grain = each >= TH_PARALLEL ? 1 : (int64_t)(TH_PARALLEL / (each + 1)) + 1;
        if (sums && !a->size[0]) /* an empty sum still scales what is there */
            product(a->dtype, th_integral(0), matrix_of(a), matrix_of(b), beta, matrix_of(c));
        else if (sums)
            multiply_batches(0, a->size[0], (void *)&x);
        else
            th_parallel(a->size[0], grain, multiply_batches, (void *)&x);
    }
    return deliver(output, c, a, b, failed);
}

int th_addbmm_cpu(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
                  const tensor *batch2) {
    return batched(output, beta, alpha, batch1, batch2, true);
}

int th_baddbmm_cpu(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
                   const tensor *batch2) {
    return batched(output, beta, alpha, batch1, batch2, false);
}

int th_bmm_cpu(tensor *output, const tensor *input, const tensor *mat2) {
    return batched(output, th_integral(0), th_integral(1), input, mat2, false);
}

static int multiplied(tensor *output, const tensor *shared, scalar beta, scalar alpha,
                      const tensor *mat1, const tensor *mat2) {
    tensor *a = readable(shared, mat1), *b = readable(shared, mat2), *c = readable(NULL, output);
    const int failed = a && b && c ? 0 : -1;
    if (!failed)
        product(output->dtype, alpha, matrix_of(a), matrix_of(b), beta, matrix_of(c));
    return deliver(output, c, a, b, failed);
}

int th_addmm_cpu(tensor *output, scalar beta, scalar alpha, const tensor *mat1,
                 const tensor *mat2) {
    return multiplied(output, output, beta, alpha, mat1, mat2);
}

int th_mm_cpu(tensor *output, const tensor *input, const tensor *mat2) {
    return multiplied(output, NULL, th_integral(0), th_integral(1), input, mat2);
}

/* A vector as a matrix of one column. */
static matrix column_of(const tensor *t) {
    return (matrix){th_data(t), t->size[0], 1, t->stride[0], 1};
}

/* BLAS takes no vector that repeats one element. */
static tensor *readable_vector(const tensor *output, const tensor *t) {
    const bool repeats = t->size[0] > 1 && t->stride[0] == 0;
    return repeats ? th_clone(t) : readable(output, t);
}

static int times_vector(tensor *output, const tensor *shared, scalar beta, scalar alpha,
                        const tensor *mat, const tensor *vec) {
    tensor *a = readable(shared, mat), *x = readable_vector(shared, vec);
    const int failed = a && x ? 0 : -1;
    if (!failed) {
        matrix m = matrix_of(a), v = column_of(x), y = column_of(output);
        product(output->dtype, alpha, m, v, beta, y);
    }
    th_drop(a);
    th_drop(x);
    return failed;
}

int th_addmv_cpu(tensor *output, scalar beta, scalar alpha, const tensor *mat, const tensor *vec) {
    return times_vector(output, output, beta, alpha, mat, vec);
}

int th_mv_cpu(tensor *output, const tensor *input, const tensor *vec) {
    return times_vector(output, NULL, th_integral(0), th_integral(1), input, vec);
}

/* output[i, j] = beta * output[i, j] + alpha * x[i] * y[j] */
typedef struct outer {
    const tensor *output, *x, *y;
    scalar alpha, beta;
} outer;

#define OUTER_ROW(T, to, from, BETA)                                                               \
    for (int64_t j = 0; j < columns; j++)                                                          \
        row[to] = (T)(BETA factor * y[from]);
#define OUTER(type, T, name)                                                                       \
    CLONES static void outer_##name(const outer *o, int64_t begin, int64_t end, T alpha, T beta) { \
        const int64_t columns = o->output->size[1], step = o->output->stride[1];                   \
        const int64_t x_step = o->x->stride[0], y_step = o->y->stride[0];                          \
        const T *x = th_data(o->x), *y = th_data(o->y);                                            \
        for (int64_t i = begin; i < end; i++) {                                                    \
            T *row = (T *)th_data(o->output) + i * o->output->stride[0];                           \
            const T factor = (T)(alpha * x[i * x_step]);                                           \
            if (step == 1 && y_step == 1 && beta == 0)                                             \
                OUTER_ROW(T, j, j, )                                                               \
            else if (step == 1 && y_step == 1)                                                     \
                OUTER_ROW(T, j, j, beta * row[j] +)                                                \
            else if (beta == 0)                                                                    \
                OUTER_ROW(T, j * step, j * y_step, )                                               \
            else                                                                                   \
                OUTER_ROW(T, j * step, j * y_step, beta * row[j * step] +)                         \
        }                                                                                          \
    }
EACH_TYPE(OUTER)

static void outer_rows(int64_t begin, int64_t end, void *context) {
    const outer *o = context;
    switch (o->output->dtype) {
#define INTEGRAL_OUTER(type, T, name)                                                              \
    case type:                                                                                     \
        return outer_##name(o, begin, end, (T)o->alpha.i, (T)o->beta.i);
#define FLOATING_OUTER(type, T, name)                                                              \
    case type:                                                                                     \
        return outer_##name(o, begin, end, (T)o->alpha.f, (T)o->beta.f);
        EACH_INTEGRAL(INTEGRAL_OUTER)
        EACH_FLOATING(FLOATING_OUTER)
    }
}

static int outer_product(tensor *output, scalar beta, scalar alpha, const tensor *vec1,
                         const tensor *vec2) {
    outer o = {output, vec1, vec2, alpha, beta};
    if (output->numel)
        th_parallel(output->size[0], TH_PARALLEL / output->size[1] + 1, outer_rows, &o);
    return 0;
}

int th_addr_cpu(tensor *output, scalar beta, scalar alpha, const tensor *vec1, const tensor *vec2) {
    tensor *x = readable(output, vec1), *y = readable(output, vec2);
    const int failed = x && y ? outer_product(output, beta, alpha, x, y) : -1;
    th_drop(x);
    th_drop(y);
    return failed;
}

int th_ger_cpu(tensor *output, const tensor *input, const tensor *vec2) {
    return outer_product(output, th_integral(0), th_integral(1), input, vec2);
}

/* Sums in double or int64_t over 16 lanes, so that the loop becomes vectors. */
#define DOT_LANES 16
#define DOT(type, T, name, ACC)                                                                    \
    CLONES static ACC dot_##name(const T *x, int64_t x_step, const T *y, int64_t y_step,           \
                                 int64_t count) {                                                  \
        ACC sum[DOT_LANES] = {0}, all = 0;                                                         \
        int64_t i = 0;                                                                             \
        if (x_step == 1 && y_step == 1)                                                            \
            for (; i + DOT_LANES <= count; i += DOT_LANES)                                         \
                for (int j = 0; j < DOT_LANES; j++)                                                \
                    sum[j] += (ACC)x[i + j] * (ACC)y[i + j];                                       \
        for (; i < count; i++)                                                                     \
            all += (ACC)x[i * x_step] * (ACC)y[i * y_step];                                        \
        for (int j = 0; j < DOT_LANES; j++)                                                        \
            all += sum[j];                                                                         \
        return all;                                                                                \
    }
#define INTEGRAL_DOT(type, T, name) DOT(type, T, name, int64_t)
#define FLOATING_DOT(type, T, name) DOT(type, T, name, double)
EACH_INTEGRAL(INTEGRAL_DOT)
EACH_FLOATING(FLOATING_DOT)

/* Pieces of one length, whatever the number of threads, so that the sum is always the same. */
#define DOT_PIECE 65536
typedef struct dots {
    const tensor *x, *y;
    accumulator *piece;
} dots;

static void dot_pieces(int64_t begin, int64_t end, void *context) {
    const dots *d = context;
    for (int64_t p = begin; p < end; p++) {
        const int64_t first = p * DOT_PIECE, left = d->x->numel - first;
        const int64_t count = left < DOT_PIECE ? left : DOT_PIECE;
        const int64_t x_step = d->x->stride[0], y_step = d->y->stride[0];
        switch (d->x->dtype) {
#define DOT_CASE(type, T, name, field)                                                             \
    case type:                                                                                     \
        d->piece[p].field = dot_##name((const T *)th_data(d->x) + first * x_step, x_step,          \
                                       (const T *)th_data(d->y) + first * y_step, y_step, count);  \
        break;
#define INTEGRAL_DOT_CASE(type, T, name) DOT_CASE(type, T, name, i)
#define FLOATING_DOT_CASE(type, T, name) DOT_CASE(type, T, name, f)
            EACH_INTEGRAL(INTEGRAL_DOT_CASE)
            EACH_FLOATING(FLOATING_DOT_CASE)
        }
    }
}

/* Writes a sum into the one element of t; integers wrap around. */
static void put_sum(const tensor *t, accumulator sum) {
    switch (t->dtype) {
#define INTEGRAL_SUM(type, T, name)                                                                \
    case type:                                                                                     \
        *(T *)th_data(t) = (T)sum.i;                                                               \
        break;
#define FLOATING_SUM(type, T, name)                                                                \
    case type:                                                                                     \
        *(T *)th_data(t) = (T)sum.f;                                                               \
        break;
        EACH_INTEGRAL(INTEGRAL_SUM)
        EACH_FLOATING(FLOATING_SUM)
    }
}

int th_dot_cpu(tensor *output, const tensor *input, const tensor *other) {
    const int64_t pieces = (input->numel + DOT_PIECE - 1) / DOT_PIECE;
    accumulator one, sum = {.i = 0};
    dots d = {input, other, &one};
    if (pieces > 1 && !(d.piece = th_allocate(pieces * (int64_t)sizeof(accumulator))))
        return -1;
    th_parallel(pieces, 1, dot_pieces, &d);
    for (int64_t p = 0; p < pieces; p++) {
        if (input->dtype >= TH_FLOAT)
            sum.f += d.piece[p].f;
        else
            sum.i += d.piece[p].i;
    }
    if (pieces > 1)
        th_release(d.piece, pieces * (int64_t)sizeof(accumulator));
    put_sum(output, sum);
    return 0;
}

int th_linear_shape(extent *result, const tensor *input, const tensor *weight,
                    const tensor *bias) {
    const int last = input->ndim - 1;
    if (last < 0 || last > 1 || weight->ndim != 2 || weight->size[1] != input->size[last])
        return th_fail(TH_RUNTIME,
                       "linear: input is %s, weight is %s; need input of 1 or 2 dimensions, weight "
                       "of 2, and input.size(-1) == weight.size(1)",
                       th_describe(input), th_describe(weight));
    if (bias && (bias->ndim != 1 || bias->size[0] != weight->size[0]))
        return th_fail(TH_RUNTIME,
                       "linear: bias is %s, weight is %s; need bias.size(0) == weight.size(0)",
                       th_describe(bias), th_describe(weight));
    result->ndim = last + 1;
    result->size[0] = input->size[0];
    result->size[last] = weight->size[0];
    return 0;
}

#define BIAS(type, T, name)                                                                        \
    static void bias_##name(const matrix *to, const tensor *bias) {                                \
        const T *from = th_data(bias);                                                             \
        for (int64_t i = 0; i < to->rows; i++)                                                     \
            for (int64_t j = 0; j < to->columns; j++)                                              \
                ((T *)to->data)[i * to->row + j * to->column] = from[j * bias->stride[0]];         \
    }
EACH_FLOATING(BIAS)

int th_linear_cpu(tensor *output, const tensor *input, const tensor *weight, const tensor *bias) {
    tensor *x = input->ndim == 1 ? readable_vector(NULL, input) : readable(NULL, input);
    tensor *w = readable(NULL, weight), *y = readable(NULL, output);
    const int failed = x && w && y ? 0 : -1;
    if (!failed) {
        const bool one = x->ndim == 1;
        const matrix to = one ? transposed(column_of(y)) : matrix_of(y);
        const matrix from = one ? transposed(column_of(x)) : matrix_of(x);
        if (bias && output->dtype == TH_FLOAT)
            bias_float(&to, bias);
        else if (bias)
            bias_double(&to, bias);
        product(output->dtype, th_integral(1), from, transposed(matrix_of(w)),
                th_integral(bias != NULL), to);
    }
    return deliver(output, y, x, w, failed);
}
