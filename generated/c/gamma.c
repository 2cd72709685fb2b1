/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* gamma: The gamma distribution, and derivatives of gamma and beta draws with respect to their
   parameters (Figurnov, Mohamed and Mnih, 2018). */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "row/parts.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* igamma(Tensor input, Tensor other) = gamma_below(input, other) */
WIDE_LOOPS(igamma, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_gamma_below(in_input[i], in_other[i]);
})
static const pointwise igamma_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"gamma", "igamma"},
    .loops = {EACH_FLOATING(AT_TYPE, igamma)},
};
/* d input = -grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
WIDE_LOOPS(igamma_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_inside = (in_other[i] > 0) & (in_other[i] < (T)INFINITY) & (in_input[i] <
            (T)INFINITY);
        const T in_shape = f_select((in_input[i] > 0) & (in_input[i] < (T)INFINITY), in_input[i],
            (T)1);
        const T in_beyond = f_select(in_input[i] == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other[i] > 0, in_other[i], (T)1);
        to_input[i] = -in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (T)0), in_beyond);
    }
})
static const gradient igamma_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igamma_input"},
    .loops = {EACH_FLOATING(AT_TYPE, igamma_input)},
    .computes = true,
};
/* d other = grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) - positive
   - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, 1, inf))), beyond) */
WIDE_LOOPS(igamma_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_inside = (in_other[i] > 0) & (in_other[i] < (T)INFINITY) & (in_input[i] <
            (T)INFINITY);
        const T in_shape = f_select((in_input[i] > 0) & (in_input[i] < (T)INFINITY), in_input[i],
            (T)1);
        const T in_beyond = f_select(in_input[i] == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other[i] > 0, in_other[i], (T)1);
        to_other[i] = in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other[i] > 0) | (in_input[i] > 1), (T)0, f_select(in_input[i] == 1, (T)1,
            (T)INFINITY))), in_beyond);
    }
})
static const gradient igamma_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igamma_other"},
    .loops = {EACH_FLOATING(AT_TYPE, igamma_other)},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_igamma = {
    .op = "igamma", .name = "igamma",
    .signature = "igamma(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &igamma_body,
    .backward = igamma_backward,
    .params = igamma_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* igammac(Tensor input, Tensor other) = gamma_above(input, other) */
WIDE_LOOPS(igammac, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_gamma_above(in_input[i], in_other[i]);
})
static const pointwise igammac_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"gamma", "igammac"},
    .loops = {EACH_FLOATING(AT_TYPE, igammac)},
};
/* d input = grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
WIDE_LOOPS(igammac_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_inside = (in_other[i] > 0) & (in_other[i] < (T)INFINITY) & (in_input[i] <
            (T)INFINITY);
        const T in_shape = f_select((in_input[i] > 0) & (in_input[i] < (T)INFINITY), in_input[i],
            (T)1);
        const T in_beyond = f_select(in_input[i] == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other[i] > 0, in_other[i], (T)1);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (T)0), in_beyond);
    }
})
static const gradient igammac_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igammac_input"},
    .loops = {EACH_FLOATING(AT_TYPE, igammac_input)},
    .computes = true,
};
/* d other = -grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) - positive
   - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, 1, inf))), beyond) */
