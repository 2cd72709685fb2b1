/* graph.c: graphs: work that is captured from a stream instead of done, and launched as a whole as often as wanted. */
#include <pthread.h>
#include <stdlib.h>

#include "cuda/cuda.h"

enum { RELAXED = 2 }; /* memory may be allocated meanwhile */

struct gpu_graph {
    device where;
    gpu_stream stream, last; /* of the capture, and of the last launch */
    gpu_pool *pool;
    gpu_executable ready;
    gpu_block *numbers; /* the generator's seed and offset, of each launch */
    uint64_t first;     /* the generator's offset at the beginning */
    bool launched;
};

static gpu_graph *capturing; /* one at a time, whatever the GPU */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* The graph that takes what the thread gives a GPU; streams that wait for the first one take part. */
static gpu_graph *graph_on(device where) {
    gpu_graph *g = __atomic_load_n(&capturing, __ATOMIC_ACQUIRE);
    const gpu_stream stream = th_gpu_stream(where);
    int status = 0;
    if (__builtin_expect(!g, 1) || g->where != where || !stream)
        return NULL;
    const bool asked = !th_driver.cuStreamIsCapturing(stream, &status);
    return asked && status ? g : NULL;
}

gpu_pool *th_gpu_captured_pool(device where) {
    const gpu_graph *g = graph_on(where);
    return g ? g->pool : NULL;
}

const uint64_t *th_gpu_captured_numbers(device where, uint64_t *first) {
    const gpu_graph *g = graph_on(where);
    if (!g)
        return NULL;
    *first = g->first;
    return th_gpu_address(g->numbers);
}

bool th_gpu_captures(device where) {
    const gpu_graph *g = __atomic_load_n(&capturing, __ATOMIC_ACQUIRE);
    return __builtin_expect(g != NULL, 0) && g->where == where;
}

int th_gpu_refuse_captured(device where, const char *what) {
    if (!graph_on(where))
        return 0;
    return th_fail(
        TH_RUNTIME,
        "CUDA: %s while a graph is captured on GPU %d, which a launch of the graph could "
        "not repeat; do that before the capture, or after it",
        what, where - 1);
}

gpu_graph *th_gpu_capture_begin(device where, gpu_pool *pool, uint64_t first) {
    const gpu_stream stream = th_gpu_stream(where);
    if (!stream) {
        th_fail(TH_RUNTIME, "CUDA: the default stream cannot be captured; choose another one, as "
                            "torch.cuda.graph does");
        return NULL;
    }
    gpu_graph *g = malloc(sizeof *g);
    if (!g) {
        th_fail(TH_MEMORY, "out of memory");
        return NULL;
    }
    *g = (gpu_graph){.where = where, .stream = stream, .pool = pool, .first = first};
    pthread_mutex_lock(&lock);
    int failed = capturing
                     ? th_fail(TH_RUNTIME, "CUDA: a graph is captured already; end that first")
                     : 0;
    failed = failed || !(g->numbers = th_gpu_allocate(where, 2 * (int64_t)sizeof(uint64_t)))
             || th_gpu_check("beginning a capture",
                             th_driver.cuStreamBeginCapture_v2(stream, RELAXED));
    if (!failed)
        __atomic_store_n(&capturing, g, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&lock);
    if (!failed)
        return g;
    if (g->numbers)
        th_gpu_release(g->numbers);
    free(g);
    return NULL;
}

int th_gpu_capture_end(gpu_graph *g) {
    gpu_recording made = NULL;
    int failed = th_gpu_use(g->where)
                 || th_gpu_check("ending a capture",
                                 th_driver.cuStreamEndCapture(g->stream, &made));
    __atomic_store_n(&capturing, NULL, __ATOMIC_RELEASE);
    failed = failed
             || th_gpu_check("making a graph",
                             th_driver.cuGraphInstantiateWithFlags(&g->ready, made, 0));
    if (made)
        th_driver.cuGraphDestroy(made);
    return failed ? -1 : 0;
}

int th_gpu_graph_launch(gpu_graph *g, const uint64_t state[2]) {
    g->last = th_gpu_stream(g->where);
    g->launched = true;
    return th_gpu_use(g->where)
                   || (state
                       && th_gpu_upload(g->where, th_gpu_address(g->numbers), state,
                                        2 * sizeof *state, true))
                   || th_gpu_check("launching a graph", th_driver.cuGraphLaunch(g->ready, g->last))
               ? -1
               : 0;
}

/* Its memory may be used for something else from here on, so the last launch must be over. */
void th_gpu_graph_free(gpu_graph *g) {
    if (!th_gpu_use(g->where)) {
        if (g->launched)
            th_driver.cuStreamSynchronize(g->last);
        if (g->ready)
            th_driver.cuGraphExecDestroy(g->ready);
    }
    th_gpu_release(g->numbers);
    free(g);
}
