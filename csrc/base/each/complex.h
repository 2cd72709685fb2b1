/* complex.h: the text of TEMPLATE for each type of EACH_COMPLEX. */
#include "base/each/complexdouble.h"
#include "base/each/complexfloat.h"
#undef TEMPLATE
