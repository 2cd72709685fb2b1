/* launch_scan.c: launches scans as GPU kernels: one thread or block per line, several parts per
   long line. */
#include <string.h>

#include "cuda/layout.h"
#include "walk/launch.h"

#define LONG 64    /* least elements of a line for a block */
#define SHARE 4096 /* least elements per part; shorter lines use one block */
#define BUSY 1024  /* blocks that occupy a GPU */
#define THREADS 256

static int launch(device where, const gpu_kernel *kernel, dtype type, gpu_scan *s, gpu_operands *at,
                  gpu_options *option, int mode, int64_t lines) {
    const int64_t blocks = mode == GPU_EACH ? (lines + THREADS - 1) / THREADS : lines;
    const gpu_size size = {blocks < 65535 ? blocks : 65535, 1, THREADS, 0};
    s->mode = mode;
    return th_gpu_launch(where, kernel, th_gpu_variant[0][type], size, (void *[]){s, at, option});
}

int th_launch_scan(const gpu_kernel *kernel, tensor *const *to, int results, tensor *const *from,
                   int inputs, around size, const scalar *given, int options) {
    const device where = (device)from[0]->device;
    const dtype type = (dtype)from[0]->dtype;
    const int64_t lines = size.outer * size.inner;
    gpu_scan s = {.count = size.count, .inner = size.inner, .lines = lines};
    gpu_operands at;
    gpu_options option;
    if (where == TH_META)
        return 0;
    for (int k = 0; k < results; k++) {
        at.data[k] = th_data(to[k]);
        s.type[k] = to[k]->dtype;
    }
    for (int i = 0; i < inputs; i++)
        at.data[results + i] = th_data(from[i]);
    for (int i = 0; i < options; i++)
        memcpy(&option.at[i], &given[i], sizeof(scalar));
    int64_t parts = size.count / SHARE;
    parts = parts > BUSY / lines ? BUSY / lines : parts;
    s.share = size.count;
    s.parts = 1;
    if (parts < 2)
        return launch(where, kernel, type, &s, &at, &option,
                      size.count > LONG ? GPU_BLOCK : GPU_EACH, lines);
    s.share = (size.count / parts + THREADS - 1) / THREADS * THREADS;
    s.parts = (size.count + s.share - 1) / s.share;
    gpu_block *items = th_gpu_allocate(where, lines * s.parts * GPU_SET);
    if (!items)
        return -1;
    s.items = th_gpu_address(items);
    const int failed = launch(where, kernel, type, &s, &at, &option, GPU_TOTALS, lines * s.parts)
                       || launch(where, kernel, type, &s, &at, &option, GPU_JOINS, lines)
                       || launch(where, kernel, type, &s, &at, &option, GPU_BLOCK, lines * s.parts);
    th_gpu_release(items);
    return failed ? -1 : 0;
}
