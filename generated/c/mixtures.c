/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* mixtures: Products and quotients added to elements, and linear interpolation. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* lerp(Tensor input, Tensor end, Scalar weight) = select(weight == 0 or input == end, input,
   select(weight == 1, end, input * (1 - weight) + end * weight)) */
LOOPS(lerp, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_end = (const T *)at[2];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
})
LOOPS(lerp_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_end = *(const T *)at[2];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end), in_input[i],
        f_select(in_weight == 1, in_end, in_input[i] * (1 - in_weight) + in_end * in_weight));
})
LOOPS(lerp, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_end = (const T *)at[2];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
})
LOOPS(lerp_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_end = *(const T *)at[2];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end), in_input[i],
        f_select(in_weight == 1, in_end, in_input[i] * (1 - in_weight) + in_end * in_weight));
})
NARROW_LOOPS(lerp, 1, 3, 1, 0)
NARROW_LOOPS(lerp_number, 1, 3, 1, 4)
static const pointwise lerp_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"mixtures", "lerp"},
    .postfix = "o0 n0 == x0 x1 == or x0 o0 n1 == x1 x0 n1 o0 - * x1 o0 * + select select",
    .constants = (const double[]){0.0, 1.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, lerp)
        EACH_COMPLEX(AT_TYPE, lerp)
        EACH_NARROW_FLOAT(AT_TYPE, lerp)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, lerp_number)
        EACH_COMPLEX(AT_TYPE, lerp_number)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_number)
    },
    .blocks = true,
};
/* d input = grad * (1 - weight) */
LOOPS(lerp_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_weight);
})
LOOPS(lerp_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_weight));
})
NARROW_LOOPS(lerp_input, 1, 2, 1, 0)
static const gradient lerp_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"mixtures", "lerp_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, lerp_input)
        EACH_COMPLEX(AT_TYPE, lerp_input)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_input)
    },
};
/* d end = grad * weight */
LOOPS(lerp_end, EACH_FLOATING, {
    T *to_end = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_end[i] = in_grad[i] * in_weight;
})
LOOPS(lerp_end, EACH_COMPLEX, {
    T *to_end = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_weight = NUMBER(T, option[0]);
    EACH(i, count) to_end[i] = f_conj(f_conj(in_grad[i]) * in_weight);
})
NARROW_LOOPS(lerp_end, 1, 2, 1, 0)
static const gradient lerp_end = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"mixtures", "lerp_end"},
    .loops = {
        EACH_FLOATING(AT_TYPE, lerp_end)
        EACH_COMPLEX(AT_TYPE, lerp_end)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_end)
    },
};
static int lerp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&lerp_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&lerp_end, s, grad);
    return th_finish_gradients(s, result);
}
static const param lerp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "end", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_SCALAR, .slot = 0},
};
const row op_lerp = {
    .op = "lerp", .name = "lerp",
    .signature = "lerp(Tensor input, Tensor end, Scalar weight)",
    .enter = th_pointwise, .body = &lerp_body,
    .backward = lerp_backward,
    .params = lerp_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1,
};

/* lerp_tensor(Tensor input, Tensor end, Tensor weight) = select(weight == 0 or input == end,
   input, select(weight == 1, end, input * (1 - weight) + end * weight)) */
