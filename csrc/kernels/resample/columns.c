/* columns.c: windows of images as columns of a matrix, [batch, channels x taps, windows]. */
#include "columns.h"

#include "base/each.h"
#include "kernels/gpu/gpu.h"
#include "walk/dense.h"

/* Pairs are (vertical, horizontal). */
typedef struct columns {
    const char *op;
    int64_t images, channels, size[2], result[2];
    const int64_t *kernel, *stride, *padding, *dilation;
    const void *from;
    void *to;
} columns;

static int64_t taps(const columns *c) { return c->kernel[0] * c->kernel[1]; }

/* Range [begin, end) of a row of windows whose tap lies inside the image. */
static void inside(const columns *c, int64_t tap, int64_t *begin, int64_t *end) {
    const int64_t shift = tap * c->dilation[1] - c->padding[1], stride = c->stride[1];
    const int64_t last = c->size[1] - 1 - shift;
    *begin = shift < 0 ? (-shift + stride - 1) / stride : 0;
    *end = last < 0 ? 0 : last / stride + 1;
    *end = *end < c->result[1] ? *end : c->result[1];
    *begin = *begin < *end ? *begin : *end;
}

#define TEMPLATE "kernels/resample/columns_units.h"
#include "base/each/long.h"
#define TEMPLATE "kernels/resample/columns_units.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/resample/columns_units.h"
#include "base/each/complex.h"

static th_range body_of(dtype type, bool back) {
    switch (type) {
#define BODY_CASE(type, T, name) CASE_OF(type, back ? fold_##name : unfold_##name)
        BODY_CASE(TH_LONG, int64_t, long)
        EACH_FLOATING(BODY_CASE)
        EACH_COMPLEX(BODY_CASE)
    default: return NULL;
    }
}

static int on_gpu(const columns *c, tensor *to, const tensor *from, bool back) {
    static const gpu_kernel kernels[] = {{"kernels/resample", "unfold"},
                                         {"kernels/resample", "fold"}};
    gpu_work w = {.at = {th_data(to), th_data(from)}, .n = {to->numel}};
    for (int d = 0; d < 2; d++) {
        const int64_t given[] = {c->size[d],   c->result[d],  c->kernel[d],
                                 c->stride[d], c->padding[d], c->dilation[d]};
        for (int k = 0; k < 6; k++)
            w.n[1 + 2 * k + d] = given[k];
    }
    return th_gpu_elements(to->device, &kernels[back], (dtype)to->dtype, to->numel, &w);
}

static int run(columns *c, tensor *output, const tensor *input, bool back) {
    if (output->device != TH_CPU)
        return on_gpu(c, output, input, back);
    if (!output->numel)
        return 0;
    c->from = th_data(input);
    c->to = th_data(output);
    const int64_t work = taps(c) * c->result[0] * c->result[1] + 1;
    th_parallel(c->images * c->channels, (double)work, body_of(output->dtype, back), c);
    return 0;
}

/* Count the windows of planes of c->size; afterwards products of kernel and result sizes cannot
   overflow. */
static int count_windows(columns *c) {
    for (int d = 0; d < 2; d++) {
        const int64_t kernel = c->kernel[d], stride = c->stride[d], padding = c->padding[d];
        const int64_t dilation = c->dilation[d];
        if (kernel < 1 || stride < 1 || padding < 0 || dilation < 1 || kernel > INT32_MAX
            || stride > INT32_MAX || padding > INT32_MAX || dilation > INT32_MAX)
            return th_fail(TH_VALUE,
                           "%s: kernel_size[%d] is %lld, stride %lld, padding %lld, dilation %lld; "
                           "need 1 or more, padding 0 or more, and %d at most",
                           c->op, d, (long long)kernel, (long long)stride, (long long)padding,
                           (long long)dilation, INT32_MAX);
        const int64_t room = c->size[d] + 2 * padding - dilation * (kernel - 1) - 1;
        if (c->size[d] < 1 || c->size[d] > INT32_MAX || room < 0)
            return th_fail(
                TH_VALUE,
                "%s: a plane is %s, kernel_size is %s, padding is %s, dilation is %s; need "
                "a window to fit",
                c->op, th_sizes(c->size, 2), th_sizes(c->kernel, 2), th_sizes(c->padding, 2),
                th_sizes(c->dilation, 2));
        c->result[d] = room / stride + 1;
    }
    return th_count(2, c->kernel) < 0 || th_count(2, c->result) < 0 ? -1 : 0;
}

static int read_planes(columns *c, const tensor *input) {
    if (input->ndim != 4)
        return th_fail(TH_RUNTIME, "%s: input is %s; need 4 dimensions", c->op, th_describe(input));
    c->images = input->size[0];
    c->channels = input->size[1];
    c->size[0] = input->size[2];
    c->size[1] = input->size[3];
    return count_windows(c);
}

static int read_columns(columns *c, const tensor *grad, const int64_t *size) {
    c->size[0] = size[0];
    c->size[1] = size[1];
    if (count_windows(c))
        return -1;
    const int64_t windows = c->result[0] * c->result[1];
    if (grad->ndim != 3 || grad->size[1] % taps(c) || grad->size[2] != windows)
        return th_fail(
            TH_RUNTIME,
            "%s: grad_output is %s; need 3 dimensions, the second divisible by the %lld elements "
            "of a window, and the third %lld, the windows of a plane of %s",
            c->op, th_describe(grad), (long long)taps(c), (long long)windows, th_sizes(size, 2));
    c->images = grad->size[0];
    c->channels = grad->size[1] / taps(c);
    return 0;
}

static columns with_options(const char *op, const int64_t *kernel_size, const int64_t *dilation,
                            const int64_t *padding, const int64_t *stride) {
    return (columns){.op = op,
                     .kernel = kernel_size,
                     .stride = stride,
                     .padding = padding,
                     .dilation = dilation};
}

int shape_columns(extent *result, const tensor *input, const int64_t *kernel_size,
                  const int64_t *dilation, const int64_t *padding, const int64_t *stride) {
    columns c = with_options("$", kernel_size, dilation, padding, stride);
    if (read_planes(&c, input))
        return -1;
    const extent whole = {
        6, {c.images, c.channels, c.kernel[0], c.kernel[1], c.result[0], c.result[1]}};
    if (th_count(whole.ndim, whole.size) < 0)
        return -1;
    *result = (extent){3, {c.images, c.channels * taps(&c), c.result[0] * c.result[1]}};
    return 0;
}

int cpu_columns(tensor *output, const tensor *input, const int64_t *kernel_size,
                const int64_t *dilation, const int64_t *padding, const int64_t *stride) {
    columns c = with_options("$", kernel_size, dilation, padding, stride);
    return read_planes(&c, input) ? -1 : run(&c, output, input, false);
}

int shape_columns_input(extent *result, const tensor *grad_output, const int64_t *size,
                        const int64_t *kernel_size, const int64_t *dilation, const int64_t *padding,
                        const int64_t *stride) {
    columns c = with_options("$", kernel_size, dilation, padding, stride);
    if (read_columns(&c, grad_output, size))
        return -1;
    *result = (extent){4, {c.images, c.channels, size[0], size[1]}};
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_columns_input(tensor *output, const tensor *grad_output, const int64_t *size,
                      const int64_t *kernel_size, const int64_t *dilation, const int64_t *padding,
                      const int64_t *stride) {
    columns c = with_options("$", kernel_size, dilation, padding, stride);
    return read_columns(&c, grad_output, size) ? -1 : run(&c, output, grad_output, true);
}
