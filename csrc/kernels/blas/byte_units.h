/* byte_units.h: the CPU's units that add four products of bytes to a whole number, AVX-512-VNNI. */
#pragma once
#include "base/base.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#include <immintrin.h>
#define BYTE_UNITS __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq,avx512vnni,fma")))
#define INLINE static inline __attribute__((always_inline)) BYTE_UNITS
#define UNROLLED _Pragma("GCC unroll 16")

enum { BLOCK = 64, LANES = 16, OUTPUTS = 4, AHEAD = 2048 };

static inline bool has_byte_units(void) {
    return th_cpu_level() == 4 && __builtin_cpu_supports("avx512vnni");
}

/* sum + four products per lane. gcc copies registers around the builtin. */
INLINE __m512i add_products(__m512i sum, __m512i unsigned_bytes, __m512i bytes) {
    __asm__("vpdpbusd %2, %1, %0" : "+v"(sum) : "v"(unsigned_bytes), "v"(bytes));
    return sum;
}

/* The sums of the lanes of 4 vectors. One by one they would take thrice the instructions. */
INLINE __m128i sums_of_four(const __m512i *x) {
    const __m512i low = _mm512_add_epi32(_mm512_unpacklo_epi32(x[0], x[1]),
                                         _mm512_unpackhi_epi32(x[0], x[1]));
    const __m512i high = _mm512_add_epi32(_mm512_unpacklo_epi32(x[2], x[3]),
                                          _mm512_unpackhi_epi32(x[2], x[3]));
    const __m512i both = _mm512_add_epi32(_mm512_unpacklo_epi64(low, high),
                                          _mm512_unpackhi_epi64(low, high));
    const __m256i half = _mm256_add_epi32(_mm512_castsi512_si256(both),
                                          _mm512_extracti64x4_epi64(both, 1));
    return _mm_add_epi32(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}
#endif
