/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* convolution: Convolutions of batches of images. input is (batch, channels, height, width),
   weight (outputs, channels / groups, kernel height, kernel width). */
#include "row/row.h"
#include "conv_signal.h"
#include "convolution.h"
#include "shuffle.h"
#include "volume.h"

extern const row op_channel_shuffle;
extern const row op_channel_unshuffle;
extern const row op_conv2d;
extern const row op_conv2d_input;
extern const row op_conv2d_weight;
extern const row op_conv3d;
extern const row op_conv3d_input;
extern const row op_conv3d_weight;
extern const row op_pixel_shuffle;
extern const row op_pixel_unshuffle;
extern const row op_squeeze;
extern const row op_sum_to_size;
extern const row op_transpose;
extern const row op_unsqueeze;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0,
   int[2] dilation=1, int groups=1) = kernel of convolution.c */
static int conv2d_cpu(call *c) {
    return cpu_conv2d(c->out[0], c->t[0], c->t[1], c->t[2], c->n, c->n + 2, c->n + 4, c->n[6]);
}
static int conv2d_shape(extent *size, const call *c) {
    return shape_conv2d(size, c->t[0], c->t[1], c->t[2], c->n, c->n + 2, c->n + 4, c->n[6]);
}
static const kernel_body conv2d_body = {.shape = conv2d_shape};
static int conv2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = conv2d_input(grad, weight, input.size()[input.dim() - 2:], stride, padding,
       dilation, groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_conv2d_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {
                s->shape[0]->size[(s->shape[0]->ndim - 2)],
                s->shape[0]->size[(s->shape[0]->ndim - 2) + 1], s->n[0], s->n[1], s->n[2], s->n[3],
                s->n[4], s->n[5], s->n[6]
            }
        }));
    /* d weight = conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_conv2d_weight, &(call){
            .t = {grad[0], s->t[0]},
            .n = {
                s->shape[1]->size[2], s->shape[1]->size[3], s->n[0], s->n[1], s->n[2], s->n[3],
                s->n[4], s->n[5], s->n[6]
            }
        }));
    /* d bias = grad.transpose(-3, -1).sum_to_size(bias.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_transpose, &(call){.t = {grad[0]}, .n = {-3, -1}})},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param conv2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 6, .optional = true, .preset = PRESET(1)},
};
const row op_conv2d = {
    .op = "conv2d", .name = "conv2d",
    .signature =
        "conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] "
        "padding=0, int[2] dilation=1, int groups=1)",
    .enter = th_kernel, .body = &conv2d_body,
    .kernel = {.cpu = conv2d_cpu, .cuda = conv2d_cpu},
    .backward = conv2d_backward,
    .autocast = "lower",
    .node = "ConvolutionBackward0",
    .vmap = "convolution",
    .params = conv2d_params,
    .flags = ROW_DENSE | ROW_NARROW | ROW_CHANNELS_LAST | ROW_CONJUGATES,
    .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG,
    .on_gpus = TH_FLOATING, .nparams = 7, .required = 2, .tensors = 3, .inputs = 3, .ints = 7,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {2, 1, 0}, .sizes = {1, 2, 4},
};

/* conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0,
   int[3] dilation=1, int groups=1) = kernel of volume.c */
