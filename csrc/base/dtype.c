/* dtype.c: names and sizes of the element types, and binary16. */
#include "base/half.h"

const uint8_t th_item_size[TH_TYPES] = {TH_ITEM_SIZES};
const char *const th_dtype_name[TH_TYPES] = {TH_DTYPE_NAMES};
const char *const th_conversion[TH_TYPES] = {
    "bool",   "byte",    "char", "short", "int",  "long",  "half",  "bfloat16", "float", "double",
    "cfloat", "cdouble", "int",  "long",  "long", "float", "float", "float",    "float", "cfloat"};

dtype th_default_type = TH_FLOAT;

dtype th_nearest(dtype stored) {
    return TH_FLOAT8 >> stored & 1    ? TH_FLOAT
           : stored == TH_COMPLEXHALF ? TH_COMPLEXFLOAT
                                      : TH_LONG;
}

dtype th_of_same_bits(dtype stored) {
    static const uint8_t of_size[] = {[1] = TH_BYTE, [2] = TH_SHORT, [4] = TH_INT, [8] = TH_LONG};
    return (dtype)of_size[th_item_size[stored]];
}

int th_missing(const char *op, dtype type) {
    return th_fail(TH_TYPE, "%s: not defined for %sTensor", op, th_dtype_name[type]);
}

float th_half_to_float(half h) { return th_half_float(h); }
half th_float_to_half(float f) { return th_float_half(f); }
