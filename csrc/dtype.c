/* dtype.c: what the element types are called, how large they are, and binary16. */
#include "formula.h"

const uint8_t th_item_size[TH_DTYPES] = {1, 1, 2, 4, 8, 2, 4, 8};
const char *const th_dtype_name[TH_DTYPES] = {"Byte", "Char", "Short", "Int",
                                              "Long", "Half", "Float", "Double"};

float th_half_to_float(half h) { return f_from_half(h); }
half th_float_to_half(float f) { return f_to_half(f); }
