/* convolution.c: the rows conv2d, conv2d_input and conv2d_weight, and the choice of method. */
#include "convolution.h"

#include <float.h>
#include <math.h>

#include "kernels/conv/cost.h"
#include "kernels/conv/operands.h"
#include "kernels/gpu/convolution.h"
#include "walk/dense.h"

/* Reject sizes beyond any memory before their product overflows. */
static int check_memory(const char *op, const convolution *v) {
    double bytes = 64.0;
    for (int d = 0; d < 2; d++)
        bytes *= (double)v->kernel[d] * (double)(v->result[d] + v->size[d]);
    if (bytes * (double)(v->channels + v->outputs) > 0x1p50)
        return th_fail(TH_MEMORY, "%s: cannot allocate working memory", op);
    return 0;
}

static int on_gpu(const operands *o, const convolution *v, conv_part part) {
    const gpu_convolution g = {2,         v->batch,  v->channels, v->outputs, v->groups,  v->size,
                               v->kernel, v->result, v->stride,   v->padding, v->dilation};
    return th_gpu_convolution(&g, part, o->result, o->left, o->right, o->bias);
}

/* A worker's failed allocation sets no error in this thread. */
static int report(const char *op, int failed) {
    return failed ? th_fail(TH_MEMORY, "%s: cannot allocate working memory", op) : 0;
}

static extent images(const convolution *v, int64_t channels, const int64_t *size) {
    if (v->batched)
        return (extent){4, {v->batch, channels, size[0], size[1]}};
    return (extent){3, {channels, size[0], size[1]}};
}

int shape_conv2d(extent *result, const tensor *input, const tensor *weight, const tensor *bias,
                 const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                 int64_t groups) {
    convolution v;
    if (th_conv_read(&v, input, weight, stride, padding, dilation, groups))
        return -1;
    if (bias && (bias->ndim != 1 || bias->size[0] != v.outputs)) {
        return th_fail(TH_RUNTIME,
                       "conv2d: weight is %s, bias is %s; need one number of bias per "
                       "output channel: bias.size(0) == weight.size(0)",
                       th_describe(weight), th_describe(bias));
    }
    *result = images(&v, v.outputs, v.result);
    return 0;
}

/* A part of the elements to search for infinities and NaN. */
typedef struct search {
    const float *at;
    bool found;
} search;

CLONES static void look(int64_t begin, int64_t end, void *context) {
    search *s = context;
    int found = 0;
    for (int64_t i = begin; i < end; i++)
        found |= !(fabsf(s->at[i]) <= FLT_MAX);
    if (found)
        __atomic_store_n(&s->found, true, __ATOMIC_RELAXED);
}

/* Winograd's method adds and subtracts neighbours, so an infinity or NaN spreads over its tile.
   Recompute such outputs by definition. */
static bool all_finite(const tensor *t) {
    search s = {th_data(t), false};
    th_parallel(t->numel, 1 / 4.0, look, &s);
    return !s.found;
}

static int way_of(const convolution *v, int direction, dtype type) {
    return type == TH_FLOAT ? th_conv_way(v, direction) : TH_CONV_IM2COL;
}

/* parts: set to whether the method finishes its output in parts. */
static int forward(const operands *o, const convolution *v, bool *parts) {
    const void *input = th_data(o->left), *weight = th_data(o->right);
    const void *bias = o->bias ? th_data(o->bias) : NULL;
    void *output = th_data(o->result);
    dtype type = o->result->dtype;
    const int way = way_of(v, TH_CONV_FORWARD, type);
    *parts = way != TH_CONV_IM2COL;
    switch (way) {
    case TH_CONV_DIRECT: return th_conv_forward(v, input, weight, bias, output);
    case TH_CONV_WINOGRAD:
        if (th_winograd_forward(v, false, input, weight, bias, output))
            return -1;
        if (v->finish ? !v->finish->overflowed : all_finite(o->result))
            return 0;
        *parts = false;
        return th_im2col_forward(type, v, input, weight, bias, output);
    case TH_CONV_PRODUCT: return th_product_forward(v, input, weight, bias, output);
    case TH_CONV_DEPTHWISE: return th_depthwise_forward(v, input, weight, bias, output);
    default: return th_im2col_forward(type, v, input, weight, bias, output);
    }
}

