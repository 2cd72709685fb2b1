/* few_bits_avx512.c: products with weights of few bits in vectors of 64 bytes. */
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#pragma GCC target("avx512f,avx512vl,avx512bw,avx512dq,avx2,fma,prefer-vector-width=512")
#include <immintrin.h>
#define WIDTH 16
#define WIDE_BYTES(from) _mm512_cvtepi8_epi32(_mm_loadu_si128((const __m128i *)(from)))
#define WORDS_OF(from) _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(from)))
#define WIDE_SHORTS(from) _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)(from)))
#define LOW_HALVES(x)                                                                              \
    (floats) _mm512_permutexvar_ps(                                                                \
        (__m512i)(x), _mm512_setr_ps(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
#include "kernels/blas/few_bits_lanes.h"
const few_bits_set th_few_bits_avx512 = FEW_BITS_SET;
#else
typedef int few_bits_avx512_is_empty;
#endif
