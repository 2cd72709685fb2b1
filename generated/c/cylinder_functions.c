/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* cylinder_functions: Bessel's functions of orders 0 and 1 of both kinds, Airy's and Hurwitz's
   functions. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* bessel_j0(Tensor input) = bessel_j0(input) */
WIDE_LOOPS(bessel_j0, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_bessel_j0(in_input[i]);
})
static const pointwise bessel_j0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "bessel_j0"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_j0)},
};
/* d input = -grad * bessel_j1(input) */
WIDE_LOOPS(bessel_j0_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_bessel_j1(in_input[i]);
})
static const gradient bessel_j0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"cylinder_functions", "bessel_j0_input"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_j0_input)},
    .computes = true,
};
static int bessel_j0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_j0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_j0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_bessel_j0 = {
    .op = "bessel_j0", .name = "bessel_j0",
    .signature = "bessel_j0(Tensor input)",
    .enter = th_pointwise, .body = &bessel_j0_body,
    .backward = bessel_j0_backward,
    .params = bessel_j0_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* bessel_j1(Tensor input) = bessel_j1(input) */
WIDE_LOOPS(bessel_j1, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_bessel_j1(in_input[i]);
})
static const pointwise bessel_j1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "bessel_j1"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_j1)},
};
/* d input = grad * (bessel_j0(input) - select(abs(input) < 0.0001, 0.5 - input * input / 16,
   output / select(input == 0, 1, input))) */
