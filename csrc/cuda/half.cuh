/* half.cuh: narrow floats, IEEE binary16 and bfloat16, by their bits, to nearest even, in integer arithmetic: the same as
   on the CPU. */
#pragma once
#include <stdint.h>

__device__ __forceinline__ float half_to_float(uint16_t h) {
    const uint32_t sign = (uint32_t)(h & 0x8000) << 16;
    uint32_t exponent = h >> 10 & 31, fraction = h & 1023;
    if (exponent == 31)
        return __int_as_float((int)(sign | 0x7F800000 | fraction << 13));
    if (exponent == 0) {
        const float small = (float)fraction * 5.9604644775390625e-8f; /* 2^-24 */
        return sign ? -small : small;
    }
    return __int_as_float((int)(sign | (exponent + 112) << 23 | fraction << 13));
}

__device__ __forceinline__ float bfloat16_to_float(uint16_t b) {
    return __int_as_float((int)((uint32_t)b << 16));
}

/* A sign, and so many bits of exponent and fraction. */
template <int EXPONENT, int FRACTION> __device__ __forceinline__ uint16_t double_to_narrow(double x) {
    const int most = (1 << (EXPONENT - 1)) - 1, least = 1 - most, shift = 52 - FRACTION;
    const uint16_t infinite = (uint16_t)(((1 << EXPONENT) - 1) << FRACTION);
    const uint64_t bits = (uint64_t)__double_as_longlong(x);
    const uint16_t sign = (uint16_t)(bits >> 48 & 0x8000);
    const int exponent = (int)(bits >> 52 & 2047) - 1023;
    const uint64_t fraction = bits & 0xFFFFFFFFFFFFFull;
    if (exponent == 1024)
        return (uint16_t)(sign | infinite
                          | (fraction ? 1 << (FRACTION - 1) | fraction >> shift : 0));
    if (exponent > most)
        return (uint16_t)(sign | infinite);
    if (exponent < least - FRACTION - 1)
        return sign;
    const int drop = exponent >= least ? shift : shift + (least - exponent);
    const uint64_t whole = fraction | 1ull << 52, rest = whole & ((1ull << drop) - 1);
    uint64_t kept = whole >> drop;
    const uint64_t middle = 1ull << (drop - 1);
    kept += rest > middle || (rest == middle && (kept & 1));
    /* A carry out of the fraction raises the exponent, up to infinity, as it should. */
    return (uint16_t)(sign
                      | (exponent >= least ? ((uint64_t)(exponent - least) << FRACTION) + kept : kept));
}

__device__ __forceinline__ uint16_t double_to_half(double x) { return double_to_narrow<5, 10>(x); }
__device__ __forceinline__ uint16_t double_to_bfloat16(double x) {
    return double_to_narrow<8, 7>(x);
}

/* The largest that is not above the value. */
#define BELOW(name)                                                                                \
    __device__ __forceinline__ float below_##name(float value) {                                   \
        uint16_t h = double_to_##name((double)value);                                              \
        const bool above = name##_to_float(h) > value;                                             \
        return name##_to_float((uint16_t)(!above ? h : h & 0x8000 ? h + 1 : h ? h - 1 : 0x8001));  \
    }
BELOW(half)
BELOW(bfloat16)
