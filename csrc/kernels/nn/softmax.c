/* softmax.c: softmax and log_softmax along one dimension, and their gradients. */
#include "softmax.h"

#include <math.h>
#include <string.h>

#include "base/each.h"
#include "kernels/nn/exponential.h"
#include "walk/dense.h"

#define COLUMNS 256
/* as many rows of up to as many elements are transposed and processed as columns */
#define SHORT 32
#define SHORT_GRADIENT 15
#define ROWS 16
/* Elements of whole vectors. The rest of a row is a vector, too, of which some lanes count; the others
   hold an element of the row, whose exponential is as quick. */
#define WHOLE 16
#define EACH_LANE(k) _Pragma("omp simd") for (int k = 0; k < WHOLE; k++)
#define LARGER(a, b) ((a) > (b) ? (a) : (b))
#define PLUS(a, b) ((a) + (b))
#define JOIN_HALVES(JOIN, lane, half)                                                              \
    for (int k = 0; k < (half); k++)                                                               \
        lane[k] = JOIN(lane[k], lane[k + (half)]);
#define JOIN_ALL(JOIN, lane)                                                                       \
    JOIN_HALVES(JOIN, lane, 8)                                                                     \
    JOIN_HALVES(JOIN, lane, 4) JOIN_HALVES(JOIN, lane, 2) JOIN_HALVES(JOIN, lane, 1)
#define log_float logf
#define log_double log

/* Elements [outer, count, inner] of contiguous tensors; count is the size of dim. */
typedef struct layers {
    const void *first, *second; /* input, or grad and output */
    void *result;
    int64_t outer, count, inner;
    dtype type;
    bool logarithm, gradient;
} layers;

/* Process one contiguous row. If the maximum is -inf the result is NaN, since (-inf) - (-inf)
   is. */
#define FORWARD_ROW(type, T, name)                                                                 \
    LEVELS(forward_row_##name, (const T *x, T *y, int64_t count, bool logarithm),                  \
           (x, y, count, logarithm)) {                                                             \
        const int64_t rest = count % WHOLE, whole = count - rest;                                  \
        T tops[WHOLE], sums[WHOLE] = {0}, last[WHOLE], powers[WHOLE];                              \
        const T spare = x[0];                                                                      \
        EACH_LANE(k) last[k] = k < rest ? x[whole + k] : spare;                                    \
        EACH_LANE(k) tops[k] = last[k];                                                            \
        for (int64_t i = 0; i < whole; i += WHOLE)                                                 \
            EACH_LANE(k) tops[k] = x[i + k] > tops[k] ? x[i + k] : tops[k];                        \
        JOIN_ALL(LARGER, tops)                                                                     \
        const T top = tops[0];                                                                     \
        for (int64_t i = 0; i < whole; i += WHOLE) {                                               \
            EACH_LANE(k) {                                                                         \
                const T power = exp_##name(x[i + k] - top);                                        \
                y[i + k] = power;                                                                  \
                sums[k] += power;                                                                  \
            }                                                                                      \
        }                                                                                          \
        if (rest) {                                                                                \
            EACH_LANE(k) powers[k] = exp_##name(last[k] - top);                                    \
            EACH_LANE(k) sums[k] += k < rest ? powers[k] : 0;                                      \
        }                                                                                          \
        JOIN_ALL(PLUS, sums)                                                                       \
        const T factor = logarithm ? log_##name(sums[0]) : 1 / sums[0];                            \
        if (logarithm) {                                                                           \
            for (int64_t i = 0; i < whole; i++)                                                    \
                y[i] = x[i] - top - factor;                                                        \
            EACH_LANE(k) if (k < rest) y[whole + k] = last[k] - top - factor;                      \
        } else {                                                                                   \
            for (int64_t i = 0; i < whole; i++)                                                    \
                y[i] *= factor;                                                                    \
            EACH_LANE(k) if (k < rest) y[whole + k] = powers[k] * factor;                          \
        }                                                                                          \
    }
EACH_FLOATING(FORWARD_ROW)

