/* launch.c: finds kernels by name, caches them per GPU, and launches them. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cuda/cuda.h"
#include "cuda/layout.h"

#define FILES 128    /* compiled files, on all GPUs together */
#define BUCKETS 8192 /* of functions; a power of two */
#define UNASKED (48 * 1024)
#define MOST_SHARED 8 /* a function's attribute */

#define VARIANTS(end)                                                                              \
    {"_bool" end,  "_byte" end,   "_char" end,         "_short" end,                               \
     "_int" end,   "_long" end,   "_half" end,         "_bfloat16" end,                            \
     "_float" end, "_double" end, "_complexfloat" end, "_complexdouble" end}
const char *const th_gpu_variant[2][TH_DTYPES] = {VARIANTS(""), VARIANTS("_strided")};

typedef struct file {
    const char *name;
    device where;
    gpu_module module;
} file;

/* A function by the addresses of its names: a launch never compares strings. */
typedef struct found {
    const gpu_kernel *kernel;
    const char *variant;
    gpu_function function;
    device where;
} found;

static file files[FILES * TH_GPUS];
static found functions[BUCKETS];
static int file_count, function_count;
static int64_t launches;
static gpu_compiler compile;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

gpu_divisor th_gpu_divisor(int64_t size) {
    gpu_divisor by = {size, 1, 0};
    while (by.shift < 31 && (int64_t)1 << by.shift < size)
        by.shift++;
    const uint64_t over = ((uint64_t)1 << by.shift) - (uint64_t)size;
    if (size > 0 && size <= INT32_MAX)
        by.factor = (uint32_t)((over << 32) / (uint64_t)size + 1);
    return by;
}

void th_gpu_set_compiler(gpu_compiler compiler) { compile = compiler; }
int64_t th_gpu_launches(void) { return __atomic_load_n(&launches, __ATOMIC_RELAXED); }

static gpu_module module_of(const char *name, device where) {
    for (int i = 0; i < file_count; i++)
        if (files[i].where == where && !strcmp(files[i].name, name))
            return files[i].module;
    return NULL;
}

/* Compiling takes seconds and runs Python, so hold no lock; loading a module twice is harmless. */
static gpu_module load(const char *name, device where) {
    char path[4096];
    gpu_module result = NULL;
    if (!compile || compile(name, th_gpu_architecture(where), path, sizeof path)) {
        th_fail(TH_RUNTIME, "CUDA: %s",
                compile ? path : "kernels cannot be compiled; import torch.cuda");
        return NULL;
    }
    if (th_gpu_use(where) || th_gpu_check(path, th_driver.cuModuleLoad(&result, path)))
        return NULL;
    pthread_mutex_lock(&lock);
    if (file_count < FILES * TH_GPUS)
        files[file_count++] = (file){name, where, result};
    pthread_mutex_unlock(&lock);
    return result;
}

static uint64_t place(const gpu_kernel *kernel, const char *variant, device where) {
    const uint64_t mixed = ((uint64_t)(uintptr_t)kernel * 31 + (uint64_t)(uintptr_t)variant) * 31
                           + where;
    return (mixed * 0x9E3779B97F4A7C15u) >> 51;
}

static gpu_function kept(const gpu_kernel *kernel, const char *variant, device where) {
    for (uint64_t i = place(kernel, variant, where);; i = (i + 1) % BUCKETS) {
        const found *f = &functions[i];
        const gpu_function function = __atomic_load_n(&f->function, __ATOMIC_ACQUIRE);
        if (!function || (f->kernel == kernel && f->variant == variant && f->where == where))
            return function;
    }
}

static void keep(const gpu_kernel *kernel, const char *variant, device where,
                 gpu_function function) {
    pthread_mutex_lock(&lock);
    if (!kept(kernel, variant, where) && function_count < BUCKETS / 2) {
        uint64_t i = place(kernel, variant, where);
        while (functions[i].function)
            i = (i + 1) % BUCKETS;
        functions[i].kernel = kernel;
        functions[i].variant = variant;
        functions[i].where = where;
        __atomic_store_n(&functions[i].function, function, __ATOMIC_RELEASE);
        function_count++;
    }
    pthread_mutex_unlock(&lock);
}

static gpu_function find(const gpu_kernel *kernel, const char *variant, device where) {
    char name[160];
    gpu_function function = NULL;
    pthread_mutex_lock(&lock);
    gpu_module module = module_of(kernel->file, where);
    pthread_mutex_unlock(&lock);
    if (!module && !(module = load(kernel->file, where)))
        return NULL;
    snprintf(name, sizeof name, "th_%s%s", kernel->name, variant);
    if (th_gpu_use(where)
        || th_gpu_check(name, th_driver.cuModuleGetFunction(&function, module, name)))
        return NULL;
    keep(kernel, variant, where, function);
    return function;
}

/* Blocks get more shared memory only if their kernel is allowed it. */
static int allow_shared(const gpu_kernel *kernel, gpu_function function, int bytes) {
    return bytes <= UNASKED
               ? 0
               : th_gpu_check(kernel->name,
                              th_driver.cuFuncSetAttribute(function, MOST_SHARED, bytes));
}

int th_gpu_launch(device where, const gpu_kernel *kernel, const char *variant, gpu_size size,
                  void **arguments) {
    if (th_gpu_use(where))
        return -1;
    gpu_function function = kept(kernel, variant, where);
    if (__builtin_expect(!function, 0) && !(function = find(kernel, variant, where)))
        return -1;
    if (allow_shared(kernel, function, size.shared))
        return -1;
    __atomic_fetch_add(&launches, 1, __ATOMIC_RELAXED);
    return th_gpu_check(kernel->name, th_driver.cuLaunchKernel(
                                          function, (unsigned)size.blocks, (unsigned)size.rows, 1,
                                          (unsigned)size.threads, 1, 1, (unsigned)size.shared,
                                          th_gpu_stream(where), arguments, NULL));
}
