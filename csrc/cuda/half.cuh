/* half.cuh: IEEE binary16 and bfloat16 by their bits, rounded to nearest even in integer
   arithmetic, exactly as on the CPU. */
#pragma once
#include <stdint.h>

/* GPUs have instructions for binary16; for bfloat16 from sm_80 on. */
#ifndef CUDA_EMULATOR
__device__ __forceinline__ float half_to_float(uint16_t h) {
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(h));
    return value;
}
__device__ __forceinline__ uint16_t float_to_half(float value) {
    uint16_t h;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(value));
    return h;
}
#else
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
/* Adding 0.5 rounds a subnormal to a multiple of 2^-24. */
__device__ __forceinline__ uint16_t float_to_half(float value) {
    const uint32_t bits = (uint32_t)__float_as_int(value);
    const uint32_t sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    const uint32_t small = (uint32_t)__float_as_int(fabsf(value) + 0.5f) - 0x3f000000u;
    const uint32_t normal = (magnitude + 0xfff + (magnitude >> 13 & 1) - 0x38000000u) >> 13;
    uint32_t result = magnitude < 0x38800000 ? small : normal;
    result = magnitude >= 0x477ff000 ? 0x7c00 : result;
    return (uint16_t)(sign | (magnitude > 0x7f800000 ? 0x7e00 : result));
}
#endif

__device__ __forceinline__ float bfloat16_to_float(uint16_t b) {
    return __int_as_float((int)((uint32_t)b << 16));
}
__device__ __forceinline__ uint16_t float_to_bfloat16(float value) {
    const uint32_t bits = (uint32_t)__float_as_int(value);
    const uint32_t nearest = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
    return (uint16_t)((bits & 0x7fffffff) > 0x7f800000 ? bits >> 16 | 0x40 : nearest);
}

/* A float format of a sign and the given numbers of exponent and fraction bits. */
template <int EXPONENT, int FRACTION>
__device__ __forceinline__ uint16_t double_to_narrow(double x) {
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
    /* A carry out of the fraction correctly raises the exponent, up to infinity. */
    return (
        uint16_t)(sign
                  | (exponent >= least ? ((uint64_t)(exponent - least) << FRACTION) + kept : kept));
}

__device__ __forceinline__ uint16_t double_to_half(double x) { return double_to_narrow<5, 10>(x); }
__device__ __forceinline__ uint16_t double_to_bfloat16(double x) {
    return double_to_narrow<8, 7>(x);
}

/* The conversions of a narrow format. */
struct half_format {
    static __device__ __forceinline__ float number(uint16_t bits) { return half_to_float(bits); }
    static __device__ __forceinline__ uint16_t bits(float x) { return float_to_half(x); }
    static __device__ __forceinline__ uint16_t bits(double x) { return double_to_half(x); }
};
struct bfloat16_format {
    static __device__ __forceinline__ float number(uint16_t b) { return bfloat16_to_float(b); }
    static __device__ __forceinline__ uint16_t bits(float x) { return float_to_bfloat16(x); }
    static __device__ __forceinline__ uint16_t bits(double x) { return double_to_bfloat16(x); }
};

/* An element in memory, which reads as a float. */
template <typename FORMAT> struct narrow_bits {
    uint16_t bits;
    narrow_bits() = default;
    __device__ __forceinline__ narrow_bits(float x) : bits(FORMAT::bits(x)) {}
    __device__ __forceinline__ narrow_bits(double x) : bits(FORMAT::bits(x)) {}
    __device__ __forceinline__ operator float() const { return FORMAT::number(bits); }
};
typedef narrow_bits<half_format> half_bits;
typedef narrow_bits<bfloat16_format> bfloat16_bits;
