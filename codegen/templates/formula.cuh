/* ${ banner } */
/* The functions that element formulas print to, on the GPU; the same names and texts as in formula.h. */
#pragma once
#include <cstdint>
#include <math_constants.h>

#define FORMULA __device__ __forceinline__
#define FORMULA2 template <typename A, typename B> __device__ __forceinline__

#ifndef INFINITY
#define INFINITY CUDART_INF
#endif
#ifndef NAN
#define NAN CUDART_NAN
#endif

FORMULA float formula_log_gammaf(float x) { return lgammaf(x); }
FORMULA double formula_log_gamma(double x) { return lgamma(x); }

/* The result has the divisor's sign, as Python's %. */
FORMULA float formula_restf(float x, float y) {
    const float rest = fmodf(x, y);
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA double formula_rest(double x, double y) {
    const double rest = fmod(x, y);
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA int64_t formula_integer_rest(int64_t x, int64_t y) {
    const int64_t rest = (y == 0) | (y == -1) ? 0 : x % y;
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA int64_t formula_integer_power(int64_t x, int64_t y) {
    if (y < 0)
        return x == 1 ? 1 : x == -1 ? ((y & 1) ? -1 : 1) : 0;
    int64_t result = 1;
    for (; y; y >>= 1, x *= x)
        result = (y & 1) ? result * x : result;
    return result;
}

/*% for word in words %*/
/*% for ctype in ["float", "double", "int", "int64_t"] if word.c(ctype) %*/
/*% set result = "bool" if word.truth else ctype %*/
/*% if word.arity == 1 %*/
FORMULA ${ result } f_${ word.name }(${ ctype } x) { return ${ word.c(ctype) }; }
/*% else %*/
FORMULA ${ result } formula_${ word.name }(${ ctype } x, ${ ctype } y) {
    return ${ word.c(ctype) };
}
/*% endif %*/
/*% endfor %*/
/*% if word.arity == 2 %*/
FORMULA2 auto f_${ word.name }(A x, B y)->decltype(x + y) {
    return formula_${ word.name }((decltype(x + y))x, (decltype(x + y))y);
}
/*% endif %*/
/*% endfor %*/

template <typename C, typename A, typename B>
FORMULA auto f_select(C condition, A x, B y)->decltype(x + y) {
    return condition ? x : y;
}

/* Shifts as multiplication and floor division by 2**y. */
FORMULA int64_t f_shift_left(int64_t x, int64_t y) {
    return (uint64_t)y > 63 ? 0 : (int64_t)((uint64_t)x << y);
}
FORMULA int64_t f_shift_right(int64_t x, int64_t y) { return x >> ((uint64_t)y > 63 ? 63 : y); }
