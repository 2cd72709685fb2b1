/* exponential.h: exp, exp2 and what is made of exp, of floats, as plain arithmetic, which the compiler
   makes vectors of. */
#pragma once
#include <math.h>
#include <stdint.h>

#include "base/vector.h"

typedef union float_bits {
    float value;
    uint32_t bits;
} float_bits;

/* 1.5 * 2**23: what is added to it is rounded to a whole number, whose last bits are the sum's. */
#define TH_ROUNDER 12582912.0f

/* x * 2**n, of a rounded sum; in two factors: neither 2**128 nor 2**-150 is a float. */
static inline float th_scale_float(float x, float_bits sum) {
    const uint32_t one = 0x3f800000u, half = sum.bits << 22 & 0xff800000u;
    const float_bits first = {.bits = half + one}, rest = {.bits = (sum.bits << 23) - half + one};
    return x * first.value * rest.value;
}

/* exp(x) within 1.1 ulp, of subnormal results too: 2**n * exp(r) with |r| <= log(2) / 2 (after Cody
   and Waite, 1980) and a polynomial whose relative error is at most 4e-9, in terms that do not wait
   for each other. */
static inline float th_exp_float(float x) {
    const float low = x < -104 ? -104 : x; /* beyond these it is 0, or infinite */
    const float inside = low > 89 ? 89 : low;
    const float_bits turns = {inside * 1.44269504f + TH_ROUNDER};
    const float n = turns.value - TH_ROUNDER;
    const float r = inside - n * 0.693359375f - n * -2.12194440e-4f, square = r * r;
    const float upper = 4.1668389e-2f + 8.3687454e-3f * r + 1.3814539e-3f * square;
    const float p = 4.9999994e-1f + 1.6666521e-1f * r + upper * square;
    return th_scale_float(p * square + r + 1, turns);
}

/* 2**x within 1.1 ulp likewise: 2**n * 2**r with |r| <= 1/2. */
static inline float th_exp2_float(float x) {
    const float low = x < -151 ? -151 : x;
    const float inside = low > 129 ? 129 : low;
    const float_bits turns = {inside + TH_ROUNDER};
    const float r = inside - (turns.value - TH_ROUNDER), square = r * r;
    const float upper = 9.618237549e-3f + 1.339073541e-3f * r + 1.540349500e-4f * square;
    const float p = 2.402264979e-1f + 5.550357434e-2f * r + upper * square;
    return th_scale_float(p * square + 6.931471879e-1f * r + 1, turns);
}

/* erfc within 4 ulp: exp(-x**2) times a rational approximation of exp(x**2) * erfc(x) whose terms are all positive
   and whose relative error is at most 7e-9; what the rounding of the square loses is given back. */
static inline float th_erfc_float(float x) {
    const float far = fabsf(x), size = far > 10.5f ? 10.5f : far, square = size * size;
    const float lost = fmaf(size, size, -square);
    const float over = 1 + 1.241662285f * size
                       + square
                             * (7.350158776e-1f + 2.308472127e-1f * size
                                + 3.313908745e-2f * square);
    const float under = 1 + 2.370042071f * size
                        + square
                              * (2.409312023f + 1.331738112f * size
                                 + square * (4.091908797e-1f + 5.873685834e-2f * size));
    const float e = th_exp_float(-square), tail = fmaf(-lost, e, e) * (over / under);
    return x < 0 ? 2 - tail : tail;
}

/* erf within 5 ulp: a rational approximation of erf(x) / x, of x**2, within 2e-8; 1 beyond 3.93. */
static inline float th_erf_float(float x) {
    const float low = x < -3.93f ? -3.93f : x, inside = low > 3.93f ? 3.93f : low;
    const float z = inside * inside, square = z * z;
    const float over = 1.128379145f + 1.910494428e-1f * z
                       + square
                             * (5.281967924e-2f + 3.789482155e-3f * z
                                + square * (2.847617815e-4f + 2.036334162e-6f * z));
    const float under = 1 + 5.026458649e-1f * z
                        + square
                              * (1.143621056e-1f + 1.501736321e-2f * z
                                 + square * (1.167110701e-3f + 3.794342259e-5f * z));
    const float value = inside * over / under, least = value < -1 ? -1 : value;
    return least > 1 ? 1 : least;
}
