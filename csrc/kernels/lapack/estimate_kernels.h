/* estimate_kernels.h: the estimates of estimate.c for one type T, whose parts are R. */

#ifdef IS_COMPLEX
/* Sum of x * y, or of magnitudes of x without y. */
STEP T N(sum)(const T *x, const T *y, int64_t n) {
    const R *a = (const R *)x, *b = (const R *)y;
    R real = 0, imaginary = 0;
    if (y)
        _Pragma("omp simd reduction(+ : real, imaginary)") for (int64_t i = 0; i < 2 * n; i += 2) {
            real += a[i] * b[i] - a[i + 1] * b[i + 1];
            imaginary += a[i] * b[i + 1] + a[i + 1] * b[i];
        }
    else
        for (int64_t i = 0; i < n; i++)
            real += MAGNITUDE(x[i]);
    return __builtin_complex(real, imaginary);
}

STEP double N(norm)(const T *x, int64_t n) {
    const R *a = (const R *)x;
    R sum = 0;
    _Pragma("omp simd reduction(+ : sum)") for (int64_t i = 0; i < 2 * n; i++) sum += a[i] * a[i];
    return sqrt((double)sum);
}

/* Turn the solution with the transpose into that with the adjoint, which the next step enlarges. */
STEP void N(conjugate)(T *x, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        ((R *)x)[2 * i + 1] = -((R *)x)[2 * i + 1];
}
#else
typedef T N(half) __attribute__((vector_size(32)));
typedef T N(quarter) __attribute__((vector_size(16)));

/* Sum of x * y, or of magnitudes of x without y. Vectors of 32 bytes fit the registers of most
   levels, and are halved by hand: GCC 12 adds the lanes of a reduction one by one. */
STEP T N(sum)(const T *x, const T *y, int64_t n) {
    enum { WIDTH = 64 / sizeof(T) };
    N(half) first = {0}, second = {0};
    int64_t i = 0;
    for (; i + WIDTH <= n; i += WIDTH) {
        first += TERM(N(half), i);
        second += TERM(N(half), i + WIDTH / 2);
    }
    N(half) half = first + second;
    if (i + WIDTH / 2 <= n)
        half += TERM(N(half), i), i += WIDTH / 2;
    N(quarter) quarter = PART(N(quarter), half, 0) + PART(N(quarter), half, 1);
    if (i + WIDTH / 4 <= n)
        quarter += TERM(N(quarter), i), i += WIDTH / 4;
    T all = quarter[0];
    for (int k = 1; k < WIDTH / 4; k++)
        all += quarter[k];
    for (; i < n; i++)
        all += y ? x[i] * y[i] : MAGNITUDE(x[i]);
    return all;
}

STEP double N(norm)(const T *x, int64_t n) { return sqrt((double)N(sum)(x, x, n)); }
STEP void N(conjugate)(UNUSED T *x, UNUSED int64_t n) {}
#endif

STEP void N(invert_diagonal)(const triangle *t, T *over) {
    for (int64_t i = 0; i < t->n; i++)
        over[i] = 1 / ((const T *)t->data)[i * (t->step + 1)];
}

/* Solve with lines as rows. `over`: reciprocals of the diagonal, or NULL for ones. Choose the signs
   of the right-hand side that make the solution large if `greedy`. */
STEP void N(rows)(const triangle *t, const T *over, bool greedy, T *x) {
    EACH_LINE(i, t->leading) {
        ELEMENTS(i);
        const T sum = N(sum)(line + first, x + first, end - first);
        const T result = (greedy ? AWAY(sum, x[i]) : x[i]) - sum;
        x[i] = over ? result * over[i] : result;
    }
}

/* Solve with lines as columns. */
STEP void N(columns)(const triangle *t, const T *over, T *x) {
    EACH_LINE(i, !t->leading) {
        ELEMENTS(i);
        const T result = x[i] = over ? x[i] * over[i] : x[i];
        _Pragma("omp simd") for (int64_t j = first; j < end; j++) x[j] -= line[j] * result;
    }
}

STEP void N(multiply)(T *x, const T *y, int64_t n) {
    _Pragma("omp simd") for (int64_t i = 0; i < n; i++) x[i] *= y[i];
}

