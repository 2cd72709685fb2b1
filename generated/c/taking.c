/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* taking: Reading and writing elements by flat index. */
#include "row/row.h"
#include "take.h"

extern const row op_put_input;
extern const row op_reshape;
extern const row op_take;
extern const row op_take_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* take(Tensor input, LongTensor index) = kernel of take.c */
static int take_cpu(call *c) {
    return cpu_take(c->out[0], c->t[0], c->t[1]);
}
static int take_cuda(call *c) {
    return cuda_take(c->out[0], c->t[0], c->t[1]);
}
static int take_shape(extent *size, const call *c) {
    return shape_take(size, c->t[0], c->t[1]);
}
static const kernel_body take_body = {.shape = take_shape};
static int take_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = take_input(grad, index, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_take_input, &(call){
            .t = {grad[0], s->t[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param take_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
};
const row op_take = {
    .op = "take", .name = "take",
    .signature = "take(Tensor input, LongTensor index)",
    .enter = th_kernel, .body = &take_body,
    .kernel = {.cpu = take_cpu, .cuda = take_cuda},
    .backward = take_backward,
    .params = take_params,
    .flags = ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2}, .sizes = {1},
};

/* take_input(Tensor grad_output, LongTensor index, int* size) = kernel of take.c */
static int take_input_cpu(call *c) {
    return cpu_take_input(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int take_input_cuda(call *c) {
    return cuda_take_input(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int take_input_shape(extent *size, const call *c) {
    return shape_take_input(size, c->t[0], c->t[1], c->list[0]);
}
static const kernel_body take_input_body = {.shape = take_input_shape};
static int take_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad.take(index) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_take, &(call){.t = {grad[0], s->t[1]}}));
    return th_end_frame(&f, s, result);
}
static const param take_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_take_input = {
    .op = "take_input", .name = "take_input",
    .signature = "take_input(Tensor grad_output, LongTensor index, int* size)",
    .enter = th_kernel, .body = &take_input_body,
    .kernel = {.cpu = take_input_cpu, .cuda = take_input_cuda},
    .backward = take_input_backward,
    .params = take_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2},
};

/* put(Tensor input, LongTensor index, Tensor source, bool accumulate=False) = update of take.c */
static int put_cpu(call *c) {
    return cpu_put(c->out[0], c->t[1], c->t[2], c->n[0]);
}
static int put_cuda(call *c) {
    return cuda_put(c->out[0], c->t[1], c->t[2], c->n[0]);
}
static int put_shape(extent *size, const call *c) {
    return shape_put(size, c->t[0], c->t[1], c->t[2], c->n[0]);
}
static const kernel_body put_body = {.shape = put_shape};
static int put_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = put_input(grad, index, accumulate) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_put_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    /* d source = grad.take(index).reshape(source.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_reshape, &(call){
            .t = {th_apply(&f, &op_take, &(call){.t = {grad[0], s->t[1]}})},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param put_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
    {.name = "accumulate", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_put = {
    .op = "put", .name = "put",
    .signature =
        "put(Tensor input, LongTensor index, Tensor source, bool accumulate=False)",
    .enter = th_update, .body = &put_body,
    .kernel = {.cpu = put_cpu, .cuda = put_cuda},
    .backward = put_backward,
    .params = put_params,
    .flags = ROW_INPLACE | ROW_MIXED | ROW_KEEPS_ORDER | ROW_CONJUGATES, .dtypes = TH_ALL,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 3, .tensors = 3, .inputs = 3, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 5, .grads = 1,
    .reads = {2, 0, 2}, .sizes = {0, 0, 4},
};

/* put_input(Tensor grad_output, LongTensor index, bool accumulate) = update of take.c */
static int put_input_cpu(call *c) {
    return cpu_put_input(c->out[0], c->t[1], c->n[0]);
}
static int put_input_cuda(call *c) {
    return cuda_put_input(c->out[0], c->t[1], c->n[0]);
}
static int put_input_shape(extent *size, const call *c) {
    return shape_put_input(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body put_input_body = {.shape = put_input_shape};
static int put_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = put_input(grad, index, accumulate) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_put_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param put_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "accumulate", .kind = P_BOOL, .slot = 0},
};
const row op_put_input = {
    .op = "put_input", .name = "put_input",
    .signature = "put_input(Tensor grad_output, LongTensor index, bool accumulate)",
    .enter = th_update, .body = &put_input_body,
    .kernel = {.cpu = put_input_cpu, .cuda = put_input_cuda},
    .backward = put_input_backward,
    .params = put_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
};
