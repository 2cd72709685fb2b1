/* graph.c: CUDA graphs: work captured from a stream instead of run, and launched as a whole any
   number of times. */
#include <pthread.h>
#include <stdlib.h>

#include "cuda/cuda.h"

enum { RELAXED = 2 }; /* allows allocations during a capture */

struct gpu_graph {
    gpu_capture capture;
    gpu_stream stream, last; /* stream of the capture, and of the last launch */
    gpu_executable ready;
    gpu_block *numbers; /* generator's seed and offset, per launch */
    bool launched;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

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
    *g = (gpu_graph){.capture = {.where = where, .pool = pool, .first = first}, .stream = stream};
    pthread_mutex_lock(&lock);
    int failed = th_gpu_captures(TH_CPU)
                     ? th_fail(TH_RUNTIME,
                               "CUDA: another graph is being captured; end that capture first")
                     : 0;
    failed = failed || !(g->numbers = th_gpu_allocate(where, 2 * (int64_t)sizeof(uint64_t)))
             || th_gpu_check("beginning a capture",
                             th_driver.cuStreamBeginCapture_v2(stream, RELAXED));
    if (!failed) {
        g->capture.numbers = th_gpu_address(g->numbers);
        th_gpu_set_capture(&g->capture);
    }
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
    int failed = th_gpu_use(g->capture.where)
                 || th_gpu_check("ending a capture",
                                 th_driver.cuStreamEndCapture(g->stream, &made));
    th_gpu_set_capture(NULL);
    failed = failed
             || th_gpu_check("making a graph",
                             th_driver.cuGraphInstantiateWithFlags(&g->ready, made, 0));
    if (made)
        th_driver.cuGraphDestroy(made);
    return failed ? -1 : 0;
}

int th_gpu_graph_launch(gpu_graph *g, const uint64_t state[2]) {
    g->last = th_gpu_stream(g->capture.where);
    g->launched = true;
    return th_gpu_use(g->capture.where)
                   || (state
                       && th_gpu_upload(g->capture.where, th_gpu_address(g->numbers), state,
                                        2 * sizeof *state, true))
                   || th_gpu_check("launching a graph", th_driver.cuGraphLaunch(g->ready, g->last))
               ? -1
               : 0;
}

/* The last launch must be finished, since the memory may be reused afterwards. */
void th_gpu_graph_free(gpu_graph *g) {
    if (!th_gpu_use(g->capture.where)) {
        if (g->launched)
            th_driver.cuStreamSynchronize(g->last);
        if (g->ready)
            th_driver.cuGraphExecDestroy(g->ready);
    }
    th_gpu_release(g->numbers);
    free(g);
}
