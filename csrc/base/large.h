/* large.h: the interface of large.c for allocator.c. */
#pragma once
#include "base/base.h"

#define TH_LARGE_HEAD 64 /* bytes before the data of a block */

/* Set whole_bytes to the bytes of the whole block; NULL: failure. */
void *th_large_take(int64_t wanted, int64_t *whole_bytes);
int64_t th_large_release(void *data); /* returns the bytes of the whole block */
void th_large_empty(void);            /* returns free memory to the system */
int64_t th_large_cached(void);
void th_large_limit(int64_t bytes); /* limits the free memory kept */
void th_large_lock(void);           /* call around a fork */
void th_large_unlock(void);
