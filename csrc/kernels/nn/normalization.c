/* normalization.c: batch normalization (Ioffe and Szegedy, 2015) of [batch, channels, places], and
   its gradient. */
#include "normalization.h"

#include <math.h>

#include "base/each.h"
#include "kernels/nn/lanes.h"
#include "walk/dense.h"

#define LANES 16
#define LONG 256    /* rows of this many elements are summed in blocks */
#define COLUMNS 128 /* channels processed together if each has one place */

/* All tensors are contiguous; statistics have one element per channel. */
typedef struct batch {
    int64_t batch, channels, places;
    const void *input, *grad;
    void *output;
    double *mean, *deviation; /* deviation: 1 / standard deviation */
    double *scale, *shift;    /* weight and bias, or the two sums of the gradient */
    bool training;
} batch;

static batch sizes_of(const tensor *input) {
    batch b = {.batch = input->size[0], .channels = input->size[1], .places = 1};
    for (int d = 2; d < input->ndim; d++)
        b.places *= input->size[d];
    return b;
}

/* Sums of FIRST and SECOND over one channel, in independent lanes, which vectorises in a fixed
   order. Short rows share lanes of doubles; long ones are summed block by block. */
#define CHANNEL_SUMS(T, FIRST, SECOND)                                                             \
    const T middle = (T)center;                                                                    \
    double one[LANES] = {0}, two[LANES] = {0};                                                     \
    for (int64_t n = 0; n < b->batch; n++) {                                                       \
        const int64_t at = (n * b->channels + channel) * b->places;                                \
        const T *x = (const T *)b->input + at, *g = (const T *)b->grad + at;                       \
        int64_t i = 0;                                                                             \
        (void)g;                                                                                   \
        if (b->places >= LONG) {                                                                   \
            TH_SUM_LANES(T, b->places, FIRST, SECOND, *one, *two)                                  \
            continue;                                                                              \
        }                                                                                          \
        for (; i + LANES <= b->places; i += LANES)                                                 \
            for (int j = 0; j < LANES; j++) {                                                      \
                one[j] += FIRST(i + j);                                                            \
                two[j] += SECOND(i + j);                                                           \
            }                                                                                      \
        for (int j = 0; i < b->places; i++, j++) {                                                 \
            one[j] += FIRST(i);                                                                    \
            two[j] += SECOND(i);                                                                   \
        }                                                                                          \
    }                                                                                              \
    for (int j = 0; j < LANES; j++) {                                                              \
        sums[0] += one[j];                                                                         \
        sums[1] += two[j];                                                                         \
    }
#define AWAY(i) (x[i] - middle)
#define SQUARE(i) ((x[i] - middle) * (x[i] - middle))
#define GRAD(i) (g[i])
#define GRAD_AWAY(i) (g[i] * (x[i] - middle))

#define CHANNEL(type, T, name)                                                                     \
    LEVELS(moments_##name, (const batch *b, int64_t channel, double center, double *sums),         \
           (b, channel, center, sums)){CHANNEL_SUMS(T, AWAY, SQUARE)}                              \
    /* The mean may round: correct for the rounding error here. */                                 \
    LEVELS(products_##name, (const batch *b, int64_t channel, double center, double *sums),        \
           (b, channel, center, sums)) {                                                           \
        CHANNEL_SUMS(T, GRAD, GRAD_AWAY)                                                           \
        sums[1] += ((double)middle - center) * sums[0];                                            \
    }                                                                                              \
    LEVELS(normalize_##name, (const batch *b, int64_t channel), (b, channel)) {                    \
        const T mean = (T)b->mean[channel], shift = (T)b->shift[channel];                          \
        const T scale = (T)(b->scale[channel] * b->deviation[channel]);                            \
        for (int64_t n = 0; n < b->batch; n++) {                                                   \
            const int64_t at = (n * b->channels + channel) * b->places;                            \
            const T *x = (const T *)b->input + at;                                                 \
            T *to = (T *)b->output + at;                                                           \
            for (int64_t i = 0; i < b->places; i++)                                                \
                to[i] = (x[i] - mean) * scale + shift;                                             \
        }                                                                                          \
    }                                                                                              \
    LEVELS(spread_##name,                                                                          \
           (const batch *b, int64_t channel, double factor, double away, double constant),         \
           (b, channel, factor, away, constant)) {                                                 \
        const T mean = (T)b->mean[channel], f = (T)factor, a = (T)away, c = (T)constant;           \
        for (int64_t n = 0; n < b->batch; n++) {                                                   \
            const int64_t at = (n * b->channels + channel) * b->places;                            \
            const T *x = (const T *)b->input + at, *g = (const T *)b->grad + at;                   \
            T *to = (T *)b->output + at;                                                           \
            for (int64_t i = 0; i < b->places; i++)                                                \
                to[i] = (g[i] - c - (x[i] - mean) * a) * f;                                        \
        }                                                                                          \
    }
