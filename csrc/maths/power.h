/* power.h: pow and hypot. A power is exp2(y * log2(x)); the logarithm needs twice the digits of a
   number, since the product loses half of them. Splitting numbers into halves makes products exact
   (Dekker, 1971). */
#pragma once
#include "maths/exponential.h"
#include "maths/inverse.h"
#include "maths/logarithm.h"

/* log(1 + f) = 2 * s + s * z * (2 / 3 + ...), z = s * s, with s = s.high + s.low. */
MATHS pair exact_log(number f, LANE) {
    const pair under = sum_of(2, f);
    const number inverse = 1 / under.high, a = high_half(f * inverse), d = high_half(under.high);
    const number b = (((f - a * d) - a * (under.high - d)) - a * under.low) * inverse;
    const number z = a * a, z_low = b * (2 * a + b), z_half = high_half(z), all = z + z_low;
    const number c = z_half * OF(THIRD_1);
    const number c_low = (z - z_half) * OF(THIRD_1)
                         + (z_low * OF(THIRD_1)
                            + all * (OF(THIRD_2) + all * OF(poly_power)(all, k)));
    const number half = high_half(c + c_low), rest = (c - half) + c_low;
    const pair sum = sum_of(2 * a, a * half);
    return sum_of(sum.high, sum.low + (2 * b + (a * rest + b * (half + rest))));
}
MATHS pair exact_log2(number x, number more, LANE) {
    const parts p = parts_of(x);
    const pair l = exact_log(p.f, k);
    const number a = high_half(l.high), b = (l.high - a) + l.low;
    const pair sum = sum_of(p.power + more, a * OF(LOG2_E_1));
    return sum_of(sum.high, sum.low + (a * OF(LOG2_E_2) + b * OF(OVER_LOG2)));
}
/* x**y for positive normal x; beyond the bounds of y the result is 0, 1 or infinite. */
MATHS number power_of(number x, number more, number y, LANE) {
    const number inside = within(y, -(NUMBER(KIND == 1 ? 0x1p33 : 0x1p66)),
                                 NUMBER(KIND == 1 ? 0x1p33 : 0x1p66));
    const pair l = exact_log2(x, more, k);
    const number a = high_half(l.high), b = (l.high - a) + l.low, c = high_half(inside);
    const number p = c * a, rest = c * b + (inside - c) * (a + b);
    const number high = within(p + rest, KIND == 1 ? -160 : -1100, KIND == 1 ? 130 : 1030);
    const bits n = rounded(high, k);
    const number r = p + rest == high ? (p - count_of(n, k)) + rest : 0;
    const split s = {n, r * OF(LOG2_HIGH), r * OF(LOG2_LOW)};
    return scaled(exp2_of(s, k), n);
}
#define beyond_pow(x, y) (!(IS_NORMAL(x) & ((y) == (y))))
MATHS number near_pow(number x, number y, LANE) { return power_of(x, 0, y, k); }
/* Adding a number too large to have a fraction rounds the fraction away. */
MATHS bool is_whole(number size) {
    const number least = NUMBER((word)1 << DIGITS);
    return (size >= least) | ((size + least) - least == size);
}
MATHS number core_pow(number x, number y, LANE) {
    const number size = size_of(x), way = size_of(y);
    const bool whole = is_whole(way), odd = whole & !is_whole(NUMBER(0.5) * way);
    const bool at_end = (size == 0) | (size == INFINITY), grows = (y > 0) == (size > 1);
    const number inside = at_end ? 2 : size;
    const number found = power_of(lifted(inside), less_for(inside), y, k),
                 far = at_end ? (grows ? INFINITY : 0) : found;
    const number sign = odd ? signed_as(1, x) : 1;
    const number number_of = (x < 0) & !whole & !at_end & (way < INFINITY) ? NAN : far * sign;
    const number result = (x != x) | (y != y) ? x + y : number_of;
    return (y == 0) | (x == 1) ? 1 : result;
}

#define LARGER_OF(x, y) (size_of(x) > size_of(y) ? size_of(x) : size_of(y))
#define beyond_hypot(x, y) (!MIDDLE(LARGER_OF(x, y)) | ((y) != (y)))
MATHS number near_hypot(number x, number y, LANE) {
    const number a = size_of(x), b = size_of(y), most = a > b ? a : b, least = a > b ? b : a;
    const pair square = product_of(most, most);
    return OF(sqrt)(square.high + (square.low + least * least));
}
MATHS number core_hypot(number x, number y, LANE) {
    const number most = LARGER_OF(x, y);
    const bool large = most >= NUMBER(KIND == 1 ? 0x1p60 : 0x1p500),
               small = most <= NUMBER(KIND == 1 ? 0x1p-60 : 0x1p-500);
    const number down = NUMBER(KIND == 1 ? 0x1p-80 : 0x1p-600),
                 up = NUMBER(KIND == 1 ? 0x1p80 : 0x1p600);
    const number scale = large ? down : small ? up : 1, back = large ? up : small ? down : 1;
    const number result = back * near_hypot(x * scale, y * scale, k);
    const bool far = (size_of(x) == INFINITY) | (size_of(y) == INFINITY);
    return far ? INFINITY : (x != x) | (y != y) ? x + y : result;
}
