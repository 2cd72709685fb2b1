/* remainder.h: fmod. The quotient is rounded to a whole number; its product with y is exact, and so
   is the rest, which may be negative. */
#pragma once
#include "maths/kind.h"

/* Larger quotients, which have inexact products, are the C library's. */
#define beyond_fmod(x, y)                                                                          \
    (!((size_of(x) < size_of(y) * NUMBER(KIND == 1 ? 0x1p28 : 0x1p51)) & (size_of(y) < INFINITY)))

#if KIND == 1
MATHS number near_fmod(number x, number y, LANE) {
    const double size = fabs((double)x), divisor = fabs((double)y);
    const double rest = size - ((size / divisor + ROUNDING) - ROUNDING) * divisor;
    return signed_as((number)(rest < 0 ? rest + divisor : rest), x);
}
#else
MATHS number near_fmod(number x, number y, LANE) {
    const number size = size_of(x), divisor = size_of(y);
    const pair back = product_of(count_of(rounded(size / divisor, k), k), divisor);
    const number rest = (size - back.high) - back.low;
    return signed_as(rest < 0 ? rest + divisor : rest, x);
}
#endif
MATHS number core_fmod(number x, number y, LANE) { return OF(fmod)(x, y); }
