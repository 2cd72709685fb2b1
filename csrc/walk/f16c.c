/* f16c.c: conversion between Half and float by the instructions of most CPUs. */
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "base/half.h"
#include "walk/walk.h"

#if !defined(__x86_64__)
loop th_f16c(dtype from, dtype to) {
    (void)from, (void)to;
    return NULL;
}
#else

/* Convert WIDTH elements at a time, the rest one by one. */
#define CONVERTERS(name, isa, WIDTH, load, store, load_half, store_half)                           \
    __attribute__((target(isa))) static void to_float_##name(char *const *at, int64_t count,       \
                                                             const scalar *option) {               \
        (void)option;                                                                              \
        float *to = (float *)at[0];                                                                \
        const half *from = (const half *)at[1];                                                    \
        int64_t i = 0;                                                                             \
        _Pragma("GCC unroll 4") for (; i + WIDTH <= count; i += WIDTH)                             \
            store(to + i, load_half(from + i));                                                    \
        for (; i < count; i++)                                                                     \
            to[i] = th_half_float(from[i]);                                                        \
    }                                                                                              \
    __attribute__((target(isa))) static void from_float_##name(char *const *at, int64_t count,     \
                                                               const scalar *option) {             \
        (void)option;                                                                              \
        half *to = (half *)at[0];                                                                  \
        const float *from = (const float *)at[1];                                                  \
        int64_t i = 0;                                                                             \
        _Pragma("GCC unroll 4") for (; i + WIDTH <= count; i += WIDTH)                             \
            store_half(to + i, load(from + i));                                                    \
        for (; i < count; i++)                                                                     \
            to[i] = th_float_half(from[i]);                                                        \
    }

#define LOAD_8(from) _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(from)))
#define STORE_8(to, x)                                                                             \
    _mm_storeu_si128((__m128i *)(to), _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT))
#define LOAD_16(from) _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(from)))
#define STORE_16(to, x)                                                                            \
    _mm256_storeu_si256((__m256i *)(to), _mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT))
CONVERTERS(8, "avx,f16c", 8, _mm256_loadu_ps, _mm256_storeu_ps, LOAD_8, STORE_8)
CONVERTERS(16, "avx512f", 16, _mm512_loadu_ps, _mm512_storeu_ps, LOAD_16, STORE_16)

loop th_f16c(dtype from, dtype to) {
    const bool wide = __builtin_cpu_supports("avx512f");
    if (!wide && !__builtin_cpu_supports("f16c"))
        return NULL;
    return from == TH_HALF && to == TH_FLOAT   ? (wide ? to_float_16 : to_float_8)
           : from == TH_FLOAT && to == TH_HALF ? (wide ? from_float_16 : from_float_8)
                                               : NULL;
}
#endif
