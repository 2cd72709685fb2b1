/* cuda.h: memory, streams, copies and kernels of GPUs. Nothing here knows tensors. */
#pragma once
#include "cuda/driver.h"

/* memory.c: a caching allocator. A block belongs to the stream that was current when it was made:
   what is freed is used again by later work of that stream, without asking the driver. */
typedef struct gpu_block gpu_block;
gpu_block *th_gpu_allocate(device where, int64_t bytes);
void *th_gpu_address(const gpu_block *block);
void th_gpu_release(gpu_block *block);
/* Another stream reads or writes the block until its release: it is used again after that work. */
int th_gpu_record(gpu_block *block, gpu_stream stream);
int th_gpu_empty_cache(void);
enum {
    GPU_ALLOCATED, /* bytes that tensors hold, now */
    GPU_MOST_ALLOCATED,
    GPU_CACHED, /* bytes taken from the driver */
    GPU_MOST_CACHED,
    GPU_CALLS,  /* allocations and releases that the driver has seen */
    GPU_BLOCKS, /* allocations given out so far */
    GPU_COUNTS
};
int th_gpu_memory(device where, int64_t counts[GPU_COUNTS]);
void th_gpu_forget_most(device where);
void *th_gpu_pin(int64_t bytes); /* memory of the machine that GPUs read by themselves */
void th_gpu_unpin(void *data);
/* pinned.c: the same, kept when it is freed. */
typedef struct gpu_pinned gpu_pinned;
gpu_pinned *th_gpu_pinned_new(int64_t bytes);
void *th_gpu_pinned_data(const gpu_pinned *p);
void th_gpu_pinned_free(gpu_pinned *p);
/* What was just given to the GPU's current stream reads or writes it. */
int th_gpu_pinned_use(gpu_pinned *p, device where);
void th_gpu_pinned_empty(void); /* gives back what is free */

/* Memory of graphs, apart from all other: what a launch writes to must not be used for anything else. A pool may
   serve several graphs that never run at the same time. What it holds is free for all after its end. */
typedef struct gpu_pool gpu_pool;
gpu_pool *th_gpu_new_pool(void);
void th_gpu_free_pool(gpu_pool *pool);

/* graph.c */
typedef struct gpu_graph gpu_graph;
/* From here on the current stream's work goes into the graph. first: the generator's offset. */
gpu_graph *th_gpu_capture_begin(device where, gpu_pool *pool, uint64_t first);
int th_gpu_capture_end(gpu_graph *graph);
/* Into the current stream, with random numbers of a seed, from an offset; NULL: it draws none. */
int th_gpu_graph_launch(gpu_graph *graph, const uint64_t state[2]);
void th_gpu_graph_free(gpu_graph *graph);

/* capture.c: what is captured goes into memory of its own, and draws from what a launch finds in memory. */
typedef struct gpu_capture {
    device where;
    gpu_pool *pool;
    const uint64_t *numbers; /* seed and offset of a launch */
    uint64_t first;          /* the generator's offset at the beginning */
} gpu_capture;
void th_gpu_set_capture(const gpu_capture *capture); /* NULL: it has ended */
/* What the thread's work on a GPU goes into: streams that wait for the first one take part. NULL: it is done. */
const gpu_capture *th_gpu_capture(device where);
bool th_gpu_captures(device where); /* some stream of the GPU, or of any, is captured */
/* -1 with the error where the thread's work is captured; what: "memory is copied from the machine" */
int th_gpu_refuse_captured(device where, const char *what);

/* stream.c: what each thread's work goes into; 0 is the stream that every GPU begins with. */
/* The GPU that new tensors of this thread go to; 1 is the first. */
device th_gpu_current(void);
void th_gpu_set_current(device where);
gpu_stream th_gpu_stream(device where);
void th_gpu_set_stream(device where, gpu_stream stream);
gpu_stream th_gpu_new_stream(device where, int priority);
/* For another caller of th_gpu_new_stream: blocks and users of memory keep its handle. */
void th_gpu_free_stream(device where, gpu_stream stream, int priority);
int th_gpu_stream_done(device where, gpu_stream stream); /* 1, 0, or -1 */
gpu_event th_gpu_new_event(device where, _Bool timing, _Bool blocking);
int th_gpu_free_event(device where, gpu_event event);
int th_gpu_record_event(device where, gpu_event event, gpu_stream stream);
int th_gpu_wait_event(device where, gpu_stream stream, gpu_event event);
int th_gpu_event_done(device where, gpu_event event);
int th_gpu_elapsed(device where, gpu_event from, gpu_event to, float *milliseconds);
/* Work of the second stream from here on waits for what is in the first. */
int th_gpu_follow(device first, gpu_stream from, device second, gpu_stream to);

/* copy.c: bytes, in the order of the streams. wait: the other memory may be used on return. */
int th_gpu_upload(device to, void *target, const void *source, int64_t bytes, bool wait);
int th_gpu_download(device from, void *target, const void *source, int64_t bytes, bool wait);
int th_gpu_move(device to, void *target, device from, const void *source, int64_t bytes);

/* launch.c: a kernel by the file it stands in and its name, without what the variant adds. */
typedef struct gpu_kernel {
    const char *file, *name;
} gpu_kernel;
typedef struct gpu_size {
    int64_t blocks, rows; /* of the grid: x and y */
    int threads;          /* of a block */
    int shared;           /* bytes of shared memory that the launch gives it */
} gpu_size;
int th_gpu_launch(device where, const gpu_kernel *kernel, const char *variant, gpu_size size,
                  void **arguments);
/* Blocks of 256 threads for count elements; a kernel strides over the grid. */
static inline gpu_size th_gpu_over(int64_t count) {
    const int64_t blocks = (count + 255) / 256;
    return (gpu_size){blocks < 65536 ? blocks : 65536, 1, 256, 0};
}
struct gpu_divisor th_gpu_divisor(int64_t size);
extern const char *const th_gpu_variant[2][TH_DTYPES]; /* "_float", [1] "_float_strided" */
int64_t th_gpu_launches(void);
/* What makes the compiled file of a source: path gets its name, or the sentence that says why not. */
typedef int (*gpu_compiler)(const char *file, int architecture, char *path, int room);
void th_gpu_set_compiler(gpu_compiler compiler);

/* wait.c: what waits for a GPU raises what its kernels reported instead of using a bad index. */
int th_gpu_wait_stream(device where, gpu_stream stream);
int th_gpu_synchronize(device where); /* all streams of the GPU */
/* How often a thread has waited for a GPU, and how many copies from memory of GPUs to such were made. */
int64_t th_gpu_waits(void);
int64_t th_gpu_moves(void);
int th_gpu_event_synchronize(device where, gpu_event event);
void *th_gpu_faults(device where); /* where a kernel reports */
