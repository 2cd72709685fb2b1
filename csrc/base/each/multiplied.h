/* multiplied.h: the text of TEMPLATE for each type of EACH_TYPE but Char, whose products have the low bits of
   Byte's. */
#include "base/each/byte.h"
#include "base/each/double.h"
#include "base/each/float.h"
#include "base/each/int.h"
#include "base/each/long.h"
#include "base/each/short.h"
#undef TEMPLATE
