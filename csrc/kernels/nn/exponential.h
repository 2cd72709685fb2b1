/* exponential.h: exp, sigmoid and tanh as plain arithmetic, which the compiler makes vectors of. */
#pragma once
#include "base/exponential.h"

static inline float exp_float(float x) { return th_exp_float(x); }
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
