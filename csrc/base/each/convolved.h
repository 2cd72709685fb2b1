/* convolved.h: the text of TEMPLATE for each type of EACH_CONVOLVED. */
#include "base/each/complexdouble.h"
#include "base/each/complexfloat.h"
#include "base/each/double.h"
#include "base/each/float.h"
#include "base/each/long.h"
#undef TEMPLATE
