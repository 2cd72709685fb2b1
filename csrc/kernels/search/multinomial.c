/* multinomial.c: draws indices with probabilities given by weights. */
#include "multinomial.h"

#include <float.h>
#include <math.h>

#include "base/vector.h"
#include "kernels/gpu/permutation.h"
#include "kernels/sort/sort_keys.h"
#include "row/philox.h"
#include "walk/dense.h"

static double weight_at(const tensor *weights, int64_t i) {
    const void *data = th_data(weights);
    return weights->dtype == TH_FLOAT ? (double)((const float *)data)[i]
                                      : ((const double *)data)[i];
}

/* Check that every line has finite, non-negative weights and enough positive ones. Weights on a GPU
   are copied only if a line is invalid. */
static int check_weights(const tensor *weights, int64_t lines, int64_t count, int64_t needed) {
    if (weights->device == TH_META)
        return 0;
    if (weights->device != TH_CPU) {
        const int flawed = th_gpu_check_weights(weights, lines, count, needed);
        tensor *fetched = flawed > 0 ? th_on_device(weights, TH_CPU) : NULL;
        const int failed = fetched ? check_weights(fetched, lines, count, needed) : -(flawed != 0);
        th_drop(fetched);
        return failed;
    }
    for (int64_t line = 0; line < lines; line++) {
        int64_t positive = 0;
        for (int64_t i = line * count; i < (line + 1) * count; i++) {
            const double weight = weight_at(weights, i);
            if (!(weight >= 0 && weight < INFINITY))
                return th_fail(TH_RUNTIME,
                               "multinomial: input holds %g; need finite weights of 0 or more",
                               weight);
            positive += weight > 0;
        }
        if (positive < needed)
            return th_fail(TH_RUNTIME,
                           "multinomial: line %lld of input has %lld weights above 0; need %lld",
                           (long long)line, (long long)positive, (long long)needed);
    }
    return 0;
}

int shape_multinomial(extent *result, const tensor *input, int64_t num_samples, bool replacement) {
    if (input->ndim < 1 || input->ndim > 2 || num_samples < 1)
        return th_fail(TH_RUNTIME,
                       "multinomial: input is %s, num_samples is %lld; need 1 or 2 dimensions and "
                       "1 sample or more",
                       th_describe(input), (long long)num_samples);
    tensor *weights = th_dense(input);
    const int64_t count = input->size[input->ndim - 1],
                  lines = input->ndim == 2 ? input->size[0] : 1;
    const int failed = weights ? check_weights(weights, lines, count, replacement ? 1 : num_samples)
                               : -1;
    th_drop(weights);
    *result = th_extent(input);
    result->size[input->ndim - 1] = num_samples;
    return failed;
}

/* Return the power of two that brings the largest weight of a line to 2^900: sums stay finite, and so
   do waiting times of all but the smallest doubles. Floats need none. */
static double scale_of(const tensor *weights, int64_t first, int64_t count) {
    double largest = 0;
    if (weights->dtype == TH_FLOAT)
        return 1;
    for (int64_t i = 0; i < count; i++)
        largest = fmax(largest, weight_at(weights, first + i));
    return exp2(fmin(900 - ilogb(largest), 1023));
}

/* Draw `count` numbers in [0, 1); the buffer has room for a whole last chunk. */
static void draw(source from, double *to, int64_t count) {
    for (int64_t at = 0; at < count; at += TH_CHUNK)
        th_make_numbers(from, at, count - at < TH_CHUNK ? count - at : TH_CHUNK, false, false,
                        to + at);
}

static int64_t with_room(int64_t count) { return (count + 4 + TH_CHUNK) * (int64_t)sizeof(double); }

/* Each random number selects the interval of the cumulative weights that contains it. */
static int with_replacement(const tensor *weights, int64_t first, int64_t count, int64_t samples,
                            source from, int64_t *to) {
    double *number = th_allocate(with_room(samples)), *sum = th_allocate(with_room(count));
    const int failed = number && sum ? 0 : -1;
    const double scale = scale_of(weights, first, count);
    int64_t last = 0;
    for (int64_t i = 0; !failed && i < count; i++) {
        const double weight = weight_at(weights, first + i) * scale;
        sum[i] = (i ? sum[i - 1] : 0) + weight;
        last = weight > 0 ? i : last;
    }
    if (!failed)
        draw(from, number, samples);
    for (int64_t i = 0; !failed && i < samples; i++) {
        const double wanted = number[i] * sum[count - 1];
        int64_t low = 0, high = last; /* find the first larger sum, skipping empty intervals */
        while (low < high) {
            const int64_t middle = (low + high) / 2;
            if (sum[middle] > wanted)
                high = middle;
            else
                low = middle + 1;
        }
        to[i] = low;
    }
    th_release(number, with_room(samples));
    th_release(sum, with_room(count));
    return failed;
}

/* Draw exponential waiting times; the shortest ones, in order, are a sample without replacement
   (Efraimidis and Spirakis, 2006). */
static int without_replacement(const tensor *weights, int64_t first, int64_t count, int64_t samples,
                               source from, int64_t *to) {
    double *time = th_allocate(with_room(count));
    sort_keys x;
    if (!time || th_keys_new(&x, TH_DOUBLE, count, false)) {
        th_release(time, with_room(count));
        return -1;
    }
    draw(from, time, count);
    const double scale = scale_of(weights, first, count);
    for (int64_t i = 0; i < count; i++) {
        const double weight = weight_at(weights, first + i);
        time[i] = weight > 0 ? fmin(-log1p(-time[i]) / (weight * scale), DBL_MAX) : INFINITY;
    }
    th_keys_load(&x, TH_DOUBLE, time, false);
    th_keys_keep(&x, samples);
    th_keys_sort(&x, &(sort_output){TH_DOUBLE, time, samples, to, NULL});
    th_keys_drop(&x);
    th_release(time, with_room(count));
    return 0;
}

int cpu_multinomial(tensor *output, const tensor *input, int64_t num_samples, bool replacement) {
    /* Draw into a new tensor, so that a failure leaves the output unchanged. */
    tensor *to = th_new((device)output->device, (dtype)output->dtype, output->ndim, output->size);
    int failed = to ? 0 : -1;
    const int64_t count = input->size[input->ndim - 1];
    const int64_t lines = output->numel / num_samples;
    source from = th_next_sources(lines); /* each line has its own source */
    if (!failed && to->device != TH_CPU)
        failed = th_gpu_choose(to, input, num_samples, replacement, from);
    else
        for (int64_t line = 0; !failed && line < lines; line++, from.offset++)
            failed = (replacement ? with_replacement : without_replacement)(
                input, line * count, count, num_samples, from,
                (int64_t *)th_data(to) + line * num_samples);
    return th_deliver(output, to, failed);
}
