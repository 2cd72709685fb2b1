/* row_products.h: products of a few rows with a matrix in the order of memory, in the type T: a template of blas.c.
   OpenBLAS copies the whole matrix first. */

typedef struct NAME(few) {
    int64_t m, n, k, a_row, a_column, ldb, ldc, piece;
    T alpha, beta;
    const T *a, *b;
    T *c;
} NAME(few);

/* Add `lines` lines of b, from line `p` on, times elements of `rows` rows of a. */
INLINE void NAME(add_lines)(const NAME(few) * x, int64_t row, int64_t p, int64_t first,
                            int64_t count, int rows, int lines) {
    const T *restrict b = x->b + p * x->ldb + first;
    T *restrict c = x->c + row * x->ldc + first;
    T factor[4][4];
    _Pragma("GCC unroll 4") for (int r = 0; r < rows; r++)
        _Pragma("GCC unroll 4") for (int l = 0; l < lines; l++)
            factor[r][l] = x->alpha * x->a[(row + r) * x->a_row + (p + l) * x->a_column];
    _Pragma("GCC ivdep") for (int64_t j = 0; j < count; j++) {
        _Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) {
            T sum = c[r * x->ldc + j];
            _Pragma("GCC unroll 4") for (int l = 0; l < lines; l++)
                sum += factor[r][l] * b[l * x->ldb + j];
            c[r * x->ldc + j] = sum;
        }
    }
}

INLINE void NAME(add_rows)(const NAME(few) * x, int64_t p, int64_t first, int64_t count,
                           int lines) {
    int64_t row = 0;
    for (; row + 4 <= x->m; row += 4)
        NAME(add_lines)(x, row, p, first, count, 4, lines);
    switch (x->m - row) {
    case 3: NAME(add_lines)(x, row, p, first, count, 3, lines); break;
    case 2: NAME(add_lines)(x, row, p, first, count, 2, lines); break;
    case 1: NAME(add_lines)(x, row, p, first, count, 1, lines);
    }
}

/* Columns of some pieces. */
CLONES static void NAME(few_columns)(const NAME(few) * x, int64_t first, int64_t count) {
    for (int64_t i = 0; i < x->m && x->beta != 1; i++)
        for (int64_t j = first; j < first + count; j++)
            x->c[i * x->ldc + j] = x->beta == 0 ? 0 : x->beta * x->c[i * x->ldc + j];
    int64_t p = 0;
    for (; p + 4 <= x->k; p += 4)
        NAME(add_rows)(x, p, first, count, 4);
    for (; p < x->k; p++)
        NAME(add_rows)(x, p, first, count, 1);
}

static void NAME(few_pieces)(int64_t begin, int64_t end, void *context) {
    const NAME(few) *x = context;
    for (int64_t i = begin; i < end; i++) {
        const int64_t first = i * x->piece, left = x->n - first;
        NAME(few_columns)(x, first, left < x->piece ? left : x->piece);
    }
}

/* The sums of a piece stay in the first-level cache. */
static bool NAME(by_lines)(NAME(few) x) {
    if (x.m > FEW_ROWS || x.n < FEW_ROWS)
        return false;
    x.piece = (NEAR_BYTES / (int64_t)sizeof(T) / x.m + 63) / 64 * 64;
    th_parallel((x.n + x.piece - 1) / x.piece, (double)(x.m * x.k * x.piece) / PER_CYCLE,
                NAME(few_pieces), &x);
    return true;
}

/* Products of lines with a few rows, both in the order of memory. */
typedef struct NAME(line_dots) {
    int64_t lines, few, k, line_step, few_step, to_line, to_few;
    T alpha, beta;
    const T *line, *row;
    T *to;
} NAME(line_dots);

typedef T NAME(eighth) __attribute__((vector_size(32)));
typedef long long NAME(bits) __attribute__((vector_size(32)));

/* The last elements of a line, with zeros for those that whole vectors hold. */
INLINE NAME(eighth) NAME(rest)(const T *end, int64_t count) {
    static const uint8_t kept[64] = {[32 ... 63] = 0xff};
    NAME(bits) bits, mask;
    memcpy(&bits, end - 32 / sizeof(T), sizeof bits);
    memcpy(&mask, kept + count * (int64_t)sizeof(T), sizeof mask);
    return (NAME(eighth))(bits & mask);
}

