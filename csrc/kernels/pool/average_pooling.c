/* average_pooling.c: the mean of each window, and its gradient. */
#include "average_pooling.h"

#include <string.h>

#include "base/each.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"

/* The part of a window inside the input along one dimension, and what its mean divides by. */
typedef struct span {
    int64_t begin, end, count;
} span;

static span window(const windows *w, int d, int64_t position) {
    const int64_t start = position * w->stride[d] - w->padding[d];
    int64_t end = start + w->kernel[d];
    if (end > w->size[d] + w->padding[d])
        end = w->size[d] + w->padding[d];
    span s = {start < 0 ? 0 : start, end < w->size[d] ? end : w->size[d], end - start};
    if (!w->padded_mean)
        s.count = s.end - s.begin;
    return s;
}

/* The columns whose windows are whole divide by one number. */
static void whole_columns(const windows *w, int64_t *begin, int64_t *end) {
    const int64_t last = w->size[1] + w->padding[1] - w->kernel[1];
    *begin = (w->padding[1] + w->stride[1] - 1) / w->stride[1];
    *end = (w->size[1] + w->padding[1] - w->kernel[1]) / w->stride[1] + 1;
    if (last < 0 || *end < *begin)
        *end = *begin = 0;
    if (*end > w->result[1])
        *end = w->result[1];
    if (*begin > *end)
        *begin = *end;
}

#define MEANS(type, T, name)                                                                       \
    CLONES static void add_row_##name(T *to, const T *from, int64_t stride, int64_t count) {       \
        for (int64_t j = 0; j < count; j++)                                                        \
            to[j] += from[j * stride];                                                             \
    }                                                                                              \
    CLONES static void divide_row_##name(const windows *w, T *to, const T *from, int64_t lines) {  \
        int64_t begin, end;                                                                        \
        whole_columns(w, &begin, &end);                                                            \
        const T whole = (T)(lines * w->kernel[1]);                                                 \
        for (int64_t j = 0; j < begin; j++)                                                        \
            to[j] = from[j] / (T)(lines * window(w, 1, j).count);                                  \
        for (int64_t j = begin; j < end; j++)                                                      \
            to[j] = from[j] / whole;                                                               \
        for (int64_t j = end; j < w->result[1]; j++)                                               \
            to[j] = from[j] / (T)(lines * window(w, 1, j).count);                                  \
    }                                                                                              \
    static void mean_planes_##name(int64_t begin, int64_t end, void *context) {                    \
        const windows *w = context;                                                                \
        const int64_t width = w->size[1], count = w->result[1];                                    \
        for (int64_t row = begin * w->result[0]; row < end * w->result[0]; row++) {                \
            const T *plane = (const T *)w->from + row / w->result[0] * w->size[0] * width;         \
            const span y = window(w, 0, row % w->result[0]);                                       \
            T *to = (T *)w->to + row * count;                                                      \
            memset(to, 0, (size_t)count * sizeof(T));                                              \
            for (int64_t i = y.begin; i < y.end; i++)                                              \
                for (int64_t tap = 0; tap < w->kernel[1]; tap++) {                                 \
                    int64_t first, last;                                                           \
                    th_pool_inside(w, tap, &first, &last);                                         \
                    if (first < last)                                                              \
                        add_row_##name(to + first,                                                 \
                                       plane + i * width + first * w->stride[1] + tap              \
                                           - w->padding[1],                                        \
                                       w->stride[1], last - first);                                \
                }                                                                                  \
            divide_row_##name(w, to, to, y.count);                                                 \
        }                                                                                          \
    }                                                                                              \
    static void spread_planes_##name(int64_t begin, int64_t end, void *context) {                  \
        const windows *w = context;                                                                \
        for (int64_t p = begin; p < end; p++) {                                                    \
            T *plane = (T *)w->to + p * w->size[0] * w->size[1];                                   \
            const T *grad = (const T *)w->from + p * w->result[0] * w->result[1];                  \
            memset(plane, 0, (size_t)(w->size[0] * w->size[1]) * sizeof(T));                       \
            for (int64_t i = 0; i < w->result[0]; i++) {                                           \
                const span y = window(w, 0, i);                                                    \
                for (int64_t j = 0; j < w->result[1]; j++) {                                       \
                    const span x = window(w, 1, j);                                                \
                    const T share = *grad++ / (T)(y.count * x.count);                              \
                    for (int64_t k = y.begin; k < y.end; k++)                                      \
                        for (int64_t l = x.begin; l < x.end; l++)                                  \
                            plane[k * w->size[1] + l] += share;                                    \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }
EACH_FLOATING(MEANS)

static int means(windows *w, tensor *output, const tensor *input, bool gradient) {
    tensor *from = th_dense(input), *to = th_dense_result(output);
    const int failed = from && to ? 0 : -1;
    if (!failed && output->numel) {
        const bool single = output->dtype == TH_FLOAT;
        w->from = th_data(from);
        w->to = th_data(to);
        const th_range spreads = single ? spread_planes_float : spread_planes_double;
        const th_range averages = single ? mean_planes_float : mean_planes_double;
        th_parallel(w->planes, th_pool_grain(w), gradient ? spreads : averages, w);
    }
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_avg_pool2d(extent *result, const tensor *input, const int64_t *kernel_size,
                     const int64_t *stride, const int64_t *padding, bool ceil_mode,
                     bool count_include_pad) {
    windows w = {.op = "avg_pool2d", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (th_pool_read(&w, input, NULL, kernel_size, stride, padding, NULL))
        return -1;
    th_pool_size(result, input, w.result);
    return 0;
}

int cpu_avg_pool2d(tensor *output, const tensor *input, const int64_t *kernel_size,
                   const int64_t *stride, const int64_t *padding, bool ceil_mode,
                   bool count_include_pad) {
    windows w = {.op = "avg_pool2d", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (th_pool_read(&w, input, NULL, kernel_size, stride, padding, NULL))
        return -1;
    return means(&w, output, input, false);
}

static int read_gradient(windows *w, const tensor *grad, const int64_t *size,
                         const int64_t *kernel_size, const int64_t *stride,
                         const int64_t *padding) {
    if (th_pool_read(w, grad, size, kernel_size, stride, padding, NULL))
        return -1;
    const int64_t *have = grad->size + grad->ndim - 2;
    if (have[0] != w->result[0] || have[1] != w->result[1])
        return th_fail(TH_RUNTIME, "%s: grad_output is %s; need planes of %lldx%lld", w->op,
                       th_describe(grad), (long long)w->result[0], (long long)w->result[1]);
    return 0;
}

int shape_avg_pool2d_input(extent *result, const tensor *grad_output, const int64_t *size,
                           const int64_t *kernel_size, const int64_t *stride,
                           const int64_t *padding, bool ceil_mode, bool count_include_pad) {
    windows w = {.op = "avg_pool2d_input", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (read_gradient(&w, grad_output, size, kernel_size, stride, padding))
        return -1;
    th_pool_size(result, grad_output, size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_avg_pool2d_input(tensor *output, const tensor *grad_output, const int64_t *size,
                         const int64_t *kernel_size, const int64_t *stride, const int64_t *padding,
                         bool ceil_mode, bool count_include_pad) {
    windows w = {.op = "avg_pool2d_input", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (read_gradient(&w, grad_output, size, kernel_size, stride, padding))
        return -1;
    return means(&w, output, grad_output, true);
}