/* Process `width` adjacent columns, with elements `step` apart along dim. */
#define FORWARD_COLUMNS(type, T, name)                                                             \
    LEVELS(forward_columns_##name,                                                                 \
           (const T *x, T *y, int64_t count, int64_t step, int64_t width, bool logarithm),         \
           (x, y, count, step, width, logarithm)) {                                                \
        T top[COLUMNS], sum[COLUMNS];                                                              \
        for (int64_t j = 0; j < width; j++) {                                                      \
            top[j] = -INFINITY;                                                                    \
            sum[j] = 0;                                                                            \
        }                                                                                          \
        for (int64_t i = 0; i < count; i++)                                                        \
            for (int64_t j = 0; j < width; j++)                                                    \
                top[j] = x[i * step + j] > top[j] ? x[i * step + j] : top[j];                      \
        for (int64_t i = 0; i < count && logarithm; i++)                                           \
            _Pragma("omp simd") for (int64_t j = 0; j < width; j++)                                \
                sum[j] += exp_##name(x[i * step + j] - top[j]);                                    \
        for (int64_t i = 0; i < count && !logarithm; i++)                                          \
            _Pragma("omp simd") for (int64_t j = 0; j < width; j++) {                              \
                const T power = exp_##name(x[i * step + j] - top[j]);                              \
                y[i * step + j] = power;                                                           \
                sum[j] += power;                                                                   \
            }                                                                                      \
        for (int64_t j = 0; j < width; j++)                                                        \
            sum[j] = logarithm ? log_##name(sum[j]) : 1 / sum[j];                                  \
        for (int64_t i = 0; i < count && logarithm; i++)                                           \
            _Pragma("omp simd") for (int64_t j = 0; j < width; j++)                                \
                y[i * step + j] = x[i * step + j] - top[j] - sum[j];                               \
        for (int64_t i = 0; i < count && !logarithm; i++)                                          \
            _Pragma("omp simd") for (int64_t j = 0; j < width; j++) y[i * step + j] *= sum[j];     \
    }
EACH_FLOATING(FORWARD_COLUMNS)

#define BACKWARD_ROW(type, T, name)                                                                \
    LEVELS(backward_row_##name, (const T *grad, const T *y, T *to, int64_t count, bool logarithm), \
           (grad, y, to, count, logarithm)) {                                                      \
        T sum = 0;                                                                                 \
        if (logarithm) {                                                                           \
            _Pragma("omp simd reduction(+ : sum)") for (int64_t i = 0; i < count; i++)             \
                sum += grad[i];                                                                    \
            const int64_t rest = count % WHOLE, whole = count - rest;                              \
            _Pragma("omp simd") for (int64_t i = 0; i < whole; i++)                                \
                to[i] = grad[i] - exp_##name(y[i]) * sum;                                          \
            T powers[WHOLE], spare = y[0];                                                         \
            if (rest)                                                                              \
                EACH_LANE(i) powers[i] = exp_##name(i < rest ? y[whole + i] : spare);              \
            EACH_LANE(i) if (i < rest) to[whole + i] = grad[whole + i] - powers[i] * sum;          \
        } else {                                                                                   \
            _Pragma("omp simd reduction(+ : sum)") for (int64_t i = 0; i < count; i++)             \
                sum += grad[i] * y[i];                                                             \
            _Pragma("omp simd") for (int64_t i = 0; i < count; i++)                                \
                to[i] = y[i] * (grad[i] - sum);                                                    \
        }                                                                                          \
    }
EACH_FLOATING(BACKWARD_ROW)

#define BACKWARD_COLUMNS(type, T, name)                                                            \
    LEVELS(backward_columns_##name,                                                                \
           (const T *grad, const T *y, T *to, int64_t count, int64_t step, int64_t width,          \
            bool logarithm),                                                                       \
           (grad, y, to, count, step, width, logarithm)) {                                         \
        T sum[COLUMNS] = {0};                                                                      \
        for (int64_t i = 0; i < count; i++)                                                        \
            for (int64_t j = 0; j < width; j++)                                                    \
                sum[j] += logarithm ? grad[i * step + j] : grad[i * step + j] * y[i * step + j];   \
        for (int64_t i = 0; i < count; i++)                                                        \
            if (logarithm)                                                                         \
                _Pragma("omp simd") for (int64_t j = 0; j < width; j++)                            \
                    to[i * step + j] = grad[i * step + j] - exp_##name(y[i * step + j]) * sum[j];  \
            else                                                                                   \
                _Pragma("omp simd") for (int64_t j = 0; j < width; j++)                            \
                    to[i * step + j] = y[i * step + j] * (grad[i * step + j] - sum[j]);            \
    }
EACH_FLOATING(BACKWARD_COLUMNS)

/* Process up to ROWS consecutive rows from element `at`. A vector of rows is always full, so that a
   row's result does not depend on its neighbours. */
#define SHORT_ROWS(type, T, name)                                                                  \
    static void short_rows_##name(const layers *l, int64_t at, int64_t rows) {                     \
        enum { item = sizeof(T), step = ROWS * sizeof(T) };                                        \
        const int64_t count = l->count, pitch = count * item;                                      \
        T first[SHORT * ROWS], second[SHORT * ROWS], result[SHORT * ROWS];                         \
        if (rows < ROWS) {                                                                         \
            memset(first, 0, sizeof first);                                                        \
            memset(second, 0, sizeof second);                                                      \
        }                                                                                          \
        th_transpose((char *)first, step, (const char *)l->first + at * item, pitch, count, rows,  \
                     item);                                                                        \
        if (l->gradient) {                                                                         \
            th_transpose((char *)second, step, (const char *)l->second + at * item, pitch, count,  \
                         rows, item);                                                              \
            backward_columns_##name(first, second, result, count, ROWS, ROWS, l->logarithm);       \
        } else {                                                                                   \
            forward_columns_##name(first, result, count, ROWS, ROWS, l->logarithm);                \
        }                                                                                          \
        th_transpose((char *)l->result + at * item, pitch, (const char *)result, step, rows,       \
                     count, item);                                                                 \
    }
