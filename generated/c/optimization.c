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
LOOP(sgd__float) {
    float *to_parameter = (float *)at[0];
    const float *in_parameter = (const float *)at[1];
    const float *in_gradient = (const float *)at[2];
    const float in_lr = (float)option[0].f;
    const float in_weight_decay = (float)option[1].f;
    const bool in_maximize = option[2].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        to_parameter[i] = in_parameter[i] - in_lr * in_slope;
    }
}
LOOP(sgd__double) {
    double *to_parameter = (double *)at[0];
    const double *in_parameter = (const double *)at[1];
    const double *in_gradient = (const double *)at[2];
    const double in_lr = (double)option[0].f;
    const double in_weight_decay = (double)option[1].f;
    const bool in_maximize = option[2].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        to_parameter[i] = in_parameter[i] - in_lr * in_slope;
    }
}
NARROW_LOOP(sgd__half, sgd__float, half, 1, 3, 3, 0)
NARROW_LOOP(sgd__bfloat16, sgd__float, bfloat16, 1, 3, 3, 0)
static const pointwise sgd__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"optimization", "sgd_"},
    .loops = {
        [TH_HALF] = sgd__half, [TH_BFLOAT16] = sgd__bfloat16, [TH_FLOAT] = sgd__float,
        [TH_DOUBLE] = sgd__double
    },
    .blocks = true,
};
static const param sgd__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "lr", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
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
LOOP(sgd_momentum__float) {
    float *to_parameter = (float *)at[0];
    float *to_momentum_buffer = (float *)at[1];
    const float *in_parameter = (const float *)at[2];
    const float *in_gradient = (const float *)at[3];
    const float *in_momentum_buffer = (const float *)at[4];
    const float in_lr = (float)option[0].f;
    const float in_momentum = (float)option[1].f;
    const float in_share = (float)option[2].f;
    const float in_weight_decay = (float)option[3].f;
    const bool in_nesterov = option[4].i != 0;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_velocity = in_momentum * in_momentum_buffer[i] + in_share * in_slope;
        const float new_parameter = in_parameter[i] - in_lr * f_select(in_nesterov,
            in_slope + in_momentum * in_velocity, in_velocity);
        const float new_momentum_buffer = in_velocity;
        to_parameter[i] = new_parameter;
        to_momentum_buffer[i] = new_momentum_buffer;
    }
}
LOOP(sgd_momentum__double) {
    double *to_parameter = (double *)at[0];
    double *to_momentum_buffer = (double *)at[1];
    const double *in_parameter = (const double *)at[2];
    const double *in_gradient = (const double *)at[3];
    const double *in_momentum_buffer = (const double *)at[4];
    const double in_lr = (double)option[0].f;
    const double in_momentum = (double)option[1].f;
    const double in_share = (double)option[2].f;
    const double in_weight_decay = (double)option[3].f;
    const bool in_nesterov = option[4].i != 0;
    const bool in_maximize = option[5].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_velocity = in_momentum * in_momentum_buffer[i] + in_share * in_slope;
        const double new_parameter = in_parameter[i] - in_lr * f_select(in_nesterov,
            in_slope + in_momentum * in_velocity, in_velocity);
        const double new_momentum_buffer = in_velocity;
        to_parameter[i] = new_parameter;
        to_momentum_buffer[i] = new_momentum_buffer;
    }
}
NARROW_LOOP(sgd_momentum__half, sgd_momentum__float, half, 2, 5, 6, 0)
NARROW_LOOP(sgd_momentum__bfloat16, sgd_momentum__float, bfloat16, 2, 5, 6, 0)
static const pointwise sgd_momentum__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"optimization", "sgd_momentum_"},
    .loops = {
        [TH_HALF] = sgd_momentum__half, [TH_BFLOAT16] = sgd_momentum__bfloat16,
        [TH_FLOAT] = sgd_momentum__float, [TH_DOUBLE] = sgd_momentum__double
    },
    .blocks = true,
};
static const param sgd_momentum__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "momentum_buffer", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "lr", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "momentum", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0.9, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "share", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {1, 1, TH_DEFAULT, 0}, .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "nesterov", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
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
LOOP(rprop__float) {
    float *to_parameter = (float *)at[0];
    float *to_prev = (float *)at[1];
    float *to_step_size = (float *)at[2];
    const float *in_parameter = (const float *)at[3];
    const float *in_gradient = (const float *)at[4];
    const float *in_prev = (const float *)at[5];
    const float *in_step_size = (const float *)at[6];
    const float in_eta_minus = (float)option[0].f;
    const float in_eta_plus = (float)option[1].f;
    const float in_smallest = (float)option[2].f;
    const float in_largest = (float)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -1, (float)1) * in_gradient[i];
        const float in_turn = f_sign(in_descent) * f_sign(in_prev[i]);
        const float in_factor = f_select(in_turn > 0, in_eta_plus, f_select(in_turn < 0,
            in_eta_minus, (float)1));
        const float in_grown = in_step_size[i] * in_factor;
        const float in_raised = f_select(in_grown < in_smallest, in_smallest, in_grown);
        const float in_size = f_select(in_raised > in_largest, in_largest, in_raised);
        const float in_slope = f_select(in_turn < 0, (float)0, in_descent);
        const float new_parameter = in_parameter[i] - f_sign(in_slope) * in_size;
        const float new_prev = in_slope;
        const float new_step_size = in_size;
        to_parameter[i] = new_parameter;
        to_prev[i] = new_prev;
        to_step_size[i] = new_step_size;
    }
}
LOOP(rprop__double) {
    double *to_parameter = (double *)at[0];
    double *to_prev = (double *)at[1];
    double *to_step_size = (double *)at[2];
    const double *in_parameter = (const double *)at[3];
    const double *in_gradient = (const double *)at[4];
    const double *in_prev = (const double *)at[5];
    const double *in_step_size = (const double *)at[6];
    const double in_eta_minus = (double)option[0].f;
    const double in_eta_plus = (double)option[1].f;
    const double in_smallest = (double)option[2].f;
    const double in_largest = (double)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -1, (double)1) * in_gradient[i];
        const double in_turn = f_sign(in_descent) * f_sign(in_prev[i]);
        const double in_factor = f_select(in_turn > 0, in_eta_plus, f_select(in_turn < 0,
            in_eta_minus, (double)1));
        const double in_grown = in_step_size[i] * in_factor;
        const double in_raised = f_select(in_grown < in_smallest, in_smallest, in_grown);
        const double in_size = f_select(in_raised > in_largest, in_largest, in_raised);
        const double in_slope = f_select(in_turn < 0, (double)0, in_descent);
        const double new_parameter = in_parameter[i] - f_sign(in_slope) * in_size;
        const double new_prev = in_slope;
        const double new_step_size = in_size;
        to_parameter[i] = new_parameter;
        to_prev[i] = new_prev;
        to_step_size[i] = new_step_size;
    }
}
NARROW_LOOP(rprop__half, rprop__float, half, 3, 7, 5, 0)
NARROW_LOOP(rprop__bfloat16, rprop__float, bfloat16, 3, 7, 5, 0)
static const pointwise rprop__body = {
    .outputs = 3, .inputs = 4,
    .to = {0, TO_STATE + 2, TO_STATE + 3}, .from = {0, 1, 2, 3},
    .kernel = {"optimization", "rprop_"},
    .loops = {
        [TH_HALF] = rprop__half, [TH_BFLOAT16] = rprop__bfloat16, [TH_FLOAT] = rprop__float,
        [TH_DOUBLE] = rprop__double
    },
    .blocks = true,
};
static const param rprop__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "prev", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "step_size", .kind = P_STATE, .slot = 3, .type = -1},
    {.name = "eta_minus", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {0.5, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "eta_plus", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1.2, 1, TH_DEFAULT, 0}, .type = -1},
    {.name = "smallest", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {1e-06, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "largest", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {50, 50, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
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
LOOP(asgd__float) {
    float *to_parameter = (float *)at[0];
    float *to_ax = (float *)at[1];
    const float *in_parameter = (const float *)at[2];
    const float *in_gradient = (const float *)at[3];
    const float *in_ax = (const float *)at[4];
    const float in_eta = (float)option[0].f;
    const float in_lambd = (float)option[1].f;
    const float in_mu = (float)option[2].f;
    const float in_weight_decay = (float)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const float in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const float in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const float in_moved = in_parameter[i] * (1 - in_lambd * in_eta) - in_eta * in_slope;
        const float new_parameter = in_moved;
        const float new_ax = f_select(in_mu == 1, in_moved,
            in_ax[i] + in_mu * (in_moved - in_ax[i]));
        to_parameter[i] = new_parameter;
        to_ax[i] = new_ax;
    }
}
LOOP(asgd__double) {
    double *to_parameter = (double *)at[0];
    double *to_ax = (double *)at[1];
    const double *in_parameter = (const double *)at[2];
    const double *in_gradient = (const double *)at[3];
    const double *in_ax = (const double *)at[4];
    const double in_eta = (double)option[0].f;
    const double in_lambd = (double)option[1].f;
    const double in_mu = (double)option[2].f;
    const double in_weight_decay = (double)option[3].f;
    const bool in_maximize = option[4].i != 0;
    EACH(i, count) {
        const double in_descent = f_select(in_maximize, -in_gradient[i], in_gradient[i]);
        const double in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter[i]);
        const double in_moved = in_parameter[i] * (1 - in_lambd * in_eta) - in_eta * in_slope;
        const double new_parameter = in_moved;
        const double new_ax = f_select(in_mu == 1, in_moved,
            in_ax[i] + in_mu * (in_moved - in_ax[i]));
        to_parameter[i] = new_parameter;
        to_ax[i] = new_ax;
    }
}
NARROW_LOOP(asgd__half, asgd__float, half, 2, 5, 5, 0)
NARROW_LOOP(asgd__bfloat16, asgd__float, bfloat16, 2, 5, 5, 0)
static const pointwise asgd__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 1, 2},
    .kernel = {"optimization", "asgd_"},
    .loops = {
        [TH_HALF] = asgd__half, [TH_BFLOAT16] = asgd__bfloat16, [TH_FLOAT] = asgd__float,
        [TH_DOUBLE] = asgd__double
    },
    .blocks = true,
};
static const param asgd__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "ax", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "eta", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "lambd", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0.0001, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "mu", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "weight_decay", .kind = P_SCALAR, .slot = 3, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "maximize", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
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
