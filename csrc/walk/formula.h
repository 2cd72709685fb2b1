/* formula.h: the vocabulary that formulas print to, for float, double and every integer type. */
#pragma once
#include <math.h>
#include <string.h>

#include "tensor.h"

#define FORMULA static inline __attribute__((always_inline, unused))

/* glibc's libmvec has these for vectors; the attribute lets loops call it without -ffast-math. */
#ifndef __SANITIZE_ADDRESS__
#define FORMULA_VECTOR __attribute__((simd("notinbranch"), const))
#else
#define FORMULA_VECTOR
#endif
#define FORMULA_DECLARE1(name)                                                                     \
    FORMULA_VECTOR float name##f(float);                                                           \
    FORMULA_VECTOR double name(double);
#define FORMULA_DECLARE2(name)                                                                     \
    FORMULA_VECTOR float name##f(float, float);                                                    \
    FORMULA_VECTOR double name(double, double);
FORMULA_DECLARE1(exp)
FORMULA_DECLARE1(log)
FORMULA_DECLARE1(sin)
FORMULA_DECLARE1(cos)
FORMULA_DECLARE1(tan)
FORMULA_DECLARE1(asin)
FORMULA_DECLARE1(acos)
FORMULA_DECLARE1(atan)
FORMULA_DECLARE1(sinh)
FORMULA_DECLARE1(cosh)
FORMULA_DECLARE1(tanh)
FORMULA_DECLARE1(asinh)
FORMULA_DECLARE1(acosh)
FORMULA_DECLARE1(atanh)
FORMULA_DECLARE1(exp2)
FORMULA_DECLARE1(expm1)
FORMULA_DECLARE1(log1p)
FORMULA_DECLARE1(log2)
FORMULA_DECLARE1(log10)
FORMULA_DECLARE1(cbrt)
FORMULA_DECLARE1(erf)
FORMULA_DECLARE1(erfc)
FORMULA_DECLARE2(pow)
FORMULA_DECLARE2(atan2)
FORMULA_DECLARE2(hypot)

