/* reduce.cuh: the kernels around reductions. Many elements for one output are folded by a block, or by
   several in parts; few by one thread. The tree depends on sizes alone. */
#pragma once
#include "loop.cuh"
#include "store.cuh"

typedef gpu_reduction reduction;

#define STEP static __device__ __forceinline__
#define REDUCE_THREADS 256

/* How two accumulators join. NaN wins. */
#define th_join_sum(x, y) ((x) + (y))
#define th_join_product(x, y) ((x) * (y))
#define th_join_max(x, y) (((x) > (y)) | ((x) != (x)) ? (x) : (y))
#define th_join_min(x, y) (((x) < (y)) | ((x) != (x)) ? (x) : (y))

/* What elements are gathered in, and where a set starts at inf or -inf: integers saturate. */
template <typename T> struct accumulated {
    typedef int64_t type;
};
template <> struct accumulated<float> {
    typedef double type;
};
template <> struct accumulated<double> {
    typedef double type;
};
template <typename A> struct ends;
template <> struct ends<int64_t> {
    STEP int64_t highest() { return INT64_MAX; }
    STEP int64_t lowest() { return INT64_MIN; }
};
template <> struct ends<double> {
    STEP double highest() { return INFINITY; }
    STEP double lowest() { return -INFINITY; }
};

struct one_floating {
    double acc;
};

/* Where element i of the dimensions lies in COUNT operands from `first` on, added to offset. */
template <int COUNT>
__device__ __forceinline__ void add_place(const strides &where, int first, int64_t i,
                                          int64_t *offset) {
    for (int dim = where.ndim - 1; dim >= 0; dim--) {
        const int64_t index = i % where.size[dim];
        i /= where.size[dim];
#pragma unroll
        for (int k = 0; k < COUNT; k++)
            offset[k] += index * where.step[first + k][dim];
    }
}

/* Elements begin, begin + step ... below end of an output's. */
template <typename F, typename T>
__device__ typename F::set fold_some(const reduction &r, const operands &at, const options &option,
                                     const int64_t *base, int64_t begin, int64_t end,
                                     int64_t step) {
    typename F::set acc = F::start();
    for (int64_t i = begin; i < end; i += step) {
        int64_t offset[F::inputs];
        const char *from[F::inputs];
        for (int k = 0; k < F::inputs; k++)
            offset[k] = base[k];
        add_place<F::inputs>(r.reduced, F::results, i, offset);
        for (int k = 0; k < F::inputs; k++)
            from[k] = (const char *)((const T *)at.data[F::results + k] + offset[k]);
        acc = F::step(acc, from, i, option.at);
    }
    return acc;
}

template <typename F>
__device__ void finish_output(const reduction &r, const operands &at, const options &option,
                              int64_t output, typename F::set acc) {
    typename F::number result[F::accumulators > F::results ? F::accumulators : F::results];
    int64_t offset[F::results] = {0};
    add_place<F::results>(r.kept, 0, output, offset);
    F::finish(acc, r.count, option.at, result);
    for (int k = 0; k < F::results; k++)
        store(at.data[k], offset[k], r.type[k], result[k]);
}

/* A thread an output. */
template <typename F, typename T>
__device__ void reduce_each(const reduction &r, const operands &at, const options &option) {
    KERNEL_EACH(output, r.outputs) {
        int64_t base[F::inputs] = {0};
        add_place<F::inputs>(r.kept, F::results, output, base);
        finish_output<F>(r, at, option, output,
                         fold_some<F, T>(r, at, option, base, 0, r.count, 1));
    }
}

/* A block an output, or a part of one. */
template <typename F, typename T>
__device__ void reduce_blocks(const reduction &r, const operands &at, const options &option) {
    __shared__ typename F::set shared[REDUCE_THREADS];
    const int me = threadIdx.x;
    const int64_t part = blockIdx.y, begin = part * r.share;
    const int64_t end = begin + r.share < r.count ? begin + r.share : r.count;
    for (int64_t output = blockIdx.x; output < r.outputs; output += gridDim.x) {
        int64_t base[F::inputs] = {0};
        add_place<F::inputs>(r.kept, F::results, output, base);
        shared[me] = fold_some<F, T>(r, at, option, base, begin + me, end, REDUCE_THREADS);
        for (int width = REDUCE_THREADS / 2; width; width /= 2) {
            __syncthreads();
            if (me < width)
                shared[me] = F::join(shared[me], shared[me + width]);
        }
        if (me == 0 && r.parts == 1)
            finish_output<F>(r, at, option, output, shared[0]);
        if (me == 0 && r.parts > 1)
            ((typename F::set *)r.partial)[output * r.parts + part] = shared[0];
        __syncthreads();
    }
}

/* A thread an output: its parts in order. */
template <typename F>
__device__ void join_parts(const reduction &r, const operands &at, const options &option) {
    KERNEL_EACH(output, r.outputs) {
        const typename F::set *from = (const typename F::set *)r.partial + output * r.parts;
        typename F::set acc = from[0];
        for (int64_t part = 1; part < r.parts; part++)
            acc = F::join(acc, from[part]);
        finish_output<F>(r, at, option, output, acc);
    }
}

#define REDUCTION(name, T, ...)                                                                    \
    extern "C" __global__ void th_##name##_each(reduction r, operands at, options option) {        \
        reduce_each<__VA_ARGS__, T>(r, at, option);                                                        \
    }                                                                                              \
    extern "C" __global__ void th_##name(reduction r, operands at, options option) {               \
        reduce_blocks<__VA_ARGS__, T>(r, at, option);                                                      \
    }                                                                                              \
    extern "C" __global__ void th_##name##_join(reduction r, operands at, options option) {        \
        join_parts<__VA_ARGS__>(r, at, option);                                                            \
    }
