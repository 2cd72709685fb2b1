/* join.c: several tensors into one. */
#include <string.h>

#include "dense.h"
#include "../generated/kernels.h"

/* A vector without elements joins anything. */
static bool is_left_out(const tensor *t) { return t->ndim == 1 && t->size[0] == 0; }

/* The first tensor that counts, whose sizes the others must have, or the first of all. */
static const tensor *leader(tensor *const *tensors, int count) {
    for (int i = 0; i < count; i++)
        if (!is_left_out(tensors[i]))
            return tensors[i];
    return tensors[0];
}

static bool joins(const tensor *first, const tensor *t, int64_t dim) {
    if (t->ndim != first->ndim)
        return false;
    for (int d = 0; d < t->ndim; d++)
        if (d != dim && t->size[d] != first->size[d])
            return false;
    return true;
}

int th_cat_shape(extent *result, tensor *const *tensors, int tensors_count, int64_t dim) {
    if (tensors_count < 1)
        return th_fail(TH_VALUE, "cat: tensors is empty; need one or more");
    const tensor *first = leader(tensors, tensors_count);
    const int64_t along = th_wrap_dim("cat", dim, first->ndim);
    if (along < 0)
        return -1;
    result->ndim = first->ndim;
    for (int d = 0; d < first->ndim; d++)
        result->size[d] = d == along ? 0 : first->size[d];
    for (int i = 0; i < tensors_count; i++) {
        const tensor *t = tensors[i];
        if (t->dtype != first->dtype || t->device != first->device)
            return th_fail(TH_TYPE, "cat: tensors[%d] is %s, another is %s; convert one", i,
                           th_describe(t), th_describe(first));
        if (is_left_out(t))
            continue;
        if (!joins(first, t, along))
            return th_fail(TH_RUNTIME,
                           "cat: tensors[%d] is %s, another is %s; need the same size but for "
                           "dimension %lld",
                           i, th_describe(t), th_describe(first), (long long)along);
        if (__builtin_add_overflow(result->size[along], t->size[along], &result->size[along]))
            return th_fail(TH_VALUE, "cat: the sizes along dimension %lld add up to too much",
                           (long long)along);
    }
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

/* The part of whole along dim that begins at start. */
static tensor *part_of(const tensor *whole, int64_t dim, int64_t start, int64_t length) {
    tensor *part = th_alias(whole);
    if (part && th_narrow_view(part, dim, start, length)) {
        th_drop(part);
        return NULL;
    }
    if (part)
        th_update(part);
    return part;
}

/* Contiguous t into contiguous output: a block for each index before dim. */
static void copy_blocks(tensor *output, const tensor *t, int64_t dim, int64_t start) {
    const around a = th_around(t, dim);
    const int64_t inner = a.inner * th_item_size[t->dtype];
    const int64_t bytes = a.count * inner, step = output->size[dim] * inner;
    char *to = (char *)th_data(output) + start * inner;
    const char *from = th_data(t);
    for (int64_t i = 0; i < a.outer; i++)
        memcpy(to + i * step, from + i * bytes, (size_t)bytes);
}

int th_cat_cpu(tensor *output, tensor *const *tensors, int tensors_count, int64_t dim) {
    const int64_t along = th_wrap_dim("cat", dim, output->ndim);
    int64_t start = 0;
    int failed = 0;
    for (int i = 0; i < tensors_count && !failed; i++) {
        const tensor *t = tensors[i];
        if (is_left_out(t) || !t->numel)
            continue;
        if (output->contiguous && t->contiguous && t->numel < TH_PARALLEL) {
            copy_blocks(output, t, along, start);
        } else {
            tensor *part = part_of(output, along, start, t->size[along]);
            failed = part ? th_copy(part, t) : -1;
            th_drop(part);
        }
        start += t->size[along];
    }
    return failed;
}

/* Each tensor's gradient is its part of grad. A node counts the wishes of 32 inputs; what lies
   beyond them is always computed. */
int th_cat_backward(const saved *s, tensor *const *grad, tensor **result) {
    int64_t start = 0, along = grad[0] ? th_wrap_dim("cat", s->n[0], grad[0]->ndim) : 0;
    for (int i = 0; i < s->count && grad[0]; i++) {
        const tensor *shape = s->shape[i];
        const bool wanted = i >= 32 || s->needs >> i & 1;
        if (is_left_out(shape)) {
            if (wanted && !(result[i] = th_new(grad[0]->device, grad[0]->dtype, 1, shape->size)))
                goto failed;
            continue;
        }
        if (wanted && !(result[i] = part_of(grad[0], along, start, shape->size[along])))
            goto failed;
        start += shape->size[along];
    }
    return 0;
failed:
    for (int i = 0; i < s->count; i++) {
        th_drop(result[i]);
        result[i] = NULL;
    }
    return -1;
}
