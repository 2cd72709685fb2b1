/* create.c: tensors made from numbers, and the diagonals and triangles of matrices. */
#include <math.h>
#include <string.h>

#include "dense.h"
#include "generated/ops.h"

#define EACH_INTEGRAL(BODY)                                                                        \
    BODY(TH_BYTE, uint8_t, byte)                                                                   \
    BODY(TH_CHAR, int8_t, char)                                                                    \
    BODY(TH_SHORT, int16_t, short)                                                                 \
    BODY(TH_INT, int32_t, int)                                                                     \
    BODY(TH_LONG, int64_t, long)
#define EACH_FLOATING(BODY)                                                                        \
    BODY(TH_FLOAT, float, float)                                                                   \
    BODY(TH_DOUBLE, double, double)
#define MOST_ELEMENTS ((int64_t)1 << 60)

uint64_t th_random_bits(void); /* random.c */

/* Filled with one number */

static int take_sizes(const char *op, extent *result, const int64_t *size, int ndim) {
    if (ndim < 1 || ndim > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: %d sizes are given; need 1 to %d", op, ndim, TH_MAX_DIM);
    if (th_count(ndim, size) < 0)
        return -1;
    result->ndim = ndim;
    memcpy(result->size, size, sizeof(int64_t) * (size_t)ndim);
    return 0;
}

int th_zeros_shape(extent *result, const int64_t *size, int size_length) {
    return take_sizes("zeros", result, size, size_length);
}

int th_zeros_cpu(tensor *output, const int64_t *size, int size_length) {
    (void)size, (void)size_length;
    return th_zero(output);
}

int th_ones_shape(extent *result, const int64_t *size, int size_length) {
    return take_sizes("ones", result, size, size_length);
}

int th_ones_cpu(tensor *output, const int64_t *size, int size_length) {
    (void)size, (void)size_length;
    return th_fill(output, th_integral(1));
}

/* Diagonals */

static int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

/* The elements of a matrix on a diagonal, as a vector that shares its storage. */
static tensor *diagonal_of(const tensor *matrix, int64_t diagonal) {
    const int64_t rows = matrix->size[0], columns = matrix->size[1];
    tensor *line = th_alias(matrix);
    if (!line)
        return NULL;
    const int64_t *stride = matrix->stride;
    line->ndim = 1;
    line->stride[0] = stride[0] + stride[1];
    line->size[0] = 0;
    if (diagonal >= 0 && diagonal < columns)
        line->size[0] = smaller(rows, columns - diagonal);
    else if (diagonal < 0 && diagonal > -rows)
        line->size[0] = smaller(rows + diagonal, columns);
    if (line->size[0])
        line->offset += diagonal > 0 ? diagonal * stride[1] : -diagonal * stride[0];
    th_update(line);
    return line;
}

int th_eye_shape(extent *result, int64_t n, int64_t m) {
    m = m == TH_NONE ? n : m;
    if (n < 0 || m < 0)
        return th_fail(TH_VALUE, "eye: n is %lld, m is %lld; need 0 or more", (long long)n,
                       (long long)m);
    *result = (extent){2, {n, m}};
    return 0;
}

int th_eye_cpu(tensor *output, int64_t n, int64_t m) {
    (void)n, (void)m;
    tensor *line = diagonal_of(output, 0);
    const int failed = !line || th_zero(output) || th_fill(line, th_integral(1));
    th_drop(line);
    return -failed;
}

int th_diag_shape(extent *result, const tensor *input, int64_t diagonal) {
    if (input->ndim == 2) {
        tensor *line = diagonal_of(input, diagonal);
        if (!line)
            return -1;
        *result = (extent){1, {line->size[0]}};
        th_drop(line);
        return 0;
    }
    if (input->ndim != 1)
        return th_fail(TH_RUNTIME, "diag: input is %s; need 1 or 2 dimensions", th_describe(input));
    if (diagonal < -MOST_ELEMENTS || diagonal > MOST_ELEMENTS)
        return th_fail(TH_VALUE, "diag: diagonal is %lld; it is too far out", (long long)diagonal);
    const int64_t side = input->size[0] + (diagonal < 0 ? -diagonal : diagonal);
    *result = (extent){2, {side, side}};
    return 0;
}

int th_diag_cpu(tensor *output, const tensor *input, int64_t diagonal) {
    const bool spreads = input->ndim == 1;
    tensor *line = diagonal_of(spreads ? output : input, diagonal);
    int failed = !line || (spreads && th_zero(output));
    if (!failed)
        failed = spreads ? th_copy(line, input) : th_copy(output, line);
    th_drop(line);
    return failed ? -1 : 0;
}

#define TRACE(code, T, S, name)                                                                    \
    case code: {                                                                                   \
        S sum = 0;                                                                                 \
        for (int64_t i = 0; i < count; i++)                                                        \
            sum += ((const T *)th_data(input))[i * step];                                          \
        *(T *)th_data(output) = (T)sum;                                                            \
        return 0;                                                                                  \
    }
#define TRACE_INTEGRAL(code, T, name) TRACE(code, T, int64_t, name)
#define TRACE_FLOATING(code, T, name) TRACE(code, T, double, name)

int th_trace_cpu(tensor *output, const tensor *input) {
    const int64_t count = smaller(input->size[0], input->size[1]);
    const int64_t step = input->stride[0] + input->stride[1];
    switch (input->dtype) {
        EACH_INTEGRAL(TRACE_INTEGRAL)
        EACH_FLOATING(TRACE_FLOATING)
    }
    return th_fail(TH_TYPE, "trace: input is %s", th_describe(input));
}

/* Triangles */

typedef struct triangle {
    const char *input;
    char *output;
    int64_t columns, item, k;
    bool lower;
} triangle;

/* Of each row, columns up to k behind its number belong to the lower triangle. */
static void triangle_rows(int64_t begin, int64_t end, void *context) {
    const triangle *t = context;
    const size_t row = (size_t)(t->columns * t->item);
    for (int64_t i = begin; i < end; i++) {
        const int64_t reach = i + t->k + (t->lower ? 1 : 0);
        const int64_t cut = reach < 0 ? 0 : smaller(reach, t->columns);
        const size_t left = (size_t)(cut * t->item);
        const char *from = t->input + (size_t)i * row;
        char *to = t->output + (size_t)i * row;
        if (t->lower) {
            memcpy(to, from, left);
            memset(to + left, 0, row - left);
        } else {
            memset(to, 0, left);
            memcpy(to + left, from + left, row - left);
        }
    }
}

static int triangle_shape(const char *op, extent *result, const tensor *input) {
    if (input->ndim != 2)
        return th_fail(TH_RUNTIME, "%s: input is %s; need 2 dimensions", op, th_describe(input));
    *result = (extent){2, {input->size[0], input->size[1]}};
    return 0;
}

static int take_triangle(tensor *output, const tensor *input, int64_t k, bool lower) {
    const int64_t rows = input->size[0], columns = input->size[1];
    tensor *from = th_dense(input), *to = from ? th_dense_result(output) : NULL;
    if (to && to->numel) {
        k = k < -rows ? -rows : smaller(k, columns);
        triangle t = {th_data(from), th_data(to), columns, th_item_size[input->dtype], k, lower};
        th_parallel(rows, TH_PARALLEL / columns + 1, triangle_rows, &t);
    }
    th_drop(from);
    return th_deliver(output, to, 0);
}

int th_tril_shape(extent *result, const tensor *input, int64_t k) {
    (void)k;
    return triangle_shape("tril", result, input);
}

int th_tril_cpu(tensor *output, const tensor *input, int64_t k) {
    return take_triangle(output, input, k, true);
}

int th_triu_shape(extent *result, const tensor *input, int64_t k) {
    (void)k;
    return triangle_shape("triu", result, input);
}

int th_triu_cpu(tensor *output, const tensor *input, int64_t k) {
    return take_triangle(output, input, k, false);
}

/* Sequences */

static bool is_whole(scalar value) { return value.kind != TH_REAL; }

/* How many numbers lie from start to end; inclusive counts end itself. */
static int count_steps(const char *op, extent *result, scalar start, scalar end, scalar step,
                       bool inclusive) {
    double count;
    if (!isfinite(start.f) || !isfinite(end.f) || !isfinite(step.f) || step.f == 0 ||
        (step.f > 0 ? start.f > end.f : start.f < end.f))
        return th_fail(TH_VALUE, "%s: start is %g, end is %g, step is %g; need a step that leads from "
                       "start to end", op, start.f, end.f, step.f);
    if (is_whole(start) && is_whole(end) && is_whole(step)) {
        const __int128 span = (__int128)end.i - start.i, by = step.i;
        const __int128 steps = span / by + (inclusive || span % by != 0);
        count = (double)steps;
        result->size[0] = (int64_t)(steps < MOST_ELEMENTS ? steps : MOST_ELEMENTS);
    } else {
        const double steps = (end.f - start.f) / step.f;
        count = inclusive ? floor(steps) + 1 : ceil(steps);
        result->size[0] = (int64_t)(count < (double)MOST_ELEMENTS ? count : 0);
    }
    result->ndim = 1;
    if (count >= (double)MOST_ELEMENTS)
        return th_fail(TH_MEMORY, "%s: %g elements are too many", op, count);
    return 0;
}

typedef struct sequence {
    void *data;
    dtype type;
    scalar start, step;
    bool powers; /* of ten */
} sequence;

#define SEQUENCE(T, S, name, first, by)                                                            \
    CLONES static void sequence_##name(T *to, S start, S step, int64_t begin, int64_t end) {       \
        for (int64_t i = begin; i < end; i++)                                                      \
            to[i] = (T)(start + (S)i * step);                                                      \
    }
