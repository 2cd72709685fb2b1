/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* polynomials: Orthogonal polynomials. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0) =
   orthogonal_polynomial(input, n, kind) */
LOOP(orthogonal_polynomial_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    const float in_kind = (float)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], in_kind);
}
LOOP(orthogonal_polynomial_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    const float in_kind = (float)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, in_kind);
}
LOOP(orthogonal_polynomial_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    const double in_kind = (double)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], in_kind);
}
LOOP(orthogonal_polynomial_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    const double in_kind = (double)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, in_kind);
}
static const pointwise orthogonal_polynomial_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "orthogonal_polynomial"},
    .loops = {
        [TH_FLOAT] = orthogonal_polynomial_float, [TH_DOUBLE] = orthogonal_polynomial_double
    },
    .numbers = {
        [TH_FLOAT] = orthogonal_polynomial_float_number,
        [TH_DOUBLE] = orthogonal_polynomial_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, kind + 16) */
LOOP(orthogonal_polynomial_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    const float in_kind = (float)option[2].f;
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        in_kind + 16);
}
LOOP(orthogonal_polynomial_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    const double in_kind = (double)option[2].f;
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        in_kind + 16);
}
static const gradient orthogonal_polynomial_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "orthogonal_polynomial_input"},
    .loops = {
        [TH_FLOAT] = orthogonal_polynomial_input_float,
        [TH_DOUBLE] = orthogonal_polynomial_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(orthogonal_polynomial_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(orthogonal_polynomial_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(orthogonal_polynomial_n_half, orthogonal_polynomial_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(orthogonal_polynomial_n_bfloat16, orthogonal_polynomial_n_float, bfloat16, 1, 2, 0, 0)
static const gradient orthogonal_polynomial_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "orthogonal_polynomial_n"},
    .loops = {
        [TH_HALF] = orthogonal_polynomial_n_half, [TH_BFLOAT16] = orthogonal_polynomial_n_bfloat16,
        [TH_FLOAT] = orthogonal_polynomial_n_float, [TH_DOUBLE] = orthogonal_polynomial_n_double
    },
};
static int orthogonal_polynomial_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&orthogonal_polynomial_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&orthogonal_polynomial_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param orthogonal_polynomial_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
    {.name = "kind", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = {0, 0, TH_DEFAULT, 0},
     .type = -1},
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
LOOP(chebyshev_polynomial_t_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)0);
}
LOOP(chebyshev_polynomial_t_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)0);
}
LOOP(chebyshev_polynomial_t_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)0);
}
LOOP(chebyshev_polynomial_t_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)0);
}
static const pointwise chebyshev_polynomial_t_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_t"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_t_float, [TH_DOUBLE] = chebyshev_polynomial_t_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_t_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_t_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 16) */
LOOP(chebyshev_polynomial_t_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)16);
}
LOOP(chebyshev_polynomial_t_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)16);
}
static const gradient chebyshev_polynomial_t_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_t_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_t_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_t_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_t_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_t_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(chebyshev_polynomial_t_n_half, chebyshev_polynomial_t_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(chebyshev_polynomial_t_n_bfloat16, chebyshev_polynomial_t_n_float, bfloat16, 1, 2, 0, 0)
static const gradient chebyshev_polynomial_t_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "chebyshev_polynomial_t_n"},
    .loops = {
        [TH_HALF] = chebyshev_polynomial_t_n_half,
        [TH_BFLOAT16] = chebyshev_polynomial_t_n_bfloat16,
        [TH_FLOAT] = chebyshev_polynomial_t_n_float, [TH_DOUBLE] = chebyshev_polynomial_t_n_double
    },
};
static int chebyshev_polynomial_t_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_t_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_t_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_t_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(chebyshev_polynomial_u_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)1);
}
LOOP(chebyshev_polynomial_u_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)1);
}
LOOP(chebyshev_polynomial_u_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)1);
}
LOOP(chebyshev_polynomial_u_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)1);
}
static const pointwise chebyshev_polynomial_u_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_u"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_u_float, [TH_DOUBLE] = chebyshev_polynomial_u_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_u_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_u_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 17) */
LOOP(chebyshev_polynomial_u_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)17);
}
LOOP(chebyshev_polynomial_u_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)17);
}
static const gradient chebyshev_polynomial_u_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_u_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_u_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_u_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_u_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_u_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(chebyshev_polynomial_u_n_half, chebyshev_polynomial_u_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(chebyshev_polynomial_u_n_bfloat16, chebyshev_polynomial_u_n_float, bfloat16, 1, 2, 0, 0)
static const gradient chebyshev_polynomial_u_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "chebyshev_polynomial_u_n"},
    .loops = {
        [TH_HALF] = chebyshev_polynomial_u_n_half,
        [TH_BFLOAT16] = chebyshev_polynomial_u_n_bfloat16,
        [TH_FLOAT] = chebyshev_polynomial_u_n_float, [TH_DOUBLE] = chebyshev_polynomial_u_n_double
    },
};
static int chebyshev_polynomial_u_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_u_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_u_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_u_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(chebyshev_polynomial_v_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)2);
}
LOOP(chebyshev_polynomial_v_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)2);
}
LOOP(chebyshev_polynomial_v_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)2);
}
LOOP(chebyshev_polynomial_v_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)2);
}
static const pointwise chebyshev_polynomial_v_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_v"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_v_float, [TH_DOUBLE] = chebyshev_polynomial_v_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_v_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_v_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 18) */
LOOP(chebyshev_polynomial_v_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)18);
}
LOOP(chebyshev_polynomial_v_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)18);
}
static const gradient chebyshev_polynomial_v_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_v_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_v_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_v_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_v_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_v_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(chebyshev_polynomial_v_n_half, chebyshev_polynomial_v_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(chebyshev_polynomial_v_n_bfloat16, chebyshev_polynomial_v_n_float, bfloat16, 1, 2, 0, 0)
static const gradient chebyshev_polynomial_v_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "chebyshev_polynomial_v_n"},
    .loops = {
        [TH_HALF] = chebyshev_polynomial_v_n_half,
        [TH_BFLOAT16] = chebyshev_polynomial_v_n_bfloat16,
        [TH_FLOAT] = chebyshev_polynomial_v_n_float, [TH_DOUBLE] = chebyshev_polynomial_v_n_double
    },
};
static int chebyshev_polynomial_v_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_v_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_v_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_v_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(chebyshev_polynomial_w_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)3);
}
LOOP(chebyshev_polynomial_w_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)3);
}
LOOP(chebyshev_polynomial_w_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)3);
}
LOOP(chebyshev_polynomial_w_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)3);
}
static const pointwise chebyshev_polynomial_w_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "chebyshev_polynomial_w"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_w_float, [TH_DOUBLE] = chebyshev_polynomial_w_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_w_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_w_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 19) */
LOOP(chebyshev_polynomial_w_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)19);
}
LOOP(chebyshev_polynomial_w_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)19);
}
static const gradient chebyshev_polynomial_w_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "chebyshev_polynomial_w_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_w_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_w_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_w_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_w_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(chebyshev_polynomial_w_n_half, chebyshev_polynomial_w_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(chebyshev_polynomial_w_n_bfloat16, chebyshev_polynomial_w_n_float, bfloat16, 1, 2, 0, 0)
static const gradient chebyshev_polynomial_w_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "chebyshev_polynomial_w_n"},
    .loops = {
        [TH_HALF] = chebyshev_polynomial_w_n_half,
        [TH_BFLOAT16] = chebyshev_polynomial_w_n_bfloat16,
        [TH_FLOAT] = chebyshev_polynomial_w_n_float, [TH_DOUBLE] = chebyshev_polynomial_w_n_double
    },
};
static int chebyshev_polynomial_w_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_w_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_w_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_w_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(hermite_polynomial_h_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)4);
}
LOOP(hermite_polynomial_h_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)4);
}
LOOP(hermite_polynomial_h_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)4);
}
LOOP(hermite_polynomial_h_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)4);
}
static const pointwise hermite_polynomial_h_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "hermite_polynomial_h"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_h_float, [TH_DOUBLE] = hermite_polynomial_h_double
    },
    .numbers = {
        [TH_FLOAT] = hermite_polynomial_h_float_number,
        [TH_DOUBLE] = hermite_polynomial_h_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 20) */
