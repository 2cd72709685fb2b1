/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* pooling: Pooling over windows of one to three dimensions. input is (batch, channels,
   dimensions of the windows), and options have a number for each of these dimensions. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"
#include "average_pooling.h"
#include "fractional_pooling.h"
#include "max_pooling.h"
#include "unpooling.h"
#include "window_taps.h"

extern const row op_adaptive_avg_pool;
extern const row op_adaptive_avg_pool_input;
extern const row op_avg_pool;
extern const row op_avg_pool_input;
extern const row op_max_pool_gather;
extern const row op_max_pool_input;
extern const row op_max_pool_values_gather;
extern const row op_max_pool_values_input;
extern const row op_max_unpool;
extern const row op_max_unpool_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* max_pool(Tensor input, int* kernel_size, int* stride, int* padding, int* dilation, bool
   ceil_mode=False) -> (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int max_pool_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], c->list[0], c->list[1], c->list[2], c->list[3], c->n[0]);
}
static int max_pool_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], c->list[0], c->list[1], c->list[2], c->list[3], c->n[0]);
}
static const kernel_body max_pool_body = {.shape = max_pool_shape};
static int max_pool_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_LIST, .slot = 0},
    {.name = "stride", .kind = P_LIST, .slot = 1},
    {.name = "padding", .kind = P_LIST, .slot = 2},
    {.name = "dilation", .kind = P_LIST, .slot = 3},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool = {
    .op = "max_pool", .name = "max_pool",
    .signature =
        "max_pool(Tensor input, int* kernel_size, int* stride, int* padding, int* dilation, "
        "bool ceil_mode=False) -> (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool_body,
    .kernel = {.cpu = max_pool_cpu, .cuda = max_pool_cpu},
    .backward = max_pool_backward,
    .vmap = "folded",
    .params = max_pool_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 6, .required = 5,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 4, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool_values(Tensor input, int* kernel_size, int* stride, int* padding, int* dilation,
   bool ceil_mode=False) -> (Tensor output, saved ByteTensor taps) = kernel of max_pooling.c */
static int max_pool_values_cpu(call *c) {
    return cpu_max_pool_values(
        c->out[0], c->out[1], c->t[0], c->list[0], c->list[1], c->list[2], c->list[3], c->n[0]);
}
static int max_pool_values_shape(extent *size, const call *c) {
    return shape_max_pool_values(
        size, c->t[0], c->list[0], c->list[1], c->list[2], c->list[3], c->n[0]);
}
static const kernel_body max_pool_values_body = {.shape = max_pool_values_shape};
static int max_pool_values_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride + padding
       + dilation, ceil_mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_values_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                th_concatenate(&f, 4, (const ints[]){
                    {s->list[0].at, s->list[0].count},
                    {s->list[1].at, s->list[1].count},
                    {s->list[2].at, s->list[2].count},
                    {s->list[3].at, s->list[3].count}
                })
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool_values_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_LIST, .slot = 0},
    {.name = "stride", .kind = P_LIST, .slot = 1},
    {.name = "padding", .kind = P_LIST, .slot = 2},
    {.name = "dilation", .kind = P_LIST, .slot = 3},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool_values = {
    .op = "max_pool_values", .name = "max_pool_values",
    .signature =
        "max_pool_values(Tensor input, int* kernel_size, int* stride, int* padding, int* "
        "dilation, bool ceil_mode=False) -> (Tensor output, saved ByteTensor taps)",
    .enter = th_kernel, .body = &max_pool_values_body,
    .kernel = {.cpu = max_pool_values_cpu, .cuda = max_pool_values_cpu},
    .backward = max_pool_values_backward,
    .vmap = "folded",
    .params = max_pool_values_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 6, .required = 5,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 4, .results = 2, .returned = 1,
    .types = {TH_SAME, TH_BYTE}, .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool1d(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1] padding=0,
   int[1] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) -> (Tensor output,
   saved ByteTensor taps) = kernel of max_pooling.c */
static int max_pool1d_cpu(call *c) {
    return cpu_max_pool_values(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1},
        (ints){c->n + 2, 1}, (ints){c->n + 3, 1}, c->n[4]);
}
static int max_pool1d_shape(extent *size, const call *c) {
    return shape_max_pool_values(
        size, c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1},
        (ints){c->n + 3, 1}, c->n[4]);
}
static const kernel_body max_pool1d_body = {.shape = max_pool1d_shape};
static int max_pool1d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride + padding
       + dilation, ceil_mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_values_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[4]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {(const int64_t[]){s->n[0], s->n[1], s->n[2], s->n[3]}, 4}
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 1},
    {.name = "stride", .kind = P_INTS, .slot = 1, .length = 1, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 3, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 5, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool1d = {
    .op = "max_pool1d", .name = "max_pool1d",
    .signature =
        "max_pool1d(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1] "
        "padding=0, int[1] dilation=1, bool ceil_mode=False, bool[False] "
        "return_indices=False) -> (Tensor output, saved ByteTensor taps)",
    .enter = th_kernel, .body = &max_pool1d_body,
    .kernel = {.cpu = max_pool1d_cpu, .cuda = max_pool1d_cpu},
    .backward = max_pool1d_backward,
    .node = "MaxPool1DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool1d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 6, .results = 2, .returned = 1, .types = {TH_SAME, TH_BYTE},
    .differentiable = 1, .follows = 1, .rank = 1, .unbatched = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* max_pool2d(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2] padding=0,
   int[2] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) -> (Tensor output,
   saved ByteTensor taps) = kernel of max_pooling.c */
static int max_pool2d_cpu(call *c) {
    return cpu_max_pool_values(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2},
        (ints){c->n + 4, 2}, (ints){c->n + 6, 2}, c->n[8]);
}
static int max_pool2d_shape(extent *size, const call *c) {
    return shape_max_pool_values(
        size, c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2},
        (ints){c->n + 6, 2}, c->n[8]);
}
static const kernel_body max_pool2d_body = {.shape = max_pool2d_shape};
static int max_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride + padding
       + dilation, ceil_mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_values_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[8]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {
                    (const int64_t[]){
                        s->n[0], s->n[1], s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7]
                    },
                    8
                }
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 8, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 9, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool2d = {
    .op = "max_pool2d", .name = "max_pool2d",
    .signature =
        "max_pool2d(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2] "
        "padding=0, int[2] dilation=1, bool ceil_mode=False, bool[False] "
        "return_indices=False) -> (Tensor output, saved ByteTensor taps)",
    .enter = th_kernel, .body = &max_pool2d_body,
    .kernel = {.cpu = max_pool2d_cpu, .cuda = max_pool2d_cpu},
    .backward = max_pool2d_backward,
    .node = "MaxPool2DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool2d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 10, .results = 2, .returned = 1, .types = {TH_SAME, TH_BYTE},
    .differentiable = 1, .follows = 1, .rank = 2, .unbatched = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* max_pool3d(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3] padding=0,
   int[3] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) -> (Tensor output,
   saved ByteTensor taps) = kernel of max_pooling.c */
static int max_pool3d_cpu(call *c) {
    return cpu_max_pool_values(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3},
        (ints){c->n + 6, 3}, (ints){c->n + 9, 3}, c->n[12]);
}
static int max_pool3d_shape(extent *size, const call *c) {
    return shape_max_pool_values(
        size, c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3},
        (ints){c->n + 9, 3}, c->n[12]);
}
static const kernel_body max_pool3d_body = {.shape = max_pool3d_shape};
static int max_pool3d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride + padding
       + dilation, ceil_mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_values_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[12]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {
                    (const int64_t[]){
                        s->n[0], s->n[1], s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7],
                        s->n[8], s->n[9], s->n[10], s->n[11]
                    },
                    12
                }
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 9, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 12, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 13, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool3d = {
    .op = "max_pool3d", .name = "max_pool3d",
    .signature =
        "max_pool3d(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3] "
        "padding=0, int[3] dilation=1, bool ceil_mode=False, bool[False] "
        "return_indices=False) -> (Tensor output, saved ByteTensor taps)",
    .enter = th_kernel, .body = &max_pool3d_body,
    .kernel = {.cpu = max_pool3d_cpu, .cuda = max_pool3d_cpu},
    .backward = max_pool3d_backward,
    .autocast = "cpu float",
    .node = "MaxPool3DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool3d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 14, .results = 2, .returned = 1, .types = {TH_SAME, TH_BYTE},
    .differentiable = 1, .follows = 1, .rank = 3, .unbatched = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* max_pool1d_wide(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1]
   padding=0, int[1] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) ->
   (Tensor output, saved LongTensor indices) = kernel of max_pooling.c */