static int run_forward(const operands *o, const convolution *v) {
    bool parts;
    const int failed = forward(o, v, &parts);
    if (!failed && v->finish && !parts)
        th_conv_finish_whole(v, (dtype)o->result->dtype, th_data(o->result));
    return failed;
}

/* Convolve, then apply the fused operations in `finish`. */
static int convolve(const char *op, tensor *output, const tensor *input, const tensor *weight,
                    const tensor *bias, const int64_t *stride, const int64_t *padding,
                    const int64_t *dilation, int64_t groups, conv_finish *finish,
                    const tensor *prepared) {
    convolution v;
    if (th_conv_read(&v, input, weight, stride, padding, dilation, groups) || check_memory(op, &v))
        return -1;
    if (output->numel == 0)
        return 0;
    v.finish = finish;
    if (prepared && prepared->numel && output->device == TH_CPU)
        th_conv_use(&v, th_data(prepared));
    const operands o = {input, weight, bias, output};
    return output->device != TH_CPU ? on_gpu(&o, &v, TH_GPU_CONV) : report(op, run_forward(&o, &v));
}

int cpu_conv2d(tensor *output, const tensor *input, const tensor *weight, const tensor *bias,
               const int64_t *stride, const int64_t *padding, const int64_t *dilation,
               int64_t groups) {
    return convolve("conv2d", output, input, weight, bias, stride, padding, dilation, groups, NULL,
                    NULL);
}

/* Set up the convolution of a weight to prepare; return its floats, -1 with an error. */
static int64_t read_prepared(convolution *v, const tensor *input, const tensor *weight,
                             const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                             int64_t groups) {
    if (th_conv_read(v, input, weight, stride, padding, dilation, groups)
        || check_memory("conv2d_prepared", v))
        return -1;
    bool suits = weight->device == TH_CPU && weight->dtype == TH_FLOAT && v->batch > 0;
    return suits ? th_conv_prepared(v) : 0;
}

int shape_conv2d_finished(extent *result, const tensor *input, const tensor *weight,
                          const tensor *bias, const tensor *other, const int64_t *stride,
                          const int64_t *padding, const int64_t *dilation, int64_t groups,
                          bool relu, const tensor *prepared) {
    (void)relu;
    convolution v;
    if (shape_conv2d(result, input, weight, bias, stride, padding, dilation, groups))
        return -1;
    if (other && !th_has_size(other, result))
        return th_fail(TH_RUNTIME, "conv2d_finished: other is %s; need the size of the result, %s",
                       th_describe(other), th_sizes(result->size, result->ndim));
    if (!prepared || !prepared->numel)
        return 0;
    const int64_t floats = read_prepared(&v, input, weight, stride, padding, dilation, groups);
    if (floats < 0)
        return -1;
    if (floats != prepared->numel || prepared->ndim != 1)
        return th_fail(TH_RUNTIME,
                       "conv2d_finished: prepared is %s; need the result of conv2d_prepared for "
                       "this input's size and weight, %lld floats",
                       th_describe(prepared), (long long)floats);
    return 0;
}

int cpu_conv2d_finished(tensor *output, const tensor *input, const tensor *weight,
                        const tensor *bias, const tensor *other, const int64_t *stride,
                        const int64_t *padding, const int64_t *dilation, int64_t groups, bool relu,
                        const tensor *prepared) {
    conv_finish finish = {.other = other ? th_data(other) : NULL, .relu = relu};
    return convolve("conv2d_finished", output, input, weight, bias, stride, padding, dilation,
                    groups, &finish, prepared);
}

int shape_conv2d_prepared(extent *result, const tensor *input, const tensor *weight,
                          const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                          int64_t groups) {
    convolution v;
    const int64_t floats = read_prepared(&v, input, weight, stride, padding, dilation, groups);
    if (floats < 0)
        return -1;
    *result = (extent){1, {floats}};
    return 0;
}

