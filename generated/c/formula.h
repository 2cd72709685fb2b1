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
#define FORMULA_UNROLL _Pragma("GCC unroll 16") /* gcc vectorizes no loop that contains a loop */

/* Select by the promoted type of the operands: float, double, int, or int64_t. */
#define FORMULA_FLOATING(type, float_name, double_name) _Generic(type, float: float_name, default: double_name)
#define FORMULA_EVERY(type, name)                                                                  \
    _Generic(type, float: name##_float, double: name##_double, int: name##_int,                    \
             default: name##_long)
#define FORMULA_NARROW(x, y, name)                                                                 \
    _Generic((x), uint8_t: FORMULA_IF(y, uint8_t, name##_byte, x, name),                           \
             int8_t: FORMULA_IF(y, int8_t, name##_char, x, name),                                  \
             int16_t: FORMULA_IF(y, int16_t, name##_short, x, name),                               \
             default: FORMULA_EVERY((x) + (y), name))
#define FORMULA_IF(y, type, narrow, x, name) _Generic((y), type: narrow, default: FORMULA_EVERY((x) + (y), name))
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
FORMULA float formula_nextf(float x, float y) {
    const union {
        float value;
        int32_t bits;
    } from = {x}, to = {y};
    const int32_t position = from.bits < 0 ? INT32_MIN - from.bits : from.bits;
    const int32_t goal = to.bits < 0 ? INT32_MIN - to.bits : to.bits;
    const int32_t next = position + (position < goal) - (position > goal);
    const int32_t sign = from.bits & INT32_MIN;
    const union {
        int32_t bits;
        float value;
    } result = {next == 0 ? sign : next < 0 ? INT32_MIN - next : next};
    return (x != x) | (y != y) ? x + y : position == goal ? y : result.value;
}
FORMULA double formula_next(double x, double y) {
    const union {
        double value;
        int64_t bits;
    } from = {x}, to = {y};
    const int64_t position = from.bits < 0 ? INT64_MIN - from.bits : from.bits;
    const int64_t goal = to.bits < 0 ? INT64_MIN - to.bits : to.bits;
    const int64_t next = position + (position < goal) - (position > goal);
    const int64_t sign = from.bits & INT64_MIN;
    const union {
        int64_t bits;
        double value;
    } result = {next == 0 ? sign : next < 0 ? INT64_MIN - next : next};
    return (x != x) | (y != y) ? x + y : position == goal ? y : result.value;
}

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

FORMULA complexfloat formula_numberf(scalar number) {
    return __builtin_complex((float)number.f, (float)number.imaginary);
}
/* Divide by the larger part first, so that no square overflows (Smith, 1962). */
FORMULA complexfloat formula_complex_quotientf(complexfloat x, complexfloat y) {
    const float a = crealf(x), b = cimagf(x), c = crealf(y), d = cimagf(y);
    const bool real = fabsf(c) >= fabsf(d);
    const float rest = real ? c == 0 ? 0 : d / c : c / d, over = real ? c + d * rest : d + c * rest;
    return __builtin_complex((real ? a + b * rest : a * rest + b) / over,
                             (real ? b - a * rest : b * rest - a) / over);
}
/* Near zero the sum of 1 and x would lose the digits of x. */
FORMULA complexfloat formula_complex_log1pf(complexfloat x) {
    const float a = crealf(x), b = cimagf(x);
    const complexfloat far = clogf(1 + x);
    return fabsf(a) < (float)0.5 && fabsf(b) < (float)0.5
               ? __builtin_complex(log1pf(a * (2 + a) + b * b) / 2, cimagf(far))
               : far;
}
FORMULA complexfloat formula_complex_expm1f(complexfloat x) {
    const float a = crealf(x), b = cimagf(x), half = sinf(b / 2);
    return __builtin_complex(expm1f(a) * cosf(b) - 2 * half * half, expf(a) * sinf(b));
}
/* Integer powers are products; a logarithm would lose digits. */
FORMULA complexfloat formula_complex_powerf(complexfloat x, complexfloat y) {
    const float power = crealf(y);
    if (y == 0)
        return 1;
    if (x == 0)
        return power > 0 ? 0 : __builtin_complex((float)NAN, (float)NAN);
    if (cimagf(y) != 0 || power != rintf(power) || fabsf(power) > 100)
        return cpowf(x, y);
    complexfloat result = 1, factor = x;
    for (int left = abs((int)power); left; left /= 2, factor *= factor)
        result = left & 1 ? result * factor : result;
    return power < 0 ? formula_complex_quotientf(1, result) : result;
}
FORMULA complexdouble formula_number(scalar number) {
    return __builtin_complex((double)number.f, (double)number.imaginary);
}
/* Divide by the larger part first, so that no square overflows (Smith, 1962). */
FORMULA complexdouble formula_complex_quotient(complexdouble x, complexdouble y) {
    const double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y);
    const bool real = fabs(c) >= fabs(d);
    const double rest = real ? c == 0 ? 0 : d / c : c / d, over = real ? c + d * rest : d + c * rest;
    return __builtin_complex((real ? a + b * rest : a * rest + b) / over,
                             (real ? b - a * rest : b * rest - a) / over);
}
/* Near zero the sum of 1 and x would lose the digits of x. */
FORMULA complexdouble formula_complex_log1p(complexdouble x) {
    const double a = creal(x), b = cimag(x);
    const complexdouble far = clog(1 + x);
    return fabs(a) < (double)0.5 && fabs(b) < (double)0.5
               ? __builtin_complex(log1p(a * (2 + a) + b * b) / 2, cimag(far))
               : far;
}
FORMULA complexdouble formula_complex_expm1(complexdouble x) {
    const double a = creal(x), b = cimag(x), half = sin(b / 2);
    return __builtin_complex(expm1(a) * cos(b) - 2 * half * half, exp(a) * sin(b));
}
/* Integer powers are products; a logarithm would lose digits. */
FORMULA complexdouble formula_complex_power(complexdouble x, complexdouble y) {
    const double power = creal(y);
    if (y == 0)
        return 1;
    if (x == 0)
        return power > 0 ? 0 : __builtin_complex((double)NAN, (double)NAN);
    if (cimag(y) != 0 || power != rint(power) || fabs(power) > 100)
        return cpow(x, y);
    complexdouble result = 1, factor = x;
    for (int left = abs((int)power); left; left /= 2, factor *= factor)
        result = left & 1 ? result * factor : result;
    return power < 0 ? formula_complex_quotient(1, result) : result;
}
/* A number among the options, for an element type. */
#define NUMBER(T, number)                                                                          \
    _Generic((T)0, complexfloat: formula_numberf(number), complexdouble: formula_number(number),   \
             float: (number).f, double: (number).f, default: (number).i)
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

/* x = mantissa * 2**exponent; the mantissa is at least 0.5 and below 1. Subnormal numbers are scaled up first. Zeros,
   infinities and nan have the exponent 0. */
FORMULA int32_t formula_bitsf(float x) {
    const union {
        float value;
        int32_t bits;
    } from = {fabsf(x) < 0x1p-126f ? x * ((int32_t)1 << 24) : x};
    return from.bits;
}
FORMULA float formula_exponentf(float x) {
    const int32_t field = formula_bitsf(x) >> 23 & 255;
    const float result = (float)(field - 126 - (fabsf(x) < 0x1p-126f ? 24 : 0));
    return (x == 0) | (x - x != 0) ? 0 : result;
}
FORMULA float formula_mantissaf(float x) {
    const int32_t field = (int32_t)255 << 23, half = (int32_t)126 << 23;
    const union {
        int32_t bits;
        float value;
    } to = {(formula_bitsf(x) & ~field) | half};
    return (x == 0) | (x - x != 0) ? x : to.value;
}
FORMULA int64_t formula_bits(double x) {
    const union {
        double value;
        int64_t bits;
    } from = {fabs(x) < 0x1p-1022 ? x * ((int64_t)1 << 53) : x};
    return from.bits;
}
FORMULA double formula_exponent(double x) {
    const int64_t field = formula_bits(x) >> 52 & 2047;
    const double result = (double)(field - 1022 - (fabs(x) < 0x1p-1022 ? 53 : 0));
    return (x == 0) | (x - x != 0) ? 0 : result;
}
FORMULA double formula_mantissa(double x) {
    const int64_t field = (int64_t)2047 << 52, half = (int64_t)1022 << 52;
    const union {
        int64_t bits;
        double value;
    } to = {(formula_bits(x) & ~field) | half};
    return (x == 0) | (x - x != 0) ? x : to.value;
}
/* The remainder has the sign of the divisor, like Python's %. A quotient rounded down keeps the sign of a zero. */
FORMULA float formula_restf(float x, float y) {
    const float rest = fmodf(x, y);
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA float formula_floor_quotientf(float x, float y) {
    const float rest = fmodf(x, y), ratio = x / y;
    const float less = (rest != 0) & ((rest < 0) != (y < 0)) ? 1 : 0;
    const float down = rintf((x - rest) / y) - less;
    return y == 0 ? ratio : down == 0 ? ratio * 0 : down;
}
FORMULA double formula_rest(double x, double y) {
    const double rest = fmod(x, y);
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA double formula_floor_quotient(double x, double y) {
    const double rest = fmod(x, y), ratio = x / y;
    const double less = (rest != 0) & ((rest < 0) != (y < 0)) ? 1 : 0;
    const double down = rint((x - rest) / y) - less;
    return y == 0 ? ratio : down == 0 ? ratio * 0 : down;
}
/* Integers: the call refuses zero divisors before the loop; here they must only not trap. The quotient by -1
   wraps. Random signs make a branch slow, hence the masks. */
FORMULA int formula_whole_quotient_int(int x, int y) {
    return (y == 0) | (y == -1) ? -x : formula_quotient(x, y);
}
FORMULA int formula_whole_modulo_int(int x, int y) {
    return x - y * formula_whole_quotient_int(x, y);
}
FORMULA int formula_whole_rest_int(int x, int y) {
    const int rest = formula_whole_modulo_int(x, y);
    return rest + (y & -(int)((rest != 0) & ((rest ^ y) < 0)));
}
FORMULA int formula_whole_floor_int(int x, int y) {
    const int quotient = formula_whole_quotient_int(x, y), rest = x - y * quotient;
    return quotient - ((rest != 0) & ((rest ^ y) < 0));
}
FORMULA int64_t formula_whole_quotient_long(int64_t x, int64_t y) {
    return (y == 0) | (y == -1) ? -x : formula_quotient(x, y);
}
FORMULA int64_t formula_whole_modulo_long(int64_t x, int64_t y) {
    return x - y * formula_whole_quotient_long(x, y);
}
FORMULA int64_t formula_whole_rest_long(int64_t x, int64_t y) {
    const int64_t rest = formula_whole_modulo_long(x, y);
    return rest + (y & -(int64_t)((rest != 0) & ((rest ^ y) < 0)));
}
FORMULA int64_t formula_whole_floor_long(int64_t x, int64_t y) {
    const int64_t quotient = formula_whole_quotient_long(x, y), rest = x - y * quotient;
    return quotient - ((rest != 0) & ((rest ^ y) < 0));
}
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
/* In its tables the rule for doubles is followed by one with 14 points for floats, which is exact to them down to exp(-20). */
#define FORMULA_POINTS(single) ((single) ? 14 : 24)
#define FORMULA_RULE(single) ((single) ? 24 : 0)
#define FORMULA_FALL(single) ((single) ? 20. : 38.)

/* expm1(t) - t without cancellation for large shapes. */
FORMULA double formula_expm1_rest(double t) {
    const double upper = 1. / 120 + t * (1. / 720 + t * (1. / 5040 + t * (1. / 40320 + t * (1. / 362880))));
    const double near = t * t * (0.5 + t * (1. / 6 + t * (1. / 24 + t * upper))), far = expm1(t) - t;
    return fabs(t) < 0.05 ? near : far;
}
/* 2^n, and exp(x) / 2^n - 1 as a sum of its first two terms, to 37 bits for |x| < 700. The number 2^n is in the last
   bits of a sum with 3 * 2^51. */
FORMULA double formula_short_exp(double x, double *power, double *first) {
    const double sum = x * 1.4426950408889634 + 0x1.8p52, r = x - (sum - 0x1.8p52) * 0.6931471805599453;
    const double square = r * r, low = 0.5 + r * (1. / 6) + square * (1. / 24 + r * (1. / 120));
    const double high = 1. / 720 + r * (1. / 5040) + square * (1. / 40320 + r * (1. / 362880));
    union {
        double number;
        int64_t bits;
    } whole = {sum};
    whole.bits = (whole.bits + 1023) << 52;
    *power = whole.number;
    *first = r;
    return square * (low + square * square * high);
}
/* exp((a - x) * t - x * (expm1(t) - t)), or exp(-30) if that is more, to the precision of floats. */
FORMULA double formula_gamma_fall(double a, double x, double t) {
    double power, first, rest = formula_short_exp(t, &power, &first);
    rest = power == 1 ? rest : power * (1 + (first + rest)) - 1 - t;
    const double to = (a - x) * t - x * rest;
    rest = formula_short_exp(to < -30 ? -30 : to, &power, &first);
    return power * (1 + (first + rest));
}
/* log(x) - digamma(a); for large shapes, where both are close, by Stirling's series. */
FORMULA double formula_above_digamma(double a, double x, double y, double digamma) {
    if (a < 16)
        return y - digamma;
    const double part = 1 / a, z = part * part;
    const double series = z * (1. / 12 - z * (1. / 120 - z * (1. / 252 - z * (1. / 240 - z / 132))));
    return (fabs(x - a) < a / 2 ? log1p((x - a) / a) : y - log(a)) + part / 2 + series;
}
/* A distance from log(x) at which the density of a gamma distribution has decreased by at least exp(-fall). */
FORMULA double formula_gamma_reach(double a, double x, double side, double fall) {
    const double slope = fabs(x - a), near = 2 * fall / (slope + sqrt(slope * slope + 2 * fall * x));
    if (side > 0) {
        const double far = log1p((fall + a * near) / x);
        return near < far ? near : far;
    }
    return near - ((a - x) * near + x * formula_expm1_rest(-near) - fall) / (a - x - x * expm1(-near));
}
/* The probability of one side of x over the density of log(x) at x; with `slope`, the derivative of log(x) by the shape
   a for constant probability. Integrands have one sign on the chosen side, so no digits cancel. */
FORMULA double formula_gamma_side(double a, double x, double y, bool lower, bool slope, bool single) {
    const double points[] = {
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972, 0.5320284464313028,
        0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198, 0.8240468259684878,
        0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663, 0.9873642779856547,
        0.9975936099985107, 0.006858095651593787, 0.03578255816821324, 0.08639934246511749,
        0.15635354759415726, 0.24237568182092295, 0.3404438155360551, 0.44597252564632817, 0.5540274743536718,
        0.6595561844639448, 0.757624318179077, 0.8436464524058427, 0.9136006575348825, 0.9642174418317868,
        0.9931419043484062};
    const double weights[] = {
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278, 0.05775283402686276,
        0.06083523646390165, 0.06291872817341412, 0.06396909767337601, 0.06396909767337601,
        0.06291872817341412, 0.06083523646390165, 0.05775283402686276, 0.05372213505798278,
        0.04880932605205696, 0.0430950807659766, 0.03667324070554008, 0.02964929245771818,
        0.022138719408709706, 0.01426569431446678, 0.006170614899994345, 0.017559730165875875,
        0.04007904357987999, 0.060759285343951655, 0.07860158357909681, 0.09276919873896894,
        0.10259923186064786, 0.10763192673157897, 0.10763192673157897, 0.10259923186064786,
        0.09276919873896894, 0.07860158357909681, 0.060759285343951655, 0.04007904357987999,
        0.017559730165875875};
    const double *const point = points + FORMULA_RULE(single), *const weight = weights + FORMULA_RULE(single);
    const double side = lower ? -1 : 1, least = single ? 1e-9 : 1e-18, enough = single ? 8 : 16;
    double sum = 0, factor = 1, digamma = slope ? formula_digamma(a + 1) : 0, term[FORMULA_POINTS(false)];
    for (; lower && factor > least * sum && (a < enough || 4 * x < a); digamma += slope ? 1 / a : 0) {
        const double part = 1 / a++;
        sum += factor * part * (slope ? digamma - y : 1);
        factor *= x * part;
    }
    if (lower && factor <= least * sum)
        return sum;
    const double reach = formula_gamma_reach(a, x, side, FORMULA_FALL(single));
    const double away = slope ? formula_above_digamma(a, x, y, digamma - 1 / a) : side;
    for (int k = 0; k < FORMULA_POINTS(single); k++) {
        const double t = side * reach * point[k];
        term[k] = weight[k] * side * (away + (slope ? t : 0)) * exp((a - x) * t - x * formula_expm1_rest(t));
    }
    for (int k = 0; k < FORMULA_POINTS(single); k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA double formula_slope_of_gamma_to(double a, double y, bool single) {
    const bool inside = (a > 0) & (a < INFINITY) & (fabs(y) < INFINITY);
    return inside ? formula_gamma_side(a, exp(y), y, y <= formula_digamma(a + 1), true, single) : NAN;
}
FORMULA double formula_slope_of_gamma(double a, double y) { return formula_slope_of_gamma_to(a, y, false); }
FORMULA float formula_slope_of_gammaf(float a, float y) { return (float)formula_slope_of_gamma_to(a, y, true); }

/* Stirling's series for the logarithm of the gamma function. */
FORMULA double formula_stirling_rest(double a) {
    const double part = 1 / a, z = part * part;
    return part * (1. / 12 - z * (1. / 360 - z * (1. / 1260 - z * (1. / 1680 - z * (1. / 1188)))));
}
/* Density of log(x); for large shapes by Stirling's series, because the logarithm would lose digits. */
FORMULA double formula_gamma_density_far(double a, double x) {
    const double away = log1p((x - a) / a);
    return sqrt(a / 6.283185307179586) * exp(-a * formula_expm1_rest(away) - formula_stirling_rest(a));
}
FORMULA double formula_gamma_density(double a, double x) {
    return a < 16 ? exp(a * log(x) - x - formula_log_gamma(a)) : formula_gamma_density_far(a, x);
}
/* The probability of a gamma distribution of shape a below x, or above x. */
FORMULA double formula_gamma_outside(double a, double x, bool wanted_lower) {
    if (!(a >= 0 && x >= 0) || (a == 0 && x == 0) || (a == INFINITY && x == INFINITY))
        return NAN;
    return ((a == 0) | (x == INFINITY)) == wanted_lower;
}
FORMULA double formula_gamma_share(double a, double x, bool wanted_lower) {
    if (!((a > 0) & (x > 0) & (a < INFINITY) & (x < INFINITY)))
        return formula_gamma_outside(a, x, wanted_lower);
    const bool lower = x <= a + 0.5; /* about exp(digamma(a + 1)) */
    const double density = formula_gamma_density(a, x);
    if (!lower && wanted_lower && density < 1e-17 * (x - a)) /* a bound of what is above x */
        return 1;
    const double share = density * formula_gamma_side(a, x, log(x), lower, false, false);
    const double found = lower == wanted_lower ? share : 1 - share;
    return found > 1 ? 1 : found;
}
FORMULA double formula_share_below(double a, double x) { return formula_gamma_share(a, x, true); }
FORMULA double formula_share_above(double a, double x) { return formula_gamma_share(a, x, false); }
/* The same for floats, without branches, so that gcc computes vectors of elements. Eight steps increase the shape of
   the lower side, and shift that of the gamma function below 16. */
FORMULA double formula_gamma_share_single(double shape, double end, bool wanted_lower) {
    const bool single = true;
    const double points[] = {
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972, 0.5320284464313028,
        0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198, 0.8240468259684878,
        0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663, 0.9873642779856547,
        0.9975936099985107, 0.006858095651593787, 0.03578255816821324, 0.08639934246511749,
        0.15635354759415726, 0.24237568182092295, 0.3404438155360551, 0.44597252564632817, 0.5540274743536718,
        0.6595561844639448, 0.757624318179077, 0.8436464524058427, 0.9136006575348825, 0.9642174418317868,
        0.9931419043484062};
    const double weights[] = {
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278, 0.05775283402686276,
        0.06083523646390165, 0.06291872817341412, 0.06396909767337601, 0.06396909767337601,
        0.06291872817341412, 0.06083523646390165, 0.05775283402686276, 0.05372213505798278,
        0.04880932605205696, 0.0430950807659766, 0.03667324070554008, 0.02964929245771818,
        0.022138719408709706, 0.01426569431446678, 0.006170614899994345, 0.017559730165875875,
        0.04007904357987999, 0.060759285343951655, 0.07860158357909681, 0.09276919873896894,
        0.10259923186064786, 0.10763192673157897, 0.10763192673157897, 0.10259923186064786,
        0.09276919873896894, 0.07860158357909681, 0.060759285343951655, 0.04007904357987999,
        0.017559730165875875};
    const double *const point = points + FORMULA_RULE(single), *const weight = weights + FORMULA_RULE(single);
    const bool inside = (shape > 0) & (end > 0) & (shape < INFINITY) & (end < INFINITY);
    const double x = inside ? end : 1, first = inside ? shape : 1, side = x <= first + 0.5 ? -1 : 1, fall = 20;
    const double enough = side < 0 ? 8 : 0;
    double a = first, steps = first, sum = 0, factor = 1;
    FORMULA_UNROLL for (int k = 0; k < 8; k++) {
        const double part = 1 / a;
        steps *= k ? first + k : 1;
        sum += a < enough ? factor * part : 0;
        factor *= a < enough ? x * part : 1;
        a += a < enough ? 1 : 0;
    }
    const double slope = fabs(x - a), near = 2 * fall / (slope + sqrt(slope * slope + 2 * fall * x));
    const double far = log1p((fall + a * near) / x), least = near < far ? near : far;
    const double over = (a - x) * near + x * formula_expm1_rest(-near) - fall;
    const double below = near - over / (a - x - x * expm1(-near)), reach = side > 0 ? least : below;
    double average = 0;
    FORMULA_UNROLL for (int k = 0; k < FORMULA_POINTS(true); k++)
        average += weight[k] * formula_gamma_fall(a, x, side * reach * point[k]);
    sum += factor * reach * average;
    const double high = first < 16 ? first + 8 : first, large = first < 16 ? 16 : first;
    const double logarithm = (high - 0.5) * log(high) - high + 0.9189385332046727 + formula_stirling_rest(high);
    const double small_density = steps * exp(first * log(x) - x - logarithm);
    const double large_density = formula_gamma_density_far(large, x);
    const double density = first < 16 ? small_density : large_density;
    const double share = density * sum, found = (side < 0) == wanted_lower ? share : 1 - share;
    const bool wrong = !((shape >= 0) & (end >= 0)) | (shape + end == 0) | ((shape == INFINITY) & (end == INFINITY));
    const double limit = ((shape == 0) | (end == INFINITY)) == wanted_lower ? 1 : 0;
    return inside ? found > 1 ? 1 : found : wrong ? NAN : limit;
}
FORMULA float formula_share_belowf(float a, float x) { return (float)formula_gamma_share_single(a, x, true); }
FORMULA float formula_share_abovef(float a, float x) { return (float)formula_gamma_share_single(a, x, false); }

/* Like formula_gamma_reach for a beta distribution, by Newton's method, which overshoots on a convex function. */
FORMULA double formula_beta_reach(double a, double b, double x, double side, double drop) {
    const double all = a + b, slope = fabs(x * all - a);
    const double most = side > 0 ? (drop - all * log(x)) / b : (drop - all * log1p(-x)) / a;
    double reach = 2 * drop / (slope + sqrt(slope * slope + 2 * drop * all * x * (1 - x)));
    for (int step = 0; step < 4; step++) {
        const double t = side * reach, share = x / (x + (1 - x) * exp(-t));
        const double fall = all * log1p(x * expm1(t)) - a * t;
        const double next = reach - (fall - drop) / (side * (all * share - a));
        reach = (next > 0) & (next < most) ? next : most;
    }
    return reach;
}
/* The derivative of logit(x) by a, for a beta distribution with constant probability below x. */
FORMULA double formula_slope_of_beta_to(double x, double a, double b, bool single) {
    const double points[] = {
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972, 0.5320284464313028,
        0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198, 0.8240468259684878,
        0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663, 0.9873642779856547,
        0.9975936099985107, 0.006858095651593787, 0.03578255816821324, 0.08639934246511749,
        0.15635354759415726, 0.24237568182092295, 0.3404438155360551, 0.44597252564632817, 0.5540274743536718,
        0.6595561844639448, 0.757624318179077, 0.8436464524058427, 0.9136006575348825, 0.9642174418317868,
        0.9931419043484062};
    const double weights[] = {
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278, 0.05775283402686276,
        0.06083523646390165, 0.06291872817341412, 0.06396909767337601, 0.06396909767337601,
        0.06291872817341412, 0.06083523646390165, 0.05775283402686276, 0.05372213505798278,
        0.04880932605205696, 0.0430950807659766, 0.03667324070554008, 0.02964929245771818,
        0.022138719408709706, 0.01426569431446678, 0.006170614899994345, 0.017559730165875875,
        0.04007904357987999, 0.060759285343951655, 0.07860158357909681, 0.09276919873896894,
        0.10259923186064786, 0.10763192673157897, 0.10763192673157897, 0.10259923186064786,
        0.09276919873896894, 0.07860158357909681, 0.060759285343951655, 0.04007904357987999,
        0.017559730165875875};
    const double *const point = points + FORMULA_RULE(single), *const weight = weights + FORMULA_RULE(single);
    if (!((x > 0) & (x < 1) & (a > 0) & (b > 0) & (a < INFINITY) & (b < INFINITY)))
        return NAN;
    const double y = log(x);
    double mean = formula_digamma(a) - formula_digamma(a + b), sum = 0, factor = 1, term[FORMULA_POINTS(false)];
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
    const double side = lower ? -1 : 1, reach = formula_beta_reach(a, b, x, side, FORMULA_FALL(single));
    for (int k = 0; k < FORMULA_POINTS(single); k++) {
        const double t = side * reach * point[k], shift = log1p(x * expm1(t));
        term[k] = weight[k] * side * (y - mean + t - shift) * exp(a * t - (a + b) * shift);
    }
    for (int k = 0; k < FORMULA_POINTS(single); k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA double formula_slope_of_beta(double x, double a, double b) { return formula_slope_of_beta_to(x, a, b, false); }
FORMULA float formula_slope_of_betaf(float x, float a, float b) {
    return (float)formula_slope_of_beta_to(x, a, b, true);
}

/* Draws that may reject numbers compute further ones in [0, 1) from the bits of the first (SplitMix64: Steele, Lea
   and Flood, 2014). */
FORMULA uint64_t formula_mixed(uint64_t state) {
    state = (state ^ state >> 30) * 0xbf58476d1ce4e5b9u;
    state = (state ^ state >> 27) * 0x94d049bb133111ebu;
    return state ^ state >> 31;
}
FORMULA double formula_drawn(uint64_t *state) {
    return (double)(formula_mixed(*state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
}

/* A draw of a gamma distribution of shape a >= 1 (Marsaglia and Tsang, "A simple method for generating gamma
   variables", 2000). At most one pair in twenty is rejected. */
FORMULA double formula_drawn_gamma(double a, double normal, double uniform) {
    const double d = a - 1. / 3, c = 1 / sqrt(9 * d);
    uint64_t state = (uint64_t)((normal + 16) * 0x1p58) ^ formula_mixed((uint64_t)(uniform * 0x1p53));
    for (int attempt = 0; attempt < 64; attempt++) {
        const double root = 1 + c * normal, v = root * root * root;
        if (root > 0 && log1p(-uniform) < 0.5 * normal * normal + d * (1 - v + log(v)))
            return d * v;
        const double first = formula_drawn(&state) + 0x1p-54, second = formula_drawn(&state);
        uniform = formula_drawn(&state);
        normal = sqrt(-2 * log(first)) * cos(6.283185307179586 * second);
    }
    return a; /* nan, or a shape that is not a number */
}
FORMULA float formula_drawn_gammaf(float a, float normal, float uniform) {
    return (float)formula_drawn_gamma(a, normal, uniform);
}

/* t - log1p(t), near 0 by the series of the inverse hyperbolic tangent. */
FORMULA double formula_log1p_rest(double t) {
    const double s = t / (2 + t), z = s * s;
    const double sum = 1. / 3 + z * (1. / 5 + z * (1. / 7 + z * (1. / 9 + z * (1. / 11 + z * (1. / 13)))));
    return fabs(t) > 0.125 ? t - log1p(t) : s * (t - 2 * z * sum);
}
/* The probability of k in a Poisson distribution. */
FORMULA double formula_poisson_chance(double k, double rate) {
    if (!(k >= 8))
        return k > 0 ? formula_gamma_density(k, rate) / k : exp(-rate);
    const double fall = k * formula_log1p_rest((rate - k) / k);
    return exp(-fall - formula_stirling_rest(k)) / sqrt(6.283185307179586 * k);
}

/* A draw of a Poisson distribution: of small rates by subtracting the chances of 0, 1, and so on from a uniform number,
   of others by transformed rejection (Hoermann, "The transformed rejection method for generating Poisson random
   variables", 1993), which rejects at most one pair in five. */
FORMULA double formula_drawn_poisson(double rate, double uniform) {
    uint64_t state = (uint64_t)(uniform * 0x1p53);
    if (!(rate >= 10)) {
        double left = formula_drawn(&state), chance = exp(-rate), k = 0;
        for (; left > chance && k < 200; chance *= rate / k) {
            left -= chance;
            k++;
        }
        return k;
    }
    const double b = 0.931 + 2.53 * sqrt(rate), a = 0.02483 * b - 0.059;
    const double scale = 1.1239 + 1.1328 / (b - 3.4), sure = 0.9277 - 3.6224 / (b - 2);
    for (int attempt = 0; attempt < 64; attempt++) {
        const double u = formula_drawn(&state) - 0.5, v = formula_drawn(&state), side = 0.5 - fabs(u);
        const double k = floor((2 * a / side + b) * u + rate + 0.43);
        if (side >= 0.07 && v <= sure)
            return k;
        if (k >= 0 && (side >= 0.013 || v <= side)
            && v * scale / (a / (side * side) + b) <= formula_poisson_chance(k, rate))
            return k;
    }
    return floor(rate);
}
FORMULA float formula_drawn_poissonf(float rate, float uniform) {
    return (float)formula_drawn_poisson(rate, uniform);
}

/* The probability of k successes among n trials, but for a factor that all k share. */
FORMULA double formula_binomial_chance(double k, double n, double share) {
    return formula_poisson_chance(k, n * share) * formula_poisson_chance(n - k, n * (1 - share));
}

/* A draw of a binomial distribution with a probability of at most a half: of few trials by counting, of few expected
   successes by subtracting chances, otherwise by transformed rejection (Hoermann, "The generation of binomial random
   variates", 1993), which compares chances for up to a third of the pairs. */
FORMULA double formula_drawn_successes(double n, double share, uint64_t state) {
    double k = 0;
    if (n <= 16) {
        for (double trial = 0; trial < n; trial++)
            k += formula_drawn(&state) < share;
        return k;
    }
    if (!(n * share >= 10)) {
        double left = formula_drawn(&state), chance = exp(n * log1p(-share));
        for (; left > chance && k < n && k < 200; chance *= (n - k + 1) / k * (share / (1 - share))) {
            left -= chance;
            k++;
        }
        return k;
    }
    const double deviation = sqrt(n * share * (1 - share)), b = 1.15 + 2.53 * deviation;
    const double a = -0.0873 + 0.0248 * b + 0.01 * share, sure = 0.92 - 4.2 / b;
    for (int attempt = 0; attempt < 64; attempt++) {
        const double u = formula_drawn(&state) - 0.5, v = formula_drawn(&state), side = 0.5 - fabs(u);
        k = floor((2 * a / side + b) * u + n * share + 0.5);
        if (side >= 0.07 && v <= sure)
            return k;
        const double most = formula_binomial_chance(floor((n + 1) * share), n, share);
        const double scale = (2.83 + 5.1 / b) * deviation * most;
        if (k >= 0 && k <= n
            && v * scale / (a / (side * side) + b) <= formula_binomial_chance(k, n, share))
            return k;
    }
    return floor(n * share);
}
FORMULA double formula_drawn_binomial(double n, double share, double uniform) {
    const uint64_t state = (uint64_t)(uniform * 0x1p53);
    const double trials = floor(n + 0.5), few = share > 0.5 ? 1 - share : share;
    const double k = formula_drawn_successes(trials, few, state);
    return share > 0.5 ? trials - k : k;
}
FORMULA float formula_drawn_binomialf(float n, float share, float uniform) {
    return (float)formula_drawn_binomial(n, share, uniform);
}

/* The first zeros of J0 and J1. */
#define FORMULA_ZERO_0 2.404825557695773
#define FORMULA_ZERO_0_LOW -1.176691651530894e-16
#define FORMULA_ZERO_1 3.8317059702075125
#define FORMULA_ZERO_1_LOW -1.5269184090088067e-16
/* J0(x) / (x**0 * (x**2 - zero**2)), t = x**2 - 12.5, x up to 5: 2**-61.3 */
FORMULA double formula_fit_j0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return -0.05728080421634534 + x * 0.005949304370204258 + x2 * (-0.00020977831749049907 + x *
        3.776457883748362e-06) + x4 * (-4.1509083012504894e-08 + x * 3.084934702922688e-10 + x2 *
        (-1.656571459903623e-12 + x * 6.73513441179136e-15)) + x8 * (-2.1467051856113174e-17 + x *
        5.51056209871741e-20 + x2 * (-1.1640361746838076e-22 + x * 2.061116520568795e-25) + x4 *
        -3.06323311691256e-28);
}
/* Y0(x) / x**0 without its logarithm and pole, t = x**2 - 12.5, x up to 5: 2**-61.9 */
FORMULA double formula_fit_y0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.4837248578102995 + x * -0.034612465782841 + x2 * (-0.003011688739390264 + x *
        0.00019892039657764323) + x4 * (-4.567729022701017e-06 + x * 5.7787499771785263e-08 + x2 *
        (-4.725957372281842e-10 + x * 2.725171238971473e-12)) + x8 * (-1.171973157528347e-14 + x *
        3.911400798015355e-17 + x2 * (-1.0437796176188526e-19 + x * 2.2797663186482755e-22) + x4 *
        (-4.157484991378661e-25 + x * 6.413859243764242e-28));
}
/* K0(x) / x**0 without its logarithm and pole, z = x * x / 4 up to 1: 2**-61.3 */
FORMULA double formula_fit_k0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return -0.5772156649015329 + x * 0.4227843350984672 + x2 * (0.23069608377461442 + x * 0.03489215745646899)
        + x4 * (0.0026147876186098785 + x * 0.00011848039436933674 + x2 * (3.612622451098646e-06 + x *
        7.93532829994721e-08)) + x8 * (1.3147868688683417e-09 + x * 1.8015484990051364e-11);
}
/* I0(x) / x**0, z = x * x / 4 up to 1: 2**-63.1 */
FORMULA double formula_fit_i0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 1.0 + x * 1.0 + x2 * (0.24999999999999925 + x * 0.027777777777787997) + x4 * (0.0017361111110415564
        + x * 6.944444471439719e-05 + x2 * (1.929011711676325e-06 + x * 3.9368515597022214e-08)) + x8 *
        (6.143219291498516e-10 + x * 7.974848900798228e-12);
}
/* real part of sqrt(pi x / 2) (J0 + i Y0) turned back, w = 1 / x**2 up to 1 / 25: 2**-57.7 */
FORMULA double formula_fit_even0_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 132.5796089774517 + x2 * (5466.8683029624335 + x * 85110.85004834321) + x4 *
        (484175.4237342412 + x * 808903.6004796186 + x2 * 194555.3820565008);
}
FORMULA double formula_fit_even0_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 132.6499214774516 + x2 * (5476.083098466883 + x * 85481.58267524226) + x4 *
        (489641.5616202299 + x * 836183.9128422524 + x2 * 225675.1048228424);
}
FORMULA double formula_fit_even0(double x) {
    return formula_fit_even0_over(x) / formula_fit_even0_under(x);
}
/* x times the imaginary part of sqrt(pi x / 2) (J0 + i Y0) turned back: 2**-52.4 */
FORMULA double formula_fit_odd0_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return -0.12499999999999997 + x * -18.798702074230285 + x2 * (-891.6744970578814 + x *
        -16255.228082391886) + x4 * (-110656.19539132042 + x * -225351.03726727067 + x2 * -60292.02803118786);
}
FORMULA double formula_fit_odd0_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 150.97555409383946 + x2 * (7220.041351183784 + x * 134011.83739918258) + x4 *
        (952546.0080497202 + x * 2192215.680718748 + x2 * 1000521.7572379103);
}
FORMULA double formula_fit_odd0(double x) {
    return formula_fit_odd0_over(x) / formula_fit_odd0_under(x);
}
/* sqrt(x) * exp(x) * K0(x), t = 1 / x up to 1 / 2: 2**-57.3 */
FORMULA double formula_fit_decay0_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.2533141373155003 + x * 17.660644233343096 + x2 * (89.1422873986122 + x * 202.2137040621121) + x4
        * (212.04423017060972 + x * 94.7822137833924 + x2 * (14.224347970504061 + x * 0.33572083999197655));
}
FORMULA double formula_fit_decay0_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 14.216155367616603 + x2 * (72.83196175095952 + x * 169.52085643567807) + x4 *
        (186.18499744069197 + x * 90.94606231274945 + x2 * (16.53045233989973 + x * 0.6933584031611101));
}
FORMULA double formula_fit_decay0(double x) {
    return formula_fit_decay0_over(x) / formula_fit_decay0_under(x);
}
/* J1(x) / (x**1 * (x**2 - zero**2)), t = x**2 - 12.5, x up to 5: 2**-57.4 */
FORMULA double formula_fit_j1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return -0.01587595431164548 + x * 0.0010472622017448023 + x2 * (-2.7137446357732616e-05 + x *
        3.8669007016709887e-07) + x4 * (-3.519674872655085e-09 + x * 2.233035618797018e-11 + x2 *
        (-1.046316625974728e-13 + x * 3.7738585249738563e-16)) + x8 * (-1.0809771391441336e-18 + x *
        2.5198026146926385e-21 + x2 * (-4.879910151485815e-24 + x * 7.904475431824335e-27));
}
/* Y1(x) / x**1 without its logarithm and pole, t = x**2 - 12.5, x up to 5: 2**-59.7 */
FORMULA double formula_fit_y1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.13974939033568806 + x * 0.007286920670758754 + x2 * (-0.0010439693029195977 + x *
        3.396964021646922e-05) + x4 * (-5.502334460239124e-07 + x * 5.468334105757459e-09 + x2 *
        (-3.707197402508518e-11 + x * 1.8314634598078453e-13)) + x8 * (-6.901774342562619e-16 + x *
        2.0520393341054143e-18 + x2 * (-4.9406088817244514e-21 + x * 9.846510540509311e-24) + x4 *
        -1.6478558622201133e-26);
}
/* K1(x) / x**1 without its logarithm and pole, z = x * x / 4 up to 1: 2**-57.0 */
FORMULA double formula_fit_k1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.038607832450766426 + x * -0.16819608377461565 + x2 * (-0.04539379174024404 + x *
        -0.004795547459523624) + x4 * (-0.0002788398745785504 + x * -1.035561464735343e-05 + x2 *
        (-2.6789422284472167e-07 + x * -5.10558864421617e-09)) + x8 * -7.908448765567527e-11;
}
/* I1(x) / x**1, z = x * x / 4 up to 1: 2**-57.5 */
FORMULA double formula_fit_i1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.5 + x * 0.24999999999999958 + x2 * (0.041666666666677954 + x * 0.003472222222102681) + x4 *
        (0.00017361111174185668 + x * 5.787035176183666e-06 + x2 * (1.3778980794018876e-07 + x *
        2.457257570320752e-09)) + x8 * 3.5900749590088696e-11;
}
/* real part of sqrt(pi x / 2) (J1 + i Y1) turned back, w = 1 / x**2 up to 1 / 25: 2**-57.5 */
FORMULA double formula_fit_even1_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 130.36145232812694 + x2 * (5264.9124655829655 + x * 79873.62493277366) + x4 *
        (440292.05137586367 + x * 714217.609112117 + x2 * 186054.7272939293);
}
FORMULA double formula_fit_even1_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 130.24426482812703 + x2 * (5249.793661354858 + x * 79276.51878996215) + x4 *
        (431677.5927522208 + x * 672284.7701809232 + x2 * 139474.69532121607);
}
FORMULA double formula_fit_even1(double x) {
    return formula_fit_even1_over(x) / formula_fit_even1_under(x);
}
/* x times the imaginary part of sqrt(pi x / 2) (J1 + i Y1) turned back: 2**-53.8 */
FORMULA double formula_fit_odd1_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0.375 + x * 55.62615889192788 + x2 * (2596.8332408131287 + x * 46503.28550393205) + x4 *
        (311126.91044175095 + x * 631351.7967015292 + x2 * 192678.57777425626);
}
FORMULA double formula_fit_odd1_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 148.60986121180662 + x2 * (6964.783947238879 + x * 125808.50894348678) + x4 *
        (859634.5261566323 + x * 1853373.6660028154 + x2 * 733883.3487584643);
}
FORMULA double formula_fit_odd1(double x) {
    return formula_fit_odd1_over(x) / formula_fit_odd1_under(x);
}
/* sqrt(x) * exp(x) * K1(x), t = 1 / x up to 1 / 2: 2**-56.6 */
FORMULA double formula_fit_decay1_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.2533141373155003 + x * 17.418914942509346 + x2 * (87.69701106043985 + x * 203.1287699240291) + x4
        * (227.95201732351617 + x * 119.67432291978082 + x2 * (25.57110517338125 + x * 1.4732013161094328));
}
FORMULA double formula_fit_decay1_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 13.523283298566554 + x2 * (65.01804741671607 + x * 139.17376229553506) + x4 *
        (136.06606753400078 + x * 55.77647683268811 + x2 * (7.4592424536536885 + x * 0.1398902649279477));
}
FORMULA double formula_fit_decay1(double x) {
    return formula_fit_decay1_over(x) / formula_fit_decay1_under(x);
}

