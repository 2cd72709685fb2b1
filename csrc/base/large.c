/* large.c: blocks above 256 KB, cut from segments of system memory. Released blocks are cached and
   reused, split or merged with free neighbours. */
#define _GNU_SOURCE
#include "base/large.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

#ifdef __SANITIZE_ADDRESS__ /* it checks freed memory and the end of every block */
enum { GRAIN = 1, KEEPS = false };
#else
enum { GRAIN = 1 << 16, KEEPS = true }; /* block sizes are multiples of GRAIN */
#endif
#define PAGE 4096
#define SEGMENT ((int64_t)64 << 20) /* size of a segment; only touched pages take memory */
#define HUGE_PAGE ((uintptr_t)2 << 20)
#define HUGE_BYTES (4 << 20) /* smallest blocks that use huge pages */

/* Header in the 64 bytes before the data. */
typedef struct large {
    struct large *newer, *older;  /* list of free blocks */
    struct large *before, *after; /* neighbours in the segment */
    int64_t bytes;
    bool free;
    bool fresh; /* free, with no memory committed beyond its first page */
} large;

typedef struct queue {
    large *newest, *oldest;
} queue;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards everything below */
static queue used, fresh;
static int64_t cached, limit = (int64_t)1 << 30; /* cached: bytes of used segments */

static void take_off(large *l) {
    queue *q = l->fresh ? &fresh : &used;
    *(l->newer ? &l->newer->older : &q->newest) = l->older;
    *(l->older ? &l->older->newer : &q->oldest) = l->newer;
    l->free = false;
    cached -= l->fresh ? 0 : l->bytes;
}

static void put_on(large *l) {
    queue *q = l->fresh ? &fresh : &used;
    l->newer = NULL;
    l->older = q->newest;
    *(q->newest ? &q->newest->newer : &q->oldest) = l;
    q->newest = l;
    l->free = true;
    cached += l->fresh ? 0 : l->bytes;
}

/* Merge a block with the next one; both are on no list. */
static void join(large *l) {
    large *rest = l->after;
    l->bytes += rest->bytes;
    l->after = rest->after;
    if (l->after)
        l->after->before = l;
}

/* Merge a block, which is on no list, with free neighbours of the same kind. */
static large *joined(large *l) {
    if (l->after && l->after->free && l->after->fresh == l->fresh) {
        take_off(l->after);
        join(l);
    }
    if (l->before && l->before->free && l->before->fresh == l->fresh) {
        l = l->before;
        take_off(l);
        join(l);
    }
    return l;
}

/* Cut a block; the rest becomes a free block. */
static void split(large *l, int64_t bytes) {
    if (l->bytes - bytes < GRAIN)
        return;
    large *rest = (large *)((char *)l + bytes);
    *rest = (large){.before = l, .after = l->after, .bytes = l->bytes - bytes, .fresh = l->fresh};
    if (l->after)
        l->after->before = rest;
    l->after = rest;
    l->bytes = bytes;
    put_on(rest);
}

static void *map(int64_t bytes) {
#ifdef __SANITIZE_ADDRESS__
    void *data;
    return posix_memalign(&data, PAGE, (size_t)bytes) ? NULL : data;
#else
    void *data = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
                      0);
    return data == MAP_FAILED ? NULL : data;
#endif
}

/* Request huge pages for memory about to be touched first. */
static void ask_for_huge_pages(const large *l) {
    const uintptr_t begin = ((uintptr_t)l + HUGE_PAGE - 1) & -HUGE_PAGE;
    const uintptr_t end = ((uintptr_t)l + (uintptr_t)l->bytes) & -HUGE_PAGE;
    if (l->bytes >= HUGE_BYTES)
        madvise((void *)begin, end - begin, MADV_HUGEPAGE);
}

static void unmap(large *l) {
#ifdef __SANITIZE_ADDRESS__
    free(l);
#else
    munmap(l, (size_t)l->bytes);
#endif
}

