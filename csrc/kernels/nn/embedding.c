/* embedding.c: rows of a table by index, and the gradient of the table. */
#include "embedding.h"

#include <string.h>

#include "kernels/index/index_check.h"
#include "walk/dense.h"

static int check(const char *op, const tensor *input, int64_t rows) {
    bad_index first;
    if (!th_find_outside(input, rows, &first))
        return 0;
    return th_fail(TH_INDEX, "%s: input[%lld] is %lld, but weight has %lld rows", op,
                   (long long)first.place, (long long)first.value, (long long)rows);
}

int shape_embedding(extent *size, const tensor *weight, const tensor *input, int64_t padding_idx,
                    bool scale_grad_by_freq) {
    (void)padding_idx, (void)scale_grad_by_freq;
    if (weight->ndim != 2)
        return th_fail(TH_RUNTIME, "embedding: weight is %s; need 2 dimensions",
                       th_describe(weight));
    if (input->ndim >= TH_MAX_DIM)
        return th_fail(TH_RUNTIME, "embedding: input is %s; need fewer than %d dimensions",
                       th_describe(input), TH_MAX_DIM);
    *size = th_extent(input);
    size->size[size->ndim++] = weight->size[1];
    return check("embedding", input, weight->size[0]);
}

typedef struct lookup {
    const int64_t *index;
    int64_t rows, bytes; /* rows of the table, bytes per row */
    const char *from;
    char *to;
} lookup;

/* Another thread may write indices after their check, so they are compared again. */
static void look_up(int64_t begin, int64_t end, void *context) {
    const lookup *l = context;
    for (int64_t i = begin; i < end; i++) {
        const uint64_t index = (uint64_t)th_read_once(l->index + i);
        char *row = l->to + i * l->bytes;
        if (index < (uint64_t)l->rows)
            memcpy(row, l->from + (int64_t)index * l->bytes, (size_t)l->bytes);
        else
            memset(row, 0, (size_t)l->bytes);
    }
}

int cpu_embedding(tensor *output, const tensor *weight, const tensor *input, int64_t padding_idx,
                  bool scale_grad_by_freq) {
    (void)padding_idx, (void)scale_grad_by_freq;
    tensor *from = th_dense_disjoint(output, weight), *index = th_dense(input),
           *to = th_dense_result(output);
    const int failed = from && index && to ? 0 : -1;
    if (!failed) {
        lookup l = {.index = th_data(index),
                    .rows = weight->size[0],
                    .bytes = weight->size[1] * th_item_size[weight->dtype],
                    .from = th_data(from),
                    .to = th_data(to)};
        th_parallel(index->numel, 20 + (double)l.bytes / 16, look_up, &l);
    }
    th_drop(from);
    th_drop(index);
    return th_deliver(output, to, failed);
}

int shape_embedding_weight(extent *size, const tensor *grad_output, const tensor *input,
                           int64_t rows, int64_t padding_idx, bool scale_grad_by_freq) {
    (void)padding_idx, (void)scale_grad_by_freq;
    bool fits = grad_output->ndim == input->ndim + 1;
    for (int d = 0; fits && d < input->ndim; d++)
        fits = grad_output->size[d] == input->size[d];
    if (!fits || rows < 0)
        return th_fail(TH_RUNTIME,
                       "embedding_weight: grad_output is %s, input is %s; need input's size plus "
                       "one last dimension",
                       th_describe(grad_output), th_describe(input));
    *size = (extent){2, {rows, grad_output->size[input->ndim]}};
    return check("embedding_weight", input, rows);
}

#define TEMPLATE "kernels/nn/embedding_sums.h"
#include "base/each/floating.h"

int cpu_embedding_weight(tensor *output, const tensor *grad_output, const tensor *input,
                         int64_t rows, int64_t padding_idx, bool scale_grad_by_freq) {
    tensor *grad = th_dense_disjoint(output, grad_output), *index = th_dense(input),
           *to = th_dense_result(output);
    int64_t *often = index && scale_grad_by_freq
                         ? th_count_places(th_data(index), index->numel, rows)
                         : NULL;
    int failed = grad && index && to && (often || !scale_grad_by_freq) ? th_zero(to) : -1;
    if (!failed) {
        const int64_t *at = th_data(index), width = output->size[1];
        if (output->dtype == TH_FLOAT)
            add_float(th_data(grad), at, index->numel, width, rows, padding_idx, often,
                      th_data(to));
        else
            add_double(th_data(grad), at, index->numel, width, rows, padding_idx, often,
                       th_data(to));
    }
    if (often)
        th_release(often, (rows + 1) * 8);
    th_drop(grad);
    th_drop(index);
    return th_deliver(output, to, failed);
}