static int conv3d_cpu(call *c) {
    return cpu_conv3d(c->out[0], c->t[0], c->t[1], c->t[2], c->n, c->n + 3, c->n + 6, c->n[9]);
}
static int conv3d_shape(extent *size, const call *c) {
    return shape_conv3d(size, c->t[0], c->t[1], c->t[2], c->n, c->n + 3, c->n + 6, c->n[9]);
}
static const kernel_body conv3d_body = {.shape = conv3d_shape};
static int conv3d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = conv3d_input(grad, weight, input.size()[input.dim() - 3:], stride, padding,
       dilation, groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_conv3d_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {
                s->shape[0]->size[(s->shape[0]->ndim - 3)],
                s->shape[0]->size[(s->shape[0]->ndim - 3) + 1],
                s->shape[0]->size[(s->shape[0]->ndim - 3) + 2], s->n[0], s->n[1], s->n[2], s->n[3],
                s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9]
            }
        }));
    /* d weight = conv3d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_conv3d_weight, &(call){
            .t = {grad[0], s->t[0]},
            .n = {
                s->shape[1]->size[2], s->shape[1]->size[3], s->shape[1]->size[4], s->n[0], s->n[1],
                s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9]
            }
        }));
    /* d bias = grad.transpose(-4, -1).sum_to_size(bias.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_transpose, &(call){.t = {grad[0]}, .n = {-4, -1}})},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param conv3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 3, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 9, .optional = true, .preset = PRESET(1)},
};
const row op_conv3d = {
    .op = "conv3d", .name = "conv3d",
    .signature =
        "conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] "
        "padding=0, int[3] dilation=1, int groups=1)",
    .enter = th_kernel, .body = &conv3d_body,
    .kernel = {.cpu = conv3d_cpu, .cuda = conv3d_cpu},
    .backward = conv3d_backward,
    .autocast = "lower",
    .node = "ConvolutionBackward0",
    .vmap = "convolution",
    .params = conv3d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_NARROW | ROW_CHANNELS_LAST | ROW_CONJUGATES,
    .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG,
    .on_gpus = TH_FLOATING, .nparams = 7, .required = 2, .tensors = 3, .inputs = 3, .ints = 10,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {2, 1, 0}, .sizes = {1, 2, 4},
};

/* conv2d_prepared(Tensor input, Tensor weight, int[2] stride=1, int[2] padding=0, int[2]
   dilation=1, int groups=1) = kernel of convolution.c */
static int conv2d_prepared_cpu(call *c) {
    return cpu_conv2d_prepared(c->out[0], c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n[6]);
}
static int conv2d_prepared_shape(extent *size, const call *c) {
    return shape_conv2d_prepared(size, c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n[6]);
}
static const kernel_body conv2d_prepared_body = {.shape = conv2d_prepared_shape};
static const param conv2d_prepared_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 6, .optional = true, .preset = PRESET(1)},
};
const row op_conv2d_prepared = {
    .op = "conv2d_prepared", .name = "conv2d_prepared",
    .signature =
        "conv2d_prepared(Tensor input, Tensor weight, int[2] stride=1, int[2] padding=0, "
        "int[2] dilation=1, int groups=1)",
    .enter = th_kernel, .body = &conv2d_prepared_body,
    .kernel = {.cpu = conv2d_prepared_cpu},
    .params = conv2d_prepared_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 7, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* conv2d_finished(Tensor input, Tensor weight, Tensor? bias=None, Tensor? other=None, int[2]
   stride=1, int[2] padding=0, int[2] dilation=1, int groups=1, bool relu=True, FloatTensor?
   prepared=None) = kernel of convolution.c */
static int conv2d_finished_cpu(call *c) {
    return cpu_conv2d_finished(
        c->out[0], c->t[0], c->t[1], c->t[2], c->t[3], c->n, c->n + 2, c->n + 4, c->n[6], c->n[7],
        c->t[4]);
}
static int conv2d_finished_shape(extent *size, const call *c) {
    return shape_conv2d_finished(
        size, c->t[0], c->t[1], c->t[2], c->t[3], c->n, c->n + 2, c->n + 4, c->n[6], c->n[7],
        c->t[4]);
}
static const kernel_body conv2d_finished_body = {.shape = conv2d_finished_shape};
static const param conv2d_finished_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "other", .kind = P_TENSOR, .slot = 3, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 6, .optional = true, .preset = PRESET(1)},
    {.name = "relu", .kind = P_BOOL, .slot = 7, .optional = true, .preset = PRESET(1)},
    {.name = "prepared", .kind = P_TENSOR, .slot = 4, .optional = true, .fixed = 1 + TH_FLOAT},
};
const row op_conv2d_finished = {
    .op = "conv2d_finished", .name = "conv2d_finished",
    .signature =
        "conv2d_finished(Tensor input, Tensor weight, Tensor? bias=None, Tensor? other=None, "
        "int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1, bool relu=True, "
        "FloatTensor? prepared=None)",
    .enter = th_kernel, .body = &conv2d_finished_body,
    .kernel = {.cpu = conv2d_finished_cpu},
    .params = conv2d_finished_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 10, .required = 2, .tensors = 5, .inputs = 5, .ints = 8, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] padding,
   int[2] dilation, int groups) = kernel of convolution.c */
