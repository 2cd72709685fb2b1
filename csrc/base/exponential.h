/* exponential.h: exp of floats as plain arithmetic, which the compiler makes vectors of. */
#pragma once
#include <stdint.h>

#include "base/vector.h"

/* exp(x) within 1.1 ulp, of subnormal results too: 2**n * exp(r) with |r| <= log(2) / 2 (after Cody
   and Waite, 1980) and a polynomial whose relative error is at most 4e-9, in terms that do not wait
   for each other. */
static inline float th_exp_float(float x) {
    union {
        float value;
        uint32_t bits;
    } turns, first, rest;
    const float low = x < -104 ? -104 : x; /* beyond these it is 0, or infinite */
    const float inside = low > 89 ? 89 : low;
    turns.value = inside * 1.44269504f + 12582912.0f; /* 1.5 * 2**23: the last bits are n's */
    const float n = turns.value - 12582912.0f;
    const float r = inside - n * 0.693359375f - n * -2.12194440e-4f, square = r * r;
    const float upper = 4.1668389e-2f + 8.3687454e-3f * r + 1.3814539e-3f * square;
    const float p = 4.9999994e-1f + 1.6666521e-1f * r + upper * square;
    /* 2**n in two factors: neither 2**128 nor 2**-150 is a float. */
    const uint32_t one = 0x3f800000u, half = turns.bits << 22 & 0xff800000u;
    first.bits = half + one;
    rest.bits = (turns.bits << 23) - half + one;
    return (p * square + r + 1) * first.value * rest.value;
}