/* Estimate the 2-norm of the inverse, with the rows of a lower triangle and the columns of an upper
   one divided by `scale`: lines of a leading triangle, elements of lines of another. x is a large
   solution for the scaled triangle. */
STEP double N(inverse)(const triangle *t, const T *scale, T *x, const T *over) {
    const double before = N(norm)(x, t->n);
    N(conjugate)(x, t->n);
    if (!t->leading)
        N(multiply)(x, scale, t->n);
    N(columns)(t, over, x);
    if (t->leading)
        N(multiply)(x, scale, t->n);
    return N(norm)(x, t->n) / before;
}

/* Divided by the sums of magnitudes of the rows of a lower triangle, the columns of an upper one, the
   triangle has the norm 1. One pass over the triangle computes the sums and a large solution. If
   that is far from any bound, it is the estimate. */
CLONES static double N(triangle)(const triangle *t, T *work) {
    T *sums = work, *x = sums + t->n, *over = x + t->n;
    N(invert_diagonal)(t, over);
    memset(sums, 0, (size_t)t->n * sizeof *sums);
    EACH_LINE(i, t->leading) {
        ELEMENTS(i);
        const T sum = N(sum)(line + first, x + first, end - first);
        if (t->leading)
            sums[i] = N(sum)(line, NULL, i + 1);
        else
            _Pragma("omp simd") for (int64_t j = i; j < t->n; j++) sums[j] += MAGNITUDE(line[j]);
        const T right = t->leading ? sums[i] : 1;
        x[i] = (AWAY(sum, right) - sum) * over[i];
    }
    if (!t->leading)
        N(multiply)(x, sums, t->n);
    const double result = N(norm)(x, t->n) / sqrt((double)t->n);
    return result * LARGE < 1 ? result : N(inverse)(t, sums, x, over);
}

/* The matrix is divided by the roots of its diagonal on both sides; its inverse is that of the
   factor, squared. */
CLONES static double N(cholesky)(const triangle *t, const triangle *matrix, T *work) {
    T *roots = work, *sums = roots + t->n, *x = sums + t->n;
    double most = 0;
    const T *a = matrix->data;
    for (int64_t i = 0; i < t->n; i++) {
        roots[i] = ROOT(REAL_PART(a[i * matrix->step + i]));
        x[i] = 1 / REAL_PART(roots[i]);
        sums[i] = 1;
    }
    for (int64_t i = 0; i < t->n; i++) {
        const T *line = a + i * matrix->step;
        const R by = REAL_PART(x[i]);
        const int64_t first = matrix->leading ? 0 : i + 1, end = matrix->leading ? i : t->n;
        sums[i] += by * MAGNITUDE(N(sum)(line + first, x + first, end - first));
        _Pragma("omp simd") for (int64_t j = first; j < end; j++)
            sums[j] += MAGNITUDE(line[j]) * x[j] * by;
    }
    for (int64_t i = 0; i < t->n; i++)
        most = REAL_PART(sums[i]) > most ? REAL_PART(sums[i]) : most;
    for (int64_t i = 0; i < t->n; i++)
        x[i] = t->leading ? roots[i] : 1;
    N(invert_diagonal)(t, x + t->n);
    N(rows)(t, x + t->n, true, x);
    if (!t->leading)
        N(multiply)(x, roots, t->n);
    const double inverse = N(inverse)(t, roots, x, x + t->n);
    return most * inverse * inverse;
}

/* A^T x = b by rows, then A y = P x by columns. */
CLONES static double N(lu)(const triangle *lower, const triangle *upper, T *x) {
    T *over = x + upper->n;
    for (int64_t i = 0; i < upper->n; i++)
        x[i] = 1;
    N(invert_diagonal)(upper, over);
    N(rows)(upper, over, true, x);
    N(rows)(lower, NULL, false, x);
    const double before = N(norm)(x, upper->n);
    N(conjugate)(x, upper->n);
    N(columns)(lower, NULL, x);
    N(columns)(upper, over, x);
    return N(norm)(x, upper->n) / before;
}
