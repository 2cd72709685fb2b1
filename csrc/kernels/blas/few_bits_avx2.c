/* few_bits_avx2.c: products with weights of few bits in vectors of 32 bytes. */
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 3)
#pragma GCC target("avx2,fma")
#include <immintrin.h>
#define WIDTH 8
#define WIDE_BYTES(from) _mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i *)(from)))
#define WORDS_OF(from) _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(from)))
#define WIDE_SHORTS(from) _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(from)))
#include "kernels/blas/few_bits_lanes.h"
const few_bits_set th_few_bits_avx2 = FEW_BITS_SET;
#else
typedef int few_bits_avx2_is_empty;
#endif
