/* work.cuh: shared by hand-written kernels: their arguments, teams of threads, faults. */
#pragma once
#include "store.cuh"
#include "warp.cuh"

typedef gpu_work work;

/* th_NAME, a kernel that calls a function; th_FUNCTION_TYPE, kernels of a template for floats and
   doubles. */
#define WORK_KERNEL(name, ...) ENTRY(name, (work w), __VA_ARGS__(w))
#define FLOATING_KERNELS(function)                                                                 \
    WORK_KERNEL(function##_float, function<float>) WORK_KERNEL(function##_double, function<double>)

#define THREADS 256

/* Like EACH_TYPE: BODY(name, type), for elements of a size or complex numbers. */
#define EACH_WORD(BODY)                                                                            \
    BODY(byte, uint8_t) BODY(short, uint16_t) BODY(int, uint32_t) BODY(long, uint64_t)
#define EACH_SIZE(BODY) EACH_WORD(BODY) BODY(complexdouble, complex_number<double>)
#define EACH_COMPLEX(BODY)                                                                         \
    BODY(complexfloat, complex_number<float>) BODY(complexdouble, complex_number<double>)

/* Accumulation type of sums and products. */
template <typename T> struct wide {
    typedef int64_t type;
};
template <> struct wide<float> {
    typedef double type;
};
template <> struct wide<double> {
    typedef double type;
};

/* Report the first bad index; the kernel skips it. */
__device__ __forceinline__ void report(const work &w, int64_t position, int64_t value,
                                       int64_t bound) {
    if (atomicCAS((int *)&w.fault->raised, GPU_FREE, GPU_TAKEN) != GPU_FREE)
        return;
    w.fault->op = w.op;
    w.fault->position = position;
    w.fault->value = value;
    w.fault->bound = bound;
    __threadfence_system(); /* the host may read at any time */
    *(volatile int32_t *)&w.fault->raised = GPU_RAISED;
}
__device__ __forceinline__ bool inside(const work &w, int64_t position, int64_t value,
                                       int64_t bound) {
    if ((uint64_t)value < (uint64_t)bound)
        return true;
    report(w, position, value, bound);
    return false;
}

/* A team is one thread, a block of THREADS, or a warp; every member gets the result. */
enum { EACH, BLOCKS, WARPS };
template <int TEAM, typename T, typename F> __device__ T team(T value, F join) {
    if (TEAM == EACH)
        return value;
    value = join_lanes(value, WARP, join);
    if (TEAM == WARPS)
        return from_first(value);
    __shared__ T shared[THREADS / WARP];
    __syncthreads();
    if (threadIdx.x % WARP == 0)
        shared[threadIdx.x / WARP] = value;
    __syncthreads();
    value = shared[0];
    for (int warp = 1; warp < THREADS / WARP; warp++)
        value = join(value, shared[warp]);
    return value;
}
struct sum {
    template <typename T> __device__ T operator()(T a, T b) const { return a + b; }
};
struct largest {
    template <typename T> __device__ T operator()(T a, T b) const {
        return (a > b) | (a != a) ? a : b;
    }
};
template <int TEAM, typename T> __device__ T team_sum(T value) { return team<TEAM>(value, sum()); }
struct product {
    template <typename T> __device__ T operator()(T a, T b) const { return a * b; }
};

/* Join of the earlier members' values in order, and of all members' values. */
template <bool BLOCK, typename T, typename F>
__device__ T team_before(T value, T nothing, F join, T *total) {
    if (!BLOCK) {
        *total = value;
        return nothing;
    }
    __shared__ T shared[2][THREADS];
    const int me = threadIdx.x;
    int from = 0;
    __syncthreads();
    shared[0][me] = value;
    for (int step = 1; step < THREADS; step *= 2, from = !from) {
        __syncthreads();
        shared[!from][me] = me < step ? shared[from][me]
                                      : join(shared[from][me - step], shared[from][me]);
    }
    __syncthreads();
    *total = shared[from][THREADS - 1];
    return me ? shared[from][me - 1] : nothing;
}

/* Lines that teams handle in turn, and the members of a team along each. */
#define LINE_THREADS(TEAM) ((TEAM) == EACH ? 1 : (TEAM) == WARPS ? WARP : THREADS)
#define MEMBER(TEAM) ((int)(threadIdx.x % LINE_THREADS(TEAM)))
#define EACH_LINE(TEAM, line, lines)                                                               \
    for (int64_t line = (blockIdx.x * (int64_t)THREADS + threadIdx.x) / LINE_THREADS(TEAM);        \
         line < (lines); line += gridDim.x * (int64_t)(THREADS / LINE_THREADS(TEAM)))
#define EACH_MEMBER(TEAM, i, count)                                                                \
    for (int64_t i = MEMBER(TEAM); i < (count); i += LINE_THREADS(TEAM))
/* Same, with equal numbers of turns for all members: some i are beyond the end. */
#define EACH_TURN(BLOCK, i, count)                                                                 \
    for (int64_t i = BLOCK ? threadIdx.x : 0, left = (count); left > 0;                            \
         i += BLOCK ? THREADS : 1, left -= BLOCK ? THREADS : 1)
