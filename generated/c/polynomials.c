/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* polynomials: Orthogonal polynomials. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0) =
   orthogonal_polynomial(input, n, kind) */
LOOPS(orthogonal_polynomial, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    const T in_kind = NUMBER(T, option[2]);
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], in_kind);
})
LOOPS(orthogonal_polynomial_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    const T in_kind = NUMBER(T, option[2]);
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, in_kind);
})
static const pointwise orthogonal_polynomial_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "orthogonal_polynomial"},
    .loops = {EACH_FLOATING(AT_TYPE, orthogonal_polynomial)},
    .numbers = {EACH_FLOATING(AT_TYPE, orthogonal_polynomial_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, kind + 16) */
LOOPS(orthogonal_polynomial_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    const T in_kind = NUMBER(T, option[2]);
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        in_kind + 16);
})
static const gradient orthogonal_polynomial_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "orthogonal_polynomial_input"},
    .loops = {EACH_FLOATING(AT_TYPE, orthogonal_polynomial_input)},
    .computes = true,
};
static int orthogonal_polynomial_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&orthogonal_polynomial_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param orthogonal_polynomial_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
    {.name = "kind", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_orthogonal_polynomial = {
    .op = "orthogonal_polynomial", .name = "orthogonal_polynomial",
    .signature =
        "orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0)",
    .enter = th_pointwise, .body = &orthogonal_polynomial_body,
    .backward = orthogonal_polynomial_backward,
    .params = orthogonal_polynomial_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .scalars = 3, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 0) */
LOOPS(chebyshev_polynomial_t, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)0);
})
LOOPS(chebyshev_polynomial_t_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)0);
})
static const pointwise chebyshev_polynomial_t_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_t"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_t)},
    .numbers = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_t_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 16) */
LOOPS(chebyshev_polynomial_t_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)16);
})
static const gradient chebyshev_polynomial_t_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_t_input"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_t_input)},
    .computes = true,
};
static int chebyshev_polynomial_t_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_t_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_t_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_chebyshev_polynomial_t = {
    .op = "chebyshev_polynomial_t", .name = "chebyshev_polynomial_t",
    .signature = "chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_t_body,
    .backward = chebyshev_polynomial_t_backward,
    .params = chebyshev_polynomial_t_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 1) */
LOOPS(chebyshev_polynomial_u, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)1);
})
LOOPS(chebyshev_polynomial_u_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)1);
})
static const pointwise chebyshev_polynomial_u_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_u"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_u)},
    .numbers = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_u_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 17) */
LOOPS(chebyshev_polynomial_u_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)17);
})
static const gradient chebyshev_polynomial_u_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_u_input"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_u_input)},
    .computes = true,
};
static int chebyshev_polynomial_u_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_u_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_u_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_chebyshev_polynomial_u = {
    .op = "chebyshev_polynomial_u", .name = "chebyshev_polynomial_u",
    .signature = "chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_u_body,
    .backward = chebyshev_polynomial_u_backward,
    .params = chebyshev_polynomial_u_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 2) */
LOOPS(chebyshev_polynomial_v, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)2);
})
LOOPS(chebyshev_polynomial_v_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)2);
})
static const pointwise chebyshev_polynomial_v_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_v"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_v)},
    .numbers = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_v_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 18) */
LOOPS(chebyshev_polynomial_v_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)18);
})
static const gradient chebyshev_polynomial_v_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_v_input"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_v_input)},
    .computes = true,
};
static int chebyshev_polynomial_v_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_v_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_v_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_chebyshev_polynomial_v = {
    .op = "chebyshev_polynomial_v", .name = "chebyshev_polynomial_v",
    .signature = "chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_v_body,
    .backward = chebyshev_polynomial_v_backward,
    .params = chebyshev_polynomial_v_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 3) */
LOOPS(chebyshev_polynomial_w, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)3);
})
LOOPS(chebyshev_polynomial_w_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)3);
})
static const pointwise chebyshev_polynomial_w_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_w"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_w)},
    .numbers = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_w_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 19) */
