/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* random: Random numbers. A seed gives the same numbers for any number of threads
   (Philox4x32-10, Salmon and others, 2011). */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

extern const row op_bernoulli;
extern const row op_bernoulli_like;
extern const row op_binomial;
extern const row op_log_gamma_grad;
extern const row op_log_standard_gamma;
extern const row op_mul;
extern const row op_normal;
extern const row op_normal_sized;
extern const row op_poisson;
extern const row op_standard_gamma;
extern const row op_standard_gamma_grad;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* rand(int* size) = uniform() */
LOOPS(rand, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    EACH(i, count) to_output[i] = in_draw_0[i];
})
static const random_body rand_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_DOWN,
    .kernel = {"random", "rand"},
    .loops = {EACH_FLOATING(AT_TYPE, rand)},
};
static const param rand_params[] = {
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_rand = {
    .op = "rand", .name = "rand",
    .signature = "rand(int* size)",
    .enter = th_random, .body = &rand_body,
    .options = "dtype=parts",
    .params = rand_params,
    .flags = ROW_CREATE | ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* randn(int* size) = normal() */
LOOPS(randn, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    EACH(i, count) to_output[i] = in_draw_0[i];
})
static const random_body randn_body = {
    .draws = 1, .source = {DRAW_NORMAL}, .rounding = ROUND_NEAREST,
    .kernel = {"random", "randn"},
    .loops = {EACH_FLOATING(AT_TYPE, randn)},
};
static const param randn_params[] = {
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_randn = {
    .op = "randn", .name = "randn",
    .signature = "randn(int* size)",
    .enter = th_random, .body = &randn_body,
    .options = "dtype=halves",
    .params = randn_params,
    .flags = ROW_CREATE | ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* normal(Tensor|Scalar mean=0, Tensor|Scalar std=1) = mean + std * normal() */
LOOPS(normal, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_mean = (const T *)at[2];
    const T *in_std = (const T *)at[3];
    EACH(i, count) to_output[i] = in_mean[i] + in_std[i] * in_draw_0[i];
})
static const random_body normal_body = {
    .draws = 1, .source = {DRAW_NORMAL}, .rounding = ROUND_NEAREST,
    .inputs = 2, .from = {0, 1},
    .kernel = {"random", "normal"},
    .loops = {EACH_FLOATING(AT_TYPE, normal)},
};
static int normal_require(const call *c) {
    if (!c->t[1] && !(c->s[1].f >= 0))
        return th_refuse(&op_normal, "std >= 0", "std", c->s[1]);
    return 0;
}
static const param normal_params[] = {
    {.name = "mean", .kind = P_EITHER, .slot = 0, .number = 0, .optional = true,
     .preset = PRESET(0)},
    {.name = "std", .kind = P_EITHER, .slot = 1, .number = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_normal = {
    .op = "normal", .name = "normal",
    .signature = "normal(Tensor|Scalar mean=0, Tensor|Scalar std=1)",
    .enter = th_random, .body = &normal_body,
    .require = normal_require,
    .params = normal_params,
    .flags = ROW_REINFORCE | ROW_RANDOM | ROW_DRAWS | ROW_FUNCTION | ROW_CONVERTS,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .moved = 3,
};

/* normal_sized(Scalar mean=0, Scalar std=1, int* size) = mean + std * normal() */
LOOPS(normal_sized, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_mean = NUMBER(T, option[0]);
    const T in_std = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_mean + in_std * in_draw_0[i];
})
static const random_body normal_sized_body = {
    .draws = 1, .source = {DRAW_NORMAL}, .rounding = ROUND_NEAREST,
    .kernel = {"random", "normal_sized"},
    .loops = {EACH_FLOATING(AT_TYPE, normal_sized)},
};
static int normal_sized_require(const call *c) {
    if (!(c->s[1].f >= 0))
        return th_refuse(&op_normal_sized, "std >= 0", "std", c->s[1]);
    return 0;
}
static const param normal_sized_params[] = {
    {.name = "mean", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "std", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_normal_sized = {
    .op = "normal_sized", .name = "normal",
    .signature = "normal_sized(Scalar mean=0, Scalar std=1, int* size)",
    .enter = th_random, .body = &normal_sized_body,
    .require = normal_sized_require,
    .params = normal_sized_params,
    .flags = ROW_CREATE | ROW_RANDOM | ROW_DRAWS | ROW_FUNCTION, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 3, .required = 3, .scalars = 2, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .moved = 3,
};

/* bernoulli(Tensor|Scalar input) = uniform() < input */
LOOPS(bernoulli, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_output[i] = in_draw_0[i] < in_input[i];
})
static const random_body bernoulli_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_NEAREST,
    .inputs = 1, .from = {0},
    .kernel = {"random", "bernoulli"},
    .loops = {EACH_FLOATING(AT_TYPE, bernoulli)},
};
static int bernoulli_require(const call *c) {
    if (!c->t[0] && !((c->s[0].f >= 0) & (c->s[0].f <= 1)))
        return th_refuse(&op_bernoulli, "input >= 0 and input <= 1", "input", c->s[0]);
    return 0;
}
static const param bernoulli_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
};
const row op_bernoulli = {
    .op = "bernoulli", .name = "bernoulli",
    .signature = "bernoulli(Tensor|Scalar input)",
    .enter = th_random, .body = &bernoulli_body,
    .require = bernoulli_require,
    .params = bernoulli_params,
    .flags = ROW_REINFORCE | ROW_RANDOM | ROW_DRAWS | ROW_WHOLE, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .moved = 1,
};

/* bernoulli_like(Tensor input, Scalar p) = (uniform() + select(isnan(input), 0, 0)) < p */
LOOPS(bernoulli_like, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_p = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_draw_0[i] + f_select(f_isnan(in_input[i]), (T)0, (T)0) < in_p;
})
static const random_body bernoulli_like_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_NEAREST,
    .inputs = 1, .from = {0},
    .kernel = {"random", "bernoulli_like"},
    .loops = {EACH_FLOATING(AT_TYPE, bernoulli_like)},
};
static int bernoulli_like_require(const call *c) {
    if (!((c->s[0].f >= 0) & (c->s[0].f <= 1)))
        return th_refuse(&op_bernoulli_like, "p >= 0 and p <= 1", "p", c->s[0]);
    return 0;
}
static const param bernoulli_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
};
const row op_bernoulli_like = {
    .op = "bernoulli_like", .name = "bernoulli",
    .signature = "bernoulli_like(Tensor input, Scalar p)",
    .enter = th_random, .body = &bernoulli_like_body,
    .require = bernoulli_like_require,
    .params = bernoulli_like_params,
    .flags = ROW_RANDOM | ROW_DRAWS | ROW_WHOLE, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .moved = 1,
};

