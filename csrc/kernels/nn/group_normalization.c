/* group_normalization.c: normalizes groups of channels of each image to mean 0 and variance 1 (Wu
   and He, 2018). One group is layer normalization; one group per channel is instance
   normalization. */
#include "group_normalization.h"

#include <math.h>

#include "base/each.h"
#include "kernels/nn/lanes.h"
#include "walk/dense.h"

#define MOST_PARTS 16

/* All contiguous: input, grad and output [images, groups, channels of a group, places], weight and
   bias per channel, mean and inverse [images, groups]. */
typedef struct batch {
    int64_t images, groups, channels, places; /* channels: per group */
    int64_t share;                            /* images per part */
    int64_t parts; /* each part sums its own gradients of weight and bias */
    const void *input, *grad, *weight, *bias;
    void *output, *mean, *inverse;
    double eps;
    double *sums; /* [parts][2][channels of all groups]: gradients of weight and bias */
} batch;

static int64_t all_channels(const batch *b) { return b->groups * b->channels; }

#define ROWS(type, T, name)                                                                        \
    /* Mean and 1 / deviation of count elements. */                                                \
    LEVELS(moments_##name, (const T *x, int64_t count, double eps, T *mean, T *inverse),           \
           (x, count, eps, mean, inverse)) {                                                       \
        const T first = x[0];                                                                      \
        double sum = 0, square = 0, none = 0;                                                      \
        TH_SUM_LANES(T, count, AWAY_FROM_FIRST, NOTHING, sum, none)                                \
        const double center = (double)first + sum / (double)count;                                 \
        const T middle = (T)center;                                                                \
        sum = 0;                                                                                   \
        TH_SUM_LANES(T, count, AWAY, AWAY_SQUARED, sum, square)                                    \
        const double away = sum / (double)count;                                                   \
        const double variance = square / (double)count - away * away;                              \
        *mean = middle;                                                                            \
        *inverse = (T)(1 / sqrt((variance > 0 || variance != variance ? variance : 0) + eps));     \
    }                                                                                              \
    LEVELS(scale_row_##name, (T * to, const T *x, T mean, T factor, T shift, int64_t count),       \
           (to, x, mean, factor, shift, count)) {                                                  \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = (x[i] - mean) * factor + shift;                                                \
    }                                                                                              \
    LEVELS(scale_each_##name,                                                                      \
           (T * to, const T *x, T mean, T inverse, const T *weight, const T *bias, int64_t count), \
           (to, x, mean, inverse, weight, bias, count)) {                                          \
        for (int64_t i = 0; i < count && bias; i++)                                                \
            to[i] = (x[i] - mean) * inverse * weight[i] + bias[i];                                 \
        for (int64_t i = 0; i < count && !bias; i++)                                               \
            to[i] = (x[i] - mean) * inverse * weight[i];                                           \
    }                                                                                              \
    /* Process one group of an image. */                                                           \
    static void group_##name(const batch *b, int64_t row, int64_t group) {                         \
        const int64_t count = b->channels * b->places, first = group * b->channels;                \
        const T *x = (const T *)b->input + row * count;                                            \
        const T *weight = b->weight ? (const T *)b->weight + first : NULL;                         \
        const T *bias = b->bias ? (const T *)b->bias + first : NULL;                               \
        T *to = (T *)b->output + row * count;                                                      \
        T *mean = (T *)b->mean + row, *inverse = (T *)b->inverse + row;                            \
        moments_##name(x, count, b->eps, mean, inverse);                                           \
        if (b->places == 1 && weight) {                                                            \
            scale_each_##name(to, x, *mean, *inverse, weight, bias, count);                        \
            return;                                                                                \
        }                                                                                          \
        const bool each = weight || bias;                                                          \
        const int64_t length = each ? b->places : count;                                           \
        for (int64_t c = 0; c < (each ? b->channels : 1); c++)                                     \
            scale_row_##name(to + c * length, x + c * length, *mean,                               \
                             weight ? *inverse * weight[c] : *inverse, bias ? bias[c] : 0,         \
                             length);                                                              \
    }                                                                                              \
    static void groups_##name(int64_t begin, int64_t end, void *context) {                         \
        const batch *b = context;                                                                  \
        for (int64_t row = begin; row < end; row++)                                                \
            group_##name(b, row, row % b->groups);                                                 \
    }                                                                                              \
    /* Gradient for a row of one channel: sums of grad and of grad * input. */                     \
    LEVELS(products_##name, (const T *x, const T *g, T mean, int64_t count, double *sums),         \
           (x, g, mean, count, sums)) {                                                            \
        const T middle = mean;                                                                     \
        double one = 0, two = 0;                                                                   \
        TH_SUM_LANES(T, count, GRAD, GRAD_AWAY, one, two)                                          \
        sums[0] = one;                                                                             \
        sums[1] = two;                                                                             \
    }                                                                                              \
    LEVELS(weighted_##name,                                                                        \
           (const T *x, const T *g, T mean, const T *weight, int64_t count, double *sums),         \
           (x, g, mean, weight, count, sums)) {                                                    \
        const T middle = mean;                                                                     \
        double one = 0, two = 0;                                                                   \
        TH_SUM_LANES(T, count, WEIGHTED, WEIGHTED_AWAY, one, two)                                  \
        sums[0] = one;                                                                             \
        sums[1] = two;                                                                             \
    }                                                                                              \
    LEVELS(add_each_##name,                                                                        \
           (double *weight_sum, double *bias_sum, const T *x, const T *g, T mean, T inverse,       \
            int64_t count),                                                                        \
           (weight_sum, bias_sum, x, g, mean, inverse, count)) {                                   \
        for (int64_t i = 0; i < count; i++) {                                                      \
            weight_sum[i] += (double)(g[i] * (x[i] - mean) * inverse);                             \
            bias_sum[i] += (double)g[i];                                                           \
        }                                                                                          \
    }                                                                                              \
    LEVELS(spread_row_##name,                                                                      \
           (T * to, const T *x, const T *g, T mean, T factor, T constant, T slope, int64_t count), \
           (to, x, g, mean, factor, constant, slope, count)) {                                     \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = g[i] * factor - constant - (x[i] - mean) * slope;                              \
    }                                                                                              \
    LEVELS(spread_each_##name,                                                                     \
           (T * to, const T *x, const T *g, T mean, const T *weight, T inverse, T constant,        \
            T slope, int64_t count),                                                               \
           (to, x, g, mean, weight, inverse, constant, slope, count)) {                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = g[i] * weight[i] * inverse - constant - (x[i] - mean) * slope;                 \
    }                                                                                              \
    /* grad * weight * inverse, minus the terms through mean and deviation. */                     \
    static void group_gradient_##name(const batch *b, int64_t row, int64_t group,                  \
                                      double *weight_sum, double *bias_sum) {                      \
        const int64_t count = b->channels * b->places, first = group * b->channels;                \
        const T *x = (const T *)b->input + row * count, *g = (const T *)b->grad + row * count;     \
        const T *weight = b->weight ? (const T *)b->weight + first : NULL;                         \
        const T mean = ((const T *)b->mean)[row], inverse = ((const T *)b->inverse)[row];          \
        T *to = (T *)b->output + row * count;                                                      \
        double total[2] = {0}, sums[2];                                                            \
        const bool single = b->places == 1;                                                        \
        if (single) {                                                                              \
            add_each_##name(weight_sum + first, bias_sum + first, x, g, mean, inverse, count);     \
            if (weight)                                                                            \
                weighted_##name(x, g, mean, weight, count, total);                                 \
            else                                                                                   \
                products_##name(x, g, mean, count, total);                                         \
        }                                                                                          \
        for (int64_t c = 0; c < b->channels && !single; c++) {                                     \
            products_##name(x + c * b->places, g + c * b->places, mean, b->places, sums);          \
            bias_sum[first + c] += sums[0];                                                        \
            weight_sum[first + c] += sums[1] * (double)inverse;                                    \
            total[0] += sums[0] * (double)(weight ? weight[c] : 1);                                \
            total[1] += sums[1] * (double)(weight ? weight[c] : 1);                                \
        }                                                                                          \
        const double deviation = (double)inverse;                                                  \
        const T constant = (T)(total[0] / (double)count * deviation);                              \
        const T slope = (T)(total[1] / (double)count * deviation * deviation * deviation);         \
        if (single && weight) {                                                                    \
            spread_each_##name(to, x, g, mean, weight, inverse, constant, slope, count);           \
            return;                                                                                \
        }                                                                                          \
        const int64_t length = weight ? b->places : count;                                         \
        for (int64_t c = 0; c < (weight ? b->channels : 1); c++)                                   \
            spread_row_##name(to + c * length, x + c * length, g + c * length, mean,               \
                              weight ? inverse * weight[c] : inverse, constant, slope, length);    \
    }                                                                                              \
    static void parts_##name(int64_t begin, int64_t end, void *context) {                          \
        const batch *b = context;                                                                  \
        for (int64_t part = begin; part < end; part++) {                                           \
            double *weight_sum = b->sums + 2 * part * all_channels(b);                             \
            const int64_t last = (part + 1) * b->share;                                            \
            for (int64_t n = part * b->share; n < last && n < b->images; n++)                      \
                for (int64_t group = 0; group < b->groups; group++)                                \
                    group_gradient_##name(b, n * b->groups + group, group, weight_sum,             \
                                          weight_sum + all_channels(b));                           \
        }                                                                                          \
    }                                                                                              \
    static void finish_##name(const batch *b, T *weight_gradient, T *bias_gradient) {              \
        for (int64_t c = 0; c < all_channels(b); c++) {                                            \
            double weight = 0, bias = 0;                                                           \
            for (int64_t part = 0; part < b->parts; part++) {                                      \
                weight += b->sums[2 * part * all_channels(b) + c];                                 \
                bias += b->sums[(2 * part + 1) * all_channels(b) + c];                             \
            }                                                                                      \
            weight_gradient[c] = (T)weight;                                                        \
            bias_gradient[c] = (T)bias;                                                            \
        }                                                                                          \
    }
