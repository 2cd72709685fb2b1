/* lanes_avx2.c: transforms over lanes of 32-byte vectors. */
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 3)
#pragma GCC target("avx2,fma")
#include <immintrin.h>
#define STREAM(to, value) _mm256_stream_ps((float *)(to), (__m256)(value))
#define LANE_SET th_lanes_avx2
#define BYTES 32
#include "kernels/fourier/types.h"
#else
typedef int lanes_avx2_is_empty;
#endif
