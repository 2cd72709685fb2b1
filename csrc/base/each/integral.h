/* integral.h: the text of TEMPLATE for each type of EACH_INTEGRAL. */
#include "base/each/byte.h"
#include "base/each/char.h"
#include "base/each/int.h"
#include "base/each/long.h"
#include "base/each/short.h"
#undef TEMPLATE
