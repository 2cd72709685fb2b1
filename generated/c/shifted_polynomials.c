/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* shifted_polynomials: Chebyshev polynomials at 2 x - 1. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 8) */
LOOPS(shifted_chebyshev_polynomial_t, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)8);
})
LOOPS(shifted_chebyshev_polynomial_t_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)8);
})
static const pointwise shifted_chebyshev_polynomial_t_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_t"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_t)},
    .numbers = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_t_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 24) */
LOOPS(shifted_chebyshev_polynomial_t_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)24);
})
static const gradient shifted_chebyshev_polynomial_t_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_t_input"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_t_input)},
    .computes = true,
};
static int shifted_chebyshev_polynomial_t_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_t_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_t_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_shifted_chebyshev_polynomial_t = {
    .op = "shifted_chebyshev_polynomial_t", .name = "shifted_chebyshev_polynomial_t",
    .signature = "shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_t_body,
    .backward = shifted_chebyshev_polynomial_t_backward,
    .params = shifted_chebyshev_polynomial_t_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* shifted_chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 9) */
LOOPS(shifted_chebyshev_polynomial_u, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)9);
})
LOOPS(shifted_chebyshev_polynomial_u_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)9);
})
static const pointwise shifted_chebyshev_polynomial_u_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_u"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_u)},
    .numbers = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_u_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 25) */
LOOPS(shifted_chebyshev_polynomial_u_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)25);
})
static const gradient shifted_chebyshev_polynomial_u_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_u_input"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_u_input)},
    .computes = true,
};
static int shifted_chebyshev_polynomial_u_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_u_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_u_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_shifted_chebyshev_polynomial_u = {
    .op = "shifted_chebyshev_polynomial_u", .name = "shifted_chebyshev_polynomial_u",
    .signature = "shifted_chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_u_body,
    .backward = shifted_chebyshev_polynomial_u_backward,
    .params = shifted_chebyshev_polynomial_u_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* shifted_chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 10) */
LOOPS(shifted_chebyshev_polynomial_v, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)10);
})
LOOPS(shifted_chebyshev_polynomial_v_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)10);
})
static const pointwise shifted_chebyshev_polynomial_v_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_v"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_v)},
    .numbers = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_v_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 26) */
LOOPS(shifted_chebyshev_polynomial_v_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)26);
})
static const gradient shifted_chebyshev_polynomial_v_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_v_input"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_v_input)},
    .computes = true,
};
static int shifted_chebyshev_polynomial_v_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_v_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_v_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_shifted_chebyshev_polynomial_v = {
    .op = "shifted_chebyshev_polynomial_v", .name = "shifted_chebyshev_polynomial_v",
    .signature = "shifted_chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_v_body,
    .backward = shifted_chebyshev_polynomial_v_backward,
    .params = shifted_chebyshev_polynomial_v_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* shifted_chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 11) */
LOOPS(shifted_chebyshev_polynomial_w, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)11);
})
LOOPS(shifted_chebyshev_polynomial_w_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)11);
})
static const pointwise shifted_chebyshev_polynomial_w_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_w"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_w)},
    .numbers = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_w_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 27) */
LOOPS(shifted_chebyshev_polynomial_w_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)27);
})
static const gradient shifted_chebyshev_polynomial_w_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_w_input"},
    .loops = {EACH_FLOATING(AT_TYPE, shifted_chebyshev_polynomial_w_input)},
    .computes = true,
};
static int shifted_chebyshev_polynomial_w_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_w_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_w_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_shifted_chebyshev_polynomial_w = {
    .op = "shifted_chebyshev_polynomial_w", .name = "shifted_chebyshev_polynomial_w",
    .signature = "shifted_chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_w_body,
    .backward = shifted_chebyshev_polynomial_w_backward,
    .params = shifted_chebyshev_polynomial_w_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};
