/* warp.cuh: what the lanes of a warp give each other. All lanes of the warp take part. */
#pragma once
#include <stdint.h>

#define WARP 32
#define ALL_LANES 0xffffffffu

/* A value by its words; the last may be half used. */
template <typename S> union in_words {
    S whole;
    uint32_t word[(sizeof(S) + 3) / 4];
};

/* The value of the lane `by` above, within groups of `width` lanes; above the last it is no one's. */
template <typename S> __device__ __forceinline__ S from_above(S value, int by, int width) {
    in_words<S> moved;
    moved.whole = value;
#pragma unroll
    for (int k = 0; k < (int)(sizeof moved.word / 4); k++)
        moved.word[k] = __shfl_down_sync(ALL_LANES, moved.word[k], (unsigned)by, width);
    return moved.whole;
}
/* The value of the first lane. */
template <typename S> __device__ __forceinline__ S from_first(S value) {
    in_words<S> moved;
    moved.whole = value;
#pragma unroll
    for (int k = 0; k < (int)(sizeof moved.word / 4); k++)
        moved.word[k] = __shfl_sync(ALL_LANES, moved.word[k], 0);
    return moved.whole;
}
/* What `width` lanes have, joined in an order of its own: right in the first lane of each group. */
template <typename S, typename F>
__device__ __forceinline__ S join_lanes(S value, int width, F join) {
    for (int by = width / 2; by; by /= 2)
        value = join(value, from_above(value, by, width));
    return value;
}
