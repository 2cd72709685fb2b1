/* circular.h: sin, cos and tan of r, where x = n * pi / 2 + r and |r| <= pi / 4. pi / 2 is split
   into four parts (Cody and Waite); larger numbers go through th_payne_hanek. */
#pragma once
#include "maths/kind.h"
#include "maths/payne_hanek.h"

typedef struct reduced_angle {
    word n; /* only the last two bits are used */
    pair r;
} reduced_angle;

/* Subtract `count` times a constant given in parts from x; only the last three steps round. */
MATHS pair rest_by(number x, number count, number first, number second, number third,
                   number fourth) {
    const pair a = sum_of(x - count * first, -(count * second)),
               b = sum_of(a.high, -(count * third));
    const pair c = sum_of(b.high, -(count * fourth));
    return (pair){c.high, a.low + b.low + c.low};
}
#define PARTS(of) OF(of##_1), OF(of##_2), OF(of##_3), OF(of##_4)
MATHS reduced_angle reduce_near(number x, LANE) {
    const bits n = rounded(x * OF(TWO_OVER_PI), k);
    return (reduced_angle){n.bits, rest_by(x, count_of(n, k), PARTS(HALF_PI))};
}
static reduced_angle reduce_far(number x) {
    double part[2];
    const int n = th_payne_hanek((double)x, part);
    const number high = (number)part[0];
    return (reduced_angle){(word)n, {high, (number)((part[0] - (double)high) + part[1])}};
}
#define beyond_sin(x) LARGER(x, 6433, 1647099)
#define beyond_cos(x) LARGER(x, 6433, 1647099)
#define beyond_tan(x) LARGER(x, 6433, 1647099)

/* sin(r) and cos(r) as their first term and the remainder. */
MATHS pair sin_pair(pair r, LANE) {
    const number z = r.high * r.high;
    return (pair){r.high, r.high * (z * OF(poly_sin)(z, k)) + r.low * (1 - NUMBER(0.5) * z)};
}
MATHS pair cos_pair(pair r, LANE) {
    const number z = r.high * r.high, half = NUMBER(0.5) * z, first = 1 - half;
    return (pair){first, ((1 - first) - half) + (z * z * OF(poly_cos)(z, k) - r.high * r.low)};
}
MATHS number sin_of(reduced_angle t, LANE) {
    const pair s = sin_pair(t.r, k), c = cos_pair(t.r, k);
    const number size = t.n & 1 ? c.high + c.low : s.high + s.low;
    return of_bits(bits_of(size) ^ (t.n >> 1 << (sizeof(word) * 8 - 1)));
}
/* Below the smallest normal number only the first term remains; this keeps the sign of -0. */
MATHS number near_sin(number x, LANE) {
    const number result = sin_of(reduce_near(x, k), k);
    return size_of(x) < TINY ? x : result;
}
MATHS number near_cos(number x, LANE) {
    const reduced_angle t = reduce_near(x, k);
    return sin_of((reduced_angle){t.n + 1, t.r}, k);
}
MATHS number core_sin(number x, LANE) {
    return beyond_sin(x) ? sin_of(reduce_far(x), k) : near_sin(x, k);
}
MATHS number core_cos(number x, LANE) {
    if (!beyond_cos(x))
        return near_cos(x, k);
    const reduced_angle t = reduce_far(x);
    return sin_of((reduced_angle){t.n + 1, t.r}, k);
}

/* sin(pi * x): x minus the nearest integer is exact, and so is the sign. */
#define beyond_sinpi(x) LARGER(x, 0x1p21, 0x1p50)
MATHS number near_sinpi(number x, LANE) {
    const bits n = rounded(2 * x, k);
    const pair angle = product_of(x - NUMBER(0.5) * count_of(n, k), 2 * OF(PI_2_1));
    const number low = angle.low + (x - NUMBER(0.5) * count_of(n, k)) * (2 * OF(PI_2_2));
    const number result = sin_of((reduced_angle){n.bits, {angle.high, low}}, k);
    const number small = x * (2 * OF(PI_2_1));
    return size_of(x) < NUMBER(0x1p-60) ? small : result == 0 ? 0 * x : result;
}
MATHS number core_sinpi(number x, LANE) {
    const number size = size_of(x), end = NUMBER((word)1 << (DIGITS + 1)),
                 rest = size - 2 * ((size / 2 + end) - end);
    const number inside = size < end ? rest : 0;
    const number result = near_sinpi(signed_as(1, x) * (beyond_sinpi(x) ? inside : size), k);
    return !(size < INFINITY) ? NAN : result == 0 ? signed_as(0, x) : result;
}

/* sin / cos, or -cos / sin; adds the rounding errors of both, and of the division, back. */
MATHS number tan_of(reduced_angle t, LANE) {
    const pair s = sin_pair(t.r, k), c = cos_pair(t.r, k);
    const pair sine = sum_of(s.high, s.low), cosine = sum_of(c.high, c.low);
    const bool odd = t.n & 1;
    const number over = odd ? -cosine.high : sine.high, under = odd ? sine.high : cosine.high;
    const number over_low = odd ? -cosine.low : sine.low, under_low = odd ? sine.low : cosine.low;
    const number ratio = over / under;
    const pair whole = product_of(ratio, under);
    return ratio + (((over - whole.high) - whole.low) + (over_low - ratio * under_low)) / under;
}
MATHS number near_tan(number x, LANE) {
    const number result = tan_of(reduce_near(x, k), k);
    return size_of(x) < NUMBER(0x1p-60) ? x : result;
}
MATHS number core_tan(number x, LANE) {
    return beyond_tan(x) ? tan_of(reduce_far(x), k) : near_tan(x, k);
}
