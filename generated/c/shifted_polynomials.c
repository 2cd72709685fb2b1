/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* shifted_polynomials: Chebyshev polynomials at 2 x - 1. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 8) */
LOOP(shifted_chebyshev_polynomial_t_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)8);
}
LOOP(shifted_chebyshev_polynomial_t_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)8);
}
LOOP(shifted_chebyshev_polynomial_t_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)8);
}
LOOP(shifted_chebyshev_polynomial_t_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)8);
}
static const pointwise shifted_chebyshev_polynomial_t_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_t"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 24) */
LOOP(shifted_chebyshev_polynomial_t_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)24);
}
LOOP(shifted_chebyshev_polynomial_t_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)24);
}
static const gradient shifted_chebyshev_polynomial_t_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_t_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_t_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_t_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(shifted_chebyshev_polynomial_t_n_half, shifted_chebyshev_polynomial_t_n_float, half, 1,
    2, 0, 0)
NARROW_LOOP(shifted_chebyshev_polynomial_t_n_bfloat16, shifted_chebyshev_polynomial_t_n_float,
    bfloat16, 1, 2, 0, 0)
static const gradient shifted_chebyshev_polynomial_t_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_t_n"},
    .loops = {
        [TH_HALF] = shifted_chebyshev_polynomial_t_n_half,
        [TH_BFLOAT16] = shifted_chebyshev_polynomial_t_n_bfloat16,
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_n_double
    },
};
static int shifted_chebyshev_polynomial_t_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_t_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_t_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_t_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(shifted_chebyshev_polynomial_u_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)9);
}
LOOP(shifted_chebyshev_polynomial_u_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)9);
}
LOOP(shifted_chebyshev_polynomial_u_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)9);
}
LOOP(shifted_chebyshev_polynomial_u_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)9);
}
static const pointwise shifted_chebyshev_polynomial_u_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_u"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 25) */
LOOP(shifted_chebyshev_polynomial_u_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)25);
}
LOOP(shifted_chebyshev_polynomial_u_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)25);
}
static const gradient shifted_chebyshev_polynomial_u_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_u_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_u_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_u_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(shifted_chebyshev_polynomial_u_n_half, shifted_chebyshev_polynomial_u_n_float, half, 1,
    2, 0, 0)
NARROW_LOOP(shifted_chebyshev_polynomial_u_n_bfloat16, shifted_chebyshev_polynomial_u_n_float,
    bfloat16, 1, 2, 0, 0)
static const gradient shifted_chebyshev_polynomial_u_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_u_n"},
    .loops = {
        [TH_HALF] = shifted_chebyshev_polynomial_u_n_half,
        [TH_BFLOAT16] = shifted_chebyshev_polynomial_u_n_bfloat16,
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_n_double
    },
};
static int shifted_chebyshev_polynomial_u_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_u_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_u_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_u_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(shifted_chebyshev_polynomial_v_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)10);
}
LOOP(shifted_chebyshev_polynomial_v_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)10);
}
LOOP(shifted_chebyshev_polynomial_v_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)10);
}
LOOP(shifted_chebyshev_polynomial_v_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)10);
}
static const pointwise shifted_chebyshev_polynomial_v_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_v"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 26) */
LOOP(shifted_chebyshev_polynomial_v_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)26);
}
LOOP(shifted_chebyshev_polynomial_v_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)26);
}
static const gradient shifted_chebyshev_polynomial_v_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_v_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_v_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_v_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(shifted_chebyshev_polynomial_v_n_half, shifted_chebyshev_polynomial_v_n_float, half, 1,
    2, 0, 0)
NARROW_LOOP(shifted_chebyshev_polynomial_v_n_bfloat16, shifted_chebyshev_polynomial_v_n_float,
    bfloat16, 1, 2, 0, 0)
static const gradient shifted_chebyshev_polynomial_v_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_v_n"},
    .loops = {
        [TH_HALF] = shifted_chebyshev_polynomial_v_n_half,
        [TH_BFLOAT16] = shifted_chebyshev_polynomial_v_n_bfloat16,
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_n_double
    },
};
static int shifted_chebyshev_polynomial_v_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_v_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_v_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_v_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(shifted_chebyshev_polynomial_w_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)11);
}
LOOP(shifted_chebyshev_polynomial_w_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)11);
}
LOOP(shifted_chebyshev_polynomial_w_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)11);
}
LOOP(shifted_chebyshev_polynomial_w_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)11);
}
static const pointwise shifted_chebyshev_polynomial_w_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_w"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 27) */
LOOP(shifted_chebyshev_polynomial_w_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)27);
}
LOOP(shifted_chebyshev_polynomial_w_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)27);
}
static const gradient shifted_chebyshev_polynomial_w_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_w_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_w_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_w_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(shifted_chebyshev_polynomial_w_n_half, shifted_chebyshev_polynomial_w_n_float, half, 1,
    2, 0, 0)
NARROW_LOOP(shifted_chebyshev_polynomial_w_n_bfloat16, shifted_chebyshev_polynomial_w_n_float,
    bfloat16, 1, 2, 0, 0)
static const gradient shifted_chebyshev_polynomial_w_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"shifted_polynomials", "shifted_chebyshev_polynomial_w_n"},
    .loops = {
        [TH_HALF] = shifted_chebyshev_polynomial_w_n_half,
        [TH_BFLOAT16] = shifted_chebyshev_polynomial_w_n_bfloat16,
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_n_double
    },
};
static int shifted_chebyshev_polynomial_w_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_w_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_w_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_w_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
