/* cuda.h: memory, streams, copies and kernels of GPUs. Independent of tensors. */
#pragma once
#include "cuda/driver.h"

/* memory.c: a caching allocator. A block belongs to the stream that was current at its allocation;
   after release, later work of that stream reuses it without calling the driver. */
typedef struct gpu_block gpu_block;
gpu_block *th_gpu_allocate(device where, int64_t bytes);
void *th_gpu_address(const gpu_block *block);
void th_gpu_release(gpu_block *block);
/* Note that another stream uses the block: reuse waits for that stream's work up to the release. */
int th_gpu_record(gpu_block *block, gpu_stream stream);
int th_gpu_empty_cache(void);
enum {
    GPU_ALLOCATED, /* bytes currently held by tensors */
    GPU_MOST_ALLOCATED,
    GPU_CACHED, /* bytes obtained from the driver */
    GPU_MOST_CACHED,
    GPU_CALLS,  /* allocations and releases by the driver */
    GPU_BLOCKS, /* allocations made so far */
    GPU_COUNTS
};
int th_gpu_memory(device where, int64_t counts[GPU_COUNTS]);
void th_gpu_reset_peak(device where);
void *th_gpu_pin(int64_t bytes); /* pinned host memory that GPUs access directly */
void th_gpu_unpin(void *data);
/* pinned.c: pinned memory that is cached after release. */
typedef struct gpu_pinned gpu_pinned;
gpu_pinned *th_gpu_pinned_new(int64_t bytes);
void *th_gpu_pinned_data(const gpu_pinned *p);
void th_gpu_pinned_free(gpu_pinned *p);
/* Note that work just queued on the GPU's current stream uses it. */
int th_gpu_pinned_use(gpu_pinned *p, device where);
void th_gpu_pinned_empty(void); /* returns free memory to the system */

/* Memory pool of graphs, separate from all other memory, since each launch writes to it. Graphs
   that never run concurrently may share a pool. Its memory is free for all uses after the pool is
   freed. */
typedef struct gpu_pool gpu_pool;
gpu_pool *th_gpu_new_pool(void);
void th_gpu_free_pool(gpu_pool *pool);

/* graph.c */
typedef struct gpu_graph gpu_graph;
/* Start capturing the current stream's work. first: the generator's offset. */
gpu_graph *th_gpu_capture_begin(device where, gpu_pool *pool, uint64_t first);
int th_gpu_capture_end(gpu_graph *graph);
/* Launch on the current stream with the generator's seed and offset; NULL: it draws no random
   numbers. */
int th_gpu_graph_launch(gpu_graph *graph, const uint64_t state[2]);
void th_gpu_graph_free(gpu_graph *graph);

/* capture.c: captured work allocates from its own pool and reads its random state from memory set
   at launch. */
typedef struct gpu_capture {
    device where;
    gpu_pool *pool;
    const uint64_t *numbers; /* seed and offset of a launch */
    uint64_t first;          /* the generator's offset at the start of the capture */
} gpu_capture;
void th_gpu_set_capture(const gpu_capture *capture); /* NULL: ended */
/* Return the capture of this thread's work on a GPU, including streams that wait for the captured
   one; NULL: none. */
const gpu_capture *th_gpu_capture(device where);
bool th_gpu_captures(device where); /* whether any stream of the GPU, or of any GPU, is captured */
/* -1 with an error if the thread's work is captured; what: "memory is copied from the machine" */
int th_gpu_refuse_captured(device where, const char *what);

/* stream.c: the current stream of each thread; 0 is every GPU's initial stream. */
/* GPU for this thread's new tensors; 1 is the first. */
device th_gpu_current(void);
void th_gpu_set_current(device where);
gpu_stream th_gpu_stream(device where);
void th_gpu_set_stream(device where, gpu_stream stream);
gpu_stream th_gpu_new_stream(device where, int priority);
/* Keep the stream for a later th_gpu_new_stream: blocks and recorded uses keep its handle. */
void th_gpu_free_stream(device where, gpu_stream stream, int priority);
int th_gpu_stream_done(device where, gpu_stream stream); /* 1: done; 0: not done; -1: failed */
gpu_event th_gpu_new_event(device where, _Bool timing, _Bool blocking);
int th_gpu_free_event(device where, gpu_event event);
int th_gpu_record_event(device where, gpu_event event, gpu_stream stream);
int th_gpu_wait_event(device where, gpu_stream stream, gpu_event event);
int th_gpu_event_done(device where, gpu_event event);
int th_gpu_elapsed(device where, gpu_event from, gpu_event to, float *milliseconds);
/* Let later work of the second stream wait for the work now in the first. */
int th_gpu_follow(device first, gpu_stream from, device second, gpu_stream to);

/* copy.c: copies in stream order. wait: the host memory may be reused on return. */
int th_gpu_upload(device to, void *target, const void *source, int64_t bytes, bool wait);
int th_gpu_download(device from, void *target, const void *source, int64_t bytes, bool wait);
int th_gpu_move(device to, void *target, device from, const void *source, int64_t bytes);

/* launch.c: a kernel identified by its file and its name without the variant's suffix. */
typedef struct gpu_kernel {
    const char *file, *name;
} gpu_kernel;
typedef struct gpu_size {
    int64_t blocks, rows; /* of the grid: x and y */
    int threads;          /* threads per block */
    int shared;           /* bytes of dynamic shared memory */
} gpu_size;
int th_gpu_launch(device where, const gpu_kernel *kernel, const char *variant, gpu_size size,
                  void **arguments);
/* Blocks of 256 threads for count elements, in a grid-stride loop. */
static inline gpu_size th_gpu_over(int64_t count) {
    const int64_t blocks = (count + 255) / 256;
    return (gpu_size){blocks < 65536 ? blocks : 65536, 1, 256, 0};
}
struct gpu_divisor th_gpu_divisor(int64_t size);
extern const char *const th_gpu_variant[2][TH_DTYPES]; /* "_float", [1] "_float_strided" */
int64_t th_gpu_launches(void);
/* Compile a source; path receives the compiled file's name, or an error message. */
typedef int (*gpu_compiler)(const char *file, int architecture, char *path, int room);
void th_gpu_set_compiler(gpu_compiler compiler);

/* wait.c: every wait for a GPU raises the error that its kernels reported for a bad index. */
int th_gpu_wait_stream(device where, gpu_stream stream);
int th_gpu_synchronize(device where); /* all streams of the GPU */
/* Number of waits for a GPU, and of copies between GPU memories on one GPU. */
int64_t th_gpu_waits(void);
int64_t th_gpu_moves(void);
int th_gpu_event_synchronize(device where, gpu_event event);
void *th_gpu_faults(device where); /* where kernels report faults */
