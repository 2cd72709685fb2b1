/* lines.h: reduction over several dims, as [outer, count, inner] of dense memory. */
#pragma once
#include "row/row.h"
#include "walk/dense.h"

/* Compute the size of a reduction; -1 with an error for invalid dims. */
static inline int th_reduced_shape(const char *op, extent *result, const tensor *input, ints dim,
                                   bool keepdim) {
    uint64_t mask;
    if (th_dims_mask(op, dim, input->ndim, &mask))
        return -1;
    th_reduced_size(result, input, mask, keepdim);
    return 0;
}

/* Same for its gradient: grad and, if not NULL, the reduction's result need the reduced size. */
static inline int th_reduced_input_shape(const char *op, extent *result, const tensor *input,
                                         const tensor *grad, const tensor *reduced, ints dim,
                                         bool keepdim) {
    extent size;
    *result = th_extent(input);
    return th_reduced_shape(op, &size, input, dim, keepdim) || th_check_gradient(op, grad, &size)
                   || (reduced && th_check_gradient(op, reduced, &size))
               ? -1
               : 0;
}

/* Whether the dims of a mask are adjacent. */
static inline bool th_is_adjacent(uint64_t mask) {
    const uint64_t run = mask ? mask >> __builtin_ctzll(mask) : 0;
    return !(run & (run + 1));
}

/* The header to make dense: if the dims are not adjacent, they are moved after the others. */
static inline tensor th_lines_of(const tensor *t, uint64_t mask) {
    tensor lines = th_header(t);
    if (th_is_adjacent(mask))
        return lines;
    int to = 0;
    for (int reduced = 0; reduced < 2; reduced++)
        for (int d = 0; d < t->ndim; d++)
            if ((int)(mask >> d & 1) == reduced) {
                lines.size[to] = t->size[d];
                th_stride(&lines)[to++] = th_stride(t)[d];
            }
    th_update_layout(&lines);
    return lines;
}

static inline around th_around_lines(const tensor *lines, uint64_t mask) {
    const int many = __builtin_popcountll(mask);
    const int first = !th_is_adjacent(mask) ? lines->ndim - many : mask ? __builtin_ctzll(mask) : 0;
    around a = {1, 1, 1};
    for (int d = 0; d < lines->ndim; d++)
        *(d < first ? &a.outer : d < first + many ? &a.count : &a.inner) *= lines->size[d];
    return a;
}

/* A header of the result with all dims of the input: a reduced dim gets its size from `size` and
   stride 0. */
static inline tensor th_expand_reduced(const tensor *t, const tensor *size, uint64_t mask) {
    tensor wide = th_header(size);
    const bool kept = t->ndim == size->ndim;
    wide.storage = t->storage;
    wide.offset = t->offset;
    wide.dtype = t->dtype;
    for (int d = 0, own = 0; d < size->ndim; d++) {
        const bool reduced = mask >> d & 1;
        th_stride(&wide)[d] = reduced ? 0 : th_stride(t)[kept ? d : own];
        own += !reduced;
    }
    th_update_layout(&wide);
    return wide;
}