/* Return memory of free blocks to the system, oldest first, until at most `bytes` stay. */
static void evict(int64_t bytes) {
    for (large *l = used.oldest, *next; l && cached > bytes; l = next) {
        next = l->newer;
        const bool whole = !l->before && !l->after;
        if (!whole && madvise((char *)l + PAGE, (size_t)(l->bytes - PAGE), MADV_DONTNEED))
            continue;
        take_off(l);
        l->fresh = true;
        l = joined(l);
        if (l->before || l->after)
            put_on(l);
        else
            unmap(l);
    }
}

/* Whether to cut a request from a block. Small blocks that live longer would break up a block above
   a segment's size, which the next step of a program needs whole again. */
static bool suits(const large *l, int64_t bytes) {
    return l->bytes >= bytes && (l->bytes <= SEGMENT || bytes >= l->bytes / 8);
}

/* The first fit by address: live blocks gather at one end, and free memory stays contiguous. */
static large *first_fit(const queue *q, int64_t bytes) {
    large *first = NULL;
    for (large *l = q->newest; l; l = l->older)
        if (suits(l, bytes) && (!first || l < first))
            first = l;
    return first;
}

/* A block that fits together with fresh memory after it. */
static large *fit_with_fresh(int64_t bytes) {
    for (large *l = used.newest; l; l = l->older)
        if (l->after && l->after->fresh && l->bytes + l->after->bytes >= bytes)
            return l;
    return NULL;
}

/* Take an existing block off its list; NULL: nothing fits. Prefer memory that was touched
   before. */
static large *take_kept(int64_t bytes) {
    large *l = first_fit(&used, bytes);
    if (!l && (l = fit_with_fresh(bytes))) {
        take_off(l->after);
        take_off(l);
        join(l);
        l->fresh = true; /* and so is the rest */
    } else if (l || (l = first_fit(&fresh, bytes))) {
        take_off(l);
    }
    if (l)
        split(l, bytes);
    return l;
}

static large *from_system(int64_t bytes) {
    int64_t size = bytes;
#ifndef __SANITIZE_ADDRESS__
    size = bytes < SEGMENT ? SEGMENT : bytes;
#endif
    large *l = map(size);
    if (!l && size > bytes)
        l = map(size = bytes);
    if (l)
        *l = (large){.bytes = size, .fresh = true};
    return l;
}

void *th_large_take(int64_t wanted, int64_t *whole_bytes) {
    if (wanted > PTRDIFF_MAX - 2 * SEGMENT)
        return NULL;
    const int64_t bytes = (wanted + TH_LARGE_HEAD + GRAIN - 1) / GRAIN * GRAIN;
    pthread_mutex_lock(&lock);
    large *l = take_kept(bytes);
    if (!l) {
        pthread_mutex_unlock(&lock);
        l = from_system(bytes);
        pthread_mutex_lock(&lock);
        if (l)
            split(l, bytes);
    }
    if (l && l->fresh)
        ask_for_huge_pages(l);
    if (l)
        l->fresh = false;
    pthread_mutex_unlock(&lock);
    if (!l)
        return NULL;
    *whole_bytes = l->bytes;
    return (char *)l + TH_LARGE_HEAD;
}

int64_t th_large_release(void *data) {
    large *l = (large *)((char *)data - TH_LARGE_HEAD);
    pthread_mutex_lock(&lock);
    const int64_t bytes = l->bytes;
    put_on(joined(l));
    evict(KEEPS ? limit : 0);
    pthread_mutex_unlock(&lock);
    return bytes;
}

void th_large_empty(void) {
    pthread_mutex_lock(&lock);
    evict(0);
    pthread_mutex_unlock(&lock);
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
    evict(limit);
    pthread_mutex_unlock(&lock);
}

void th_large_lock(void) { pthread_mutex_lock(&lock); }
void th_large_unlock(void) { pthread_mutex_unlock(&lock); }
