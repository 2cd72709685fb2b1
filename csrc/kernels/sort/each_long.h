/* each_long.h: the text of TEMPLATE for each type of 8 bytes, whose items are wide unless the
   caller lends memory. */
#include "base/each/double.h"
#include "base/each/long.h"
#undef TEMPLATE
