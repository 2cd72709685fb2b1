/* complex.c: conversion to complex numbers: a real number gets imaginary part 0. Both parts count as truth. */
#include "base/each.h"
#include "base/half.h"
#include "walk/convert.h"

#define TO_FLOATS(A, name, formula) CONVERT(LOOP, name##_to_complexfloat, A, complexfloat, formula)
#define TO_DOUBLES(A, name, formula)                                                               \
    CONVERT(LOOP, name##_to_complexdouble, A, complexdouble, formula)
#define TO_COMPLEX(A, name, formula) TO_FLOATS(A, name, formula) TO_DOUBLES(A, name, formula)
#define PLAIN_TO_COMPLEX(type, A, name) TO_COMPLEX(A, name, x[i])
EACH_TYPE(PLAIN_TO_COMPLEX)
CONVERT(LOOP, bool_to_complexfloat, uint8_t, complexfloat, x[i] != 0)
CONVERT(LOOP, bool_to_complexdouble, uint8_t, complexdouble, x[i] != 0)
#define NARROW_TO_COMPLEX(type, A, name) TO_COMPLEX(A, name, th_##name##_float(x[i]))
EACH_NARROW_FLOAT(NARROW_TO_COMPLEX)
CONVERT(LOOP, complexfloat_to_complexdouble, complexfloat, complexdouble, x[i])
CONVERT(LOOP, complexdouble_to_complexfloat, complexdouble, complexfloat, x[i])
#define TRUTH_OF(type, A, name) CONVERT(LOOP, name##_to_bool, A, uint8_t, x[i] != 0)
EACH_COMPLEX(TRUTH_OF)

/* Converters to a complex type, and to Bool; the caller handles equal types. */
loop th_complex_converter(dtype from, dtype to) {
#define EACH_OTHER(BODY) EACH_TYPE(BODY) EACH_NARROW_FLOAT(BODY)
#define ENTRY_TO_FLOAT(type, T, name) [type] = name##_to_complexfloat,
#define ENTRY_TO_DOUBLE(type, T, name) [type] = name##_to_complexdouble,
    static const loop to_complex[2][TH_DTYPES] = {
        {[TH_BOOL] = bool_to_complexfloat,
         EACH_OTHER(ENTRY_TO_FLOAT)[TH_COMPLEXDOUBLE] = complexdouble_to_complexfloat},
        {[TH_BOOL] = bool_to_complexdouble,
         EACH_OTHER(ENTRY_TO_DOUBLE)[TH_COMPLEXFLOAT] = complexfloat_to_complexdouble}};
    return th_is_complex(to)          ? to_complex[to == TH_COMPLEXDOUBLE][from]
           : from == TH_COMPLEXDOUBLE ? complexdouble_to_bool
                                      : complexfloat_to_bool;
}
