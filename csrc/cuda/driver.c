/* driver.c: loads the driver library, finds the GPUs, and reports errors of either. */
#include "cuda/driver.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

/* Device attributes: its compute capability; shared memory of a block that asks for it. */
enum { MAJOR = 75, MINOR = 76, SHARED = 97 };

typedef struct gpu {
    int handle, architecture, shared;
    bool lost; /* after an error that makes every call of the context fail */
    char why[TH_TEXT];
    gpu_context context; /* the primary context, shared by all libraries of the process */
} gpu;

driver th_driver;
static gpu gpus[TH_GPUS];
static int count;
static bool started, forked;
static THREAD_LOCAL device used; /* current in this thread */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

/* Advice to the user for an error of the driver. */
static const char *advice(gpu_result code) {
    switch (code) {
    case GPU_OUT_OF_MEMORY: return "free tensors, or call torch.cuda.empty_cache()";
    case 3: /* not initialized */
    case 4: /* shutting down */
    case 100: return "see that nvidia-smi lists a GPU and that CUDA_VISIBLE_DEVICES names one";
    case 35:
    case 803: return "the driver is older than it should be; update it";
    case 46: return "another process has the GPU for itself; wait for it or take another device";
    case 209:
    case 218: return "the kernels were made for another GPU; empty the folder of cached kernels";
    case 222: return "the driver is older than the compiler of the kernels; update the driver";
    default: return "see the CUDA driver's manual for the code";
    }
}

/* Whether the context is unusable for good: a kernel's fault, or the GPU's. */
static bool is_final(gpu_result code) {
    return code == 214 || code == 700 || code == 702 || code == 709 || code == 710
           || (code >= 714 && code <= 721 && code != 720);
}

static int say_lost(const gpu *g) {
    return th_fail(TH_RUNTIME,
                   "CUDA: this process's context of GPU %d is lost, with all tensors there, since "
                   "%s; start the process again from the last checkpoint "
                   "(CUDA_LAUNCH_BLOCKING=1 shows which call it was)",
                   (int)(g - gpus), g->why);
}

/* Keep the first reason; later failures follow from it. */
static int lose(gpu *g, const char *doing, const char *name, gpu_result code, const char *text) {
    pthread_mutex_lock(&starting);
    if (!g->lost)
        snprintf(g->why, sizeof g->why, "%s failed with %s (%d): %s", doing, name, code, text);
    __atomic_store_n(&g->lost, true, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&starting);
    return say_lost(g);
}

int th_gpu_failed(const char *doing, gpu_result code) {
    const char *name = NULL, *text = NULL;
    if (th_driver.cuGetErrorName)
        th_driver.cuGetErrorName(code, &name);
    if (th_driver.cuGetErrorString)
        th_driver.cuGetErrorString(code, &text);
    if (is_final(code) && used)
        return lose(&gpus[used - 1], doing, name ? name : "an unknown error", code,
                    text ? text : "no text");
    return th_fail(code == GPU_OUT_OF_MEMORY ? TH_MEMORY : TH_RUNTIME,
                   "CUDA: %s failed with %s (%d): %s; %s", doing, name ? name : "an unknown error",
                   code, text ? text : "no text", advice(code));
}

static void in_child(void) { forked = started; }

