/* warp.cuh: exchange of values between the lanes of a warp. All lanes must take part. */
#pragma once
#include <stdint.h>

#define WARP 32
#define ALL_LANES 0xffffffffu

/* A value as words; the last may be half used. */
template <typename S> union in_words {
    S whole;
    uint32_t word[(sizeof(S) + 3) / 4];
};

/* The value of the lane `by` above, within groups of `width` lanes; undefined beyond the last. */
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
/* Join the values of `width` lanes in a fixed order; the result is in the first lane of each
   group. */
template <typename S, typename F>
__device__ __forceinline__ S join_lanes(S value, int width, F join) {
    for (int by = width / 2; by; by /= 2)
        value = join(value, from_above(value, by, width));
    return value;
}
