/* large.c: blocks above 256 KB, kept when they are released and given again, in parts or joined with their free
   neighbours. */
#include "base/large.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

#define GRAIN (1 << 16) /* blocks are multiples of this */
#define HUGE_BYTES (4 << 20)

/* Stands in the 64 bytes before the data. Blocks that the system gave as one know their neighbours. */
typedef struct large {
    struct large *newer, *older;  /* of those that are free */
    struct large *before, *after; /* neighbours in one piece */
    int64_t bytes;
    bool free;
} large;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of everything below */
static large *newest, *oldest;
static int64_t cached, limit = (int64_t)1 << 30;

static void take_off(large *l) {
    *(l->newer ? &l->newer->older : &newest) = l->older;
    *(l->older ? &l->older->newer : &oldest) = l->newer;
    l->free = false;
    cached -= l->bytes;
}

static void put_on(large *l) {
    l->newer = NULL;
    l->older = newest;
    *(newest ? &newest->newer : &oldest) = l;
    newest = l;
    l->free = true;
    cached += l->bytes;
}

static bool is_whole(const large *l) { return !l->before && !l->after; }

/* Takes whole pieces off the list, oldest first, until `bytes` at most stay; the caller frees them. */
static large *evict(int64_t bytes) {
    large *chain = NULL;
    for (large *l = oldest, *next; l && cached > bytes; l = next) {
        next = l->newer;
        if (!is_whole(l))
            continue;
        take_off(l);
        l->newer = chain;
        chain = l;
    }
    return chain;
}

static void free_chain(large *chain) {
    while (chain) {
        large *next = chain->newer;
        free(chain);
        chain = next;
    }
}

/* The smallest that fits, the newest among equals. */
static large *best_fit(int64_t bytes) {
    large *best = NULL;
    for (large *l = newest; l; l = l->older)
        if (l->bytes >= bytes && (!best || l->bytes < best->bytes))
            best = l;
    return best;
}

/* What is left of a block becomes a free block behind it. */
static void split(large *l, int64_t bytes) {
#ifndef __SANITIZE_ADDRESS__
    if (l->bytes - bytes < GRAIN)
        return;
    large *rest = (large *)((char *)l + bytes);
    *rest = (large){.before = l, .after = l->after, .bytes = l->bytes - bytes};
    if (l->after)
        l->after->before = rest;
    l->after = rest;
    l->bytes = bytes;
    put_on(rest);
#else
    (void)l, (void)bytes;
#endif
}

/* Joins a block with the one behind it, which is on no list. */
static void join(large *l) {
    large *rest = l->after;
    l->bytes += rest->bytes;
    l->after = rest->after;
    if (l->after)
        l->after->before = l;
}

static large *from_system(int64_t bytes) {
    void *data;
    if (posix_memalign(&data, bytes >= HUGE_BYTES ? 2 << 20 : 4096, (size_t)bytes))
        return NULL;
    if (bytes >= HUGE_BYTES)
        madvise(data, (size_t)bytes, MADV_HUGEPAGE);
    large *l = data;
    *l = (large){.bytes = bytes};
    return l;
}

void *th_large_take(int64_t wanted, int64_t *taken) {
    if (wanted > PTRDIFF_MAX - 2 * GRAIN)
        return NULL;
    const int64_t bytes = (wanted + TH_LARGE_HEAD + GRAIN - 1) / GRAIN * GRAIN;
    pthread_mutex_lock(&lock);
    large *l = best_fit(bytes);
    if (l) {
        take_off(l);
        split(l, bytes);
    }
    pthread_mutex_unlock(&lock);
    if (!l && !(l = from_system(bytes)))
        return NULL;
    *taken = l->bytes;
    return (char *)l + TH_LARGE_HEAD;
}

int64_t th_large_release(void *data) {
    large *l = (large *)((char *)data - TH_LARGE_HEAD);
    pthread_mutex_lock(&lock);
    const int64_t bytes = l->bytes;
    if (l->after && l->after->free) {
        take_off(l->after);
        join(l);
    }
    if (l->before && l->before->free) {
        l = l->before;
        take_off(l);
        join(l);
    }
    put_on(l);
    large *chain = evict(limit);
    pthread_mutex_unlock(&lock);
    free_chain(chain);
    return bytes;
}

void th_large_empty(void) {
    pthread_mutex_lock(&lock);
    large *chain = evict(0);
    pthread_mutex_unlock(&lock);
    free_chain(chain);
}

int64_t th_large_cached(void) {
    pthread_mutex_lock(&lock);
    const int64_t bytes = cached;
    pthread_mutex_unlock(&lock);
    return bytes;
}

void th_large_limit(int64_t bytes) {
    pthread_mutex_lock(&lock);
    limit = bytes < 0 ? 0 : bytes;
    large *chain = evict(limit);
    pthread_mutex_unlock(&lock);
    free_chain(chain);
}

void th_large_lock(void) { pthread_mutex_lock(&lock); }
void th_large_unlock(void) { pthread_mutex_unlock(&lock); }
