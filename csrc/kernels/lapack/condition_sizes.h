/* condition_sizes.h: sums of magnitudes and scaled triangles, in the type T: the template of condition.c. */

/* Add the magnitudes of each row, and find the largest sum of a column. */
STEP void NAME(measure)(const tensor *a, double *rows, norms *found) {
    const int64_t n = a->size[0];
    for (int64_t j = 0; j < n; j++) {
        const T *x = (const T *)th_data(a) + j * n;
        double sum = 0;
        _Pragma("omp simd reduction(+ : sum)") for (int64_t i = 0; i < n; i++) {
            const double size = SIZE_OF(x[i]);
            sum += size;
            rows[i] += size;
        }
        found->column = larger(found->column, sum);
    }
}

/* Copy the leading triangle of size t->size[0], with zeros elsewhere. Columns of an upper triangle
   and rows of a lower one are scaled, so that their largest element is in [1, 2). */
static void NAME(copy_scaled)(tensor *t, const tensor *columns, bool upper, const estimation *r) {
    const int64_t n = t->size[0], length = columns->size[1];
    const T *x = th_data(columns);
    T *y = th_data(t);
    double *largest = r->sums;
    powers *by = (powers *)r->work;
    memset(largest, 0, (size_t)n * sizeof *largest);
    memset(y, 0, (size_t)(n * n) * sizeof(T));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = upper ? 0 : j, end = upper ? j + 1 : n; i < end; i++) {
            double *most = &largest[upper ? j : i];
            *most = larger(*most, SIZE_OF(x[j * length + i]));
        }
    for (int64_t k = 0; k < n; k++)
        by[k] = power_of(largest[k] > 0 ? -ilogb(largest[k]) : 0);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = upper ? 0 : j, end = upper ? j + 1 : n; i < end; i++) {
            const powers p = by[upper ? j : i];
            y[j * n + i] = (T)(x[j * length + i] * p.half * p.rest);
        }
}

/* Scale rows of a Cholesky factor, given column-major, by the square roots of the matrix's diagonal.
   Return the largest row sum of the matrix, stored in one triangle, scaled on both sides. */
static double NAME(scale)(tensor *factor, const tensor *matrix, const estimation *r) {
    const int64_t n = matrix->size[0];
    const T *x = th_data(matrix);
    T *y = th_data(factor);
    double *sums = r->sums, *scales = r->work, most = 0;
    memset(sums, 0, (size_t)n * sizeof *sums);
    for (int64_t i = 0; i < n; i++)
        scales[i] = scalbn(1, -ilogb(SIZE_OF(x[i * n + i])) / 2);
    for (int64_t j = 0; j < n; j++) {
        for (int64_t i = j; i < n; i++) {
            const double scaled = SIZE_OF(x[j * n + i]) * scales[i] * scales[j];
            y[j * n + i] = (T)(y[j * n + i] * scales[i]);
            sums[j] += scaled;
            sums[i] += i == j ? 0 : scaled;
        }
    }
    for (int64_t i = 0; i < n; i++)
        most = larger(most, sums[i]);
    return most;
}
