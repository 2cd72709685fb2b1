/* gpu_masks.c: rows that pick and write where masks say, on a GPU. */
#include "adjoint.h"
#include "kernels/gpu/gpu.h"
#include "kernels/index/places.h"
#include "masks.h"

#define PART 4096   /* elements of a part, at least */
#define PARTS 65536 /* at most */

static int launch(device where, const gpu_kernel *kernel, dtype type, int64_t parts, gpu_work *w) {
    const gpu_size size = {parts, 1, 256, 0};
    return th_gpu_launch(where, kernel, th_gpu_variant[0][type], size, (void *[]){w});
}

/* Where the elements that are set begin in each part of a dense tensor, and behind them their number;
   w gets the parts. New reference, NULL: failed. */
static tensor *find_starts(const tensor *asked, uint64_t bits, gpu_work *w) {
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
         && launch(asked->device, &counting, th_gpu_move_type((dtype)asked->dtype), parts, &each))
        || launch(asked->device, &starting, TH_LONG, 1, &all)) {
        th_drop(starts);
        return NULL;
    }
    w->at[1] = th_data(asked);
    w->at[3] = th_data(starts);
    return starts;
}

int64_t th_gpu_count_set(const tensor *t, uint64_t bits) {
    gpu_work w = {.n = {0}};
    scalar found;
    tensor *asked = th_dense(t), *starts = asked ? find_starts(asked, bits, &w) : NULL;
    const int failed = starts ? th_read_element(starts, starts->numel - 1, &found) : -1;
    th_drop(asked);
    th_drop(starts);
    return failed ? -1 : found.i;
}

/* result: contiguous; `from` is NULL for coordinates. */
static int run(const gpu_kernel *kernel, dtype type, tensor *result, const tensor *asked,
               uint64_t bits, const tensor *from, int64_t places, gpu_work *w) {
    tensor *starts = asked->numel ? find_starts(asked, bits, w) : NULL;
    if (!starts)
        return asked->numel ? -1 : 0;
    w->at[0] = th_data(result);
    w->at[2] = from ? th_data(from) : NULL;
    w->n[3] = places;
    const int failed = launch(asked->device, kernel, type, starts->numel - 1, w);
    th_drop(starts);
    return failed;
}

int cuda_masked_select(tensor *output, const tensor *input, const tensor *mask) {
    static const gpu_kernel kernel = {"kernels/masks", "masked_pick"};
    gpu_work w = {.n = {0}};
    tensor *whole = th_whole_mask(input, mask);
    tensor *from = th_dense(input), *to = th_dense_result(output);
    const int failed = !whole || !from || !to || th_zero(to)
                       || run(&kernel, th_gpu_move_type((dtype)input->dtype), to, whole, 255, from,
                              to->numel, &w);
    th_drop(whole);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int cuda_masked_copy(tensor *output, const tensor *mask, const tensor *source) {
    static const gpu_kernel kernel = {"kernels/masks", "masked_place"};
    gpu_work w = {.n = {0}};
    tensor *whole = th_whole_mask(output, mask), *from = th_dense_apart(output, source);
    tensor *to = th_contiguous(output);
    const int failed = !whole || !from || !to
                       || run(&kernel, th_gpu_move_type((dtype)output->dtype), to, whole, 255, from,
                              from->numel, &w);
    th_drop(whole);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int cuda_masked_fill(tensor *output, const tensor *mask, scalar value) {
    static const gpu_kernel kernel = {"kernels/masks", "masked_fill"};
    uint64_t bits = 0;
    tensor *on = th_overlaps(output, mask) ? th_clone(mask) : th_keep((tensor *)(uintptr_t)mask);
    th_write_scalar(&bits, output->dtype, value);
    const task w = {.outputs = 1,
                    .count = 3,
                    .operands = {{.t = output},
                                 {.t = on},
                                 {.constant = &bits, .item = th_item_size[output->dtype]}},
                    .kernel = &kernel,
                    .type = th_gpu_move_type((dtype)output->dtype)};
    const int failed = !on || (output->numel && th_iterate(&w));
    th_drop(on);
    return failed ? -1 : 0;
}

int cuda_masked_select_input(tensor *output, const tensor *grad_output, const tensor *mask,
                             ints size) {
    (void)size;
    tensor *to = th_dense_result(output);
    return th_deliver(output, to, !to || th_zero(to) || cuda_masked_copy(to, mask, grad_output));
}

int cuda_masked_copy_input(tensor *output, const tensor *grad_output, const tensor *mask,
                           ints size) {
    extent chosen;
    (void)size;
    tensor *to = th_dense_result(output);
    int failed = !to || th_zero(to) || shape_masked_select(&chosen, grad_output, mask) ? -1 : 0;
    if (!failed) {
        tensor head = th_header(to);
        head.ndim = 1;
        head.size[0] = chosen.size[0] < to->numel ? chosen.size[0] : to->numel;
        head.stride[0] = 1;
        th_measure(&head);
        failed = cuda_masked_select(&head, grad_output, mask);
    }
    return th_deliver(output, to, failed);
}

int cuda_nonzero(tensor *output, const tensor *input) {
    static const gpu_kernel kernel = {"kernels/masks", "nonzero"};
    gpu_work w = {.n = {[4] = input->ndim}};
    tensor *from = th_dense(input), *to = th_dense_result(output);
    for (int d = 0; d < input->ndim; d++)
        w.n[5 + d] = input->size[d];
    const int failed = !from || !to || th_zero(to)
                       || run(&kernel, th_gpu_move_type((dtype)input->dtype), to, from,
                              th_bits_that_count((dtype)input->dtype), NULL, to->size[0], &w);
    th_drop(from);
    return th_deliver(output, to, failed);
}