LOOPS(chebyshev_polynomial_w_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)19);
})
static const gradient chebyshev_polynomial_w_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_w_input"},
    .loops = {EACH_FLOATING(AT_TYPE, chebyshev_polynomial_w_input)},
    .computes = true,
};
static int chebyshev_polynomial_w_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_w_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_w_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_chebyshev_polynomial_w = {
    .op = "chebyshev_polynomial_w", .name = "chebyshev_polynomial_w",
    .signature = "chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_w_body,
    .backward = chebyshev_polynomial_w_backward,
    .params = chebyshev_polynomial_w_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* hermite_polynomial_h(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   4) */
LOOPS(hermite_polynomial_h, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)4);
})
LOOPS(hermite_polynomial_h_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)4);
})
static const pointwise hermite_polynomial_h_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "hermite_polynomial_h"},
    .loops = {EACH_FLOATING(AT_TYPE, hermite_polynomial_h)},
    .numbers = {EACH_FLOATING(AT_TYPE, hermite_polynomial_h_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 20) */
LOOPS(hermite_polynomial_h_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)20);
})
static const gradient hermite_polynomial_h_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "hermite_polynomial_h_input"},
    .loops = {EACH_FLOATING(AT_TYPE, hermite_polynomial_h_input)},
    .computes = true,
};
static int hermite_polynomial_h_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hermite_polynomial_h_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param hermite_polynomial_h_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_hermite_polynomial_h = {
    .op = "hermite_polynomial_h", .name = "hermite_polynomial_h",
    .signature = "hermite_polynomial_h(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &hermite_polynomial_h_body,
    .backward = hermite_polynomial_h_backward,
    .params = hermite_polynomial_h_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* hermite_polynomial_he(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   5) */
LOOPS(hermite_polynomial_he, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)5);
})
LOOPS(hermite_polynomial_he_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)5);
})
static const pointwise hermite_polynomial_he_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "hermite_polynomial_he"},
    .loops = {EACH_FLOATING(AT_TYPE, hermite_polynomial_he)},
    .numbers = {EACH_FLOATING(AT_TYPE, hermite_polynomial_he_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 21) */
LOOPS(hermite_polynomial_he_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)21);
})
static const gradient hermite_polynomial_he_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "hermite_polynomial_he_input"},
    .loops = {EACH_FLOATING(AT_TYPE, hermite_polynomial_he_input)},
    .computes = true,
};
static int hermite_polynomial_he_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hermite_polynomial_he_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param hermite_polynomial_he_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_hermite_polynomial_he = {
    .op = "hermite_polynomial_he", .name = "hermite_polynomial_he",
    .signature = "hermite_polynomial_he(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &hermite_polynomial_he_body,
    .backward = hermite_polynomial_he_backward,
    .params = hermite_polynomial_he_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* laguerre_polynomial_l(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   6) */
LOOPS(laguerre_polynomial_l, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)6);
})
LOOPS(laguerre_polynomial_l_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)6);
})
static const pointwise laguerre_polynomial_l_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "laguerre_polynomial_l"},
    .loops = {EACH_FLOATING(AT_TYPE, laguerre_polynomial_l)},
    .numbers = {EACH_FLOATING(AT_TYPE, laguerre_polynomial_l_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 22) */
LOOPS(laguerre_polynomial_l_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)22);
})
static const gradient laguerre_polynomial_l_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "laguerre_polynomial_l_input"},
    .loops = {EACH_FLOATING(AT_TYPE, laguerre_polynomial_l_input)},
    .computes = true,
};
static int laguerre_polynomial_l_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&laguerre_polynomial_l_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param laguerre_polynomial_l_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_laguerre_polynomial_l = {
    .op = "laguerre_polynomial_l", .name = "laguerre_polynomial_l",
    .signature = "laguerre_polynomial_l(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &laguerre_polynomial_l_body,
    .backward = laguerre_polynomial_l_backward,
    .params = laguerre_polynomial_l_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* legendre_polynomial_p(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   7) */
LOOPS(legendre_polynomial_p, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_n = (const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (T)7);
})
LOOPS(legendre_polynomial_p_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (T)7);
})
static const pointwise legendre_polynomial_p_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "legendre_polynomial_p"},
    .loops = {EACH_FLOATING(AT_TYPE, legendre_polynomial_p)},
    .numbers = {EACH_FLOATING(AT_TYPE, legendre_polynomial_p_number)},
};
/* d input = grad * orthogonal_polynomial(input, n, 23) */
LOOPS(legendre_polynomial_p_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_n = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i], (T)23);
})
static const gradient legendre_polynomial_p_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "legendre_polynomial_p_input"},
    .loops = {EACH_FLOATING(AT_TYPE, legendre_polynomial_p_input)},
    .computes = true,
};
static int legendre_polynomial_p_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&legendre_polynomial_p_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param legendre_polynomial_p_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_legendre_polynomial_p = {
    .op = "legendre_polynomial_p", .name = "legendre_polynomial_p",
    .signature = "legendre_polynomial_p(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &legendre_polynomial_p_body,
    .backward = legendre_polynomial_p_backward,
    .params = legendre_polynomial_p_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};
