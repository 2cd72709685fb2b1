/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* pooling: Windows of images into one element each. Input is (batch, channels, height, width)
   or without the batch. */
#include "row/row.h"
#include "average_pooling.h"
#include "max_pooling.h"

extern const row op_avg_pool2d;
extern const row op_avg_pool2d_input;
extern const row op_max_pool2d_gather;
extern const row op_max_pool2d_input;

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* max_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, int[2]
   dilation=1, bool ceil_mode=False) -> (Tensor output, LongTensor indices) = kernel of
   max_pooling.c */
static int max_pool2d_cpu(call *c) {
    return cpu_max_pool2d(
        c->out[0], c->out[1], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]);
}
static int max_pool2d_shape(extent *size, const call *c) {
    return shape_max_pool2d(size, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]);
}
static const kernel_body max_pool2d_body = {.shape = max_pool2d_shape};
static int max_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool2d_input(grad, indices, [input.size(-2), input.size(-1)]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool2d_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {th_size_at(s->shape[0], -2), th_size_at(s->shape[0], -1)}
        }));
    return th_leave(&f, s, result);
}
static const param max_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .type = -1},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
    {.name = "dilation", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 8, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
};
static const form max_pool2d_forms[] = {
    {"tII", {0, 1, 2}}, {"tIII", {0, 1, 2, 3}}, {"tIIII", {0, 1, 2, 3, 4}},
    {"tIIIIb", {0, 1, 2, 3, 4, 5}},
};
const row op_max_pool2d = {
    .op = "max_pool2d", .name = "max_pool2d",
    .signature =
        "max_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, "
        "int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, LongTensor indices)",
    .doc =
        "The largest element of each window and its place in the plane, row by row; nan "
        "counts as largest, and the first of equal ones wins.",
    .enter = th_kernel, .body = &max_pool2d_body,
    .kernel = {.cpu = max_pool2d_cpu},
    .backward = max_pool2d_backward,
    .params = max_pool2d_params,
    .forms = max_pool2d_forms,
    .dtypes = TH_FLOATING, .nparams = 6, .nforms = 4, .tensors = 1, .inputs = 1, .ints = 9,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* max_pool2d_input(Tensor grad_output, LongTensor indices, int[2] size) = kernel of
   max_pooling.c */
static int max_pool2d_input_cpu(call *c) {
    return cpu_max_pool2d_input(c->out[0], c->t[0], c->t[1], c->n);
}
static int max_pool2d_input_shape(extent *size, const call *c) {
    return shape_max_pool2d_input(size, c->t[0], c->t[1], c->n);
}
static const kernel_body max_pool2d_input_body = {.shape = max_pool2d_input_shape};
static int max_pool2d_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = max_pool2d_gather(grad, indices) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool2d_gather, &(call){.t = {grad[0], s->t[1]}}));
    return th_leave(&f, s, result);
}
static const param max_pool2d_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .type = TH_LONG},
    {.name = "size", .kind = P_INTS, .slot = 0, .length = 2, .type = -1},
};
static const form max_pool2d_input_forms[] = {
    {"ttI", {0, 1, 2}},
};
const row op_max_pool2d_input = {
    .op = "max_pool2d_input", .name = "max_pool2d_input",
    .signature = "max_pool2d_input(Tensor grad_output, LongTensor indices, int[2] size)",
    .doc =
        "Gradient of max_pool2d, planes of zeros of the given size to which every element of "
        "grad_output is added at its index.",
    .enter = th_kernel, .body = &max_pool2d_input_body,
    .kernel = {.cpu = max_pool2d_input_cpu},
    .backward = max_pool2d_input_backward,
    .params = max_pool2d_input_params,
    .forms = max_pool2d_input_forms,
    .dtypes = TH_FLOATING, .nparams = 3, .nforms = 1, .tensors = 2, .inputs = 2, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
};

/* max_pool2d_gather(Tensor input, LongTensor indices) = kernel of max_pooling.c */
static int max_pool2d_gather_cpu(call *c) {
    return cpu_max_pool2d_gather(c->out[0], c->t[0], c->t[1]);
}
static int max_pool2d_gather_shape(extent *size, const call *c) {
    return shape_max_pool2d_gather(size, c->t[0], c->t[1]);
}
static const kernel_body max_pool2d_gather_body = {.shape = max_pool2d_gather_shape};
static int max_pool2d_gather_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = max_pool2d_input(grad, indices, [input.size(-2), input.size(-1)]) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_max_pool2d_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {th_size_at(s->shape[0], -2), th_size_at(s->shape[0], -1)}
        }));
    return th_leave(&f, s, result);
}
static const param max_pool2d_gather_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .type = TH_LONG},
};
static const form max_pool2d_gather_forms[] = {
    {"tt", {0, 1}},
};
const row op_max_pool2d_gather = {
    .op = "max_pool2d_gather", .name = "max_pool2d_gather",
    .signature = "max_pool2d_gather(Tensor input, LongTensor indices)",
    .doc = "The element of each plane of input that every index names.",
    .enter = th_kernel, .body = &max_pool2d_gather_body,
    .kernel = {.cpu = max_pool2d_gather_cpu},
    .backward = max_pool2d_gather_backward,
    .params = max_pool2d_gather_params,
    .forms = max_pool2d_gather_forms,
    .dtypes = TH_FLOATING, .nparams = 2, .nforms = 1, .tensors = 2, .inputs = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, bool
   ceil_mode=False, bool count_include_pad=True) = kernel of average_pooling.c */
