/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* optimization: Optimizer steps, each in one pass. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sgd_(Tensor& parameter, Tensor gradient, Scalar lr, Scalar weight_decay=0, bool
   maximize=False) = parameter - lr * slope */
LOOPS(sgd_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    const T *in_parameter = (const T *)at[1];
    const T *in_gradient = (const T *)at[2];
    const T in_lr = NUMBER(T, option[0]);
    const T in_weight_decay = NUMBER(T, option[1]);
    const bool in_maximize = option[2].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        to_parameter[i] = in_parameter[i] - in_lr * in_slope;
    }
})
LOOPS(sgd__number, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    const T *in_parameter = (const T *)at[1];
    const T in_gradient = *(const T *)at[2];
    const T in_lr = NUMBER(T, option[0]);
    const T in_weight_decay = NUMBER(T, option[1]);
    const bool in_maximize = option[2].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        to_parameter[i] = in_parameter[i] - in_lr * in_slope;
    }
})
NARROW_LOOPS(sgd_, 1, 3, 3, 0)
NARROW_LOOPS(sgd__number, 1, 3, 3, 4)
static const pointwise sgd__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"optimization", "sgd_"},
    .loops = {EACH_FLOATING(AT_TYPE, sgd_) EACH_NARROW_FLOAT(AT_TYPE, sgd_)},
    .numbers = {
        EACH_FLOATING(AT_TYPE, sgd__number)
        EACH_NARROW_FLOAT(AT_TYPE, sgd__number)
    },
    .blocks = true,
};
static const param sgd__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "lr", .kind = P_SCALAR, .slot = 0},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_sgd_ = {
    .op = "sgd_", .name = "sgd_",
    .signature =
        "sgd_(Tensor& parameter, Tensor gradient, Scalar lr, Scalar weight_decay=0, bool "
        "maximize=False)",
    .enter = th_pointwise, .body = &sgd__body,
    .params = sgd__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* sgd_momentum_(Tensor& parameter, Tensor gradient, Tensor& momentum_buffer, Scalar lr, Scalar
   momentum=0.9, Scalar share=1, Scalar weight_decay=0, bool nesterov=False, bool
   maximize=False) = parameter = parameter - lr * select(nesterov, slope + momentum * velocity,
   velocity), momentum_buffer = velocity */
LOOPS(sgd_momentum_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_momentum_buffer = (T *)at[1];
    const T *in_parameter = (const T *)at[2];
    const T *in_gradient = (const T *)at[3];
    const T *in_momentum_buffer = (const T *)at[4];
    const T in_lr = NUMBER(T, option[0]);
    const T in_momentum = NUMBER(T, option[1]);
    const T in_share = NUMBER(T, option[2]);
    const T in_weight_decay = NUMBER(T, option[3]);
    const bool in_nesterov = option[4].i != 0;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_velocity = in_momentum * in_momentum_buffer[i] + in_share * in_slope;
        const T new_parameter = in_parameter[i] - in_lr * f_select(in_nesterov,
            in_slope + in_momentum * in_velocity, in_velocity);
        const T new_momentum_buffer = in_velocity;
        to_parameter[i] = new_parameter;
        to_momentum_buffer[i] = new_momentum_buffer;
    }
})
NARROW_LOOPS(sgd_momentum_, 2, 5, 6, 0)
static const pointwise sgd_momentum__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"optimization", "sgd_momentum_"},
    .loops = {
        EACH_FLOATING(AT_TYPE, sgd_momentum_)
        EACH_NARROW_FLOAT(AT_TYPE, sgd_momentum_)
    },
    .blocks = true,
};
static const param sgd_momentum__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "momentum_buffer", .kind = P_STATE, .slot = 2},
    {.name = "lr", .kind = P_SCALAR, .slot = 0},
    {.name = "momentum", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.9)},
    {.name = "share", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "nesterov", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_sgd_momentum_ = {
    .op = "sgd_momentum_", .name = "sgd_momentum_",
    .signature =
        "sgd_momentum_(Tensor& parameter, Tensor gradient, Tensor& momentum_buffer, Scalar "
        "lr, Scalar momentum=0.9, Scalar share=1, Scalar weight_decay=0, bool "
        "nesterov=False, bool maximize=False)",
    .enter = th_pointwise, .body = &sgd_momentum__body,
    .params = sgd_momentum__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 9,
    .required = 4, .tensors = 3, .inputs = 2, .scalars = 4, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* rprop_(Tensor& parameter, Tensor gradient, Tensor& prev, Tensor& step_size, Scalar
   eta_minus=0.5, Scalar eta_plus=1.2, Scalar smallest=1e-6, Scalar largest=50, bool
   maximize=False) = parameter = parameter - sign(slope) * size, prev = slope, step_size = size */
LOOPS(rprop_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_prev = (T *)at[1];
    T *to_step_size = (T *)at[2];
    const T *in_parameter = (const T *)at[3];
    const T *in_gradient = (const T *)at[4];
    const T *in_prev = (const T *)at[5];
    const T *in_step_size = (const T *)at[6];
    const T in_eta_minus = NUMBER(T, option[0]);
    const T in_eta_plus = NUMBER(T, option[1]);
    const T in_smallest = NUMBER(T, option[2]);
    const T in_largest = NUMBER(T, option[3]);
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -1, (T)1) * in_gradient[i];
        const T in_turn = f_sign(in_descent) * f_sign(in_prev[i]);
        const T in_factor = f_select(in_turn > 0, in_eta_plus, f_select(in_turn < 0, in_eta_minus,
            (T)1));
        const T in_grown = in_step_size[i] * in_factor;
        const T in_raised = f_select(in_grown < in_smallest, in_smallest, in_grown);
        const T in_size = f_select(in_raised > in_largest, in_largest, in_raised);
        const T in_slope = f_select(in_turn < 0, (T)0, in_descent);
        const T new_parameter = in_parameter[i] - f_sign(in_slope) * in_size;
        const T new_prev = in_slope;
        const T new_step_size = in_size;
        to_parameter[i] = new_parameter;
        to_prev[i] = new_prev;
        to_step_size[i] = new_step_size;
    }
})
NARROW_LOOPS(rprop_, 3, 7, 5, 0)
static const pointwise rprop__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"optimization", "rprop_"},
    .loops = {EACH_FLOATING(AT_TYPE, rprop_) EACH_NARROW_FLOAT(AT_TYPE, rprop_)},
    .blocks = true,
};
static const param rprop__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "prev", .kind = P_STATE, .slot = 2},
    {.name = "step_size", .kind = P_STATE, .slot = 3},
    {.name = "eta_minus", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
    {.name = "eta_plus", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1.2)},
    {.name = "smallest", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1e-06)},
    {.name = "largest", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(50)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_rprop_ = {
    .op = "rprop_", .name = "rprop_",
    .signature =
        "rprop_(Tensor& parameter, Tensor gradient, Tensor& prev, Tensor& step_size, Scalar "
        "eta_minus=0.5, Scalar eta_plus=1.2, Scalar smallest=1e-6, Scalar largest=50, bool "
        "maximize=False)",
    .enter = th_pointwise, .body = &rprop__body,
    .params = rprop__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 9,
    .required = 4, .tensors = 4, .inputs = 2, .scalars = 4, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .moved = 12,
};

/* asgd_(Tensor& parameter, Tensor gradient, Tensor& ax, Scalar eta, Scalar lambd=1e-4, Scalar
   mu=1, Scalar weight_decay=0, bool maximize=False) = parameter = moved, ax = select(mu == 1,
   moved, ax + mu * (moved - ax)) */
LOOPS(asgd_, EACH_FLOATING, {
    T *to_parameter = (T *)at[0];
    T *to_ax = (T *)at[1];
    const T *in_parameter = (const T *)at[2];
    const T *in_gradient = (const T *)at[3];
    const T *in_ax = (const T *)at[4];
    const T in_eta = NUMBER(T, option[0]);
    const T in_lambd = NUMBER(T, option[1]);
    const T in_mu = NUMBER(T, option[2]);
    const T in_weight_decay = NUMBER(T, option[3]);
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const T in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const T in_moved = in_parameter[i] * (1 - in_lambd * in_eta) - in_eta * in_slope;
        const T new_parameter = in_moved;
        const T new_ax = f_select(in_mu == 1, in_moved, in_ax[i] + in_mu * (in_moved - in_ax[i]));
        to_parameter[i] = new_parameter;
        to_ax[i] = new_ax;
    }
})
NARROW_LOOPS(asgd_, 2, 5, 5, 0)
static const pointwise asgd__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"optimization", "asgd_"},
    .loops = {EACH_FLOATING(AT_TYPE, asgd_) EACH_NARROW_FLOAT(AT_TYPE, asgd_)},
    .blocks = true,
};
static const param asgd__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1},
    {.name = "ax", .kind = P_STATE, .slot = 2},
    {.name = "eta", .kind = P_SCALAR, .slot = 0},
    {.name = "lambd", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.0001)},
    {.name = "mu", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1)},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_asgd_ = {
    .op = "asgd_", .name = "asgd_",
    .signature =
        "asgd_(Tensor& parameter, Tensor gradient, Tensor& ax, Scalar eta, Scalar "
        "lambd=1e-4, Scalar mu=1, Scalar weight_decay=0, bool maximize=False)",
    .enter = th_pointwise, .body = &asgd__body,
    .params = asgd__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8,
    .required = 4, .tensors = 3, .inputs = 2, .scalars = 4, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
