/* logarithm.h: logarithms, and inverse hyperbolic functions as logarithms of unrounded sums. x =
   2**power * (1 + f) with 1 + f between sqrt(1/2) and sqrt(2), s = f / (2 + f) and log(1 + f) = 2 *
   atanh(s). */
#pragma once
#include "maths/kind.h"

typedef struct parts {
    number power, f;
    word exponent; /* the power, still in the exponent field */
} parts;
MATHS parts parts_of(number x) {
    const word from_root = bits_of(x) - bits_of(NUMBER(0.70710678118654752));
    const word exponent = from_root & ((word)-1 << DIGITS);
    const word count = ((from_root + ONE) >> DIGITS) + ((word)(BIAS + DIGITS) << DIGITS);
    const number power = of_bits(count) - (NUMBER((word)1 << DIGITS) + BIAS);
    return (parts){power, of_bits(bits_of(x) - exponent) - 1, exponent};
}
/* log(1 + f) is f - half + rest: 2 * s is f - f**2 / 2 + s * f**2 / 2. */
typedef struct terms {
    number s, half, rest;
} terms;
MATHS terms terms_of(number f, LANE) {
    const number s = f / (2 + f), z = s * s, half = NUMBER(0.5) * f * f;
    return (terms){s, half, s * (half + z * OF(poly_log)(z, k))};
}

#define IS_NORMAL(x) (((x) >= TINY) & ((x) < INFINITY))
#define beyond_log(x) (!IS_NORMAL(x))
#define beyond_log2(x) (!IS_NORMAL(x))
#define beyond_log10(x) (!IS_NORMAL(x))
#define beyond_log1p(x) (!(((x) > -1) & ((x) < INFINITY)))
#define beyond_asinh(x) LARGER(x, 0x1p40, 0x1p400)
/* Between -1 and 1 the root is NaN. */
#define beyond_acosh(x) (!(((x) > -1) & ((x) <= NUMBER(KIND == 1 ? 0x1p40 : 0x1p400))))
#define beyond_atanh(x) (!(size_of(x) < 1))

/* Scale a subnormal number by 2**64, and correct its exponent. */
MATHS number lifted(number x) { return x < TINY ? x * NUMBER(0x1p64) : x; }
MATHS number less_for(number x) { return x < TINY ? -64 : 0; }
/* Return the special values of a logarithm: outside its domain, at 0 and at infinity. */
MATHS number outside(number x, number result) {
    const number at_ends = x == 0 ? -INFINITY : x < 0 ? NAN : result;
    return x == INFINITY || x != x ? x : at_ends;
}

MATHS number log_of(number x, number more, LANE) {
    const parts p = parts_of(x);
    const terms t = terms_of(p.f, k);
    const number power = p.power + more;
    return power * OF(LOG2_1) + (p.f - (t.half - (t.rest + power * OF(LOG2_2))));
}
MATHS number near_log(number x, LANE) { return log_of(x, 0, k); }
MATHS number core_log(number x, LANE) { return outside(x, log_of(lifted(x), less_for(x), k)); }

/* log(1 + f) as a number of half the digits plus the remainder. */
MATHS pair log_pair(number f, LANE) {
    const terms t = terms_of(f, k);
    const number high = high_half(f - t.half);
    return (pair){high, ((f - high) - t.half) + t.rest};
}
MATHS number log2_of(number x, number more, LANE) {
    const parts p = parts_of(x);
    const pair l = log_pair(p.f, k), sum = sum_of(p.power + more, l.high * OF(LOG2_E_1));
    return sum.high + (sum.low + (l.high * OF(LOG2_E_2) + l.low * OF(OVER_LOG2)));
}
MATHS number near_log2(number x, LANE) { return log2_of(x, 0, k); }
MATHS number core_log2(number x, LANE) { return outside(x, log2_of(lifted(x), less_for(x), k)); }
MATHS number log10_of(number x, number more, LANE) {
    const parts p = parts_of(x);
    const number power = p.power + more;
    const pair l = log_pair(p.f, k), sum = sum_of(power * OF(LOG10_2_1), l.high * OF(LOG10_E_1));
    return sum.high
           + (sum.low
              + (l.high * OF(LOG10_E_2) + (l.low * OF(OVER_LOG10) + power * OF(LOG10_2_2))));
}
MATHS number near_log10(number x, LANE) { return log10_of(x, 0, k); }
MATHS number core_log10(number x, LANE) { return outside(x, log10_of(lifted(x), less_for(x), k)); }

