/* gpu_masks.c: rows that read and write by masks, on a GPU. */
#include "index_gradients.h"
#include "kernels/gpu/gpu.h"
#include "kernels/index/index_check.h"
#include "masks.h"

/* result: contiguous; `from` is NULL for coordinates. */
static int run(const gpu_kernel *kernel, dtype type, tensor *result, const tensor *asked,
               uint64_t bits, const tensor *from, int64_t places, gpu_work *w) {
    tensor *starts = asked->numel ? th_gpu_starts(asked, bits, w) : NULL;
    if (!starts)
        return asked->numel ? -1 : 0;
    w->at[0] = th_data(result);
    w->at[2] = from ? th_data(from) : NULL;
    w->n[3] = places;
    const int failed = th_gpu_parts(asked->device, kernel, type, starts->numel - 1, w);
    th_drop(starts);
    return failed;
}

int cuda_masked_select(tensor *output, const tensor *given, const tensor *mask) {
    static const gpu_kernel kernel = {"kernels/masks", "masked_pick"};
    gpu_work w = {.n = {0}};
    const tensor input = th_masked_whole(given, mask);
    tensor *whole = th_whole_mask(&input, mask);
    tensor *from = input.contiguous ? th_dense(given) : th_clone(&input);
    tensor *to = th_dense_result(output);
    const int failed = !whole || !from || !to || th_zero(to)
                       || run(&kernel, th_gpu_move_type((dtype)given->dtype), to, whole, 255, from,
                              to->numel, &w);
    th_drop(whole);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int cuda_masked_copy(tensor *output, const tensor *mask, const tensor *source) {
    static const gpu_kernel kernel = {"kernels/masks", "masked_place"};
    gpu_work w = {.n = {0}};
    tensor *whole = th_whole_mask(output, mask), *from = th_dense_disjoint(output, source);
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
    return th_sum_masked(output, mask, grad_output, cuda_masked_copy);
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
        th_stride(&head)[0] = 1;
        th_update_layout(&head);
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
                              th_significant_bits((dtype)input->dtype), NULL, to->size[0], &w);
    th_drop(from);
    return th_deliver(output, to, failed);
}
