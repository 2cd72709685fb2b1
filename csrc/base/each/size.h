/* size.h: the text of TEMPLATE for each size of EACH_SIZE. */
#include "base/each/size_1.h"
#include "base/each/size_16.h"
#include "base/each/size_2.h"
#include "base/each/size_4.h"
#include "base/each/size_8.h"
#undef TEMPLATE