static int max_pool1d_wide_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1},
        (ints){c->n + 2, 1}, (ints){c->n + 3, 1}, c->n[4]);
}
static int max_pool1d_wide_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1},
        (ints){c->n + 3, 1}, c->n[4]);
}
static const kernel_body max_pool1d_wide_body = {.shape = max_pool1d_wide_shape};
static int max_pool1d_wide_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool1d_wide_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 1},
    {.name = "stride", .kind = P_INTS, .slot = 1, .length = 1, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 3, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 5, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool1d_wide = {
    .op = "max_pool1d_wide", .name = "max_pool1d",
    .signature =
        "max_pool1d_wide(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1] "
        "padding=0, int[1] dilation=1, bool ceil_mode=False, bool[False] "
        "return_indices=False) -> (Tensor output, saved LongTensor indices)",
    .enter = th_kernel, .body = &max_pool1d_wide_body,
    .kernel = {.cpu = max_pool1d_wide_cpu, .cuda = max_pool1d_wide_cpu},
    .backward = max_pool1d_wide_backward,
    .node = "MaxPool1DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool1d_wide_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 6, .results = 2, .returned = 1, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .follows = 1, .rank = 1, .unbatched = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* max_pool2d_wide(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2]
   padding=0, int[2] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) ->
   (Tensor output, saved LongTensor indices) = kernel of max_pooling.c */
static int max_pool2d_wide_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2},
        (ints){c->n + 4, 2}, (ints){c->n + 6, 2}, c->n[8]);
}
static int max_pool2d_wide_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2},
        (ints){c->n + 6, 2}, c->n[8]);
}
static const kernel_body max_pool2d_wide_body = {.shape = max_pool2d_wide_shape};
static int max_pool2d_wide_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool2d_wide_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 8, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 9, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool2d_wide = {
    .op = "max_pool2d_wide", .name = "max_pool2d",
    .signature =
        "max_pool2d_wide(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2] "
        "padding=0, int[2] dilation=1, bool ceil_mode=False, bool[False] "
        "return_indices=False) -> (Tensor output, saved LongTensor indices)",
    .enter = th_kernel, .body = &max_pool2d_wide_body,
    .kernel = {.cpu = max_pool2d_wide_cpu, .cuda = max_pool2d_wide_cpu},
    .backward = max_pool2d_wide_backward,
    .node = "MaxPool2DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool2d_wide_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 10, .results = 2, .returned = 1, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .follows = 1, .rank = 2, .unbatched = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* max_pool3d_wide(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3]
   padding=0, int[3] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) ->
   (Tensor output, saved LongTensor indices) = kernel of max_pooling.c */
static int max_pool3d_wide_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3},
        (ints){c->n + 6, 3}, (ints){c->n + 9, 3}, c->n[12]);
}
static int max_pool3d_wide_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3},
        (ints){c->n + 9, 3}, c->n[12]);
}
static const kernel_body max_pool3d_wide_body = {.shape = max_pool3d_wide_shape};
static int max_pool3d_wide_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool3d_wide_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 9, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 12, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 13, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool3d_wide = {
    .op = "max_pool3d_wide", .name = "max_pool3d",
    .signature =
        "max_pool3d_wide(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3] "
        "padding=0, int[3] dilation=1, bool ceil_mode=False, bool[False] "
        "return_indices=False) -> (Tensor output, saved LongTensor indices)",
    .enter = th_kernel, .body = &max_pool3d_wide_body,
    .kernel = {.cpu = max_pool3d_wide_cpu, .cuda = max_pool3d_wide_cpu},
    .backward = max_pool3d_wide_backward,
    .autocast = "cpu float",
    .node = "MaxPool3DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool3d_wide_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 14, .results = 2, .returned = 1, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .follows = 1, .rank = 3, .unbatched = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* max_pool1d_indexed(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1]
   padding=0, int[1] dilation=1, bool ceil_mode=False, bool[True] return_indices) -> tuple
   (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int max_pool1d_indexed_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1},
        (ints){c->n + 2, 1}, (ints){c->n + 3, 1}, c->n[4]);
}
static int max_pool1d_indexed_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1},
        (ints){c->n + 3, 1}, c->n[4]);
}
static const kernel_body max_pool1d_indexed_body = {.shape = max_pool1d_indexed_shape};
static int max_pool1d_indexed_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool1d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 1},
    {.name = "stride", .kind = P_INTS, .slot = 1, .length = 1, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 3, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 5, .preset = PRESET(1)},
};
const row op_max_pool1d_indexed = {
    .op = "max_pool1d_indexed", .name = "max_pool1d",
    .signature =
        "max_pool1d_indexed(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, "
        "int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool[True] "
        "return_indices) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool1d_indexed_body,
    .kernel = {.cpu = max_pool1d_indexed_cpu, .cuda = max_pool1d_indexed_cpu},
    .backward = max_pool1d_indexed_backward,
    .node = "MaxPool1DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool1d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7,
    .required = 7, .tensors = 1, .inputs = 1, .ints = 6, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .follows = 1, .rank = 1, .unbatched = 1,
    .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool2d_indexed(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2]
   padding=0, int[2] dilation=1, bool ceil_mode=False, bool[True] return_indices) -> tuple
   (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int max_pool2d_indexed_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2},
        (ints){c->n + 4, 2}, (ints){c->n + 6, 2}, c->n[8]);
}
static int max_pool2d_indexed_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2},
        (ints){c->n + 6, 2}, c->n[8]);
}
static const kernel_body max_pool2d_indexed_body = {.shape = max_pool2d_indexed_shape};
static int max_pool2d_indexed_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool2d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 8, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 9, .preset = PRESET(1)},
};
const row op_max_pool2d_indexed = {
    .op = "max_pool2d_indexed", .name = "max_pool2d",
    .signature =
        "max_pool2d_indexed(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, "
        "int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool[True] "
        "return_indices) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool2d_indexed_body,
    .kernel = {.cpu = max_pool2d_indexed_cpu, .cuda = max_pool2d_indexed_cpu},
    .backward = max_pool2d_indexed_backward,
    .node = "MaxPool2DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool2d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7,
    .required = 7, .tensors = 1, .inputs = 1, .ints = 10, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .follows = 1, .rank = 2, .unbatched = 1,
    .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool3d_indexed(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3]
   padding=0, int[3] dilation=1, bool ceil_mode=False, bool[True] return_indices) -> tuple
   (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int max_pool3d_indexed_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3},
        (ints){c->n + 6, 3}, (ints){c->n + 9, 3}, c->n[12]);
}
static int max_pool3d_indexed_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3},
        (ints){c->n + 9, 3}, c->n[12]);
}
static const kernel_body max_pool3d_indexed_body = {.shape = max_pool3d_indexed_shape};
static int max_pool3d_indexed_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool3d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 9, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 12, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 13, .preset = PRESET(1)},
};
const row op_max_pool3d_indexed = {
    .op = "max_pool3d_indexed", .name = "max_pool3d",
    .signature =
        "max_pool3d_indexed(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, "
        "int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool[True] "
        "return_indices) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool3d_indexed_body,
    .kernel = {.cpu = max_pool3d_indexed_cpu, .cuda = max_pool3d_indexed_cpu},
    .backward = max_pool3d_indexed_backward,
    .autocast = "cpu float",
    .node = "MaxPool3DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool3d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7,
    .required = 7, .tensors = 1, .inputs = 1, .ints = 14, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .follows = 1, .rank = 3, .unbatched = 1,
    .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1]
   padding=0, int[1] dilation=1, bool ceil_mode=False, bool[any] return_indices=False) -> tuple
   (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int max_pool1d_with_indices_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1},
        (ints){c->n + 2, 1}, (ints){c->n + 3, 1}, c->n[4]);
}
static int max_pool1d_with_indices_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1},
        (ints){c->n + 3, 1}, c->n[4]);
}
static const kernel_body max_pool1d_with_indices_body = {.shape = max_pool1d_with_indices_shape};
static int max_pool1d_with_indices_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool1d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 1},
    {.name = "stride", .kind = P_INTS, .slot = 1, .length = 1, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 3, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 5, .optional = true, .preset = PRESET_NONE},
};
const row op_max_pool1d_with_indices = {
    .op = "max_pool1d_with_indices", .name = "max_pool1d_with_indices",
    .signature =
        "max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1] "
        "stride=kernel_size, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, "
        "bool[any] return_indices=False) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool1d_with_indices_body,
    .kernel = {.cpu = max_pool1d_with_indices_cpu, .cuda = max_pool1d_with_indices_cpu},
    .backward = max_pool1d_with_indices_backward,
    .node = "MaxPool1DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool1d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 6, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .follows = 1, .rank = 1, .unbatched = 1,
    .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2]
   padding=0, int[2] dilation=1, bool ceil_mode=False, bool[any] return_indices=False) -> tuple
   (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int max_pool2d_with_indices_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2},
        (ints){c->n + 4, 2}, (ints){c->n + 6, 2}, c->n[8]);
}
static int max_pool2d_with_indices_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2},
        (ints){c->n + 6, 2}, c->n[8]);
}
static const kernel_body max_pool2d_with_indices_body = {.shape = max_pool2d_with_indices_shape};
static int max_pool2d_with_indices_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool2d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 8, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 9, .optional = true, .preset = PRESET_NONE},
};
const row op_max_pool2d_with_indices = {
    .op = "max_pool2d_with_indices", .name = "max_pool2d_with_indices",
    .signature =
        "max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2] "
        "stride=kernel_size, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, "
        "bool[any] return_indices=False) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool2d_with_indices_body,
    .kernel = {.cpu = max_pool2d_with_indices_cpu, .cuda = max_pool2d_with_indices_cpu},
    .backward = max_pool2d_with_indices_backward,
    .node = "MaxPool2DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool2d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 10, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .follows = 1, .rank = 2, .unbatched = 1,
    .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3]
   padding=0, int[3] dilation=1, bool ceil_mode=False, bool[any] return_indices=False) -> tuple
   (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int max_pool3d_with_indices_cpu(call *c) {
    return cpu_max_pool(
        c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3},
        (ints){c->n + 6, 3}, (ints){c->n + 9, 3}, c->n[12]);
}
static int max_pool3d_with_indices_shape(extent *size, const call *c) {
    return shape_max_pool(
        size, c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3},
        (ints){c->n + 9, 3}, c->n[12]);
}
static const kernel_body max_pool3d_with_indices_body = {.shape = max_pool3d_with_indices_shape};
static int max_pool3d_with_indices_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool3d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "dilation", .kind = P_INTS, .slot = 9, .length = 3, .optional = true,
     .preset = PRESET(1)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 12, .optional = true, .preset = PRESET(0)},
    {.name = "return_indices", .kind = P_FIXED, .slot = 13, .optional = true,
     .preset = PRESET_NONE},
};
const row op_max_pool3d_with_indices = {
    .op = "max_pool3d_with_indices", .name = "max_pool3d_with_indices",
    .signature =
        "max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3] "
        "stride=kernel_size, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, "
        "bool[any] return_indices=False) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool3d_with_indices_body,
    .kernel = {.cpu = max_pool3d_with_indices_cpu, .cuda = max_pool3d_with_indices_cpu},
    .backward = max_pool3d_with_indices_backward,
    .autocast = "cpu float",
    .node = "MaxPool3DWithIndicesBackward0",
    .vmap = "folded",
    .params = max_pool3d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 14, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .follows = 1, .rank = 3, .unbatched = 1,
    .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* max_pool_values_input(Tensor grad_output, ByteTensor taps, int* size, int* window, bool
   ceil_mode=False) = kernel of window_taps.c */
static int max_pool_values_input_cpu(call *c) {
    return cpu_max_pool_values_input(
        c->out[0], c->t[0], c->t[1], c->list[0], c->list[1], c->n[0]);
}
static int max_pool_values_input_shape(extent *size, const call *c) {
    return shape_max_pool_values_input(
        size, c->t[0], c->t[1], c->list[0], c->list[1], c->n[0]);
}
static const kernel_body max_pool_values_input_body = {.shape = max_pool_values_input_shape};
static int max_pool_values_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = max_pool_values_gather(grad, taps, window, ceil_mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_values_gather, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]},
            .list = {{s->list[1].at, s->list[1].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool_values_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "taps", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BYTE},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "window", .kind = P_LIST, .slot = 1},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool_values_input = {
    .op = "max_pool_values_input", .name = "max_pool_values_input",
    .signature =
        "max_pool_values_input(Tensor grad_output, ByteTensor taps, int* size, int* window, "
        "bool ceil_mode=False)",
    .enter = th_kernel, .body = &max_pool_values_input_body,
    .kernel = {.cpu = max_pool_values_input_cpu, .cuda = max_pool_values_input_cpu},
    .backward = max_pool_values_input_backward,
    .params = max_pool_values_input_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 5, .required = 4, .tensors = 2, .inputs = 2, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
};

