/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* adaptive_optimization: Optimizer steps that divide by running means of the squared gradients,
   each in one pass. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* adam_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, Scalar rate,
   Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, Scalar root=1, Scalar eps=1e-8, Scalar
   weight_decay=0, bool maximize=False) = parameter = keep * parameter - rate * mean / (root *
   sqrt(square) + eps), exp_avg = mean, exp_avg_sq = square */
WIDE_LOOP(adam__float) {
    float *to_parameter = (float *)at[0];
    float *to_exp_avg = (float *)at[1];
    float *to_exp_avg_sq = (float *)at[2];
    const float *in_parameter = (const float *)at[3];
    const float *in_gradient = (const float *)at[4];
    const float *in_exp_avg = (const float *)at[5];
    const float *in_exp_avg_sq = (const float *)at[6];
    const float in_rate = (float)option[0].f;
    const float in_keep = (float)option[1].f;
    const float in_share1 = (float)option[2].f;
    const float in_share2 = (float)option[3].f;
    const float in_root = (float)option[4].f;
    const float in_eps = (float)option[5].f;
    const float in_weight_decay = (float)option[6].f;
    const bool in_maximize = option[7].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const float in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope -
            in_exp_avg_sq[i]);
        const float new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_square) + in_eps);
        const float new_exp_avg = in_mean;
        const float new_exp_avg_sq = in_square;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
    }
}
WIDE_LOOP(adam__double) {
    double *to_parameter = (double *)at[0];
    double *to_exp_avg = (double *)at[1];
    double *to_exp_avg_sq = (double *)at[2];
    const double *in_parameter = (const double *)at[3];
    const double *in_gradient = (const double *)at[4];
    const double *in_exp_avg = (const double *)at[5];
    const double *in_exp_avg_sq = (const double *)at[6];
    const double in_rate = (double)option[0].f;
    const double in_keep = (double)option[1].f;
    const double in_share1 = (double)option[2].f;
    const double in_share2 = (double)option[3].f;
    const double in_root = (double)option[4].f;
    const double in_eps = (double)option[5].f;
    const double in_weight_decay = (double)option[6].f;
    const bool in_maximize = option[7].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const double in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope -
            in_exp_avg_sq[i]);
        const double new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_square) + in_eps);
        const double new_exp_avg = in_mean;
        const double new_exp_avg_sq = in_square;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
    }
}
NARROW_LOOP(adam__half, adam__float, half, 3, 7, 8, 0)
NARROW_LOOP(adam__bfloat16, adam__float, bfloat16, 3, 7, 8, 0)
static const pointwise adam__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "adam_"},
    .loops = {
        [TH_HALF] = adam__half, [TH_BFLOAT16] = adam__bfloat16, [TH_FLOAT] = adam__float,
        [TH_DOUBLE] = adam__double
    },
    .blocks = true,
};
static const param adam__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "exp_avg_sq", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "rate", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "keep", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "share1", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {0.1, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "share2", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0.001, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "root", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 5, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 6, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_adam_ = {
    .op = "adam_", .name = "adam_",
    .signature =
        "adam_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, "
        "Scalar rate, Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, Scalar root=1, "
        "Scalar eps=1e-8, Scalar weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &adam__body,
    .params = adam__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 12,
    .required = 5, .tensors = 4, .inputs = 2, .scalars = 7, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* amsgrad_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, Tensor&
   max_exp_avg_sq, Scalar rate, Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, Scalar
   root=1, Scalar eps=1e-8, Scalar weight_decay=0, bool maximize=False) = parameter = keep *
   parameter - rate * mean / (root * sqrt(largest) + eps), exp_avg = mean, exp_avg_sq = square,
   max_exp_avg_sq = largest */
WIDE_LOOP(amsgrad__float) {
    float *to_parameter = (float *)at[0];
    float *to_exp_avg = (float *)at[1];
    float *to_exp_avg_sq = (float *)at[2];
    float *to_max_exp_avg_sq = (float *)at[3];
    const float *in_parameter = (const float *)at[4];
    const float *in_gradient = (const float *)at[5];
    const float *in_exp_avg = (const float *)at[6];
    const float *in_exp_avg_sq = (const float *)at[7];
    const float *in_max_exp_avg_sq = (const float *)at[8];
    const float in_rate = (float)option[0].f;
    const float in_keep = (float)option[1].f;
    const float in_share1 = (float)option[2].f;
    const float in_share2 = (float)option[3].f;
    const float in_root = (float)option[4].f;
    const float in_eps = (float)option[5].f;
    const float in_weight_decay = (float)option[6].f;
    const bool in_maximize = option[7].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const float in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope -
            in_exp_avg_sq[i]);
        const float in_largest = f_max(in_max_exp_avg_sq[i], in_square);
        const float new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_largest) + in_eps);
        const float new_exp_avg = in_mean;
        const float new_exp_avg_sq = in_square;
        const float new_max_exp_avg_sq = in_largest;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
        to_max_exp_avg_sq[i] = new_max_exp_avg_sq;
    }
}
WIDE_LOOP(amsgrad__double) {
    double *to_parameter = (double *)at[0];
    double *to_exp_avg = (double *)at[1];
    double *to_exp_avg_sq = (double *)at[2];
    double *to_max_exp_avg_sq = (double *)at[3];
    const double *in_parameter = (const double *)at[4];
    const double *in_gradient = (const double *)at[5];
    const double *in_exp_avg = (const double *)at[6];
    const double *in_exp_avg_sq = (const double *)at[7];
    const double *in_max_exp_avg_sq = (const double *)at[8];
    const double in_rate = (double)option[0].f;
    const double in_keep = (double)option[1].f;
    const double in_share1 = (double)option[2].f;
    const double in_share2 = (double)option[3].f;
    const double in_root = (double)option[4].f;
    const double in_eps = (double)option[5].f;
    const double in_weight_decay = (double)option[6].f;
    const bool in_maximize = option[7].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const double in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope -
            in_exp_avg_sq[i]);
        const double in_largest = f_max(in_max_exp_avg_sq[i], in_square);
        const double new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_largest) + in_eps);
        const double new_exp_avg = in_mean;
        const double new_exp_avg_sq = in_square;
        const double new_max_exp_avg_sq = in_largest;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
        to_max_exp_avg_sq[i] = new_max_exp_avg_sq;
    }
}
NARROW_LOOP(amsgrad__half, amsgrad__float, half, 4, 9, 8, 0)
NARROW_LOOP(amsgrad__bfloat16, amsgrad__float, bfloat16, 4, 9, 8, 0)
static const pointwise amsgrad__body = {
    .outputs = 4, .inputs = 5,
    .to = {0, TO_STATE + 2, TO_STATE + 3, TO_STATE + 4}, .from = {0, 1, 2, 3, 4},
    .kernel = {"adaptive_optimization", "amsgrad_"},
    .loops = {
        [TH_HALF] = amsgrad__half, [TH_BFLOAT16] = amsgrad__bfloat16, [TH_FLOAT] = amsgrad__float,
        [TH_DOUBLE] = amsgrad__double
    },
    .blocks = true,
};
static const param amsgrad__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "exp_avg_sq", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "max_exp_avg_sq", .kind = P_STATE, .slot = 4, .type = -1},
    {.name = "rate", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "keep", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "share1", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {0.1, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "share2", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0.001, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "root", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 5, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 6, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_amsgrad_ = {
    .op = "amsgrad_", .name = "amsgrad_",
    .signature =
        "amsgrad_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, "
        "Tensor& max_exp_avg_sq, Scalar rate, Scalar keep=1, Scalar share1=0.1, Scalar "
        "share2=0.001, Scalar root=1, Scalar eps=1e-8, Scalar weight_decay=0, bool "
        "maximize=False)",
    .enter = th_pointwise, .body = &amsgrad__body,
    .params = amsgrad__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 13,
    .required = 6, .tensors = 5, .inputs = 2, .scalars = 7, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* nadam_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, Scalar rate,
   Scalar ahead, Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, Scalar root=1, Scalar
   eps=1e-8, Scalar weight_decay=0, bool maximize=False) = parameter = keep * parameter - (rate
   * mean + ahead * slope) / (root * sqrt(square) + eps), exp_avg = mean, exp_avg_sq = square */
WIDE_LOOP(nadam__float) {
    float *to_parameter = (float *)at[0];
    float *to_exp_avg = (float *)at[1];
    float *to_exp_avg_sq = (float *)at[2];
    const float *in_parameter = (const float *)at[3];
    const float *in_gradient = (const float *)at[4];
    const float *in_exp_avg = (const float *)at[5];
    const float *in_exp_avg_sq = (const float *)at[6];
    const float in_rate = (float)option[0].f;
    const float in_ahead = (float)option[1].f;
    const float in_keep = (float)option[2].f;
    const float in_share1 = (float)option[3].f;
    const float in_share2 = (float)option[4].f;
    const float in_root = (float)option[5].f;
    const float in_eps = (float)option[6].f;
    const float in_weight_decay = (float)option[7].f;
    const bool in_maximize = option[8].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const float in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope -
            in_exp_avg_sq[i]);
        const float new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean +
            in_ahead * in_slope, in_root * f_sqrt(in_square) + in_eps);
        const float new_exp_avg = in_mean;
        const float new_exp_avg_sq = in_square;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
    }
}
WIDE_LOOP(nadam__double) {
    double *to_parameter = (double *)at[0];
    double *to_exp_avg = (double *)at[1];
    double *to_exp_avg_sq = (double *)at[2];
    const double *in_parameter = (const double *)at[3];
    const double *in_gradient = (const double *)at[4];
    const double *in_exp_avg = (const double *)at[5];
    const double *in_exp_avg_sq = (const double *)at[6];
    const double in_rate = (double)option[0].f;
    const double in_ahead = (double)option[1].f;
    const double in_keep = (double)option[2].f;
    const double in_share1 = (double)option[3].f;
    const double in_share2 = (double)option[4].f;
    const double in_root = (double)option[5].f;
    const double in_eps = (double)option[6].f;
    const double in_weight_decay = (double)option[7].f;
    const bool in_maximize = option[8].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const double in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope -
            in_exp_avg_sq[i]);
        const double new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean +
            in_ahead * in_slope, in_root * f_sqrt(in_square) + in_eps);
        const double new_exp_avg = in_mean;
        const double new_exp_avg_sq = in_square;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
    }
}
NARROW_LOOP(nadam__half, nadam__float, half, 3, 7, 9, 0)
NARROW_LOOP(nadam__bfloat16, nadam__float, bfloat16, 3, 7, 9, 0)
static const pointwise nadam__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "nadam_"},
    .loops = {
        [TH_HALF] = nadam__half, [TH_BFLOAT16] = nadam__bfloat16, [TH_FLOAT] = nadam__float,
        [TH_DOUBLE] = nadam__double
    },
    .blocks = true,
};
static const param nadam__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "exp_avg_sq", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "rate", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "ahead", .kind = P_SCALAR, .slot = 1, .type = -1},
    {.name = "keep", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "share1", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0.1, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "share2", .kind = P_SCALAR, .slot = 4, .optional = true,
     .preset = {0.001, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "root", .kind = P_SCALAR, .slot = 5, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 6, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 7, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_nadam_ = {
    .op = "nadam_", .name = "nadam_",
    .signature =
        "nadam_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, "
        "Scalar rate, Scalar ahead, Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, "
        "Scalar root=1, Scalar eps=1e-8, Scalar weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &nadam__body,
    .params = nadam__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 13,
    .required = 6, .tensors = 4, .inputs = 2, .scalars = 8, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* adamax_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_inf, Scalar rate,
   Scalar share=0.1, Scalar beta2=0.999, Scalar eps=1e-8, Scalar weight_decay=0, bool
   maximize=False) = parameter = parameter - rate * mean / largest, exp_avg = mean, exp_inf =
   largest */
WIDE_LOOP(adamax__float) {
    float *to_parameter = (float *)at[0];
    float *to_exp_avg = (float *)at[1];
    float *to_exp_inf = (float *)at[2];
    const float *in_parameter = (const float *)at[3];
    const float *in_gradient = (const float *)at[4];
    const float *in_exp_avg = (const float *)at[5];
    const float *in_exp_inf = (const float *)at[6];
    const float in_rate = (float)option[0].f;
    const float in_share = (float)option[1].f;
    const float in_beta2 = (float)option[2].f;
    const float in_eps = (float)option[3].f;
    const float in_weight_decay = (float)option[4].f;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_mean = in_exp_avg[i] + in_share * (in_slope - in_exp_avg[i]);
        const float in_largest = f_max(in_beta2 * in_exp_inf[i], f_abs(in_slope) + in_eps);
        const float new_parameter = in_parameter[i] - f_divide(in_rate * in_mean, in_largest);
        const float new_exp_avg = in_mean;
        const float new_exp_inf = in_largest;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_inf[i] = new_exp_inf;
    }
}
WIDE_LOOP(adamax__double) {
    double *to_parameter = (double *)at[0];
    double *to_exp_avg = (double *)at[1];
    double *to_exp_inf = (double *)at[2];
    const double *in_parameter = (const double *)at[3];
    const double *in_gradient = (const double *)at[4];
    const double *in_exp_avg = (const double *)at[5];
    const double *in_exp_inf = (const double *)at[6];
    const double in_rate = (double)option[0].f;
    const double in_share = (double)option[1].f;
    const double in_beta2 = (double)option[2].f;
    const double in_eps = (double)option[3].f;
    const double in_weight_decay = (double)option[4].f;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_mean = in_exp_avg[i] + in_share * (in_slope - in_exp_avg[i]);
        const double in_largest = f_max(in_beta2 * in_exp_inf[i], f_abs(in_slope) + in_eps);
        const double new_parameter = in_parameter[i] - f_divide(in_rate * in_mean, in_largest);
        const double new_exp_avg = in_mean;
        const double new_exp_inf = in_largest;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_inf[i] = new_exp_inf;
    }
}
NARROW_LOOP(adamax__half, adamax__float, half, 3, 7, 6, 0)
NARROW_LOOP(adamax__bfloat16, adamax__float, bfloat16, 3, 7, 6, 0)
static const pointwise adamax__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "adamax_"},
    .loops = {
        [TH_HALF] = adamax__half, [TH_BFLOAT16] = adamax__bfloat16, [TH_FLOAT] = adamax__float,
        [TH_DOUBLE] = adamax__double
    },
    .blocks = true,
};
static const param adamax__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "exp_inf", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "rate", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0.1, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "beta2", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {0.999, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 4, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_adamax_ = {
    .op = "adamax_", .name = "adamax_",
    .signature =
        "adamax_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_inf, "
        "Scalar rate, Scalar share=0.1, Scalar beta2=0.999, Scalar eps=1e-8, Scalar "
        "weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &adamax__body,
    .params = adamax__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 10,
    .required = 5, .tensors = 4, .inputs = 2, .scalars = 5, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* adagrad_(Tensor& parameter, Tensor gradient, Tensor& sum, Scalar rate, Scalar eps=1e-10,
   Scalar weight_decay=0, bool maximize=False) = parameter = parameter - rate * slope /
   (sqrt(total) + eps), sum = total */
WIDE_LOOP(adagrad__float) {
    float *to_parameter = (float *)at[0];
    float *to_sum = (float *)at[1];
    const float *in_parameter = (const float *)at[2];
    const float *in_gradient = (const float *)at[3];
    const float *in_sum = (const float *)at[4];
    const float in_rate = (float)option[0].f;
    const float in_eps = (float)option[1].f;
    const float in_weight_decay = (float)option[2].f;
    const bool in_maximize = option[3].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_total = in_sum[i] + in_slope * in_slope;
        const float new_parameter = in_parameter[i] - f_divide(in_rate * in_slope,
            f_sqrt(in_total) + in_eps);
        const float new_sum = in_total;
        to_parameter[i] = new_parameter;
        to_sum[i] = new_sum;
    }
}
WIDE_LOOP(adagrad__double) {
    double *to_parameter = (double *)at[0];
    double *to_sum = (double *)at[1];
    const double *in_parameter = (const double *)at[2];
    const double *in_gradient = (const double *)at[3];
    const double *in_sum = (const double *)at[4];
    const double in_rate = (double)option[0].f;
    const double in_eps = (double)option[1].f;
    const double in_weight_decay = (double)option[2].f;
    const bool in_maximize = option[3].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_total = in_sum[i] + in_slope * in_slope;
        const double new_parameter = in_parameter[i] - f_divide(in_rate * in_slope,
            f_sqrt(in_total) + in_eps);
        const double new_sum = in_total;
        to_parameter[i] = new_parameter;
        to_sum[i] = new_sum;
    }
}
NARROW_LOOP(adagrad__half, adagrad__float, half, 2, 5, 4, 0)
NARROW_LOOP(adagrad__bfloat16, adagrad__float, bfloat16, 2, 5, 4, 0)
static const pointwise adagrad__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"adaptive_optimization", "adagrad_"},
    .loops = {
        [TH_HALF] = adagrad__half, [TH_BFLOAT16] = adagrad__bfloat16, [TH_FLOAT] = adagrad__float,
        [TH_DOUBLE] = adagrad__double
    },
    .blocks = true,
};
static const param adagrad__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "sum", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "rate", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1e-10, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_adagrad_ = {
    .op = "adagrad_", .name = "adagrad_",
    .signature =
        "adagrad_(Tensor& parameter, Tensor gradient, Tensor& sum, Scalar rate, Scalar "
        "eps=1e-10, Scalar weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &adagrad__body,
    .params = adagrad__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 7,
    .required = 4, .tensors = 3, .inputs = 2, .scalars = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* adadelta_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor& acc_delta, Scalar
   lr=1, Scalar share=0.1, Scalar eps=1e-6, Scalar weight_decay=0, bool maximize=False) =
   parameter = parameter - lr * delta, square_avg = square, acc_delta = acc_delta + share *
   (delta * delta - acc_delta) */
