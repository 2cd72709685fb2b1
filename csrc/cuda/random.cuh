/* random.cuh: kernels that wrap formulas of random rows. Numbers come from Philox4x32-10 (Salmon
   and others, 2011), element i of a call from counter i, exactly as on the CPU. */
#pragma once
#include "loop.cuh"

typedef gpu_source source;
typedef gpu_draws draws;

struct words {
    uint32_t at[4];
};

__device__ __forceinline__ words philox(uint64_t counter, const source &from) {
    const uint64_t seed = from.base ? from.base[0] : from.seed;
    const uint64_t offset = from.base ? from.base[1] + from.offset : from.offset;
    uint32_t a = (uint32_t)counter, b = (uint32_t)(counter >> 32), c = (uint32_t)offset,
             d = (uint32_t)(offset >> 32), k0 = (uint32_t)seed, k1 = (uint32_t)(seed >> 32);
#pragma unroll
    for (int round = 0; round < 10; round++) {
        const uint32_t high = __umulhi(a, 0xD2511F53u), low = a * 0xD2511F53u;
        a = __umulhi(c, 0xCD9E8D57u) ^ b ^ k0;
        b = c * 0xCD9E8D57u;
        c = high ^ d ^ k1;
        d = low;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    return {{a, b, c, d}};
}

__device__ __forceinline__ float uniform_float(uint32_t x) {
    return (float)(int32_t)(x >> 8) * 5.9604644775390625e-8f; /* 2^-24 */
}
__device__ __forceinline__ double uniform_double(uint32_t x, uint32_t y) {
    return ((double)(int32_t)(x >> 5) * 67108864.0 + (double)(int32_t)(y >> 6))
           * 1.1102230246251565e-16; /* 2^26, 2^-53 */
}

/* Four floats or two doubles per counter; normal ones by Box and Muller, 1958. */
template <typename T> struct number_of;
template <> struct number_of<float> {
    enum { counter = 4 };
    static __device__ __forceinline__ float at(const words &w, int k, bool normal) {
        if (!normal)
            return uniform_float(w.at[k]);
        const int pair = k & 2;
        const float x = (float)(int32_t)(w.at[pair] >> 1) * 4.6566128730773926e-10f
                        + 1.1641532182693481e-10f; /* 2^-31, 2^-33 */
        const float radius = sqrtf(-2 * logf(x));
        const float angle = 6.283185307179586f * uniform_float(w.at[pair + 1]);
        return radius * (k & 1 ? sinf(angle) : cosf(angle));
    }
};
template <> struct number_of<double> {
    enum { counter = 2 };
    static __device__ __forceinline__ double at(const words &w, int k, bool normal) {
        if (!normal)
            return uniform_double(w.at[2 * k], w.at[2 * k + 1]);
        const double x = uniform_double(w.at[0], w.at[1]) + 5.5511151231257827e-17; /* 2^-54 */
        const double radius = sqrt(-2 * log(x));
        const double angle = 6.283185307179586 * uniform_double(w.at[2], w.at[3]);
        return radius * (k & 1 ? sin(angle) : cos(angle));
    }
};

/* Element J of a thread's four: the compiler computes the numbers of one counter together. */
#define DRAWN 4
template <int J> struct drawn_place {
    int64_t four;
};
/* Number i of a draw. */
template <typename T>
__device__ __forceinline__ T draw(const source &from, int64_t i, bool normal) {
    const int counter = number_of<T>::counter;
    return number_of<T>::at(philox((uint64_t)i / counter, from), (int)(i % counter), normal);
}
template <typename T, int J>
__device__ __forceinline__ T draw(const source &from, drawn_place<J> i, bool normal) {
    const int counter = number_of<T>::counter;
    return number_of<T>::at(philox((uint64_t)i.four * (DRAWN / counter) + J / counter, from),
                            J % counter, normal);
}

/* 64 bits; two numbers per counter. */
__device__ __forceinline__ uint64_t bits_of(const words &w, int k) {
    return (uint64_t)w.at[2 * k] << 32 | w.at[2 * k + 1];
}
__device__ __forceinline__ uint64_t draw_bits(const source &from, int64_t i) {
    return bits_of(philox((uint64_t)i / 2, from), (int)(i % 2));
}
template <int J>
__device__ __forceinline__ uint64_t draw_bits(const source &from, drawn_place<J> i) {
    return bits_of(philox((uint64_t)i.four * (DRAWN / 2) + J / 2, from), J % 2);
}

/* As csrc/row/integers.h. */
template <typename T>
__device__ __forceinline__ T integers_between(uint64_t bits, int64_t low, int64_t high) {
    const uint64_t count = (uint64_t)high - (uint64_t)low;
    const int64_t whole = (int64_t)((uint64_t)low + (count ? __umul64hi(bits, count) : bits));
    const T near = (T)whole;
    if (sizeof(T) < 8 && (T)0.5f == 0 || sizeof(T) == 8 && (T)0.5 == 0)
        return near; /* an integral type */
    const int digits = sizeof(T) == 8 ? 53 : 24;
    if (whole >> digits == 0 || whole >> digits == -1)
        return near;
    const bool above = (double)near >= 0x1p63 || (int64_t)near > whole;
    return above ? (T)(sizeof(T) == 8 ? nextafter((double)near, -(double)INFINITY) : nextafterf((float)near, -INFINITY)) : near;
}
#define f_integers(T, bits, low, high) integers_between<T>(bits, low, high)

/* Integers are drawn as doubles. */
template <typename T> struct drawn {
    typedef double type;
};
template <> struct drawn<float> {
    typedef float type;
};

/* Element J of the four that a thread has at `four`. */
template <typename F, int J, typename P>
__device__ __forceinline__ void draw_element(int64_t count, int64_t four, const operands &at,
                                             const options &option, const draws &from,
                                             const P &places) {
    int64_t offset[F::count];
    F formula;
    if (J && four * DRAWN + J >= count)
        return;
    places.template place<F::count>(four * DRAWN + J, offset);
    formula.compute(at, offset, option, from, drawn_place<J>{four});
    formula.store(at, offset);
}
template <typename F, typename P>
__device__ void draw_elements(int64_t count, const operands &at, const options &option,
                              const draws &from, const P &places) {
    KERNEL_EACH(four, (count + DRAWN - 1) / DRAWN) {
        draw_element<F, 0>(count, four, at, option, from, places);
        draw_element<F, 1>(count, four, at, option, from, places);
        draw_element<F, 2>(count, four, at, option, from, places);
        draw_element<F, 3>(count, four, at, option, from, places);
    }
}

#define DENSE_RANDOM_KERNEL(name, ...)                                                             \
    ENTRY(name, (int64_t count, operands at, options option, draws from),                          \
          draw_elements<__VA_ARGS__>(count, at, option, from, dense{0}))
#define STRIDED_RANDOM_KERNEL(name, ...)                                                           \
    ENTRY(name##_strided, (int64_t count, operands at, strides where, options option, draws from), \
          draw_elements<__VA_ARGS__>(count, at, option, from, strided{where}))
#define RANDOM_KERNEL(name, ...)                                                                   \
    DENSE_RANDOM_KERNEL(name, __VA_ARGS__) STRIDED_RANDOM_KERNEL(name, __VA_ARGS__)
#define RANDOM_KERNEL_OF(type, T, name) RANDOM_KERNEL(name##_##type, name##_formula<T>)
