/* gpu_mask_counts.c: counts set elements on a GPU, in total and before each part. */
#include "kernels/gpu/gpu.h"
#include "kernels/index/index_check.h"

#define PART 4096   /* least elements per part */
#define PARTS 65536 /* most parts */

int th_gpu_parts(device where, const gpu_kernel *kernel, dtype type, int64_t parts, gpu_work *w) {
    const gpu_size size = {parts, 1, 256, 0};
    return th_gpu_launch(where, kernel, th_gpu_variant[0][type], size, (void *[]){w});
}

tensor *th_gpu_starts(const tensor *asked, uint64_t bits, gpu_work *w) {
    static const gpu_kernel counting = {"kernels/masks", "count_set"},
                            starting = {"kernels/masks", "mask_starts"};
    const int64_t count = asked->numel, share = count / PARTS > PART ? count / PARTS + 1 : PART;
    const int64_t parts = (count + share - 1) / share;
    tensor *starts = th_new(asked->device, TH_LONG, 1, (int64_t[]){parts + 1});
    w->n[0] = count;
    w->n[1] = share;
    w->n[2] = (int64_t)bits;
    if (!starts)
        return NULL;
    gpu_work each = {.at = {th_data(starts), th_data(asked)}, .n = {count, share, (int64_t)bits}};
    gpu_work all = {.at = {th_data(starts)}, .n = {parts}};
    if ((parts
         && th_gpu_parts(asked->device, &counting, th_gpu_move_type((dtype)asked->dtype), parts,
                         &each))
        || th_gpu_parts(asked->device, &starting, TH_LONG, 1, &all)) {
        th_drop(starts);
        return NULL;
    }
    w->at[1] = th_data(asked);
    w->at[3] = th_data(starts);
    return starts;
}

int64_t th_gpu_count_set(const tensor *t, uint64_t bits) {
    gpu_work w = {.n = {0}};
    scalar result;
    tensor *asked = th_dense(t), *starts = asked ? th_gpu_starts(asked, bits, &w) : NULL;
    const int failed = starts ? th_read_element(starts, starts->numel - 1, &result) : -1;
    th_drop(asked);
    th_drop(starts);
    return failed ? -1 : result.i;
}
