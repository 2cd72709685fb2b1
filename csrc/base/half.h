/* half.h: conversion of binary16 and bfloat16 from and to float and double, for loops. */
#pragma once
#include <math.h>
#include <string.h>

#include "base/base.h"

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

HALF float th_bits_float(uint32_t bits) {
    float result;
    memcpy(&result, &bits, 4);
    return result;
}
HALF float th_bfloat16_float(bfloat16 b) { return th_bits_float((uint32_t)b << 16); }

/* Round to nearest, ties to even; NaN keeps its upper bits. The upper 16 bits are the bfloat16. */
HALF uint32_t th_bfloat16_bits(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    const uint32_t nearest = bits + 0x7fff + (bits >> 16 & 1);
    return value != value ? bits | 0x400000 : nearest;
}
HALF bfloat16 th_float_bfloat16(float value) { return (bfloat16)(th_bfloat16_bits(value) >> 16); }

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

#define T half
#define NAME(word) th_half_##word
#define OF(word) th_##word##_half
#define INFINITE 0x7c00
#include "base/half_order.h"

#define T bfloat16
#define NAME(word) th_bfloat16_##word
#define OF(word) th_##word##_bfloat16
#define INFINITE 0x7f80
#include "base/half_order.h"

/* The largest narrow float that is not above a float; NaN and infinities stay. */
HALF float th_cut_below(float value, uint32_t cut) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    bits = (bits + (bits >> 31) * cut) & ~cut;
    memcpy(&value, &bits, 4);
    return value;
}
HALF float th_below_bfloat16(float value) {
    return value != value ? value : th_cut_below(value, 0xffff);
}
HALF float th_below_half(float value) {
    const float small = floorf(value * 0x1p24f) * 0x1p-24f, normal = th_cut_below(value, 0x1fff);
    const float least = normal < -65504 ? -INFINITY : normal;
    const float most = (least > 65504) & (value < INFINITY) ? 65504 : least;
    return value != value ? value : fabsf(value) < 0x1p-14f ? small : most;
}
