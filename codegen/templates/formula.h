/* ${ banner } */
/* The functions that element formulas print to, for float, double and every integer type. */
#pragma once
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/exponential.h"

/* gcc moves parts of a choice behind branches so, of which no vectors can be made. */
#pragma GCC optimize("no-tree-pre")

#define FORMULA static inline __attribute__((always_inline, unused))

/* Chosen by the promoted type of the operands: float, double, int, or int64_t. */
#define FORMULA_FLOATING(type, float_name, double_name)                                            \
    _Generic(type, float: float_name, default: double_name)
#define FORMULA_EVERY(type, name)                                                                  \
    _Generic(type, float: name##_float, double: name##_double, int: name##_int,                    \
             default: name##_long)

/* No vectors divide integers; doubles hold those of 32 bits, and their quotients round as they should. */
#define formula_quotient(x, y) (sizeof(x) == 4 ? (int)((double)(x) / (y)) : (x) / (y))

/* Each step takes some 50 bits off a quotient that has 277 at most, and is exact: doubles have room for them. Then
   it may lie off by one. */
FORMULA float formula_modulof(float x, float y) {
    const double divisor = fabs((double)y), inverse = 1 / divisor;
    double rest = fabs((double)x);
    _Pragma("GCC unroll 6") for (int step = 0; step < 6; step++) {
        rest = fma(-trunc(rest * inverse), divisor, rest);
    }
    rest = rest < 0 ? rest + divisor : rest;
    rest = rest >= divisor ? rest - divisor : rest;
    return divisor > 3.4028234663852886e38 ? x + 0 * x : copysignf((float)rest, x);
}
FORMULA double formula_modulo(double x, double y) { return fmod(x, y); }

FORMULA float formula_expf(float x) { return th_exp_float(x); }
FORMULA double formula_exp(double x) { return exp(x); }
FORMULA float formula_exp2f(float x) { return th_exp2_float(x); }
FORMULA double formula_exp2(double x) { return exp2(x); }
FORMULA float formula_erff(float x) { return th_erf_float(x); }
FORMULA double formula_erf(double x) { return erf(x); }
FORMULA float formula_erfcf(float x) { return th_erfc_float(x); }
FORMULA double formula_erfc(double x) { return erfc(x); }

/* The number that comes next: bits as whole numbers in the order of what they stand for, both zeros
   as one. A step to zero keeps the sign. */
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

/* lgamma writes a global sign; the reentrant one does not. */
FORMULA float formula_log_gammaf(float x) {
    int sign;
    return lgammaf_r(x, &sign);
}
FORMULA double formula_log_gamma(double x) {
    int sign;
    return lgamma_r(x, &sign);
}

/*% include "formula_shared.h" %*/

/*% for word in words %*/
/*% set arguments = ["x", "y"][:word.arity] | join(", ") %*/
/*% set type = ["", "+(x)", "(x) + (y)"][word.arity] %*/
/*% if word.is_library %*/
#define f_${ word.name }(${ arguments }) FORMULA_FLOATING(${ type }, ${ word.name }f, ${ word.name })(${ arguments })
/*% else %*/
/*% for ctype, suffix in [("float", "float"), ("double", "double"), ("int", "int"), ("int64_t", "long")] if word.c(ctype) %*/
FORMULA ${ "bool" if word.truth else ctype } formula_${ word.name }_${ suffix }(${ ctype } ${ arguments.replace(", ", ", " ~ ctype ~ " ") }) {
    return ${ word.c(ctype) };
}
/*% endfor %*/
/*% if word.integral %*/
#define f_${ word.name }(${ arguments }) FORMULA_EVERY(${ type }, formula_${ word.name })(${ arguments })
/*% else %*/
#define f_${ word.name }(${ arguments })                                                                         \
    FORMULA_FLOATING(${ type }, formula_${ word.name }_float, formula_${ word.name }_double)(${ arguments })
/*% endif %*/
/*% endif %*/
/*% endfor %*/

/* A function, so that both sides are computed and a loop needs no branch. */
/*% for ctype, suffix in [("float", "float"), ("double", "double"), ("int", "int"), ("int64_t", "long")] %*/
FORMULA ${ ctype } formula_select_${ suffix }(bool condition, ${ ctype } x, ${ ctype } y) {
    return condition ? x : y;
}
/*% endfor %*/
#define f_select(condition, x, y) FORMULA_EVERY((x) + (y), formula_select)((condition) != 0, x, y)