/* standard_gamma(Tensor|Scalar input) = gamma_draw(shape, normal(), uniform()) * exp(least) */
LOOPS(standard_gamma, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_draw_1 = (const T *)at[2];
    const T *in_draw_2 = (const T *)at[3];
    const T *in_input = (const T *)at[4];
    EACH(i, count) {
        const T in_shape = f_select(in_input[i] < 1, in_input[i] + 1, in_input[i]);
        const T in_least = f_select(in_input[i] < 1, f_divide(f_log1p(-in_draw_0[i]),
            f_max(in_input[i], (T)1e-30)), (T)0);
        to_output[i] = f_gamma_draw(in_shape, in_draw_1[i], in_draw_2[i]) * f_exp(in_least);
    }
})
static const random_body standard_gamma_body = {
    .draws = 3, .source = {DRAW_UNIFORM, DRAW_NORMAL, DRAW_UNIFORM}, .rounding = ROUND_FINITE,
    .inputs = 1, .from = {0},
    .kernel = {"random", "standard_gamma"},
    .loops = {EACH_FLOATING(AT_TYPE, standard_gamma)},
};
static int standard_gamma_require(const call *c) {
    if (!c->t[0] && !(c->s[0].f >= 0))
        return th_refuse(&op_standard_gamma, "input >= 0", "input", c->s[0]);
    return 0;
}
static int standard_gamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad * standard_gamma_grad(input, output) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            grad[0],
            th_apply(&f, &op_standard_gamma_grad, &(call){
                .t = {s->t[0], s->out[0]},
                .s = {[0] = s->s[0]}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param standard_gamma_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
};
const row op_standard_gamma = {
    .op = "standard_gamma", .name = "standard_gamma",
    .signature = "standard_gamma(Tensor|Scalar input)",
    .enter = th_random, .body = &standard_gamma_body,
    .require = standard_gamma_require,
    .backward = standard_gamma_backward,
    .params = standard_gamma_params,
    .flags = ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .reads = {0x101},
};

/* log_standard_gamma(Tensor|Scalar input) = log(gamma_draw(shape, normal(), uniform())) + least */
LOOPS(log_standard_gamma, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_draw_1 = (const T *)at[2];
    const T *in_draw_2 = (const T *)at[3];
    const T *in_input = (const T *)at[4];
    EACH(i, count) {
        const T in_shape = f_select(in_input[i] < 1, in_input[i] + 1, in_input[i]);
        const T in_least = f_select(in_input[i] < 1, f_divide(f_log1p(-in_draw_0[i]), in_input[i]),
            (T)0);
        to_output[i] = f_log(f_gamma_draw(in_shape, in_draw_1[i], in_draw_2[i])) + in_least;
    }
})
static const random_body log_standard_gamma_body = {
    .draws = 3, .source = {DRAW_UNIFORM, DRAW_NORMAL, DRAW_UNIFORM}, .rounding = ROUND_NEAREST,
    .inputs = 1, .from = {0},
    .kernel = {"random", "log_standard_gamma"},
    .loops = {EACH_FLOATING(AT_TYPE, log_standard_gamma)},
};
static int log_standard_gamma_require(const call *c) {
    if (!c->t[0] && !(c->s[0].f > 0))
        return th_refuse(&op_log_standard_gamma, "input > 0", "input", c->s[0]);
    return 0;
}
static int log_standard_gamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad * log_gamma_grad(input, output) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            grad[0],
            th_apply(&f, &op_log_gamma_grad, &(call){
                .t = {s->t[0], s->out[0]},
                .s = {[0] = s->s[0]}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param log_standard_gamma_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
};
const row op_log_standard_gamma = {
    .op = "log_standard_gamma", .name = "log_standard_gamma",
    .signature = "log_standard_gamma(Tensor|Scalar input)",
    .enter = th_random, .body = &log_standard_gamma_body,
    .require = log_standard_gamma_require,
    .backward = log_standard_gamma_backward,
    .params = log_standard_gamma_params,
    .flags = ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .reads = {0x101},
};

/* poisson(Tensor|Scalar input) = poisson_draw(input, uniform()) */
LOOPS(poisson, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_output[i] = f_poisson_draw(in_input[i], in_draw_0[i]);
})
static const random_body poisson_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_FINITE,
    .inputs = 1, .from = {0},
    .kernel = {"random", "poisson"},
    .loops = {EACH_FLOATING(AT_TYPE, poisson)},
};
static int poisson_require(const call *c) {
    if (!c->t[0] && !((c->s[0].f >= 0) & (c->s[0].f < (double)9e+18)))
        return th_refuse(&op_poisson, "input >= 0 and input < 9e18", "input", c->s[0]);
    return 0;
}
static const param poisson_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
};
const row op_poisson = {
    .op = "poisson", .name = "poisson",
    .signature = "poisson(Tensor|Scalar input)",
    .enter = th_random, .body = &poisson_body,
    .require = poisson_require,
    .params = poisson_params,
    .flags = ROW_RANDOM | ROW_DRAWS | ROW_WHOLE, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .moved = 1,
};

