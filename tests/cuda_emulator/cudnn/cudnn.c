/* cudnn.c: a stand-in for libcudnn, for tests: the functions that csrc/cuda/dnn.c looks up, by kernels that
   it launches into the stream it was given. CONVOLUTION_FILE is the compiled kernels. Signatures and numbers
   are those of cuDNN 9. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conv.h"

typedef void *pointer;
int cuModuleLoad(pointer *module, const char *path);
int cuModuleGetFunction(pointer *function, pointer module, const char *name);
int cuLaunchKernel(pointer function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                   unsigned shared, pointer stream, pointer *arguments, pointer *extra);

enum { BAD_PARAM = 2000, NOT_SUPPORTED = 3000 };
enum { FORWARD, INPUT, WEIGHT, PARTS };
enum { FLOAT, DOUBLE, HALF, BFLOAT16 = 9, TYPES };
enum { DEFAULT_MATH, TENSOR_OP_MATH, FMA_MATH = 3 };

typedef struct handle {
    pointer stream, functions[PARTS][TYPES]; /* by the number of the type */
} handle;

/* A tensor, a filter or a convolution. */
typedef struct descriptor {
    int type, dims, groups, math;
    int size[5], stride[5];
    int padding[3], step[3], dilation[3];
} descriptor;

typedef struct performance {
    int algorithm, status;
    float milliseconds;
    size_t workspace;
    int deterministic, math, reserved[3];
} performance;

int cudnnCreate(handle **made) {
    static const char *const parts[] = {"forward", "input", "weight"};
    static const char *const types[TYPES] = {
        [FLOAT] = "float", [DOUBLE] = "double", [HALF] = "half", [BFLOAT16] = "bfloat16"};
    char name[40];
    pointer module;
    handle *h = *made = calloc(1, sizeof *h);
    int failed = !h || cuModuleLoad(&module, CONVOLUTION_FILE);
    for (int part = 0; part < PARTS; part++)
        for (int type = 0; type < TYPES && !failed; type++)
            if (types[type]) {
                snprintf(name, sizeof name, "%s_%s", parts[part], types[type]);
                failed = cuModuleGetFunction(&h->functions[part][type], module, name);
            }
    return failed;
}

int cudnnSetStream(handle *h, pointer stream) {
    h->stream = stream;
    return 0;
}

static int create(descriptor **made) { return !(*made = calloc(1, sizeof **made)); }
int cudnnCreateTensorDescriptor(descriptor **made) { return create(made); }
int cudnnCreateFilterDescriptor(descriptor **made) { return create(made); }
int cudnnCreateConvolutionDescriptor(descriptor **made) { return create(made); }

int cudnnSetTensorNdDescriptor(descriptor *d, int type, int dims, const int *size,
                               const int *stride) {
    if (dims < 4 || dims > 5 || (type && type != DOUBLE && type != HALF && type != BFLOAT16))
        return NOT_SUPPORTED;
    d->type = type;
    d->dims = dims;
    memcpy(d->size, size, dims * sizeof *size);
    memcpy(d->stride, stride, dims * sizeof *stride);
    for (int i = dims - 1, step = 1; i >= 0; step *= size[i--])
        if (size[i] < 1 || stride[i] != step) /* this one wants them dense */
            return BAD_PARAM;
    return 0;
}

int cudnnSetFilterNdDescriptor(descriptor *d, int type, int format, int dims, const int *size) {
    d->type = type;
    d->dims = dims;
    memcpy(d->size, size, dims * sizeof *size);
    return format ? NOT_SUPPORTED : 0;
}

int cudnnSetConvolutionNdDescriptor(descriptor *d, int dims, const int *padding, const int *step,
                                    const int *dilation, int mode, int arithmetic) {
    d->dims = dims;
    d->type = arithmetic;
    memcpy(d->padding, padding, dims * sizeof *padding);
    memcpy(d->step, step, dims * sizeof *step);
    memcpy(d->dilation, dilation, dims * sizeof *dilation);
    for (int i = 0; i < dims; i++)
        if (padding[i] < 0 || step[i] < 1 || dilation[i] < 1)
            return BAD_PARAM;
    return mode == 1 ? 0 : NOT_SUPPORTED;
}
int cudnnSetConvolutionGroupCount(descriptor *d, int groups) {
    d->groups = groups;
    return 0;
}
int cudnnSetConvolutionMathType(descriptor *d, int math) {
    d->math = math;
    return 0;
}

