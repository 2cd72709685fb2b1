/* dnn.c: binding of cuDNN, loaded with dlopen at the first convolution. Descriptors and algorithm
   are cached per shape: the fastest deterministic algorithm by cuDNN's estimate. */
#include "cuda/dnn.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "cuda/cuda.h"
#include "cuda/library.h"

typedef void *handle, *descriptor;
/* cudnnConvolutionFwdAlgoPerf_t; those of the two gradients have the same layout. */
typedef struct performance {
    int algorithm, status;
    float milliseconds;
    size_t workspace;
    int deterministic, math, reserved[3];
} performance;

/* Functions of the three parts, with arguments in one order: two operands, then the result. */
typedef int (*find_function)(handle, descriptor, descriptor, descriptor, descriptor, int wanted,
                             int *found, performance *);
typedef int (*run_function)(handle, const void *alpha, descriptor, const void *, descriptor,
                            const void *, descriptor, int algorithm, void *workspace, size_t bytes,
                            const void *beta, descriptor, void *);
static struct {
#define FUNCTION(name, parameters) int(*name) parameters
#include "cuda/dnn_functions.h"
    find_function find[3];
    run_function run[3];
} dnn;
enum { FLOAT, DOUBLE, HALF, BFLOAT16 = 9, CROSS_CORRELATION = 1, NCHW = 0, ALGORITHMS = 8 };
enum { DEFAULT_MATH, TENSOR_OP_MATH, FMA_MATH = 3 }; /* DEFAULT_MATH uses TF32 for floats */
static const int kinds[TH_DTYPES] = {
    [TH_FLOAT] = FLOAT, [TH_DOUBLE] = DOUBLE, [TH_HALF] = HALF, [TH_BFLOAT16] = BFLOAT16};
#define WORKSPACE ((size_t)1 << 30) /* most workspace of an algorithm */

static bool there;
static handle handles[TH_GPUS + 1];
static int64_t calls;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* a handle has one stream at a time */

int64_t th_gpu_dnn_calls(void) { return __atomic_load_n(&calls, __ATOMIC_RELAXED); }

