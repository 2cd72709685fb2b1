/* contexts.cpp: start-up, devices, their attributes, contexts. */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
#include <unistd.h>

#include "driver.h"

std::recursive_mutex turn;
std::set<context *> contexts;

static bool started, forked;
static context *primary[DEVICES];
static thread_local std::vector<context *> stack;

context *current() { return stack.empty() ? NULL : stack.back(); }

CUresult ready(need need) {
    if (need == NEED_NOTHING)
        return CUDA_SUCCESS;
    if (!started || forked)
        return CUDA_ERROR_NOT_INITIALIZED;
    if (need == NEED_DRIVER)
        return CUDA_SUCCESS;
    context *context = current();
    if (!context)
        return CUDA_ERROR_INVALID_CONTEXT;
    return contexts.count(context) ? context->broken : CUDA_ERROR_CONTEXT_IS_DESTROYED;
}

API cuInit(unsigned flags) {
    std::lock_guard<std::recursive_mutex> hold(turn);
    if (flags)
        return CUDA_ERROR_INVALID_VALUE;
    if (forked)
        return CUDA_ERROR_NOT_INITIALIZED;
    if (!started)
        pthread_atfork([] { turn.lock(); }, [] { turn.unlock(); },
                       [] {
                           forked = true;
                           new (&turn) std::recursive_mutex; /* its owner was another thread */
                       });
    started = true;
    return CUDA_SUCCESS;
}

API cuDriverGetVersion(int *version) { return *version = 13000, CUDA_SUCCESS; }

API cuDeviceGetCount(int *count) {
    BEGIN(NEED_DRIVER)
    return *count = DEVICES, CUDA_SUCCESS;
}

static bool exists(CUdevice device) { return device >= 0 && device < DEVICES; }
#define DEVICE(device)                                                                             \
    BEGIN(NEED_DRIVER)                                                                             \
    if (!exists(device))                                                                           \
        return CUDA_ERROR_INVALID_DEVICE;

API cuDeviceGet(CUdevice *device, int ordinal) {
    DEVICE(ordinal)
    return *device = ordinal, CUDA_SUCCESS;
}

API cuDeviceGetName(char *name, int length, CUdevice device) {
    DEVICE(device)
    snprintf(name, length, "Emulated GPU %d", device);
    return CUDA_SUCCESS;
}

API cuDeviceComputeCapability(int *major, int *minor, CUdevice device) {
    DEVICE(device)
    return *major = 9, *minor = 0, CUDA_SUCCESS;
}

API cuDeviceGetPCIBusId(char *name, int length, CUdevice device) {
    DEVICE(device)
    snprintf(name, length, "0000:%02x:00.0", device + 1);
    return CUDA_SUCCESS;
}

API cuDeviceGetByPCIBusId(CUdevice *device, const char *name) {
    BEGIN(NEED_DRIVER)
    unsigned domain, bus;
    if (sscanf(name, "%x:%x:", &domain, &bus) != 2 || !exists((int)bus - 1))
        return CUDA_ERROR_INVALID_DEVICE;
    return *device = (int)bus - 1, CUDA_SUCCESS;
}

API cuDeviceGetUuid_v2(unsigned char *uuid, CUdevice device) {
    DEVICE(device)
    memcpy(uuid, "emulated device ", 16);
    uuid[15] = (unsigned char)device;
    return CUDA_SUCCESS;
}

API cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer) {
    DEVICE(device)
    if (!exists(peer))
        return CUDA_ERROR_INVALID_DEVICE;
    return *can = device != peer, CUDA_SUCCESS;
}

/* Numbers of CUdevice_attribute, and what this device answers; 0 for the others. */
static const struct {
    int attribute, value;
} attributes[] = {
    {1, 1024},                                /* threads per block */
    {2, 1024},        {3, 1024},  {4, 64},    /* block x, y, z */
    {5, 0x7fffffff},  {6, 65535}, {7, 65535}, /* grid x, y, z */
    {8, 48 * 1024},                           /* shared memory per block */
    {9, 64 * 1024},                           /* constant memory */
    {10, 32},                                 /* warp */
    {11, 0x7fffffff},                         /* pitch */
    {12, 65536},                              /* registers per block */
    {13, 1000000},                            /* kHz */
    {14, 512},                                /* alignment of textures */
    {15, 1},                                  /* copies overlap kernels */
    {16, 2},                                  /* multiprocessors */
    {19, 1},                                  /* host memory can be mapped */
    {31, 1},                                  /* kernels beside each other */
    {36, 1000000},                            /* kHz of the memory */
    {37, 256},                                /* bits of its bus */
    {38, 1 << 20},                            /* bytes of level 2 cache */
    {39, 2048},                               /* threads per multiprocessor */
    {40, 2},                                  /* engines that copy */
    {41, 1},                                  /* unified addresses */
    {75, 9},          {76, 0},                /* compute capability */
    {78, 1},                                  /* streams have priorities */
    {81, 228 * 1024},                         /* shared memory per multiprocessor */
    {82, 65536},                              /* registers per multiprocessor */
    {97, 227 * 1024},                         /* shared memory per block, when asked for */
    {106, 32},                                /* blocks per multiprocessor */
};

API cuDeviceGetAttribute(int *value, int attribute, CUdevice device) {
    DEVICE(device)
    *value = attribute == 33 ? device + 1 : 0; /* the number of its PCI bus */
    for (const auto &known : attributes)
        if (known.attribute == attribute)
            *value = known.value;
    return CUDA_SUCCESS;
}

static CUresult finish(context *context) {
    const CUresult error = drain(context);
    forget_streams(context);
    unload_modules(context);
    free_memory(context);
    contexts.erase(context);
    for (auto other : contexts)
        other->peers.erase(context);
    delete context;
    return error;
}

