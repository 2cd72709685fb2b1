/* lanes_plain.c: transforms over lanes of 16-byte vectors, for any CPU. */
#if !defined(TH_ONE_LEVEL)
#define LANE_SET th_lanes_plain
#define BYTES 16
#include "kernels/fourier/types.h"
#else
typedef int lanes_plain_is_empty;
#endif
