/* operands.h: tensors as the matrices of products. */
#pragma once
#include "kernels/blas/blas.h"
#include "walk/dense.h"

/* The last two dimensions of a tensor. */
static inline matrix matrix_of(const tensor *t) {
    const int r = t->ndim - 2, c = t->ndim - 1;
    return (matrix){th_data(t), t->size[r], t->size[c], th_stride(t)[r], th_stride(t)[c]};
}

/* Whether OpenBLAS takes the matrix as it lies. */
static inline bool is_direct(matrix x) {
    const matrix y = th_transposed(x);
    return th_leading(&x) || th_leading(&y);
}

static inline bool is_blas_matrix(const tensor *t) { return !t->numel || is_direct(matrix_of(t)); }

/* Return t or a copy, for th_end_dense; copy also if output overwrites t. */
static inline tensor *readable(const tensor *output, const tensor *t) {
    if (output && th_overlaps(output, t))
        return th_clone(t);
    return t->ndim < 2 || is_blas_matrix(t) ? (tensor *)(uintptr_t)t : th_begin_dense(t);
}

/* Finish a product: copy a result computed elsewhere to output. */
static inline int end_product(tensor *output, tensor *result, int failed) {
    return result == output ? failed : th_deliver(output, result, failed);
}

/* View a vector as a matrix of one column. */
static inline matrix column_of(const tensor *t) {
    return (matrix){th_data(t), t->size[0], 1, th_stride(t)[0], 1};
}

/* BLAS accepts no vector with stride 0. */
static inline tensor *readable_vector(const tensor *output, const tensor *t) {
    const bool repeats = t->size[0] > 1 && th_stride(t)[0] == 0;
    return repeats ? th_clone(t) : readable(output, t);
}

/* products.c. Return a dense copy of floats, or NULL. */
tensor *th_floats_of(const tensor *t);
/* Multiply matrices or batches of bfloat16 by the CPU's units; bias is contiguous or NULL. */
int th_bfloat16_product(tensor *output, const tensor *mat1, const tensor *mat2, const tensor *bias);
