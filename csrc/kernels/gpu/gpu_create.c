/* gpu_create.c: sequences and triangles on a GPU. */
#include "kernels/gpu/gpu.h"
#include "triangles.h"

int th_gpu_sequence(tensor *to, scalar start, scalar step, const double *base) {
    static const gpu_kernel kernel = {"kernels/create", "sequence"};
    gpu_work w = {.at = {th_data(to)},
                  .n = {to->numel, start.i, step.i, base != NULL},
                  .s = {start.f, step.f, base ? *base : 0}};
    return th_gpu_elements(to->device, &kernel, (dtype)to->dtype, to->numel, &w);
}

/* A diagonal outside the matrix is moved next to it. */
static int keep_triangle(tensor *output, int64_t k, bool lower) {
    static const gpu_kernel kernel = {"kernels/create", "triangle"};
    const int ndim = output->ndim;
    const int64_t rows = output->size[ndim - 2], columns = output->size[ndim - 1];
    k = k < -rows ? -rows : k < columns ? k : columns;
    gpu_work w = {.at = {th_data(output)}, .n = {output->numel, k, lower, ndim}};
    for (int d = 0; d < ndim; d++) {
        w.n[4 + d] = output->size[d];
        w.n[4 + ndim + d] = th_stride(output)[d];
    }
    return th_gpu_elements(output->device, &kernel, th_gpu_move_type((dtype)output->dtype),
                           output->numel, &w);
}

int cuda_tril(tensor *output, int64_t k) { return keep_triangle(output, k, true); }
int cuda_triu(tensor *output, int64_t k) { return keep_triangle(output, k, false); }
