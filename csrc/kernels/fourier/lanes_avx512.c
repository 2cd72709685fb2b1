/* lanes_avx512.c: transforms over lanes of 64-byte vectors. */
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#pragma GCC target("avx512f,avx512vl,avx512bw,avx512dq,avx2,fma,prefer-vector-width=512")
#include <immintrin.h>
#define STREAM(to, value) _mm512_stream_ps((float *)(to), (__m512)(value))
#define LANE_SET th_lanes_avx512
#define BYTES 64
#include "kernels/fourier/types.h"
#else
typedef int lanes_avx512_is_empty;
#endif
