/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* random_filling: Filling tensors with random numbers in place. */
#include "row/row.h"
#include "walk/loop.h"
#include "row/integers.h"
#include "formula.h"

extern const row op_bernoulli_;
extern const row op_cauchy_;
extern const row op_exponential_;
extern const row op_geometric_;
extern const row op_log_normal_;
extern const row op_normal_;
extern const row op_random_;
extern const row op_random_between_;
extern const row op_uniform_;
extern const row op_zeros_like;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* bernoulli_(Tensor& input, Scalar p=0.5) = uniform() < p */
LOOPS(bernoulli_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_p = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = in_draw_0[i] < in_p;
})
static const random_body bernoulli__body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_NEAREST,
    .kernel = {"random_filling", "bernoulli_"},
    .loops = {EACH_FLOATING(AT_TYPE, bernoulli_)},
};
static int bernoulli__require(const call *c) {
    if (!((c->s[0].f >= 0) & (c->s[0].f <= 1)))
        return th_refuse(&op_bernoulli_, "p >= 0 and p <= 1", "p", c->s[0]);
    return 0;
}
static int bernoulli__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param bernoulli__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
};
const row op_bernoulli_ = {
    .op = "bernoulli_", .name = "bernoulli_",
    .signature = "bernoulli_(Tensor& input, Scalar p=0.5)",
    .enter = th_random, .body = &bernoulli__body,
    .require = bernoulli__require,
    .backward = bernoulli__backward,
    .params = bernoulli__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS | ROW_WHOLE, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1,
};

/* bernoulli_integral_(Tensor& input, Scalar p=0.5) = torch.composed.bernoulli_integral_ */
static const param bernoulli_integral__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
};
const row op_bernoulli_integral_ = {
    .op = "bernoulli_integral_", .name = "bernoulli_",
    .signature = "bernoulli_integral_(Tensor& input, Scalar p=0.5)",
    .params = bernoulli_integral__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_WHOLE, .own = TH_WHOLE, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* bernoulli_each_(Tensor& input, Tensor p) = torch.composed.bernoulli_each_ */
static const param bernoulli_each__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_TENSOR, .slot = 1},
};
const row op_bernoulli_each_ = {
    .op = "bernoulli_each_", .name = "bernoulli_",
    .signature = "bernoulli_each_(Tensor& input, Tensor p)",
    .params = bernoulli_each__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* uniform_(Tensor& input, Scalar low=0, Scalar high=1) = select(place < high, place, low) */
WIDE_LOOPS(uniform_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_low = NUMBER(T, option[0]);
    const T in_high = NUMBER(T, option[1]);
    EACH(i, count) {
        const T in_place = 2 * (f_divide(in_low, (T)2) + in_draw_0[i] * (f_divide(in_high,
            (T)2) - f_divide(in_low, (T)2)));
        to_input[i] = f_select(in_place < in_high, in_place, in_low);
    }
})
static const random_body uniform__body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_DOWN,
    .kernel = {"random_filling", "uniform_"},
    .loops = {EACH_FLOATING(AT_TYPE, uniform_)},
};
static int uniform__require(const call *c) {
    if (!(c->s[0].f <= c->s[1].f))
        return th_refuse(&op_uniform_, "low <= high", "low", c->s[0]);
    if (!(c->s[1].f - c->s[0].f < (double)INFINITY))
        return th_refuse(&op_uniform_, "high - low < inf", "high", c->s[1]);
    return 0;
}
static int uniform__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param uniform__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "low", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "high", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_uniform_ = {
    .op = "uniform_", .name = "uniform_",
    .signature = "uniform_(Tensor& input, Scalar low=0, Scalar high=1)",
    .enter = th_random, .body = &uniform__body,
    .require = uniform__require,
    .backward = uniform__backward,
    .params = uniform__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3,
};

/* uniform_complex_(Tensor& input, Scalar low=0, Scalar high=1) =
   torch.composed.uniform_complex_ */
static const param uniform_complex__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "low", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "high", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_uniform_complex_ = {
    .op = "uniform_complex_", .name = "uniform_",
    .signature = "uniform_complex_(Tensor& input, Scalar low=0, Scalar high=1)",
    .params = uniform_complex__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* normal_(Tensor& input, Scalar mean=0, Scalar std=1) = mean + std * normal() */
LOOPS(normal_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_mean = NUMBER(T, option[0]);
    const T in_std = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = in_mean + in_std * in_draw_0[i];
})
static const random_body normal__body = {
    .draws = 1, .source = {DRAW_NORMAL}, .rounding = ROUND_NEAREST,
    .kernel = {"random_filling", "normal_"},
    .loops = {EACH_FLOATING(AT_TYPE, normal_)},
};
static int normal__require(const call *c) {
    if (!(c->s[1].f >= 0))
        return th_refuse(&op_normal_, "std >= 0", "std", c->s[1]);
    return 0;
}
static int normal__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param normal__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "mean", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "std", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_normal_ = {
    .op = "normal_", .name = "normal_",
    .signature = "normal_(Tensor& input, Scalar mean=0, Scalar std=1)",
    .enter = th_random, .body = &normal__body,
    .require = normal__require,
    .backward = normal__backward,
    .params = normal__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3,
};

