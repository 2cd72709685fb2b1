/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* compositions: Functions that PyTorch has for its kernels, its layers and its files, as
   compositions of rows. */
#include "row/row.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* alias_copy(Tensor input) = torch.composed.alias_copy */
static const param alias_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_alias_copy = {
    .op = "alias_copy", .name = "alias_copy",
    .signature = "alias_copy(Tensor input)",
    .params = alias_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* narrow_copy(Tensor input, Dim dim, int start, int length) = torch.composed.narrow_copy */
static const param narrow_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "start", .kind = P_INT, .slot = 1},
    {.name = "length", .kind = P_INT, .slot = 2},
};
const row op_narrow_copy = {
    .op = "narrow_copy", .name = "narrow_copy",
    .signature = "narrow_copy(Tensor input, Dim dim, int start, int length)",
    .params = narrow_copy_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 4,
    .required = 4, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* slice_copy(Tensor input, Dim dim=0, int? start=None, int? end=None, int step=1) =
   torch.composed.slice_copy */
static const param slice_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "start", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET_NONE},
    {.name = "end", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
    {.name = "step", .kind = P_INT, .slot = 3, .optional = true, .preset = PRESET(1)},
};
const row op_slice_copy = {
    .op = "slice_copy", .name = "slice_copy",
    .signature =
        "slice_copy(Tensor input, Dim dim=0, int? start=None, int? end=None, int step=1)",
    .params = slice_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 5,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 4, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* resize(Tensor input, int* sizes) = torch.composed.resize */
static const param resize_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
};
const row op_resize = {
    .op = "resize", .name = "resize",
    .signature = "resize(Tensor input, int* sizes)",
    .params = resize_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* resize_as(Tensor input, Tensor tensor) = torch.composed.resize_as */
static const param resize_as_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "tensor", .kind = P_TENSOR, .slot = 1},
};
const row op_resize_as = {
    .op = "resize_as", .name = "resize_as",
    .signature = "resize_as(Tensor input, Tensor tensor)",
    .params = resize_as_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* adjoint(Tensor input) = torch.composed.adjoint */
static const param adjoint_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_adjoint = {
    .op = "adjoint", .name = "adjoint",
    .signature = "adjoint(Tensor input)",
    .params = adjoint_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* resolve_conj(Tensor input) = torch.composed.resolve_conj */
static const param resolve_conj_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_resolve_conj = {
    .op = "resolve_conj", .name = "resolve_conj",
    .signature = "resolve_conj(Tensor input)",
    .params = resolve_conj_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* is_conj(Tensor input) -> bool = torch.composed.is_conj */
static const param is_conj_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_is_conj = {
    .op = "is_conj", .name = "is_conj",
    .signature = "is_conj(Tensor input) -> bool",
    .params = is_conj_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* is_inference(Tensor input) -> bool = torch.composed.is_inference */
static const param is_inference_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_is_inference = {
    .op = "is_inference", .name = "is_inference",
    .signature = "is_inference(Tensor input) -> bool",
    .params = is_inference_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* frobenius_norm(Tensor input, Dim* dim=None, Keepdim keepdim=False) =
   torch.composed.frobenius_norm */
static const param frobenius_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_frobenius_norm = {
    .op = "frobenius_norm", .name = "frobenius_norm",
    .signature = "frobenius_norm(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .params = frobenius_norm_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* native_norm(Tensor input, Scalar p=2) = torch.composed.native_norm */
static const param native_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
};
const row op_native_norm = {
    .op = "native_norm", .name = "native_norm",
    .signature = "native_norm(Tensor input, Scalar p=2)",
    .params = native_norm_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* nonzero_static(Tensor input, int size, int fill_value=-1) -> LongTensor =
   torch.composed.nonzero_static */
static const param nonzero_static_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_INT, .slot = 0},
    {.name = "fill_value", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-1)},
};
const row op_nonzero_static = {
    .op = "nonzero_static", .name = "nonzero_static",
    .signature =
        "nonzero_static(Tensor input, int size, int fill_value=-1) -> LongTensor",
    .no_meta = "the number of nonzero elements depends on them",
    .params = nonzero_static_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* lu_solve(Tensor b, Tensor LU_data, IntTensor LU_pivots) = torch.composed.lu_solve */
static const param lu_solve_params[] = {
    {.name = "b", .kind = P_TENSOR, .slot = 0},
    {.name = "LU_data", .kind = P_TENSOR, .slot = 1},
    {.name = "LU_pivots", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_INT},
};
const row op_lu_solve = {
    .op = "lu_solve", .name = "lu_solve",
    .signature = "lu_solve(Tensor b, Tensor LU_data, IntTensor LU_pivots)",
    .params = lu_solve_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 3, .inputs = 3,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* convolution(Tensor input, Tensor weight, Tensor? bias, int* stride, int* padding, int*
   dilation, bool[False] transposed, int* output_padding, int groups) =
   torch.composed.convolution */
static const param convolution_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_LIST, .slot = 0},
    {.name = "padding", .kind = P_LIST, .slot = 1},
    {.name = "dilation", .kind = P_LIST, .slot = 2},
    {.name = "transposed", .kind = P_FIXED, .slot = 0, .preset = PRESET(0)},
    {.name = "output_padding", .kind = P_LIST, .slot = 3},
    {.name = "groups", .kind = P_INT, .slot = 1},
};
const row op_convolution = {
    .op = "convolution", .name = "convolution",
    .signature =
        "convolution(Tensor input, Tensor weight, Tensor? bias, int* stride, int* padding, "
        "int* dilation, bool[False] transposed, int* output_padding, int groups)",
    .autocast = "lower",
    .params = convolution_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 9, .required = 9, .tensors = 3, .inputs = 3, .ints = 2,
    .lists = 4, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* convolution_transposed(Tensor input, Tensor weight, Tensor? bias, int* stride, int* padding,
   int* dilation, bool[True] transposed, int* output_padding, int groups) =
   torch.composed.convolution_transposed */
static const param convolution_transposed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "stride", .kind = P_LIST, .slot = 0},
    {.name = "padding", .kind = P_LIST, .slot = 1},
    {.name = "dilation", .kind = P_LIST, .slot = 2},
    {.name = "transposed", .kind = P_FIXED, .slot = 0, .preset = PRESET(1)},
    {.name = "output_padding", .kind = P_LIST, .slot = 3},
    {.name = "groups", .kind = P_INT, .slot = 1},
};
const row op_convolution_transposed = {
    .op = "convolution_transposed", .name = "convolution",
    .signature =
        "convolution_transposed(Tensor input, Tensor weight, Tensor? bias, int* stride, int* "
        "padding, int* dilation, bool[True] transposed, int* output_padding, int groups)",
    .autocast = "lower",
    .params = convolution_transposed_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 9, .required = 9, .tensors = 3, .inputs = 3, .ints = 2,
    .lists = 4, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* constant_pad_nd(Tensor input, int* pad, Scalar value=0) = torch.composed.constant_pad_nd */
static const param constant_pad_nd_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "pad", .kind = P_LIST, .slot = 0},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_constant_pad_nd = {
    .op = "constant_pad_nd", .name = "constant_pad_nd",
    .signature = "constant_pad_nd(Tensor input, int* pad, Scalar value=0)",
    .params = constant_pad_nd_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int
   group, Scalar eps) -> tuple (Tensor output, Tensor mean, Tensor inverse_std) =
   torch.composed.native_group_norm */
static const param native_group_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "N", .kind = P_INT, .slot = 0},
    {.name = "C", .kind = P_INT, .slot = 1},
    {.name = "HxW", .kind = P_INT, .slot = 2},
    {.name = "group", .kind = P_INT, .slot = 3},
    {.name = "eps", .kind = P_SCALAR, .slot = 0},
};
const row op_native_group_norm = {
    .op = "native_group_norm", .name = "native_group_norm",
    .signature =
        "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int "
        "HxW, int group, Scalar eps) -> tuple (Tensor output, Tensor mean, Tensor "
        "inverse_std)",
    .params = native_group_norm_params,
    .names = (const char *const[]){"output", "mean", "inverse_std"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 8, .required = 8, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 4, .results = 3,
    .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) = torch.composed.conv_tbc */
static const param conv_tbc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2},
    {.name = "pad", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_conv_tbc = {
    .op = "conv_tbc", .name = "conv_tbc",
    .signature = "conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0)",
    .autocast = "lower",
    .params = conv_tbc_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 3, .tensors = 3, .inputs = 3, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
   b_hh=None) = torch.composed.rnn_tanh_cell */
static const param rnn_tanh_cell_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "hx", .kind = P_TENSOR, .slot = 1},
    {.name = "w_ih", .kind = P_TENSOR, .slot = 2},
    {.name = "w_hh", .kind = P_TENSOR, .slot = 3},
    {.name = "b_ih", .kind = P_TENSOR, .slot = 4, .optional = true},
    {.name = "b_hh", .kind = P_TENSOR, .slot = 5, .optional = true},
};
const row op_rnn_tanh_cell = {
    .op = "rnn_tanh_cell", .name = "rnn_tanh_cell",
    .signature =
        "rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
        "Tensor? b_hh=None)",
    .params = rnn_tanh_cell_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 6, .required = 4, .tensors = 6, .inputs = 6,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
   b_hh=None) = torch.composed.rnn_relu_cell */
