/* estimate_kernels.h: the estimates of estimate.c for one type T, whose parts are R: its template. */

/* Vectors of 32 bytes, for which two levels suffice, are halved by hand: GCC 12 adds the lanes of a
   reduction one by one. */
typedef R NAME(half) __attribute__((vector_size(32)));
typedef R NAME(quarter) __attribute__((vector_size(16)));
typedef NAME(bits) NAME(order) __attribute__((vector_size(32)));
enum { NAME(COUNT) = 32 / sizeof(R), NAME(PARTS) = sizeof(T) / sizeof(R) };

STEP R NAME(lanes)(NAME(half) half) {
    const NAME(quarter) quarter = PART(NAME(quarter), half, 0) + PART(NAME(quarter), half, 1);
    R all = quarter[0];
    for (int k = 1; k < NAME(COUNT) / 2; k++)
        all += quarter[k];
    return all;
}

/* Sum of magnitudes, for complex numbers of those of their parts. */
STEP R NAME(size)(const T *numbers, int64_t n) {
    const R *x = (const R *)numbers;
    NAME(half) sum = {0};
    int64_t i = 0;
    for (n *= NAME(PARTS); i + NAME(COUNT) <= n; i += NAME(COUNT))
        sum += (NAME(half))((NAME(order))LOAD(NAME(half), x + i)
                            & ~((NAME(bits))1 << (8 * sizeof(R) - 1)));
    R all = NAME(lanes)(sum);
    for (; i < n; i++)
        all += x[i] < 0 ? -x[i] : x[i];
    return all;
}

#ifdef IS_COMPLEX
STEP NAME(half) NAME(exchanged)(NAME(half) x) {
    return __builtin_shuffle(x, (NAME(order))NAME(EXCHANGE));
}

/* Sum of x * y. */
STEP T NAME(sum)(const T *x, const T *y, int64_t n) {
    enum { STEPS = NAME(COUNT) / 2 };
    NAME(half) same = {0}, crossed = {0}, next = {0}, next_crossed = {0};
    R real = 0, imaginary = 0;
    int64_t i = 0;
    for (; i + 2 * STEPS <= n; i += 2 * STEPS) {
        ADD_PRODUCT(same, crossed, i);
        ADD_PRODUCT(next, next_crossed, i + STEPS);
    }
    if (i + STEPS <= n) {
        ADD_PRODUCT(same, crossed, i);
        i += STEPS;
    }
    if (i) {
        real = NAME(lanes)((same + next) * (NAME(half))NAME(SIGNS));
        imaginary = NAME(lanes)(crossed + next_crossed);
    }
    for (; i < n; i++) {
        const R *a = (const R *)(x + i), *b = (const R *)(y + i);
        real += a[0] * b[0] - a[1] * b[1];
        imaginary += a[0] * b[1] + a[1] * b[0];
    }
    return __builtin_complex(real, imaginary);
}

/* Subtract a multiple of a line. */
STEP void NAME(subtract)(T *x, const T *line, T by, int64_t n) {
    enum { STEPS = NAME(COUNT) / 2 };
    const NAME(half) real = (NAME(half)){0} + __real__ by;
    const NAME(half) imaginary = ((NAME(half)){0} - __imag__ by) * (NAME(half))NAME(SIGNS);
    int64_t i = 0;
    for (; i + STEPS <= n; i += STEPS) {
        const NAME(half) a = LOAD(NAME(half), line + i);
        const NAME(half)
            result = LOAD(NAME(half), x + i) - a * real - NAME(exchanged)(a) * imaginary;
        memcpy(x + i, &result, sizeof result);
    }
    for (; i < n; i++)
        x[i] -= line[i] * by;
}

