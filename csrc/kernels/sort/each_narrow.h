/* each_narrow.h: the text of TEMPLATE for each type whose items are narrow, except in lines of 2^32
   elements and more. */
#include "base/each/byte.h"
#include "base/each/char.h"
#include "base/each/float.h"
#include "base/each/int.h"
#include "base/each/short.h"
#undef TEMPLATE
