/* memory.c: a caching allocator for each GPU. Segments come from the driver; blocks are cut from
   them and merged with free neighbours. Reuse follows the order of the block's own stream, so
   nothing waits. A block used by other streams rests until they have passed its release. */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cuda/cuda.h"

#define ALIGNMENT 512
#define SMALL (1 << 20)   /* smaller requests share segments of SEGMENT bytes */
#define SEGMENT (2 << 20) /* larger ones get segments of a multiple of it */
#define BINS 64

/* Another stream that uses a block, and an event after its work at the release. */
typedef struct user {
    struct user *next;
    gpu_stream stream;
    gpu_event released;
} user;

struct gpu_block {
    gpu_block *before, *after; /* neighbours in the segment */
    gpu_block *previous,
        *next; /* in the bin of free blocks of similar size, or in the list of deferred blocks */
    user *users;
    gpu_pointer at;
    int64_t bytes;
    gpu_stream stream;
    gpu_pool *pool; /* NULL: not of a graph */
    device where;
    bool used, small;
};
struct gpu_pool {
    bool ended;
};

typedef struct pool {
    gpu_block *bins[BINS]; /* bin k: free blocks of 2^k bytes up to twice that */
    gpu_block *deferred;   /* released, but other streams may not have passed the release */
    int64_t count[GPU_COUNTS];
} pool;

static pool pools[TH_GPUS + 1];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int bin_of(int64_t bytes) { return 63 - __builtin_clzll((uint64_t)bytes); }

static void put(pool *p, gpu_block *b) {
    gpu_block **bin = &p->bins[bin_of(b->bytes)];
    b->previous = NULL;
    b->next = *bin;
    if (*bin)
        (*bin)->previous = b;
    *bin = b;
}

static void take(pool *p, gpu_block *b) {
    if (b->previous)
        b->previous->next = b->next;
    else
        p->bins[bin_of(b->bytes)] = b->next;
    if (b->next)
        b->next->previous = b->previous;
}

/* Return the smallest fitting free block of the stream and pool, from the first bin that has
   one. */
static gpu_block *best_fit(pool *p, int64_t bytes, bool small, gpu_stream stream,
                           gpu_pool *graphs) {
    gpu_block *result = NULL;
    for (int k = bin_of(bytes); k < BINS && !result; k++)
        for (gpu_block *b = p->bins[k]; b; b = b->next)
            if (b->bytes >= bytes && b->small == small && b->stream == stream && b->pool == graphs
                && (!result || b->bytes < result->bytes))
                result = b;
    return result;
}

static gpu_block *new_block(gpu_block like) {
    gpu_block *b = malloc(sizeof *b);
    if (b)
        *b = like;
    else
        th_fail(TH_MEMORY, "out of memory");
    return b;
}

/* Cut a block; the rest becomes a free block. */
static int split(pool *p, gpu_block *b, int64_t bytes) {
    gpu_block rest = *b;
    if (b->bytes - bytes < (b->small ? ALIGNMENT : SMALL))
        return 0;
    rest.at += (uint64_t)bytes;
    rest.bytes -= bytes;
    rest.before = b;
    rest.used = false;
    rest.users = NULL;
    gpu_block *result = new_block(rest);
    if (!result)
        return -1;
    if (b->after)
        b->after->before = result;
    b->after = result;
    b->bytes = bytes;
    put(p, result);
    return 0;
}

/* Merge b with the free block after it. */
static void join(gpu_block *b, gpu_block *behind) {
    b->bytes += behind->bytes;
    b->after = behind->after;
    if (b->after)
        b->after->before = b;
    free(behind);
}

/* With TORCH_CUDA_POISON=1, released memory becomes NaN and -1, in stream order, so that unrecorded
   streams and reads of uninitialized memory show as wrong numbers. */
static void poison(const gpu_block *b) {
    static int wanted = -1;
    if (wanted < 0) {
        const char *given = getenv("TORCH_CUDA_POISON");
        wanted = given && *given == '1';
    }
    if (wanted && !th_gpu_use(b->where))
        th_driver.cuMemsetD8Async(b->at, 0xff, (size_t)b->bytes, b->stream);
}

/* Free the block: merge it with free neighbours and put it into a bin. */
static void return_block(pool *p, gpu_block *b) {
    b->used = false;
    if (b->pool && b->pool->ended)
        b->pool = NULL;
    poison(b);
    if (b->after && !b->after->used && b->after->pool == b->pool) {
        take(p, b->after);
        join(b, b->after);
    }
    if (b->before && !b->before->used && b->before->pool == b->pool) {
        gpu_block *whole = b->before;
        take(p, whole);
        join(whole, b);
        b = whole;
    }
    put(p, b);
}