static int conv2d_input_cpu(call *c) {
    return cpu_conv2d_input(
        c->out[0], c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]);
}
static int conv2d_input_shape(extent *size, const call *c) {
    return shape_conv2d_input(
        size, c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]);
}
static const kernel_body conv2d_input_body = {.shape = conv2d_input_shape};
static int conv2d_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = conv2d(grad, weight, stride=stride, padding=padding, dilation=dilation,
       groups=groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_conv2d, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8]}
        }));
    /* d weight = conv2d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation,
       groups) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_conv2d_weight, &(call){
            .t = {s->t[0], grad[0]},
            .n = {
                s->shape[1]->size[2], s->shape[1]->size[3], s->n[2], s->n[3], s->n[4], s->n[5],
                s->n[6], s->n[7], s->n[8]
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param conv2d_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 2},
    {.name = "groups", .kind = P_INT, .slot = 8},
};
const row op_conv2d_input = {
    .op = "conv2d_input", .name = "conv2d_input",
    .signature =
        "conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] "
        "padding, int[2] dilation, int groups)",
    .enter = th_kernel, .body = &conv2d_input_body,
    .kernel = {.cpu = conv2d_input_cpu, .cuda = conv2d_input_cpu},
    .backward = conv2d_input_backward,
    .node = "ConvolutionBackward0",
    .params = conv2d_input_params,
    .flags = ROW_DENSE | ROW_NARROW | ROW_CHANNELS_LAST | ROW_CONJUGATES,
    .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG,
    .on_gpus = TH_FLOATING, .nparams = 7, .required = 7, .tensors = 2, .inputs = 2, .ints = 9,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1}, .sizes = {0, 2},
};

/* conv3d_input(Tensor grad_output, Tensor weight, int[3] size, int[3] stride, int[3] padding,
   int[3] dilation, int groups) = kernel of volume.c */
static int conv3d_input_cpu(call *c) {
    return cpu_conv3d_input(
        c->out[0], c->t[0], c->t[1], c->n, c->n + 3, c->n + 6, c->n + 9, c->n[12]);
}
static int conv3d_input_shape(extent *size, const call *c) {
    return shape_conv3d_input(
        size, c->t[0], c->t[1], c->n, c->n + 3, c->n + 6, c->n + 9, c->n[12]);
}
static const kernel_body conv3d_input_body = {.shape = conv3d_input_shape};
static int conv3d_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = conv3d(grad, weight, stride=stride, padding=padding, dilation=dilation,
       groups=groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_conv3d, &(call){
            .t = {grad[0], s->t[1]},
            .n = {
                s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9], s->n[10], s->n[11],
                s->n[12]
            }
        }));
    /* d weight = conv3d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation,
       groups) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_conv3d_weight, &(call){
            .t = {s->t[0], grad[0]},
            .n = {
                s->shape[1]->size[2], s->shape[1]->size[3], s->shape[1]->size[4], s->n[3], s->n[4],
                s->n[5], s->n[6], s->n[7], s->n[8], s->n[9], s->n[10], s->n[11], s->n[12]
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param conv3d_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3},
    {.name = "dilation", .kind = P_INTS, .slot = 9, .length = 3},
    {.name = "groups", .kind = P_INT, .slot = 12},
};
const row op_conv3d_input = {
    .op = "conv3d_input", .name = "conv3d_input",
    .signature =
        "conv3d_input(Tensor grad_output, Tensor weight, int[3] size, int[3] stride, int[3] "
        "padding, int[3] dilation, int groups)",
    .enter = th_kernel, .body = &conv3d_input_body,
    .kernel = {.cpu = conv3d_input_cpu, .cuda = conv3d_input_cpu},
    .backward = conv3d_input_backward,
    .node = "ConvolutionBackward0",
    .params = conv3d_input_params,
    .flags = ROW_DENSE | ROW_NARROW | ROW_CHANNELS_LAST | ROW_CONJUGATES,
    .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG,
    .on_gpus = TH_FLOATING, .nparams = 7, .required = 7, .tensors = 2, .inputs = 2, .ints = 13,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1}, .sizes = {0, 2},
};

/* conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] padding,
   int[2] dilation, int groups) = kernel of convolution.c */
