/* cummax.c: the largest or smallest element up to each along a dimension, and where it stands last. */
#include "cummax.h"

#include "base/each.h"
#include "row/row.h"
#include "walk/dense.h"

#define COLUMNS 512 /* neighbouring columns that are worked on together where dim is not the last */
#define RUN 32 /* elements of a line that are asked at once whether one of them is a new peak */

/* Contiguous [outer, count, inner]. */
typedef struct peaks {
    const void *from;
    void *values;
    int64_t *indices;
    int64_t count, inner;
    dtype type;
    bool largest;
} peaks;

/* The first row is its own peak; each other row takes an element or what the row before it has. An
   element that is nan is always taken, and nothing else after it. */
#define CLIMB(T, name, word, before)                                                               \
    FEW_CLONES static void word##_##name(const T *x, int64_t count, int64_t step, int64_t width,   \
                                         T *values, int64_t *indices) {                            \
        for (int64_t j = 0; j < width; j++)                                                        \
            values[j] = x[j], indices[j] = 0;                                                      \
        for (int64_t i = 1; i < count; i++)                                                        \
            for (int64_t j = i * step; j < i * step + width; j++) {                                \
                const T best = values[j - step];                                                   \
                const bool taken = x[j] before best || x[j] != x[j];                               \
                values[j] = taken ? x[j] : best;                                                   \
                indices[j] = taken ? i : indices[j - step];                                        \
            }                                                                                      \
    }
/* A line. In most lines new peaks are rare, so what has none is filled with the last one. */
#define LINE(T, name, word, before)                                                                \
    FEW_CLONES static void word##_line_##name(const T *x, int64_t count, T *values,                \
                                              int64_t *indices) {                                  \
        T best = x[0];                                                                             \
        int64_t place = 0;                                                                         \
        for (int64_t i = 0; i < count; i += RUN) {                                                 \
            const int64_t end = count - i < RUN ? count : i + RUN;                                 \
            T taken = end - i < RUN;                                                               \
            if (!taken)                                                                            \
                for (int64_t j = 0; j < RUN; j++)                                                  \
                    taken = (x[i + j] before best) | (x[i + j] != x[i + j]) ? 1 : taken;           \
            if (!taken)                                                                            \
                for (int64_t j = i; j < i + RUN; j++)                                              \
                    values[j] = best, indices[j] = place;                                          \
            else                                                                                   \
                for (int64_t j = i; j < end; j++) {                                                \
                    if (x[j] before best || x[j] != x[j])                                          \
                        best = x[j], place = j;                                                    \
                    values[j] = best, indices[j] = place;                                          \
                }                                                                                  \
        }                                                                                          \
    }
#define BOTH(type, T, name)                                                                        \
    CLIMB(T, name, rise, >=)                                                                       \
    CLIMB(T, name, fall, <=) LINE(T, name, rise, >=) LINE(T, name, fall, <=)
EACH_TYPE(BOTH)

#define TAKE(type, T, name)                                                                        \
    case type:                                                                                     \
        if (p->inner == 1)                                                                         \
            (p->largest ? rise_line_##name : fall_line_##name)(                                    \
                (const T *)p->from + at, p->count, (T *)p->values + at, p->indices + at);          \
        else                                                                                       \
            (p->largest ? rise_##name : fall_##name)((const T *)p->from + at, p->count, p->inner,  \
                                                     width, (T *)p->values + at, p->indices + at); \
        break;

static void pieces(int64_t begin, int64_t end, void *context) {
    const peaks *p = context;
    const int64_t each = (p->inner + COLUMNS - 1) / COLUMNS;
    for (int64_t piece = begin; piece < end; piece++) {
        const int64_t column = piece % each * COLUMNS, left = p->inner - column;
        const int64_t at = piece / each * p->count * p->inner + column;
        const int64_t width = left < COLUMNS ? left : COLUMNS;
        switch (p->type) {
            EACH_TYPE(TAKE)
        default: break;
        }
    }
}

static int run(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool largest) {
    const int64_t along = th_wrap_dim(largest ? "cummax" : "cummin", dim, input->ndim);
    tensor *from = th_dense_apart(values, input), *to = th_dense_result(values);
    tensor *places = th_dense_result(indices);
    int failed = from && to && places ? 0 : -1;
    if (!failed && input->numel) {
        const around a = th_around(input, along);
        peaks p = {th_data(from), th_data(to),  th_data(places), a.count,
                   a.inner,       input->dtype, largest};
        const int64_t width = a.inner < COLUMNS ? a.inner : COLUMNS;
        th_parallel(a.outer * ((a.inner + COLUMNS - 1) / COLUMNS),
                    TH_PARALLEL / (a.count * width) + 1, pieces, &p);
    }
    th_drop(from);
    failed = th_deliver(values, to, failed);
    return th_deliver(indices, places, failed);
}

static int shape(const char *op, extent *result, const tensor *input, int64_t dim) {
    if (th_wrap_dim(op, dim, input->ndim) < 0)
        return -1;
    result[0] = result[1] = th_extent(input);
    return 0;
}

int shape_cummax(extent *result, const tensor *input, int64_t dim) {
    return shape("cummax", result, input, dim);
}

int cpu_cummax(tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    return run(values, indices, input, dim, true);
}

int shape_cummin(extent *result, const tensor *input, int64_t dim) {
    return shape("cummin", result, input, dim);
}

int cpu_cummin(tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    return run(values, indices, input, dim, false);
}
