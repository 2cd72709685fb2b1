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

/* I_n(x), or with `scaled` times exp(-x), for x of at least 0. */
#define BESSEL(n)                                                                                  \
    MATHS double bessel##n(double size, bool scaled, LANE) {                                       \
        const double low = size < 8 ? size : 8, high = size < 8 ? 8 : size;                        \
        const double near = BESSEL_POLY(i##n)(low * low * 0.25, k) * (n ? 0.5 * low : 1);          \
        const double far = BESSEL_POLY(i##n##_far)(1 / high - 0.0625, k) / sqrt(high);             \
        const double shrunk = scaled ? near * BESSEL_EXP(-low, k) : near;                          \
        const double most = high > MOST_BESSEL ? MOST_BESSEL : high;                               \
        const double all = high > MOST_BESSEL ? INFINITY : far * BESSEL_EXP(most, k);              \
        const double grown = scaled ? far : all;                                                   \
        return size < 8 ? shrunk : grown;                                                          \
    }                                                                                              \
    MATHS number near_bessel_i##n##e(number x, LANE) {                                             \
        const number found = (number)bessel##n((double)size_of(x), true, k);                       \
        return n ? signed_as(found, x) : found;                                                    \
    }                                                                                              \
    MATHS number core_bessel_i##n##e(number x, LANE) { return near_bessel_i##n##e(x, k); }         \
    MATHS number near_bessel_i##n(number x, LANE) {                                                \
        const number found = (number)bessel##n((double)size_of(x), false, k);                      \
        return n ? signed_as(found, x) : found;                                                    \
    }
BESSEL(0)
BESSEL(1)
#define beyond_bessel_i0e(x) 0
#define beyond_bessel_i1e(x) 0

#if KIND == 1
#define beyond_bessel_i0(x) 0
#define beyond_bessel_i1(x) 0
#define FAR_BESSEL(n)                                                                              \
    MATHS number core_bessel_i##n(number x, LANE) { return near_bessel_i##n(x, k); }
#else
#define beyond_bessel_i0(x) (!(size_of(x) < MOST_BESSEL))
#define beyond_bessel_i1(x) beyond_bessel_i0(x)
/* exp(x) overflows at 710, and the result at 714. */
#define FAR_BESSEL(n)                                                                              \
    MATHS number core_bessel_i##n(number x, LANE) {                                                \
        const number near = near_bessel_i##n(x, k), half = far_exp(size_of(x) / 2, 1, k);          \
        const number far = near_bessel_i##n##e(x, k) * half * half;                                \
        const number all = size_of(x) == INFINITY ? (n ? x : size_of(x)) : far;                    \
        return size_of(x) < MOST_BESSEL ? near : all;                                              \
    }
#endif
FAR_BESSEL(0)
FAR_BESSEL(1)