/* max_pool_values_gather(Tensor input, ByteTensor taps, int* window, bool ceil_mode=False) =
   kernel of window_taps.c */
static int max_pool_values_gather_cpu(call *c) {
    return cpu_max_pool_values_gather(c->out[0], c->t[0], c->t[1], c->list[0], c->n[0]);
}
static int max_pool_values_gather_shape(extent *size, const call *c) {
    return shape_max_pool_values_gather(size, c->t[0], c->t[1], c->list[0], c->n[0]);
}
static const kernel_body max_pool_values_gather_body = {.shape = max_pool_values_gather_shape};
static int max_pool_values_gather_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_values_input(grad, taps, input.size()[2:], window, ceil_mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_values_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {s->list[0].at, s->list[0].count}
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool_values_gather_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "taps", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BYTE},
    {.name = "window", .kind = P_LIST, .slot = 0},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_max_pool_values_gather = {
    .op = "max_pool_values_gather", .name = "max_pool_values_gather",
    .signature =
        "max_pool_values_gather(Tensor input, ByteTensor taps, int* window, bool "
        "ceil_mode=False)",
    .enter = th_kernel, .body = &max_pool_values_gather_body,
    .kernel = {.cpu = max_pool_values_gather_cpu, .cuda = max_pool_values_gather_cpu},
    .backward = max_pool_values_gather_backward,
    .params = max_pool_values_gather_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 3, .tensors = 2, .inputs = 2, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* adaptive_max_pool(Tensor input, int* output_size) -> (Tensor output, LongTensor indices) =
   kernel of max_pooling.c */
static int adaptive_max_pool_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], c->list[0]);
}
static int adaptive_max_pool_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], c->list[0]);
}
static const kernel_body adaptive_max_pool_body = {.shape = adaptive_max_pool_shape};
static int adaptive_max_pool_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_LIST, .slot = 0},
};
const row op_adaptive_max_pool = {
    .op = "adaptive_max_pool", .name = "adaptive_max_pool",
    .signature =
        "adaptive_max_pool(Tensor input, int* output_size) -> (Tensor output, LongTensor "
        "indices)",
    .enter = th_kernel, .body = &adaptive_max_pool_body,
    .kernel = {.cpu = adaptive_max_pool_cpu, .cuda = adaptive_max_pool_cpu},
    .backward = adaptive_max_pool_backward,
    .vmap = "folded",
    .params = adaptive_max_pool_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .lists = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool1d(Tensor input, int[1]? output_size, bool[False] return_indices=False) ->
   (Tensor output, saved LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool1d_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 1});
}
static int adaptive_max_pool1d_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 1});
}
static const kernel_body adaptive_max_pool1d_body = {.shape = adaptive_max_pool1d_shape};
static int adaptive_max_pool1d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 1, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_adaptive_max_pool1d = {
    .op = "adaptive_max_pool1d", .name = "adaptive_max_pool1d",
    .signature =
        "adaptive_max_pool1d(Tensor input, int[1]? output_size, bool[False] "
        "return_indices=False) -> (Tensor output, saved LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool1d_body,
    .kernel = {.cpu = adaptive_max_pool1d_cpu, .cuda = adaptive_max_pool1d_cpu},
    .backward = adaptive_max_pool1d_backward,
    .vmap = "folded",
    .params = adaptive_max_pool1d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 2, .results = 2, .returned = 1, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .rank = 1, .unbatched = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool2d(Tensor input, int[2]? output_size, bool[False] return_indices=False) ->
   (Tensor output, saved LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool2d_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 2});
}
static int adaptive_max_pool2d_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 2});
}
static const kernel_body adaptive_max_pool2d_body = {.shape = adaptive_max_pool2d_shape};
static int adaptive_max_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 2, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_adaptive_max_pool2d = {
    .op = "adaptive_max_pool2d", .name = "adaptive_max_pool2d",
    .signature =
        "adaptive_max_pool2d(Tensor input, int[2]? output_size, bool[False] "
        "return_indices=False) -> (Tensor output, saved LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool2d_body,
    .kernel = {.cpu = adaptive_max_pool2d_cpu, .cuda = adaptive_max_pool2d_cpu},
    .backward = adaptive_max_pool2d_backward,
    .vmap = "folded",
    .params = adaptive_max_pool2d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 3, .results = 2, .returned = 1, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .rank = 2, .unbatched = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool3d(Tensor input, int[3]? output_size, bool[False] return_indices=False) ->
   (Tensor output, saved LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool3d_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 3});
}
static int adaptive_max_pool3d_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 3});
}
static const kernel_body adaptive_max_pool3d_body = {.shape = adaptive_max_pool3d_shape};
static int adaptive_max_pool3d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 3, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 3, .optional = true, .preset = PRESET(0)},
};
const row op_adaptive_max_pool3d = {
    .op = "adaptive_max_pool3d", .name = "adaptive_max_pool3d",
    .signature =
        "adaptive_max_pool3d(Tensor input, int[3]? output_size, bool[False] "
        "return_indices=False) -> (Tensor output, saved LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool3d_body,
    .kernel = {.cpu = adaptive_max_pool3d_cpu, .cuda = adaptive_max_pool3d_cpu},
    .backward = adaptive_max_pool3d_backward,
    .vmap = "folded",
    .params = adaptive_max_pool3d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 4, .results = 2, .returned = 1, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .rank = 3, .unbatched = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool1d_indexed(Tensor input, int[1]? output_size, bool[True] return_indices) ->
   tuple (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool1d_indexed_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 1});
}
static int adaptive_max_pool1d_indexed_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 1});
}
static const kernel_body adaptive_max_pool1d_indexed_body = {.shape =
    adaptive_max_pool1d_indexed_shape};