static int conv2d_weight_cpu(call *c) {
    return cpu_conv2d_weight(
        c->out[0], c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]);
}
static int conv2d_weight_shape(extent *size, const call *c) {
    return shape_conv2d_weight(
        size, c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]);
}
static const kernel_body conv2d_weight_body = {.shape = conv2d_weight_shape};
static int conv2d_weight_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = conv2d(input, grad, stride=stride, padding=padding, dilation=dilation,
       groups=groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_conv2d, &(call){
            .t = {s->t[1], grad[0]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8]}
        }));
    /* d input = conv2d_input(grad_output, grad, input.size()[input.dim() - 2:], stride, padding,
       dilation, groups) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_conv2d_input, &(call){
            .t = {s->t[0], grad[0]},
            .n = {
                s->shape[1]->size[(s->shape[1]->ndim - 2)],
                s->shape[1]->size[(s->shape[1]->ndim - 2) + 1], s->n[2], s->n[3], s->n[4], s->n[5],
                s->n[6], s->n[7], s->n[8]
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param conv2d_weight_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 2},
    {.name = "groups", .kind = P_INT, .slot = 8},
};
const row op_conv2d_weight = {
    .op = "conv2d_weight", .name = "conv2d_weight",
    .signature =
        "conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] "
        "padding, int[2] dilation, int groups)",
    .enter = th_kernel, .body = &conv2d_weight_body,
    .kernel = {.cpu = conv2d_weight_cpu, .cuda = conv2d_weight_cpu},
    .backward = conv2d_weight_backward,
    .params = conv2d_weight_params,
    .flags = ROW_DENSE | ROW_NARROW | ROW_CHANNELS_LAST | ROW_CONJUGATES,
    .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG,
    .on_gpus = TH_FLOATING, .nparams = 7, .required = 7, .tensors = 2, .inputs = 2, .ints = 9,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1}, .sizes = {0, 2},
};

/* conv3d_weight(Tensor grad_output, Tensor input, int[3] size, int[3] stride, int[3] padding,
   int[3] dilation, int groups) = kernel of volume.c */
static int conv3d_weight_cpu(call *c) {
    return cpu_conv3d_weight(
        c->out[0], c->t[0], c->t[1], c->n, c->n + 3, c->n + 6, c->n + 9, c->n[12]);
}
static int conv3d_weight_shape(extent *size, const call *c) {
    return shape_conv3d_weight(
        size, c->t[0], c->t[1], c->n, c->n + 3, c->n + 6, c->n + 9, c->n[12]);
}
static const kernel_body conv3d_weight_body = {.shape = conv3d_weight_shape};
static int conv3d_weight_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = conv3d(input, grad, stride=stride, padding=padding, dilation=dilation,
       groups=groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_conv3d, &(call){
            .t = {s->t[1], grad[0]},
            .n = {
                s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9], s->n[10], s->n[11],
                s->n[12]
            }
        }));
    /* d input = conv3d_input(grad_output, grad, input.size()[input.dim() - 3:], stride, padding,
       dilation, groups) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_conv3d_input, &(call){
            .t = {s->t[0], grad[0]},
            .n = {
                s->shape[1]->size[(s->shape[1]->ndim - 3)],
                s->shape[1]->size[(s->shape[1]->ndim - 3) + 1],
                s->shape[1]->size[(s->shape[1]->ndim - 3) + 2], s->n[3], s->n[4], s->n[5], s->n[6],
                s->n[7], s->n[8], s->n[9], s->n[10], s->n[11], s->n[12]
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param conv3d_weight_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3},
    {.name = "dilation", .kind = P_INTS, .slot = 9, .length = 3},
    {.name = "groups", .kind = P_INT, .slot = 12},
};
const row op_conv3d_weight = {
    .op = "conv3d_weight", .name = "conv3d_weight",
    .signature =
        "conv3d_weight(Tensor grad_output, Tensor input, int[3] size, int[3] stride, int[3] "
        "padding, int[3] dilation, int groups)",
    .enter = th_kernel, .body = &conv3d_weight_body,
    .kernel = {.cpu = conv3d_weight_cpu, .cuda = conv3d_weight_cpu},
    .backward = conv3d_weight_backward,
    .params = conv3d_weight_params,
    .flags = ROW_DENSE | ROW_NARROW | ROW_CHANNELS_LAST | ROW_CONJUGATES,
    .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG,
    .on_gpus = TH_FLOATING, .nparams = 7, .required = 7, .tensors = 2, .inputs = 2, .ints = 13,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1}, .sizes = {0, 2},
};

/* conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0,
   int[1] dilation=1, int groups=1) = kernel of conv_signal.c */