#define SEQUENCE_INTEGRAL(code, T, name) SEQUENCE(T, int64_t, name, i, i)
#define SEQUENCE_FLOATING(code, T, name) SEQUENCE(T, double, name, f, f)
EACH_INTEGRAL(SEQUENCE_INTEGRAL)
EACH_FLOATING(SEQUENCE_FLOATING)

#define RUN_INTEGRAL(code, T, name)                                                                \
    case code: sequence_##name(s->data, s->start.i, s->step.i, begin, end); break;
#define RUN_FLOATING(code, T, name)                                                                \
    case code:                                                                                     \
        sequence_##name(s->data, s->start.f, s->step.f, begin, end);                               \
        for (int64_t i = begin; s->powers && i < end; i++)                                         \
            ((T *)s->data)[i] = (T)pow(10, s->start.f + (double)i * s->step.f);                    \
        break;

static void sequence_range(int64_t begin, int64_t end, void *context) {
    const sequence *s = context;
    switch (s->type) {
        EACH_INTEGRAL(RUN_INTEGRAL)
        EACH_FLOATING(RUN_FLOATING)
    default: break;
    }
}

static int fill_sequence(tensor *output, scalar start, scalar step, bool powers) {
    tensor *to = th_dense_result(output);
    if (to && to->numel) {
        sequence s = {th_data(to), output->dtype, start, step, powers};
        th_parallel(to->numel, powers ? TH_PARALLEL / 16 : TH_PARALLEL, sequence_range, &s);
    }
    return th_deliver(output, to, 0);
}

