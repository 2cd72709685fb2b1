/* Generated from ops.yaml by codegen/templates/formula.h. Do not edit: change the row and run make gen. */
/* The functions that printed element formulas call, for float, double and all integer types. */
#pragma once
/* Equal bits on CPUs with and without fma; conditions on numbers leave the loop, or it does not vectorize. */
#pragma GCC optimize("fp-contract=off", "unswitch-loops")
#include <complex.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/half.h"
#include "base/vector.h"

#define FORMULA static inline __attribute__((always_inline, unused))
#define FORMULA_UNROLL _Pragma("GCC unroll 8") /* gcc vectorizes no loop that contains a loop */

/* Select by the promoted type of the operands: float, double, int, or int64_t. */
#define FORMULA_FLOATING(type, float_name, double_name)                                            \
    _Generic(type, float: float_name, default: double_name)
#define FORMULA_EVERY(type, name)                                                                  \
    _Generic(type, float: name##_float, double: name##_double, int: name##_int,                    \
             default: name##_long)
#define FORMULA_NARROW(x, y, name)                                                                 \
    _Generic((x), uint8_t: FORMULA_IF(y, uint8_t, name##_byte, x, name),                           \
             int8_t: FORMULA_IF(y, int8_t, name##_char, x, name),                                  \
             int16_t: FORMULA_IF(y, int16_t, name##_short, x, name),                               \
             default: FORMULA_EVERY((x) + (y), name))
#define FORMULA_IF(y, type, narrow, x, name)                                                       \
    _Generic((y), type: narrow, default: FORMULA_EVERY((x) + (y), name))
/* The same for functions that are also defined for complex numbers. */
#define FORMULA_COMPLEX(type, name, float_name, double_name)                                       \
    _Generic(type, float: float_name, complexfloat: name##_complexfloat,                           \
             complexdouble: name##_complexdouble, default: double_name)
#define FORMULA_ALL(type, name)                                                                    \
    _Generic(type, float: name##_float, double: name##_double, int: name##_int,                    \
             complexfloat: name##_complexfloat, complexdouble: name##_complexdouble,               \
             default: name##_long)

/* CPUs have no vector division of integers. Doubles hold 32-bit integers, and their quotients round correctly. */
#define formula_quotient(x, y) (sizeof(x) == 4 ? (int)((double)(x) / (y)) : (x) / (y))

FORMULA float formula_ndtrf(float x) { return ndtrf(x); }
FORMULA double formula_ndtr(double x) { return ndtr(x); }
FORMULA float formula_bessel_i0f(float x) { return bessel_i0f(x); }
FORMULA double formula_bessel_i0(double x) { return bessel_i0(x); }
FORMULA float formula_bessel_i0ef(float x) { return bessel_i0ef(x); }
FORMULA double formula_bessel_i0e(double x) { return bessel_i0e(x); }
FORMULA float formula_bessel_i1f(float x) { return bessel_i1f(x); }
FORMULA double formula_bessel_i1(double x) { return bessel_i1(x); }
FORMULA float formula_bessel_i1ef(float x) { return bessel_i1ef(x); }
FORMULA double formula_bessel_i1e(double x) { return bessel_i1e(x); }
FORMULA float formula_log_ndtrf(float x) { return log_ndtrf(x); }
FORMULA double formula_log_ndtr(double x) { return log_ndtr(x); }
FORMULA float formula_inverse_errorf(float x) { return erfinvf(x); }
FORMULA double formula_inverse_error(double x) { return erfinv(x); }
FORMULA float formula_scaled_erfcf(float x) { return erfcxf(x); }
FORMULA double formula_scaled_erfc(double x) { return erfcx(x); }
FORMULA float formula_sinpif(float x) { return sinpif(x); }
FORMULA double formula_sinpi(double x) { return sinpi(x); }

/* The next number: adjacent floats have adjacent bits, apart from the two zeros, which count as one.
   A step to zero keeps the sign. */
#define FORMULA_NEXT(name, T, whole, least)                                                        \
    FORMULA T name(T x, T y) {                                                                     \
        const union {                                                                              \
            T value;                                                                               \
            whole bits;                                                                            \
        } from = {x}, to = {y};                                                                    \
        const whole place = from.bits < 0 ? least - from.bits : from.bits;                         \
        const whole goal = to.bits < 0 ? least - to.bits : to.bits;                                \
        const whole next = place + (place < goal) - (place > goal);                                \
        const whole sign = from.bits & least;                                                      \
        const union {                                                                              \
            whole bits;                                                                            \
            T value;                                                                               \
        } result = {next == 0 ? sign : next < 0 ? least - next : next};                            \
        return (x != x) | (y != y) ? x + y : place == goal ? y : result.value;                     \
    }
FORMULA_NEXT(formula_nextf, float, int32_t, INT32_MIN)
FORMULA_NEXT(formula_next, double, int64_t, INT64_MIN)

/* For floats: Stirling's series in double above 8, eight steps of the recurrence below that, and reflection
   below one half (Abramowitz and Stegun, 6.1.41, 6.1.15 and 6.1.17). */
FORMULA float formula_log_gammaf(float x) {
    const double a = x < 0.5f ? 1 - (double)x : x, high = a < 8 ? a + 8 : a, part = 1 / high;
    double steps = a;
    FORMULA_UNROLL for (int k = 1; k < 8; k++)
        steps *= a + k;
    const double product = a < 8 ? steps : 1;
    const double z = part * part, rest = (double)x - rint((double)x);
    const double series = 1. / 12
                          - z * (1. / 360
                                 - z * (1. / 1260
                                        - z * (1. / 1680
                                               - z * (1. / 1188 - z * (691. / 360360 - z * (1. / 156))))));
    const double stirling = (high - 0.5) * log(high) - high + 0.9189385332046727 + part * series;
    const double turn = 3.141592653589793 / fabs(sin(3.141592653589793 * rest));
    const double other = log(x < 0.5f ? turn * product : product);
    const float result = (float)(x < 0.5f ? other - stirling : stirling - other);
    return (x == 1) | (x == 2) ? 0 : fabsf(x) == INFINITY ? INFINITY : result;
}
/* lgamma writes a global variable; the reentrant function does not. */
FORMULA double formula_log_gamma(double x) {
    int sign;
    return lgamma_r(x, &sign);
}

#define FORMULA_OF_COMPLEX(F, R, T)                                                                \
    FORMULA T formula_number_##T(const scalar *number) {                                           \
        return __builtin_complex((R)number->f, (R)number->imaginary);                              \
    }                                                                                              \
    /* Divide by the larger part first, so that no square overflows (Smith, 1962). */              \
    FORMULA T formula_complex_quotient##F(T x, T y) {                                              \
        const R a = creal##F(x), b = cimag##F(x), c = creal##F(y), d = cimag##F(y);                \
        const bool real = fabs##F(c) >= fabs##F(d);                                                \
        const R rest = real ? c == 0 ? 0 : d / c : c / d, over = real ? c + d * rest : d + c * rest; \
        return __builtin_complex((real ? a + b * rest : a * rest + b) / over,                      \
                                 (real ? b - a * rest : b * rest - a) / over);                     \
    }                                                                                              \
    /* Near zero the sum of 1 and x would lose the digits of x. */                                 \
    FORMULA T formula_complex_log1p##F(T x) {                                                      \
        const R a = creal##F(x), b = cimag##F(x);                                                  \
        const T far = clog##F(1 + x);                                                              \
        return fabs##F(a) < (R)0.5 && fabs##F(b) < (R)0.5                                          \
                   ? __builtin_complex(log1p##F(a * (2 + a) + b * b) / 2, cimag##F(far))           \
                   : far;                                                                          \
    }                                                                                              \
    FORMULA T formula_complex_expm1##F(T x) {                                                      \
        const R a = creal##F(x), b = cimag##F(x), half = sin##F(b / 2);                            \
        return __builtin_complex(expm1##F(a) * cos##F(b) - 2 * half * half, exp##F(a) * sin##F(b)); \
    }                                                                                              \
    /* Integer powers are products; a logarithm would lose digits. */                              \
    FORMULA T formula_complex_power##F(T x, T y) {                                                 \
        const R power = creal##F(y);                                                               \
        if (y == 0)                                                                                \
            return 1;                                                                              \
        if (x == 0)                                                                                \
            return power > 0 ? 0 : __builtin_complex((R)NAN, (R)NAN);                              \
        if (cimag##F(y) != 0 || power != rint##F(power) || fabs##F(power) > 100)                   \
            return cpow##F(x, y);                                                                  \
        T result = 1, factor = x;                                                                  \
        for (int left = abs((int)power); left; left /= 2, factor *= factor)                        \
            result = left & 1 ? result * factor : result;                                          \
        return power < 0 ? formula_complex_quotient##F(1, result) : result;                        \
    }
FORMULA_OF_COMPLEX(f, float, complexfloat)
FORMULA_OF_COMPLEX(, double, complexdouble)
/* Derivative of log(gamma): eight steps of the recurrence as one fraction, to reach arguments above 8, then the
   asymptotic series; below zero, reflection (Abramowitz and Stegun, 6.3.5 and 6.3.18). */
FORMULA double formula_digamma(double x) {
    const double a = x < 0 ? 1 - x : x, rest = x - rint(x);
    double over = 1, under = a;
    FORMULA_UNROLL for (int k = 1; k < 8; k++) {
        over = over * (a + k) + under;
        under *= a + k;
    }
    const double high = a < 8 ? a + 8 : a, part = 1 / high, z = part * part;
    const double series = 1. / 12
                          - z * (1. / 120
                                 - z * (1. / 252
                                        - z * (1. / 240
                                               - z * (1. / 132 - z * (691. / 32760 - z * (1. / 12 - z * (3617. / 8160)))))));
    const double above = log(high) - 0.5 * part - z * series - (a < 8 ? over / under : 0);
    const double result = x < 0 ? above - 3.141592653589793 / tan(3.141592653589793 * rest) : above;
    return (x < 0) & (rest == 0) ? NAN : result;
}
FORMULA float formula_digammaf(float x) { return (float)formula_digamma(x); }

/* Derivative of digamma: like digamma, by a recurrence, an asymptotic series and reflection (Abramowitz and Stegun,
   6.4.6, 6.4.7 and 6.4.12). */
FORMULA double formula_trigamma(double x) {
    const double a = x < 0 ? 1 - x : x, rest = x - rint(x);
    double over = 1, under = (a + 1) * (a + 1);
    FORMULA_UNROLL for (int k = 2; k < 8; k++) {
        const double square = (a + k) * (a + k);
        over = over * square + under;
        under *= square;
    }
    const double high = a < 8 ? a + 8 : a, part = 1 / high, z = part * part;
    const double series = 1. / 6
                          - z * (1. / 30
                                 - z * (1. / 42
                                        - z * (1. / 30
                                               - z * (5. / 66
                                                      - z * (691. / 2730 - z * (7. / 6 - z * (3617. / 510 - z * (43867. / 798))))))));
    const double behind = part + z * (0.5 + part * series) + (a < 8 ? over / under : 0);
    const double above = behind + (a < 8 ? 1 / (a * a) : 0); /* the largest term last: it is the most exact */
    const double sine = sin(3.141592653589793 * rest), turned = 9.869604401089358 / (sine * sine) - above;
    const double result = x < 0 ? turned : above;
    return (x <= 0) & (rest == 0) ? INFINITY : result;
}
FORMULA float formula_trigammaf(float x) { return (float)formula_trigamma(x); }

/* The n-th derivative of digamma, for arguments above -12: the recurrence up to arguments above 12,
   then the asymptotic series with Bernoulli numbers (Abramowitz and
   Stegun, 6.3.18 and 6.4.11). */
FORMULA double formula_poly_gamma_above(double n, double x) {
    const double bernoulli[] = {1. / 6, -1. / 30, 1. / 42, -1. / 30, 5. / 66, -691. / 2730, 7. / 6};
    const double sign = fmod(n, 2.) == 0 ? -1 : 1, least = 12 + n;
    double sum = 0, factorial = tgamma(n + 1);
    for (; x < least; x++)
        sum += n == 0 ? 1 / x : factorial / pow(x, n + 1);
    /* The first terms, and the rising product (2k + n - 1)! / (2k)! of the others. */
    double series = factorial / (2 * pow(x, n + 1));
    series += n == 0 ? -log(x) : tgamma(n) / pow(x, n);
    double rising = factorial * (n + 1) / 2, power = pow(x, n + 2);
    for (int k = 1; k <= 7; k++) {
        series += bernoulli[k - 1] * rising / power;
        rising *= (2 * k + n) * (2 * k + n + 1) / ((2. * k + 1) * (2. * k + 2));
        power *= x * x;
    }
    return sign * (sum + series);
}
/* The same for all arguments: its difference from the value at 1 - x has period 1. */
FORMULA double formula_poly_gamma(double n, double x) {
    if (n == 1)
        return formula_trigamma(x);
    const double turn = fmod(n, 2.) == 0 ? 1 : -1, rest = x - floor(x);
    if (x == 0)
        return n == 0 ? copysign(INFINITY, -x) : -turn * INFINITY;
    if (x != x || n < 0 || x == -INFINITY || (x < 0 && rest == 0 && n == 0))
        return NAN;
    if (x == INFINITY || (x < 0 && rest == 0))
        return x < 0 ? -turn * INFINITY : n == 0 ? INFINITY : 0;
    if (x >= -12)
        return formula_poly_gamma_above(n, x);
    return turn * formula_poly_gamma_above(n, 1 - x)
           + (formula_poly_gamma_above(n, rest) - turn * formula_poly_gamma_above(n, 1 - rest));
}
FORMULA float formula_poly_gammaf(float n, float x) { return (float)formula_poly_gamma(n, x); }

/* x = mantissa * 2**exponent; the mantissa is at least 0.5 and below 1. Subnormal numbers are scaled up first. Zeros,
   infinities and nan have the exponent 0. */
#define FORMULA_PARTS(T, f, whole, digits, bias, least, up)                                        \
    FORMULA whole formula_bits##f(T x) {                                                           \
        const union {                                                                              \
            T value;                                                                               \
            whole bits;                                                                            \
        } from = {fabs##f(x) < least ? x * ((whole)1 << up) : x};                                  \
        return from.bits;                                                                          \
    }                                                                                              \
    FORMULA T formula_exponent##f(T x) {                                                           \
        const whole field = formula_bits##f(x) >> digits & (2 * bias + 1);                         \
        const T found = (T)(field - (bias - 1) - (fabs##f(x) < least ? up : 0));                   \
        return (x == 0) | (x - x != 0) ? 0 : found;                                                \
    }                                                                                              \
    FORMULA T formula_mantissa##f(T x) {                                                           \
        const whole field = (whole)(2 * bias + 1) << digits, half = (whole)(bias - 1) << digits;   \
        const union {                                                                              \
            whole bits;                                                                            \
            T value;                                                                               \
        } to = {(formula_bits##f(x) & ~field) | half};                                             \
        return (x == 0) | (x - x != 0) ? x : to.value;                                             \
    }
FORMULA_PARTS(float, f, int32_t, 23, 127, 0x1p-126f, 24)
FORMULA_PARTS(double, , int64_t, 52, 1023, 0x1p-1022, 53)
/* The remainder has the sign of the divisor, like Python's %. A quotient rounded down keeps the sign of a zero. */
#define FORMULA_ROUNDED_DOWN(T, f)                                                                 \
    FORMULA T formula_rest##f(T x, T y) {                                                          \
        const T rest = fmod##f(x, y);                                                              \
        return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;                            \
    }                                                                                              \
    FORMULA T formula_floor_quotient##f(T x, T y) {                                                         \
        const T rest = fmod##f(x, y), ratio = x / y;                                               \
        const T less = (rest != 0) & ((rest < 0) != (y < 0)) ? 1 : 0;                              \
        const T down = rint##f((x - rest) / y) - less;                                             \
        return y == 0 ? ratio : down == 0 ? ratio * 0 : down;                                      \
    }
FORMULA_ROUNDED_DOWN(float, f)
FORMULA_ROUNDED_DOWN(double, )
/* Integers: the call refuses zero divisors before the loop; here they must only not trap. The quotient by -1
   wraps. Random signs make a branch slow, hence the masks. */
#define FORMULA_WHOLE_QUOTIENT(T, name)                                                            \
    FORMULA T formula_whole_quotient_##name(T x, T y) {                                            \
        return (y == 0) | (y == -1) ? -x : formula_quotient(x, y);                                 \
    }                                                                                              \
    FORMULA T formula_whole_modulo_##name(T x, T y) {                                              \
        return x - y * formula_whole_quotient_##name(x, y);                                        \
    }                                                                                              \
    FORMULA T formula_whole_rest_##name(T x, T y) {                                                \
        const T rest = formula_whole_modulo_##name(x, y);                                          \
        return rest + (y & -(T)((rest != 0) & ((rest ^ y) < 0)));                                  \
    }                                                                                              \
    FORMULA T formula_whole_floor_##name(T x, T y) {                                               \
        const T quotient = formula_whole_quotient_##name(x, y), rest = x - y * quotient;           \
        return quotient - ((rest != 0) & ((rest ^ y) < 0));                                        \
    }
