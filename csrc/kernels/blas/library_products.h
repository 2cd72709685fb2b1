/* library_products.h: products that OpenBLAS computes in panels, in the type T: a template of blas.c. */

/* A large product is split into panels of rows or columns for the threads; panels of columns are the
   same for any number of threads. */
typedef struct NAME(panels) {
    bool ta, tb;
    int64_t m, n, k, lda, ldb, ldc;
    T alpha, beta;
    const T *a, *b;
    T *c;
    bool by_rows;
    int64_t width;
} NAME(panels);

static void NAME(panel)(const NAME(panels) * x, int64_t part) {
    const int64_t first = part * x->width;
    const int64_t count = th_least(x->width, (x->by_rows ? x->m : x->n) - first);
    const T *a = x->a + (x->by_rows ? first * (x->ta ? 1 : x->lda) : 0);
    const T *b = x->b + (x->by_rows ? 0 : first * (x->tb ? x->ldb : 1));
    T *c = x->c + (x->by_rows ? first * x->ldc : first);
    NAME(gemm)(CblasRowMajor, x->ta ? CblasTrans : CblasNoTrans, x->tb ? CblasTrans : CblasNoTrans,
               (int)(x->by_rows ? count : x->m), (int)(x->by_rows ? x->n : count), (int)x->k,
               x->alpha, a, (int)x->lda, b, (int)x->ldb, x->beta, c, (int)x->ldc);
}

static void NAME(some_panels)(int64_t begin, int64_t end, void *context) {
    for (int64_t part = begin; part < end; part++)
        NAME(panel)(context, part);
}

static bool NAME(large)(NAME(panels) * x) {
    const int wanted = product_threads((double)x->m * (double)x->n * (double)x->k);
    const int threads = th_blas_enter(wanted);
    if (!threads)
        return false;
    x->by_rows = x->m >= MANY_ROWS || x->n < 2 * PANEL_COLUMNS;
    const int64_t all = x->by_rows ? x->m : x->n;
    x->width = x->by_rows ? th_panel_rows(all, threads) : PANEL_COLUMNS;
    const double each = (double)(x->by_rows ? x->n : x->m) * (double)x->width * (double)x->k;
    th_parallel((all + x->width - 1) / x->width, each / PER_CYCLE, NAME(some_panels), x);
    th_blas_leave(threads, (double)x->m * (double)x->n * (double)x->k);
    return true;
}

/* A product with a vector of elements apart, which is copied, so that all results are dot products. */
static bool NAME(apart)(bool tb, int64_t m, int64_t n, int64_t k, T alpha, const T *a, int64_t lda,
                        int64_t a_column, const T *b, int64_t ldb, int64_t b_row, T beta, T *c,
                        int64_t ldc) {
    T *copy = th_allocate(k * (int64_t)sizeof(T));
    if (!copy)
        th_forget_error(); /* plain loops need no copy */
    for (int64_t i = 0; copy && i < k; i++)
        copy[i] = n == 1 ? b[i * b_row] : a[i * a_column];
    if (copy && n == 1)
        NAME(th_gemm)(false, true, m, 1, k, alpha, a, lda, copy, k, beta, c, ldc);
    else if (copy)
        NAME(th_gemm)(false, tb, 1, n, k, alpha, copy, k, b, ldb, beta, c, ldc);
    th_release(copy, k * (int64_t)sizeof(T));
    return copy;
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
        done = (th_tiles()->small_products[sizeof(T) == sizeof(double)](
                    &(small_product){m, n, k, alpha, beta, a, b, a_row, a_column, b_row, b_column,
                                     c, ldc},
                    &(product_steps){.count = 1}),
                true);
    else if ((n == 1 && !ta && b_row != 1) || (m == 1 && tb && a_column != 1))
        done = NAME(apart)(tb, m, n, k, alpha, a, lda, a_column, b, ldb, b_row, beta, c, ldc);
    else
        done = (TYPE == TH_FLOAT && m > 1 && n > 1
                && by_tiles(&(tiled){ta, tb, m, n, k, (float)alpha, (const float *)a, lda,
                                     (const float *)b, ldb, (float)beta, (float *)c, ldc}))
               || (!tb
                   && NAME(by_lines)(
                       (NAME(few)){m, n, k, a_row, a_column, ldb, ldc, 0, alpha, beta, a, b, c}))
               || (ta && n == 1 && ldc == 1
                   && NAME(by_lines)(
                       (NAME(few)){1, m, k, 0, b_row, lda, 0, 0, alpha, beta, b, a, c}))
               || (a_column == 1 && b_row == 1
                   && (NAME(by_line_dots)((NAME(line_dots)){n, m, k, b_column, a_row, 1, ldc, alpha,
                                                            beta, b, a, c})
                       || NAME(by_line_dots)((NAME(line_dots)){m, n, k, a_row, b_column, ldc, 1,
                                                               alpha, beta, a, b, c})))
               || NAME(large)(
                   &(NAME(panels)){ta, tb, m, n, k, lda, ldb, ldc, alpha, beta, a, b, c, false, 0});
    if (!done)
        NAME(plain)(m, n, k, alpha, a, a_row, a_column, b, b_row, b_column, beta, c, ldc, 1);
}
