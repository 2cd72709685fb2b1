/* softmax_lines.h: softmax of rows and columns of the type T, and its gradients: the template of softmax.c. */

/* Process one contiguous row. If the maximum is -inf the result is NaN, since (-inf) - (-inf)
   is. */
LEVELS(NAME(forward_row), (const T *x, T *y, int64_t count, bool logarithm),
       (x, y, count, logarithm)) {
    const int64_t rest = count % WHOLE, whole = count - rest;
    T tops[WHOLE], sums[WHOLE] = {0}, last[WHOLE], powers[WHOLE];
    const T spare = x[0];
    EACH_LANE(k) last[k] = k < rest ? x[whole + k] : spare;
    EACH_LANE(k) tops[k] = last[k];
    for (int64_t i = 0; i < whole; i += WHOLE)
        EACH_LANE(k) tops[k] = x[i + k] > tops[k] ? x[i + k] : tops[k];
    JOIN_ALL(LARGER, tops)
    const T top = tops[0];
    for (int64_t i = 0; i < whole; i += WHOLE) {
        EACH_LANE(k) {
            const T power = NAME(exp)(x[i + k] - top);
            y[i + k] = power;
            sums[k] += power;
        }
    }
    if (rest) {
        EACH_LANE(k) powers[k] = NAME(exp)(last[k] - top);
        EACH_LANE(k) sums[k] += k < rest ? powers[k] : 0;
    }
    JOIN_ALL(PLUS, sums)
    const T factor = logarithm ? NAME(log)(sums[0]) : 1 / sums[0];
    if (logarithm) {
        for (int64_t i = 0; i < whole; i++)
            y[i] = x[i] - top - factor;
        EACH_LANE(k) if (k < rest) y[whole + k] = last[k] - top - factor;
    } else {
        for (int64_t i = 0; i < whole; i++)
            y[i] *= factor;
        EACH_LANE(k) if (k < rest) y[whole + k] = powers[k] * factor;
    }
}

/* Process `width` adjacent columns, with elements `step` apart along dim. */
LEVELS(NAME(forward_columns),
       (const T *x, T *y, int64_t count, int64_t step, int64_t width, bool logarithm),
       (x, y, count, step, width, logarithm)) {
    T top[COLUMNS], sum[COLUMNS];
    for (int64_t j = 0; j < width; j++) {
        top[j] = -INFINITY;
        sum[j] = 0;
    }
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < width; j++)
            top[j] = x[i * step + j] > top[j] ? x[i * step + j] : top[j];
    for (int64_t i = 0; i < count && logarithm; i++)
#pragma omp simd
        for (int64_t j = 0; j < width; j++)
            sum[j] += NAME(exp)(x[i * step + j] - top[j]);
    for (int64_t i = 0; i < count && !logarithm; i++)
#pragma omp simd
        for (int64_t j = 0; j < width; j++) {
            const T power = NAME(exp)(x[i * step + j] - top[j]);
            y[i * step + j] = power;
            sum[j] += power;
        }
    for (int64_t j = 0; j < width; j++)
        sum[j] = logarithm ? NAME(log)(sum[j]) : 1 / sum[j];
    for (int64_t i = 0; i < count && logarithm; i++)
#pragma omp simd
        for (int64_t j = 0; j < width; j++)
            y[i * step + j] = x[i * step + j] - top[j] - sum[j];
    for (int64_t i = 0; i < count && !logarithm; i++)
#pragma omp simd
        for (int64_t j = 0; j < width; j++)
            y[i * step + j] *= sum[j];
}

/* Add a row's terms to lanes, or to the sum of a short row. */
#define SUM_LONG_ROW(term)                                                                         \
    for (; i + LANES <= count; i += LANES)                                                         \
        EACH_OF(k, LANES) sums[k] += (term);                                                       \
    for (int k = 0; i + k < count; k++)                                                            \
        sums[k] += (term);
#define SUM_SHORT_ROW(term)                                                                        \
    _Pragma("omp simd reduction(+ : sum)") for (int64_t k = 0; k < count; k++) sum += (term);

static inline __attribute__((always_inline)) T NAME(join_lanes)(T *sums) {
    JOIN_HALVES(PLUS, sums, 32)
    JOIN_HALVES(PLUS, sums, 16)
    JOIN_ALL(PLUS, sums)
    return sums[0];
}

