/* each_pooled.h: the text of TEMPLATE for each type that pooling computes in: Long and floats. */
#include "base/each/double.h"
#include "base/each/float.h"
#include "base/each/long.h"
#undef TEMPLATE