static int conv1d_cpu(call *c) {
    return cpu_conv1d(c->out[0], c->t[0], c->t[1], c->t[2], c->n, c->n + 1, c->n + 2, c->n[3]);
}
static int conv1d_shape(extent *size, const call *c) {
    return shape_conv1d(size, c->t[0], c->t[1], c->t[2], c->n, c->n + 1, c->n + 2, c->n[3]);
}
static const kernel_body conv1d_body = {.shape = conv1d_shape};
static int conv1d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = conv2d_input(grad.unsqueeze(-2), weight.unsqueeze(2), (1, input.size(-1)), (1,) +
       stride, (0,) + padding, (1,) + dilation, groups).squeeze(-2) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_squeeze, &(call){
            .t = {th_apply(&f, &op_conv2d_input, &(call){
                .t = {
                    th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-2}}),
                    th_apply(&f, &op_unsqueeze, &(call){.t = {s->t[1]}, .n = {2}})
                },
                .n = {1, th_size_at(s->shape[0], -1), 1, s->n[0], 0, s->n[1], 1, s->n[2], s->n[3]}
            })},
            .list = {{(const int64_t[]){-2}, 1}}
        }));
    /* d weight = conv2d_weight(grad.unsqueeze(-2), input.unsqueeze(-2), (1, weight.size(2)), (1,) +
       stride, (0,) + padding, (1,) + dilation, groups).squeeze(2) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_squeeze, &(call){
            .t = {th_apply(&f, &op_conv2d_weight, &(call){
                .t = {
                    th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-2}}),
                    th_apply(&f, &op_unsqueeze, &(call){.t = {s->t[0]}, .n = {-2}})
                },
                .n = {1, s->shape[1]->size[2], 1, s->n[0], 0, s->n[1], 1, s->n[2], s->n[3]}
            })},
            .list = {{(const int64_t[]){2}, 1}}
        }));
    /* d bias = grad.transpose(-2, -1).sum_to_size(bias.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_transpose, &(call){.t = {grad[0]}, .n = {-2, -1}})},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param conv1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 1, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 3, .optional = true, .preset = PRESET(1)},
};
const row op_conv1d = {
    .op = "conv1d", .name = "conv1d",
    .signature =
        "conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] "
        "padding=0, int[1] dilation=1, int groups=1)",
    .enter = th_kernel, .body = &conv1d_body,
    .kernel = {.cpu = conv1d_cpu, .cuda = conv1d_cpu},
    .backward = conv1d_backward,
    .autocast = "lower",
    .node = "ConvolutionBackward0",
    .vmap = "convolution",
    .params = conv1d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_NARROW | ROW_CONJUGATES,
    .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG,
    .on_gpus = TH_FLOATING, .nparams = 7, .required = 2, .tensors = 3, .inputs = 3, .ints = 4,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {2, 1, 0}, .sizes = {1, 2, 4},
};

/* conv1d_padded(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1,
   word[valid,same] padding=valid, int[1] dilation=1, int groups=1) =
   torch.composed.conv1d_padded */
