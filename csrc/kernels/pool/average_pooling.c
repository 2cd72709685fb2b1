/* average_pooling.c: mean of each window, and its gradient. */
#include "average_pooling.h"

#include <stdlib.h>

#include "kernels/gpu/pooling.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"
#include "walk/loop.h"

/* Whether windows are two adjacent elements. */
static bool is_pairs(const windows *w) {
    return !w->adaptive && w->kernel[2] == 2 && w->stride[2] == 2 && w->padding[2] == 0
           && 2 * w->result[2] <= w->size[2];
}

/* Whether one window covers the plane. */
static bool is_global(const windows *w) {
    bool global = w->divisor == TH_NONE;
    for (int d = 0; d < TH_POOL_DIMS; d++)
        global = global && w->result[d] == 1 && w->kernel[d] == w->size[d] && w->padding[d] == 0;
    return global;
}

/* Channels of pixels that are summed together, and the lanes and blocks of sum_lanes.h. */
enum { TOGETHER = 64, ALL_LANES = 32, FEW_LANES = 8, IN_BLOCK = 512 };

#define TEMPLATE "kernels/pool/mean_windows.h"
#include "kernels/pool/each_pooled.h"

static int means(windows *w, tensor *output, const tensor *input) {
    if (!input->numel || !output->numel)
        return th_zero(output);
    w->inside = input->contiguous && output->contiguous ? 0 : input->size[1];
    w->from = th_data(input);
    w->to = th_data(output);
    if (output->device != TH_CPU)
        return th_gpu_pool_mean(w, output);
    return th_pool_run(w,
                       output->dtype == TH_FLOAT    ? means_float
                       : output->dtype == TH_DOUBLE ? means_double
                                                    : means_long,
                       w);
}

static int read_means(windows *w, const tensor *t, const ints *size,
                      const window_options *options) {
    if (w->divisor != TH_NONE && (w->divisor == 0 || llabs(w->divisor) > INT32_MAX))
        return th_fail(TH_VALUE,
                       "%s: divisor_override is %lld; need a number other than 0 within %d", w->op,
                       (long long)w->divisor, INT32_MAX);
    return th_pool_read(w, t, size, options);
}

int shape_avg_pool(extent *result, const tensor *input, ints kernel_size, ints stride, ints padding,
                   bool ceil_mode, bool count_include_pad, int64_t divisor) {
    windows w = {
        .op = "$", .ceil = ceil_mode, .padded_mean = count_include_pad, .divisor = divisor};
    const window_options options = {kernel_size, stride, padding, {0}};
    if (read_means(&w, input, NULL, &options))
        return -1;
    th_pool_size(result, &w, input, w.result);
    return 0;
}

int cpu_avg_pool(tensor *output, const tensor *input, ints kernel_size, ints stride, ints padding,
                 bool ceil_mode, bool count_include_pad, int64_t divisor) {
    windows w = {
        .op = "$", .ceil = ceil_mode, .padded_mean = count_include_pad, .divisor = divisor};
    const window_options options = {kernel_size, stride, padding, {0}};
    return read_means(&w, input, NULL, &options) ? -1 : means(&w, output, input);
}

int shape_avg_pool_input(extent *result, const tensor *grad_output, ints size, ints kernel_size,
                         ints stride, ints padding, bool ceil_mode, bool count_include_pad,
                         int64_t divisor) {
    windows w = {
        .op = "$", .ceil = ceil_mode, .padded_mean = count_include_pad, .divisor = divisor};
    const window_options options = {kernel_size, stride, padding, {0}};
    if (read_means(&w, grad_output, &size, &options) || th_pool_check_gradient(&w, grad_output))
        return -1;
    th_pool_size(result, &w, grad_output, w.size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_avg_pool_input(tensor *output, const tensor *grad_output, ints size, ints kernel_size,
                       ints stride, ints padding, bool ceil_mode, bool count_include_pad,
                       int64_t divisor) {
    windows w = {.op = "$",
                 .ceil = ceil_mode,
                 .padded_mean = count_include_pad,
                 .divisor = divisor,
                 .gradient = true};
    const window_options options = {kernel_size, stride, padding, {0}};
    return read_means(&w, grad_output, &size, &options) ? -1 : means(&w, output, grad_output);
}

int shape_adaptive_avg_pool(extent *result, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    if (th_pool_adapt(&w, input, NULL, output_size))
        return -1;
    th_pool_size(result, &w, input, w.result);
    return 0;
}

int cpu_adaptive_avg_pool(tensor *output, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    return th_pool_adapt(&w, input, NULL, output_size) ? -1 : means(&w, output, input);
}

/* grad_output has one element per window. */
static int adapt_gradient(windows *w, const tensor *grad_output, ints size) {
    const ints count = {grad_output->size + 2, grad_output->ndim - 2};
    *w = (windows){.op = "$", .gradient = true};
    return th_pool_adapt(w, grad_output, &size, count);
}

int shape_adaptive_avg_pool_input(extent *result, const tensor *grad_output, ints size) {
    windows w;
    if (adapt_gradient(&w, grad_output, size))
        return -1;
    th_pool_size(result, &w, grad_output, w.size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_adaptive_avg_pool_input(tensor *output, const tensor *grad_output, ints size) {
    windows w;
    return adapt_gradient(&w, grad_output, size) ? -1 : means(&w, output, grad_output);
}
