/* gpu_likelihood.c: the negative log-likelihood of classes on a GPU. */
#include "cross_entropy.h"
#include "kernels/gpu/losses.h"
#include "loss.h"

/* [batch, classes, places] of sizes, as the kernels take them. */
static void describe(gpu_work *w, const int64_t *size, int ndim, int64_t reduction,
                     int64_t ignored) {
    w->n[0] = ndim > 1 ? size[0] : 1;
    w->n[1] = ndim > 1 ? size[1] : size[0];
    w->n[2] = 1;
    for (int d = 2; d < ndim; d++)
        w->n[2] *= size[d];
    w->n[3] = reduction;
    w->n[4] = ignored;
}

static int one_block(device where, const gpu_kernel *kernel, dtype type, gpu_work *w) {
    const gpu_size size = {1, 1, 256, 0};
    return th_gpu_launch(where, kernel, th_gpu_variant[0][type], size, (void *[]){w});
}

/* The kernel reads class weights one behind the other, in the type of the rest. */
int cuda_nll_loss(tensor *output, const tensor *input, const tensor *target, const tensor *weight,
                  int64_t reduction, int64_t ignore_index) {
    static const gpu_kernel kernel = {"kernels/likelihood", "likelihood"};
    dense d = {.count = 0};
    tensor *to = th_dense_result(output);
    gpu_work w = {.at = {to ? th_data(to) : NULL, th_gpu_operand(&d, input),
                         th_gpu_operand(&d, target), th_gpu_operand(&d, weight)}};
    describe(&w, input->size, input->ndim, reduction, ignore_index);
    w.n[5] = output->dtype;
    const dtype type = (dtype)input->dtype;
    int failed = !to || d.failed ? -1 : th_gpu_prepare(&w, input->device, "nll_loss");
    if (!failed)
        failed = reduction ? one_block(input->device, &kernel, type, &w)
                           : th_gpu_elements(input->device, &kernel, type, target->numel, &w);
    th_gpu_done(&d);
    return th_deliver(output, to, failed);
}

int cuda_nll_loss_input(tensor *output, const tensor *grad_output, const tensor *target,
                        const tensor *weight, int64_t reduction, int64_t ignore_index, ints size) {
    static const gpu_kernel dividing = {"kernels/likelihood", "likelihood_divisor"},
                            kernel = {"kernels/likelihood", "likelihood_input"};
    dense d = {.count = 0};
    const device where = output->device;
    const dtype type = (dtype)output->dtype;
    tensor *to = th_dense_result(output), *divisor = th_new(where, TH_DOUBLE, 1, (int64_t[]){1});
    gpu_work w = {.at = {to ? th_data(to) : NULL, th_gpu_operand(&d, grad_output),
                         th_gpu_operand(&d, target), th_gpu_operand(&d, weight),
                         divisor ? th_data(divisor) : NULL}};
    describe(&w, size.at, size.count, reduction, ignore_index);
    int failed = !to || !divisor || d.failed || th_zero(to) ? -1
                                                            : th_gpu_prepare(&w, where, "nll_loss");
    if (!failed)
        failed = one_block(where, &dividing, type, &w)
                 || th_gpu_elements(where, &kernel, type, target->numel, &w);
    th_drop(divisor);
    th_gpu_done(&d);
    return th_deliver(output, to, failed);
}

int th_gpu_sum_losses(tensor *to, const tensor *room, int64_t reduction, dtype type) {
    static const gpu_kernel kernel = {"kernels/likelihood", "losses_sum"};
    gpu_work w = {.at = {th_data(to), th_data(room)}, .n = {room->numel / 2, reduction, to->dtype}};
    return one_block((device)to->device, &kernel, type, &w);
}

int cuda_cross_entropy(tensor *output, tensor *normalizer, const tensor *input,
                       const tensor *target, const tensor *weight, int64_t reduction,
                       int64_t ignore_index, scalar label_smoothing) {
    static const gpu_kernel each = {"kernels/likelihood", "entropy_elements"};
    dense d = {.count = 0};
    const device where = input->device;
    const dtype type = (dtype)input->dtype;
    tensor *to = th_dense_result(output);
    tensor *room = th_new(where, TH_DOUBLE, 1, (int64_t[]){2 * target->numel});
    gpu_work w = {.at = {room ? th_data(room) : NULL, th_gpu_operand(&d, input),
                         th_gpu_operand(&d, target), th_gpu_operand(&d, weight),
                         th_data(normalizer)},
                  .s = {label_smoothing.f}};
    describe(&w, input->size, input->ndim, reduction, ignore_index);
    int failed = !to || !room || d.failed ? -1 : th_gpu_prepare(&w, where, "cross_entropy");
    if (!failed)
        failed = th_gpu_elements(where, &each, type, target->numel, &w);
    failed = failed || th_gpu_sum_losses(to, room, reduction, type) ? -1 : 0;
    th_drop(room);
    th_gpu_done(&d);
    return th_deliver(output, to, failed);
}

int cuda_cross_entropy_input(tensor *output, const tensor *grad_output, const tensor *input,
                             const tensor *normalizer, const tensor *target, const tensor *weight,
                             int64_t reduction, int64_t ignore_index, scalar label_smoothing) {
    static const gpu_kernel dividing = {"kernels/likelihood", "likelihood_divisor"},
                            kernel = {"kernels/likelihood", "entropy_input"};
    dense d = {.count = 0};
    const device where = output->device;
    const dtype type = (dtype)output->dtype;
    tensor *to = th_dense_result(output), *divisor = th_new(where, TH_DOUBLE, 1, (int64_t[]){1});
    gpu_work w = {.at = {to ? th_data(to) : NULL, th_gpu_operand(&d, grad_output),
                         th_gpu_operand(&d, target), th_gpu_operand(&d, weight),
                         divisor ? th_data(divisor) : NULL, th_gpu_operand(&d, input),
                         th_gpu_operand(&d, normalizer)},
                  .s = {label_smoothing.f}};
    describe(&w, input->size, input->ndim, reduction, ignore_index);
    int failed = !to || !divisor || d.failed ? -1 : th_gpu_prepare(&w, where, "cross_entropy");
    if (!failed)
        failed = one_block(where, &dividing, type, &w)
                 || th_gpu_elements(where, &kernel, type, target->numel, &w);
    th_drop(divisor);
    th_gpu_done(&d);
    return th_deliver(output, to, failed);
}