#define AWAY_FROM_FIRST(i) (x[i] - first)
#define NOTHING(i) 0
#define AWAY(i) (x[i] - middle)
#define AWAY_SQUARED(i) ((x[i] - middle) * (x[i] - middle))
#define GRAD(i) (g[i])
#define GRAD_AWAY(i) (g[i] * (x[i] - middle))
#define WEIGHTED(i) (g[i] * weight[i])
#define WEIGHTED_AWAY(i) (g[i] * weight[i] * (x[i] - middle))
EACH_FLOATING(ROWS)

static int check_channels(const char *op, const char *name, const tensor *t, const tensor *input) {
    if (!t || (t->ndim == 1 && t->size[0] == input->size[1]))
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s, %s is %s; need %s.size(0) == input.size(1)", op,
                   th_describe(input), name, th_describe(t), name);
}

static int read_batch(const char *op, batch *b, const tensor *input, int64_t groups) {
    if (input->ndim < 2)
        return th_fail(TH_RUNTIME, "%s: input is %s; need 2 dimensions or more", op,
                       th_describe(input));
    if (groups < 1 || groups > INT32_MAX || input->size[1] % groups)
        return th_fail(TH_VALUE,
                       "%s: input is %s, groups is %lld; need groups >= 1 that divides "
                       "input.size(1)",
                       op, th_describe(input), (long long)groups);
    *b = (batch){.images = input->size[0], .groups = groups, .channels = input->size[1] / groups};
    b->places = 1;
    for (int d = 2; d < input->ndim; d++)
        b->places *= input->size[d];
    const int64_t image = all_channels(b) * b->places + 1;
    b->share = (TH_PARALLEL + image - 1) / image;
    if (b->share * MOST_PARTS < b->images)
        b->share = (b->images + MOST_PARTS - 1) / MOST_PARTS;
    b->parts = (b->images + b->share - 1) / b->share;
    return 0;
}