INLINE void NAME(dot_block)(const NAME(line_dots) * x, int64_t line, int64_t row, int lines,
                            int rows) {
    enum { COUNT = 32 / sizeof(T) };
    const T *a = x->line + line * x->line_step, *b = x->row + row * x->few_step;
    NAME(eighth) sum[4][2] = {{{0}}};
    int64_t k = 0;
    for (; k + COUNT <= x->k; k += COUNT) {
        NAME(eighth) y[2], z;
        _Pragma("GCC unroll 2") for (int r = 0; r < rows; r++)
            memcpy(&y[r], b + r * x->few_step + k, sizeof z);
        _Pragma("GCC unroll 4") for (int l = 0; l < lines; l++) {
            memcpy(&z, a + l * x->line_step + k, sizeof z);
            _Pragma("GCC unroll 2") for (int r = 0; r < rows; r++) sum[l][r] += z * y[r];
        }
    }
    for (int r = 0; r < rows && k < x->k; r++) {
        const NAME(eighth) y = NAME(rest)(b + r * x->few_step + x->k, x->k - k);
        _Pragma("GCC unroll 4") for (int l = 0; l < lines; l++)
            sum[l][r] += NAME(rest)(a + l * x->line_step + x->k, x->k - k) * y;
    }
    _Pragma("GCC unroll 4") for (int l = 0; l < lines; l++)
        _Pragma("GCC unroll 2") for (int r = 0; r < rows; r++) {
        T total = 0, *to = x->to + (line + l) * x->to_line + (row + r) * x->to_few;
        for (int i = 0; i < COUNT; i++)
            total += sum[l][r][i];
        *to = x->alpha * total + (x->beta == 0 ? 0 : x->beta * *to);
    }
}

FEW_CLONES static void NAME(dot_lines)(const NAME(line_dots) * x, int64_t line, int64_t end) {
    for (; line < end; line += line + 4 <= end ? 4 : 1)
        for (int64_t row = 0; row < x->few; row += 2)
            if (line + 4 <= end && row + 2 <= x->few)
                NAME(dot_block)(x, line, row, 4, 2);
            else if (line + 4 <= end)
                NAME(dot_block)(x, line, row, 4, 1);
            else
                for (int64_t r = row; r < row + 2 && r < x->few; r++)
                    NAME(dot_block)(x, line, r, 1, 1);
}

/* Lines of few elements are transposed, so that a vector holds the same element of several lines. */
FEW_CLONES static void NAME(thin_lines)(const NAME(line_dots) * x, int64_t line, int64_t count) {
    _Alignas(64) T turned[THIN / sizeof(T) * RESULTS];
    if (count < RESULTS)
        memset(turned, 0, sizeof turned);
    th_transpose((char *)turned, RESULTS * sizeof(T), (const char *)(x->line + line * x->line_step),
                 x->line_step * (int64_t)sizeof(T), x->k, count, sizeof(T));
    for (int64_t row = 0; row < x->few; row++) {
        T sum[RESULTS] = {0}, *to = x->to + line * x->to_line + row * x->to_few;
        for (int64_t p = 0; p < x->k; p++) {
            const T factor = x->row[row * x->few_step + p];
            for (int64_t l = 0; l < RESULTS; l++)
                sum[l] += factor * turned[p * RESULTS + l];
        }
        for (int64_t l = 0; l < count; l++, to += x->to_line)
            *to = x->alpha * sum[l] + (x->beta == 0 ? 0 : x->beta * *to);
    }
}

static void NAME(dot_pieces)(int64_t begin, int64_t end, void *context) {
    const NAME(line_dots) *x = context;
    const int64_t last = th_least(end * RESULTS, x->lines);
    if (x->k * (int64_t)sizeof(T) >= THIN)
        NAME(dot_lines)(x, begin * RESULTS, last);
    else
        for (int64_t line = begin * RESULTS; line < last; line += RESULTS)
            NAME(thin_lines)(x, line, th_least(RESULTS, last - line));
}

static bool NAME(by_line_dots)(NAME(line_dots) x) {
    if (x.few > FEW_DOTS)
        return false;
    th_parallel((x.lines + RESULTS - 1) / RESULTS, (double)(RESULTS * x.few * x.k) / PER_CYCLE,
                NAME(dot_pieces), &x);
    return true;
}
