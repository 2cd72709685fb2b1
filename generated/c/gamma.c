/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* gamma: The gamma distribution, and derivatives of gamma and beta draws with respect to their
   parameters (Figurnov, Mohamed and Mnih, 2018). */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* igamma(Tensor input, Tensor other) = gamma_below(input, other) */
WIDE_LOOP(igamma_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_gamma_below(in_input[i], in_other[i]);
}
WIDE_LOOP(igamma_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_gamma_below(in_input[i], in_other[i]);
}
static const pointwise igamma_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"gamma", "igamma"},
    .loops = {[TH_FLOAT] = igamma_float, [TH_DOUBLE] = igamma_double},
};
/* d input = -grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
WIDE_LOOP(igamma_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_inside = (in_other[i] > 0) & (in_other[i] < (float)INFINITY) & (in_input[i] <
            (float)INFINITY);
        const float in_shape = f_select((in_input[i] > 0) & (in_input[i] < (float)INFINITY),
            in_input[i], (float)1);
        const float in_beyond = f_select(in_input[i] == 0, (float)0, (float)NAN);
        const float in_positive = f_select(in_other[i] > 0, in_other[i], (float)1);
        to_input[i] = -in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (float)0), in_beyond);
    }
}
WIDE_LOOP(igamma_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_inside = (in_other[i] > 0) & (in_other[i] < (double)INFINITY) & (in_input[i]
            < (double)INFINITY);
        const double in_shape = f_select((in_input[i] > 0) & (in_input[i] < (double)INFINITY),
            in_input[i], (double)1);
        const double in_beyond = f_select(in_input[i] == 0, (double)0, (double)NAN);
        const double in_positive = f_select(in_other[i] > 0, in_other[i], (double)1);
        to_input[i] = -in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (double)0), in_beyond);
    }
}
static const gradient igamma_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igamma_input"},
    .loops = {[TH_FLOAT] = igamma_input_float, [TH_DOUBLE] = igamma_input_double},
    .computes = true,
};
/* d other = grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) - positive
   - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, 1, inf))), beyond) */
WIDE_LOOP(igamma_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_inside = (in_other[i] > 0) & (in_other[i] < (float)INFINITY) & (in_input[i] <
            (float)INFINITY);
        const float in_shape = f_select((in_input[i] > 0) & (in_input[i] < (float)INFINITY),
            in_input[i], (float)1);
        const float in_beyond = f_select(in_input[i] == 0, (float)0, (float)NAN);
        const float in_positive = f_select(in_other[i] > 0, in_other[i], (float)1);
        to_other[i] = in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other[i] > 0) | (in_input[i] > 1), (float)0, f_select(in_input[i] == 1,
            (float)1, (float)INFINITY))), in_beyond);
    }
}
WIDE_LOOP(igamma_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_inside = (in_other[i] > 0) & (in_other[i] < (double)INFINITY) & (in_input[i]
            < (double)INFINITY);
        const double in_shape = f_select((in_input[i] > 0) & (in_input[i] < (double)INFINITY),
            in_input[i], (double)1);
        const double in_beyond = f_select(in_input[i] == 0, (double)0, (double)NAN);
        const double in_positive = f_select(in_other[i] > 0, in_other[i], (double)1);
        to_other[i] = in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other[i] > 0) | (in_input[i] > 1), (double)0, f_select(in_input[i] == 1,
            (double)1, (double)INFINITY))), in_beyond);
    }
}
static const gradient igamma_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igamma_other"},
    .loops = {[TH_FLOAT] = igamma_other_float, [TH_DOUBLE] = igamma_other_double},
    .computes = true,
};
static int igamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&igamma_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&igamma_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param igamma_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_igamma = {
    .op = "igamma", .name = "igamma",
    .signature = "igamma(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &igamma_body,
    .backward = igamma_backward,
    .params = igamma_params,
    .flags = ROW_INPLACE | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* igammac(Tensor input, Tensor other) = gamma_above(input, other) */
WIDE_LOOP(igammac_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_gamma_above(in_input[i], in_other[i]);
}
WIDE_LOOP(igammac_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_gamma_above(in_input[i], in_other[i]);
}
static const pointwise igammac_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"gamma", "igammac"},
    .loops = {[TH_FLOAT] = igammac_float, [TH_DOUBLE] = igammac_double},
};
/* d input = grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
WIDE_LOOP(igammac_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_inside = (in_other[i] > 0) & (in_other[i] < (float)INFINITY) & (in_input[i] <
            (float)INFINITY);
        const float in_shape = f_select((in_input[i] > 0) & (in_input[i] < (float)INFINITY),
            in_input[i], (float)1);
        const float in_beyond = f_select(in_input[i] == 0, (float)0, (float)NAN);
        const float in_positive = f_select(in_other[i] > 0, in_other[i], (float)1);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (float)0), in_beyond);
    }
}
WIDE_LOOP(igammac_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_inside = (in_other[i] > 0) & (in_other[i] < (double)INFINITY) & (in_input[i]
            < (double)INFINITY);
        const double in_shape = f_select((in_input[i] > 0) & (in_input[i] < (double)INFINITY),
            in_input[i], (double)1);
        const double in_beyond = f_select(in_input[i] == 0, (double)0, (double)NAN);
        const double in_positive = f_select(in_other[i] > 0, in_other[i], (double)1);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (double)0), in_beyond);
    }
}
static const gradient igammac_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igammac_input"},
    .loops = {[TH_FLOAT] = igammac_input_float, [TH_DOUBLE] = igammac_input_double},
    .computes = true,
};
/* d other = -grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) - positive
   - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, 1, inf))), beyond) */
