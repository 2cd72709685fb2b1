/* error.h: erf and erfc. Up to 1 a polynomial; beyond, exp(-x * x) times exp(x * x) * erfc(x), a
   polynomial in (x - center) / (x + center) (after Shepherd and Laframboise, 1981). */
#pragma once
#include "maths/exponential.h"

#define beyond_erf(x) 0

/* erf = 1 - tail: only the leading digits of the tail matter. */
MATHS number near_erf(number x, LANE) {
    const number size = size_of(x), inside = least(size, KIND == 1 ? 4 : 6), z = x * x;
    const split s = split_exponent(-(inside * inside), k);
    const number share = OF(poly_tail)((inside - 2) / (inside + 2), k);
    const number near = size + size * OF(poly_erf)(z, k),
                 far = 1 - raised(exp_of(s, k) * share, s.n);
    return signed_as(size >= 1 ? far : near, x);
}
MATHS number core_erf(number x, LANE) { return near_erf(x, k); }
#if KIND == 1
/* exp(x) for floats, computed in double so that rounding is harmless; |x| is at most 700. */
MATHS double wide_exp(double x, LANE) {
    const double sum = x * OVER_LOG2 + ROUNDING, r = x - (sum - ROUNDING) * LOG2_HIGH;
    const union {
        double value;
        uint64_t bits;
    } whole = {sum};
    const union {
        uint64_t bits;
        double value;
    } power = {(whole.bits << 52) + 0x3ff0000000000000u};
    return (1 + (r + r * r * poly_wide_exp(r, k))) * power.value;
}

/* exp(-x * x) times exp(x * x) * erfc(x). */
#define beyond_erfc(x) 0
MATHS number near_erfc(number x, LANE) {
    const number sign = x < 0 ? -1 : 1, from = x < 0 ? 2 : 0;
    const double size = fabs((double)within(x, -15, 15)), under = 1 / (size + 3);
    const double share = poly_whole_tail(size * under - 0.5, k) * under;
    const double tail = share * wide_exp(-size * size, k);
    return (number)(from + sign * tail);
}
MATHS number core_erfc(number x, LANE) { return near_erfc(x, k); }

/* Normal cumulative distribution, erfc(-x * sqrt(1 / 2)) / 2, within 6 units in the last place. The
   square of the upper half of the digits is exact; the rest is subtracted with the small part of
   log(2). */
#define beyond_ndtr(x) (!(size_of(x) < 12))
typedef struct tail {
    number share;
    bits power; /* that the share is divided by */
} tail;
MATHS tail ndtr_tail(number size, LANE) {
    const number half = high_half(size), square = half * half, lost = (size - half) * (size + half);
    const bits n = rounded((square + lost) * OF(OVER_TWICE_LOG2), k);
    const number count = count_of(n, k),
                 r = (square - count * OF(TWICE_LOG2_1)) + (lost - count * OF(TWICE_LOG2_2));
    const number share = OF(poly_share)(size, k) / OF(poly_share_under)(size, k);
    return (tail){share - share * (r * OF(poly_half_exp)(r, k)), (bits){.bits = -n.bits}};
}
MATHS number near_ndtr(number x, LANE) {
    const tail t = ndtr_tail(size_of(x), k);
    const number under = raised(t.share, t.power);
    return x < 0 ? under : 1 - under;
}
MATHS number core_ndtr(number x, LANE) {
    const tail t = ndtr_tail(least(size_of(x), 15), k);
    const number under = scaled(t.share, t.power);
    return x < 0 ? under : 1 - under;
}
#else
/* Return exp(-square) without the factor 2**n, which the caller applies. */
MATHS pair falling(pair square, bits *n, LANE) {
    const split s = split_exponent(-square.high, k);
    *n = s.n;
    const pair sum = sum_of(1, s.r);
    const pair e = sum_of(sum.high, sum.low + (s.lost + OF(poly_exp)(s.r, k) * (s.r * s.r)));
    return (pair){e.high, e.low - e.high * square.low};
}
/* Rounding error of the quotient a / b, from the low parts of a and b. */
MATHS number lost_by(number ratio, pair a, pair b) {
    const pair back = product_of(ratio, b.high);
    return ((a.high - back.high) - back.low) + (a.low - ratio * b.low);
}
/* exp(-square) * exp(x * x) * erfc(x). The logarithm of exp(x * x) * erfc(x) falls about 3 / 4 as
   fast as that of x / (x + 3). */
MATHS number tail_of(number size, pair square, bits *n, LANE) {
    const pair e = falling(square, n, k), under = any_sum_of(size, 3), from = {size, 0};
    const number position = size / under.high, t = position - NUMBER(0.5), half = high_half(t);
    const pair first = sum_of(ERFC_0, half * ERFC_1);
    const pair share = sum_of(first.high, first.low + ((t - half) * ERFC_1 + poly_erfc(t, k)));
    const pair product = product_of(e.high, share.high);
    const number lost = NUMBER(0.75) * product.high * (lost_by(position, from, under) / size);
    const pair over = {product.high,
                       product.low + (e.low * share.high + e.high * share.low - lost)};
    const number ratio = over.high / under.high;
    return ratio + lost_by(ratio, over, under) / under.high;
}
#define beyond_erfc(x) (!(((x) > -50) & ((x) < 26)))
#define beyond_ndtr(x) (!(((x) > -36) & ((x) < 50)))
/* erfc from its tail, or from 1 - erf(x) near 1. */
MATHS number erfc_of(number x, number tail, number factor, LANE) {
    const number near = x + x * poly_erf(x * x, k);
    return size_of(x) < NUMBER(0.47) ? factor - factor * near : x < 0 ? 2 * factor - tail : tail;
}
MATHS number near_erfc(number x, LANE) {
    bits n;
    const number size = least(size_of(x), 26), tail = tail_of(size, product_of(size, size), &n, k);
    return erfc_of(x, raised(tail, n), 1, k);
}
MATHS number core_erfc(number x, LANE) {
    bits n;
    const number size = least(size_of(x), 27.5),
                 tail = tail_of(size, product_of(size, size), &n, k);
    return erfc_of(x, scaled(tail, n), 1, k);
}
/* Normal cumulative distribution, erfc(-x * sqrt(1 / 2)) / 2. The square keeps the digits that the
   root of 1 / 2 would lose. */
MATHS number ndtr_tail(number size, bits *n, LANE) {
    const pair square = product_of(size, size);
    return NUMBER(0.5)
           * tail_of(size * NUMBER(0.70710678118654752), (pair){square.high / 2, square.low / 2}, n,
                     k);
}
MATHS number near_ndtr(number x, LANE) {
    bits n;
    const number tail = ndtr_tail(least(size_of(x), 36), &n, k);
    return erfc_of(-x * NUMBER(0.70710678118654752), raised(tail, n), NUMBER(0.5), k);
}
MATHS number core_ndtr(number x, LANE) {
    bits n;
    const number tail = ndtr_tail(least(size_of(x), 39), &n, k);
    return erfc_of(-x * NUMBER(0.70710678118654752), scaled(tail, n), NUMBER(0.5), k);
}
#endif