static int adaptive_max_pool1d_indexed_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool1d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 1, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 1, .preset = PRESET(1)},
};
const row op_adaptive_max_pool1d_indexed = {
    .op = "adaptive_max_pool1d_indexed", .name = "adaptive_max_pool1d",
    .signature =
        "adaptive_max_pool1d_indexed(Tensor input, int[1]? output_size, bool[True] "
        "return_indices) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool1d_indexed_body,
    .kernel = {.cpu = adaptive_max_pool1d_indexed_cpu, .cuda = adaptive_max_pool1d_indexed_cpu},
    .backward = adaptive_max_pool1d_indexed_backward,
    .vmap = "folded",
    .params = adaptive_max_pool1d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 2, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .rank = 1, .unbatched = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool2d_indexed(Tensor input, int[2]? output_size, bool[True] return_indices) ->
   tuple (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool2d_indexed_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 2});
}
static int adaptive_max_pool2d_indexed_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 2});
}
static const kernel_body adaptive_max_pool2d_indexed_body = {.shape =
    adaptive_max_pool2d_indexed_shape};
static int adaptive_max_pool2d_indexed_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool2d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 2, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 2, .preset = PRESET(1)},
};
const row op_adaptive_max_pool2d_indexed = {
    .op = "adaptive_max_pool2d_indexed", .name = "adaptive_max_pool2d",
    .signature =
        "adaptive_max_pool2d_indexed(Tensor input, int[2]? output_size, bool[True] "
        "return_indices) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool2d_indexed_body,
    .kernel = {.cpu = adaptive_max_pool2d_indexed_cpu, .cuda = adaptive_max_pool2d_indexed_cpu},
    .backward = adaptive_max_pool2d_indexed_backward,
    .vmap = "folded",
    .params = adaptive_max_pool2d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 3, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .rank = 2, .unbatched = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool3d_indexed(Tensor input, int[3]? output_size, bool[True] return_indices) ->
   tuple (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool3d_indexed_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 3});
}
static int adaptive_max_pool3d_indexed_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 3});
}
static const kernel_body adaptive_max_pool3d_indexed_body = {.shape =
    adaptive_max_pool3d_indexed_shape};
static int adaptive_max_pool3d_indexed_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool3d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 3, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 3, .preset = PRESET(1)},
};
const row op_adaptive_max_pool3d_indexed = {
    .op = "adaptive_max_pool3d_indexed", .name = "adaptive_max_pool3d",
    .signature =
        "adaptive_max_pool3d_indexed(Tensor input, int[3]? output_size, bool[True] "
        "return_indices) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool3d_indexed_body,
    .kernel = {.cpu = adaptive_max_pool3d_indexed_cpu, .cuda = adaptive_max_pool3d_indexed_cpu},
    .backward = adaptive_max_pool3d_indexed_backward,
    .vmap = "folded",
    .params = adaptive_max_pool3d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 4, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .rank = 3, .unbatched = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool1d_with_indices(Tensor input, int[1]? output_size, bool[any]
   return_indices=False) -> tuple (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool1d_with_indices_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 1});
}
static int adaptive_max_pool1d_with_indices_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 1});
}
static const kernel_body adaptive_max_pool1d_with_indices_body = {.shape =
    adaptive_max_pool1d_with_indices_shape};
static int adaptive_max_pool1d_with_indices_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool1d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 1, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 1, .optional = true, .preset = PRESET_NONE},
};
const row op_adaptive_max_pool1d_with_indices = {
    .op = "adaptive_max_pool1d_with_indices", .name = "adaptive_max_pool1d_with_indices",
    .signature =
        "adaptive_max_pool1d_with_indices(Tensor input, int[1]? output_size, bool[any] "
        "return_indices=False) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool1d_with_indices_body,
    .kernel = {.cpu = adaptive_max_pool1d_with_indices_cpu, .cuda = adaptive_max_pool1d_with_indices_cpu},
    .backward = adaptive_max_pool1d_with_indices_backward,
    .vmap = "folded",
    .params = adaptive_max_pool1d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 2, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .rank = 1, .unbatched = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool2d_with_indices(Tensor input, int[2]? output_size, bool[any]
   return_indices=False) -> tuple (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool2d_with_indices_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 2});
}
static int adaptive_max_pool2d_with_indices_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 2});
}
static const kernel_body adaptive_max_pool2d_with_indices_body = {.shape =
    adaptive_max_pool2d_with_indices_shape};
static int adaptive_max_pool2d_with_indices_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool2d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 2, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_adaptive_max_pool2d_with_indices = {
    .op = "adaptive_max_pool2d_with_indices", .name = "adaptive_max_pool2d_with_indices",
    .signature =
        "adaptive_max_pool2d_with_indices(Tensor input, int[2]? output_size, bool[any] "
        "return_indices=False) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool2d_with_indices_body,
    .kernel = {.cpu = adaptive_max_pool2d_with_indices_cpu, .cuda = adaptive_max_pool2d_with_indices_cpu},
    .backward = adaptive_max_pool2d_with_indices_backward,
    .vmap = "folded",
    .params = adaptive_max_pool2d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 3, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .rank = 2, .unbatched = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* adaptive_max_pool3d_with_indices(Tensor input, int[3]? output_size, bool[any]
   return_indices=False) -> tuple (Tensor output, LongTensor indices) = kernel of max_pooling.c */
static int adaptive_max_pool3d_with_indices_cpu(call *c) {
    return cpu_adaptive_max_pool(c->out[0], c->out[1], c->t[0], (ints){c->n + 0, 3});
}
static int adaptive_max_pool3d_with_indices_shape(extent *size, const call *c) {
    return shape_adaptive_max_pool(size, c->t[0], (ints){c->n + 0, 3});
}
static const kernel_body adaptive_max_pool3d_with_indices_body = {.shape =
    adaptive_max_pool3d_with_indices_shape};
static int adaptive_max_pool3d_with_indices_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_max_pool3d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 3, .none = true,
     .preset = PRESET_NONE},
    {.name = "return_indices", .kind = P_FIXED, .slot = 3, .optional = true, .preset = PRESET_NONE},
};
const row op_adaptive_max_pool3d_with_indices = {
    .op = "adaptive_max_pool3d_with_indices", .name = "adaptive_max_pool3d_with_indices",
    .signature =
        "adaptive_max_pool3d_with_indices(Tensor input, int[3]? output_size, bool[any] "
        "return_indices=False) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &adaptive_max_pool3d_with_indices_body,
    .kernel = {.cpu = adaptive_max_pool3d_with_indices_cpu, .cuda = adaptive_max_pool3d_with_indices_cpu},
    .backward = adaptive_max_pool3d_with_indices_backward,
    .vmap = "folded",
    .params = adaptive_max_pool3d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS | ROW_UNNAMED,
    .dtypes = TH_NUMBERS, .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 4, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .rank = 3, .unbatched = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* fractional_max_pool(Tensor input, Tensor samples, int* kernel_size, int* output_size) ->
   tuple (Tensor output, LongTensor indices) = kernel of fractional_pooling.c */
static int fractional_max_pool_cpu(call *c) {
    return cpu_fractional_max_pool(
        c->out[0], c->out[1], c->t[0], c->t[1], c->list[0], c->list[1]);
}
static int fractional_max_pool_shape(extent *size, const call *c) {
    return shape_fractional_max_pool(size, c->t[0], c->t[1], c->list[0], c->list[1]);
}
static const kernel_body fractional_max_pool_body = {.shape = fractional_max_pool_shape};
static int fractional_max_pool_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->out[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fractional_max_pool_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "samples", .kind = P_TENSOR, .slot = 1},
    {.name = "kernel_size", .kind = P_LIST, .slot = 0},
    {.name = "output_size", .kind = P_LIST, .slot = 1},
};
const row op_fractional_max_pool = {
    .op = "fractional_max_pool", .name = "fractional_max_pool",
    .signature =
        "fractional_max_pool(Tensor input, Tensor samples, int* kernel_size, int* "
        "output_size) -> tuple (Tensor output, LongTensor indices)",
    .enter = th_kernel, .body = &fractional_max_pool_body,
    .kernel = {.cpu = fractional_max_pool_cpu, .cuda = fractional_max_pool_cpu},
    .backward = fractional_max_pool_backward,
    .params = fractional_max_pool_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_UNNAMED, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 4, .tensors = 2, .inputs = 2, .lists = 2, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, int* output_size=None,
   Scalar* output_ratio=None, bool[any] return_indices=False, Tensor? _random_samples=None) ->
   tuple (Tensor output, LongTensor indices) = torch.composed.fractional_max_pool2d_with_indices */
static const param fractional_max_pool2d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "output_ratio", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "return_indices", .kind = P_FIXED, .slot = 2, .optional = true, .preset = PRESET_NONE},
    {.name = "_random_samples", .kind = P_TENSOR, .slot = 1, .optional = true},
};
const row op_fractional_max_pool2d_with_indices = {
    .op = "fractional_max_pool2d_with_indices", .name = "fractional_max_pool2d_with_indices",
    .signature =
        "fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, int* "
        "output_size=None, Scalar* output_ratio=None, bool[any] return_indices=False, "
        "Tensor? _random_samples=None) -> tuple (Tensor output, LongTensor indices)",
    .params = fractional_max_pool2d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 2, .tensors = 2, .inputs = 2, .ints = 3, .lists = 2, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_LONG},
};

/* fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, int* output_size=None,
   Scalar* output_ratio=None, bool[any] return_indices=False, Tensor? _random_samples=None) ->
   tuple (Tensor output, LongTensor indices) = torch.composed.fractional_max_pool3d_with_indices */
static const param fractional_max_pool3d_with_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "output_ratio", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "return_indices", .kind = P_FIXED, .slot = 3, .optional = true, .preset = PRESET_NONE},
    {.name = "_random_samples", .kind = P_TENSOR, .slot = 1, .optional = true},
};
const row op_fractional_max_pool3d_with_indices = {
    .op = "fractional_max_pool3d_with_indices", .name = "fractional_max_pool3d_with_indices",
    .signature =
        "fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, int* "
        "output_size=None, Scalar* output_ratio=None, bool[any] return_indices=False, "
        "Tensor? _random_samples=None) -> tuple (Tensor output, LongTensor indices)",
    .params = fractional_max_pool3d_with_indices_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 2, .tensors = 2, .inputs = 2, .ints = 4, .lists = 2, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_LONG},
};

/* fractional_max_pool2d(Tensor input, int[2] kernel_size, int* output_size=None, Scalar*
   output_ratio=None, bool[False] return_indices=False, Tensor? _random_samples=None) =
   torch.composed.fractional_max_pool2d */
static const param fractional_max_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "output_ratio", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "return_indices", .kind = P_FIXED, .slot = 2, .optional = true, .preset = PRESET(0)},
    {.name = "_random_samples", .kind = P_TENSOR, .slot = 1, .optional = true},
};
const row op_fractional_max_pool2d = {
    .op = "fractional_max_pool2d", .name = "fractional_max_pool2d",
    .signature =
        "fractional_max_pool2d(Tensor input, int[2] kernel_size, int* output_size=None, "
        "Scalar* output_ratio=None, bool[False] return_indices=False, Tensor? "
        "_random_samples=None)",
    .params = fractional_max_pool2d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 3, .lists = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* fractional_max_pool3d(Tensor input, int[3] kernel_size, int* output_size=None, Scalar*
   output_ratio=None, bool[False] return_indices=False, Tensor? _random_samples=None) =
   torch.composed.fractional_max_pool3d */
static const param fractional_max_pool3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "output_ratio", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "return_indices", .kind = P_FIXED, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "_random_samples", .kind = P_TENSOR, .slot = 1, .optional = true},
};
const row op_fractional_max_pool3d = {
    .op = "fractional_max_pool3d", .name = "fractional_max_pool3d",
    .signature =
        "fractional_max_pool3d(Tensor input, int[3] kernel_size, int* output_size=None, "
        "Scalar* output_ratio=None, bool[False] return_indices=False, Tensor? "
        "_random_samples=None)",
    .params = fractional_max_pool3d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 4, .lists = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* fractional_max_pool2d_indexed(Tensor input, int[2] kernel_size, int* output_size=None,
   Scalar* output_ratio=None, bool[True] return_indices, Tensor? _random_samples=None) -> tuple
   (Tensor output, LongTensor indices) = torch.composed.fractional_max_pool2d_indexed */
static const param fractional_max_pool2d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "output_ratio", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "return_indices", .kind = P_FIXED, .slot = 2, .preset = PRESET(1)},
    {.name = "_random_samples", .kind = P_TENSOR, .slot = 1, .optional = true},
};
const row op_fractional_max_pool2d_indexed = {
    .op = "fractional_max_pool2d_indexed", .name = "fractional_max_pool2d",
    .signature =
        "fractional_max_pool2d_indexed(Tensor input, int[2] kernel_size, int* "
        "output_size=None, Scalar* output_ratio=None, bool[True] return_indices, Tensor? "
        "_random_samples=None) -> tuple (Tensor output, LongTensor indices)",
    .params = fractional_max_pool2d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 5, .tensors = 2, .inputs = 2, .ints = 3, .lists = 2, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_LONG},
};

/* fractional_max_pool3d_indexed(Tensor input, int[3] kernel_size, int* output_size=None,
   Scalar* output_ratio=None, bool[True] return_indices, Tensor? _random_samples=None) -> tuple
   (Tensor output, LongTensor indices) = torch.composed.fractional_max_pool3d_indexed */
static const param fractional_max_pool3d_indexed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "output_ratio", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "return_indices", .kind = P_FIXED, .slot = 3, .preset = PRESET(1)},
    {.name = "_random_samples", .kind = P_TENSOR, .slot = 1, .optional = true},
};
const row op_fractional_max_pool3d_indexed = {
    .op = "fractional_max_pool3d_indexed", .name = "fractional_max_pool3d",
    .signature =
        "fractional_max_pool3d_indexed(Tensor input, int[3] kernel_size, int* "
        "output_size=None, Scalar* output_ratio=None, bool[True] return_indices, Tensor? "
        "_random_samples=None) -> tuple (Tensor output, LongTensor indices)",
    .params = fractional_max_pool3d_indexed_params,
    .names = (const char *const[]){"output", "indices"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 5, .tensors = 2, .inputs = 2, .ints = 4, .lists = 2, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_LONG},
};

/* max_pool_input(Tensor grad_output, LongTensor indices, int* size) = kernel of unpooling.c */
static int max_pool_input_cpu(call *c) {
    return cpu_max_pool_input(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int max_pool_input_shape(extent *size, const call *c) {
    return shape_max_pool_input(size, c->t[0], c->t[1], c->list[0]);
}
static const kernel_body max_pool_input_body = {.shape = max_pool_input_shape};
static int max_pool_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = max_pool_gather(grad, indices) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_gather, &(call){.t = {grad[0], s->t[1]}}));
    return th_end_frame(&f, s, result);
}
static const param max_pool_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_max_pool_input = {
    .op = "max_pool_input", .name = "max_pool_input",
    .signature = "max_pool_input(Tensor grad_output, LongTensor indices, int* size)",
    .enter = th_kernel, .body = &max_pool_input_body,
    .kernel = {.cpu = max_pool_input_cpu, .cuda = max_pool_input_cpu},
    .backward = max_pool_input_backward,
    .params = max_pool_input_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
};

/* max_pool_gather(Tensor input, LongTensor indices) = kernel of unpooling.c */
static int max_pool_gather_cpu(call *c) {
    return cpu_max_pool_gather(c->out[0], c->t[0], c->t[1]);
}
static int max_pool_gather_shape(extent *size, const call *c) {
    return shape_max_pool_gather(size, c->t[0], c->t[1]);
}
static const kernel_body max_pool_gather_body = {.shape = max_pool_gather_shape};
static int max_pool_gather_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool_input(grad, indices, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool_input, &(call){
            .t = {grad[0], s->t[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_pool_gather_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
};
const row op_max_pool_gather = {
    .op = "max_pool_gather", .name = "max_pool_gather",
    .signature = "max_pool_gather(Tensor input, LongTensor indices)",
    .enter = th_kernel, .body = &max_pool_gather_body,
    .kernel = {.cpu = max_pool_gather_cpu, .cuda = max_pool_gather_cpu},
    .backward = max_pool_gather_backward,
    .params = max_pool_gather_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* max_unpool(Tensor input, LongTensor indices, int* size) = kernel of unpooling.c */
static int max_unpool_cpu(call *c) {
    return cpu_max_unpool(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int max_unpool_shape(extent *size, const call *c) {
    return shape_max_unpool(size, c->t[0], c->t[1], c->list[0]);
}
static const kernel_body max_unpool_body = {.shape = max_unpool_shape};
static int max_unpool_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_unpool_input(grad, indices) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_unpool_input, &(call){.t = {grad[0], s->t[1]}}));
    return th_end_frame(&f, s, result);
}
static const param max_unpool_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_max_unpool = {
    .op = "max_unpool", .name = "max_unpool",
    .signature = "max_unpool(Tensor input, LongTensor indices, int* size)",
    .enter = th_kernel, .body = &max_unpool_body,
    .kernel = {.cpu = max_unpool_cpu, .cuda = max_unpool_cpu},
    .backward = max_unpool_backward,
    .vmap = "folded",
    .params = max_unpool_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
};

/* max_unpool_windows(Tensor input, LongTensor indices, int* kernel_size, int* stride, int*
   padding, int* output_size=None) = kernel of unpooling.c */
static int max_unpool_windows_cpu(call *c) {
    return cpu_max_unpool_windows(
        c->out[0], c->t[0], c->t[1], c->list[0], c->list[1], c->list[2], c->list[3]);
}
static int max_unpool_windows_shape(extent *size, const call *c) {
    return shape_max_unpool_windows(
        size, c->t[0], c->t[1], c->list[0], c->list[1], c->list[2], c->list[3]);
}
static const kernel_body max_unpool_windows_body = {.shape = max_unpool_windows_shape};
static int max_unpool_windows_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_unpool_input(grad, indices) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_unpool_input, &(call){.t = {grad[0], s->t[1]}}));
    return th_end_frame(&f, s, result);
}
static const param max_unpool_windows_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "kernel_size", .kind = P_LIST, .slot = 0},
    {.name = "stride", .kind = P_LIST, .slot = 1},
    {.name = "padding", .kind = P_LIST, .slot = 2},
    {.name = "output_size", .kind = P_LIST, .slot = 3, .optional = true},
};
const row op_max_unpool_windows = {
    .op = "max_unpool_windows", .name = "max_unpool_windows",
    .signature =
        "max_unpool_windows(Tensor input, LongTensor indices, int* kernel_size, int* stride, "
        "int* padding, int* output_size=None)",
    .enter = th_kernel, .body = &max_unpool_windows_body,
    .kernel = {.cpu = max_unpool_windows_cpu, .cuda = max_unpool_windows_cpu},
    .backward = max_unpool_windows_backward,
    .vmap = "folded",
    .params = max_unpool_windows_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 5, .tensors = 2, .inputs = 2, .lists = 4, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
};

