/* lane_kernels.c: the routines of lanes.h for floats and for doubles. */
#include <math.h>

#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"
#include "walk/loop.h"

/* Vectors are passed between inlined functions alone. */
#pragma GCC diagnostic ignored "-Wpsabi"

/* Products and sums are rounded one by one, as on CPUs that cannot do both at once: the same bits everywhere. */
#define ROUTINE(name)                                                                              \
    __attribute__((optimize("fp-contract=off"))) FEW_CLONES void name(                             \
        char *const *at, const int *size, uint8_t *taken)
#define SLACK                                                                                      \
    64 /* How far from singular a matrix is that lanes take, in bounds of the condition. */
#define SWEEPS 30 /* of rotations at most */

#define T float
#define WHOLE int32_t
#define N(name) name##_float
#define ROOT sqrtf
#define MAGNITUDE 0x7fffffff
#define EPSILON 0x1p-23F
#define LEAST 1e-30F /* of squares that lanes take */
#define MOST 1e30F
#include "kernels/lapack/lane_factors.h"
#include "kernels/lapack/lane_rotations.h"
#undef T
#undef WHOLE
#undef N
#undef ROOT
#undef MAGNITUDE
#undef EPSILON
#undef LEAST
#undef MOST

#define T double
#define WHOLE int64_t
#define N(name) name##_double
#define ROOT sqrt
#define MAGNITUDE 0x7fffffffffffffff
#define EPSILON 0x1p-52
#define LEAST 1e-250
#define MOST 1e250
#include "kernels/lapack/lane_factors.h"
#include "kernels/lapack/lane_rotations.h"
