/* normalization.c: batch and group normalization, and their gradients. */
#include "normalization.h"

#include "kernels/nn/normalize.h"
#include "walk/dense.h"

#define MOST_PARTS 16

/* A vector without elements has neither images nor channels. */
static int64_t channels_of(const tensor *input) { return input->ndim > 1 ? input->size[1] : 0; }

static int check_channels(const char *op, const char *name, const tensor *t, const tensor *input) {
    if (!t || (t->ndim == 1 && t->size[0] == channels_of(input)))
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s, %s is %s; need %s.size(0) == input.size(1)", op,
                   th_describe(input), name, th_describe(t), name);
}

/* groups: TH_NONE for batch normalization. */
static int read_batch(const char *op, batch *b, const tensor *input, int64_t groups,
                      const tensor *weight) {
    const bool grouped = groups != TH_NONE;
    if (input->ndim < 2 && (!input->ndim || input->numel))
        return th_fail(TH_RUNTIME, "%s: input is %s; need 2 dimensions or more", op,
                       th_describe(input));
    const int64_t images = input->size[0], channels = channels_of(input);
    if (grouped && (groups < 1 || groups > INT32_MAX || channels % groups))
        return th_fail(TH_VALUE,
                       "%s: input is %s, num_groups is %lld; need num_groups >= 1 that divides "
                       "input.size(1)",
                       op, th_describe(input), (long long)groups);
    *b = (batch){.channels = channels, .places = 1, .training = true};
    for (int d = 2; d < input->ndim; d++)
        b->places *= input->size[d];
    b->step = channels * b->places;
    b->rows = grouped ? 1 : b->places ? images : 0; /* no loop over images without elements */
    b->weights = grouped ? channels / groups : 1;
    b->sets = grouped ? images * groups : channels;
    b->size = (double)(b->rows * b->weights * b->places);
    b->inverse_size = 1 / b->size;
    b->columns = b->weights * b->places == 1 && b->sets == b->channels;
    b->width = b->share = b->columns ? TH_SET_COLUMNS : 1;
    return check_channels(op, "weight", weight, input);
}

static int check_training(const char *op, const batch *b, const tensor *input) {
    if (!b->training && (!b->running_mean || !b->running_var))
        return th_fail(TH_VALUE, "%s: training is False; need running_mean and running_var", op);
    if (b->training && b->channels && b->rows * b->places == 1)
        return th_fail(TH_VALUE,
                       "%s: input is %s, training is True; need two values or more for each "
                       "channel",
                       op, th_describe(input));
    return 0;
}

int shape_batch_norm(extent *result, const tensor *input, const tensor *weight, const tensor *bias,
                     tensor *running_mean, tensor *running_var, bool training, scalar momentum,
                     scalar eps) {
    const char *op = "batch_norm";
    batch b;
    (void)momentum, (void)eps;
    if (read_batch(op, &b, input, TH_NONE, weight) || check_channels(op, "bias", bias, input)
        || check_channels(op, "running_mean", running_mean, input)
        || check_channels(op, "running_var", running_var, input))
        return -1;
    result[0] = th_extent(input);
    result[1] = result[2] = (extent){1, {b.channels}};
    b.training = training;
    b.running_mean = running_mean;
    b.running_var = running_var;
    return check_training(op, &b, input);
}

int shape_group_norm(extent *result, const tensor *input, int64_t groups, const tensor *weight,
                     const tensor *bias, scalar eps) {
    const char *op = "group_norm";
    batch b;
    (void)eps;
    if (read_batch(op, &b, input, groups, weight) || check_channels(op, "bias", bias, input))
        return -1;
    result[0] = th_extent(input);
    result[1] = result[2] = (extent){2, {input->size[0], groups}};
    return 0;
}

/* Floats beside narrow elements: copies of parameters and statistics of another type; NULL: none. */
typedef struct beside {
    tensor *weight, *bias, *mean, *inverse;
} beside;

/* Return the elements of t, as floats beside narrow ones; NULL stays NULL. */
static void *take(tensor **copy, const tensor *t, dtype type, int *failed) {
    const dtype own = th_is_narrow(type) ? TH_FLOAT : type;
    if (!t || t->dtype == own)
        return t ? th_data(t) : NULL;
    *copy = th_convert(t, own);
    *failed |= !*copy;
    return *copy ? th_data(*copy) : NULL;
}

static void drop(const beside *p) {
    th_drop(p->weight);
    th_drop(p->bias);
    th_drop(p->mean);
    th_drop(p->inverse);
}

static int normalize(batch *b, tensor *output, tensor *mean, tensor *inverse_std,
                     const tensor *input, const tensor *weight, const tensor *bias) {
    const dtype type = (dtype)input->dtype;
    beside p = {NULL};
    if (!input->numel && b->training)
        return th_zero(mean) || th_zero(inverse_std) ? -1 : 0;
    int failed = 0;
    b->input = th_data(input);
    b->weight = take(&p.weight, weight, type, &failed);
    b->bias = take(&p.bias, bias, type, &failed);
    b->mean = th_data(mean);
    b->inverse = th_data(inverse_std);
    b->output = th_data(output);
    failed = failed || th_normalize(b, type, 1);
    drop(&p);
    return failed ? -1 : 0;
}

