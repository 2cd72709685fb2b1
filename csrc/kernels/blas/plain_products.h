/* plain_products.h: products of matrices of any strides by plain loops, in the type T: a template of blas.c. */

/* Add the product of a row of a and b to a row of c; four rows of b at a time. */
CLONES static void NAME(plain_row)(int64_t n, int64_t k, T alpha, const T *a, int64_t a_column,
                                   const T *b, int64_t b_row, int64_t b_column, T *c,
                                   int64_t c_column) {
    int64_t p = 0;
    for (; p + 4 <= k && c_column == 1 && b_column == 1; p += 4) {
        const T *one = b + p * b_row, *two = one + b_row, *three = two + b_row;
        const T *four = three + b_row, x = (T)(alpha * a[p * a_column]);
        const T y = (T)(alpha * a[(p + 1) * a_column]);
        const T z = (T)(alpha * a[(p + 2) * a_column]);
        const T w = (T)(alpha * a[(p + 3) * a_column]);
        for (int64_t j = 0; j < n; j++)
            c[j] = (T)(c[j] + x * one[j] + y * two[j] + z * three[j] + w * four[j]);
    }
    for (; p < k; p++) {
        const T factor = (T)(alpha * a[p * a_column]), *from = b + p * b_row;
        for (int64_t j = 0; j < n; j++)
            c[j * c_column] = (T)(c[j * c_column] + factor * from[j * b_column]);
    }
}

/* Dot products of a row and four columns, `step` apart. */
CLONES static void NAME(plain_dots)(int64_t k, const T *a, const T *b, int64_t step, T *sum) {
    T one = 0, two = 0, three = 0, four = 0;
    for (int64_t p = 0; p < k; p++) {
        one = (T)(one + a[p] * b[p]);
        two = (T)(two + a[p] * b[p + step]);
        three = (T)(three + a[p] * b[p + 2 * step]);
        four = (T)(four + a[p] * b[p + 3 * step]);
    }
    sum[0] = one, sum[1] = two, sum[2] = three, sum[3] = four;
}

CLONES static T NAME(plain_dot)(int64_t k, const T *a, const T *b) {
    T sum = 0;
    for (int64_t p = 0; p < k; p++)
        sum = (T)(sum + a[p] * b[p]);
    return sum;
}

/* Short rows by a vector: a call each would take longer than the row. */
INLINE void NAME(some_rows)(int64_t m, int64_t k, T alpha, const T *a, int64_t a_row, const T *b,
                            T beta, T *c, int64_t c_row) {
    for (int64_t i = 0; i < m; i++, a += a_row, c += c_row) {
        T sum = 0;
#pragma GCC unroll 8
        for (int64_t p = 0; p < k; p++)
            sum = (T)(sum + a[p] * b[p]);
        *c = (T)((beta == 0 ? 0 : (T)(beta * *c)) + alpha * sum);
    }
}

CLONES static void NAME(plain_rows)(int64_t m, int64_t k, T alpha, const T *a, int64_t a_row,
                                    const T *b, T beta, T *c, int64_t c_row) {
    switch (k) {
    case 2: NAME(some_rows)(m, 2, alpha, a, a_row, b, beta, c, c_row); break;
    case 3: NAME(some_rows)(m, 3, alpha, a, a_row, b, beta, c, c_row); break;
    case 4: NAME(some_rows)(m, 4, alpha, a, a_row, b, beta, c, c_row); break;
    default: NAME(some_rows)(m, k, alpha, a, a_row, b, beta, c, c_row); break;
    }
}

typedef T NAME(lanes) __attribute__((vector_size(32)));
enum { NAME(columns) = 2 * sizeof(NAME(lanes)) / sizeof(T) };

/* Add the product of a and a panel, which holds adjacent columns of b, to c: sums of four rows stay in
   registers. */
CLONES static void NAME(panel_rows)(int64_t m, int64_t k, T alpha, const T *a, int64_t a_row,
                                    int64_t a_column, const T *panel, T *c, int64_t c_row,
                                    int64_t c_column, int64_t columns) {
    for (int64_t i = 0; i < m; i += 4) {
        const int64_t rows = m - i < 4 ? m - i : 4;
        const T *from[4];
        T sums[4][NAME(columns)];
        NAME(lanes) sum[4][2] = {0};
        for (int64_t r = 0; r < 4; r++)
            from[r] = a + (r < rows ? i + r : i) * a_row;
        for (int64_t p = 0; p < k; p++) {
            const NAME(lanes) *b = (const NAME(lanes) *)(panel + p * NAME(columns));
#pragma GCC unroll 4
            for (int64_t r = 0; r < 4; r++) {
                sum[r][0] += from[r][p * a_column] * b[0];
                sum[r][1] += from[r][p * a_column] * b[1];
            }
        }
        memcpy(sums, sum, sizeof sums);
        for (int64_t r = 0; r < rows; r++)
            for (int64_t j = 0; j < columns; j++)
                c[(i + r) * c_row + j * c_column] += alpha * sums[r][j];
    }
}

