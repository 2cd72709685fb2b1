/* slabs.h: blocks of up to 1 KB, carved from slabs: an aligned block of malloc's takes up to 128 bytes
   more. Sizes are multiples of 64. */
#pragma once
#include <stdint.h>

#define TH_SLAB_MOST 1024

/* The part of a thread's slab that is not carved yet. */
typedef struct slab_rest {
    char *at, *end;
} slab_rest;

void *th_slab_take(slab_rest *rest, int64_t bytes); /* NULL: out of memory */
void th_slab_give(void *block, int64_t bytes);      /* to any thread that takes the next */
void th_slab_give_rest(slab_rest *rest, int64_t bytes);
void th_slab_trim(void); /* frees slabs whose blocks have all been given back */
void th_slab_lock(void); /* around a fork */
void th_slab_unlock(void);
