/* complex.c: conversion to and from complex numbers: a real number gets imaginary part 0; a complex
   number made real keeps its real part. */
#include <complex.h>

#include "base/each.h"
#include "walk/rounding.h"

#define CONVERT(from_name, A, to_name, R, formula)                                                 \
    static void from_name##_to_##to_name(LOOP_ARGUMENTS) {                                         \
        R *to = (R *)at[0];                                                                        \
        const A *from = (const A *)at[1];                                                          \
        EACH (i, count) {                                                                          \
            const A x = from[i];                                                                   \
            to[i] = (R)(formula);                                                                  \
        }                                                                                          \
    }
#define TO_COMPLEX(type, A, name, VALUE)                                                           \
    CONVERT(name, A, complexfloat, complexfloat, VALUE)                                            \
    CONVERT(name, A, complexdouble, complexdouble, VALUE)
#define PLAIN_TO_COMPLEX(type, A, name) TO_COMPLEX(type, A, name, x)
EACH_TYPE(PLAIN_TO_COMPLEX)
CONVERT(bool, uint8_t, complexfloat, complexfloat, x != 0)
CONVERT(bool, uint8_t, complexdouble, complexdouble, x != 0)
#define NARROW_TO_COMPLEX(type, A, name) TO_COMPLEX(type, A, name, th_##name##_float(x))
EACH_NARROW_FLOAT(NARROW_TO_COMPLEX)
CONVERT(complexfloat, complexfloat, complexdouble, complexdouble, x)
CONVERT(complexdouble, complexdouble, complexfloat, complexfloat, x)
#define TRUTH_OF(type, A, name) CONVERT(name, A, bool, uint8_t, x != 0)
EACH_COMPLEX(TRUTH_OF)

CONVERT(complexfloat, complexfloat, float, float, crealf(x))
CONVERT(complexdouble, complexdouble, double, double, creal(x))

CONVERT(complexfloat, complexfloat, double, double, crealf(x))
CONVERT(complexdouble, complexdouble, float, float, creal(x))
#define TO_NARROW(type, R, name)                                                                   \
    CONVERT(complexfloat, complexfloat, name, R, NARROW_FROM(name, crealf(x)))                     \
    CONVERT(complexdouble, complexdouble, name, R, NARROW_FROM(name, creal(x)))
EACH_NARROW_FLOAT(TO_NARROW)
#define TO_INTEGRAL(type, T, name)                                                                 \
    CONVERT(complexfloat, complexfloat, name, T, INTEGER_FROM(T, crealf(x)))                       \
    CONVERT(complexdouble, complexdouble, name, T, INTEGER_FROM(T, creal(x)))
EACH_INTEGRAL(TO_INTEGRAL)

#define EACH_OTHER(X)                                                                              \
    X(TH_BYTE, byte)                                                                               \
    X(TH_CHAR, char)                                                                               \
    X(TH_SHORT, short)                                                                             \
    X(TH_INT, int)                                                                                 \
    X(TH_LONG, long)                                                                               \
    X(TH_HALF, half)                                                                               \
    X(TH_BFLOAT16, bfloat16)                                                                       \
    X(TH_FLOAT, float)                                                                             \
    X(TH_DOUBLE, double)

/* Converters to or from a complex type; the caller handles equal types. */
loop th_complex_converter(dtype from, dtype to) {
#define ENTRY_TO_FLOAT(type, name) [type] = name##_to_complexfloat,
#define ENTRY_TO_DOUBLE(type, name) [type] = name##_to_complexdouble,
#define ENTRY_OF_FLOAT(type, name) [type] = complexfloat_to_##name,
#define ENTRY_OF_DOUBLE(type, name) [type] = complexdouble_to_##name,
    static const loop to_complex[2][TH_DTYPES] = {
        {[TH_BOOL] = bool_to_complexfloat,
         EACH_OTHER(ENTRY_TO_FLOAT)[TH_COMPLEXDOUBLE] = complexdouble_to_complexfloat},
        {[TH_BOOL] = bool_to_complexdouble,
         EACH_OTHER(ENTRY_TO_DOUBLE)[TH_COMPLEXFLOAT] = complexfloat_to_complexdouble}};
    static const loop of_complex[2][TH_DTYPES] = {
        {[TH_BOOL] = complexfloat_to_bool, EACH_OTHER(ENTRY_OF_FLOAT)},
        {[TH_BOOL] = complexdouble_to_bool, EACH_OTHER(ENTRY_OF_DOUBLE)}};
    return th_is_complex(to) ? to_complex[to == TH_COMPLEXDOUBLE][from]
                             : of_complex[from == TH_COMPLEXDOUBLE][to];
}
