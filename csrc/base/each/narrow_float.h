/* narrow_float.h: the text of TEMPLATE for each type of EACH_NARROW_FLOAT. */
#include "base/each/bfloat16.h"
#include "base/each/half.h"
#undef TEMPLATE