EACH_FLOATING(CHANNEL)

/* Same for `width` adjacent channels of one place each. */
#define CHANNELS(type, T, name)                                                                    \
    LEVELS(column_moments_##name,                                                                  \
           (const batch *b, int64_t first, int64_t width, double *one, double *two),               \
           (b, first, width, one, two)) {                                                          \
        for (int64_t n = 0; n < b->batch; n++) {                                                   \
            const T *x = (const T *)b->input + n * b->channels + first;                            \
            const T *center = (const T *)b->input + first;                                         \
            for (int64_t j = 0; j < width; j++) {                                                  \
                const double away = (double)x[j] - center[j];                                      \
                one[j] += away;                                                                    \
                two[j] += away * away;                                                             \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    LEVELS(column_products_##name,                                                                 \
           (const batch *b, int64_t first, int64_t width, double *one, double *two),               \
           (b, first, width, one, two)) {                                                          \
        for (int64_t n = 0; n < b->batch; n++) {                                                   \
            const T *x = (const T *)b->input + n * b->channels + first;                            \
            const T *g = (const T *)b->grad + n * b->channels + first;                             \
            for (int64_t j = 0; j < width; j++) {                                                  \
                one[j] += g[j];                                                                    \
                two[j] += g[j] * (x[j] - b->mean[first + j]);                                      \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    LEVELS(column_normalize_##name, (const batch *b, int64_t first, int64_t width),                \
           (b, first, width)) {                                                                    \
        T mean[COLUMNS], scale[COLUMNS], shift[COLUMNS];                                           \
        for (int64_t j = 0; j < width; j++) {                                                      \
            mean[j] = (T)b->mean[first + j];                                                       \
            scale[j] = (T)(b->scale[first + j] * b->deviation[first + j]);                         \
            shift[j] = (T)b->shift[first + j];                                                     \
        }                                                                                          \
        for (int64_t n = 0; n < b->batch; n++) {                                                   \
            const T *x = (const T *)b->input + n * b->channels + first;                            \
            T *to = (T *)b->output + n * b->channels + first;                                      \
            for (int64_t j = 0; j < width; j++)                                                    \
                to[j] = (x[j] - mean[j]) * scale[j] + shift[j];                                    \
        }                                                                                          \
    }                                                                                              \
    LEVELS(column_spread_##name,                                                                   \
           (const batch *b, int64_t first, int64_t width, const double *factor,                    \
            const double *away, const double *constant),                                           \
           (b, first, width, factor, away, constant)) {                                            \
        for (int64_t n = 0; n < b->batch; n++) {                                                   \
            const int64_t at = n * b->channels + first;                                            \
            const T *x = (const T *)b->input + at, *g = (const T *)b->grad + at;                   \
            T *to = (T *)b->output + at;                                                           \
            for (int64_t j = 0; j < width; j++)                                                    \
                to[j] = (T)((g[j] - constant[j] - (x[j] - b->mean[first + j]) * away[j])           \
                            * factor[j]);                                                          \
        }                                                                                          \
    }
EACH_FLOATING(CHANNELS)

/* Compute mean and biased variance of a channel from sums around its first element; deviation holds
   the variance. */
static void keep_moments(const batch *b, int64_t channel, double center, double one, double two) {
    const double count = (double)(b->batch * b->places), away = one / count;
    const double variance = two / count - away * away;
    b->mean[channel] = center + away;
    b->deviation[channel] = variance > 0 || variance != variance ? variance : 0;
}

/* factor * (grad - constant - (input - mean) * away); scale holds the weight until the sums replace
   it. */
static void gradient_terms(const batch *b, int64_t channel, double one, double two, double *factor,
                           double *away, double *constant) {
    const double count = (double)(b->batch * b->places), deviation = b->deviation[channel];
    *factor = b->scale[channel] * deviation;
    *away = b->training ? two / count * deviation * deviation : 0;
    *constant = b->training ? one / count : 0;
    b->scale[channel] = two * deviation;
    b->shift[channel] = one;
}

#define PIECES(type, T, name)                                                                      \
    static void moment_pieces_##name(int64_t begin, int64_t end, void *context) {                  \
        const batch *b = context;                                                                  \
        for (int64_t p = begin; p < end; p++) {                                                    \
            if (b->places > 1) {                                                                   \
                double sums[2] = {0}, center = ((const T *)b->input)[p * b->places];               \
                moments_##name(b, p, center, sums);                                                \
                keep_moments(b, p, center, sums[0], sums[1]);                                      \
                continue;                                                                          \
            }                                                                                      \
            double one[COLUMNS] = {0}, two[COLUMNS] = {0};                                         \
            const int64_t first = p * COLUMNS, left = b->channels - first;                         \
            const int64_t width = left < COLUMNS ? left : COLUMNS;                                 \
            column_moments_##name(b, first, width, one, two);                                      \
            for (int64_t j = 0; j < width; j++)                                                    \
                keep_moments(b, first + j, ((const T *)b->input)[first + j], one[j], two[j]);      \
        }                                                                                          \
    }                                                                                              \
    static void normal_pieces_##name(int64_t begin, int64_t end, void *context) {                  \
        const batch *b = context;                                                                  \
        for (int64_t p = begin; p < end; p++) {                                                    \
            const int64_t first = p * COLUMNS, left = b->channels - first;                         \
            if (b->places > 1)                                                                     \
                normalize_##name(b, p);                                                            \
            else                                                                                   \
                column_normalize_##name(b, first, left < COLUMNS ? left : COLUMNS);                \
        }                                                                                          \
    }                                                                                              \
    static void gradient_pieces_##name(int64_t begin, int64_t end, void *context) {                \
        const batch *b = context;                                                                  \
        for (int64_t p = begin; p < end; p++) {                                                    \
            double one[COLUMNS] = {0}, two[COLUMNS] = {0};                                         \
            double factor[COLUMNS], away[COLUMNS], constant[COLUMNS];                              \
            if (b->places > 1) {                                                                   \
                double sums[2] = {0};                                                              \
                products_##name(b, p, b->mean[p], sums);                                           \
                gradient_terms(b, p, sums[0], sums[1], factor, away, constant);                    \
                spread_##name(b, p, *factor, *away, *constant);                                    \
                continue;                                                                          \
            }                                                                                      \
            const int64_t first = p * COLUMNS, left = b->channels - first;                         \
            const int64_t width = left < COLUMNS ? left : COLUMNS;                                 \
            column_products_##name(b, first, width, one, two);                                     \
            for (int64_t j = 0; j < width; j++)                                                    \
                gradient_terms(b, first + j, one[j], two[j], factor + j, away + j, constant + j);  \
            column_spread_##name(b, first, width, factor, away, constant);                         \
        }                                                                                          \
    }
EACH_FLOATING(PIECES)

static void each_piece(batch *b, th_range body) {
    const int64_t pieces = b->places > 1 ? b->channels : (b->channels + COLUMNS - 1) / COLUMNS;
    const int64_t work = b->batch * (b->places > 1 ? b->places : COLUMNS) + 1;
    th_parallel(pieces, (double)work, body, b);
}

/* Allocate four doubles per channel, which the caller releases with free_channels. */
static int allocate_channels(batch *b) {
    b->mean = th_allocate(4 * (b->channels + 1) * (int64_t)sizeof(double));
    if (!b->mean)
        return -1;
    b->deviation = b->mean + b->channels;
    b->scale = b->deviation + b->channels;
    b->shift = b->scale + b->channels;
    return 0;
}

static void free_channels(batch *b) {
    if (b->mean)
        th_release(b->mean, 4 * (b->channels + 1) * (int64_t)sizeof(double));
}

static double element(const tensor *t, int64_t channel, double absent) {
    return t ? th_get(t, t->offset + channel * t->stride[0], NULL) : absent;
}

static void put_element(const tensor *t, int64_t channel, double value) {
    th_put(t, t->offset + channel * t->stride[0], th_real(value));
}

static int check_channels(const char *op, const char *name, const tensor *t, const tensor *input) {
    if (!t || (t->ndim == 1 && t->size[0] == input->size[1]))
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s, %s is %s; need %s.size(0) == input.size(1)", op,
                   th_describe(input), name, th_describe(t), name);
}

static int check_input(const char *op, const tensor *input, extent *result) {
    if (input->ndim < 2)
        return th_fail(TH_RUNTIME, "%s: input is %s; need 2 dimensions or more", op,
                       th_describe(input));
    result[0] = th_extent(input);
    result[1] = result[2] = (extent){1, {input->size[1]}};
    return 0;
}

int shape_batch_norm(extent *result, const tensor *input, const tensor *weight, const tensor *bias,
                     tensor *running_mean, tensor *running_var, bool training, scalar momentum,
                     scalar eps) {
    (void)momentum, (void)eps;
    if (check_input("batch_norm", input, result)
        || check_channels("batch_norm", "weight", weight, input)
        || check_channels("batch_norm", "bias", bias, input)
        || check_channels("batch_norm", "running_mean", running_mean, input)
        || check_channels("batch_norm", "running_var", running_var, input))
        return -1;
    const batch b = sizes_of(input);
    if (!training && (!running_mean || !running_var))
        return th_fail(TH_VALUE,
                       "batch_norm: training is False; need running_mean and running_var");
    if (training && b.channels && b.batch * b.places < 2)
        return th_fail(TH_RUNTIME,
                       "batch_norm: input is %s, training is True; need two values or more for "
                       "each channel",
                       th_describe(input));
    return 0;
}

/* Convert variances to scales, and update the running statistics. */
static void finish_statistics(batch *b, tensor *mean, tensor *inverse_std, tensor *running_mean,
                              tensor *running_var, double rate, double eps) {
    const double count = (double)(b->batch * b->places);
    for (int64_t c = 0; c < b->channels; c++) {
        const double variance = b->deviation[c], unbiased = variance * (count / (count - 1));
        if (b->training && running_mean)
            put_element(running_mean, c,
                        (1 - rate) * element(running_mean, c, 0) + rate * b->mean[c]);
        if (b->training && running_var)
            put_element(running_var, c, (1 - rate) * element(running_var, c, 0) + rate * unbiased);
        b->deviation[c] = 1 / sqrt(variance + eps);
        put_element(mean, c, b->mean[c]);
        put_element(inverse_std, c, b->deviation[c]);
    }
}

int cpu_batch_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                   const tensor *weight, const tensor *bias, tensor *running_mean,
                   tensor *running_var, bool training, scalar momentum, scalar eps) {
    tensor *from = th_dense(input), *to = th_dense_result(output);
    batch b = sizes_of(input);
    b.training = training;
    const int failed = from && to && !allocate_channels(&b) ? 0 : -1;
    if (!failed) {
        const bool single = input->dtype == TH_FLOAT;
        b.input = th_data(from);
        b.output = th_data(to);
        for (int64_t c = 0; c < b.channels; c++) {
            b.scale[c] = element(weight, c, 1);
            b.shift[c] = element(bias, c, 0);
            b.mean[c] = training ? 0 : element(running_mean, c, 0);
            b.deviation[c] = training ? 0 : element(running_var, c, 1);
        }
        if (training && input->numel)
            each_piece(&b, single ? moment_pieces_float : moment_pieces_double);
        finish_statistics(&b, mean, inverse_std, running_mean, running_var, momentum.f, eps.f);
        if (input->numel)
            each_piece(&b, single ? normal_pieces_float : normal_pieces_double);
    }
    free_channels(&b);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_batch_norm_input(extent *result, const tensor *grad_output, const tensor *input,
                           const tensor *weight, const tensor *mean, const tensor *inverse_std,
                           bool training) {
    (void)training;
    if (check_input("batch_norm_input", input, result)
        || check_channels("batch_norm_input", "weight", weight, input)
        || check_channels("batch_norm_input", "mean", mean, input)
        || check_channels("batch_norm_input", "inverse_std", inverse_std, input))
        return -1;
    if (!th_same_size(grad_output, input))
        return th_fail(TH_RUNTIME,
                       "batch_norm_input: grad_output is %s, input is %s; need the same "
                       "size",
                       th_describe(grad_output), th_describe(input));
    return 0;
}

int cpu_batch_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                         const tensor *grad_output, const tensor *input, const tensor *weight,
                         const tensor *mean, const tensor *inverse_std, bool training) {
    tensor *from = th_dense(input), *grad = th_dense(grad_output);
    tensor *to = th_dense_result(input_gradient);
    batch b = sizes_of(input);
    b.training = training;
    const int failed = from && grad && to && !allocate_channels(&b) ? 0 : -1;
    if (!failed) {
        b.input = th_data(from);
        b.grad = th_data(grad);
        b.output = th_data(to);
        for (int64_t c = 0; c < b.channels; c++) {
            b.mean[c] = element(mean, c, 0);
            b.deviation[c] = element(inverse_std, c, 1);
            b.scale[c] = element(weight, c, 1);
        }
        if (input->numel)
            each_piece(&b,
                       input->dtype == TH_FLOAT ? gradient_pieces_float : gradient_pieces_double);
        for (int64_t c = 0; c < b.channels; c++) {
            put_element(weight_gradient, c, input->numel ? b.scale[c] : 0);
            put_element(bias_gradient, c, input->numel ? b.shift[c] : 0);
        }
    }
    free_channels(&b);
    th_drop(from);
    th_drop(grad);
    return th_deliver(input_gradient, to, failed);
}
