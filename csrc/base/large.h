/* large.h: what allocator.c asks of large.c. */
#pragma once
#include "base/base.h"

#define TH_LARGE_HEAD 64 /* bytes before the data of a block */

void *th_large_take(int64_t wanted,
                    int64_t *taken);  /* taken: bytes of the whole block; NULL: none */
int64_t th_large_release(void *data); /* the bytes of the whole block */
void th_large_empty(void);            /* gives back what is free */
int64_t th_large_cached(void);
void th_large_limit(int64_t bytes); /* of what is kept free */
void th_large_lock(void);           /* around a fork */
void th_large_unlock(void);
