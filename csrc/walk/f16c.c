/* f16c.c: Half from and to float by the instructions that most CPUs have for it. */
#include <immintrin.h>

#include "base/half.h"
#include "walk/walk.h"

#define F16C __attribute__((target("avx,f16c")))

F16C static void to_float(char *const *at, int64_t count, const scalar *option) {
    (void)option;
    float *to = (float *)at[0];
    const half *from = (const half *)at[1];
    int64_t i = 0;
    for (; i + 8 <= count; i += 8)
        _mm256_storeu_ps(to + i, _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(from + i))));
    for (; i < count; i++)
        to[i] = th_half_float(from[i]);
}

F16C static void from_float(char *const *at, int64_t count, const scalar *option) {
    (void)option;
    half *to = (half *)at[0];
    const float *from = (const float *)at[1];
    int64_t i = 0;
    for (; i + 8 <= count; i += 8)
        _mm_storeu_si128((__m128i *)(to + i),
                         _mm256_cvtps_ph(_mm256_loadu_ps(from + i), _MM_FROUND_TO_NEAREST_INT));
    for (; i < count; i++)
        to[i] = th_float_half(from[i]);
}

loop th_f16c(dtype from, dtype to) {
    if (!__builtin_cpu_supports("f16c"))
        return NULL;
    return from == TH_HALF && to == TH_FLOAT   ? to_float
           : from == TH_FLOAT && to == TH_HALF ? from_float
                                               : NULL;
}
