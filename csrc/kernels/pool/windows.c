/* windows.c: the windows of pooling, checked and counted. */
#include "kernels/pool/windows.h"

static int check_options(windows *w, const int64_t *kernel, const int64_t *stride,
                         const int64_t *padding, const int64_t *dilation) {
    for (int d = 0; d < 2; d++) {
        w->kernel[d] = kernel[d];
        w->stride[d] = stride[d];
        w->padding[d] = padding[d];
        w->dilation[d] = dilation ? dilation[d] : 1;
        const bool positive = kernel[d] >= 1 && stride[d] >= 1 && w->dilation[d] >= 1;
        const bool small = kernel[d] <= INT32_MAX && stride[d] <= INT32_MAX
                           && w->dilation[d] <= INT32_MAX;
        if (!positive || !small || padding[d] < 0 || padding[d] > kernel[d] / 2)
            return th_fail(TH_VALUE,
                           "%s: kernel_size is %lld, stride is %lld, padding is %lld, dilation is "
                           "%lld for dimension %d; need 1 or more, and 0 <= padding <= "
                           "kernel_size / 2",
                           w->op, (long long)kernel[d], (long long)stride[d], (long long)padding[d],
                           (long long)w->dilation[d], d - 2);
    }
    return 0;
}

/* Counts the windows of one dimension; 0 where the input is too small, or where dilation makes some
   window miss every element of it. */
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

int th_pool_planes(windows *w, const tensor *t, const int64_t *size) {
    if (t->ndim != 3 && t->ndim != 4)
        return th_fail(TH_RUNTIME, "%s: input is %s; need 3 or 4 dimensions", w->op,
                       th_describe(t));
    w->planes = t->size[0] * (t->ndim == 4 ? t->size[1] : 1);
    for (int d = 0; d < 2; d++)
        w->size[d] = size ? size[d] : t->size[t->ndim - 2 + d];
    return 0;
}

static int check_windows(windows *w) {
    for (int d = 0; d < 2; d++)
        if ((w->result[d] = count_windows(w, d)) < 1)
            return th_fail(TH_VALUE,
                           "%s: a plane is %lldx%lld, kernel_size is %lldx%lld, padding is "
                           "%lldx%lld, dilation is %lldx%lld; need each window to fit and to hold "
                           "an element",
                           w->op, (long long)w->size[0], (long long)w->size[1],
                           (long long)w->kernel[0], (long long)w->kernel[1],
                           (long long)w->padding[0], (long long)w->padding[1],
                           (long long)w->dilation[0], (long long)w->dilation[1]);
    return 0;
}

int th_pool_read(windows *w, const tensor *t, const int64_t *size, const int64_t *kernel,
                 const int64_t *stride, const int64_t *padding, const int64_t *dilation) {
    const int failed = check_options(w, kernel, stride, padding, dilation)
                       || th_pool_planes(w, t, size) || check_windows(w);
    return -failed;
}

void th_pool_size(extent *result, const tensor *t, const int64_t *plane) {
    result->ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        result->size[d] = d < t->ndim - 2 ? t->size[d] : plane[d - t->ndim + 2];
}

int64_t th_pool_grain(const windows *w) {
    const int64_t work = w->size[0] * w->size[1] + 1;
    return TH_PARALLEL / work + 1;
}
