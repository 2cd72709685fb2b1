/* exponential.h: exp, sigmoid and tanh as plain arithmetic, which the compiler makes vectors of. */
#pragma once
#include <math.h>
#include <stdint.h>

#if !defined(__SANITIZE_ADDRESS__)
__attribute__((simd("notinbranch"))) double exp(double);
__attribute__((simd("notinbranch"))) double tanh(double);
#endif

/* exp(x) within 2 ulp: 2**n * exp(r) with |r| <= log(2) / 2, exp(r) by a polynomial (after Cody and
   Waite, 1980). Below -87.3 it is 0, above 88.7 infinite; nan stays nan. */
static inline float exp_float(float x) {
    union {
        int32_t bits;
        float value;
    } half, other;
    const float low = x < -87.33654f ? -87.33654f : x, inside = low > 88.72283f ? 88.72283f : low;
    const float n = rintf(inside * 1.44269504f);
    const float r = inside - n * 0.693359375f - n * -2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * r * r + r + 1;
    const int32_t whole = (int32_t)n, first = whole >> 1; /* in two factors: 2**128 is infinite */
    half.bits = (first + 127) << 23;
    other.bits = (whole - first + 127) << 23;
    const float power = p * half.value * other.value;
    return x < -87.33654f ? 0 : x > 88.72283f ? INFINITY : power;
}
static inline double exp_double(double x) { return exp(x); }

static inline float sigmoid_float(float x) { return 1 / (1 + exp_float(-x)); }
static inline double sigmoid_double(double x) { return 1 / (1 + exp(-x)); }

/* tanh(x): an odd polynomial near zero, where 1 - 2 / (exp(2x) + 1) would lose digits. */
static inline float tanh_float(float x) {
    const float size = fabsf(x), z = x * x;
    float p = -5.70498872745e-3f;
    p = p * z + 2.06390887954e-2f;
    p = p * z - 5.37397155531e-2f;
    p = p * z + 1.33314422036e-1f;
    p = p * z - 3.33332819422e-1f;
    p = p * z * x + x;
    const float far = copysignf(1 - 2 / (exp_float(2 * size) + 1), x);
    return size < 0.625f ? p : far;
}
static inline double tanh_double(double x) { return tanh(x); }