/* Drop the users that have passed the release; return whether none is left. A failed query counts
   as not passed, since leaking memory is safer than sharing it. A graph's block rests until the
   capture ends, since the graph's launches are ordered. */
static bool is_reusable(gpu_block *b) {
    if (b->pool && th_gpu_captures(b->where))
        return false;
    for (user *u; (u = b->users); free(u)) {
        if (b->pool) {
            b->users = u->next;
            continue;
        }
        if (th_driver.cuEventQuery(u->released) != 0)
            return false;
        th_driver.cuEventDestroy_v2(u->released);
        b->users = u->next;
    }
    return true;
}

static void collect_deferred(pool *p) {
    for (gpu_block **at = &p->deferred, *b; (b = *at);)
        if (is_reusable(b)) {
            *at = b->next;
            return_block(p, b);
        } else
            at = &b->next;
}

/* Return whole segments to the driver. Their work must be finished. */
static int release_segments(pool *p) {
    if (th_gpu_check("waiting for a GPU", th_driver.cuCtxSynchronize()))
        return -1;
    collect_deferred(p);
    for (int k = 0; k < BINS; k++)
        for (gpu_block *b = p->bins[k], *next; b; b = next) {
            next = b->next;
            if (b->before || b->after || b->pool)
                continue;
            take(p, b);
            p->count[GPU_CALLS]++;
            p->count[GPU_CACHED] -= b->bytes;
            const int failed = th_gpu_check("freeing memory", th_driver.cuMemFree_v2(b->at));
            free(b);
            if (failed)
                return -1;
        }
    return 0;
}

static const char *amount(int64_t bytes) {
    char *text = th_text();
    if (!text)
        return "?";
    const bool large = bytes >= 10 << 20;
    snprintf(text, TH_TEXT, "%" PRId64 " %s", large ? bytes >> 20 : bytes, large ? "MiB" : "bytes");
    return text;
}

static int exhausted(const pool *p, device where, int64_t bytes) {
    size_t available = 0, total = 0;
    th_driver.cuMemGetInfo_v2(&available, &total);
    const int64_t others = (int64_t)(total - available) - p->count[GPU_CACHED];
    return th_fail(
        TH_MEMORY,
        "CUDA: out of memory on GPU %d: asked for %s; of its %s tensors hold %s, the cache "
        "keeps %s of free blocks in pieces, others (the driver, kernels, other processes) "
        "hold %s, and %s are free; drop tensors or use smaller batches",
        where - 1, amount(bytes), amount((int64_t)total), amount(p->count[GPU_ALLOCATED]),
        amount(p->count[GPU_CACHED] - p->count[GPU_ALLOCATED]), amount(others > 0 ? others : 0),
        amount((int64_t)available));
}

static gpu_block *new_segment(pool *p, device where, int64_t bytes, bool small, gpu_stream stream,
                              gpu_pool *graphs) {
    const int64_t size = small ? SEGMENT : (bytes + SEGMENT - 1) / SEGMENT * SEGMENT;
    gpu_pointer at = 0;
    p->count[GPU_CALLS]++;
    gpu_result code = th_driver.cuMemAlloc_v2(&at, (size_t)size);
    if (code == GPU_OUT_OF_MEMORY && !th_gpu_captures(where)) { /* free the cache and retry */
        if (release_segments(p))
            return NULL;
        p->count[GPU_CALLS]++;
        code = th_driver.cuMemAlloc_v2(&at, (size_t)size);
    }
    if (code) {
        if (code == GPU_OUT_OF_MEMORY)
            exhausted(p, where, bytes);
        else
            th_gpu_failed("allocating memory", code);
        return NULL;
    }
    gpu_block *b = new_block((gpu_block){
        .at = at, .bytes = size, .stream = stream, .pool = graphs, .where = where, .small = small});
    if (!b) {
        th_driver.cuMemFree_v2(at);
        return NULL;
    }
    p->count[GPU_CACHED] += size;
    if (p->count[GPU_CACHED] > p->count[GPU_MOST_CACHED])
        p->count[GPU_MOST_CACHED] = p->count[GPU_CACHED];
    put(p, b);
    return b;
}

static gpu_block *allocate(pool *p, device where, int64_t bytes) {
    const gpu_stream stream = th_gpu_stream(where);
    const bool small = bytes < SMALL;
    const gpu_capture *capture = th_gpu_capture(where);
    gpu_pool *graphs = capture ? capture->pool : NULL;
    collect_deferred(p);
    gpu_block *b = best_fit(p, bytes, small, stream, graphs);
    if (!b && !(b = new_segment(p, where, bytes, small, stream, graphs)))
        return NULL;
    take(p, b);
    if (split(p, b, bytes)) {
        put(p, b);
        return NULL;
    }
    b->used = true;
    p->count[GPU_BLOCKS]++;
    p->count[GPU_ALLOCATED] += b->bytes;
    if (p->count[GPU_ALLOCATED] > p->count[GPU_MOST_ALLOCATED])
        p->count[GPU_MOST_ALLOCATED] = p->count[GPU_ALLOCATED];
    return b;
}

