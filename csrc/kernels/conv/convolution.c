/* convolution.c: the rows conv2d, conv2d_input and conv2d_weight, and the choice of method. */
#include "convolution.h"

#include "kernels/conv/conv.h"
#include "walk/dense.h"

/* The direct ways keep rows for every step that a kernel spans; a kernel spread far over padding
   is for im2col, whose need depends on the numbers of taps and positions only. */
static bool direct(const convolution *v, dtype type) {
    for (int d = 0; d < 2; d++) {
        int64_t reach = (v->kernel[d] - 1) * v->dilation[d] / v->stride[d];
        if (reach > 4 * (v->size[d] + v->kernel[d]) + 64)
            return false;
    }
    return type == TH_FLOAT && th_conv_chosen() != TH_CONV_IM2COL;
}

static bool winograd(const convolution *v, dtype type) {
    return direct(v, type) && th_conv_chosen() != TH_CONV_DIRECT && th_winograd_suits(v);
}

/* Refuses what no machine has memory for, before sizes are multiplied into too small a number. */
static int check_memory(const char *op, const convolution *v) {
    double bytes = 64.0;
    for (int d = 0; d < 2; d++)
        bytes *= (double)v->kernel[d] * (double)(v->result[d] + v->size[d]);
    if (bytes * (double)(v->channels + v->outputs) > 0x1p50)
        return th_fail(TH_MEMORY, "%s: cannot allocate memory to work in", op);
    return 0;
}

/* Contiguous operands of a call; result is output itself or a contiguous stand-in for it. */
typedef struct operands {
    tensor *left, *right, *bias, *result;
    tensor *output;
} operands;

static int begin_call(operands *o, tensor *output, const tensor *left, const tensor *right,
                      const tensor *bias) {
    *o = (operands){.output = output};
    o->left = th_dense(left);
    o->right = o->left ? th_dense(right) : NULL;
    o->bias = o->right && bias ? th_dense(bias) : NULL;
    o->result = o->right && (o->bias || !bias) ? th_dense_result(output) : NULL;
    return o->result ? 0 : -1;
}

static int end_call(operands *o, int failed) {
    th_drop(o->left);
    th_drop(o->right);
    th_drop(o->bias);
    return th_deliver(o->output, o->result, failed);
}

/* A worker's failed allocation leaves no message in this thread. */
static int report(const char *op, int failed) {
    return failed ? th_fail(TH_MEMORY, "%s: cannot allocate memory to work in", op) : 0;
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
    *result = (extent){4, {v.batch, v.outputs, v.result[0], v.result[1]}};
    return 0;
}

static int run_forward(const operands *o, const convolution *v) {
    const void *input = th_data(o->left), *weight = th_data(o->right);
    const void *bias = o->bias ? th_data(o->bias) : NULL;
    void *output = th_data(o->result);
    dtype type = o->result->dtype;
    if (winograd(v, type))
        return th_winograd_forward(v, input, weight, bias, output);
    return direct(v, type) ? th_conv_forward(v, input, weight, bias, output)
                           : th_im2col_forward(type, v, input, weight, bias, output);
}

int cpu_conv2d(tensor *output, const tensor *input, const tensor *weight, const tensor *bias,
               const int64_t *stride, const int64_t *padding, const int64_t *dilation,
               int64_t groups) {
    convolution v;
    if (th_conv_read(&v, input, weight, stride, padding, dilation, groups)
        || check_memory("conv2d", &v)) {
        return -1;
    }
    if (output->numel == 0)
        return 0;
    operands o;
    int failed = begin_call(&o, output, input, weight, bias);
    if (!failed)
        failed = report("conv2d", run_forward(&o, &v));
    return end_call(&o, failed);
}

int shape_conv2d_input(extent *result, const tensor *grad, const tensor *weight,
                       const int64_t *size, const int64_t *stride, const int64_t *padding,
                       const int64_t *dilation, int64_t groups) {
    convolution v;
    if (th_conv_read_input(&v, grad, weight, size, stride, padding, dilation, groups))
        return -1;
    *result = (extent){4, {v.batch, v.channels, v.size[0], v.size[1]}};
    return 0;
}

static int run_input(const operands *o, const convolution *v) {
    const void *grad = th_data(o->left), *weight = th_data(o->right);
    void *result = th_data(o->result);
    return direct(v, o->result->dtype) ? th_conv_input(v, grad, weight, result)
                                       : th_im2col_input(o->result->dtype, v, grad, weight, result);
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
    operands o;
    int failed = begin_call(&o, output, grad, weight, NULL);
    if (!failed)
        failed = report("conv2d_input", run_input(&o, &v));
    return end_call(&o, failed);
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
    if (winograd(v, type))
        return th_winograd_weight(v, grad, input, result);
    return direct(v, type) ? th_conv_weight(v, grad, input, result)
                           : th_im2col_weight(type, v, grad, input, result);
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
    operands o;
    int failed = begin_call(&o, output, grad, input, NULL);
    if (!failed)
        failed = report("conv2d_weight", run_weight(&o, &v));
    return end_call(&o, failed);
}