static const param conv1d_padded_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_WORD, .slot = 1, .optional = true, .preset = PRESET(0),
     .words = "valid same"},
    {.name = "dilation", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 3, .optional = true, .preset = PRESET(1)},
};
const row op_conv1d_padded = {
    .op = "conv1d_padded", .name = "conv1d",
    .signature =
        "conv1d_padded(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, "
        "word[valid,same] padding=valid, int[1] dilation=1, int groups=1)",
    .autocast = "lower",
    .params = conv1d_padded_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 7, .required = 2, .tensors = 3, .inputs = 3, .ints = 4,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* conv2d_padded(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1,
   word[valid,same] padding=valid, int[2] dilation=1, int groups=1) =
   torch.composed.conv2d_padded */
static const param conv2d_padded_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(0),
     .words = "valid same"},
    {.name = "dilation", .kind = P_INTS, .slot = 3, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 5, .optional = true, .preset = PRESET(1)},
};
const row op_conv2d_padded = {
    .op = "conv2d_padded", .name = "conv2d",
    .signature =
        "conv2d_padded(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, "
        "word[valid,same] padding=valid, int[2] dilation=1, int groups=1)",
    .autocast = "lower",
    .params = conv2d_padded_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 7, .required = 2, .tensors = 3, .inputs = 3, .ints = 6,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* conv3d_padded(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1,
   word[valid,same] padding=valid, int[3] dilation=1, int groups=1) =
   torch.composed.conv3d_padded */
static const param conv3d_padded_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_WORD, .slot = 3, .optional = true, .preset = PRESET(0),
     .words = "valid same"},
    {.name = "dilation", .kind = P_INTS, .slot = 4, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "groups", .kind = P_INT, .slot = 7, .optional = true, .preset = PRESET(1)},
};
const row op_conv3d_padded = {
    .op = "conv3d_padded", .name = "conv3d",
    .signature =
        "conv3d_padded(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, "
        "word[valid,same] padding=valid, int[3] dilation=1, int groups=1)",
    .autocast = "lower",
    .params = conv3d_padded_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 7, .required = 2, .tensors = 3, .inputs = 3, .ints = 8,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1]
   padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) =
   torch.composed.conv_transpose1d */
static const param conv_transpose1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 1, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "output_padding", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "groups", .kind = P_INT, .slot = 3, .optional = true, .preset = PRESET(1)},
    {.name = "dilation", .kind = P_INTS, .slot = 4, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_conv_transpose1d = {
    .op = "conv_transpose1d", .name = "conv_transpose1d",
    .signature =
        "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, "
        "int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1)",
    .autocast = "lower",
    .params = conv_transpose1d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 8, .required = 2, .tensors = 3, .inputs = 3, .ints = 5,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2]
   padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) =
   torch.composed.conv_transpose2d */
static const param conv_transpose2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "output_padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "groups", .kind = P_INT, .slot = 6, .optional = true, .preset = PRESET(1)},
    {.name = "dilation", .kind = P_INTS, .slot = 7, .length = 2, .optional = true,
     .preset = PRESET(1)},
};
const row op_conv_transpose2d = {
    .op = "conv_transpose2d", .name = "conv_transpose2d",
    .signature =
        "conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, "
        "int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1)",
    .autocast = "lower",
    .params = conv_transpose2d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 8, .required = 2, .tensors = 3, .inputs = 3, .ints = 9,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3]
   padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) =
   torch.composed.conv_transpose3d */
