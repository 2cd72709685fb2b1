/* loop.cuh: the kernels around element formulas. Each has two: unit stride, and any strides; both stride over the grid. */
#pragma once
#include "formula.cuh"
#include "layout.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma nv_diag_suppress 186

typedef gpu_scalar scalar;
typedef gpu_options options;
typedef gpu_operands operands;
typedef gpu_strides strides;

template <typename T> struct numbers {
    static __device__ __forceinline__ T of(const scalar &value) { return (T)value.i; }
};
template <> struct numbers<float> {
    static __device__ __forceinline__ float of(const scalar &value) { return (float)value.f; }
};
template <> struct numbers<double> {
    static __device__ __forceinline__ double of(const scalar &value) { return value.f; }
};
template <typename T> __device__ __forceinline__ T number(const options &option, int slot) {
    return numbers<T>::of(option.at[slot]);
}

template <typename T> __device__ __forceinline__ T read(const operands &at, int k, int64_t offset) {
    const T *data = (const T *)at.data[k];
    return data ? data[offset] : *(const T *)&at.constant[k];
}

template <typename T>
__device__ __forceinline__ void write(const operands &at, int k, int64_t offset, T value) {
    ((T *)at.data[k])[offset] = value;
}

__device__ __forceinline__ uint32_t divide(uint32_t i, const gpu_divisor &by) {
    return (__umulhi(i, by.factor) + i) >> by.shift;
}

/* Adds to offset where element i lies in COUNT operands from `first` on. */
template <int COUNT>
__device__ __forceinline__ void add_place(const strides &where, int first, int64_t i,
                                          int64_t *offset) {
    if (where.wide) {
        for (int dim = where.ndim - 1; dim >= 0; dim--) {
            const int64_t index = i % where.size[dim].size;
            i /= where.size[dim].size;
#pragma unroll
            for (int k = 0; k < COUNT; k++)
                offset[k] += index * where.step[first + k][dim];
        }
        return;
    }
    uint32_t rest = (uint32_t)i;
    int32_t place[COUNT] = {0};
    for (int dim = where.ndim - 1; dim >= 0; dim--) {
        const uint32_t next = dim ? divide(rest, where.size[dim]) : 0;
        const int32_t index = (int32_t)(rest - next * (uint32_t)where.size[dim].size);
        rest = next;
#pragma unroll
        for (int k = 0; k < COUNT; k++)
            place[k] += index * (int32_t)where.step[first + k][dim];
    }
#pragma unroll
    for (int k = 0; k < COUNT; k++)
        offset[k] += place[k];
}

#define KERNEL_EACH(i, count)                                                                      \
    for (int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x; i < (count);                  \
         i += gridDim.x * (int64_t)blockDim.x)

/* The formula reads the operands at offset and writes the outputs, which come first. */
#define KERNEL(name, COUNT, ...)                                                                   \
    extern "C" __global__ void th_##name(int64_t count, operands at, options option) {             \
        KERNEL_EACH(i, count) {                                                                    \
            int64_t offset[COUNT];                                                                 \
            for (int k = 0; k < COUNT; k++)                                                        \
                offset[k] = i;                                                                     \
            __VA_ARGS__(at, offset, option);                                                       \
        }                                                                                          \
    }                                                                                              \
    extern "C" __global__ void th_##name##_strided(int64_t count, operands at, strides where,      \
                                                   options option) {                               \
        KERNEL_EACH(i, count) {                                                                    \
            int64_t offset[COUNT] = {0};                                                           \
            add_place<COUNT>(where, 0, i, offset);                                                 \
            __VA_ARGS__(at, offset, option);                                                       \
        }                                                                                          \
    }

/* The rule of an optimizer for a list of parameters: the formula's kernel, once for several tasks. */
#define RULE(name, COUNT, ...)                                                                     \
    extern "C" __global__ void th_##name##_list(gpu_tasks list, options option) {                  \
        int task = 0;                                                                              \
        while (task + 1 < list.tasks && list.begin[task + 1] <= (int)blockIdx.x)                   \
            task++;                                                                                \
        operands at;                                                                               \
        for (int k = 0; k < COUNT; k++)                                                            \
            at.data[k] = list.data[task * COUNT + k];                                              \
        const int64_t begin = (int64_t)((int)blockIdx.x - list.begin[task]) * GPU_SHARE;           \
        const int64_t rest = list.count[task] - begin;                                             \
        for (int64_t i = threadIdx.x; i < (rest < GPU_SHARE ? rest : GPU_SHARE); i += blockDim.x) { \
            int64_t offset[COUNT];                                                                 \
            for (int k = 0; k < COUNT; k++)                                                        \
                offset[k] = begin + i;                                                             \
            __VA_ARGS__(at, offset, option);                                                       \
        }                                                                                          \
    }
