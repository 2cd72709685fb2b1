/* triangles.c: upper and lower triangles of batches of matrices. */
#include "triangles.h"

#include <string.h>

#include "walk/walk.h"

/* Matrices [rows, columns]; elements outside the triangle become zero. */
typedef struct triangles {
    const tensor *t;
    int64_t k;
    bool lower;
} triangles;

static void clear(char *to, int64_t step, int64_t count, int64_t item) {
    if (step == item && count > 0)
        memset(to, 0, (size_t)(count * item));
    else
        for (int64_t j = 0; j < count; j++)
            memset(to + j * step, 0, (size_t)item);
}

static int64_t between(int64_t low, int64_t value, int64_t high) {
    return value < low ? low : value < high ? value : high;
}

/* In row i, the lower triangle has the columns up to i + k. */
static void clear_matrices(int64_t begin, int64_t end, void *context) {
    const triangles *w = context;
    const tensor *t = w->t;
    const int last = t->ndim - 1;
    const int64_t rows = t->size[last - 1], columns = t->size[last];
    const int64_t item = th_item_size[t->dtype], step = th_stride(t)[last] * item;
    const int64_t first = w->lower ? 0 : between(0, 1 - w->k, rows);
    const int64_t stop = w->lower ? between(0, columns - w->k - 1, rows) : rows;
    for (int64_t matrix = begin; matrix < end; matrix++) {
        char *to = (char *)th_data(t) + first * th_stride(t)[last - 1] * item;
        for (int64_t d = last - 2, rest = matrix; d >= 0; rest /= t->size[d--])
            to += rest % t->size[d] * th_stride(t)[d] * item;
        for (int64_t i = first; i < stop; i++, to += th_stride(t)[last - 1] * item) {
            const int64_t cut = between(0, i + w->k + w->lower, columns);
            if (w->lower)
                clear(to + cut * step, step, columns - cut, item);
            else
                clear(to, step, cut, item);
        }
    }
}

static int shape(const char *op, extent *result, const tensor *input) {
    if (input->ndim < 2)
        return th_fail(TH_RUNTIME, "%s: input is %s; need 2 dimensions or more", op,
                       th_describe(input));
    *result = th_extent(input);
    return 0;
}

static int keep_triangle(tensor *output, int64_t k, bool lower) {
    const int last = output->ndim - 1;
    if (!output->numel)
        return 0;
    const int64_t rows = output->size[last - 1], columns = output->size[last];
    k = k < -rows ? -rows : k < columns ? k : columns;
    triangles w = {output, k, lower};
    th_parallel(output->numel / columns / rows, (double)rows * (double)columns / 4, clear_matrices,
                &w);
    return 0;
}

int shape_tril(extent *result, const tensor *input, int64_t k) {
    (void)k;
    return shape("tril", result, input);
}

int cpu_tril(tensor *output, int64_t k) { return keep_triangle(output, k, true); }

int shape_triu(extent *result, const tensor *input, int64_t k) {
    (void)k;
    return shape("triu", result, input);
}

int cpu_triu(tensor *output, int64_t k) { return keep_triangle(output, k, false); }
