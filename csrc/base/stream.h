/* stream.h: bytes that go past the caches to memory, for work on more than the caches hold, of which
   nothing is left in them when it is wanted again. */
#pragma once
#include "base/base.h"

bool th_outgrows_cache(int64_t bytes);
void th_stream(void *to, const void *from, int64_t bytes);
void th_stream_end(void); /* what was streamed is there for all threads */