WIDE_LOOP(adadelta__float) {
    float *to_parameter = (float *)at[0];
    float *to_square_avg = (float *)at[1];
    float *to_acc_delta = (float *)at[2];
    const float *in_parameter = (const float *)at[3];
    const float *in_gradient = (const float *)at[4];
    const float *in_square_avg = (const float *)at[5];
    const float *in_acc_delta = (const float *)at[6];
    const float in_lr = (float)option[0].f;
    const float in_share = (float)option[1].f;
    const float in_eps = (float)option[2].f;
    const float in_weight_decay = (float)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const float in_delta = f_divide(f_sqrt(in_acc_delta[i] + in_eps),
            f_sqrt(in_square + in_eps)) * in_slope;
        const float new_parameter = in_parameter[i] - in_lr * in_delta;
        const float new_square_avg = in_square;
        const float new_acc_delta = in_acc_delta[i] + in_share * (in_delta * in_delta -
            in_acc_delta[i]);
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_acc_delta[i] = new_acc_delta;
    }
}
WIDE_LOOP(adadelta__double) {
    double *to_parameter = (double *)at[0];
    double *to_square_avg = (double *)at[1];
    double *to_acc_delta = (double *)at[2];
    const double *in_parameter = (const double *)at[3];
    const double *in_gradient = (const double *)at[4];
    const double *in_square_avg = (const double *)at[5];
    const double *in_acc_delta = (const double *)at[6];
    const double in_lr = (double)option[0].f;
    const double in_share = (double)option[1].f;
    const double in_eps = (double)option[2].f;
    const double in_weight_decay = (double)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const double in_delta = f_divide(f_sqrt(in_acc_delta[i] + in_eps),
            f_sqrt(in_square + in_eps)) * in_slope;
        const double new_parameter = in_parameter[i] - in_lr * in_delta;
        const double new_square_avg = in_square;
        const double new_acc_delta = in_acc_delta[i] + in_share * (in_delta * in_delta -
            in_acc_delta[i]);
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_acc_delta[i] = new_acc_delta;
    }
}
NARROW_LOOP(adadelta__half, adadelta__float, half, 3, 7, 5, 0)
NARROW_LOOP(adadelta__bfloat16, adadelta__float, bfloat16, 3, 7, 5, 0)
static const pointwise adadelta__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "adadelta_"},
    .loops = {
        [TH_HALF] = adadelta__half, [TH_BFLOAT16] = adadelta__bfloat16,
        [TH_FLOAT] = adadelta__float, [TH_DOUBLE] = adadelta__double
    },
    .blocks = true,
};
static const param adadelta__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "acc_delta", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "lr", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0.1, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {1e-06, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_adadelta_ = {
    .op = "adadelta_", .name = "adadelta_",
    .signature =
        "adadelta_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor& "
        "acc_delta, Scalar lr=1, Scalar share=0.1, Scalar eps=1e-6, Scalar weight_decay=0, "
        "bool maximize=False)",
    .enter = th_pointwise, .body = &adadelta__body,
    .params = adadelta__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 9,
    .required = 4, .tensors = 4, .inputs = 2, .scalars = 4, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* rmsprop_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Scalar lr, Scalar
   share=0.01, Scalar eps=1e-8, Scalar weight_decay=0, bool maximize=False) = parameter =
   parameter - lr * slope / (sqrt(square) + eps), square_avg = square */
WIDE_LOOP(rmsprop__float) {
    float *to_parameter = (float *)at[0];
    float *to_square_avg = (float *)at[1];
    const float *in_parameter = (const float *)at[2];
    const float *in_gradient = (const float *)at[3];
    const float *in_square_avg = (const float *)at[4];
    const float in_lr = (float)option[0].f;
    const float in_share = (float)option[1].f;
    const float in_eps = (float)option[2].f;
    const float in_weight_decay = (float)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const float new_parameter = in_parameter[i] - f_divide(in_lr * in_slope,
            f_sqrt(in_square) + in_eps);
        const float new_square_avg = in_square;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
    }
}
WIDE_LOOP(rmsprop__double) {
    double *to_parameter = (double *)at[0];
    double *to_square_avg = (double *)at[1];
    const double *in_parameter = (const double *)at[2];
    const double *in_gradient = (const double *)at[3];
    const double *in_square_avg = (const double *)at[4];
    const double in_lr = (double)option[0].f;
    const double in_share = (double)option[1].f;
    const double in_eps = (double)option[2].f;
    const double in_weight_decay = (double)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const double new_parameter = in_parameter[i] - f_divide(in_lr * in_slope,
            f_sqrt(in_square) + in_eps);
        const double new_square_avg = in_square;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
    }
}
NARROW_LOOP(rmsprop__half, rmsprop__float, half, 2, 5, 5, 0)
NARROW_LOOP(rmsprop__bfloat16, rmsprop__float, bfloat16, 2, 5, 5, 0)
static const pointwise rmsprop__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"adaptive_optimization", "rmsprop_"},
    .loops = {
        [TH_HALF] = rmsprop__half, [TH_BFLOAT16] = rmsprop__bfloat16, [TH_FLOAT] = rmsprop__float,
        [TH_DOUBLE] = rmsprop__double
    },
    .blocks = true,
};
static const param rmsprop__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "lr", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0.01, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_rmsprop_ = {
    .op = "rmsprop_", .name = "rmsprop_",
    .signature =
        "rmsprop_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Scalar lr, Scalar "
        "share=0.01, Scalar eps=1e-8, Scalar weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &rmsprop__body,
    .params = rmsprop__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8,
    .required = 4, .tensors = 3, .inputs = 2, .scalars = 4, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* rmsprop_momentum_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor&
   momentum_buffer, Scalar lr, Scalar share=0.01, Scalar eps=1e-8, Scalar momentum=0.9, Scalar
   weight_decay=0, bool maximize=False) = parameter = parameter - lr * velocity, square_avg =
   square, momentum_buffer = velocity */