WIDE_LOOP(igammac_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_inside = (in_other[i] > 0) & (in_other[i] < (float)INFINITY) & (in_input[i] <
            (float)INFINITY);
        const float in_shape = f_select((in_input[i] > 0) & (in_input[i] < (float)INFINITY),
            in_input[i], (float)1);
        const float in_beyond = f_select(in_input[i] == 0, (float)0, (float)NAN);
        const float in_positive = f_select(in_other[i] > 0, in_other[i], (float)1);
        to_other[i] = -in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other[i] > 0) | (in_input[i] > 1), (float)0, f_select(in_input[i] == 1,
            (float)1, (float)INFINITY))), in_beyond);
    }
}
WIDE_LOOP(igammac_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_inside = (in_other[i] > 0) & (in_other[i] < (double)INFINITY) & (in_input[i]
            < (double)INFINITY);
        const double in_shape = f_select((in_input[i] > 0) & (in_input[i] < (double)INFINITY),
            in_input[i], (double)1);
        const double in_beyond = f_select(in_input[i] == 0, (double)0, (double)NAN);
        const double in_positive = f_select(in_other[i] > 0, in_other[i], (double)1);
        to_other[i] = -in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other[i] > 0) | (in_input[i] > 1), (double)0, f_select(in_input[i] == 1,
            (double)1, (double)INFINITY))), in_beyond);
    }
}
static const gradient igammac_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igammac_other"},
    .loops = {[TH_FLOAT] = igammac_other_float, [TH_DOUBLE] = igammac_other_double},
    .computes = true,
};
static int igammac_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&igammac_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&igammac_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param igammac_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_igammac = {
    .op = "igammac", .name = "igammac",
    .signature = "igammac(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &igammac_body,
    .backward = igammac_backward,
    .params = igammac_params,
    .flags = ROW_INPLACE | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* log_gamma_grad(Tensor|Scalar input, Tensor drawn) = log_gamma_grad(input, drawn) */
WIDE_LOOP(log_gamma_grad_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_drawn = (const float *)at[2];
    EACH(i, count) to_output[i] = f_log_gamma_grad(in_input[i], in_drawn[i]);
}
WIDE_LOOP(log_gamma_grad_float_number) {
    float *to_output = (float *)at[0];
    const float in_input = *(const float *)at[1];
    const float *in_drawn = (const float *)at[2];
    EACH(i, count) to_output[i] = f_log_gamma_grad(in_input, in_drawn[i]);
}
WIDE_LOOP(log_gamma_grad_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_drawn = (const double *)at[2];
    EACH(i, count) to_output[i] = f_log_gamma_grad(in_input[i], in_drawn[i]);
}
WIDE_LOOP(log_gamma_grad_double_number) {
    double *to_output = (double *)at[0];
    const double in_input = *(const double *)at[1];
    const double *in_drawn = (const double *)at[2];
    EACH(i, count) to_output[i] = f_log_gamma_grad(in_input, in_drawn[i]);
}
static const pointwise log_gamma_grad_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0}, .eithers = 1, .fixed = 1,
    .computes = true,
    .kernel = {"gamma", "log_gamma_grad"},
    .loops = {
        [TH_FLOAT] = log_gamma_grad_float, [TH_DOUBLE] = log_gamma_grad_double
    },
    .numbers = {
        [TH_FLOAT] = log_gamma_grad_float_number, [TH_DOUBLE] = log_gamma_grad_double_number
    },
};
static const param log_gamma_grad_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "drawn", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_log_gamma_grad = {
    .op = "log_gamma_grad", .name = "log_gamma_grad",
    .signature = "log_gamma_grad(Tensor|Scalar input, Tensor drawn)",
    .enter = th_pointwise, .body = &log_gamma_grad_body,
    .missing = "second derivatives of gamma draws are not implemented", .lacks = 3,
    .params = log_gamma_grad_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .joins = 1,
};

