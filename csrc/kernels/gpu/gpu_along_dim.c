/* gpu_along_dim.c: softmax, flip, and extrema along one dimension, on a GPU. */
#include "extrema.h"
#include "flip.h"
#include "kernels/gpu/gpu.h"
#include "softmax.h"

#define ROWS(name)                                                                                 \
    {{"kernels/lines", name}, {"kernels/lines", name "_each"}, {"kernels/lines", name "_warps"}}

static int run_along(const char *op, const gpu_kernel kernels[3], tensor *output,
                     const tensor *first, const tensor *second, int64_t dim, int64_t option) {
    const tensor *const given[] = {first, second};
    return th_gpu_along(op, kernels, (dtype)first->dtype, output, given, 2, dim, option);
}

static const gpu_kernel softmaxes[3] = ROWS("softmax"), gradients[3] = ROWS("softmax_input");

int cuda_softmax(tensor *output, const tensor *input, int64_t dim) {
    return run_along("softmax", softmaxes, output, input, NULL, dim, false);
}

int cuda_log_softmax(tensor *output, const tensor *input, int64_t dim) {
    return run_along("log_softmax", softmaxes, output, input, NULL, dim, true);
}

int cuda_softmax_input(tensor *output, const tensor *grad_output, const tensor *probability,
                       int64_t dim) {
    return run_along("softmax_input", gradients, output, grad_output, probability, dim, false);
}

int cuda_log_softmax_input(tensor *output, const tensor *grad_output, const tensor *log_probability,
                           int64_t dim) {
    return run_along("log_softmax_input", gradients, output, grad_output, log_probability, dim,
                     true);
}

static const gpu_kernel flips[3] = ROWS("flip");

int cuda_flip_dim(tensor *output, const tensor *input, int64_t dim) {
    return th_gpu_along("flip", flips, th_gpu_move_type((dtype)input->dtype), output, &input, 1,
                        dim, false);
}

static const gpu_kernel extrema[3] = ROWS("extremum");

/* values and indices, both [outer, inner] */
static int extremum(const char *op, tensor *values, tensor *indices, const tensor *input,
                    int64_t dim, bool least) {
    dense d = {.count = 0};
    tensor *first = th_dense_result(values), *second = th_dense_result(indices);
    const around a = th_around(input, th_wrap_dim(op, dim, input->ndim));
    gpu_work w = {.at = {first ? th_data(first) : NULL, th_gpu_operand(&d, input),
                         second ? th_data(second) : NULL},
                  .n = {a.outer, a.count, a.inner, least}};
    int failed = !first || !second || d.failed ? -1 : 0;
    if (!failed && input->numel)
        failed = th_gpu_rows(input->device, extrema, input->dtype, a.outer * a.inner, a.count, &w);
    th_gpu_done(&d);
    failed = th_deliver(indices, second, failed);
    return th_deliver(values, first, failed);
}

int cuda_max_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return extremum("max", values, indices, input, dim, false);
}

int cuda_min_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return extremum("min", values, indices, input, dim, true);
}