/* Chosen by the promoted type of the operands: float, double, int, or int64_t. */
#define FORMULA_FLOATING1(name, x)                                                                 \
    _Generic(+(x), float: name##f, default: name)(x)
#define FORMULA_FLOATING2(name, x, y)                                                              \
    _Generic((x) + (y), float: name##f, default: name)(x, y)
#define FORMULA_ANY1(name, x)                                                                      \
    _Generic(+(x), float: name##_float, double: name##_double, int: name##_int,                    \
             default: name##_long)(x)
#define FORMULA_ANY2(name, x, y)                                                                   \
    _Generic((x) + (y), float: name##_float, double: name##_double, int: name##_int,               \
             default: name##_long)(x, y)

/* One definition for float and double, where the mathematical function has the suffix F. */
#define FORMULA_BOTH1(name, expression_float, expression_double)                                   \
    FORMULA float name##_float(float x) { return expression_float; }                               \
    FORMULA double name##_double(double x) { return expression_double; }
#define FORMULA_SAME1(name, T, suffix, expression)                                                 \
    FORMULA T name##_##suffix(T x) { return expression; }
#define FORMULA_SAME2(name, T, suffix, expression)                                                 \
    FORMULA T name##_##suffix(T x, T y) { return expression; }
#define FORMULA_INTEGERS1(name, expression)                                                        \
    FORMULA_SAME1(name, int, int, expression)                                                      \
    FORMULA_SAME1(name, int64_t, long, expression)
#define FORMULA_INTEGERS2(name, expression)                                                        \
    FORMULA_SAME2(name, int, int, expression)                                                      \
    FORMULA_SAME2(name, int64_t, long, expression)
#define FORMULA_EVERY1(name, expression)                                                           \
    FORMULA_SAME1(name, float, float, expression)                                                  \
    FORMULA_SAME1(name, double, double, expression)                                                \
    FORMULA_INTEGERS1(name, expression)
#define FORMULA_EVERY2(name, expression)                                                           \
    FORMULA_SAME2(name, float, float, expression)                                                  \
    FORMULA_SAME2(name, double, double, expression)                                                \
    FORMULA_INTEGERS2(name, expression)

#define f_exp(x) FORMULA_FLOATING1(exp, x)
#define f_exp2(x) FORMULA_FLOATING1(exp2, x)
#define f_log(x) FORMULA_FLOATING1(log, x)
#define f_log2(x) FORMULA_FLOATING1(log2, x)
#define f_log10(x) FORMULA_FLOATING1(log10, x)
#define f_log1p(x) FORMULA_FLOATING1(log1p, x)
#define f_expm1(x) FORMULA_FLOATING1(expm1, x)
#define f_sqrt(x) FORMULA_FLOATING1(sqrt, x)
#define f_cbrt(x) FORMULA_FLOATING1(cbrt, x)
#define f_sin(x) FORMULA_FLOATING1(sin, x)
#define f_cos(x) FORMULA_FLOATING1(cos, x)
#define f_tan(x) FORMULA_FLOATING1(tan, x)
#define f_asin(x) FORMULA_FLOATING1(asin, x)
#define f_acos(x) FORMULA_FLOATING1(acos, x)
#define f_atan(x) FORMULA_FLOATING1(atan, x)
#define f_sinh(x) FORMULA_FLOATING1(sinh, x)
#define f_cosh(x) FORMULA_FLOATING1(cosh, x)
#define f_tanh(x) FORMULA_FLOATING1(tanh, x)
#define f_asinh(x) FORMULA_FLOATING1(asinh, x)
#define f_acosh(x) FORMULA_FLOATING1(acosh, x)
#define f_atanh(x) FORMULA_FLOATING1(atanh, x)
#define f_erf(x) FORMULA_FLOATING1(erf, x)
#define f_erfc(x) FORMULA_FLOATING1(erfc, x)
#define f_atan2(x, y) FORMULA_FLOATING2(atan2, x, y)
#define f_hypot(x, y) FORMULA_FLOATING2(hypot, x, y)

FORMULA_BOTH1(formula_rsqrt, 1 / sqrtf(x), 1 / sqrt(x))
#define f_rsqrt(x) _Generic(+(x), float: formula_rsqrt_float, default: formula_rsqrt_double)(x)
FORMULA_BOTH1(formula_sigmoid, 1 / (1 + expf(-x)), 1 / (1 + exp(-x)))
#define f_sigmoid(x)                                                                               \
    _Generic(+(x), float: formula_sigmoid_float, default: formula_sigmoid_double)(x)

/* lgamma writes a global sign; the reentrant one does not. */
FORMULA float formula_lgamma_float(float x) {
    int sign;
    return lgammaf_r(x, &sign);
}
FORMULA double formula_lgamma_double(double x) {
    int sign;
    return lgamma_r(x, &sign);
}
#define f_lgamma(x) _Generic(+(x), float: formula_lgamma_float, default: formula_lgamma_double)(x)

FORMULA_BOTH1(formula_abs, fabsf(x), fabs(x))
FORMULA_INTEGERS1(formula_abs, x < 0 ? -x : x)
#define f_abs(x) FORMULA_ANY1(formula_abs, x)
FORMULA_SAME1(formula_sign, float, float, x != x ? x : (float)((x > 0) - (x < 0)))
FORMULA_SAME1(formula_sign, double, double, x != x ? x : (double)((x > 0) - (x < 0)))
FORMULA_INTEGERS1(formula_sign, (x > 0) - (x < 0))
#define f_sign(x) FORMULA_ANY1(formula_sign, x)
#define f_isnan(x) ((x) != (x))

/* Rounding; integers are whole already. rint rounds halves to even. */
FORMULA_BOTH1(formula_floor, floorf(x), floor(x))
FORMULA_INTEGERS1(formula_floor, x)
#define f_floor(x) FORMULA_ANY1(formula_floor, x)
FORMULA_BOTH1(formula_ceil, ceilf(x), ceil(x))
FORMULA_INTEGERS1(formula_ceil, x)
#define f_ceil(x) FORMULA_ANY1(formula_ceil, x)
FORMULA_BOTH1(formula_round, rintf(x), rint(x))
FORMULA_INTEGERS1(formula_round, x)
#define f_round(x) FORMULA_ANY1(formula_round, x)
FORMULA_BOTH1(formula_trunc, truncf(x), trunc(x))
FORMULA_INTEGERS1(formula_trunc, x)
#define f_trunc(x) FORMULA_ANY1(formula_trunc, x)
FORMULA_BOTH1(formula_frac, x - truncf(x), x - trunc(x))
FORMULA_INTEGERS1(formula_frac, x - x)
#define f_frac(x) FORMULA_ANY1(formula_frac, x)

/* NaN wins on either side. */
FORMULA_EVERY2(formula_max, (x > y) | (x != x) ? x : y)
#define f_max(x, y) FORMULA_ANY2(formula_max, x, y)
FORMULA_EVERY2(formula_min, (x < y) | (x != x) ? x : y)
#define f_min(x, y) FORMULA_ANY2(formula_min, x, y)

/* A function, so that both sides are computed and a loop needs no branch. */
#define FORMULA_SELECT(T, suffix)                                                                  \
    FORMULA T formula_select_##suffix(bool condition, T x, T y) { return condition ? x : y; }
FORMULA_SELECT(float, float)
FORMULA_SELECT(double, double)
FORMULA_SELECT(int, int)
FORMULA_SELECT(int64_t, long)
#define f_select(c, x, y)                                                                          \
    _Generic((x) + (y), float: formula_select_float, double: formula_select_double,                \
             int: formula_select_int, default: formula_select_long)((c) != 0, x, y)

/* Integers: a zero divisor is refused before the loop, here it only must not trap; -1 wraps. */
FORMULA int formula_divide_int(int x, int y) { return y == 0 ? 0 : y == -1 ? -x : x / y; }
FORMULA int64_t formula_divide_long(int64_t x, int64_t y) {
    return y == 0 ? 0 : y == -1 ? -x : x / y;
}
FORMULA_SAME2(formula_divide, float, float, x / y)
FORMULA_SAME2(formula_divide, double, double, x / y)
#define f_divide(x, y) FORMULA_ANY2(formula_divide, x, y)

FORMULA_SAME2(formula_fmod, float, float, fmodf(x, y))
FORMULA_SAME2(formula_fmod, double, double, fmod(x, y))
FORMULA_INTEGERS2(formula_fmod, (y == 0) | (y == -1) ? 0 : x % y)
#define f_fmod(x, y) FORMULA_ANY2(formula_fmod, x, y)

/* The result has the divisor's sign, as Python's %. */
#define FORMULA_REMAINDER(T, suffix)                                                               \
    FORMULA T formula_remainder_##suffix(T x, T y) {                                               \
        const T rest = formula_fmod_##suffix(x, y);                                                \
        return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;                            \
    }
FORMULA_REMAINDER(float, float)
FORMULA_REMAINDER(double, double)
FORMULA_REMAINDER(int, int)
FORMULA_REMAINDER(int64_t, long)
#define f_remainder(x, y) FORMULA_ANY2(formula_remainder, x, y)

/* Integer powers wrap; a negative exponent truncates like a division, 0 to it gives 0. */
FORMULA int64_t formula_pow_long(int64_t x, int64_t y) {
    if (y < 0)
        return x == 1 ? 1 : x == -1 ? (y & 1 ? -1 : 1) : 0;
    int64_t result = 1;
    for (; y; y >>= 1, x *= x)
        result = y & 1 ? result * x : result;
    return result;
}
FORMULA int formula_pow_int(int x, int y) { return (int)formula_pow_long(x, y); }
FORMULA_SAME2(formula_pow, float, float, powf(x, y))
FORMULA_SAME2(formula_pow, double, double, pow(x, y))
#define f_pow(x, y) FORMULA_ANY2(formula_pow, x, y)

/* Shifts as multiplication and floor division by 2**y: what is shifted out is gone, whatever y. */
FORMULA int64_t f_shift_left(int64_t x, int64_t y) {
    return (uint64_t)y > 63 ? 0 : (int64_t)((uint64_t)x << y);
}
FORMULA int64_t f_shift_right(int64_t x, int64_t y) { return x >> ((uint64_t)y > 63 ? 63 : y); }

/* How accumulators join in reductions. */
#define th_join_sum(x, y) ((x) + (y))
#define th_join_product(x, y) ((x) * (y))
#define th_join_max(x, y) (((x) > (y)) | ((x) != (x)) ? (x) : (y))
#define th_join_min(x, y) (((x) < (y)) | ((x) != (x)) ? (x) : (y))
#define th_join_and(x, y) (((x) != 0) & ((y) != 0))
#define th_join_or(x, y) (((x) != 0) | ((y) != 0))

FORMULA float f_from_half(half h) {
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

/* To the nearest, halves to even. Adding 0.5 rounds a subnormal to a multiple of 2**-24. */
FORMULA half f_to_half(float value) {
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

/* Through a float rounded to odd, so that the second rounding sees what the first one lost. */
FORMULA half f_double_to_half(double value) {
    float nearest = (float)value;
    uint32_t bits;
    memcpy(&bits, &nearest, 4);
    const bool exact = (double)nearest == value, away = fabs((double)nearest) > fabs(value);
    bits = exact | (value != value) ? bits : (bits - away) | 1;
    memcpy(&nearest, &bits, 4);
    return f_to_half(nearest);
}