WIDE_LOOPS(igammac_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_inside = (in_other[i] > 0) & (in_other[i] < (T)INFINITY) & (in_input[i] <
            (T)INFINITY);
        const T in_shape = f_select((in_input[i] > 0) & (in_input[i] < (T)INFINITY), in_input[i],
            (T)1);
        const T in_beyond = f_select(in_input[i] == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other[i] > 0, in_other[i], (T)1);
        to_other[i] = -in_grad[i] * f_select(in_input[i] > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other[i] > 0) | (in_input[i] > 1), (T)0, f_select(in_input[i] == 1, (T)1,
            (T)INFINITY))), in_beyond);
    }
})
static const gradient igammac_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"gamma", "igammac_other"},
    .loops = {EACH_FLOATING(AT_TYPE, igammac_other)},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_igammac = {
    .op = "igammac", .name = "igammac",
    .signature = "igammac(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &igammac_body,
    .backward = igammac_backward,
    .params = igammac_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* log_gamma_density(Tensor concentration, Tensor value, Tensor rate) = select(concentration >
   8, (concentration - 1) * gap - away - 0.9189385332046727 - 0.5 * log(large) - rest +
   log(rate), select(concentration == 1, 0, (concentration - 1) * log(value)) + concentration *
   log(rate) - rate * value - lgamma(concentration)) */
WIDE_LOOPS(log_gamma_density, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_concentration = (const T *)at[1];
    const T *in_value = (const T *)at[2];
    const T *in_rate = (const T *)at[3];
    EACH(i, count) {
        const T in_large = f_select(in_concentration[i] > 8, in_concentration[i], (T)8);
        const T in_inverse = f_divide((T)1, in_large);
        const T in_square = in_inverse * in_inverse;
        const T in_rest = in_inverse * ((T)0.08333333333333333 - in_square *
            ((T)0.002777777777777778 - in_square * ((T)0.0007936507936507937 - in_square *
            ((T)0.0005952380952380953 - in_square * ((T)0.0008417508417508417 - in_square *
            ((T)0.0019175269175269176 - in_square * (T)0.00641025641025641))))));
        const T in_away = f_divide(in_rate[i] * in_value[i] - in_large, in_large);
        const T in_quotient = f_log(in_value[i]) + f_log(in_rate[i]) - f_log(in_large);
        const T in_turn = f_divide(in_away, 2 + in_away);
        const T in_bend = in_turn * in_turn;
        const T in_near = 2 * in_turn * in_bend * (f_divide((T)1, (T)3) + in_bend * (f_divide((T)1,
            (T)5) + in_bend * (f_divide((T)1, (T)7) + in_bend * (f_divide((T)1,
            (T)9) + in_bend * (f_divide((T)1, (T)11) + f_divide(in_bend,
            (T)13)))))) - in_away * in_turn;
        const T in_gap = f_select(f_abs(in_away) < (T)0.1, in_near, f_select(in_away == (T)INFINITY,
            -(T)INFINITY, in_quotient - in_away));
        to_output[i] = f_select(in_concentration[i] > 8,
            (in_concentration[i] - 1) * in_gap - in_away - (T)0.9189385332046727 - (T)0.5 *
            f_log(in_large) - in_rest + f_log(in_rate[i]), f_select(in_concentration[i] == 1, (T)0,
            (in_concentration[i] - 1) * f_log(in_value[i])) + in_concentration[i] *
            f_log(in_rate[i]) - in_rate[i] * in_value[i] - f_lgamma(in_concentration[i]));
    }
})
static const pointwise log_gamma_density_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .computes = true,
    .kernel = {"gamma", "log_gamma_density"},
    .loops = {EACH_FLOATING(AT_TYPE, log_gamma_density)},
};
/* d concentration = grad * select(concentration > 8, select(abs(away) < 0.1, log1p(away),
   quotient) + 0.5 * inverse + rest_slope, log(value) + log(rate) - digamma(concentration)) */
WIDE_LOOPS(log_gamma_density_concentration, EACH_FLOATING, {
    T *to_concentration = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_concentration = (const T *)at[2];
    const T *in_value = (const T *)at[3];
    const T *in_rate = (const T *)at[4];
    EACH(i, count) {
        const T in_large = f_select(in_concentration[i] > 8, in_concentration[i], (T)8);
        const T in_inverse = f_divide((T)1, in_large);
        const T in_square = in_inverse * in_inverse;
        const T in_rest_slope = in_square * ((T)0.08333333333333333 - in_square *
            ((T)0.008333333333333333 - in_square * ((T)0.003968253968253968 - in_square *
            ((T)0.004166666666666667 - in_square * ((T)0.007575757575757576 - in_square *
            ((T)0.021092796092796094 - in_square * (T)0.08333333333333333))))));
        const T in_away = f_divide(in_rate[i] * in_value[i] - in_large, in_large);
        const T in_quotient = f_log(in_value[i]) + f_log(in_rate[i]) - f_log(in_large);
        to_concentration[i] = in_grad[i] * f_select(in_concentration[i] > 8,
            f_select(f_abs(in_away) < (T)0.1, f_log1p(in_away),
            in_quotient) + (T)0.5 * in_inverse + in_rest_slope,
            f_log(in_value[i]) + f_log(in_rate[i]) - f_digamma(in_concentration[i]));
    }
})
static const gradient log_gamma_density_concentration = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"gamma", "log_gamma_density_concentration"},
    .loops = {EACH_FLOATING(AT_TYPE, log_gamma_density_concentration)},
    .computes = true,
};
/* d value = grad * select(concentration == 1, -rate, (concentration - 1 - rate * value) /
   value) */
