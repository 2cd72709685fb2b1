/* loss.c: the negative log-likelihood of classes, and its gradient. */
#include "loss.h"

#include "kernels/index/places.h"
#include "walk/dense.h"

#define MEAN 1 /* of none, mean and sum */

/* Log-probabilities [batch, classes, places], targets [batch, places]. */
typedef struct likelihood {
    int64_t batch, classes, places;
} likelihood;

static likelihood sizes_of(const int64_t *size, int ndim) {
    likelihood x = {ndim > 1 ? size[0] : 1, ndim > 1 ? size[1] : size[0], 1};
    for (int d = 2; d < ndim; d++)
        x.places *= size[d];
    return x;
}

/* Whether target has the sizes of input without the classes; a single row may leave out the batch.
   */
static bool fits(const int64_t *size, int ndim, const tensor *target) {
    if (ndim == 1)
        return target->ndim == 1 && target->size[0] == 1;
    bool same = ndim >= 2 && target->ndim == ndim - 1 && target->size[0] == size[0];
    for (int d = 2; same && d < ndim; d++)
        same = target->size[d - 1] == size[d];
    return same;
}

/* Targets outside the classes that are not ignored. */
static int check_targets(const char *op, const tensor *target, int64_t classes, int64_t ignored) {
    misfit first;
    if (!th_find_outside(target, classes, &first))
        return 0;
    tensor *to = th_dense(target); /* some are outside: are all of them ignored? */
    if (!to)
        return -1;
    int failed = 0;
    for (int64_t i = 0; i < to->numel && !failed; i++) {
        const int64_t class = ((const int64_t *)th_data(to))[i];
        if (class != ignored && (uint64_t)class >= (uint64_t)classes)
            failed = th_fail(TH_INDEX, "%s: target[%lld] is %lld, but there are %lld classes", op,
                             (long long)i, (long long)class, (long long)classes);
    }
    th_drop(to);
    return failed;
}

