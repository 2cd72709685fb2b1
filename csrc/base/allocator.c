/* allocator.c: allocation with reuse of freed memory: small blocks per thread, parts of slabs.c's up to
   1 KB; large.c handles the others for all threads. */
#include "base/allocator.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/large.h"
#include "base/slabs.h"

#define ALIGNMENT 64
#define STEP TH_SMALL_STEP
#define FINE TH_SMALL_MOST
#define SMALL (1 << 18) /* Larger blocks are shared between threads. */
#define CLASSES (FINE / STEP + 4 * 10)
#define KEPT_BYTES (1 << 21) /* Most bytes of one class that a thread keeps. */
#ifdef __SANITIZE_ADDRESS__
#define USES_SLABS false
#else
#define USES_SLABS true
#endif

typedef struct cache {
    struct cache *next, **link; /* caches of all threads, for totals */
    int64_t large;              /* bytes; may be negative, since blocks move between threads */
    size_class size_classes[CLASSES];
    slab_rest rests[TH_SLAB_MOST / STEP]; /* per class of slabs */
} cache;

static size_class no_classes[FINE / STEP];
THREAD_LOCAL size_class *th_size_classes = no_classes;
int64_t th_countdown;
static THREAD_LOCAL cache *mine;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards everything below */
static cache *caches;
static int64_t orphan_allocated;

static inline void add_relaxed(int64_t *total, int64_t bytes) {
    __atomic_store_n(total, __atomic_load_n(total, __ATOMIC_RELAXED) + bytes, __ATOMIC_RELAXED);
}

/* 16 classes of 64 bytes, then four per power of two. */
static inline int class_of(int64_t bytes) {
    if (bytes <= FINE)
        return (int)((uint64_t)(bytes - (bytes > 0)) / STEP);
    int power = 63 - __builtin_clzll((uint64_t)bytes - 1); /* 10 and up */
    return FINE / STEP + 4 * (power - 10) + (int)(((bytes - 1) >> (power - 2)) & 3);
}

static inline int64_t class_bytes(int index) {
    if (index < FINE / STEP)
        return (int64_t)(index + 1) * STEP;
    int power = 10 + (index - FINE / STEP) / 4, quarter = (index - FINE / STEP) % 4;
    return ((int64_t)(5 + quarter)) << (power - 2);
}

static inline bool is_in_slab(int64_t class_size) {
    return USES_SLABS && class_size <= TH_SLAB_MOST;
}

static inline void give_back(void *data, int64_t class_size) {
    if (is_in_slab(class_size))
        th_slab_give(data, class_size);
    else
        free(data);
}

static void free_lists(cache *own) {
    for (int index = 0; index < CLASSES; index++) {
        size_class *s = &own->size_classes[index];
        for (free_block *b = s->list, *next; b; b = next) {
            next = b->next;
            give_back(b, class_bytes(index));
        }
        if (is_in_slab(class_bytes(index)))
            th_slab_give_rest(&own->rests[index], class_bytes(index));
        add_relaxed(&s->in_use_blocks, -s->count);
        s->list = NULL;
        s->count = 0;
    }
}

/* Bytes in use, as far as this thread knows. */
static int64_t in_use(const cache *own) {
    int64_t total = __atomic_load_n(&own->large, __ATOMIC_RELAXED);
    for (int index = 0; index < CLASSES; index++) {
        const size_class *s = &own->size_classes[index];
        total += (__atomic_load_n(&s->in_use_blocks, __ATOMIC_RELAXED)
                  - __atomic_load_n(&s->count, __ATOMIC_RELAXED))
                 * class_bytes(index);
    }
    return total;
}

static void at_thread_exit(void *context) {
    cache *own = context;
    free_lists(own);
    pthread_mutex_lock(&lock);
    orphan_allocated += in_use(own);
    *own->link = own->next;
    if (own->next)
        own->next->link = own->link;
    pthread_mutex_unlock(&lock);
    free(own);
    mine = NULL;
    th_size_classes = no_classes;
}

static void acquire_locks(void) {
    pthread_mutex_lock(&lock);
    th_large_lock();
    th_slab_lock();
}

static void release_locks(void) {
    th_slab_unlock();
    th_large_unlock();
    pthread_mutex_unlock(&lock);
}

static void start(void) {
    pthread_key_create(&key, at_thread_exit);
    pthread_atfork(acquire_locks, release_locks, release_locks);
}

static __attribute__((noinline)) cache *make_cache(void) {
    pthread_once(&once, start);
    cache *own = calloc(1, sizeof *own);
    if (!own)
        return NULL;
    for (int index = 0; index < CLASSES; index++)
        own->size_classes[index].most = (int32_t)(KEPT_BYTES / class_bytes(index));
    pthread_mutex_lock(&lock);
    own->next = caches;
    own->link = &caches;
    if (caches)
        caches->link = &own->next;
    caches = own;
    pthread_mutex_unlock(&lock);
    pthread_setspecific(key, own);
    th_size_classes = own->size_classes;
    return mine = own;
}