WIDE_LOOPS(bessel_j1_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (f_bessel_j0(in_input[i]) -
        f_select(f_abs(in_input[i]) < (T)0.0001, (T)0.5 - f_divide(in_input[i] * in_input[i],
        (T)16), f_divide(in_output[i], f_select(in_input[i] == 0, (T)1, in_input[i]))));
})
static const gradient bessel_j1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"cylinder_functions", "bessel_j1_input"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_j1_input)},
    .computes = true,
};
static int bessel_j1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_j1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_j1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_bessel_j1 = {
    .op = "bessel_j1", .name = "bessel_j1",
    .signature = "bessel_j1(Tensor input)",
    .enter = th_pointwise, .body = &bessel_j1_body,
    .backward = bessel_j1_backward,
    .params = bessel_j1_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* bessel_y0(Tensor input) = bessel_y0(input) */
WIDE_LOOPS(bessel_y0, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_bessel_y0(in_input[i]);
})
static const pointwise bessel_y0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "bessel_y0"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_y0)},
};
/* d input = -grad * bessel_y1(input) */
WIDE_LOOPS(bessel_y0_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_bessel_y1(in_input[i]);
})
static const gradient bessel_y0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"cylinder_functions", "bessel_y0_input"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_y0_input)},
    .computes = true,
};
static int bessel_y0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_y0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_y0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_bessel_y0 = {
    .op = "bessel_y0", .name = "bessel_y0",
    .signature = "bessel_y0(Tensor input)",
    .enter = th_pointwise, .body = &bessel_y0_body,
    .backward = bessel_y0_backward,
    .params = bessel_y0_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* bessel_y1(Tensor input) = bessel_y1(input) */
WIDE_LOOPS(bessel_y1, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_bessel_y1(in_input[i]);
})
static const pointwise bessel_y1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "bessel_y1"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_y1)},
};
/* d input = grad * (bessel_y0(input) - output / input) */
WIDE_LOOPS(bessel_y1_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (f_bessel_y0(in_input[i]) - f_divide(in_output[i],
        in_input[i]));
})
static const gradient bessel_y1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"cylinder_functions", "bessel_y1_input"},
    .loops = {EACH_FLOATING(AT_TYPE, bessel_y1_input)},
    .computes = true,
};
static int bessel_y1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_y1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_y1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_bessel_y1 = {
    .op = "bessel_y1", .name = "bessel_y1",
    .signature = "bessel_y1(Tensor input)",
    .enter = th_pointwise, .body = &bessel_y1_body,
    .backward = bessel_y1_backward,
    .params = bessel_y1_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* modified_bessel_k0(Tensor input) = modified_bessel_k0(input) */
WIDE_LOOPS(modified_bessel_k0, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_modified_bessel_k0(in_input[i]);
})
static const pointwise modified_bessel_k0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "modified_bessel_k0"},
    .loops = {EACH_FLOATING(AT_TYPE, modified_bessel_k0)},
};
/* d input = -grad * modified_bessel_k1(input) */
WIDE_LOOPS(modified_bessel_k0_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_modified_bessel_k1(in_input[i]);
})
static const gradient modified_bessel_k0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"cylinder_functions", "modified_bessel_k0_input"},
    .loops = {EACH_FLOATING(AT_TYPE, modified_bessel_k0_input)},
    .computes = true,
};
static int modified_bessel_k0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&modified_bessel_k0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param modified_bessel_k0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_modified_bessel_k0 = {
    .op = "modified_bessel_k0", .name = "modified_bessel_k0",
    .signature = "modified_bessel_k0(Tensor input)",
    .enter = th_pointwise, .body = &modified_bessel_k0_body,
    .backward = modified_bessel_k0_backward,
    .params = modified_bessel_k0_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* modified_bessel_k1(Tensor input) = modified_bessel_k1(input) */
WIDE_LOOPS(modified_bessel_k1, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_modified_bessel_k1(in_input[i]);
})
static const pointwise modified_bessel_k1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "modified_bessel_k1"},
    .loops = {EACH_FLOATING(AT_TYPE, modified_bessel_k1)},
};
/* d input = -grad * (modified_bessel_k0(input) + output / input) */
WIDE_LOOPS(modified_bessel_k1_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_input[i] = -in_grad[i] * (f_modified_bessel_k0(in_input[i]) +
        f_divide(in_output[i], in_input[i]));
})
static const gradient modified_bessel_k1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"cylinder_functions", "modified_bessel_k1_input"},
    .loops = {EACH_FLOATING(AT_TYPE, modified_bessel_k1_input)},
    .computes = true,
};
static int modified_bessel_k1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&modified_bessel_k1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param modified_bessel_k1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_modified_bessel_k1 = {
    .op = "modified_bessel_k1", .name = "modified_bessel_k1",
    .signature = "modified_bessel_k1(Tensor input)",
    .enter = th_pointwise, .body = &modified_bessel_k1_body,
    .backward = modified_bessel_k1_backward,
    .params = modified_bessel_k1_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* scaled_modified_bessel_k0(Tensor input) = scaled_modified_bessel_k0(input) */
WIDE_LOOPS(scaled_modified_bessel_k0, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_scaled_modified_bessel_k0(in_input[i]);
})
static const pointwise scaled_modified_bessel_k0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "scaled_modified_bessel_k0"},
    .loops = {EACH_FLOATING(AT_TYPE, scaled_modified_bessel_k0)},
};
/* d input = grad * select(input > 32, -output * series, output -
   scaled_modified_bessel_k1(input)) */
WIDE_LOOPS(scaled_modified_bessel_k0_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_far = f_select(in_input[i] > 32, f_divide((T)1, in_input[i]), (T)0);
        const T in_series = in_far * ((T)0.5 - in_far * ((T)0.125 - in_far * ((T)0.125 - in_far *
            ((T)0.1953125 - in_far * ((T)0.40625 - in_far * ((T)1.0478515625 - in_far * ((T)3.21875
            - in_far * ((T)11.466461181640625 - in_far * ((T)46.478515625 - in_far *
            ((T)211.27614974975586 - in_far * ((T)1064.67822265625 - in_far *
            (T)5892.0457146167755)))))))))));
        to_input[i] = in_grad[i] * f_select(in_input[i] > 32, -in_output[i] * in_series,
            in_output[i] - f_scaled_modified_bessel_k1(in_input[i]));
    }
})
static const gradient scaled_modified_bessel_k0_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"cylinder_functions", "scaled_modified_bessel_k0_input"},
    .loops = {EACH_FLOATING(AT_TYPE, scaled_modified_bessel_k0_input)},
    .computes = true,
};
static int scaled_modified_bessel_k0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&scaled_modified_bessel_k0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param scaled_modified_bessel_k0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_scaled_modified_bessel_k0 = {
    .op = "scaled_modified_bessel_k0", .name = "scaled_modified_bessel_k0",
    .signature = "scaled_modified_bessel_k0(Tensor input)",
    .enter = th_pointwise, .body = &scaled_modified_bessel_k0_body,
    .backward = scaled_modified_bessel_k0_backward,
    .params = scaled_modified_bessel_k0_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* scaled_modified_bessel_k1(Tensor input) = scaled_modified_bessel_k1(input) */
WIDE_LOOPS(scaled_modified_bessel_k1, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_scaled_modified_bessel_k1(in_input[i]);
})
static const pointwise scaled_modified_bessel_k1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "scaled_modified_bessel_k1"},
    .loops = {EACH_FLOATING(AT_TYPE, scaled_modified_bessel_k1)},
};
/* d input = grad * select(input > 32, -output * series, output * (input - 1) / input -
   scaled_modified_bessel_k0(input)) */