STEP void NAME(block_sums)(const T *line, int64_t step, const T *const *x, int vectors, int64_t n,
                           T (*sum)[PAIR], R *size, R *down) {
    for (int r = 0; r < LINES; r++) {
        for (int v = 0; v < vectors; v++)
            sum[r][v] = NAME(sum)(line + r * step, x[v], n);
        if (size)
            size[r] = NAME(size)(line + r * step, n);
        if (down)
            for (int64_t i = 0; i < n; i++)
                down[i] += MAGNITUDE(line[r * step + i]);
    }
}

STEP double NAME(norm)(const T *x, int64_t n) {
    const R *a = (const R *)x;
    R sum = 0;
    _Pragma("omp simd reduction(+ : sum)") for (int64_t i = 0; i < 2 * n; i++) sum += a[i] * a[i];
    return sqrt((double)sum);
}

STEP void NAME(conjugate)(T *x, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        ((R *)x)[2 * i + 1] = -((R *)x)[2 * i + 1];
}
#else
/* Sum of x * y. */
STEP T NAME(sum)(const T *x, const T *y, int64_t n) {
    NAME(half) first = {0}, second = {0};
    int64_t i = 0;
    for (; i + 2 * NAME(COUNT) <= n; i += 2 * NAME(COUNT)) {
        first += LOAD(NAME(half), x + i) * LOAD(NAME(half), y + i);
        second += LOAD(NAME(half), x + i + NAME(COUNT)) * LOAD(NAME(half), y + i + NAME(COUNT));
    }
    NAME(half) half = first + second;
    if (i + NAME(COUNT) <= n)
        half += LOAD(NAME(half), x + i) * LOAD(NAME(half), y + i), i += NAME(COUNT);
    NAME(quarter) quarter = PART(NAME(quarter), half, 0) + PART(NAME(quarter), half, 1);
    if (i + NAME(COUNT) / 2 <= n)
        quarter += LOAD(NAME(quarter), x + i) * LOAD(NAME(quarter), y + i), i += NAME(COUNT) / 2;
    T all = quarter[0];
    for (int k = 1; k < NAME(COUNT) / 2; k++)
        all += quarter[k];
    for (; i < n; i++)
        all += x[i] * y[i];
    return all;
}

/* Subtract a multiple of a line. */
STEP void NAME(subtract)(T *x, const T *line, T by, int64_t n) {
    _Pragma("omp simd") for (int64_t i = 0; i < n; i++) x[i] -= line[i] * by;
}

/* Sums of products of each of LINES lines, `step` apart, with one or two vectors, and of
   the magnitudes of the lines if `size` is given. Add those of columns to `down`, if given. Elements
   are loaded once. */
STEP void NAME(block_sums)(const T *line, int64_t step, const T *const *x, int vectors, int64_t n,
                           T (*sum)[PAIR], R *size, R *down) {
    NAME(half) all[LINES][PAIR] = {{{0}}}, sizes[LINES] = {{0}};
    int64_t i = 0;
    for (; i + NAME(COUNT) <= n; i += NAME(COUNT)) {
        NAME(half) y[PAIR];
        EACH_PART(v, vectors) y[v] = LOAD(NAME(half), x[v] + i);
        NAME(half) total = {0};
        EACH_PART(r, LINES) {
            const NAME(half) a = LOAD(NAME(half), line + r * step + i);
            const NAME(half)
                magnitude = (NAME(half))((NAME(order))a & ~((NAME(bits))1 << (8 * sizeof(R) - 1)));
            EACH_PART(v, vectors) all[r][v] += a * y[v];
            if (size)
                sizes[r] += magnitude;
            if (down)
                total += magnitude;
        }
        if (down) {
            total += LOAD(NAME(half), down + i);
            memcpy(down + i, &total, sizeof total);
        }
    }
    for (int64_t j = i; down && j < n; j++)
        EACH_PART(r, LINES) down[j] += MAGNITUDE(line[r * step + j]);
    EACH_PART(r, LINES) {
        EACH_PART(v, vectors) {
            T rest = NAME(lanes)(all[r][v]);
            for (int64_t j = i; j < n; j++)
                rest += line[r * step + j] * x[v][j];
            sum[r][v] = rest;
        }
        if (size) {
            R rest = NAME(lanes)(sizes[r]);
            for (int64_t j = i; j < n; j++)
                rest += MAGNITUDE(line[r * step + j]);
            size[r] = rest;
        }
    }
}