/* Every element lies between the first and the last, so that these two tell whether all fit. */
static int fill_steps(const char *op, tensor *output, scalar start, scalar step) {
    const int64_t steps = output->numel - 1;
    if (steps < 0)
        return 0;
    scalar last = th_real(start.f + (double)steps * step.f);
    if (!th_is_floating(output->dtype)) {
        if (th_check_scalar(op, TH_LONG, start) || th_check_scalar(op, TH_LONG, step))
            return -1;
        last = th_integral(start.i + steps * step.i);
    }
    if (th_check_scalar(op, output->dtype, start) || th_check_scalar(op, output->dtype, last))
        return -1;
    return fill_sequence(output, start, step, false);
}

int th_arange_shape(extent *result, scalar start, scalar end, scalar step) {
    return count_steps("arange", result, start, end, step, false);
}

int th_arange_cpu(tensor *output, scalar start, scalar end, scalar step) {
    (void)end;
    return fill_steps("arange", output, start, step);
}

int th_range_shape(extent *result, scalar start, scalar end, scalar step) {
    return count_steps("range", result, start, end, step, true);
}

int th_range_cpu(tensor *output, scalar start, scalar end, scalar step) {
    (void)end;
    return fill_steps("range", output, start, step);
}

static int spaced_shape(const char *op, extent *result, scalar start, scalar end, int64_t steps) {
    if (steps < 0 || !isfinite(start.f) || !isfinite(end.f))
        return th_fail(TH_VALUE, "%s: start is %g, end is %g, steps is %lld; need 0 steps or more "
                       "between finite numbers", op, start.f, end.f, (long long)steps);
    *result = (extent){1, {steps}};
    return 0;
}

/* The last element is end itself, whatever the steps before it were rounded to. */
static int fill_spaced(const char *op, tensor *output, scalar start, scalar end, bool powers) {
    const int64_t count = output->numel;
    const double step = count > 1 ? (end.f - start.f) / (double)(count - 1) : 0;
    if (!powers && (th_check_scalar(op, output->dtype, start) ||
                    (count > 1 && th_check_scalar(op, output->dtype, end))))
        return -1;
    if (fill_sequence(output, start, th_real(step), powers))
        return -1;
    if (count > 1)
        th_put(output, output->offset + (count - 1) * output->stride[0],
               th_real(powers ? pow(10, end.f) : end.f));
    return 0;
}

int th_linspace_shape(extent *result, scalar start, scalar end, int64_t steps) {
    return spaced_shape("linspace", result, start, end, steps);
}

int th_linspace_cpu(tensor *output, scalar start, scalar end, int64_t steps) {
    (void)steps;
    return fill_spaced("linspace", output, start, end, false);
}

int th_logspace_shape(extent *result, scalar start, scalar end, int64_t steps) {
    return spaced_shape("logspace", result, start, end, steps);
}

int th_logspace_cpu(tensor *output, scalar start, scalar end, int64_t steps) {
    (void)steps;
    return fill_spaced("logspace", output, start, end, true);
}

/* Permutations */

/* A number below count, all as likely (Lemire, 2019: products, of which the few in excess are refused). */
static uint64_t below(uint64_t count) {
    unsigned __int128 product = (unsigned __int128)th_random_bits() * count;
    if ((uint64_t)product < count) {
        const uint64_t excess = -count % count;
        while ((uint64_t)product < excess)
            product = (unsigned __int128)th_random_bits() * count;
    }
    return (uint64_t)(product >> 64);
}

int th_randperm_shape(extent *result, int64_t n) {
    if (n < 0)
        return th_fail(TH_VALUE, "randperm: n is %lld; need 0 or more", (long long)n);
    *result = (extent){1, {n}};
    return 0;
}

int th_randperm_cpu(tensor *output, int64_t n) {
    tensor *to = th_dense_result(output);
    int64_t *order = to && n ? th_data(to) : NULL;
    for (int64_t i = 0; order && i < n; i++) {
        const int64_t j = (int64_t)below((uint64_t)i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    return th_deliver(output, to, 0);
}