WIDE_LOOPS(scaled_modified_bessel_k1_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_far = f_select(in_input[i] > 32, f_divide((T)1, in_input[i]), (T)0);
        const T in_series = in_far * ((T)0.5 + in_far * ((T)0.375 - in_far * ((T)0.375 - in_far *
            ((T)0.4921875 - in_far * ((T)0.84375 - in_far * ((T)1.8544921875 - in_far * ((T)5.0625 -
            in_far * ((T)16.585784912109375 - in_far * ((T)63.333984375 - in_far *
            ((T)275.6161079406738 - in_far * ((T)1344.05419921875 - in_far *
            (T)7251.037440061569)))))))))));
        to_input[i] = in_grad[i] * f_select(in_input[i] > 32, -in_output[i] * in_series,
            f_divide(in_output[i] * (in_input[i] - 1),
            in_input[i]) - f_scaled_modified_bessel_k0(in_input[i]));
    }
})
static const gradient scaled_modified_bessel_k1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"cylinder_functions", "scaled_modified_bessel_k1_input"},
    .loops = {EACH_FLOATING(AT_TYPE, scaled_modified_bessel_k1_input)},
    .computes = true,
};
static int scaled_modified_bessel_k1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&scaled_modified_bessel_k1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param scaled_modified_bessel_k1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_scaled_modified_bessel_k1 = {
    .op = "scaled_modified_bessel_k1", .name = "scaled_modified_bessel_k1",
    .signature = "scaled_modified_bessel_k1(Tensor input)",
    .enter = th_pointwise, .body = &scaled_modified_bessel_k1_body,
    .backward = scaled_modified_bessel_k1_backward,
    .params = scaled_modified_bessel_k1_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* airy_ai(Tensor input) = airy_ai(input) */
WIDE_LOOPS(airy_ai, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_airy_ai(in_input[i]);
})
static const pointwise airy_ai_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "airy_ai"},
    .loops = {EACH_FLOATING(AT_TYPE, airy_ai)},
};
/* d input = grad * airy_slope(input) */
WIDE_LOOPS(airy_ai_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_airy_slope(in_input[i]);
})
static const gradient airy_ai_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"cylinder_functions", "airy_ai_input"},
    .loops = {EACH_FLOATING(AT_TYPE, airy_ai_input)},
    .computes = true,
};
static int airy_ai_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&airy_ai_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param airy_ai_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_airy_ai = {
    .op = "airy_ai", .name = "airy_ai",
    .signature = "airy_ai(Tensor input)",
    .enter = th_pointwise, .body = &airy_ai_body,
    .backward = airy_ai_backward,
    .params = airy_ai_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* airy_slope(Tensor input) = airy_slope(input) */
WIDE_LOOPS(airy_slope, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_airy_slope(in_input[i]);
})
static const pointwise airy_slope_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "airy_slope"},
    .loops = {EACH_FLOATING(AT_TYPE, airy_slope)},
};
/* d input = grad * select(abs(input) == inf, 0, input * airy_ai(input)) */
WIDE_LOOPS(airy_slope_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (T)INFINITY, (T)0,
        in_input[i] * f_airy_ai(in_input[i]));
})
static const gradient airy_slope_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"cylinder_functions", "airy_slope_input"},
    .loops = {EACH_FLOATING(AT_TYPE, airy_slope_input)},
    .computes = true,
};
static int airy_slope_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&airy_slope_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param airy_slope_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_airy_slope = {
    .op = "airy_slope", .name = "airy_slope",
    .signature = "airy_slope(Tensor input)",
    .enter = th_pointwise, .body = &airy_slope_body,
    .backward = airy_slope_backward,
    .params = airy_slope_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* spherical_bessel_j0(Tensor input) = select(input == 0, 1, select(abs(input) == inf, 0,
   sin(input) / input)) */
WIDE_LOOPS(spherical_bessel_j0, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (T)1,
        f_select(f_abs(in_input[i]) == (T)INFINITY, (T)0, f_divide(f_sin(in_input[i]),
        in_input[i])));
})
static const pointwise spherical_bessel_j0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"cylinder_functions", "spherical_bessel_j0"},
    .postfix = "x0 n0 == n1 x0 abs n2 == n0 x0 sin x0 / select select",
    .constants = (const double[]){0.0, 1.0, INFINITY},
    .loops = {EACH_FLOATING(AT_TYPE, spherical_bessel_j0)},
};
/* d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -near / 3 * (1 -
   square / 10 * (1 - square / 28 * (1 - square / 54))), (cos(far) - output) / far)) */