WIDE_LOOPS(log_gamma_density_value, EACH_FLOATING, {
    T *to_value = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_concentration = (const T *)at[2];
    const T *in_value = (const T *)at[3];
    const T *in_rate = (const T *)at[4];
    EACH(i, count) to_value[i] = in_grad[i] * f_select(in_concentration[i] == 1, -in_rate[i],
        f_divide(in_concentration[i] - 1 - in_rate[i] * in_value[i], in_value[i]));
})
NARROW_LOOPS(log_gamma_density_value, 1, 5, 0, 0)
static const gradient log_gamma_density_value = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"gamma", "log_gamma_density_value"},
    .loops = {
        EACH_FLOATING(AT_TYPE, log_gamma_density_value)
        EACH_NARROW_FLOAT(AT_TYPE, log_gamma_density_value)
    },
};
/* d rate = grad * (concentration - rate * value) / rate */
WIDE_LOOPS(log_gamma_density_rate, EACH_FLOATING, {
    T *to_rate = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_concentration = (const T *)at[2];
    const T *in_value = (const T *)at[3];
    const T *in_rate = (const T *)at[4];
    EACH(i, count) to_rate[i] = f_divide(in_grad[i] * (in_concentration[i] - in_rate[i] *
        in_value[i]), in_rate[i]);
})
NARROW_LOOPS(log_gamma_density_rate, 1, 5, 0, 0)
static const gradient log_gamma_density_rate = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"gamma", "log_gamma_density_rate"},
    .loops = {
        EACH_FLOATING(AT_TYPE, log_gamma_density_rate)
        EACH_NARROW_FLOAT(AT_TYPE, log_gamma_density_rate)
    },
};
static int log_gamma_density_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_gamma_density_concentration, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&log_gamma_density_value, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&log_gamma_density_rate, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_gamma_density_params[] = {
    {.name = "concentration", .kind = P_TENSOR, .slot = 0},
    {.name = "value", .kind = P_TENSOR, .slot = 1},
    {.name = "rate", .kind = P_TENSOR, .slot = 2},
};
const row op_log_gamma_density = {
    .op = "log_gamma_density", .name = "log_gamma_density",
    .signature = "log_gamma_density(Tensor concentration, Tensor value, Tensor rate)",
    .enter = th_pointwise, .body = &log_gamma_density_body,
    .backward = log_gamma_density_backward,
    .params = log_gamma_density_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {7, 7, 7},
};

/* gamma_entropy(Tensor concentration) = select(concentration > 8, 1.4189385332046727 + 0.5 *
   log(concentration) + series, concentration + lgamma(concentration) + (1 - concentration) *
   digamma(concentration)) */
