/* extrema.c: maximum or minimum along a dimension, and its first index. */
#include "extrema.h"

#include <math.h>

#include "base/each.h"
#include "walk/dense.h"

/* elements of a row whose extremum is found first; its position only if it wins */
#define BLOCK 1024
#define SHORT 16    /* shorter rows are scanned once, element by element */
#define COLUMNS 256 /* adjacent columns processed together if dim is not the last */

/* Contiguous [outer, count, inner]; results are [outer, inner]. */
typedef struct layers {
    const void *from;
    void *values;
    int64_t *indices;
    int64_t outer, count, inner;
    bool smallest;
    dtype type;
} layers;

/* Find the extremum of a block, ignoring NaN, and whether it has a NaN. */
#define BLOCK_EXTREME(type, T, name)                                                               \
    CLONES static T block_max_##name(const T *x, int64_t count) {                                  \
        T top = x[0];                                                                              \
        _Pragma("omp simd reduction(max : top)") for (int64_t i = 0; i < count; i++)               \
            top = x[i] > top ? x[i] : top;                                                         \
        return top;                                                                                \
    }                                                                                              \
    CLONES static T block_min_##name(const T *x, int64_t count) {                                  \
        T top = x[0];                                                                              \
        _Pragma("omp simd reduction(min : top)") for (int64_t i = 0; i < count; i++)               \
            top = x[i] < top ? x[i] : top;                                                         \
        return top;                                                                                \
    }                                                                                              \
    CLONES static int64_t place_##name(const T *x, int64_t count, T value) {                       \
        int64_t i = 0;                                                                             \
        for (; i + 64 <= count; i += 64) {                                                         \
            T found = 0;                                                                           \
            for (int j = 0; j < 64; j++)                                                           \
                found = x[i + j] == value ? 1 : found;                                             \
            if (found)                                                                             \
                break;                                                                             \
        }                                                                                          \
        while (i < count && !(x[i] == value))                                                      \
            i++;                                                                                   \
        return i;                                                                                  \
    }
EACH_TYPE(BLOCK_EXTREME)

#define NO_NAN(type, T, name)                                                                      \
    static int64_t first_nan_##name(const T *x, int64_t count) {                                   \
        (void)x;                                                                                   \
        return count;                                                                              \
    }
#define FIRST_NAN(type, T, name)                                                                   \
    CLONES static int64_t first_nan_##name(const T *x, int64_t count) {                            \
        int bad = 0;                                                                               \
        for (int64_t i = 0; i < count; i++)                                                        \
            bad |= x[i] != x[i];                                                                   \
        int64_t i = bad ? 0 : count;                                                               \
        while (i < count && x[i] == x[i])                                                          \
            i++;                                                                                   \
        return i;                                                                                  \
    }
EACH_INTEGRAL(NO_NAN)
EACH_FLOATING(FIRST_NAN)

#define ROW(type, T, name)                                                                         \
    static void row_##name(const T *x, int64_t count, bool smallest, T *value, int64_t *index) {   \
        int64_t best = 0, where = 0;                                                               \
        T top = x[0];                                                                              \
        if (count < SHORT) {                                                                       \
            for (int64_t i = 1; i < count && top == top; i++) {                                    \
                const bool wins = x[i] != x[i] || (smallest ? x[i] < top : x[i] > top);            \
                top = wins ? x[i] : top;                                                           \
                best = wins ? i : best;                                                            \
            }                                                                                      \
            *value = top;                                                                          \
            *index = best;                                                                         \
            return;                                                                                \
        }                                                                                          \
        for (int64_t first = 0; first < count; first += BLOCK) {                                   \
            const int64_t length = count - first < BLOCK ? count - first : BLOCK;                  \
            const T *block = x + first;                                                            \
            const int64_t nan = first_nan_##name(block, length);                                   \
            if (nan < length) {                                                                    \
                *value = block[nan];                                                               \
                *index = first + nan;                                                              \
                return;                                                                            \
            }                                                                                      \
            const T extreme = smallest ? block_min_##name(block, length)                           \
                                       : block_max_##name(block, length);                          \
            if (!first || (smallest ? extreme < top : extreme > top)) {                            \
                top = extreme;                                                                     \
                best = first;                                                                      \
                where = length;                                                                    \
            }                                                                                      \
        }                                                                                          \
        *index = best + place_##name(x + best, where, top);                                        \
        *value = x[*index];                                                                        \
    }
