/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* fourier: Discrete Fourier transforms of pairs of real and imaginary parts, without the
   factors of torch.fft. */
#include "row/row.h"
#include "fourier.h"

extern const row op_fourier;
extern const row op_fourier_half;
extern const row op_fourier_real;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* fourier(Tensor input, Dim* dims, int sign, Scalar scale) = kernel of fourier.c */
static int fourier_cpu(call *c) {
    return cpu_fourier(c->out[0], c->t[0], c->list[0], c->n[0], c->s[0]);
}
static int fourier_shape(extent *size, const call *c) {
    return shape_fourier(size, c->t[0], c->list[0], c->n[0], c->s[0]);
}
static const kernel_body fourier_body = {.shape = fourier_shape};
static int fourier_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fourier(grad, dims, -sign, scale) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fourier, &(call){
            .t = {grad[0]},
            .s = {[0] = s->s[0]},
            .n = {-s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dims", .kind = P_DIMS, .slot = 0, .type = -1},
    {.name = "sign", .kind = P_INT, .slot = 0, .type = -1},
    {.name = "scale", .kind = P_SCALAR, .slot = 0, .type = -1},
};
const row op_fourier = {
    .op = "fourier", .name = "fourier",
    .signature = "fourier(Tensor input, Dim* dims, int sign, Scalar scale)",
    .enter = th_kernel, .body = &fourier_body,
    .kernel = {.cpu = fourier_cpu},
    .backward = fourier_backward,
    .params = fourier_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 4, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* fourier_real(Tensor input, Dim* dims, int sign, Scalar middle, Scalar scale) = kernel of
   fourier.c */
static int fourier_real_cpu(call *c) {
    return cpu_fourier_real(c->out[0], c->t[0], c->list[0], c->n[0], c->s[0], c->s[1]);
}
static int fourier_real_shape(extent *size, const call *c) {
    return shape_fourier_real(size, c->t[0], c->list[0], c->n[0], c->s[0], c->s[1]);
}
static const kernel_body fourier_real_body = {.shape = fourier_real_shape};
static int fourier_real_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fourier_half(grad, dims, input.size(input.dim() - 1), -sign, middle / 2, scale) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fourier_half, &(call){
            .t = {grad[0]},
            .s = {[0] = th_real((s->s[0].f / 2)), [1] = s->s[1]},
            .n = {th_size_at(s->shape[0], (s->shape[0]->ndim - 1)), -s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_real_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dims", .kind = P_DIMS, .slot = 0, .type = -1},
    {.name = "sign", .kind = P_INT, .slot = 0, .type = -1},
    {.name = "middle", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "scale", .kind = P_SCALAR, .slot = 1, .type = -1},
};
const row op_fourier_real = {
    .op = "fourier_real", .name = "fourier_real",
    .signature =
        "fourier_real(Tensor input, Dim* dims, int sign, Scalar middle, Scalar scale)",
    .enter = th_kernel, .body = &fourier_real_body,
    .kernel = {.cpu = fourier_real_cpu},
    .backward = fourier_real_backward,
    .params = fourier_real_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 5, .tensors = 1, .inputs = 1,
    .scalars = 2, .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fourier_half(Tensor input, Dim* dims, int n, int sign, Scalar middle, Scalar scale) = kernel
   of fourier.c */
static int fourier_half_cpu(call *c) {
    return cpu_fourier_half(
        c->out[0], c->t[0], c->list[0], c->n[0], c->n[1], c->s[0], c->s[1]);
}
static int fourier_half_shape(extent *size, const call *c) {
    return shape_fourier_half(size, c->t[0], c->list[0], c->n[0], c->n[1], c->s[0], c->s[1]);
}
static const kernel_body fourier_half_body = {.shape = fourier_half_shape};
static int fourier_half_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fourier_real(grad, dims, -sign, middle * 2, scale) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fourier_real, &(call){
            .t = {grad[0]},
            .s = {[0] = th_real((s->s[0].f * 2)), [1] = s->s[1]},
            .n = {-s->n[1]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_half_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dims", .kind = P_DIMS, .slot = 0, .type = -1},
    {.name = "n", .kind = P_INT, .slot = 0, .type = -1},
    {.name = "sign", .kind = P_INT, .slot = 1, .type = -1},
    {.name = "middle", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "scale", .kind = P_SCALAR, .slot = 1, .type = -1},
};
const row op_fourier_half = {
    .op = "fourier_half", .name = "fourier_half",
    .signature =
        "fourier_half(Tensor input, Dim* dims, int n, int sign, Scalar middle, Scalar scale)",
    .enter = th_kernel, .body = &fourier_half_body,
    .kernel = {.cpu = fourier_half_cpu},
    .backward = fourier_half_backward,
    .params = fourier_half_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6, .required = 6, .tensors = 1, .inputs = 1,
    .scalars = 2, .ints = 2, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};
