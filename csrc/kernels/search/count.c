/* count.c: histograms. */
#include "count.h"

#include <math.h>

#include "kernels/gpu/counts.h"
#include "kernels/gpu/weighted_sum.h"
#include "kernels/index/index_check.h"
#include "row/row.h"
#include "walk/dense.h"

#define TEMPLATE "kernels/search/histogram_bins.h"
#include "base/each/floating.h"

/* Equal intervals */

int shape_histc(extent *result, const tensor *input, int64_t bins, scalar min, scalar max) {
    if (bins < 1 || !isfinite(min.f) || !isfinite(max.f) || min.f > max.f)
        return th_fail(TH_VALUE,
                       "histc: bins is %lld, min is %g, max is %g; need one bin or more and finite "
                       "min <= max",
                       (long long)bins, min.f, max.f);
    (void)input;
    *result = (extent){1, {bins}};
    return 0;
}

/* Use the range of the elements if none is given; widen an empty range by one on both sides. */
static int find_range(const tensor *from, double *low, double *high) {
    if (*low != *high)
        return 0;
    if (from->numel) {
        if (from->device != TH_CPU) {
            if (th_gpu_range(from, low, high))
                return -1;
        } else if (from->dtype == TH_FLOAT)
            range_float(th_data(from), from->numel, low, high);
        else
            range_double(th_data(from), from->numel, low, high);
        if (!isfinite(*low) || !isfinite(*high))
            return th_fail(TH_RUNTIME,
                           "histc: input is %s with elements that are not finite; pass min and max",
                           th_describe(from));
    }
    if (*low == *high) {
        *low -= 1;
        *high += 1;
    }
    return 0;
}

/* Count in integers, since floats are exact only up to 2^24. */
static int count_bins(tensor *output, const tensor *from, double low, double high) {
    const int64_t bins = output->numel;
    /* Keeps both factors finite for a subnormal range. */
    const double unit = high - low < 0x1p-900 ? 0x1p100 : 1;
    const double scale = (double)bins / ((high - low) * unit);
    tensor *counts = th_new((device)output->device, TH_LONG, 1, output->size);
    int failed = counts ? th_zero(counts) : -1;
    if (!failed && from->device != TH_CPU)
        failed = th_gpu_histogram(counts, from, low, high, unit, scale);
    else if (!failed && from->dtype == TH_FLOAT)
        histogram_float(th_data(from), from->numel, low, high, unit, scale, bins, th_data(counts));
    else if (!failed)
        histogram_double(th_data(from), from->numel, low, high, unit, scale, bins, th_data(counts));
    return th_deliver(output, counts, failed);
}

int cpu_histc(tensor *output, const tensor *input, int64_t bins, scalar min, scalar max) {
    (void)bins;
    const bool narrow = input->dtype == TH_FLOAT; /* an element that equals a bound is inside */
    double low = narrow ? (float)min.f : min.f, high = narrow ? (float)max.f : max.f;
    if (find_range(input, &low, &high))
        return -1;
    if (!isfinite(high - low))
        return th_fail(TH_VALUE, "histc: from %g to %g is too wide a range", low, high);
    return count_bins(output, input, low, high);
}

/* Integers */

CLONES static void limits(const int64_t *x, int64_t count, int64_t *low, int64_t *high) {
    int64_t least = 0, most = -1;
    for (int64_t i = 0; i < count; i++) {
        least = x[i] < least ? x[i] : least;
        most = x[i] > most ? x[i] : most;
    }
    *low = least;
    *high = most;
}

/* Find a vector's maximum, -1 if empty, and the position of the first negative element, or -1. */
static int look_through(const tensor *input, int64_t *most, int64_t *negative) {
    tensor *from = th_dense(input);
    int failed = from ? 0 : -1;
    if (!failed && from->device != TH_CPU)
        failed = th_gpu_whole_range(from, most, negative);
    else if (!failed) {
        int64_t low, first = 0;
        limits(th_data(from), from->numel, &low, most);
        while (low < 0 && first < from->numel - 1 && ((const int64_t *)th_data(from))[first] >= 0)
            first++;
        *negative = low < 0 ? first : -1;
    }
    th_drop(from);
    return failed;
}

/* Compute the size of a vector's counts. */
static int count_size(extent *result, const tensor *input, int64_t minlength) {
    if (input->ndim != 1 || minlength < 0)
        return th_fail(TH_RUNTIME,
                       "bincount: input is %s, minlength is %lld; need a vector and 0 or "
                       "more",
                       th_describe(input), (long long)minlength);
    int64_t most, negative;
    if (look_through(input, &most, &negative))
        return -1;
    if (negative >= 0) {
        scalar x;
        return th_read_element(input, input->offset + negative * th_stride(input)[0], &x)
                   ? -1
                   : th_fail(TH_VALUE, "bincount: input[%lld] is %lld; need 0 or more",
                             (long long)negative, (long long)x.i);
    }
    if (most == INT64_MAX)
        return th_fail(TH_MEMORY, "bincount: input holds %lld; too many counts", (long long)most);
    *result = (extent){1, {most + 1 > minlength ? most + 1 : minlength}};
    return 0;
}

int shape_bincount(extent *result, const tensor *input, int64_t minlength) {
    return count_size(result, input, minlength);
}

int cpu_bincount(tensor *output, const tensor *input, int64_t minlength) {
    (void)minlength;
    const int64_t *x = th_data(input);
    int64_t *count = th_data(output);
    if (output->device != TH_CPU)
        return th_gpu_count_places(output, x, input->numel);
    th_zero(output);
    for (int64_t i = 0; i < input->numel; i++) {
        const int64_t position = th_read_once(x + i);
        if ((uint64_t)position < (uint64_t)output->numel)
            count[position]++;
    }
    return 0;
}

int shape_bincount_weighted(extent *result, const tensor *input, const tensor *weights,
                            int64_t minlength) {
    if (!th_same_size(input, weights))
        return th_fail(TH_RUNTIME, "bincount: input is %s, weights is %s; need the same size",
                       th_describe(input), th_describe(weights));
    return count_size(result, input, minlength);
}

/* On a GPU: a weighted sum into one plane, with each weight as a point. */
static int put_weights(const tensor *input, const tensor *weight, tensor *to) {
    const weighted w = {1,
                        1,
                        to->numel,
                        1,
                        input->numel,
                        .index = th_data(input),
                        .first = th_data(weight),
                        .to = th_data(to)};
    return th_gpu_weighted("bincount", &w, TH_WEIGHTED_PUT, (dtype)to->dtype, input);
}

int cpu_bincount_weighted(tensor *output, const tensor *input, const tensor *weights,
                          int64_t minlength) {
    (void)minlength;
    if (th_zero(output))
        return -1;
    if (output->device != TH_CPU)
        return put_weights(input, weights, output);
    if (weights->dtype == TH_FLOAT)
        weighted_float(input, th_data(weights), output);
    else
        weighted_double(input, th_data(weights), output);
    return 0;
}
