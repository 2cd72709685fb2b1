/* philox.h: the numbers that random rows are made of. */
#pragma once
#include "row/row.h"

#define TH_CHUNK 1024 /* Numbers made at a time, on the stack. */

/* What one draw of one call takes its numbers from. */
typedef struct source {
    uint64_t seed, offset;
} source;
source th_next_source(void);
/* At most TH_CHUNK floats or doubles from a position that is a multiple of it; whole counters may
   write four past the last one. */
void th_make_numbers(source from, int64_t position, int64_t count, bool single, bool normal,
                     void *to);
