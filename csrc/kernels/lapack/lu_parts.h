/* lu_parts.h: triangles, joined triangles and permutations of factors, in the type T: the template of lu.c. */

static void NAME(split)(T *lower, T *upper, const T *lu, int64_t m, int64_t n) {
    const int64_t k = least(m, n);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < k; j++)
            lower[i * k + j] = j < i ? lu[i * n + j] : j == i;
    for (int64_t i = 0; i < k; i++)
        for (int64_t j = 0; j < n; j++)
            upper[i * n + j] = j < i ? 0 : lu[i * n + j];
}

static void NAME(join)(T *lu, const T *lower, const T *upper, int64_t m, int64_t n) {
    const int64_t k = least(m, n);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++)
            lu[i * n + j] = j < i ? lower[i * k + j] : upper[i * n + j];
}

/* P has a one in each column i, in the row that the exchanges bring to line i. */
static void NAME(permute)(T *p, const int *order, int64_t *rows, int64_t m, int64_t k) {
    for (int64_t i = 0; i < m; i++)
        rows[i] = i;
    for (int64_t i = 0; i < k; i++) {
        const int64_t row = rows[i];
        rows[i] = rows[order[i] - 1];
        rows[order[i] - 1] = row;
    }
    for (int64_t i = 0; i < m; i++)
        p[rows[i] * m + i] = 1;
}
