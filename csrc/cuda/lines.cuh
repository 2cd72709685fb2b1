/* lines.cuh: kernels along one dimension of contiguous [outer, count, inner], which are n[0] to n[2]. */
#pragma once
#include "work.cuh"

template <typename T> struct line {
    const work &w;
    int64_t first;
    __device__ line(const work &w, int64_t i)
        : w(w), first(i / w.n[2] * w.n[1] * w.n[2] + i % w.n[2]) {}
    __device__ int64_t place(int64_t k) const { return first + k * w.n[2]; }
    __device__ T in(int operand, int64_t k) const { return ((const T *)w.at[operand])[place(k)]; }
    __device__ void out(int64_t k, T value) const { ((T *)w.at[0])[place(k)] = value; }
};

/* Two kernels: a block for each line, a thread for each. */
#define LINES(kernel, name, T)                                                                     \
    extern "C" __global__ void th_##kernel##_##name(work w) { kernel<T, true>(w); }                \
    extern "C" __global__ void th_##kernel##_each_##name(work w) { kernel<T, false>(w); }