#define FORMULA_TWO_OVER_PI 0.6366197723675814
/* J, or Y if `second`, for 0 <= x < 5. The first zero of J is a factor, so that its neighbourhood keeps all digits. */
FORMULA double formula_wave_near(int order, double x, bool second) {
    const double t = x * x - 12.5, zero = order ? FORMULA_ZERO_1 : FORMULA_ZERO_0;
    const double from_zero = (x - zero - (order ? FORMULA_ZERO_1_LOW : FORMULA_ZERO_0_LOW)) * (x + zero);
    const double wave = from_zero * (order ? x * formula_fit_j1(t) : formula_fit_j0(t));
    const double first = x < 1e-9 ? order ? x / 2 : 1 : wave;
    if (!second)
        return first;
    return order ? FORMULA_TWO_OVER_PI * (log(x) * first - 1 / x) + x * formula_fit_y1(t)
                 : FORMULA_TWO_OVER_PI * (log(x) * first) + formula_fit_y0(t);
}
/* The same for x >= 5: a wave whose size and phase are smooth functions of 1 / x (Abramowitz and Stegun, 9.2.5). */
FORMULA double formula_wave_far(int order, double x, bool second) {
    const double w = 1 / (x * x), even = order ? formula_fit_even1(w) : formula_fit_even0(w);
    const double odd = (order ? formula_fit_odd1(w) : formula_fit_odd0(w)) / x;
    /* Sine and cosine of one angle would become one call, which has no form for vectors. */
    const double sine = sin(x == INFINITY ? 0 : x), cosine = cos(x == INFINITY ? 1 : x);
    const double scale = 0.5641895835477563 / sqrt(x);
    const double c = order ? sine - cosine : cosine + sine, s = order ? -cosine - sine : sine - cosine;
    return scale * (second ? even * s + odd * c : even * c - odd * s);
}
/* Both are computed, and one is selected: gcc vectorizes no branches. */
FORMULA double formula_wave(int order, double x, bool second) {
    const double near = formula_wave_near(order, x < 5 ? x : 5, second);
    const double far = formula_wave_far(order, x < 5 ? 5 : x, second), outside = x == 0 ? -INFINITY : NAN;
    return second & (x <= 0) ? outside : x < 5 ? near : far;
}
FORMULA double formula_bessel_j0(double x) { return formula_wave(0, fabs(x), false); }
FORMULA double formula_bessel_j1(double x) {
    const double size = formula_wave(1, fabs(x), false);
    return copysign(1.0, x) * size;
}
FORMULA double formula_bessel_y0(double x) { return formula_wave(0, x, true); }
FORMULA double formula_bessel_y1(double x) { return formula_wave(1, x, true); }

