/* dense.h: contiguous copies of operands and results for kernels that take no strides, and the
   layout of contiguous data around one dimension. */
#pragma once
#include "walk/walk.h"

/* copy.c: copy a view of the target's type and size, whose strides may be negative. They share no
   memory. */
int th_move(tensor *target, const tensor *view);

/* Return t itself or a contiguous copy; the caller drops it. */
static inline tensor *th_dense(const tensor *t) { return th_contiguous((tensor *)(uintptr_t)t); }

/* Same as th_dense, without counting a reference to t itself; th_end_dense drops a copy. */
static inline tensor *th_begin_dense(const tensor *t) {
    return t->contiguous ? (tensor *)(uintptr_t)t : th_clone(t);
}
static inline void th_end_dense(tensor *begun, const tensor *t) {
    if (begun != t)
        th_drop(begun);
}

/* Same as th_dense for operands read while `output` is written: copy also if the two overlap. */
static inline tensor *th_dense_disjoint(const tensor *output, const tensor *t) {
    return th_overlaps(output, t) ? th_clone(t) : th_dense(t);
}

/* Return the result itself, or a new contiguous tensor to compute into; th_deliver copies it
   back. */
static inline tensor *th_dense_result(tensor *output) {
    if (!output->contiguous)
        return th_new_like(output, output->dtype);
    th_retain(output);
    return output;
}

/* Copy the computed tensor to `output` and drop it; NULL means that an earlier step failed. */
static inline int th_deliver(tensor *output, tensor *computed, int failed) {
    if (!computed)
        return -1;
    if (!failed && computed != output)
        failed = th_copy(output, computed);
    th_drop(computed);
    return failed ? -1 : 0;
}

/* Whether the channels of each pixel lie beside each other, and nothing between the pixels. */
static inline bool th_has_pixels(const tensor *t) {
    int64_t step = 1;
    for (int i = 0; i < t->ndim; i++) {
        const int d = i == 0 ? 1 : i == t->ndim - 1 ? 0 : t->ndim - i;
        if (t->size[d] > 1 && th_stride(t)[d] != step)
            return false;
        step *= t->size[d];
    }
    return true;
}

/* A contiguous tensor seen as [outer, count, inner], where count is the size of `dim`. With dim -1
   it is one row of all elements. */
typedef struct around {
    int64_t outer, count, inner;
} around;

static inline around th_around(const tensor *t, int64_t dim) {
    around a = {1, dim < 0 ? t->numel : t->size[dim], 1};
    for (int d = 0; d < t->ndim && dim >= 0; d++)
        *(d < dim ? &a.outer : &a.inner) *= d == dim ? 1 : t->size[d];
    return a;
}
