/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* dropout: Dropout of elements or channels. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* dropout_noise(Tensor input, Scalar keep, Scalar factor) = select((uniform() +
   select(isnan(input), 0, 0)) < keep, factor, 0) */
LOOPS(dropout_noise, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_keep = NUMBER(T, option[0]);
    const T in_factor = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = f_select(in_draw_0[i] + f_select(f_isnan(in_input[i]), (T)0,
        (T)0) < in_keep, in_factor, (T)0);
})
static const random_body dropout_noise_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_NEAREST,
    .inputs = 1, .from = {0},
    .kernel = {"dropout", "dropout_noise"},
    .loops = {EACH_FLOATING(AT_TYPE, dropout_noise)},
};
static const param dropout_noise_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "keep", .kind = P_SCALAR, .slot = 0},
    {.name = "factor", .kind = P_SCALAR, .slot = 1},
};
const row op_dropout_noise = {
    .op = "dropout_noise", .name = "dropout_noise",
    .signature = "dropout_noise(Tensor input, Scalar keep, Scalar factor)",
    .enter = th_random, .body = &dropout_noise_body,
    .params = dropout_noise_params,
    .flags = ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .moved = 3,
};

/* selu_dropped(Tensor input, Tensor kept, Scalar factor, Scalar shift) = select(kept != 0,
   input, lowest) * factor + shift */
LOOPS(selu_dropped, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_kept = (const T *)at[2];
    const T in_factor = NUMBER(T, option[0]);
    const T in_shift = NUMBER(T, option[1]);
    EACH(i, count) {
        const T in_lowest = -(T)1.7580993408473766;
        to_output[i] = f_select(in_kept[i] != 0, in_input[i], in_lowest) * in_factor + in_shift;
    }
})
LOOPS(selu_dropped_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_kept = *(const T *)at[2];
    const T in_factor = NUMBER(T, option[0]);
    const T in_shift = NUMBER(T, option[1]);
    EACH(i, count) {
        const T in_lowest = -(T)1.7580993408473766;
        to_output[i] = f_select(in_kept != 0, in_input[i], in_lowest) * in_factor + in_shift;
    }
})
NARROW_LOOPS(selu_dropped, 1, 3, 2, 0)
NARROW_LOOPS(selu_dropped_number, 1, 3, 2, 4)
static const pointwise selu_dropped_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"dropout", "selu_dropped"},
    .postfix = "x1 n1 != x0 n0 neg select o0 * o1 +",
    .constants = (const double[]){1.7580993408473766, 0.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, selu_dropped)
        EACH_NARROW_FLOAT(AT_TYPE, selu_dropped)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, selu_dropped_number)
        EACH_NARROW_FLOAT(AT_TYPE, selu_dropped_number)
    },
    .blocks = true,
};
/* d input = select(kept != 0, grad * factor, 0) */
LOOPS(selu_dropped_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_kept = (const T *)at[2];
    const T in_factor = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_kept[i] != 0, in_grad[i] * in_factor, (T)0);
})
NARROW_LOOPS(selu_dropped_input, 1, 3, 2, 0)
static const gradient selu_dropped_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"dropout", "selu_dropped_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, selu_dropped_input)
        EACH_NARROW_FLOAT(AT_TYPE, selu_dropped_input)
    },
};
static int selu_dropped_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&selu_dropped_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param selu_dropped_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kept", .kind = P_TENSOR, .slot = 1},
    {.name = "factor", .kind = P_SCALAR, .slot = 0},
    {.name = "shift", .kind = P_SCALAR, .slot = 1},
};
const row op_selu_dropped = {
    .op = "selu_dropped", .name = "selu_dropped",
    .signature = "selu_dropped(Tensor input, Tensor kept, Scalar factor, Scalar shift)",
    .enter = th_pointwise, .body = &selu_dropped_body,
    .backward = selu_dropped_backward,
    .params = selu_dropped_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 4, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
};

/* dropout(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False) =
   torch.composed.dropout */