/* K, or exp(x) K if `scaled`, for 0 < x <= 2. */
FORMULA double formula_decay_near(int order, double x, bool scaled) {
    const double z = x * x / 4, logarithm = log(x / 2);
    const double near = order ? 1 / x + x * (formula_fit_k1(z) + logarithm * formula_fit_i1(z))
                              : formula_fit_k0(z) - logarithm * formula_fit_i0(z);
    return scaled ? near * exp(x) : near;
}
/* The same for x >= 2. */
FORMULA double formula_decay_far(int order, double x, bool scaled) {
    const double far = (order ? formula_fit_decay1(1 / x) : formula_fit_decay0(1 / x)) / sqrt(x);
    return scaled ? far : far * exp(-x);
}
FORMULA double formula_decay(int order, double x, bool scaled) {
    const double near = formula_decay_near(order, x < 2 ? x : 2, scaled);
    const double far = formula_decay_far(order, x < 2 ? 2 : x, scaled), outside = x == 0 ? INFINITY : NAN;
    return x <= 0 ? outside : x < 2 ? near : far;
}
FORMULA double formula_scaled_k0(double x) { return formula_decay(0, x, true); }
FORMULA double formula_scaled_k1(double x) { return formula_decay(1, x, true); }
FORMULA double formula_bessel_k0(double x) { return formula_decay(0, x, false); }
FORMULA double formula_bessel_k1(double x) { return formula_decay(1, x, false); }

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
FORMULA double formula_airy(double x, bool slope, int terms) {
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
    const double share[] = {
        1. / 2, 1. / 6, 1. / 12, 1. / 20, 1. / 30, 1. / 42, 1. / 56, 1. / 72, 1. / 90, 1. / 110, 1. / 132,
        1. / 156, 1. / 182, 1. / 210, 1. / 240, 1. / 272, 1. / 306, 1. / 342, 1. / 380, 1. / 420, 1. / 462,
        1. / 506, 1. / 552, 1. / 600, 1. / 650, 1. / 702, 1. / 756, 1. / 812, 1. / 870, 1. / 930};
    if (!(fabs(x) <= 10.5))
        return x != x ? x : formula_airy_far(x, slope);
    const double near = rint(x), t = x - near;
    double before = 0, at = value[(int)near + 10], next = derivative[(int)near + 10], power = 1, sum = 0;
    for (int n = 0; n < terms; n++) {
        sum += power * (slope ? (n + 1) * next : at);
        const double following = (near * at + before) * share[n];
        before = at;
        at = next;
        next = following;
        power *= t;
    }
    return sum;
}
FORMULA double formula_airy_ai(double x) { return formula_airy(x, false, 30); }
FORMULA double formula_airy_slope(double x) { return formula_airy(x, true, 30); }
FORMULA float formula_airy_aif(float x) { return (float)formula_airy(x, false, 18); }
FORMULA float formula_airy_slopef(float x) { return (float)formula_airy(x, true, 18); }

