/* gpu_likelihood.c: negative log-likelihood of classes on a GPU. */
#include <string.h>

#include "cross_entropy.h"
#include "kernels/gpu/losses.h"
#include "loss.h"

/* Set the sizes [batch, classes, places] for the kernels. */
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

#define PARTS 1024 /* most blocks of a sum: each has a slot in room */
#define SHARE 1024 /* least elements per block */

static gpu_size parts_of(int64_t count) {
    const int64_t blocks = (count + SHARE - 1) / SHARE;
    return (gpu_size){blocks < 1 ? 1 : blocks < PARTS ? blocks : PARTS, 1, 256, 0};
}

/* Compute the divisor of a mean, else 1: a new tensor of one double, followed by the blocks'
   partial sums. w has the targets. */
static tensor *divisor_of(device where, dtype type, int64_t count, const gpu_work *w) {
    static const gpu_kernel kernel = {"kernels/likelihood", "likelihood_divisor"};
    const gpu_size size = parts_of(count);
    const bool mean = w->n[3] == 1;
    tensor *divisor = th_new(where, TH_DOUBLE, 1, (int64_t[]){mean ? 1 + size.blocks : 1});
    gpu_work own = *w;
    if (!divisor)
        return NULL;
    double *to = th_data(divisor);
    own.at[4] = size.blocks > 1 ? to + 1 : to;
    own.at[5] = NULL;
    int failed = mean ? th_gpu_launch(where, &kernel, th_gpu_variant[0][type], size,
                                      (void *[]){&own})
                      : th_fill(divisor, th_real(1));
    if (!failed && mean && size.blocks > 1) {
        own.at[4] = to;
        own.at[5] = to + 1;
        own.n[5] = size.blocks;
        failed = one_block(where, &kernel, type, &own);
    }
    if (!failed)
        return divisor;
    th_drop(divisor);
    return NULL;
}

/* The kernel reads contiguous class weights of the dtype of the other operands. */
int cuda_nll_loss(tensor *output, const tensor *input, const tensor *target, const tensor *weight,
                  int64_t reduction, int64_t ignore_index) {
    static const gpu_kernel kernel = {"kernels/likelihood", "likelihood"};
    const device where = input->device;
    const dtype type = (dtype)input->dtype;
    const gpu_size size = parts_of(target->numel);
    tensor *scratch = th_new(where, TH_DOUBLE, 1, (int64_t[]){2 * size.blocks});
    if (!scratch)
        return -1;
    gpu_work w = {.at = {th_data(output), th_data(input), th_data(target),
                         weight ? th_data(weight) : NULL, th_data(scratch)}};
    describe(&w, input->size, input->ndim, reduction, ignore_index);
    const int failed = th_gpu_prepare(&w, where, "nll_loss")
                       || th_gpu_launch(where, &kernel, th_gpu_variant[0][type], size,
                                        (void *[]){&w})
                       || (reduction && th_gpu_sum_losses(output, scratch, reduction, type));
    th_drop(scratch);
    return failed ? -1 : 0;
}

int cuda_nll_loss_input(tensor *output, const tensor *grad_output, const tensor *target,
                        const tensor *weight, int64_t reduction, int64_t ignore_index, ints size) {
    static const gpu_kernel kernel = {"kernels/likelihood", "likelihood_input"};
    const device where = output->device;
    const dtype type = (dtype)output->dtype;
    tensor *divisor = NULL;
    gpu_work w = {.at = {th_data(output), th_data(grad_output), th_data(target),
                         weight ? th_data(weight) : NULL}};
    describe(&w, size.at, size.count, reduction, ignore_index);
    int failed = th_zero(output) || th_gpu_prepare(&w, where, "nll_loss")
                 || !(divisor = divisor_of(where, type, target->numel, &w));
    if (!failed) {
        w.at[4] = th_data(divisor);
        failed = th_gpu_elements(where, &kernel, type, target->numel, &w);
    }
    th_drop(divisor);
    return failed ? -1 : 0;
}

int th_gpu_sum_losses(tensor *to, const tensor *scratch, int64_t reduction, dtype type) {
    static const gpu_kernel kernel = {"kernels/likelihood", "losses_sum"};
    gpu_work w = {.at = {th_data(to), th_data(scratch)},
                  .n = {scratch->numel / 2, reduction, to->dtype}};
    return one_block((device)to->device, &kernel, type, &w);
}

int cuda_cross_entropy(tensor *output, tensor *normalizer, const tensor *input,
                       const tensor *target, const tensor *weight, int64_t reduction,
                       int64_t ignore_index, scalar label_smoothing) {
    static const gpu_kernel kernels[3] = {{"kernels/likelihood", "entropy_elements"},
                                          {"kernels/likelihood", "entropy_elements_each"},
                                          {"kernels/likelihood", "entropy_elements_warps"}};
    const device where = input->device;
    const dtype type = (dtype)input->dtype;
    gpu_work w = {.s = {label_smoothing.f}};
    int team;
    describe(&w, input->size, input->ndim, reduction, ignore_index);
    gpu_size size = th_gpu_row_size(target->numel, w.n[1], w.n[2], &team);
    size.blocks = size.blocks ? size.blocks : 1;
    tensor *scratch = th_new(where, TH_DOUBLE, 1, (int64_t[]){2 * size.blocks});
    if (!scratch)
        return -1;
    void *const at[] = {th_data(output),     th_data(input),
                        th_data(target),     weight ? th_data(weight) : NULL,
                        th_data(normalizer), th_data(scratch)};
    memcpy(w.at, at, sizeof at);
    const int failed = th_gpu_prepare(&w, where, "cross_entropy")
                       || th_gpu_launch(where, &kernels[team], th_gpu_variant[0][type], size,
                                        (void *[]){&w})
                       || (reduction && th_gpu_sum_losses(output, scratch, reduction, type));
    th_drop(scratch);
    return failed ? -1 : 0;
}

int cuda_cross_entropy_input(tensor *output, const tensor *grad_output, const tensor *input,
                             const tensor *normalizer, const tensor *target, const tensor *weight,
                             int64_t reduction, int64_t ignore_index, scalar label_smoothing) {
    static const gpu_kernel kernels[3] = {{"kernels/likelihood", "entropy_input"},
                                          {"kernels/likelihood", "entropy_input_each"},
                                          {"kernels/likelihood", "entropy_input_warps"}};
    const device where = input->device;
    const dtype type = (dtype)output->dtype;
    tensor *divisor = NULL;
    gpu_work w = {.at = {th_data(output), th_data(grad_output), th_data(target),
                         weight ? th_data(weight) : NULL, NULL, th_data(input),
                         th_data(normalizer)},
                  .s = {label_smoothing.f}};
    describe(&w, input->size, input->ndim, reduction, ignore_index);
    int failed = th_gpu_prepare(&w, where, "cross_entropy")
                 || !(divisor = divisor_of(where, type, target->numel, &w));
    if (!failed) {
        w.at[4] = th_data(divisor);
        failed = th_gpu_rows(where, kernels, type, target->numel, w.n[1], &w);
    }
    th_drop(divisor);
    return failed ? -1 : 0;
}
