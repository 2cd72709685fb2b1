/* allocator.h: blocks of up to 1 KB from the calling thread's free lists, in place, for our own files. */
#pragma once
#include "base/base.h"

#define TH_SMALL_STEP 64 /* size classes up to TH_SMALL_MOST are multiples of it */
#define TH_SMALL_MOST 1024

typedef struct free_block {
    struct free_block *next;
} free_block;

/* A thread's free blocks of one class. */
typedef struct size_class {
    free_block *list;
    int32_t count, most; /* length of list */
    /* blocks taken from the system and not returned; those not in list are in use or moved to other
       threads */
    int64_t in_use_blocks;
} size_class;

/* allocator.c: this thread's classes; before its first allocation, classes that are empty and full. */
extern THREAD_LOCAL size_class *th_size_classes;
extern int64_t th_countdown; /* allocations left until one fails; 0: none fails */

static inline void *th_take_free(size_class *s) {
    free_block *b = s->list;
    if (__builtin_expect(b != NULL, 1)) {
        s->list = b->next;
        __atomic_store_n(&s->count, s->count - 1, __ATOMIC_RELAXED);
    }
    return b;
}

static inline bool th_keep_free(size_class *s, void *data) {
    const int32_t count = s->count;
    if (__builtin_expect(count >= s->most, 0))
        return false;
    free_block *b = data;
    b->next = s->list;
    s->list = b;
    __atomic_store_n(&s->count, count + 1, __ATOMIC_RELAXED);
    return true;
}

/* As th_allocate and th_release, for 1 to TH_SMALL_MOST bytes. */
static inline void *th_allocate_small(int64_t bytes) {
    void *data = __builtin_expect(__atomic_load_n(&th_countdown, __ATOMIC_RELAXED) > 0, 0)
                     ? NULL
                     : th_take_free(&th_size_classes[(uint64_t)(bytes - 1) / TH_SMALL_STEP]);
    return __builtin_expect(data != NULL, 1) ? data : th_allocate(bytes);
}
static inline void th_release_small(void *data, int64_t bytes) {
#ifndef __SANITIZE_ADDRESS__
    if (th_keep_free(&th_size_classes[(uint64_t)(bytes - 1) / TH_SMALL_STEP], data))
        return;
#endif
    th_release(data, bytes);
}