/* The sum over k >= 0 of (q + k) ** -s: terms up to least + slope * s, then the formula of Euler and Maclaurin. What
   its eight terms leave is about 1e-14 (s + 16)! / s! / end ** 18. */
FORMULA double formula_hurwitz_from(double s, double q, double least, double slope) {
    const double share[] = {1. / 12, -1. / 720, 1. / 30240, -1. / 1209600, 1. / 47900160, -691. / 1307674368000,
                            1. / 74724249600, -3617. / 10670622842880000};
    const bool whole = q <= 0 && q == floor(q);
    if (s == 1 || (s > 1 && whole))
        return q == q ? INFINITY : NAN;
    if (!(s > 1) || !(q > 0 || s == floor(s)))
        return NAN;
    double sum = 0, end = q;
    for (int first = 0; end < least + slope * s && first < 2000; first += 8, end = q + first) {
        double term[8];
        for (int k = 0; k < 8; k++) /* one vector */
            term[k] = pow(q + (first + k), -s);
        for (int k = 0; k < 8; k++)
            sum += term[k];
        if (end > 0 && term[7] <= 1e-17 * sum)
            return sum;
    }
    const double first = pow(end, 1 - s);
    double rising = s, factor = first / end / end, rest = first / (s - 1) + first / end / 2;
    for (int j = 0; j < 8; j++) {
        rest += share[j] * rising * factor;
        rising *= (s + 2 * j + 1) * (s + 2 * j + 2);
        factor /= end * end;
    }
    return sum + rest;
}
FORMULA double formula_hurwitz(double s, double q) { return formula_hurwitz_from(s, q, 8, 1.4); }