WIDE_LOOP(rmsprop_momentum__float) {
    float *to_parameter = (float *)at[0];
    float *to_square_avg = (float *)at[1];
    float *to_momentum_buffer = (float *)at[2];
    const float *in_parameter = (const float *)at[3];
    const float *in_gradient = (const float *)at[4];
    const float *in_square_avg = (const float *)at[5];
    const float *in_momentum_buffer = (const float *)at[6];
    const float in_lr = (float)option[0].f;
    const float in_share = (float)option[1].f;
    const float in_eps = (float)option[2].f;
    const float in_momentum = (float)option[3].f;
    const float in_weight_decay = (float)option[4].f;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const float in_velocity = in_momentum * in_momentum_buffer[i] + f_divide(in_slope,
            f_sqrt(in_square) + in_eps);
        const float new_parameter = in_parameter[i] - in_lr * in_velocity;
        const float new_square_avg = in_square;
        const float new_momentum_buffer = in_velocity;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_momentum_buffer[i] = new_momentum_buffer;
    }
}
WIDE_LOOP(rmsprop_momentum__double) {
    double *to_parameter = (double *)at[0];
    double *to_square_avg = (double *)at[1];
    double *to_momentum_buffer = (double *)at[2];
    const double *in_parameter = (const double *)at[3];
    const double *in_gradient = (const double *)at[4];
    const double *in_square_avg = (const double *)at[5];
    const double *in_momentum_buffer = (const double *)at[6];
    const double in_lr = (double)option[0].f;
    const double in_share = (double)option[1].f;
    const double in_eps = (double)option[2].f;
    const double in_momentum = (double)option[3].f;
    const double in_weight_decay = (double)option[4].f;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const double in_velocity = in_momentum * in_momentum_buffer[i] + f_divide(in_slope,
            f_sqrt(in_square) + in_eps);
        const double new_parameter = in_parameter[i] - in_lr * in_velocity;
        const double new_square_avg = in_square;
        const double new_momentum_buffer = in_velocity;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_momentum_buffer[i] = new_momentum_buffer;
    }
}
NARROW_LOOP(rmsprop_momentum__half, rmsprop_momentum__float, half, 3, 7, 6, 0)
NARROW_LOOP(rmsprop_momentum__bfloat16, rmsprop_momentum__float, bfloat16, 3, 7, 6, 0)
static const pointwise rmsprop_momentum__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "rmsprop_momentum_"},
    .loops = {
        [TH_HALF] = rmsprop_momentum__half, [TH_BFLOAT16] = rmsprop_momentum__bfloat16,
        [TH_FLOAT] = rmsprop_momentum__float, [TH_DOUBLE] = rmsprop_momentum__double
    },
    .blocks = true,
};
static const param rmsprop_momentum__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "momentum_buffer", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "lr", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0.01, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "momentum", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0.9, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 4, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_rmsprop_momentum_ = {
    .op = "rmsprop_momentum_", .name = "rmsprop_momentum_",
    .signature =
        "rmsprop_momentum_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor& "
        "momentum_buffer, Scalar lr, Scalar share=0.01, Scalar eps=1e-8, Scalar "
        "momentum=0.9, Scalar weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &rmsprop_momentum__body,
    .params = rmsprop_momentum__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 10,
    .required = 5, .tensors = 4, .inputs = 2, .scalars = 5, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* rmsprop_centered_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor&
   momentum_buffer, Tensor& slope_avg, Scalar lr, Scalar share=0.01, Scalar eps=1e-8, Scalar
   momentum=0, Scalar weight_decay=0, bool maximize=False) = parameter = parameter - lr *
   velocity, square_avg = square, momentum_buffer = velocity, slope_avg = mean */
