/* rounding.h: conversion of single floating-point numbers to integers and to narrow floats. */
#pragma once
#include "base/half.h"
#include "walk/loop.h"

/* Convert floating point to integer: NaN becomes 0, values out of range saturate. HIGH is the
   smallest value that is too large. */
#define WHOLE(T, LOW, HIGH, MOST, x)                                                               \
    ((x) != (x) ? (T)0 : (x) >= HIGH ? (T)MOST : (x) <= LOW ? (T)LOW : (T)(x))
#define TO_INTEGER(T, LOW, HIGH, MOST)                                                             \
    STEP T float_to_##T(float x) { return WHOLE(T, (float)LOW, (float)HIGH, MOST, x); }            \
    STEP T double_to_##T(double x) { return WHOLE(T, (double)LOW, (double)HIGH, MOST, x); }
TO_INTEGER(uint8_t, 0, 256, UINT8_MAX)
TO_INTEGER(int8_t, INT8_MIN, 128, INT8_MAX)
TO_INTEGER(int16_t, INT16_MIN, 32768, INT16_MAX)
TO_INTEGER(int32_t, INT32_MIN, 2147483648.0, INT32_MAX)
TO_INTEGER(int64_t, INT64_MIN, 9223372036854775808.0, INT64_MAX)

/* Convert narrow floats through float. */
#define INTEGER_FROM(T, x) _Generic((x), float: float_to_##T(x), double: double_to_##T(x))
#define NARROW_FROM(name, x)                                                                       \
    _Generic((x), float: th_float_##name((float)(x)), default: th_double_##name((double)(x)))
