/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* complex_numbers: Complex numbers, their parts, and functions that differ from those of real
   numbers. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"
#include "complex_view.h"

extern const row op_contiguous_copy;
extern const row op_view_as_complex;
extern const row op_view_as_real;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* conj_physical_real(Tensor input) = torch.composed.conj_physical_real */
static const param conj_physical_real_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_conj_physical_real = {
    .op = "conj_physical_real", .name = "conj_physical",
    .signature = "conj_physical_real(Tensor input)",
    .params = conj_physical_real_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* conj_physical(Tensor input) = conj(input) */
LOOPS(conj_physical, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_conj(in_input[i]);
})
LOOP(conj_physical_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(f_conj(th_truth(in_input[i])));
}
NARROW_LOOPS(conj_physical, 1, 2, 0, 0)
static const pointwise conj_physical_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"complex_numbers", "conj_physical"},
    .postfix = "x0",
    .loops = {
        EACH_SUMMED(AT_TYPE, conj_physical)
        EACH_NARROW_FLOAT(AT_TYPE, conj_physical)
        [TH_BOOL] = conj_physical_bool,
    },
    .blocks = true,
};
/* d input = conj(grad) */
LOOPS(conj_physical_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = f_conj(in_grad[i]);
})
LOOPS(conj_physical_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = f_conj(f_conj(f_conj(in_grad[i])));
})
NARROW_LOOPS(conj_physical_input, 1, 2, 0, 0)
static const gradient conj_physical_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"complex_numbers", "conj_physical_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, conj_physical_input)
        EACH_COMPLEX(AT_TYPE, conj_physical_input)
        EACH_NARROW_FLOAT(AT_TYPE, conj_physical_input)
    },
};
static int conj_physical_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&conj_physical_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param conj_physical_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_conj_physical = {
    .op = "conj_physical", .name = "conj_physical",
    .signature = "conj_physical(Tensor input)",
    .enter = th_pointwise, .body = &conj_physical_body,
    .backward = conj_physical_backward,
    .params = conj_physical_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* conj(Tensor input) = torch.composed.conj */
static const param conj_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_conj = {
    .op = "conj", .name = "conj",
    .signature = "conj(Tensor input)",
    .params = conj_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* real(Tensor input) = torch.composed.real */
static const param real_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_real = {
    .op = "real", .name = "real",
    .signature = "real(Tensor input)",
    .params = real_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* imag(Tensor input) = torch.composed.imag */
static const param imag_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_imag = {
    .op = "imag", .name = "imag",
    .signature = "imag(Tensor input)",
    .params = imag_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* complex(Tensor real, Tensor imag) = torch.composed.complex */
static const param complex_params[] = {
    {.name = "real", .kind = P_TENSOR, .slot = 0},
    {.name = "imag", .kind = P_TENSOR, .slot = 1},
};
const row op_complex = {
    .op = "complex", .name = "complex",
    .signature = "complex(Tensor real, Tensor imag)",
    .params = complex_params,
    .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* polar(Tensor abs, Tensor angle) = torch.composed.polar */
static const param polar_params[] = {
    {.name = "abs", .kind = P_TENSOR, .slot = 0},
    {.name = "angle", .kind = P_TENSOR, .slot = 1},
};
const row op_polar = {
    .op = "polar", .name = "polar",
    .signature = "polar(Tensor abs, Tensor angle)",
    .params = polar_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* angle(Tensor input) = select(input < 0, pi, select(input == input, 0, input)) */
LOOPS(angle, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (T)3.141592653589793,
        f_select(in_input[i] == in_input[i], (T)0, in_input[i]));
})
NARROW_LOOPS(angle, 1, 2, 0, 0)
static const pointwise angle_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"complex_numbers", "angle"},
    .postfix = "x0 n0 < n1 x0 x0 == n0 x0 select select",
    .constants = (const double[]){0.0, 3.141592653589793},
    .loops = {EACH_FLOATING(AT_TYPE, angle) EACH_NARROW_FLOAT(AT_TYPE, angle)},
    .blocks = true,
};
static int angle_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param angle_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_angle = {
    .op = "angle", .name = "angle",
    .signature = "angle(Tensor input)",
    .enter = th_pointwise, .body = &angle_body,
    .backward = angle_backward,
    .params = angle_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* angle_complex(Tensor input) = torch.composed.angle_complex */
static const param angle_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_angle_complex = {
    .op = "angle_complex", .name = "angle",
    .signature = "angle_complex(Tensor input)",
    .params = angle_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* isreal(Tensor input) -> BoolTensor = torch.composed.isreal */
static const param isreal_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_isreal = {
    .op = "isreal", .name = "isreal",
    .signature = "isreal(Tensor input) -> BoolTensor",
    .params = isreal_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* magnitude(Tensor real, Tensor imag) = hypot(real, imag) */
WIDE_LOOPS(magnitude, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_real = (const T *)at[1];
    const T *in_imag = (const T *)at[2];
    EACH(i, count) to_output[i] = f_hypot(in_real[i], in_imag[i]);
})
static const pointwise magnitude_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"complex_numbers", "magnitude"},
    .postfix = "x0 x1 hypot",
    .loops = {EACH_FLOATING(AT_TYPE, magnitude)},
};
/* d real = grad * real / size */
WIDE_LOOPS(magnitude_real, EACH_FLOATING, {
    T *to_real = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_real = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_size = f_select(in_output[i] == 0, (T)1, in_output[i]);
        to_real[i] = f_divide(in_grad[i] * in_real[i], in_size);
    }
})
NARROW_LOOPS(magnitude_real, 1, 4, 0, 0)
static const gradient magnitude_real = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"complex_numbers", "magnitude_real"},
    .loops = {
        EACH_FLOATING(AT_TYPE, magnitude_real)
        EACH_NARROW_FLOAT(AT_TYPE, magnitude_real)
    },
};
/* d imag = grad * imag / size */
WIDE_LOOPS(magnitude_imag, EACH_FLOATING, {
    T *to_imag = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_imag = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_size = f_select(in_output[i] == 0, (T)1, in_output[i]);
        to_imag[i] = f_divide(in_grad[i] * in_imag[i], in_size);
    }
})
NARROW_LOOPS(magnitude_imag, 1, 4, 0, 0)
static const gradient magnitude_imag = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 1, FROM_RESULT},
    .kernel = {"complex_numbers", "magnitude_imag"},
    .loops = {
        EACH_FLOATING(AT_TYPE, magnitude_imag)
        EACH_NARROW_FLOAT(AT_TYPE, magnitude_imag)
    },
};
static int magnitude_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&magnitude_real, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&magnitude_imag, s, grad);
    return th_finish_gradients(s, result);
}
static const param magnitude_params[] = {
    {.name = "real", .kind = P_TENSOR, .slot = 0},
    {.name = "imag", .kind = P_TENSOR, .slot = 1},
};
const row op_magnitude = {
    .op = "magnitude", .name = "magnitude",
    .signature = "magnitude(Tensor real, Tensor imag)",
    .enter = th_pointwise, .body = &magnitude_body,
    .backward = magnitude_backward,
    .params = magnitude_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {0x101, 0x102},
};

