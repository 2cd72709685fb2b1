/* half.h: conversion of binary16 and bfloat16 from and to float and double, for loops. */
#pragma once
#include <math.h>
#include <string.h>

#include "base/base.h"
#include "base/each.h"

#define HALF static inline __attribute__((always_inline, unused))

HALF float th_half_float(half h) {
    const uint32_t sign = (uint32_t)(h & 0x8000) << 16, magnitude = h & 0x7fff;
    const uint32_t normal = (magnitude << 13) + (magnitude >= 0x7c00 ? 0x70000000u : 0x38000000u);
    const float small = (float)(int32_t)magnitude * 0x1p-24f;
    uint32_t bits;
    memcpy(&bits, &small, 4);
    bits = sign | (magnitude < 0x400 ? bits : normal);
    float result;
    memcpy(&result, &bits, 4);
    return result;
}

/* Round to nearest, ties to even. Adding 0.5 rounds a subnormal to a multiple of 2**-24. */
HALF half th_float_half(float value) {
    uint32_t bits, small;
    memcpy(&bits, &value, 4);
    const uint32_t sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    const float shifted = fabsf(value) + 0.5f;
    memcpy(&small, &shifted, 4);
    const uint32_t normal = (magnitude + 0xfff + (magnitude >> 13 & 1) - 0x38000000u) >> 13;
    uint32_t result = magnitude < 0x38800000 ? small - 0x3f000000u : normal;
    result = magnitude >= 0x477ff000 ? 0x7c00 : result;
    result = magnitude > 0x7f800000 ? 0x7e00 : result;
    return (half)(sign | result);
}

HALF float th_bfloat16_float(bfloat16 b) {
    const uint32_t bits = (uint32_t)b << 16;
    float result;
    memcpy(&result, &bits, 4);
    return result;
}

/* Round to nearest, ties to even; NaN keeps its upper bits. */
HALF bfloat16 th_float_bfloat16(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    const uint32_t nearest = bits + 0x7fff + (bits >> 16 & 1);
    return (bfloat16)((value != value ? bits | 0x400000 : nearest) >> 16);
}

/* Same for a number that is not NaN. */
HALF bfloat16 th_finite_bfloat16(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return (bfloat16)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/* Round to odd, so that a second rounding is still correct. */
HALF float th_round_to_odd(double value) {
    float nearest = (float)value;
    uint32_t bits;
    memcpy(&bits, &nearest, 4);
    const bool exact = (double)nearest == value, away = fabs((double)nearest) > fabs(value);
    bits = exact | (value != value) ? bits : (bits - away) | 1;
    memcpy(&nearest, &bits, 4);
    return nearest;
}

/* Comparisons of bits, which take no conversion: the results are masks of 16 bits. Integers have the
   order of the numbers, with nan beyond the infinities. */
#define NARROW_ORDER(T, name, INFINITE)                                                            \
    HALF int16_t th_##name##_order(T x) {                                                          \
        const int16_t sign = (int16_t)((int16_t)x >> 15);                                          \
        return (int16_t)(((x & 0x7fff) ^ sign) - sign);                                            \
    }                                                                                              \
    HALF T th_##name##_isnan(T x) { return (T) - ((T)(x & 0x7fff) > INFINITE); }                   \
    HALF T th_##name##_less(T x, T y) {                                                            \
        const int16_t a = th_##name##_order(x), b = th_##name##_order(y);                          \
        const T less = (T) - (a < b), low = (T) - (a >= -INFINITE);                                \
        return (T)(less & low & (T) - (b <= INFINITE));                                            \
    }                                                                                              \
    HALF T th_##name##_at_most(T x, T y) {                                                         \
        const int16_t a = th_##name##_order(x), b = th_##name##_order(y);                          \
        const T most = (T) - (a <= b), low = (T) - (a >= -INFINITE);                               \
        return (T)(most & low & (T) - (b <= INFINITE));                                            \
    }                                                                                              \
    HALF T th_##name##_equal(T x, T y) {                                                           \
        const T equal = (T) - (th_##name##_order(x) == th_##name##_order(y));                      \
        return (T)(equal & ~th_##name##_isnan(x));                                                 \
    }                                                                                              \
    HALF T th_##name##_not(T mask) { return (T)(0xffff - mask); }                                  \
    HALF T th_##name##_select(T mask, T x, T y) { return (T)((x & mask) | (y & ~mask)); }          \
    HALF T th_##name##_max(T x, T y) {                                                             \
        const T above = (T) - (th_##name##_order(x) > th_##name##_order(y));                       \
        return th_##name##_select((T)((above & ~th_##name##_isnan(y)) | th_##name##_isnan(x)), x,  \
                                  y);                                                              \
    }                                                                                              \
    HALF T th_##name##_min(T x, T y) {                                                             \
        const T below = (T) - (th_##name##_order(x) < th_##name##_order(y));                       \
        return th_##name##_select((T)((below & ~th_##name##_isnan(y)) | th_##name##_isnan(x)), x,  \
                                  y);                                                              \
    }
NARROW_ORDER(half, half, 0x7c00)
NARROW_ORDER(bfloat16, bfloat16, 0x7f80)
#undef NARROW_ORDER

/* Conversion from double; and the largest value not above a float, unchanged for NaN and
   infinities. */
#define NARROW_CONVERSIONS(type, T, name)                                                          \
    HALF T th_double_##name(double value) { return th_float_##name(th_round_to_odd(value)); }      \
    HALF float th_below_##name(float value) {                                                      \
        T h = th_float_##name(value);                                                              \
        const bool above = th_##name##_float(h) > value;                                           \
        h = (T)(!above ? h : h & 0x8000 ? h + 1 : h ? h - 1 : 0x8001);                             \
        return th_##name##_float(h);                                                               \
    }
EACH_NARROW_FLOAT(NARROW_CONVERSIONS)
#undef NARROW_CONVERSIONS
