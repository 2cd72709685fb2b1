/* float.c: the functions for float. */
#define KIND 1
#include "maths/bessel.h"
#include "maths/circular.h"
#include "maths/error.h"
#include "maths/exponential.h"
#include "maths/inverse.h"
#include "maths/lanes.h"
#include "maths/logarithm.h"
#include "maths/power.h"
#include "maths/remainder.h"
#include "maths/scaled_error.h"

#define FUNCTION1 ALL_WIDTHS1
#define FUNCTION2 ALL_WIDTHS2
#include "maths/functions.h"
