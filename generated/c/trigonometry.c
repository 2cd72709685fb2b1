/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* trigonometry: Angles and hyperbolic functions of each element. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sin(Tensor input) = sin(input) */
WIDE_LOOPS(sin, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sin(in_input[i]);
})
LOOPS(sin, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sin(in_input[i]);
})
static const pointwise sin_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "sin"},
    .postfix = "x0 sin",
    .loops = {EACH_FLOATING(AT_TYPE, sin) EACH_COMPLEX(AT_TYPE, sin)},
};
/* d input = grad * cos(input) */
WIDE_LOOPS(sin_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_cos(in_input[i]);
})
LOOPS(sin_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_cos(in_input[i]));
})
static const gradient sin_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "sin_input"},
    .loops = {EACH_FLOATING(AT_TYPE, sin_input) EACH_COMPLEX(AT_TYPE, sin_input)},
    .computes = true,
};
static int sin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sin_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_sin = {
    .op = "sin", .name = "sin",
    .signature = "sin(Tensor input)",
    .enter = th_pointwise, .body = &sin_body,
    .backward = sin_backward,
    .params = sin_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* cos(Tensor input) = cos(input) */
WIDE_LOOPS(cos, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_cos(in_input[i]);
})
LOOPS(cos, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_cos(in_input[i]);
})
static const pointwise cos_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "cos"},
    .postfix = "x0 cos",
    .loops = {EACH_FLOATING(AT_TYPE, cos) EACH_COMPLEX(AT_TYPE, cos)},
};
/* d input = -grad * sin(input) */
WIDE_LOOPS(cos_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_sin(in_input[i]);
})
LOOPS(cos_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * f_sin(in_input[i]));
})
static const gradient cos_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "cos_input"},
    .loops = {EACH_FLOATING(AT_TYPE, cos_input) EACH_COMPLEX(AT_TYPE, cos_input)},
    .computes = true,
};
static int cos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cos_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param cos_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_cos = {
    .op = "cos", .name = "cos",
    .signature = "cos(Tensor input)",
    .enter = th_pointwise, .body = &cos_body,
    .backward = cos_backward,
    .params = cos_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* sincos(Tensor input) -> (Tensor sin, Tensor cos) = sin = sin(input), cos = cos(input) */
WIDE_LOOPS(sincos, EACH_FLOATING, {
    T *to_sin = (T *)at[0];
    T *to_cos = (T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T new_sin = f_sin(in_input[i]);
        const T new_cos = f_cos(in_input[i]);
        to_sin[i] = new_sin;
        to_cos[i] = new_cos;
    }
})
static const pointwise sincos_body = {
    .outputs = 2, .inputs = 1,
    .to = {0, 1}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "sincos"},
    .loops = {EACH_FLOATING(AT_TYPE, sincos)},
};
/* d input = grad_sin * cos - grad_cos * sin */
LOOPS(sincos_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad_sin = (const T *)at[1];
    const T *in_grad_cos = (const T *)at[2];
    const T *in_sin = (const T *)at[3];
    const T *in_cos = (const T *)at[4];
    EACH(i, count) to_input[i] = in_grad_sin[i] * in_cos[i] - in_grad_cos[i] * in_sin[i];
})
NARROW_LOOPS(sincos_input, 1, 5, 0, 0)
static const gradient sincos_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, FROM_GRAD + 1, FROM_RESULT, FROM_RESULT + 1},
    .kernel = {"trigonometry", "sincos_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, sincos_input)
        EACH_NARROW_FLOAT(AT_TYPE, sincos_input)
    },
};
static int sincos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sincos_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sincos_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_sincos = {
    .op = "sincos", .name = "sincos",
    .signature = "sincos(Tensor input) -> (Tensor sin, Tensor cos)",
    .enter = th_pointwise, .body = &sincos_body,
    .backward = sincos_backward,
    .params = sincos_params,
    .names = (const char *const[]){"sin", "cos"},
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 3, .reads = {0x300},
};

