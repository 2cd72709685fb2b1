/* stream.h: bytes that go past the caches to memory, for work on more than the caches hold, of which
   nothing is left in them when it is wanted again. */
#pragma once
#include "base/base.h"

/* Bytes that a loop computes before they are streamed. Longer bursts of stores hold up the loads behind them. */
#define TH_BURST 512

bool th_outgrows_cache(int64_t bytes);
void th_set_last_cache(int64_t bytes); /* for tests and measurements; 0: what the CPU says */
int64_t th_last_cache(void);
void th_stream(void *to, const void *from, int64_t bytes);
void th_stream_end(void); /* what was streamed is there for all threads */
