/* scaled_error.h: erfcx(x) = exp(x * x) * erfc(x), the inverse of erf, and the logarithm of ndtr. */
#pragma once
#include "maths/error.h"
#include "maths/logarithm.h"

/* The inverse of erf divided by x, within 2e-7 (after Giles, 2011): a polynomial in
   w = -log(1 - x**2), or in its square root if w is above 5. For doubles w is at most 37. */
MATHS number inverse_error_over(number w) {
    const number u = w - NUMBER(2.5), v = OF(sqrt)(w) - 4, uu = u * u, vv = v * v;
    const number near =
        NUMBER(1.501409359) + NUMBER(2.466402862e-1) * u
        + uu
              * (NUMBER(-4.177386783e-3) - NUMBER(1.252741873e-3) * u
                 + uu
                       * (NUMBER(2.183444406e-4) - NUMBER(4.963351251e-6) * u
                          + uu
                                * (NUMBER(-3.462705077e-6) + NUMBER(4.661714096e-7) * u
                                   + uu * (NUMBER(2.323267026e-8) - NUMBER(8.791110624e-9) * u))));
    const number far =
        NUMBER(3.839784357) + NUMBER(1.009493818) * v
        + vv
              * (NUMBER(1.248876220e-3) - NUMBER(8.735204681e-4) * v
                 + vv
                       * (NUMBER(3.562751243e-4) - NUMBER(1.106188455e-4) * v
                          + vv
                                * (NUMBER(1.334126018e-5) - NUMBER(3.460380096e-5) * v
                                   + vv
                                         * (NUMBER(4.185249407e-5) - NUMBER(1.113788622e-5) * v
                                            + vv
                                                  * (NUMBER(-2.609285650e-6)
                                                     + NUMBER(1.078201737e-6) * v)))));
    return w < 5 ? near : far;
}
MATHS number at_ends(number x, number result) {
    const number size = size_of(x);
    return size == 1 ? x * INFINITY : size > 1 ? NAN : result;
}

#if KIND == 1
#define beyond_erfinv(x) 0
MATHS number near_erfinv(number x, LANE) {
    const number size = size_of(x);
    return at_ends(x, x * inverse_error_over(-near_log((1 - size) * (1 + size), k)));
}

/* Computed in double; exp is infinite as a float below -10. */
#define beyond_erfcx(x) 0
MATHS number near_erfcx(number x, LANE) {
    const double size = fabs((double)x), near = size > 11 ? 11 : size, under = 1 / (near + 3);
    const double share = poly_whole_tail(near * under - 0.5, k) * under, part = 0.5 / (size * size);
    const double far = 0.5641895835477563 / size
                       * (1 - part * (1 - 3 * part * (1 - 5 * part * (1 - 7 * part))));
    const double tail = size > 11 ? far : share, down = x < 0 ? near : 0;
    const double least = down > 10 ? 10 : down;
    return (number)(x < 0 ? 2 * wide_exp(least * least, k) - tail : tail);
}
#else
/* exp(x * x) * erfc(x) from 0.45 to 28, within 3 units in the last place; for larger numbers the
   asymptotic series. */
MATHS number middle_tail(number size, LANE) {
    const number over = 1 / (size + 3), t = NUMBER(0.5) - 3 * over;
    return (ERFC_0 + (ERFC_1 * t + poly_erfc(t, k))) * over;
}
MATHS number scaled_tail(number size, LANE) {
    const number part = NUMBER(0.5) / (size * size);
    const number last = 1 - 9 * part * (1 - 11 * part * (1 - 13 * part));
    const number far = NUMBER(0.5641895835477563) / size
                       * (1 - part * (1 - 3 * part * (1 - 5 * part * (1 - 7 * part * last))));
    return size > 27 ? far : middle_tail(least(size, 28), k);
}

#define beyond_erfinv(x) (!(size_of(x) < 0.9966))
MATHS number minus_log_rest(number x, LANE) {
    return -near_log((1 - size_of(x)) * (1 + size_of(x)), k);
}
MATHS number near_erfinv(number x, LANE) {
    const number w = minus_log_rest(x, k);
    return x + x * (poly_erfinv(w, k) / poly_erfinv_under(w, k));
}
/* Beyond, one step of Halley's method. The error of exp(-y * y) grows with y * y, and its share in the
   result falls as fast. */
MATHS number core_erfinv(number x, LANE) {
    const number size = size_of(x), y = size * inverse_error_over(minus_log_rest(x, k));
    const number e = near_exp(-(y * y), k), surplus = (1 - size) - e * middle_tail(y, k);
    const number step = surplus / (NUMBER(1.1283791670955126) * e);
    const number far = at_ends(x, signed_as(y - step * (1 - y * step), x));
    return size < NUMBER(0.9966) ? near_erfinv(x, k) : far;
}

/* Below 0, 2 * exp(x * x) - erfcx(-x); near 0 from erf. */
#define beyond_erfcx(x) (!((x) > -26))
MATHS number erfcx_of(number x, number grown, LANE) {
    const number size = size_of(x), tail = scaled_tail(size, k), near = x + x * poly_erf(x * x, k);
    return size < NUMBER(0.47) ? grown - grown * near : x < 0 ? 2 * grown - tail : tail;
}
MATHS pair grown_by_square(number x, number most, bits *n, LANE) {
    const number size = x < NUMBER(0.47) ? least(size_of(x), most) : 0;
    const pair square = product_of(size, size);
    const split s = split_exponent(square.high, k);
    *n = s.n;
    return (pair){exp_of(s, k), square.low};
}
MATHS number near_erfcx(number x, LANE) {
    bits n;
    const pair e = grown_by_square(x, 26, &n, k);
    return erfcx_of(x, raised(e.high + e.high * e.low, n), k);
}
MATHS number core_erfcx(number x, LANE) {
    bits n;
    const pair e = grown_by_square(x, 27, &n, k);
    return erfcx_of(x, scaled(e.high + e.high * e.low, n), k);
}
#endif
#if KIND == 1
MATHS number core_erfinv(number x, LANE) { return near_erfinv(x, k); }
MATHS number core_erfcx(number x, LANE) { return near_erfcx(x, k); }
#endif

/* Below -1, ndtr(x) = exp(-x * x / 2) * erfcx(-x * sqrt(1 / 2)) / 2. */
#define beyond_log_ndtr(x) 0
MATHS number near_log_ndtr(number x, LANE) {
    const number down = -within(x, -INFINITY, -1) * NUMBER(0.70710678118654752);
#if KIND == 1
    const number tail = near_erfcx(down, k);
#else
    const number tail = scaled_tail(down, k);
#endif
    const number far = near_log(NUMBER(0.5) * tail, k) - NUMBER(0.5) * x * x;
    const number near = near_log1p(-core_ndtr(-within(x, -1, INFINITY), k), k);
    return x != x ? x : x < -1 ? far : near;
}
MATHS number core_log_ndtr(number x, LANE) { return near_log_ndtr(x, k); }