WIDE_LOOPS(gamma_entropy, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_concentration = (const T *)at[1];
    EACH(i, count) {
        const T in_inverse = f_select(in_concentration[i] > 8, f_divide((T)1, in_concentration[i]),
            (T)0);
        const T in_series = in_inverse * (-(T)0.3333333333333333 - in_inverse *
            ((T)0.08333333333333333 + in_inverse * ((T)0.011111111111111112 - in_inverse *
            ((T)0.008333333333333333 + in_inverse * ((T)0.004761904761904762 - in_inverse *
            ((T)0.003968253968253968 + in_inverse * ((T)0.004761904761904762 - in_inverse *
            ((T)0.004166666666666667 + in_inverse * ((T)0.008417508417508417 - in_inverse *
            ((T)0.007575757575757576 + in_inverse * ((T)0.02301032301032301 - in_inverse *
            ((T)0.021092796092796094 + in_inverse * (T)0.08974358974358974))))))))))));
        to_output[i] = f_select(in_concentration[i] > 8,
            (T)1.4189385332046727 + (T)0.5 * f_log(in_concentration[i]) + in_series,
            in_concentration[i] + f_lgamma(in_concentration[i]) + (1 - in_concentration[i]) *
            f_digamma(in_concentration[i]));
    }
})
static const pointwise gamma_entropy_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"gamma", "gamma_entropy"},
    .loops = {EACH_FLOATING(AT_TYPE, gamma_entropy)},
};
/* d concentration = grad * select(concentration > 8, slope, 1 + (1 - concentration) *
   polygamma(1, concentration)) */
WIDE_LOOPS(gamma_entropy_concentration, EACH_FLOATING, {
    T *to_concentration = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_concentration = (const T *)at[2];
    EACH(i, count) {
        const T in_inverse = f_select(in_concentration[i] > 8, f_divide((T)1, in_concentration[i]),
            (T)0);
        const T in_slope = in_inverse * ((T)0.5 + in_inverse * ((T)0.3333333333333333 + in_inverse *
            ((T)0.16666666666666666 + in_inverse * ((T)0.03333333333333333 - in_inverse *
            ((T)0.03333333333333333 + in_inverse * ((T)0.023809523809523808 - in_inverse *
            ((T)0.023809523809523808 + in_inverse * ((T)0.03333333333333333 - in_inverse *
            ((T)0.03333333333333333 + in_inverse * ((T)0.07575757575757576 - in_inverse *
            ((T)0.07575757575757576 + in_inverse * ((T)0.2531135531135531 - in_inverse *
            ((T)0.2531135531135531 + in_inverse * (T)1.1666666666666667)))))))))))));
        to_concentration[i] = in_grad[i] * f_select(in_concentration[i] > 8, in_slope,
            1 + (1 - in_concentration[i]) * f_polygamma((T)1, in_concentration[i]));
    }
})
static const gradient gamma_entropy_concentration = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"gamma", "gamma_entropy_concentration"},
    .loops = {EACH_FLOATING(AT_TYPE, gamma_entropy_concentration)},
    .computes = true,
};
static int gamma_entropy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&gamma_entropy_concentration, s, grad);
    return th_finish_gradients(s, result);
}
static const param gamma_entropy_params[] = {
    {.name = "concentration", .kind = P_TENSOR, .slot = 0},
};
const row op_gamma_entropy = {
    .op = "gamma_entropy", .name = "gamma_entropy",
    .signature = "gamma_entropy(Tensor concentration)",
    .enter = th_pointwise, .body = &gamma_entropy_body,
    .backward = gamma_entropy_backward,
    .params = gamma_entropy_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log_gamma_grad(Tensor|Scalar input, Tensor drawn) = log_gamma_grad(input, drawn) */
WIDE_LOOPS(log_gamma_grad, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_drawn = (const T *)at[2];
    EACH(i, count) to_output[i] = f_log_gamma_grad(in_input[i], in_drawn[i]);
})
WIDE_LOOPS(log_gamma_grad_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T in_input = *(const T *)at[1];
    const T *in_drawn = (const T *)at[2];
    EACH(i, count) to_output[i] = f_log_gamma_grad(in_input, in_drawn[i]);
})
static const pointwise log_gamma_grad_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0}, .eithers = 1, .fixed = 1,
    .computes = true,
    .kernel = {"gamma", "log_gamma_grad"},
    .loops = {EACH_FLOATING(AT_TYPE, log_gamma_grad)},
    .numbers = {EACH_FLOATING(AT_TYPE, log_gamma_grad_number)},
};
static const param log_gamma_grad_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "drawn", .kind = P_TENSOR, .slot = 1},
};
const row op_log_gamma_grad = {
    .op = "log_gamma_grad", .name = "log_gamma_grad",
    .signature = "log_gamma_grad(Tensor|Scalar input, Tensor drawn)",
    .enter = th_pointwise, .body = &log_gamma_grad_body,
    .missing = "second derivatives of gamma draws are not implemented", .lacks = 3,
    .params = log_gamma_grad_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .joins = 1,
};

