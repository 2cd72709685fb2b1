/* stream.h: non-temporal stores, for work that exceeds the caches, where nothing would be left in
   them when needed. */
#pragma once
#include <string.h>

#include "base/base.h"

/* Bytes computed before they are streamed. Longer bursts of stores delay the following loads. */
#define TH_BURST 512

bool th_exceeds_cache(int64_t bytes);
void th_set_last_cache(int64_t bytes);   /* for tests and measurements; 0: the CPU's value */
void th_set_second_cache(int64_t bytes); /* the same for the second-level cache of a core */
void th_stream(void *to, const void *from, int64_t bytes);
void th_stream_end(void); /* makes streamed data visible to all threads */

/* memcpy in pieces where the C library's `rep movsb` is slow: some CPUs need ten times as long if the
   target lies a few bytes after the source, modulo the size of a page. */
#define TH_COPIED 2048
static inline void th_copy_bytes(char *to, const char *from, int64_t bytes) {
    const uintptr_t apart = ((uintptr_t)to - (uintptr_t)from) % 4096;
    for (; apart && apart < 64 && bytes > TH_COPIED; bytes -= TH_COPIED) {
        memcpy(to, from, TH_COPIED);
        to += TH_COPIED, from += TH_COPIED;
    }
    memcpy(to, from, (size_t)bytes);
}
