/* slabs.c: blocks of up to 1 KB, carved from slabs of 64 KB. */
#include "base/slabs.h"

#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>

#define SLAB ((int64_t)1 << 16) /* bytes, and the alignment, so that a block finds its slab */
#define STEP 64

/* The beginning of a slab; its blocks follow from the next line of the cache on. */
typedef struct slab {
    int32_t blocks, seen; /* seen: free blocks, counted by th_slab_trim */
} slab;

typedef struct block {
    struct block *next;
} block;

/* Blocks of each size that were given back. */
static block *kept[TH_SLAB_MOST / STEP];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void th_slab_lock(void) { pthread_mutex_lock(&lock); }
void th_slab_unlock(void) { pthread_mutex_unlock(&lock); }

static inline int class_of(int64_t bytes) { return (int)(bytes / STEP) - 1; }
static inline slab *slab_of(void *b) { return (slab *)((uintptr_t)b & ~(uintptr_t)(SLAB - 1)); }

static void *take_kept(int64_t bytes) {
    const int k = class_of(bytes);
    th_slab_lock();
    block *b = kept[k];
    if (b)
        kept[k] = b->next;
    th_slab_unlock();
    return b;
}

/* Map twice the size, and give back what lies outside the aligned slab. */
static slab *new_slab(void) {
    char *at = mmap(NULL, (size_t)(2 * SLAB), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
                    -1, 0);
    if (at == MAP_FAILED)
        return NULL;
    char *first = (char *)slab_of(at + SLAB - 1), *end = first + SLAB;
    if (first > at)
        munmap(at, (size_t)(first - at));
    if (at + 2 * SLAB > end)
        munmap(end, (size_t)(at + 2 * SLAB - end));
    return (slab *)first;
}

void *th_slab_take(slab_rest *rest, int64_t bytes) {
    if (rest->at == rest->end) {
        void *b = take_kept(bytes);
        slab *s = b ? NULL : new_slab();
        if (!s)
            return b;
        s->blocks = (int32_t)((SLAB - STEP) / bytes);
        rest->at = (char *)s + STEP;
        rest->end = rest->at + s->blocks * bytes;
    }
    void *b = rest->at;
    rest->at += bytes;
    return b;
}

void th_slab_give(void *data, int64_t bytes) {
    const int k = class_of(bytes);
    block *b = data;
    th_slab_lock();
    b->next = kept[k];
    kept[k] = b;
    th_slab_unlock();
}

void th_slab_give_rest(slab_rest *rest, int64_t bytes) {
    for (; rest->at < rest->end; rest->at += bytes)
        th_slab_give(rest->at, bytes);
    rest->at = rest->end = NULL;
}

/* Unmap each slab of which the list has all blocks, and return the other blocks. */
static block *without_whole_slabs(block *list) {
    block *left = NULL;
    for (block *b = list; b; b = b->next)
        slab_of(b)->seen = 0;
    for (block *b = list; b; b = b->next)
        slab_of(b)->seen++;
    for (block *b = list, *next; b; b = next) {
        slab *s = slab_of(b);
        next = b->next;
        if (s->seen == s->blocks)
            s->seen = -s->blocks; /* the blocks still ahead, below zero */
        if (s->seen > 0) {
            b->next = left;
            left = b;
        } else if (++s->seen == 0) {
            munmap(s, (size_t)SLAB);
        }
    }
    return left;
}

void th_slab_trim(void) {
    th_slab_lock();
    for (int k = 0; k < TH_SLAB_MOST / STEP; k++)
        kept[k] = without_whole_slabs(kept[k]);
    th_slab_unlock();
}
