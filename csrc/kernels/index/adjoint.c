/* adjoint.c: gradients of rows that pick elements by tensors, which go back to their places. */
#include "kernels/view/part.h"

#include "indexing.h"
#include "masks.h"
#include "scatter.h"
#include "view.h"
#include "walk/dense.h"
#include "kernels/index/places.h"
#include "adjoint.h"

/* index_select, gather and masks */

int shape_index_select_input(extent *result, const tensor *grad_output, int64_t dim,
                                const tensor *index, ints size) {
    tensor input;
    extent wanted;
    if (th_imagine("index_select_input", &input, grad_output, size) ||
        shape_index_select(&wanted, &input, dim, index) ||
        th_check_gradient("index_select_input", grad_output, &wanted))
        return -1;
    *result = th_extent(&input);
    return 0;
}

/* The indices are right: asked before output, which may be the caller's, is cleared. */
static int check_places(const char *op, const tensor *output, int64_t dim, const tensor *index) {
    tensor *at = th_contiguous((tensor *)index);
    dim += dim < 0 ? output->ndim : 0;
    const int failed = !at || th_check_indices(op, at, dim, output->size[dim]);
    th_drop(at);
    return failed;
}

int cpu_index_select_input(tensor *output, const tensor *grad_output, int64_t dim,
                              const tensor *index, ints size) {
    (void)size;
    const int failed = check_places("index_select_input", output, dim, index) || th_zero(output) ||
                       cpu_index_add(output, dim, index, grad_output);
    return failed ? -1 : 0;
}

int shape_gather_input(extent *result, const tensor *grad_output, int64_t dim,
                          const tensor *index, ints size) {
    tensor input;
    extent wanted;
    if (th_imagine("gather_input", &input, grad_output, size) ||
        shape_gather(&wanted, &input, dim, index) ||
        th_check_gradient("gather_input", grad_output, &wanted))
        return -1;
    *result = th_extent(&input);
    return 0;
}

int cpu_gather_input(tensor *output, const tensor *grad_output, int64_t dim, const tensor *index,
                        ints size) {
    (void)size;
    const int failed = check_places("gather_input", output, dim, index) || th_zero(output) ||
                       cpu_scatter_add(output, dim, index, grad_output);
    return failed ? -1 : 0;
}

int shape_masked_select_input(extent *result, const tensor *grad_output, const tensor *mask,
                                 ints size) {
    tensor input;
    if (th_imagine("masked_select_input", &input, grad_output, size))
        return -1;
    return shape_masked_copy(result, &input, mask, grad_output);
}

int cpu_masked_select_input(tensor *output, const tensor *grad_output, const tensor *mask,
                               ints size) {
    (void)size;
    extent chosen;
    if (shape_masked_select(&chosen, output, mask))
        return -1;
    if (chosen.size[0] > grad_output->numel)
        return th_fail(TH_RUNTIME, "masked_select_input: grad_output is %s; need %lld elements, as many as mask has set",
                       th_describe(grad_output), (long long)chosen.size[0]);
    return th_zero(output) || cpu_masked_copy(output, mask, grad_output) ? -1 : 0;
}

int shape_masked_copy_input(extent *result, const tensor *grad_output, const tensor *mask,
                               ints size) {
    tensor source;
    extent chosen;
    if (th_imagine("masked_copy_input", &source, grad_output, size) ||
        shape_masked_select(&chosen, grad_output, mask))
        return -1;
    if (chosen.size[0] > source.numel)
        return th_fail(TH_VALUE, "masked_copy_input: size is %s; need %lld elements at least",
                       th_sizes(size.at, size.count), (long long)chosen.size[0]);
    *result = th_extent(&source);
    return 0;
}

static void flatten(tensor *t, int64_t elements) {
    t->ndim = 1;
    t->size[0] = elements;
    t->stride[0] = 1;
    th_measure(t);
}

/* The elements under the mask at the beginning of a contiguous tensor, zeros behind them. */
static int gather_masked(tensor *whole, const tensor *input, const tensor *mask) {
    extent chosen;
    if (th_zero(whole) || shape_masked_select(&chosen, input, mask))
        return -1;
    tensor *head = th_alias(whole);
    if (!head)
        return -1;
    flatten(head, chosen.size[0]);
    const int failed = cpu_masked_select(head, input, mask);
    th_drop(head);
    return failed;
}

int cpu_masked_copy_input(tensor *output, const tensor *grad_output, const tensor *mask,
                             ints size) {
    (void)size;
    tensor *plain = th_dense_result(output);
    return th_deliver(output, plain, plain ? gather_masked(plain, grad_output, mask) : -1);
}

/* pick: gather with one index for each place of the other dims */

/* t with dim of size 1, whether it was kept or left out. */
static tensor *with_dim(const tensor *t, int64_t dim, int ndim) {
    tensor *kept = th_alias(t);
    if (kept && kept->ndim < ndim) {
        if (view_unsqueeze(kept, dim)) {
            th_drop(kept);
            return NULL;
        }
        th_measure(kept);
    }
    return kept;
}

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

int shape_pick(extent *result, const tensor *input, const tensor *indices, int64_t dim) {
    if (check_picked("pick", "indices", indices, input, dim))
        return -1;
    *result = th_extent(indices);
    return 0;
}

int cpu_pick(tensor *output, const tensor *input, const tensor *indices, int64_t dim) {
    dim = th_wrap_dim("pick", dim, input->ndim);
    tensor *index = with_dim(indices, dim, input->ndim);
    tensor *picked = index ? with_dim(output, dim, input->ndim) : NULL;
    const int failed = picked ? cpu_gather(picked, input, dim, index) : -1;
    th_drop(index);
    th_drop(picked);
    return failed;
}

int shape_pick_input(extent *result, const tensor *grad_output, const tensor *indices,
                        int64_t dim, ints size) {
    tensor input;
    if (th_imagine("pick_input", &input, grad_output, size) ||
        check_picked("pick_input", "indices", indices, &input, dim) ||
        check_picked("pick_input", "grad_output", grad_output, &input, dim))
        return -1;
    *result = th_extent(&input);
    return 0;
}

int cpu_pick_input(tensor *output, const tensor *grad_output, const tensor *indices, int64_t dim,
                      ints size) {
    (void)size;
    dim = th_wrap_dim("pick_input", dim, output->ndim);
    tensor *index = with_dim(indices, dim, output->ndim);
    tensor *source = index ? with_dim(grad_output, dim, output->ndim) : NULL;
    const int failed = !source || check_places("pick_input", output, dim, index) ||
                               th_zero(output) || cpu_scatter_add(output, dim, index, source)
                           ? -1
                           : 0;
    th_drop(index);
    th_drop(source);
    return failed;
}
