/* functions.h: the list of mathematical functions of one and two arguments, each for float and
   double. */
#pragma once
#define EACH_FUNCTION1(BODY)                                                                       \
    BODY(exp)                                                                                      \
    BODY(exp2)                                                                                     \
    BODY(expm1)                                                                                    \
    BODY(sinh)                                                                                     \
    BODY(cosh)                                                                                     \
    BODY(tanh)                                                                                     \
    BODY(log)                                                                                      \
    BODY(log2)                                                                                     \
    BODY(log10)                                                                                    \
    BODY(log1p)                                                                                    \
    BODY(asinh)                                                                                    \
    BODY(acosh)                                                                                    \
    BODY(atanh)                                                                                    \
    BODY(sin)                                                                                      \
    BODY(cos)                                                                                      \
    BODY(sinpi)                                                                                    \
    BODY(tan)                                                                                      \
    BODY(asin)                                                                                     \
    BODY(acos)                                                                                     \
    BODY(atan)                                                                                     \
    BODY(erf)                                                                                      \
    BODY(erfc)                                                                                     \
    BODY(erfcx)                                                                                    \
    BODY(erfinv)                                                                                   \
    BODY(bessel_i0)                                                                                \
    BODY(bessel_i0e)                                                                               \
    BODY(bessel_i1)                                                                                \
    BODY(bessel_i1e)                                                                               \
    BODY(log_ndtr)                                                                                 \
    BODY(ndtr)
#define EACH_FUNCTION2(BODY)                                                                       \
    BODY(pow)                                                                                      \
    BODY(atan2)                                                                                    \
    BODY(hypot)                                                                                    \
    BODY(fmod)
