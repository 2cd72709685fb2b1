/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* creation_by_value: New tensors filled with one number. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "full.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* full(int* size, Scalar fill_value) -> ScalarTensor = kernel of full.c */
static int full_cpu(call *c) {
    return cpu_full(c->out[0], c->list[0], c->s[0]);
}
static int full_shape(extent *size, const call *c) {
    return shape_full(size, c->list[0], c->s[0]);
}
static const kernel_body full_body = {.shape = full_shape};
static const param full_params[] = {
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "fill_value", .kind = P_SCALAR, .slot = 0},
};
const row op_full = {
    .op = "full", .name = "full",
    .signature = "full(int* size, Scalar fill_value) -> ScalarTensor",
    .enter = th_kernel, .body = &full_body,
    .kernel = {.cpu = full_cpu, .cuda = full_cpu},
    .params = full_params,
    .flags = ROW_CREATE | ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2,
    .scalars = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .moved = 1,
    .joins = 1,
};

/* scalar_tensor(Scalar number) = kernel of full.c */
static int scalar_tensor_cpu(call *c) {
    return cpu_scalar_tensor(c->out[0], c->s[0]);
}
static int scalar_tensor_shape(extent *size, const call *c) {
    return shape_scalar_tensor(size, c->s[0]);
}
static const kernel_body scalar_tensor_body = {.shape = scalar_tensor_shape};
static const param scalar_tensor_params[] = {
    {.name = "number", .kind = P_SCALAR, .slot = 0},
};
const row op_scalar_tensor = {
    .op = "scalar_tensor", .name = "scalar_tensor",
    .signature = "scalar_tensor(Scalar number)",
    .enter = th_kernel, .body = &scalar_tensor_body,
    .kernel = {.cpu = scalar_tensor_cpu, .cuda = scalar_tensor_cpu},
    .params = scalar_tensor_params,
    .flags = ROW_CREATE, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1, .required = 1, .scalars = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .moved = 1,
};

/* new_full(Tensor input, int* size, Scalar fill_value) = kernel of full.c */
static int new_full_cpu(call *c) {
    return cpu_new_full(c->out[0], c->t[0], c->list[0], c->s[0]);
}
static int new_full_shape(extent *size, const call *c) {
    return shape_new_full(size, c->t[0], c->list[0], c->s[0]);
}
static const kernel_body new_full_body = {.shape = new_full_shape};
static const param new_full_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "fill_value", .kind = P_SCALAR, .slot = 0},
};
const row op_new_full = {
    .op = "new_full", .name = "new_full",
    .signature = "new_full(Tensor input, int* size, Scalar fill_value)",
    .enter = th_kernel, .body = &new_full_body,
    .kernel = {.cpu = new_full_cpu, .cuda = new_full_cpu},
    .vmap = "in_a_loop",
    .options = "dtype=made",
    .params = new_full_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1,
    .scalars = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .moved = 1,
};

/* full_like(Tensor input, Scalar fill_value) = fill_value */
WIDE_LOOPS(full_like, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T in_fill_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_fill_value;
})
WIDE_LOOP(full_like_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t in_fill_value = NUMBER(uint8_t, option[0]);
    EACH(i, count) to_output[i] = th_truth(in_fill_value);
}
WIDE_LOOP(full_like_half) {
    half *to_output = (half *)at[0];
    const float in_fill_value = NUMBER(float, option[0]);
    const half bits_fill_value = th_float_half(in_fill_value);
    EACH(i, count) to_output[i] = bits_fill_value;
}
WIDE_LOOP(full_like_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const float in_fill_value = NUMBER(float, option[0]);
    const bfloat16 bits_fill_value = th_float_bfloat16(in_fill_value);
    EACH(i, count) to_output[i] = bits_fill_value;
}
static const pointwise full_like_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 1},
    .kernel = {"creation_by_value", "full_like"},
    .postfix = "o0",
    .loops = {
        EACH_SUMMED(AT_TYPE, full_like)
        EACH_NARROW_FLOAT(AT_TYPE, full_like)
        [TH_BOOL] = full_like_bool,
    },
};
static const param full_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "fill_value", .kind = P_SCALAR, .slot = 0},
};
const row op_full_like = {
    .op = "full_like", .name = "full_like",
    .signature = "full_like(Tensor input, Scalar fill_value)",
    .enter = th_pointwise, .body = &full_like_body,
    .params = full_like_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX | TH_STORED,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .moved = 1,
};
