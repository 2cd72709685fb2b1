/* gpu_scan.c: rows that gather a line up to each of its elements, on a GPU. */
#include "kernels/gpu/gpu.h"
#include "logcumsumexp.h"
#include "peaks.h"
#include "scan.h"

#define SCAN(name) {{"kernels/scan", name}, {"kernels/scan", name "_each"}}

int cuda_cumsum(tensor *output, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[2] = SCAN("cumsum");
    return th_gpu_along("cumsum", kernels, input->dtype, output, &input, 1, dim, output->dtype);
}

int cuda_cumprod(tensor *output, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[2] = SCAN("cumprod");
    return th_gpu_along("cumprod", kernels, input->dtype, output, &input, 1, dim, output->dtype);
}

/* values and indices of input's size */
static int peaks(const char *op, const gpu_kernel kernels[2], tensor *values, tensor *indices,
                 const tensor *input, int64_t dim) {
    tensor *places = th_dense_result(indices);
    if (!places)
        return -1;
    const tensor *const given[] = {input, places};
    const int failed = th_gpu_along(op, kernels, input->dtype, values, given, 2, dim, 0);
    return th_deliver(indices, places, failed);
}

int cuda_cummax(tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[2] = SCAN("cummax");
    return peaks("cummax", kernels, values, indices, input, dim);
}

int cuda_cummin(tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[2] = SCAN("cummin");
    return peaks("cummin", kernels, values, indices, input, dim);
}

int cuda_logcumsumexp(tensor *output, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[2] = SCAN("logcumsumexp");
    return th_gpu_along("logcumsumexp", kernels, input->dtype, output, &input, 1, dim, 0);
}

int cuda_logcumsumexp_input(tensor *output, const tensor *grad_output, const tensor *input,
                            const tensor *total, int64_t dim) {
    static const gpu_kernel kernels[2] = SCAN("logcumsumexp_input");
    const tensor *const given[] = {grad_output, input, total};
    return th_gpu_along("logcumsumexp", kernels, input->dtype, output, given, 3, dim, 0);
}

int cuda_logcumsumexp_mean(tensor *output, const tensor *values, const tensor *input,
                           const tensor *total, int64_t dim) {
    static const gpu_kernel kernels[2] = SCAN("logcumsumexp_mean");
    const tensor *const given[] = {values, input, total};
    return th_gpu_along("logcumsumexp", kernels, input->dtype, output, given, 3, dim, 0);
}
