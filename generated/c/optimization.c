/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* optimization: Steps of optimizers, each in one pass. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sgd_step_(Tensor& parameter, Tensor& velocity, Tensor gradient, Scalar rate, Scalar
   momentum=0) = parameter = parameter - rate * speed, velocity = speed */
LOOP(sgd_step__float) {
    float *to_parameter = (float *)at[0];
    float *to_velocity = (float *)at[1];
    const float *in_parameter = (const float *)at[2];
    const float *in_velocity = (const float *)at[3];
    const float *in_gradient = (const float *)at[4];
    const float in_rate = (float)option[0].f;
    const float in_momentum = (float)option[1].f;
    EACH(i, count) {
        const float in_speed = in_momentum * in_velocity[i] + in_gradient[i];
        const float new_parameter = in_parameter[i] - in_rate * in_speed;
        const float new_velocity = in_speed;
        to_parameter[i] = new_parameter;
        to_velocity[i] = new_velocity;
    }
}
LOOP(sgd_step__double) {
    double *to_parameter = (double *)at[0];
    double *to_velocity = (double *)at[1];
    const double *in_parameter = (const double *)at[2];
    const double *in_velocity = (const double *)at[3];
    const double *in_gradient = (const double *)at[4];
    const double in_rate = (double)option[0].f;
    const double in_momentum = (double)option[1].f;
    EACH(i, count) {
        const double in_speed = in_momentum * in_velocity[i] + in_gradient[i];
        const double new_parameter = in_parameter[i] - in_rate * in_speed;
        const double new_velocity = in_speed;
        to_parameter[i] = new_parameter;
        to_velocity[i] = new_velocity;
    }
}
static const pointwise sgd_step__body = {
    .outputs = 2, .inputs = 3,
    .to = {0, TO_STATE + 2}, .from = {0, 2, 1},
    .loops = {[TH_FLOAT] = sgd_step__float, [TH_DOUBLE] = sgd_step__double},
};
static const param sgd_step__params[] = {
    {.name = "parameter", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "velocity", .kind = P_STATE, .slot = 2, .type = -1},
    {.name = "gradient", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "rate", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "momentum", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form sgd_step__forms[] = {
    {"tttd", {0, 1, 2, 3}}, {"tttdd", {0, 1, 2, 3, 4}},
};
const row op_sgd_step_ = {
    .op = "sgd_step_", .name = "sgd_step_",
    .signature =
        "sgd_step_(Tensor& parameter, Tensor& velocity, Tensor gradient, Scalar rate, Scalar "
        "momentum=0)",
    .doc =
        "One step of gradient descent. The velocity becomes momentum * velocity + gradient, "
        "and the parameter loses rate times that.",
    .enter = th_pointwise, .body = &sgd_step__body,
    .params = sgd_step__params,
    .forms = sgd_step__forms,
    .flags = ROW_CHANGES, .dtypes = TH_FLOATING, .nparams = 5, .nforms = 2, .tensors = 3,
    .inputs = 2, .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};
