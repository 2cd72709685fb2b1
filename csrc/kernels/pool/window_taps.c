/* window_taps.c: gradients of max_pool_values from the winner's number within each window, a
   byte. */
#include "window_taps.h"

#include "kernels/gpu/pooling.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"

/* Offset of element `tap` from the first element of its window. Numbers that no window has are far
   away. */
typedef struct taps {
    windows *w;
    const uint8_t *tap;
    int64_t beyond[TH_POOL_TAPS];
} taps;

static void find_taps(taps *x) {
    const windows *w = x->w;
    const int64_t *kernel = w->kernel, *step = w->dilation, *size = w->size;
    const int64_t count = th_pool_volume(kernel);
    for (int64_t t = 0; t < TH_POOL_TAPS; t++) {
        const int64_t z = t / kernel[2] / kernel[1], y = t / kernel[2] % kernel[1];
        const int64_t offset = (z * step[0] * size[1] + y * step[1]) * size[2];
        x->beyond[t] = t < count ? offset + t % kernel[2] * step[2] : INT64_MIN / 2;
    }
}

#define TEMPLATE "kernels/pool/tap_planes.h"
#include "base/each/floating.h"

static int run(windows *w, bool add, tensor *output, const tensor *input, const tensor *tap) {
    taps x = {.w = w};
    const bool single = output->dtype == TH_FLOAT;
    if (!output->numel)
        return 0;
    w->from = th_data(input);
    w->to = th_data(output);
    x.tap = w->tap = th_data(tap);
    find_taps(&x);
    if (output->device != TH_CPU)
        return th_gpu_pool_winners(w, output, NULL, add ? TH_WINNERS_ADD : TH_WINNERS_GATHER);
    return th_pool_run(
        w, add ? (single ? add_float : add_double) : (single ? gather_float : gather_double), &x);
}

/* Set up the windows of planes of `size`, one per tap. window: kernel sizes, strides, paddings and
   dilations, concatenated. */
static int read_taps(windows *w, const tensor *planes, const tensor *tap, const ints *size,
                     ints window) {
    const int dims = window.count / 4;
    const window_options options = {{window.at, dims},
                                    {window.at + dims, dims},
                                    {window.at + 2 * dims, dims},
                                    {window.at + 3 * dims, dims}};
    if (window.count % 4 || !dims)
        return th_fail(TH_VALUE,
                       "%s: window has %d numbers; need kernel_size, stride, padding and "
                       "dilation of each dimension",
                       w->op, window.count);
    if (th_pool_read(w, planes, size, &options))
        return -1;
    bool same = tap->ndim == planes->ndim;
    for (int d = 0; same && d < tap->ndim; d++)
        same = tap->size[d]
               == (d < 2 ? planes->size[d] : w->result[TH_POOL_DIMS - w->dims + d - 2]);
    if (!same)
        return th_fail(TH_RUNTIME,
                       "%s: taps is %s; need the batch and channels of %s, and planes of %s", w->op,
                       th_describe(tap), th_describe(planes),
                       th_sizes(w->result + TH_POOL_DIMS - w->dims, w->dims));
    return 0;
}

int shape_max_pool_values_input(extent *result, const tensor *grad_output, const tensor *tap,
                                ints size, ints window, bool ceil_mode) {
    windows w = {.op = "max_pool_values_input", .ceil = ceil_mode};
    if (read_taps(&w, grad_output, tap, &size, window) || th_pool_check_gradient(&w, grad_output))
        return -1;
    th_pool_size(result, &w, grad_output, w.size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_max_pool_values_input(tensor *output, const tensor *grad_output, const tensor *tap,
                              ints size, ints window, bool ceil_mode) {
    windows w = {.op = "max_pool_values_input", .ceil = ceil_mode};
    return read_taps(&w, grad_output, tap, &size, window) ? -1
                                                          : run(&w, true, output, grad_output, tap);
}

int shape_max_pool_values_gather(extent *result, const tensor *input, const tensor *tap,
                                 ints window, bool ceil_mode) {
    windows w = {.op = "max_pool_values_gather", .ceil = ceil_mode};
    *result = th_extent(tap);
    return read_taps(&w, input, tap, NULL, window);
}

int cpu_max_pool_values_gather(tensor *output, const tensor *input, const tensor *tap, ints window,
                               bool ceil_mode) {
    windows w = {.op = "max_pool_values_gather", .ceil = ceil_mode};
    return read_taps(&w, input, tap, NULL, window) ? -1 : run(&w, false, output, input, tap);
}
