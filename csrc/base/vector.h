/* vector.h: the mathematical functions of csrc/maths by their names in C, since gcc computes both sides of a condition
   only where it knows a function by its name. The attribute lets it call their vectors from loops without -ffast-math.
   Numbers of the C library's own would differ between CPUs and versions. */
#pragma once
#include <complex.h>
#include <math.h>

#include "maths/functions.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)                                  \
    || !(defined(__x86_64__) || defined(__aarch64__))
#define VECTOR
#else
#define VECTOR __attribute__((simd("notinbranch"), const))
#endif
#define VECTOR1(name)                                                                              \
    VECTOR float name##f(float) __asm__("th_" #name "f");                                          \
    VECTOR double name(double) __asm__("th_" #name);
#define VECTOR2(name)                                                                              \
    VECTOR float name##f(float, float) __asm__("th_" #name "f");                                   \
    VECTOR double name(double, double) __asm__("th_" #name);
EACH_FUNCTION1(VECTOR1)
EACH_FUNCTION2(VECTOR2)