/* max_unpool1d(Tensor input, LongTensor indices, int[1] kernel_size, int[1] stride=kernel_size,
   int[1] padding=0, int* output_size=None) = kernel of unpooling.c */
static int max_unpool1d_cpu(call *c) {
    return cpu_max_unpool_windows(
        c->out[0], c->t[0], c->t[1], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1},
        c->list[0]);
}
static int max_unpool1d_shape(extent *size, const call *c) {
    return shape_max_unpool_windows(
        size, c->t[0], c->t[1], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1},
        c->list[0]);
}
static const kernel_body max_unpool1d_body = {.shape = max_unpool1d_shape};
static int max_unpool1d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_unpool_input(grad, indices) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_unpool_input, &(call){.t = {grad[0], s->t[1]}}));
    return th_end_frame(&f, s, result);
}
static const param max_unpool1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 1},
    {.name = "stride", .kind = P_INTS, .slot = 1, .length = 1, .follows = 3, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
};
const row op_max_unpool1d = {
    .op = "max_unpool1d", .name = "max_unpool1d",
    .signature =
        "max_unpool1d(Tensor input, LongTensor indices, int[1] kernel_size, int[1] "
        "stride=kernel_size, int[1] padding=0, int* output_size=None)",
    .enter = th_kernel, .body = &max_unpool1d_body,
    .kernel = {.cpu = max_unpool1d_cpu, .cuda = max_unpool1d_cpu},
    .backward = max_unpool1d_backward,
    .vmap = "folded",
    .params = max_unpool1d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 6, .required = 3, .tensors = 2, .inputs = 2, .ints = 3, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .follows = 1, .rank = 1,
    .unbatched = 3, .grads = 1, .reads = {2},
};

/* max_unpool2d(Tensor input, LongTensor indices, int[2] kernel_size, int[2] stride=kernel_size,
   int[2] padding=0, int* output_size=None) = kernel of unpooling.c */
static int max_unpool2d_cpu(call *c) {
    return cpu_max_unpool_windows(
        c->out[0], c->t[0], c->t[1], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2},
        c->list[0]);
}
static int max_unpool2d_shape(extent *size, const call *c) {
    return shape_max_unpool_windows(
        size, c->t[0], c->t[1], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2},
        c->list[0]);
}
static const kernel_body max_unpool2d_body = {.shape = max_unpool2d_shape};
static int max_unpool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_unpool_input(grad, indices) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_unpool_input, &(call){.t = {grad[0], s->t[1]}}));
    return th_end_frame(&f, s, result);
}
static const param max_unpool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .follows = 3, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
};
const row op_max_unpool2d = {
    .op = "max_unpool2d", .name = "max_unpool2d",
    .signature =
        "max_unpool2d(Tensor input, LongTensor indices, int[2] kernel_size, int[2] "
        "stride=kernel_size, int[2] padding=0, int* output_size=None)",
    .enter = th_kernel, .body = &max_unpool2d_body,
    .kernel = {.cpu = max_unpool2d_cpu, .cuda = max_unpool2d_cpu},
    .backward = max_unpool2d_backward,
    .vmap = "folded",
    .params = max_unpool2d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 6, .required = 3, .tensors = 2, .inputs = 2, .ints = 6, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .follows = 1, .rank = 2,
    .unbatched = 3, .grads = 1, .reads = {2},
};

/* max_unpool3d(Tensor input, LongTensor indices, int[3] kernel_size, int[3] stride=kernel_size,
   int[3] padding=0, int* output_size=None) = kernel of unpooling.c */
static int max_unpool3d_cpu(call *c) {
    return cpu_max_unpool_windows(
        c->out[0], c->t[0], c->t[1], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3},
        c->list[0]);
}
static int max_unpool3d_shape(extent *size, const call *c) {
    return shape_max_unpool_windows(
        size, c->t[0], c->t[1], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3},
        c->list[0]);
}
static const kernel_body max_unpool3d_body = {.shape = max_unpool3d_shape};
static int max_unpool3d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_unpool_input(grad, indices) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_unpool_input, &(call){.t = {grad[0], s->t[1]}}));
    return th_end_frame(&f, s, result);
}
static const param max_unpool3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3, .follows = 3, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "output_size", .kind = P_LIST, .slot = 0, .optional = true},
};
const row op_max_unpool3d = {
    .op = "max_unpool3d", .name = "max_unpool3d",
    .signature =
        "max_unpool3d(Tensor input, LongTensor indices, int[3] kernel_size, int[3] "
        "stride=kernel_size, int[3] padding=0, int* output_size=None)",
    .enter = th_kernel, .body = &max_unpool3d_body,
    .kernel = {.cpu = max_unpool3d_cpu, .cuda = max_unpool3d_cpu},
    .backward = max_unpool3d_backward,
    .vmap = "folded",
    .params = max_unpool3d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 6, .required = 3, .tensors = 2, .inputs = 2, .ints = 9, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .follows = 1, .rank = 3,
    .unbatched = 3, .grads = 1, .reads = {2},
};

