/* types.h: the kernels of one instruction set, for floats and doubles. */
#define FIRST_CACHE 24576 /* bytes of data that early passes keep in the first-level cache */
#define CACHE_LINE 64
#ifndef STREAM /* a store past the caches */
#define STREAM(to, value) (*(vector *)(to) = (value))
#endif
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define NAMED(name) JOIN(name, NAME)
#define INLINE static inline __attribute__((always_inline))

#define REAL float
#define WHOLE int32_t
#define WIDTH (BYTES / 4)
#define NAME _float
#include "kernels/fourier/lanes.h"
#undef REAL
#undef WHOLE
#undef WIDTH
#undef NAME
#define REAL double
#define WHOLE int64_t
#define WIDTH (BYTES / 8)
#define NAME _double
#include "kernels/fourier/lanes.h"

const lane_set JOIN(th_lanes, LEVEL_NAME) = {
    BYTES,
    {lanes_float, lanes_double},
    {fold_float, fold_double},
};