WIDE_LOOP(rmsprop_centered__float) {
    float *to_parameter = (float *)at[0];
    float *to_square_avg = (float *)at[1];
    float *to_momentum_buffer = (float *)at[2];
    float *to_slope_avg = (float *)at[3];
    const float *in_parameter = (const float *)at[4];
    const float *in_gradient = (const float *)at[5];
    const float *in_square_avg = (const float *)at[6];
    const float *in_momentum_buffer = (const float *)at[7];
    const float *in_slope_avg = (const float *)at[8];
    const float in_lr = (float)option[0].f;
    const float in_share = (float)option[1].f;
    const float in_eps = (float)option[2].f;
    const float in_momentum = (float)option[3].f;
    const float in_weight_decay = (float)option[4].f;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const float in_mean = in_slope_avg[i] + in_share * (in_slope - in_slope_avg[i]);
        const float in_velocity = in_momentum * in_momentum_buffer[i] + f_divide(in_slope,
            f_sqrt(f_max(in_square - in_mean * in_mean, (float)0)) + in_eps);
        const float new_parameter = in_parameter[i] - in_lr * in_velocity;
        const float new_square_avg = in_square;
        const float new_momentum_buffer = in_velocity;
        const float new_slope_avg = in_mean;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_momentum_buffer[i] = new_momentum_buffer;
        to_slope_avg[i] = new_slope_avg;
    }
}
WIDE_LOOP(rmsprop_centered__double) {
    double *to_parameter = (double *)at[0];
    double *to_square_avg = (double *)at[1];
    double *to_momentum_buffer = (double *)at[2];
    double *to_slope_avg = (double *)at[3];
    const double *in_parameter = (const double *)at[4];
    const double *in_gradient = (const double *)at[5];
    const double *in_square_avg = (const double *)at[6];
    const double *in_momentum_buffer = (const double *)at[7];
    const double *in_slope_avg = (const double *)at[8];
    const double in_lr = (double)option[0].f;
    const double in_share = (double)option[1].f;
    const double in_eps = (double)option[2].f;
    const double in_momentum = (double)option[3].f;
    const double in_weight_decay = (double)option[4].f;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_square = in_square_avg[i] + in_share * (in_slope * in_slope -
            in_square_avg[i]);
        const double in_mean = in_slope_avg[i] + in_share * (in_slope - in_slope_avg[i]);
        const double in_velocity = in_momentum * in_momentum_buffer[i] + f_divide(in_slope,
            f_sqrt(f_max(in_square - in_mean * in_mean, (double)0)) + in_eps);
        const double new_parameter = in_parameter[i] - in_lr * in_velocity;
        const double new_square_avg = in_square;
        const double new_momentum_buffer = in_velocity;
        const double new_slope_avg = in_mean;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_momentum_buffer[i] = new_momentum_buffer;
        to_slope_avg[i] = new_slope_avg;
    }
}
NARROW_LOOP(rmsprop_centered__half, rmsprop_centered__float, half, 4, 9, 6, 0)
NARROW_LOOP(rmsprop_centered__bfloat16, rmsprop_centered__float, bfloat16, 4, 9, 6, 0)
static const pointwise rmsprop_centered__body = {
    .outputs = 4, .inputs = 5,
    .to = {0, TO_STATE + 2, TO_STATE + 3, TO_STATE + 4}, .from = {0, 1, 2, 3, 4},
    .kernel = {"adaptive_optimization", "rmsprop_centered_"},
    .loops = {
        [TH_HALF] = rmsprop_centered__half, [TH_BFLOAT16] = rmsprop_centered__bfloat16,
        [TH_FLOAT] = rmsprop_centered__float, [TH_DOUBLE] = rmsprop_centered__double
    },
    .blocks = true,
};
static const param rmsprop_centered__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "momentum_buffer", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "slope_avg", .kind = P_STATE, .slot = 4, .type = -1},
    {.name = "lr", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0.01, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "momentum", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 4, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_rmsprop_centered_ = {
    .op = "rmsprop_centered_", .name = "rmsprop_centered_",
    .signature =
        "rmsprop_centered_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor& "
        "momentum_buffer, Tensor& slope_avg, Scalar lr, Scalar share=0.01, Scalar eps=1e-8, "
        "Scalar momentum=0, Scalar weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &rmsprop_centered__body,
    .params = rmsprop_centered__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 11,
    .required = 6, .tensors = 5, .inputs = 2, .scalars = 5, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