static int avg_pool2d_cpu(call *c) {
    return cpu_avg_pool2d(c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n[6], c->n[7]);
}
static int avg_pool2d_shape(extent *size, const call *c) {
    return shape_avg_pool2d(size, c->t[0], c->n, c->n + 2, c->n + 4, c->n[6], c->n[7]);
}
static const kernel_body avg_pool2d_body = {.shape = avg_pool2d_shape};
static int avg_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = avg_pool2d_input(grad, [input.size(-2), input.size(-1)], kernel_size, stride,
       padding, ceil_mode, count_include_pad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_avg_pool2d_input, &(call){
            .t = {grad[0]},
            .n = {
                th_size_at(s->shape[0], -2), th_size_at(s->shape[0], -1), s->n[0], s->n[1], s->n[2],
                s->n[3], s->n[4], s->n[5], s->n[6], s->n[7]
            }
        }));
    return th_leave(&f, s, result);
}
static const param avg_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .slot = 2, .length = 2, .type = -1},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 6, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
    {.name = "count_include_pad", .kind = P_BOOL, .slot = 7, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form avg_pool2d_forms[] = {
    {"tII", {0, 1, 2}}, {"tIII", {0, 1, 2, 3}}, {"tIIIb", {0, 1, 2, 3, 4}},
    {"tIIIbb", {0, 1, 2, 3, 4, 5}},
};
const row op_avg_pool2d = {
    .op = "avg_pool2d", .name = "avg_pool2d",
    .signature =
        "avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, bool "
        "ceil_mode=False, bool count_include_pad=True)",
    .doc =
        "The mean of each window. Padding counts as zeros, or not at all with "
        "count_include_pad=False.",
    .enter = th_kernel, .body = &avg_pool2d_body,
    .kernel = {.cpu = avg_pool2d_cpu},
    .backward = avg_pool2d_backward,
    .params = avg_pool2d_params,
    .forms = avg_pool2d_forms,
    .dtypes = TH_FLOATING, .nparams = 6, .nforms = 4, .tensors = 1, .inputs = 1, .ints = 8,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* avg_pool2d_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] stride, int[2]
   padding=0, bool ceil_mode=False, bool count_include_pad=True) = kernel of average_pooling.c */
static int avg_pool2d_input_cpu(call *c) {
    return cpu_avg_pool2d_input(
        c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8], c->n[9]);
}
static int avg_pool2d_input_shape(extent *size, const call *c) {
    return shape_avg_pool2d_input(
        size, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8], c->n[9]);
}
static const kernel_body avg_pool2d_input_body = {.shape = avg_pool2d_input_shape};
static int avg_pool2d_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_avg_pool2d, &(call){
            .t = {grad[0]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9]}
        }));
    return th_leave(&f, s, result);
}
static const param avg_pool2d_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "size", .kind = P_INTS, .slot = 0, .length = 2, .type = -1},
    {.name = "kernel_size", .kind = P_INTS, .slot = 2, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .slot = 4, .length = 2, .type = -1},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
    {.name = "ceil_mode", .kind = P_BOOL, .slot = 8, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
    {.name = "count_include_pad", .kind = P_BOOL, .slot = 9, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form avg_pool2d_input_forms[] = {
    {"tIII", {0, 1, 2, 3}}, {"tIIII", {0, 1, 2, 3, 4}}, {"tIIIIb", {0, 1, 2, 3, 4, 5}},
    {"tIIIIbb", {0, 1, 2, 3, 4, 5, 6}},
};
const row op_avg_pool2d_input = {
    .op = "avg_pool2d_input", .name = "avg_pool2d_input",
    .signature =
        "avg_pool2d_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] "
        "stride, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True)",
    .doc =
        "Gradient of avg_pool2d, every element of grad_output shared out over its window in "
        "planes of the given size.",
    .enter = th_kernel, .body = &avg_pool2d_input_body,
    .kernel = {.cpu = avg_pool2d_input_cpu},
    .backward = avg_pool2d_input_backward,
    .params = avg_pool2d_input_params,
    .forms = avg_pool2d_input_forms,
    .dtypes = TH_FLOATING, .nparams = 7, .nforms = 4, .tensors = 1, .inputs = 1, .ints = 10,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};