/* The n-th derivative of digamma, for arguments above -12 (Abramowitz and Stegun, 6.4.10). */
FORMULA double formula_poly_gamma_above(double n, double x) {
    return (fmod(n, 2.) == 0 ? -1 : 1) * tgamma(n + 1) * formula_hurwitz(n + 1, x);
}
/* The same for all arguments: its difference from the value at 1 - x has period 1. */
FORMULA double formula_poly_gamma(double n, double x) {
    if (n < 2)
        return n == 0 ? formula_digamma(x) : n == 1 ? formula_trigamma(x) : NAN;
    const double turn = fmod(n, 2.) == 0 ? 1 : -1, rest = x - floor(x);
    if (x - x != 0 || rest + fabs(x) == 0 || (x < 0 && rest == 0))
        return x == INFINITY ? 0 : x - x == 0 ? -turn * INFINITY : NAN;
    if (x >= -12)
        return formula_poly_gamma_above(n, x);
    return turn * formula_poly_gamma_above(n, 1 - x)
           + (formula_poly_gamma_above(n, rest) - turn * formula_poly_gamma_above(n, 1 - rest));
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

#define FORMULA_AS_DOUBLE(name) FORMULA float name##f(float x) { return (float)name(x); }
FORMULA_AS_DOUBLE(formula_bessel_j0)
FORMULA_AS_DOUBLE(formula_bessel_j1)
FORMULA_AS_DOUBLE(formula_bessel_y0)
FORMULA_AS_DOUBLE(formula_bessel_y1)
FORMULA_AS_DOUBLE(formula_bessel_k0)
FORMULA_AS_DOUBLE(formula_bessel_k1)
FORMULA_AS_DOUBLE(formula_scaled_k0)
FORMULA_AS_DOUBLE(formula_scaled_k1)
FORMULA float formula_hurwitzf(float s, float q) { return (float)formula_hurwitz_from(s, q, 3, 0.5); }
FORMULA float formula_poly_gammaf(float n, float x) { return (float)formula_poly_gamma(n, x); }
FORMULA float formula_polynomialf(float x, float n, float kind) { return (float)formula_polynomial(x, n, kind); }

/* Shift elements of 32 bits and less as 32 bits: a vector holds twice as many. */
FORMULA int formula_shift_left_int(int x, int y) {
    return (unsigned)y > 31 ? 0 : (int)((unsigned)x << y);
}
FORMULA int formula_shift_right_int(int x, int y) { return x >> ((unsigned)y > 31 ? 31 : y); }
#define f_shift_left(x, y) _Generic((x) + (y), int: formula_shift_left_int, default: f_shift_left)(x, y)
#define f_shift_right(x, y) _Generic((x) + (y), int: formula_shift_right_int, default: f_shift_right)(x, y)

FORMULA complexfloat formula_exp_complexfloat(complexfloat x) {
    return cexpf(x);
}
FORMULA complexdouble formula_exp_complexdouble(complexdouble x) {
    return cexp(x);
}
#define f_exp(x) FORMULA_COMPLEX(+(x), formula_exp, expf, exp)(x)
#define f_exp2(x) FORMULA_FLOATING(+(x), exp2f, exp2)(x)
FORMULA complexfloat formula_log_complexfloat(complexfloat x) {
    return clogf(x);
}
FORMULA complexdouble formula_log_complexdouble(complexdouble x) {
    return clog(x);
}
#define f_log(x) FORMULA_COMPLEX(+(x), formula_log, logf, log)(x)
FORMULA complexfloat formula_log2_complexfloat(complexfloat x) {
    return clogf(x) * 1.4426950408889634f;
}
FORMULA complexdouble formula_log2_complexdouble(complexdouble x) {
    return clog(x) * 1.4426950408889634;
}
#define f_log2(x) FORMULA_COMPLEX(+(x), formula_log2, log2f, log2)(x)
FORMULA complexfloat formula_log10_complexfloat(complexfloat x) {
    return clogf(x) * 0.4342944819032518f;
}
FORMULA complexdouble formula_log10_complexdouble(complexdouble x) {
    return clog(x) * 0.4342944819032518;
}
#define f_log10(x) FORMULA_COMPLEX(+(x), formula_log10, log10f, log10)(x)
FORMULA complexfloat formula_log1p_complexfloat(complexfloat x) {
    return formula_complex_log1pf(x);
}
FORMULA complexdouble formula_log1p_complexdouble(complexdouble x) {
    return formula_complex_log1p(x);
}
#define f_log1p(x) FORMULA_COMPLEX(+(x), formula_log1p, log1pf, log1p)(x)
FORMULA complexfloat formula_expm1_complexfloat(complexfloat x) {
    return formula_complex_expm1f(x);
}
FORMULA complexdouble formula_expm1_complexdouble(complexdouble x) {
    return formula_complex_expm1(x);
}
#define f_expm1(x) FORMULA_COMPLEX(+(x), formula_expm1, expm1f, expm1)(x)
FORMULA complexfloat formula_sqrt_complexfloat(complexfloat x) {
    return csqrtf(x);
}
FORMULA complexdouble formula_sqrt_complexdouble(complexdouble x) {
    return csqrt(x);
}
#define f_sqrt(x) FORMULA_COMPLEX(+(x), formula_sqrt, sqrtf, sqrt)(x)
#define f_cbrt(x) FORMULA_FLOATING(+(x), cbrtf, cbrt)(x)
FORMULA complexfloat formula_sin_complexfloat(complexfloat x) {
    return csinf(x);
}
FORMULA complexdouble formula_sin_complexdouble(complexdouble x) {
    return csin(x);
}
#define f_sin(x) FORMULA_COMPLEX(+(x), formula_sin, sinf, sin)(x)
FORMULA complexfloat formula_cos_complexfloat(complexfloat x) {
    return ccosf(x);
}
FORMULA complexdouble formula_cos_complexdouble(complexdouble x) {
    return ccos(x);
}
#define f_cos(x) FORMULA_COMPLEX(+(x), formula_cos, cosf, cos)(x)
FORMULA complexfloat formula_tan_complexfloat(complexfloat x) {
    return ctanf(x);
}
FORMULA complexdouble formula_tan_complexdouble(complexdouble x) {
    return ctan(x);
}
#define f_tan(x) FORMULA_COMPLEX(+(x), formula_tan, tanf, tan)(x)
FORMULA complexfloat formula_asin_complexfloat(complexfloat x) {
    return casinf(x);
}
FORMULA complexdouble formula_asin_complexdouble(complexdouble x) {
    return casin(x);
}
#define f_asin(x) FORMULA_COMPLEX(+(x), formula_asin, asinf, asin)(x)
FORMULA complexfloat formula_acos_complexfloat(complexfloat x) {
    return cacosf(x);
}
FORMULA complexdouble formula_acos_complexdouble(complexdouble x) {
    return cacos(x);
}
#define f_acos(x) FORMULA_COMPLEX(+(x), formula_acos, acosf, acos)(x)
FORMULA complexfloat formula_atan_complexfloat(complexfloat x) {
    return catanf(x);
}
FORMULA complexdouble formula_atan_complexdouble(complexdouble x) {
    return catan(x);
}
#define f_atan(x) FORMULA_COMPLEX(+(x), formula_atan, atanf, atan)(x)
FORMULA complexfloat formula_sinh_complexfloat(complexfloat x) {
    return csinhf(x);
}
FORMULA complexdouble formula_sinh_complexdouble(complexdouble x) {
    return csinh(x);
}
#define f_sinh(x) FORMULA_COMPLEX(+(x), formula_sinh, sinhf, sinh)(x)
FORMULA complexfloat formula_cosh_complexfloat(complexfloat x) {
    return ccoshf(x);
}
FORMULA complexdouble formula_cosh_complexdouble(complexdouble x) {
    return ccosh(x);
}
#define f_cosh(x) FORMULA_COMPLEX(+(x), formula_cosh, coshf, cosh)(x)
FORMULA complexfloat formula_tanh_complexfloat(complexfloat x) {
    return ctanhf(x);
}
FORMULA complexdouble formula_tanh_complexdouble(complexdouble x) {
    return ctanh(x);
}
#define f_tanh(x) FORMULA_COMPLEX(+(x), formula_tanh, tanhf, tanh)(x)
FORMULA complexfloat formula_asinh_complexfloat(complexfloat x) {
    return casinhf(x);
}
FORMULA complexdouble formula_asinh_complexdouble(complexdouble x) {
    return casinh(x);
}
#define f_asinh(x) FORMULA_COMPLEX(+(x), formula_asinh, asinhf, asinh)(x)
FORMULA complexfloat formula_acosh_complexfloat(complexfloat x) {
    return cacoshf(x);
}
FORMULA complexdouble formula_acosh_complexdouble(complexdouble x) {
    return cacosh(x);
}
#define f_acosh(x) FORMULA_COMPLEX(+(x), formula_acosh, acoshf, acosh)(x)
FORMULA complexfloat formula_atanh_complexfloat(complexfloat x) {
    return catanhf(x);
}
FORMULA complexdouble formula_atanh_complexdouble(complexdouble x) {
    return catanh(x);
}
#define f_atanh(x) FORMULA_COMPLEX(+(x), formula_atanh, atanhf, atanh)(x)
#define f_erf(x) FORMULA_FLOATING(+(x), erff, erf)(x)
#define f_erfc(x) FORMULA_FLOATING(+(x), erfcf, erfc)(x)
FORMULA float formula_ndtr_float(float x) {
    return formula_ndtrf(x);
}
FORMULA double formula_ndtr_double(double x) {
    return formula_ndtr(x);
}
#define f_ndtr(x) FORMULA_FLOATING(+(x), formula_ndtr_float, formula_ndtr_double)(x)
FORMULA float formula_log_ndtr_float(float x) {
    return formula_log_ndtrf(x);
}
FORMULA double formula_log_ndtr_double(double x) {
    return formula_log_ndtr(x);
}
#define f_log_ndtr(x) FORMULA_FLOATING(+(x), formula_log_ndtr_float, formula_log_ndtr_double)(x)
FORMULA float formula_sinpi_float(float x) {
    return formula_sinpif(x);
}
FORMULA double formula_sinpi_double(double x) {
    return formula_sinpi(x);
}
#define f_sinpi(x) FORMULA_FLOATING(+(x), formula_sinpi_float, formula_sinpi_double)(x)
#define f_atan2(x, y) FORMULA_FLOATING((x) + (y), atan2f, atan2)(x, y)
FORMULA float formula_nextafter_float(float x, float y) {
    return formula_nextf(x, y);
}
FORMULA double formula_nextafter_double(double x, double y) {
    return formula_next(x, y);
}
#define f_nextafter(x, y) FORMULA_FLOATING((x) + (y), formula_nextafter_float, formula_nextafter_double)(x, y)
#define f_hypot(x, y) FORMULA_FLOATING((x) + (y), hypotf, hypot)(x, y)
#define f_copysign(x, y) FORMULA_FLOATING((x) + (y), copysignf, copysign)(x, y)
FORMULA float formula_erfinv_float(float x) {
    return formula_inverse_errorf(x);
}
FORMULA double formula_erfinv_double(double x) {
    return formula_inverse_error(x);
}
#define f_erfinv(x) FORMULA_FLOATING(+(x), formula_erfinv_float, formula_erfinv_double)(x)
FORMULA float formula_digamma_float(float x) {
    return formula_digammaf(x);
}
FORMULA double formula_digamma_double(double x) {
    return formula_digamma(x);
}
#define f_digamma(x) FORMULA_FLOATING(+(x), formula_digamma_float, formula_digamma_double)(x)
FORMULA float formula_polygamma_float(float x, float y) {
    return formula_poly_gammaf(x, y);
}
FORMULA double formula_polygamma_double(double x, double y) {
    return formula_poly_gamma(x, y);
}
#define f_polygamma(x, y) FORMULA_FLOATING((x) + (y), formula_polygamma_float, formula_polygamma_double)(x, y)
FORMULA float formula_i0_float(float x) {
    return formula_bessel_i0f(x);
}
FORMULA double formula_i0_double(double x) {
    return formula_bessel_i0(x);
}
#define f_i0(x) FORMULA_FLOATING(+(x), formula_i0_float, formula_i0_double)(x)
FORMULA float formula_i0e_float(float x) {
    return formula_bessel_i0ef(x);
}
FORMULA double formula_i0e_double(double x) {
    return formula_bessel_i0e(x);
}
#define f_i0e(x) FORMULA_FLOATING(+(x), formula_i0e_float, formula_i0e_double)(x)
FORMULA float formula_i1_float(float x) {
    return formula_bessel_i1f(x);
}
FORMULA double formula_i1_double(double x) {
    return formula_bessel_i1(x);
}
#define f_i1(x) FORMULA_FLOATING(+(x), formula_i1_float, formula_i1_double)(x)
FORMULA float formula_i1e_float(float x) {
    return formula_bessel_i1ef(x);
}
FORMULA double formula_i1e_double(double x) {
    return formula_bessel_i1e(x);
}
#define f_i1e(x) FORMULA_FLOATING(+(x), formula_i1e_float, formula_i1e_double)(x)
FORMULA float formula_bessel_j0_float(float x) {
    return formula_bessel_j0f(x);
}
FORMULA double formula_bessel_j0_double(double x) {
    return formula_bessel_j0(x);
}
#define f_bessel_j0(x) FORMULA_FLOATING(+(x), formula_bessel_j0_float, formula_bessel_j0_double)(x)
FORMULA float formula_bessel_j1_float(float x) {
    return formula_bessel_j1f(x);
}
FORMULA double formula_bessel_j1_double(double x) {
    return formula_bessel_j1(x);
}
#define f_bessel_j1(x) FORMULA_FLOATING(+(x), formula_bessel_j1_float, formula_bessel_j1_double)(x)
FORMULA float formula_bessel_y0_float(float x) {
    return formula_bessel_y0f(x);
}
FORMULA double formula_bessel_y0_double(double x) {
    return formula_bessel_y0(x);
}
#define f_bessel_y0(x) FORMULA_FLOATING(+(x), formula_bessel_y0_float, formula_bessel_y0_double)(x)
FORMULA float formula_bessel_y1_float(float x) {
    return formula_bessel_y1f(x);
}
FORMULA double formula_bessel_y1_double(double x) {
    return formula_bessel_y1(x);
}
#define f_bessel_y1(x) FORMULA_FLOATING(+(x), formula_bessel_y1_float, formula_bessel_y1_double)(x)
FORMULA float formula_modified_bessel_k0_float(float x) {
    return formula_bessel_k0f(x);
}
FORMULA double formula_modified_bessel_k0_double(double x) {
    return formula_bessel_k0(x);
}
#define f_modified_bessel_k0(x) FORMULA_FLOATING(+(x), formula_modified_bessel_k0_float, formula_modified_bessel_k0_double)(x)
FORMULA float formula_modified_bessel_k1_float(float x) {
    return formula_bessel_k1f(x);
}
FORMULA double formula_modified_bessel_k1_double(double x) {
    return formula_bessel_k1(x);
}
#define f_modified_bessel_k1(x) FORMULA_FLOATING(+(x), formula_modified_bessel_k1_float, formula_modified_bessel_k1_double)(x)
FORMULA float formula_scaled_modified_bessel_k0_float(float x) {
    return formula_scaled_k0f(x);
}
FORMULA double formula_scaled_modified_bessel_k0_double(double x) {
    return formula_scaled_k0(x);
}
#define f_scaled_modified_bessel_k0(x) FORMULA_FLOATING(+(x), formula_scaled_modified_bessel_k0_float, formula_scaled_modified_bessel_k0_double)(x)
FORMULA float formula_scaled_modified_bessel_k1_float(float x) {
    return formula_scaled_k1f(x);
}
FORMULA double formula_scaled_modified_bessel_k1_double(double x) {
    return formula_scaled_k1(x);
}
#define f_scaled_modified_bessel_k1(x) FORMULA_FLOATING(+(x), formula_scaled_modified_bessel_k1_float, formula_scaled_modified_bessel_k1_double)(x)
FORMULA float formula_airy_ai_float(float x) {
    return formula_airy_aif(x);
}
FORMULA double formula_airy_ai_double(double x) {
    return formula_airy_ai(x);
}
#define f_airy_ai(x) FORMULA_FLOATING(+(x), formula_airy_ai_float, formula_airy_ai_double)(x)
FORMULA float formula_airy_slope_float(float x) {
    return formula_airy_slopef(x);
}
FORMULA double formula_airy_slope_double(double x) {
    return formula_airy_slope(x);
}
#define f_airy_slope(x) FORMULA_FLOATING(+(x), formula_airy_slope_float, formula_airy_slope_double)(x)
FORMULA float formula_zeta_float(float x, float y) {
    return formula_hurwitzf(x, y);
}
FORMULA double formula_zeta_double(double x, double y) {
    return formula_hurwitz(x, y);
}
#define f_zeta(x, y) FORMULA_FLOATING((x) + (y), formula_zeta_float, formula_zeta_double)(x, y)
FORMULA float formula_orthogonal_polynomial_float(float x, float y, float z) {
    return formula_polynomialf(x, y, z);
}
FORMULA double formula_orthogonal_polynomial_double(double x, double y, double z) {
    return formula_polynomial(x, y, z);
}
#define f_orthogonal_polynomial(x, y, z) FORMULA_FLOATING((x) + (y) + (z), formula_orthogonal_polynomial_float, formula_orthogonal_polynomial_double)(x, y, z)
FORMULA float formula_erfcx_float(float x) {
    return formula_scaled_erfcf(x);
}
FORMULA double formula_erfcx_double(double x) {
    return formula_scaled_erfc(x);
}
#define f_erfcx(x) FORMULA_FLOATING(+(x), formula_erfcx_float, formula_erfcx_double)(x)
FORMULA float formula_gamma_below_float(float x, float y) {
    return formula_share_belowf(x, y);
}
FORMULA double formula_gamma_below_double(double x, double y) {
    return formula_share_below(x, y);
}
#define f_gamma_below(x, y) FORMULA_FLOATING((x) + (y), formula_gamma_below_float, formula_gamma_below_double)(x, y)
FORMULA float formula_gamma_above_float(float x, float y) {
    return formula_share_abovef(x, y);
}
FORMULA double formula_gamma_above_double(double x, double y) {
    return formula_share_above(x, y);
}
#define f_gamma_above(x, y) FORMULA_FLOATING((x) + (y), formula_gamma_above_float, formula_gamma_above_double)(x, y)
FORMULA float formula_log_gamma_grad_float(float x, float y) {
    return formula_slope_of_gammaf(x, y);
}
FORMULA double formula_log_gamma_grad_double(double x, double y) {
    return formula_slope_of_gamma(x, y);
}
#define f_log_gamma_grad(x, y) FORMULA_FLOATING((x) + (y), formula_log_gamma_grad_float, formula_log_gamma_grad_double)(x, y)
FORMULA float formula_beta_slope_float(float x, float y, float z) {
    return formula_slope_of_betaf(x, y, z);
}
FORMULA double formula_beta_slope_double(double x, double y, double z) {
    return formula_slope_of_beta(x, y, z);
}
#define f_beta_slope(x, y, z) FORMULA_FLOATING((x) + (y) + (z), formula_beta_slope_float, formula_beta_slope_double)(x, y, z)
FORMULA float formula_gamma_draw_float(float x, float y, float z) {
    return formula_drawn_gammaf(x, y, z);
}
FORMULA double formula_gamma_draw_double(double x, double y, double z) {
    return formula_drawn_gamma(x, y, z);
}
#define f_gamma_draw(x, y, z) FORMULA_FLOATING((x) + (y) + (z), formula_gamma_draw_float, formula_gamma_draw_double)(x, y, z)
FORMULA float formula_poisson_draw_float(float x, float y) {
    return formula_drawn_poissonf(x, y);
}
FORMULA double formula_poisson_draw_double(double x, double y) {
    return formula_drawn_poisson(x, y);
}
#define f_poisson_draw(x, y) FORMULA_FLOATING((x) + (y), formula_poisson_draw_float, formula_poisson_draw_double)(x, y)
FORMULA float formula_binomial_draw_float(float x, float y, float z) {
    return formula_drawn_binomialf(x, y, z);
}
FORMULA double formula_binomial_draw_double(double x, double y, double z) {
    return formula_drawn_binomial(x, y, z);
}
#define f_binomial_draw(x, y, z) FORMULA_FLOATING((x) + (y) + (z), formula_binomial_draw_float, formula_binomial_draw_double)(x, y, z)
FORMULA float formula_mantissa_float(float x) {
    return formula_mantissaf(x);
}
FORMULA double formula_mantissa_double(double x) {
    return formula_mantissa(x);
}
#define f_mantissa(x) FORMULA_FLOATING(+(x), formula_mantissa_float, formula_mantissa_double)(x)
FORMULA float formula_exponent_float(float x) {
    return formula_exponentf(x);
}
FORMULA double formula_exponent_double(double x) {
    return formula_exponent(x);
}
#define f_exponent(x) FORMULA_FLOATING(+(x), formula_exponent_float, formula_exponent_double)(x)
FORMULA float formula_lgamma_float(float x) {
    return formula_log_gammaf(x);
}
FORMULA double formula_lgamma_double(double x) {
    return formula_log_gamma(x);
}
#define f_lgamma(x) FORMULA_FLOATING(+(x), formula_lgamma_float, formula_lgamma_double)(x)
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
#define f_rsqrt(x) FORMULA_COMPLEX(+(x), formula_rsqrt, formula_rsqrt_float, formula_rsqrt_double)(x)
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
#define f_sigmoid(x) FORMULA_COMPLEX(+(x), formula_sigmoid, formula_sigmoid_float, formula_sigmoid_double)(x)
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
    return x > 0 ? 1 : x < 0 ? -1 : x;
}
FORMULA int64_t formula_sign_long(int64_t x) {
    return x > 0 ? 1 : x < 0 ? -1 : x;
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

/* Extremes and signs of narrow integers stay narrow: a vector holds up to four times as many. */
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

FORMULA uint8_t formula_sign_byte(uint8_t x) { return x != 0; }
FORMULA int8_t formula_sign_char(int8_t x) { return (int8_t)((x > 0) - (x < 0)); }
FORMULA int16_t formula_sign_short(int16_t x) { return (int16_t)((x > 0) - (x < 0)); }
#undef f_sign
#define f_sign(x) FORMULA_NARROW(x, x, formula_sign)(x)

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
