/* triangle.c: triangles and transposes selected by an option, for gradients of factorizations. */
#include "triangle.h"

#include "base/each.h"
#include "row/row.h"
#include "walk/walk.h"

static int check_rank(const char *op, const tensor *t) {
    if (t->ndim == 2)
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s; need a matrix", op, th_describe(t));
}

int view_transpose_if(tensor *output, bool transpose) {
    if (check_rank("transpose_if", output))
        return -1;
    if (transpose) {
        const int64_t size = output->size[0], stride = output->stride[0];
        output->size[0] = output->size[1];
        output->stride[0] = output->stride[1];
        output->size[1] = size;
        output->stride[1] = stride;
    }
    return 0;
}

/* Keep a triangle and multiply its diagonal. */
#define KEEP(type, T, name)                                                                        \
    static void keep_##name(const tensor *output, const tensor *input, bool upper, T diagonal) {   \
        for (int64_t i = 0; i < input->size[0]; i++) {                                             \
            const T *x = (const T *)th_data(input) + i * input->stride[0];                         \
            T *y = (T *)th_data(output) + i * output->stride[0];                                   \
            const int64_t step = input->stride[1], to = output->stride[1], n = input->size[1];     \
            const int64_t first = upper ? (i < n ? i : n) : 0;                                     \
            const int64_t end = upper || i + 1 > n ? n : i + 1;                                    \
            for (int64_t j = 0; j < first; j++)                                                    \
                y[j * to] = 0;                                                                     \
            for (int64_t j = first; j < end; j++)                                                  \
                y[j * to] = x[j * step];                                                           \
            for (int64_t j = end; j < n; j++)                                                      \
                y[j * to] = 0;                                                                     \
            if (i < n)                                                                             \
                y[i * to] = diagonal == 0 ? 0 : diagonal * x[i * step];                            \
        }                                                                                          \
    }
EACH_FLOATING(KEEP)

static int keep(tensor *output, const tensor *input, bool upper, double diagonal) {
    if (output->dtype == TH_FLOAT)
        keep_float(output, input, upper, (float)diagonal);
    else
        keep_double(output, input, upper, diagonal);
    return 0;
}

int shape_triangle(extent *result, const tensor *input, bool upper, bool unit) {
    (void)upper, (void)unit;
    *result = th_extent(input);
    return check_rank("triangle", input);
}

int cpu_triangle(tensor *output, const tensor *input, bool upper, bool unit) {
    return keep(output, input, upper, unit ? 0 : 1);
}

int shape_halve_diagonal(extent *result, const tensor *input) {
    *result = th_extent(input);
    return check_rank("halve_diagonal", input);
}

int cpu_halve_diagonal(tensor *output, const tensor *input) {
    return keep(output, input, false, 0.5);
}
