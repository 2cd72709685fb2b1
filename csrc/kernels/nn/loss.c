/* loss.c: the negative log-likelihood of classes, and its gradient. */
#include "loss.h"

#include "kernels/index/places.h"
#include "walk/dense.h"

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

static int check(const char *op, const int64_t *size, int ndim, const tensor *target,
                 const tensor *weight) {
    if (ndim < 1 || ndim > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: input has %d dimensions; need 1 to %d", op, ndim, TH_MAX_DIM);
    if (!fits(size, ndim, target))
        return th_fail(TH_RUNTIME,
                       "%s: input is %s, target is %s; need target of the size of input without "
                       "its dimension 1",
                       op, th_sizes(size, ndim), th_describe(target));
    const int64_t classes = size[ndim > 1];
    if (weight && (weight->ndim != 1 || weight->size[0] != classes))
        return th_fail(TH_RUNTIME, "%s: weight is %s; need one for each of %lld classes", op,
                       th_describe(weight), (long long)classes);
    misfit first;
    if (!th_find_outside(target, classes, &first))
        return 0;
    return th_fail(TH_INDEX, "%s: target[%lld] is %lld, but there are %lld classes", op,
                   (long long)first.place, (long long)first.value, (long long)classes);
}

static double weight_of(const tensor *weight, int64_t class) {
    return weight ? th_get(weight, weight->offset + class * weight->stride[0], NULL) : 1;
}

/* The weights of all targets together, or 1 where the losses are added up. */
static double divisor(const tensor *target, const tensor *weight, int64_t classes, bool average) {
    const int64_t *index = th_data(target);
    double sum = 0;
    if (!average || !weight)
        return average ? (double)target->numel : 1;
    for (int64_t i = 0; i < target->numel; i++)
        sum += (uint64_t)index[i] < (uint64_t)classes ? weight_of(weight, index[i]) : 0;
    return sum;
}

int shape_nll_loss(extent *result, const tensor *input, const tensor *target, const tensor *weight,
                   bool size_average) {
    (void)size_average;
    *result = (extent){1, {1}};
    return check("nll_loss", input->size, input->ndim, target, weight);
}

/* Another thread may write targets after they were checked: each is compared once more where it is
   used. */
#define TOTAL(T)                                                                                   \
    for (int64_t n = 0; n < x.batch; n++)                                                          \
        for (int64_t p = 0; p < x.places; p++) {                                                   \
            const int64_t class = index[n * x.places + p];                                         \
            if ((uint64_t)class < (uint64_t)x.classes)                                             \
                sum -= weight_of(weight, class)                                                    \
                       * ((const T *)th_data(in))[(n * x.classes + class) * x.places + p];         \
        }

int cpu_nll_loss(tensor *output, const tensor *input, const tensor *target, const tensor *weight,
                 bool size_average) {
    const likelihood x = sizes_of(input->size, input->ndim);
    tensor *in = th_dense(input), *to = th_dense(target);
    const int failed = in && to ? 0 : -1;
    if (!failed) {
        const int64_t *index = th_data(to);
        double sum = 0;
        if (input->dtype == TH_FLOAT)
            TOTAL(float)
        else
            TOTAL(double)
        th_put(output, output->offset, th_real(sum / divisor(to, weight, x.classes, size_average)));
    }
    th_drop(in);
    th_drop(to);
    return failed;
}

int shape_nll_loss_input(extent *result, const tensor *grad_output, const tensor *target,
                         const tensor *weight, bool size_average, ints size) {
    (void)size_average;
    if (check("nll_loss_input", size.at, size.count, target, weight)
        || th_take_sizes("nll_loss_input", result, size))
        return -1;
    if (grad_output->numel != 1)
        return th_fail(TH_RUNTIME, "nll_loss_input: grad_output is %s; need one element",
                       th_describe(grad_output));
    return 0;
}

#define SPREAD(T)                                                                                  \
    for (int64_t n = 0; n < x.batch; n++)                                                          \
        for (int64_t p = 0; p < x.places; p++) {                                                   \
            const int64_t class = index[n * x.places + p];                                         \
            if ((uint64_t)class < (uint64_t)x.classes)                                             \
                ((T *)th_data(result))[(n * x.classes + class) * x.places + p] =                   \
                    (T)(factor * weight_of(weight, class));                                        \
        }

int cpu_nll_loss_input(tensor *output, const tensor *grad_output, const tensor *target,
                       const tensor *weight, bool size_average, ints size) {
    const likelihood x = sizes_of(size.at, size.count);
    tensor *to = th_dense(target), *result = th_dense_result(output);
    const int failed = to && result ? th_zero(result) : -1;
    if (!failed) {
        const int64_t *index = th_data(to);
        const double factor = -th_get(grad_output, grad_output->offset, NULL)
                              / divisor(to, weight, x.classes, size_average);
        if (output->dtype == TH_FLOAT)
            SPREAD(float)
        else
            SPREAD(double)
    }
    th_drop(to);
    return th_deliver(output, result, failed);
}
