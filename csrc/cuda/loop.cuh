/* loop.cuh: kernels that wrap elementwise formulas. Each formula has two, for unit stride and for
   any strides; both use grid-stride loops. A thread loads several elements before it stores the
   first, so that loads overlap. */
#pragma once
#include "formula.cuh"
#include "half.cuh"
#include "layout.h"

/* A formula serves every element type, and some comparisons are always false for bytes. */
#pragma nv_diag_suppress 186

/* Complex numbers are moved and added. */
template <typename R> struct complex_number {
    R real, imaginary;
    complex_number() = default;
    __device__ complex_number(R a, R b = 0) : real(a), imaginary(b) {}
    __device__ complex_number operator+(complex_number b) const {
        return {real + b.real, imaginary + b.imaginary};
    }
    __device__ complex_number &operator+=(complex_number b) { return *this = *this + b; }
};

typedef gpu_scalar scalar;
typedef gpu_options options;
typedef gpu_operands operands;
typedef gpu_strides strides;

template <typename T> struct numbers {
    static __device__ __forceinline__ int64_t of(const scalar &value) { return value.i; }
};
template <> struct numbers<float> {
    static __device__ __forceinline__ double of(const scalar &value) { return value.f; }
};
template <> struct numbers<double> : numbers<float> {};
template <typename T> __device__ __forceinline__ T number(const options &option, int slot) {
    return (T)numbers<T>::of(option.at[slot]);
}
/* An int, which a narrow type of elements does not hold. */
template <typename T> __device__ __forceinline__ int64_t whole(const options &option, int slot) {
    return (int64_t)numbers<T>::of(option.at[slot]);
}

/* An element stored as S and computed as T; constants have type T. */
template <typename T, typename S = T>
__device__ __forceinline__ T read(const operands &at, int k, int64_t offset) {
    const S *data = (const S *)at.data[k];
    return data ? (T)data[offset] : *(const T *)&at.constant[k];
}

template <typename T>
__device__ __forceinline__ void write(const operands &at, int k, int64_t offset, T value) {
    ((T *)at.data[k])[offset] = value;
}

/* Write the results of a formula to operands 0, 1 and so on. */
template <typename... T>
__device__ __forceinline__ void write_all(const operands &at, const int64_t *offset, T... result) {
    int k = 0;
    ((write(at, k, offset[k], result), k++), ...);
}

__device__ __forceinline__ uint32_t divide(uint32_t i, const gpu_divisor &by) {
    return (__umulhi(i, by.factor) + i) >> by.shift;
}