static const param dropout_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "inplace", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_dropout = {
    .op = "dropout", .name = "dropout",
    .signature =
        "dropout(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False)",
    .params = dropout_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* native_dropout(Tensor input, Scalar p, bool? train=None) -> tuple (Tensor output, BoolTensor
   mask) = torch.composed.native_dropout */
static const param native_dropout_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "train", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_native_dropout = {
    .op = "native_dropout", .name = "native_dropout",
    .signature =
        "native_dropout(Tensor input, Scalar p, bool? train=None) -> tuple (Tensor output, "
        "BoolTensor mask)",
    .params = native_dropout_params,
    .names = (const char *const[]){"output", "mask"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_BOOL},
};

/* dropout1d(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False) =
   torch.composed.dropout1d */
static const param dropout1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "inplace", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_dropout1d = {
    .op = "dropout1d", .name = "dropout1d",
    .signature =
        "dropout1d(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False)",
    .params = dropout1d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* dropout2d(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False) =
   torch.composed.dropout2d */
static const param dropout2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "inplace", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_dropout2d = {
    .op = "dropout2d", .name = "dropout2d",
    .signature =
        "dropout2d(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False)",
    .params = dropout2d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* dropout3d(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False) =
   torch.composed.dropout3d */
static const param dropout3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "inplace", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_dropout3d = {
    .op = "dropout3d", .name = "dropout3d",
    .signature =
        "dropout3d(Tensor input, Scalar p=0.5, bool training=True, bool inplace=False)",
    .params = dropout3d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* rrelu_noise(Tensor input, Scalar lower, Scalar upper) = lower + (upper - lower) * (uniform()
   + select(isnan(input), 0, 0)) */
LOOPS(rrelu_noise, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_lower = NUMBER(T, option[0]);
    const T in_upper = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_lower + (in_upper - in_lower) * (in_draw_0[i] +
        f_select(f_isnan(in_input[i]), (T)0, (T)0));
})
static const random_body rrelu_noise_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_NEAREST,
    .inputs = 1, .from = {0},
    .kernel = {"dropout", "rrelu_noise"},
    .loops = {EACH_FLOATING(AT_TYPE, rrelu_noise)},
};
static const param rrelu_noise_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "lower", .kind = P_SCALAR, .slot = 0},
    {.name = "upper", .kind = P_SCALAR, .slot = 1},
};
const row op_rrelu_noise = {
    .op = "rrelu_noise", .name = "rrelu_noise",
    .signature = "rrelu_noise(Tensor input, Scalar lower, Scalar upper)",
    .enter = th_random, .body = &rrelu_noise_body,
    .params = rrelu_noise_params,
    .flags = ROW_RANDOM | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .moved = 3,
};

/* rrelu(Tensor input, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
   bool inplace=False) = torch.composed.rrelu */
static const param rrelu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "lower", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.125)},
    {.name = "upper", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = PRESET(0.3333333333333333)},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "inplace", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_rrelu = {
    .op = "rrelu", .name = "rrelu",
    .signature =
        "rrelu(Tensor input, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool "
        "training=False, bool inplace=False)",
    .params = rrelu_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* alpha_dropout(Tensor input, Scalar p=0.5, bool training=False, bool inplace=False) =
   torch.composed.alpha_dropout */
static const param alpha_dropout_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "inplace", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_alpha_dropout = {
    .op = "alpha_dropout", .name = "alpha_dropout",
    .signature =
        "alpha_dropout(Tensor input, Scalar p=0.5, bool training=False, bool inplace=False)",
    .params = alpha_dropout_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* feature_alpha_dropout(Tensor input, Scalar p=0.5, bool training=False, bool inplace=False) =
   torch.composed.feature_alpha_dropout */
static const param feature_alpha_dropout_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "inplace", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_feature_alpha_dropout = {
    .op = "feature_alpha_dropout", .name = "feature_alpha_dropout",
    .signature =
        "feature_alpha_dropout(Tensor input, Scalar p=0.5, bool training=False, bool "
        "inplace=False)",
    .params = feature_alpha_dropout_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* feature_dropout(Tensor input, Scalar p, bool train) = torch.composed.feature_dropout */
static const param feature_dropout_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "train", .kind = P_BOOL, .slot = 0},
};
const row op_feature_dropout = {
    .op = "feature_dropout", .name = "feature_dropout",
    .signature = "feature_dropout(Tensor input, Scalar p, bool train)",
    .params = feature_dropout_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* dropout_(Tensor& input, Scalar p, bool train) = torch.composed.dropout_ */
static const param dropout__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "train", .kind = P_BOOL, .slot = 0},
};
const row op_dropout_ = {
    .op = "dropout_", .name = "dropout_",
    .signature = "dropout_(Tensor& input, Scalar p, bool train)",
    .params = dropout__params,
    .flags = ROW_CHANGES | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* feature_dropout_(Tensor& input, Scalar p, bool train) = torch.composed.feature_dropout_ */
static const param feature_dropout__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "train", .kind = P_BOOL, .slot = 0},
};
const row op_feature_dropout_ = {
    .op = "feature_dropout_", .name = "feature_dropout_",
    .signature = "feature_dropout_(Tensor& input, Scalar p, bool train)",
    .params = feature_dropout__params,
    .flags = ROW_CHANGES | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* alpha_dropout_(Tensor& input, Scalar p, bool train) = torch.composed.alpha_dropout_ */
static const param alpha_dropout__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "train", .kind = P_BOOL, .slot = 0},
};
const row op_alpha_dropout_ = {
    .op = "alpha_dropout_", .name = "alpha_dropout_",
    .signature = "alpha_dropout_(Tensor& input, Scalar p, bool train)",
    .params = alpha_dropout__params,
    .flags = ROW_CHANGES | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* feature_alpha_dropout_(Tensor& input, Scalar p, bool train) =
   torch.composed.feature_alpha_dropout_ */
static const param feature_alpha_dropout__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "train", .kind = P_BOOL, .slot = 0},
};
const row op_feature_alpha_dropout_ = {
    .op = "feature_alpha_dropout_", .name = "feature_alpha_dropout_",
    .signature = "feature_alpha_dropout_(Tensor& input, Scalar p, bool train)",
    .params = feature_alpha_dropout__params,
    .flags = ROW_CHANGES | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};