static const param rnn_relu_cell_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "hx", .kind = P_TENSOR, .slot = 1},
    {.name = "w_ih", .kind = P_TENSOR, .slot = 2},
    {.name = "w_hh", .kind = P_TENSOR, .slot = 3},
    {.name = "b_ih", .kind = P_TENSOR, .slot = 4, .optional = true},
    {.name = "b_hh", .kind = P_TENSOR, .slot = 5, .optional = true},
};
const row op_rnn_relu_cell = {
    .op = "rnn_relu_cell", .name = "rnn_relu_cell",
    .signature =
        "rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
        "Tensor? b_hh=None)",
    .params = rnn_relu_cell_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .required = 4, .tensors = 6, .inputs = 6, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
   b_hh=None) = torch.composed.gru_cell */
static const param gru_cell_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "hx", .kind = P_TENSOR, .slot = 1},
    {.name = "w_ih", .kind = P_TENSOR, .slot = 2},
    {.name = "w_hh", .kind = P_TENSOR, .slot = 3},
    {.name = "b_ih", .kind = P_TENSOR, .slot = 4, .optional = true},
    {.name = "b_hh", .kind = P_TENSOR, .slot = 5, .optional = true},
};
const row op_gru_cell = {
    .op = "gru_cell", .name = "gru_cell",
    .signature =
        "gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
        "Tensor? b_hh=None)",
    .params = gru_cell_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .required = 4, .tensors = 6, .inputs = 6, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* lstm_cell(Tensor input, Tensor* hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
   b_hh=None) -> (Tensor hidden, Tensor memory) = torch.composed.lstm_cell */
static const param lstm_cell_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "hx", .kind = P_TENSORS, .slot = 0},
    {.name = "w_ih", .kind = P_TENSOR, .slot = 1},
    {.name = "w_hh", .kind = P_TENSOR, .slot = 2},
    {.name = "b_ih", .kind = P_TENSOR, .slot = 3, .optional = true},
    {.name = "b_hh", .kind = P_TENSOR, .slot = 4, .optional = true},
};
const row op_lstm_cell = {
    .op = "lstm_cell", .name = "lstm_cell",
    .signature =
        "lstm_cell(Tensor input, Tensor* hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
        "Tensor? b_hh=None) -> (Tensor hidden, Tensor memory)",
    .params = lstm_cell_params,
    .names = (const char *const[]){"hidden", "memory"},
    .flags = ROW_FUNCTION | ROW_MIXED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 4, .tensors = 5, .inputs = 5, .many = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME},
};
