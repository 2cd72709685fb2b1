/* pinned.c: pinned host memory, which GPUs access directly. Allocation by the driver is slow, so
   released blocks are cached; a block is reused after the work queued on it is done. */
#include <pthread.h>
#include <stdlib.h>

#include "cuda/cuda.h"

#define LEAST 4096

struct gpu_pinned {
    gpu_pinned *next; /* list of free blocks */
    void *data;
    int64_t bytes;
    device where; /* GPU of its event; 0: never used by a GPU */
    gpu_stream stream;
    gpu_event event;
};

static gpu_pinned *free_blocks;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *th_gpu_pinned_data(const gpu_pinned *p) { return p->data; }

static bool is_done(const gpu_pinned *p) {
    return !p->where || th_gpu_event_done(p->where, p->event) == 1;
}

/* Take a free block of the size whose work is done. */
static gpu_pinned *take_free(int64_t bytes) {
    gpu_pinned *result = NULL;
    pthread_mutex_lock(&lock);
    for (gpu_pinned **p = &free_blocks; *p; p = &(*p)->next)
        if ((*p)->bytes == bytes && is_done(*p)) {
            result = *p;
            *p = result->next;
            break;
        }
    pthread_mutex_unlock(&lock);
    return result;
}

gpu_pinned *th_gpu_pinned_new(int64_t bytes) {
    int64_t size = LEAST;
    while (size < bytes && size <= INT64_MAX / 4)
        size *= 2;
    if (th_gpu_use(th_gpu_current()))
        return NULL;
    gpu_pinned *p = take_free(size);
    if (p)
        return p;
    void *data = th_gpu_pin(size);
    if (data && (p = malloc(sizeof *p))) {
        *p = (gpu_pinned){.data = data, .bytes = size};
        return p;
    }
    if (data) {
        th_gpu_unpin(data);
        th_fail(TH_MEMORY, "out of memory");
    }
    return NULL;
}

void th_gpu_pinned_free(gpu_pinned *p) {
    pthread_mutex_lock(&lock);
    p->next = free_blocks;
    free_blocks = p;
    pthread_mutex_unlock(&lock);
}

/* One event suffices: if the stream changes, the new one first waits for the old one. */
int th_gpu_pinned_use(gpu_pinned *p, device where) {
    const gpu_stream stream = th_gpu_stream(where);
    if (p->where && (p->where != where || p->stream != stream)) {
        if (th_gpu_event_synchronize(p->where, p->event))
            return -1;
        if (p->where != where) {
            th_gpu_free_event(p->where, p->event);
            p->where = TH_CPU;
        }
    }
    if (!p->where && !(p->event = th_gpu_new_event(where, false, false)))
        return -1;
    p->where = where;
    p->stream = stream;
    return th_gpu_record_event(where, p->event, stream);
}

void th_gpu_pinned_empty(void) {
    pthread_mutex_lock(&lock);
    for (gpu_pinned **at = &free_blocks; *at;) {
        gpu_pinned *p = *at;
        if (!is_done(p)) {
            at = &p->next;
            continue;
        }
        *at = p->next;
        if (p->where)
            th_gpu_free_event(p->where, p->event);
        th_gpu_unpin(p->data);
        free(p);
    }
    pthread_mutex_unlock(&lock);
}