/* max_unpool_input(Tensor grad_output, LongTensor indices) = kernel of unpooling.c */
static int max_unpool_input_cpu(call *c) {
    return cpu_max_unpool_input(c->out[0], c->t[0], c->t[1]);
}
static int max_unpool_input_shape(extent *size, const call *c) {
    return shape_max_unpool_input(size, c->t[0], c->t[1]);
}
static const kernel_body max_unpool_input_body = {.shape = max_unpool_input_shape};
static int max_unpool_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = max_unpool(grad, indices, grad_output.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_unpool, &(call){
            .t = {grad[0], s->t[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_unpool_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
};
const row op_max_unpool_input = {
    .op = "max_unpool_input", .name = "max_unpool_input",
    .signature = "max_unpool_input(Tensor grad_output, LongTensor indices)",
    .enter = th_kernel, .body = &max_unpool_input_body,
    .kernel = {.cpu = max_unpool_input_cpu, .cuda = max_unpool_input_cpu},
    .backward = max_unpool_input_backward,
    .params = max_unpool_input_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* avg_pool(Tensor input, int* kernel_size, int* stride, int* padding, bool ceil_mode=False,
   bool count_include_pad=True, int? divisor_override=None) = kernel of average_pooling.c */
static int avg_pool_cpu(call *c) {
    return cpu_avg_pool(
        c->out[0], c->t[0], c->list[0], c->list[1], c->list[2], c->n[0], c->n[1], c->n[2]);
}
static int avg_pool_shape(extent *size, const call *c) {
    return shape_avg_pool(
        size, c->t[0], c->list[0], c->list[1], c->list[2], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body avg_pool_body = {.shape = avg_pool_shape};
static int avg_pool_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode,
       count_include_pad, divisor_override) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_avg_pool_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {s->list[0].at, s->list[0].count},
                {s->list[1].at, s->list[1].count},
                {s->list[2].at, s->list[2].count}
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param avg_pool_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_LIST, .slot = 0},
    {.name = "stride", .kind = P_LIST, .slot = 1},
    {.name = "padding", .kind = P_LIST, .slot = 2},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "count_include_pad", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "divisor_override", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_avg_pool = {
    .op = "avg_pool", .name = "avg_pool",
    .signature =
        "avg_pool(Tensor input, int* kernel_size, int* stride, int* padding, bool "
        "ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)",
    .enter = th_kernel, .body = &avg_pool_body,
    .kernel = {.cpu = avg_pool_cpu, .cuda = avg_pool_cpu},
    .backward = avg_pool_backward,
    .vmap = "folded",
    .params = avg_pool_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 4,
    .tensors = 1, .inputs = 1, .ints = 3, .lists = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* avg_pool1d(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1] padding=0,
   bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) = kernel of
   average_pooling.c */
static int avg_pool1d_cpu(call *c) {
    return cpu_avg_pool(
        c->out[0], c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1}, c->n[3],
        c->n[4], c->n[5]);
}
static int avg_pool1d_shape(extent *size, const call *c) {
    return shape_avg_pool(
        size, c->t[0], (ints){c->n + 0, 1}, (ints){c->n + 1, 1}, (ints){c->n + 2, 1}, c->n[3],
        c->n[4], c->n[5]);
}
static const kernel_body avg_pool1d_body = {.shape = avg_pool1d_shape};
static int avg_pool1d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode,
       count_include_pad, divisor_override) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_avg_pool_input, &(call){
            .t = {grad[0]},
            .n = {s->n[3], s->n[4], s->n[5]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {(const int64_t[]){s->n[0]}, 1},
                {(const int64_t[]){s->n[1]}, 1},
                {(const int64_t[]){s->n[2]}, 1}
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param avg_pool1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 1},
    {.name = "stride", .kind = P_INTS, .slot = 1, .length = 1, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "count_include_pad", .kind = P_BOOL, .slot = 4, .optional = true, .preset = PRESET(1)},
    {.name = "divisor_override", .kind = P_INT, .slot = 5, .optional = true, .preset = PRESET_NONE},
};
const row op_avg_pool1d = {
    .op = "avg_pool1d", .name = "avg_pool1d",
    .signature =
        "avg_pool1d(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1] "
        "padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
        "divisor_override=None)",
    .enter = th_kernel, .body = &avg_pool1d_body,
    .kernel = {.cpu = avg_pool1d_cpu, .cuda = avg_pool1d_cpu},
    .backward = avg_pool1d_backward,
    .vmap = "folded",
    .params = avg_pool1d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 6, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .follows = 1, .rank = 1, .unbatched = 1, .grads = 1, .sizes = {1},
};

/* avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2] padding=0,
   bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) = kernel of
   average_pooling.c */
static int avg_pool2d_cpu(call *c) {
    return cpu_avg_pool(
        c->out[0], c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2}, c->n[6],
        c->n[7], c->n[8]);
}
static int avg_pool2d_shape(extent *size, const call *c) {
    return shape_avg_pool(
        size, c->t[0], (ints){c->n + 0, 2}, (ints){c->n + 2, 2}, (ints){c->n + 4, 2}, c->n[6],
        c->n[7], c->n[8]);
}
static const kernel_body avg_pool2d_body = {.shape = avg_pool2d_shape};
static int avg_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode,
       count_include_pad, divisor_override) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_avg_pool_input, &(call){
            .t = {grad[0]},
            .n = {s->n[6], s->n[7], s->n[8]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {(const int64_t[]){s->n[0], s->n[1]}, 2},
                {(const int64_t[]){s->n[2], s->n[3]}, 2},
                {(const int64_t[]){s->n[4], s->n[5]}, 2}
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param avg_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 6, .optional = true, .preset = PRESET(0)},
    {.name = "count_include_pad", .kind = P_BOOL, .slot = 7, .optional = true, .preset = PRESET(1)},
    {.name = "divisor_override", .kind = P_INT, .slot = 8, .optional = true, .preset = PRESET_NONE},
};
const row op_avg_pool2d = {
    .op = "avg_pool2d", .name = "avg_pool2d",
    .signature =
        "avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2] "
        "padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
        "divisor_override=None)",
    .enter = th_kernel, .body = &avg_pool2d_body,
    .kernel = {.cpu = avg_pool2d_cpu, .cuda = avg_pool2d_cpu},
    .backward = avg_pool2d_backward,
    .vmap = "folded",
    .params = avg_pool2d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 9, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .follows = 1, .rank = 2, .unbatched = 1, .grads = 1, .sizes = {1},
};

/* avg_pool3d(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3] padding=0,
   bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) = kernel of
   average_pooling.c */
static int avg_pool3d_cpu(call *c) {
    return cpu_avg_pool(
        c->out[0], c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3}, c->n[9],
        c->n[10], c->n[11]);
}
static int avg_pool3d_shape(extent *size, const call *c) {
    return shape_avg_pool(
        size, c->t[0], (ints){c->n + 0, 3}, (ints){c->n + 3, 3}, (ints){c->n + 6, 3}, c->n[9],
        c->n[10], c->n[11]);
}
static const kernel_body avg_pool3d_body = {.shape = avg_pool3d_shape};
static int avg_pool3d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode,
       count_include_pad, divisor_override) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_avg_pool_input, &(call){
            .t = {grad[0]},
            .n = {s->n[9], s->n[10], s->n[11]},
            .list = {
                {s->shape[0]->size + 2, s->shape[0]->ndim - 2},
                {(const int64_t[]){s->n[0], s->n[1], s->n[2]}, 3},
                {(const int64_t[]){s->n[3], s->n[4], s->n[5]}, 3},
                {(const int64_t[]){s->n[6], s->n[7], s->n[8]}, 3}
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param avg_pool3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3, .follows = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 3, .optional = true,
     .preset = PRESET(0)},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 9, .optional = true, .preset = PRESET(0)},
    {.name = "count_include_pad", .kind = P_BOOL, .slot = 10, .optional = true,
     .preset = PRESET(1)},
    {.name = "divisor_override", .kind = P_INT, .slot = 11, .optional = true,
     .preset = PRESET_NONE},
};
const row op_avg_pool3d = {
    .op = "avg_pool3d", .name = "avg_pool3d",
    .signature =
        "avg_pool3d(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3] "
        "padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
        "divisor_override=None)",
    .enter = th_kernel, .body = &avg_pool3d_body,
    .kernel = {.cpu = avg_pool3d_cpu, .cuda = avg_pool3d_cpu},
    .backward = avg_pool3d_backward,
    .autocast = "cpu float",
    .vmap = "folded",
    .params = avg_pool3d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 7, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 12, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .follows = 1, .rank = 3, .unbatched = 1, .grads = 1, .sizes = {1},
};

/* power_scale(Tensor input, Dim* dim, Scalar power) = torch.composed.power_scale */
static const param power_scale_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0},
    {.name = "power", .kind = P_SCALAR, .slot = 0},
};
const row op_power_scale = {
    .op = "power_scale", .name = "power_scale",
    .signature = "power_scale(Tensor input, Dim* dim, Scalar power)",
    .params = power_scale_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 3,
    .tensors = 1, .inputs = 1, .scalars = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* lp_pool1d(Tensor input, Scalar norm_type, int[1] kernel_size, int[1] stride=kernel_size, bool
   ceil_mode=False) = torch.composed.lp_pool1d */
static const param lp_pool1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "norm_type", .kind = P_SCALAR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 1},
    {.name = "stride", .kind = P_INTS, .slot = 1, .length = 1, .follows = 3, .optional = true,
     .preset = PRESET_NONE},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_lp_pool1d = {
    .op = "lp_pool1d", .name = "lp_pool1d",
    .signature =
        "lp_pool1d(Tensor input, Scalar norm_type, int[1] kernel_size, int[1] "
        "stride=kernel_size, bool ceil_mode=False)",
    .params = lp_pool1d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .follows = 1,
};

/* lp_pool2d(Tensor input, Scalar norm_type, int[2] kernel_size, int[2] stride=kernel_size, bool
   ceil_mode=False) = torch.composed.lp_pool2d */
static const param lp_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "norm_type", .kind = P_SCALAR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .follows = 3, .optional = true,
     .preset = PRESET_NONE},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 4, .optional = true, .preset = PRESET(0)},
};
const row op_lp_pool2d = {
    .op = "lp_pool2d", .name = "lp_pool2d",
    .signature =
        "lp_pool2d(Tensor input, Scalar norm_type, int[2] kernel_size, int[2] "
        "stride=kernel_size, bool ceil_mode=False)",
    .params = lp_pool2d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 5, .results = 1, .returned = 1,
    .types = {TH_SAME}, .follows = 1,
};

/* lp_pool3d(Tensor input, Scalar norm_type, int[3] kernel_size, int[3] stride=kernel_size, bool
   ceil_mode=False) = torch.composed.lp_pool3d */
static const param lp_pool3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "norm_type", .kind = P_SCALAR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 3},
    {.name = "stride", .kind = P_INTS, .slot = 3, .length = 3, .follows = 3, .optional = true,
     .preset = PRESET_NONE},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 6, .optional = true, .preset = PRESET(0)},
};
const row op_lp_pool3d = {
    .op = "lp_pool3d", .name = "lp_pool3d",
    .signature =
        "lp_pool3d(Tensor input, Scalar norm_type, int[3] kernel_size, int[3] "
        "stride=kernel_size, bool ceil_mode=False)",
    .params = lp_pool3d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 7, .results = 1, .returned = 1,
    .types = {TH_SAME}, .follows = 1,
};

/* avg_pool_input(Tensor grad_output, int* size, int* kernel_size, int* stride, int* padding,
   bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) = kernel of
   average_pooling.c */
