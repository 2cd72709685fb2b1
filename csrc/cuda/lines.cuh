/* lines.cuh: kernels along one dimension of contiguous [outer, count, inner], which are n[0] to
   n[2]. */
#pragma once
#include "work.cuh"

template <typename T> struct line {
    const work &w;
    int64_t first;
    __device__ line(const work &w, int64_t i)
        : w(w), first(w.n[2] == 1 ? i * w.n[1] : i / w.n[2] * w.n[1] * w.n[2] + i % w.n[2]) {}
    __device__ int64_t place(int64_t k) const { return first + k * w.n[2]; }
    __device__ T in(int operand, int64_t k) const { return ((const T *)w.at[operand])[place(k)]; }
    __device__ void out(int64_t k, T value) const { ((T *)w.at[0])[place(k)] = value; }
};

/* Elements of a line per thread, held in registers: its share of the chunk that a team handles. */
#define HELD 8
#define CHUNK(TEAM) (HELD * LINE_THREADS(TEAM))
#define EACH_CHUNK(TEAM, begin, count)                                                             \
    for (int64_t begin = MEMBER(TEAM); begin - MEMBER(TEAM) < (count); begin += CHUNK(TEAM))
template <int TEAM, typename T>
__device__ __forceinline__ void hold(const line<T> &l, int operand, int64_t begin, T absent,
                                     T *held) {
#pragma unroll
    for (int j = 0; j < HELD; j++) {
        const int64_t k = begin + j * LINE_THREADS(TEAM);
        held[j] = k < l.w.n[1] ? l.in(operand, k) : absent;
    }
}

/* Sum of exp(element - largest) in one pass (Milakov and Gimelshein, 2018). A line of one chunk
   stays in `held`. NaN if the largest is infinite. */
template <int TEAM, typename T>
__device__ double sum_exponentials(const line<T> &l, int operand, T *held, T *top) {
    T best = -(T)INFINITY;
    double sum = 0;
    EACH_CHUNK(TEAM, begin, l.w.n[1]) {
        hold<TEAM>(l, operand, begin, -(T)INFINITY, held);
        T most = best;
#pragma unroll
        for (int j = 0; j < HELD; j++)
            most = largest()(most, held[j]);
        if (most == -(T)INFINITY)
            continue;
        if (!(most == best))
            sum *= exp(best - most);
        best = most;
#pragma unroll
        for (int j = 0; j < HELD; j++)
            sum += exp(held[j] - best);
    }
    *top = team<TEAM>(best, largest());
    if (best != *top)
        sum = best == -(T)INFINITY ? 0 : sum * exp(best - *top);
    return team_sum<TEAM>(sum) + (double)(*top - *top);
}

/* Two kernels: one block per line, one thread per line. */
#define LINES(kernel, name, T)                                                                     \
    WORK_KERNEL(kernel##_##name, kernel<T, BLOCKS>)                                                \
    WORK_KERNEL(kernel##_each_##name, kernel<T, EACH>)
/* A third one: one warp per line. */
#define ROWS(kernel, name, T)                                                                      \
    LINES(kernel, name, T) WORK_KERNEL(kernel##_warps_##name, kernel<T, WARPS>)