/* Allocate from the system; if that fails, empty the cache and try again. */
static void *from_system(int64_t bytes) {
    void *data;
    if (!posix_memalign(&data, ALIGNMENT, (size_t)bytes))
        return data;
    th_empty_cache();
    return posix_memalign(&data, ALIGNMENT, (size_t)bytes) ? NULL : data;
}

static inline void *from_slab(slab_rest *rest, int index) {
    void *data = th_slab_take(rest, class_bytes(index));
    if (data)
        return data;
    th_empty_cache();
    return th_slab_take(rest, class_bytes(index));
}

static void *no_memory(int64_t bytes) {
    th_fail(TH_MEMORY, "cannot allocate %" PRId64 " bytes", bytes);
    return NULL;
}

static void *allocate_large(cache *own, int64_t wanted) {
    int64_t bytes;
    void *data = th_large_take(wanted, &bytes);
    if (!data) {
        th_empty_cache();
        data = th_large_take(wanted, &bytes);
    }
    if (!data)
        return no_memory(wanted);
    add_relaxed(&own->large, bytes);
    return data;
}

/* If threads allocate concurrently, exactly one fails, and the counter stays non-negative. */
static bool should_fail(void) {
    int64_t left = __atomic_load_n(&th_countdown, __ATOMIC_RELAXED);
    while (left > 0
           && !__atomic_compare_exchange_n(&th_countdown, &left, left - 1, true, __ATOMIC_RELAXED,
                                           __ATOMIC_RELAXED))
        continue;
    return left == 1;
}

static __attribute__((noinline)) void *allocate_new(int64_t bytes) {
    if (bytes < 0)
        return no_memory(bytes);
    cache *own = mine ? mine : make_cache();
    if (!own)
        return no_memory(bytes);
    if (bytes > SMALL)
        return allocate_large(own, bytes);
    const int index = class_of(bytes);
#ifdef __SANITIZE_ADDRESS__
    void *data = from_system(bytes ? bytes : 1);
#else
    void *data = is_in_slab(class_bytes(index)) ? from_slab(&own->rests[index], index)
                                                : from_system(class_bytes(index));
#endif
    if (!data)
        return no_memory(bytes);
    add_relaxed(&own->size_classes[index].in_use_blocks, 1);
    return data;
}

void *th_allocate(int64_t bytes) {
    if (__builtin_expect(__atomic_load_n(&th_countdown, __ATOMIC_RELAXED) > 0, 0) && should_fail())
        return no_memory(bytes);
    cache *own = mine;
    void *data = __builtin_expect((uint64_t)bytes <= SMALL && own, 1)
                     ? th_take_free(&own->size_classes[class_of(bytes)])
                     : NULL;
    return data ? data : allocate_new(bytes);
}

/* Release a block that does not simply go to its list. */
static __attribute__((noinline)) void release_rarely(void *data, int64_t bytes) {
    cache *own = mine ? mine : make_cache();
    if (!own) {
        if (bytes <= SMALL)
            give_back(data, class_bytes(class_of(bytes)));
    } else if (bytes > SMALL) {
        add_relaxed(&own->large, -th_large_release(data));
    } else {
        add_relaxed(&own->size_classes[class_of(bytes)].in_use_blocks, -1);
        give_back(data, class_bytes(class_of(bytes)));
    }
}

void th_release(void *data, int64_t bytes) {
    cache *own = mine;
    if (!data)
        return;
#ifndef __SANITIZE_ADDRESS__
    if (__builtin_expect((uint64_t)bytes <= SMALL && own, 1)
        && th_keep_free(&own->size_classes[class_of(bytes)], data))
        return;
#endif
    release_rarely(data, bytes);
}

/* Small blocks cached by other threads stay: their lists are private. */
void th_empty_cache(void) {
    th_large_empty();
    if (mine)
        free_lists(mine);
    th_slab_trim();
}

int64_t th_cached_bytes(void) {
    int64_t total = th_large_cached();
    pthread_mutex_lock(&lock);
    for (cache *c = caches; c; c = c->next)
        for (int index = 0; index < CLASSES; index++)
            total += __atomic_load_n(&c->size_classes[index].count, __ATOMIC_RELAXED)
                     * class_bytes(index);
    pthread_mutex_unlock(&lock);
    return total;
}

int64_t th_allocated_bytes(void) {
    pthread_mutex_lock(&lock);
    int64_t total = orphan_allocated;
    for (cache *c = caches; c; c = c->next)
        total += in_use(c);
    pthread_mutex_unlock(&lock);
    return total;
}

void th_set_cache_limit(int64_t bytes) { th_large_limit(bytes); }
void th_fail_allocation(int64_t count) { __atomic_store_n(&th_countdown, count, __ATOMIC_RELAXED); }
int64_t th_allocations_left(void) { return __atomic_load_n(&th_countdown, __ATOMIC_RELAXED); }
