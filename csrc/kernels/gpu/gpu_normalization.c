/* gpu_normalization.c: batch and group normalization on a GPU. */
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

/* The kernel updates statistics in place; they are vectors. */
static tensor *writable(tensor *t, bool *failed) {
    tensor *own = t ? th_contiguous(t) : NULL;
    *failed |= t && !own;
    return own;
}

static int write_back(tensor *t, tensor *own, int failed) {
    return t ? th_deliver(t, own, failed) : failed;
}

/* View a [channels] vector of doubles with the dims of [batch, channels, ...]. */
static tensor by_channel(const tensor *t, const tensor *like, int64_t row) {
    tensor view = th_header(t);
    view.offset += row * like->size[1];
    view.ndim = (uint8_t)(like->ndim - 1);
    for (int d = 0; d < view.ndim; d++) {
        view.size[d] = d ? 1 : like->size[1];
        th_stride(&view)[d] = d ? 0 : 1;
    }
    view.numel = like->size[1];
    view.contiguous = true;
    return view;
}

/* Reduce all dims but channels into rows of sums, as doubles. */
static int gather(const gpu_kernel *kernel, const tensor *const *input, int inputs,
                  int accumulators, const tensor *sums) {
    const tensor *first = input[0];
    const accumulation a = {
        .kernel = kernel, .accumulators = accumulators, .inputs = inputs, .results = 2};
    tensor result[2];
    for (int k = 0; k < 2; k++) {
        result[k] = by_channel(sums, first, k);
        result[k].ndim = first->ndim;
        for (int d = 0; d < first->ndim; d++) {
            result[k].size[d] = d == 1 ? first->size[1] : 1;
            th_stride(&result[k])[d] = d == 1;
        }
    }
    return th_accumulate(&a, input, result, ((1u << first->ndim) - 1) & ~2u);
}

static int64_t of_channel(const tensor *t) { return t->numel / (t->size[1] ? t->size[1] : 1); }

int cuda_batch_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                    const tensor *weight, const tensor *bias, tensor *running_mean,
                    tensor *running_var, bool training, scalar momentum, scalar eps) {
    static const gpu_kernel moments = {"kernels/normalization", "batch_moments"},
                            channels = {"kernels/normalization", "batch_norm"},
                            apply = {"kernels/normalization", "normalize"};
    bool lacking = false;
    const device where = input->device;
    tensor *sums = th_new(where, TH_DOUBLE, 1, (int64_t[]){4 * input->size[1]});
    tensor *moved = writable(running_mean, &lacking), *spread = writable(running_var, &lacking);
    gpu_work w = {.at = {sums ? th_data(sums) : NULL, weight ? th_data(weight) : NULL,
                         bias ? th_data(bias) : NULL, moved ? th_data(moved) : NULL,
                         spread ? th_data(spread) : NULL, th_data(mean), th_data(inverse_std)},
                  .n = {input->size[1], of_channel(input), training},
                  .s = {momentum.f, eps.f}};
    int failed = !sums || lacking ? -1 : 0;
    if (!failed && training)
        failed = gather(&moments, &input, 1, 4, sums);
    if (!failed)
        failed = th_gpu_elements(where, &channels, (dtype)input->dtype, w.n[0], &w);
    if (!failed && input->numel) {
        const tensor means = by_channel(sums, input, 0), factors = by_channel(sums, input, 2),
                     shifts = by_channel(sums, input, 3);
        const task t = {.outputs = 1,
                        .count = 5,
                        .operands = {{.t = output},
                                     {.t = input},
                                     {.t = &means},
                                     {.t = &factors},
                                     {.t = &shifts}},
                        .kernel = &apply,
                        .type = input->dtype};
        failed = th_iterate(&t);
    }
    th_drop(sums);
    failed = write_back(running_mean, moved, failed);
    return write_back(running_var, spread, failed) ? -1 : 0;
}

int cuda_batch_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                          const tensor *grad_output, const tensor *input, const tensor *weight,
                          const tensor *mean, const tensor *inverse_std, bool training) {
    static const gpu_kernel slopes = {"kernels/normalization", "batch_slopes"},
                            channels = {"kernels/normalization", "batch_norm_input"},
                            apply = {"kernels/normalization", "normalize_input"};
    const device where = input->device;
    tensor *sums = th_new(where, TH_DOUBLE, 1, (int64_t[]){3 * input->size[1]});
    gpu_work w = {.at = {sums ? th_data(sums) : NULL, weight ? th_data(weight) : NULL,
                         th_data(inverse_std), th_data(weight_gradient), th_data(bias_gradient)},
                  .n = {input->size[1], of_channel(input), training}};
    int failed = sums ? 0 : -1;
    if (!failed) {
        const tensor narrow = by_channel(mean, input, 0),
                     means = th_expanded(&narrow, input->ndim, input->size);
        failed = gather(&slopes, (const tensor *[]){grad_output, input, &means}, 3, 2, sums)
                 || th_gpu_elements(where, &channels, (dtype)input->dtype, w.n[0], &w);
    }
    if (!failed && input->numel) {
        const tensor means = by_channel(mean, input, 0), grads = by_channel(sums, input, 0),
                     shares = by_channel(sums, input, 1), factors = by_channel(sums, input, 2);
        const task t = {.outputs = 1,
                        .count = 7,
                        .operands = {{.t = input_gradient},
                                     {.t = grad_output},
                                     {.t = input},
                                     {.t = &means},
                                     {.t = &grads},
                                     {.t = &shares},
                                     {.t = &factors}},
                        .kernel = &apply,
                        .type = input->dtype};
        failed = th_iterate(&t);
    }
    th_drop(sums);
    return failed ? -1 : 0;
}

int cuda_group_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                    int64_t groups, const tensor *weight, const tensor *bias, scalar eps) {
    static const gpu_kernel kernel = {"kernels/normalization", "group_norm"};
    gpu_work w = {.at = {th_data(output), th_data(input), weight ? th_data(weight) : NULL,
                         bias ? th_data(bias) : NULL, th_data(mean), th_data(inverse_std)},
                  .n = {input->size[0], groups, input->size[1] / groups, places_of(input)},
                  .s = {eps.f}};
    if (!input->numel)
        return th_zero(mean) || th_zero(inverse_std) ? -1 : 0;
    return each(&kernel, input, w.n[0] * groups, &w);
}

int cuda_group_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                          const tensor *grad_output, const tensor *input, int64_t groups,
                          const tensor *weight, const tensor *mean, const tensor *inverse_std) {
    static const gpu_kernel kernel = {"kernels/normalization", "group_norm_input"},
                            sums = {"kernels/normalization", "group_norm_weight"};
    gpu_work w = {.at = {th_data(input_gradient), th_data(grad_output), th_data(input),
                         weight ? th_data(weight) : NULL, th_data(mean), th_data(inverse_std)},
                  .n = {input->size[0], groups, input->size[1] / groups, places_of(input)}};
    gpu_work s = w;
    s.at[0] = th_data(weight_gradient);
    s.at[1] = th_data(bias_gradient);
    s.at[2] = w.at[1];
    s.at[3] = w.at[2];
    if (!input->numel)
        return th_zero(weight_gradient) || th_zero(bias_gradient) ? -1 : 0;
    return each(&kernel, input, w.n[0] * groups, &w) || each(&sums, input, input->size[1], &s) ? -1
                                                                                               : 0;
}