/* standard_gamma_grad(Tensor|Scalar input, Tensor drawn) = select(drawn <= 0, 0, drawn *
   log_gamma_grad(input, log(drawn))) */
WIDE_LOOPS(standard_gamma_grad, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_drawn = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_drawn[i] <= 0, (T)0,
        in_drawn[i] * f_log_gamma_grad(in_input[i], f_log(in_drawn[i])));
})
WIDE_LOOPS(standard_gamma_grad_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T in_input = *(const T *)at[1];
    const T *in_drawn = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_drawn[i] <= 0, (T)0,
        in_drawn[i] * f_log_gamma_grad(in_input, f_log(in_drawn[i])));
})
WIDE_LOOPS(standard_gamma_grad_part_0, EACH_FLOATING, {
    T *to_part_0 = (T *)at[0];
    const T *in_drawn = (const T *)at[1];
    EACH(i, count) to_part_0[i] = f_log(in_drawn[i]);
})
WIDE_LOOPS(standard_gamma_grad_rest, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_drawn = (const T *)at[2];
    const T *in_part_0 = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select(in_drawn[i] <= 0, (T)0,
        in_drawn[i] * f_log_gamma_grad(in_input[i], in_part_0[i]));
})
NARROW_LOOPS_BESIDE(standard_gamma_grad_rest, 8, 1, 4, 0, 0)
static const struct parts standard_gamma_grad_parts = {
    .count = 1, .unread = 0,
    .part = (const part[]){
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, standard_gamma_grad_part_0)}},
    },
    .rest = {
        EACH_FLOATING(AT_TYPE, standard_gamma_grad_rest)
        EACH_NARROW_FLOAT(AT_TYPE, standard_gamma_grad_rest)
    },
};
static const pointwise standard_gamma_grad_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0}, .eithers = 1, .fixed = 1,
    .computes = true,
    .kernel = {"gamma", "standard_gamma_grad"},
    .loops = {EACH_FLOATING(AT_TYPE, standard_gamma_grad)},
    .numbers = {EACH_FLOATING(AT_TYPE, standard_gamma_grad_number)},
    .parts = &standard_gamma_grad_parts,
};
static const param standard_gamma_grad_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "drawn", .kind = P_TENSOR, .slot = 1},
};
const row op_standard_gamma_grad = {
    .op = "standard_gamma_grad", .name = "standard_gamma_grad",
    .signature = "standard_gamma_grad(Tensor|Scalar input, Tensor drawn)",
    .enter = th_pointwise, .body = &standard_gamma_grad_body,
    .missing = "second derivatives of gamma draws are not implemented", .lacks = 3,
    .params = standard_gamma_grad_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .joins = 1,
};

/* dirichlet_grad(Tensor input, Tensor concentration, Tensor total) = select(input <= 0 or input
   >= 1, 0, input * beta_slope(input, concentration, total - concentration)) */
WIDE_LOOPS(dirichlet_grad, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_concentration = (const T *)at[2];
    const T *in_total = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] <= 0) | (in_input[i] >= 1), (T)0,
        in_input[i] * f_beta_slope(in_input[i], in_concentration[i],
        in_total[i] - in_concentration[i]));
})
static const pointwise dirichlet_grad_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .computes = true,
    .kernel = {"gamma", "dirichlet_grad"},
    .loops = {EACH_FLOATING(AT_TYPE, dirichlet_grad)},
};
static const param dirichlet_grad_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "concentration", .kind = P_TENSOR, .slot = 1},
    {.name = "total", .kind = P_TENSOR, .slot = 2},
};
const row op_dirichlet_grad = {
    .op = "dirichlet_grad", .name = "dirichlet_grad",
    .signature = "dirichlet_grad(Tensor input, Tensor concentration, Tensor total)",
    .enter = th_pointwise, .body = &dirichlet_grad_body,
    .missing = "second derivatives of gamma draws are not implemented", .lacks = 7,
    .params = dirichlet_grad_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
