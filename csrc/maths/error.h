/* error.h: erf and erfc. Up to 1 a polynomial; beyond, exp(-x * x) times exp(x * x) * erfc(x), which is a polynomial of
   (x - center) / (x + center) (after Shepherd and Laframboise, 1981). */
#pragma once
#include "maths/exponential.h"

#define beyond_erf(x) 0
#define beyond_erfc(x) (!(((x) > NUMBER(KIND == 1 ? -20 : -50)) & ((x) < NUMBER(KIND == 1 ? 9 : 26))))

/* exp(-x * x) and 2**n, which is left to the caller. */
MATHS pair falling(number size, bits *n) {
    const pair square = product_of(size, size);
    const split s = split_exponent(-square.high);
    *n = s.n;
    const pair sum = sum_of(1, s.r);
    const pair e = sum_of(sum.high, sum.low + (s.lost + OF(poly_exp)(s.r) * (s.r * s.r)));
    return (pair){e.high, e.low - e.high * square.low};
}
/* What a / b is off by, given more of both. */
MATHS number lost_by(number ratio, pair a, pair b) {
    const pair back = product_of(ratio, b.high);
    return ((a.high - back.high) - back.low) + (a.low - ratio * b.low);
}
/* Its logarithm falls by about 3 / 4 of that of x / (x + 3). */
MATHS number tail_of(number size, bits *n) {
    const pair e = falling(size, n), under = any_sum_of(size, 3), from = {size, 0};
    const number place = size / under.high, share = OF(poly_erfc)(place - NUMBER(0.5));
    const pair product = product_of(e.high, share);
    const number more = e.low * share - NUMBER(0.75) * product.high * (lost_by(place, from, under) / size);
    const pair over = {product.high, product.low + more};
    const number ratio = over.high / under.high;
    return ratio + lost_by(ratio, over, under) / under.high;
}
/* Of 1 less a tail only some digits of the tail count. */
MATHS number near_erf(number x) {
    const number size = size_of(x), inside = least(size, KIND == 1 ? 4 : 6), z = x * x;
    const split s = split_exponent(-(inside * inside));
    const number share = OF(poly_tail)((inside - 2) / (inside + 2));
    return signed_as(size >= 1 ? 1 - raised(exp_of(s) * share, s.n) : size + size * OF(poly_erf)(z), x);
}
MATHS number core_erf(number x) { return near_erf(x); }
MATHS number erfc_of(number x, number tail) {
    const number size = size_of(x), near = x + x * OF(poly_erf)(x * x);
    return size < NUMBER(0.47) ? 1 - near : x < 0 ? 2 - tail : tail;
}
MATHS number near_erfc(number x) {
    bits n;
    const number tail = tail_of(least(size_of(x), KIND == 1 ? 9 : 26), &n);
    return erfc_of(x, raised(tail, n));
}
MATHS number core_erfc(number x) {
    bits n;
    const number tail = tail_of(least(size_of(x), KIND == 1 ? 10.5 : 27.5), &n);
    return erfc_of(x, scaled(tail, n));
}
