/* reduce.cuh: kernels that wrap reductions. An output is folded by one lane up to a block of lanes,
   or by several blocks in parts. The order depends on sizes alone. */
#pragma once
#include "loop.cuh"
#include "store.cuh"
#include "warp.cuh"

typedef gpu_reduction reduction;

#define STEP static __device__ __forceinline__
#define REDUCE_THREADS 256

/* How two accumulators join. NaN propagates. */
#define th_join_sum(x, y) ((x) + (y))
#define th_join_product(x, y) ((x) * (y))
#define th_join_max(x, y) (((x) > (y)) | ((x) != (x)) ? (x) : (y))
#define th_join_min(x, y) (((x) < (y)) | ((x) != (x)) ? (x) : (y))

/* Accumulator type, and start values inf and -inf, which saturate for integers. */
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

/* Fold elements begin, begin + step ... below end of an output, loading several at a time. */
#define IN_FLIGHT 4
template <typename F, typename T>
__device__
    typename F::set fold_some(const reduction &r, const operands &at, const options &option,
                              const int64_t *base, int64_t begin, int64_t end, int64_t step) {
    typename F::set acc = F::start();
    for (int64_t i = begin; i < end; i += IN_FLIGHT * step) {
        const char *from[IN_FLIGHT][F::inputs];
#pragma unroll
        for (int j = 0; j < IN_FLIGHT; j++) {
            int64_t offset[F::inputs];
            for (int k = 0; k < F::inputs; k++)
                offset[k] = base[k];
            add_place<F::inputs>(r.where, r.kept, r.where.ndim, F::results,
                                 i + j * step < end ? i + j * step : i, offset);
            for (int k = 0; k < F::inputs; k++)
                from[j][k] = (const char *)((const T *)at.data[F::results + k] + offset[k]);
        }
#pragma unroll
        for (int j = 0; j < IN_FLIGHT; j++) {
            const typename F::set next = F::step(acc, from[j], i + j * step, option.at);
            acc = i + j * step < end ? next : acc;
        }
    }
    return acc;
}

template <typename F>
__device__ void finish_output(const reduction &r, const operands &at, const options &option,
                              int64_t output, typename F::set acc) {
    typename F::number result[F::accumulators > F::results ? F::accumulators : F::results];
    int64_t offset[F::results] = {0};
    add_place<F::results>(r.where, 0, r.kept, 0, output, offset);
    F::finish(acc, r.count, option.at, result);
    for (int k = 0; k < F::results; k++)
        store(at.data[k], offset[k], r.type[k], result[k]);
}

template <typename F> struct joined {
    typedef typename F::set set;
    __device__ set operator()(const set &a, const set &b) const { return F::join(a, b); }
};

/* Join the lanes of an output; the result is in its first lane. Rows: within warps first. */
template <typename F>
__device__ typename F::set join_block(typename F::set acc, int lanes, int across, bool columns) {
    __shared__ typename F::set shared[REDUCE_THREADS];
    const int me = threadIdx.x;
    if (!columns)
        acc = join_lanes(acc, lanes < WARP ? lanes : WARP, joined<F>());
    const int rest = columns ? lanes : lanes / WARP, step = columns ? across : WARP;
    if (rest < 2)
        return acc;
    shared[me] = acc;
    __syncthreads();
    if (columns ? me < across : me == 0)
        for (int k = 1; k < rest; k++)
            acc = F::join(acc, shared[me + k * step]);
    __syncthreads();
    return acc;
}

/* One block folds several outputs, or parts of them. */
template <typename F, typename T>
__device__ void reduce_blocks(const reduction &r, const operands &at, const options &option) {
    const int me = threadIdx.x, lanes = REDUCE_THREADS / r.across;
    const int own = r.columns ? me % r.across : me / lanes;
    const int lane = r.columns ? me / r.across : me % lanes;
    const int64_t part = blockIdx.y, begin = part * r.share;
    const int64_t end = begin + r.share < r.count ? begin + r.share : r.count;
    for (int64_t first = (int64_t)blockIdx.x * r.across; first < r.outputs;
         first += (int64_t)gridDim.x * r.across) {
        const int64_t output = first + own;
        const bool there = output < r.outputs;
        int64_t base[F::inputs] = {0};
        if (there)
            add_place<F::inputs>(r.where, 0, r.kept, F::results, output, base);
        const typename F::set acc = join_block<F>(
            fold_some<F, T>(r, at, option, base, begin + lane, there ? end : begin, lanes), lanes,
            r.across, r.columns);
        if (lane || !there)
            continue;
        if (r.parts == 1)
            finish_output<F>(r, at, option, output, acc);
        else
            ((typename F::set *)r.partial)[output * r.parts + part] = acc;
    }
}

/* One warp joins the parts of an output. */
template <typename F>
__device__ void join_parts(const reduction &r, const operands &at, const options &option) {
    const int lane = threadIdx.x % WARP;
    for (int64_t output = (blockIdx.x * (int64_t)blockDim.x + threadIdx.x) / WARP;
         output < r.outputs; output += gridDim.x * (int64_t)blockDim.x / WARP) {
        const typename F::set *from = (const typename F::set *)r.partial + output * r.parts;
        typename F::set acc = F::start();
        for (int64_t part = lane; part < r.parts; part += WARP)
            acc = F::join(acc, from[part]);
        acc = join_lanes(acc, WARP, joined<F>());
        if (lane == 0)
            finish_output<F>(r, at, option, output, acc);
    }
}

#define REDUCE_KERNEL(name, function, ...)                                                         \
    ENTRY(name, (reduction r, operands at, options option), function<__VA_ARGS__>(r, at, option))
#define REDUCTION(name, T, ...)                                                                    \
    REDUCE_KERNEL(name, reduce_blocks, __VA_ARGS__, T)                                             \
    REDUCE_KERNEL(name##_join, join_parts, __VA_ARGS__)
#define REDUCTION_OF(type, T, name) REDUCTION(name##_##type, T, name##_fold<T>)
#define NARROW_REDUCTIONS(name)                                                                    \
    REDUCTION(name##_half, half_bits, name##_fold<float, half_bits>)                               \
    REDUCTION(name##_bfloat16, bfloat16_bits, name##_fold<float, bfloat16_bits>)
