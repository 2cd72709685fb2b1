/* gpu_normalization.c: normalisation of batches and of groups on a GPU. */
#include "group_normalization.h"
#include "kernels/gpu/gpu.h"
#include "normalization.h"

static int64_t places_of(const tensor *t) {
    int64_t places = 1;
    for (int d = 2; d < t->ndim; d++)
        places *= t->size[d];
    return places;
}

static int each(const gpu_kernel *kernel, const tensor *like, int64_t count, gpu_work *w) {
    if (!count)
        return 0;
    const gpu_size size = {count < 65535 ? count : 65535, 1, 256, 0};
    return th_gpu_launch(like->device, kernel, th_gpu_variant[0][like->dtype], size, (void *[]){w});
}

/* Statistics are vectors that the kernel changes where they lie. */
static tensor *changeable(tensor *t, bool *failed) {
    tensor *own = t ? th_contiguous(t) : NULL;
    *failed |= t && !own;
    return own;
}

static int given_back(tensor *t, tensor *own, int failed) {
    return t ? th_deliver(t, own, failed) : failed;
}

int cuda_batch_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                    const tensor *weight, const tensor *bias, tensor *running_mean,
                    tensor *running_var, bool training, scalar momentum, scalar eps) {
    static const gpu_kernel kernel = {"kernels/normalization", "batch_norm"};
    dense d = {.count = 0};
    bool lacking = false;
    tensor *to = th_dense_result(output);
    tensor *moved = changeable(running_mean, &lacking), *spread = changeable(running_var, &lacking);
    gpu_work w = {.at = {to ? th_data(to) : NULL, th_gpu_operand(&d, input),
                         th_gpu_operand(&d, weight), th_gpu_operand(&d, bias),
                         moved ? th_data(moved) : NULL, spread ? th_data(spread) : NULL,
                         th_data(mean), th_data(inverse_std)},
                  .n = {input->size[0], input->size[1], places_of(input), training},
                  .s = {momentum.f, eps.f}};
    int failed = !to || d.failed || lacking ? -1 : each(&kernel, input, w.n[1], &w);
    th_gpu_done(&d);
    failed = given_back(running_mean, moved, failed);
    failed = given_back(running_var, spread, failed);
    return th_deliver(output, to, failed);
}

int cuda_batch_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                          const tensor *grad_output, const tensor *input, const tensor *weight,
                          const tensor *mean, const tensor *inverse_std, bool training) {
    static const gpu_kernel kernel = {"kernels/normalization", "batch_norm_input"};
    dense d = {.count = 0};
    tensor *to = th_dense_result(input_gradient);
    gpu_work w = {.at = {to ? th_data(to) : NULL, th_data(weight_gradient), th_data(bias_gradient),
                         th_gpu_operand(&d, grad_output), th_gpu_operand(&d, input),
                         th_gpu_operand(&d, weight), th_gpu_operand(&d, mean),
                         th_gpu_operand(&d, inverse_std)},
                  .n = {input->size[0], input->size[1], places_of(input), training}};
    const int failed = !to || d.failed ? -1 : each(&kernel, input, w.n[1], &w);
    th_gpu_done(&d);
    return th_deliver(input_gradient, to, failed);
}

int cuda_group_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                    int64_t groups, const tensor *weight, const tensor *bias, scalar eps) {
    static const gpu_kernel kernel = {"kernels/normalization", "group_norm"};
    dense d = {.count = 0};
    tensor *to = th_dense_result(output);
    gpu_work w = {.at = {to ? th_data(to) : NULL, th_gpu_operand(&d, input),
                         th_gpu_operand(&d, weight), th_gpu_operand(&d, bias), th_data(mean),
                         th_data(inverse_std)},
                  .n = {input->size[0], groups, input->size[1] / groups, places_of(input)},
                  .s = {eps.f}};
    int failed = !to || d.failed ? -1 : 0;
    if (!failed && !input->numel)
        failed = th_zero(mean) || th_zero(inverse_std) ? -1 : 0;
    else if (!failed)
        failed = each(&kernel, input, w.n[0] * groups, &w);
    th_gpu_done(&d);
    return th_deliver(output, to, failed);
}

int cuda_group_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                          const tensor *grad_output, const tensor *input, int64_t groups,
                          const tensor *weight, const tensor *mean, const tensor *inverse_std) {
    static const gpu_kernel kernel = {"kernels/normalization", "group_norm_input"},
                            sums = {"kernels/normalization", "group_norm_weight"};
    dense d = {.count = 0};
    tensor *to = th_dense_result(input_gradient);
    gpu_work w = {.at = {to ? th_data(to) : NULL, th_gpu_operand(&d, grad_output),
                         th_gpu_operand(&d, input), th_gpu_operand(&d, weight),
                         th_gpu_operand(&d, mean), th_gpu_operand(&d, inverse_std)},
                  .n = {input->size[0], groups, input->size[1] / groups, places_of(input)}};
    gpu_work s = w;
    s.at[0] = th_data(weight_gradient);
    s.at[1] = th_data(bias_gradient);
    s.at[2] = w.at[1];
    s.at[3] = w.at[2];
    int failed = !to || d.failed ? -1 : 0;
    if (!failed && !input->numel)
        failed = th_zero(weight_gradient) || th_zero(bias_gradient) ? -1 : 0;
    else if (!failed)
        failed = each(&kernel, input, w.n[0] * groups, &w) || each(&sums, input, input->size[1], &s)
                     ? -1
                     : 0;
    th_gpu_done(&d);
    return th_deliver(input_gradient, to, failed);
}
