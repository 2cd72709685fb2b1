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

/* Doubles become floats whose last bit is one unless they are exact: rounded again, these give the
   half that is nearest to the double. */
#define BELOW 0x1fffffff /* bits of a double that a float lacks */
static inline __attribute__((always_inline, target("avx2"))) __m128 odd_4(const double *from) {
    const __m256i bits = _mm256_loadu_si256((const __m256i *)from), low = _mm256_set1_epi64x(BELOW);
    const __m256i exact = _mm256_cmpeq_epi64(_mm256_and_si256(bits, low), _mm256_setzero_si256());
    const __m256i last = _mm256_andnot_si256(exact, _mm256_set1_epi64x(BELOW + 1));
    return _mm256_cvtpd_ps(
        _mm256_castsi256_pd(_mm256_or_si256(_mm256_andnot_si256(low, bits), last)));
}
static inline __attribute__((always_inline, target("avx512f"))) __m256 odd_8(const double *from) {
    const __m512i bits = _mm512_loadu_si512(from), low = _mm512_set1_epi64(BELOW);
    const __m512i cut = _mm512_andnot_si512(low, bits);
    return _mm512_cvtpd_ps(_mm512_castsi512_pd(_mm512_mask_or_epi64(
        cut, _mm512_test_epi64_mask(bits, low), cut, _mm512_set1_epi64(BELOW + 1))));
}
#define STORE_ODD_8(to, from)                                                                      \
    STORE_8(to, _mm256_insertf128_ps(_mm256_castps128_ps256(odd_4(from)), odd_4((from) + 4), 1))
#define STORE_ODD_16(to, from)                                                                     \
    do {                                                                                           \
        const __m512d first = _mm512_castps_pd(_mm512_castps256_ps512(odd_8(from)));               \
        const __m256d second = _mm256_castps_pd(odd_8((from) + 8));                                \
        STORE_16(to, _mm512_castpd_ps(_mm512_insertf64x4(first, second, 1)));                      \
    } while (0)
#define OF_DOUBLES(isa, WIDTH)                                                                     \
    __attribute__((target(isa))) static void from_double_##WIDTH(char *const *at, int64_t count,   \
                                                                 const scalar *option) {           \
        (void)option;                                                                              \
        half *to = (half *)at[0];                                                                  \
        const double *from = (const double *)at[1];                                                \
        int64_t i = 0;                                                                             \
        for (; i + WIDTH <= count; i += WIDTH)                                                     \
            STORE_ODD_##WIDTH(to + i, from + i);                                                   \
        for (; i < count; i++)                                                                     \
            to[i] = th_double_half(from[i]);                                                       \
    }
OF_DOUBLES("avx2,f16c", 8)
OF_DOUBLES("avx512f", 16)

loop th_f16c(dtype from, dtype to) {
    const bool wide = __builtin_cpu_supports("avx512f");
    if (!wide && !__builtin_cpu_supports("f16c"))
        return NULL;
    if (from == TH_DOUBLE && to == TH_HALF && __builtin_cpu_supports("avx2"))
        return wide ? from_double_16 : from_double_8;
    return from == TH_HALF && to == TH_FLOAT   ? (wide ? to_float_16 : to_float_8)
           : from == TH_FLOAT && to == TH_HALF ? (wide ? from_float_16 : from_float_8)
                                               : NULL;
}
#endif
