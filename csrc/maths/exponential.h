/* exponential.h: exp, exp2, expm1 and the hyperbolic functions. x = n * log(2) + r, |r| <= log(2) /
   2 (after Cody and Waite, 1980). Polynomials give the terms of exp(r), sinh(r) and cosh(r) beyond
   the first. */
#pragma once
#include "maths/kind.h"

/* n in the form that power_of_2 reads, and r with its rounding error. */
typedef struct split {
    bits n;
    number r, lost;
} split;

MATHS split split_exponent(number x, LANE) {
    const bits n = rounded(x * OF(OVER_LOG2), k);
    const number count = count_of(n, k), left = x - count * OF(LOG2_1), less = count * OF(LOG2_2),
                 r = left - less;
    return (split){n, r, (left - r) - less};
}
/* 2**n, which must be a normal number. */
MATHS number power_of_2(bits n) { return of_bits((n.bits << DIGITS) + ONE); }
/* raised: x * 2**n if that is a normal number. The second function works for all n and scales by
   two factors, since neither 2**128 nor 2**-150 is a float. */
MATHS number raised(number x, bits n) { return of_bits(bits_of(x) + (n.bits << DIGITS)); }
MATHS number scaled(number x, bits n) {
    const word half = n.bits << (DIGITS - 1) & ((word)-1 << DIGITS);
    return x * of_bits(half + ONE) * of_bits((n.bits << DIGITS) - half + ONE);
}

/* Bounds within which 2**n and all results are normal numbers. */
#define beyond_exp(x) LARGER(x, 87, 708)
#define beyond_exp2(x) LARGER(x, 125, 1021)
#define beyond_expm1(x) LARGER(x, 87, 708)
#define beyond_sinh(x) LARGER(x, 87, 708)
#define beyond_cosh(x) LARGER(x, 87, 708)
#define beyond_tanh(x) 0

MATHS number exp_of(split s, LANE) { return 1 + (s.r + OF(poly_exp)(s.r, k) * (s.r * s.r)); }
MATHS number near_exp(number x, LANE) {
    const split s = split_exponent(x, k);
    return raised(exp_of(s, k), s.n);
}
/* Beyond the bounds the result is 0 or infinite, also after halving. The 0 is a product with 0, since
   CPUs take long for products that underflow. */
MATHS number far_exp(number x, number factor, LANE) {
    const number least = KIND == 1 ? -104 : -746;
    const split s = split_exponent(within(x, least, KIND == 1 ? 90 : 711), k);
    return scaled(exp_of(s, k) * (x < least ? 0 : factor), s.n);
}
MATHS number core_exp(number x, LANE) { return far_exp(x, 1, k); }

MATHS split split_whole(number x, LANE) {
    const bits n = rounded(x, k);
    const number r = x - count_of(n, k);
    return (split){n, r * OF(LOG2_HIGH), r * OF(LOG2_LOW)};
}
MATHS number exp2_of(split s, LANE) {
    return 1 + (s.r + (OF(poly_exp)(s.r, k) * (s.r * s.r) + s.lost));
}
MATHS number near_exp2(number x, LANE) {
    const split s = split_whole(x, k);
    return raised(exp2_of(s, k), s.n);
}
MATHS number core_exp2(number x, LANE) {
    const split s = split_whole(within(x, KIND == 1 ? -151 : -1076, KIND == 1 ? 129 : 1025), k);
    return scaled(exp2_of(s, k), s.n);
}

/* 2**n - 1 is exact or rounds harmlessly; it is zero or larger than 2**n * r. */
MATHS pair expm1_pair(number x, LANE) {
    const split s = split_exponent(x, k);
    const number power = power_of_2(s.n), rest = OF(poly_exp)(s.r, k) * (s.r * s.r) + s.lost;
    const pair sum = sum_of(power - 1, power * s.r);
    return sum_of(sum.high, sum.low + power * rest);
}
MATHS number near_expm1(number x, LANE) {
    const pair e = expm1_pair(x, k);
    return signed_as(e.high + e.low, x);
}
MATHS number core_expm1(number x, LANE) {
    const number near = near_expm1(within(x, -50, 80), k), far = far_exp(x, 1, k);
    return x > 80 ? far : near;
}

/* cosh(n * log(2) + r) = (2**n + 2**-n) / 2 * cosh(r) + (2**n - 2**-n) / 2 * sinh(r); sinh
   likewise. */
MATHS number near_cosh(number x, LANE) {
    const split s = split_exponent(size_of(x), k);
    const number up = of_bits((s.n.bits << DIGITS) + HALF),
                 down = of_bits(HALF - (s.n.bits << DIGITS));
    const number z = s.r * s.r, odd = s.r * (z * OF(poly_sinh)(z, k)) + s.lost,
                 even = z * OF(poly_cosh)(z, k);
    const pair first = sum_of(up, down), sum = sum_of(first.high, (up - down) * s.r);
    return sum.high + (sum.low + (first.low + ((up - down) * odd + (up + down) * even)));
}
MATHS number core_cosh(number x, LANE) {
    const number near = near_cosh(within(x, -80, 80), k), far = far_exp(size_of(x), NUMBER(0.5), k);
    return size_of(x) > 80 ? far : near;
}
MATHS number near_sinh(number x, LANE) {
    const split s = split_exponent(size_of(x), k);
    const number up = of_bits((s.n.bits << DIGITS) + HALF),
                 down = of_bits(HALF - (s.n.bits << DIGITS));
    const number z = s.r * s.r, odd = s.r * (z * OF(poly_sinh)(z, k)) + s.lost,
                 even = z * OF(poly_cosh)(z, k);
    const pair first = sum_of(up, -down), sum = sum_of(first.high, (up + down) * s.r);
    return signed_as(sum.high + (sum.low + (first.low + ((up + down) * odd + (up - down) * even))),
                     x);
}
MATHS number core_sinh(number x, LANE) {
    const number near = near_sinh(within(x, -80, 80), k),
                 far = signed_as(far_exp(size_of(x), NUMBER(0.5), k), x);
    return size_of(x) > 80 ? far : near;
}

#if KIND == 1
/* A polynomial up to 9/16, where 1 - 2 / (exp(2 * |x|) + 1) begins to be as exact: the division is
   of 2 by (2**n + 1) + 2**n * (exp(r) - 1). */
MATHS number near_tanh(number x, LANE) {
    const number size = size_of(x), z = x * x, small = size + size * (z * poly_tanhf(z, k));
    const split s = split_exponent(least(2 * size, 40), k);
    const number power = power_of_2(s.n), rest = s.r + poly_expf(s.r, k) * (s.r * s.r);
    const number large = 1 - 2 / ((power + 1) + power * rest);
    return signed_as(size < NUMBER(0.5625) ? small : large, x);
}
#else
/* tanh = e / (e + 2) for e = exp(2 * |x|) - 1, computed as 1 - 2 / (e + 2) with the rounding error
   of the sum added back. */
MATHS number near_tanh(number x, LANE) {
    const pair e = expm1_pair(least(2 * size_of(x), 40), k);
    const number under = e.high + 2, lost = e.high - (under - 2),
                 ratio = (e.high < 2 ? e.high : 2) / under;
    const number near = ratio
                        + (e.low - ratio * (e.low + lost)) * (NUMBER(0.5) - NUMBER(0.5) * ratio);
    return signed_as(e.high < 2 ? near : 1 - ratio, x);
}
#endif
MATHS number core_tanh(number x, LANE) { return near_tanh(x, k); }