static int check(const char *op, const int64_t *size, int ndim, const tensor *target,
                 const tensor *weight, int64_t reduction, int64_t ignored) {
    if (ndim < 1 || ndim > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: input has %d dimensions; need 1 to %d", op, ndim, TH_MAX_DIM);
    if (reduction < 0 || reduction > 2)
        return th_fail(TH_VALUE, "%s: reduction is %lld; need 0, 1 or 2 (none, mean, sum)", op,
                       (long long)reduction);
    if (!fits(size, ndim, target))
        return th_fail(TH_RUNTIME,
                       "%s: input is %s, target is %s; need target of the size of input without "
                       "its dimension 1",
                       op, th_sizes(size, ndim), th_describe(target));
    const int64_t classes = size[ndim > 1];
    if (weight && (weight->ndim != 1 || weight->size[0] != classes))
        return th_fail(TH_RUNTIME, "%s: weight is %s; need one for each of %lld classes", op,
                       th_describe(weight), (long long)classes);
    return check_targets(op, target, classes, ignored);
}

static double weight_of(const tensor *weight, int64_t class) {
    return weight ? th_get(weight, weight->offset + class * weight->stride[0], NULL) : 1;
}

/* Another thread may write targets after they were checked: each is compared once more where it is used. */
static bool is_ignored(int64_t class, int64_t classes, int64_t ignored) {
    return class == ignored || (uint64_t)class >= (uint64_t)classes;
}

/* The weight of a target, zero where it is ignored. */
static double share_of(const tensor *weight, int64_t class, int64_t classes, int64_t ignored) {
    return is_ignored(class, classes, ignored) ? 0 : weight_of(weight, class);
}

/* What the losses are divided by: the weights of all targets together where they are averaged. */
static double divisor(const tensor *target, const tensor *weight, int64_t classes,
                      int64_t reduction, int64_t ignored) {
    const int64_t *index = th_data(target);
    double sum = 0;
    if (reduction != MEAN)
        return 1;
    for (int64_t i = 0; i < target->numel; i++)
        sum += share_of(weight, index[i], classes, ignored);
    return sum;
}

int shape_nll_loss(extent *result, const tensor *input, const tensor *target, const tensor *weight,
                   int64_t reduction, int64_t ignore_index) {
    *result = reduction ? (extent){1, {1}} : th_extent(target);
    return check("nll_loss", input->size, input->ndim, target, weight, reduction, ignore_index);
}

/* The loss of each target goes to the result, or into the sum. */
#define LOSSES(T)                                                                                  \
    for (int64_t n = 0; n < x.batch; n++)                                                          \
        for (int64_t p = 0; p < x.places; p++) {                                                   \
            const int64_t class = index[n * x.places + p];                                         \
            const double share = share_of(weight, class, x.classes, ignore_index);                 \
            const double loss =                                                                    \
                is_ignored(class, x.classes, ignore_index)                                         \
                    ? 0                                                                            \
                    : -share * ((const T *)th_data(in))[(n * x.classes + class) * x.places + p];   \
            if (reduction)                                                                         \
                sum += loss;                                                                       \
            else                                                                                   \
                ((T *)th_data(result))[n * x.places + p] = (T)loss;                                \
        }

int cpu_nll_loss(tensor *output, const tensor *input, const tensor *target, const tensor *weight,
                 int64_t reduction, int64_t ignore_index) {
    const likelihood x = sizes_of(input->size, input->ndim);
    tensor *in = th_dense(input), *to = th_dense(target), *result = th_dense_result(output);
    const int failed = in && to && result ? 0 : -1;
    if (!failed) {
        const int64_t *index = th_data(to);
        double sum = 0;
        if (input->dtype == TH_FLOAT)
            LOSSES(float)
        else
            LOSSES(double)
        if (reduction)
            th_put(result, result->offset,
                   th_real(sum / divisor(to, weight, x.classes, reduction, ignore_index)));
    }
    th_drop(in);
    th_drop(to);
    return th_deliver(output, result, failed);
}

int shape_nll_loss_input(extent *result, const tensor *grad_output, const tensor *target,
                         const tensor *weight, int64_t reduction, int64_t ignore_index, ints size) {
    if (check("nll_loss_input", size.at, size.count, target, weight, reduction, ignore_index)
        || th_take_sizes("nll_loss_input", result, size))
        return -1;
    if (grad_output->numel != (reduction ? 1 : target->numel))
        return th_fail(TH_RUNTIME, "nll_loss_input: grad_output is %s; need one element%s",
                       th_describe(grad_output), reduction ? "" : " for each target");
    return 0;
}

#define SPREAD(T)                                                                                  \
    for (int64_t n = 0; n < x.batch; n++)                                                          \
        for (int64_t p = 0; p < x.places; p++) {                                                   \
            const int64_t class = index[n * x.places + p];                                         \
            const double share = share_of(weight, class, x.classes, ignore_index);                 \
            const T given = ((const T *)th_data(grad))[reduction ? 0 : n * x.places + p];          \
            if (!is_ignored(class, x.classes, ignore_index))                                       \
                ((T *)th_data(result))[(n * x.classes + class) * x.places + p] = (T)(factor        \
                                                                                     * share       \
                                                                                     * given);     \
        }

int cpu_nll_loss_input(tensor *output, const tensor *grad_output, const tensor *target,
                       const tensor *weight, int64_t reduction, int64_t ignore_index, ints size) {
    const likelihood x = sizes_of(size.at, size.count);
    tensor *to = th_dense(target), *grad = th_dense(grad_output), *result = th_dense_result(output);
    const int failed = to && grad && result ? th_zero(result) : -1;
    if (!failed) {
        const int64_t *index = th_data(to);
        const double factor = -1 / divisor(to, weight, x.classes, reduction, ignore_index);
        if (output->dtype == TH_FLOAT)
            SPREAD(float)
        else
            SPREAD(double)
    }
    th_drop(to);
    th_drop(grad);
    return th_deliver(output, result, failed);
}
