/* inverse.h: asin, acos, atan and atan2. Beyond a half, asin(x) = pi / 2 - 2 * asin(sqrt((1 - x) /
   2)). An angle above tan(1 / 2) is pi / 4 plus a remainder whose tangent takes one division. */
#pragma once
#include "maths/kind.h"

#define beyond_asin(x) 0
#define beyond_acos(x) 0
#define beyond_atan(x) 0

/* Beyond 1 the root is NaN. */
MATHS number near_asin(number x, LANE) {
    const number size = size_of(x),
                 z = size < NUMBER(0.5) ? x * x : NUMBER(0.5) - NUMBER(0.5) * size;
    const number s = size < NUMBER(0.5) ? size : OF(sqrt)(z), rest = s * (z * OF(poly_asin)(z, k));
    const pair far = sum_of(OF(PI_2_1), -2 * s);
    const number down = far.high + (far.low + (OF(PI_2_2) - 2 * rest)), up = s + rest;
    return signed_as(size < NUMBER(0.5) ? up : down, x);
}
MATHS number core_asin(number x, LANE) { return near_asin(x, k); }
MATHS number near_acos(number x, LANE) {
    const number size = size_of(x);
    const bool near = size < NUMBER(0.5);
    const number z = near ? x * x : NUMBER(0.5) - NUMBER(0.5) * size;
    const number s = near ? x : -2 * OF(sqrt)(z), rest = s * (z * OF(poly_asin)(z, k));
    const number quarter = OF(PI_2_1), more = OF(PI_2_2);
    const pair sum = sum_of(near ? quarter : 2 * quarter, near ? -s : s);
    const number down = sum.high + (sum.low + ((near ? more : 2 * more) + (near ? -rest : rest)));
    return !near & (x > 0) ? -s - rest : down;
}
MATHS number core_acos(number x, LANE) { return near_acos(x, k); }

/* sigma * angle + eighths * pi / 4, by the formula for differences of tangents. */
MATHS number angle_of(number low, number high, number eighths, number sigma, LANE) {
    const bool steep = low > high * NUMBER(0.5463);
    const number t = (steep ? low - high : low) / (steep ? low + high : high), z = t * t;
    const number count = steep ? eighths + sigma : eighths;
    const pair sum = sum_of(count * OF(PI_4_1), sigma * t);
    return sum.high + (sum.low + (count * OF(PI_4_2) + sigma * (t * (z * OF(poly_atan)(z, k)))));
}
MATHS number near_atan(number x, LANE) {
    const number size = size_of(x);
    const bool large = size > 1;
    const number inverse = size == INFINITY ? 0 : 1;
    const number low = large ? inverse : size, high = large & (size < INFINITY) ? size : 1;
    return signed_as(angle_of(low, high, large ? 2 : 0, large ? -1 : 1, k), x);
}
MATHS number core_atan(number x, LANE) { return near_atan(x, k); }

#define MIDDLE(x)                                                                                  \
    ((size_of(x) > NUMBER(KIND == 1 ? 0x1p-60 : 0x1p-500))                                         \
     & (size_of(x) < NUMBER(KIND == 1 ? 0x1p60 : 0x1p500)))
#define beyond_atan2(y, x) (!(MIDDLE(x) & MIDDLE(y)))
MATHS number near_atan2(number y, number x, LANE) {
    const number a = size_of(x), b = size_of(y), sign = signed_as(1, x);
    const bool over = b > a;
    const number eighths = over ? 2 : sign < 0 ? 4 : 0;
    return signed_as(angle_of(over ? a : b, over ? b : a, eighths, over ? -sign : sign, k), y);
}
/* Treat infinities as +-1 with the other argument as 0, and two zeros as the angle of 0 and +-1. */
MATHS number core_atan2(number y, number x, LANE) {
    const bool far = (size_of(x) == INFINITY) | (size_of(y) == INFINITY),
               none = (x == 0) & (y == 0);
    const number to_x = far ? (size_of(x) == INFINITY ? 1 : 0) : none ? 1 : size_of(x);
    const number to_y = far ? (size_of(y) == INFINITY ? 1 : 0) : size_of(y);
    const number most = to_x > to_y ? to_x : to_y;
    const number scale = most > 1 ? NUMBER(KIND == 1 ? 0x1p-24 : 0x1p-60)
                                  : NUMBER(KIND == 1 ? 0x1p24 : 0x1p60);
    const bool fits = (most < NUMBER(0x1p60)) & (most > NUMBER(0x1p-60));
    const number result = near_atan2(signed_as(fits ? to_y : to_y * scale, y),
                                     signed_as(fits ? to_x : to_x * scale, x), k);
    return (x != x) | (y != y) ? x + y : result;
}