static const param conv_transpose3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_INTS, .slot = 0, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 3, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "output_padding", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "groups", .kind = P_INT, .slot = 9, .optional = true, .preset = PRESET(1)},
    {.name = "dilation", .kind = P_INTS, .slot = 10, .length = 3, .optional = true,
     .preset = PRESET(1)},
};
const row op_conv_transpose3d = {
    .op = "conv_transpose3d", .name = "conv_transpose3d",
    .signature =
        "conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, "
        "int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1)",
    .autocast = "lower",
    .params = conv_transpose3d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 8, .required = 2, .tensors = 3, .inputs = 3,
    .ints = 13, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* pixel_shuffle(Tensor input, int upscale_factor) = kernel of shuffle.c */
static int pixel_shuffle_cpu(call *c) {
    return cpu_pixel_shuffle(c->out[0], c->t[0], c->n[0]);
}
static int pixel_shuffle_shape(extent *size, const call *c) {
    return shape_pixel_shuffle(size, c->t[0], c->n[0]);
}
static const kernel_body pixel_shuffle_body = {.shape = pixel_shuffle_shape};
static int pixel_shuffle_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = pixel_unshuffle(grad, upscale_factor) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pixel_unshuffle, &(call){
            .t = {grad[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param pixel_shuffle_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upscale_factor", .kind = P_INT, .slot = 0},
};
const row op_pixel_shuffle = {
    .op = "pixel_shuffle", .name = "pixel_shuffle",
    .signature = "pixel_shuffle(Tensor input, int upscale_factor)",
    .enter = th_kernel, .body = &pixel_shuffle_body,
    .kernel = {.cpu = pixel_shuffle_cpu, .cuda = pixel_shuffle_cpu},
    .backward = pixel_shuffle_backward,
    .vmap = "matrices_last",
    .params = pixel_shuffle_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST, .dtypes = TH_ANY, .own = TH_ANY,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* pixel_unshuffle(Tensor input, int downscale_factor) = kernel of shuffle.c */
static int pixel_unshuffle_cpu(call *c) {
    return cpu_pixel_unshuffle(c->out[0], c->t[0], c->n[0]);
}
static int pixel_unshuffle_shape(extent *size, const call *c) {
    return shape_pixel_unshuffle(size, c->t[0], c->n[0]);
}
static const kernel_body pixel_unshuffle_body = {.shape = pixel_unshuffle_shape};
static int pixel_unshuffle_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = pixel_shuffle(grad, downscale_factor) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pixel_shuffle, &(call){
            .t = {grad[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param pixel_unshuffle_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "downscale_factor", .kind = P_INT, .slot = 0},
};
const row op_pixel_unshuffle = {
    .op = "pixel_unshuffle", .name = "pixel_unshuffle",
    .signature = "pixel_unshuffle(Tensor input, int downscale_factor)",
    .enter = th_kernel, .body = &pixel_unshuffle_body,
    .kernel = {.cpu = pixel_unshuffle_cpu, .cuda = pixel_unshuffle_cpu},
    .backward = pixel_unshuffle_backward,
    .vmap = "matrices_last",
    .params = pixel_unshuffle_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST, .dtypes = TH_ANY, .own = TH_ANY,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* channel_shuffle(Tensor input, int groups) = kernel of shuffle.c */
static int channel_shuffle_cpu(call *c) {
    return cpu_channel_shuffle(c->out[0], c->t[0], c->n[0]);
}
static int channel_shuffle_shape(extent *size, const call *c) {
    return shape_channel_shuffle(size, c->t[0], c->n[0]);
}
static const kernel_body channel_shuffle_body = {.shape = channel_shuffle_shape};
static int channel_shuffle_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = channel_unshuffle(grad, groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_channel_unshuffle, &(call){
            .t = {grad[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param channel_shuffle_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "groups", .kind = P_INT, .slot = 0},
};
const row op_channel_shuffle = {
    .op = "channel_shuffle", .name = "channel_shuffle",
    .signature = "channel_shuffle(Tensor input, int groups)",
    .enter = th_kernel, .body = &channel_shuffle_body,
    .kernel = {.cpu = channel_shuffle_cpu, .cuda = channel_shuffle_cpu},
    .backward = channel_shuffle_backward,
    .vmap = "folded",
    .params = channel_shuffle_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST, .dtypes = TH_ANY, .own = TH_ANY,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* channel_unshuffle(Tensor input, int groups) = kernel of shuffle.c */
static int channel_unshuffle_cpu(call *c) {
    return cpu_channel_unshuffle(c->out[0], c->t[0], c->n[0]);
}
static int channel_unshuffle_shape(extent *size, const call *c) {
    return shape_channel_unshuffle(size, c->t[0], c->n[0]);
}
static const kernel_body channel_unshuffle_body = {.shape = channel_unshuffle_shape};
static int channel_unshuffle_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = channel_shuffle(grad, groups) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_channel_shuffle, &(call){
            .t = {grad[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param channel_unshuffle_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "groups", .kind = P_INT, .slot = 0},
};
const row op_channel_unshuffle = {
    .op = "channel_unshuffle", .name = "channel_unshuffle",
    .signature = "channel_unshuffle(Tensor input, int groups)",
    .enter = th_kernel, .body = &channel_unshuffle_body,
    .kernel = {.cpu = channel_unshuffle_cpu, .cuda = channel_unshuffle_cpu},
    .backward = channel_unshuffle_backward,
    .params = channel_unshuffle_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};