/* log(x.high + x.low); 1 / (1 + f) is about 1 - 2 * s * (1 - s). */
MATHS number log_of_pair(pair x, LANE) {
    const parts p = parts_of(x.high);
    const terms t = terms_of(p.f, k);
    const number low = x.low * of_bits(ONE + ((word)1 << DIGITS) - p.exponent) * NUMBER(0.5);
    const number more = low - low * (2 * t.s * (1 - t.s));
    return p.power * OF(LOG2_1) + (p.f - (t.half - (t.rest + (p.power * OF(LOG2_2) + more))));
}
MATHS number near_log1p(number x, LANE) { return signed_as(log_of_pair(any_sum_of(1, x), k), x); }
MATHS number core_log1p(number x, LANE) {
    const number result = near_log1p(x > -1 ? (x < INFINITY ? x : 1) : 1, k);
    const number ends = x == -1 ? -INFINITY : x < -1 ? NAN : result;
    return x == INFINITY || x != x ? x : ends;
}

MATHS pair root_of(pair x) {
    const number root = OF(sqrt)(x.high);
    const pair square = product_of(root, root);
    const number lost = ((x.high - square.high) - square.low + x.low) / (2 * root);
    return (pair){root, x.high > 0 ? lost : 0};
}
/* log(x + sqrt(x**2 + of)) of a positive x. */
MATHS number log_with_root(number x, number of, LANE) {
    const pair square = product_of(x, x), under = any_sum_of(square.high, of);
    const pair root = root_of(sum_of(under.high, under.low + square.low)),
               sum = any_sum_of(x, root.high);
    return log_of_pair(sum_of(sum.high, sum.low + root.low), k);
}
#define HALF_DIGITS NUMBER(KIND == 1 ? 0x1p-12 : 0x1p-26) /* smaller numbers need two terms */
MATHS number near_asinh(number x, LANE) {
    const number size = size_of(x), far = log_with_root(size, 1, k);
    const number near = size - size * (size * size * NUMBER(1 / 6.));
    return signed_as(size < HALF_DIGITS ? near : far, x);
}
MATHS number core_asinh(number x, LANE) {
    const number size = size_of(x),
                 far = near_log(least(size, KIND == 1 ? 0x1.fffffep127 : 0x1.fffffffffffffp1023),
                                k);
    const number beyond = signed_as(far + OF(LOG2_HIGH), x), near = near_asinh(x, k);
    const number inside = size < NUMBER(KIND == 1 ? 0x1p40 : 0x1p400) ? near : beyond;
    return size == INFINITY || x != x ? x : inside;
}
MATHS number near_acosh(number x, LANE) { return log_with_root(x, -1, k); }
MATHS number core_acosh(number x, LANE) {
    const number far = near_log(least(x, KIND == 1 ? 0x1.fffffep127 : 0x1.fffffffffffffp1023), k)
                       + OF(LOG2_HIGH);
    const number near = near_acosh(x, k),
                 found = x <= NUMBER(KIND == 1 ? 0x1p40 : 0x1p400) ? near : far;
    return x == INFINITY || x != x ? x : x < 1 ? NAN : found;
}
/* Half of log((1 + x) / (1 - x)). */
MATHS number near_atanh(number x, LANE) {
    const number size = size_of(x);
    const pair over = sum_of(1, size), under = sum_of(1, -size);
    const number ratio = over.high / under.high;
    const pair back = product_of(ratio, under.high);
    const number lost = ((over.high - back.high) - back.low + (over.low - ratio * under.low))
                        / under.high;
    const number near = size + size * (size * size * NUMBER(1 / 3.));
    const number far = NUMBER(0.5) * log_of_pair(sum_of(ratio, lost), k);
    return signed_as(size < HALF_DIGITS ? near : far, x);
}
MATHS number core_atanh(number x, LANE) {
    const number size = size_of(x), found = near_atanh(size < 1 ? x : 0, k);
    return size < 1 || x != x ? (x != x ? x : found) : size == 1 ? signed_as(INFINITY, x) : NAN;
}
