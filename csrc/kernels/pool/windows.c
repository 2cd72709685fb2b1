/* windows.c: checks and counts pooling windows. */
#include "kernels/pool/windows.h"

/* Describe the sizes of the caller's dimensions for messages. */
static const char *sizes(const windows *w, const int64_t *of) {
    return th_sizes(of + TH_POOL_DIMS - w->dims, w->dims);
}

/* Read one right-aligned list of numbers; missing dimensions get `usual`, all of them if the list
   is empty. */
static int take(const windows *w, const char *name, ints option, int64_t usual, int64_t *into) {
    for (int d = 0; d < TH_POOL_DIMS; d++)
        into[d] = usual;
    if (option.count && option.count != w->dims)
        return th_fail(
            TH_VALUE,
            "%s: %s has %d numbers; need %d, one for each dimension after batch and channels",
            w->op, name, option.count, w->dims);
    for (int d = 0; d < option.count; d++)
        into[TH_POOL_DIMS - w->dims + d] = option.at[d];
    return 0;
}

static int check_options(windows *w, const window_options *options) {
    if (take(w, "kernel_size", options->kernel, 1, w->kernel)
        || take(w, "stride", options->stride, 1, w->stride)
        || take(w, "padding", options->padding, 0, w->padding)
        || take(w, "dilation", options->dilation, 1, w->dilation))
        return -1;
    for (int d = 0; d < TH_POOL_DIMS; d++) {
        const int64_t kernel = w->kernel[d], stride = w->stride[d], dilation = w->dilation[d];
        const bool positive = kernel >= 1 && stride >= 1 && dilation >= 1;
        const bool small = kernel <= INT32_MAX && stride <= INT32_MAX && dilation <= INT32_MAX;
        if (!positive || !small || w->padding[d] < 0 || w->padding[d] > kernel / 2)
            return th_fail(TH_VALUE,
                           "%s: kernel_size is %lld, stride is %lld, padding is %lld, dilation is "
                           "%lld for dimension %d; need 1 or more, and 0 <= padding <= "
                           "kernel_size / 2",
                           w->op, (long long)kernel, (long long)stride, (long long)w->padding[d],
                           (long long)dilation, d - TH_POOL_DIMS);
    }
    int64_t volume = w->kernel[0] * w->kernel[1]; /* means divide by it */
    if (__builtin_mul_overflow(volume, w->kernel[2], &volume))
        return th_fail(TH_VALUE, "%s: kernel_size is %s; need fewer than 2^63 elements", w->op,
                       sizes(w, w->kernel));
    return 0;
}

/* Count the windows of one dimension; 0 if the input is too small, or if dilation makes a window
   miss every element. */
static int64_t count_windows(const windows *w, int d) {
    const int64_t size = w->size[d], padding = w->padding[d], stride = w->stride[d];
    const int64_t room = size + 2 * padding - w->dilation[d] * (w->kernel[d] - 1) - 1
                         + (w->ceil ? stride - 1 : 0);
    if (size < 1 || size > INT32_MAX || room < 0)
        return 0;
    int64_t count = room / stride + 1;
    if (w->ceil && (count - 1) * stride >= size + padding)
        count--; /* the last window would lie in the padding */
    for (int64_t i = 0; i < count && w->dilation[d] > 1; i++) {
        const int64_t start = i * stride - padding;
        const int64_t skipped = start < 0 ? (-start + w->dilation[d] - 1) / w->dilation[d] : 0;
        if (skipped >= w->kernel[d] || start + skipped * w->dilation[d] >= size)
            return 0;
    }
    return count;
}

int th_pool_planes(windows *w, const tensor *t, const ints *size) {
    w->dims = t->ndim - 2;
    if (w->dims < 1 || w->dims > TH_POOL_DIMS)
        return th_fail(TH_RUNTIME,
                       "%s: %s is %s; need batch, channels and 1 to 3 dimensions of a plane", w->op,
                       size ? "grad_output" : "input", th_describe(t));
    w->planes = t->size[0] * t->size[1];
    const ints own = {t->size + 2, w->dims};
    return take(w, "size", size ? *size : own, 1, w->size);
}

static int check_windows(windows *w) {
    for (int d = 0; d < TH_POOL_DIMS; d++)
        if ((w->result[d] = count_windows(w, d)) < 1)
            return th_fail(TH_VALUE,
                           "%s: a plane is %s, kernel_size is %s, padding is %s, dilation is %s; "
                           "need each window to fit and to hold an element",
                           w->op, sizes(w, w->size), sizes(w, w->kernel), sizes(w, w->padding),
                           sizes(w, w->dilation));
    return 0;
}

int th_pool_read(windows *w, const tensor *t, const ints *size, const window_options *options) {
    const int failed = th_pool_planes(w, t, size) || check_options(w, options) || check_windows(w);
    return -failed;
}

int th_pool_adapt(windows *w, const tensor *t, const ints *size, ints result) {
    if (th_pool_planes(w, t, size) || take(w, "output_size", result, 1, w->result))
        return -1;
    for (int d = 0; d < TH_POOL_DIMS; d++)
        w->result[d] = w->result[d] == TH_NONE ? w->size[d] : w->result[d];
    w->adaptive = false;
    w->divisor = TH_NONE;
    for (int d = 0; d < TH_POOL_DIMS; d++) {
        if (w->size[d] < 1 || w->result[d] < 0 || w->size[d] > INT32_MAX
            || w->result[d] > INT32_MAX)
            return th_fail(TH_VALUE,
                           "%s: a plane is %s, output_size is %s; need a plane of 1 or more each, "
                           "and output_size of 0 or more",
                           w->op, sizes(w, w->size), sizes(w, w->result));
        const int64_t count = w->result[d] ? w->result[d] : 1; /* no window is empty */
        w->adaptive |= w->size[d] % count != 0;
        w->kernel[d] = w->stride[d] = w->size[d] / count;
        w->padding[d] = 0;
        w->dilation[d] = 1;
    }
    return 0;
}

int th_pool_check_gradient(const windows *w, const tensor *grad_output) {
    for (int d = 0; d < w->dims; d++)
        if (grad_output->size[2 + d] != w->result[TH_POOL_DIMS - w->dims + d])
            return th_fail(TH_RUNTIME, "%s: grad_output is %s; need planes of %s", w->op,
                           th_describe(grad_output), sizes(w, w->result));
    return 0;
}

void th_pool_size(extent *result, const windows *w, const tensor *t, const int64_t *plane) {
    result->ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        result->size[d] = d < 2 ? t->size[d] : plane[TH_POOL_DIMS - w->dims + d - 2];
}

#define ROW 32 /* cycles that begin a row of results, approximately */

int th_pool_run(const windows *w, th_range body, void *context) {
    const int64_t rows = w->result[0] * w->result[1];
    const int64_t cost = th_pool_volume(w->size) + th_pool_volume(w->result) + ROW * rows;
    if (w->inside)
        th_parallel(w->planes / w->inside * rows, (double)(cost / rows * w->inside), body, context);
    else
        th_parallel(w->planes, (double)cost, body, context);
    return w->failed ? th_fail(TH_MEMORY, "%s: cannot allocate working memory", w->op) : 0;
}