int cpu_batch_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                   const tensor *weight, const tensor *bias, tensor *running_mean,
                   tensor *running_var, bool training, scalar momentum, scalar eps) {
    batch b;
    if (read_batch("batch_norm", &b, input, TH_NONE, weight))
        return -1;
    b.training = training;
    b.running_mean = running_mean;
    b.running_var = running_var;
    b.moves = training && (running_mean || running_var);
    b.rate = momentum.f;
    b.eps = eps.f;
    return normalize(&b, output, mean, inverse_std, input, weight, bias);
}

int cpu_group_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                   int64_t groups, const tensor *weight, const tensor *bias, scalar eps) {
    batch b;
    if (read_batch("group_norm", &b, input, groups, weight))
        return -1;
    b.eps = eps.f;
    return normalize(&b, output, mean, inverse_std, input, weight, bias);
}

static int shape_gradient(const char *op, extent *result, const tensor *grad_output,
                          const tensor *input, const tensor *mean, const tensor *inverse_std,
                          extent statistics) {
    result[0] = th_extent(input);
    result[1] = result[2] = (extent){1, {channels_of(input)}};
    if (th_check_gradient(op, grad_output, result))
        return -1;
    if (th_has_size(mean, &statistics) && th_has_size(inverse_std, &statistics))
        return 0;
    return th_fail(TH_RUNTIME, "%s: mean is %s, inverse_std is %s; need %s", op, th_describe(mean),
                   th_describe(inverse_std), th_sizes(statistics.size, statistics.ndim));
}

int shape_batch_norm_input(extent *result, const tensor *grad_output, const tensor *input,
                           const tensor *weight, const tensor *mean, const tensor *inverse_std,
                           bool training) {
    const char *op = "batch_norm_input";
    batch b;
    (void)training;
    if (read_batch(op, &b, input, TH_NONE, weight))
        return -1;
    return shape_gradient(op, result, grad_output, input, mean, inverse_std,
                          (extent){1, {channels_of(input)}});
}

int shape_group_norm_input(extent *result, const tensor *grad_output, const tensor *input,
                           int64_t groups, const tensor *weight, const tensor *mean,
                           const tensor *inverse_std) {
    const char *op = "group_norm_input";
    batch b;
    return read_batch(op, &b, input, groups, weight)
                   || shape_gradient(op, result, grad_output, input, mean, inverse_std,
                                     (extent){2, {input->size[0], groups}})
               ? -1
               : 0;
}

/* Several sets have the weights of one channel: the parts have sums of their own. */
static int64_t divide(batch *b, int64_t groups) {
    const int64_t images = b->sets / groups, image = b->step + 1;
    int64_t share = (TH_PARALLEL + image - 1) / image;
    if (share * MOST_PARTS < images)
        share = (images + MOST_PARTS - 1) / MOST_PARTS;
    b->share = share * groups;
    b->sums_step = 2 * b->channels;
    return (images + share - 1) / share;
}

/* Store the gradients of weight and bias, which are rounded from floats if their type is narrow. */
static int add_sums(const batch *b, int64_t parts, tensor *weight, tensor *bias) {
    if (!th_is_narrow((dtype)weight->dtype)) {
        th_add_sums(b, (dtype)weight->dtype, parts, th_data(weight), th_data(bias));
        return 0;
    }
    tensor *one = th_new_like(weight, TH_FLOAT), *two = th_new_like(bias, TH_FLOAT);
    if (one && two)
        th_add_sums(b, TH_FLOAT, parts, th_data(one), th_data(two));
    const int failed = one && two ? 0 : -1;
    return th_deliver(weight, one, failed) | th_deliver(bias, two, failed);
}

static int run_gradient(batch *b, int64_t parts, tensor *const *result, const tensor *grad_output,
                        const tensor *input, const tensor *weight, const tensor *mean,
                        const tensor *inverse_std) {
    const int64_t bytes = 2 * parts * b->channels * (int64_t)sizeof(double);
    const dtype type = (dtype)input->dtype;
    beside p = {NULL};
    if (!input->numel)
        return th_zero(result[1]) || th_zero(result[2]) ? -1 : 0;
    if (!(b->sums = th_allocate(bytes)))
        return -1;
    memset(b->sums, 0, (size_t)bytes);
    int failed = 0;
    b->grad = th_data(grad_output);
    b->input = th_data(input);
    b->weight = take(&p.weight, weight, type, &failed);
    b->mean = take(&p.mean, mean, type, &failed);
    b->inverse = take(&p.inverse, inverse_std, type, &failed);
    b->output = th_data(result[0]);
    failed = failed || th_normalize(b, type, 2) || add_sums(b, parts, result[1], result[2]);
    th_release(b->sums, bytes);
    drop(&p);
    return failed ? -1 : 0;
}

int cpu_batch_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                         const tensor *grad_output, const tensor *input, const tensor *weight,
                         const tensor *mean, const tensor *inverse_std, bool training) {
    tensor *const results[] = {input_gradient, weight_gradient, bias_gradient};
    batch b;
    if (read_batch("batch_norm_input", &b, input, TH_NONE, weight))
        return -1;
    b.training = training;
    return run_gradient(&b, 1, results, grad_output, input, weight, mean, inverse_std);
}

int cpu_group_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                         const tensor *grad_output, const tensor *input, int64_t groups,
                         const tensor *weight, const tensor *mean, const tensor *inverse_std) {
    tensor *const results[] = {input_gradient, weight_gradient, bias_gradient};
    batch b;
    if (read_batch("group_norm_input", &b, input, groups, weight))
        return -1;
    return run_gradient(&b, divide(&b, groups), results, grad_output, input, weight, mean,
                        inverse_std);
}
