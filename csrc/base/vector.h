/* vector.h: maps the C names of mathematical functions to those of csrc/maths. gcc computes both
   sides of a condition only for functions it knows by name; the attribute lets it vectorise calls
   without -ffast-math. Results of the C library would differ between CPUs and versions. */
#pragma once
#include <complex.h>
#include <math.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)                                  \
    || !(defined(__x86_64__) || defined(__aarch64__))
#define VECTOR(lanes)
#elif defined(__x86_64__)
#define VECTOR(lanes) __attribute__((simd("notinbranch"), const))
#else /* the attribute would also promise vectors of two floats */
#define VECTOR(lanes) PROMISED(omp declare simd notinbranch simdlen(lanes)) __attribute__((const))
#define PROMISED(...) _Pragma(#__VA_ARGS__)
#endif
#define FUNCTION1(name)                                                                            \
    VECTOR(4) float name##f(float) __asm__("th_" #name "f");                                       \
    VECTOR(2) double name(double) __asm__("th_" #name);
#define FUNCTION2(name)                                                                            \
    VECTOR(4) float name##f(float, float) __asm__("th_" #name "f");                                \
    VECTOR(2) double name(double, double) __asm__("th_" #name);
#include "maths/functions.h"