/* The same for all of b, whose panels are copied to the first-level cache. */
static __attribute__((noinline)) void NAME(by_panels)(int64_t m, int64_t n, int64_t k, T alpha,
                                                      const T *a, int64_t a_row, int64_t a_column,
                                                      const T *b, int64_t b_row, int64_t b_column,
                                                      T *c, int64_t c_row, int64_t c_column) {
    const int64_t bytes = a_row == 1 && a_column != 1 ? m * k * (int64_t)sizeof(T) : 0;
    T *rows_of_a = bytes ? th_allocate(bytes) : NULL;
    if (rows_of_a) {
        th_transpose((char *)rows_of_a, k * (int64_t)sizeof(T), (const char *)a,
                     a_column * (int64_t)sizeof(T), m, k, sizeof(T));
        a = rows_of_a, a_row = k, a_column = 1;
    } else if (bytes)
        th_forget_error(); /* it is as right without a copy */
    _Alignas(64) T panel[PANEL_ROWS * NAME(columns)];
    const long_panels of_ints = TYPE == TH_LONG ? th_int_panels() : NULL;
    for (int64_t p = 0; p < k; p += PANEL_ROWS) {
        const int64_t rows = k - p < PANEL_ROWS ? k - p : PANEL_ROWS;
        const bool ints = of_ints
                          && th_are_ints((const int64_t *)a + p * a_column, m, a_row, rows,
                                         a_column);
        for (int64_t j = 0; j < n; j += NAME(columns)) {
            const int64_t columns = n - j < NAME(columns) ? n - j : NAME(columns);
            const T *from = b + p * b_row + j * b_column;
            const bool whole = columns == NAME(columns) && b_column == 1;
            memset(panel, 0, columns < NAME(columns) ? sizeof panel : 0);
            for (int64_t x = 0; x < rows && whole; x++)
                memcpy(panel + x * NAME(columns), from + x * b_row, NAME(columns) * sizeof(T));
            for (int64_t x = 0; x < (whole ? 0 : b_row == 1 ? columns : rows); x++)
                for (int64_t y = 0; y < (b_row == 1 ? rows : columns); y++)
                    if (b_row == 1)
                        panel[y * NAME(columns) + x] = from[y + x * b_column];
                    else
                        panel[x * NAME(columns) + y] = from[x * b_row + y * b_column];
            if (ints && th_are_ints((const int64_t *)panel, 1, 0, rows * NAME(columns), 1))
                of_ints(&(long_panel){m, rows, (int64_t)alpha, (const int64_t *)a + p * a_column,
                                      a_row, a_column, (const int64_t *)panel,
                                      (int64_t *)c + j * c_column, c_row, c_column, columns});
            else
                NAME(panel_rows)(m, rows, alpha, a + p * a_column, a_row, a_column, panel,
                                 c + j * c_column, c_row, c_column, columns);
        }
    }
    if (rows_of_a)
        th_release(rows_of_a, bytes);
}

/* c[m, n] = alpha * a[m, k] @ b[k, n] + beta * c for any strides; integers wrap around. If b is
   column-major, elements of c are dot products. Inlined, its buffer would be part of a caller's frame. */
static __attribute__((noinline)) void NAME(plain)(int64_t m, int64_t n, int64_t k, T alpha,
                                                  const T *a, int64_t a_row, int64_t a_column,
                                                  const T *b, int64_t b_row, int64_t b_column,
                                                  T beta, T *c, int64_t c_row, int64_t c_column) {
    if (n == 1 && a_row == 1 && c_row == 1 && m > 1) { /* transposed, it is a row */
        NAME(plain)(1, m, k, alpha, b, b_column, b_row, a, a_column, a_row, beta, c, m, 1);
        return;
    }
    if (n == 1 && k < SHORT && alpha != 0 && a_column == 1 && b_row == 1) {
        NAME(plain_rows)(m, k, alpha, a, a_row, b, beta, c, c_row);
        return;
    }
    const bool panels = TYPE < TH_FLOAT && m >= LEAST_ROWS && n >= LEAST_ROWS && k >= LEAST_ROWS;
    for (int64_t i = 0; i < m; i++) {
        T *row = c + i * c_row, part[DEPTH];
        for (int64_t j = 0; j < n; j++)
            row[j * c_column] = beta == 0 ? 0 : (T)(beta * row[j * c_column]);
        if (panels)
            continue;
        if (alpha != 0 && b_row != 1)
            NAME(plain_row)(n, k, alpha, a + i * a_row, a_column, b, b_row, b_column, row,
                            c_column);
        for (int64_t p = 0; p < k && alpha != 0 && b_row == 1; p += DEPTH) {
            const int64_t count = k - p < DEPTH ? k - p : DEPTH;
            const T *from = a + i * a_row + p * a_column;
            for (int64_t q = 0; q < count && a_column != 1; q++)
                part[q] = from[q * a_column];
            int64_t j = 0;
            for (; j + 4 <= n; j += 4) {
                T sum[4], *to = row + j * c_column;
                NAME(plain_dots)(count, a_column == 1 ? from : part, b + p + j * b_column, b_column,
                                 sum);
                for (int64_t q = 0; q < 4; q++)
                    to[q * c_column] = (T)(to[q * c_column] + alpha * sum[q]);
            }
            for (; j < n; j++)
                row[j * c_column] = (T)(row[j * c_column]
                                        + alpha
                                              * NAME(plain_dot)(count, a_column == 1 ? from : part,
                                                                b + p + j * b_column));
        }
    }
    if (panels && alpha != 0)
        NAME(by_panels)(m, n, k, alpha, a, a_row, a_column, b, b_row, b_column, c, c_row, c_column);
}