/* abs_complex(Tensor input) = torch.composed.abs_complex */
static const param abs_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_abs_complex = {
    .op = "abs_complex", .name = "abs",
    .signature = "abs_complex(Tensor input)",
    .params = abs_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* sgn(Tensor input) = torch.composed.sgn */
static const param sgn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_sgn = {
    .op = "sgn", .name = "sgn",
    .signature = "sgn(Tensor input)",
    .params = sgn_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* sgn_(Tensor& input) = torch.composed.sgn_ */
static const param sgn__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
};
const row op_sgn_ = {
    .op = "sgn_", .name = "sgn_",
    .signature = "sgn_(Tensor& input)",
    .params = sgn__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* norm_complex(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False) =
   torch.composed.norm_complex */
static const param norm_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_norm_complex = {
    .op = "norm_complex", .name = "norm",
    .signature =
        "norm_complex(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False)",
    .autocast = "cuda float",
    .params = norm_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 4, .required = 1,
    .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* all_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor =
   torch.composed.all_complex */
static const param all_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_all_complex = {
    .op = "all_complex", .name = "all",
    .signature =
        "all_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor",
    .params = all_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* any_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor =
   torch.composed.any_complex */
static const param any_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_any_complex = {
    .op = "any_complex", .name = "any",
    .signature =
        "any_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor",
    .params = any_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* count_nonzero_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor =
   torch.composed.count_nonzero_complex */
static const param count_nonzero_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_count_nonzero_complex = {
    .op = "count_nonzero_complex", .name = "count_nonzero",
    .signature =
        "count_nonzero_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> "
        "LongTensor",
    .params = count_nonzero_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* dist_complex(Tensor input, Tensor other, Scalar p=2) = torch.composed.dist_complex */
static const param dist_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
};
const row op_dist_complex = {
    .op = "dist_complex", .name = "dist",
    .signature = "dist_complex(Tensor input, Tensor other, Scalar p=2)",
    .autocast = "cuda float",
    .params = dist_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .required = 2,
    .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* vdot(Tensor input, Tensor tensor) = torch.composed.vdot */
static const param vdot_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "tensor", .kind = P_TENSOR, .slot = 1},
};
const row op_vdot = {
    .op = "vdot", .name = "vdot",
    .signature = "vdot(Tensor input, Tensor tensor)",
    .params = vdot_params,
    .flags = ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* isclose_complex(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> BoolTensor = torch.composed.isclose_complex */
static const param isclose_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "rtol", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-05)},
    {.name = "atol", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-08)},
    {.name = "equal_nan", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_isclose_complex = {
    .op = "isclose_complex", .name = "isclose",
    .signature =
        "isclose_complex(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, "
        "bool equal_nan=False) -> BoolTensor",
    .params = isclose_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 5, .required = 2,
    .tensors = 2, .inputs = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* view_as_real(Tensor input) = view of complex_view.c */
static int view_as_real_cpu(call *c) {
    return view_view_as_real(c->out[0]);
}
static const kernel_body view_as_real_body = {.shapes = NULL};
static int view_as_real_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = view_as_complex(contiguous_copy(grad)) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_view_as_complex, &(call){.t = {th_apply(&f, &op_contiguous_copy, &(call){.t = {
            grad[0]
        }})}}));
    return th_end_frame(&f, s, result);
}
static const param view_as_real_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_view_as_real = {
    .op = "view_as_real", .name = "view_as_real",
    .signature = "view_as_real(Tensor input)",
    .enter = th_view, .body = &view_as_real_body,
    .kernel = {.cpu = view_as_real_cpu, .cuda = view_as_real_cpu},
    .backward = view_as_real_backward,
    .params = view_as_real_params,
    .flags = ROW_VIEW | ROW_FUNCTION, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* view_as_real_copy(Tensor input) = torch.composed.view_as_real_copy */
static const param view_as_real_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_view_as_real_copy = {
    .op = "view_as_real_copy", .name = "view_as_real_copy",
    .signature = "view_as_real_copy(Tensor input)",
    .params = view_as_real_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* view_as_complex(Tensor input) = view of complex_view.c */
static int view_as_complex_cpu(call *c) {
    return view_view_as_complex(c->out[0]);
}
static const kernel_body view_as_complex_body = {.shapes = NULL};
static int view_as_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = view_as_real(grad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_view_as_real, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param view_as_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_view_as_complex = {
    .op = "view_as_complex", .name = "view_as_complex",
    .signature = "view_as_complex(Tensor input)",
    .enter = th_view, .body = &view_as_complex_body,
    .kernel = {.cpu = view_as_complex_cpu, .cuda = view_as_complex_cpu},
    .backward = view_as_complex_backward,
    .params = view_as_complex_params,
    .flags = ROW_VIEW | ROW_FUNCTION, .dtypes = TH_FLOATS, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* view_as_complex_copy(Tensor input) = torch.composed.view_as_complex_copy */
static const param view_as_complex_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_view_as_complex_copy = {
    .op = "view_as_complex_copy", .name = "view_as_complex_copy",
    .signature = "view_as_complex_copy(Tensor input)",
    .params = view_as_complex_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* exp2_complex(Tensor input) = exp(input * log(2)) */
LOOPS(exp2_complex, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_exp(in_input[i] * f_log((T)2));
})
static const pointwise exp2_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .loops = {EACH_COMPLEX(AT_TYPE, exp2_complex)},
};
/* d input = grad * output * log(2) */
LOOPS(exp2_complex_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_output[i] * f_log((T)2));
})
static const gradient exp2_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .loops = {EACH_COMPLEX(AT_TYPE, exp2_complex_input)},
    .computes = true,
};
static int exp2_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&exp2_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param exp2_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_exp2_complex = {
    .op = "exp2_complex", .name = "exp2",
    .signature = "exp2_complex(Tensor input)",
    .enter = th_pointwise, .body = &exp2_complex_body,
    .backward = exp2_complex_backward,
    .params = exp2_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};