LEVELS(NAME(backward_row), (const T *grad, const T *y, T *to, int64_t count, bool logarithm),
       (grad, y, to, count, logarithm)) {
    T sum = 0, sums[LANES] = {0};
    int64_t i = 0;
    if (logarithm && count < 2 * LANES) {
        SUM_SHORT_ROW(grad[k])
    } else if (count < 2 * LANES) {
        SUM_SHORT_ROW(grad[k] * y[k])
    } else if (logarithm) {
        SUM_LONG_ROW(grad[i + k])
        sum = NAME(join_lanes)(sums);
    } else {
        SUM_LONG_ROW(grad[i + k] * y[i + k])
        sum = NAME(join_lanes)(sums);
    }
    if (logarithm) {
        const int64_t rest = count % WHOLE, whole = count - rest;
#pragma omp simd
        for (i = 0; i < whole; i++)
            to[i] = grad[i] - NAME(exp)(y[i]) * sum;
        T powers[WHOLE], spare = y[0];
        if (rest)
            EACH_LANE(k) powers[k] = NAME(exp)(k < rest ? y[whole + k] : spare);
        EACH_LANE(k) if (k < rest) to[whole + k] = grad[whole + k] - powers[k] * sum;
    } else {
#pragma omp simd
        for (i = 0; i < count; i++)
            to[i] = y[i] * (grad[i] - sum);
    }
}
#undef SUM_LONG_ROW
#undef SUM_SHORT_ROW

LEVELS(NAME(backward_columns),
       (const T *grad, const T *y, T *to, int64_t count, int64_t step, int64_t width,
        bool logarithm),
       (grad, y, to, count, step, width, logarithm)) {
    T sum[COLUMNS] = {0};
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < width; j++)
            sum[j] += logarithm ? grad[i * step + j] : grad[i * step + j] * y[i * step + j];
    for (int64_t i = 0; i < count; i++)
        if (logarithm)
#pragma omp simd
            for (int64_t j = 0; j < width; j++)
                to[i * step + j] = grad[i * step + j] - NAME(exp)(y[i * step + j]) * sum[j];
        else
#pragma omp simd
            for (int64_t j = 0; j < width; j++)
                to[i * step + j] = y[i * step + j] * (grad[i * step + j] - sum[j]);
}

/* Process up to ROWS consecutive rows from element `at`. A vector of rows is always full, so that a
   row's result does not depend on its neighbours. */
static void NAME(short_rows)(const layers *l, int64_t at, int64_t rows) {
    enum { item = sizeof(T), step = ROWS * sizeof(T) };
    const int64_t count = l->count, pitch = count * item;
    T first[SHORT * ROWS], second[SHORT * ROWS], result[SHORT * ROWS];
    if (rows < ROWS) {
        memset(first, 0, sizeof first);
        memset(second, 0, sizeof second);
    }
    th_transpose((char *)first, step, (const char *)l->first + at * item, pitch, count, rows, item);
    if (l->gradient) {
        th_transpose((char *)second, step, (const char *)l->second + at * item, pitch, count, rows,
                     item);
        NAME(backward_columns)(first, second, result, count, ROWS, ROWS, l->logarithm);
    } else {
        NAME(forward_columns)(first, result, count, ROWS, ROWS, l->logarithm);
    }
    th_transpose((char *)l->result + at * item, pitch, (const char *)result, step, rows, count,
                 item);
}

/* Piece p is one row, or COLUMNS columns of one outer index. */
static void NAME(pieces)(int64_t begin, int64_t end, const layers *l) {
    const int64_t each = (l->inner + COLUMNS - 1) / COLUMNS;
    const bool transposes = l->inner == 1 && l->outer >= ROWS
                            && l->count <= (l->gradient ? SHORT_GRADIENT : SHORT);
    for (int64_t p = begin; transposes && p < end; p += ROWS)
        NAME(short_rows)(l, p * l->count, end - p < ROWS ? end - p : ROWS);
    for (int64_t p = begin; !transposes && p < end; p++) {
        const int64_t first = p % each * COLUMNS, left = l->inner - first;
        const int64_t width = left < COLUMNS ? left : COLUMNS;
        const int64_t at = p / each * l->count * l->inner + first;
        const T *x = (const T *)l->first + at;
        T *to = (T *)l->result + at;
        if (l->gradient && l->inner == 1)
            NAME(backward_row)(x, (const T *)l->second + at, to, l->count, l->logarithm);
        else if (l->gradient)
            NAME(backward_columns)(x, (const T *)l->second + at, to, l->count, l->inner, width,
                                   l->logarithm);
        else if (l->inner == 1)
            NAME(forward_row)(x, to, l->count, l->logarithm);
        else
            NAME(forward_columns)(x, to, l->count, l->inner, width, l->logarithm);
    }
}
