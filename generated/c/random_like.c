/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* random_like: Random numbers of the size of another tensor, and whole ones. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

extern const row op_randint;

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* rand_like(Tensor input) = uniform() + 0 * input */
LOOP(rand_like_float) {
    float *to_output = (float *)at[0];
    const float *in_draw_0 = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_output[i] = in_draw_0[i] + 0 * in_input[i];
}
LOOP(rand_like_double) {
    double *to_output = (double *)at[0];
    const double *in_draw_0 = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_output[i] = in_draw_0[i] + 0 * in_input[i];
}
static const random_body rand_like_body = {
    .draws = 1, .normal = {false},
    .inputs = 1, .from = {0},
    .loops = {[TH_FLOAT] = rand_like_float, [TH_DOUBLE] = rand_like_double},
};
static const param rand_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form rand_like_forms[] = {
    {"t", {0}},
};
const row op_rand_like = {
    .op = "rand_like", .name = "rand_like",
    .signature = "rand_like(Tensor input)",
    .doc = "Numbers spread evenly over [0, 1), of the input's size and type.",
    .enter = th_random, .body = &rand_like_body,
    .params = rand_like_params,
    .forms = rand_like_forms,
    .dtypes = TH_FLOATING, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* randn_like(Tensor input) = normal() + 0 * input */
LOOP(randn_like_float) {
    float *to_output = (float *)at[0];
    const float *in_draw_0 = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_output[i] = in_draw_0[i] + 0 * in_input[i];
}
LOOP(randn_like_double) {
    double *to_output = (double *)at[0];
    const double *in_draw_0 = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_output[i] = in_draw_0[i] + 0 * in_input[i];
}
static const random_body randn_like_body = {
    .draws = 1, .normal = {true},
    .inputs = 1, .from = {0},
    .loops = {[TH_FLOAT] = randn_like_float, [TH_DOUBLE] = randn_like_double},
};
static const param randn_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form randn_like_forms[] = {
    {"t", {0}},
};
const row op_randn_like = {
    .op = "randn_like", .name = "randn_like",
    .signature = "randn_like(Tensor input)",
    .doc =
        "Numbers of the normal distribution with mean 0 and standard deviation 1, of the "
        "input's size and type.",
    .enter = th_random, .body = &randn_like_body,
    .params = randn_like_params,
    .forms = randn_like_forms,
    .dtypes = TH_FLOATING, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* randint(Scalar low=0, Scalar high, int* size) -> LongTensor = low + floor(uniform() * (high -
   low)) */
LOOP(randint_long) {
    int64_t *to_output = (int64_t *)at[0];
    const double *in_draw_0 = (const double *)at[1];
    const int64_t in_low = (int64_t)option[0].i;
    const int64_t in_high = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = in_low + f_floor(in_draw_0[i] * (in_high - in_low));
}
static const random_body randint_body = {
    .draws = 1, .normal = {false},
    .loops = {[TH_LONG] = randint_long},
};
static int randint_require(const call *c) {
    if (!(c->s[0].f < c->s[1].f))
        return th_refuse(&op_randint, "low < high", "low", c->s[0]);
    return 0;
}
static const param randint_params[] = {
    {.name = "low", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
    {.name = "high", .kind = P_SCALAR, .slot = 1, .type = -1},
    {.name = "size", .kind = P_LIST, .slot = 0, .type = -1},
};
static const form randint_forms[] = {
    {"dL", {1, 2}}, {"d*", {1, 2}}, {"ddL", {0, 1, 2}}, {"dd*", {0, 1, 2}},
};
const row op_randint = {
    .op = "randint", .name = "randint",
    .signature = "randint(Scalar low=0, Scalar high, int* size) -> LongTensor",
    .doc = "Whole numbers from low up to, but not with, high, each as likely.",
    .enter = th_random, .body = &randint_body,
    .require = randint_require,
    .params = randint_params,
    .forms = randint_forms,
    .flags = ROW_CREATE, .dtypes = 1 << TH_LONG, .nparams = 3, .nforms = 4, .scalars = 2,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_LONG},
};
