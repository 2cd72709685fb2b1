/* places.h: what the kernels that read and write by index tensors share. */
#pragma once
#include "tensor/tensor.h"

/* Whether all of a contiguous index name elements along a dimension of that size. Another thread
   may write to it afterwards, so that kernels compare each once more where they use it. */
int th_check_indices(const char *op, const tensor *index, int64_t dim, int64_t size);

/* Where line number `line` along the last dimension of index begins in t, whose dimension `skipped`
   the indices count. */
static inline int64_t th_line_offset(const tensor *index, const tensor *t, int64_t line,
                                     int64_t skipped) {
    int64_t offset = 0;
    for (int d = index->ndim - 2; d >= 0; d--) {
        offset += d == skipped ? 0 : line % index->size[d] * t->stride[d];
        line /= index->size[d];
    }
    return offset;
}

/* The bits of value as one element of t's type. */
int th_element_bits(const tensor *t, scalar value, uint64_t *bits);
