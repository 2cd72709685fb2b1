/* byte_units.h: products by the CPU's units that add four products of bytes to a whole number. */
#pragma once
#include "kernels/blas/few_bits_units.h"

/* output[rows][outputs] = x[rows][depth] @ weight[outputs][depth].t(), in sums that wrap around. */
typedef struct bytes_product {
    bool is_signed; /* x */
    int64_t rows, depth, outputs;
    const uint8_t *x;
    const int8_t *weight;
    int32_t *output;
} bytes_product;

/* 0: computed, -1: out of memory. */
typedef struct byte_units {
    int (*few_bits)(const units_product *p);
    int (*bytes)(const bytes_product *p);
} byte_units;
extern const byte_units th_byte_units_avx512, th_byte_units_avx2;

/* Those of AVX-512-VNNI, or of AVX-VNNI; NULL: this CPU has none. */
static inline const byte_units *th_byte_units(void) {
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
    if (th_cpu_level() == 4 && __builtin_cpu_supports("avx512vnni"))
        return &th_byte_units_avx512;
#endif
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 3)
    if (th_cpu_level() == 3 && __builtin_cpu_supports("avxvnni"))
        return &th_byte_units_avx2;
#endif
    return NULL;
}
