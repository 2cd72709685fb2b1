/* byte_units.h: the CPU's units that add four products of bytes to a whole number, AVX-512-VNNI. */
#pragma once
#include "base/base.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#include <immintrin.h>
#define BYTE_UNITS __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq,avx512vnni,fma")))
#define INLINE static inline __attribute__((always_inline)) BYTE_UNITS
#define UNROLLED _Pragma("GCC unroll 16")

enum { BLOCK = 64, LANES = 16, OUTPUTS = 4, AHEAD = 1024 };

static inline bool has_byte_units(void) {
    return th_cpu_level() == 4 && __builtin_cpu_supports("avx512vnni");
}

/* sum + four products per lane. gcc copies registers around the builtin. */
INLINE __m512i add_products(__m512i sum, __m512i unsigned_bytes, __m512i bytes) {
    __asm__("vpdpbusd %2, %1, %0" : "+v"(sum) : "v"(unsigned_bytes), "v"(bytes));
    return sum;
}
#endif