static void look_up(void) {
    static const char *const names[] = {"libcudnn.so.9", "libcudnn.so.8", "libcudnn.so"};
    static const char *const finders[] = {"cudnnGetConvolutionForwardAlgorithm_v7",
                                          "cudnnGetConvolutionBackwardDataAlgorithm_v7",
                                          "cudnnGetConvolutionBackwardFilterAlgorithm_v7"};
    static const char *const runners[] = {"cudnnConvolutionForward", "cudnnConvolutionBackwardData",
                                          "cudnnConvolutionBackwardFilter"};
    void *library = th_gpu_library(GPU_CUDNN, names, sizeof names / sizeof *names);
    if (!library)
        return;
    there = true;
#define FUNCTION(name, parameters)                                                                 \
    there &= (*(void **)&dnn.name = dlsym(library, "cudnn" #name)) != NULL
#include "cuda/dnn_functions.h"
    for (int part = 0; part < 3; part++) {
        *(void **)&dnn.find[part] = dlsym(library, finders[part]);
        *(void **)&dnn.run[part] = dlsym(library, runners[part]);
        there &= dnn.find[part] && dnn.run[part];
    }
}

static int check(const char *doing, int status) {
    return status
               ? th_fail(TH_RUNTIME, "cuDNN: %s failed with status %d; see its manual for the code",
                         doing, status)
               : 0;
}

/* Key of a plan; without padding between members, since keys are compared as bytes. */
typedef struct key {
    int where, part, type, math, dims, batch, channels, outputs, groups;
    int size[3], kernel[3], result[3], stride[3], padding[3], dilation[3];
} key;

typedef struct plan {
    struct plan *next;
    key key;
    descriptor images, weight, results, convolution;
    bool usable;
    int algorithm;
    size_t workspace;
} plan;

#define PLANS 1024
static plan *plans[PLANS];

/* cuDNN counts in ints. */
static bool fits(const gpu_convolution *v) {
    const int64_t *const given[] = {v->size,   v->kernel,  v->result,
                                    v->stride, v->padding, v->dilation};
    double images = (double)v->batch * (double)v->channels;
    double results = (double)v->batch * (double)v->outputs;
    for (int d = 0; d < v->dims; d++) {
        for (int k = 0; k < 6; k++)
            if (given[k][d] > INT32_MAX || given[k][d] < (k == 4 ? 0 : 1))
                return false;
        images *= (double)v->size[d];
        results *= (double)v->result[d];
    }
    return v->batch && v->channels && v->outputs && images <= INT32_MAX && results <= INT32_MAX;
}

static key key_of(device where, dtype type, conv_part part, const gpu_convolution *v) {
    key k;
    memset(&k, 0, sizeof k);
    k.where = where;
    k.part = (int)part;
    k.type = kinds[type];
    k.math = th_is_narrow(type)                                  ? TENSOR_OP_MATH
             : type == TH_FLOAT && th_gpu_allows_tf32(GPU_CUDNN) ? DEFAULT_MATH
                                                                 : FMA_MATH;
    k.dims = v->dims;
    k.batch = (int)v->batch;
    k.channels = (int)v->channels;
    k.outputs = (int)v->outputs;
    k.groups = (int)v->groups;
    for (int d = 0; d < v->dims; d++) {
        k.size[d] = (int)v->size[d];
        k.kernel[d] = (int)v->kernel[d];
        k.result[d] = (int)v->result[d];
        k.stride[d] = (int)v->stride[d];
        k.padding[d] = (int)v->padding[d];
        k.dilation[d] = (int)v->dilation[d];
    }
    return k;
}

/* Describe a dense tensor with two leading sizes and those of the dims. */
static int describe(descriptor *made, const key *k, int first, int second, const int *size) {
    int all[5] = {first, second}, stride[5], step = 1;
    for (int d = 0; d < k->dims; d++)
        all[2 + d] = size[d];
    for (int d = k->dims + 1; d >= 0; d--) {
        stride[d] = step;
        step *= all[d];
    }
    const int failed = dnn.CreateTensorDescriptor(made);
    return failed ? failed : dnn.SetTensorNdDescriptor(*made, k->type, k->dims + 2, all, stride);
}

static int describe_weight(plan *p) {
    const key *k = &p->key;
    int all[5] = {k->outputs, k->channels / k->groups};
    memcpy(all + 2, k->kernel, sizeof k->kernel);
    const int failed = dnn.CreateFilterDescriptor(&p->weight);
    return failed ? failed : dnn.SetFilterNdDescriptor(p->weight, k->type, NCHW, k->dims + 2, all);
}

static int describe_convolution(plan *p) {
    const key *k = &p->key;
    const int failed = dnn.CreateConvolutionDescriptor(&p->convolution);
    return failed ? failed
                  : dnn.SetConvolutionNdDescriptor(p->convolution, k->dims, k->padding, k->stride,
                                                   k->dilation, CROSS_CORRELATION,
                                                   k->type == DOUBLE ? DOUBLE : FLOAT)
                        || dnn.SetConvolutionGroupCount(p->convolution, k->groups)
                        || dnn.SetConvolutionMathType(p->convolution, k->math);
}

/* Describe the operands in cuDNN's order, and the result. */
static void operands_of(const plan *p, descriptor of[3]) {
    const descriptor orders[3][3] = {{p->images, p->weight, p->results},
                                     {p->weight, p->results, p->images},
                                     {p->images, p->results, p->weight}};
    memcpy(of, orders[p->key.part], sizeof orders[0]);
}

/* Choose the first suitable algorithm; the list is sorted by speed. */
static int choose(plan *p) {
    performance list[ALGORITHMS];
    descriptor of[3];
    int found = 0;
    operands_of(p, of);
    const int failed = dnn.find[p->key.part](handles[p->key.where], of[0], of[1], p->convolution,
                                             of[2], ALGORITHMS, &found, list);
    for (int i = 0; i < found && !failed; i++)
        if (!list[i].status && list[i].deterministic && list[i].workspace <= WORKSPACE) {
            p->algorithm = list[i].algorithm;
            p->workspace = list[i].workspace;
            return dnn.SetConvolutionMathType(p->convolution, list[i].math);
        }
    return -1;
}

/* Cache the plan even if cuDNN rejects the shape, so that it is asked once. NULL: out of memory. */
static plan *plan_for(const key *k) {
    uint64_t hash = 1469598103934665603u; /* FNV-1a */
    for (size_t i = 0; i < sizeof *k / sizeof(int); i++)
        hash = (hash ^ (uint32_t)((const int *)k)[i]) * 1099511628211u;
    plan **at = &plans[hash % PLANS];
    for (plan *p = *at; p; p = p->next)
        if (!memcmp(&p->key, k, sizeof *k))
            return p;
    plan *p = calloc(1, sizeof *p);
    if (!p) {
        th_fail(TH_MEMORY, "out of memory");
        return NULL;
    }
    p->key = *k;
    p->usable = !describe(&p->images, k, k->batch, k->channels, k->size)
                && !describe(&p->results, k, k->batch, k->outputs, k->result) && !describe_weight(p)
                && !describe_convolution(p) && !choose(p);
    p->next = *at;
    return *at = p;
}

static int prepare(device where) {
    if (th_gpu_use(where) || (!handles[where] && check("starting it", dnn.Create(&handles[where]))))
        return -1;
    return check("choosing a stream", dnn.SetStream(handles[where], th_gpu_stream(where)));
}

/* The workspace is freed in stream order, so nobody waits for it. */
static int run(const plan *p, void *result, const void *left, const void *right) {
    static const char *const doing[] = {"a convolution", "a gradient of an input",
                                        "a gradient of a weight"};
    const device where = (device)p->key.where;
    const conv_part part = (conv_part)p->key.part;
    const float float_one = 1, float_zero = 0;
    const double double_one = 1, double_zero = 0;
    const bool wide = p->key.type == DOUBLE;
    const void *one = wide ? (const void *)&double_one : &float_one;
    const void *zero = wide ? (const void *)&double_zero : &float_zero;
    const bool swapped = part != TH_GPU_CONV; /* cuDNN takes grad after the other operand */
    descriptor of[3];
    operands_of(p, of);
    gpu_block *room = NULL;
    if (p->workspace && !(room = th_gpu_allocate(where, (int64_t)p->workspace)))
        return -1;
    const int failed = check(doing[part],
                             dnn.run[part](handles[where], one, of[0], swapped ? right : left,
                                           of[1], swapped ? left : right, p->convolution,
                                           p->algorithm, room ? th_gpu_address(room) : NULL,
                                           p->workspace, zero, of[2], result));
    if (room)
        th_gpu_release(room);
    return failed;
}

int th_gpu_dnn(device where, dtype type, conv_part part, const gpu_convolution *v, void *result,
               const void *left, const void *right) {
    if (!fits(v))
        return 0;
    pthread_once(&once, look_up);
    if (!there)
        return 0;
    const key k = key_of(where, type, part, v);
    pthread_mutex_lock(&lock);
    int failed = prepare(where);
    const plan *p = failed ? NULL : plan_for(&k);
    const bool usable = p && p->usable;
    failed = failed || !p ? -1 : usable ? run(p, result, left, right) : 0;
    pthread_mutex_unlock(&lock);
    if (usable && !failed)
        __atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED);
    return failed ? -1 : usable;
}
