/* index_gradients.c: gradients of indexing: scatter the gradient to the picked elements. */
#include "index_gradients.h"

#include "indexing.h"
#include "kernels/index/index_check.h"
#include "kernels/view/part.h"
#include "masks.h"
#include "scatter.h"
#include "walk/dense.h"

typedef int (*adding)(tensor *output, int64_t dim, const tensor *index, const tensor *source);

/* Write zeros and add source at the places of index. */
static int add_to_zeros(adding add, tensor *output, int64_t dim, const tensor *index,
                        const tensor *source) {
    tensor *from = th_dense(source), *to = th_dense_result(output);
    const int failed = !from || !to || th_zero(to) || add(to, dim, index, from);
    th_drop(from);
    return th_deliver(output, to, failed);
}

/* index_select and gather */

int shape_index_select_input(extent *result, const tensor *grad_output, int64_t dim,
                             const tensor *index, ints size) {
    const char *const op = "index_select_input";
    tensor input;
    if (th_shape_header(op, &input, grad_output, size))
        return -1;
    const int64_t along = th_check_slices(op, &input, dim, index);
    if (along < 0)
        return -1;
    extent wanted = *result = th_extent(&input);
    wanted.size[along] = index->size[0];
    return th_check_gradient(op, grad_output, &wanted);
}

int cpu_index_select_input(tensor *output, const tensor *grad_output, int64_t dim,
                           const tensor *index, ints size) {
    (void)size;
    return add_to_zeros(cpu_index_add, output, dim, index, grad_output);
}

int shape_gather_input(extent *result, const tensor *grad_output, int64_t dim, const tensor *index,
                       ints size) {
    const extent wanted = th_extent(index);
    tensor input;
    if (th_shape_header("gather_input", &input, grad_output, size)
        || th_check_places("gather_input", &input, dim, index) < 0)
        return -1;
    *result = th_extent(&input);
    return th_check_gradient("gather_input", grad_output, &wanted);
}

int cpu_gather_input(tensor *output, const tensor *grad_output, int64_t dim, const tensor *index,
                     ints size) {
    (void)size;
    return add_to_zeros(cpu_scatter_add, output, dim, index, grad_output);
}

/* pick: gather with one index per place of the other dims */

static int check_picked(const char *op, const char *name, const tensor *indices,
                        const tensor *input, int64_t dim) {
    const int64_t wrapped = th_wrap_dim(op, dim, input->ndim);
    if (wrapped < 0)
        return -1;
    const bool kept = indices->ndim == input->ndim;
    bool fits = kept || indices->ndim == input->ndim - 1;
    for (int d = 0; fits && d < input->ndim; d++)
        if (d != wrapped)
            fits = indices->size[kept || d < wrapped ? d : d - 1] == input->size[d];
    if (fits && (!kept || indices->size[wrapped] == 1))
        return 0;
    return th_fail(TH_RUNTIME, "%s: %s is %s, input is %s; need input's size with 1 at dim %lld",
                   op, name, th_describe(indices), th_sizes(input->size, input->ndim),
                   (long long)wrapped);
}

int shape_gather_one(extent *result, const tensor *input, const tensor *indices, int64_t dim) {
    if (check_picked("gather_one", "indices", indices, input, dim))
        return -1;
    dim = th_wrap_dim("gather_one", dim, input->ndim);
    *result = th_extent(indices);
    return th_check_indices("gather_one", indices, dim, input->size[dim]);
}

int cpu_gather_one(tensor *output, const tensor *input, const tensor *indices, int64_t dim) {
    tensor index, picked;
    dim = th_wrap_dim("gather_one", dim, input->ndim);
    if (th_part_with_dim(&index, indices, dim, input->ndim)
        || th_part_with_dim(&picked, output, dim, input->ndim))
        return -1;
    return cpu_gather(&picked, input, dim, &index);
}

int shape_gather_one_input(extent *result, const tensor *grad_output, const tensor *indices,
                           int64_t dim, ints size) {
    tensor input;
    if (th_shape_header("gather_one_input", &input, grad_output, size)
        || check_picked("gather_one_input", "indices", indices, &input, dim)
        || check_picked("gather_one_input", "grad_output", grad_output, &input, dim))
        return -1;
    dim = th_wrap_dim("gather_one_input", dim, input.ndim);
    *result = th_extent(&input);
    return th_check_indices("gather_one_input", indices, dim, input.size[dim]);
}

int cpu_gather_one_input(tensor *output, const tensor *grad_output, const tensor *indices,
                         int64_t dim, ints size) {
    (void)size;
    tensor index, source;
    dim = th_wrap_dim("gather_one_input", dim, output->ndim);
    if (th_part_with_dim(&index, indices, dim, output->ndim)
        || th_part_with_dim(&source, grad_output, dim, output->ndim))
        return -1;
    return add_to_zeros(cpu_scatter_add, output, dim, &index, &source);
}

/* masks */

int shape_masked_select_input(extent *result, const tensor *grad_output, const tensor *mask,
                              ints size) {
    tensor input;
    if (th_shape_header("masked_select_input", &input, grad_output, size)
        || shape_masked_copy(result, &input, mask, grad_output))
        return -1;
    *result = th_extent(&input);
    return 0;
}

int cpu_masked_select_input(tensor *output, const tensor *grad_output, const tensor *mask,
                            ints size) {
    (void)size;
    return th_sum_masked(output, mask, grad_output, cpu_masked_copy);
}

int th_sum_masked(tensor *output, const tensor *mask, const tensor *grad_output,
                  int (*copy)(tensor *, const tensor *, const tensor *)) {
    const tensor size = th_masked_whole(output, mask);
    tensor *whole = th_new_like(&size, output->dtype);
    const int failed = !whole || th_zero(whole) || copy(whole, mask, grad_output)
                       || th_sum_into(output, whole);
    th_drop(whole);
    return failed ? -1 : 0;
}

int shape_masked_copy_input(extent *result, const tensor *grad_output, const tensor *mask,
                            ints size) {
    tensor source;
    extent chosen;
    if (th_shape_header("masked_copy_input", &source, grad_output, size)
        || shape_masked_select(&chosen, grad_output, mask))
        return -1;
    if (chosen.size[0] > source.numel)
        return th_fail(TH_VALUE, "masked_copy_input: size is %s; need at least %lld elements",
                       th_sizes(size.at, size.count), (long long)chosen.size[0]);
    *result = th_extent(&source);
    return 0;
}

/* Write the elements under the mask at the start of a contiguous tensor, then zeros. */
static int gather_masked(tensor *whole, const tensor *input, const tensor *mask) {
    extent chosen;
    if (th_zero(whole) || shape_masked_select(&chosen, input, mask))
        return -1;
    tensor head = th_header(whole);
    head.ndim = 1;
    head.size[0] = chosen.size[0] < whole->numel ? chosen.size[0] : whole->numel;
    th_stride(&head)[0] = 1;
    th_update_layout(&head);
    return cpu_masked_select(&head, input, mask);
}

int cpu_masked_copy_input(tensor *output, const tensor *grad_output, const tensor *mask,
                          ints size) {
    (void)size;
    tensor *to = th_dense_result(output);
    return th_deliver(output, to, !to || gather_masked(to, grad_output, mask));
}
