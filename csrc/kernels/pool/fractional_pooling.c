/* fractional_pooling.c: maximum over randomly placed windows (Graham, 2014). */
#include "fractional_pooling.h"

#include "kernels/gpu/pooling.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"

/* Return where window `position` of result[d] begins; the last window ends with the input. Steps
   are 0, 1 or 2 elements, around a ratio; the sample in [0, 1] selects their order. */
static int64_t begin_of(const windows *w, int d, int64_t position, double sample) {
    const int64_t last = w->size[d] - w->kernel[d];
    if (position == w->result[d] - 1)
        return last;
    const double ratio = (double)last / (double)(w->result[d] - 1);
    const int64_t begin = (int64_t)((position + sample) * ratio) - (int64_t)(sample * ratio);
    return begin < 0 ? 0 : begin > last ? last : begin;
}

/* samples: the caller's number per plane and dimension; NaN counts as 0. */
typedef struct drawn {
    windows w;
    const void *samples;
} drawn;

#define TEMPLATE "kernels/pool/drawn_windows.h"
#include "base/each/floating.h"

static int read_drawn(windows *w, const tensor *input, const tensor *samples, ints kernel_size,
                      ints output_size) {
    const window_options options = {.kernel = kernel_size};
    windows adaptive = {.op = w->op};
    if (th_pool_read(w, input, NULL, &options)
        || th_pool_adapt(&adaptive, input, NULL, output_size))
        return -1;
    memcpy(w->result, adaptive.result, sizeof(w->result));
    for (int d = 0; d < TH_POOL_DIMS; d++)
        if (w->result[d] + w->kernel[d] - 1 > w->size[d])
            return th_fail(TH_VALUE,
                           "%s: input is %s, kernel_size is %lld, output_size is %lld; need "
                           "output_size + kernel_size - 1 elements or more in dimension %d",
                           w->op, th_describe(input), (long long)w->kernel[d],
                           (long long)w->result[d], d - TH_POOL_DIMS);
    const extent wanted = {3, {input->size[0], input->size[1], w->dims}};
    if (!th_has_size(samples, &wanted))
        return th_fail(TH_RUNTIME, "%s: samples is %s; need %s", w->op, th_describe(samples),
                       th_sizes(wanted.size, 3));
    return 0;
}

int shape_fractional_max_pool(extent *result, const tensor *input, const tensor *samples,
                              ints kernel_size, ints output_size) {
    windows w = {.op = "fractional_max_pool"};
    if (read_drawn(&w, input, samples, kernel_size, output_size))
        return -1;
    th_pool_size(&result[0], &w, input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_fractional_max_pool(tensor *output, tensor *indices, const tensor *input,
                            const tensor *samples, ints kernel_size, ints output_size) {
    drawn c = {.w = {.op = "fractional_max_pool"}};
    if (read_drawn(&c.w, input, samples, kernel_size, output_size))
        return -1;
    if (!output->numel)
        return 0;
    c.w.from = th_data(input);
    c.w.to = th_data(output);
    c.w.index = th_data(indices);
    c.samples = th_data(samples);
    if (output->device != TH_CPU)
        return th_gpu_pool_drawn(&c.w, c.samples, output);
    return th_pool_run(&c.w, input->dtype == TH_FLOAT ? drawn_planes_float : drawn_planes_double,
                       &c);
}
