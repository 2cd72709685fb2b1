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
WIDE_LOOPS(adam_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_exp_avg = (T *)at[1];
    T *to_exp_avg_sq = (T *)at[2];
    const T *in_parameter = (const T *)at[3];
    const T *in_gradient = (const T *)at[4];
    const T *in_exp_avg = (const T *)at[5];
    const T *in_exp_avg_sq = (const T *)at[6];
    const T in_rate = NUMBER(T, option[0]);
    const T in_keep = NUMBER(T, option[1]);
    const T in_share1 = NUMBER(T, option[2]);
    const T in_share2 = NUMBER(T, option[3]);
    const T in_root = NUMBER(T, option[4]);
    const T in_eps = NUMBER(T, option[5]);
    const T in_weight_decay = NUMBER(T, option[6]);
    const bool in_maximize = option[7].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const T in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope - in_exp_avg_sq[i]);
        const T new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_square) + in_eps);
        const T new_exp_avg = in_mean;
        const T new_exp_avg_sq = in_square;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
    }
})
NARROW_LOOPS(adam_, 3, 7, 8, 0)
static const pointwise adam__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "adam_"},
    .loops = {EACH_FLOATING(AT_TYPE, adam_) EACH_NARROW_FLOAT(AT_TYPE, adam_)},
    .blocks = true,
};
static const param adam__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2},
    {.name = "exp_avg_sq", .kind = P_STATE, .slot = 3},
    {.name = "rate", .kind = P_SCALAR, .slot = 0},
    {.name = "keep", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "share1", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(0.1)},
    {.name = "share2", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0.001)},
    {.name = "root", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = PRESET(1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 5, .optional = true, .preset = PRESET(1e-08)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 6, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(amsgrad_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_exp_avg = (T *)at[1];
    T *to_exp_avg_sq = (T *)at[2];
    T *to_max_exp_avg_sq = (T *)at[3];
    const T *in_parameter = (const T *)at[4];
    const T *in_gradient = (const T *)at[5];
    const T *in_exp_avg = (const T *)at[6];
    const T *in_exp_avg_sq = (const T *)at[7];
    const T *in_max_exp_avg_sq = (const T *)at[8];
    const T in_rate = NUMBER(T, option[0]);
    const T in_keep = NUMBER(T, option[1]);
    const T in_share1 = NUMBER(T, option[2]);
    const T in_share2 = NUMBER(T, option[3]);
    const T in_root = NUMBER(T, option[4]);
    const T in_eps = NUMBER(T, option[5]);
    const T in_weight_decay = NUMBER(T, option[6]);
    const bool in_maximize = option[7].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const T in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope - in_exp_avg_sq[i]);
        const T in_largest = f_max(in_max_exp_avg_sq[i], in_square);
        const T new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_largest) + in_eps);
        const T new_exp_avg = in_mean;
        const T new_exp_avg_sq = in_square;
        const T new_max_exp_avg_sq = in_largest;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
        to_max_exp_avg_sq[i] = new_max_exp_avg_sq;
    }
})
NARROW_LOOPS(amsgrad_, 4, 9, 8, 0)
static const pointwise amsgrad__body = {
    .outputs = 4, .inputs = 5,
    .to = {0, TO_STATE + 2, TO_STATE + 3, TO_STATE + 4}, .from = {0, 1, 2, 3, 4},
    .kernel = {"adaptive_optimization", "amsgrad_"},
    .loops = {EACH_FLOATING(AT_TYPE, amsgrad_) EACH_NARROW_FLOAT(AT_TYPE, amsgrad_)},
    .blocks = true,
};
static const param amsgrad__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2},
    {.name = "exp_avg_sq", .kind = P_STATE, .slot = 3},
    {.name = "max_exp_avg_sq", .kind = P_STATE, .slot = 4},
    {.name = "rate", .kind = P_SCALAR, .slot = 0},
    {.name = "keep", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "share1", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(0.1)},
    {.name = "share2", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0.001)},
    {.name = "root", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = PRESET(1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 5, .optional = true, .preset = PRESET(1e-08)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 6, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(nadam_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_exp_avg = (T *)at[1];
    T *to_exp_avg_sq = (T *)at[2];
    const T *in_parameter = (const T *)at[3];
    const T *in_gradient = (const T *)at[4];
    const T *in_exp_avg = (const T *)at[5];
    const T *in_exp_avg_sq = (const T *)at[6];
    const T in_rate = NUMBER(T, option[0]);
    const T in_ahead = NUMBER(T, option[1]);
    const T in_keep = NUMBER(T, option[2]);
    const T in_share1 = NUMBER(T, option[3]);
    const T in_share2 = NUMBER(T, option[4]);
    const T in_root = NUMBER(T, option[5]);
    const T in_eps = NUMBER(T, option[6]);
    const T in_weight_decay = NUMBER(T, option[7]);
    const bool in_maximize = option[8].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_mean = in_exp_avg[i] + in_share1 * (in_slope - in_exp_avg[i]);
        const T in_square = in_exp_avg_sq[i] + in_share2 * (in_slope * in_slope - in_exp_avg_sq[i]);
        const T new_parameter = in_keep * in_parameter[i] - f_divide(in_rate * in_mean + in_ahead *
            in_slope, in_root * f_sqrt(in_square) + in_eps);
        const T new_exp_avg = in_mean;
        const T new_exp_avg_sq = in_square;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_avg_sq[i] = new_exp_avg_sq;
    }
})
NARROW_LOOPS(nadam_, 3, 7, 9, 0)
static const pointwise nadam__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "nadam_"},
    .loops = {EACH_FLOATING(AT_TYPE, nadam_) EACH_NARROW_FLOAT(AT_TYPE, nadam_)},
    .blocks = true,
};
static const param nadam__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2},
    {.name = "exp_avg_sq", .kind = P_STATE, .slot = 3},
    {.name = "rate", .kind = P_SCALAR, .slot = 0},
    {.name = "ahead", .kind = P_SCALAR, .slot = 1},
    {.name = "keep", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1)},
    {.name = "share1", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0.1)},
    {.name = "share2", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = PRESET(0.001)},
    {.name = "root", .kind = P_SCALAR, .slot = 5, .optional = true, .preset = PRESET(1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 6, .optional = true, .preset = PRESET(1e-08)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 7, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(adamax_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_exp_avg = (T *)at[1];
    T *to_exp_inf = (T *)at[2];
    const T *in_parameter = (const T *)at[3];
    const T *in_gradient = (const T *)at[4];
    const T *in_exp_avg = (const T *)at[5];
    const T *in_exp_inf = (const T *)at[6];
    const T in_rate = NUMBER(T, option[0]);
    const T in_share = NUMBER(T, option[1]);
    const T in_beta2 = NUMBER(T, option[2]);
    const T in_eps = NUMBER(T, option[3]);
    const T in_weight_decay = NUMBER(T, option[4]);
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_mean = in_exp_avg[i] + in_share * (in_slope - in_exp_avg[i]);
        const T in_largest = f_max(in_beta2 * in_exp_inf[i], f_abs(in_slope) + in_eps);
        const T new_parameter = in_parameter[i] - f_divide(in_rate * in_mean, in_largest);
        const T new_exp_avg = in_mean;
        const T new_exp_inf = in_largest;
        to_parameter[i] = new_parameter;
        to_exp_avg[i] = new_exp_avg;
        to_exp_inf[i] = new_exp_inf;
    }
})
NARROW_LOOPS(adamax_, 3, 7, 6, 0)
static const pointwise adamax__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "adamax_"},
    .loops = {EACH_FLOATING(AT_TYPE, adamax_) EACH_NARROW_FLOAT(AT_TYPE, adamax_)},
    .blocks = true,
};
static const param adamax__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "exp_avg", .kind = P_STATE, .slot = 2},
    {.name = "exp_inf", .kind = P_STATE, .slot = 3},
    {.name = "rate", .kind = P_SCALAR, .slot = 0},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.1)},
    {.name = "beta2", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(0.999)},
    {.name = "eps", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(1e-08)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(adagrad_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_sum = (T *)at[1];
    const T *in_parameter = (const T *)at[2];
    const T *in_gradient = (const T *)at[3];
    const T *in_sum = (const T *)at[4];
    const T in_rate = NUMBER(T, option[0]);
    const T in_eps = NUMBER(T, option[1]);
    const T in_weight_decay = NUMBER(T, option[2]);
    const bool in_maximize = option[3].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_total = in_sum[i] + in_slope * in_slope;
        const T new_parameter = in_parameter[i] - f_divide(in_rate * in_slope,
            f_sqrt(in_total) + in_eps);
        const T new_sum = in_total;
        to_parameter[i] = new_parameter;
        to_sum[i] = new_sum;
    }
})
NARROW_LOOPS(adagrad_, 2, 5, 4, 0)
static const pointwise adagrad__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"adaptive_optimization", "adagrad_"},
    .loops = {EACH_FLOATING(AT_TYPE, adagrad_) EACH_NARROW_FLOAT(AT_TYPE, adagrad_)},
    .blocks = true,
};
static const param adagrad__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "sum", .kind = P_STATE, .slot = 2},
    {.name = "rate", .kind = P_SCALAR, .slot = 0},
    {.name = "eps", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-10)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(adadelta_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_square_avg = (T *)at[1];
    T *to_acc_delta = (T *)at[2];
    const T *in_parameter = (const T *)at[3];
    const T *in_gradient = (const T *)at[4];
    const T *in_square_avg = (const T *)at[5];
    const T *in_acc_delta = (const T *)at[6];
    const T in_lr = NUMBER(T, option[0]);
    const T in_share = NUMBER(T, option[1]);
    const T in_eps = NUMBER(T, option[2]);
    const T in_weight_decay = NUMBER(T, option[3]);
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_square = in_square_avg[i] + in_share * (in_slope * in_slope - in_square_avg[i]);
        const T in_delta = f_divide(f_sqrt(in_acc_delta[i] + in_eps),
            f_sqrt(in_square + in_eps)) * in_slope;
        const T new_parameter = in_parameter[i] - in_lr * in_delta;
        const T new_square_avg = in_square;
        const T new_acc_delta = in_acc_delta[i] + in_share * (in_delta * in_delta -
            in_acc_delta[i]);
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_acc_delta[i] = new_acc_delta;
    }
})
NARROW_LOOPS(adadelta_, 3, 7, 5, 0)
static const pointwise adadelta__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "adadelta_"},
    .loops = {
        EACH_FLOATING(AT_TYPE, adadelta_)
        EACH_NARROW_FLOAT(AT_TYPE, adadelta_)
    },
    .blocks = true,
};
static const param adadelta__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2},
    {.name = "acc_delta", .kind = P_STATE, .slot = 3},
    {.name = "lr", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1e-06)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(rmsprop_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_square_avg = (T *)at[1];
    const T *in_parameter = (const T *)at[2];
    const T *in_gradient = (const T *)at[3];
    const T *in_square_avg = (const T *)at[4];
    const T in_lr = NUMBER(T, option[0]);
    const T in_share = NUMBER(T, option[1]);
    const T in_eps = NUMBER(T, option[2]);
    const T in_weight_decay = NUMBER(T, option[3]);
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_square = in_square_avg[i] + in_share * (in_slope * in_slope - in_square_avg[i]);
        const T new_parameter = in_parameter[i] - f_divide(in_lr * in_slope,
            f_sqrt(in_square) + in_eps);
        const T new_square_avg = in_square;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
    }
})
NARROW_LOOPS(rmsprop_, 2, 5, 5, 0)
static const pointwise rmsprop__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"adaptive_optimization", "rmsprop_"},
    .loops = {EACH_FLOATING(AT_TYPE, rmsprop_) EACH_NARROW_FLOAT(AT_TYPE, rmsprop_)},
    .blocks = true,
};
static const param rmsprop__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2},
    {.name = "lr", .kind = P_SCALAR, .slot = 0},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.01)},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1e-08)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(rmsprop_momentum_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_square_avg = (T *)at[1];
    T *to_momentum_buffer = (T *)at[2];
    const T *in_parameter = (const T *)at[3];
    const T *in_gradient = (const T *)at[4];
    const T *in_square_avg = (const T *)at[5];
    const T *in_momentum_buffer = (const T *)at[6];
    const T in_lr = NUMBER(T, option[0]);
    const T in_share = NUMBER(T, option[1]);
    const T in_eps = NUMBER(T, option[2]);
    const T in_momentum = NUMBER(T, option[3]);
    const T in_weight_decay = NUMBER(T, option[4]);
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_square = in_square_avg[i] + in_share * (in_slope * in_slope - in_square_avg[i]);
        const T in_velocity = in_momentum * in_momentum_buffer[i] + f_divide(in_slope,
            f_sqrt(in_square) + in_eps);
        const T new_parameter = in_parameter[i] - in_lr * in_velocity;
        const T new_square_avg = in_square;
        const T new_momentum_buffer = in_velocity;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_momentum_buffer[i] = new_momentum_buffer;
    }
})
NARROW_LOOPS(rmsprop_momentum_, 3, 7, 6, 0)
static const pointwise rmsprop_momentum__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"adaptive_optimization", "rmsprop_momentum_"},
    .loops = {
        EACH_FLOATING(AT_TYPE, rmsprop_momentum_)
        EACH_NARROW_FLOAT(AT_TYPE, rmsprop_momentum_)
    },
    .blocks = true,
};
static const param rmsprop_momentum__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2},
    {.name = "momentum_buffer", .kind = P_STATE, .slot = 3},
    {.name = "lr", .kind = P_SCALAR, .slot = 0},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.01)},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1e-08)},
    {.name = "momentum", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0.9)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
