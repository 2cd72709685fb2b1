/* lane_kernels.c: instances of the kernels of lanes.h for float and double. */
/* The loops are vectors already: GCC would copy them without a gain. */
#pragma GCC optimize("no-peel-loops")
#include <math.h>
#include <string.h>

#include "base/vector.h"
#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"
#include "walk/loop.h"

/* No fused multiply-add, so that results have the same bits on every CPU. */
#define EXACT __attribute__((optimize("fp-contract=off"))) FEW_CLONES
#define ROUTINE(name) EXACT void name(char *const *at, const int *size, uint8_t *accepted)
#define STAGE EXACT static /* a part of several routines, compiled once */
#define SLACK                                                                                      \
    64 /* condition number, relative to that of a singular matrix, up to which lanes are used */
#define SWEEPS 30 /* most sweeps of rotations */

#define T float
#define WHOLE int32_t
#define N(name) name##_float
#define ROOT sqrtf
#define MAGNITUDE 0x7fffffff
#define EXPONENT 0x7f800000
#define EPSILON 0x1p-23F
#define LEAST 1e-30F /* smallest square that lanes accept */
#define MOST 1e30F
#include "kernels/lapack/lane_types.h"
#undef T
#undef WHOLE
#undef N
#undef ROOT
#undef MAGNITUDE
#undef EXPONENT
#undef EPSILON
#undef LEAST
#undef MOST

#define T double
#define WHOLE int64_t
#define N(name) name##_double
#define ROOT sqrt
#define MAGNITUDE 0x7fffffffffffffff
#define EXPONENT 0x7ff0000000000000
#define EPSILON 0x1p-52
#define LEAST 1e-250
#define MOST 1e250
#include "kernels/lapack/lane_types.h"