LOOPS(lerp_tensor, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_end = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight[i] == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight[i] == 1, in_end[i],
        in_input[i] * (1 - in_weight[i]) + in_end[i] * in_weight[i]));
})
LOOPS(lerp_tensor_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_end = (const T *)at[2];
    const T in_weight = *(const T *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
})
LOOPS(lerp_tensor, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_end = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight[i] == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight[i] == 1, in_end[i],
        in_input[i] * (1 - in_weight[i]) + in_end[i] * in_weight[i]));
})
LOOPS(lerp_tensor_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_end = (const T *)at[2];
    const T in_weight = *(const T *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
})
NARROW_LOOPS(lerp_tensor, 1, 4, 0, 0)
NARROW_LOOPS(lerp_tensor_number, 1, 4, 0, 8)
static const pointwise lerp_tensor_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .fixed = 3,
    .kernel = {"mixtures", "lerp_tensor"},
    .postfix = "x2 n0 == x0 x1 == or x0 x2 n1 == x1 x0 n1 x2 - * x1 x2 * + select select",
    .constants = (const double[]){0.0, 1.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, lerp_tensor)
        EACH_COMPLEX(AT_TYPE, lerp_tensor)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_tensor)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, lerp_tensor_number)
        EACH_COMPLEX(AT_TYPE, lerp_tensor_number)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_tensor_number)
    },
    .blocks = true,
};
/* d input = grad * (1 - weight) */
LOOPS(lerp_tensor_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_weight = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_weight[i]);
})
LOOPS(lerp_tensor_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_weight = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_weight[i]));
})
NARROW_LOOPS(lerp_tensor_input, 1, 3, 0, 0)
static const gradient lerp_tensor_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "lerp_tensor_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, lerp_tensor_input)
        EACH_COMPLEX(AT_TYPE, lerp_tensor_input)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_tensor_input)
    },
};
/* d end = grad * weight */
LOOPS(lerp_tensor_end, EACH_FLOATING, {
    T *to_end = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_weight = (const T *)at[2];
    EACH(i, count) to_end[i] = in_grad[i] * in_weight[i];
})
LOOPS(lerp_tensor_end, EACH_COMPLEX, {
    T *to_end = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_weight = (const T *)at[2];
    EACH(i, count) to_end[i] = f_conj(f_conj(in_grad[i]) * in_weight[i]);
})
NARROW_LOOPS(lerp_tensor_end, 1, 3, 0, 0)
static const gradient lerp_tensor_end = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "lerp_tensor_end"},
    .loops = {
        EACH_FLOATING(AT_TYPE, lerp_tensor_end)
        EACH_COMPLEX(AT_TYPE, lerp_tensor_end)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_tensor_end)
    },
};
/* d weight = grad * (end - input) */
LOOPS(lerp_tensor_weight, EACH_FLOATING, {
    T *to_weight = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_end = (const T *)at[3];
    EACH(i, count) to_weight[i] = in_grad[i] * (in_end[i] - in_input[i]);
})
LOOPS(lerp_tensor_weight, EACH_COMPLEX, {
    T *to_weight = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_end = (const T *)at[3];
    EACH(i, count) to_weight[i] = f_conj(f_conj(in_grad[i]) * (in_end[i] - in_input[i]));
})
NARROW_LOOPS(lerp_tensor_weight, 1, 4, 0, 0)
static const gradient lerp_tensor_weight = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"mixtures", "lerp_tensor_weight"},
    .loops = {
        EACH_FLOATING(AT_TYPE, lerp_tensor_weight)
        EACH_COMPLEX(AT_TYPE, lerp_tensor_weight)
        EACH_NARROW_FLOAT(AT_TYPE, lerp_tensor_weight)
    },
};
static int lerp_tensor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&lerp_tensor_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&lerp_tensor_end, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&lerp_tensor_weight, s, grad);
    return th_finish_gradients(s, result);
}
static const param lerp_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "end", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2},
};
const row op_lerp_tensor = {
    .op = "lerp_tensor", .name = "lerp",
    .signature = "lerp_tensor(Tensor input, Tensor end, Tensor weight)",
    .enter = th_pointwise, .body = &lerp_tensor_body,
    .backward = lerp_tensor_backward,
    .node = "LerpBackward1",
    .params = lerp_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {4, 4, 3},
};

/* addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 * tensor2 */
LOOPS(addcmul, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T *in_tensor2 = (const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
})
LOOPS(addcmul_number, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T in_tensor2 = *(const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2;
})
NARROW_LOOPS(addcmul, 1, 4, 1, 0)
NARROW_LOOPS(addcmul_number, 1, 4, 1, 8)
static const pointwise addcmul_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .fixed = 3,
    .kernel = {"mixtures", "addcmul"},
    .postfix = "x0 o0 x1 * x2 * +",
    .loops = {EACH_SUMMED(AT_TYPE, addcmul) EACH_NARROW_FLOAT(AT_TYPE, addcmul)},
    .numbers = {
        EACH_SUMMED(AT_TYPE, addcmul_number)
        EACH_NARROW_FLOAT(AT_TYPE, addcmul_number)
    },
    .blocks = true,
};
/* d tensor1 = grad * value * tensor2 */
LOOPS(addcmul_tensor1, EACH_FLOATING, {
    T *to_tensor1 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor2 = (const T *)at[2];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor1[i] = in_grad[i] * in_value * in_tensor2[i];
})
LOOPS(addcmul_tensor1, EACH_COMPLEX, {
    T *to_tensor1 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor2 = (const T *)at[2];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor1[i] = f_conj(f_conj(in_grad[i]) * in_value * in_tensor2[i]);
})
NARROW_LOOPS(addcmul_tensor1, 1, 3, 1, 0)
static const gradient addcmul_tensor1 = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "addcmul_tensor1"},
    .loops = {
        EACH_FLOATING(AT_TYPE, addcmul_tensor1)
        EACH_COMPLEX(AT_TYPE, addcmul_tensor1)
        EACH_NARROW_FLOAT(AT_TYPE, addcmul_tensor1)
    },
};
/* d tensor2 = grad * value * tensor1 */
LOOPS(addcmul_tensor2, EACH_FLOATING, {
    T *to_tensor2 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor2[i] = in_grad[i] * in_value * in_tensor1[i];
})
LOOPS(addcmul_tensor2, EACH_COMPLEX, {
    T *to_tensor2 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor2[i] = f_conj(f_conj(in_grad[i]) * in_value * in_tensor1[i]);
})
NARROW_LOOPS(addcmul_tensor2, 1, 3, 1, 0)
static const gradient addcmul_tensor2 = {
    .input = 2, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"mixtures", "addcmul_tensor2"},
    .loops = {
        EACH_FLOATING(AT_TYPE, addcmul_tensor2)
        EACH_COMPLEX(AT_TYPE, addcmul_tensor2)
        EACH_NARROW_FLOAT(AT_TYPE, addcmul_tensor2)
    },
};
static int addcmul_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&addcmul_tensor1, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&addcmul_tensor2, s, grad);
    return th_finish_gradients(s, result);
}
static const param addcmul_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "tensor1", .kind = P_TENSOR, .slot = 1},
    {.name = "tensor2", .kind = P_TENSOR, .slot = 2},
};
const row op_addcmul = {
    .op = "addcmul", .name = "addcmul",
    .signature = "addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)",
    .enter = th_pointwise, .body = &addcmul_body,
    .backward = addcmul_backward,
    .params = addcmul_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 4, .tensors = 3, .inputs = 3,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {0, 4, 2},
};

/* addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 / tensor2 */
WIDE_LOOPS(addcdiv, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T *in_tensor2 = (const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2[i]);
})
WIDE_LOOPS(addcdiv_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T in_tensor2 = *(const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2);
})
LOOPS(addcdiv, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T *in_tensor2 = (const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2[i]);
})
LOOPS(addcdiv_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T in_tensor2 = *(const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2);
})
NARROW_LOOPS(addcdiv, 1, 4, 1, 0)
NARROW_LOOPS(addcdiv_number, 1, 4, 1, 8)
static const pointwise addcdiv_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .fixed = 3,
    .kernel = {"mixtures", "addcdiv"},
    .postfix = "x0 o0 x1 * x2 / +",
    .loops = {
        EACH_FLOATING(AT_TYPE, addcdiv)
        EACH_COMPLEX(AT_TYPE, addcdiv)
        EACH_NARROW_FLOAT(AT_TYPE, addcdiv)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, addcdiv_number)
        EACH_COMPLEX(AT_TYPE, addcdiv_number)
        EACH_NARROW_FLOAT(AT_TYPE, addcdiv_number)
    },
    .blocks = true,
};
/* d tensor1 = grad * value / tensor2 */
WIDE_LOOPS(addcdiv_tensor1, EACH_FLOATING, {
    T *to_tensor1 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor2 = (const T *)at[2];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor1[i] = f_divide(in_grad[i] * in_value, in_tensor2[i]);
})
LOOPS(addcdiv_tensor1, EACH_COMPLEX, {
    T *to_tensor1 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor2 = (const T *)at[2];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor1[i] = f_conj(f_divide(f_conj(in_grad[i]) * in_value, in_tensor2[i]));
})
NARROW_LOOPS(addcdiv_tensor1, 1, 3, 1, 0)
static const gradient addcdiv_tensor1 = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "addcdiv_tensor1"},
    .loops = {
        EACH_FLOATING(AT_TYPE, addcdiv_tensor1)
        EACH_COMPLEX(AT_TYPE, addcdiv_tensor1)
        EACH_NARROW_FLOAT(AT_TYPE, addcdiv_tensor1)
    },
};
/* d tensor2 = -grad * value * (tensor1 / tensor2) / tensor2 */
WIDE_LOOPS(addcdiv_tensor2, EACH_FLOATING, {
    T *to_tensor2 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T *in_tensor2 = (const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor2[i] = f_divide(-in_grad[i] * in_value * f_divide(in_tensor1[i],
        in_tensor2[i]), in_tensor2[i]);
})
LOOPS(addcdiv_tensor2, EACH_COMPLEX, {
    T *to_tensor2 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_tensor1 = (const T *)at[2];
    const T *in_tensor2 = (const T *)at[3];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_tensor2[i] = f_conj(f_divide(-f_conj(in_grad[i]) * in_value *
        f_divide(in_tensor1[i], in_tensor2[i]), in_tensor2[i]));
})
NARROW_LOOPS(addcdiv_tensor2, 1, 4, 1, 0)
static const gradient addcdiv_tensor2 = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 1, 2},
    .kernel = {"mixtures", "addcdiv_tensor2"},
    .loops = {
        EACH_FLOATING(AT_TYPE, addcdiv_tensor2)
        EACH_COMPLEX(AT_TYPE, addcdiv_tensor2)
        EACH_NARROW_FLOAT(AT_TYPE, addcdiv_tensor2)
    },
};
static int addcdiv_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&addcdiv_tensor1, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&addcdiv_tensor2, s, grad);
    return th_finish_gradients(s, result);
}
static const param addcdiv_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "tensor1", .kind = P_TENSOR, .slot = 1},
    {.name = "tensor2", .kind = P_TENSOR, .slot = 2},
};
const row op_addcdiv = {
    .op = "addcdiv", .name = "addcdiv",
    .signature = "addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)",
    .enter = th_pointwise, .body = &addcdiv_body,
    .backward = addcdiv_backward,
    .params = addcdiv_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 4,
    .required = 4, .tensors = 3, .inputs = 3, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 7, .grads = 1, .reads = {0, 4, 6},
};
