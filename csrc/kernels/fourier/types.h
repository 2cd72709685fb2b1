/* types.h: the kernels of one instruction set, for floats and doubles: the text of lanes_avx2.c, lanes_avx512.c
   and lanes_plain.c. */
#define FIRST_CACHE 24576 /* bytes of data that early passes keep in the first-level cache */
#define CACHE_LINE 64
#ifndef STREAM /* a store past the caches */
#define STREAM(to, value) (*(vector *)(to) = (value))
#endif
#define INLINE static inline __attribute__((always_inline))

#define REAL float
#define WHOLE int32_t
#define WIDTH (BYTES / 4)
#define NAME(word) word##_float
#include "kernels/fourier/lanes.h"
#undef REAL
#undef WHOLE
#undef WIDTH
#undef NAME
#define REAL double
#define WHOLE int64_t
#define WIDTH (BYTES / 8)
#define NAME(word) word##_double
#include "kernels/fourier/lanes.h"

const lane_set LANE_SET = {
    BYTES,
    {lanes_float, lanes_double},
    {fold_float, fold_double},
};