STEP double NAME(norm)(const T *x, int64_t n) { return sqrt((double)NAME(sum)(x, x, n)); }
STEP void NAME(conjugate)(UNUSED T *x, UNUSED int64_t n) {}
#endif

STEP void NAME(invert_diagonal)(const triangle *t, T *over) {
    for (int64_t i = 0; i < t->n; i++)
        over[i] = 1 / ((const T *)t->data)[i * (t->step + 1)];
}

/* Solve with lines as rows. `over`: reciprocals of the diagonal, or NULL for ones. Choose the signs
   of the right-hand side that make the solution large if `greedy`. */
STEP void NAME(rows)(const triangle *t, const T *over, bool greedy, T *x) {
    EACH_LINE(i, t->leading) {
        ELEMENTS(i);
        const T sum = NAME(sum)(line + first, x + first, end - first);
        const T result = (greedy ? AWAY(sum, x[i]) : x[i]) - sum;
        x[i] = over ? result * over[i] : result;
    }
}

/* Solve with lines as columns. */
STEP void NAME(columns)(const triangle *t, const T *over, T *x) {
    EACH_LINE(i, !t->leading) {
        ELEMENTS(i);
        x[i] = over ? x[i] * over[i] : x[i];
        NAME(subtract)(x + first, line + first, x[i], end - first);
    }
}

STEP void NAME(multiply)(T *x, const R *y, int64_t n) {
    _Pragma("omp simd") for (int64_t i = 0; i < n; i++) x[i] *= y[i];
}

/* Estimate the 2-norm of the inverse, with the rows of a lower triangle and the columns of an upper
   one divided by `scale`: lines of a leading triangle, elements of lines of another. x is a large
   solution for the scaled triangle. */
STEP double NAME(inverse)(const triangle *t, const R *scale, T *x, const T *over) {
    const double before = NAME(norm)(x, t->n);
    NAME(conjugate)(x, t->n); /* of the transpose's solution is that of the adjoint's */
    if (!t->leading)
        NAME(multiply)(x, scale, t->n);
    NAME(columns)(t, over, x);
    if (t->leading)
        NAME(multiply)(x, scale, t->n);
    return NAME(norm)(x, t->n) / before;
}

/* Element i of each of the solutions, from those on its line. */
STEP void NAME(solve_line)(const triangle *t, int64_t i, bool unit, T *right, int64_t columns) {
    ELEMENTS(i);
    for (int64_t k = 0; k < columns; k++) {
        T *x = right + k * t->n;
        const T rest = x[i] - NAME(sum)(line + first, x + first, end - first);
        x[i] = unit ? rest : QUOTIENT(rest, line[i]);
    }
}

/* Elements of a solution on LINES lines from line `begin` on, whose sums with other elements are known.
   With `over`, reciprocals of the diagonal, it is a large solution for lines of these sizes. */
STEP void NAME(finish_block)(const triangle *t, int64_t begin, bool unit, T *x, T (*sum)[PAIR],
                             int v, const T *over, const R *sizes) {
    const T *line = (const T *)t->data + begin * t->step + begin;
    x += begin;
    EACH_PART(count, LINES) {
        const int r = t->leading ? count : LINES - 1 - count;
        T all = sum[r][v];
        for (int q = t->leading ? 0 : r + 1; q < (t->leading ? r : LINES); q++)
            all += line[r * t->step + q] * x[q];
        const T large = over && t->leading ? sizes[begin + r] : 1;
        const T rest = (over ? AWAY(all, large) : x[r]) - all;
        x[r] = over   ? rest * over[begin + r]
               : unit ? rest
                      : QUOTIENT(rest, line[r * (t->step + 1)]);
    }
}