static context *make(CUdevice device, unsigned flags) {
    context *made = new context{device, flags};
    made->legacy = std::make_shared<stream>(stream{made, 0, 0});
    contexts.insert(made);
    return made;
}

API cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
    DEVICE(device)
    if (!primary[device])
        primary[device] = make(device, 0);
    primary[device]->retained++;
    return *context = primary[device], CUDA_SUCCESS;
}

API cuDevicePrimaryCtxReset_v2(CUdevice device) {
    DEVICE(device)
    if (primary[device])
        finish(primary[device]);
    primary[device] = NULL;
    return CUDA_SUCCESS;
}

API cuDevicePrimaryCtxRelease_v2(CUdevice device) {
    DEVICE(device)
    if (!primary[device])
        return CUDA_ERROR_INVALID_CONTEXT;
    return --primary[device]->retained ? CUDA_SUCCESS : cuDevicePrimaryCtxReset_v2(device);
}

API cuDevicePrimaryCtxGetState(CUdevice device, unsigned *flags, int *active) {
    DEVICE(device)
    *active = primary[device] != NULL;
    *flags = *active ? primary[device]->flags : 0;
    return CUDA_SUCCESS;
}

API cuDevicePrimaryCtxSetFlags_v2(CUdevice device, unsigned) {
    DEVICE(device)
    return CUDA_SUCCESS;
}

static CUresult create(CUcontext *context, unsigned flags, CUdevice device) {
    DEVICE(device)
    *context = make(device, flags);
    stack.push_back(*context);
    return CUDA_SUCCESS;
}

API cuCtxCreate_v2(CUcontext *context, unsigned flags, CUdevice device) {
    return create(context, flags, device);
}

API cuCtxCreate_v4(CUcontext *context, void *, unsigned flags, CUdevice device) {
    return create(context, flags, device);
}

API cuCtxDestroy_v2(CUcontext context) {
    BEGIN(NEED_DRIVER)
    if (!contexts.count(context))
        return CUDA_ERROR_INVALID_CONTEXT;
    if (current() == context)
        stack.pop_back();
    for (auto &kept : primary)
        if (kept == context)
            kept = NULL;
    return finish(context), CUDA_SUCCESS;
}

API cuCtxDetach(CUcontext context) { return cuCtxDestroy_v2(context); }

API cuCtxPushCurrent_v2(CUcontext context) {
    BEGIN(NEED_DRIVER)
    if (!contexts.count(context))
        return CUDA_ERROR_INVALID_CONTEXT;
    return stack.push_back(context), CUDA_SUCCESS;
}

API cuCtxPopCurrent_v2(CUcontext *context) {
    BEGIN(NEED_DRIVER)
    if (stack.empty())
        return CUDA_ERROR_INVALID_CONTEXT;
    if (context)
        *context = stack.back();
    return stack.pop_back(), CUDA_SUCCESS;
}

API cuCtxSetCurrent(CUcontext context) {
    BEGIN(NEED_DRIVER)
    if (context && !contexts.count(context))
        return CUDA_ERROR_INVALID_CONTEXT;
    if (!stack.empty())
        stack.pop_back();
    if (context)
        stack.push_back(context);
    return CUDA_SUCCESS;
}

API cuCtxGetCurrent(CUcontext *context) {
    BEGIN(NEED_DRIVER)
    return *context = current(), CUDA_SUCCESS;
}

API cuCtxGetDevice(CUdevice *device) {
    BEGIN(NEED_CONTEXT)
    return *device = current()->device, CUDA_SUCCESS;
}

API cuCtxGetApiVersion(CUcontext, unsigned *version) {
    BEGIN(NEED_CONTEXT)
    return *version = 13000, CUDA_SUCCESS;
}

API cuCtxGetFlags(unsigned *flags) {
    BEGIN(NEED_CONTEXT)
    return *flags = current()->flags, CUDA_SUCCESS;
}

API cuCtxGetStreamPriorityRange(int *least, int *greatest) {
    BEGIN(NEED_CONTEXT)
    if (least)
        *least = 0;
    if (greatest)
        *greatest = -5;
    return CUDA_SUCCESS;
}

API cuCtxGetLimit(size_t *value, int) {
    BEGIN(NEED_CONTEXT)
    return *value = 64 * 1024, CUDA_SUCCESS;
}

/* Hints; there is nothing that they could change here. */
API cuCtxSetLimit(int, size_t) { return CUDA_SUCCESS; }
API cuCtxSetCacheConfig(int) { return CUDA_SUCCESS; }

API cuCtxSynchronize() {
    BEGIN(NEED_CONTEXT)
    if (spoil_captures(current()))
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    return drain(current());
}

API cuCtxEnablePeerAccess(CUcontext peer, unsigned flags) {
    BEGIN(NEED_CONTEXT)
    if (flags || !contexts.count(peer))
        return flags ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_CONTEXT;
    if (peer->device == current()->device)
        return CUDA_ERROR_INVALID_DEVICE;
    return current()->peers.insert(peer).second ? CUDA_SUCCESS
                                                : CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
}

API cuCtxDisablePeerAccess(CUcontext peer) {
    BEGIN(NEED_CONTEXT)
    return current()->peers.erase(peer) ? CUDA_SUCCESS : CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
}

static const char *text(CUresult error, bool name) {
    switch (error) {
#define R(word, number, sentence)                                                                  \
    case number: return name ? "CUDA_" #word : sentence;
        CUDA_RESULTS(R)
#undef R
    }
    return NULL;
}

API cuGetErrorName(CUresult error, const char **name) {
    *name = text(error, true);
    return *name ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

API cuGetErrorString(CUresult error, const char **string) {
    *string = text(error, false);
    return *string ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
