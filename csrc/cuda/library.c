/* library.c: loads NVIDIA's libraries other than the driver. */
#include "cuda/library.h"

#include <dlfcn.h>
#include <stdio.h>

static char wheels[GPU_LIBRARIES][4096];
static int missing;
static bool tf32[GPU_LIBRARIES] = {[GPU_CUDNN] = true};

void th_gpu_set_library(int which, const char *path) {
    if (which >= 0 && which < GPU_LIBRARIES)
        snprintf(wheels[which], sizeof wheels[which], "%s", path);
}

void *th_gpu_library(gpu_library which, const char *const *names, int count) {
    void *library = NULL;
    for (int i = 0; i < count && !library; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library && *wheels[which])
        library = dlopen(wheels[which], RTLD_NOW | RTLD_LOCAL);
    if (!library)
        __atomic_fetch_or(&missing, 1 << which, __ATOMIC_RELAXED);
    return library;
}

void th_gpu_allow_tf32(int which, bool allowed) {
    __atomic_store_n(&tf32[which], allowed, __ATOMIC_RELAXED);
}

bool th_gpu_allows_tf32(int which) { return __atomic_load_n(&tf32[which], __ATOMIC_RELAXED); }

int th_gpu_missing(void) { return __atomic_load_n(&missing, __ATOMIC_RELAXED); }