WIDE_LOOPS(rmsprop_centered_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_square_avg = (T *)at[1];
    T *to_momentum_buffer = (T *)at[2];
    T *to_slope_avg = (T *)at[3];
    const T *in_parameter = (const T *)at[4];
    const T *in_gradient = (const T *)at[5];
    const T *in_square_avg = (const T *)at[6];
    const T *in_momentum_buffer = (const T *)at[7];
    const T *in_slope_avg = (const T *)at[8];
    const T in_lr = NUMBER(T, option[0]);
    const T in_share = NUMBER(T, option[1]);
    const T in_eps = NUMBER(T, option[2]);
    const T in_momentum = NUMBER(T, option[3]);
    const T in_weight_decay = NUMBER(T, option[4]);
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_square = in_square_avg[i] + in_share * (in_slope * in_slope - in_square_avg[i]);
        const T in_mean = in_slope_avg[i] + in_share * (in_slope - in_slope_avg[i]);
        const T in_velocity = in_momentum * in_momentum_buffer[i] + f_divide(in_slope,
            f_sqrt(f_max(in_square - in_mean * in_mean, (T)0)) + in_eps);
        const T new_parameter = in_parameter[i] - in_lr * in_velocity;
        const T new_square_avg = in_square;
        const T new_momentum_buffer = in_velocity;
        const T new_slope_avg = in_mean;
        to_parameter[i] = new_parameter;
        to_square_avg[i] = new_square_avg;
        to_momentum_buffer[i] = new_momentum_buffer;
        to_slope_avg[i] = new_slope_avg;
    }
})
NARROW_LOOPS(rmsprop_centered_, 4, 9, 6, 0)
static const pointwise rmsprop_centered__body = {
    .outputs = 4, .inputs = 5,
    .to = {0, TO_STATE + 2, TO_STATE + 3, TO_STATE + 4}, .from = {0, 1, 2, 3, 4},
    .kernel = {"adaptive_optimization", "rmsprop_centered_"},
    .loops = {
        EACH_FLOATING(AT_TYPE, rmsprop_centered_)
        EACH_NARROW_FLOAT(AT_TYPE, rmsprop_centered_)
    },
    .blocks = true,
};
static const param rmsprop_centered__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "square_avg", .kind = P_STATE, .slot = 2},
    {.name = "momentum_buffer", .kind = P_STATE, .slot = 3},
    {.name = "slope_avg", .kind = P_STATE, .slot = 4},
    {.name = "lr", .kind = P_SCALAR, .slot = 0},
    {.name = "share", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.01)},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1e-08)},
    {.name = "momentum", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
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