/* normal_complex_(Tensor& input, Scalar mean=0, Scalar std=1) = torch.composed.normal_complex_ */
static const param normal_complex__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "mean", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "std", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_normal_complex_ = {
    .op = "normal_complex_", .name = "normal_",
    .signature = "normal_complex_(Tensor& input, Scalar mean=0, Scalar std=1)",
    .options = "generator=draws",
    .params = normal_complex__params,
    .flags = ROW_CHANGES | ROW_DRAWS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* exponential_(Tensor& input, Scalar lambd=1) = -log1p(-max(uniform(), 5.551115123125783e-17))
   / lambd */
WIDE_LOOPS(exponential_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_lambd = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_divide(-f_log1p(-f_max(in_draw_0[i], (T)5.551115123125783e-17)),
        in_lambd);
})
static const random_body exponential__body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_FINITE,
    .kernel = {"random_filling", "exponential_"},
    .loops = {EACH_FLOATING(AT_TYPE, exponential_)},
};
static int exponential__require(const call *c) {
    if (!(c->s[0].f > 0))
        return th_refuse(&op_exponential_, "lambd > 0", "lambd", c->s[0]);
    return 0;
}
static int exponential__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param exponential__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "lambd", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_exponential_ = {
    .op = "exponential_", .name = "exponential_",
    .signature = "exponential_(Tensor& input, Scalar lambd=1)",
    .enter = th_random, .body = &exponential__body,
    .require = exponential__require,
    .backward = exponential__backward,
    .params = exponential__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1,
};

/* cauchy_(Tensor& input, Scalar median=0, Scalar sigma=1) = median + sigma * tan(pi *
   (uniform() - 0.5)) */
WIDE_LOOPS(cauchy_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_median = NUMBER(T, option[0]);
    const T in_sigma = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = in_median + in_sigma * f_tan((T)3.141592653589793 * (in_draw_0[i] -
        (T)0.5));
})
static const random_body cauchy__body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_FINITE,
    .kernel = {"random_filling", "cauchy_"},
    .loops = {EACH_FLOATING(AT_TYPE, cauchy_)},
};
static int cauchy__require(const call *c) {
    if (!(c->s[1].f > 0))
        return th_refuse(&op_cauchy_, "sigma > 0", "sigma", c->s[1]);
    return 0;
}
static int cauchy__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param cauchy__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "median", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "sigma", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_cauchy_ = {
    .op = "cauchy_", .name = "cauchy_",
    .signature = "cauchy_(Tensor& input, Scalar median=0, Scalar sigma=1)",
    .enter = th_random, .body = &cauchy__body,
    .require = cauchy__require,
    .backward = cauchy__backward,
    .params = cauchy__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3,
};

/* log_normal_(Tensor& input, Scalar mean=1, Scalar std=2) = exp(mean + std * normal()) */
WIDE_LOOPS(log_normal_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_mean = NUMBER(T, option[0]);
    const T in_std = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = f_exp(in_mean + in_std * in_draw_0[i]);
})
static const random_body log_normal__body = {
    .draws = 1, .source = {DRAW_NORMAL}, .rounding = ROUND_FINITE,
    .kernel = {"random_filling", "log_normal_"},
    .loops = {EACH_FLOATING(AT_TYPE, log_normal_)},
};
static int log_normal__require(const call *c) {
    if (!(c->s[1].f >= 0))
        return th_refuse(&op_log_normal_, "std >= 0", "std", c->s[1]);
    return 0;
}
static int log_normal__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param log_normal__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "mean", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "std", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(2)},
};
const row op_log_normal_ = {
    .op = "log_normal_", .name = "log_normal_",
    .signature = "log_normal_(Tensor& input, Scalar mean=1, Scalar std=2)",
    .enter = th_random, .body = &log_normal__body,
    .require = log_normal__require,
    .backward = log_normal__backward,
    .params = log_normal__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3,
};