gpu_block *th_gpu_allocate(device where, int64_t bytes) {
    if (th_gpu_use(where))
        return NULL;
    if (bytes > INT64_MAX / 2) {
        th_fail(TH_MEMORY, "CUDA: cannot allocate %" PRId64 " bytes", bytes);
        return NULL;
    }
    const int64_t rounded = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    pthread_mutex_lock(&lock);
    gpu_block *b = allocate(&pools[where], where, rounded ? rounded : ALIGNMENT);
    pthread_mutex_unlock(&lock);
    return b;
}

void *th_gpu_address(const gpu_block *block) { return (void *)(uintptr_t)block->at; }

/* Record an event in each stream that uses the block. Without an event, as on a lost GPU, the block
   rests forever. */
static bool mark_users(gpu_block *b) {
    for (user *u = b->pool ? NULL : b->users; u; u = u->next)
        if (!(u->released = th_gpu_new_event(b->where, false, false))
            || th_gpu_record_event(b->where, u->released, u->stream))
            return false;
    return true;
}

void th_gpu_release(gpu_block *b) {
    pool *p = &pools[b->where];
    const bool marked = mark_users(b);
    pthread_mutex_lock(&lock);
    p->count[GPU_ALLOCATED] -= b->bytes;
    if (!b->users)
        return_block(p, b);
    else if (marked) {
        b->next = p->deferred;
        p->deferred = b;
    }
    pthread_mutex_unlock(&lock);
}

/* The event is recorded at release, since the stream may get more work until then. */
int th_gpu_record(gpu_block *block, gpu_stream stream) {
    int failed = 0;
    pthread_mutex_lock(&lock);
    user *known = block->users;
    while (known && known->stream != stream)
        known = known->next;
    if (!known && stream != block->stream) {
        user *added = malloc(sizeof *added);
        failed = added ? 0 : th_fail(TH_MEMORY, "out of memory");
        if (added) {
            *added = (user){block->users, stream, NULL};
            block->users = added;
        }
    }
    pthread_mutex_unlock(&lock);
    return failed;
}

gpu_pool *th_gpu_new_pool(void) {
    gpu_pool *result = calloc(1, sizeof *result);
    if (!result)
        th_fail(TH_MEMORY, "out of memory");
    return result;
}

/* Blocks still held by tensors keep the pool's struct alive until they are released. */
void th_gpu_free_pool(gpu_pool *graphs) {
    pthread_mutex_lock(&lock);
    graphs->ended = true;
    for (device where = 1; where <= TH_GPUS; where++)
        for (int k = 0; k < BINS; k++)
            for (gpu_block *b = pools[where].bins[k], *next; b; b = next) {
                next = b->next;
                if (b->pool == graphs)
                    b->pool = NULL;
            }
    pthread_mutex_unlock(&lock);
}

int th_gpu_empty_cache(void) {
    int failed = 0;
    for (device where = 1; where <= th_gpu_count() && !failed; where++) {
        if (!pools[where].count[GPU_CACHED])
            continue;
        failed = th_gpu_use(where) || th_gpu_refuse_captured(where, "the cache is emptied");
        pthread_mutex_lock(&lock);
        failed = failed || release_segments(&pools[where]) ? -1 : 0;
        pthread_mutex_unlock(&lock);
    }
    return failed;
}

int th_gpu_memory(device where, int64_t counts[GPU_COUNTS]) {
    if (th_gpu_architecture(where) < 0)
        return -1;
    pthread_mutex_lock(&lock);
    memcpy(counts, pools[where].count, sizeof pools[where].count);
    pthread_mutex_unlock(&lock);
    return 0;
}

void th_gpu_reset_peak(device where) {
    pthread_mutex_lock(&lock);
    int64_t *count = pools[where].count;
    count[GPU_MOST_ALLOCATED] = count[GPU_ALLOCATED];
    count[GPU_MOST_CACHED] = count[GPU_CACHED];
    pthread_mutex_unlock(&lock);
}

void *th_gpu_pin(int64_t bytes) {
    void *data = NULL;
    const unsigned portable = 1;
    return th_gpu_check("pinning memory",
                        th_driver.cuMemHostAlloc(&data, bytes ? (size_t)bytes : 1, portable))
               ? NULL
               : data;
}

void th_gpu_unpin(void *data) { th_driver.cuMemFreeHost(data); }
