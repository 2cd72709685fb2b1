/* rounding.h: conversion of single floating-point numbers to integers and to narrow floats. */
#pragma once
#include "base/half.h"
#include "walk/loop.h"

/* Convert floating point to integer: NaN becomes 0, values out of range saturate. CLAMPED if MOST is a
   number of type A; otherwise HIGH is the smallest value that is too large. */
#define CLAMPED(A, T, LOW, MOST)                                                                   \
    STEP T A##_to_##T(A x) {                                                                       \
        const A number = x == x ? x : 0, above = number < (A)LOW ? (A)LOW : number;                \
        return (T)(above > (A)MOST ? (A)MOST : above);                                             \
    }
#define SATURATED(A, T, LOW, HIGH, MOST)                                                           \
    STEP T A##_to_##T(A x) {                                                                       \
        const A number = x < (A)HIGH ? x : 0, above = number < (A)LOW ? (A)LOW : number;           \
        return x >= (A)HIGH ? MOST : (T)above;                                                     \
    }
CLAMPED(float, uint8_t, 0, UINT8_MAX)
CLAMPED(float, int8_t, INT8_MIN, INT8_MAX)
CLAMPED(float, int16_t, INT16_MIN, INT16_MAX)
SATURATED(float, int32_t, INT32_MIN, 2147483648.0, INT32_MAX)
SATURATED(float, int64_t, INT64_MIN, 9223372036854775808.0, INT64_MAX)
SATURATED(float, uint16_t, 0, 65536.0, UINT16_MAX)
SATURATED(float, uint32_t, 0, 4294967296.0, UINT32_MAX)
SATURATED(float, uint64_t, 0, 18446744073709551616.0, UINT64_MAX)
CLAMPED(double, uint8_t, 0, UINT8_MAX)
CLAMPED(double, int8_t, INT8_MIN, INT8_MAX)
CLAMPED(double, int16_t, INT16_MIN, INT16_MAX)
CLAMPED(double, int32_t, INT32_MIN, INT32_MAX)
SATURATED(double, int64_t, INT64_MIN, 9223372036854775808.0, INT64_MAX)
SATURATED(double, uint16_t, 0, 65536.0, UINT16_MAX)
SATURATED(double, uint32_t, 0, 4294967296.0, UINT32_MAX)
SATURATED(double, uint64_t, 0, 18446744073709551616.0, UINT64_MAX)

/* Convert narrow floats through float. */
#define INTEGER_FROM(T, x) _Generic((x), float: float_to_##T(x), double: double_to_##T(x))
#define NARROW_FROM(name, x)                                                                       \
    _Generic((x), float: th_float_##name((float)(x)), default: th_double_##name((double)(x)))