LOOP(hermite_polynomial_h_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)20);
}
LOOP(hermite_polynomial_h_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)20);
}
static const gradient hermite_polynomial_h_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "hermite_polynomial_h_input"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_h_input_float,
        [TH_DOUBLE] = hermite_polynomial_h_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(hermite_polynomial_h_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(hermite_polynomial_h_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(hermite_polynomial_h_n_half, hermite_polynomial_h_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(hermite_polynomial_h_n_bfloat16, hermite_polynomial_h_n_float, bfloat16, 1, 2, 0, 0)
static const gradient hermite_polynomial_h_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "hermite_polynomial_h_n"},
    .loops = {
        [TH_HALF] = hermite_polynomial_h_n_half, [TH_BFLOAT16] = hermite_polynomial_h_n_bfloat16,
        [TH_FLOAT] = hermite_polynomial_h_n_float, [TH_DOUBLE] = hermite_polynomial_h_n_double
    },
};
static int hermite_polynomial_h_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hermite_polynomial_h_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&hermite_polynomial_h_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param hermite_polynomial_h_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(hermite_polynomial_he_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)5);
}
LOOP(hermite_polynomial_he_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)5);
}
LOOP(hermite_polynomial_he_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)5);
}
LOOP(hermite_polynomial_he_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)5);
}
static const pointwise hermite_polynomial_he_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "hermite_polynomial_he"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_he_float, [TH_DOUBLE] = hermite_polynomial_he_double
    },
    .numbers = {
        [TH_FLOAT] = hermite_polynomial_he_float_number,
        [TH_DOUBLE] = hermite_polynomial_he_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 21) */
