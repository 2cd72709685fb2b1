/* index_check.h: what kernels that read and write by index tensors and masks share: the checks of
   indices, and where their lines lie. */
#pragma once
#include "tensor/tensor.h"

/* The first element of index, counted in order, that is not in [0, size): false where there is
   none. Another thread may write to index afterwards, so that kernels compare where they use it. */
typedef struct misfit {
    int64_t place, value;
} misfit;
/* A check and a use of it see one value, whatever another thread writes between them. */
static inline int64_t th_read_once(const int64_t *at) {
    return __atomic_load_n(at, __ATOMIC_RELAXED);
}
bool th_find_outside(const tensor *index, int64_t size, misfit *first);

/* How often index, contiguous, names each of size rows, for th_release of (size + 1) * 8 bytes; NULL: no memory. */
int64_t *th_count_places(const int64_t *index, int64_t count, int64_t size);

/* Each returns -1 and the error; `dim` of check_indices is only for the message. */
int th_check_indices(const char *op, const tensor *index, int64_t dim, int64_t size);
/* index is a vector that names slices of input along dim; returns dim counted from the start. */
int64_t th_check_slices(const char *op, const tensor *input, int64_t dim, const tensor *index);
/* index names an element along dim for each of its places in input; returns dim likewise. */
int64_t th_check_places(const char *op, const tensor *input, int64_t dim, const tensor *index);

/* A byte mask as t's size, contiguous and apart from t; new reference. */
tensor *th_whole_mask(const tensor *t, const tensor *mask);

/* Zero is zero bits, but in floating types the sign does not count. */
static inline th_bits th_bits_that_count(dtype type) {
    const uint64_t all = ~UINT64_C(0), less = all >> 1;
    switch (type) {
    case TH_HALF:
    case TH_BFLOAT16: return 0x7fff;
    case TH_FLOAT: return 0x7fffffff;
    case TH_DOUBLE: return less;
    case TH_COMPLEXFLOAT: return UINT64_C(0x7fffffff7fffffff);
    case TH_COMPLEXDOUBLE: return (th_bits)less << 64 | less;
    default: return all;
    }
}
/* How many elements of a tensor on a GPU have some of the bits; -1: failed. Waits for the GPU. */
int64_t th_gpu_count_set(const tensor *t, uint64_t bits);

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
