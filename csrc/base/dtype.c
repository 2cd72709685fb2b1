/* dtype.c: names and sizes of the element types, and binary16. */
#include "base/half.h"

const uint8_t th_item_size[TH_DTYPES] = {TH_ITEM_SIZES};
const char *const th_dtype_name[TH_DTYPES] = {TH_DTYPE_NAMES};
const char *const th_conversion[TH_DTYPES] = {"bool",  "byte",   "char",   "short",
                                              "int",   "long",   "half",   "bfloat16",
                                              "float", "double", "cfloat", "cdouble"};

dtype th_default_type = TH_FLOAT;

int th_missing(const char *op, dtype type) {
    return th_fail(TH_TYPE, "%s: not defined for %sTensor", op, th_dtype_name[type]);
}

float th_half_to_float(half h) { return th_half_float(h); }
half th_float_to_half(float f) { return th_float_half(f); }
