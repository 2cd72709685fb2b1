/* word.h: the text of TEMPLATE for elements of 1, 2, 4 and 8 bytes. */
#include "base/each/size_1.h"
#include "base/each/size_2.h"
#include "base/each/size_4.h"
#include "base/each/size_8.h"
#undef TEMPLATE
