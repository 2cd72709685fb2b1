/* types.h: the driver's interface as its callers see it, as far as the emulator answers. */
#pragma once
#include <cstddef>
#include <cstdint>

typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct context *CUcontext;
typedef struct stream *CUstream;
typedef struct event *CUevent;
typedef struct module *CUmodule;
typedef struct function *CUfunction;
typedef struct recording *CUgraph;
typedef struct executable *CUgraphExec;

#define API extern "C" __attribute__((visibility("default"))) CUresult

/* One line each: name without the prefix CUDA_, number, text. */
#define CUDA_RESULTS(R)                                                                            \
    R(SUCCESS, 0, "no error")                                                                      \
    R(ERROR_INVALID_VALUE, 1, "invalid argument")                                                  \
    R(ERROR_OUT_OF_MEMORY, 2, "out of memory")                                                     \
    R(ERROR_NOT_INITIALIZED, 3, "initialization error")                                            \
    R(ERROR_DEINITIALIZED, 4, "driver shutting down")                                              \
    R(ERROR_NO_DEVICE, 100, "no CUDA-capable device is detected")                                  \
    R(ERROR_INVALID_DEVICE, 101, "invalid device ordinal")                                         \
    R(ERROR_INVALID_IMAGE, 200, "device kernel image is invalid")                                  \
    R(ERROR_INVALID_CONTEXT, 201, "invalid device context")                                        \
    R(ERROR_NO_BINARY_FOR_GPU, 209, "no kernel image is available for execution on the device")    \
    R(ERROR_PEER_ACCESS_UNSUPPORTED, 217,                                                          \
      "peer access is not supported between these two devices")                                    \
    R(ERROR_FILE_NOT_FOUND, 301, "file not found")                                                 \
    R(ERROR_INVALID_HANDLE, 400, "invalid resource handle")                                        \
    R(ERROR_NOT_FOUND, 500, "named symbol not found")                                              \
    R(ERROR_NOT_READY, 600, "device not ready")                                                    \
    R(ERROR_ILLEGAL_ADDRESS, 700, "an illegal memory access was encountered")                      \
    R(ERROR_LAUNCH_OUT_OF_RESOURCES, 701, "too many resources requested for launch")               \
    R(ERROR_PEER_ACCESS_ALREADY_ENABLED, 704, "peer access is already enabled")                    \
    R(ERROR_PEER_ACCESS_NOT_ENABLED, 705, "peer access has not been enabled")                      \
    R(ERROR_PRIMARY_CONTEXT_ACTIVE, 708, "primary context is active")                              \
    R(ERROR_CONTEXT_IS_DESTROYED, 709, "context is destroyed")                                     \
    R(ERROR_ASSERT, 710, "device-side assert triggered")                                           \
    R(ERROR_HOST_MEMORY_ALREADY_REGISTERED, 712, "part of the memory is registered already")       \
    R(ERROR_HOST_MEMORY_NOT_REGISTERED, 713, "the memory is not registered")                       \
    R(ERROR_LAUNCH_FAILED, 719, "unspecified launch failure")                                      \
    R(ERROR_NOT_SUPPORTED, 801, "operation not supported")                                         \
    R(ERROR_STREAM_CAPTURE_UNSUPPORTED, 900, "operation not permitted when stream is capturing")   \
    R(ERROR_STREAM_CAPTURE_INVALIDATED, 901,                                                       \
      "operation failed due to a previous error during capture")                                   \
    R(ERROR_STREAM_CAPTURE_WRONG_THREAD, 908, "attempt to end a capture of another stream")        \
    R(ERROR_STREAM_CAPTURE_UNJOINED, 904, "capture was not ended in the same stream as it began")  \
    R(ERROR_STREAM_CAPTURE_ISOLATION, 905,                                                         \
      "dependency created on uncaptured work in another stream")                                   \
    R(ERROR_CAPTURED_EVENT, 907,                                                                   \
      "operation not permitted on an event last recorded in a capturing stream")                   \
    R(ERROR_UNKNOWN, 999, "unknown error")

enum CUresult {
#define R(name, number, text) CUDA_##name = number,
    CUDA_RESULTS(R)
#undef R
};

enum {
    CU_CTX_BLOCKING = 4,
    CU_STREAM_NON_BLOCKING = 1,
    CU_EVENT_DISABLE_TIMING = 2,
    CU_MEMHOSTALLOC_DEVICEMAP = 2,
};

/* Streams that exist without being made. */
#define CU_STREAM_LEGACY ((CUstream)1)
#define CU_STREAM_PER_THREAD ((CUstream)2)

enum CUmemorytype {
    CU_MEMORY_HOST = 1,
    CU_MEMORY_DEVICE = 2,
    CU_MEMORY_ARRAY = 3,
    CU_MEMORY_UNIFIED = 4
};

struct CUDA_MEMCPY2D {
    size_t srcXInBytes, srcY;
    CUmemorytype srcMemoryType;
    const void *srcHost;
    CUdeviceptr srcDevice;
    void *srcArray;
    size_t srcPitch;
    size_t dstXInBytes, dstY;
    CUmemorytype dstMemoryType;
    void *dstHost;
    CUdeviceptr dstDevice;
    void *dstArray;
    size_t dstPitch;
    size_t WidthInBytes, Height;
};

struct CUDA_MEMCPY3D {
    size_t srcXInBytes, srcY, srcZ, srcLOD;
    CUmemorytype srcMemoryType;
    const void *srcHost;
    CUdeviceptr srcDevice;
    void *srcArray, *srcContext;
    size_t srcPitch, srcHeight;
    size_t dstXInBytes, dstY, dstZ, dstLOD;
    CUmemorytype dstMemoryType;
    void *dstHost;
    CUdeviceptr dstDevice;
    void *dstArray, *dstContext;
    size_t dstPitch, dstHeight;
    size_t WidthInBytes, Height, Depth;
};