/* binomial(Tensor|Scalar input, Tensor|Scalar prob) = binomial_draw(input, prob, uniform()) */
LOOPS(binomial, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_prob = (const T *)at[3];
    EACH(i, count) to_output[i] = f_binomial_draw(in_input[i], in_prob[i], in_draw_0[i]);
})
static const random_body binomial_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_FINITE,
    .inputs = 2, .from = {0, 1},
    .kernel = {"random", "binomial"},
    .loops = {EACH_FLOATING(AT_TYPE, binomial)},
};
static int binomial_require(const call *c) {
    if (!c->t[0] && !((c->s[0].f >= 0) & (c->s[0].f < (double)9e+18)))
        return th_refuse(&op_binomial, "input >= 0 and input < 9e18", "input", c->s[0]);
    if (!c->t[1] && !((c->s[1].f >= 0) & (c->s[1].f <= 1)))
        return th_refuse(&op_binomial, "prob >= 0 and prob <= 1", "prob", c->s[1]);
    return 0;
}
static const param binomial_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "prob", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_binomial = {
    .op = "binomial", .name = "binomial",
    .signature = "binomial(Tensor|Scalar input, Tensor|Scalar prob)",
    .enter = th_random, .body = &binomial_body,
    .require = binomial_require,
    .params = binomial_params,
    .flags = ROW_RANDOM | ROW_DRAWS | ROW_WHOLE, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .moved = 3,
};
