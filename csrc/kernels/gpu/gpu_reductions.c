/* gpu_reductions.c: variance and gradients of reductions, on a GPU. */
#include <math.h>

#include "kernels/gpu/gpu.h"
#include "kernels/reduce/lines.h"
#include "prod.h"
#include "variance.h"

enum { VARIANCE, DEVIATION, MEAN }; /* as in kernels/variance.cu */

static double correction_of(bool unbiased, int64_t correction) {
    return correction == TH_NONE ? unbiased : (double)correction;
}

static int gather(tensor *output, const tensor *input, uint64_t mask, double correction, int what) {
    static const gpu_kernel kernel = {"kernels/variance", "moments"};
    const scalar option[2] = {th_real(correction), th_integral(what)};
    const accumulation a = {.kernel = &kernel,
                            .accumulators = 4,
                            .inputs = 1,
                            .results = 1,
                            .option = option,
                            .options = 2};
    tensor to = th_expand_reduced(output, input, mask);
    return th_accumulate(&a, &input, &to, mask);
}

int cuda_var(tensor *output, const tensor *input, ints dim, bool unbiased, bool keepdim,
             int64_t correction) {
    uint64_t mask;
    (void)keepdim;
    return th_dims_mask("var", dim, input->ndim, &mask)
               ? -1
               : gather(output, input, mask, correction_of(unbiased, correction), VARIANCE);
}

int cuda_std(tensor *output, const tensor *input, ints dim, bool unbiased, bool keepdim,
             int64_t correction) {
    uint64_t mask;
    (void)keepdim;
    return th_dims_mask("std", dim, input->ndim, &mask)
               ? -1
               : gather(output, input, mask, correction_of(unbiased, correction), DEVIATION);
}

/* grad * 2 * (input - mean) / (count - correction) */
int cuda_var_input(tensor *output, const tensor *grad_output, const tensor *input, ints dim,
                   bool unbiased, bool keepdim, int64_t correction) {
    static const gpu_kernel kernel = {"kernels/variance", "centred"};
    uint64_t mask;
    (void)keepdim;
    if (!input->numel)
        return 0;
    if (th_dims_mask("var_input", dim, input->ndim, &mask))
        return -1;
    extent kept;
    th_reduced_size(&kept, input, mask, true);
    tensor *mean = th_new(input->device, TH_DOUBLE, kept.ndim, kept.size);
    int failed = mean ? gather(mean, input, mask, 0, MEAN) : -1;
    if (!failed) {
        const double divisor = (double)(input->numel / mean->numel)
                               - correction_of(unbiased, correction);
        const scalar scale = th_real(divisor > 0 ? 2 / divisor : NAN);
        const tensor wide = th_expand_reduced(mean, input, mask),
                     grad = th_expand_reduced(grad_output, input, mask);
        const task w = {.outputs = 1,
                        .count = 4,
                        .operands = {{.t = output}, {.t = input}, {.t = &wide}, {.t = &grad}},
                        .option = &scale,
                        .kernel = &kernel,
                        .type = input->dtype,
                        .options = 1};
        failed = th_iterate(&w);
    }
    th_drop(mean);
    return failed;
}

/* For each element, the product of the other elements of its line; each: for cumulative
   products. */
static int product_of_others(tensor *output, const tensor *lines, const tensor *grad, around a,
                             bool each) {
    static const gpu_kernel kernels[2] = {{"kernels/prod", "others"},
                                          {"kernels/prod", "others_each"}};
    dense d = {.count = 0};
    tensor *result = th_dense_result(output);
    tensor *scratch = th_new(lines->device, TH_DOUBLE, 1, (int64_t[]){lines->numel});
    gpu_work w = {.at = {result ? th_data(result) : NULL, th_gpu_operand(&d, lines),
                         th_gpu_operand(&d, grad), scratch ? th_data(scratch) : NULL},
                  .n = {a.outer, a.count, a.inner, each}};
    int failed = !result || !scratch || d.failed ? -1 : 0;
    if (!failed && lines->numel)
        failed = th_gpu_lines(lines->device, kernels, (dtype)lines->dtype, a.outer * a.inner,
                              a.count, &w);
    th_gpu_done(&d);
    th_drop(scratch);
    return th_deliver(output, result, failed);
}

int cuda_prod_input(tensor *output, const tensor *grad_output, const tensor *input, ints dim,
                    bool keepdim) {
    uint64_t mask;
    (void)keepdim;
    if (th_dims_mask("prod_input", dim, input->ndim, &mask))
        return -1;
    const tensor lines = th_lines_of(input, mask);
    tensor to = th_lines_of(output, mask);
    return product_of_others(&to, &lines, grad_output, th_around_lines(&lines, mask), false);
}

int cuda_cumprod_input(tensor *output, const tensor *grad_output, const tensor *input,
                       int64_t dim) {
    const around a = th_around(input, th_wrap_dim("cumprod_input", dim, input->ndim));
    return product_of_others(output, input, grad_output, a, true);
}
