/* narrow_sums.c: sums and dot products of Half and bfloat16 that widen elements as they are read. */
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "base/half.h"
#include "walk/loop.h"
#include "walk/narrow_dot.h"

#if !defined(__x86_64__)
const narrow_folds *th_narrow_sum(dtype type) {
    (void)type;
    return NULL;
}
narrow_dot th_narrow_dot(dtype type) {
    (void)type;
    return NULL;
}
#else
#define TOGETHER 256 /* sets whose sums stay in the L1 cache beside the rows */

/* Vectors of 8 floats. */
#define WIDTH 8
#define TARGET __attribute__((target("avx2,f16c")))
#define VECTOR __m256
#define ADD _mm256_add_ps
#define MULTIPLY _mm256_mul_ps
#define PART(x, k) _mm256_cvtps_pd(_mm256_extractf128_ps(x, k))
#define ADD_WIDE(into, wide) _mm256_storeu_pd(into, _mm256_add_pd(_mm256_loadu_pd(into), wide))
#define VALUE th_half_float
#define NAME(word) word##_half_8
#define LOAD(from) _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(from)))
#include "walk/narrow_sums_width.h"
#undef VALUE
#define VALUE th_bfloat16_float
#define NAME(word) word##_bfloat16_8
#define LOAD(from)                                                                                 \
    _mm256_castsi256_ps(                                                                           \
        _mm256_slli_epi32(_mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(from))), 16))
#include "walk/narrow_sums_width.h"
#undef WIDTH
#undef TARGET
#undef VECTOR
#undef ADD
#undef MULTIPLY
#undef PART
#undef ADD_WIDE

/* Vectors of 16 floats. */
#define WIDTH 16
#define TARGET __attribute__((target("avx512f,avx512dq")))
#define VECTOR __m512
#define ADD _mm512_add_ps
#define MULTIPLY _mm512_mul_ps
#define PART(x, k) _mm512_cvtps_pd(_mm512_extractf32x8_ps(x, k))
#define ADD_WIDE(into, wide) _mm512_storeu_pd(into, _mm512_add_pd(_mm512_loadu_pd(into), wide))
#define NAME(word) word##_bfloat16_16
#define LOAD(from)                                                                                 \
    _mm512_castsi512_ps(                                                                           \
        _mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)(from))), 16))
#include "walk/narrow_sums_width.h"
#undef VALUE
#define VALUE th_half_float
#define NAME(word) word##_half_16
#define LOAD(from) _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(from)))
#include "walk/narrow_sums_width.h"

const narrow_folds *th_narrow_sum(dtype type) {
    static const narrow_folds sums[2][2] = {
        {{fold_half_8, spread_half_8}, {fold_bfloat16_8, spread_bfloat16_8}},
        {{fold_half_16, spread_half_16}, {fold_bfloat16_16, spread_bfloat16_16}}};
    const bool wide = __builtin_cpu_supports("avx512dq");
    if (!th_is_narrow(type) || !(wide || th_cpu_level() >= 3))
        return NULL;
    return &sums[wide][type == TH_BFLOAT16];
}

narrow_dot th_narrow_dot(dtype type) {
    static const narrow_dot dots[2][2] = {{dot_half_8, dot_bfloat16_8},
                                          {dot_half_16, dot_bfloat16_16}};
    const bool wide = __builtin_cpu_supports("avx512dq");
    return wide || th_cpu_level() >= 3 ? dots[wide][type == TH_BFLOAT16] : NULL;
}
#endif