LOOP(hermite_polynomial_he_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)21);
}
LOOP(hermite_polynomial_he_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)21);
}
static const gradient hermite_polynomial_he_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "hermite_polynomial_he_input"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_he_input_float,
        [TH_DOUBLE] = hermite_polynomial_he_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(hermite_polynomial_he_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(hermite_polynomial_he_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(hermite_polynomial_he_n_half, hermite_polynomial_he_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(hermite_polynomial_he_n_bfloat16, hermite_polynomial_he_n_float, bfloat16, 1, 2, 0, 0)
static const gradient hermite_polynomial_he_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "hermite_polynomial_he_n"},
    .loops = {
        [TH_HALF] = hermite_polynomial_he_n_half, [TH_BFLOAT16] = hermite_polynomial_he_n_bfloat16,
        [TH_FLOAT] = hermite_polynomial_he_n_float, [TH_DOUBLE] = hermite_polynomial_he_n_double
    },
};
static int hermite_polynomial_he_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hermite_polynomial_he_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&hermite_polynomial_he_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param hermite_polynomial_he_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(laguerre_polynomial_l_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)6);
}
LOOP(laguerre_polynomial_l_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)6);
}
LOOP(laguerre_polynomial_l_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)6);
}
LOOP(laguerre_polynomial_l_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)6);
}
static const pointwise laguerre_polynomial_l_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "laguerre_polynomial_l"},
    .loops = {
        [TH_FLOAT] = laguerre_polynomial_l_float, [TH_DOUBLE] = laguerre_polynomial_l_double
    },
    .numbers = {
        [TH_FLOAT] = laguerre_polynomial_l_float_number,
        [TH_DOUBLE] = laguerre_polynomial_l_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 22) */
LOOP(laguerre_polynomial_l_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)22);
}
LOOP(laguerre_polynomial_l_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)22);
}
static const gradient laguerre_polynomial_l_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "laguerre_polynomial_l_input"},
    .loops = {
        [TH_FLOAT] = laguerre_polynomial_l_input_float,
        [TH_DOUBLE] = laguerre_polynomial_l_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(laguerre_polynomial_l_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(laguerre_polynomial_l_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(laguerre_polynomial_l_n_half, laguerre_polynomial_l_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(laguerre_polynomial_l_n_bfloat16, laguerre_polynomial_l_n_float, bfloat16, 1, 2, 0, 0)
static const gradient laguerre_polynomial_l_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "laguerre_polynomial_l_n"},
    .loops = {
        [TH_HALF] = laguerre_polynomial_l_n_half, [TH_BFLOAT16] = laguerre_polynomial_l_n_bfloat16,
        [TH_FLOAT] = laguerre_polynomial_l_n_float, [TH_DOUBLE] = laguerre_polynomial_l_n_double
    },
};
static int laguerre_polynomial_l_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&laguerre_polynomial_l_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&laguerre_polynomial_l_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param laguerre_polynomial_l_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(legendre_polynomial_p_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)7);
}
LOOP(legendre_polynomial_p_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)7);
}
LOOP(legendre_polynomial_p_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)7);
}
LOOP(legendre_polynomial_p_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)7);
}
static const pointwise legendre_polynomial_p_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"polynomials", "legendre_polynomial_p"},
    .loops = {
        [TH_FLOAT] = legendre_polynomial_p_float, [TH_DOUBLE] = legendre_polynomial_p_double
    },
    .numbers = {
        [TH_FLOAT] = legendre_polynomial_p_float_number,
        [TH_DOUBLE] = legendre_polynomial_p_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 23) */
LOOP(legendre_polynomial_p_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)23);
}
LOOP(legendre_polynomial_p_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)23);
}
static const gradient legendre_polynomial_p_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"polynomials", "legendre_polynomial_p_input"},
    .loops = {
        [TH_FLOAT] = legendre_polynomial_p_input_float,
        [TH_DOUBLE] = legendre_polynomial_p_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(legendre_polynomial_p_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(legendre_polynomial_p_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
NARROW_LOOP(legendre_polynomial_p_n_half, legendre_polynomial_p_n_float, half, 1, 2, 0, 0)
NARROW_LOOP(legendre_polynomial_p_n_bfloat16, legendre_polynomial_p_n_float, bfloat16, 1, 2, 0, 0)
static const gradient legendre_polynomial_p_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"polynomials", "legendre_polynomial_p_n"},
    .loops = {
        [TH_HALF] = legendre_polynomial_p_n_half, [TH_BFLOAT16] = legendre_polynomial_p_n_bfloat16,
        [TH_FLOAT] = legendre_polynomial_p_n_float, [TH_DOUBLE] = legendre_polynomial_p_n_double
    },
};
static int legendre_polynomial_p_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&legendre_polynomial_p_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&legendre_polynomial_p_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param legendre_polynomial_p_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
