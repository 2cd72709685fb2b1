/* floating.h: the text of TEMPLATE for each type of EACH_FLOATING. */
#include "base/each/double.h"
#include "base/each/float.h"
#undef TEMPLATE
