/* narrow_dot.h: dot products of Half and bfloat16 that widen elements as they are read. */
#pragma once
#include "base/base.h"

/* Sixteen products of a lane are added as floats, which may overflow. */
typedef double (*narrow_dot)(const uint16_t *x, const uint16_t *y, int64_t count);
/* Return the function of this CPU, or NULL: it does not convert Half. */
narrow_dot th_narrow_dot(dtype type);
