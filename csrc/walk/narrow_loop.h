/* narrow_loop.h: loops of floats as loops of Half and bfloat16. Elements are widened and rounded in
   registers: the loop runs on blocks of as many floats as a vector has, which gcc keeps in one. */
#pragma once
#include "base/half.h"
#include "walk/loop.h"

#define BLOCK (TH_BLOCKS / 2) /* floats of the widest vector: a turn takes two blocks */
#define EACH_SLOT(k, begin, end) _Pragma("GCC unroll 16") for (int k = begin; k < (end); k++)

/* Two adjacent elements. One block has the first of each pair, the other the second: shifts and
   masks separate and join them. */
typedef uint32_t pair __attribute__((aligned(2), may_alias));
STEP void th_widen_bfloat16(float *first, float *second, const bfloat16 *from, int64_t width) {
    const pair *pairs = (const pair *)from;
    EACH (k, width)
        first[k] = th_bits_float(pairs[k] << 16);
    EACH (k, width)
        second[k] = th_bits_float(pairs[k] & 0xffff0000);
}
STEP void th_round_bfloat16(bfloat16 *to, const float *first, const float *second, int64_t width) {
    pair *pairs = (pair *)to;
    EACH (k, width)
        pairs[k] = th_bfloat16_bits(first[k]) >> 16 | (th_bfloat16_bits(second[k]) & 0xffff0000);
}

/* One block follows the other. */
#if defined(CHOSEN) || defined(ONLY) /* the levels have instructions for it */
#define NAME(word) word##_8
#define WIDTH 8
#include "walk/half_block.h"
#define NAME(word) word##_16
#define WIDTH 16
#include "walk/half_block.h"
STEP void th_widen_half(float *first, float *second, const half *from, int64_t width) {
    (width == 16 ? th_widen_16 : th_widen_8)(first, from);
    (width == 16 ? th_widen_16 : th_widen_8)(second, from + width);
}
STEP void th_round_half(half *to, const float *first, const float *second, int64_t width) {
    (width == 16 ? th_round_16 : th_round_8)(to, first);
    (width == 16 ? th_round_16 : th_round_8)(to + width, second);
}
STEP void th_divide_bfloat16(float *first, float *second, const float *from, int64_t width) {
    (width == 16 ? th_divide_16 : th_divide_8)(first, second, from);
}
#else
STEP void th_widen_half(float *first, float *second, const half *from, int64_t width) {
    EACH (k, width)
        first[k] = th_half_float(from[k]);
    EACH (k, width)
        second[k] = th_half_float(from[width + k]);
}
STEP void th_round_half(half *to, const float *first, const float *second, int64_t width) {
    EACH (k, width)
        to[k] = th_float_half(first[k]);
    EACH (k, width)
        to[width + k] = th_float_half(second[k]);
}
STEP void th_divide_bfloat16(float *first, float *second, const float *from, int64_t width) {
    for (int64_t k = 0; k < width; k++) {
        first[k] = from[2 * k];
        second[k] = from[2 * k + 1];
    }
}
#endif
/* Operands that are floats are divided as elements of the type are. */
STEP void th_divide_half(float *first, float *second, const float *from, int64_t width) {
    EACH (k, width)
        first[k] = from[k];
    EACH (k, width)
        second[k] = from[width + k];
}

/* The operands of a loop of floats, outputs and then inputs, of which those with a bit in `numbers`
   are one float, and those with a bit in `floats` are floats; and how many options it has. */
typedef struct narrow_kind {
    uint32_t floats;
    int outputs, operands, options;
    uint32_t numbers;
} narrow_kind;
typedef void (*float_body)(LOOP_ARGUMENTS, bool fuses);
#define TEMPLATE "walk/narrow_blocks.h"
#include "base/each/narrow_float.h"

/* The loop `of` of floats as the loop `name` of a type; the fields of narrow_kind follow. It takes
   multiples of TH_BLOCKS elements. On x86-64 it is for CPUs of level v3 on. */
#define NARROW_OF(attribute, width, name, of, type, ...)                                           \
    attribute static void name(LOOP_ARGUMENTS) {                                                   \
        th_run_##type(of##_body, (narrow_kind){__VA_ARGS__}, width, at, count, option);            \
    }
#ifdef CHOSEN
#define NARROW_LOOP(name, ...)                                                                     \
    NARROW_OF(__attribute__((target("arch=x86-64-v3"))), 8, name##_v3, __VA_ARGS__)                \
    NARROW_OF(__attribute__((target("arch=x86-64-v4"))), 16, name##_v4, __VA_ARGS__)               \
    CHOSEN(name, (LOOP_ARGUMENTS), __builtin_cpu_supports("x86-64-v4") ? name##_v4 : name##_v3)
#elif defined(TH_ONE_LEVEL) && TH_ONE_LEVEL == 4
#define NARROW_LOOP(...) NARROW_OF(CLONES, 16, __VA_ARGS__)
#else
#define NARROW_LOOP(...) NARROW_OF(CLONES, 8, __VA_ARGS__)
#endif
/* Both of them, beside operands that are floats or without. */
#define NARROW_LOOPS_BESIDE(name, ...)                                                             \
    NARROW_LOOP(name##_half, name##_float, half, __VA_ARGS__)                                      \
    NARROW_LOOP(name##_bfloat16, name##_float, bfloat16, __VA_ARGS__)
#define NARROW_LOOPS(name, ...) NARROW_LOOPS_BESIDE(name, 0, __VA_ARGS__)