/* tan(Tensor input) = tan(input) */
WIDE_LOOPS(tan, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_tan(in_input[i]);
})
LOOPS(tan, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_tan(in_input[i]);
})
static const pointwise tan_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "tan"},
    .postfix = "x0 tan",
    .loops = {EACH_FLOATING(AT_TYPE, tan) EACH_COMPLEX(AT_TYPE, tan)},
};
/* d input = grad * (1 + output * output) */
LOOPS(tan_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 + in_output[i] * in_output[i]);
})
LOOPS(tan_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 + in_output[i] * in_output[i]));
})
NARROW_LOOPS(tan_input, 1, 3, 0, 0)
static const gradient tan_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"trigonometry", "tan_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, tan_input)
        EACH_COMPLEX(AT_TYPE, tan_input)
        EACH_NARROW_FLOAT(AT_TYPE, tan_input)
    },
};
static int tan_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&tan_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param tan_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_tan = {
    .op = "tan", .name = "tan",
    .signature = "tan(Tensor input)",
    .enter = th_pointwise, .body = &tan_body,
    .backward = tan_backward,
    .autocast = "cuda float",
    .params = tan_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* asin(Tensor input) = asin(input) */
WIDE_LOOPS(asin, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_asin(in_input[i]);
})
LOOPS(asin, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_asin(in_input[i]);
})
static const pointwise asin_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "asin"},
    .postfix = "x0 asin",
    .loops = {EACH_FLOATING(AT_TYPE, asin) EACH_COMPLEX(AT_TYPE, asin)},
};
/* d input = grad * rsqrt(1 - input) * rsqrt(1 + input) */
WIDE_LOOPS(asin_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 + in_input[i]);
})
LOOPS(asin_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 +
        in_input[i]));
})
NARROW_LOOPS(asin_input, 1, 3, 0, 0)
static const gradient asin_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "asin_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, asin_input)
        EACH_COMPLEX(AT_TYPE, asin_input)
        EACH_NARROW_FLOAT(AT_TYPE, asin_input)
    },
};
static int asin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&asin_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param asin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_asin = {
    .op = "asin", .name = "asin",
    .signature = "asin(Tensor input)",
    .enter = th_pointwise, .body = &asin_body,
    .backward = asin_backward,
    .autocast = "cuda float",
    .params = asin_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* acos(Tensor input) = acos(input) */
WIDE_LOOPS(acos, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_acos(in_input[i]);
})
LOOPS(acos, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_acos(in_input[i]);
})
static const pointwise acos_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "acos"},
    .postfix = "x0 acos",
    .loops = {EACH_FLOATING(AT_TYPE, acos) EACH_COMPLEX(AT_TYPE, acos)},
};
/* d input = -grad * rsqrt(1 - input) * rsqrt(1 + input) */
WIDE_LOOPS(acos_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 + in_input[i]);
})
LOOPS(acos_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 +
        in_input[i]));
})
NARROW_LOOPS(acos_input, 1, 3, 0, 0)
static const gradient acos_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "acos_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, acos_input)
        EACH_COMPLEX(AT_TYPE, acos_input)
        EACH_NARROW_FLOAT(AT_TYPE, acos_input)
    },
};
static int acos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&acos_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param acos_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_acos = {
    .op = "acos", .name = "acos",
    .signature = "acos(Tensor input)",
    .enter = th_pointwise, .body = &acos_body,
    .backward = acos_backward,
    .autocast = "cuda float",
    .params = acos_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* atan(Tensor input) = atan(input) */
WIDE_LOOPS(atan, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_atan(in_input[i]);
})
static const pointwise atan_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "atan"},
    .postfix = "x0 atan",
    .loops = {EACH_FLOATING(AT_TYPE, atan)},
};
/* d input = grad / (1 + input * input) */
WIDE_LOOPS(atan_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 1 + in_input[i] * in_input[i]);
})
NARROW_LOOPS(atan_input, 1, 3, 0, 0)
static const gradient atan_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "atan_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, atan_input)
        EACH_NARROW_FLOAT(AT_TYPE, atan_input)
    },
};
static int atan_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atan_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param atan_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_atan = {
    .op = "atan", .name = "atan",
    .signature = "atan(Tensor input)",
    .enter = th_pointwise, .body = &atan_body,
    .backward = atan_backward,
    .params = atan_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* atan_complex(Tensor input) = atan(input) */
LOOPS(atan_complex, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_atan(in_input[i]);
})
static const pointwise atan_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .postfix = "x0 atan",
    .loops = {EACH_COMPLEX(AT_TYPE, atan_complex)},
};
/* d input = grad / root / root */
LOOPS(atan_complex_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_root = f_cosh(f_asinh(in_input[i]));
        to_input[i] = f_conj(f_divide(f_divide(f_conj(in_grad[i]), in_root), in_root));
    }
})
static const gradient atan_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {EACH_COMPLEX(AT_TYPE, atan_complex_input)},
    .computes = true,
};
static int atan_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atan_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param atan_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_atan_complex = {
    .op = "atan_complex", .name = "atan",
    .signature = "atan_complex(Tensor input)",
    .enter = th_pointwise, .body = &atan_complex_body,
    .backward = atan_complex_backward,
    .params = atan_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* atan2(Tensor input, Tensor other) = atan2(input, other) */
WIDE_LOOPS(atan2, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_atan2(in_input[i], in_other[i]);
})
static const pointwise atan2_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"trigonometry", "atan2"},
    .postfix = "x0 x1 atan2",
    .loops = {EACH_FLOATING(AT_TYPE, atan2)},
};
/* d input = select(input == 0 and other == 0, 0, grad * (other / length) / length) */
WIDE_LOOPS(atan2_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_length = f_select((in_input[i] == 0) & (in_other[i] == 0), (T)1,
            f_hypot(in_input[i], in_other[i]));
        to_input[i] = f_select((in_input[i] == 0) & (in_other[i] == 0), (T)0,
            f_divide(in_grad[i] * f_divide(in_other[i], in_length), in_length));
    }
})
static const gradient atan2_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"trigonometry", "atan2_input"},
    .loops = {EACH_FLOATING(AT_TYPE, atan2_input)},
    .computes = true,
};
/* d other = select(input == 0 and other == 0, 0, -grad * (input / length) / length) */
WIDE_LOOPS(atan2_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_length = f_select((in_input[i] == 0) & (in_other[i] == 0), (T)1,
            f_hypot(in_input[i], in_other[i]));
        to_other[i] = f_select((in_input[i] == 0) & (in_other[i] == 0), (T)0,
            f_divide(-in_grad[i] * f_divide(in_input[i], in_length), in_length));
    }
})
static const gradient atan2_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"trigonometry", "atan2_other"},
    .loops = {EACH_FLOATING(AT_TYPE, atan2_other)},
    .computes = true,
};
static int atan2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atan2_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&atan2_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param atan2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_atan2 = {
    .op = "atan2", .name = "atan2",
    .signature = "atan2(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &atan2_body,
    .backward = atan2_backward,
    .params = atan2_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* sinh(Tensor input) = sinh(input) */
WIDE_LOOPS(sinh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sinh(in_input[i]);
})
LOOPS(sinh, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sinh(in_input[i]);
})
static const pointwise sinh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "sinh"},
    .postfix = "x0 sinh",
    .loops = {EACH_FLOATING(AT_TYPE, sinh) EACH_COMPLEX(AT_TYPE, sinh)},
};
/* d input = grad * cosh(input) */
WIDE_LOOPS(sinh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_cosh(in_input[i]);
})
LOOPS(sinh_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_cosh(in_input[i]));
})
static const gradient sinh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "sinh_input"},
    .loops = {EACH_FLOATING(AT_TYPE, sinh_input) EACH_COMPLEX(AT_TYPE, sinh_input)},
    .computes = true,
};
static int sinh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sinh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sinh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_sinh = {
    .op = "sinh", .name = "sinh",
    .signature = "sinh(Tensor input)",
    .enter = th_pointwise, .body = &sinh_body,
    .backward = sinh_backward,
    .autocast = "cuda float",
    .params = sinh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* cosh(Tensor input) = cosh(input) */
WIDE_LOOPS(cosh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_cosh(in_input[i]);
})
LOOPS(cosh, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_cosh(in_input[i]);
})
static const pointwise cosh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "cosh"},
    .postfix = "x0 cosh",
    .loops = {EACH_FLOATING(AT_TYPE, cosh) EACH_COMPLEX(AT_TYPE, cosh)},
};
/* d input = grad * sinh(input) */
WIDE_LOOPS(cosh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sinh(in_input[i]);
})
LOOPS(cosh_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_sinh(in_input[i]));
})
static const gradient cosh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "cosh_input"},
    .loops = {EACH_FLOATING(AT_TYPE, cosh_input) EACH_COMPLEX(AT_TYPE, cosh_input)},
    .computes = true,
};
static int cosh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cosh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param cosh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_cosh = {
    .op = "cosh", .name = "cosh",
    .signature = "cosh(Tensor input)",
    .enter = th_pointwise, .body = &cosh_body,
    .backward = cosh_backward,
    .autocast = "cuda float",
    .params = cosh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* tanh(Tensor input) = tanh(input) */
WIDE_LOOPS(tanh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_tanh(in_input[i]);
})
LOOPS(tanh, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_tanh(in_input[i]);
})
static const pointwise tanh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "tanh"},
    .postfix = "x0 tanh",
    .loops = {EACH_FLOATING(AT_TYPE, tanh) EACH_COMPLEX(AT_TYPE, tanh)},
};
/* d input = grad * (1 - output * output) */
LOOPS(tanh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_output[i] * in_output[i]);
})
LOOPS(tanh_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_output[i] * in_output[i]));
})
NARROW_LOOPS(tanh_input, 1, 3, 0, 0)
static const gradient tanh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"trigonometry", "tanh_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, tanh_input)
        EACH_COMPLEX(AT_TYPE, tanh_input)
        EACH_NARROW_FLOAT(AT_TYPE, tanh_input)
    },
};
static int tanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&tanh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param tanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_tanh = {
    .op = "tanh", .name = "tanh",
    .signature = "tanh(Tensor input)",
    .enter = th_pointwise, .body = &tanh_body,
    .backward = tanh_backward,
    .params = tanh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};
