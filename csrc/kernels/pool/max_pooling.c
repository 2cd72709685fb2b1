/* max_pooling.c: maximum of each window and its position. */
#include "max_pooling.h"

#include <string.h>

#include "base/each.h"
#include "kernels/gpu/pooling.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"

#define PIECE 64
#define VECTOR 16 /* results of a row that are computed together */
#define NARROW 31 /* most results of a row that is copied */
/* The larger number, or the first NaN. Chained selections vectorise, unlike conditions joined by &
   and |. */
#define BETTER(T, result, x, y)                                                                    \
    T result = y > x ? y : x;                                                                      \
    result = y != y ? y : result;                                                                  \
    result = x != x ? x : result;
/* The code of a winner among four is as wide as an element. */
#define CODE __typeof__(__builtin_choose_expr(sizeof(T) == 4, (int32_t)0, (int64_t)0))

/* First tap of a row of results in a line of input. */
static int64_t first_tap(const windows *w, int64_t row, int64_t depth, int64_t height) {
    const int64_t z = th_pool_tap(w, 0, row / w->result[1], depth);
    return (z * w->kernel[1] + th_pool_tap(w, 1, row % w->result[1], height)) * w->kernel[2];
}

static bool is_2x2(const windows *w) {
    bool simple = !w->adaptive && w->kernel[0] == 1 && w->stride[0] == 1 && w->padding[0] == 0;
    for (int d = 1; d < TH_POOL_DIMS; d++)
        simple = simple && w->kernel[d] == 2 && w->stride[d] == 2 && w->padding[d] == 0
                 && w->dilation[d] == 1 && w->result[d] * 2 <= w->size[d];
    return simple;
}

#define TEMPLATE "kernels/pool/max_windows.h"
#include "kernels/pool/each_pooled.h"

static int largest(windows *w, tensor *output, tensor *indices, const tensor *input) {
    if (!output->numel)
        return 0;
    w->inside = input->contiguous && output->contiguous && indices->contiguous ? 0 : input->size[1];
    w->from = th_data(input);
    w->to = th_data(output);
    if (indices->dtype == TH_LONG)
        w->index = th_data(indices);
    else
        w->tap = th_data(indices);
    if (input->device != TH_CPU)
        return th_gpu_pool_max(w, output);
    return th_pool_run(w,
                       input->dtype == TH_FLOAT    ? max_planes_float
                       : input->dtype == TH_DOUBLE ? max_planes_double
                                                   : max_planes_long,
                       w);
}

int shape_max_pool(extent *result, const tensor *input, ints kernel_size, ints stride, ints padding,
                   ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options options = {kernel_size, stride, padding, dilation};
    if (th_pool_read(&w, input, NULL, &options))
        return -1;
    th_pool_size(&result[0], &w, input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_max_pool(tensor *output, tensor *indices, const tensor *input, ints kernel_size,
                 ints stride, ints padding, ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options options = {kernel_size, stride, padding, dilation};
    return th_pool_read(&w, input, NULL, &options) ? -1 : largest(&w, output, indices, input);
}

int shape_max_pool_values(extent *result, const tensor *input, ints kernel_size, ints stride,
                          ints padding, ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options options = {kernel_size, stride, padding, dilation};
    if (th_pool_read(&w, input, NULL, &options))
        return -1;
    if (th_pool_volume(w.kernel) > TH_POOL_TAPS)
        return th_fail(TH_DECLINED, "$: kernel_size is %s; need at most %d elements",
                       th_sizes(kernel_size.at, kernel_size.count), TH_POOL_TAPS);
    th_pool_size(&result[0], &w, input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_max_pool_values(tensor *output, tensor *taps, const tensor *input, ints kernel_size,
                        ints stride, ints padding, ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options options = {kernel_size, stride, padding, dilation};
    return th_pool_read(&w, input, NULL, &options) ? -1 : largest(&w, output, taps, input);
}

int shape_adaptive_max_pool(extent *result, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    if (th_pool_adapt(&w, input, NULL, output_size))
        return -1;
    th_pool_size(&result[0], &w, input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_adaptive_max_pool(tensor *output, tensor *indices, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    return th_pool_adapt(&w, input, NULL, output_size) ? -1 : largest(&w, output, indices, input);
}