int shape_group_norm(extent *result, const tensor *input, int64_t groups, const tensor *weight,
                     const tensor *bias, scalar eps) {
    batch b;
    (void)eps;
    if (read_batch("group_norm", &b, input, groups)
        || check_channels("group_norm", "weight", weight, input)
        || check_channels("group_norm", "bias", bias, input))
        return -1;
    result[0] = th_extent(input);
    result[1] = result[2] = (extent){2, {b.images, b.groups}};
    return 0;
}

int cpu_group_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                   int64_t groups, const tensor *weight, const tensor *bias, scalar eps) {
    batch b;
    if (read_batch("group_norm", &b, input, groups))
        return -1;
    tensor *from = th_dense(input), *to = th_dense_result(output);
    tensor *scale = weight ? th_dense(weight) : NULL, *shift = bias ? th_dense(bias) : NULL;
    tensor *means = th_dense_result(mean), *inverses = th_dense_result(inverse_std);
    int failed = from && to && means && inverses && !scale == !weight && !shift == !bias ? 0 : -1;
    if (!failed && input->numel) {
        b.input = th_data(from);
        b.output = th_data(to);
        b.weight = scale ? th_data(scale) : NULL;
        b.bias = shift ? th_data(shift) : NULL;
        b.mean = th_data(means);
        b.inverse = th_data(inverses);
        b.eps = eps.f;
        th_parallel(b.images * b.groups, (double)(b.channels * b.places),
                    input->dtype == TH_FLOAT ? groups_float : groups_double, &b);
    } else if (!failed)
        failed = th_zero(means) || th_zero(inverses) ? -1 : 0;
    th_drop(from);
    th_drop(scale);
    th_drop(shift);
    failed = th_deliver(mean, means, failed);
    failed = th_deliver(inverse_std, inverses, failed);
    return th_deliver(output, to, failed);
}

