/* gpu_lines.c: rows that work along one dimension, on a GPU. */
#include "extrema.h"
#include "flip.h"
#include "kernels/gpu/gpu.h"
#include "scan.h"
#include "select.h"
#include "softmax.h"
#include "sort.h"

#define BOTH(name) {{"kernels/lines", name}, {"kernels/lines", name "_each"}}

/* result and up to two operands as [outer, count, inner], and a number or two. */
static int along_as(const char *op, const gpu_kernel kernels[2], dtype variant, tensor *output,
                    const tensor *first, const tensor *second, int64_t dim, int64_t option,
                    int64_t type) {
    dense d = {.count = 0};
    tensor *to = th_overlaps(output, first) || !output->contiguous
                     ? th_new(output->device, output->dtype, output->ndim, output->size)
                     : th_keep(output);
    const around a = th_around(first, th_wrap_dim(op, dim, first->ndim));
    gpu_work w = {
        .at = {to ? th_data(to) : NULL, th_gpu_operand(&d, first), th_gpu_operand(&d, second)},
        .n = {a.outer, a.count, a.inner, option, type}};
    int failed = !to || d.failed ? -1 : 0;
    if (!failed && first->numel)
        failed = th_gpu_lines(first->device, kernels, variant, a.outer * a.inner, a.count, &w);
    th_gpu_done(&d);
    return th_deliver(output, to, failed);
}

static int along(const char *op, const gpu_kernel kernels[2], tensor *output, const tensor *first,
                 const tensor *second, int64_t dim, int64_t option, int64_t type) {
    return along_as(op, kernels, (dtype)first->dtype, output, first, second, dim, option, type);
}

static const gpu_kernel softmaxes[2] = BOTH("softmax"), gradients[2] = BOTH("softmax_input");

int cuda_softmax(tensor *output, const tensor *input, int64_t dim) {
    return along("softmax", softmaxes, output, input, NULL, dim, false, 0);
}

int cuda_log_softmax(tensor *output, const tensor *input, int64_t dim) {
    return along("log_softmax", softmaxes, output, input, NULL, dim, true, 0);
}

int cuda_softmax_input(tensor *output, const tensor *grad_output, const tensor *probability,
                       int64_t dim) {
    return along("softmax_input", gradients, output, grad_output, probability, dim, false, 0);
}

int cuda_log_softmax_input(tensor *output, const tensor *grad_output, const tensor *log_probability,
                           int64_t dim) {
    return along("log_softmax_input", gradients, output, grad_output, log_probability, dim, true,
                 0);
}

static const gpu_kernel scans[2] = BOTH("scan");

int cuda_cumsum(tensor *output, const tensor *input, int64_t dim) {
    return along("cumsum", scans, output, input, NULL, dim, false, output->dtype);
}

int cuda_cumprod(tensor *output, const tensor *input, int64_t dim) {
    return along("cumprod", scans, output, input, NULL, dim, true, output->dtype);
}

static const gpu_kernel flips[2] = BOTH("flip");

int cuda_flip_dim(tensor *output, const tensor *input, int64_t dim) {
    return along_as("flip", flips, th_gpu_move_type((dtype)input->dtype), output, input, NULL, dim,
                    false, 0);
}

/* values and indices of lines; values may be NULL. */
static int picked(const char *op, const gpu_kernel kernels[2], tensor *values, tensor *indices,
                  const tensor *input, int64_t dim, int64_t option, int64_t kept) {
    dense d = {.count = 0};
    tensor *first = values ? th_dense_result(values) : NULL, *second = th_dense_result(indices);
    const around a = th_around(input, th_wrap_dim(op, dim, input->ndim));
    gpu_work w = {.at = {first ? th_data(first) : NULL, th_gpu_operand(&d, input),
                         second ? th_data(second) : NULL},
                  .n = {a.outer, a.count, a.inner, option, kept}};
    int failed = (values && !first) || !second || d.failed ? -1 : 0;
    if (!failed && input->numel)
        failed = th_gpu_lines(input->device, kernels, input->dtype, a.outer * a.inner, a.count, &w);
    th_gpu_done(&d);
    failed = th_deliver(indices, second, failed);
    return values ? th_deliver(values, first, failed) : failed;
}

static const gpu_kernel extrema[2] = BOTH("extremum"), ranks[2] = BOTH("ranked");

int cuda_max_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return picked("max", extrema, values, indices, input, dim, false, 0);
}

int cuda_min_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return picked("min", extrema, values, indices, input, dim, true, 0);
}

static int64_t length(const tensor *t, int64_t dim) {
    return t->size[th_wrap_dim("sort", dim, t->ndim)];
}

int cuda_sort(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool descending,
              bool stable) {
    (void)stable; /* it always is */
    return picked("sort", ranks, values, indices, input, dim, descending, length(input, dim));
}

int cuda_argsort(tensor *indices, const tensor *input, int64_t dim, bool descending, bool stable) {
    (void)stable;
    return picked("argsort", ranks, NULL, indices, input, dim, descending, length(input, dim));
}

int cuda_topk(tensor *values, tensor *indices, const tensor *input, int64_t k, int64_t dim,
              bool most, bool sorted) {
    (void)sorted;
    return picked("topk", ranks, values, indices, input, dim, most, k);
}
