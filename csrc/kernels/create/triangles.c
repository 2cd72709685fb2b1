/* triangles.c: upper and lower triangles of batches of matrices. */
#include "triangles.h"

#include <string.h>

#include "walk/walk.h"

/* Rows of all matrices, numbered consecutively; elements outside the triangle become zero. */
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

/* In row i, the lower triangle has the columns up to i + k. */
static void clear_rows(int64_t begin, int64_t end, void *context) {
    const triangles *w = context;
    const tensor *t = w->t;
    const int last = t->ndim - 1;
    const int64_t columns = t->size[last], item = th_item_size[t->dtype];
    const int64_t step = t->stride[last] * item;
    for (int64_t row = begin; row < end; row++) {
        char *to = th_data(t);
        for (int64_t d = last - 1, rest = row; d >= 0; rest /= t->size[d--])
            to += rest % t->size[d] * t->stride[d] * item;
        const int64_t reach = row % t->size[last - 1] + w->k + w->lower;
        const int64_t cut = reach < 0 ? 0 : reach < columns ? reach : columns;
        if (w->lower)
            clear(to + cut * step, step, columns - cut, item);
        else
            clear(to, step, cut, item);
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
    th_parallel(output->numel / columns, (double)columns / 4, clear_rows, &w);
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