/* standard_gamma_grad(Tensor|Scalar input, Tensor drawn) = select(drawn <= 0, 0, drawn *
   log_gamma_grad(input, log(drawn))) */
WIDE_LOOP(standard_gamma_grad_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_drawn = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_drawn[i] <= 0, (float)0,
        in_drawn[i] * f_log_gamma_grad(in_input[i], f_log(in_drawn[i])));
}
WIDE_LOOP(standard_gamma_grad_float_number) {
    float *to_output = (float *)at[0];
    const float in_input = *(const float *)at[1];
    const float *in_drawn = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_drawn[i] <= 0, (float)0,
        in_drawn[i] * f_log_gamma_grad(in_input, f_log(in_drawn[i])));
}
WIDE_LOOP(standard_gamma_grad_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_drawn = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_drawn[i] <= 0, (double)0,
        in_drawn[i] * f_log_gamma_grad(in_input[i], f_log(in_drawn[i])));
}
WIDE_LOOP(standard_gamma_grad_double_number) {
    double *to_output = (double *)at[0];
    const double in_input = *(const double *)at[1];
    const double *in_drawn = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_drawn[i] <= 0, (double)0,
        in_drawn[i] * f_log_gamma_grad(in_input, f_log(in_drawn[i])));
}
static const pointwise standard_gamma_grad_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0}, .eithers = 1, .fixed = 1,
    .computes = true,
    .kernel = {"gamma", "standard_gamma_grad"},
    .loops = {
        [TH_FLOAT] = standard_gamma_grad_float, [TH_DOUBLE] = standard_gamma_grad_double
    },
    .numbers = {
        [TH_FLOAT] = standard_gamma_grad_float_number,
        [TH_DOUBLE] = standard_gamma_grad_double_number
    },
};
static const param standard_gamma_grad_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "drawn", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_standard_gamma_grad = {
    .op = "standard_gamma_grad", .name = "standard_gamma_grad",
    .signature = "standard_gamma_grad(Tensor|Scalar input, Tensor drawn)",
    .enter = th_pointwise, .body = &standard_gamma_grad_body,
    .missing = "second derivatives of gamma draws are not implemented", .lacks = 3,
    .params = standard_gamma_grad_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .joins = 1,
};

/* dirichlet_grad(Tensor input, Tensor concentration, Tensor total) = select(input <= 0 or input
   >= 1, 0, input * beta_slope(input, concentration, total - concentration)) */
WIDE_LOOP(dirichlet_grad_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_concentration = (const float *)at[2];
    const float *in_total = (const float *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] <= 0) | (in_input[i] >= 1), (float)0,
        in_input[i] * f_beta_slope(in_input[i], in_concentration[i],
        in_total[i] - in_concentration[i]));
}
WIDE_LOOP(dirichlet_grad_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_concentration = (const double *)at[2];
    const double *in_total = (const double *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] <= 0) | (in_input[i] >= 1), (double)0,
        in_input[i] * f_beta_slope(in_input[i], in_concentration[i],
        in_total[i] - in_concentration[i]));
}
static const pointwise dirichlet_grad_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .computes = true,
    .kernel = {"gamma", "dirichlet_grad"},
    .loops = {
        [TH_FLOAT] = dirichlet_grad_float, [TH_DOUBLE] = dirichlet_grad_double
    },
};
static const param dirichlet_grad_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "concentration", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "total", .kind = P_TENSOR, .slot = 2, .type = -1},
};
const row op_dirichlet_grad = {
    .op = "dirichlet_grad", .name = "dirichlet_grad",
    .signature = "dirichlet_grad(Tensor input, Tensor concentration, Tensor total)",
    .enter = th_pointwise, .body = &dirichlet_grad_body,
    .missing = "second derivatives of gamma draws are not implemented", .lacks = 7,
    .params = dirichlet_grad_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 3, .required = 3, .tensors = 3, .inputs = 3, .results = 1,
    .returned = 1, .types = {TH_SAME},
};
