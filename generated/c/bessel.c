/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* bessel: Modified Bessel functions of the first kind (Abramowitz and Stegun, 1964, sections
   9.6 and 9.7). */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* scaled_bessel(int n, Tensor input) = torch.composed.scaled_bessel */
static const param scaled_bessel_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_scaled_bessel = {
    .op = "scaled_bessel", .name = "scaled_bessel",
    .signature = "scaled_bessel(int n, Tensor input)",
    .params = scaled_bessel_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* i0(Tensor input) = i0(input) */
WIDE_LOOPS(i0, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_i0(in_input[i]);
})
static const pointwise i0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i0"},
    .loops = {EACH_FLOATING(AT_TYPE, i0)},
};
/* d input = grad * i1(input) */
WIDE_LOOPS(i0_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_i1(in_input[i]);
})
static const gradient i0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bessel", "i0_input"},
    .loops = {EACH_FLOATING(AT_TYPE, i0_input)},
    .computes = true,
};
static int i0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_i0 = {
    .op = "i0", .name = "i0",
    .signature = "i0(Tensor input)",
    .enter = th_pointwise, .body = &i0_body,
    .backward = i0_backward,
    .params = i0_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* i0e(Tensor input) = i0e(input) */
WIDE_LOOPS(i0e, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_i0e(in_input[i]);
})
static const pointwise i0e_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i0e"},
    .loops = {EACH_FLOATING(AT_TYPE, i0e)},
};
/* d input = grad * select(abs(input) > 32, -sign(input) * output * series, i1e(input) -
   sign(input) * output) */
WIDE_LOOPS(i0e_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_far = f_select(f_abs(in_input[i]) > 32, f_divide((T)1, f_abs(in_input[i])),
            (T)0);
        const T in_series = in_far * ((T)0.5 + in_far * ((T)0.125 + in_far * ((T)0.125 + in_far *
            ((T)0.1953125 + in_far * ((T)0.40625 + in_far * ((T)1.0478515625 + in_far * ((T)3.21875
            + in_far * ((T)11.466461181640625 + in_far * ((T)46.478515625 + in_far *
            ((T)211.27614974975586 + in_far * ((T)1064.67822265625 + in_far *
            (T)5892.0457146167755)))))))))));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) > 32,
            -f_sign(in_input[i]) * in_output[i] * in_series,
            f_i1e(in_input[i]) - f_sign(in_input[i]) * in_output[i]);
    }
})
static const gradient i0e_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel", "i0e_input"},
    .loops = {EACH_FLOATING(AT_TYPE, i0e_input)},
    .computes = true,
};
static int i0e_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i0e_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i0e_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_i0e = {
    .op = "i0e", .name = "i0e",
    .signature = "i0e(Tensor input)",
    .enter = th_pointwise, .body = &i0e_body,
    .backward = i0e_backward,
    .node = "SpecialI0EBackward0",
    .params = i0e_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* i1(Tensor input) = i1(input) */
WIDE_LOOPS(i1, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_i1(in_input[i]);
})
static const pointwise i1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i1"},
    .loops = {EACH_FLOATING(AT_TYPE, i1)},
};
/* d input = grad * select(abs(output) == inf, abs(output), i0(input) - ratio) */
WIDE_LOOPS(i1_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_near = f_select(f_abs(in_input[i]) < (T)0.5, in_input[i], (T)0);
        const T in_square = f_divide(in_near * in_near, (T)4);
        const T in_far = f_select(f_abs(in_input[i]) < (T)0.5, (T)1, in_input[i]);
        const T in_ratio = f_select(f_abs(in_input[i]) < (T)0.5, (T)0.5 * (1 + f_divide(in_square,
            (T)2) * (1 + f_divide(in_square, (T)6) * (1 + f_divide(in_square,
            (T)12) * (1 + f_divide(in_square, (T)20) * (1 + f_divide(in_square,
            (T)30) * (1 + f_divide(in_square, (T)42))))))), f_divide(in_output[i], in_far));
        to_input[i] = in_grad[i] * f_select(f_abs(in_output[i]) == (T)INFINITY, f_abs(in_output[i]),
            f_i0(in_input[i]) - in_ratio);
    }
})
static const gradient i1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel", "i1_input"},
    .loops = {EACH_FLOATING(AT_TYPE, i1_input)},
    .computes = true,
};
static int i1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_i1 = {
    .op = "i1", .name = "i1",
    .signature = "i1(Tensor input)",
    .enter = th_pointwise, .body = &i1_body,
    .backward = i1_backward,
    .node = "SpecialI1Backward0",
    .params = i1_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* i1e(Tensor input) = i1e(input) */
WIDE_LOOPS(i1e, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_i1e(in_input[i]);
})
static const pointwise i1e_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i1e"},
    .loops = {EACH_FLOATING(AT_TYPE, i1e)},
};
/* d input = grad * select(abs(input) > 32, -sign(input) * output * series, i0e(input) - output
   * sign(input) - ratio) */
WIDE_LOOPS(i1e_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_beyond = f_select(f_abs(in_input[i]) > 32, f_divide((T)1, f_abs(in_input[i])),
            (T)0);
        const T in_series = in_beyond * ((T)0.5 - in_beyond * ((T)0.375 + in_beyond * ((T)0.375 +
            in_beyond * ((T)0.4921875 + in_beyond * ((T)0.84375 + in_beyond * ((T)1.8544921875 +
            in_beyond * ((T)5.0625 + in_beyond * ((T)16.585784912109375 + in_beyond *
            ((T)63.333984375 + in_beyond * ((T)275.6161079406738 + in_beyond * ((T)1344.05419921875
            + in_beyond * (T)7251.037440061569)))))))))));
        const T in_near = f_select(f_abs(in_input[i]) < (T)0.5, in_input[i], (T)0);
        const T in_square = f_divide(in_near * in_near, (T)4);
        const T in_far = f_select(f_abs(in_input[i]) < (T)0.5, (T)1, in_input[i]);
        const T in_ratio = f_select(f_abs(in_input[i]) < (T)0.5, f_divide(f_exp(-f_abs(in_near)),
            (T)2) * (1 + f_divide(in_square, (T)2) * (1 + f_divide(in_square,
            (T)6) * (1 + f_divide(in_square, (T)12) * (1 + f_divide(in_square,
            (T)20) * (1 + f_divide(in_square, (T)30) * (1 + f_divide(in_square, (T)42))))))),
            f_divide(in_output[i], in_far));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) > 32,
            -f_sign(in_input[i]) * in_output[i] * in_series,
            f_i0e(in_input[i]) - in_output[i] * f_sign(in_input[i]) - in_ratio);
    }
})
static const gradient i1e_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel", "i1e_input"},
    .loops = {EACH_FLOATING(AT_TYPE, i1e_input)},
    .computes = true,
};
static int i1e_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i1e_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i1e_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_i1e = {
    .op = "i1e", .name = "i1e",
    .signature = "i1e(Tensor input)",
    .enter = th_pointwise, .body = &i1e_body,
    .backward = i1e_backward,
    .node = "SpecialI1EBackward0",
    .params = i1e_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};
