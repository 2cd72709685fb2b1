/* moving_mean.c: means of neighbours along the last dim. */
#include "moving_mean.h"

#include "base/each.h"
#include "walk/dense.h"

int shape_moving_mean(extent *size, const tensor *input, int64_t window) {
    const int64_t length = input->size[input->ndim - 1];
    if (window < 1 || window > length)
        return th_fail(TH_VALUE,
                       "moving_mean: input is %s, window is %lld; need 1 <= window <= %lld",
                       th_describe(input), (long long)window, (long long)length);
    *size = th_extent(input);
    size->size[input->ndim - 1] = length - window + 1;
    return 0;
}

/* x: [rows, length]; y: [rows, length - window + 1]. Backward: dx[i + k] += dy[i] / window. */
#define MOVING(type, T, name)                                                                      \
    static void forward_##name(const T *x, T *y, int64_t rows, int64_t length, int64_t window) {   \
        const int64_t means = length - window + 1;                                                 \
        for (int64_t r = 0; r < rows; r++)                                                         \
            for (int64_t i = 0; i < means; i++) {                                                  \
                T sum = 0;                                                                         \
                for (int64_t k = 0; k < window; k++)                                               \
                    sum += x[r * length + i + k];                                                  \
                y[r * means + i] = sum / (T)window;                                                \
            }                                                                                      \
    }                                                                                              \
    static void adjoint_##name(const T *dy, T *dx, int64_t rows, int64_t length, int64_t window) { \
        const int64_t means = length - window + 1;                                                 \
        for (int64_t r = 0; r < rows; r++)                                                         \
            for (int64_t i = 0; i < means; i++)                                                    \
                for (int64_t k = 0; k < window; k++)                                               \
                    dx[r * length + i + k] += dy[r * means + i] / (T)window;                       \
    }
EACH_FLOATING(MOVING)

static int64_t rows_of(const tensor *t) {
    const int64_t length = t->size[t->ndim - 1];
    return length ? t->numel / length : 0;
}

int cpu_moving_mean(tensor *output, const tensor *input, int64_t window) {
    const int64_t length = input->size[input->ndim - 1];
    if (input->dtype == TH_FLOAT)
        forward_float(th_data(input), th_data(output), rows_of(input), length, window);
    else
        forward_double(th_data(input), th_data(output), rows_of(input), length, window);
    return 0;
}

int backward_moving_mean(const saved *s, tensor *const *grad, tensor **result) {
    const tensor *input = s->t[0];
    tensor *dy = th_dense(grad[0]);
    tensor *dx = dy ? th_new(dy->device, dy->dtype, input->ndim, input->size) : NULL;
    const int64_t length = input->size[input->ndim - 1];
    int failed = !dx || th_zero(dx);
    if (!failed && dy->dtype == TH_FLOAT)
        adjoint_float(th_data(dy), th_data(dx), rows_of(input), length, s->n[0]);
    else if (!failed)
        adjoint_double(th_data(dy), th_data(dx), rows_of(input), length, s->n[0]);
    th_drop(dy);
    if (failed)
        th_drop(dx);
    else
        result[0] = dx;
    return failed ? -1 : 0;
}