int cpu_conv2d_prepared(tensor *output, const tensor *input, const tensor *weight,
                        const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                        int64_t groups) {
    convolution v;
    const int64_t floats = read_prepared(&v, input, weight, stride, padding, dilation, groups);
    if (floats > 0)
        th_conv_prepare(&v, th_data(weight), th_data(output));
    return floats < 0 ? -1 : 0;
}

int shape_conv2d_input(extent *result, const tensor *grad, const tensor *weight,
                       const int64_t *size, const int64_t *stride, const int64_t *padding,
                       const int64_t *dilation, int64_t groups) {
    convolution v;
    if (th_conv_read_input(&v, grad, weight, size, stride, padding, dilation, groups))
        return -1;
    *result = images(&v, v.channels, v.size);
    return 0;
}

static int run_input(const operands *o, const convolution *v) {
    const void *grad = th_data(o->left), *weight = th_data(o->right);
    void *result = th_data(o->result);
    dtype type = o->result->dtype;
    convolution flipped;
    switch (way_of(v, TH_CONV_INPUT, type)) {
    case TH_CONV_DIRECT: return th_conv_input(v, grad, weight, result);
    case TH_CONV_WINOGRAD:
        if (!th_conv_flips(v, &flipped)
            || th_winograd_forward(&flipped, true, grad, weight, NULL, result))
            return -1;
        return all_finite(o->result) ? 0 : th_im2col_input(type, v, grad, weight, result);
    case TH_CONV_PRODUCT: return th_product_input(v, grad, weight, result);
    case TH_CONV_DEPTHWISE: return th_depthwise_input(v, grad, weight, result);
    default: return th_im2col_input(type, v, grad, weight, result);
    }
}

int cpu_conv2d_input(tensor *output, const tensor *grad, const tensor *weight, const int64_t *size,
                     const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                     int64_t groups) {
    convolution v;
    if (th_conv_read_input(&v, grad, weight, size, stride, padding, dilation, groups)
        || check_memory("conv2d_input", &v)) {
        return -1;
    }
    if (output->numel == 0)
        return 0;
    const operands o = {grad, weight, NULL, output};
    return output->device != TH_CPU ? on_gpu(&o, &v, TH_GPU_CONV_INPUT)
                                    : report("conv2d_input", run_input(&o, &v));
}

int shape_conv2d_weight(extent *result, const tensor *grad, const tensor *input,
                        const int64_t *size, const int64_t *stride, const int64_t *padding,
                        const int64_t *dilation, int64_t groups) {
    convolution v;
    if (th_conv_read_weight(&v, grad, input, size, stride, padding, dilation, groups))
        return -1;
    *result = (extent){4, {v.outputs, v.channels / v.groups, v.kernel[0], v.kernel[1]}};
    return 0;
}

static int run_weight(const operands *o, const convolution *v) {
    const void *grad = th_data(o->left), *input = th_data(o->right);
    void *result = th_data(o->result);
    dtype type = o->result->dtype;
    switch (way_of(v, TH_CONV_WEIGHT, type)) {
    case TH_CONV_DIRECT: return th_conv_weight(v, grad, input, result);
    case TH_CONV_WINOGRAD:
        if (th_winograd_weight(v, grad, input, result))
            return -1;
        return all_finite(o->result) ? 0 : th_im2col_weight(type, v, grad, input, result);
    case TH_CONV_PRODUCT: return th_product_weight(v, grad, input, result);
    case TH_CONV_DEPTHWISE: return th_depthwise_weight(v, grad, input, result);
    default: return th_im2col_weight(type, v, grad, input, result);
    }
}

int cpu_conv2d_weight(tensor *output, const tensor *grad, const tensor *input, const int64_t *size,
                      const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                      int64_t groups) {
    convolution v;
    if (th_conv_read_weight(&v, grad, input, size, stride, padding, dilation, groups)
        || check_memory("conv2d_weight", &v)) {
        return -1;
    }
    if (v.batch == 0)
        return th_zero(output);
    const operands o = {grad, input, NULL, output};
    return output->device != TH_CPU ? on_gpu(&o, &v, TH_GPU_CONV_WEIGHT)
                                    : report("conv2d_weight", run_weight(&o, &v));
}
