/* dense.h: contiguous stand-ins for the operands and results of kernels that want no strides, and
   how what is contiguous lies around one dimension. */
#pragma once
#include "walk/walk.h"

/* t itself, or a contiguous copy; the caller drops it. */
static inline tensor *th_dense(const tensor *t) { return th_contiguous((tensor *)(uintptr_t)t); }

/* The same where nobody else counts the reference: t itself, or a copy that th_end_dense drops. */
static inline tensor *th_begin_dense(const tensor *t) {
    return t->contiguous ? (tensor *)(uintptr_t)t : th_clone(t);
}
static inline void th_end_dense(tensor *begun, const tensor *t) {
    if (begun != t)
        th_drop(begun);
}

/* As th_dense, for what is read while output is written: a copy also where the two meet. */
static inline tensor *th_dense_apart(const tensor *output, const tensor *t) {
    return th_overlaps(output, t) ? th_clone(t) : th_dense(t);
}

/* The result itself, or a contiguous tensor to compute into, for th_deliver to copy back. */
static inline tensor *th_dense_result(tensor *output) {
    if (!output->contiguous)
        return th_new_like(output, output->dtype);
    th_retain(output);
    return output;
}

/* Brings what was computed to where it belongs and drops it; NULL is a failure before. */
static inline int th_deliver(tensor *output, tensor *computed, int failed) {
    if (!computed)
        return -1;
    if (!failed && computed != output)
        failed = th_copy(output, computed);
    th_drop(computed);
    return failed ? -1 : 0;
}

/* A contiguous tensor as [outer, count, inner], count being the size of dim; with dim -1 it is one
   row of all elements. */
typedef struct around {
    int64_t outer, count, inner;
} around;

static inline around th_around(const tensor *t, int64_t dim) {
    around a = {1, dim < 0 ? t->numel : t->size[dim], 1};
    for (int d = 0; d < t->ndim && dim >= 0; d++)
        *(d < dim ? &a.outer : &a.inner) *= d == dim ? 1 : t->size[d];
    return a;
}