int shape_group_norm_input(extent *result, const tensor *grad_output, const tensor *input,
                           int64_t groups, const tensor *weight, const tensor *mean,
                           const tensor *inverse_std) {
    const char *op = "group_norm_input";
    batch b;
    if (read_batch(op, &b, input, groups) || check_channels(op, "weight", weight, input))
        return -1;
    const extent size = th_extent(input), statistics = {2, {b.images, b.groups}};
    if (th_check_gradient(op, grad_output, &size))
        return -1;
    if (!th_has_size(mean, &statistics) || !th_has_size(inverse_std, &statistics))
        return th_fail(TH_RUNTIME, "%s: mean is %s, inverse_std is %s; need %s", op,
                       th_describe(mean), th_describe(inverse_std), th_sizes(statistics.size, 2));
    result[0] = size;
    result[1] = result[2] = (extent){1, {input->size[1]}};
    return 0;
}

/* Runs on contiguous tensors. */
static int run_gradient(batch *b, tensor *const *to, tensor *const *from) {
    const bool single = to[0]->dtype == TH_FLOAT;
    const int64_t count = 2 * b->parts * all_channels(b), bytes = count * (int64_t)sizeof(double);
    b->sums = th_allocate(bytes);
    if (!b->sums)
        return -1;
    memset(b->sums, 0, (size_t)bytes);
    b->grad = th_data(from[0]);
    b->input = th_data(from[1]);
    b->weight = from[2] ? th_data(from[2]) : NULL;
    b->mean = th_data(from[3]);
    b->inverse = th_data(from[4]);
    b->output = th_data(to[0]);
    th_parallel(b->parts, (double)(b->share * all_channels(b) * b->places),
                single ? parts_float : parts_double, b);
    if (single)
        finish_float(b, th_data(to[1]), th_data(to[2]));
    else
        finish_double(b, th_data(to[1]), th_data(to[2]));
    th_release(b->sums, bytes);
    return 0;
}

int cpu_group_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                         const tensor *grad_output, const tensor *input, int64_t groups,
                         const tensor *weight, const tensor *mean, const tensor *inverse_std) {
    batch b;
    if (read_batch("group_norm_input", &b, input, groups))
        return -1;
    const tensor *const given[] = {grad_output, input, weight, mean, inverse_std};
    tensor *const wanted[] = {input_gradient, weight_gradient, bias_gradient};
    tensor *from[5] = {0}, *to[3];
    int failed = 0;
    for (int i = 0; i < 5; i++)
        if (given[i] && !(from[i] = th_dense(given[i])))
            failed = -1;
    for (int i = 0; i < 3; i++)
        if (!(to[i] = th_dense_result(wanted[i])))
            failed = -1;
    if (!failed && input->numel)
        failed = run_gradient(&b, to, from);
    else if (!failed)
        failed = th_zero(to[1]) || th_zero(to[2]) ? -1 : 0;
    for (int i = 0; i < 5; i++)
        th_drop(from[i]);
    for (int i = 2; i >= 0; i--)
        failed = th_deliver(wanted[i], to[i], failed);
    return failed;
}
