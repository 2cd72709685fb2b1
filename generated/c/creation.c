/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* creation: New tensors of the default type. */
#include "row/row.h"
#include "create.h"
#include "diagonal.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* zeros(int* size) = kernel of create.c */
static int zeros_cpu(call *c) {
    return cpu_zeros(c->out[0], c->list[0]);
}
static int zeros_shape(extent *size, const call *c) {
    return shape_zeros(size, c->list[0]);
}
static const kernel_body zeros_body = {.shape = zeros_shape};
static const param zeros_params[] = {
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_zeros = {
    .op = "zeros", .name = "zeros",
    .signature = "zeros(int* size)",
    .enter = th_kernel, .body = &zeros_body,
    .kernel = {.cpu = zeros_cpu, .cuda = zeros_cpu},
    .params = zeros_params,
    .flags = ROW_CREATE, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1, .required = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* empty(int* size) = kernel of create.c */
static int empty_cpu(call *c) {
    return cpu_empty(c->out[0], c->list[0]);
}
static int empty_shape(extent *size, const call *c) {
    return shape_empty(size, c->list[0]);
}
static const kernel_body empty_body = {.shape = empty_shape};
static const param empty_params[] = {
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_empty = {
    .op = "empty", .name = "empty",
    .signature = "empty(int* size)",
    .enter = th_kernel, .body = &empty_body,
    .kernel = {.cpu = empty_cpu, .cuda = empty_cpu},
    .params = empty_params,
    .flags = ROW_CREATE, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1, .required = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* empty_like(Tensor input) = kernel of create.c */
static int empty_like_cpu(call *c) {
    return cpu_empty_like(c->out[0], c->t[0]);
}
static int empty_like_shape(extent *size, const call *c) {
    return shape_empty_like(size, c->t[0]);
}
static const kernel_body empty_like_body = {.shape = empty_like_shape};
static const param empty_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_empty_like = {
    .op = "empty_like", .name = "empty_like",
    .signature = "empty_like(Tensor input)",
    .enter = th_kernel, .body = &empty_like_body,
    .kernel = {.cpu = empty_like_cpu, .cuda = empty_like_cpu},
    .vmap = "in_a_loop",
    .options = "dtype=made",
    .params = empty_like_params,
    .flags = ROW_FUNCTION | ROW_KEEPS_ORDER, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* new_zeros(Tensor input, int* size) = kernel of create.c */
static int new_zeros_cpu(call *c) {
    return cpu_new_zeros(c->out[0], c->t[0], c->list[0]);
}
static int new_zeros_shape(extent *size, const call *c) {
    return shape_new_zeros(size, c->t[0], c->list[0]);
}
static const kernel_body new_zeros_body = {.shape = new_zeros_shape};
static const param new_zeros_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_new_zeros = {
    .op = "new_zeros", .name = "new_zeros",
    .signature = "new_zeros(Tensor input, int* size)",
    .enter = th_kernel, .body = &new_zeros_body,
    .kernel = {.cpu = new_zeros_cpu, .cuda = new_zeros_cpu},
    .vmap = "in_a_loop",
    .options = "dtype=made",
    .params = new_zeros_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* new_ones(Tensor input, int* size) = kernel of create.c */
static int new_ones_cpu(call *c) {
    return cpu_new_ones(c->out[0], c->t[0], c->list[0]);
}
static int new_ones_shape(extent *size, const call *c) {
    return shape_new_ones(size, c->t[0], c->list[0]);
}
static const kernel_body new_ones_body = {.shape = new_ones_shape};
static const param new_ones_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_new_ones = {
    .op = "new_ones", .name = "new_ones",
    .signature = "new_ones(Tensor input, int* size)",
    .enter = th_kernel, .body = &new_ones_body,
    .kernel = {.cpu = new_ones_cpu, .cuda = new_ones_cpu},
    .vmap = "in_a_loop",
    .options = "dtype=made",
    .params = new_ones_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* new_empty(Tensor input, int* size) = kernel of create.c */
static int new_empty_cpu(call *c) {
    return cpu_new_empty(c->out[0], c->t[0], c->list[0]);
}
static int new_empty_shape(extent *size, const call *c) {
    return shape_new_empty(size, c->t[0], c->list[0]);
}
static const kernel_body new_empty_body = {.shape = new_empty_shape};
static const param new_empty_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_new_empty = {
    .op = "new_empty", .name = "new_empty",
    .signature = "new_empty(Tensor input, int* size)",
    .enter = th_kernel, .body = &new_empty_body,
    .kernel = {.cpu = new_empty_cpu, .cuda = new_empty_cpu},
    .vmap = "in_a_loop",
    .options = "dtype=made",
    .params = new_empty_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* ones(int* size) = kernel of create.c */
static int ones_cpu(call *c) {
    return cpu_ones(c->out[0], c->list[0]);
}
static int ones_shape(extent *size, const call *c) {
    return shape_ones(size, c->list[0]);
}
static const kernel_body ones_body = {.shape = ones_shape};
static const param ones_params[] = {
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_ones = {
    .op = "ones", .name = "ones",
    .signature = "ones(int* size)",
    .enter = th_kernel, .body = &ones_body,
    .kernel = {.cpu = ones_cpu, .cuda = ones_cpu},
    .params = ones_params,
    .flags = ROW_CREATE, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1, .required = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* eye(int n, int? m=None) = kernel of diagonal.c */
static int eye_cpu(call *c) {
    return cpu_eye(c->out[0], c->n[0], c->n[1]);
}
static int eye_shape(extent *size, const call *c) {
    return shape_eye(size, c->n[0], c->n[1]);
}
static const kernel_body eye_body = {.shape = eye_shape};
static const param eye_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0},
    {.name = "m", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET_NONE},
};
const row op_eye = {
    .op = "eye", .name = "eye",
    .signature = "eye(int n, int? m=None)",
    .enter = th_kernel, .body = &eye_body,
    .kernel = {.cpu = eye_cpu, .cuda = eye_cpu},
    .params = eye_params,
    .flags = ROW_CREATE, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* arange(Scalar start=0, Scalar end, Scalar step=1) -> ScalarTensor = kernel of create.c */
static int arange_cpu(call *c) {
    return cpu_arange(c->out[0], c->s[0], c->s[1], c->s[2]);
}
static int arange_shape(extent *size, const call *c) {
    return shape_arange(size, c->s[0], c->s[1], c->s[2]);
}
static const kernel_body arange_body = {.shape = arange_shape};
static const param arange_params[] = {
    {.name = "start", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "end", .kind = P_SCALAR, .slot = 1},
    {.name = "step", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_arange = {
    .op = "arange", .name = "arange",
    .signature = "arange(Scalar start=0, Scalar end, Scalar step=1) -> ScalarTensor",
    .enter = th_kernel, .body = &arange_body,
    .kernel = {.cpu = arange_cpu, .cuda = arange_cpu},
    .params = arange_params,
    .flags = ROW_CREATE | ROW_MIXED, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 3,
    .required = 2, .scalars = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .joins = 7,
};

/* range(Scalar start, Scalar end, Scalar step=1) = kernel of create.c */
static int range_cpu(call *c) {
    return cpu_range(c->out[0], c->s[0], c->s[1], c->s[2]);
}
static int range_shape(extent *size, const call *c) {
    return shape_range(size, c->s[0], c->s[1], c->s[2]);
}
static const kernel_body range_body = {.shape = range_shape};
static const param range_params[] = {
    {.name = "start", .kind = P_SCALAR, .slot = 0},
    {.name = "end", .kind = P_SCALAR, .slot = 1},
    {.name = "step", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_range = {
    .op = "range", .name = "range",
    .signature = "range(Scalar start, Scalar end, Scalar step=1)",
    .enter = th_kernel, .body = &range_body,
    .kernel = {.cpu = range_cpu, .cuda = range_cpu},
    .params = range_params,
    .flags = ROW_CREATE, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 3, .required = 2,
    .scalars = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linspace(Scalar start, Scalar end, int steps=100) = kernel of create.c */
static int linspace_cpu(call *c) {
    return cpu_linspace(c->out[0], c->s[0], c->s[1], c->n[0]);
}
static int linspace_shape(extent *size, const call *c) {
    return shape_linspace(size, c->s[0], c->s[1], c->n[0]);
}
static const kernel_body linspace_body = {.shape = linspace_shape};
static const param linspace_params[] = {
    {.name = "start", .kind = P_SCALAR, .slot = 0},
    {.name = "end", .kind = P_SCALAR, .slot = 1},
    {.name = "steps", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(100)},
};
const row op_linspace = {
    .op = "linspace", .name = "linspace",
    .signature = "linspace(Scalar start, Scalar end, int steps=100)",
    .enter = th_kernel, .body = &linspace_body,
    .kernel = {.cpu = linspace_cpu, .cuda = linspace_cpu},
    .params = linspace_params,
    .flags = ROW_CREATE, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 3, .required = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* logspace(Scalar start, Scalar end, int steps=100, Scalar base=10) = kernel of create.c */
static int logspace_cpu(call *c) {
    return cpu_logspace(c->out[0], c->s[0], c->s[1], c->n[0], c->s[2]);
}
static int logspace_shape(extent *size, const call *c) {
    return shape_logspace(size, c->s[0], c->s[1], c->n[0], c->s[2]);
}
static const kernel_body logspace_body = {.shape = logspace_shape};
static const param logspace_params[] = {
    {.name = "start", .kind = P_SCALAR, .slot = 0},
    {.name = "end", .kind = P_SCALAR, .slot = 1},
    {.name = "steps", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(100)},
    {.name = "base", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(10)},
};
const row op_logspace = {
    .op = "logspace", .name = "logspace",
    .signature = "logspace(Scalar start, Scalar end, int steps=100, Scalar base=10)",
    .enter = th_kernel, .body = &logspace_body,
    .kernel = {.cpu = logspace_cpu, .cuda = logspace_cpu},
    .params = logspace_params,
    .flags = ROW_CREATE, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 4, .required = 2, .scalars = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* randperm(int n) -> LongTensor = kernel of create.c */
static int randperm_cpu(call *c) {
    return cpu_randperm(c->out[0], c->n[0]);
}
static int randperm_shape(extent *size, const call *c) {
    return shape_randperm(size, c->n[0]);
}
static const kernel_body randperm_body = {.shape = randperm_shape};
static const param randperm_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0},
};
const row op_randperm = {
    .op = "randperm", .name = "randperm",
    .signature = "randperm(int n) -> LongTensor",
    .enter = th_kernel, .body = &randperm_body,
    .kernel = {.cpu = randperm_cpu, .cuda = randperm_cpu},
    .options = "generator=draws",
    .params = randperm_params,
    .flags = ROW_CREATE | ROW_DRAWS, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 1,
    .required = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_LONG},
};
