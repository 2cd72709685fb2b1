/* driver.h: the driver library, loaded at the first use of a GPU, so that the same binary runs
   without one. Own types replace those of cuda.h, which is not needed to build. */
#pragma once
#include "base/base.h"

typedef int gpu_result; /* 0: success */
typedef uint64_t gpu_pointer;
typedef void *gpu_context, *gpu_module, *gpu_function, *gpu_stream, *gpu_event, *gpu_recording,
    *gpu_executable;

typedef struct driver {
#define FUNCTION(name, parameters) gpu_result(*name) parameters
#include "cuda/driver_functions.h"
} driver;
extern driver th_driver;

/* 0 on success; else -1 with an error that names the action, the code and what to do. */
int th_gpu_failed(const char *doing, gpu_result code);
static inline int th_gpu_check(const char *doing, gpu_result code) {
    return __builtin_expect(code == 0, 1) ? 0 : th_gpu_failed(doing, code);
}
enum { GPU_NOT_READY = 600, GPU_OUT_OF_MEMORY = 2 };

/* Load the library and start the driver; return the number of GPUs, or -1. */
int th_gpu_start(void);
int th_gpu_count(void);          /* 0 before th_gpu_start */
int th_gpu_driver_version(void); /* 13000 for CUDA 13.0; 0: no driver */
/* Make the GPU current for this thread; -1 if it does not exist, or after a fork. */
int th_gpu_use(device where);
gpu_context th_gpu_context(device where);
/* Enable direct copies between two GPUs if they are connected. */
void th_gpu_connect(device one, device other);
int th_gpu_architecture(device where); /* 90 for sm_90 */
int th_gpu_shared(device where);       /* most bytes of shared memory of a block */
int th_gpu_name(device where, char *text, int length);
