/* gpu_scan.c: rows that gather a line up to each of its elements, on a GPU. */
#include "cummax.h"
#include "kernels/gpu/gpu.h"
#include "logcumsumexp.h"
#include "scan.h"

#define SCAN(name)                                                                                 \
    {{"kernels/scan", name}, {"kernels/scan", name "_each"}, {"kernels/scan", name "_parts"}}
#define SHARE 4096 /* elements of a part, at least: a line of fewer than two such is one block's */
#define BUSY 1024  /* blocks that keep a GPU busy */
#define ITEM 16    /* bytes of what a part gives, at most */

static int blocks(device where, const gpu_kernel *kernel, dtype type, int64_t count, gpu_work *w) {
    const gpu_size size = {count < 65535 ? count : 65535, 1, 256, 0};
    return th_gpu_launch(where, kernel, th_gpu_variant[0][type], size, (void *[]){w});
}

/* Lines by a block or a thread each; few long ones by many blocks, in parts. */
static int scan_lines(device where, const gpu_kernel *kernels, dtype type, int64_t lines,
                      int64_t count, gpu_work *w) {
    int64_t parts = count / SHARE;
    if (lines && parts > BUSY / lines)
        parts = BUSY / lines;
    if (parts < 2)
        return th_gpu_lines(where, kernels, type, lines, count, w);
    const int64_t share = (count / parts + 256) / 256 * 256;
    parts = (count + share - 1) / share;
    gpu_block *items = th_gpu_allocate(where, lines * parts * ITEM);
    if (!items)
        return -1;
    w->at[7] = th_gpu_address(items);
    w->n[4] = share;
    w->n[5] = parts;
    int failed = blocks(where, &kernels[2], type, lines * parts, w);
    w->n[6] = true;
    failed = failed || blocks(where, &kernels[2], type, lines, w)
             || blocks(where, &kernels[0], type, lines * parts, w);
    th_gpu_release(items);
    return failed ? -1 : 0;
}

static int along(const char *op, const gpu_kernel kernels[3], tensor *output,
                 const tensor *const *given, int count, int64_t dim, int64_t option) {
    return th_gpu_along_by(scan_lines, op, kernels, (dtype)given[0]->dtype, output, given, count,
                           dim, option);
}

int cuda_cumsum(tensor *output, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[3] = SCAN("cumsum");
    return along("cumsum", kernels, output, &input, 1, dim, output->dtype);
}

int cuda_cumprod(tensor *output, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[3] = SCAN("cumprod");
    return along("cumprod", kernels, output, &input, 1, dim, output->dtype);
}

/* values and indices of input's size */
static int peaks(const char *op, const gpu_kernel kernels[3], tensor *values, tensor *indices,
                 const tensor *input, int64_t dim) {
    tensor *places = th_dense_result(indices);
    if (!places)
        return -1;
    const tensor *const given[] = {input, places};
    const int failed = along(op, kernels, values, given, 2, dim, 0);
    return th_deliver(indices, places, failed);
}

int cuda_cummax(tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[3] = SCAN("cummax");
    return peaks("cummax", kernels, values, indices, input, dim);
}

int cuda_cummin(tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[3] = SCAN("cummin");
    return peaks("cummin", kernels, values, indices, input, dim);
}

int cuda_logcumsumexp(tensor *output, const tensor *input, int64_t dim) {
    static const gpu_kernel kernels[3] = SCAN("logcumsumexp");
    return along("logcumsumexp", kernels, output, &input, 1, dim, 0);
}

int cuda_logcumsumexp_input(tensor *output, const tensor *grad_output, const tensor *input,
                            const tensor *total, int64_t dim) {
    static const gpu_kernel kernels[3] = SCAN("logcumsumexp_input");
    const tensor *const given[] = {grad_output, input, total};
    return along("logcumsumexp", kernels, output, given, 3, dim, 0);
}

int cuda_logcumsumexp_mean(tensor *output, const tensor *values, const tensor *input,
                           const tensor *total, int64_t dim) {
    static const gpu_kernel kernels[3] = SCAN("logcumsumexp_mean");
    const tensor *const given[] = {values, input, total};
    return along("logcumsumexp", kernels, output, given, 3, dim, 0);
}
