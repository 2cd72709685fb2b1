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

/* The inverse of the error function divided by x, within 2e-7 (after Giles, 2011): a polynomial in
   w = -log(1 - x**2), or in its square root if w is above 5. For doubles w is at most 37. */
FORMULA float formula_inverse_error_over(float w) {
    const float u = w - 2.5f, v = sqrtf(w) - 4, uu = u * u, vv = v * v;
    const float near = 1.501409359f + 2.466402862e-1f * u
                       + uu * (-4.177386783e-3f - 1.252741873e-3f * u
                               + uu * (2.183444406e-4f - 4.963351251e-6f * u
                                       + uu * (-3.462705077e-6f + 4.661714096e-7f * u
                                               + uu * (2.323267026e-8f - 8.791110624e-9f * u))));
    const float far = 3.839784357f + 1.009493818f * v
                      + vv * (1.248876220e-3f - 8.735204681e-4f * v
                              + vv * (3.562751243e-4f - 1.106188455e-4f * v
                                      + vv * (1.334126018e-5f - 3.460380096e-5f * v
                                              + vv * (4.185249407e-5f - 1.113788622e-5f * v
                                                      + vv * (-2.609285650e-6f + 1.078201737e-6f * v)))));
    return w < 5 ? near : far;
}
/* Improve it by one step of Halley's method, on the side without cancellation. */
FORMULA double formula_inverse_error(double x) {
    const double size = fabs(x), tail = 1 - size;
    const double y = size * formula_inverse_error_over((float)-log(tail * (1 + size)));
    const double above = tail - erfc(y), below = erf(y) - size;
    const double step = (size > 0.5 ? above : below) / (1.1283791670955126 * exp(-y * y));
    const double result = copysign(y - step / (1 + y * step), x);
    return size == 1 ? x * INFINITY : size > 1 ? NAN : result;
}
FORMULA float formula_inverse_errorf(float x) {
    const float size = fabsf(x), result = x * formula_inverse_error_over(-logf((1 - size) * (1 + size)));
    return size == 1 ? x * INFINITY : size > 1 ? NAN : result;
}

/* exp(x * x) * erfc(x); the square is split, so that exp does not amplify its rounding error. */
FORMULA double formula_scaled_erfc(double x) {
    if (x < -27)
        return INFINITY;
    if (x < 25) {
        const double near = rint(x * 64) / 64;
        return exp(near * near) * (exp((x - near) * (x + near)) * erfc(x));
    }
    const double part = 0.5 / (x * x), far = 1 - 9 * part * (1 - 11 * part * (1 - 13 * part));
    return 0.5641895835477563 / x * (1 - part * (1 - 3 * part * (1 - 5 * part * (1 - 7 * part * far))));
}
FORMULA float formula_scaled_erfcf(float x) { return (float)formula_scaled_erfc(x); }

/* exp(-|x|) times the modified Bessel function of the first kind, of order n 0 or 1: the power series, whose
   terms are all positive, then the asymptotic one (Abramowitz and Stegun, 9.6.10 and 9.7.1). Terms of the series
   are products of the previous terms, and carry their rounding errors. */
FORMULA double formula_bessel_series(double n, double size) {
    const double z = size * size / 4, z_low = fma(size, size, -size * size) / 4;
    double term = n == 0 ? 1 : size / 2, term_low = 0, sum = term, sum_low = 0;
    for (int k = 1; k < 200 && term > sum * 1e-18; k++) {
        const double product = term * z, step = k * (k + n);
        const double product_low = fma(term, z, -product) + term * z_low + term_low * z;
        term = product / step;
        term_low = (fma(-term, step, product) + product_low) / step;
        const double next = sum + term, added = next - sum;
        sum_low += (sum - (next - added)) + (term - added) + term_low;
        sum = next;
    }
    return sum + sum_low;
}
FORMULA double formula_bessel(double n, double x) {
    const double size = fabs(x);
    double term = 1, rest = 0, sum = 1;
    if (size < 30) {
        sum = formula_bessel_series(n, size) * exp(-size);
    } else {
        for (int k = 1; k < 30; k++) {
            term *= ((2 * k - 1.0) * (2 * k - 1.0) - 4 * n * n) / (8 * k * size);
            rest += term;
        }
        sum = (1 + rest) / sqrt(6.283185307179586 * size);
    }
    return n == 1 && x < 0 ? -sum : sum;
}
FORMULA double formula_grown_bessel(double n, double x) {
    const double half = exp(fabs(x) / 2);
    return half * formula_bessel(n, x) * half;
}
FORMULA double formula_bessel_i0(double x) { return formula_grown_bessel(0, x); }
FORMULA float formula_bessel_i0f(float x) { return (float)formula_grown_bessel(0, x); }
FORMULA double formula_bessel_i0e(double x) { return formula_bessel(0, x); }
FORMULA float formula_bessel_i0ef(float x) { return (float)formula_bessel(0, x); }
FORMULA double formula_bessel_i1(double x) { return formula_grown_bessel(1, x); }
FORMULA float formula_bessel_i1f(float x) { return (float)formula_grown_bessel(1, x); }
FORMULA double formula_bessel_i1e(double x) { return formula_bessel(1, x); }
FORMULA float formula_bessel_i1ef(float x) { return (float)formula_bessel(1, x); }

/* The logarithm of ndtr. */
FORMULA double formula_log_ndtr(double x) {
    return x < -1 ? log(formula_scaled_erfc(-0.7071067811865476 * x) / 2) - x * x / 2 : log1p(-formula_ndtr(-x));
}
FORMULA float formula_log_ndtrf(float x) { return (float)formula_log_ndtr(x); }

/*% include "formula_shared.h" %*/

/*% include "formula_gamma.h" %*/

/*% include "formula_bessel.h" %*/

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
