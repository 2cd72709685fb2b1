/* few_bits_lanes.h: dot products of floats with narrower weights, in vectors of WIDTH floats. */
#include "kernels/blas/few_bits_set.h"

#define INLINE static inline __attribute__((always_inline))
#define VECTOR_OF(T) __attribute__((vector_size(WIDTH * sizeof(T)), aligned(sizeof(T)), may_alias))
typedef float floats VECTOR_OF(float);
typedef int8_t bytes VECTOR_OF(int8_t);
typedef int32_t numbers VECTOR_OF(int32_t);
typedef uint16_t shorts VECTOR_OF(uint16_t);
typedef uint32_t words VECTOR_OF(uint32_t);

/* Loops over the sums of a tile, which are in registers once these loops are unrolled. */
#define UNROLLED _Pragma("GCC unroll 16")

INLINE float total(floats x) {
    float part[WIDTH];
    *(floats *)part = x;
    UNROLLED
    for (int half = WIDTH / 2; half; half /= 2)
        UNROLLED
    for (int lane = 0; lane < half; lane++)
        part[lane] += part[lane + half];
    return part[0];
}

/* gcc converts each element by itself, so a level with instructions for vectors names them. */
#ifndef WIDE_BYTES
#define WIDE_BYTES(from) __builtin_convertvector(*(const bytes *)(from), numbers)
#define WORDS_OF(from) (__builtin_convertvector(*(const bytes *)(from), numbers) & 255)
#define WIDE_SHORTS(from) __builtin_convertvector(*(const shorts *)(from), words)
#endif
INLINE floats wide_chars(const int8_t *from) {
    return __builtin_convertvector((numbers)WIDE_BYTES(from), floats);
}
INLINE float wide_char(int8_t w) { return w; }
INLINE floats wide_bfloat16s(const uint16_t *from) {
    return (floats)((words)WIDE_SHORTS(from) << 16);
}
INLINE float wide_bfloat16(uint16_t w) {
    union {
        uint32_t bits;
        float value;
    } wide = {(uint32_t)w << 16};
    return wide.value;
}

/* The groups of a range that are full. */
INLINE int64_t full_groups(int64_t begin, int64_t end, int64_t outputs) {
    const int64_t full = (end * TH_FEW <= outputs ? end : outputs / TH_FEW) - begin;
    return full > 0 ? full : 0;
}

#define T int8_t
#define NAME(word) word##_chars
#define WIDE wide_chars
#define WIDE_ONE wide_char
#include "kernels/blas/few_bits_dots.h"

#define T uint16_t
#define NAME(word) word##_bfloat16s
#define WIDE wide_bfloat16s
#define WIDE_ONE wide_bfloat16
#include "kernels/blas/few_bits_dots.h"

/* The low and the high halves of bytes in words, less 8. */
#ifndef LOW_HALVES
#define LOW_HALVES(x) __builtin_convertvector((numbers)((x) & 15) - 8, floats)
#endif
INLINE void tile_nibbles(const nibbles *c, int64_t i, int64_t j, int64_t step, const int outputs) {
    const int64_t row = step * c->depth / 2, group = c->depth / c->groups;
    const int64_t scales = step * c->groups;
    const uint8_t *weight = c->weight + j * (c->depth / 2);
    const float *x = c->x + i * c->depth, *scale = c->scale + j * c->groups;
    floats sum[TH_FEW] = {0};
    for (int64_t g = 0; g < c->groups; g++) {
        floats part[TH_FEW] = {0};
        UNROLLED
        for (int k = 0; k < outputs; k++)
            __builtin_prefetch(weight + k * row + g * group / 2 + 512);
        for (int64_t p = g * group; p < (g + 1) * group; p += 2 * WIDTH)
            UNROLLED
        for (int k = 0; k < outputs; k++) {
            const uint8_t *from = weight + k * row + p / 2;
            const words w = (words)WORDS_OF(from);
            part[k] += LOW_HALVES(w) * *(const floats *)(x + p);
            part[k] += LOW_HALVES(w >> 4) * *(const floats *)(x + p + WIDTH);
        }
        UNROLLED
        for (int k = 0; k < outputs; k++)
            sum[k] += part[k] * scale[k * scales + g];
    }
    UNROLLED
    for (int k = 0; k < outputs; k++) {
        const float *zero = c->zero + (j + k * step) * c->groups, *sums = c->sums + i * c->groups;
        float y = total(sum[k]);
        for (int64_t g = 0; g < c->groups; g++)
            y += zero[g] * sums[g];
        c->output[i * c->outputs + j + k * step] = c->bias ? y + c->bias[j + k * step] : y;
    }
}

static void dots_of_nibbles(const nibbles *c, int64_t begin, int64_t end) {
    const int64_t step = full_groups(begin, end, c->outputs), first = begin * TH_FEW;
    for (int64_t i = 0; i < c->rows; i++)
        for (int64_t j = first; j < first + step; j++)
            tile_nibbles(c, i, j, step, TH_FEW);
    for (int64_t j = first + step * TH_FEW; j < end * TH_FEW && j < c->outputs; j++)
        for (int64_t i = 0; i < c->rows; i++)
            tile_nibbles(c, i, j, 1, 1);
}

#define FEW_BITS_SET {dots_of_chars, dots_of_bfloat16s, dots_of_nibbles, WIDTH}