EACH_FLOATING(SHORT_ROWS)

/* Piece p is one row, or COLUMNS columns of one outer index. */
#define PIECES(type, T, name)                                                                      \
    static void pieces_##name(int64_t begin, int64_t end, const layers *l) {                       \
        const int64_t each = (l->inner + COLUMNS - 1) / COLUMNS;                                   \
        const bool transposes = l->inner == 1 && l->outer >= ROWS                                  \
                                && l->count <= (l->gradient ? SHORT_GRADIENT : SHORT);             \
        for (int64_t p = begin; transposes && p < end; p += ROWS)                                  \
            short_rows_##name(l, p * l->count, end - p < ROWS ? end - p : ROWS);                   \
        for (int64_t p = begin; !transposes && p < end; p++) {                                     \
            const int64_t first = p % each * COLUMNS, left = l->inner - first;                     \
            const int64_t width = left < COLUMNS ? left : COLUMNS;                                 \
            const int64_t at = p / each * l->count * l->inner + first;                             \
            const T *x = (const T *)l->first + at;                                                 \
            T *to = (T *)l->result + at;                                                           \
            if (l->gradient && l->inner == 1)                                                      \
                backward_row_##name(x, (const T *)l->second + at, to, l->count, l->logarithm);     \
            else if (l->gradient)                                                                  \
                backward_columns_##name(x, (const T *)l->second + at, to, l->count, l->inner,      \
                                        width, l->logarithm);                                      \
            else if (l->inner == 1)                                                                \
                forward_row_##name(x, to, l->count, l->logarithm);                                 \
            else                                                                                   \
                forward_columns_##name(x, to, l->count, l->inner, width, l->logarithm);            \
        }                                                                                          \
    }
EACH_FLOATING(PIECES)

static void pieces(int64_t begin, int64_t end, void *context) {
    const layers *l = context;
    if (l->type == TH_FLOAT)
        pieces_float(begin, end, l);
    else
        pieces_double(begin, end, l);
}

static int run(const char *op, tensor *output, const tensor *first, const tensor *second,
               int64_t dim, bool logarithm) {
    if (!output->numel)
        return 0;
    const around at = th_around(output, th_wrap_dim(op, dim, output->ndim));
    layers l = {.first = th_data(first),
                .second = second ? th_data(second) : NULL,
                .result = th_data(output),
                .outer = at.outer,
                .count = at.count,
                .inner = at.inner,
                .type = output->dtype,
                .logarithm = logarithm,
                .gradient = second};
    const int64_t each = (l.inner + COLUMNS - 1) / COLUMNS;
    const int64_t work = l.count * (l.inner < COLUMNS ? l.inner : COLUMNS);
    th_parallel(l.outer * each, 3.0 * (double)work, pieces, &l);
    return 0;
}

static int shape(const char *op, extent *result, const tensor *input, int64_t dim) {
    if (th_wrap_dim(op, dim, input->ndim) < 0)
        return -1;
    *result = th_extent(input);
    return 0;
}

static int gradient_shape(const char *op, extent *result, const tensor *grad, const tensor *output,
                          int64_t dim) {
    if (!th_same_size(grad, output))
        return th_fail(TH_RUNTIME, "%s: grad_output is %s, the result was %s; need the same size",
                       op, th_describe(grad), th_describe(output));
    return shape(op, result, grad, dim);
}

int shape_softmax(extent *result, const tensor *input, int64_t dim) {
    return shape("$", result, input, dim);
}

int cpu_softmax(tensor *output, const tensor *input, int64_t dim) {
    return run("$", output, input, NULL, dim, false);
}

int shape_log_softmax(extent *result, const tensor *input, int64_t dim) {
    return shape("$", result, input, dim);
}

int cpu_log_softmax(tensor *output, const tensor *input, int64_t dim) {
    return run("$", output, input, NULL, dim, true);
}

int shape_softmax_input(extent *result, const tensor *grad_output, const tensor *probability,
                        int64_t dim) {
    return gradient_shape("softmax_input", result, grad_output, probability, dim);
}

int cpu_softmax_input(tensor *output, const tensor *grad_output, const tensor *probability,
                      int64_t dim) {
    return run("softmax_input", output, grad_output, probability, dim, false);
}

int shape_log_softmax_input(extent *result, const tensor *grad_output,
                            const tensor *log_probability, int64_t dim) {
    return gradient_shape("log_softmax_input", result, grad_output, log_probability, dim);
}

int cpu_log_softmax_input(tensor *output, const tensor *grad_output, const tensor *log_probability,
                          int64_t dim) {
    return run("log_softmax_input", output, grad_output, log_probability, dim, true);
}
