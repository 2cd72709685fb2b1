/* driver.h: the driver library, loaded at the first use of a GPU, so that the same binary runs
   without one. Own types replace those of cuda.h, which is not needed to build. */
#pragma once
#include "base/base.h"

typedef int gpu_result; /* 0: success */
typedef uint64_t gpu_pointer;
typedef void *gpu_context, *gpu_module, *gpu_function, *gpu_stream, *gpu_event, *gpu_recording,
    *gpu_executable;

/* Every function in use: its name in the library, and its parameters. */
#define TH_DRIVER(X)                                                                               \
    X(cuInit, (unsigned flags))                                                                    \
    X(cuDriverGetVersion, (int *))                                                                 \
    X(cuGetErrorName, (gpu_result, const char **))                                                 \
    X(cuGetErrorString, (gpu_result, const char **))                                               \
    X(cuDeviceGetCount, (int *))                                                                   \
    X(cuDeviceGet, (int *, int number))                                                            \
    X(cuDeviceGetName, (char *, int length, int handle))                                           \
    X(cuDeviceGetAttribute, (int *, int attribute, int handle))                                    \
    X(cuDeviceCanAccessPeer, (int *, int handle, int other))                                       \
    X(cuCtxEnablePeerAccess, (gpu_context, unsigned flags))                                        \
    X(cuDevicePrimaryCtxRetain, (gpu_context *, int handle))                                       \
    X(cuCtxSetCurrent, (gpu_context))                                                              \
    X(cuCtxSynchronize, (void))                                                                    \
    X(cuMemGetInfo_v2, (size_t *available, size_t *total))                                         \
    X(cuMemAlloc_v2, (gpu_pointer *, size_t))                                                      \
    X(cuMemFree_v2, (gpu_pointer))                                                                 \
    X(cuMemHostAlloc, (void **, size_t, unsigned flags))                                           \
    X(cuMemFreeHost, (void *))                                                                     \
    X(cuMemcpyHtoDAsync_v2, (gpu_pointer, const void *, size_t, gpu_stream))                       \
    X(cuMemcpyDtoHAsync_v2, (void *, gpu_pointer, size_t, gpu_stream))                             \
    X(cuMemcpyDtoDAsync_v2, (gpu_pointer, gpu_pointer, size_t, gpu_stream))                        \
    X(cuMemcpyPeerAsync, (gpu_pointer, gpu_context, gpu_pointer, gpu_context, size_t, gpu_stream)) \
    X(cuMemsetD8Async, (gpu_pointer, unsigned char, size_t, gpu_stream))                           \
    X(cuModuleLoad, (gpu_module *, const char *path))                                              \
    X(cuModuleGetFunction, (gpu_function *, gpu_module, const char *name))                         \
    X(cuFuncSetAttribute, (gpu_function, int attribute, int value))                                \
    X(cuLaunchKernel, (gpu_function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,   \
                       unsigned shared, gpu_stream, void **arguments, void **extra))               \
    X(cuStreamCreateWithPriority, (gpu_stream *, unsigned flags, int priority))                    \
    X(cuStreamSynchronize, (gpu_stream))                                                           \
    X(cuStreamQuery, (gpu_stream))                                                                 \
    X(cuStreamWaitEvent, (gpu_stream, gpu_event, unsigned flags))                                  \
    X(cuStreamBeginCapture_v2, (gpu_stream, int mode))                                             \
    X(cuStreamEndCapture, (gpu_stream, gpu_recording *))                                           \
    X(cuStreamIsCapturing, (gpu_stream, int *status))                                              \
    X(cuGraphInstantiateWithFlags, (gpu_executable *, gpu_recording, unsigned long long flags))    \
    X(cuGraphDestroy, (gpu_recording))                                                             \
    X(cuGraphLaunch, (gpu_executable, gpu_stream))                                                 \
    X(cuGraphExecDestroy, (gpu_executable))                                                        \
    X(cuEventCreate, (gpu_event *, unsigned flags))                                                \
    X(cuEventDestroy_v2, (gpu_event))                                                              \
    X(cuEventRecord, (gpu_event, gpu_stream))                                                      \
    X(cuEventQuery, (gpu_event))                                                                   \
    X(cuEventSynchronize, (gpu_event))                                                             \
    X(cuEventElapsedTime, (float *milliseconds, gpu_event, gpu_event))

typedef struct driver {
#define MEMBER(name, arguments) gpu_result(*name) arguments;
    TH_DRIVER(MEMBER)
#undef MEMBER
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
