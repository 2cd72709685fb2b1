/* philox.h: the numbers that random rows are made of. */
#pragma once
#include "row/row.h"

#define TH_CHUNK 1024 /* Numbers made at a time, on the stack. */

/* What one draw of one call takes its numbers from. */
typedef struct source {
    uint64_t seed, offset;
} source;
source th_next_source(void);
struct gpu_source th_source_on(device where, source from); /* as kernels of a GPU take it */
source th_next_sources(int64_t count); /* the first of so many, whose offsets follow one another */
/* At most TH_CHUNK floats or doubles from a position that is a multiple of it; whole counters may
   write four past the last one. */
void th_make_numbers(source from, int64_t position, int64_t count, bool single, bool normal,
                     void *to);
/* At most TH_CHUNK numbers of 64 bits each, from a position that is even; there is room for a whole
   number of 16. */
void th_make_bits(source from, int64_t position, int64_t count, uint64_t *to);
