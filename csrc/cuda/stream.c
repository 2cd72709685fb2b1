/* stream.c: streams, events, and their order. */
#include <pthread.h>
#include <stdlib.h>

#include "cuda/cuda.h"

enum { NON_BLOCKING = 1, BLOCKING_WAIT = 1, NO_TIMING = 2 };

static THREAD_LOCAL gpu_stream current[TH_GPUS + 1];

static THREAD_LOCAL device chosen = 1;

device th_gpu_current(void) { return chosen; }
void th_gpu_set_current(device where) { chosen = where; }

gpu_stream th_gpu_stream(device where) { return current[where]; }
void th_gpu_set_stream(device where, gpu_stream stream) { current[where] = stream; }

/* Unused streams. Streams are never destroyed, since blocks of memory keep their handles. */
typedef struct idle {
    struct idle *next;
    gpu_stream stream;
    int priority;
} idle;
static idle *pool[TH_GPUS + 1];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static gpu_stream take(device where, int priority) {
    idle *found = NULL;
    pthread_mutex_lock(&lock);
    for (idle **at = &pool[where]; *at && !found;)
        if ((*at)->priority == priority) {
            found = *at;
            *at = found->next;
        } else
            at = &(*at)->next;
    pthread_mutex_unlock(&lock);
    const gpu_stream stream = found ? found->stream : NULL;
    free(found);
    return stream;
}

gpu_stream th_gpu_new_stream(device where, int priority) {
    gpu_stream result = NULL;
    if (th_gpu_use(where))
        return NULL;
    if ((result = take(where, priority)))
        return result;
    if (th_gpu_check("making a stream",
                     th_driver.cuStreamCreateWithPriority(&result, NON_BLOCKING, priority)))
        return NULL;
    return result;
}

void th_gpu_free_stream(device where, gpu_stream stream, int priority) {
    idle *freed = malloc(sizeof *freed);
    if (!freed) /* only the stream is lost */
        return;
    pthread_mutex_lock(&lock);
    *freed = (idle){pool[where], stream, priority};
    pool[where] = freed;
    pthread_mutex_unlock(&lock);
}

static int done(const char *doing, gpu_result code) {
    return code == GPU_NOT_READY ? 0 : th_gpu_check(doing, code) ? -1 : 1;
}

int th_gpu_stream_done(device where, gpu_stream stream) {
    return th_gpu_use(where) ? -1 : done("asking a stream", th_driver.cuStreamQuery(stream));
}

gpu_event th_gpu_new_event(device where, bool timing, bool blocking) {
    gpu_event result = NULL;
    const unsigned flags = (timing ? 0 : NO_TIMING) | (blocking ? BLOCKING_WAIT : 0);
    if (th_gpu_use(where)
        || th_gpu_check("making an event", th_driver.cuEventCreate(&result, flags)))
        return NULL;
    return result;
}

int th_gpu_free_event(device where, gpu_event event) {
    return th_gpu_use(where) || th_gpu_check("ending an event", th_driver.cuEventDestroy_v2(event));
}

int th_gpu_record_event(device where, gpu_event event, gpu_stream stream) {
    return th_gpu_use(where)
           || th_gpu_check("recording an event", th_driver.cuEventRecord(event, stream));
}

int th_gpu_wait_event(device where, gpu_stream stream, gpu_event event) {
    return th_gpu_use(where)
           || th_gpu_check("waiting for an event", th_driver.cuStreamWaitEvent(stream, event, 0));
}

int th_gpu_event_done(device where, gpu_event event) {
    return th_gpu_use(where) ? -1 : done("asking an event", th_driver.cuEventQuery(event));
}

int th_gpu_elapsed(device where, gpu_event from, gpu_event to, float *milliseconds) {
    return th_gpu_use(where)
           || th_gpu_check("timing", th_driver.cuEventElapsedTime(milliseconds, from, to));
}

int th_gpu_follow(device first, gpu_stream from, device second, gpu_stream to) {
    if (first == second && from == to)
        return 0;
    gpu_event mark = th_gpu_new_event(first, false, false);
    if (!mark)
        return -1;
    int failed = th_gpu_record_event(first, mark, from) || th_gpu_wait_event(second, to, mark);
    failed |= th_gpu_free_event(first, mark); /* the driver frees it after completion */
    return failed ? -1 : 0;
}