/* Add the offset of element i of dims `from` to `to` in COUNT operands from `first` on. */
template <int COUNT>
__device__ __forceinline__ void add_place(const strides &where, int from, int to, int first,
                                          int64_t i, int64_t *offset) {
    if (where.wide) {
        for (int dim = to - 1; dim >= from; dim--) {
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
    for (int dim = to - 1; dim >= from; dim--) {
        const uint32_t next = dim > from ? divide(rest, where.size[dim]) : 0;
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

#define FORMULA __device__ __forceinline__

/* The store() of a formula with these results, which are operands 0, 1 and so on. */
#define STORE(...)                                                                                 \
    FORMULA void store(const operands &at, const int64_t *offset) const {                          \
        write_all(at, offset, __VA_ARGS__);                                                        \
    }

/* A formula is a type with a count of operands, outputs first; compute() reads them at an offset
   and keeps the results, store() writes them. elements: in flight per thread. */
template <typename T> struct costly {
    enum { elements = GPU_COSTLY };
};
template <> struct costly<double> {
    enum { elements = 1 };
};

/* Formula of a function that returns the one result. */
template <int COUNT, typename S, S (*FUNCTION)(const operands &, const int64_t *, const options &)>
struct result_of {
    enum { count = COUNT, elements = GPU_QUICK };
    S result;
    __device__ __forceinline__ void compute(const operands &at, const int64_t *offset,
                                            const options &option) {
        result = FUNCTION(at, offset, option);
    }
    STORE(result)
};

/* Position of element i: i in every operand, or by strides. */
struct dense {
    int64_t begin;
    template <int COUNT> __device__ __forceinline__ void place(int64_t i, int64_t *offset) const {
        for (int k = 0; k < COUNT; k++)
            offset[k] = begin + i;
    }
};
struct strided {
    const strides &where;
    template <int COUNT> __device__ __forceinline__ void place(int64_t i, int64_t *offset) const {
        for (int k = 0; k < COUNT; k++)
            offset[k] = 0;
        add_place<COUNT>(where, 0, where.ndim, 0, i, offset);
    }
};

/* Process elements of blocks `block`, `block` + blocks, ...; a block covers the elements its
   threads have in flight. */
template <typename F, int EACH, typename P>
__device__ __forceinline__ void run_formula(int64_t count, int64_t block, int64_t blocks,
                                            const operands &at, const options &option,
                                            const P &places) {
    const int64_t width = (int64_t)blockDim.x * EACH;
    for (int64_t first = block * width + threadIdx.x; first < count; first += blocks * width) {
        F each[EACH];
        int64_t offset[EACH][F::count];
#pragma unroll
        for (int j = 0; j < EACH; j++) {
            const int64_t i = first + j * (int64_t)blockDim.x;
            places.template place<F::count>(i < count ? i : first, offset[j]);
            each[j].compute(at, offset[j], option);
        }
#pragma unroll
        for (int j = 0; j < EACH; j++)
            if (first + j * (int64_t)blockDim.x < count)
                each[j].store(at, offset[j]);
    }
}

template <typename F>
__device__ void run_dense(int64_t count, const operands &at, const options &option) {
    run_formula<F, F::elements>(count, blockIdx.x, gridDim.x, at, option, dense{0});
}
template <typename F>
__device__ void run_strided(int64_t count, const operands &at, const strides &where,
                            const options &option) {
    constexpr int each = F::elements == GPU_QUICK ? GPU_QUICK : 1;
    run_formula<F, each>(count, blockIdx.x, gridDim.x, at, option, strided{where});
}
/* th_NAME, a kernel with parameters and a statement. */
#define ENTRY(name, takes, ...) extern "C" __global__ void th_##name takes { __VA_ARGS__; }
#define DENSE_KERNEL(name, ...)                                                                    \
    ENTRY(name, (int64_t count, operands at, options option),                                      \
          run_dense<__VA_ARGS__>(count, at, option))
#define STRIDED_KERNEL(name, ...)                                                                  \
    ENTRY(name##_strided, (int64_t count, operands at, strides where, options option),             \
          run_strided<__VA_ARGS__>(count, at, where, option))
#define KERNEL(name, ...) DENSE_KERNEL(name, __VA_ARGS__) STRIDED_KERNEL(name, __VA_ARGS__)

/* BODY(name, type) for each element type, with further arguments behind. */
#define EACH_INTEGRAL(BODY, ...)                                                                   \
    BODY(byte, uint8_t, ##__VA_ARGS__) BODY(char, int8_t, ##__VA_ARGS__)                           \
    BODY(short, int16_t, ##__VA_ARGS__) BODY(int, int32_t, ##__VA_ARGS__)                          \
    BODY(long, int64_t, ##__VA_ARGS__)
#define EACH_FLOATING(BODY, ...)                                                                   \
    BODY(float, float, ##__VA_ARGS__) BODY(double, double, ##__VA_ARGS__)
#define EACH_TYPE(BODY, ...) EACH_INTEGRAL(BODY, ##__VA_ARGS__) EACH_FLOATING(BODY, ##__VA_ARGS__)
/* The kernel of a formula for a type, and those for narrow floats. */
#define KERNEL_OF(type, T, name) KERNEL(name##_##type, name##_formula<T>)
#define NARROW_KERNELS(name)                                                                       \
    KERNEL(name##_half, name##_formula<float, half_bits>)                                          \
    KERNEL(name##_bfloat16, name##_formula<float, bfloat16_bits>)

/* An optimizer's rule for a list of parameters: one launch of the formula for several tasks. */
template <typename F> __device__ void run_list(const gpu_tasks &list, const options &option) {
    int task = 0;
    while (task + 1 < list.tasks && list.begin[task + 1] <= (int)blockIdx.x)
        task++;
    operands at;
    for (int k = 0; k < F::count; k++)
        at.data[k] = list.data[task * F::count + k];
    const int64_t begin = (int64_t)((int)blockIdx.x - list.begin[task]) * GPU_SHARE;
    const int64_t rest = list.count[task] - begin;
    run_formula<F, F::elements>(rest < GPU_SHARE ? rest : GPU_SHARE, 0, 1, at, option,
                                dense{begin});
}
#define RULE(name, ...)                                                                            \
    ENTRY(name##_list, (gpu_tasks list, options option), run_list<__VA_ARGS__>(list, option))
#define RULE_OF(type, T, name) RULE(name##_##type, name##_formula<T>)