EACH_TYPE(ROW)

/* NaN beats everything but an earlier NaN; for integers those comparisons compile away. */
#define COLUMN_LOOP(T, WINS)                                                                       \
    for (int64_t i = 1; i < count; i++)                                                            \
        for (int64_t j = 0; j < width; j++) {                                                      \
            const T next = x[i * step + j], have = value[j];                                       \
            const bool wins = !(next WINS have) & (have == have);                                  \
            value[j] = wins ? next : have;                                                         \
            index[j] = wins ? i : index[j];                                                        \
        }
#define COLUMN(type, T, name)                                                                      \
    CLONES static void columns_##name(const T *restrict x, int64_t count, int64_t step,            \
                                      int64_t width, bool smallest, T *restrict value,             \
                                      int64_t *restrict index) {                                   \
        for (int64_t j = 0; j < width; j++) {                                                      \
            value[j] = x[j];                                                                       \
            index[j] = 0;                                                                          \
        }                                                                                          \
        if (smallest)                                                                              \
            COLUMN_LOOP(T, >=)                                                                     \
        else                                                                                       \
            COLUMN_LOOP(T, <=)                                                                     \
    }
EACH_TYPE(COLUMN)

/* Piece p is one row, or COLUMNS columns of one outer index. */
#define PIECES(type, T, name)                                                                      \
    static void pieces_##name(const layers *l, int64_t begin, int64_t end) {                       \
        const int64_t each = (l->inner + COLUMNS - 1) / COLUMNS;                                   \
        for (int64_t p = begin; p < end; p++) {                                                    \
            const int64_t first = p % each * COLUMNS, left = l->inner - first;                     \
            const int64_t to = p / each * l->inner + first;                                        \
            const T *x = (const T *)l->from + p / each * l->count * l->inner + first;              \
            if (l->inner == 1)                                                                     \
                row_##name(x, l->count, l->smallest, (T *)l->values + to, l->indices + to);        \
            else                                                                                   \
                columns_##name(x, l->count, l->inner, left < COLUMNS ? left : COLUMNS,             \
                               l->smallest, (T *)l->values + to, l->indices + to);                 \
        }                                                                                          \
    }
EACH_TYPE(PIECES)

static void pieces(int64_t begin, int64_t end, void *context) {
    const layers *l = context;
    switch (l->type) {
#define PIECES_CASE(type, T, name)                                                                 \
    case type: return pieces_##name(l, begin, end);
        EACH_TYPE(PIECES_CASE)
    default: break;
    }
}

static int shape(const char *op, extent *result, const tensor *input, int64_t dim, bool keepdim) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    if (!input->size[along])
        return th_fail(TH_RUNTIME, "%s: input is %s; need one element or more along dimension %lld",
                       op, th_describe(input), (long long)along);
    result[0].ndim = 0;
    for (int d = 0; d < input->ndim; d++)
        if (d != along || keepdim)
            result[0].size[result[0].ndim++] = d == along ? 1 : input->size[d];
    result[1] = result[0];
    return 0;
}

static int run(const char *op, tensor *values, tensor *indices, const tensor *input, int64_t dim,
               bool smallest) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    tensor *from = th_begin_dense(input), *value = th_dense_result(values);
    tensor *index = th_dense_result(indices);
    int failed = from && value && index ? 0 : -1;
    if (!failed && input->numel) {
        const around a = th_around(input, along);
        layers l = {th_data(from), th_data(value), th_data(index), a.outer,
                    a.count,       a.inner,        smallest,       input->dtype};
        const int64_t each = (l.inner + COLUMNS - 1) / COLUMNS;
        const int64_t work = l.count * (l.inner < COLUMNS ? l.inner : COLUMNS);
        th_parallel(l.outer * each, (double)work, pieces, &l);
    }
    th_end_dense(from, input);
    failed = th_deliver(values, value, failed);
    return th_deliver(indices, index, failed);
}

int shape_max_dim(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    return shape("max", result, input, dim, keepdim);
}

int cpu_max_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return run("max", values, indices, input, dim, false);
}

int shape_min_dim(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    return shape("min", result, input, dim, keepdim);
}

int cpu_min_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return run("min", values, indices, input, dim, true);
}
