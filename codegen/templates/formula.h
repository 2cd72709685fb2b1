/* ${ banner } */
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
/*% for f, T, bits, least in [("f", "float", "int32_t", "INT32_MIN"), ("", "double", "int64_t", "INT64_MIN")] %*/
FORMULA ${ T } formula_next${ f }(${ T } x, ${ T } y) {
    const union {
        ${ T } value;
        ${ bits } bits;
    } from = {x}, to = {y};
    const ${ bits } position = from.bits < 0 ? ${ least } - from.bits : from.bits;
    const ${ bits } goal = to.bits < 0 ? ${ least } - to.bits : to.bits;
    const ${ bits } next = position + (position < goal) - (position > goal);
    const ${ bits } sign = from.bits & ${ least };
    const union {
        ${ bits } bits;
        ${ T } value;
    } result = {next == 0 ? sign : next < 0 ? ${ least } - next : next};
    return (x != x) | (y != y) ? x + y : position == goal ? y : result.value;
}
/*% endfor %*/

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

/*% include "formula_complex.h" %*/
/* A number among the options, for an element type. */
#define NUMBER(T, number)                                                                          \
    _Generic((T)0, complexfloat: formula_numberf(number), complexdouble: formula_number(number),   \
             float: (number).f, double: (number).f, default: (number).i)
/*% include "formula_shared.h" %*/

/*% include "formula_gamma.h" %*/

/*% include "formula_bessel.h" %*/

/* Shift elements of 32 bits and less as 32 bits: a vector holds twice as many. */
FORMULA int formula_shift_left_int(int x, int y) {
    return (unsigned)y > 31 ? 0 : (int)((unsigned)x << y);
}
FORMULA int formula_shift_right_int(int x, int y) { return x >> ((unsigned)y > 31 ? 31 : y); }
#define f_shift_left(x, y) _Generic((x) + (y), int: formula_shift_left_int, default: f_shift_left)(x, y)
#define f_shift_right(x, y) _Generic((x) + (y), int: formula_shift_right_int, default: f_shift_right)(x, y)

/*% for word in words %*/
/*% set arguments = word.letters %*/
/*% set type = ["", "+(x)", "(x) + (y)", "(x) + (y) + (z)"][word.arity] %*/
/*% set types = [] if word.is_library else [("float", "float"), ("double", "double"), ("int", "int"), ("int64_t", "long")] %*/
/*% for ctype, suffix in types + [("complexfloat", "complexfloat"), ("complexdouble", "complexdouble")] if word.c(ctype) %*/
FORMULA ${ "bool" if word.truth else ctype } formula_${ word.name }_${ suffix }(${ ctype } ${ arguments.replace(", ", ", " ~ ctype ~ " ") }) {
    return ${ word.c(ctype) };
}
/*% endfor %*/
/*% set own = (word.name ~ "f", word.name) if word.is_library else ("formula_" ~ word.name ~ "_float", "formula_" ~ word.name ~ "_double") %*/
/*% if word.integral %*/
#define f_${ word.name }(${ arguments }) ${ "FORMULA_ALL" if word.complex else "FORMULA_EVERY" }(${ type }, formula_${ word.name })(${ arguments })
/*% elif word.complex %*/
#define f_${ word.name }(${ arguments }) FORMULA_COMPLEX(${ type }, formula_${ word.name }, ${ own[0] }, ${ own[1] })(${ arguments })
/*% else %*/
#define f_${ word.name }(${ arguments }) FORMULA_FLOATING(${ type }, ${ own[0] }, ${ own[1] })(${ arguments })
/*% endif %*/
/*% endfor %*/

/* Extremes and signs of narrow integers stay narrow: a vector holds up to four times as many. */
/*% for name, sign in [("max", ">"), ("min", "<")] %*/
/*% for ctype, suffix in [("uint8_t", "byte"), ("int8_t", "char"), ("int16_t", "short")] %*/
FORMULA ${ ctype } formula_${ name }_${ suffix }(${ ctype } x, ${ ctype } y) { return x ${ sign } y ? x : y; }
/*% endfor %*/
#undef f_${ name }
#define f_${ name }(x, y) FORMULA_NARROW(x, y, formula_${ name })(x, y)
/*% endfor %*/

FORMULA uint8_t formula_sign_byte(uint8_t x) { return x != 0; }
/*% for ctype, suffix in [("int8_t", "char"), ("int16_t", "short")] %*/
FORMULA ${ ctype } formula_sign_${ suffix }(${ ctype } x) { return (${ ctype })((x > 0) - (x < 0)); }
/*% endfor %*/
#undef f_sign
#define f_sign(x) FORMULA_NARROW(x, x, formula_sign)(x)

/* A function call computes both sides, so the loop has no branch. */
/*% for ctype, suffix in [("float", "float"), ("double", "double"), ("int", "int"), ("int64_t", "long"), ("complexfloat", "complexfloat"), ("complexdouble", "complexdouble")] %*/
FORMULA ${ ctype } formula_select_${ suffix }(bool condition, ${ ctype } x, ${ ctype } y) {
    return condition ? x : y;
}
/*% endfor %*/
#define f_select(condition, x, y) FORMULA_ALL((x) + (y), formula_select)((condition) != 0, x, y)
