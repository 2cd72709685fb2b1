/* loss.c: negative log-likelihood of classes, and its gradient. */
#include "loss.h"

#include "kernels/nn/likelihood.h"
#include "walk/dense.h"

int shape_nll_loss(extent *result, const tensor *input, const tensor *target, const tensor *weight,
                   int64_t reduction, int64_t ignore_index) {
    *result = reduction ? (extent){0} : th_extent(target);
    return th_check_likelihood("nll_loss", input->size, input->ndim, target, weight, ignore_index);
}

#define TEMPLATE "kernels/nn/loss_sums.h"
#include "base/each/floating.h"

int cpu_nll_loss(tensor *output, const tensor *input, const tensor *target, const tensor *weight,
                 int64_t reduction, int64_t ignore_index) {
    const likelihood x = th_likelihood_of(input->size, input->ndim);
    const int64_t *index = th_data(target);
    void *result = reduction ? NULL : th_data(output);
    const double sum = input->dtype == TH_FLOAT
                           ? losses_float(&x, th_data(input), index, weight, ignore_index, result)
                           : losses_double(&x, th_data(input), index, weight, ignore_index, result);
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

int cpu_nll_loss_input(tensor *output, const tensor *grad_output, const tensor *target,
                       const tensor *weight, int64_t reduction, int64_t ignore_index, ints size) {
    const likelihood x = th_likelihood_of(size.at, size.count);
    const int64_t *index = th_data(target);
    const double factor = -1 / th_divisor(target, weight, x.classes, reduction, ignore_index);
    if (th_zero(output))
        return -1;
    if (output->dtype == TH_FLOAT)
        gradients_float(&x, th_data(grad_output), reduction, index, weight, ignore_index, factor,
                        th_data(output));
    else
        gradients_double(&x, th_data(grad_output), reduction, index, weight, ignore_index, factor,
                         th_data(output));
    return 0;
}
