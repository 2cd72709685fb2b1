/* lines.c: runs kernels on lines along any dimension, multithreaded; strided lines are copied. */
#include "kernels/sort/lines.h"

#include "row/row.h"

#define PART_BYTES ((int64_t)256 << 10) /* of strided lines that are copied at a time */

/* A header with dim moved to the end; owns nothing. */
static tensor moved_last(const tensor *t, int64_t dim) {
    tensor moved = th_header(t);
    for (int64_t d = dim; d + 1 < t->ndim; d++) {
        moved.size[d] = t->size[d + 1];
        th_stride(&moved)[d] = th_stride(t)[d + 1];
    }
    moved.size[t->ndim - 1] = t->size[dim];
    th_stride(&moved)[t->ndim - 1] = th_stride(t)[dim];
    th_update_layout(&moved);
    return moved;
}

/* Return the elements line by line. A header on the stack must not be retained, so it is cloned or
   aliased. */
static tensor *dense_lines(const tensor *input, int64_t dim) {
    if (dim == th_last_dim(input))
        return th_dense(input);
    const tensor moved = moved_last(input, dim);
    return th_clone(&moved);
}

/* Whether line-by-line memory has the order of a result of that size. */
static bool in_order(const tensor *input, int64_t dim, const tensor *result) {
    int64_t inner = 1;
    for (int64_t d = dim + 1; d < input->ndim; d++)
        inner *= input->size[d];
    return result->contiguous && (inner == 1 || result->numel * input->size[dim] == input->numel);
}

/* Allocate a contiguous result, line by line. */
static tensor *room_for(const tensor *input, int64_t dim, tensor *result, int64_t results) {
    if (!result || in_order(input, dim, result)) {
        if (result)
            th_retain(result);
        return result;
    }
    const tensor moved = moved_last(input, dim);
    int64_t size[TH_MAX_DIM];
    for (int d = 0; d < input->ndim; d++)
        size[d] = d == input->ndim - 1 ? results : moved.size[d];
    return th_new(result->device, result->dtype, input->ndim, size);
}

/* Copy lines to a result whose dim may be elsewhere or dropped. */
static int deliver(const tensor *input, int64_t dim, tensor *result, tensor *room, int failed) {
    if (!room)
        return result ? -1 : failed;
    if (!failed && room != result) {
        tensor to = th_header(result);
        if (result->ndim < input->ndim) { /* dim was dropped: insert it with size 1 */
            to.ndim = room->ndim;
            for (int d = 0; d < room->ndim; d++)
                to.size[d] = room->size[d];
            th_stride(&to)[room->ndim - 1] = 1;
        } else {
            to = moved_last(result, dim);
        }
        th_update_layout(&to);
        failed = th_copy(&to, room);
    }
    th_drop(room);
    return failed ? -1 : 0;
}

static void run(int64_t begin, int64_t end, void *context) {
    lines *l = context;
    if (l->work(l, begin, end)) {
        __atomic_store_n(&l->kind, th_error_kind(), __ATOMIC_RELAXED);
        __atomic_store_n(&l->failed, -1, __ATOMIC_RELAXED);
    }
}

static int run_lines(lines *l, tensor *values, tensor *indices, const tensor *input,
                     int64_t along) {
    const tensor *any = values ? values : indices;
    l->count = input->size[along];
    l->lines = l->count ? input->numel / l->count : any->numel;
    l->results = any->numel / l->lines;
    tensor *from = dense_lines(input, along);
    tensor *value = room_for(input, along, values, l->results);
    tensor *index = room_for(input, along, indices, l->results);
    int failed = from && (value || !values) && (index || !indices) ? 0 : -1;
    if (!failed) {
        l->from = th_data(from);
        l->values = value ? th_data(value) : NULL;
        l->indices = index ? th_data(index) : NULL;
        l->type = input->dtype;
        l->failed = 0;
        th_parallel(l->lines, 8.0 * (double)l->count, run, l);
        if (l->failed) /* the error may belong to another thread */
            failed = th_fail(l->kind, "%s: input is %s; cannot allocate working memory", l->op,
                             th_describe(input));
    }
    th_drop(from);
    failed = deliver(input, along, values, value, failed);
    return deliver(input, along, indices, index, failed);
}

/* A header of `length` indices of a dim; owns nothing. */
static tensor part_of(const tensor *t, int dim, int64_t first, int64_t length) {
    tensor part = th_header(t);
    part.offset += first * th_stride(t)[dim];
    part.size[dim] = length;
    th_update_layout(&part);
    return part;
}

/* Run on parts of another dim, so that copies of lines need little memory: the first dim with as many
   indices as parts, or the largest one. Parts of the last dim have whole cache lines. */
static int in_parts(lines *l, tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    const tensor *any = values ? values : indices;
    const int64_t parts = input->numel * th_item_size[input->dtype] / PART_BYTES + 1;
    int other = dim ? 0 : 1;
    for (int d = 0; d < input->ndim && input->size[other] < parts; d++)
        other = d != dim && input->size[d] > input->size[other] ? d : other;
    const int same = other - (any->ndim < input->ndim && other > dim);
    const int64_t all = input->size[other], least = other == input->ndim - 1 ? 16 : 1;
    const int64_t even = (all + parts - 1) / parts, length = even > least ? even : least;
    int failed = 0;
    for (int64_t i = 0; i < all && !failed; i += length) {
        const int64_t count = all - i < length ? all - i : length;
        const tensor from = part_of(input, other, i, count);
        tensor v, k;
        if (values)
            v = part_of(values, same, i, count);
        if (indices)
            k = part_of(indices, same, i, count);
        failed = run_lines(l, values ? &v : NULL, indices ? &k : NULL, &from, dim);
    }
    return failed;
}

int th_lines(lines *l, tensor *values, tensor *indices, const tensor *input, int64_t dim) {
    const int64_t along = th_wrap_dim(l->op, dim, input->ndim);
    if (!(values ? values : indices)->numel)
        return 0;
    if (along != th_last_dim(input) && input->numel)
        return in_parts(l, values, indices, input, along);
    return run_lines(l, values, indices, input, along);
}

int th_lines_shape(const char *op, extent *result, const tensor *input, int64_t dim,
                   int64_t results, bool keepdim) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    result->ndim = 0;
    for (int d = 0; d < input->ndim; d++)
        if (d != along || keepdim)
            result->size[result->ndim++] = d == along ? results : input->size[d];
    return 0;
}
