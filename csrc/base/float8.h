/* float8.h: conversion of the 8-bit floats from and to float and double, for loops. */
#pragma once
#include "base/half.h"

/* How a format ends: e5m2 has infinities; e4m3fn has a nan of either sign behind its largest numbers,
   where numbers that are too large stop; the fnuz formats have one nan in place of minus zero, which
   those become. */
enum { WITH_INFINITY, WITHOUT_INFINITY, ONE_ZERO };

/* BODY(dtype, name, bits of the fraction, bias of the exponent, end) */
#define EACH_FLOAT8(BODY)                                                                          \
    BODY(TH_FLOAT8_E4M3FN, float8_e4m3fn, 3, 7, WITHOUT_INFINITY)                                  \
    BODY(TH_FLOAT8_E5M2, float8_e5m2, 2, 15, WITH_INFINITY)                                        \
    BODY(TH_FLOAT8_E4M3FNUZ, float8_e4m3fnuz, 3, 8, ONE_ZERO)                                      \
    BODY(TH_FLOAT8_E5M2FNUZ, float8_e5m2fnuz, 2, 16, ONE_ZERO)

HALF float th_float_of_bits(uint32_t bits) {
    float result;
    memcpy(&result, &bits, sizeof result);
    return result;
}
HALF uint32_t th_bits_of_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

HALF float th_from_float8(uint32_t b, int fraction, int bias, int end) {
    const uint32_t magnitude = b & 0x7f, infinity = 0x7f800000, nan = 0x7fc00000;
    const float unit = th_float_of_bits((uint32_t)(128 - bias - fraction) << 23);
    const uint32_t small = th_bits_of_float((float)(int32_t)magnitude * unit);
    uint32_t bits = (magnitude << (23 - fraction)) + ((uint32_t)(127 - bias) << 23);
    bits = magnitude >> fraction ? bits : small;
    if (end == WITH_INFINITY)
        bits = magnitude < 0x7c ? bits : magnitude == 0x7c ? infinity : nan;
    else if (end == WITHOUT_INFINITY)
        bits = magnitude == 0x7f ? nan : bits;
    bits |= (b & 0x80) << 24;
    return th_float_of_bits(end == ONE_ZERO && b == 0x80 ? nan : bits);
}

/* Round to nearest, ties to even. Adding `large` rounds a subnormal to a multiple of the least. */
HALF uint8_t th_to_float8(float value, int fraction, int bias, int end) {
    const uint32_t bits = th_bits_of_float(value), magnitude = bits & 0x7fffffff;
    const int shift = 23 - fraction;
    const uint32_t large = (uint32_t)(128 - bias - fraction + 23) << 23;
    const uint32_t small = th_bits_of_float(th_float_of_bits(magnitude) + th_float_of_bits(large));
    const uint32_t ulp = magnitude >> shift & 1, smallest = (uint32_t)(128 - bias) << 23;
    const uint32_t normal = (magnitude + ((1u << (shift - 1)) - 1) + ulp
                             - ((uint32_t)(127 - bias) << 23))
                            >> shift;
    const uint32_t most = end == WITH_INFINITY ? 0x7c : end == WITHOUT_INFINITY ? 0x7e : 0x80;
    uint32_t result = magnitude < smallest ? small - large : normal;
    result = result > most || magnitude >= 0x7f800000 ? most : result;
    result = magnitude > 0x7f800000 && end != ONE_ZERO ? 0x7f : result;
    if (end == ONE_ZERO)
        return (uint8_t)(result == 0 || result == 0x80 ? result : result | (bits >> 24 & 0x80));
    return (uint8_t)(result | (bits >> 24 & 0x80));
}

#define FLOAT8_CONVERSIONS(type, name, fraction, bias, end)                                        \
    HALF float th_##name##_float(uint8_t b) { return th_from_float8(b, fraction, bias, end); }     \
    HALF uint8_t th_float_##name(float x) { return th_to_float8(x, fraction, bias, end); }         \
    HALF uint8_t th_double_##name(double x) { return th_float_##name(th_round_to_odd(x)); }
EACH_FLOAT8(FLOAT8_CONVERSIONS)
#undef FLOAT8_CONVERSIONS
