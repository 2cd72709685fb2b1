/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* joining: Concatenation and repetition of tensors. */
#include "row/row.h"
#include "join.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* cat(Tensor* tensors, Dim dim=0) = kernel of join.c */
static int cat_cpu(call *c) {
    return cpu_cat(c->out[0], c->many[0], c->n[0]);
}
static int cat_shape(extent *size, const call *c) {
    return shape_cat(size, c->many[0], c->n[0]);
}
static const kernel_body cat_body = {.shape = cat_shape};
static const param cat_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_cat = {
    .op = "cat", .name = "cat",
    .signature = "cat(Tensor* tensors, Dim dim=0)",
    .enter = th_kernel, .body = &cat_body,
    .kernel = {.cpu = cat_cpu, .cuda = cat_cpu},
    .backward = backward_cat,
    .vmap = "along_lines",
    .params = cat_params,
    .flags = ROW_PROMOTES | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_ANY, .own = TH_ANY,
    .nparams = 2, .required = 1, .ints = 1, .many = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 256, .grads = 1,
};

/* stack(Tensor* tensors, Dim dim=0) = torch.composed.stack */
static const param stack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_stack = {
    .op = "stack", .name = "stack",
    .signature = "stack(Tensor* tensors, Dim dim=0)",
    .params = stack_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .ints = 1, .many = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* repeat(Tensor input, int* sizes) = torch.composed.repeat */
static const param repeat_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
};
const row op_repeat = {
    .op = "repeat", .name = "repeat",
    .signature = "repeat(Tensor input, int* sizes)",
    .params = repeat_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* chunk_cat(Tensor* tensors, Dim dim, int num_chunks) = torch.composed.chunk_cat */
static const param chunk_cat_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "num_chunks", .kind = P_INT, .slot = 1},
};
const row op_chunk_cat = {
    .op = "chunk_cat", .name = "chunk_cat",
    .signature = "chunk_cat(Tensor* tensors, Dim dim, int num_chunks)",
    .params = chunk_cat_params,
    .flags = ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .ints = 2,
    .many = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
