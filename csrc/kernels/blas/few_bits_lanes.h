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

/* Outputs j, j + step and so on, of rows of x from row i on. A single row reads whole cache lines of
   the weight, in two sums that do not wait for each other. Its outputs are a quarter of the range
   apart: the hardware looks ahead in four long streams, but not in four rows side by side. */
#define DOTS(T, name, widen, widen_one)                                                            \
    INLINE void tile_##name(const few_bits *c, int64_t i, int64_t j, int64_t step, const int rows, \
                            const int outputs) {                                                   \
        const int turns = rows == 1 ? 64 / (int)sizeof(T) / WIDTH : 1;                             \
        const int64_t depth = c->depth;                                                            \
        const float *x = c->x + i * depth;                                                         \
        const T *weight = (const T *)c->weight + j * depth;                                        \
        floats sum[2][TH_FEW][4] = {0};                                                            \
        int64_t p = 0;                                                                             \
        for (; p + turns * WIDTH <= depth; p += turns * WIDTH)                                     \
            UNROLLED                                                                               \
        for (int k = 0; k < outputs; k++) {                                                        \
            const T *from = weight + k * step * depth + p;                                         \
            if (rows == 1)                                                                         \
                __builtin_prefetch(from + (step > 1 ? 512 : TH_FEW * depth));                      \
            UNROLLED                                                                               \
            for (int turn = 0; turn < turns; turn++) {                                             \
                const floats w = widen(from + turn * WIDTH);                                       \
                UNROLLED                                                                           \
                for (int r = 0; r < rows; r++)                                                     \
                    sum[turn % 2][k][r] += w                                                       \
                                           * *(const floats *)(x + r * depth + p + turn * WIDTH);  \
            }                                                                                      \
        }                                                                                          \
        UNROLLED                                                                                   \
        for (int k = 0; k < outputs; k++)                                                          \
            UNROLLED                                                                               \
        for (int r = 0; r < rows; r++) {                                                           \
            float y = total(sum[0][k][r] + sum[1][k][r]);                                          \
            for (int64_t q = p; q < depth; q++)                                                    \
                y += x[r * depth + q] * widen_one(weight[k * step * depth + q]);                   \
            y = c->scale ? y * c->scale[j + k * step] : y;                                         \
            c->output[(i + r) * c->outputs + j + k * step] = c->bias ? y + c->bias[j + k * step]   \
                                                                     : y;                          \
        }                                                                                          \
    }                                                                                              \
    static void dots_of_##name(const few_bits *c, int64_t begin, int64_t end) {                    \
        const int64_t step = full_groups(begin, end, c->outputs);                                  \
        for (int64_t j = begin * TH_FEW; c->rows == 1 && j < begin * TH_FEW + step; j++)           \
            tile_##name(c, 0, j, step, 1, TH_FEW);                                                 \
        begin += c->rows == 1 ? step : 0;                                                          \
        for (int64_t j = begin * TH_FEW; j < end * TH_FEW && j < c->outputs; j += TH_FEW) {        \
            const int64_t rest = c->outputs - j;                                                   \
            int64_t i = 0;                                                                         \
            for (; i + 4 <= c->rows && rest >= TH_FEW; i += 4) {                                   \
                tile_##name(c, i, j, 1, 4, 2);                                                     \
                tile_##name(c, i, j + 2, 1, 4, 2);                                                 \
            }                                                                                      \
            for (; i < c->rows && rest >= TH_FEW; i++)                                             \
                tile_##name(c, i, j, 1, 1, TH_FEW);                                                \
            for (; i < c->rows; i++)                                                               \
                for (int64_t k = j; k < c->outputs; k++)                                           \
                    tile_##name(c, i, k, 1, 1, 1);                                                 \
        }                                                                                          \
    }
DOTS(int8_t, chars, wide_chars, wide_char)
DOTS(uint16_t, bfloat16s, wide_bfloat16s, wide_bfloat16)

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
