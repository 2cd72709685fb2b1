/* loss.c: negative log-likelihood of classes, and its gradient. */
#include "loss.h"

#include "kernels/nn/likelihood.h"
#include "walk/dense.h"

int shape_nll_loss(extent *result, const tensor *input, const tensor *target, const tensor *weight,
                   int64_t reduction, int64_t ignore_index) {
    *result = reduction ? (extent){0} : th_extent(target);
    return th_check_likelihood("nll_loss", input->size, input->ndim, target, weight, ignore_index);
}

/* Write each target's loss to the result, or add it to the sum. */
#define LOSSES(T)                                                                                  \
    for (int64_t n = 0; n < x.batch; n++)                                                          \
        for (int64_t p = 0; p < x.places; p++) {                                                   \
            const int64_t class = index[n * x.places + p];                                         \
            const double share = th_share_of(weight, class, x.classes, ignore_index);              \
            const double loss = th_is_ignored(class, x.classes, ignore_index)                      \
                                    ? 0                                                            \
                                    : -share                                                       \
                                          * ((const T *)th_data(                                   \
                                              input))[(n * x.classes + class) * x.places + p];     \
            if (reduction)                                                                         \
                sum += loss;                                                                       \
            else                                                                                   \
                ((T *)th_data(output))[n * x.places + p] = (T)loss;                                \
        }

int cpu_nll_loss(tensor *output, const tensor *input, const tensor *target, const tensor *weight,
                 int64_t reduction, int64_t ignore_index) {
    const likelihood x = th_likelihood_of(input->size, input->ndim);
    const int64_t *index = th_data(target);
    double sum = 0;
    if (input->dtype == TH_FLOAT)
        LOSSES(float)
    else
        LOSSES(double)
    if (reduction)
        th_put(output, output->offset,
               th_real(sum / th_divisor(target, weight, x.classes, reduction, ignore_index)));
    return 0;
}

int shape_nll_loss_input(extent *result, const tensor *grad_output, const tensor *target,
                         const tensor *weight, int64_t reduction, int64_t ignore_index, ints size) {
    if (th_check_likelihood("nll_loss_input", size.at, size.count, target, weight, ignore_index)
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
            const double share = th_share_of(weight, class, x.classes, ignore_index);              \
            const T given = ((const T *)th_data(grad_output))[reduction ? 0 : n * x.places + p];   \
            if (!th_is_ignored(class, x.classes, ignore_index))                                    \
                ((T *)th_data(output))[(n * x.classes + class) * x.places + p] = (T)(factor        \
                                                                                     * share       \
                                                                                     * given);     \
        }

int cpu_nll_loss_input(tensor *output, const tensor *grad_output, const tensor *target,
                       const tensor *weight, int64_t reduction, int64_t ignore_index, ints size) {
    const likelihood x = th_likelihood_of(size.at, size.count);
    const int64_t *index = th_data(target);
    const double factor = -1 / th_divisor(target, weight, x.classes, reduction, ignore_index);
    if (th_zero(output))
        return -1;
    if (output->dtype == TH_FLOAT)
        SPREAD(float)
    else
        SPREAD(double)
    return 0;
}