WIDE_LOOPS(spherical_bessel_j0_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_near = f_select(f_abs(in_input[i]) < (T)0.25, in_input[i], (T)0);
        const T in_square = in_near * in_near;
        const T in_far = f_select(f_abs(in_input[i]) < (T)0.25, (T)1, in_input[i]);
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (T)INFINITY, (T)0,
            f_select(f_abs(in_input[i]) < (T)0.25, f_divide(-in_near,
            (T)3) * (1 - f_divide(in_square, (T)10) * (1 - f_divide(in_square,
            (T)28) * (1 - f_divide(in_square, (T)54)))), f_divide(f_cos(in_far) - in_output[i],
            in_far)));
    }
})
static const gradient spherical_bessel_j0_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"cylinder_functions", "spherical_bessel_j0_input"},
    .loops = {EACH_FLOATING(AT_TYPE, spherical_bessel_j0_input)},
    .computes = true,
};
static int spherical_bessel_j0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&spherical_bessel_j0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param spherical_bessel_j0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_spherical_bessel_j0 = {
    .op = "spherical_bessel_j0", .name = "spherical_bessel_j0",
    .signature = "spherical_bessel_j0(Tensor input)",
    .enter = th_pointwise, .body = &spherical_bessel_j0_body,
    .backward = spherical_bessel_j0_backward,
    .params = spherical_bessel_j0_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* zeta(Tensor|Scalar input, Tensor|Scalar other) = zeta(input, other) */
WIDE_LOOPS(zeta, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_zeta(in_input[i], in_other[i]);
})
WIDE_LOOPS(zeta_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_zeta(in_input[i], in_other);
})
static const pointwise zeta_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"cylinder_functions", "zeta"},
    .loops = {EACH_FLOATING(AT_TYPE, zeta)},
    .numbers = {EACH_FLOATING(AT_TYPE, zeta_number)},
};
/* d other = -grad * input * zeta(input + 1, other) */
WIDE_LOOPS(zeta_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * in_input[i] * f_zeta(in_input[i] + 1, in_other[i]);
})
static const gradient zeta_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"cylinder_functions", "zeta_other"},
    .loops = {EACH_FLOATING(AT_TYPE, zeta_other)},
    .computes = true,
};
static int zeta_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[1])
        result[1] = th_gradient(&zeta_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param zeta_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_zeta = {
    .op = "zeta", .name = "zeta",
    .signature = "zeta(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &zeta_body,
    .backward = zeta_backward,
    .missing = "differentiate by other alone", .lacks = 1,
    .node = "SpecialZetaBackward0",
    .params = zeta_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 2, .grads = 1, .joins = 3, .reads = {0, 3},
};
