/* int_panels.c: products of Longs that all fit 32 bits: one instruction multiplies them, and the sums wrap around as
   those of any Longs do. */
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "kernels/blas/int_panels.h"

CLONES bool th_are_ints(const int64_t *x, int64_t rows, int64_t row, int64_t columns,
                        int64_t column) {
    const bool by_columns = row == 1;
    const int64_t lines = by_columns ? columns : rows, line = by_columns ? column : row;
    const int64_t count = by_columns ? rows : columns, step = by_columns ? row : column;
    uint64_t high = 0;
    for (int64_t i = 0; i < lines && !high; i++) {
        const int64_t *from = x + i * line;
        if (step == 1)
            for (int64_t j = 0; j < count; j++)
                high |= ((uint64_t)from[j] + 0x80000000) >> 32;
        else
            for (int64_t j = 0; j < count; j++)
                high |= ((uint64_t)from[j * step] + 0x80000000) >> 32;
    }
    return !high;
}

#if defined(__x86_64__)
typedef int64_t four __attribute__((vector_size(32)));
typedef int64_t eight __attribute__((vector_size(64)));

#define NAME(word) word##_four
#define ISA "avx2"
#define V four
#define VECTORS 2
#define MULTIPLY(a, b) _mm256_mul_epi32((__m256i)(a), (__m256i)(b))
#include "kernels/blas/int_panel_rows.h"

#define NAME(word) word##_eight
#define ISA "avx512f"
#define V eight
#define VECTORS 1
#define MULTIPLY(a, b) _mm512_mul_epi32((__m512i)(a), (__m512i)(b))
#include "kernels/blas/int_panel_rows.h"

long_panels th_int_panels(void) {
    return __builtin_cpu_supports("avx512f") ? panel_rows_eight
           : __builtin_cpu_supports("avx2")  ? panel_rows_four
                                             : NULL;
}
#else
long_panels th_int_panels(void) { return NULL; }
#endif
