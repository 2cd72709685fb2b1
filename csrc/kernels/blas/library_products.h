/* library_products.h: products that OpenBLAS computes in panels, in the type T: a template of blas.c. */

/* A large product is split into panels of rows or columns for the threads. */
typedef struct NAME(panels) {
    bool ta, tb;
    int64_t m, n, k, lda, ldb, ldc;
    T alpha, beta;
    const T *a, *b;
    T *c;
    bool by_rows;
    int64_t width;
} NAME(panels);

static void NAME(panel)(int64_t begin, int64_t end, void *context) {
    const NAME(panels) *x = context;
    const int64_t all = x->by_rows ? x->m : x->n, first = begin * x->width;
    const int64_t count = (end * x->width < all ? end * x->width : all) - first;
    const T *a = x->a + (x->by_rows ? first * (x->ta ? 1 : x->lda) : 0);
    const T *b = x->b + (x->by_rows ? 0 : first * (x->tb ? x->ldb : 1));
    T *c = x->c + (x->by_rows ? first * x->ldc : first);
    if (count > 0)
        NAME(gemm)(CblasRowMajor, x->ta ? CblasTrans : CblasNoTrans,
                   x->tb ? CblasTrans : CblasNoTrans, (int)(x->by_rows ? count : x->m),
                   (int)(x->by_rows ? x->n : count), (int)x->k, x->alpha, a, (int)x->lda, b,
                   (int)x->ldb, x->beta, c, (int)x->ldc);
}

static bool NAME(large)(NAME(panels) * x) {
    const int wanted = product_threads((double)x->m * (double)x->n * (double)x->k);
    const int threads = th_blas_enter(wanted);
    if (!threads)
        return false;
    const int64_t all = x->by_rows ? x->m : x->n;
    x->width = threads < 2 ? all : ((all + threads - 1) / threads + 15) / 16 * 16;
    th_parallel((all + x->width - 1) / x->width,
                (double)x->m * (double)x->n * (double)x->k / PER_CYCLE / threads, NAME(panel), x);
    th_blas_leave(threads, (double)x->m * (double)x->n * (double)x->k);
    return true;
}

/* y = alpha * op(a) @ x + beta * y, where a is [rows, columns] in memory. With beta 0, OpenBLAS
   would keep NaNs of y. */
typedef struct NAME(vector) {
    bool transposed;
    int64_t rows, columns, lda, x_step, y_step;
    T alpha, beta;
    const T *a, *x;
    T *y;
} NAME(vector);

static void NAME(part)(int64_t begin, int64_t end, void *context) {
    const NAME(vector) *v = context;
    const int64_t results = v->transposed ? v->columns : v->rows, first = begin * RESULTS;
    const int64_t count = (end * RESULTS < results ? end * RESULTS : results) - first;
    T *y = v->y + first * v->y_step;
    for (int64_t i = 0; i < count && v->beta == 0; i++)
        y[i * v->y_step] = 0;
    NAME(gemv)(CblasRowMajor, v->transposed ? CblasTrans : CblasNoTrans,
               (int)(v->transposed ? v->rows : count), (int)(v->transposed ? count : v->columns),
               v->alpha, v->a + first * (v->transposed ? 1 : v->lda), (int)v->lda, v->x,
               (int)v->x_step, v->beta == 0 ? 1 : v->beta, y, (int)v->y_step);
}

static bool NAME(times_vector)(NAME(vector) v) {
    const int64_t results = v.transposed ? v.columns : v.rows;
    const int threads = th_blas_enter(product_threads(8.0 * (double)v.rows * (double)v.columns));
    if (!threads)
        return false;
    const double cost = RESULTS * (double)(v.transposed ? v.rows : v.columns) / 2;
    th_parallel((results + RESULTS - 1) / RESULTS, threads > 1 ? cost : 0, NAME(part), &v);
    th_blas_leave(threads, 0);
    return true;
}

/* Choose among small products, OpenBLAS and tiles. If these cannot get memory, use plain loops. */
void NAME(th_gemm)(bool ta, bool tb, int64_t m, int64_t n, int64_t k, T alpha, const T *a,
                   int64_t lda, const T *b, int64_t ldb, T beta, T *c, int64_t ldc) {
    const int64_t a_row = ta ? 1 : lda, a_column = ta ? lda : 1;
    const int64_t b_row = tb ? 1 : ldb, b_column = tb ? ldb : 1;
    bool done = m < 1 || n < 1;
    if (done || k < 1 || alpha == 0 || too_long(m, n, k, lda, ldb, ldc))
        ;
    else if (k <= TH_SMALL_DEPTH && (double)m * (double)n * (double)k <= SMALL)
        done = (th_tiles()->small_product[sizeof(T) == sizeof(double)](&(small_product){
                    m, n, k, alpha, beta, a, b, a_row, a_column, b_row, b_column, c, ldc}),
                true);
    else if (n == 1)
        done = NAME(times_vector)(
            (NAME(vector)){ta, ta ? k : m, ta ? m : k, lda, b_row, ldc, alpha, beta, a, b, c});
    else if (m == 1)
        done = NAME(times_vector)(
            (NAME(vector)){!tb, tb ? n : k, tb ? k : n, ldb, a_column, 1, alpha, beta, b, a, c});
    else
        done = (TYPE == TH_FLOAT
                && by_tiles(&(tiled){ta, tb, m, n, k, (float)alpha, (const float *)a, lda,
                                     (const float *)b, ldb, (float)beta, (float *)c, ldc}))
               || (!tb
                   && NAME(by_lines)(
                       (NAME(few)){m, n, k, a_row, a_column, ldb, ldc, 0, alpha, beta, a, b, c}))
               || (tb && !ta
                   && (NAME(by_line_dots)(
                           (NAME(line_dots)){n, m, k, ldb, lda, 1, ldc, alpha, beta, b, a, c})
                       || NAME(by_line_dots)(
                           (NAME(line_dots)){m, n, k, lda, ldb, ldc, 1, alpha, beta, a, b, c})))
               || NAME(large)(
                   &(NAME(panels)){ta, tb, m, n, k, lda, ldb, ldc, alpha, beta, a, b, c, m > n, 0});
    if (!done)
        NAME(plain)(m, n, k, alpha, a, a_row, a_column, b, b_row, b_column, beta, c, ldc, 1);
}
