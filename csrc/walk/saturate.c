/* saturate.c: floating point to Int by the instructions of most CPUs, whose result is the least Int
   where a number is out of range. gcc selects among masks, which takes twice as long. */
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "base/half.h"
#include "walk/convert.h"
#include "walk/rounding.h"

#if !defined(__x86_64__)
loop th_saturating(dtype from) {
    (void)from;
    return NULL;
}
#else

#define HALF_WIDTH static inline __attribute__((always_inline, target("avx2")))
#define FULL_WIDTH static inline __attribute__((always_inline, target("avx512f")))
#define LARGE 2147483648.0F

HALF_WIDTH void of_float_8(int32_t *to, __m256 x) {
    x = _mm256_and_ps(x, _mm256_cmp_ps(x, x, _CMP_ORD_Q));
    const __m256 large = _mm256_cmp_ps(x, _mm256_set1_ps(LARGE), _CMP_GE_OQ);
    const __m256i least = _mm256_cvttps_epi32(x);
    _mm256_storeu_si256((__m256i *)to, _mm256_xor_si256(least, _mm256_castps_si256(large)));
}
FULL_WIDTH void of_float_16(int32_t *to, __m512 x) {
    const __mmask16 number = _mm512_cmp_ps_mask(x, x, _CMP_ORD_Q);
    const __mmask16 large = _mm512_cmp_ps_mask(x, _mm512_set1_ps(LARGE), _CMP_GE_OQ);
    const __m512i least = _mm512_maskz_cvttps_epi32(number, x);
    _mm512_storeu_si512(to, _mm512_mask_mov_epi32(least, large, _mm512_set1_epi32(INT32_MAX)));
}
HALF_WIDTH void float_8(int32_t *to, const float *x) { of_float_8(to, _mm256_loadu_ps(x)); }
FULL_WIDTH void float_16(int32_t *to, const float *x) { of_float_16(to, _mm512_loadu_ps(x)); }
HALF_WIDTH void bfloat16_8(int32_t *to, const bfloat16 *x) {
    const __m256i bits = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)x));
    of_float_8(to, _mm256_castsi256_ps(_mm256_slli_epi32(bits, 16)));
}
FULL_WIDTH void bfloat16_16(int32_t *to, const bfloat16 *x) {
    const __m512i bits = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)x));
    of_float_16(to, _mm512_castsi512_ps(_mm512_slli_epi32(bits, 16)));
}
HALF_WIDTH void double_8(int32_t *to, const double *from) {
    __m256d x = _mm256_loadu_pd(from);
    x = _mm256_and_pd(x, _mm256_cmp_pd(x, x, _CMP_ORD_Q));
    x = _mm256_min_pd(x, _mm256_set1_pd(INT32_MAX));
    _mm_storeu_si128((__m128i *)to, _mm256_cvttpd_epi32(x));
}
FULL_WIDTH void double_16(int32_t *to, const double *from) {
    const __m512d x = _mm512_loadu_pd(from);
    const __mmask8 number = _mm512_cmp_pd_mask(x, x, _CMP_ORD_Q);
    const __m512d most = _mm512_maskz_min_pd(number, x, _mm512_set1_pd(INT32_MAX));
    _mm256_storeu_si256((__m256i *)to, _mm512_cvttpd_epi32(most));
}

#define bfloat16_to_int32_t(x) float_to_int32_t(th_bfloat16_float(x))

#define NAME(word) word##_8
#define WIDTH 8
#define ISA "avx2"
#include "walk/saturate_width.h"

#define NAME(word) word##_16
#define WIDTH 16
#define ISA "avx512f"
#include "walk/saturate_width.h"

loop th_saturating(dtype from) {
    const bool wide = __builtin_cpu_supports("avx512f");
    if (!wide && !__builtin_cpu_supports("avx2"))
        return NULL;
    return from == TH_FLOAT      ? (wide ? float_to_int_16 : float_to_int_8)
           : from == TH_BFLOAT16 ? (wide ? bfloat16_to_int_16 : bfloat16_to_int_8)
           : from == TH_DOUBLE   ? (wide ? double_to_int_16 : double_to_int_8)
                                 : NULL;
}
#endif
