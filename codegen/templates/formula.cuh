/* ${ banner } */
/* The functions that printed element formulas call on GPUs, under the names of formula.h. */
#pragma once
#include <cstdint>
#include <math_constants.h>

#define FORMULA __device__ __forceinline__
#define FORMULA_UNROLL _Pragma("unroll")
#define FORMULA2 template <typename A, typename B> __device__ __forceinline__
#define FORMULA3 template <typename A, typename B, typename C> __device__ __forceinline__

#ifndef INFINITY
#define INFINITY CUDART_INF
#endif
#ifndef NAN
#define NAN CUDART_NAN
#endif

#define formula_quotient(x, y) ((x) / (y))

FORMULA float formula_ndtrf(float x) { return (float)(0.5 * erfc(-0.7071067811865476 * x)); }
FORMULA double formula_ndtr(double x) { return 0.5 * erfc(-0.7071067811865476 * x); }
FORMULA double formula_sinpi(double x) { return sin(3.141592653589793 * (x - 2 * rint(x / 2))); }
FORMULA float formula_sinpif(float x) { return (float)formula_sinpi(x); }
FORMULA float formula_nextf(float x, float y) { return nextafterf(x, y); }
FORMULA double formula_next(double x, double y) { return nextafter(x, y); }
FORMULA float formula_log_gammaf(float x) { return lgammaf(x); }
FORMULA double formula_log_gamma(double x) { return lgamma(x); }

/*% include "formula_shared.h" %*/

/*% include "formula_gamma.h" %*/

/*% for word in words %*/
/*% for ctype in ["float", "double", "int", "int64_t"] if word.c(ctype) %*/
/*% set result = "bool" if word.truth else ctype %*/
/*% if word.arity == 1 %*/
FORMULA ${ result } f_${ word.name }(${ ctype } x) { return ${ word.c(ctype) }; }
/*% else %*/
FORMULA ${ result } formula_${ word.name }(${ ctype } ${ word.letters.replace(", ", ", " ~ ctype ~ " ") }) {
    return ${ word.c(ctype) };
}
/*% endif %*/
/*% endfor %*/
/*% if word.arity == 3 %*/
FORMULA3 auto f_${ word.name }(A x, B y, C z)->decltype(x + y + z) {
    typedef decltype(x + y + z) T;
    return formula_${ word.name }((T)x, (T)y, (T)z);
}
/*% elif word.arity == 2 %*/
FORMULA2 auto f_${ word.name }(A x, B y)->decltype(x + y) {
    return formula_${ word.name }((decltype(x + y))x, (decltype(x + y))y);
}
/*% endif %*/
/*% endfor %*/

template <typename C, typename A, typename B>
FORMULA auto f_select(C condition, A x, B y)->decltype(x + y) {
    return condition ? x : y;
}
