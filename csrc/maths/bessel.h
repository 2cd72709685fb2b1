/* bessel.h: modified Bessel functions of the first kind, of orders 0 and 1, also times exp(-|x|).
   Below 8 a polynomial in x * x / 4 with positive coefficients; above, one in 1 / x (Abramowitz and
   Stegun, 1964, 9.6.10 and 9.7.1). Floats are computed in double. */
#pragma once
#include "maths/error.h"

#define MOST_BESSEL 700 /* whose exponential is a normal number; floats overflow below */
#if KIND == 1
#define BESSEL_EXP wide_exp
#define BESSEL_POLY(name) poly_wide_##name
#else
#define BESSEL_EXP near_exp
#define BESSEL_POLY(name) poly_##name
#endif

/* I_n(x), or with `scaled` times exp(-x), for x of at least 0. The order n is known at compile time. */
MATHS double bessel(double size, bool scaled, const int n, LANE) {
    const double low = size < 8 ? size : 8, high = size < 8 ? 8 : size;
    const double square = low * low * 0.25, inverse = 1 / high - 0.0625;
    const double near = n ? BESSEL_POLY(i1)(square, k) * (0.5 * low) : BESSEL_POLY(i0)(square, k);
    const double far = (n ? BESSEL_POLY(i1_far)(inverse, k) : BESSEL_POLY(i0_far)(inverse, k))
                       / sqrt(high);
    const double shrunk = scaled ? near * BESSEL_EXP(-low, k) : near;
    const double most = high > MOST_BESSEL ? MOST_BESSEL : high;
    const double all = high > MOST_BESSEL ? INFINITY : far * BESSEL_EXP(most, k);
    const double grown = scaled ? far : all;
    return size < 8 ? shrunk : grown;
}
MATHS number near_bessel(number x, bool scaled, const int n, LANE) {
    const number result = (number)bessel((double)size_of(x), scaled, n, k);
    return n ? signed_as(result, x) : result;
}
#define beyond_bessel_i0e(x) 0
#define beyond_bessel_i1e(x) 0

#if KIND == 1
#define beyond_bessel_i0(x) 0
#define beyond_bessel_i1(x) 0
MATHS number core_bessel(number x, const int n, LANE) { return near_bessel(x, false, n, k); }
#else
#define beyond_bessel_i0(x) (!(size_of(x) < MOST_BESSEL))
#define beyond_bessel_i1(x) beyond_bessel_i0(x)
/* exp(x) overflows at 710, and the result at 714. */
MATHS number core_bessel(number x, const int n, LANE) {
    const number near = near_bessel(x, false, n, k), half = far_exp(size_of(x) / 2, 1, k);
    const number far = near_bessel(x, true, n, k) * half * half;
    const number all = size_of(x) == INFINITY ? (n ? x : size_of(x)) : far;
    return size_of(x) < MOST_BESSEL ? near : all;
}
#endif

#define BESSEL(n)                                                                                  \
    MATHS number near_bessel_i##n##e(number x, LANE) { return near_bessel(x, true, n, k); }        \
    MATHS number core_bessel_i##n##e(number x, LANE) { return near_bessel(x, true, n, k); }        \
    MATHS number near_bessel_i##n(number x, LANE) { return near_bessel(x, false, n, k); }          \
    MATHS number core_bessel_i##n(number x, LANE) { return core_bessel(x, n, k); }
BESSEL(0)
BESSEL(1)
