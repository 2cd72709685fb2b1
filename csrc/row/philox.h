/* philox.h: Philox random numbers, which random rows draw from. */
#pragma once
#include "row/row.h"

#define TH_CHUNK 1024 /* Numbers generated at a time, on the stack. */

/* Generator state for one draw of one call. */
typedef struct source {
    uint64_t seed, offset;
} source;
source th_next_source(void);
struct gpu_source th_source_on(device where, source from); /* in the form GPU kernels take */
source th_next_sources(int64_t count); /* the first of `count` sources with consecutive offsets */
/* Make up to TH_CHUNK floats or doubles; `position` is a multiple of TH_CHUNK. The buffer needs
   room for four more, since counters are whole. */
void th_make_numbers(source from, int64_t position, int64_t count, bool single, bool normal,
                     void *to);
/* Make up to TH_CHUNK numbers of 64 bits; `position` is even. The buffer holds a multiple of 16
   numbers. */
void th_make_bits(source from, int64_t position, int64_t count, uint64_t *to);
