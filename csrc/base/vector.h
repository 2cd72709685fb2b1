/* vector.h: the mathematical functions of csrc/maths by their names in C. The attribute lets gcc call their vectors from
   loops without -ffast-math. Numbers of the C library's own would differ between CPUs and versions. */
#pragma once
#include <complex.h>
#include <math.h>

#include "maths/functions.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)                                  \
    || !(defined(__x86_64__) || defined(__aarch64__))
#define VECTOR(lanes)
#elif defined(__x86_64__)
#define VECTOR(lanes) __attribute__((simd("notinbranch"), const))
#else /* the attribute would promise vectors of two floats, too */
#define VECTOR(lanes) PROMISED(omp declare simd notinbranch simdlen(lanes)) __attribute__((const))
#define PROMISED(...) _Pragma(#__VA_ARGS__)
#endif
#define VECTOR1(name)                                                                              \
    VECTOR(4) float th_##name##f(float);                                                           \
    VECTOR(2) double th_##name(double);
#define VECTOR2(name)                                                                              \
    VECTOR(4) float th_##name##f(float, float);                                                    \
    VECTOR(2) double th_##name(double, double);
EACH_FUNCTION1(VECTOR1)
EACH_FUNCTION2(VECTOR2)

#define exp th_exp
#define expf th_expf
#define exp2 th_exp2
#define exp2f th_exp2f
#define expm1 th_expm1
#define expm1f th_expm1f
#define sinh th_sinh
#define sinhf th_sinhf
#define cosh th_cosh
#define coshf th_coshf
#define tanh th_tanh
#define tanhf th_tanhf
#define log th_log
#define logf th_logf
#define log2 th_log2
#define log2f th_log2f
#define log10 th_log10
#define log10f th_log10f
#define log1p th_log1p
#define log1pf th_log1pf
#define asinh th_asinh
#define asinhf th_asinhf
#define acosh th_acosh
#define acoshf th_acoshf
#define atanh th_atanh
#define atanhf th_atanhf
#define sin th_sin
#define sinf th_sinf
#define cos th_cos
#define cosf th_cosf
#define tan th_tan
#define tanf th_tanf
#define asin th_asin
#define asinf th_asinf
#define acos th_acos
#define acosf th_acosf
#define atan th_atan
#define atanf th_atanf
#define erf th_erf
#define erff th_erff
#define erfc th_erfc
#define erfcf th_erfcf
#define pow th_pow
#define powf th_powf
#define atan2 th_atan2
#define atan2f th_atan2f
#define hypot th_hypot
#define hypotf th_hypotf
