/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* complex_numbers: Complex numbers, their parts, and what differs for them from real numbers. */
#include "row/row.h"
#include "complex_view.h"

extern const row op_clone;
extern const row op_view_as_complex;
extern const row op_view_as_real;

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* view_as_real(Tensor input) = view of complex_view.c */
static int view_as_real_cpu(call *c) {
    return view_view_as_real(c->out[0]);
}
static const kernel_body view_as_real_body = {.shapes = NULL};
static int view_as_real_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.clone().view_as_complex() */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_view_as_complex, &(call){.t = {th_apply(&f, &op_clone, &(call){.t = {
            grad[0]
        }})}}));
    return th_leave(&f, s, result);
}
static const param view_as_real_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_view_as_real = {
    .op = "view_as_real", .name = "view_as_real",
    .signature = "view_as_real(Tensor input)",
    .doc =
        "A view of complex numbers as pairs of real and imaginary parts, in a last dim of "
        "size 2.",
    .enter = th_view, .body = &view_as_real_body,
    .kernel = {.cpu = view_as_real_cpu, .cuda = view_as_real_cpu},
    .backward = view_as_real_backward,
    .params = view_as_real_params,
    .flags = ROW_VIEW | ROW_FUNCTION, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* view_as_complex(Tensor input) = view of complex_view.c */
static int view_as_complex_cpu(call *c) {
    return view_view_as_complex(c->out[0]);
}
static const kernel_body view_as_complex_body = {.shapes = NULL};
static int view_as_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.view_as_real() */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_view_as_real, &(call){.t = {grad[0]}}));
    return th_leave(&f, s, result);
}
static const param view_as_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_view_as_complex = {
    .op = "view_as_complex", .name = "view_as_complex",
    .signature = "view_as_complex(Tensor input)",
    .doc =
        "A view of pairs, in a last dim of size 2, as complex numbers. The two parts of a "
        "number have to lie side by side, and all other strides to be even.",
    .enter = th_view, .body = &view_as_complex_body,
    .kernel = {.cpu = view_as_complex_cpu, .cuda = view_as_complex_cpu},
    .backward = view_as_complex_backward,
    .params = view_as_complex_params,
    .flags = ROW_VIEW | ROW_FUNCTION, .dtypes = TH_FLOATS, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};
