/* store.cuh: stores numbers as elements of any type: narrow floats by their bits, floats as
   integers with saturation. */
#pragma once
#include "half.cuh"
#include "loop.cuh"

enum { BOOL, BYTE, CHAR, SHORT, INT, LONG, HALF, BFLOAT16, FLOAT, DOUBLE };

/* NaN becomes 0; values out of range saturate. */
template <typename T>
__device__ __forceinline__ T whole(double x, double low, double high, T most) {
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

/* Store an accumulator as element `offset` of a type; integers narrow by dropping the high bits. */
template <typename A>
__device__ __forceinline__ void store(void *data, int64_t offset, int type, A value) {
    const int64_t i = (int64_t)value;
    switch (type) {
    case BOOL: ((uint8_t *)data)[offset] = value != 0; break;
    case BYTE: ((uint8_t *)data)[offset] = (uint8_t)i; break;
    case CHAR: ((int8_t *)data)[offset] = (int8_t)i; break;
    case SHORT: ((int16_t *)data)[offset] = (int16_t)i; break;
    case INT: ((int32_t *)data)[offset] = (int32_t)i; break;
    case LONG: ((int64_t *)data)[offset] = i; break;
    case HALF: ((uint16_t *)data)[offset] = double_to_half((double)value); break;
    case BFLOAT16: ((uint16_t *)data)[offset] = double_to_bfloat16((double)value); break;
    case FLOAT: ((float *)data)[offset] = (float)value; break;
    default: ((double *)data)[offset] = (double)value; break;
    }
}