static int look_up(void) {
    static bool absent; /* a search takes 40 us */
    void *library = absent ? NULL : dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    absent = !library;
    if (absent)
        return th_fail(
            TH_RUNTIME,
            "CUDA: the driver library libcuda.so.1 was not found; install NVIDIA's driver, or "
            "keep tensors on the CPU");
    const char *missing = NULL;
#define FUNCTION(name, parameters)                                                                 \
    missing = (*(void **)&th_driver.name = dlsym(library, #name)) ? missing : #name
#include "cuda/driver_functions.h"
    return missing ? th_fail(TH_RUNTIME,
                             "CUDA: the driver library lacks %s; update NVIDIA's driver", missing)
                   : 0;
}

static int find_devices(void) {
    int result = 0;
    if (look_up() || th_gpu_check("starting the driver", th_driver.cuInit(0))
        || th_gpu_check("counting GPUs", th_driver.cuDeviceGetCount(&result)))
        return -1;
    for (int i = 0; i < result && i < TH_GPUS; i++) {
        int major = 0, minor = 0;
        gpu *g = &gpus[i];
        if (th_gpu_check("finding a GPU", th_driver.cuDeviceGet(&g->handle, i))
            || th_gpu_check("asking a GPU what it is",
                            th_driver.cuDeviceGetAttribute(&major, MAJOR, g->handle))
            || th_gpu_check("asking a GPU what it is",
                            th_driver.cuDeviceGetAttribute(&minor, MINOR, g->handle))
            || th_gpu_check("asking a GPU what it is",
                            th_driver.cuDeviceGetAttribute(&g->shared, SHARED, g->handle)))
            return -1;
        g->architecture = 10 * major + minor;
    }
    count = result < TH_GPUS ? result : TH_GPUS;
    started = true;
    return pthread_atfork(NULL, NULL, in_child) ? th_fail(TH_MEMORY, "out of memory") : 0;
}

int th_gpu_start(void) {
    pthread_mutex_lock(&starting);
    const int failed = started ? 0 : find_devices();
    pthread_mutex_unlock(&starting);
    return failed ? -1 : count;
}

int th_gpu_count(void) { return count; }

int th_gpu_driver_version(void) {
    int version = 0;
    return started && !th_driver.cuDriverGetVersion(&version) ? version : 0;
}

static int check_device(device where) {
    if (forked)
        return th_fail(TH_RUNTIME,
                       "CUDA was started before this process was forked and cannot be used in the "
                       "child; start workers by torch.multiprocessing.get_context('spawn'), or "
                       "start CUDA in the children alone");
    if (!started)
        return th_fail(TH_RUNTIME, "CUDA is not started; call torch.cuda.init()");
    if (where < 1 || where > count)
        return th_fail(TH_RUNTIME,
                       "CUDA: there is no GPU %d; this machine has %d GPUs, numbered from 0",
                       where - 1, count);
    return 0;
}

static int make_context(gpu *g) {
    pthread_mutex_lock(&starting);
    int failed = 0;
    if (!g->context) {
        gpu_context result = NULL;
        failed = th_gpu_check("opening a GPU",
                              th_driver.cuDevicePrimaryCtxRetain(&result, g->handle));
        __atomic_store_n(&g->context, failed ? NULL : result, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&starting);
    return failed;
}

int th_gpu_use(device where) {
    if (check_device(where))
        return -1;
    gpu *g = &gpus[where - 1];
    if (!__atomic_load_n(&g->context, __ATOMIC_ACQUIRE) && make_context(g))
        return -1;
    if (__builtin_expect(__atomic_load_n(&g->lost, __ATOMIC_ACQUIRE), 0))
        return say_lost(g);
    used = where;
    return th_gpu_check("choosing a GPU", th_driver.cuCtxSetCurrent(g->context));
}

static void open_peer(device where, device other) {
    int able = 0;
    const gpu *from = &gpus[where - 1], *to = &gpus[other - 1];
    if (!th_gpu_use(other) && !th_gpu_use(where) /* both have a context now */
        && !th_driver.cuDeviceCanAccessPeer(&able, from->handle, to->handle) && able)
        th_driver.cuCtxEnablePeerAccess(to->context, 0); /* another library may have done so */
}

void th_gpu_connect(device one, device other) {
    static bool asked[TH_GPUS + 1][TH_GPUS + 1];
    if (__atomic_exchange_n(&asked[one][other], true, __ATOMIC_RELAXED))
        return;
    __atomic_store_n(&asked[other][one], true, __ATOMIC_RELAXED);
    open_peer(one, other);
    open_peer(other, one);
}

gpu_context th_gpu_context(device where) { return gpus[where - 1].context; }

int th_gpu_architecture(device where) {
    return check_device(where) ? -1 : gpus[where - 1].architecture;
}

int th_gpu_shared(device where) { return check_device(where) ? -1 : gpus[where - 1].shared; }

int th_gpu_name(device where, char *text, int length) {
    return check_device(where)
               ? -1
               : th_gpu_check("asking a GPU for its name",
                              th_driver.cuDeviceGetName(text, length, gpus[where - 1].handle));
}