static int avg_pool_input_cpu(call *c) {
    return cpu_avg_pool_input(
        c->out[0], c->t[0], c->list[0], c->list[1], c->list[2], c->list[3], c->n[0], c->n[1],
        c->n[2]);
}
static int avg_pool_input_shape(extent *size, const call *c) {
    return shape_avg_pool_input(
        size, c->t[0], c->list[0], c->list[1], c->list[2], c->list[3], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body avg_pool_input_body = {.shape = avg_pool_input_shape};
static int avg_pool_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = avg_pool(grad, kernel_size, stride, padding, ceil_mode, count_include_pad,
       divisor_override) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_avg_pool, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]},
            .list = {
                {s->list[1].at, s->list[1].count},
                {s->list[2].at, s->list[2].count},
                {s->list[3].at, s->list[3].count}
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param avg_pool_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "kernel_size", .kind = P_LIST, .slot = 1},
    {.name = "stride", .kind = P_LIST, .slot = 2},
    {.name = "padding", .kind = P_LIST, .slot = 3},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "count_include_pad", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "divisor_override", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_avg_pool_input = {
    .op = "avg_pool_input", .name = "avg_pool_input",
    .signature =
        "avg_pool_input(Tensor grad_output, int* size, int* kernel_size, int* stride, int* "
        "padding, bool ceil_mode=False, bool count_include_pad=True, int? "
        "divisor_override=None)",
    .enter = th_kernel, .body = &avg_pool_input_body,
    .kernel = {.cpu = avg_pool_input_cpu, .cuda = avg_pool_input_cpu},
    .backward = avg_pool_input_backward,
    .params = avg_pool_input_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8,
    .required = 5, .tensors = 1, .inputs = 1, .ints = 3, .lists = 4, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* adaptive_avg_pool(Tensor input, int* output_size) = kernel of average_pooling.c */
static int adaptive_avg_pool_cpu(call *c) {
    return cpu_adaptive_avg_pool(c->out[0], c->t[0], c->list[0]);
}
static int adaptive_avg_pool_shape(extent *size, const call *c) {
    return shape_adaptive_avg_pool(size, c->t[0], c->list[0]);
}
static const kernel_body adaptive_avg_pool_body = {.shape = adaptive_avg_pool_shape};
static int adaptive_avg_pool_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adaptive_avg_pool_input(grad, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_adaptive_avg_pool_input, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_avg_pool_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_LIST, .slot = 0},
};
const row op_adaptive_avg_pool = {
    .op = "adaptive_avg_pool", .name = "adaptive_avg_pool",
    .signature = "adaptive_avg_pool(Tensor input, int* output_size)",
    .enter = th_kernel, .body = &adaptive_avg_pool_body,
    .kernel = {.cpu = adaptive_avg_pool_cpu, .cuda = adaptive_avg_pool_cpu},
    .backward = adaptive_avg_pool_backward,
    .vmap = "folded",
    .params = adaptive_avg_pool_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .sizes = {1},
};

/* adaptive_avg_pool1d(Tensor input, int[1]? output_size) = kernel of average_pooling.c */
static int adaptive_avg_pool1d_cpu(call *c) {
    return cpu_adaptive_avg_pool(c->out[0], c->t[0], (ints){c->n + 0, 1});
}
static int adaptive_avg_pool1d_shape(extent *size, const call *c) {
    return shape_adaptive_avg_pool(size, c->t[0], (ints){c->n + 0, 1});
}
static const kernel_body adaptive_avg_pool1d_body = {.shape = adaptive_avg_pool1d_shape};
static int adaptive_avg_pool1d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adaptive_avg_pool_input(grad, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_adaptive_avg_pool_input, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_avg_pool1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 1, .none = true,
     .preset = PRESET_NONE},
};
const row op_adaptive_avg_pool1d = {
    .op = "adaptive_avg_pool1d", .name = "adaptive_avg_pool1d",
    .signature = "adaptive_avg_pool1d(Tensor input, int[1]? output_size)",
    .enter = th_kernel, .body = &adaptive_avg_pool1d_body,
    .kernel = {.cpu = adaptive_avg_pool1d_cpu, .cuda = adaptive_avg_pool1d_cpu},
    .backward = adaptive_avg_pool1d_backward,
    .vmap = "folded",
    .params = adaptive_avg_pool1d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .rank = 1, .unbatched = 1, .grads = 1, .sizes = {1},
};

/* adaptive_avg_pool2d(Tensor input, int[2]? output_size) = kernel of average_pooling.c */
static int adaptive_avg_pool2d_cpu(call *c) {
    return cpu_adaptive_avg_pool(c->out[0], c->t[0], (ints){c->n + 0, 2});
}
static int adaptive_avg_pool2d_shape(extent *size, const call *c) {
    return shape_adaptive_avg_pool(size, c->t[0], (ints){c->n + 0, 2});
}
static const kernel_body adaptive_avg_pool2d_body = {.shape = adaptive_avg_pool2d_shape};
static int adaptive_avg_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adaptive_avg_pool_input(grad, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_adaptive_avg_pool_input, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_avg_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 2, .none = true,
     .preset = PRESET_NONE},
};
const row op_adaptive_avg_pool2d = {
    .op = "adaptive_avg_pool2d", .name = "adaptive_avg_pool2d",
    .signature = "adaptive_avg_pool2d(Tensor input, int[2]? output_size)",
    .enter = th_kernel, .body = &adaptive_avg_pool2d_body,
    .kernel = {.cpu = adaptive_avg_pool2d_cpu, .cuda = adaptive_avg_pool2d_cpu},
    .backward = adaptive_avg_pool2d_backward,
    .vmap = "folded",
    .params = adaptive_avg_pool2d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .rank = 2, .unbatched = 1, .grads = 1, .sizes = {1},
};

/* adaptive_avg_pool3d(Tensor input, int[3]? output_size) = kernel of average_pooling.c */
static int adaptive_avg_pool3d_cpu(call *c) {
    return cpu_adaptive_avg_pool(c->out[0], c->t[0], (ints){c->n + 0, 3});
}
static int adaptive_avg_pool3d_shape(extent *size, const call *c) {
    return shape_adaptive_avg_pool(size, c->t[0], (ints){c->n + 0, 3});
}
static const kernel_body adaptive_avg_pool3d_body = {.shape = adaptive_avg_pool3d_shape};
static int adaptive_avg_pool3d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adaptive_avg_pool_input(grad, input.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_adaptive_avg_pool_input, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_avg_pool3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 3, .none = true,
     .preset = PRESET_NONE},
};
const row op_adaptive_avg_pool3d = {
    .op = "adaptive_avg_pool3d", .name = "adaptive_avg_pool3d",
    .signature = "adaptive_avg_pool3d(Tensor input, int[3]? output_size)",
    .enter = th_kernel, .body = &adaptive_avg_pool3d_body,
    .kernel = {.cpu = adaptive_avg_pool3d_cpu, .cuda = adaptive_avg_pool3d_cpu},
    .backward = adaptive_avg_pool3d_backward,
    .autocast = "cpu float",
    .vmap = "folded",
    .params = adaptive_avg_pool3d_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_NUMBERS,
    .own = TH_FLOATS | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .rank = 3, .unbatched = 1, .grads = 1, .sizes = {1},
};

/* adaptive_avg_pool_input(Tensor grad_output, int* size) = kernel of average_pooling.c */
static int adaptive_avg_pool_input_cpu(call *c) {
    return cpu_adaptive_avg_pool_input(c->out[0], c->t[0], c->list[0]);
}
static int adaptive_avg_pool_input_shape(extent *size, const call *c) {
    return shape_adaptive_avg_pool_input(size, c->t[0], c->list[0]);
}
static const kernel_body adaptive_avg_pool_input_body = {.shape = adaptive_avg_pool_input_shape};
static int adaptive_avg_pool_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = adaptive_avg_pool(grad, grad_output.size()[2:]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_adaptive_avg_pool, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param adaptive_avg_pool_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_adaptive_avg_pool_input = {
    .op = "adaptive_avg_pool_input", .name = "adaptive_avg_pool_input",
    .signature = "adaptive_avg_pool_input(Tensor grad_output, int* size)",
    .enter = th_kernel, .body = &adaptive_avg_pool_input_body,
    .kernel = {.cpu = adaptive_avg_pool_input_cpu, .cuda = adaptive_avg_pool_input_cpu},
    .backward = adaptive_avg_pool_input_backward,
    .params = adaptive_avg_pool_input_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* root(Tensor input, Scalar degree) = input ** (1 / degree) */
WIDE_LOOPS(root, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_degree = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_pow(in_input[i], f_divide((T)1, in_degree));
})
static const pointwise root_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"pooling", "root"},
    .loops = {EACH_FLOATING(AT_TYPE, root)},
};
/* d input = select(input == 0, 0, grad * output / (degree * input)) */
WIDE_LOOPS(root_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    const T in_degree = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (T)0,
        f_divide(in_grad[i] * in_output[i], in_degree * in_input[i]));
})
NARROW_LOOPS(root_input, 1, 4, 1, 0)
static const gradient root_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"pooling", "root_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, root_input)
        EACH_NARROW_FLOAT(AT_TYPE, root_input)
    },
};
static int root_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&root_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param root_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "degree", .kind = P_SCALAR, .slot = 0},
};
const row op_root = {
    .op = "root", .name = "root",
    .signature = "root(Tensor input, Scalar degree)",
    .enter = th_pointwise, .body = &root_body,
    .backward = root_backward,
    .params = root_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};
