/* vector.h: mathematical functions that loops may call for vectors. glibc's libmvec has them; the
   attribute lets gcc use it without -ffast-math. */
#pragma once
#include <math.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)                                  \
    || !defined(__x86_64__) /* AArch64's libmvec came with glibc 2.38 */
#define VECTOR
#else
#define VECTOR __attribute__((simd("notinbranch"), const))
#endif
#define VECTOR1(name)                                                                              \
    VECTOR float name##f(float);                                                                   \
    VECTOR double name(double);
#define VECTOR2(name)                                                                              \
    VECTOR float name##f(float, float);                                                            \
    VECTOR double name(double, double);
VECTOR1(exp)
VECTOR1(log)
VECTOR1(sin)
VECTOR1(cos)
VECTOR1(tan)
VECTOR1(asin)
VECTOR1(acos)
VECTOR1(atan)
VECTOR1(sinh)
VECTOR1(cosh)
VECTOR1(tanh)
VECTOR1(asinh)
VECTOR1(acosh)
VECTOR1(atanh)
VECTOR1(exp2)
VECTOR1(expm1)
VECTOR1(log1p)
VECTOR1(log2)
VECTOR1(log10)
VECTOR1(cbrt)
VECTOR1(erf)
VECTOR1(erfc)
VECTOR2(pow)
VECTOR2(atan2)
VECTOR2(hypot)
