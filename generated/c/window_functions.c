/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* window_functions: Windows of signals, and indices of triangles. */
#include "row/row.h"
#include "signal_windows.h"
#include "triangle_indices.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* padded_window(Tensor input, int n_fft, int hop_length, int win_length, Tensor? window=None) =
   torch.composed.padded_window */
static const param padded_window_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n_fft", .kind = P_INT, .slot = 0},
    {.name = "hop_length", .kind = P_INT, .slot = 1},
    {.name = "win_length", .kind = P_INT, .slot = 2},
    {.name = "window", .kind = P_TENSOR, .slot = 1, .optional = true},
};
const row op_padded_window = {
    .op = "padded_window", .name = "padded_window",
    .signature =
        "padded_window(Tensor input, int n_fft, int hop_length, int win_length, Tensor? "
        "window=None)",
    .params = padded_window_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 4, .tensors = 2, .inputs = 2, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* stft(Tensor input, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
   window=None, bool center=True, word[constant,reflect,replicate,circular] pad_mode=reflect,
   bool normalized=False, bool? onesided=None, bool? return_complex=None) = torch.composed.stft */
static const param stft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n_fft", .kind = P_INT, .slot = 0},
    {.name = "hop_length", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET_NONE},
    {.name = "win_length", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
    {.name = "window", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "center", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(1)},
    {.name = "pad_mode", .kind = P_WORD, .slot = 4, .optional = true, .preset = PRESET(1),
     .words = "constant reflect replicate circular"},
    {.name = "normalized", .kind = P_BOOL, .slot = 5, .optional = true, .preset = PRESET(0)},
    {.name = "onesided", .kind = P_BOOL, .slot = 6, .optional = true, .preset = PRESET_NONE},
    {.name = "return_complex", .kind = P_BOOL, .slot = 7, .optional = true, .preset = PRESET_NONE},
};
const row op_stft = {
    .op = "stft", .name = "stft",
    .signature =
        "stft(Tensor input, int n_fft, int? hop_length=None, int? win_length=None, Tensor? "
        "window=None, bool center=True, word[constant,reflect,replicate,circular] "
        "pad_mode=reflect, bool normalized=False, bool? onesided=None, bool? "
        "return_complex=None)",
    .params = stft_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 10, .required = 2, .tensors = 2, .inputs = 2, .ints = 8, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* istft(Tensor input, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
   window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None,
   bool return_complex=False) = torch.composed.istft */
static const param istft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n_fft", .kind = P_INT, .slot = 0},
    {.name = "hop_length", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET_NONE},
    {.name = "win_length", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
    {.name = "window", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "center", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(1)},
    {.name = "normalized", .kind = P_BOOL, .slot = 4, .optional = true, .preset = PRESET(0)},
    {.name = "onesided", .kind = P_BOOL, .slot = 5, .optional = true, .preset = PRESET_NONE},
    {.name = "length", .kind = P_INT, .slot = 6, .optional = true, .preset = PRESET_NONE},
    {.name = "return_complex", .kind = P_BOOL, .slot = 7, .optional = true, .preset = PRESET(0)},
};
const row op_istft = {
    .op = "istft", .name = "istft",
    .signature =
        "istft(Tensor input, int n_fft, int? hop_length=None, int? win_length=None, Tensor? "
        "window=None, bool center=True, bool normalized=False, bool? onesided=None, int? "
        "length=None, bool return_complex=False)",
    .no_meta = "it checks that the windows cover the signal",
    .params = istft_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 10, .required = 2,
    .tensors = 2, .inputs = 2, .ints = 8, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* bartlett_window(int window_length, bool periodic=True) = kernel of signal_windows.c */
static int bartlett_window_cpu(call *c) {
    return cpu_bartlett_window(c->out[0], c->n[0], c->n[1]);
}
static int bartlett_window_shape(extent *size, const call *c) {
    return shape_bartlett_window(size, c->n[0], c->n[1]);
}
static const kernel_body bartlett_window_body = {.shape = bartlett_window_shape};
static const param bartlett_window_params[] = {
    {.name = "window_length", .kind = P_INT, .slot = 0},
    {.name = "periodic", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_bartlett_window = {
    .op = "bartlett_window", .name = "bartlett_window",
    .signature = "bartlett_window(int window_length, bool periodic=True)",
    .enter = th_kernel, .body = &bartlett_window_body,
    .kernel = {.cpu = bartlett_window_cpu},
    .params = bartlett_window_params,
    .flags = ROW_CREATE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* hann_window(int window_length, bool periodic=True) = kernel of signal_windows.c */
static int hann_window_cpu(call *c) {
    return cpu_hann_window(c->out[0], c->n[0], c->n[1]);
}
static int hann_window_shape(extent *size, const call *c) {
    return shape_hann_window(size, c->n[0], c->n[1]);
}
static const kernel_body hann_window_body = {.shape = hann_window_shape};
static const param hann_window_params[] = {
    {.name = "window_length", .kind = P_INT, .slot = 0},
    {.name = "periodic", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_hann_window = {
    .op = "hann_window", .name = "hann_window",
    .signature = "hann_window(int window_length, bool periodic=True)",
    .enter = th_kernel, .body = &hann_window_body,
    .kernel = {.cpu = hann_window_cpu},
    .params = hann_window_params,
    .flags = ROW_CREATE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* blackman_window(int window_length, bool periodic=True) = kernel of signal_windows.c */
static int blackman_window_cpu(call *c) {
    return cpu_blackman_window(c->out[0], c->n[0], c->n[1]);
}
static int blackman_window_shape(extent *size, const call *c) {
    return shape_blackman_window(size, c->n[0], c->n[1]);
}
static const kernel_body blackman_window_body = {.shape = blackman_window_shape};
static const param blackman_window_params[] = {
    {.name = "window_length", .kind = P_INT, .slot = 0},
    {.name = "periodic", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_blackman_window = {
    .op = "blackman_window", .name = "blackman_window",
    .signature = "blackman_window(int window_length, bool periodic=True)",
    .enter = th_kernel, .body = &blackman_window_body,
    .kernel = {.cpu = blackman_window_cpu},
    .params = blackman_window_params,
    .flags = ROW_CREATE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* hamming_window(int window_length, bool periodic=True, Scalar alpha=0.54, Scalar beta=0.46) =
   kernel of signal_windows.c */
static int hamming_window_cpu(call *c) {
    return cpu_hamming_window(c->out[0], c->n[0], c->n[1], c->s[0], c->s[1]);
}
static int hamming_window_shape(extent *size, const call *c) {
    return shape_hamming_window(size, c->n[0], c->n[1], c->s[0], c->s[1]);
}
static const kernel_body hamming_window_body = {.shape = hamming_window_shape};
static const param hamming_window_params[] = {
    {.name = "window_length", .kind = P_INT, .slot = 0},
    {.name = "periodic", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.54)},
    {.name = "beta", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.46)},
};
const row op_hamming_window = {
    .op = "hamming_window", .name = "hamming_window",
    .signature =
        "hamming_window(int window_length, bool periodic=True, Scalar alpha=0.54, Scalar "
        "beta=0.46)",
    .enter = th_kernel, .body = &hamming_window_body,
    .kernel = {.cpu = hamming_window_cpu},
    .params = hamming_window_params,
    .flags = ROW_CREATE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 1,
    .scalars = 2, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* kaiser_window(int window_length, bool periodic=True, Scalar beta=12) = kernel of
   signal_windows.c */
static int kaiser_window_cpu(call *c) {
    return cpu_kaiser_window(c->out[0], c->n[0], c->n[1], c->s[0]);
}
static int kaiser_window_shape(extent *size, const call *c) {
    return shape_kaiser_window(size, c->n[0], c->n[1], c->s[0]);
}
static const kernel_body kaiser_window_body = {.shape = kaiser_window_shape};
static const param kaiser_window_params[] = {
    {.name = "window_length", .kind = P_INT, .slot = 0},
    {.name = "periodic", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(12)},
};
const row op_kaiser_window = {
    .op = "kaiser_window", .name = "kaiser_window",
    .signature = "kaiser_window(int window_length, bool periodic=True, Scalar beta=12)",
    .enter = th_kernel, .body = &kaiser_window_body,
    .kernel = {.cpu = kaiser_window_cpu},
    .params = kaiser_window_params,
    .flags = ROW_CREATE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 1,
    .scalars = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* tril_indices(int row, int col, int offset=0) -> LongTensor = kernel of triangle_indices.c */
static int tril_indices_cpu(call *c) {
    return cpu_tril_indices(c->out[0], c->n[0], c->n[1], c->n[2]);
}
static int tril_indices_shape(extent *size, const call *c) {
    return shape_tril_indices(size, c->n[0], c->n[1], c->n[2]);
}
static const kernel_body tril_indices_body = {.shape = tril_indices_shape};
static const param tril_indices_params[] = {
    {.name = "row", .kind = P_INT, .slot = 0},
    {.name = "col", .kind = P_INT, .slot = 1},
    {.name = "offset", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_tril_indices = {
    .op = "tril_indices", .name = "tril_indices",
    .signature = "tril_indices(int row, int col, int offset=0) -> LongTensor",
    .enter = th_kernel, .body = &tril_indices_body,
    .kernel = {.cpu = tril_indices_cpu},
    .params = tril_indices_params,
    .flags = ROW_CREATE, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 3, .required = 2,
    .ints = 3, .results = 1, .returned = 1, .types = {TH_LONG},
};

/* triu_indices(int row, int col, int offset=0) -> LongTensor = kernel of triangle_indices.c */
static int triu_indices_cpu(call *c) {
    return cpu_triu_indices(c->out[0], c->n[0], c->n[1], c->n[2]);
}
static int triu_indices_shape(extent *size, const call *c) {
    return shape_triu_indices(size, c->n[0], c->n[1], c->n[2]);
}
static const kernel_body triu_indices_body = {.shape = triu_indices_shape};
static const param triu_indices_params[] = {
    {.name = "row", .kind = P_INT, .slot = 0},
    {.name = "col", .kind = P_INT, .slot = 1},
    {.name = "offset", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_triu_indices = {
    .op = "triu_indices", .name = "triu_indices",
    .signature = "triu_indices(int row, int col, int offset=0) -> LongTensor",
    .enter = th_kernel, .body = &triu_indices_body,
    .kernel = {.cpu = triu_indices_cpu},
    .params = triu_indices_params,
    .flags = ROW_CREATE, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 3, .required = 2,
    .ints = 3, .results = 1, .returned = 1, .types = {TH_LONG},
};