/* The same elements of each solution. */
FEW_LEVELS(NAME(solve_block),
           (const triangle *t, int64_t begin, bool unit, T *right, int64_t columns),
           (t, begin, unit, right, columns)) {
    const int64_t first = t->leading ? 0 : begin + LINES, end = t->leading ? begin : t->n;
    const T *line = (const T *)t->data + begin * t->step + first;
    for (int64_t k = 0, some; k < columns; k += some) {
        T sum[LINES][PAIR], *one = right + k * t->n, *two = one + t->n;
        const T *const all[PAIR] = {one + first, two + first};
        some = k + PAIR <= columns ? PAIR : 1;
        if (some == 1)
            NAME(block_sums)(line, t->step, all, 1, end - first, sum, NULL, NULL);
        else
            NAME(block_sums)(line, t->step, all, PAIR, end - first, sum, NULL, NULL);
        NAME(finish_block)(t, begin, unit, one, sum, 0, NULL, NULL);
        if (some == PAIR)
            NAME(finish_block)(t, begin, unit, two, sum, 1, NULL, NULL);
    }
}

/* The same elements of the large solution, x, and the sums of magnitudes, together with a right-hand side if there are
   any; then of the others. */
STEP void NAME(estimate_block)(const triangle *t, int64_t begin, T *right, int64_t columns, T *x,
                               const T *over, R *sizes) {
    const int64_t first = t->leading ? 0 : begin + LINES, end = t->leading ? begin : t->n;
    const T *line = (const T *)t->data + begin * t->step + first;
    const T *const all[PAIR] = {x + first, columns ? right + first : NULL};
    T sum[LINES][PAIR];
    R size[LINES], *sized = t->leading ? size : NULL, *below = t->leading ? NULL : sizes + first;
    for (int r = 0; r < LINES && !t->leading; r++)
        for (int q = r; q < LINES; q++)
            sizes[begin + q] += MAGNITUDE(line[r * t->step - LINES + q]);
    if (columns < 1)
        NAME(block_sums)(line, t->step, all, 1, end - first, sum, sized, below);
    else if (t->leading)
        NAME(block_sums)(line, t->step, all, PAIR, end - first, sum, size, NULL);
    else
        NAME(block_sums)(line, t->step, all, PAIR, end - first, sum, NULL, below);
    for (int r = 0; r < LINES && t->leading; r++) {
        sizes[begin + r] = size[r];
        for (int q = 0; q <= r; q++)
            sizes[begin + r] += MAGNITUDE(line[r * t->step + begin + q]);
    }
    NAME(finish_block)(t, begin, false, x, sum, 0, over, sizes);
    if (columns > 0)
        NAME(finish_block)(t, begin, false, right, sum, 1, NULL, NULL);
    if (columns > 1)
        NAME(solve_block)(t, begin, false, right + t->n, columns - 1);
}

/* Overwrite right-hand sides with solutions; the adjoint's are the transpose's of conjugates. */
FEW_LEVELS(NAME(solve), (const triangle *t, line_use use, bool unit, T *right, int64_t columns),
           (t, use, unit, right, columns)) {
    if (use == ADJOINT_ROWS)
        NAME(conjugate)(right, t->n * columns);
    if (use == ROWS) {
        EACH_SHORT_LINE(i) NAME(solve_line)(t, i, unit, right, columns);
        EACH_BLOCK(i) NAME(solve_block)(t, i, unit, right, columns);
    } else
        EACH_LINE(i, !t->leading) {
            ELEMENTS(i);
            for (int64_t k = 0; k < columns; k++) {
                T *x = right + k * t->n;
                x[i] = unit ? x[i] : QUOTIENT(x[i], line[i]);
                NAME(subtract)(x + first, line + first, x[i], end - first);
            }
        }
    if (use == ADJOINT_ROWS)
        NAME(conjugate)(right, t->n * columns);
}

