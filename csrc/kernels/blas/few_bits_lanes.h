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

/* The low halves of bytes in words. */
#ifndef LOW_HALVES
#define LOW_HALVES(x) __builtin_convertvector((numbers)((x) & 15), floats)
#endif

/* What zeros add, and an offset of 8 of each element, by the sums of groups of a row. */
INLINE float of_zeros(const nibbles *c, int64_t i, int64_t output) {
    const float *scale = c->scale + output * c->groups, *zero = c->zero + output * c->groups;
    const float *x = c->sums + i * c->groups;
    floats sum = {0};
    int64_t g = 0;
    for (; g + WIDTH <= c->groups; g += WIDTH)
        sum += (*(const floats *)(zero + g) - 8 * *(const floats *)(scale + g))
               * *(const floats *)(x + g);
    float y = total(sum);
    for (; g < c->groups; g++)
        y += (zero[g] - 8 * scale[g]) * x[g];
    return y;
}

enum { LINE = 64, AHEAD = 2048 };
INLINE void tile_nibbles(const nibbles *c, int64_t i, int64_t j, int64_t step, const int rows,
                         const int outputs) {
    const int64_t row = step * c->depth / 2, group = c->depth / c->groups;
    const int64_t scales = step * c->groups;
    const uint8_t *weight = c->weight + j * (c->depth / 2);
    const float *x = c->x + i * c->depth, *scale = c->scale + j * c->groups;
    const float *zero = c->zero + j * c->groups;
    floats sum[TH_FEW][4] = {0};
    for (int64_t g = 0; g < c->groups; g++) {
        floats part[TH_FEW][4] = {0};
        for (int64_t p = g * group; p < (g + 1) * group; p += 2 * WIDTH) {
            if (p % (2 * LINE) == 0)
                UNROLLED
            for (int k = 0; k < outputs; k++) {
                __builtin_prefetch(weight + k * row + p / 2 + AHEAD);
                __builtin_prefetch(scale + k * scales + c->groups + g);
                __builtin_prefetch(zero + k * scales + c->groups + g);
            }
            UNROLLED
            for (int k = 0; k < outputs; k++) {
                const words w = (words)WORDS_OF(weight + k * row + p / 2);
                const floats even = LOW_HALVES(w), odd = LOW_HALVES(w >> 4);
                UNROLLED
                for (int r = 0; r < rows; r++) {
                    part[k][r] += even * *(const floats *)(x + r * c->depth + p);
                    part[k][r] += odd * *(const floats *)(x + r * c->depth + p + WIDTH);
                }
            }
        }
        UNROLLED
        for (int k = 0; k < outputs; k++)
            UNROLLED
        for (int r = 0; r < rows; r++)
            sum[k][r] += part[k][r] * scale[k * scales + g];
    }
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows; r++) {
        const int64_t output = j + k * step;
        const float y = total(sum[k][r]) + of_zeros(c, i + r, output);
        c->output[(i + r) * c->outputs + output] = c->bias ? y + c->bias[output] : y;
    }
}

static void nibbles_1(const nibbles *c, int64_t i, int64_t j, int64_t step) {
    tile_nibbles(c, i, j, step, 1, TH_FEW);
}
static void nibbles_2(const nibbles *c, int64_t i, int64_t j, int64_t step) {
    tile_nibbles(c, i, j, step, 2, TH_FEW);
}
static void nibbles_3(const nibbles *c, int64_t i, int64_t j, int64_t step) {
    tile_nibbles(c, i, j, step, 3, TH_FEW / 2);
}
static void nibbles_4(const nibbles *c, int64_t i, int64_t j, int64_t step) {
    tile_nibbles(c, i, j, step, 4, TH_FEW / 2);
}

/* A panel of weights stays in the second-level cache for all rows. */
static void dots_of_nibbles(const nibbles *c, int64_t begin, int64_t end) {
    const int64_t fits = th_second_cache() / 4 / (c->depth / 2 + 8 * c->groups + 1) / TH_FEW + 1;
    const int64_t most = c->rows <= 4 ? end - begin : fits;
    for (int64_t step; begin < end; begin += step) {
        const int64_t next = begin + most < end ? begin + most : end;
        step = full_groups(begin, next, c->outputs);
        const int64_t first = begin * TH_FEW;
        for (int64_t i = 0, rows; i < c->rows; i += rows) {
            rows = c->rows - i < 4 ? c->rows - i : 4;
            for (int64_t j = first; rows >= 3 && j < first + 2 * step; j++)
                (rows == 4 ? nibbles_4 : nibbles_3)(c, i, j, 2 * step);
            for (int64_t j = first; rows < 3 && j < first + step; j++)
                (rows == 2 ? nibbles_2 : nibbles_1)(c, i, j, step);
        }
        if (step < next - begin) { /* the last outputs, fewer than TH_FEW */
            for (int64_t j = first + step * TH_FEW; j < c->outputs; j++)
                for (int64_t i = 0; i < c->rows; i++)
                    tile_nibbles(c, i, j, 1, 1, 1);
            break;
        }
    }
}

#define FEW_BITS_SET {dots_of_chars, dots_of_bfloat16s, dots_of_nibbles, WIDTH}
