/* double.c: the functions for double. */
#define KIND 2
#include "maths/bessel.h"
#include "maths/circular.h"
#include "maths/error.h"
#include "maths/exponential.h"
#include "maths/functions.h"
#include "maths/inverse.h"
#include "maths/lanes.h"
#include "maths/logarithm.h"
#include "maths/power.h"
#include "maths/remainder.h"
#include "maths/scaled_error.h"

EACH_FUNCTION1(FUNCTION1)
EACH_FUNCTION2(FUNCTION2)
