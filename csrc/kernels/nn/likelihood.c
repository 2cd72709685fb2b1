/* likelihood.c: checks of classification losses, and weights of targets. */
#include "kernels/nn/likelihood.h"

#include "kernels/index/index_check.h"
#include "walk/dense.h"

likelihood th_likelihood_of(const int64_t *size, int ndim) {
    likelihood x = {ndim > 1 ? size[0] : 1, ndim > 1 ? size[1] : size[0], 1};
    for (int d = 2; d < ndim; d++)
        x.places *= size[d];
    return x;
}

/* Whether target has input's size without classes; a single row may omit the batch. */
static bool fits(const int64_t *size, int ndim, const tensor *target) {
    if (ndim == 1)
        return target->ndim <= 1 && target->numel == 1;
    bool same = ndim >= 2 && target->ndim == ndim - 1 && target->size[0] == size[0];
    for (int d = 2; same && d < ndim; d++)
        same = target->size[d - 1] == size[d];
    return same;
}

/* Find targets outside the classes that are not ignored. */
static int check_targets(const char *op, const tensor *target, int64_t classes, int64_t ignored) {
    bad_index first;
    if (!th_find_outside(target, classes, &first))
        return 0;
    tensor *to = th_dense(target); /* some are outside: check whether all of them are ignored */
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

int th_check_likelihood(const char *op, const int64_t *size, int ndim, const tensor *target,
                        const tensor *weight, int64_t ignored) {
    if (ndim < 1 || ndim > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: input has %d dimensions; need 1 to %d", op, ndim, TH_MAX_DIM);
    const bool batch_differs = ndim > 1 && target->ndim && target->size[0] != size[0];
    if (!fits(size, ndim, target))
        return th_fail(batch_differs ? TH_VALUE : TH_RUNTIME,
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
    return weight ? th_get(weight, weight->offset + class * th_stride(weight)[0], NULL) : 1;
}

double th_share_of(const tensor *weight, int64_t class, int64_t classes, int64_t ignored) {
    return th_is_ignored(class, classes, ignored) ? 0 : weight_of(weight, class);
}

double th_divisor(const tensor *target, const tensor *weight, int64_t classes, int64_t reduction,
                  int64_t ignored) {
    const int64_t *index = th_data(target);
    double sum = 0;
    if (reduction != TH_LOSS_MEAN)
        return 1;
    for (int64_t i = 0; i < target->numel; i++)
        sum += th_share_of(weight, index[i], classes, ignored);
    return sum;
}