/* The fastest is one whose results differ from run to run; then one that takes too much memory. */
static int find(const descriptor *images, const descriptor *weight, const descriptor *c,
                const descriptor *results, int wanted, int *found, performance *list) {
    const performance all[] = {
        {.algorithm = 0, .deterministic = 0, .math = c->math},
        {.algorithm = 1, .deterministic = 1, .workspace = (size_t)1 << 40, .math = c->math},
        {.algorithm = 2, .deterministic = 1, .status = NOT_SUPPORTED},
        {.algorithm = 3, .deterministic = 1, .workspace = 1000, .math = c->math}};
    *found = wanted < 4 ? wanted : 4;
    memcpy(list, all, *found * sizeof *list);
    for (int d = 0; d < c->dims; d++) {
        const int reach = (weight->size[2 + d] - 1) * c->dilation[d] + 1;
        if (results->size[2 + d]
            != (images->size[2 + d] + 2 * c->padding[d] - reach) / c->step[d] + 1)
            return BAD_PARAM;
    }
    const int narrow = images->type == HALF || images->type == BFLOAT16;
    const int math = narrow ? c->math == TENSOR_OP_MATH
                            : c->math == FMA_MATH || c->math == DEFAULT_MATH;
    return images->size[1] == weight->size[1] * c->groups && math
                   && c->type == (images->type == DOUBLE ? DOUBLE : FLOAT)
               ? 0
               : BAD_PARAM;
}
int cudnnGetConvolutionForwardAlgorithm_v7(handle *h, descriptor *x, descriptor *w, descriptor *c,
                                           descriptor *y, int wanted, int *found,
                                           performance *list) {
    return h ? find(x, w, c, y, wanted, found, list) : BAD_PARAM;
}
int cudnnGetConvolutionBackwardDataAlgorithm_v7(handle *h, descriptor *w, descriptor *y,
                                                descriptor *c, descriptor *x, int wanted,
                                                int *found, performance *list) {
    return h ? find(x, w, c, y, wanted, found, list) : BAD_PARAM;
}
int cudnnGetConvolutionBackwardFilterAlgorithm_v7(handle *h, descriptor *x, descriptor *y,
                                                  descriptor *c, descriptor *w, int wanted,
                                                  int *found, performance *list) {
    return h ? find(x, w, c, y, wanted, found, list) : BAD_PARAM;
}

static int launch(handle *h, int part, int type, convolution *c) {
    return cuLaunchKernel(h->functions[part][type], 4, 1, 1, 64, 1, 1, 0, h->stream, (pointer[]){c},
                          NULL);
}

static int run(handle *h, int part, const void *alpha, const descriptor *x, const void *images,
               const descriptor *w, const void *weight, const descriptor *c, int algorithm,
               void *room, size_t bytes, const void *beta, const descriptor *y,
               const void *results) {
    const int wide = x->type == DOUBLE;
    const double one = wide ? *(const double *)alpha : *(const float *)alpha;
    const double zero = wide ? *(const double *)beta : *(const float *)beta;
    if (algorithm != 3 || bytes != 1000 || !room || one != 1 || zero != 0)
        return BAD_PARAM;
    convolution v = {
        .images = (void *)images, .weight = (void *)weight, .results = (void *)results};
    v.batch = x->size[0], v.channels = x->size[1], v.outputs = y->size[1], v.groups = c->groups;
    for (int d = 0; d < 3; d++) { /* images are volumes of one layer */
        const int own = d - (3 - c->dims), there = own >= 0;
        v.size[d] = there ? x->size[2 + own] : 1;
        v.kernel[d] = there ? w->size[2 + own] : 1;
        v.result[d] = there ? y->size[2 + own] : 1;
        v.step[d] = there ? c->step[own] : 1;
        v.padding[d] = there ? c->padding[own] : 0;
        v.dilation[d] = there ? c->dilation[own] : 1;
    }
    return launch(h, part, x->type, &v);
}
int cudnnConvolutionForward(handle *h, const void *alpha, descriptor *xd, const void *x,
                            descriptor *wd, const void *w, descriptor *c, int algorithm, void *room,
                            size_t bytes, const void *beta, descriptor *yd, void *y) {
    return run(h, FORWARD, alpha, xd, x, wd, w, c, algorithm, room, bytes, beta, yd, y);
}
int cudnnConvolutionBackwardData(handle *h, const void *alpha, descriptor *wd, const void *w,
                                 descriptor *yd, const void *y, descriptor *c, int algorithm,
                                 void *room, size_t bytes, const void *beta, descriptor *xd,
                                 void *x) {
    return run(h, INPUT, alpha, xd, x, wd, w, c, algorithm, room, bytes, beta, yd, y);
}
int cudnnConvolutionBackwardFilter(handle *h, const void *alpha, descriptor *xd, const void *x,
                                   descriptor *yd, const void *y, descriptor *c, int algorithm,
                                   void *room, size_t bytes, const void *beta, descriptor *wd,
                                   void *w) {
    return run(h, WEIGHT, alpha, xd, x, wd, w, c, algorithm, room, bytes, beta, yd, y);
}