/* geometric_(Tensor& input, Scalar p) = floor(log1p(-uniform()) / log1p(-p)) + 1 */
WIDE_LOOPS(geometric_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T in_p = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_floor(f_divide(f_log1p(-in_draw_0[i]), f_log1p(-in_p))) + 1;
})
static const random_body geometric__body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_FINITE,
    .kernel = {"random_filling", "geometric_"},
    .loops = {EACH_FLOATING(AT_TYPE, geometric_)},
};
static int geometric__require(const call *c) {
    if (!((c->s[0].f > 0) & (c->s[0].f <= 1)))
        return th_refuse(&op_geometric_, "p > 0 and p <= 1", "p", c->s[0]);
    return 0;
}
static int geometric__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param geometric__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
};
const row op_geometric_ = {
    .op = "geometric_", .name = "geometric_",
    .signature = "geometric_(Tensor& input, Scalar p)",
    .enter = th_random, .body = &geometric__body,
    .require = geometric__require,
    .backward = geometric__backward,
    .params = geometric__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS | ROW_WHOLE, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1,
};

/* geometric_integral_(Tensor& input, Scalar p) = torch.composed.geometric_integral_ */
static const param geometric_integral__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
};
const row op_geometric_integral_ = {
    .op = "geometric_integral_", .name = "geometric_",
    .signature = "geometric_integral_(Tensor& input, Scalar p)",
    .options = "generator=draws",
    .params = geometric_integral__params,
    .flags = ROW_CHANGES | ROW_DRAWS, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* random_(Tensor& input, int? high=None) = integers(0, high) */
LOOPS(random_, EACH_INTEGRAL, {
    T *to_input = (T *)at[0];
    const uint64_t *in_draw_0 = (const uint64_t *)at[1];
    const int64_t in_high = NUMBER(int64_t, option[0]);
    EACH(i, count) to_input[i] = f_integers(T, in_draw_0[i], 0, in_high);
})
LOOPS(random_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const uint64_t *in_draw_0 = (const uint64_t *)at[1];
    const T in_high = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_integers(T, in_draw_0[i], 0, in_high);
})
static const random_body random__body = {
    .draws = 1, .source = {DRAW_INTEGERS}, .rounding = ROUND_DOWN,
    .ends = {255, 0},
    .kernel = {"random_filling", "random_"},
    .loops = {EACH_TYPE(AT_TYPE, random_)},
};
static int random__require(const call *c) {
    if (c->n[0] != TH_NONE && !(c->n[0] > 0))
        return th_refuse(&op_random_, "high > 0", "high", th_integral(c->n[0]));
    return 0;
}
static int random__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param random__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "high", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_random_ = {
    .op = "random_", .name = "random_",
    .signature = "random_(Tensor& input, int? high=None)",
    .enter = th_random, .body = &random__body,
    .require = random__require,
    .backward = random__backward,
    .params = random__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS | ROW_WHOLE,
    .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED, .own = TH_PLAIN, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* random_between_(Tensor& input, int low, int? high) = integers(low, high) */
LOOPS(random_between_, EACH_INTEGRAL, {
    T *to_input = (T *)at[0];
    const uint64_t *in_draw_0 = (const uint64_t *)at[1];
    const int64_t in_low = NUMBER(int64_t, option[0]);
    const int64_t in_high = NUMBER(int64_t, option[1]);
    EACH(i, count) to_input[i] = f_integers(T, in_draw_0[i], in_low, in_high);
})
LOOPS(random_between_, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const uint64_t *in_draw_0 = (const uint64_t *)at[1];
    const T in_low = NUMBER(T, option[0]);
    const T in_high = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = f_integers(T, in_draw_0[i], in_low, in_high);
})
static const random_body random_between__body = {
    .draws = 1, .source = {DRAW_INTEGERS}, .rounding = ROUND_DOWN,
    .ends = {0, 1},
    .kernel = {"random_filling", "random_between_"},
    .loops = {EACH_TYPE(AT_TYPE, random_between_)},
};
static int random_between__require(const call *c) {
    if (c->n[1] != TH_NONE && !(c->n[0] < c->n[1]))
        return th_refuse(&op_random_between_, "low < high", "low", th_integral(c->n[0]));
    return 0;
}
static int random_between__backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = 0 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_zeros_like, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param random_between__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "low", .kind = P_INT, .slot = 0},
    {.name = "high", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET_NONE},
};
const row op_random_between_ = {
    .op = "random_between_", .name = "random_",
    .signature = "random_between_(Tensor& input, int low, int? high)",
    .enter = th_random, .body = &random_between__body,
    .require = random_between__require,
    .backward = random_between__backward,
    .params = random_between__params,
    .flags = ROW_CHANGES | ROW_RANDOM | ROW_DRAWS | ROW_WHOLE,
    .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED, .own = TH_PLAIN, .nparams = 3, .required = 3,
    .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};