FORMULA_WHOLE_QUOTIENT(int, int)
FORMULA_WHOLE_QUOTIENT(int64_t, long)
#define FORMULA_WHOLE(name, x, y)                                                                  \
    (sizeof(y) == 4 ? formula_whole_##name##_int(x, y) : formula_whole_##name##_long(x, y))

/* Integer powers wrap; negative exponents truncate like a division, and 0 yields 0. */
FORMULA int64_t formula_integer_power(int64_t x, int64_t y) {
    if (y < 0)
        return x == 1 ? 1 : x == -1 ? ((y & 1) ? -1 : 1) : 0;
    int64_t result = 1;
    for (; y; y >>= 1, x *= x)
        result = (y & 1) ? result * x : result;
    return result;
}

/* Euclid's algorithm on absolute values, which fit unsigned numbers; the multiple wraps. */
FORMULA int64_t formula_common_divisor(int64_t x, int64_t y) {
    uint64_t a = x < 0 ? -(uint64_t)x : (uint64_t)x, b = y < 0 ? -(uint64_t)y : (uint64_t)y;
    while (b) {
        const uint64_t rest = a >> 32 | b >> 32 ? a % b : (uint32_t)a % (uint32_t)b;
        a = b;
        b = rest;
    }
    return (int64_t)a;
}
FORMULA int64_t formula_common_multiple(int64_t x, int64_t y) {
    const int64_t divisor = formula_common_divisor(x, y);
    const uint64_t found = divisor ? (uint64_t)(x / divisor) * (uint64_t)y : 0;
    return (int64_t)((int64_t)found < 0 ? -found : found);
}

/* Shifts are multiplication and floor division by 2**y, for any y. */
FORMULA int64_t f_shift_left(int64_t x, int64_t y) {
    return (uint64_t)y > 63 ? 0 : (int64_t)((uint64_t)x << y);
}
FORMULA int64_t f_shift_right(int64_t x, int64_t y) { return x >> ((uint64_t)y > 63 ? 63 : y); }

/* The densities of log(x) for a gamma distribution, and of logit(x) for a beta distribution, decrease faster than
   exponentials. Gauss' rule with 24 points is exact to double precision down to exp(-38). For small parameters the lower
   side has a long tail; integration by parts increases the parameter by one and adds terms of equal sign. */
#define FORMULA_POINTS 24
#define FORMULA_GAUSS                                                                                         \
    const double point[] = {                                                                           \
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,                \
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,                   \
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972,                     \
        0.5320284464313028, 0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198,   \
        0.8240468259684878, 0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663,   \
        0.9873642779856547, 0.9975936099985107};                                                              \
    const double weight[] = {                                                                          \
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,                 \
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278,                    \
        0.05775283402686276, 0.06083523646390165, 0.06291872817341412, 0.06396909767337601,                   \
        0.06396909767337601, 0.06291872817341412, 0.06083523646390165, 0.05775283402686276,                   \
        0.05372213505798278, 0.04880932605205696, 0.0430950807659766, 0.03667324070554008,                    \
        0.02964929245771818, 0.022138719408709706, 0.01426569431446678, 0.006170614899994345}

/* expm1(t) - t without cancellation for large shapes. */
FORMULA double formula_expm1_rest(double t) {
    const double upper = 1. / 120 + t * (1. / 720 + t * (1. / 5040 + t * (1. / 40320 + t * (1. / 362880))));
    const double near = t * t * (0.5 + t * (1. / 6 + t * (1. / 24 + t * upper))), far = expm1(t) - t;
    return fabs(t) < 0.05 ? near : far;
}
/* log(x) - digamma(a); for large shapes, where both are close, by Stirling's series. */
FORMULA double formula_above_digamma(double a, double x, double y, double digamma) {
    if (a < 16)
        return y - digamma;
    const double part = 1 / a, z = part * part;
    const double series = z * (1. / 12 - z * (1. / 120 - z * (1. / 252 - z * (1. / 240 - z / 132))));
    return (fabs(x - a) < a / 2 ? log1p((x - a) / a) : y - log(a)) + part / 2 + series;
}
/* A distance from log(x) at which the density of a gamma distribution has decreased by at least exp(-38). */
FORMULA double formula_gamma_reach(double a, double x, double side) {
    const double slope = fabs(x - a), near = 76 / (slope + sqrt(slope * slope + 76 * x));
    if (side > 0) {
        const double far = log1p((38 + a * near) / x);
        return near < far ? near : far;
    }
    return near - ((a - x) * near + x * formula_expm1_rest(-near) - 38) / (a - x - x * expm1(-near));
}
/* The probability of one side of x over the density of log(x) at x; with `slope`, the derivative of log(x) by the shape
   a for constant probability. Integrands have one sign on the chosen side, so no digits cancel. */
FORMULA double formula_gamma_side(double a, double x, double y, bool lower, bool slope) {
    FORMULA_GAUSS;
    const double side = lower ? -1 : 1;
    double sum = 0, factor = 1, digamma = slope ? formula_digamma(a + 1) : 0, term[FORMULA_POINTS];
    for (; lower && factor > 1e-18 * sum && (a < 16 || 4 * x < a); digamma += slope ? 1 / a : 0) {
        const double part = 1 / a++;
        sum += factor * part * (slope ? digamma - y : 1);
        factor *= x * part;
    }
    if (lower && factor <= 1e-18 * sum)
        return sum;
    const double reach = formula_gamma_reach(a, x, side);
    const double away = slope ? formula_above_digamma(a, x, y, digamma - 1 / a) : side;
    for (int k = 0; k < FORMULA_POINTS; k++) {
        const double t = side * reach * point[k];
        term[k] = weight[k] * side * (away + (slope ? t : 0)) * exp((a - x) * t - x * formula_expm1_rest(t));
    }
    for (int k = 0; k < FORMULA_POINTS; k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA double formula_slope_of_gamma(double a, double y) {
    const bool inside = (a > 0) & (a < INFINITY) & (fabs(y) < INFINITY);
    return inside ? formula_gamma_side(a, exp(y), y, y <= formula_digamma(a + 1), true) : NAN;
}
FORMULA float formula_slope_of_gammaf(float a, float y) { return (float)formula_slope_of_gamma(a, y); }

/* Density of log(x); for large shapes by Stirling's series, because the logarithm would lose digits. */
FORMULA double formula_gamma_density(double a, double x) {
    if (a < 16)
        return exp(a * log(x) - x - formula_log_gamma(a));
    const double away = (x - a) / a, part = 1 / a, z = part * part;
    const double series = part * (1. / 12 - z * (1. / 360 - z * (1. / 1260 - z * (1. / 1680 - z / 1188))));
    return sqrt(a / 6.283185307179586) * exp(-a * formula_expm1_rest(log1p(away)) - series);
}
/* The probability of a gamma distribution of shape a below x, or above x. */
FORMULA double formula_gamma_share(double a, double x, bool wanted_lower) {
    if (!(a >= 0 && x >= 0) || (a == 0 && x == 0) || (a == INFINITY && x == INFINITY))
        return NAN;
    if ((a == 0) | (x == 0) | (a == INFINITY) | (x == INFINITY))
        return ((a == 0) | (x == INFINITY)) == wanted_lower;
    const bool lower = x <= a + 0.5; /* about exp(digamma(a + 1)) */
    const double side = formula_gamma_side(a, x, log(x), lower, false);
    const double share = formula_gamma_density(a, x) * side, found = lower == wanted_lower ? share : 1 - share;
    return found > 1 ? 1 : found;
}
FORMULA double formula_share_below(double a, double x) { return formula_gamma_share(a, x, true); }
FORMULA double formula_share_above(double a, double x) { return formula_gamma_share(a, x, false); }
FORMULA float formula_share_belowf(float a, float x) { return (float)formula_share_below(a, x); }
FORMULA float formula_share_abovef(float a, float x) { return (float)formula_share_above(a, x); }

/* Like formula_gamma_reach for a beta distribution, by Newton's method, which overshoots on a convex function. */
FORMULA double formula_beta_reach(double a, double b, double x, double side) {
    const double all = a + b, slope = fabs(x * all - a);
    const double most = side > 0 ? (38 - all * log(x)) / b : (38 - all * log1p(-x)) / a;
    double reach = 76 / (slope + sqrt(slope * slope + 76 * all * x * (1 - x)));
    for (int step = 0; step < 4; step++) {
        const double t = side * reach, share = x / (x + (1 - x) * exp(-t));
        const double fall = all * log1p(x * expm1(t)) - a * t;
        const double next = reach - (fall - 38) / (side * (all * share - a));
        reach = (next > 0) & (next < most) ? next : most;
    }
    return reach;
}
/* The derivative of logit(x) by a, for a beta distribution with constant probability below x. */
FORMULA double formula_slope_of_beta(double x, double a, double b) {
    FORMULA_GAUSS;
    if (!((x > 0) & (x < 1) & (a > 0) & (b > 0) & (a < INFINITY) & (b < INFINITY)))
        return NAN;
    const double y = log(x);
    double mean = formula_digamma(a) - formula_digamma(a + b), sum = 0, factor = 1, term[FORMULA_POINTS];
    const bool lower = (y <= mean) | ((a < 16) & (y <= mean + 1 / a) & (x < 0.5));
    for (; lower && a < 16; a++) {
        sum += factor * (mean + 1 / a - y) / a;
        factor *= x * (a + b) / a;
        mean += b / (a * (a + b));
    }
    for (; !lower && b < 16; b++) {
        sum += factor * (y - mean) / b;
        factor *= (1 - x) * (a + b) / b;
        mean -= 1 / (a + b);
    }
    if (factor <= 1e-18 * sum)
        return sum;
    const double side = lower ? -1 : 1, reach = formula_beta_reach(a, b, x, side);
    for (int k = 0; k < FORMULA_POINTS; k++) {
        const double t = side * reach * point[k], shift = log1p(x * expm1(t));
        term[k] = weight[k] * side * (y - mean + t - shift) * exp(a * t - (a + b) * shift);
    }
    for (int k = 0; k < FORMULA_POINTS; k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA float formula_slope_of_betaf(float x, float a, float b) { return (float)formula_slope_of_beta(x, a, b); }

/* A draw of a gamma distribution of shape a >= 1, from a normal and a uniform number (Marsaglia and Tsang, "A
   simple method for generating gamma variables", 2000). At most one pair in twenty is rejected; the next pair
   is computed from its bits (SplitMix64: Steele, Lea and Flood, 2014). */
FORMULA uint64_t formula_mixed(uint64_t state) {
    state = (state ^ state >> 30) * 0xbf58476d1ce4e5b9u;
    state = (state ^ state >> 27) * 0x94d049bb133111ebu;
    return state ^ state >> 31;
}
FORMULA double formula_drawn_gamma(double a, double normal, double uniform) {
    const double d = a - 1. / 3, c = 1 / sqrt(9 * d);
    uint64_t state = (uint64_t)((normal + 16) * 0x1p58) ^ formula_mixed((uint64_t)(uniform * 0x1p53));
    for (int attempt = 0; attempt < 64; attempt++) {
        const double root = 1 + c * normal, v = root * root * root;
        if (root > 0 && log1p(-uniform) < 0.5 * normal * normal + d * (1 - v + log(v)))
            return d * v;
        const double first = (double)(formula_mixed(state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53 + 0x1p-54;
        const double second = (double)(formula_mixed(state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
        uniform = (double)(formula_mixed(state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
        normal = sqrt(-2 * log(first)) * cos(6.283185307179586 * second);
    }
    return a; /* nan, or a shape that is not a number */
}
FORMULA float formula_drawn_gammaf(float a, float normal, float uniform) {
    return (float)formula_drawn_gamma(a, normal, uniform);
}

#define FORMULA_EULER 0.5772156649015329
#define FORMULA_TWO_OVER_PI 0.6366197723675814
/* J, or Y if `second`, for 0 <= x < 0.5: 9 terms of the power series are exact in double. */
FORMULA double formula_wave_small(double order, double x, bool second) {
    const double square = -x * x / 4;
    double term = order == 0 ? 1 : x / 2, sum = 0, rest = 0, harmonic = 0;
    for (int k = 0; k < 9; k++) {
        sum += term;
        rest += term * (order == 0 ? harmonic : harmonic + 0.5 / (k + 1));
        harmonic += 1. / (k + 1);
        term *= square / ((k + 1) * (k + 1 + order));
    }
    if (!second)
        return sum;
    const double other = FORMULA_TWO_OVER_PI * ((log(x / 2) + FORMULA_EULER) * sum - rest);
    return order == 0 ? other : other - FORMULA_TWO_OVER_PI / x;
}
/* The same for 0.5 <= x < 25: J by the backward recurrence J[n-1] = 2 n / x J[n] - J[n+1] (Miller, 1952), Y by
   Neumann's series in functions J. The recurrence grows by a factor of at most 1e170. */
FORMULA double formula_wave_middle(double order, double x, bool second) {
    double above = 0, at = 1e-300, total = 0, series = 0;
    for (int n = 2 * (int)(11 + 0.95 * x); n > 0; n -= 2) { /* J[n] is below 1e-18 at the start */
        const double k = n / 2 - 1;
        above = 2 * n / x * at - above; /* J[n - 1], apart from a factor */
        at = 2 * (n - 1) / x * above - at;
        total += at;
        if (second && n > 2) {
            const double share = order == 0 ? at / k : above * (2 * k + 1) / (k * (k + 1));
            series += n % 4 == 0 ? -share : share;
        }
    }
    total = 2 * total - at;
    const double first = (order == 0 ? at : above) / total;
    if (!second)
        return first;
    const double logarithm = log(x / 2) + FORMULA_EULER;
    return FORMULA_TWO_OVER_PI * (order == 0 ? logarithm * first - 2 * (series / total)
                                             : (logarithm - 1) * first - series / total - at / total / x);
}
/* The same for x >= 25: 24 terms of Hankel's asymptotic series are exact in double. */
FORMULA double formula_wave_far(double order, double x, bool second) {
    double term = 1, cosines = 1, sines = 0;
    for (int k = 1; k < 25; k++) {
        term *= (4 * order * order - (2. * k - 1) * (2. * k - 1)) / (8. * k) / x;
        *(k % 2 ? &sines : &cosines) += k / 2 % 2 ? -term : term;
    }
    const double sine = sin(x), cosine = cos(x), scale = 1 / sqrt(3.141592653589793 * x);
    const double c = order == 0 ? cosine + sine : sine - cosine, s = order == 0 ? sine - cosine : -cosine - sine;
    return scale * (second ? cosines * s + sines * c : cosines * c - sines * s);
}
FORMULA double formula_wave(double order, double x, bool second) {
    if (x != x || x == INFINITY)
        return x != x ? x : 0;
    if (second && x <= 0)
        return x == 0 ? -INFINITY : NAN;
    return x < 0.5 ? formula_wave_small(order, x, second)
           : x < 25 ? formula_wave_middle(order, x, second) : formula_wave_far(order, x, second);
}
FORMULA double formula_bessel_j0(double x) { return formula_wave(0, fabs(x), false); }
FORMULA double formula_bessel_j1(double x) { return x < 0 ? -formula_wave(1, -x, false) : formula_wave(1, x, false); }
FORMULA double formula_bessel_y0(double x) { return formula_wave(0, x, true); }
FORMULA double formula_bessel_y1(double x) { return formula_wave(1, x, true); }

/* exp(x) K(x): the power series up to 2. */
FORMULA double formula_decay_small(double order, double x) {
    const double square = x * x / 4, logarithm = log(x / 2) + FORMULA_EULER;
    double term = 1, harmonic = 0, series = 0;
    for (int k = 0; k < 24; k++) {
        series += term * (order == 0 ? harmonic : 2 * harmonic + 1. / (k + 1));
        harmonic += 1. / (k + 1);
        term *= square / ((k + 1) * (k + 1 + order));
    }
    const double sum = order == 0 ? series - logarithm * formula_bessel_i0(x)
                                  : 1 / x + logarithm * formula_bessel_i1(x) - x / 4 * series;
    return sum * exp(x);
}
/* Above 2, the integral of exp(-x (cosh(t) - 1)) cosh(order t) over positive t by the trapezoidal rule in
   u = sqrt(2 x) sinh(t / 2), whose steps of 0.3 leave an error of 4e-17. */
FORMULA double formula_decay(double order, double x) {
    const double weight[] = { /* exp(-u u) */
        0.9139311852712282, 0.697676326071031, 0.44485806622294116, 0.23692775868212176, 0.10539922456186433,
        0.03916389509898707, 0.012155178329914937, 0.0031511115984444405, 0.0006823280527563766,
        0.00012340980408667956, 1.864374233151683e-05, 2.352575200009773e-06, 2.47959601804503e-07,
        2.182957795125479e-08, 1.6052280551856116e-09, 9.859505575991508e-11, 5.058252742843793e-12,
        2.167568882618962e-13, 7.75840207569607e-15, 2.3195228302435696e-16, 5.792312885394858e-18};
    double term[21], sum = 0.5;
    if (!(x > 0) || x == INFINITY)
        return x == 0 ? INFINITY : x == INFINITY ? 0 : NAN;
    if (x <= 2)
        return formula_decay_small(order, x);
    for (int k = 0; k < 21; k++) {
        const double share = 0.09 * (k + 1) * (k + 1) / x;
        term[k] = weight[k] * (1 + order * share) / sqrt(1 + share / 2);
    }
    for (int k = 20; k >= 0; k--)
        sum += term[k];
    return sqrt(0.18 / x) * sum;
}
FORMULA double formula_scaled_k0(double x) { return formula_decay(0, x); }
FORMULA double formula_scaled_k1(double x) { return formula_decay(1, x); }
FORMULA double formula_bessel_k0(double x) { return x == INFINITY ? 0 : formula_decay(0, x) * exp(-x); }
FORMULA double formula_bessel_k1(double x) { return x == INFINITY ? 0 : formula_decay(1, x) * exp(-x); }

/* Ai, or its derivative, for |x| > 10.5: the asymptotic series (DLMF 9.7.5 to 9.7.10). */
FORMULA double formula_airy_far(double x, bool slope) {
    if (fabs(x) == INFINITY)
        return x < 0 && slope ? NAN : 0;
    const double size = fabs(x), root = sqrt(sqrt(size)), zeta = 2 * size * sqrt(size) / 3;
    double term = 1, even = 1, odd = 0, sum = 1;
    for (int k = 1; k < 30; k++) {
        term *= (6. * k - 5) * (6. * k - 3) * (6. * k - 1) / (216. * k * (2 * k - 1)) / zeta;
        const double own = slope ? term * (6. * k + 1) / (1 - 6. * k) : term;
        sum += k % 2 ? -own : own;
        *(k % 2 ? &odd : &even) += k / 2 % 2 ? -own : own;
    }
    const double scale = 0.5641895835477563 * (slope ? root : 1 / root);
    if (x > 0)
        return (slope ? -0.5 : 0.5) * scale * exp(-zeta) * sum;
    const double sine = sin(zeta - 0.7853981633974483), cosine = cos(zeta - 0.7853981633974483);
    return scale * (slope ? sine * even - cosine * odd : cosine * even + sine * odd);
}
/* Elsewhere the Taylor series at the nearest integer; its coefficients follow from y'' = x y. */
FORMULA double formula_airy(double x, bool slope) {
    const double value[] = {
        0.04024123848644319, -0.022133721547341403, -0.0527050503563862, 0.18428083525050565, -0.3291451736298231,
        0.35076100902411433, -0.07026553294928951, -0.37881429367765806, 0.22740742820168558, 0.5355608832923521,
        0.3550280538878172, 0.13529241631288141, 0.03492413042327438, 0.006591139357460719, 0.0009515638512048018,
        0.00010834442813607442, 9.947694360252889e-06, 7.492128863997167e-07, 4.6922076160992316e-08,
        2.47116843087249e-09, 1.1047532552898686e-10};
    const double derivative[] = {
        0.99626504413279, -0.9756639809263316, 0.9355609381983065, -0.7710081684101265, 0.3459354872813429,
        0.32719281855444315, -0.7906285753685813, 0.3145837692165988, 0.618259020741691, -0.01016056711664521,
        -0.2588194037928068, -0.1591474412967932, -0.05309038443365363, -0.011912976705951319,
        -0.001958640950204179, -0.0002474138908684625, -2.4765200397034955e-05, -2.008150894738792e-06,
        -1.3414392979067865e-07, -7.480641389658946e-09, -3.5206336767389237e-10};
    if (!(fabs(x) <= 10.5))
        return x != x ? x : formula_airy_far(x, slope);
    const double near = rint(x), t = x - near;
    double before = 0, at = value[(int)near + 10], next = derivative[(int)near + 10], power = 1, sum = 0;
    for (int n = 0; n < 30; n++) {
        sum += power * (slope ? (n + 1) * next : at);
        const double following = (near * at + before) / ((n + 1.) * (n + 2.));
        before = at;
        at = next;
        next = following;
        power *= t;
    }
    return sum;
}
FORMULA double formula_airy_ai(double x) { return formula_airy(x, false); }
FORMULA double formula_airy_slope(double x) { return formula_airy(x, true); }

/* The sum over k >= 0 of (q + k) ** -s: 12 terms above zero, then the formula of Euler and Maclaurin. */
FORMULA double formula_hurwitz(double s, double q) {
    const double share[] = {1. / 12, -1. / 720, 1. / 30240, -1. / 1209600, 1. / 47900160, -691. / 1307674368000,
                            1. / 74724249600, -3617. / 10670622842880000};
    const bool whole = q <= 0 && q == floor(q);
    if (s == 1 || (s > 1 && whole))
        return q == q ? INFINITY : NAN;
    if (!(s > 1) || !(q > 0 || s == floor(s)))
        return NAN;
    const int count = 12 + (q < 0 ? (int)(q > -1000 ? -q : 1000) : 0);
    double sum = 0, end = q;
    for (int k = 0; k < count; k++, end = q + k) {
        const double term = pow(end, -s);
        sum += term;
        if (end > 0 && term <= 1e-17 * sum)
            return sum;
    }
    double rising = s, factor = pow(end, -s - 1), rest = end * end * factor / (s - 1) + end * factor / 2;
    for (int j = 0; j < 8; j++) {
        rest += share[j] * rising * factor;
        rising *= (s + 2 * j + 1) * (s + 2 * j + 2);
        factor /= end * end;
    }
    return sum + rest;
}

/* Orthogonal polynomials of degree n by their recurrences P[k+1] = (a x + b) P[k] - c P[k-1] (Abramowitz and Stegun,
   22.7), and up to three derivatives by the derivatives of these. The kinds are those of the row. */
FORMULA double formula_polynomial(double x, double n, double kind) {
    if (!(kind >= 0 && kind < 64))
        return NAN;
    const int order = (int)(kind / 16), family = (int)kind % 16, own = family % 8;
    if (x != x || !(n < 1000001))
        return NAN;
    const int degree = n <= -1 ? -1 : (int)n;
    const double place = family >= 8 ? 2 * x - 1 : x;
    const double slope = own == 1 || own == 2 || own == 3 || own == 4 ? 2 : own == 6 ? -1 : 1;
    double below[4] = {1}, at[4] = {slope * place + (own == 2 ? -1 : own == 3 || own == 6 ? 1 : 0), slope};
    for (int k = 1; k < degree && at[order] - at[order] == 0; k++) {
        const double part = own > 5 ? 1. / (k + 1) : 1, odd = (2 * k + 1) * part;
        const double a = own < 5 ? 2 : own == 5 ? 1 : own == 6 ? -part : odd, b = own == 6 ? odd : 0;
        const double c = own < 4 ? 1 : own == 4 ? 2. * k : own == 5 ? k : k * part;
        for (int d = order; d >= 0; d--) {
            const double next = (a * place + b) * at[d] + (d ? a * d * at[d - 1] : 0) - c * below[d];
            below[d] = at[d];
            at[d] = next;
        }
    }
    const double found = degree < 0 ? 0 : degree == 0 ? below[order] : at[order];
    return family >= 8 ? found * (1 << order) : found;
}

#define FORMULA_AS_DOUBLE(name)                                                                    \
    FORMULA float name##f(float x) { return (float)name(x); }
FORMULA_AS_DOUBLE(formula_bessel_j0)
FORMULA_AS_DOUBLE(formula_bessel_j1)
FORMULA_AS_DOUBLE(formula_bessel_y0)
FORMULA_AS_DOUBLE(formula_bessel_y1)
FORMULA_AS_DOUBLE(formula_bessel_k0)
FORMULA_AS_DOUBLE(formula_bessel_k1)
FORMULA_AS_DOUBLE(formula_scaled_k0)
FORMULA_AS_DOUBLE(formula_scaled_k1)
FORMULA_AS_DOUBLE(formula_airy_ai)
FORMULA_AS_DOUBLE(formula_airy_slope)
FORMULA float formula_hurwitzf(float s, float q) { return (float)formula_hurwitz(s, q); }
FORMULA float formula_polynomialf(float x, float n, float kind) { return (float)formula_polynomial(x, n, kind); }

/* Shift elements of 32 bits and less as 32 bits: a vector holds twice as many. */
FORMULA int formula_shift_left_int(int x, int y) {
    return (unsigned)y > 31 ? 0 : (int)((unsigned)x << y);
}
FORMULA int formula_shift_right_int(int x, int y) { return x >> ((unsigned)y > 31 ? 31 : y); }
#define f_shift_left(x, y)                                                                         \
    _Generic((x) + (y), int: formula_shift_left_int, default: f_shift_left)(x, y)
#define f_shift_right(x, y)                                                                        \
    _Generic((x) + (y), int: formula_shift_right_int, default: f_shift_right)(x, y)

FORMULA complexfloat formula_exp_complexfloat(complexfloat x) {
    return cexpf(x);
}
FORMULA complexdouble formula_exp_complexdouble(complexdouble x) {
    return cexp(x);
}
#define f_exp(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_exp, expf, exp)(x)
#define f_exp2(x) FORMULA_FLOATING(+(x), exp2f, exp2)(x)
FORMULA complexfloat formula_log_complexfloat(complexfloat x) {
    return clogf(x);
}
FORMULA complexdouble formula_log_complexdouble(complexdouble x) {
    return clog(x);
}
#define f_log(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_log, logf, log)(x)
FORMULA complexfloat formula_log2_complexfloat(complexfloat x) {
    return clogf(x) * 1.4426950408889634f;
}
FORMULA complexdouble formula_log2_complexdouble(complexdouble x) {
    return clog(x) * 1.4426950408889634;
}
#define f_log2(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_log2, log2f, log2)(x)
FORMULA complexfloat formula_log10_complexfloat(complexfloat x) {
    return clogf(x) * 0.4342944819032518f;
}
FORMULA complexdouble formula_log10_complexdouble(complexdouble x) {
    return clog(x) * 0.4342944819032518;
}
#define f_log10(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_log10, log10f, log10)(x)
FORMULA complexfloat formula_log1p_complexfloat(complexfloat x) {
    return formula_complex_log1pf(x);
}
FORMULA complexdouble formula_log1p_complexdouble(complexdouble x) {
    return formula_complex_log1p(x);
}
#define f_log1p(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_log1p, log1pf, log1p)(x)
FORMULA complexfloat formula_expm1_complexfloat(complexfloat x) {
    return formula_complex_expm1f(x);
}
FORMULA complexdouble formula_expm1_complexdouble(complexdouble x) {
    return formula_complex_expm1(x);
}
#define f_expm1(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_expm1, expm1f, expm1)(x)
FORMULA complexfloat formula_sqrt_complexfloat(complexfloat x) {
    return csqrtf(x);
}
FORMULA complexdouble formula_sqrt_complexdouble(complexdouble x) {
    return csqrt(x);
}
#define f_sqrt(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_sqrt, sqrtf, sqrt)(x)
#define f_cbrt(x) FORMULA_FLOATING(+(x), cbrtf, cbrt)(x)
FORMULA complexfloat formula_sin_complexfloat(complexfloat x) {
    return csinf(x);
}
FORMULA complexdouble formula_sin_complexdouble(complexdouble x) {
    return csin(x);
}
#define f_sin(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_sin, sinf, sin)(x)
FORMULA complexfloat formula_cos_complexfloat(complexfloat x) {
    return ccosf(x);
}
FORMULA complexdouble formula_cos_complexdouble(complexdouble x) {
    return ccos(x);
}
#define f_cos(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_cos, cosf, cos)(x)
FORMULA complexfloat formula_tan_complexfloat(complexfloat x) {
    return ctanf(x);
}
FORMULA complexdouble formula_tan_complexdouble(complexdouble x) {
    return ctan(x);
}
#define f_tan(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_tan, tanf, tan)(x)
FORMULA complexfloat formula_asin_complexfloat(complexfloat x) {
    return casinf(x);
}
FORMULA complexdouble formula_asin_complexdouble(complexdouble x) {
    return casin(x);
}
#define f_asin(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_asin, asinf, asin)(x)
FORMULA complexfloat formula_acos_complexfloat(complexfloat x) {
    return cacosf(x);
}
FORMULA complexdouble formula_acos_complexdouble(complexdouble x) {
    return cacos(x);
}
#define f_acos(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_acos, acosf, acos)(x)
FORMULA complexfloat formula_atan_complexfloat(complexfloat x) {
    return catanf(x);
}
FORMULA complexdouble formula_atan_complexdouble(complexdouble x) {
    return catan(x);
}
#define f_atan(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_atan, atanf, atan)(x)
FORMULA complexfloat formula_sinh_complexfloat(complexfloat x) {
    return csinhf(x);
}
FORMULA complexdouble formula_sinh_complexdouble(complexdouble x) {
    return csinh(x);
}
#define f_sinh(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_sinh, sinhf, sinh)(x)
FORMULA complexfloat formula_cosh_complexfloat(complexfloat x) {
    return ccoshf(x);
}
FORMULA complexdouble formula_cosh_complexdouble(complexdouble x) {
    return ccosh(x);
}
#define f_cosh(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_cosh, coshf, cosh)(x)
FORMULA complexfloat formula_tanh_complexfloat(complexfloat x) {
    return ctanhf(x);
}
FORMULA complexdouble formula_tanh_complexdouble(complexdouble x) {
    return ctanh(x);
}
#define f_tanh(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_tanh, tanhf, tanh)(x)
FORMULA complexfloat formula_asinh_complexfloat(complexfloat x) {
    return casinhf(x);
}
FORMULA complexdouble formula_asinh_complexdouble(complexdouble x) {
    return casinh(x);
}
#define f_asinh(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_asinh, asinhf, asinh)(x)
FORMULA complexfloat formula_acosh_complexfloat(complexfloat x) {
    return cacoshf(x);
}
FORMULA complexdouble formula_acosh_complexdouble(complexdouble x) {
    return cacosh(x);
}
#define f_acosh(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_acosh, acoshf, acosh)(x)
FORMULA complexfloat formula_atanh_complexfloat(complexfloat x) {
    return catanhf(x);
}
FORMULA complexdouble formula_atanh_complexdouble(complexdouble x) {
    return catanh(x);
}
#define f_atanh(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_atanh, atanhf, atanh)(x)
#define f_erf(x) FORMULA_FLOATING(+(x), erff, erf)(x)
#define f_erfc(x) FORMULA_FLOATING(+(x), erfcf, erfc)(x)
FORMULA float formula_ndtr_float(float x) {
    return formula_ndtrf(x);
}
FORMULA double formula_ndtr_double(double x) {
    return formula_ndtr(x);
}
#define f_ndtr(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_ndtr_float, formula_ndtr_double)(x)
FORMULA float formula_log_ndtr_float(float x) {
    return formula_log_ndtrf(x);
}
FORMULA double formula_log_ndtr_double(double x) {
    return formula_log_ndtr(x);
}
#define f_log_ndtr(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_log_ndtr_float, formula_log_ndtr_double)(x)
FORMULA float formula_sinpi_float(float x) {
    return formula_sinpif(x);
}
FORMULA double formula_sinpi_double(double x) {
    return formula_sinpi(x);
}
#define f_sinpi(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_sinpi_float, formula_sinpi_double)(x)
#define f_atan2(x, y) FORMULA_FLOATING((x) + (y), atan2f, atan2)(x, y)
FORMULA float formula_nextafter_float(float x, float y) {
    return formula_nextf(x, y);
}
FORMULA double formula_nextafter_double(double x, double y) {
    return formula_next(x, y);
}
#define f_nextafter(x, y)                                                                         \
    FORMULA_FLOATING((x) + (y), formula_nextafter_float, formula_nextafter_double)(x, y)
#define f_hypot(x, y) FORMULA_FLOATING((x) + (y), hypotf, hypot)(x, y)
#define f_copysign(x, y) FORMULA_FLOATING((x) + (y), copysignf, copysign)(x, y)
FORMULA float formula_erfinv_float(float x) {
    return formula_inverse_errorf(x);
}
FORMULA double formula_erfinv_double(double x) {
    return formula_inverse_error(x);
}
#define f_erfinv(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_erfinv_float, formula_erfinv_double)(x)
FORMULA float formula_digamma_float(float x) {
    return formula_digammaf(x);
}
FORMULA double formula_digamma_double(double x) {
    return formula_digamma(x);
}
#define f_digamma(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_digamma_float, formula_digamma_double)(x)
FORMULA float formula_polygamma_float(float x, float y) {
    return formula_poly_gammaf(x, y);
}
FORMULA double formula_polygamma_double(double x, double y) {
    return formula_poly_gamma(x, y);
}
#define f_polygamma(x, y)                                                                         \
    FORMULA_FLOATING((x) + (y), formula_polygamma_float, formula_polygamma_double)(x, y)
FORMULA float formula_i0_float(float x) {
    return formula_bessel_i0f(x);
}
FORMULA double formula_i0_double(double x) {
    return formula_bessel_i0(x);
}
#define f_i0(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_i0_float, formula_i0_double)(x)
FORMULA float formula_i0e_float(float x) {
    return formula_bessel_i0ef(x);
}
FORMULA double formula_i0e_double(double x) {
    return formula_bessel_i0e(x);
}
#define f_i0e(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_i0e_float, formula_i0e_double)(x)
FORMULA float formula_i1_float(float x) {
    return formula_bessel_i1f(x);
}
FORMULA double formula_i1_double(double x) {
    return formula_bessel_i1(x);
}
#define f_i1(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_i1_float, formula_i1_double)(x)
FORMULA float formula_i1e_float(float x) {
    return formula_bessel_i1ef(x);
}
FORMULA double formula_i1e_double(double x) {
    return formula_bessel_i1e(x);
}
#define f_i1e(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_i1e_float, formula_i1e_double)(x)
FORMULA float formula_bessel_j0_float(float x) {
    return formula_bessel_j0f(x);
}
FORMULA double formula_bessel_j0_double(double x) {
    return formula_bessel_j0(x);
}
#define f_bessel_j0(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_bessel_j0_float, formula_bessel_j0_double)(x)
FORMULA float formula_bessel_j1_float(float x) {
    return formula_bessel_j1f(x);
}
FORMULA double formula_bessel_j1_double(double x) {
    return formula_bessel_j1(x);
}
#define f_bessel_j1(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_bessel_j1_float, formula_bessel_j1_double)(x)
FORMULA float formula_bessel_y0_float(float x) {
    return formula_bessel_y0f(x);
}
FORMULA double formula_bessel_y0_double(double x) {
    return formula_bessel_y0(x);
}
#define f_bessel_y0(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_bessel_y0_float, formula_bessel_y0_double)(x)
FORMULA float formula_bessel_y1_float(float x) {
    return formula_bessel_y1f(x);
}
FORMULA double formula_bessel_y1_double(double x) {
    return formula_bessel_y1(x);
}
#define f_bessel_y1(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_bessel_y1_float, formula_bessel_y1_double)(x)
FORMULA float formula_modified_bessel_k0_float(float x) {
    return formula_bessel_k0f(x);
}
FORMULA double formula_modified_bessel_k0_double(double x) {
    return formula_bessel_k0(x);
}
#define f_modified_bessel_k0(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_modified_bessel_k0_float, formula_modified_bessel_k0_double)(x)
FORMULA float formula_modified_bessel_k1_float(float x) {
    return formula_bessel_k1f(x);
}
FORMULA double formula_modified_bessel_k1_double(double x) {
    return formula_bessel_k1(x);
}
#define f_modified_bessel_k1(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_modified_bessel_k1_float, formula_modified_bessel_k1_double)(x)
FORMULA float formula_scaled_modified_bessel_k0_float(float x) {
    return formula_scaled_k0f(x);
}
FORMULA double formula_scaled_modified_bessel_k0_double(double x) {
    return formula_scaled_k0(x);
}
#define f_scaled_modified_bessel_k0(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_scaled_modified_bessel_k0_float, formula_scaled_modified_bessel_k0_double)(x)
FORMULA float formula_scaled_modified_bessel_k1_float(float x) {
    return formula_scaled_k1f(x);
}
FORMULA double formula_scaled_modified_bessel_k1_double(double x) {
    return formula_scaled_k1(x);
}
#define f_scaled_modified_bessel_k1(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_scaled_modified_bessel_k1_float, formula_scaled_modified_bessel_k1_double)(x)
FORMULA float formula_airy_ai_float(float x) {
    return formula_airy_aif(x);
}
FORMULA double formula_airy_ai_double(double x) {
    return formula_airy_ai(x);
}
#define f_airy_ai(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_airy_ai_float, formula_airy_ai_double)(x)
FORMULA float formula_airy_slope_float(float x) {
    return formula_airy_slopef(x);
}
FORMULA double formula_airy_slope_double(double x) {
    return formula_airy_slope(x);
}
#define f_airy_slope(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_airy_slope_float, formula_airy_slope_double)(x)
FORMULA float formula_zeta_float(float x, float y) {
    return formula_hurwitzf(x, y);
}
FORMULA double formula_zeta_double(double x, double y) {
    return formula_hurwitz(x, y);
}
#define f_zeta(x, y)                                                                         \
    FORMULA_FLOATING((x) + (y), formula_zeta_float, formula_zeta_double)(x, y)
FORMULA float formula_orthogonal_polynomial_float(float x, float y, float z) {
    return formula_polynomialf(x, y, z);
}
FORMULA double formula_orthogonal_polynomial_double(double x, double y, double z) {
    return formula_polynomial(x, y, z);
}
#define f_orthogonal_polynomial(x, y, z)                                                                         \
    FORMULA_FLOATING((x) + (y) + (z), formula_orthogonal_polynomial_float, formula_orthogonal_polynomial_double)(x, y, z)
FORMULA float formula_erfcx_float(float x) {
    return formula_scaled_erfcf(x);
}
FORMULA double formula_erfcx_double(double x) {
    return formula_scaled_erfc(x);
}
#define f_erfcx(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_erfcx_float, formula_erfcx_double)(x)
FORMULA float formula_gamma_below_float(float x, float y) {
    return formula_share_belowf(x, y);
}
FORMULA double formula_gamma_below_double(double x, double y) {
    return formula_share_below(x, y);
}
#define f_gamma_below(x, y)                                                                         \
    FORMULA_FLOATING((x) + (y), formula_gamma_below_float, formula_gamma_below_double)(x, y)
FORMULA float formula_gamma_above_float(float x, float y) {
    return formula_share_abovef(x, y);
}
FORMULA double formula_gamma_above_double(double x, double y) {
    return formula_share_above(x, y);
}
#define f_gamma_above(x, y)                                                                         \
    FORMULA_FLOATING((x) + (y), formula_gamma_above_float, formula_gamma_above_double)(x, y)
FORMULA float formula_log_gamma_grad_float(float x, float y) {
    return formula_slope_of_gammaf(x, y);
}
FORMULA double formula_log_gamma_grad_double(double x, double y) {
    return formula_slope_of_gamma(x, y);
}
#define f_log_gamma_grad(x, y)                                                                         \
    FORMULA_FLOATING((x) + (y), formula_log_gamma_grad_float, formula_log_gamma_grad_double)(x, y)
FORMULA float formula_beta_slope_float(float x, float y, float z) {
    return formula_slope_of_betaf(x, y, z);
}
FORMULA double formula_beta_slope_double(double x, double y, double z) {
    return formula_slope_of_beta(x, y, z);
}
#define f_beta_slope(x, y, z)                                                                         \
    FORMULA_FLOATING((x) + (y) + (z), formula_beta_slope_float, formula_beta_slope_double)(x, y, z)
FORMULA float formula_gamma_draw_float(float x, float y, float z) {
    return formula_drawn_gammaf(x, y, z);
}
FORMULA double formula_gamma_draw_double(double x, double y, double z) {
    return formula_drawn_gamma(x, y, z);
}
#define f_gamma_draw(x, y, z)                                                                         \
    FORMULA_FLOATING((x) + (y) + (z), formula_gamma_draw_float, formula_gamma_draw_double)(x, y, z)
FORMULA float formula_mantissa_float(float x) {
    return formula_mantissaf(x);
}
FORMULA double formula_mantissa_double(double x) {
    return formula_mantissa(x);
}
#define f_mantissa(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_mantissa_float, formula_mantissa_double)(x)
FORMULA float formula_exponent_float(float x) {
    return formula_exponentf(x);
}
FORMULA double formula_exponent_double(double x) {
    return formula_exponent(x);
}
#define f_exponent(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_exponent_float, formula_exponent_double)(x)
FORMULA float formula_lgamma_float(float x) {
    return formula_log_gammaf(x);
}
FORMULA double formula_lgamma_double(double x) {
    return formula_log_gamma(x);
}
#define f_lgamma(x)                                                                         \
    FORMULA_FLOATING(+(x), formula_lgamma_float, formula_lgamma_double)(x)
FORMULA float formula_rsqrt_float(float x) {
    return 1 / sqrtf(x);
}
FORMULA double formula_rsqrt_double(double x) {
    return 1 / sqrt(x);
}
FORMULA complexfloat formula_rsqrt_complexfloat(complexfloat x) {
    return formula_complex_quotientf(1, csqrtf(x));
}
FORMULA complexdouble formula_rsqrt_complexdouble(complexdouble x) {
    return formula_complex_quotient(1, csqrt(x));
}
#define f_rsqrt(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_rsqrt, formula_rsqrt_float, formula_rsqrt_double)(x)
FORMULA float formula_sigmoid_float(float x) {
    return 1 / (1 + expf(-x));
}
FORMULA double formula_sigmoid_double(double x) {
    return 1 / (1 + exp(-x));
}
FORMULA complexfloat formula_sigmoid_complexfloat(complexfloat x) {
    return formula_complex_quotientf(1, 1 + cexpf(-x));
}
FORMULA complexdouble formula_sigmoid_complexdouble(complexdouble x) {
    return formula_complex_quotient(1, 1 + cexp(-x));
}
#define f_sigmoid(x)                                                                         \
    FORMULA_COMPLEX(+(x), formula_sigmoid, formula_sigmoid_float, formula_sigmoid_double)(x)
FORMULA float formula_abs_float(float x) {
    return fabsf(x);
}
FORMULA double formula_abs_double(double x) {
    return fabs(x);
}
FORMULA int formula_abs_int(int x) {
    return x < 0 ? -x : x;
}
FORMULA int64_t formula_abs_long(int64_t x) {
    return x < 0 ? -x : x;
}
#define f_abs(x) FORMULA_EVERY(+(x), formula_abs)(x)
FORMULA float formula_sign_float(float x) {
    return x > 0 ? 1 : x < 0 ? -1 : x + 0;
}
FORMULA double formula_sign_double(double x) {
    return x > 0 ? 1 : x < 0 ? -1 : x + 0;
}
FORMULA int formula_sign_int(int x) {
    return (x > 0) - (x < 0);
}
FORMULA int64_t formula_sign_long(int64_t x) {
    return (x > 0) - (x < 0);
}
#define f_sign(x) FORMULA_EVERY(+(x), formula_sign)(x)
FORMULA float formula_floor_float(float x) {
    return floorf(x);
}
FORMULA double formula_floor_double(double x) {
    return floor(x);
}
FORMULA int formula_floor_int(int x) {
    return x;
}
FORMULA int64_t formula_floor_long(int64_t x) {
    return x;
}
#define f_floor(x) FORMULA_EVERY(+(x), formula_floor)(x)
FORMULA float formula_ceil_float(float x) {
    return ceilf(x);
}
FORMULA double formula_ceil_double(double x) {
    return ceil(x);
}
FORMULA int formula_ceil_int(int x) {
    return x;
}
FORMULA int64_t formula_ceil_long(int64_t x) {
    return x;
}
#define f_ceil(x) FORMULA_EVERY(+(x), formula_ceil)(x)
FORMULA float formula_round_float(float x) {
    return rintf(x);
}
FORMULA double formula_round_double(double x) {
    return rint(x);
}
FORMULA int formula_round_int(int x) {
    return x;
}
FORMULA int64_t formula_round_long(int64_t x) {
    return x;
}
#define f_round(x) FORMULA_EVERY(+(x), formula_round)(x)
FORMULA float formula_trunc_float(float x) {
    return truncf(x);
}
FORMULA double formula_trunc_double(double x) {
    return trunc(x);
}
FORMULA int formula_trunc_int(int x) {
    return x;
}
FORMULA int64_t formula_trunc_long(int64_t x) {
    return x;
}
#define f_trunc(x) FORMULA_EVERY(+(x), formula_trunc)(x)
FORMULA float formula_frac_float(float x) {
    return x - truncf(x);
}
FORMULA double formula_frac_double(double x) {
    return x - trunc(x);
}
FORMULA int formula_frac_int(int x) {
    return x - x;
}
FORMULA int64_t formula_frac_long(int64_t x) {
    return x - x;
}
#define f_frac(x) FORMULA_EVERY(+(x), formula_frac)(x)
FORMULA bool formula_isnan_float(float x) {
    return x != x;
}
FORMULA bool formula_isnan_double(double x) {
    return x != x;
}
FORMULA bool formula_isnan_int(int x) {
    return ((void)x, false);
}
FORMULA bool formula_isnan_long(int64_t x) {
    return ((void)x, false);
}
FORMULA bool formula_isnan_complexfloat(complexfloat x) {
    return x != x;
}
FORMULA bool formula_isnan_complexdouble(complexdouble x) {
    return x != x;
}
#define f_isnan(x) FORMULA_ALL(+(x), formula_isnan)(x)
FORMULA float formula_conj_float(float x) {
    return x;
}
FORMULA double formula_conj_double(double x) {
    return x;
}
FORMULA int formula_conj_int(int x) {
    return x;
}
FORMULA int64_t formula_conj_long(int64_t x) {
    return x;
}
FORMULA complexfloat formula_conj_complexfloat(complexfloat x) {
    return conjf(x);
}
FORMULA complexdouble formula_conj_complexdouble(complexdouble x) {
    return conj(x);
}
#define f_conj(x) FORMULA_ALL(+(x), formula_conj)(x)
FORMULA float formula_max_float(float x, float y) {
    return !(x <= y) & (y == y) ? x : y;
}
FORMULA double formula_max_double(double x, double y) {
    return !(x <= y) & (y == y) ? x : y;
}
FORMULA int formula_max_int(int x, int y) {
    return x > y ? x : y;
}
FORMULA int64_t formula_max_long(int64_t x, int64_t y) {
    return x > y ? x : y;
}
#define f_max(x, y) FORMULA_EVERY((x) + (y), formula_max)(x, y)
FORMULA float formula_min_float(float x, float y) {
    return !(x >= y) & (y == y) ? x : y;
}
FORMULA double formula_min_double(double x, double y) {
    return !(x >= y) & (y == y) ? x : y;
}
FORMULA int formula_min_int(int x, int y) {
    return x < y ? x : y;
}
FORMULA int64_t formula_min_long(int64_t x, int64_t y) {
    return x < y ? x : y;
}
#define f_min(x, y) FORMULA_EVERY((x) + (y), formula_min)(x, y)
FORMULA float formula_pow_float(float x, float y) {
    return powf(x, y);
}
FORMULA double formula_pow_double(double x, double y) {
    return pow(x, y);
}
FORMULA int formula_pow_int(int x, int y) {
    return formula_integer_power(x, y);
}
FORMULA int64_t formula_pow_long(int64_t x, int64_t y) {
    return formula_integer_power(x, y);
}
FORMULA complexfloat formula_pow_complexfloat(complexfloat x, complexfloat y) {
    return formula_complex_powerf(x, y);
}
FORMULA complexdouble formula_pow_complexdouble(complexdouble x, complexdouble y) {
    return formula_complex_power(x, y);
}
#define f_pow(x, y) FORMULA_ALL((x) + (y), formula_pow)(x, y)
FORMULA float formula_gcd_float(float x, float y) {
    return (double)formula_common_divisor((int64_t)x, (int64_t)y);
}
FORMULA double formula_gcd_double(double x, double y) {
    return (double)formula_common_divisor((int64_t)x, (int64_t)y);
}
FORMULA int formula_gcd_int(int x, int y) {
    return formula_common_divisor(x, y);
}
FORMULA int64_t formula_gcd_long(int64_t x, int64_t y) {
    return formula_common_divisor(x, y);
}
#define f_gcd(x, y) FORMULA_EVERY((x) + (y), formula_gcd)(x, y)
FORMULA float formula_lcm_float(float x, float y) {
    return (double)formula_common_multiple((int64_t)x, (int64_t)y);
}
FORMULA double formula_lcm_double(double x, double y) {
    return (double)formula_common_multiple((int64_t)x, (int64_t)y);
}
FORMULA int formula_lcm_int(int x, int y) {
    return formula_common_multiple(x, y);
}
FORMULA int64_t formula_lcm_long(int64_t x, int64_t y) {
    return formula_common_multiple(x, y);
}
#define f_lcm(x, y) FORMULA_EVERY((x) + (y), formula_lcm)(x, y)
FORMULA float formula_fmod_float(float x, float y) {
    return fmodf(x, y);
}
FORMULA double formula_fmod_double(double x, double y) {
    return fmod(x, y);
}
FORMULA int formula_fmod_int(int x, int y) {
    return FORMULA_WHOLE(modulo, x, y);
}
FORMULA int64_t formula_fmod_long(int64_t x, int64_t y) {
    return FORMULA_WHOLE(modulo, x, y);
}
#define f_fmod(x, y) FORMULA_EVERY((x) + (y), formula_fmod)(x, y)
FORMULA float formula_remainder_float(float x, float y) {
    return formula_restf(x, y);
}
FORMULA double formula_remainder_double(double x, double y) {
    return formula_rest(x, y);
}
FORMULA int formula_remainder_int(int x, int y) {
    return FORMULA_WHOLE(rest, x, y);
}
FORMULA int64_t formula_remainder_long(int64_t x, int64_t y) {
    return FORMULA_WHOLE(rest, x, y);
}
#define f_remainder(x, y) FORMULA_EVERY((x) + (y), formula_remainder)(x, y)
FORMULA float formula_floor_divide_float(float x, float y) {
    return formula_floor_quotientf(x, y);
}
FORMULA double formula_floor_divide_double(double x, double y) {
    return formula_floor_quotient(x, y);
}
FORMULA int formula_floor_divide_int(int x, int y) {
    return FORMULA_WHOLE(floor, x, y);
}
FORMULA int64_t formula_floor_divide_long(int64_t x, int64_t y) {
    return FORMULA_WHOLE(floor, x, y);
}
#define f_floor_divide(x, y) FORMULA_EVERY((x) + (y), formula_floor_divide)(x, y)
FORMULA float formula_divide_float(float x, float y) {
    return x / y;
}
FORMULA double formula_divide_double(double x, double y) {
    return x / y;
}
FORMULA int formula_divide_int(int x, int y) {
    return FORMULA_WHOLE(quotient, x, y);
}
FORMULA int64_t formula_divide_long(int64_t x, int64_t y) {
    return FORMULA_WHOLE(quotient, x, y);
}
FORMULA complexfloat formula_divide_complexfloat(complexfloat x, complexfloat y) {
    return formula_complex_quotientf(x, y);
}
FORMULA complexdouble formula_divide_complexdouble(complexdouble x, complexdouble y) {
    return formula_complex_quotient(x, y);
}
#define f_divide(x, y) FORMULA_ALL((x) + (y), formula_divide)(x, y)

/* Extremes of narrow integers stay narrow: a vector holds up to four times as many. */
FORMULA uint8_t formula_max_byte(uint8_t x, uint8_t y) { return x > y ? x : y; }
FORMULA int8_t formula_max_char(int8_t x, int8_t y) { return x > y ? x : y; }
FORMULA int16_t formula_max_short(int16_t x, int16_t y) { return x > y ? x : y; }
#undef f_max
#define f_max(x, y) FORMULA_NARROW(x, y, formula_max)(x, y)
FORMULA uint8_t formula_min_byte(uint8_t x, uint8_t y) { return x < y ? x : y; }
FORMULA int8_t formula_min_char(int8_t x, int8_t y) { return x < y ? x : y; }
FORMULA int16_t formula_min_short(int16_t x, int16_t y) { return x < y ? x : y; }
#undef f_min
#define f_min(x, y) FORMULA_NARROW(x, y, formula_min)(x, y)

/* A function call computes both sides, so the loop has no branch. */
FORMULA float formula_select_float(bool condition, float x, float y) {
    return condition ? x : y;
}
FORMULA double formula_select_double(bool condition, double x, double y) {
    return condition ? x : y;
}
FORMULA int formula_select_int(bool condition, int x, int y) {
    return condition ? x : y;
}
FORMULA int64_t formula_select_long(bool condition, int64_t x, int64_t y) {
    return condition ? x : y;
}
FORMULA complexfloat formula_select_complexfloat(bool condition, complexfloat x, complexfloat y) {
    return condition ? x : y;
}
FORMULA complexdouble formula_select_complexdouble(bool condition, complexdouble x, complexdouble y) {
    return condition ? x : y;
}
#define f_select(condition, x, y) FORMULA_ALL((x) + (y), formula_select)((condition) != 0, x, y)
