/* f16c.c: conversion between Half and float by the instructions of most CPUs. */
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "base/half.h"
#include "walk/convert.h"

#if !defined(__x86_64__)
loop th_f16c(dtype from, dtype to) {
    (void)from, (void)to;
    return NULL;
}
#else

#define HALF_WIDTH(isa) static inline __attribute__((always_inline, target(isa)))
#define FULL_WIDTH HALF_WIDTH("avx512f")

HALF_WIDTH("avx,f16c") void widen_8(float *to, const half *from) {
    _mm256_storeu_ps(to, _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)from)));
}
HALF_WIDTH("avx,f16c") void store_8(half *to, __m256 x) {
    _mm_storeu_si128((__m128i *)to, _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
}
HALF_WIDTH("avx,f16c") void narrow_8(half *to, const float *from) {
    store_8(to, _mm256_loadu_ps(from));
}
FULL_WIDTH void widen_16(float *to, const half *from) {
    _mm512_storeu_ps(to, _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)from)));
}
FULL_WIDTH void store_16(half *to, __m512 x) {
    _mm256_storeu_si256((__m256i *)to, _mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
}
FULL_WIDTH void narrow_16(half *to, const float *from) { store_16(to, _mm512_loadu_ps(from)); }

/* Doubles become floats whose last bit is one unless they are exact: rounded again, these give the
   half that is nearest to the double. */
#define BELOW 0x1fffffff /* bits of a double that a float lacks */
HALF_WIDTH("avx2,f16c") __m128 odd_4(const double *from) {
    const __m256i bits = _mm256_loadu_si256((const __m256i *)from), low = _mm256_set1_epi64x(BELOW);
    const __m256i exact = _mm256_cmpeq_epi64(_mm256_and_si256(bits, low), _mm256_setzero_si256());
    const __m256i last = _mm256_andnot_si256(exact, _mm256_set1_epi64x(BELOW + 1));
    return _mm256_cvtpd_ps(
        _mm256_castsi256_pd(_mm256_or_si256(_mm256_andnot_si256(low, bits), last)));
}
FULL_WIDTH __m256 odd_8(const double *from) {
    const __m512i bits = _mm512_loadu_si512(from), low = _mm512_set1_epi64(BELOW);
    const __m512i cut = _mm512_andnot_si512(low, bits);
    return _mm512_cvtpd_ps(_mm512_castsi512_pd(_mm512_mask_or_epi64(
        cut, _mm512_test_epi64_mask(bits, low), cut, _mm512_set1_epi64(BELOW + 1))));
}
HALF_WIDTH("avx2,f16c") void narrow_odd_8(half *to, const double *from) {
    store_8(to, _mm256_insertf128_ps(_mm256_castps128_ps256(odd_4(from)), odd_4(from + 4), 1));
}
FULL_WIDTH void narrow_odd_16(half *to, const double *from) {
    const __m512d first = _mm512_castps_pd(_mm512_castps256_ps512(odd_8(from)));
    const __m256d second = _mm256_castps_pd(odd_8(from + 8));
    store_16(to, _mm512_castpd_ps(_mm512_insertf64x4(first, second, 1)));
}

#define NAME(word) word##_8
#define WIDTH 8
#define ISA "avx,f16c"
#define ISA_OF_DOUBLES "avx2,f16c"
#include "walk/f16c_width.h"

#define NAME(word) word##_16
#define WIDTH 16
#define ISA "avx512f"
#define ISA_OF_DOUBLES "avx512f"
#include "walk/f16c_width.h"

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
