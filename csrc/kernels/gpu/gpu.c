/* gpu.c: launches of hand-written kernels. */
#include "kernels/gpu/gpu.h"

#define LONG 64   /* least elements of a line for a block */
#define SHORT 4   /* most elements of a line for a thread, wherever its neighbours are */
#define ROW 256   /* most elements of a line for a warp, which keeps them in registers */
#define BESIDE 32 /* adjacent lines: with one thread per line, memory is read in order */
#define BUSY 4096 /* most blocks of rows: each block handles several */

int th_gpu_prepare(gpu_work *w, device where, const char *op) {
    w->fault = th_gpu_faults(where);
    w->op = (uint64_t)(uintptr_t)op;
    return w->fault ? 0 : -1;
}

static int launch(device where, const gpu_kernel *kernel, dtype type, gpu_size size, gpu_work *w) {
    void *argument[] = {w};
    return th_gpu_launch(where, kernel, th_gpu_variant[0][type], size, argument);
}

int th_gpu_lines(device where, const gpu_kernel kernels[2], dtype type, int64_t lines,
                 int64_t count, gpu_work *w) {
    if (!lines)
        return 0;
    const gpu_size blocks = {lines < 65535 ? lines : 65535, 1, 256, 0};
    return count > LONG ? launch(where, &kernels[0], type, blocks, w)
                        : launch(where, &kernels[1], type, th_gpu_over(lines), w);
}

gpu_size th_gpu_row_size(int64_t lines, int64_t count, int64_t inner, int *team) {
    const bool beside = inner >= BESIDE && (count <= LONG || lines >= BUSY);
    *team = beside || count <= SHORT ? 1 : count <= ROW ? 2 : 0;
    const int64_t of_block = *team == 1 ? 256 : *team == 2 ? 8 : 1;
    const int64_t blocks = (lines + of_block - 1) / of_block;
    return (gpu_size){blocks < BUSY ? blocks : BUSY, 1, 256, 0};
}

int th_gpu_rows(device where, const gpu_kernel kernels[3], dtype type, int64_t lines, int64_t count,
                gpu_work *w) {
    int team;
    const gpu_size size = th_gpu_row_size(lines, count, w->n[2], &team);
    return lines ? launch(where, &kernels[team], type, size, w) : 0;
}

int th_gpu_elements(device where, const gpu_kernel *kernel, dtype type, int64_t count,
                    gpu_work *w) {
    return count ? launch(where, kernel, type, th_gpu_over(count), w) : 0;
}

void *th_gpu_operand(dense *d, const tensor *t) {
    if (!t || d->failed)
        return NULL;
    tensor *own = th_dense(t);
    if (!own) {
        d->failed = true;
        return NULL;
    }
    d->own[d->count++] = own;
    return th_data(own);
}

void th_gpu_done(dense *d) {
    while (d->count)
        th_drop(d->own[--d->count]);
}

int th_gpu_along(const char *op, const gpu_kernel kernels[3], dtype variant, tensor *output,
                 const tensor *const *given, int count, int64_t dim, int64_t option) {
    return th_gpu_along_by(th_gpu_rows, op, kernels, variant, output, given, count, dim, option);
}

int th_gpu_along_by(gpu_lining launch, const char *op, const gpu_kernel *kernels, dtype variant,
                    tensor *output, const tensor *const *given, int count, int64_t dim,
                    int64_t option) {
    const tensor *first = given[0];
    dense d = {.count = 0};
    tensor *to = th_overlaps(output, first) || !output->contiguous
                     ? th_new_like(output, output->dtype)
                     : th_keep(output);
    const around a = th_around(first, th_wrap_dim(op, dim, first->ndim));
    gpu_work w = {.at = {to ? th_data(to) : NULL}, .n = {a.outer, a.count, a.inner, option}};
    for (int i = 0; i < count; i++)
        w.at[1 + i] = th_gpu_operand(&d, given[i]);
    int failed = !to || d.failed ? -1 : 0;
    if (!failed && first->numel)
        failed = launch(first->device, kernels, variant, a.outer * a.inner, a.count, &w);
    th_gpu_done(&d);
    return th_deliver(output, to, failed);
}

dtype th_gpu_move_type(dtype type) {
    static const uint8_t of_size[] = {
        [1] = TH_BYTE, [2] = TH_SHORT, [4] = TH_INT, [8] = TH_LONG, [16] = TH_COMPLEXDOUBLE};
    return (dtype)of_size[th_item_size[type]];
}