/* Divided by the sums of magnitudes of the rows of a lower triangle, the columns of an upper one, the
   triangle has the norm 1. One pass over the triangle computes the sums, a large solution, and those
   of `columns` right-hand sides. If the large one is far from any bound, it is the estimate. */
FEW_LEVELS(NAME(triangle),
           (const triangle *t, T *right, int64_t columns, T *work, double *condition),
           (t, right, columns, work, condition)) {
    T *x = work, *over = x + t->n;
    R *sums = (R *)(over + t->n);
    NAME(invert_diagonal)(t, over);
    memset(sums, 0, (size_t)t->n * sizeof *sums);
    EACH_SHORT_LINE(i) {
        ELEMENTS(i);
        const T sum = NAME(sum)(line + first, x + first, end - first);
        for (int64_t j = t->leading ? 0 : i; j < (t->leading ? i + 1 : t->n); j++)
            sums[t->leading ? i : j] += MAGNITUDE(line[j]);
        const T large = t->leading ? sums[i] : 1;
        x[i] = (AWAY(sum, large) - sum) * over[i];
        NAME(solve_line)(t, i, false, right, columns);
    }
    EACH_BLOCK(i) NAME(estimate_block)(t, i, right, columns, x, over, sums);
    if (!t->leading)
        NAME(multiply)(x, sums, t->n);
    const double result = NAME(norm)(x, t->n) / sqrt((double)t->n);
    *condition = result * LARGE < 1 ? result : NAME(inverse)(t, sums, x, over);
}

/* The matrix is divided by the roots of its diagonal on both sides; its inverse is that of the
   factor, squared. */
FEW_LEVELS(NAME(cholesky), (const triangle *t, const triangle *matrix, T *work, double *condition),
           (t, matrix, work, condition)) {
    T *x = work, *over = x + t->n;
    R *roots = (R *)(over + t->n), *sums = roots + t->n;
    double most = 0;
    const T *a = matrix->data;
    for (int64_t i = 0; i < t->n; i++) {
        roots[i] = ROOT(REAL_PART(a[i * matrix->step + i]));
        x[i] = 1 / roots[i];
        sums[i] = 1;
    }
    for (int64_t i = 0; i < t->n; i++) {
        const T *line = a + i * matrix->step;
        const R by = REAL_PART(x[i]);
        const int64_t first = matrix->leading ? 0 : i + 1, end = matrix->leading ? i : t->n;
        sums[i] += by * MAGNITUDE(NAME(sum)(line + first, x + first, end - first));
        _Pragma("omp simd") for (int64_t j = first; j < end; j++)
            sums[j] += MAGNITUDE(line[j]) * REAL_PART(x[j]) * by;
    }
    for (int64_t i = 0; i < t->n; i++)
        most = sums[i] > most ? sums[i] : most;
    for (int64_t i = 0; i < t->n; i++)
        x[i] = t->leading ? roots[i] : 1;
    NAME(invert_diagonal)(t, over);
    NAME(rows)(t, over, true, x);
    if (!t->leading)
        NAME(multiply)(x, roots, t->n);
    const double inverse = NAME(inverse)(t, roots, x, over);
    *condition = most * inverse * inverse;
}

/* A^T x = b by rows, then A y = P x by columns. */
FEW_LEVELS(NAME(lu), (const triangle *lower, const triangle *upper, T *x, double *inverse),
           (lower, upper, x, inverse)) {
    T *over = x + upper->n;
    for (int64_t i = 0; i < upper->n; i++)
        x[i] = 1;
    NAME(invert_diagonal)(upper, over);
    NAME(rows)(upper, over, true, x);
    NAME(rows)(lower, NULL, false, x);
    const double before = NAME(norm)(x, upper->n);
    NAME(conjugate)(x, upper->n);
    NAME(columns)(lower, NULL, x);
    NAME(columns)(upper, over, x);
    *inverse = NAME(norm)(x, upper->n) / before;
}
