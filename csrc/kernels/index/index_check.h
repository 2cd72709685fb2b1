/* index_check.h: checks and line offsets shared by kernels that read and write by index tensors and
   masks. */
#pragma once
#include "tensor/tensor.h"

/* Find the first element of index outside [0, size); return false if there is none. Another thread
   may write to index afterwards, so kernels check again where they use it. */
typedef struct bad_index {
    int64_t place, value;
} bad_index;
/* Read once, so that a check and the use see the same value even if another thread writes. */
static inline int64_t th_read_once(const int64_t *at) {
    return __atomic_load_n(at, __ATOMIC_RELAXED);
}
bool th_find_outside(const tensor *index, int64_t size, bad_index *first);

/* Count how often a contiguous index names each of `size` rows. Free with th_release of (size + 1)
   * 8 bytes; NULL: out of memory. */
int64_t *th_count_places(const int64_t *index, int64_t count, int64_t size);

/* Each returns -1 with the error set. `dim` of check_indices is only used in the message. */
int th_check_indices(const char *op, const tensor *index, int64_t dim, int64_t size);
/* Check a vector of slices of input along dim; return dim counted from the start. */
int64_t th_check_slices(const char *op, const tensor *input, int64_t dim, const tensor *index);
/* Check an index tensor with one element of input along dim per place; return dim counted from the
   start. */
int64_t th_check_places(const char *op, const tensor *input, int64_t dim, const tensor *index);

/* The common size of a tensor and its mask, and the tensor expanded to it. */
int th_masked_size(const char *op, const tensor *t, const tensor *mask, extent *size);
tensor th_masked_whole(const tensor *t, const tensor *mask);
/* index_gradients.c: spread grad_output over the places of the mask by `copy`, and sum the result to
   output's size. */
int th_sum_masked(tensor *output, const tensor *mask, const tensor *grad_output,
                  int (*copy)(tensor *, const tensor *, const tensor *));
/* Broadcast a byte mask to t's size, contiguous and not overlapping t. Return a new reference. */
tensor *th_whole_mask(const tensor *t, const tensor *mask);

/* Return the number of consecutive elements of `whole` that one index moves: the last dimension if
   the index is constant along it, as after expand, else 1. */
int64_t th_index_run(const tensor *whole, const tensor *index, int64_t along);

/* Bits that make an element nonzero: all but the sign of floating types. */
static inline th_bits th_significant_bits(dtype type) {
    const uint64_t all = ~UINT64_C(0), less = all >> 1;
    switch (type) {
    case TH_HALF:
    case TH_BFLOAT16: return 0x7fff;
    case TH_FLOAT: return 0x7fffffff;
    case TH_DOUBLE: return less;
    case TH_COMPLEXFLOAT: return UINT64_C(0x7fffffff7fffffff);
    case TH_COMPLEXDOUBLE: return (th_bits)less << 64 | less;
    case TH_FLOAT8_E4M3FN:
    case TH_FLOAT8_E5M2: return 0x7f;
    case TH_COMPLEXHALF: return 0x7fff7fff;
    default: return all;
    }
}
/* Count the elements of a GPU tensor that have any of the bits set; -1: failed. Synchronizes with
   the GPU. */
int64_t th_gpu_count_set(const tensor *t, uint64_t bits);

/* Offset in t of line number `line` along the last dimension of index; `skipped` is the dimension
   that the indices select from. */
static inline int64_t th_line_offset(const tensor *index, const tensor *t, int64_t line,
                                     int64_t skipped) {
    int64_t offset = 0;
    for (int d = index->ndim - 2; d >= 0; d--) {
        offset += d == skipped ? 0 : line % index->size[d] * th_stride(t)[d];
        line /= index->size[d];
    }
    return offset;
}

/* Offsets of consecutive lines along the last dim of an index: in the index, and in two tensors of as many dims. */
typedef struct line_walk {
    int outer; /* dims before the last */
    int64_t at[TH_MAX_DIM], size[TH_MAX_DIM], step[TH_MAX_DIM][3], offset[3];
} line_walk;

/* Begin at a line. The first tensor does not advance in the dim `skipped`; the second may be NULL. */
static inline line_walk th_begin_lines(const tensor *index, const tensor *t, int64_t skipped,
                                       const tensor *more, int64_t line) {
    line_walk w;
    w.outer = index->ndim - 1;
    w.offset[0] = w.offset[1] = w.offset[2] = 0;
    for (int d = w.outer - 1; d >= 0; line /= w.size[d--]) {
        w.size[d] = index->size[d];
        w.at[d] = line % w.size[d];
        w.step[d][0] = th_stride(index)[d];
        w.step[d][1] = d == skipped ? 0 : th_stride(t)[d];
        w.step[d][2] = more ? th_stride(more)[d] : 0;
        for (int k = 0; k < 3; k++)
            w.offset[k] += w.at[d] * w.step[d][k];
    }
    return w;
}

/* Lines along the dim before the last one, which a loop with its pointers in registers passes faster than the walk. */
typedef struct line_rows {
    int64_t count, step[3];
} line_rows;

/* Leave that dim out of a walk at its first line. */
static inline line_rows th_take_rows(line_walk *w) {
    if (w->outer < 1) /* no dims count as one */
        return (line_rows){1, {0}};
    const int64_t *step = w->step[--w->outer];
    return (line_rows){w->size[w->outer], {step[0], step[1], step[2]}};
}

static inline void th_next_line(line_walk *w) {
    for (int d = w->outer - 1; d >= 0; d--) {
        const bool carry = ++w->at[d] == w->size[d];
        for (int k = 0; k < 3; k++)
            w->offset[k] += carry ? -(w->size[d] - 1) * w->step[d][k] : w->step[d][k];
        if (!carry)
            return;
        w->at[d] = 0;
    }
}
