/* complex.c: conversion to and from complex numbers: a real number gets imaginary part 0; a complex
   number made real keeps its real part. */
#include <complex.h>

#include "base/each.h"
#include "walk/convert.h"
#include "walk/rounding.h"

#define PLAIN(name) static void name(LOOP_ARGUMENTS)
#define TO_FLOATS(A, name, formula) CONVERT(PLAIN, name##_to_complexfloat, A, complexfloat, formula)
#define TO_DOUBLES(A, name, formula)                                                               \
    CONVERT(PLAIN, name##_to_complexdouble, A, complexdouble, formula)
#define TO_COMPLEX(A, name, formula) TO_FLOATS(A, name, formula) TO_DOUBLES(A, name, formula)
#define PLAIN_TO_COMPLEX(type, A, name) TO_COMPLEX(A, name, x[i])
EACH_TYPE(PLAIN_TO_COMPLEX)
CONVERT(PLAIN, bool_to_complexfloat, uint8_t, complexfloat, x[i] != 0)
CONVERT(PLAIN, bool_to_complexdouble, uint8_t, complexdouble, x[i] != 0)
#define NARROW_TO_COMPLEX(type, A, name) TO_COMPLEX(A, name, th_##name##_float(x[i]))
EACH_NARROW_FLOAT(NARROW_TO_COMPLEX)
CONVERT(PLAIN, complexfloat_to_complexdouble, complexfloat, complexdouble, x[i])
CONVERT(PLAIN, complexdouble_to_complexfloat, complexdouble, complexfloat, x[i])
#define TRUTH_OF(type, A, name) CONVERT(PLAIN, name##_to_bool, A, uint8_t, x[i] != 0)
EACH_COMPLEX(TRUTH_OF)

CONVERT(PLAIN, complexfloat_to_float, complexfloat, float, crealf(x[i]))
CONVERT(PLAIN, complexdouble_to_double, complexdouble, double, creal(x[i]))

CONVERT(PLAIN, complexfloat_to_double, complexfloat, double, crealf(x[i]))
CONVERT(PLAIN, complexdouble_to_float, complexdouble, float, creal(x[i]))
#define OF_FLOATS(R, name, formula) CONVERT(PLAIN, complexfloat_to_##name, complexfloat, R, formula)
#define OF_DOUBLES(R, name, formula)                                                               \
    CONVERT(PLAIN, complexdouble_to_##name, complexdouble, R, formula)
#define FLOATS_TO_NARROW(type, R, name) OF_FLOATS(R, name, NARROW_FROM(name, crealf(x[i])))
#define DOUBLES_TO_NARROW(type, R, name) OF_DOUBLES(R, name, NARROW_FROM(name, creal(x[i])))
#define FLOATS_TO_INTEGRAL(type, R, name) OF_FLOATS(R, name, INTEGER_FROM(R, crealf(x[i])))
#define DOUBLES_TO_INTEGRAL(type, R, name) OF_DOUBLES(R, name, INTEGER_FROM(R, creal(x[i])))
EACH_NARROW_FLOAT(FLOATS_TO_NARROW)
EACH_NARROW_FLOAT(DOUBLES_TO_NARROW)
EACH_INTEGRAL(FLOATS_TO_INTEGRAL)
EACH_INTEGRAL(DOUBLES_TO_INTEGRAL)

#define EACH_OTHER(BODY) EACH_TYPE(BODY) EACH_NARROW_FLOAT(BODY)

/* Converters to or from a complex type; the caller handles equal types. */
loop th_complex_converter(dtype from, dtype to) {
#define ENTRY_TO_FLOAT(type, T, name) [type] = name##_to_complexfloat,
#define ENTRY_TO_DOUBLE(type, T, name) [type] = name##_to_complexdouble,
#define ENTRY_OF_FLOAT(type, T, name) [type] = complexfloat_to_##name,
#define ENTRY_OF_DOUBLE(type, T, name) [type] = complexdouble_to_##name,
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
