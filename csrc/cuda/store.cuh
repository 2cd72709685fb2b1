/* store.cuh: numbers into elements of any type: Half by its bits, integers from floats saturating. */
#pragma once
#include "loop.cuh"

enum { BYTE, CHAR, SHORT, INT, LONG, HALF, FLOAT, DOUBLE };

/* IEEE binary16, to nearest even, in integer arithmetic: the same bits as on the CPU. */
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

__device__ __forceinline__ uint16_t double_to_half(double x) {
    const uint64_t bits = (uint64_t)__double_as_longlong(x);
    const uint16_t sign = (uint16_t)(bits >> 48 & 0x8000);
    const int exponent = (int)(bits >> 52 & 2047) - 1023;
    const uint64_t fraction = bits & 0xFFFFFFFFFFFFFull;
    if (exponent == 1024)
        return (uint16_t)(sign | 0x7C00 | (fraction ? 0x200 | fraction >> 42 : 0));
    if (exponent > 15)
        return (uint16_t)(sign | 0x7C00);
    if (exponent < -25)
        return sign;
    const int drop = exponent >= -14 ? 42 : 42 + (-14 - exponent);
    const uint64_t whole = fraction | 1ull << 52, rest = whole & ((1ull << drop) - 1);
    uint64_t kept = whole >> drop;
    const uint64_t middle = 1ull << (drop - 1);
    kept += rest > middle || (rest == middle && (kept & 1));
    /* A carry out of the fraction raises the exponent, up to infinity, as it should. */
    return (uint16_t)(sign | (exponent >= -14 ? ((uint64_t)(exponent + 14) << 10) + kept : kept));
}

/* NaN becomes 0, what is out of range the nearest value there is. */
template <typename T> __device__ __forceinline__ T whole(double x, double low, double high, T most) {
    return x != x ? (T)0 : x >= high ? most : x <= low ? (T)low : (T)x;
}

template <typename T> struct convert {
    template <typename A> static __device__ __forceinline__ T of(A x) { return (T)x; }
};
#define WHOLE_NUMBERS(T, LOW, HIGH, MOST)                                                          \
    template <> struct convert<T> {                                                                \
        template <typename A> static __device__ __forceinline__ T of(A x) { return (T)x; }         \
        static __device__ __forceinline__ T of(float x) { return whole<T>(x, LOW, HIGH, MOST); }   \
        static __device__ __forceinline__ T of(double x) { return whole<T>(x, LOW, HIGH, MOST); }  \
    };
WHOLE_NUMBERS(uint8_t, 0, 256, 255)
WHOLE_NUMBERS(int8_t, -128, 128, 127)
WHOLE_NUMBERS(int16_t, -32768, 32768, 32767)
WHOLE_NUMBERS(int32_t, -2147483648.0, 2147483648.0, 2147483647)
WHOLE_NUMBERS(int64_t, -9223372036854775808.0, 9223372036854775808.0, 9223372036854775807ll)

/* An accumulator into element `offset` of a type; integers narrow by dropping the high bits. */
template <typename A>
__device__ __forceinline__ void store(void *data, int64_t offset, int type, A value) {
    const int64_t i = (int64_t)value;
    switch (type) {
    case BYTE: ((uint8_t *)data)[offset] = (uint8_t)i; break;
    case CHAR: ((int8_t *)data)[offset] = (int8_t)i; break;
    case SHORT: ((int16_t *)data)[offset] = (int16_t)i; break;
    case INT: ((int32_t *)data)[offset] = (int32_t)i; break;
    case LONG: ((int64_t *)data)[offset] = i; break;
    case HALF: ((uint16_t *)data)[offset] = double_to_half((double)value); break;
    case FLOAT: ((float *)data)[offset] = (float)value; break;
    default: ((double *)data)[offset] = (double)value; break;
    }
}
